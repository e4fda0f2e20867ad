//! What this process is surrounded by: whether an agent host stands above it, and whether it holds the host's lease
//! (R8.5). The kernel judges what that means.

use std::collections::HashSet;
use std::io::IsTerminal;
use std::path::Path;
use veridical::kernel::{Ancestry, Lease, Marker, Surroundings, Terminal};

/// The environment variable that the shim sets for the host's child processes.
pub const HOST_MARK: &str = "VERIDICAL_HOST";

/// What surrounds this process. `home` is the host profile's home, whose registered host processes count beside
/// those that run the host's program; `lease` is what the process holds ([`Lease::None`] for any command).
#[must_use]
pub fn surroundings(home: &Path, lease: Lease) -> Surroundings {
    let registered = crate::lease::registered(home);
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    Surroundings {
        ancestry: registered.judge(ancestry_of(std::process::id(), &registered.hosts)),
        marker: if std::env::var_os(HOST_MARK).is_some() { Marker::Present } else { Marker::Absent },
        terminal: if terminal { Terminal::Attached } else { Terminal::Absent },
        lease,
    }
}

/// A process at one time: its number alone is used again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ProcessId {
    pub(crate) pid: u32,
    /// When it started, in clock ticks since the machine did.
    pub(crate) started: u64,
}

/// What the system says of a process.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Process {
    pub(crate) id: ProcessId,
    pub(crate) parent: u32,
    /// The session (of terminals and signals) that it belongs to.
    pub(crate) session: u32,
    name: String,
    /// It has ended, and whoever started it has not yet asked how.
    ended: bool,
}

impl Process {
    /// The process of this number; `None` when there is none, or the system does not tell.
    pub(crate) fn find(pid: u32) -> Option<Self> {
        let stat = std::fs::read(format!("/proc/{pid}/stat")).ok()?;
        Self::parse(pid, &String::from_utf8_lossy(&stat))
    }

    /// Whether this process does nothing any more: it is gone, or has ended and only waits to be taken away.
    pub(crate) fn has_ended(id: ProcessId) -> bool {
        Self::find(id.pid).is_none_or(|process| process.id != id || process.ended)
    }

    /// Reads `/proc/PID/stat`. The name is in brackets and may hold any character, brackets too.
    fn parse(pid: u32, stat: &str) -> Option<Self> {
        let (_, rest) = stat.split_once('(')?;
        let (name, rest) = rest.rsplit_once(')')?;
        let fields: Vec<&str> = rest.split_ascii_whitespace().collect();
        Some(Self {
            id: ProcessId { pid, started: fields.get(19)?.parse().ok()? },
            parent: fields.get(1)?.parse().ok()?,
            session: fields.get(3)?.parse().ok()?,
            name: name.to_owned(),
            ended: matches!(fields.first(), Some(&("Z" | "X"))),
        })
    }

    fn runs_the_host(&self) -> Option<bool> {
        if is_host_name(&self.name) {
            return Some(true);
        }
        let line = std::fs::read(format!("/proc/{}/cmdline", self.id.pid)).ok()?;
        let line = String::from_utf8_lossy(&line);
        Some(is_host_program(&line.split('\0').collect::<Vec<_>>()))
    }
}

/// More ancestors than this are no tree of processes.
const MOST_ANCESTORS: usize = 1000;

/// Whether an agent host stands above the process `pid`, by its ancestors and, where one of these has died, by who
/// leads its session: a process that an agent's tool left behind belongs to init, but still to the tool's session. So it is
/// with each session above, as long as a host is there that may stand above it: a tool's program can lead a session of its
/// own, as one in a new terminal does, below another that was left behind.
fn ancestry_of(pid: u32, registered: &HashSet<ProcessId>) -> Ancestry {
    let mut at = pid;
    for _ in 0..MOST_ANCESTORS {
        match ancestry_above(at, registered, None) {
            Ancestry::Clear => {}
            other => return other,
        }
        at = match line_of(at) {
            Line::Broken { leader: None } => return Ancestry::Unknown,
            Line::Broken { leader: Some(leader) } if is_host(&leader, registered) => {
                return Ancestry::BelowHost;
            }
            Line::Broken { leader: Some(leader) } if registered.is_empty() => {
                return ancestry_above(leader.id.pid, registered, None);
            }
            Line::Broken { leader: Some(leader) } => leader.id.pid,
            Line::Whole { leader: Some(leader) } if !registered.is_empty() && leader.parent != 0 => {
                leader.parent
            }
            Line::Whole { .. } => return Ancestry::Clear,
        };
    }
    Ancestry::Unknown
}

