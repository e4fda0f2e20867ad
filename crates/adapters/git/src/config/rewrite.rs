//! `url.<base>.insteadOf`.

use std::net::IpAddr;

/// What a configuration rewrites the beginnings of URLs to: each base with what it stands in for. `pushInsteadOf` is not among them: it never touches what is
/// fetched from.
#[derive(Debug, Default)]
pub(super) struct Rewrites(Vec<(Vec<u8>, Vec<Vec<u8>>)>);

impl Rewrites {
    /// Adds `url.<base>.insteadOf = <short>`.
    pub(super) fn add(&mut self, short: Vec<u8>, base: &[u8]) {
        match self.0.iter_mut().find(|(known, _)| known == base) {
            Some((_, shorts)) => shorts.push(short),
            None => self.0.push((base.to_vec(), vec![short])),
        }
    }

    /// The URL that Git asks when this one is written: the longest beginning that fits is rewritten, once; of two as long
    /// the one whose base was named first. Where the rewritten one only leads through a proxy, it stays what is written.
    pub(super) fn apply(&self, url: &str) -> String {
        let all = self.0.iter().flat_map(|(base, shorts)| shorts.iter().map(move |short| (short, base)));
        let fits = all.filter(|(short, _)| url.as_bytes().starts_with(short));
        let longest = fits.reduce(|best, next| if next.0.len() > best.0.len() { next } else { best });
        let rewritten = longest.and_then(|(short, base)| {
            Some(format!("{}{}", std::str::from_utf8(base).ok()?, url.get(short.len()..)?))
        });
        match rewritten {
            Some(rewritten) if !is_proxied(url, &rewritten) => rewritten,
            _ => url.to_owned(),
        }
    }
}

/// Whether a rewritten URL is the written one by way of a proxy, which hosts nothing itself. Three shapes are known: the
/// whole written URL stands behind the proxy's own, the proxy is on this machine, or what is asked over a safe transport
/// is asked from it in the clear.
fn is_proxied(written: &str, rewritten: &str) -> bool {
    let Some((scheme, host)) = web_address(rewritten) else { return false };
    let named = written.contains("://") && !written.to_ascii_lowercase().starts_with("file:");
    let nested = rewritten.len() > written.len() && rewritten.ends_with(written);
    let clear = scheme == "http" && !written.to_ascii_lowercase().starts_with("http:");
    named && (nested || is_this_machine(host) || clear)
}

/// The scheme and host of a URL of the web.
fn web_address(url: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = url.split_once("://")?;
    let authority = rest.split(['/', '?', '#']).next()?;
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let host = match host.strip_prefix('[').and_then(|address| address.split_once(']')) {
        Some((address, _)) => address,
        None => host.split(':').next()?,
    };
    ["http", "https"].contains(&scheme).then_some((scheme, host))
}

fn is_this_machine(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost")
        || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(rules: &[(&str, &str)], url: &str, expected: &str) {
        let mut rewrites = Rewrites::default();
        rules.iter().for_each(|(base, short)| rewrites.add(short.as_bytes().to_vec(), base.as_bytes()));
        assert_eq!(rewrites.apply(url), expected, "{rules:?}");
    }

    #[test]
    fn the_longest_beginning_is_rewritten_once_and_of_two_as_long_the_first() {
        let rules =
            [("https://a.example/", "gh:"), ("https://b.example/group/", "gh:team/"), ("x", "https://a")];
        check(&rules, "gh:other/app", "https://a.example/other/app");
        check(&rules, "gh:team/app", "https://b.example/group/app");
        check(&rules, "team/gh:app", "team/gh:app");
        check(&[("first:", "gh:"), ("second:", "gh:")], "gh:app", "first:app");
        check(&[("first:", "x:"), ("second:", "gh:"), ("first:", "gh:")], "gh:app", "first:app");
        check(&[("git@b.example:", "https://a.example/")], "https://a.example/x", "git@b.example:x");
        check(&[("https://b.example/", "")], "x", "https://b.example/x");
    }

    #[test]
    fn a_proxy_on_the_way_hosts_nothing() {
        let written = "https://code.example.org/team/app";
        for (base, short) in [
            ("http://proxy.example:9999/", "https://code.example.org/"),
            ("http://proxy.example/code/", "https://code.example.org/"),
            ("https://localhost:8443/", "https://code.example.org/"),
            ("http://ann:pw@127.0.0.1:3128/", "https://"),
            ("https://[::1]/x/", "https://"),
            ("https://proxy.example/https://code.example.org/", "https://code.example.org/"),
            ("https://proxy.example/", ""),
        ] {
            check(&[(base, short)], written, written);
        }
        check(
            &[("http://new.example/", "http://old.example/")],
            "http://old.example/x",
            "http://new.example/x",
        );
        check(&[("http://code.example/", "gh:")], "gh:x", "http://code.example/x");
        check(
            &[("git://code.example/", "https://old.example/")],
            "https://old.example/x",
            "git://code.example/x",
        );
        check(&[("https://code.example/", "/srv/")], "/srv/x", "https://code.example/x");
    }
}
