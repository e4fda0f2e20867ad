//! `veridical.toml`: what the operator of a profile decides.

use crate::fault::Fault;
use crate::spelling;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use toml::{Spanned, Value};
use veridical::evidence::{Declarations, Scalar, WrittenCheck};
use veridical::kernel::{Case, HostPolicies, RefusedRemote, Sharing};

/// The configuration of a profile.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Configuration {
    pub(crate) on_failure: OnFailure,
    pub(crate) declared: Declarations,
    pub(crate) hosts: HostPolicies,
    pub(crate) episodes: Sharing,
    /// The name of the zone in which the user lives; `None` for the machine's own.
    pub(crate) time_zone: Option<String>,
}

/// What a start that fails does to the host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum OnFailure {
    /// The user is told.
    #[default]
    Warn,
    /// The host ends.
    Stop,
}

/// Every key of the file. One that is not here is a mistake, and would be one that nobody notices.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    on_failure: OnFailure,
    #[serde(default)]
    verify: Vec<Spanned<Check>>,
    #[serde(default)]
    project: Project,
    time_zone: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Project {
    #[serde(default)]
    episodes: Episodes,
    #[serde(default)]
    hosts: BTreeMap<Spanned<String>, HostPolicy>,
}

/// Who sees the episodes of a project.
#[derive(Default, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Episodes {
    #[default]
    Shared,
    Own,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HostPolicy {
    case: PathCase,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum PathCase {
    Keep,
    Fold,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    name: String,
    command: String,
    objective: String,
    #[serde(default)]
    json: BTreeMap<String, Value>,
    regex: Option<String>,
    #[serde(default)]
    tap: bool,
    junit: Option<String>,
    after: Option<String>,
    #[serde(default)]
    exit_status_only: bool,
}

impl Configuration {
    /// Reads the text of the file at `path`.
    pub(crate) fn parse(text: &str, path: &Path) -> Result<Self, Fault> {
        let file: File = toml::from_str(text).map_err(|error| {
            let place =
                error.span().map_or_else(String::new, |span| format!(", line {}", line_of(text, span.start)));
            Fault::unusable(format!("{}{place}: {}", path.display(), error.message()))
                .next(next_step(error.message()))
        })?;
        let places: Vec<usize> = file.verify.iter().map(|check| line_of(text, check.span().start)).collect();
        let at = |place: usize| {
            places.get(place).map_or_else(String::new, |line| format!(", the check at line {line}"))
        };
        let written: Result<Vec<WrittenCheck>, Fault> = file
            .verify
            .into_iter()
            .enumerate()
            .map(|(place, check)| {
                check.into_inner().written().map_err(|(pointer, kind)| {
                    let what = format!("`json`: the value at `{pointer}` is of the type {kind}");
                    Fault::unusable(format!("{}{}: {what}", path.display(), at(place)))
                        .next("expect a text, a number, true or false at each pointer; add a pointer for each value")
                })
            })
            .collect();
        let declared = Declarations::parse(written?).map_err(|bad| {
            Fault::unusable(format!("{}{}: {bad}", path.display(), at(bad.place()))).next(bad.next_step())
        })?;
        let episodes = match file.project.episodes {
            Episodes::Shared => Sharing::Shared,
            Episodes::Own => Sharing::Own,
        };
        let hosts = file.project.policies().map_err(|(host, refused)| {
            let line = line_of(text, host.span().start);
            let what = format!("`{}` is no host: {}", host.get_ref(), refused.describe());
            Fault::unusable(format!("{}, line {line}: {what}", path.display()))
                .next("name the host alone, as in [project.hosts.\"code.example.org\"]")
        })?;
        Ok(Self { on_failure: file.on_failure, declared, hosts, episodes, time_zone: file.time_zone })
    }
}

/// What to do about a line. The reader's words quote the wrong name first, and then those that it knows.
fn next_step(said: &str) -> String {
    let mut names = spelling::quoted(said);
    let meant = names.next().and_then(|wrong| spelling::meant(wrong, names));
    match meant.filter(|_| said.starts_with("unknown ")) {
        Some(meant) => format!("write `{meant}`, or take the line out; {GUIDE} shows every key"),
        None => format!("mend that line; {GUIDE} shows every key"),
    }
}

impl Project {
    /// The policies in the words of the domain, or the name that is no host's and why.
    fn policies(self) -> Result<HostPolicies, (Spanned<String>, RefusedRemote)> {
        let mut policies = HostPolicies::none();
        for (host, policy) in self.hosts {
            let case = match policy.case {
                PathCase::Keep => Case::Keep,
                PathCase::Fold => Case::Fold,
            };
            policies.set(host.get_ref(), case).map_err(|refused| (host, refused))?;
        }
        Ok(policies)
    }
}

/// Where the keys are described.
const GUIDE: &str = "docs/formats/configuration.md";

impl Check {
    /// The check in the words of the domain, or the pointer whose value is no plain one, and what it is.
    fn written(self) -> Result<WrittenCheck, (String, &'static str)> {
        let json = self.json.into_iter().map(|(pointer, value)| match value {
            Value::Boolean(value) => Ok((pointer, Scalar::Bool(value))),
            Value::Integer(value) => Ok((pointer, Scalar::Integer(value))),
            Value::Float(value) => Ok((pointer, Scalar::Real(value))),
            Value::String(value) => Ok((pointer, Scalar::Text(value))),
            other @ (Value::Datetime(_) | Value::Array(_) | Value::Table(_)) => {
                Err((pointer, other.type_str()))
            }
        });
        Ok(WrittenCheck {
            name: self.name,
            command: self.command,
            objective: self.objective,
            json: json.collect::<Result<_, _>>()?,
            regex: self.regex,
            tap: self.tap,
            junit: self.junit,
            after: self.after,
            exit_status_only: self.exit_status_only,
        })
    }
}

fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Configuration, Fault> {
        Configuration::parse(text, Path::new("veridical.toml"))
    }

    #[test]
    fn every_key_of_the_file_is_read() {
        let read = read(
            r#"
on_failure = "stop"
time_zone = "Europe/Lisbon"

[[verify]]
name = "smoke"
command = "make smoke *"
objective = "state"
json = { "/status" = "ok", "/checks/failed" = 0, "/load" = 0.5, "/up" = true }
after = "terraform apply **"

[[verify]]
name = "units"
command = "make units"
objective = "tests"
junit = "reports/units.xml"

[project.hosts."Git.Example.org"]
case = "fold"
[project.hosts."[2001:db8::7]"]
case = "keep"
"#,
        )
        .unwrap();
        let mut hosts = HostPolicies::none();
        hosts.set("git.example.org", Case::Fold).unwrap();
        hosts.set("[2001:db8::7]", Case::Keep).unwrap();
        assert_eq!(read.hosts, hosts);
        assert_eq!(read.on_failure, OnFailure::Stop);
        assert_eq!(read.time_zone.as_deref(), Some("Europe/Lisbon"));
        assert_eq!(read.declared.names().collect::<Vec<_>>(), ["smoke", "units"]);
        assert_eq!(self::read("").unwrap(), Configuration::default());
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line_and_the_next_step() {
        let check = |key: &str| {
            format!("\n[[verify]]\nname = \"a\"\ncommand = \"make a\"\nobjective = \"tests\"\n{key}\n")
        };
        for (text, expected) in [
            ("on_failure = \"explode\"".to_owned(), "line 1: unknown variant `explode`"),
            (check("regexp = \"x\""), "line 6: unknown field `regexp`"),
            (check("regex = 5"), "line 6: invalid type"),
            (check(""), "line 2: the check `a`: `exit_status_only`: a zero exit status"),
            (check("regex = \".*\""), "line 2: the check `a`: `regex`: it is too weak"),
            (check("json = { \"/a\" = [1] }"), "line 2: `json`: the value at `/a` is of the type array"),
            ("[[verify]]\nname = \"a\"\n".to_owned(), "missing field `command`"),
            ("verify = 1".to_owned(), "line 1: invalid type"),
            (
                "\n[project.hosts.\"a.example\"]\ncase = \"lower\"".to_owned(),
                "line 3: unknown variant `lower`",
            ),
            ("[project.hosts.\"a.example\"]\ncases = 1".to_owned(), "line 2: unknown field `cases`"),
            ("\n\n[project.hosts.\"a.example\"]".to_owned(), "line 3: missing field `case`"),
            ("[project]\nhost = 1".to_owned(), "line 2: unknown field `host`"),
            (
                "\n[project.hosts.\"https://a.example\"]\ncase = \"fold\"".to_owned(),
                "line 2: `https://a.example` is no host",
            ),
            (
                "[project.hosts.\"a.example:443\"]\ncase = \"fold\"".to_owned(),
                "line 1: `a.example:443` is no host",
            ),
        ] {
            let fault = read(&text).unwrap_err();
            assert!(fault.message.contains(expected), "{}", fault.message);
            assert!(fault.next.is_some());
        }
    }

    #[test]
    fn a_misspelt_name_is_refused_with_the_one_that_was_meant() {
        for (text, meant) in [
            ("timezone = \"Europe/Lisbon\"", Some("`time_zone`")),
            ("onfailure = \"stop\"", Some("`on_failure`")),
            ("on_failure = \"stopp\"", Some("`stop`")),
            ("[[verfy]]\nname = \"a\"", Some("`verify`")),
            ("[projects]\nepisodes = \"own\"", Some("`project`")),
            ("[project]\nepisode = \"own\"", Some("`episodes`")),
            ("[project.hosts.\"a.example\"]\ncases = \"fold\"", Some("`case`")),
            ("colour = 1", None),
        ] {
            let next = read(text).unwrap_err().next.unwrap();
            let begins = meant.map_or("mend that line".to_owned(), |meant| format!("write {meant}, or"));
            assert!(next.starts_with(&begins), "{text}: {next}");
        }
    }
}
