pub(super) mod places;

use crate::args::{Common, Project};
use crate::fault::{Code, Fault};
use crate::home::Home;
use crate::out::Out;
use serde::Serialize;
use std::io::BufRead;
use veridical::kernel::{CanonicalRemote, HostPolicies, RemoteReport, Unbound};

pub(crate) fn run(common: &Common, command: Project, out: &Out) -> Result<Code, Fault> {
    match command {
        Project::Status => places::status(&Home::of(common)?, out),
        Project::List => places::list(&Home::of(common)?, out),
        Project::Rebind => places::rebind(&Home::of(common)?, out),
        Project::Declare { moved_from } => places::declare(&Home::of(common)?, moved_from.as_deref(), out),
        Project::Forget { place } => places::forget(&Home::of(common)?, &place, out),
        Project::Canonical { url: Some(url), .. } => {
            let answer = canonical(&url, &hosts(common)?, out);
            out.answer(&answer, || answer.text())?;
            Ok(answer.code())
        }
        Project::Canonical { url: None, .. } => lines(&hosts(common)?, out),
    }
}

/// The policies of the home; none where there is no home to be found.
fn hosts(common: &Common) -> Result<HostPolicies, Fault> {
    match Home::of(common) {
        Ok(home) => Ok(home.configuration()?.hosts),
        Err(_) => Ok(HostPolicies::none()),
    }
}

fn lines(hosts: &HostPolicies, out: &Out) -> Result<Code, Fault> {
    for line in std::io::stdin().lock().lines() {
        let line =
            line.map_err(|error| Fault::unusable(format!("standard input cannot be read: {error}")))?;
        out.json_line(&canonical(line.trim_end_matches('\r'), hosts, out))?;
    }
    Ok(Code::Done)
}

#[derive(Serialize)]
struct CanonicalAnswer {
    schema: &'static str,
    verdict: &'static str,
    canonical: Option<String>,
    project_id: Option<String>,
    reason: &'static str,
    detail: &'static str,
}

fn canonical(url: &str, hosts: &HostPolicies, out: &Out) -> CanonicalAnswer {
    let remote = match veridical_git::parse_url(url) {
        RemoteReport::Parts(parts) => CanonicalRemote::under(&parts, hosts).map_err(Unbound::Refused),
        RemoteReport::Refused(refused) => Err(Unbound::Refused(refused)),
        RemoteReport::Local => Err(Unbound::LocalRemote),
        RemoteReport::Ambiguous => Err(Unbound::AmbiguousRemote),
        RemoteReport::None => Err(Unbound::NoRemote),
    };
    let schema = "veridical.canonical/1";
    match remote {
        Ok(remote) => CanonicalAnswer {
            schema,
            verdict: "bound",
            canonical: Some(out.screened(&remote.to_string())),
            project_id: Some(remote.project_id().to_string()),
            reason: "bound",
            detail: "the remote names one place",
        },
        Err(unbound) => CanonicalAnswer {
            schema,
            verdict: if matches!(unbound, Unbound::Refused(_)) { "refused" } else { "unbound" },
            canonical: None,
            project_id: None,
            reason: unbound.code(),
            detail: unbound.describe(),
        },
    }
}

impl CanonicalAnswer {
    fn text(&self) -> String {
        match (&self.canonical, &self.project_id) {
            (Some(canonical), Some(id)) => format!("{canonical}\n{id}"),
            _ => format!("{}: {} ({})", self.verdict, self.detail, self.reason),
        }
    }

    fn code(&self) -> Code {
        match self.verdict {
            "bound" => Code::Done,
            "refused" => Code::Refused,
            _ => Code::No,
        }
    }
}
