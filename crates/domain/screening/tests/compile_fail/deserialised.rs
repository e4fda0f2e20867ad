use veridical_screening::CleanText;

fn main() {
    let _: CleanText = serde_json::from_str("\"not screened\"").unwrap();
}
