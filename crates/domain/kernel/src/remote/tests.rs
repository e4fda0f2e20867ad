use super::path::is_hidden;
use super::*;
use proptest::prelude::*;

fn parts(transport: Transport, host: &str, port: Option<u16>, path: &str, user: Option<&str>) -> RemoteParts {
    RemoteParts {
        transport,
        host: host.to_owned(),
        port,
        path: path.to_owned(),
        user: user.map(str::to_owned),
    }
}

fn canonical(parts: &RemoteParts) -> Result<String, RefusedRemote> {
    CanonicalRemote::new(parts).map(|remote| remote.to_string())
}

fn check_path(path: &str, expected: Result<&str, RefusedRemote>) {
    let found = canonical(&parts(Transport::Https, "code.example", None, path, None));
    assert_eq!(found, expected.map(|path| format!("code.example/{path}")), "{path:?}");
}

#[test]
fn a_path_keeps_what_names_the_place() {
    for (path, expected) in [
        ("/team/app", "team/app"),
        ("team/app.git", "team/app"),
        ("/team/app.git///", "team/app"),
        ("//team/app/", "team/app"),
        ("/team/app%2Egit", "team/app"),
        ("/team/app.git.git", "team/app.git"),
        ("/srv/app/.git", "srv/app"),
        ("/Team/App.GIT", "Team/App.GIT"),
        ("/My%20Team/app", "My Team/app"),
        ("/My Team/app", "My Team/app"),
        ("/%74eam/%7Eapp", "team/~app"),
        ("/team/a%2bb", "team/a%2Bb"),
        ("/team/a+b", "team/a+b"),
        ("/team/%c3%a9", "team/%C3%A9"),
        ("/team/é", "team/é"),
        ("/team/100%25", "team/100%25"),
        ("/team%2Fapp", "team%2Fapp"),
        ("/team//app", "team//app"),
        ("/~ann/app", "~ann/app"),
        ("/team/...", "team/..."),
        ("/team/.github", "team/.github"),
    ] {
        check_path(path, Ok(expected));
    }
}

#[test]
fn a_path_that_names_no_one_place_is_refused() {
    use RefusedRemote::{DotSegment, EmptyPath, Hidden, HomeWithoutUser, Option, Path};
    for (path, expected) in [
        ("", EmptyPath),
        ("///", EmptyPath),
        ("/.git", EmptyPath),
        ("/mallory/../victim/app", DotSegment),
        ("/mallory/%2e%2E/victim/app", DotSegment),
        ("/mallory/.%2e/victim/app", DotSegment),
        ("/./app", DotSegment),
        ("/..", DotSegment),
        ("/...git", DotSegment),
        ("/mallory%2f..%2Fvictim/app", DotSegment),
        ("/mallory/%252e%252e/victim", Path),
        ("/mallory/%25%32e/victim", Path),
        ("/mallory/%25252e/victim", Path),
        ("/mallory\\..\\victim", Path),
        ("/mallory%5C..%5cvictim", Path),
        ("/mallory/%c0%ae%c0%ae/victim", Path),
        ("/team/app%", Path),
        ("/team/app%4", Path),
        ("/team/app%zz", Path),
        ("/team/%é", Path),
        ("/team/a\nb", Hidden),
        ("/team/a%0ab", Hidden),
        ("/team/a%7Fb", Hidden),
        ("/team/a\u{200b}pp", Hidden),
        ("/team/a%E2%80%8Bpp", Hidden),
        ("/team/\u{202e}ppa", Hidden),
        ("/team/a\u{a0}b", Hidden),
        ("/team/%F3%A0%81%81app", Hidden),
        ("/-oProxyCommand=x/app", Option),
        ("/%2DoProxyCommand=x/app", Option),
        ("/~/app", HomeWithoutUser),
    ] {
        check_path(path, Err(expected));
    }
}

#[test]
fn a_home_relative_path_names_its_user() {
    for (path, user, expected) in [
        ("~/app.git", Some("ann"), Ok("~ann/app")),
        ("%7E/app", Some("ann"), Ok("~ann/app")),
        ("~", Some("ann"), Ok("~ann")),
        ("~bob/app", Some("ann"), Ok("~bob/app")),
        ("team/~/app", Some("ann"), Ok("team/~/app")),
        ("~/app", None, Err(RefusedRemote::HomeWithoutUser)),
        ("~/app", Some(""), Err(RefusedRemote::HomeWithoutUser)),
        ("~/app", Some("ann/.."), Err(RefusedRemote::HomeWithoutUser)),
        ("~/app", Some("ann:pass"), Err(RefusedRemote::HomeWithoutUser)),
        ("~/app", Some("-l"), Err(RefusedRemote::HomeWithoutUser)),
    ] {
        let found = canonical(&parts(Transport::Ssh, "h.example", None, path, user));
        assert_eq!(found, expected.map(|path| format!("h.example/{path}")), "{path} of {user:?}");
    }
}

