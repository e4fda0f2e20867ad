//! The paths of the machine on which a recording is made, replaced by a developer's.

use super::workshop::Workshop;
use std::path::Path;

/// What stands for what, the most special first.
pub(crate) struct Neutral {
    pairs: Vec<(String, &'static str)>,
}

impl Neutral {
    pub(crate) fn here(workshop: &Workshop) -> Self {
        let mut neutral = Self { pairs: Vec::new() };
        neutral.put(&workshop.venv(), "/home/dev/.venv");
        neutral.put(&workshop.project(), "/home/dev/project");
        neutral.put(workshop.tools(), "/home/dev/.tools");
        neutral.put(workshop.scratch(), "/home/dev");
        if let Some(home) = std::env::var_os("HOME") {
            let home = Path::new(&home);
            neutral.put(&home.join(".pyenv/versions/"), "/usr/local/python-");
            neutral.put(home, "/home/dev");
        }
        neutral
    }

    /// One more path that must not show.
    pub(crate) fn and(mut self, path: &Path, to: &'static str) -> Self {
        self.put(path, to);
        self
    }

    pub(crate) fn apply(&self, text: &str) -> String {
        self.pairs.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
    }

    /// A path as it was given, and as the system resolves it.
    fn put(&mut self, path: &Path, to: &'static str) {
        let mut forms = vec![path.to_string_lossy().into_owned()];
        if let Ok(resolved) = path.canonicalize() {
            let mut resolved = resolved.to_string_lossy().into_owned();
            if forms.iter().any(|form| form.ends_with('/')) {
                resolved.push('/');
            }
            forms.push(resolved);
        }
        forms.dedup();
        self.pairs.extend(forms.into_iter().map(|form| (form, to)));
        self.pairs.sort_by_key(|(from, _)| std::cmp::Reverse(from.len()));
    }
}