fn is_host(process: &Process, registered: &HashSet<ProcessId>) -> bool {
    registered.contains(&process.id) || process.runs_the_host() != Some(false)
}

/// Whether the ancestors of a process within its session lead to the leader of that session.
#[derive(Debug, PartialEq, Eq)]
enum Line {
    /// They do. The leader, if the session began where this process can see it.
    Whole { leader: Option<Process> },
    /// One of them has died. The leader, while it lives.
    Broken { leader: Option<Process> },
}

fn line_of(pid: u32) -> Line {
    let broken = Line::Broken { leader: None };
    let Some(mut top) = Process::find(pid) else { return broken };
    for _ in 0..MOST_ANCESTORS {
        if top.id.pid == top.session {
            return Line::Whole { leader: Some(top) };
        }
        // A session that began outside of what this process can see has no leader here.
        if top.session == 0 {
            return Line::Whole { leader: None };
        }
        match Process::find(top.parent) {
            Some(parent) if parent.session == top.session => top = parent,
            _ => break,
        }
    }
    let leader = Process::find(top.session).filter(|leader| leader.session == top.session);
    Line::Broken { leader }
}

/// Whether an agent host stands above the process `pid`. An unregistered process of the host's program within
/// `launcher_session` is a launcher and no host: what an agent's tools start is always in another session.
pub(crate) fn ancestry_above(
    pid: u32,
    registered: &HashSet<ProcessId>,
    launcher_session: Option<u32>,
) -> Ancestry {
    let Some(mut process) = Process::find(pid) else { return Ancestry::Unknown };
    for _ in 0..MOST_ANCESTORS {
        if process.parent == 0 {
            return Ancestry::Clear;
        }
        let Some(parent) = Process::find(process.parent) else { return Ancestry::Unknown };
        if registered.contains(&parent.id) {
            return Ancestry::BelowHost;
        }
        match parent.runs_the_host() {
            Some(true) if launcher_session != Some(parent.session) => return Ancestry::BelowHost,
            Some(_) => process = parent,
            None => return Ancestry::Unknown,
        }
    }
    Ancestry::Unknown
}

/// The registered hosts that stand above the process `pid`: among its ancestors, or those of whoever leads its session.
pub(crate) fn hosts_above(pid: u32, registered: &HashSet<ProcessId>) -> Vec<ProcessId> {
    let leader = match line_of(pid) {
        Line::Broken { leader: Some(leader) } => Some(leader),
        Line::Broken { leader: None } | Line::Whole { .. } => None,
    };
    let parent = |process: &Process| Process::find(process.parent);
    let own = Process::find(pid).and_then(|own| parent(&own));
    let lines = [own, leader].into_iter().flatten();
    let all = lines.flat_map(|first| std::iter::successors(Some(first), parent).take(MOST_ANCESTORS));
    all.map(|process| process.id).filter(|id| registered.contains(id)).collect()
}

fn is_host_name(name: &str) -> bool {
    matches!(name, "hermes" | "hermes-agent" | "hermes-acp")
}

/// Whether a command line runs the host: as itself, as a script of a Python, or as a module of one.
fn is_host_program(line: &[&str]) -> bool {
    let base = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    let mut words = line.iter().copied();
    let program = base(words.next().unwrap_or_default());
    if is_host_name(&program) {
        return true;
    }
    if !program.starts_with("python") && !program.starts_with("pypy") {
        return false;
    }
    match python_program(words) {
        Some(PythonProgram::Module(module)) => is_host_module(module),
        Some(PythonProgram::Script(script)) => is_host_name(&base(script)),
        Some(PythonProgram::Text) | None => false,
    }
}

