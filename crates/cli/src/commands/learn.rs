use super::turns;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home, now};
use crate::out::Out;
use std::collections::HashMap;
use std::path::Path;
use veridical::kernel::{SessionId, SessionRef, Source};
use veridical::{LearnAnswer, Session, block_on};

pub(crate) fn run(home: &Home, path: &Path, out: &Out) -> Result<Code, Fault> {
    let turns = turns::read(path)?;
    // Below an agent host nothing is learnt from files, and no store is made for the attempt (R8.5).
    let access = if home.surroundings().extraction().is_some() { Access::Write } else { Access::Read };
    let memory = home.memory(access)?;
    let surroundings = home.surroundings();
    let binding = match &memory {
        Some(memory) => block_on(memory.start(&home.here()?, &surroundings))?,
        None => home.binding(None)?,
    };
    let mut code = Code::Done;
    let mut sessions: HashMap<Option<SessionId>, Session> = HashMap::new();
    for handed in turns {
        let answer = match &memory {
            Some(memory) => {
                // Turns of one session follow each other in it; a turn without a session stands alone.
                if let Some(alone) = sessions.remove(&None) {
                    block_on(alone.add_tally())?;
                }
                let session = sessions.entry(handed.session).or_insert_with_key(|id| {
                    memory.session(binding.clone(), surroundings, id.clone().map(SessionRef::root))
                });
                session.was_shown(handed.shown);
                let learned = block_on(session.learn(handed.turn, Source::File, handed.turn_id, now()))?;
                LearnAnswer::from(&learned)
            }
            None => LearnAnswer::below_agent_host(),
        };
        out.answer(&answer, || text(&answer))?;
        code = code.max(match answer.result {
            "dropped" => Code::No,
            "rejected" => Code::Refused,
            _ => Code::Done,
        });
    }
    for session in sessions.values() {
        block_on(session.add_tally())?;
    }
    Ok(code)
}

fn text(answer: &LearnAnswer) -> String {
    let id = answer.episode_id.as_ref().map_or_else(String::new, |id| format!(" {id}"));
    format!("{}{id}: {} ({})", answer.result, answer.detail, answer.reason)
}
