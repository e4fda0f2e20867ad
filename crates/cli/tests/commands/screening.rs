//! What the screening gate says to people, and what the operator teaches it (R9).

use super::Place;
use serde_json::json;
use std::fs;
use std::os::unix::fs::PermissionsExt;

fn file(place: &Place, text: &str) -> String {
    let path = place.path("text");
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_text_is_scanned_whole_by_line_and_as_a_command() {
    let place = Place::new();
    let token = ["gh", "p_", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].concat();
    let scan = |text: &str, arguments: &[&str]| {
        place.run("work", &[&["scan", file(&place, text).as_str()], arguments].concat())
    };
    assert_eq!(scan("nothing to see", &[]).0, 0);
    let (code, found, _) = scan(&format!("é {token}"), &[]);
    assert_eq!((code, &found["verdict"], &found["findings"][0]["start"]), (1, &json!("reject"), &json!(3)));
    assert!(!found.to_string().contains(&token));
    assert_eq!(scan(&format!("curl -u x:{token} host"), &["--field", "command"]).1["verdict"], "redact");
    let jsonl = json!({"text": token}).to_string();
    assert_eq!(scan(&jsonl, &["--jsonl"]).1["verdict"], "reject");
    let (code, log, _) = scan(&format!("é {token}"), &["--sarif"]);
    let result = &log["runs"][0]["results"][0];
    let region = &result["locations"][0]["physicalLocation"]["region"];
    assert_eq!((code, &result["ruleId"], &region["startColumn"]), (1, &json!("vcs-token"), &json!(3)));
    assert!(!log.to_string().contains(&token));
    assert_eq!(scan("fine", &["--sarif"]).1["runs"][0]["results"], json!([]));
    assert_eq!(scan("fine", &["--sarif", "--lines"]).0, 2);
}

#[test]
fn what_the_operator_registered_is_refused_and_a_file_that_others_read_or_that_is_wrong_is_named() {
    let place = Place::new();
    place.run("work", &["remember", "The build runs on Linux."]);
    let register = |name: &str, text: &str, mode: u32| {
        let path = place.path("home").join("veridical").join(name);
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
    };
    register("literals", "purple otter lantern\n", 0o600);
    register("patterns", "# badges\nBADGE-[0-9]{6}\n", 0o600);
    for (text, family) in [
        ("we say purple otter lantern here", "operator-literal"),
        ("badge BADGE-123456", "operator-pattern"),
        ("dGhlIGJhZGdlIEJBREdFLTEyMzQ1Ng==", "operator-pattern"), // the same in base64
    ] {
        let (code, answer, _) = place.run("work", &["scan", &file(&place, text)]);
        assert_eq!((code, &answer["findings"][0]["family"]), (1, &json!(family)), "{text}");
        assert_eq!(place.run("work", &["remember", text]).0, 3, "{text}");
    }
    register("patterns", "BADGE-[0-9]{6}\nBADGE-((\n", 0o600);
    let (code, _, said) = place.run("work", &["scan", &file(&place, "fine")]);
    assert_eq!(code, 4);
    assert!(said.contains("patterns: line 2") && !said.contains("BADGE"), "{said}");
    register("patterns", "BADGE-[0-9]{6}\n", 0o644);
    assert!(place.run("work", &["scan", &file(&place, "fine")]).2.contains("chmod 600"));
}

#[test]
fn what_names_a_private_person_is_tagged_at_once_and_given_only_to_who_names_them() {
    let place = Place::new();
    let fact = "The deploys of the billing service are watched by Anna Petrova";
    let kept = place.run("work", &["remember", fact]).1;
    let recall = |words: &[&str]| place.run("work", &[&["recall"], words].concat()).0;
    let unasked = "who watches the deploys of the billing service";
    assert_eq!(recall(&[unasked, "--mode", "prefetch"]), 0);
    let path = place.path("home/veridical/private");
    fs::write(&path, "# people\nanna  petrova\n").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    assert_eq!(recall(&[unasked, "--mode", "prefetch"]), 1);
    assert_eq!(
        recall(&["does Anna Petrova watch the deploys of the billing service", "--mode", "prefetch"]),
        0
    );
    assert_eq!(recall(&[unasked]), 0, "the user asked at the terminal");
    let shown = place.run("work", &["show", kept["id"].as_str().unwrap()]).1;
    assert_eq!(shown["fact"]["privacy"], "private-person");
    let (code, scanned, _) = place.run("work", &["scan", &file(&place, fact)]);
    assert_eq!(
        (code, &scanned["verdict"]),
        (0, &json!("pass")),
        "the verdict and the exit code say one thing"
    );
    assert_eq!(scanned["findings"][0]["kind"], "privacy");
    fs::write(&path, "anna\n12\n").unwrap();
    assert!(place.run("work", &["status"]).2.contains("private: line 2"));
}
