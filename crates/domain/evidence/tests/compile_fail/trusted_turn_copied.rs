use veridical_evidence::TrustedTurn;

fn cloned<T: Clone>() {}
fn defaulted<T: Default>() {}
fn deserialised<T: for<'de> serde::Deserialize<'de>>() {}

fn main() {
    cloned::<TrustedTurn>();
    defaulted::<TrustedTurn>();
    deserialised::<TrustedTurn>();
}
