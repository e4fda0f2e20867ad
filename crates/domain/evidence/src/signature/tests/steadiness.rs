//! What stays of a text, and what does not.

use crate::signature::steady::steady;

#[test]
fn what_differs_between_runs_is_not_in_the_normal_form() {
    for (text, expected) in [
        ("<Foo object at 0x7f3a91>", "<Foo object at #>"),
        ("stale Row@1b6d3586", "stale Row#"),
        ("no such file: /home/dev/a/b.txt", "no such file: b.txt"),
        ("'C:\\w\\b.txt' is gone", "'b.txt' is gone"),
        ("no Cargo.toml in `/home/dev/shop` or above", "no Cargo.toml in '#' or above"),
        ("took 1.25s  at 12:30:01", "took #s at #"),
        ("2024-05-01T10:00:00Z: late", "#: late"),
        ("failed after 30 seconds", "failed after # seconds"),
        ("id 123e4567-e89b-12d3-a456-426614174000 gone", "id # gone"),
        ("image sha256:0a1b2c3d4e5f is old, 0b3f9c12 too", "image # is old, # too"),
        ("http://127.0.0.1:43117/items refused", "http://127.0.0.1/items refused"),
        ("host 10.1.2.3:80, port=5432", "host #, port=#"),
        ("seed 7, pid 12", "seed #, pid #"),
        ("src/main.rs:3:15: no", "src/main.rs: no"),
        ("line 3 column 7", "line # column #"),
        ("in '/tmp/tmp3ij_70xs'", "in '#'"),
        ("open /tmp/tmp3ij_70xs/in.bin", "open in.bin"),
        ("/x/lib/python3.11/site-packages/a/b.py", "b.py"),
        ("./venv/lib/site-packages/a/b.py", "a/b.py"),
        ("‘x’ “y” `z`", "'x' 'y' 'z'"),
        ("got 0.30000000000000004", "got #"),
    ] {
        assert_eq!(steady(text), expected, "{text}");
    }
}

#[test]
fn what_somebody_wrote_stays() {
    for text in [
        "E0308 TS2322 SC2086 CVE-2024-1234",
        "ERROR 1146 (42S02)",
        "status 404, exit code 127",
        "takes 2 arguments but 3 were given",
        "expected 'u32', found 'i64'",
        "KeyError: 'user_17'",
        "no version of pytest==99.1.2",
        "127.0.0.1",
        "src/lib.rs",
        "@babel/core",
        "github.com/acme/log",
        "assert 3 == 4",
        "1.5 is not 2.5",
    ] {
        assert_eq!(steady(text), text);
    }
}
