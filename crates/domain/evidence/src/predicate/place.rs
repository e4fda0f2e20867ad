//! Where in the file system a command of a turn runs, as far as the command lines tell.
//!
//! A host keeps the folder of its terminal from call to call, so every `cd` of a turn counts for all that follows.

use crate::Output;
use crate::shell::Step;

/// A folder, told from the one in which the turn began or from a root.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Folder {
    root: Root,
    parts: Vec<String>,
    /// How many of the parts `..` does not lead back from: the host resolves links between calls, and one of these may be
    /// one.
    settled: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Root {
    Start,
    Home,
    Absolute,
}

impl Folder {
    /// The folder in which the turn began.
    pub(super) fn start() -> Self {
        Self { root: Root::Start, parts: Vec::new(), settled: 0 }
    }

    /// The folder after `cd to`; `None` when only the file system knows.
    pub(super) fn join(self, to: &str) -> Option<Self> {
        let at = |root| Self { root, parts: Vec::new(), settled: 0 };
        let home = ["$HOME", "${HOME}", "~"].iter().find_map(|home| to.strip_prefix(home));
        let here = ["$PWD/", "${PWD}/"].iter().find_map(|here| to.strip_prefix(here));
        let (base, rest) = match (home, here) {
            (Some(rest), _) if rest.is_empty() || rest.starts_with('/') => (at(Root::Home), rest),
            (_, Some(rest)) => (self, rest),
            (None, None) if to.starts_with('/') => (at(Root::Absolute), to),
            (None, None) if !to.starts_with('$') => (self, to),
            _ => return None,
        };
        rest.split('/').try_fold(base, Self::enter)
    }

    fn enter(mut self, part: &str) -> Option<Self> {
        match part {
            "" | "." => {}
            ".." if self.parts.len() > self.settled && self.parts.last().is_some_and(|last| last != "..") => {
                self.parts.pop();
            }
            ".." if self.root == Root::Absolute && self.parts.is_empty() => {}
            ".." if self.root == Root::Start && self.parts.iter().all(|part| part == "..") => {
                self.parts.push("..".to_owned());
                self.settled = self.parts.len();
            }
            ".." => return None,
            name => self.parts.push(name.to_owned()),
        }
        Some(self)
    }

    /// The path of a file, as it is written from the folder in which the turn began.
    pub(super) fn path(&self) -> String {
        let root = match self.root {
            Root::Start => "",
            Root::Home => "~/",
            Root::Absolute => "/",
        };
        format!("{root}{}", self.parts.join("/"))
    }

    /// The same folder, to be compared with others.
    pub(super) fn settled(self) -> Self {
        Self { settled: self.parts.len(), ..self }
    }

    /// The same folder, as the host keeps it for the next call. Folders are links where custom makes them so, and anywhere
    /// once links were told of. One that is deeper than folders are is not known: a path that grew with every call would make each
    /// call cost what all calls before it did.
    pub(super) fn kept(self, links: bool) -> Option<Self> {
        if !self.is_short() {
            return None;
        }
        let all = self.parts.len();
        let below = |name: &str| name == "node_modules" || name.starts_with("bazel-");
        let doubtful = self.parts.iter().rposition(|part| is_customary_link(part)).map_or(0, |at| at + 1);
        let first = usize::from(self.root == Root::Absolute).min(all);
        let settled = if links || self.parts.iter().any(|part| below(part)) {
            all
        } else {
            self.settled.min(all).max(doubtful).max(first)
        };
        Some(Self { settled, ..self })
    }

    /// Whether another path surely lies below this one.
    pub(super) fn holds(&self, other: &Self) -> bool {
        let inner = other.parts.get(self.parts.len()..).unwrap_or_default();
        self.root == other.root
            && other.parts.starts_with(&self.parts)
            && !inner.is_empty()
            && inner.iter().all(|part| part != "..")
    }

    /// Whether it is no deeper than folders are.
    pub(super) fn is_short(&self) -> bool {
        self.parts.len() <= 64 && self.parts.iter().all(|part| part.len() <= 255)
    }

    /// The last part of the path.
    pub(super) fn name(&self) -> Option<&str> {
        self.parts.last().map(String::as_str)
    }

    /// Whether two paths surely name one file: they are the same, or the one that is told from the start of the turn
    /// is the end of the absolute one.
    pub(super) fn is_same_file(&self, other: &Self) -> bool {
        let plain = |folder: &Self| !folder.parts.is_empty() && folder.parts.iter().all(|part| part != "..");
        match (self.root, other.root) {
            (one, two) if one == two => self.parts == other.parts,
            (Root::Absolute, Root::Start) => plain(other) && self.parts.ends_with(&other.parts),
            (Root::Start, Root::Absolute) => plain(self) && other.parts.ends_with(&self.parts),
            _ => false,
        }
    }

