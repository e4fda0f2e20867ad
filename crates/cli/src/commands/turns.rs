use crate::fault::Fault;
use crate::files;
use std::path::Path;
use veridical_hermes::HandedTurn;

const SHAPE: &str = "hand over what the host gives to a memory provider, {\"messages\": [...]}; of a session that `hermes sessions export` wrote, the last turn is taken";

/// The turns of a file: one object, or one a line in a `.jsonl` file.
pub(crate) fn read(path: &Path) -> Result<Vec<HandedTurn>, Fault> {
    let bytes = files::read(path)?;
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
