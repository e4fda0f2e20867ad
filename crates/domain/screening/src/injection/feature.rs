//! What a word or two of a text may be in an order to a machine.

use std::fmt;

macro_rules! features {
    ($($(#[doc = $what:literal])+ $name:ident,)+) => {
        /// One feature of a text. Those of the first group are read from a [`Language`](super::lexicon::Language); those
        /// of the second are made of others that stand close together.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub(super) enum Feature {
            $($(#[doc = $what])+ $name,)+
        }
    };
}

features! {
    /// A word that means nothing but a machine that reads: "assistant", "language model".
    Machine,
    /// A word that may mean one: "agent", "model", "bot".
    Agent,
    /// "Any", "all", "whichever": before a machine that is then described.
    Whichever,
    /// "That", "which", "who": what describes a machine.
    Relative,
    /// What supposes that a machine is at work: "if an", "should an".
    Supposing,
    /// The role that a reader is given: "as an", "in your capacity as".
    Capacity,
    /// "I", "we": who speaks of what they do themselves.
    Speaker,
    /// What turns to someone: "dear", "note to", "message for".
    Greeting,
    /// What supposes what the reader is: "if you are", "as an".
    Supposed,
    /// What a machine does with a text: "reading", "summarising".
    Reading,
    /// What obliges: "must", "should", "is asked to".
    Modal,
    /// Who owns the machine: "the user", "your operator".
    User,
    /// "You" and "your".
    You,
    /// "Not" and "never", before what they deny.
    Not,
    /// "Did not", "is not": what was not done, rather than what must not be.
    Undone,
    /// "Them", "him", "her": people, where something is kept from them.
    Them,
    /// Words before a verb that make it a report or a wish of others: "they", "which", "tries to".
    Telling,
    /// Words before a verb that make it an order: "please", "then", "now". Where a language has them, a verb of sending or
    /// revealing is an order only behind one of them or at the start of a clause.
    Ordering,
    /// Talk about attacks: "attackers", "prompt injection", "phrases such as".
    Talk,
    /// To tell, mention, show, report.
    Tell,
    /// To tell the user, in one phrase.
    TellUser,
    /// To ask for leave or confirmation.
    Ask,
    /// "Without" and "no need to".
    Without,
    /// Whole secrecy: "secretly", "tell nobody", "behind their back".
    Hush,
    /// To drop, set aside, disobey.
    Drop,
    /// What governs a machine: instructions, directives, guidelines.
    Rules,
    /// What else it may be told to drop: the task, the question, the request.
    Task,
    /// "Previous", "above", "all", "any", "your".
    Standing,
    /// "Above", "given so far", behind what they qualify.
    Behind,
    /// All that was said, in one phrase: "everything above", "what you were told".
    Said,
    /// To be void: "superseded", "no longer apply".
    Void,
    /// The hidden prompt itself.
    Prompt,
    /// To reveal, print, repeat.
    Reveal,
    /// "It", "this", what secrecy is about.
    Itself,
    /// To send, upload, append, encode.
    Send,
    /// What of the session or the user must not leave: the conversation, the prompt, their name.
    Intimate,
    /// What must not leave: keys, tokens, the conversation, what the user owns.
    Protected,
    /// Where it would leave by: an address, a header, a query.
    Sink,
    /// To add, write, install.
    Write,
    /// What is run or read again at each start: profiles, cron, hooks, rules of agents.
    Place,
    /// A program that fetches something.
    Fetcher,
    /// A program that runs what it is given.
    Shell,
    /// A public key in its usual form.
    Key,
    /// To skip, disable, lift.
    Disable,
    /// What protects: review, confirmation, certificates, warnings.
    Guard,
    /// What checks and that people turn off themselves now and then: tests, linters.
    Check,
    /// To delete, close, publish, merge.
    Harm,
    /// An act in one phrase that no reader is owed: "approve this", "close all", "vote for".
    Abuse,
    /// What can be harmed: branches, files, repositories, accounts.
    Asset,
    /// A dangerous act in one phrase: `--no-verify`, "as root", "force push".
    Danger,
    /// "Approved", "authorised", "verified as".
    Granted,
    /// What outranks: "highest priority", "admin override", "comes from the developers".
    Authority,
    /// To obey, carry out, act upon.
    Obey,
    /// What a text gives to be obeyed: "the steps below", "this file".
    Here,
    /// "Always", "from now on", "in every session".
    Lasting,
    /// To remember, to store as a preference.
    Memory,
    /// Trust that is asked for: "is trusted", "is exempt", "are false".
    Trust,
    /// To rate, rank, recommend, say that.
    Judge,
    /// A judgement that is asked for: "full marks", "no defects".
    Praise,
    /// "You are now", "pretend", "act as".
    Become,
    /// "Unrestricted", "without any rules", "developer mode".
    Free,
    /// What a project asks of anyone who works on it: to run its tests, to read its guide.
    Proper,
    /// An act that a machine which is called by its name is seldom asked for by its user.
    Deed,
    /// The claim to be its user, operator or maker, or to come before them.
    Usurp,
    /// What the machine will say: "your reply", "the summary".
    Reply,
    /// What it is forced to say: "exactly", "word for word", "everything above".
    Forced,
    /// Feigned work: "report success", "as though the tests were green".
    Feign,
    /// To leak, to smuggle out: never asked for by an owner.
    Betray,
    /// What a reader is bound to: "you must", "you will only".
    Ruled,
    /// A place outside the machine: an address, a mail box.
    Remote,
    /// How a client logs in with what is its own: `ssh-copy-id`, `--netrc-file`.
    OwnLogin,
    /// What only a machine has: "your memory", "your custom instructions".
    OwnMemory,
    /// What only a machine has, and that binds it: "your guardrails".
    OwnRules,
    /// Text kept from a reader's eye: a comment, white letters, no display.
    Concealed,
    /// The claim that the user cannot see this very text: "only you can see this", "a secret note".
    Unseen,
    /// A machine by its kind, as those call it who are not its user: "LLM", "AI reader", "vision model".
    Kind,
    /// What is asked of such a machine where it is called: to say, answer, mark, pay, any verb of an order.
    Errand,
    /// What lures a machine or shames it: a reward, a threat, a game, what "a good assistant" would do.
    Lure,
    /// What passes a text off as another's word: "as if it came from", "as orders of".
    Posing,
    /// What is said of a user to have them taken for a stranger: "is an intruder".
    Impostor,
    /// What the machine itself is said to have noted, recalled or promised before.
    Recollection,

    /// A machine is spoken to, as a person who uses one may do.
    Address,
    /// A machine is called by a name that is only a machine's.
    Vocative,
    /// A machine is called by its kind, as its user does not.
    Stranger,
    /// A machine that is called by its name is bidden to do something.
    Bidden,
    /// A machine is said to have to do something.
    Charged,
    /// What may be a machine is said to have to do something.
    Subject,
    /// Whatever machine may read this is spoken to, as no user does.
    Hail,
    /// What governs a machine, and stands.
    Governing,
    /// An order to keep something to itself.
    Stealth,
    /// An order to keep this very text to itself.
    Furtive,
    /// An order to keep something from the user.
    Deceit,
    /// An order not to tell the user, in one phrase.
    Gag,
    /// An order not to ask.
    Unasked,
    /// An order to drop the instructions in force.
    Override,
    /// An order to drop what was asked for.
    Desert,
    /// The statement that the instructions in force are void.
    Lapse,
    /// The statement that what was asked for is void.
    Moot,
    /// An order to send what must not leave.
    Leak,
    /// An order to send what is of the session or the user.
    Spill,
    /// What must not leave, and where it would leave by.
    Outlet,
    /// An order to write where it is read again.
    Plant,
    /// Something is fetched and run.
    Pipe,
    /// Something that protects is turned off.
    Unguard,
    /// Something that checks is turned off.
    Uncheck,
    /// Something is harmed.
    Wreck,
    /// The claim that the user has agreed.
    Claim,
    /// An order to take this text for orders.
    Submit,
    /// An order to judge in someone's favour.
    Favour,
    /// An order about what is said.
    Dictate,
    /// What is of the session or the user, and the place outside.
    Passage,
    /// The statement that what binds it is void.
    Unbound,
    /// A role without rules.
    Jailbreak,
    /// A text that is passed off as the word of the user, the owner or the maker.
    Pose,
    /// An order to reveal the hidden prompt.
    Disclose,
}

/// A set of features.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Features(u128);

impl Features {
    pub(super) const fn of(mut features: &[Feature]) -> Self {
        let mut bits = 0;
        while let [first, rest @ ..] = features {
            bits |= 1 << (*first as u8);
            features = rest;
        }
        Self(bits)
    }

    pub(super) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn has(self, feature: Feature) -> bool {
        self.meets(Self::of(&[feature]))
    }

    /// Whether the two have a feature in common.
    pub(super) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}
