//! The example of docs/how-to/embed.md, run. The page shows the lines between the two marks, word for word.

use std::sync::Arc;
use veridical::evidence::{Edit, Ending, FileWrite, Observation, Output, ProcessExit, Turn};
use veridical::kernel::{
    Ancestry, Lease, Marker, PrincipalId, Profile, RemoteParts, RemoteReport, RepositoryReport, SealKey,
    Source, Surroundings, TenantId, Terminal, Timestamp, Transport,
};
use veridical::{Learned, Memory, RecallRequest, Starting, block_on};
use veridical_conformance::{MemoryStore, Setup};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/how-to/embed.md");

#[test]
fn the_example_of_the_page_learns_a_lesson_and_recalls_it() {
    let now: Timestamp = "2026-11-30T09:00:00Z".parse().unwrap();
    embedded(&repository(), FAILING, PASSING, now).unwrap();
}

#[test]
fn the_page_shows_the_example_that_runs() {
    let source = include_str!("embedding.rs");
    let shown = source.split("// The page begins here.\n").nth(1).unwrap();
    let shown = shown.split("    // The page ends here.\n").next().unwrap();
    let lines = shown.lines().map(|line| line.strip_prefix("    ").unwrap_or(line));
    let block = format!("```rust\n{}\n```", lines.collect::<Vec<_>>().join("\n"));
    let page = std::fs::read_to_string(PAGE).unwrap();
    assert!(page.contains(&block), "docs/how-to/embed.md should show:\n\n{block}\n");
}

fn embedded(
    repository: &RepositoryReport,
    failing: &str,
    passing: &str,
    now: Timestamp,
) -> Result<(), Box<dyn std::error::Error>> {
    // The page begins here.
    // The store of one profile, sealed under the profile's own key.
    let tenant = TenantId::parse("ann")?;
    let setup = Setup { tenant: tenant.clone(), key: SealKey::new([7; 32]), clock: Arc::new(move || now) };
    let memory = Memory::builder().storage(Arc::new(MemoryStore::open(&setup))).build();

    // One session: bound once to a project, for one person, in one process.
    let profile = Profile { tenant, principal: PrincipalId::local() };
    let surroundings = Surroundings {
        ancestry: Ancestry::Clear,
        marker: Marker::Absent,
        terminal: Terminal::Absent,
        lease: Lease::None,
    };
    let starting = Starting::of(profile, repository.clone());
    let binding = block_on(memory.start(&starting, &surroundings))?;
    let session = memory.session(binding, surroundings, None);

    // What the agent's tools did in one turn, in order.
    let run = |status, report: &str| {
        Observation::ProcessExit(ProcessExit {
            command: "pytest -q tests/test_parser.py".to_owned(),
            workdir: None,
            ending: Ending::Exited(status),
            output: Output::complete(report),
        })
    };
    let mut turn = Turn::builder("make the parser accept empty input");
    turn.observe(run(1, failing));
    turn.observe(Observation::FileWrite(FileWrite {
        path: "src/parser.py".to_owned(),
        whole: None,
        edits: vec![Edit {
            removed: "return rows[0]\n".into(),
            added: "return rows[0] if rows else {}\n".into(),
        }],
        created: false,
    }));
    turn.observe(run(0, passing));

    let learned = block_on(session.learn(turn.build(), Source::Host, None, now))?;
    assert!(matches!(learned, Learned::Recorded(_)));

    // Another session of the same project asks.
    let later = session.fresh();
    let answer = block_on(later.recall(&RecallRequest::new("parser fails on empty input"), now))?;
    assert!(!answer.abstained);
    assert!(answer.rendered.contains("IndexError: list index out of range"));
    // The page ends here.
    Ok(())
}

fn repository() -> RepositoryReport {
    let remote = RemoteParts {
        transport: Transport::Https,
        host: "code.example.org".to_owned(),
        port: None,
        path: "/team/app.git".to_owned(),
        user: None,
    };
    RepositoryReport::Found { place: "/home/ann/app/.git".to_owned(), remote: RemoteReport::Parts(remote) }
}

const FAILING: &str = "\
F                                                                        [100%]
=================================== FAILURES ===================================
_______________________________ test_empty_input _______________________________

    def test_empty_input():
>       assert parse([]) == {}

tests/test_parser.py:5:
_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _

rows = []

    def parse(rows):
>       return rows[0]
E       IndexError: list index out of range

src/parser.py:2: IndexError
=========================== short test summary info ============================
FAILED tests/test_parser.py::test_empty_input - IndexError: list index out of range
1 failed in 0.02s
";

const PASSING: &str = "\
.                                                                        [100%]
1 passed in 0.01s
";
