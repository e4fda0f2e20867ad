mod page;
#[cfg(test)]
mod sample;
mod text;

use super::turns;
use crate::args::{Common, Explain};
use crate::fault::{Code, Fault};
use crate::files;
use crate::home::{Access, Home, now};
use crate::out::{Out, yes_or_no};
use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use veridical::evidence::{Declarations, SessionState};
use veridical::kernel::{Binding, SessionId};
use veridical::screening::Screener;
use veridical::{ExplainAnswer, Session};
use veridical_hermes::HandedTurn;

pub(crate) fn run(common: &Common, explain: &Explain, out: &Out) -> Result<Code, Fault> {
    let to_stdout = explain.html.as_deref() == Some(Path::new("-"));
    if to_stdout && common.json {
        return Err(Fault::usage("a page and JSON cannot both go to standard output")
            .next("write the page to a file: --html FILE"));
    }
    let answers = answers(common, explain)?;
    if let Some(home) = common.home.as_deref().filter(|_| explain.turn.is_some()) {
        let database = Home::of(common)?.database();
        if !database.exists() {
            out.note(&format!("{} holds no memory yet: the turn is judged alone", home.display()));
        }
    }
    let page = explain.html.as_ref().map(|file| (file, page::of(&answers)));
    match page {
        Some((_, page)) if to_stdout => out.document(&page),
        page => {
            for (at, answer) in answers.iter().enumerate() {
                out.answer(answer, || numbered(at, answers.len(), text::of(answer)))?;
            }
            if let Some((file, page)) = page {
                // For its owner alone: it tells what was done in a session.
                files::write(file, page.as_bytes())?;
                out.note(&format!("the page is in {}", file.display()));
            }
        }
    }
    Ok(answers.iter().map(|answer| yes_or_no(answer.kept)).max().unwrap_or(Code::Done))
}

/// The text of a turn, under its place among the turns of a file that holds several.
fn numbered(at: usize, all: usize, text: String) -> String {
    if all < 2 {
        return text;
    }
    let gap = if at == 0 { "" } else { "\n" };
    format!("{gap}── turn {} of {all}\n{text}", at + 1)
}

fn answers(common: &Common, explain: &Explain) -> Result<Vec<ExplainAnswer>, Fault> {
    match &explain.turn {
        Some(path) => {
            // Pure unless the call names a home: neither the environment nor the current directory decides.
            let profile = match &common.home {
                Some(_) => Profile::of(&Home::of(common)?)?,
                None => Profile::none(),
            };
            let mut left = HashMap::new();
            let explained =
                turns::read(path)?.into_iter().map(|handed| profile.explain_after(&mut left, handed));
            Ok(explained.collect())
        }
        None if !explain.last => {
            Err(Fault::usage("which turn? none is named").next(
                "`veridical explain --last` takes the newest turn of the host, `veridical explain TURN.json` a file",
            ))
        }
        None => {
            let home = Home::of(common)?;
            let past = veridical_hermes::newest_turn(home.root(), explain.session.as_deref(), explain.back)?;
            let profile = match (past.folder, &common.workdir) {
                // The project is that of the folder in which the host's session started.
                (Some(folder), None) if folder.is_dir() => {
                    Profile::of(&Home::of(&Common { workdir: Some(folder), ..common.clone() })?)?
                }
                (Some(_), None) => Profile { session: None, place: Place::Gone, ..Profile::of(&home)? },
                (None, _) | (_, Some(_)) => Profile::of(&home)?,
            };
            let mut left = HashMap::new();
            for turn in past.earlier {
                let session = past.handed.session.clone();
                profile.explain_after(&mut left, HandedTurn { turn, session, turn_id: None, shown: BTreeSet::new() });
            }
            Ok(vec![profile.explain_after(&mut left, past.handed)])
        }
    }
}

/// What of a profile has a say in how a turn is judged.
struct Profile {
    /// `None` when there is no memory yet.
    session: Option<Session>,
    declared: Declarations,
    screener: Screener,
    place: Place,
}

/// Where the session of a turn started.
enum Place {
    /// The call does not say.
    Unsaid,
    /// In a folder that is not there any more.
    Gone,
    Bound(Box<Binding>),
}

impl Profile {
    fn none() -> Self {
        Self {
            session: None,
            declared: Declarations::none(),
            screener: Screener::new([]),
            place: Place::Unsaid,
        }
    }

    fn of(home: &Home) -> Result<Self, Fault> {
        let declared = home.configuration()?.declared;
        let session = super::session(home, Access::Read)?;
        let binding = match &session {
            Some(session) => session.binding().clone(),
            None => home.binding(None)?,
        };
        Ok(Self { session, declared, screener: home.screener()?, place: Place::Bound(Box::new(binding)) })
    }

    /// Explains a turn behind those of its session that stand before it in a file; a turn without a session stands alone.
    fn explain_after(
        &self,
        left: &mut HashMap<SessionId, SessionState>,
        handed: HandedTurn,
    ) -> ExplainAnswer {
        let Some(session) = handed.session.clone() else { return self.explain(handed) };
        let turn = match left.get(&session) {
            Some(state) => handed.turn.after(state),
            None => handed.turn,
        };
        let answer = self.explain(HandedTurn { turn, ..handed });
        left.insert(session, answer.left().clone());
        answer
    }

    fn explain(&self, handed: HandedTurn) -> ExplainAnswer {
        let turn = handed.turn.with_declared(&self.declared);
        let answer = match (&self.session, &self.place) {
            (Some(session), _) => session.explain(&turn, now()),
            (None, Place::Unsaid) => veridical::explain(&turn),
            (None, Place::Gone) => veridical::explain_in(&turn, None, &self.screener),
            (None, Place::Bound(binding)) => veridical::explain_in(&turn, Some(binding), &self.screener),
        };
        answer.in_session(handed.session)
    }
}
