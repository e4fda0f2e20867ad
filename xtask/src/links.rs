//! The documentation's references: relative links, anchors and requirement numbers lead somewhere.

use crate::fault::{Context as _, Fault};
use crate::workspace::{self, Workspace};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Component, Path, PathBuf};

/// A reference that leads nowhere.
#[derive(Debug, PartialEq, Eq)]
struct Broken {
    file: PathBuf,
    /// From 1.
    line: usize,
    detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file.display(), self.line, self.detail)
    }
}

pub(crate) fn run(workspace: &Workspace) -> Result<(), Fault> {
    let mut pages = BTreeMap::new();
    for path in pages_of(workspace)? {
        pages.insert(relative(workspace, &path), read(&path)?);
    }
    let mut broken = links(&pages, &|target| workspace.path(target).exists());

    let requirements = pages.get(Path::new("docs/requirements.md")).map_or("", String::as_str);
    let known = defined(requirements);
    let mut cited = 0;
    let mut texts = pages.clone();
    for folder in ["crates", "xtask", "fixtures"] {
        for extension in ["rs", "md", "py"] {
            for path in workspace::files(&workspace.path(folder), extension)? {
                texts.insert(relative(workspace, &path), read(&path)?);
            }
        }
    }
    for (file, text) in &texts {
        for (line, number) in citations(text) {
            cited += 1;
            if !known.contains(&number) {
                let detail = format!("cites {number}, which docs/requirements.md does not define");
                broken.push(Broken { file: file.clone(), line, detail });
            }
        }
    }
    if broken.is_empty() {
        println!(
            "links: {} pages and {cited} citations of {} requirements lead somewhere",
            pages.len(),
            known.len()
        );
        return Ok(());
    }
    for broken in &broken {
        eprintln!("{broken}");
    }
    Err(Fault::new(format!("{} reference(s) lead nowhere", broken.len())))
}

fn pages_of(workspace: &Workspace) -> Result<Vec<PathBuf>, Fault> {
    let mut pages = workspace::files(&workspace.path("docs"), "md")?;
    pages.extend(workspace::files(&workspace.path("fixtures"), "md")?);
    pages.extend(
        ["README.md", "CONTRIBUTING.md"]
            .map(|page| workspace.path(page))
            .into_iter()
            .filter(|page| page.exists()),
    );
    Ok(pages)
}

fn relative(workspace: &Workspace, path: &Path) -> PathBuf {
    path.strip_prefix(workspace.root()).unwrap_or(path).to_path_buf()
}

fn read(path: &Path) -> Result<String, Fault> {
    std::fs::read_to_string(path).during(format_args!("reading {}", path.display()))
}

/// The links of all pages that lead to no file, or to no heading of their page.
fn links(pages: &BTreeMap<PathBuf, String>, exists: &dyn Fn(&Path) -> bool) -> Vec<Broken> {
    let mut broken = Vec::new();
    for (file, text) in pages {
        for (line, target) in targets(text) {
            if let Some(detail) = follow(pages, exists, file, &target) {
                broken.push(Broken { file: file.clone(), line, detail });
            }
        }
    }
    broken
}

/// Why a link leads nowhere, if it does.
fn follow(
    pages: &BTreeMap<PathBuf, String>,
    exists: &dyn Fn(&Path) -> bool,
    from: &Path,
    target: &str,
) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (path, anchor) = target.split_once('#').map_or((target, None), |(path, anchor)| (path, Some(anchor)));
    let page = if path.is_empty() { from.to_path_buf() } else { resolve(from, path) };
    if !exists(&page) && !pages.contains_key(&page) {
        return Some(format!("links to {target}, but there is no {}", page.display()));
    }
    let anchor = anchor?;
    let text = pages.get(&page)?;
    if headings(text).contains(anchor) {
        return None;
    }
    Some(format!("links to {target}, but {} has no such heading", page.display()))
}

/// A link's path as a path of the workspace.
fn resolve(from: &Path, link: &str) -> PathBuf {
    let start = if link.starts_with('/') { Path::new("") } else { from.parent().unwrap_or(Path::new("")) };
    let mut found = PathBuf::new();
    for part in start.join(link.trim_start_matches('/')).components() {
        match part {
            Component::ParentDir => drop(found.pop()),
            Component::Normal(name) => found.push(name),
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    found
}

/// The link targets of a page with their lines: inline links, images and reference definitions.
fn targets(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (line, prose) in prose(text) {
        if let Some((_, target)) =
            prose.trim_start().strip_prefix('[').and_then(|rest| rest.split_once("]: "))
            && let Some(target) = target.split_whitespace().next()
        {
            found.push((line, target.to_owned()));
        }
        for (_, rest) in split_all(&prose, "](") {
            let target: String = rest.chars().take_while(|c| !matches!(c, ')' | ' ')).collect();
            if !target.is_empty() {
                found.push((line, target));
            }
        }
    }
    found
}

/// Each place where `mark` stands, as what is before and after it.
fn split_all<'t>(text: &'t str, mark: &str) -> Vec<(&'t str, &'t str)> {
    text.match_indices(mark)
        .filter_map(|(at, _)| {
            let (before, rest) = text.split_at_checked(at)?;
            Some((before, rest.strip_prefix(mark)?))
        })
        .collect()
}

/// The lines of a page that are neither in a code block nor in a code span.
fn prose(text: &str) -> Vec<(usize, String)> {
    let mut fenced = false;
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            let outside: Vec<&str> = line.split('`').step_by(2).collect();
            found.push((index + 1, outside.join(" ")));
        }
    }
    found
}

