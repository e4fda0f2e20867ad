//! The memory against its own chain of changes, by the command.

use super::{Place, below_host};
use serde_json::{Value, json};
use std::fs;

#[test]
fn a_head_that_was_kept_tells_of_a_file_that_was_put_back_or_is_gone() {
    let place = Place::new();
    let (code, nothing, _) = place.run("work", &["audit", "verify"]);
    assert_eq!((code, &nothing["ok"], &nothing["head"]), (0, &json!(true), &Value::Null));
    assert_eq!(place.run("work", &["remember", "Coffee is drunk black"]).0, 0);
    let earlier = fs::read(place.database()).unwrap();
    assert_eq!(place.run("work", &["remember", "Ports are opened by hand"]).0, 0);
    let (code, answer, _) = place.run("work", &["audit", "verify"]);
    assert_eq!((code, &answer["links"]), (0, &json!(2)), "{answer}");
    let head = answer["head"].as_str().unwrap().to_owned();
    assert_eq!(place.run("work", &["audit", "verify", "--head", &head]).0, 0);
    assert_eq!(below_host(&place, &["audit", "verify"]).0, 3, "the whole memory is a person's to check");
    for wrong in ["2", "2:abc", "x:0f"] {
        assert_eq!(place.run("work", &["audit", "verify", "--head", wrong]).0, 2, "{wrong}");
    }

    fs::write(place.database(), earlier).unwrap();
    for left in ["home/veridical/memory.db-wal", "home/veridical/memory.db-shm"] {
        let _ = fs::remove_file(place.path(left));
    }
    assert_eq!(place.run("work", &["audit", "verify"]).0, 0, "by itself it is whole");
    let (code, answer, _) = place.run("work", &["audit", "verify", "--head", &head]);
    assert_eq!((code, &answer["flaws"][0]["code"]), (1, &json!("head-missing")), "{answer}");
    fs::remove_dir_all(place.path("home")).unwrap();
    let (code, answer, _) = place.run("work", &["audit", "verify", "--head", &head]);
    assert_eq!((code, &answer["flaws"][0]["code"]), (1, &json!("head-missing")), "{answer}");
}
