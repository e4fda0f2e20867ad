//! The shim's own tests, in the Python that runs the host.

use std::path::Path;
use std::process::Command;

#[test]
fn the_shim_passes_its_tests() {
    let shim = Path::new(env!("CARGO_MANIFEST_DIR")).join("shim");
    let run = Command::new("python3")
        .args(["-W", "error::SyntaxWarning", "-m", "unittest", "discover", "-s", "tests"])
        .current_dir(&shim)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .expect("python3 (3.11 or newer) is needed for the tests of the shim; install it");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn the_shim_knows_every_opening_that_the_adapter_takes_for_the_hosts() {
    // The shim may look further back than the adapter, never less far.
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let words = std::fs::read_to_string(manifest.join("src/turn/words.rs")).unwrap();
    let turns = std::fs::read_to_string(manifest.join("shim/turns.py")).unwrap();
    let list = |text: &str, from: &str, to: &str| -> Vec<String> {
        let text = text.split_once(from).unwrap().1;
        let text = text.split_once(to).unwrap().0;
        let lines = text
            .lines()
            .filter_map(|line| Some(line.trim().strip_prefix('"')?.strip_suffix("\",")?.to_owned()));
        lines.collect()
    };
    let known = list(&turns, "HOST_PREFIXES = (", "\n)");
    let host_wrote = list(&words, "HOST_WROTE: &[&str] = &[", "];");
    assert!(host_wrote.len() > 8);
    for opening in host_wrote {
        assert!(known.iter().any(|prefix| opening.starts_with(prefix.as_str())), "{opening}");
    }
}

#[test]
fn shim_and_program_name_the_same_versions() {
    let shim = Path::new(env!("CARGO_MANIFEST_DIR")).join("shim");
    let link = std::fs::read_to_string(shim.join("link.py")).unwrap();
    let plugin = std::fs::read_to_string(shim.join("plugin.yaml")).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    assert!(link.contains(&format!("SHIM_VERSION = \"{version}\"")));
    assert!(link.contains(&format!("PROTOCOL = \"{}\"", veridical_hermes::protocol::PROTOCOL)));
    assert!(link.contains(&format!("HOST_MARK = \"{}\"", veridical_hermes::HOST_MARK)));
    assert!(plugin.contains(&format!("version: {version}\n")));
}
