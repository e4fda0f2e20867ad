use veridical_evidence::Proof;

fn cloned<T: Clone>() {}
fn defaulted<T: Default>() {}
fn deserialised<T: for<'de> serde::Deserialize<'de>>() {}

fn main() {
    cloned::<Proof>();
    defaulted::<Proof>();
    deserialised::<Proof>();
}
