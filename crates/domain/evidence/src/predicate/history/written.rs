//! Files that were written, and whether they were read back as they are.

use super::History;
use crate::predicate::left::Shows;
use crate::predicate::place::Folder;
use crate::predicate::run::Moment;
use crate::predicate::touch::{Touch, file_name};
use crate::{FileWrite, ReadBack, Reason};

/// A file that a tool wrote.
#[derive(Debug)]
pub(super) struct Written {
    whole: Option<String>,
    /// Where it lies, as far as the command lines tell.
    file: Option<Folder>,
    /// When it was last read whole, and whether it held what was written.
    read: Option<(Moment, bool)>,
}

impl History<'_> {
    pub(super) fn wrote(&mut self, at: Moment, write: &FileWrite, file: Option<Folder>) {
        self.note(at, Touch::File(write.path.clone()));
        self.written.insert(write.path.clone(), Written { whole: write.whole.clone(), file, read: None });
    }

    pub(super) fn read(&mut self, at: Moment, path: &str, content: Option<&str>) {
        let (Some(written), Some(content)) = (self.written.get_mut(path), content) else { return };
        written.read = written.whole.as_ref().map(|whole| (at, whole == content));
    }

    /// Takes in a file that a command showed. The terminal of a host takes the end of the last line off.
    pub(super) fn show(&mut self, at: Moment, shows: &Shows, text: &str) {
        let plain = |text: &str| text.trim_end_matches('\n').to_owned();
        for written in self.written.values_mut() {
            let (Some(whole), Some(file)) = (&written.whole, &written.file) else { continue };
            if shows.whole && shows.alone && shows.selections.is_empty() && file.is_same_file(&shows.file) {
                written.read = Some((at, plain(whole) == plain(text)));
            }
        }
    }

    /// Whether a written file still holds what was written.
    fn state(&self, path: &str, written: &Written) -> Result<Moment, Reason> {
        let touched = self.names.get(file_name(path)).copied().max(self.anything);
        match written.read {
            Some((at, _)) if touched.is_some_and(|touched| touched > at) => Err(Reason::NoReadBack),
            Some((at, true)) => Ok(at),
            Some((_, false)) => Err(Reason::ReadBackDiffers),
            None => Err(Reason::NoReadBack),
        }
    }

    /// Whether every written file holds what was written; the reason of the first that does not, with its path.
    pub(in crate::predicate) fn read_back(&self) -> Option<Result<(), (Reason, &str)>> {
        let refused = self.written.iter().find_map(|(path, written)| {
            let reason = self.state(path, written).err()?;
            Some((reason, path.as_str()))
        });
        let refused = refused.or_else(|| Some((Reason::NotAsAsked, self.falls_short()?)));
        (!self.written.is_empty()).then(|| refused.map_or(Ok(()), Err))
    }

    /// Whether all that a written file holds is known, so that it can be read back.
    pub(in crate::predicate) fn is_known_whole(&self, path: &str) -> bool {
        self.written.get(path).is_some_and(|written| written.whole.is_some())
    }

    /// The last file that was read back as written and still is so.
    pub(in crate::predicate) fn artifact(&self) -> Option<ReadBack> {
        let stands = |(path, written): (&String, &Written)| {
            let at = self.state(path, written).ok()?;
            Some((at, ReadBack { path: path.clone(), bytes: written.whole.as_ref().map_or(0, String::len) }))
        };
        self.written.iter().filter_map(stands).max_by_key(|(at, _)| *at).map(|(_, artifact)| artifact)
    }
}
