//! What went wrong with approvals elsewhere, each as a scene in a session of a host: what the agent asks for, what a person
//! does meanwhile, what the user says, and what comes of it.

#![expect(clippy::unwrap_used, reason = "tests")]

mod support;

use support::{PERSON, hosted, in_repository, memory, now};
use veridical::kernel::Attendance;
use veridical::slot::Reach;
use veridical::{Expected, RecallRequest, RememberRequest, Session, SlotRequest, Wish, block_on};

#[derive(Debug, Clone, Copy)]
enum Step {
    /// The agent asks to keep a fact.
    Fact(&'static str),
    /// The agent asks for a value of the slot.
    Value(&'static str),
    /// A person gives the slot a value at a command line.
    Person(&'static str),
    /// The user says this, with `{0}`, `{1}` for the ids in the order in which they were asked for, and what comes of it.
    Says(&'static str, &'static str),
}

use Step::{Fact, Person, Says, Value};

const SLOT: &str = "preference.editor";

/// What is no order at all.
const NONE: &str = "no order";

/// The scene, its steps, how many changes wait in the end, and what is recalled then.
type Scene = (&'static str, &'static [Step], usize, &'static [&'static str]);

const SCENES: &[Scene] = &[
    (
        "an order for all is none: each id is said by itself",
        &[
            Fact("Invoices leave on Mondays"),
            Fact("Parcels leave on Fridays"),
            Says("APPLY all", NONE),
            Says("/memory approve all", NONE),
            Says("APPLY {0} {1}", NONE),
            Says("APPLY {0}\nAPPLY {1}", NONE),
        ],
        2,
        &[],
    ),
    (
        "what was applied is there, and the same order again does nothing",
        &[
            Fact("Invoices leave on Mondays"),
            Says("APPLY {0}", "approved"),
            Says("APPLY {0}", "pending-ended"),
            Says("REJECT {0}", "pending-ended"),
        ],
        0,
        &["Invoices leave on Mondays"],
    ),
    (
        "the earlier of two for one target is stale, in whatever order they are answered",
        &[
            Value("leave it at helix"),
            Value("leave it at zed"),
            Says("APPLY {0}", "pending-ended"),
            Says("APPLY {1}", "approved"),
            Says("APPLY {0}", "pending-ended"),
        ],
        0,
        &["preference.editor: leave it at zed"],
    ),
    (
        "a target that changed since is not what was agreed to, and the id is used up",
        &[
            Value("leave it at helix"),
            Person("leave it at vim"),
            Says("APPLY {0}", "lost-race"),
            Says("APPLY {0}", "pending-ended"),
        ],
        0,
        &["preference.editor: leave it at vim"],
    ),
    (
        "an id that nobody was given orders nothing",
        &[
            Fact("Invoices leave on Mondays"),
            Says("APPLY 0123456789ab", "pending-unknown"),
            Says("Please APPLY {0}", NONE),
            Says("> APPLY {0}", NONE),
        ],
        1,
        &[],
    ),
    (
        "a no stays a no",
        &[
            Fact("Invoices leave on Mondays"),
            Says("REJECT {0}", "declined"),
            Says("APPLY {0}", "pending-ended"),
        ],
        0,
        &[],
    ),
];

fn value(session: &Session, wish: Wish) -> veridical::SlotChanged {
    let request =
        SlotRequest { name: SLOT.to_owned(), wish, reach: Reach::Global, expect: Expected::Current };
    block_on(session.set_slot(&request, now())).unwrap()
}

#[test]
fn approvals_do_what_was_shown_once_and_nothing_else() {
    for (scene, steps, waiting, expected) in SCENES {
        let memory = memory();
        let session = hosted(&memory, "shop", "s1");
        let mut ids: Vec<String> = Vec::new();
        for step in *steps {
            match *step {
                Fact(text) => {
                    session.turn_started(Some("Please tidy up."));
                    let wish = Wish::Agent { text: text.to_owned(), quote: None };
                    let request = RememberRequest::new(wish, Reach::Global);
                    ids.extend(block_on(session.remember(&request, now())).unwrap().pending_id);
                }
                Value(text) => {
                    session.turn_started(Some("Please tidy up."));
                    ids.extend(
                        value(&session, Wish::Agent { text: text.to_owned(), quote: None }).pending_id,
                    );
                }
                Person(text) => {
                    let person = memory.session(in_repository("shop"), PERSON, None);
                    let changed = value(&person, Wish::Command { text: text.to_owned() });
                    assert_eq!(changed.result, "applied", "{scene}");
                }
                Says(message, reason) => {
                    let said = ids
                        .iter()
                        .enumerate()
                        .fold(message.to_owned(), |said, (n, id)| said.replace(&format!("{{{n}}}"), id));
                    session.turn_started(Some(&said));
                    let answer = block_on(session.ordered(&said, Attendance::Interactive, now())).unwrap();
                    assert_eq!(answer.map_or(NONE, |answer| answer.reason), reason, "{scene}: {message}");
                }
            }
        }
        assert_eq!(block_on(session.waiting(now())).unwrap(), *waiting, "{scene}");
        let fresh = hosted(&memory, "shop", "s2");
        let answer = block_on(fresh.recall(&RecallRequest::new("leave"), now())).unwrap();
        let texts: Vec<&str> = answer.items.iter().map(|item| item.text.as_str()).collect();
        assert_eq!(texts, *expected, "{scene}");
    }
}
