use crate::args::Hermes;
use crate::fault::{Code, Fault};
use crate::home::Home;
use crate::out::Out;
pub(crate) fn run(_home: &Home, _command: &Hermes, _out: &Out) -> Result<Code, Fault> { Err(Fault::usage("x")) }