    /// Whether it lies outside of `checkout`, an absolute path.
    pub(super) fn is_outside(&self, checkout: &str) -> bool {
        let mut inside = checkout.split('/').filter(|part| !part.is_empty());
        let mut own = self.parts.iter();
        self.root == Root::Absolute
            && checkout.starts_with('/')
            && !inside.all(|part| own.next().is_some_and(|own| own == part))
    }
}

/// Whether a folder of this name is mostly a link to another, as deployments and desktops set them.
fn is_customary_link(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ["current", "latest", "previous", "stable", "default", "active", "live", "www", "tmp"]
        .contains(&name.as_str())
        || name.contains("link")
}

/// The folder after the steps of a line that printed `output`; `None` when it is not known.
pub(super) fn after(from: Option<Folder>, steps: Option<&[Step]>, output: &Output) -> Option<Folder> {
    let mut folder = from;
    for step in steps? {
        let happened = step.sure || (step.heard && !may_complain(output));
        folder = match &step.to {
            Some(to) if happened => folder_at(folder, to),
            _ => None,
        };
    }
    folder
}

/// Whether the output may hold the shell's complaint about a folder that it could not enter.
pub(super) fn may_complain(output: &Output) -> bool {
    !output.complete || ["cd: ", "pushd: ", "popd: "].iter().any(|name| output.text.contains(name))
}

