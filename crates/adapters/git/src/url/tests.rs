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
fn a_host_outside_ascii_is_one_however_it_is_written() {
    for url in [
        "https://b\u{fc}cher.example/team/app",
        "https://BU\u{308}CHER.example:443/team/app.git",
        "git@b\u{fc}cher.example:team/app",
        "ssh://git@xn--bcher-kva.example/team/app",
        "git://XN--BCHER-KVA.example/team/app",
    ] {
        assert_eq!(outcome(url), "xn--bcher-kva.example/team/app", "{url:?}");
    }
}

#[test]
fn a_forge_is_one_place_over_every_transport_it_offers() {
    for (expected, urls) in [
        (
            "github.com/team/app",
            &["git@github.com:team/app.git", "ssh://git@ssh.github.com:443/team/app.git"][..],
        ),
        (
            "gitlab.com/group/sub/app",
            &["git@gitlab.com:group/sub/app.git", "ssh://git@altssh.gitlab.com:443/group/sub/app"],
        ),
        (
            "bitbucket.org/team/app",
            &["https://ann@bitbucket.org/team/app.git", "ssh://git@altssh.bitbucket.org:443/team/app"],
        ),
        (
            "dev.azure.com/acme/shop/_git/app",
            &[
                "git@ssh.dev.azure.com:v3/acme/shop/app",
                "https://acme@dev.azure.com/acme/shop/_git/app",
                "https://acme.visualstudio.com/shop/_git/app",
                "acme@vs-ssh.visualstudio.com:v3/acme/shop/app",
            ],
        ),
        ("code.example.org:3000/team/app", &["http://ann:pw@code.example.org:3000/team/app.git"]),
        ("code.example.org:2222/team/app", &["ssh://git@code.example.org:2222/team/app.git"]),
        ("code.example.org:7999/~ann/app", &["ssh://git@code.example.org:7999/~ann/app.git"]),
    ] {
        for url in urls {
            assert_eq!(outcome(url), expected, "{url}");
        }
    }
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
        ("https://g\u{456}thub.example/team/app", "remote-mixed-scripts"),
        ("git@g\u{456}thub.example:team/app", "remote-mixed-scripts"),
        ("https://xn--gthub-n2e.example/team/app", "remote-mixed-scripts"),
        ("https://git\u{200d}hub.example/app", "remote-hidden-character"),
        ("https://git\u{ad}hub.example/app", "remote-hidden-character"),
        ("https://code.example.org./team/app", "remote-host"),
        ("https://127.1/team/app", "remote-host"),
        ("ssh://git@0x7f000001/team/app", "remote-host"),
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

/// A repository: a host, a port of its own, and the segments of its path.
#[derive(Debug, Clone, PartialEq)]
struct Place {
    host: String,
    port: Option<u16>,
    segments: Vec<String>,
}

fn place() -> impl Strategy<Value = Place> {
    let host = prop_oneof![
        "[a-z]{1,6}\\.[a-z]{2,4}",
        Just("b\u{fc}cher.example".to_owned()),
        Just("[2001:db8::7]".to_owned())
    ];
    let segment = "[A-Za-z0-9_][A-Za-z0-9_ ]{0,5}[A-Za-z0-9_]";
    (host, prop::option::weighted(0.3, 10_000_u16..), prop::collection::vec(segment, 1..4))
        .prop_map(|(host, port, segments)| Place { host, port, segments })
}

/// How to write it: each rule of R5.2 once.
#[derive(Debug, Clone)]
struct Spelling {
    form: usize,
    host: usize,
    user: usize,
    default_port: bool,
    leading: usize,
    encode: Vec<bool>,
    lower_hex: bool,
    suffix: bool,
    trailing: usize,
    end: usize,
}

fn spelling() -> impl Strategy<Value = Spelling> {
    let encode = prop::collection::vec(any::<bool>(), 16);
    let (form, host, user) = (0_usize..9, 0_usize..3, 0_usize..4);
    (
        (form, host, user, any::<bool>(), 1_usize..3),
        (encode, any::<bool>(), any::<bool>(), 0_usize..3, 0_usize..4),
    )
        .prop_map(
            |((form, host, user, default_port, leading), (encode, lower_hex, suffix, trailing, end))| {
                Spelling { form, host, user, default_port, leading, encode, lower_hex, suffix, trailing, end }
            },
        )
}

fn spell(place: &Place, how: &Spelling) -> String {
    let bare = format!("{}{}", place.segments.join("/"), if how.suffix { ".git" } else { "" });
    let mut path = String::new();
    for (c, &encode) in bare.chars().zip(how.encode.iter().cycle()) {
        match (encode && c != '/', how.lower_hex) {
            (false, _) => path.push(c),
            (true, true) => path.push_str(&format!("%{:02x}", u32::from(c))),
            (true, false) => path.push_str(&format!("%{:02X}", u32::from(c))),
        }
    }
    path.push_str(&"/".repeat(how.trailing));
    let host = match (how.host, place.host.contains('\u{fc}')) {
        (0, _) => place.host.clone(),
        (1, _) => place.host.to_uppercase(),
        (_, true) => "XN--bcher-kva.Example".to_owned(),
        (_, false) => place.host.replace("2001:db8::7", "2001:0DB8:0:0::0007"),
    };
    let schemes = [
        ("https", 443),
        ("http", 80),
        ("ssh", 22),
        ("git+ssh", 22),
        ("ssh+git", 22),
        ("git", 9418),
        ("SSH", 22),
    ];
    // Only a URL has room for a port.
    let form = if place.port.is_some() { how.form % schemes.len() } else { how.form };
    let Some((scheme, default_port)) = schemes.get(form) else {
        let user = ["git@", "ann@", "git@", "o.b@"][how.user];
        return format!("{user}{host}:{}{path}", "/".repeat(how.leading - 1));
    };
    let user = ["", "git@", "ann:p%40ss@", "o:x@y:z@"][how.user];
    let port = match (place.port, how.default_port) {
        (Some(port), _) => format!(":{port}"),
        (None, true) => format!(":{default_port}"),
        (None, false) => String::new(),
    };
    let web = scheme.starts_with("http");
    let end = if web { ["", "?q=1", "#top", "?a=/../b#c"][how.end] } else { "" };
    format!("{scheme}://{user}{host}{port}{}{path}{end}", "/".repeat(how.leading))
}

fn canonical_text(place: &Place) -> String {
    let host = place.host.replace("b\u{fc}cher", "xn--bcher-kva");
    let port = place.port.map_or_else(String::new, |port| format!(":{port}"));
    format!("{host}{port}/{}", place.segments.join("/"))
}

/// Whether a text is another spelling by letters' case in the host, slashes at the ends of the path, a user, an empty or
/// the usual port, or zeros in an address.
fn is_respelled(edited: &str, first: &str) -> bool {
    let plain = |text: &str| {
        let text = text.split_once('/').map_or((text, ""), |(host, path)| (host, path.trim_matches('/')));
        let host =
            text.0.rsplit_once('@').map_or(text.0, |(_, host)| host).trim_end_matches(':').to_lowercase();
        (host.replace(['0', ':', '[', ']'], ""), text.1.to_owned())
    };
    plain(edited) == plain(first)
}

proptest! {
    #[test]
    fn every_composition_of_spellings_of_a_place_is_one_remote(place in place(), a in spelling(), b in spelling()) {
        prop_assert_eq!(outcome(&spell(&place, &a)), canonical_text(&place));
        prop_assert_eq!(outcome(&spell(&place, &b)), canonical_text(&place));
    }

    #[test]
    fn two_places_are_two_remotes_however_they_are_written(one in place(), other in place(), a in spelling(), b in spelling()) {
        prop_assume!(one != other);
        prop_assert_ne!(outcome(&spell(&one, &a)), outcome(&spell(&other, &b)));
    }

    #[test]
    fn any_edit_of_a_canonical_form_names_another_place_or_none(
        place in place(), at in any::<prop::sample::Index>(), edit in 0..3, c in "[a-zA-Z0-9_.:/@~%-]",
    ) {
        let first = canonical_text(&place);
        let mut edited: Vec<char> = first.chars().collect();
        let at = at.index(edited.len());
        let c = c.chars().next().unwrap();
        match edit {
            0 => edited.insert(at, c),
            1 => edited[at] = c,
            _ => drop(edited.remove(at)),
        }
        let edited: String = edited.into_iter().collect();
        let found = outcome(&format!("https://{edited}"));
        // What is only another spelling by a rule of R5.2 comes back to a form that differs from what was written.
        prop_assert!(found != first || edited == first || is_respelled(&edited, &first), "{edited} is {first}");
    }

    #[test]
    fn a_canonical_form_is_its_own(place in place(), how in spelling()) {
        let first = outcome(&spell(&place, &how));
        prop_assert_eq!(outcome(&format!("https://{first}")), first);
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
