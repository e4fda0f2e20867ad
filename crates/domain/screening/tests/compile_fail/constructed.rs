use veridical_screening::CleanText;

fn main() {
    let _ = CleanText(String::from("not screened"));
}