#[test]
fn a_host_is_a_name_or_a_bracketed_address() {
    use RefusedRemote::{EmptyHost, Hidden, Host, MixedScripts, Option};
    for (host, expected) in [
        ("Code.Example.ORG", Ok("code.example.org")),
        ("gitserver", Ok("gitserver")),
        ("build_01.lan", Ok("build_01.lan")),
        ("xn--bcher-kva.example", Ok("xn--bcher-kva.example")),
        ("10.0.0.7", Ok("10.0.0.7")),
        ("10.0.7", Err(Host)),
        ("010.0.0.7", Err(Host)),
        ("10.0.0.0x7", Err(Host)),
        ("167772167", Err(Host)),
        ("256.1.1.1", Err(Host)),
        ("3scale", Ok("3scale")),
        ("[2001:DB8:0:0::7]", Ok("[2001:db8::7]")),
        ("", Err(EmptyHost)),
        ("-oProxyCommand=x", Err(Option)),
        ("Bücher.Example", Ok("xn--bcher-kva.example")),
        ("bu\u{308}cher.example", Ok("xn--bcher-kva.example")),
        ("XN--BCHER-KVA.example", Ok("xn--bcher-kva.example")),
        ("straße.example", Ok("xn--strae-oqa.example")),
        ("пример.example", Ok("xn--e1afmkfd.example")),
        ("あ亜ア.example", Ok("xn--l8jwk753f.example")),
        // Another name, though it looks like one in Latin letters.
        ("аррӏе.example", Ok("xn--80ak6aa92e.example")),
        ("g\u{456}thub.example", Err(MixedScripts)),
        ("xn--gthub-n2e.example", Err(MixedScripts)),
        ("code.εxample", Err(MixedScripts)),
        ("xn--a.example", Err(Host)),
        ("xn--.example", Err(Host)),
        ("ｃode.example", Err(Host)),
        ("code。example", Err(Host)),
        ("code.example⁄x", Err(Host)),
        ("①.example", Err(Host)),
        ("git\u{200b}hub.example", Err(Hidden)),
        ("code.example.", Err(Host)),
        (".example", Err(Host)),
        ("a..b", Err(Host)),
        ("a b", Err(Host)),
        ("a%20b", Err(Host)),
        ("a*b", Err(Host)),
        ("evil.example#", Err(Host)),
        ("user@host", Err(Host)),
        ("2001:db8::7", Err(Host)),
        ("[2001:db8::7", Err(Host)),
        ("[fe80::1%25eth0]", Err(Host)),
        ("[code.example:22]", Err(Host)),
    ] {
        let found = canonical(&parts(Transport::Https, host, None, "a", None));
        assert_eq!(found, expected.map(|host| format!("{host}/a")), "{host:?}");
    }
}

#[test]
fn only_the_transports_own_port_is_dropped() {
    for transport in Transport::ALL {
        for other in Transport::ALL {
            let port = other.default_port();
            let found = canonical(&parts(*transport, "h", Some(port), "a", None)).unwrap();
            let expected = if transport == other { "h/a".to_owned() } else { format!("h:{port}/a") };
            assert_eq!(found, expected, "{transport:?}");
        }
        let zero = canonical(&parts(*transport, "h", Some(0), "a", None));
        assert_eq!(zero, Err(RefusedRemote::Port));
    }
}

#[test]
fn an_address_and_a_port_are_never_one_longer_address() {
    let with_port = canonical(&parts(Transport::Ssh, "[2001:db8::1]", Some(2222), "a", None));
    let longer = canonical(&parts(Transport::Ssh, "[2001:db8::1:2222]", None, "a", None));
    assert_ne!(with_port.unwrap(), longer.unwrap());
}

#[test]
fn every_refusal_has_a_code_and_a_sentence_of_its_own() {
    let codes: std::collections::BTreeSet<_> = RefusedRemote::ALL.iter().map(|r| r.code()).collect();
    let sentences: std::collections::BTreeSet<_> = RefusedRemote::ALL.iter().map(|r| r.describe()).collect();
    assert_eq!((codes.len(), sentences.len()), (RefusedRemote::ALL.len(), RefusedRemote::ALL.len()));
    assert!(codes.iter().all(|code| code.starts_with("remote-")));
}

