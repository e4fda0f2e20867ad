use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::Out;
use serde::Serialize;

#[derive(Serialize)]
struct MigrateAnswer {
    schema: &'static str,
    /// `None` when there is no memory yet.
    schema_version: Option<u32>,
}

/// Opening a store to write it is what brings it to this program's schema; this command does nothing else.
pub(crate) fn run(home: &Home, out: &Out) -> Result<Code, Fault> {
    // Without a store none is made for the sake of it.
    let memory = if home.has_store() { home.memory(Access::Write)? } else { None };
    let schema_version = memory.map(|memory| memory.storage().describe().schema_version);
    let answer = MigrateAnswer { schema: "veridical.migrate/1", schema_version };
    out.answer(&answer, || match schema_version {
        Some(version) => format!("the memory has schema {version}, which this program reads and writes"),
        None => "no memory yet".to_owned(),
    })?;
    Ok(Code::Done)
}
