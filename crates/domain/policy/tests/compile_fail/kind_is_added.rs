use veridical_kernel::Scope;
use veridical_policy::*;

pub struct Word(Scope);
impl Subject for Word {
    fn canonical(&self) -> Vec<u8> {
        Vec::new()
    }
    fn scope(&self) -> &Scope {
        &self.0
    }
    fn assurance(&self) -> Assurance {
        Assurance::Proven
    }
}

pub enum Mine {}
impl Kind for Mine {
    const ROW: Row = Row::Entity;
    const NAME: &str = "mine";
}

fn main() {}