/// The anchors that a page's headings make, as the common renderers write them.
fn headings(text: &str) -> BTreeSet<String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut fenced = false;
    let mut found = BTreeSet::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        let Some(title) = line.strip_prefix('#').filter(|_| !fenced).map(|rest| rest.trim_start_matches('#'))
        else {
            continue;
        };
        let slug: String = title
            .trim()
            .to_lowercase()
            .chars()
            .filter_map(|c| match c {
                ' ' => Some('-'),
                c if c.is_alphanumeric() || matches!(c, '-' | '_') => Some(c),
                _ => None,
            })
            .collect();
        let times = seen.entry(slug.clone()).or_default();
        found.insert(if *times == 0 { slug } else { format!("{slug}-{times}") });
        *times += 1;
    }
    found
}

/// The requirement numbers that the requirements page defines: `- R1.2 …`, and its own sub-numbers `(R3.5a …`.
fn defined(requirements: &str) -> BTreeSet<String> {
    let whole = requirements.lines().filter_map(|line| citation(line.trim_start().strip_prefix("- ")?));
    let parts = requirements.lines().flat_map(|line| split_all(line, "(")).filter_map(|(_, rest)| {
        citation(rest).filter(|number| number.ends_with(|c: char| c.is_ascii_lowercase()))
    });
    whole.chain(parts).collect()
}

/// Every `R1.2` in a text, with its line.
fn citations(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let mut before = ' ';
        let mut rest = line;
        loop {
            if !before.is_alphanumeric()
                && let Some(number) = citation(rest)
            {
                found.push((index + 1, number));
            }
            let mut chars = rest.chars();
            let Some(first) = chars.next() else { break };
            before = first;
            rest = chars.as_str();
        }
    }
    found
}

/// The requirement number at the start of a text: `R`, digits, a dot, digits, perhaps one letter.
fn citation(text: &str) -> Option<String> {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
    let rest = text.strip_prefix('R')?;
    let chapter = digits(rest);
    let rest = rest.strip_prefix(&chapter)?.strip_prefix('.')?;
    let number = digits(rest);
    if chapter.is_empty() || number.is_empty() {
        return None;
    }
    let mut after = rest.strip_prefix(&number)?.chars();
    let (next, then) = (after.next(), after.next());
    let letter = next.filter(|c| c.is_ascii_lowercase() && !then.is_some_and(char::is_alphanumeric));
    if letter.is_none() && next.is_some_and(char::is_alphanumeric) {
        return None;
    }
    Some(format!("R{chapter}.{number}{}", letter.map_or(String::new(), String::from)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pages: &[(&str, &str)]) -> Vec<String> {
        let pages = pages.iter().map(|(path, text)| (PathBuf::from(path), (*text).to_owned())).collect();
        links(&pages, &|path| path == Path::new("LICENSE-MIT")).iter().map(ToString::to_string).collect()
    }

    const OTHER: (&str, &str) =
        ("docs/other.md", "# Other page\n\n## Two `words`: here\n\n## Again\n\n## Again\n");

    #[test]
    fn a_link_that_leads_somewhere_is_silent() {
        for text in [
            "[a](docs/other.md)",
            "[a](docs/other.md#two-words-here) and [b](./LICENSE-MIT)",
            "[a](docs/other.md#again-1)",
            "# Here\n[a](#here)",
            "[a](https://example.org/nowhere.md#x)",
            "[a]: docs/other.md \"title\"",
            "```\n[a](missing.md)\n```\n`[a](missing.md)`",
            "![picture](/LICENSE-MIT)",
        ] {
            assert_eq!(check(&[("README.md", text), OTHER]), Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn a_link_that_leads_nowhere_is_named_with_its_line() {
        for (text, expected) in [
            ("\n[a](gone.md)", "README.md:2: links to gone.md, but there is no gone.md"),
            (
                "[a](docs/other.md#gone)",
                "README.md:1: links to docs/other.md#gone, but docs/other.md has no such heading",
            ),
            ("[a](#gone)", "README.md:1: links to #gone, but README.md has no such heading"),
            ("[a]: gone.md", "README.md:1: links to gone.md, but there is no gone.md"),
        ] {
            assert_eq!(check(&[("README.md", text), OTHER]), [expected], "{text}");
        }
        assert_eq!(
            check(&[("docs/deep/page.md", "[a](../other.md) [b](other.md)"), OTHER]),
            ["docs/deep/page.md:1: links to other.md, but there is no docs/deep/other.md"]
        );
    }

    #[test]
    fn citations_are_whole_numbers_only() {
        let numbers = |text: &str| citations(text).into_iter().map(|(_, number)| number).collect::<Vec<_>>();
        assert_eq!(numbers("see R2.5, (R3.4) and R3.5a."), ["R2.5", "R3.4", "R3.5a"]);
        assert_eq!(numbers("R4.1–R4.3"), ["R4.1", "R4.3"]);
        assert_eq!(numbers("AR1.2 R1 R.2 R1.x R1.2abc"), Vec::<String>::new());
        let defined = defined("- R1.1 One.\n- R3.5 Runners (R3.5a first: one).\nR9.9 in passing");
        assert_eq!(defined.into_iter().collect::<Vec<_>>(), ["R1.1", "R3.5", "R3.5a"]);
    }
}
