//! Files that a command line writes by printing into them, with the text where the line holds it.

use crate::shell::{Call, Leaf, Word};
use crate::{Edit, FileWrite};

/// The files that a command only prints into: `cat > a.py <<'END'`, `echo x >> a.env`, `tee a.py`. Their paths are as
/// written.
pub(crate) fn printed(leaf: &Leaf) -> Vec<FileWrite> {
    let Ok(call) = &leaf.call else { return Vec::new() };
    let text = match call.program.as_str() {
        "cat" | "tee" => copied(call, leaf),
        "echo" => echoed(call),
        "printf" => None,
        _ => return Vec::new(),
    };
    match (call.program.as_str(), leaf.writes.as_slice()) {
        ("tee", []) if !leaf.keeps_a_log() => {
            let behind = call.args.iter().any(|word| matches!(word.literal(), Some("-a" | "--append")));
            let files = call.args.iter().filter_map(Word::literal);
            let files = files.filter(|file| !file.starts_with('-') && !file.starts_with("/dev/"));
            files.map(|file| write(file, text.clone(), behind)).collect()
        }
        ("tee", _) => Vec::new(),
        (_, [file]) => vec![write(file, text, leaf.out_file.as_ref() != Some(file))],
        _ => Vec::new(),
    }
}

fn write(path: &str, text: Option<String>, behind: bool) -> FileWrite {
    let (whole, edits) = match text {
        Some(added) if behind => (None, vec![Edit { removed: String::new(), added }]),
        whole => (whole, Vec::new()),
    };
    FileWrite { path: path.to_owned(), whole, edits, created: false }
}

/// What `cat` without files and `tee` pass on, where that is a document of the line.
fn copied(call: &Call, leaf: &Leaf) -> Option<String> {
    let reads_files = call.program == "cat" && call.args.iter().any(|word| word.raw != "-");
    leaf.document.clone().filter(|_| !reads_files)
}

fn echoed(call: &Call) -> Option<String> {
    let words: Vec<&str> = call.args.iter().map(Word::literal).collect::<Option<_>>()?;
    let plain = !words.iter().any(|word| word.starts_with('-') || word.contains('\\'));
    plain.then(|| words.join(" ") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;

    #[test]
    fn a_file_that_a_line_prints_into_is_known_with_its_text_where_the_line_holds_it() {
        for (line, expected) in [
            ("cat > a.py <<'E'\nx = $1\nE", "a.py = x = $1\n"),
            ("cat <<E > a.py\nx\nE", "a.py = x\n"),
            ("cat <<E > a.py\n$x\nE", "a.py ?"),
            ("cat >> a.py <<'E'\nx\nE", "a.py + x\n"),
            ("cat b.py > a.py", "a.py ?"),
            ("cat b.py > a.py <<'E'\nx\nE", "a.py ?"),
            ("echo 'TZ=UTC' > .env", ".env = TZ=UTC\n"),
            ("echo a b >> .env", ".env + a b\n"),
            ("echo \"$x\" > .env", ".env ?"),
            ("echo -n a > .env", ".env ?"),
            ("echo 'a\\tb' > .env", ".env ?"),
            ("printf 'a' > .env", ".env ?"),
            ("tee a.py b.py <<'E'\nx\nE", "a.py = x\n, b.py = x\n"),
            ("tee -a a.py <<'E'\nx\nE", "a.py + x\n"),
            ("tee a.py < b.py", "a.py ?"),
            ("tee < b.py > a.py", ""),
            ("tee a.py > b.py <<'E'\nx\nE", ""),
            ("cat a.py", ""),
            ("echo a", ""),
            ("sort a > b", ""),
            ("cat a > /dev/null", ""),
        ] {
            let script = Script::analyse(line).0.unwrap();
            let (_, leaf) = script.leaves().next().unwrap();
            let told = printed(leaf).into_iter().map(|write| match (&write.whole, write.edits.as_slice()) {
                (Some(text), _) => format!("{} = {text}", write.path),
                (None, [edit]) => format!("{} + {}", write.path, edit.added),
                _ => format!("{} ?", write.path),
            });
            assert_eq!(told.collect::<Vec<_>>().join(", "), expected, "{line}");
        }
    }
}
