use veridical::slot::Stated;

fn twice(stated: &Stated) -> Stated {
    stated.clone()
}

fn main() {}
