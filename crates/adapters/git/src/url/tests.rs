use super::*;
use proptest::prelude::*;
use veridical_kernel::CanonicalRemote;

/// What a remote comes to: its canonical form, `local`, or the code of the refusal.
fn outcome(url: &str) -> String {
    match parse_url(url) {
        RemoteReport::Parts(parts) => CanonicalRemote::new(&parts)
            .map_or_else(|refused| refused.code().to_owned(), |remote| remote.to_string()),
        RemoteReport::Local => "local".to_owned(),
        RemoteReport::Refused(refused) => refused.code().to_owned(),
        RemoteReport::None => "none".to_owned(),
        RemoteReport::Ambiguous => "ambiguous".to_owned(),
    }
}

fn check(cases: &[(&str, &str)]) {
    for (url, expected) in cases {
        assert_eq!(outcome(url), *expected, "{url:?}");
    }
}

#[test]
fn every_form_of_one_repository_comes_to_one_canonical_form() {
    for url in [
        "https://code.example.org/team/app",
        "https://code.example.org/team/app.git",
        "https://code.example.org/team/app.git/",
        "https://CODE.Example.org:443/team/app",
        "HTTPS://code.example.org/team/app",
        "http://code.example.org/team/app",
        "http://code.example.org:80/team/app",
        "https://ann@code.example.org/team/app",
        "https://ann:100%@code.example.org/team/app",
        "https://oauth2:glab-0123@code.example.org/team/app.git",
        "https://ann%40corp.example:pw@code.example.org/team/app",
        "https://ann@corp.example:pw@code.example.org/team/app",
        "https://code.example.org:/team/app",
        "https://code.example.org/team/app?tab=readme",
        "https://code.example.org/team/app#readme",
        "https://code.example.org/team/app.git?x=/../y#z",
        "ssh://git@code.example.org/team/app.git",
        "ssh://git@code.example.org:22/team/app",
        "ssh://code.example.org/team/app",
        "git+ssh://git@code.example.org:22/team/app.git",
        "ssh+git://git@code.example.org/team/app.git",
        "git://code.example.org:9418/team/app.git",
        "git@code.example.org:team/app.git",
        "git@code.example.org:/team/app.git",
        "code.example.org:team/app",
        "https://code.example.org/%74eam/app",
    ] {
        assert_eq!(outcome(url), "code.example.org/team/app", "{url:?}");
    }
}

#[test]
fn what_names_another_place_stays_apart() {
    check(&[
        ("https://code.example.org:8443/team/app", "code.example.org:8443/team/app"),
        ("ssh://git@code.example.org:443/team/app", "code.example.org:443/team/app"),
        ("ssh://git@code.example.org:7999/team/app", "code.example.org:7999/team/app"),
        // Behind the colon of the scp-like form stands a path, whatever it looks like.
        ("git@code.example.org:7999/app", "code.example.org/7999/app"),
        ("git@code.example.org:3scale/app.git", "code.example.org/3scale/app"),
        ("https://code.example.org/Team/App", "code.example.org/Team/App"),
        ("https://code.example.org/team/app.GIT", "code.example.org/team/app.GIT"),
        ("https://dev.example.com/org/Big%20Thing/_git/app", "dev.example.com/org/Big Thing/_git/app"),
        ("https://dev.example.com/org/Big Thing/_git/app", "dev.example.com/org/Big Thing/_git/app"),
        ("git@ssh.example.com:v3/org/Big%20Thing/app", "ssh.example.com/v3/org/Big Thing/app"),
        ("git@code.example.org:team/app#1", "code.example.org/team/app%231"),
        ("git@code.example.org:team/what?", "code.example.org/team/what%3F"),
        ("ann@code.example.org:~/app.git", "code.example.org/~ann/app"),
        ("bob@code.example.org:~/app.git", "code.example.org/~bob/app"),
        ("ssh://ann:pw@code.example.org/~/app", "code.example.org/~ann/app"),
        ("ssh://ann@code.example.org/%7E/app", "code.example.org/~ann/app"),
        ("bob@code.example.org:~ann/app", "code.example.org/~ann/app"),
        ("https://code.example.org/~ann/app", "code.example.org/~ann/app"),
    ]);
}

