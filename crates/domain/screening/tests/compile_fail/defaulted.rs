use veridical_screening::CleanText;

fn main() {
    let _ = CleanText::default();
}
