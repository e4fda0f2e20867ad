//! The canonical host of a remote.

use super::RefusedRemote;
use super::path::is_hidden;
use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};
use std::net::{Ipv4Addr, Ipv6Addr};
use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, MixedScript};

/// The longest host name that DNS knows, in bytes.
const LONGEST: usize = 253;

/// Canonicalises a host: lower case, letters outside ASCII in their `xn--` form, an IPv6 address in brackets and in its
/// shortest spelling.
pub(super) fn canonical_host(host: &str) -> Result<String, RefusedRemote> {
    if host.is_empty() {
        return Err(RefusedRemote::EmptyHost);
    }
    if host.chars().any(is_hidden) {
        return Err(RefusedRemote::Hidden);
    }
    if host.starts_with('-') {
        return Err(RefusedRemote::Option);
    }
    if let Some(address) = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let address: Ipv6Addr = address.parse().map_err(|_| RefusedRemote::Host)?;
        return Ok(format!("[{address}]"));
    }
    let host = host.to_lowercase();
    let host = if host.is_ascii() && !host.split('.').any(is_encoded) { host } else { encoded(&host)? };
    let label = |label: &str| {
        !label.is_empty() && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
    };
    if host.len() > LONGEST || !host.split('.').all(label) || is_odd_number(&host) {
        return Err(RefusedRemote::Host);
    }
    Ok(host)
}

fn is_encoded(label: &str) -> bool {
    label.starts_with("xn--")
}

/// The `xn--` form of a name in lower case. One that only a table of look-alikes turns into a name (`ｇｉｔ.example`) is
/// no spelling of it: programs differ in whether they have that table.
fn encoded(name: &str) -> Result<String, RefusedRemote> {
    let name: String = name.nfc().collect();
    let (table, deny, hyphens) = (Uts46::new(), AsciiDenyList::URL, Hyphens::Allow);
    let ascii = table.to_ascii(name.as_bytes(), deny, hyphens, DnsLength::Verify);
    let ascii = ascii.map_err(|_| RefusedRemote::Host)?.into_owned();
    let (shown, known) = table.to_unicode(ascii.as_bytes(), deny, hyphens);
    known.map_err(|_| RefusedRemote::Host)?;
    let labels = || name.split('.').zip(shown.split('.'));
    let same = labels().all(|(written, shown)| is_encoded(written) || written == shown);
    // A sign that only looks like a slash or a dot is no letter.
    let plain = shown.chars().all(|c| c.is_ascii() || c.identifier_allowed());
    if !same || !plain || name.split('.').count() != shown.split('.').count() {
        return Err(RefusedRemote::Host);
    }
    if labels().any(|(_, shown)| !shown.is_single_script()) {
        return Err(RefusedRemote::MixedScripts);
    }
    Ok(ascii)
}

/// A name that ends with a number is an address. `127.1`, `0x7f.1` and `010.0.0.7` are ones too, but to each program
/// another.
fn is_odd_number(host: &str) -> bool {
    let last = host.rsplit('.').next().unwrap_or_default();
    let is_number = last.bytes().all(|b| b.is_ascii_digit())
        || last.strip_prefix("0x").is_some_and(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit()));
    is_number && host.parse::<Ipv4Addr>().is_err()
}