/// An absolute path is known wherever it is reached from.
fn folder_at(from: Option<Folder>, to: &str) -> Option<Folder> {
    match from {
        Some(folder) => folder.join(to),
        None if to.starts_with(['/', '~']) => Folder::start().join(to),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The folder after one `cd` a call.
    fn walked(steps: &[&str]) -> Option<Folder> {
        steps.iter().try_fold(Folder::start(), |folder, to| folder.join(to).map(Folder::settled))
    }

    #[test]
    fn folders_are_one_only_when_they_are_surely_the_same() {
        for (one, other, same) in [
            (&["a"][..], &["a/"][..], true),
            (&["a", "b"], &["./a/b"], true),
            (&["/w/a"], &["x", "/w//a"], true),
            (&["/w/x/../a"], &["/w/a"], true),
            (&[".."], &["../"], true),
            (&["~/a"], &["$HOME/a"], true),
            (&["a"], &[], false),
            (&["a"], &["a", "a"], false),
            (&[".."], &["..", ".."], false),
            (&["~/a"], &["a"], false),
        ] {
            assert_eq!(walked(one) == walked(other), same, "{one:?} {other:?}");
        }
        assert_eq!(walked(&["$X"]), None);
        assert_eq!(walked(&["~root"]), None);
    }

    /// The folder after one `cd` a call, as a host keeps it.
    fn kept(steps: &[&str], links: bool) -> Option<Folder> {
        steps.iter().try_fold(Folder::start(), |folder, to| folder.join(to)?.kept(links)).map(Folder::settled)
    }

    #[test]
    fn the_way_back_from_a_folder_is_known_unless_it_may_be_a_link() {
        for (steps, same) in [
            (&["api", ".."][..], Some(&[][..])),
            (&["api", "../web"], Some(&["web"])),
            (&["api", "../web", "../api"], Some(&["api"])),
            (&["a/b", "../.."], Some(&[])),
            (&["a", "b", "..", ".."], Some(&[])),
            (&["..", "b", ".."], Some(&[".."])),
            (&["../b", ".."], Some(&[".."])),
            (&["/w/shop", "../other"], Some(&["/w/other"])),
            (&["current/app", ".."], Some(&["current"])),
            (&["current", "a", ".."], Some(&["current"])),
            (&["current/.."], Some(&[])),
            (&["build", ".."], Some(&[])),
            (&["current", ".."], None),
            (&["a/current/b", "../.."], None),
            (&["my-link", ".."], None),
            (&["node_modules/shop", ".."], None),
            (&["bazel-bin/a/b", ".."], None),
            (&["/tmp", ".."], None),
            (&["~/a", "../.."], None),
        ] {
            let same = same.map(|steps| kept(steps, false).unwrap());
            assert_eq!(kept(steps, false), same, "{steps:?}");
            let turns_back = steps.iter().skip(1).any(|step| step.contains(".."));
            assert_eq!(kept(steps, true), same.filter(|_| !turns_back), "{steps:?} where links are");
        }
        assert!(kept(&["a"; 64], false).is_some());
        assert_eq!(kept(&["a"; 65], false), None);
        assert_eq!(kept(&[vec!["a"; 65], vec!["/w"]].concat(), false), None);
    }

    #[test]
    fn a_file_is_known_again_by_its_whole_path() {
        for (one, other, same) in [
            ("out/a.xml", "out/a.xml", true),
            ("a.xml", "/w/shop/a.xml", true),
            ("out/a.xml", "/w/a.xml", false),
            ("a.xml", "out/a.xml", false),
            ("../a.xml", "/w/a.xml", false),
            ("/w/a.xml", "/v/a.xml", false),
            ("~/a.xml", "/root/a.xml", false),
            ("", "/w", false),
        ] {
            let at = |path: &str| Folder::start().join(path).unwrap();
            assert_eq!(at(one).is_same_file(&at(other)), same, "{one} {other}");
            assert_eq!(at(other).is_same_file(&at(one)), same, "{other} {one}");
        }
    }

    #[test]
    fn only_an_absolute_folder_is_surely_outside() {
        let outside = |to: &str| Folder::start().join(to).unwrap().is_outside("/w/shop/");
        for (to, expected) in [
            ("/w/shop", false),
            ("/w/shop/a", false),
            ("/w", true),
            ("/w/shopping", true),
            ("/other", true),
            ("a", false),
            ("..", false),
        ] {
            assert_eq!(outside(to), expected, "{to}");
        }
    }

    #[test]
    fn a_folder_holds_what_lies_surely_below_it() {
        let at = |path: &str| Folder::start().join(path).unwrap();
        for (outer, inner, expected) in [
            ("/w", "/w/a/b", true),
            ("/w", "/w", false),
            ("/w/a", "/w/b", false),
            ("a", "a/b", true),
            ("", "a", true),
            ("", "../a", false),
            ("..", "../a", true),
            ("/w", "w/a", false),
        ] {
            assert_eq!(at(outer).holds(&at(inner)), expected, "{outer} {inner}");
        }
        for (path, short) in [
            ("a/".repeat(64), true),
            ("a/".repeat(65), false),
            ("a".repeat(255), true),
            ("a".repeat(256), false),
        ] {
            assert_eq!(at(&path).is_short(), short, "{path}");
        }
        assert_eq!(at("/../a"), at("/a"));
        assert_eq!(at("$PWD/a"), at("a"));
        assert_eq!(at("${PWD}/a"), at("a"));
    }

    #[test]
    fn a_step_counts_when_it_surely_happened_or_nothing_complained() {
        let at = |path: &str| Folder::start().join(path);
        let step = |to: Option<&str>, sure, heard| Step { to: to.map(str::to_owned), sure, heard };
        let (calm, loud) = (Output::complete("ok\n"), Output::complete("bash: cd: a: no\n"));
        for (from, step, output, expected) in [
            (at(""), step(Some("a"), true, false), &loud, at("a")),
            (at(""), step(Some("a"), false, true), &calm, at("a")),
            (at(""), step(Some("a"), false, true), &loud, None),
            (at(""), step(Some("a"), false, true), &Output::cut("ok\n"), None),
            (at(""), step(Some("a"), false, false), &calm, None),
            (at(""), step(None, true, true), &calm, None),
            (None, step(Some("a"), true, true), &calm, None),
            (None, step(Some("/a"), true, true), &calm, at("/a")),
        ] {
            assert_eq!(
                after(from.clone(), Some(std::slice::from_ref(&step)), output),
                expected,
                "{from:?} {step:?}"
            );
        }
        assert_eq!(after(at(""), None, &calm), None);
        assert!(["pushd: x", "popd: x"].iter().all(|text| may_complain(&Output::complete(*text))));
    }

    proptest! {
        #[test]
        fn any_path_can_be_entered(steps in prop::collection::vec("[a./~$]{0,6}", 0..6)) {
            walked(&steps.iter().map(String::as_str).collect::<Vec<_>>());
        }

        #[test]
        fn the_way_back_is_the_way_in_or_not_known(parts in prop::collection::vec("[a-z]{1,7}", 1..5)) {
            let back = vec![".."; parts.len()].join("/");
            let way = parts.join("/");
            let there_and_back = kept(&[&way, &back], false);
            prop_assert!(there_and_back.is_none() || there_and_back == Some(Folder::start()), "{way}");
            prop_assert_eq!(kept(&[&way, ".."], true), None);
        }

        #[test]
        fn entering_a_folder_twice_is_never_the_same_place(name in "[a-z]{1,4}") {
            prop_assert_ne!(walked(&[&name]), walked(&[&name, &name]));
        }
    }
}
