//! Every way to what is stored, and what holds it to the scope of whoever asks. A new one joins this list.

/// A way into the memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Way {
    /// A method of the library's `Session` or `Memory`.
    Method(&'static str),
    /// A command, by its words.
    Command(&'static str),
    /// A request of the protocol.
    Request(&'static str),
    /// A tool of the model.
    Tool(&'static str),
}

/// What keeps a way from showing anything foreign.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Held {
    /// The search of `cargo xtask simulate isolation` drives it, and so does its short run in the tests.
    BySearch,
    /// It is driven among five hundred near-identical lessons of another project, with each of these lists of words or
    /// fields. `QUERY`, `ID`, `SLOT`, `TURN` and `OUTPUT` stand for what is asked, the own lesson's id, a slot that both projects
    /// have, a file with the turn and a file with its failure.
    AmongForeign(&'static [&'static [&'static str]]),
    /// It shows nothing that is stored: it writes, changes what the session itself brought in, or looks elsewhere.
    ShowsNothingStored,
    /// It shows what waits for a person, whose own laws every store keeps and the program's tests drive.
    ByTheLawsOfWhatWaits,
    /// It reaches only what the scope sees, as a law of forgetting has it that every store keeps.
    ByTheLawsOfForgetting,
    /// It is whole-profile work, and asks for custody (R5.5).
    ByCustody,
}

use Held::{
    AmongForeign, ByCustody, BySearch, ByTheLawsOfForgetting, ByTheLawsOfWhatWaits, ShowsNothingStored,
};
use Way::{Command, Method, Request, Tool};

pub(crate) const WAYS: &[(Way, Held)] = &[
    (Method("add_tally"), BySearch),
    (Method("ask_to_forget"), ByTheLawsOfForgetting),
    (Method("at_the_shell_of"), ShowsNothingStored),
    (Method("bind"), ShowsNothingStored),
    (Method("binding"), ShowsNothingStored),
    (Method("builder"), ShowsNothingStored),
    (Method("declare"), ShowsNothingStored),
    (Method("durable"), BySearch),
    (Method("episodes"), BySearch),
    (Method("expire"), ByTheLawsOfWhatWaits),
    (Method("explain"), BySearch),
    (Method("forget"), ByTheLawsOfForgetting),
    (Method("forget_failures"), ShowsNothingStored),
    (Method("forget_place"), ByCustody),
    (Method("forgettable"), ByTheLawsOfForgetting),
    (Method("fresh"), ShowsNothingStored),
    (Method("host_wrote"), ShowsNothingStored),
    (Method("interrupted"), ShowsNothingStored),
    (Method("is_clean"), ShowsNothingStored),
    // The record of the very place from where it is asked, and no item.
    (Method("known"), ShowsNothingStored),
    (Method("learn"), BySearch),
    (Method("line"), ShowsNothingStored),
    (Method("note"), ShowsNothingStored),
    (Method("note_shown"), BySearch),
    (Method("ordered"), ByTheLawsOfWhatWaits),
    (Method("pass_over"), ShowsNothingStored),
    (Method("pending"), ByTheLawsOfWhatWaits),
    (Method("pending_of"), ByTheLawsOfWhatWaits),
    (Method("places"), ByCustody),
    (Method("prefetch"), BySearch),
    (Method("prefetch_after"), BySearch),
    (Method("rebind"), ShowsNothingStored),
    (Method("recall"), BySearch),
    (Method("remember"), BySearch),
    (Method("resolve"), ByTheLawsOfWhatWaits),
    (Method("rewound"), ShowsNothingStored),
    (Method("session"), ShowsNothingStored),
    (Method("set_slot"), BySearch),
    (Method("show"), BySearch),
    (Method("slot"), BySearch),
    (Method("slot_history"), BySearch),
    (Method("slots"), BySearch),
    (Method("start"), ShowsNothingStored),
    (Method("status"), BySearch),
    // The ports behind it ask for a scope each, and the laws of every store hold them.
    (Method("storage"), BySearch),
    (Method("switched"), ShowsNothingStored),
    (Method("tally"), BySearch),
    (Method("turn_lost"), ShowsNothingStored),
    (Method("turn_started"), ShowsNothingStored),
    (Method("verify"), ByCustody),
    (Method("waiting"), ByTheLawsOfWhatWaits),
    (Method("was_shown"), BySearch),
    (Command("audit verify"), ByCustody),
    (Command("doctor"), ByCustody),
    (Command("episode list"), AmongForeign(&[&[], &["--history"], &["--limit", "1000"], &["--offset", "1"]])),
    (Command("episode show"), AmongForeign(&[&["ID"]])),
    (Command("explain"), AmongForeign(&[&["TURN"]])),
    (Command("forget"), AmongForeign(&[&["ID"]])),
    (Command("hermes install"), ShowsNothingStored),
    (Command("hermes preview"), ShowsNothingStored),
    (Command("hermes status"), ShowsNothingStored),
    (Command("hermes uninstall"), ShowsNothingStored),
    (Command("learn"), ShowsNothingStored),
    (Command("migrate"), ByCustody),
    (Command("pending apply"), ByTheLawsOfWhatWaits),
    (Command("pending diff"), ByTheLawsOfWhatWaits),
    (Command("pending expire"), ByTheLawsOfWhatWaits),
    (Command("pending list"), AmongForeign(&[&[], &["--history"]])),
    (Command("pending reject"), ByTheLawsOfWhatWaits),
    (Command("pending review"), ByTheLawsOfWhatWaits),
    (Command("pending show"), ByTheLawsOfWhatWaits),
    (Command("policy check"), ShowsNothingStored),
    (Command("policy explain"), ShowsNothingStored),
    (Command("policy show"), ShowsNothingStored),
    (Command("project canonical"), ShowsNothingStored),
    (Command("project declare"), ShowsNothingStored),
    (Command("project forget"), ByCustody),
    (Command("project list"), ByCustody),
    (Command("project rebind"), ShowsNothingStored),
    (Command("project status"), ShowsNothingStored),
    (Command("reasons"), ShowsNothingStored),
    (
        Command("recall"),
        AmongForeign(&[
            &["QUERY"],
            &["QUERY", "--limit", "1000"],
            &["QUERY", "--kind", "episode"],
            &["QUERY", "--kind", "fact"],
            &["QUERY", "--explain"],
            &["QUERY", "--history"],
            &["QUERY", "--output", "OUTPUT"],
            &["QUERY", "--mode", "prefetch"],
            &["QUERY", "--mode", "prefetch", "--output", "OUTPUT"],
        ]),
    ),
    (Command("remember"), ShowsNothingStored),
    (Command("scan"), ShowsNothingStored),
    (Command("serve"), ShowsNothingStored),
    (Command("show"), AmongForeign(&[&["ID"]])),
    (Command("slot get"), AmongForeign(&[&["SLOT"]])),
    (Command("slot history"), AmongForeign(&[&["SLOT"]])),
    (Command("slot list"), AmongForeign(&[&[]])),
    (Command("slot set"), AmongForeign(&[&["SLOT", "another", "--scope", "project"]])),
    (Command("status"), AmongForeign(&[&[]])),
    (Request("hello"), ShowsNothingStored),
    (Request("memory_write"), ShowsNothingStored),
    (Request("ping"), ShowsNothingStored),
    (Request("pre_compress"), AmongForeign(&[&[]])),
    (Request("prefetch"), AmongForeign(&[&["query", "QUERY"]])),
    (Request("session_end"), AmongForeign(&[&[]])),
    (Request("session_open"), AmongForeign(&[&[]])),
    (Request("session_rewind"), ShowsNothingStored),
    (Request("session_switch"), ShowsNothingStored),
    (Request("shutdown"), ShowsNothingStored),
    (Request("status"), AmongForeign(&[&[]])),
    (Request("tool"), AmongForeign(&[])),
    (Request("turn_begin"), ShowsNothingStored),
    (Request("turn_end"), ShowsNothingStored),
    (Request("turn_lost"), ShowsNothingStored),
    (Request("turn_message"), ShowsNothingStored),
    (Request("turn_start"), ShowsNothingStored),
    (Tool("veridical_correct"), AmongForeign(&[&["name", "SLOT", "value", "another"]])),
    (Tool("veridical_forget"), AmongForeign(&[&["id", "ID"]])),
    (Tool("veridical_note"), AmongForeign(&[&["observation", "QUERY"]])),
    (
        Tool("veridical_recall"),
        AmongForeign(&[
            &["query", "QUERY"],
            &["query", "QUERY", "kind", "episode"],
            &["query", "QUERY", "output", "OUTPUT"],
        ]),
    ),
    (Tool("veridical_pending"), ByTheLawsOfWhatWaits),
    (Tool("veridical_remember"), ShowsNothingStored),
    (Tool("veridical_slots"), AmongForeign(&[&[], &["name", "SLOT"]])),
    (Tool("veridical_status"), AmongForeign(&[&[]])),
];
