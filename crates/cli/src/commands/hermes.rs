use crate::args::{Hermes, HermesOptions};
use crate::fault::{Code, Fault};
use crate::home::Home;
use crate::out::{Out, yes_or_no};
use std::fmt::Write;
use std::path::PathBuf;
use veridical_hermes::{InstallReport, InstallStatus, Installer, Mode};

pub(crate) fn run(home: &Home, command: &Hermes, out: &Out) -> Result<Code, Fault> {
    match command {
        Hermes::Install(options) => {
            let report = installer(home, options.hermes.clone())?.install(mode(options))?;
            out.answer(&report, || report_text(&report))?;
            Ok(Code::Done)
        }
        Hermes::Uninstall(options) => {
            let report = installer(home, options.hermes.clone())?.uninstall(mode(options))?;
            out.answer(&report, || report_text(&report))?;
            Ok(Code::Done)
        }
        Hermes::Preview { sessions } => super::preview::run(home, *sessions, out),
        Hermes::Status { hermes } => {
            let status = installer(home, hermes.clone())?.status()?;
            out.answer(&status, || status_text(&status))?;
            Ok(yes_or_no(status.installed && status.active && status.problems.is_empty()))
        }
    }
}

/// The installer of this home, for the program that runs now.
pub(crate) fn installer(home: &Home, hermes: Option<PathBuf>) -> Result<Installer, Fault> {
    let program = std::env::current_exe()
        .map_err(|error| Fault::unusable(format!("the path of this program is not known: {error}")))?;
    Ok(Installer { home: home.root().to_owned(), program, hermes })
}

fn mode(options: &HermesOptions) -> Mode {
    if options.dry_run { Mode::DryRun } else { Mode::Apply }
}

fn report_text(report: &InstallReport) -> String {
    let mut text = format!("{}:\n", report.result);
    for step in &report.steps {
        let _ = writeln!(text, "  {step}");
    }
    if let Some(served) = &report.served {
        let _ = writeln!(text, "  answered: program {}, {}", served.program_version, served.database);
    }
    text
}

fn status_text(status: &InstallStatus) -> String {
    let mut text = String::new();
    let installed = if status.installed { "installed" } else { "not installed" };
    let active = if status.active { "the host's provider" } else { "not the host's provider" };
    let _ = writeln!(text, "{installed}, {active}");
    let _ = writeln!(text, "  plugin    {}", status.plugin.display());
    if let Some(program) = &status.program {
        let _ = writeln!(text, "  program   {}", program.display());
    }
    let _ = writeln!(text, "  protocol  {}", status.protocol);
    if let Some(provider) = &status.provider {
        let named = if provider.is_empty() { "none" } else { provider };
        let _ = writeln!(text, "  provider  {named}");
    }
    if let Some(served) = &status.served {
        let _ = writeln!(text, "  database  {}", served.database);
    }
    for problem in &status.problems {
        let _ = writeln!(text, "  problem: {problem}");
    }
    text
}