/// What a Python is told to run.
#[derive(Debug, PartialEq, Eq)]
enum PythonProgram<'a> {
    Module(&'a str),
    Script(&'a str),
    /// A program text in the command line itself.
    Text,
}

/// Reads a Python's own options, which may be joined as in `-um MODULE`; `None` when it is told of no program.
fn python_program<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<PythonProgram<'a>> {
    while let Some(word) = words.next() {
        if word == "--" {
            return words.next().map(PythonProgram::Script);
        }
        if word == "--check-hash-based-pycs" {
            words.next();
            continue;
        }
        let options = match word.strip_prefix('-') {
            None | Some("") => return Some(PythonProgram::Script(word)),
            Some(long) if long.starts_with('-') => continue,
            Some(options) => options,
        };
        let Some((at, option)) = options.char_indices().find(|(_, option)| "cmWX".contains(*option)) else {
            continue;
        };
        // The value of an option is the rest of its word, or else the next word.
        let joined = options.get(at + 1..).filter(|joined| !joined.is_empty());
        let value = joined.or_else(|| words.next());
        match option {
            'm' => return value.map(PythonProgram::Module),
            'c' => return Some(PythonProgram::Text),
            _ => {}
        }
    }
    None
}

fn is_host_module(module: &str) -> bool {
    let top = module.split('.').next().unwrap_or_default();
    matches!(top, "hermes_cli" | "run_agent" | "acp_adapter") || module == "gateway.run"
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;
    use std::time::{Duration, Instant};

    #[test]
    fn a_stat_line_is_read_whatever_the_program_is_called() {
        let rest = "S 41 42 43 0 -1 4194304 100 0 0 0 0 0 0 0 20 0 1 0 91610 3133440 358";
        for name in ["hermes", "a b", "((x) y)", ""] {
            let process = Process::parse(7, &format!("7 ({name}) {rest}")).unwrap();
            assert_eq!((process.id.started, process.parent, process.session), (91610, 41, 43), "{name}");
            assert_eq!(process.name, name);
        }
        for broken in ["", "7", "7 (x", "7 (x) S", "7 (x) S a b c"] {
            assert_eq!(Process::parse(7, broken), None, "{broken}");
        }
    }

    #[test]
    fn the_host_is_known_by_its_program() {
        let check = |line: &str, expected: bool| {
            assert_eq!(is_host_program(&line.split(' ').collect::<Vec<_>>()), expected, "{line}");
        };
        check("hermes -z hi", true);
        check("/opt/venv/bin/hermes", true);
        check("/opt/venv/bin/python3 /opt/venv/bin/hermes -z hi", true);
        check("python3.11 -u -W ignore -X dev /usr/bin/hermes-agent", true);
        check("python -m hermes_cli.main gateway", true);
        check("python -mhermes_cli", true);
        check("python3 -I -m run_agent", true);
        for options in [
            "-um hermes_cli",
            "-Bm hermes_cli",
            "-sum hermes_cli",
            "-mhermes_cli",
            "-umhermes_cli.main",
            "-uWignore -m hermes_cli",
            "-uW ignore -Xdev -IBm hermes_cli",
            "-uX dev -EsSOOm gateway.run",
            "-u -- /usr/bin/hermes",
            "-Wm /usr/bin/hermes",
            "--check-hash-based-pycs always -um hermes_cli",
        ] {
            check(&format!("python3 {options}"), true);
        }
        for options in [
            "-uc hermes_cli -m hermes_cli",
            "-W m hermes_cli",
            "-um other hermes_cli",
            "-m",
            "-um",
            "-u - -m hermes_cli",
            "script.py -um hermes_cli",
            "-- -m hermes_cli",
            "-V",
        ] {
            check(&format!("python3 {options}"), false);
        }
        check("python3 -c import-hermes /usr/bin/hermes", false);
        check("python3 hermes.py", false);
        check("python3 manage.py hermes", false);
        check("vim /usr/bin/hermes", false);
        check("bash", false);
        check("", false);
    }

    #[test]
    fn a_process_that_was_left_behind_is_judged_by_its_session() {
        use std::process::{Command, Stdio};
        // The leader of a new session starts a shell that starts an orphan, and lives or dies before it is looked at.
        let orphan = |leader_stays: bool| {
            let stay = if leader_stays { "exec sleep 5" } else { "true" };
            let script = format!("pid=$( (sleep 5 >/dev/null & echo $!) ); echo $pid; {stay}");
            let mut leader = Command::new("setsid")
                .args(["--wait", "sh", "-c", &script])
                .stdout(Stdio::piped())
                .spawn()
                .unwrap();
            let mut line = String::new();
            let mut output = std::io::BufReader::new(leader.stdout.take().unwrap());
            std::io::BufRead::read_line(&mut output, &mut line).unwrap();
            if !leader_stays {
                leader.wait().unwrap();
            }
            let pid: u32 = line.trim().parse().unwrap();
            let found = line_of(pid);
            let judged = ancestry_of(pid, &HashSet::new());
            let host = match &found {
                Line::Broken { leader: Some(leader) } => ancestry_of(pid, &HashSet::from([leader.id])),
                _ => judged,
            };
            let led = match &found {
                Line::Broken { leader: Some(leader) } => leader.id.pid.to_string(),
                _ => pid.to_string(),
            };
            let _ = Command::new("kill").args([pid.to_string(), led]).status();
            let _ = leader.kill();
            let _ = leader.wait();
            (matches!(found, Line::Broken { leader: Some(_) }), judged, host)
        };
        let (led, _, below) = orphan(true);
        assert!(led && below == Ancestry::BelowHost, "the living leader is what the orphan is below of");
        let (led, judged, _) = orphan(false);
        assert!(!led && judged == Ancestry::Unknown, "without a leader nobody can say");
    }

    #[test]
    fn a_session_below_one_that_was_left_behind_is_judged_with_it() {
        use std::process::Stdio;
        // A tool's shell leaves a program behind that leads another session, as a new terminal does.
        let script = "(setsid --fork --wait sh -c 'echo $$; exec sleep 5' &); exec sleep 5";
        let mut tool = Command::new("setsid")
            .args(["--wait", "sh", "-c", script])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut output = std::io::BufReader::new(tool.stdout.take().unwrap());
        std::io::BufRead::read_line(&mut output, &mut line).unwrap();
        let within: u32 = line.trim().parse().unwrap();
        let left = Process::find(Process::find(within).unwrap().parent).unwrap();
        // The shell that started it in the background is gone in a moment.
        let until = Instant::now() + Duration::from_secs(10);
        while matches!(line_of(left.id.pid), Line::Whole { .. }) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        let leader = Process::find(left.session).unwrap();
        assert!(matches!(line_of(within), Line::Whole { .. }), "it leads its own session");
        assert_eq!(ancestry_of(within, &HashSet::from([leader.id])), Ancestry::BelowHost);
        let elsewhere = ProcessId { pid: 1, started: u64::MAX };
        assert_ne!(ancestry_of(within, &HashSet::from([elsewhere])), Ancestry::BelowHost);
        let pids = [within, left.id.pid, leader.id.pid].map(|pid| pid.to_string());
        let _ = Command::new("kill").args(pids).status();
        tool.wait().unwrap();
    }

    #[test]
    fn a_process_that_only_waits_to_be_taken_away_has_ended() {
        let own = Process::find(std::process::id()).unwrap().id;
        assert!(!Process::has_ended(own));
        assert!(Process::has_ended(ProcessId { started: own.started.wrapping_sub(1), ..own }), "another one");
        let mut child = Command::new("sleep").arg("60").spawn().unwrap();
        let id = Process::find(child.id()).unwrap().id;
        assert!(!Process::has_ended(id));
        child.kill().unwrap();
        let until = Instant::now() + Duration::from_secs(10);
        while !Process::has_ended(id) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(Process::has_ended(id) && Process::find(id.pid).is_some(), "nobody asked for its end yet");
        child.wait().unwrap();
        assert!(Process::has_ended(id));
    }

    #[test]
    fn a_registered_process_above_is_a_host() {
        let own = std::process::id();
        let parent = Process::find(Process::find(own).unwrap().parent).unwrap();
        assert_eq!(ancestry_above(own, &HashSet::from([parent.id]), None), Ancestry::BelowHost);
        let before = ProcessId { started: parent.id.started.wrapping_sub(1), ..parent.id };
        let other = ancestry_above(own, &HashSet::from([before]), None);
        assert_eq!(
            other,
            ancestry_above(own, &HashSet::new(), None),
            "an earlier process of that number is another one"
        );
        assert_eq!(ancestry_above(u32::MAX, &HashSet::new(), None), Ancestry::Unknown);
    }
}
