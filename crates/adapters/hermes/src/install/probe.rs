use super::InstallError;
use crate::protocol::PROTOCOL;
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::time::Duration;

/// What a program says when it is asked whether it would serve.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Served {
    /// The protocol that it speaks.
    pub protocol: String,
    /// Its version.
    pub program_version: String,
    /// Where the memory is.
    pub database: String,
}

/// As long as the shim waits.
const BUDGET: Duration = Duration::from_secs(5);

/// One live round trip: starts the program as the shim does, says hello, and lets it go.
pub(super) fn hello(program: &Path, home: &Path) -> Result<Served, InstallError> {
    let failed = |message: String| InstallError::NotServed { message, next: String::new() };
    let mut child = Command::new(program)
        .args(["serve", "--home"])
        .arg(home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| failed(format!("{} cannot be started: {error}", program.display())))?;
    let answered = converse(&mut child, home);
    // It ends at the end of its input, which is now; one that hangs does not keep us.
    drop(child.stdin.take());
    if answered.is_err() {
        let _ = child.kill();
    }
    let _ = child.wait();
    let line = answered.map_err(failed)?;
    let answer: Answer =
        serde_json::from_str(&line).map_err(|error| failed(format!("no answer to hello: {error}")))?;
    match answer {
        Answer::Ready(served) => Ok(served),
        Answer::Refused { message, next } => Err(InstallError::NotServed { message, next }),
    }
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Answer {
    Ready(Served),
    Refused { message: String, next: String },
}

fn converse(child: &mut Child, home: &Path) -> Result<String, String> {
    let (Some(input), Some(output)) = (child.stdin.as_mut(), child.stdout.take()) else {
        return Err("it has no input or output".to_owned());
    };
    let hello = serde_json::json!({
        "id": 1, "type": "hello", "protocol": PROTOCOL, "shim_version": env!("CARGO_PKG_VERSION"), "secret": "",
        "host_pid": std::process::id(), "home": home, "probe": true,
    });
    let sent = writeln!(input, "{hello}").and_then(|()| input.flush());
    let (first, waiting) = channel();
    std::thread::spawn(move || {
        let mut line = String::new();
        let read = BufReader::new(output).read_line(&mut line);
        let _ = first.send(read.map(|_| line));
    });
    match waiting.recv_timeout(BUDGET) {
        Ok(Ok(line)) if !line.trim().is_empty() => Ok(line),
        Ok(Ok(_)) => {
            Err(sent.map_or_else(|error| error.to_string(), |()| "it ended without an answer".to_owned()))
        }
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err(format!("no answer within {} s", BUDGET.as_secs())),
    }
}
