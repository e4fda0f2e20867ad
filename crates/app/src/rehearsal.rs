use crate::answers::{BehindView, MissedExample, MissedView, PreviewAnswer, UnreadableSession};
use crate::{Shown, reasons};
use std::cmp::Reverse;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashSet};
use veridical_episode::{Fingerprint, Kind, Preview, preview};
use veridical_evidence::{Declarations, SessionState, Turn, Verdict};
use veridical_kernel::{Binding, Unbound};
use veridical_screening::{Echo, Field, Screener};

/// How many different commands are named behind which test runs were hidden, for each reason.
const MOST_BEHIND: usize = 50;

/// How much of the name of one is shown.
const BEHIND_CHARS: usize = 40;

/// What the turns of past sessions would have left (R16.9). Pure: nothing is kept, and no store is asked.
#[derive(Debug)]
pub struct Rehearsal {
    screener: Screener,
    declared: Declarations,
    session: Sitting,
    lessons: HashSet<Fingerprint>,
    told: PreviewAnswer,
    missed: BTreeMap<&'static str, Missed>,
}

/// The session whose turns come in.
#[derive(Debug, Default)]
struct Sitting {
    id: String,
    /// `None` when nobody knows any more where it was.
    binding: Option<Binding>,
    shell: SessionState,
}

/// The turns that left nothing for one reason.
#[derive(Debug)]
struct Missed {
    turns: u64,
    behind: BTreeMap<String, u64>,
    /// The first that came in with a command that would have counted, else the first of all.
    example: MissedExample,
}

impl Missed {
    fn view(self, code: &'static str) -> MissedView {
        let mut behind: Vec<BehindView> =
            self.behind.into_iter().map(|(command, turns)| BehindView { command, turns }).collect();
        behind.sort_by_key(|one| Reverse(one.turns));
        MissedView {
            reason: code,
            plain: reasons::plain(code),
            meaning: reasons::meaning(code),
            turns: self.turns,
            behind,
            would_count: reasons::what_would_count(code),
            example: self.example,
        }
    }
}

impl Rehearsal {
    /// Begins with the gate and the checks of the profile, if there is one yet.
    #[must_use]
    pub fn new(screener: Screener, declared: Declarations) -> Self {
        Self {
            screener,
            declared,
            session: Sitting::default(),
            lessons: HashSet::new(),
            told: PreviewAnswer::default(),
            missed: BTreeMap::new(),
        }
    }

    /// The turns from here on are those of this session. `binding` is what it would be bound to; `None` when the folder in
    /// which it started is not known or not there any more.
    pub fn session(&mut self, id: &str, binding: Option<Binding>) {
        self.session = Sitting { id: id.to_owned(), binding, shell: SessionState::default() };
        self.told.sessions += 1;
    }

    /// A session could not be read, or not to its end.
    pub fn unreadable(&mut self, id: &str, why: &str) {
        let [session, error] = [id, why].map(|text| Shown::screened(&self.screener, text));
        self.told.unreadable.push(UnreadableSession { session, error });
    }

    /// The next turn of the session.
    pub fn turn(&mut self, turn: Turn) {
        self.told.turns += 1;
        let checkout = self.session.binding.as_ref().and_then(Binding::checkout);
        let turn = turn.in_checkout(checkout).with_declared(&self.declared).after(&self.session.shell);
        let preview = preview(&turn);
        let clean = |text: &str| self.screener.record([Field::attested(text)]).is_ok();
        self.session.shell = preview.evaluation.session_state().clone().screened(clean);
        match self.lesson(&preview) {
            Ok((_, lesson)) if self.lessons.contains(&lesson) => self.told.met_again += 1,
            Ok((kind, lesson)) => {
                self.lessons.insert(lesson);
                self.told.lessons += 1;
                *self.told.kinds.entry(kind.word()).or_default() += 1;
            }
            Err(code) if reasons::claims_no_work(code) => self.told.without_work += 1,
            Err(code) => self.miss(code, preview.evaluation.verdict()),
        }
    }

    /// The lesson of a turn, or the code of the reason why it would have left none.
    fn lesson(&self, preview: &Preview) -> Result<(Kind, Fingerprint), &'static str> {
        let (kind, text) = preview.episode.as_ref().map_err(|dropped| dropped.code())?;
        let binding = self.session.binding.as_ref().ok_or(reasons::FOLDER_GONE.0)?;
        let unbound = || binding.unbound().unwrap_or(Unbound::NoRepository).code();
        let project = binding.scope().project().ok_or_else(unbound)?;
        let nothing_said = Echo::new();
        let screener = self.screener.in_session(&nothing_said);
        text.clone().screened(&screener, [""; 4], *kind).map_err(|rejected| rejected.code())?;
        Ok((*kind, preview.fingerprint(project).ok_or(reasons::FOLDER_GONE.0)?))
    }

    fn miss(&mut self, code: &'static str, verdict: &Verdict) {
        let hidden = verdict.hidden().filter(|_| verdict.reason().code() == code);
        let command = hidden.map(|hidden| Shown::screened(&self.screener, &hidden.command));
        let better = command.is_some();
        let example = || MissedExample {
            session: Shown::screened(&self.screener, &self.session.id),
            sentence: Shown::sentence(&self.screener, verdict.sentence(), verdict.reason().describe()),
            command,
        };
        let missed = match self.missed.entry(code) {
            Entry::Vacant(free) => {
                free.insert(Missed { turns: 0, behind: BTreeMap::new(), example: example() })
            }
            Entry::Occupied(taken) => {
                let missed = taken.into_mut();
                if better && missed.example.command.is_none() {
                    missed.example = example();
                }
                missed
            }
        };
        missed.turns += 1;
        if let Some(behind) = hidden.and_then(|hidden| hidden.behind.as_ref()) {
            let behind = Shown::screened(&self.screener, behind).bounded(BEHIND_CHARS).to_string();
            if missed.behind.len() < MOST_BEHIND || missed.behind.contains_key(&behind) {
                *missed.behind.entry(behind).or_default() += 1;
            }
        }
    }

    /// What would have been kept, so far.
    #[must_use]
    pub fn answer(self) -> PreviewAnswer {
        let mut missed: Vec<MissedView> =
            self.missed.into_iter().map(|(code, missed)| missed.view(code)).collect();
        missed.sort_by_key(|group| Reverse(group.turns));
        PreviewAnswer { missed, ..self.told }
    }
}
