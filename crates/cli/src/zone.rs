//! The time zone in which the user lives, from the zone database of the machine.

use crate::fault::Fault;
use std::path::Path;
use veridical::kernel::Zone;

/// Where the compiled zones lie.
const DATABASE: &str = "/usr/share/zoneinfo";

/// The machine's own zone.
const LOCAL: &str = "/etc/localtime";

/// The zone that the configuration names, else that of `TZ`, else the machine's own, else UTC.
pub(crate) fn read(configured: Option<&str>) -> Result<Zone, Fault> {
    if let Some(name) = configured {
        return named(name).ok_or_else(|| {
            Fault::unusable("veridical.toml: `time_zone` names no zone of this machine's database".to_owned())
                .next("name one as in time_zone = \"Europe/Lisbon\", or leave the key out to take the machine's own")
        });
    }
    let variable = std::env::var("TZ").ok().filter(|name| !name.is_empty());
    let wanted = variable.as_deref().and_then(|name| named(name.trim_start_matches(':')));
    Ok(wanted.or_else(|| at(LOCAL, Path::new(LOCAL))).unwrap_or_default())
}

fn named(name: &str) -> Option<Zone> {
    if matches!(name, "UTC" | "Etc/UTC") {
        return Some(Zone::utc());
    }
    let plain = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'+'))
    };
    let sound = name.split('/').all(plain);
    sound.then(|| at(name, &Path::new(DATABASE).join(name))).flatten()
}

fn at(name: &str, file: &Path) -> Option<Zone> {
    let bytes = std::fs::read(file).ok()?;
    Zone::from_tzif(name, &bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_named_by_its_name_alone() {
        assert_eq!(read(Some("UTC")).unwrap(), Zone::utc());
        for name in ["", "../../etc/passwd", "/etc/localtime", "Europe/../UTC", "No/Such_Zone", "Europe/"] {
            let fault = read(Some(name)).unwrap_err();
            assert!(fault.message.contains("`time_zone`") && fault.next.is_some(), "{name}");
        }
    }
}
