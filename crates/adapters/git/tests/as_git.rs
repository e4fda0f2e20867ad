//! Generated configurations, read by the real `git` and by us.

#[expect(dead_code, reason = "the other tests read more of a report")]
mod support;

use proptest::prelude::*;
use support::{Lab, remote};
use veridical_git::{look, parse_url};

/// Remotes as people write them; none is asked.
const URLS: [&str; 14] = [
    "https://code.example.org/team/app.git",
    "https://code.example.org/team/app",
    "git@code.example.org:team/app.git",
    "ssh://git@code.example.org:2222/team/app",
    "git://code.example.org/team/app",
    "https://ann:pw@other.example/Team/App/",
    "gh:team/app",
    "gh:other/lib.git",
    "work:app",
    "/srv/git/app.git",
    "../app",
    "file:///srv/git/app",
    "https://[2001:db8::7]:8443/team/app",
    "https://code.example.org/a b/%7Eapp",
];

/// Beginnings and what stands in their place. No base is a proxy: there we differ on purpose.
const SHORTS: [&str; 9] = [
    "gh:",
    "gh:team/",
    "work:",
    "https://code.example.org/",
    "https://",
    "git@code.example.org:",
    "/srv/",
    "../",
    "none:",
];
const BASES: [&str; 6] = [
    "https://new.example/",
    "git@new.example:",
    "ssh://git@new.example:2222/group/",
    "https://bot:token@code.example.org/",
    "/mirror/",
    "gh:",
];

/// How a header names `origin`, and other remotes.
const ORIGIN: [&str; 3] = ["[remote \"origin\"]", "[Remote.ORIGIN]", "[remote \"or\\igin\"] # x"];
const FORK: [&str; 3] = ["[remote \"fork\"]", "[remote.Fork]", "[remote \"Origin\"]"];

#[derive(Debug, Clone)]
enum Line {
    Url { head: &'static str, url: &'static str },
    Clear { head: &'static str },
    Rewrite { key: &'static str, base: &'static str, short: &'static str },
    Push { url: &'static str },
}

fn head() -> impl Strategy<Value = &'static str> {
    prop_oneof![4 => prop::sample::select(&ORIGIN[..]), 1 => prop::sample::select(&FORK[..])]
}

fn line() -> impl Strategy<Value = Line> {
    use prop::sample::select;
    prop_oneof![
        4 => (head(), select(&URLS[..])).prop_map(|(head, url)| Line::Url { head, url }),
        1 => head().prop_map(|head| Line::Clear { head }),
        5 => (select(&["insteadOf", "INSTEADOF", "pushInsteadOf"][..]), select(&BASES[..]), select(&SHORTS[..]))
            .prop_map(|(key, base, short)| Line::Rewrite { key, base, short }),
        1 => select(&URLS[..]).prop_map(|url| Line::Push { url }),
    ]
}

fn written(line: &Line) -> String {
    match line {
        Line::Url { head, url } => format!("{head}\n\turl = \"{url}\"\n"),
        Line::Clear { head } => format!("{head}\n\turl =\n"),
        Line::Rewrite { key, base, short } => format!("[url \"{base}\"]\n\t{key} = \"{short}\"\n"),
        Line::Push { url } => format!("[remote \"origin\"]\n\tpushurl = \"{url}\"\n"),
    }
}

#[test]
fn what_git_would_fetch_from_is_what_names_the_project() {
    let lab = Lab::new();
    let folder = lab.repository("app", None);
    let config = folder.join(".git/config");
    let plain = std::fs::read_to_string(&config).unwrap();
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig {
        cases: 160,
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    let outcome = runner.run(&prop::collection::vec(line(), 1..8), |lines| {
        // Only where `origin` has a URL does Git ask for it.
        let urls = lines.iter().fold(0, |urls, line| match line {
            Line::Url { head, .. } if ORIGIN.contains(head) => urls + 1,
            Line::Clear { head } if ORIGIN.contains(head) => 0,
            _ => urls,
        });
        prop_assume!(urls > 0);
        let text: String = lines.iter().map(written).collect();
        // `included` by the main file in half of the cases: it makes no difference.
        let within = lines.len() % 2 == 0;
        std::fs::write(folder.join(".git/more"), &text).unwrap();
        let text =
            if within { format!("{plain}[include]\n\tpath = more\n") } else { format!("{plain}{text}") };
        std::fs::write(&config, text).unwrap();
        let asked = lab.output(&folder, "ls-remote --get-url origin");
        prop_assert_eq!(remote(look(&folder)), parse_url(asked.trim_end_matches('\n')), "git asks {}", asked);
        Ok(())
    });
    outcome.unwrap();
}
