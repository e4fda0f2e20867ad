#[cfg(test)]
mod sample;
mod text;

use super::turns;
use crate::args::Common;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home, now};
use crate::out::{Out, yes_or_no};
use std::path::Path;
use veridical::evidence::Declarations;

pub(crate) fn run(common: &Common, path: &Path, out: &Out) -> Result<Code, Fault> {
    // Pure unless the call names a home: neither the environment nor the current directory decides.
    let (session, declared) = match &common.home {
        Some(_) => {
            let home = Home::of(common)?;
            (super::session(&home, Access::Read)?, home.configuration()?.declared)
        }
        None => (None, Declarations::none()),
    };
    let mut code = Code::Done;
    for handed in turns::read(path)? {
        let answer = match &session {
            Some(session) => session.explain(&handed.turn, now()),
            None => veridical::explain(&handed.turn.with_declared(&declared)),
        };
        let answer = answer.in_session(handed.session);
        out.answer(&answer, || text::of(&answer))?;
        code = code.max(yes_or_no(answer.kept));
    }
    Ok(code)
}