#[test]
fn a_service_has_one_address_whichever_of_its_own_is_written() {
    let check = |transport, url: &str, expected: &str| {
        let (host, path) = url.split_once('/').unwrap();
        let (host, port) =
            host.split_once(':').map_or((host, None), |(host, port)| (host, port.parse().ok()));
        assert_eq!(canonical(&parts(transport, host, port, path, None)).as_deref(), Ok(expected), "{url}");
    };
    use Transport::{Https, Ssh};
    check(Ssh, "ssh.github.com:443/team/app.git", "github.com/team/app");
    check(Ssh, "altssh.gitlab.com:443/group/sub/app.git", "gitlab.com/group/sub/app");
    check(Ssh, "altssh.bitbucket.org:443/team/app.git", "bitbucket.org/team/app");
    for written in
        ["ssh.dev.azure.com/v3/acme/Big%20Thing/app", "vs-ssh.visualstudio.com/v3/acme/Big Thing/app"]
    {
        check(Ssh, written, "dev.azure.com/acme/Big Thing/_git/app");
    }
    for written in [
        "dev.azure.com/acme/Big%20Thing/_git/app",
        "acme.visualstudio.com/Big%20Thing/_git/app",
        "ACME.VisualStudio.com:443/DefaultCollection/Big Thing/_git/app",
    ] {
        check(Https, written, "dev.azure.com/acme/Big Thing/_git/app");
    }
    for written in [
        "dev.azure.com/acme/_git/app",
        "acme.visualstudio.com/_git/app",
        "acme.visualstudio.com/DefaultCollection/_git/app",
    ] {
        check(Https, written, "dev.azure.com/acme/app/_git/app");
    }
    // What only looks like it stays what it is.
    check(Https, "ssh.github.com:443/team/app", "ssh.github.com/team/app");
    check(Ssh, "ssh.github.com/team/app", "ssh.github.com/team/app");
    check(Ssh, "ssh.github.com:444/team/app", "ssh.github.com:444/team/app");
    check(Https, "ssh.github.com.evil.example/team/app", "ssh.github.com.evil.example/team/app");
    check(Ssh, "ssh.dev.azure.com:2222/v3/a/b/c", "ssh.dev.azure.com:2222/v3/a/b/c");
    check(Ssh, "ssh.dev.azure.com/v3/a/b/c/d", "ssh.dev.azure.com/v3/a/b/c/d");
    check(Ssh, "ssh.dev.azure.com/V3/a/b/c", "ssh.dev.azure.com/V3/a/b/c");
    check(Https, "a.b.visualstudio.com/p/_git/app", "a.b.visualstudio.com/p/_git/app");
    check(Https, "dev.azure.com/a/b/_git/c/d", "dev.azure.com/a/b/_git/c/d");
}

#[test]
fn the_case_of_a_path_counts_unless_the_hosts_policy_folds_it() {
    let mut policies = HostPolicies::none();
    policies.set("GitHub.com", Case::Fold).unwrap();
    policies.set("bücher.example", Case::Fold).unwrap();
    policies.set("kept.example", Case::Keep).unwrap();
    let canonical = |transport, host, port, path| {
        CanonicalRemote::under(&parts(transport, host, port, path, None), &policies)
            .map(|remote| remote.to_string())
    };
    for (host, path, expected) in [
        ("github.com", "/OWNER/Repo.GIT", Ok("github.com/owner/repo")),
        ("github.com", "/owner/repo", Ok("github.com/owner/repo")),
        ("github.com", "/%4Fwner/Re%2Bpo%c3%89", Ok("github.com/owner/re%2Bpo%C3%89")),
        ("github.com", "/o/r.git.git", Ok("github.com/o/r.git")),
        ("github.com", "/o/r.Git.git", Ok("github.com/o/r.git")),
        ("github.com", "/.GIT", Err(RefusedRemote::EmptyPath)),
        ("XN--bcher-kva.example", "/A", Ok("xn--bcher-kva.example/a")),
        ("kept.example", "/A.GIT", Ok("kept.example/A.GIT")),
        ("other.example", "/A", Ok("other.example/A")),
    ] {
        assert_eq!(
            canonical(Transport::Https, host, None, path),
            expected.map(str::to_owned),
            "{host} {path}"
        );
    }
    assert_eq!(
        canonical(Transport::Ssh, "ssh.github.com", Some(443), "/O/R"),
        Ok("github.com/o/r".to_owned())
    );
    assert_eq!(
        canonical(Transport::Ssh, "github.com", Some(2222), "/O/R"),
        Ok("github.com:2222/o/r".to_owned())
    );
    assert_eq!(policies.set("not a host", Case::Fold), Err(RefusedRemote::Host));
}

/// One repository: a host, and path segments that no spelling rule touches.
#[derive(Debug, Clone)]
struct Place {
    host: String,
    segments: Vec<String>,
}