#[test]
fn addresses_stand_in_brackets() {
    check(&[
        ("https://[2001:db8::7]:8443/team/app", "[2001:db8::7]:8443/team/app"),
        ("https://[2001:DB8::7]/team/app", "[2001:db8::7]/team/app"),
        ("ssh://git@[2001:db8::7]/team/app.git", "[2001:db8::7]/team/app"),
        ("git@[2001:db8::7]:team/app", "[2001:db8::7]/team/app"),
        ("[2001:db8::7]:team/app", "[2001:db8::7]/team/app"),
        ("ssh://git@[2001:db8::7]:2222/team/app", "[2001:db8::7]:2222/team/app"),
        ("ssh://git@[2001:db8::7:2222]/team/app", "[2001:db8::7:2222]/team/app"),
        ("git://[2001:db8::7]/app", "[2001:db8::7]/app"),
        ("ssh://2001:db8::7/~/app", "remote-host"),
        ("https://2001:db8::7/app", "remote-host"),
        ("[git@code.example.org:22]:team/app.git", "remote-port"),
        ("[code.example.org]:team/app.git", "remote-host"),
        ("ssh://[fe80::1%25eth0]/app", "remote-host"),
        ("https://[2001:db8::7/app", "remote-host"),
        ("https://[2001:db8::7]x/app", "remote-host"),
    ]);
}

#[test]
fn places_on_this_machine_are_local() {
    for url in [
        "/srv/git/app.git",
        "./app",
        "../app.git",
        "app",
        "~/app",
        "code.example.org/team/app",
        "git@code.example.org/team/app",
        "file:///srv/git/app.git",
        "file://machine/srv/git/app.git",
        "FILE:///srv/git/app.git",
        "./odd:name",
        "C:\\work\\app.git",
        "c:/code/app",
        "D:app",
        "\\\\server\\share\\app",
    ] {
        assert_eq!(outcome(url), "local", "{url:?}");
    }
}

#[test]
fn forms_that_name_no_one_place_are_refused() {
    check(&[
        ("", "remote-malformed"),
        ("ext::sh -c whoami", "remote-transport"),
        ("ext://sh", "remote-transport"),
        ("fd::17", "remote-transport"),
        ("codecommit::eu-west-1://app", "remote-transport"),
        ("ftp://code.example.org/app", "remote-transport"),
        ("git+https://code.example.org/app", "remote-transport"),
        ("://code.example.org/app", "remote-transport"),
        ("-oProxyCommand=whoami", "remote-option"),
        ("--upload-pack=x:y", "remote-option"),
        ("ssh://-oProxyCommand=whoami/app", "remote-option"),
        ("git@-oProxyCommand=x.y:app", "remote-option"),
        ("git@code.example.org:-oX/app", "remote-option"),
        ("gh:team/app", "remote-alias"),
        ("https:code.example.org/app", "remote-alias"),
        ("ann:secret@code.example.org:app", "remote-alias"),
        ("ann.lee:secret@code.example.org:app", "remote-malformed"),
        ("https:///team/app", "remote-empty-host"),
        ("https://ann@/team/app", "remote-empty-host"),
        ("git@:team/app", "remote-empty-host"),
        (":team/app", "remote-empty-host"),
        ("https://code.example.org", "remote-empty-path"),
        ("https://code.example.org/", "remote-empty-path"),
        ("git@code.example.org:", "remote-empty-path"),
        ("https://code.example.org/.git", "remote-empty-path"),
        ("https://code.example.org?x=/team/app", "remote-empty-path"),
        ("https://evil.example#@code.example.org/team/app", "remote-empty-path"),
        ("ssh://evil.example#@code.example.org/team/app", "remote-host"),
        ("ssh://evil.example?@code.example.org/team/app", "remote-host"),
        ("https://evil.example\\@code.example.org/team/app", "remote-host"),
        ("https://code.example.org:notaport/team/app", "remote-port"),
        ("https://code.example.org:0/team/app", "remote-port"),
        ("https://code.example.org:65536/team/app", "remote-port"),
        ("https://code.example.org:+443/team/app", "remote-port"),
        ("https://code.example.org:443:443/team/app", "remote-host"),
        ("https://ann:p#w@code.example.org/team/app", "remote-port"),
        ("https://b\u{fc}cher.example/app", "remote-host-not-ascii"),
        ("git@g\u{456}thub.example:team/app", "remote-host-not-ascii"),
        ("https://code%2eexample.org/app", "remote-host"),
        ("https://code.exa mple.org/app", "remote-host"),
        ("https://code.example.org/a/../b", "remote-dot-segment"),
        ("https://code.example.org/a/%2E./b", "remote-dot-segment"),
        ("git@code.example.org:../b", "remote-dot-segment"),
        ("https://code.example.org/a/%252e%252e/b", "remote-path"),
        ("https://code.example.org/a\\b", "remote-path"),
        ("https://code.example.org/a%5cb", "remote-path"),
        ("https://code.example.org/a%", "remote-malformed"),
        ("https://code.example.org/a%zz", "remote-malformed"),
        ("https://code.example.org/a\nb", "remote-hidden-character"),
        ("https://code.example.org/a%0Ab", "remote-hidden-character"),
        ("https://code.example.org/a\u{200b}b", "remote-hidden-character"),
        ("git@code.example.org:a\u{2066}b", "remote-hidden-character"),
        ("code.example.org:~/app", "remote-home-without-user"),
        ("https://ann@code.example.org/~/app", "remote-home-without-user"),
        (" https://code.example.org/app", "remote-transport"),
    ]);
    assert_eq!(outcome(&format!("https://code.example.org/{}", "a".repeat(5_000))), "remote-malformed");
}

