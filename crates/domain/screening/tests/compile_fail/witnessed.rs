use veridical_screening::CleanText;

fn main() {
    let _ = CleanText::witnessed(String::from("not screened"));
}
