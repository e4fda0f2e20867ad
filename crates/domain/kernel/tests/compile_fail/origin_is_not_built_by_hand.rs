use veridical_kernel::{Capacity, Origin, Terminal};

fn forge() -> Origin {
    Origin { capacity: Capacity::Person, terminal: Terminal::Attached }
}

fn main() {}