#[test]
fn nothing_of_a_secret_is_left_in_the_report() {
    for url in [
        "https://x-access-token:hunter2@code.example.org/app",
        "https://hunter2@code.example.org/app",
        "ssh://ann:hunter2@code.example.org/~/app",
        "https://code.example.org/app?private_token=hunter2",
        "https://code.example.org/app#hunter2",
        "ann:hunter2@code.example.org:app",
        "ann.lee:hunter2@code.example.org:app",
        "hunter2@code.example.org:app",
        "https://ann:hunter2@code.example.org:notaport/app",
    ] {
        assert!(!format!("{:?}", parse_url(url)).contains("hunter2"), "{url}");
    }
}

/// A place, and every way to write it.
fn spellings() -> impl Strategy<Value = (String, String, usize)> {
    let host = "[a-z]{1,6}\\.[a-z]{2,4}";
    let path = "[a-z0-9][A-Za-z0-9_]{0,6}/[A-Za-z0-9_]{1,6}";
    (host, path, 0_usize..9)
}

fn spell(host: &str, path: &str, how: usize) -> String {
    let upper = host.to_uppercase();
    match how {
        0 => format!("https://{host}/{path}"),
        1 => format!("http://{upper}:80/{path}.git"),
        2 => format!("https://u:p@{host}:443/{path}/"),
        3 => format!("ssh://git@{upper}/{path}.git/"),
        4 => format!("git+ssh://git@{host}:22//{path}"),
        5 => format!("git://{host}/{path}.git"),
        6 => format!("git@{host}:{path}.git"),
        7 => format!("{upper}:/{path}"),
        _ => format!("https://{host}/{path}?q=1#f"),
    }
}

proptest! {
    #[test]
    fn two_spellings_of_a_place_are_one_remote((host, path, a) in spellings(), b in 0_usize..9) {
        let expected = format!("{host}/{path}");
        prop_assert_eq!(outcome(&spell(&host, &path, a)), expected.clone());
        prop_assert_eq!(outcome(&spell(&host, &path, b)), expected);
    }

    #[test]
    fn any_text_is_decided_without_panic(text in any::<String>()) {
        let _ = outcome(&text);
    }

    #[test]
    fn any_mix_of_url_signs_is_decided_and_never_walks(text in "[a-c.:/@#?%\\[\\]\\\\~ -]{0,24}") {
        for url in [text.clone(), format!("https://{text}"), format!("ssh://{text}"), format!("git@h.x:{text}")] {
            let outcome = outcome(&url);
            prop_assert!(outcome.split('/').skip(1).all(|segment| segment != ".." && segment != "."), "{url} → {outcome}");
        }
    }
}
