use veridical::slot::Stated;

fn forge() -> Stated {
    Stated { text: "I said so".to_owned() }
}

fn main() {}
