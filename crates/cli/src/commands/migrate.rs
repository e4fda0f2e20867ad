use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::Out;
use serde::Serialize;

#[derive(Serialize)]
struct MigrateAnswer {
    schema: &'static str,
    /// `None` when there is no memory yet.
    schema_version: Option<u32>,
    /// Where the copy of the older file lies; `None` when nothing had to be brought here.
    copy: Option<String>,
}

/// Opening a store to write it is what brings it to this program's schema; this command does nothing else.
pub(crate) fn run(home: &Home, out: &Out) -> Result<Code, Fault> {
    // Without a store none is made for the sake of it.
    let memory = if home.has_store() { home.memory(Access::Write)? } else { None };
    let store = memory.map(|memory| memory.storage().describe());
    let (schema_version, copy) = store.map_or((None, None), |store| (Some(store.schema_version), store.copy));
    let answer = MigrateAnswer { schema: "veridical.migrate/1", schema_version, copy };
    out.answer(&answer, || match (schema_version, &answer.copy) {
        (Some(version), Some(copy)) => {
            format!("the memory has schema {version} now; as it was before it lies in {copy}")
        }
        (Some(version), None) => {
            format!("the memory has schema {version}, which this program reads and writes")
        }
        (None, _) => "no memory yet".to_owned(),
    })?;
    Ok(Code::Done)
}
