use veridical_kernel::Foreground;

fn forge(message: String) -> Foreground {
    Foreground { message }
}

fn main() {}