fn place() -> impl Strategy<Value = Place> {
    // A name that begins like an encoded one must be one.
    let host = "[a-wyz][a-z0-9-]{0,5}\\.[a-z]{2,4}";
    let segment = "[A-Za-z0-9_][A-Za-z0-9_ ]{0,6}";
    (host, prop::collection::vec(segment, 1..4)).prop_map(|(host, segments)| Place { host, segments })
}

/// How to write a place: every rule of R5.2 that shows in the parts.
#[derive(Debug, Clone)]
struct Spelling {
    transport: Transport,
    upper: Vec<bool>,
    writes_port: bool,
    leading: usize,
    encode: Vec<bool>,
    lower_hex: bool,
    suffix: bool,
    trailing: usize,
}

fn spelling() -> impl Strategy<Value = Spelling> {
    (
        prop::sample::select(Transport::ALL),
        prop::collection::vec(any::<bool>(), 12),
        any::<bool>(),
        0_usize..3,
        prop::collection::vec(any::<bool>(), 24),
        any::<bool>(),
        any::<bool>(),
        0_usize..3,
    )
        .prop_map(|(transport, upper, writes_port, leading, encode, lower_hex, suffix, trailing)| {
            Spelling { transport, upper, writes_port, leading, encode, lower_hex, suffix, trailing }
        })
}

fn spell(place: &Place, how: &Spelling) -> RemoteParts {
    let host: String = place
        .host
        .chars()
        .zip(how.upper.iter().cycle())
        .map(|(c, &upper)| if upper { c.to_ascii_uppercase() } else { c })
        .collect();
    let bare = format!("{}{}", place.segments.join("/"), if how.suffix { ".git" } else { "" });
    let mut path = "/".repeat(how.leading);
    for (c, &encode) in bare.chars().zip(how.encode.iter().cycle()) {
        match (encode && c != '/', how.lower_hex) {
            (false, _) => path.push(c),
            (true, true) => path.push_str(&format!("%{:02x}", u32::from(c))),
            (true, false) => path.push_str(&format!("%{:02X}", u32::from(c))),
        }
    }
    path.push_str(&"/".repeat(how.trailing));
    let port = how.writes_port.then(|| how.transport.default_port());
    parts(how.transport, &host, port, &path, None)
}

fn id(parts: &RemoteParts) -> ProjectId {
    CanonicalRemote::new(parts).unwrap().project_id()
}

proptest! {
    #[test]
    fn every_spelling_of_a_repository_has_one_id(place in place(), a in spelling(), b in spelling()) {
        prop_assert_eq!(id(&spell(&place, &a)), id(&spell(&place, &b)));
    }

    #[test]
    fn every_other_repository_has_another_id(place in place(), how in spelling(), edit in 0..6, at in any::<prop::sample::Index>()) {
        let mut other = place.clone();
        let mut port = None;
        let segment = at.get(&place.segments).clone();
        match edit {
            0 => other.host.insert(0, 'w'),
            1 => other.segments.push("x".to_owned()),
            2 => other.segments.insert(0, "x".to_owned()),
            3 => port = Some(4444),
            4 => {
                // The case of a letter in the path is part of the name.
                let flipped: String = segment.chars().map(|c| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() }).collect();
                prop_assume!(flipped != segment);
                other.segments[at.index(place.segments.len())] = flipped;
            }
            _ => other.segments[at.index(place.segments.len())].push('x'),
        }
        let spelled = spell(&place, &how);
        let edited = RemoteParts { port: port.or(spelled.port), ..spell(&other, &how) };
        prop_assert_ne!(id(&spelled), id(&edited));
    }

    #[test]
    fn a_canonical_form_is_its_own_canonical_form(path in "[ -~é]{1,24}") {
        // The suffix is only ever dropped once, so a name that ends with it is left out.
        if let Ok(first) = canonical(&parts(Transport::Https, "h.example", None, &path, None)) {
            let again = first.strip_prefix("h.example/").unwrap();
            prop_assume!(!again.ends_with(".git"));
            prop_assert_eq!(canonical(&parts(Transport::Https, "h.example", None, again, None)), Ok(first.clone()));
        }
    }

    #[test]
    fn no_canonical_path_walks_or_hides(path in any::<String>(), user in prop::option::of(any::<String>())) {
        if let Ok(text) = canonical(&parts(Transport::Ssh, "h.example", None, &path, user.as_deref())) {
            prop_assert!(text.split('/').all(|segment| segment != "." && segment != ".."));
            prop_assert!(!text.contains('\\') && !text.chars().any(is_hidden));
        }
    }

    #[test]
    fn no_host_makes_it_panic(host in any::<String>(), port in any::<Option<u16>>()) {
        let _ = canonical(&parts(Transport::Git, &host, port, "a", None));
    }
}
