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

fn forge(word: Word, receipt: Receipt) -> Permit<kind::NewFact, Word> {
    Permit { subject: word, receipt, kind: std::marker::PhantomData }
}

fn main() {}
