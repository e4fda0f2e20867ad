use veridical_screening::CleanText;

fn main() {
    let _: CleanText = String::from("not screened").into();
    let _: CleanText = "not screened".into();
    let _: Result<CleanText, _> = "not screened".parse();
}
