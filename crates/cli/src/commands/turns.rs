use crate::fault::Fault;
use std::io::Read;
use std::path::Path;
use veridical_hermes::HandedTurn;

const SHAPE: &str = "hand over what the host gives to a memory provider, {\"messages\": [...]}; of a session that `hermes sessions export` wrote, the last turn is taken";

/// The turns of a file: one object, or one a line in a `.jsonl` file.
pub(crate) fn read(path: &Path) -> Result<Vec<HandedTurn>, Fault> {
    let bytes = bytes(path)?;
    let many = path.extension().is_some_and(|extension| extension == "jsonl");
    let texts: Vec<&[u8]> = if many {
        bytes.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).collect()
    } else {
        vec![&bytes]
    };
    if texts.is_empty() {
        return Err(Fault::unusable(format!("{} holds no turn", path.display())).next(SHAPE));
    }
    let turns = texts.iter().enumerate().map(|(at, text)| {
        HandedTurn::from_json(text).map_err(|error| {
            let place = if many { format!(", line {}", at + 1) } else { String::new() };
            Fault::unusable(format!("{}{place}: {error}", path.display())).next(SHAPE)
        })
    });
    turns.collect()
}

/// The bytes of a file; `-` is standard input.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, Fault> {
    let read = if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    read.map_err(|error| {
        Fault::unusable(format!("{} cannot be read: {error}", path.display()))
            .next("name a file, or `-` for standard input")
    })
}
