//! Whether an answer shows anything of others.

use super::ledger::{Item, Ledger, Reader};
use super::marks::{marks_in, owner_of};

/// The least digits of a hash that are taken for one: more than a number in an answer ever has.
const HASH: usize = 24;

/// Searches an answer for marks, ids and hashes of what the reader may not see, or of nothing that is known.
pub(super) fn look(answer: &str, reader: Reader, ledger: &Ledger, projects: &[&str]) -> Result<(), String> {
    let foreign_mark = marks_in(answer).find(|letters| !may_be_own(letters, reader));
    if let Some(letters) = foreign_mark {
        return Err(format!("{reader:?} is shown the words of another, zq{letters}, in {answer}"));
    }
    let is_seen = |item: &Item| reader.may_see(item.owner);
    for id in ids_in(answer) {
        match ledger.item(id) {
            Some(item) if is_seen(item) => {}
            Some(item) => {
                return Err(format!(
                    "{reader:?} is shown the id {id} of an item of {:?}, in {answer}",
                    item.owner
                ));
            }
            None => return Err(format!("{reader:?} is shown the id {id}, which nothing has, in {answer}")),
        }
    }
    for hash in hashes_in(answer).filter(|hash| !projects.iter().any(|own| own.ends_with(hash))) {
        if !ledger.with_hash(hash).any(is_seen) {
            return Err(format!("{reader:?} is shown the hash {hash} of nothing that it sees, in {answer}"));
        }
    }
    Ok(())
}

fn may_be_own(letters: &str, reader: Reader) -> bool {
    let [tenant, person, project] = owner_of(letters);
    tenant == Some(Some(reader.tenant))
        && person.flatten().is_none_or(|person| person == reader.person)
        && project.flatten().is_none_or(|project| Some(project) == reader.project)
}

/// The ids of items, with the word before them.
fn ids_in(answer: &str) -> impl Iterator<Item = &str> {
    ["ep_", "fact_"].into_iter().flat_map(move |head| {
        answer.match_indices(head).filter_map(move |(at, _)| {
            let is_inside = answer.get(..at)?.ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let rest = answer.get(at + head.len()..)?;
            let digits = rest.bytes().take_while(|byte| is_digit(*byte)).count();
            (digits > 0 && !is_inside).then(|| answer.get(at..at + head.len() + digits)).flatten()
        })
    })
}

/// What looks like a hash, ids left out.
fn hashes_in(answer: &str) -> impl Iterator<Item = &str> {
    answer
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
        .filter(|word| word.len() >= HASH && word.bytes().all(is_digit))
}

fn is_digit(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'a'..=b'f')
}

#[cfg(test)]
mod tests {
    use super::super::marks::{Owner, Stock};
    use super::*;
    use crate::samples;
    use veridical::recall::ItemKind;

    const OWN: Owner = Owner { tenant: 0, person: None, project: Some(1) };
    const READER: Reader = Reader { tenant: 0, person: 2, project: Some(1) };

    fn ledger() -> Ledger {
        let item = |id: &str, owner| Item {
            kind: ItemKind::Episode,
            stock: Stock::Lesson,
            owner,
            id: id.to_owned(),
            mark: String::new(),
            at: samples::instant(0),
            verified: true,
            live: true,
            unsolved: None,
            slot: None,
        };
        let mut ledger = Ledger::default();
        ledger.add(item("ep_0a", OWN), ["a".repeat(64)]);
        ledger.add(item("ep_0b", Owner { project: Some(2), ..OWN }), ["b".repeat(64)]);
        ledger
    }

    #[test]
    fn words_ids_and_hashes_of_others_are_seen_in_an_answer() {
        let shown =
            |answer: &str| look(answer, READER, &ledger(), &["git:sha256:cccccccccccccccccccccccc"]).is_err();
        let (own, foreign) = ("a".repeat(64), "b".repeat(64));
        for fine in [
            "",
            "a step_0b",
            "the zqaxbaaal of ep_0a",
            "zqacxaaaf",
            &own,
            "cccccccccccccccccccccccc",
            "0.1234567890123456",
        ] {
            assert!(!shown(fine), "{fine}");
        }
        for bad in
            ["zqaxcaaal", "zqb", "zqadxaaaf", "…zqaxc", "x\"ep_0b\"", "ep_0c", &foreign, &"b".repeat(24)]
        {
            assert!(shown(bad), "{bad}");
        }
    }
}
