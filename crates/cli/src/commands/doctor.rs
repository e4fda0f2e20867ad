use super::project::places::gone;
use crate::configuration::{Configuration, OnFailure};
use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::{Out, yes_or_no};
use serde::Serialize;
use veridical::kernel::PrincipalId;
use veridical::{Flaw, block_on};

#[derive(Serialize)]
struct DoctorAnswer {
    schema: &'static str,
    ok: bool,
    checks: Vec<Check>,
    flaws: Vec<Flaw>,
}

#[derive(Serialize)]
struct Check {
    check: &'static str,
    ok: bool,
    detail: String,
    next: Option<String>,
}

impl Check {
    fn ok(check: &'static str, detail: impl Into<String>) -> Self {
        Self { check, ok: true, detail: detail.into(), next: None }
    }

    fn failed(check: &'static str, fault: Fault) -> Self {
        Self { check, ok: false, detail: fault.message, next: fault.next }
    }
}

pub(crate) fn run(home: &Home, out: &Out) -> Result<Code, Fault> {
    let (mut checks, flaws) = store(home);
    checks.push(project(home));
    checks.push(places(home));
    checks.push(configuration(home));
    checks.push(policy(home));
    checks.push(host(home));
    let ok = flaws.is_empty() && checks.iter().all(|check| check.ok);
    let answer = DoctorAnswer { schema: "veridical.doctor/1", ok, checks, flaws };
    out.answer(&answer, || text(&answer))?;
    Ok(yes_or_no(ok))
}

fn store(home: &Home) -> (Vec<Check>, Vec<Flaw>) {
    let memory = match home.memory(Access::Read) {
        Ok(Some(memory)) => memory,
        Ok(None) => {
            let detail = format!("no memory yet; it will be {}", home.database().display());
            return (vec![Check::ok("store", detail)], Vec::new());
        }
        Err(mut fault) => {
            // Nobody is sent from here to here.
            fault.next = fault.next.and_then(|next| without_doctor(&next));
            return (vec![Check::failed("store", fault)], Vec::new());
        }
    };
    let location = memory.storage().describe().location;
    let Some(custody) = custody(home) else {
        let detail = format!(
            "{location} opens; the whole of it is checked only in your own terminal, not below a host"
        );
        return (vec![Check::ok("store", detail)], Vec::new());
    };
    match block_on(memory.storage().check(&custody)) {
        Ok(flaws) if flaws.is_empty() => {
            (vec![Check::ok("store", format!("{location}: file, seals, chain and index agree"))], flaws)
        }
        Ok(flaws) => {
            let fault = Fault::unusable(format!("{location}: {} flaw(s) found, listed below", flaws.len()));
            (vec![Check::failed("store", fault.next("move memory.db, memory.db-wal and memory.db-shm away together and put the last good copy back"))], flaws)
        }
        Err(error) => (vec![Check::failed("store", error.into())], Vec::new()),
    }
}

/// The parts of an advice that do not send to this command.
fn without_doctor(next: &str) -> Option<String> {
    let parts: Vec<&str> = next.split("; ").filter(|part| !part.contains("veridical doctor")).collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

fn custody(home: &Home) -> Option<veridical::kernel::Custody> {
    let profile = home.profile(PrincipalId::local()).ok()?;
    home.surroundings().command().custody(&profile.tenant)
}

fn project(home: &Home) -> Check {
    // A store that does not open is told of on its own.
    let memory = home.memory(Access::Read).ok().flatten();
    match home.binding(memory.as_ref()) {
        Ok(binding) => match binding.unbound() {
            None => Check::ok("project", "this folder is bound to a project"),
            Some(unbound) => Check::ok("project", format!("this folder is unbound: {}", unbound.describe())),
        },
        Err(fault) => Check::failed("project", fault),
    }
}

/// A declared place is known by its path alone, so one that was moved takes nothing with it.
fn places(home: &Home) -> Check {
    let Some(memory) = home.memory(Access::Read).ok().flatten() else {
        return Check::ok("places", "no declared place can be looked for without a memory");
    };
    if custody(home).is_none() {
        let detail = "places are looked for only in your own terminal, not below a host";
        return Check::ok("places", detail);
    }
    match gone(home, &memory) {
        Ok(places) => match places.as_slice() {
            [] => Check::ok("places", "every declared place is where it was"),
            [one, ..] => {
                let paths: Vec<&str> = places.iter().map(|place| place.path.as_str()).collect();
                let detail = format!("declared a project, but not there any more: {}", paths.join(", "));
                let next = format!(
                    "where it is now, run `veridical project declare --moved-from {id}`, and its lessons go on there; if it is gone \
                     for good, run `veridical project forget {id}`",
                    id = one.id
                );
                Check::failed("places", Fault::unusable(detail).next(next))
            }
        },
        Err(fault) => Check::failed("places", fault),
    }
}

fn configuration(home: &Home) -> Check {
    let path = home.configuration_file();
    let Configuration { on_failure, declared, .. } = match home.configuration() {
        Ok(configuration) => configuration,
        Err(fault) => return Check::failed("config", fault),
    };
    if !path.exists() {
        return Check::ok("config", "no veridical.toml, so the defaults hold");
    }
    let start = match on_failure {
        OnFailure::Warn => "a failed start is said",
        OnFailure::Stop => "a failed start stops the host",
    };
    let names: Vec<&str> = declared.names().collect();
    match names.as_slice() {
        [] => Check::ok("config", start),
        names => Check::ok("config", format!("{start}; declared checks: {}", names.join(", "))),
    }
}

fn policy(home: &Home) -> Check {
    match home.policy() {
        Ok(_) if !home.policy_file().exists() => {
            Check::ok("policy", "no policy.toml, so the default decisions hold")
        }
        Ok(policy) => {
            Check::ok("policy", format!("policy.toml tightens {} decision(s)", policy.changed().count()))
        }
        Err(fault) => Check::failed("policy", fault),
    }
}

/// A home without the provider is well; one whose provider does not work is not.
fn host(home: &Home) -> Check {
    let status = match super::hermes::installer(home, None).and_then(|installer| Ok(installer.status()?)) {
        Ok(status) => status,
        Err(fault) => return Check::failed("hermes", fault),
    };
    match status.problems.first() {
        _ if !status.installed => {
            Check::ok("hermes", "the provider is not installed; run `veridical hermes install`")
        }
        Some(problem) => {
            let next = "`veridical hermes status` shows all that is wrong; `veridical hermes install` puts the plugin in anew";
            Check::failed("hermes", Fault::unusable(problem.clone()).next(next))
        }
        None => Check::ok("hermes", "the provider is installed and answers"),
    }
}

fn text(answer: &DoctorAnswer) -> String {
    let mut lines = Vec::new();
    for check in &answer.checks {
        let mark = if check.ok { "ok  " } else { "FAIL" };
        lines.push(format!("{mark} {:<10} {}", check.check, check.detail));
        lines.extend(check.next.iter().map(|next| format!("     next: {next}")));
    }
    lines.extend(answer.flaws.iter().map(|flaw| format!("FAIL {}: {}", flaw.code, flaw.detail)));
    lines.join("\n")
}
