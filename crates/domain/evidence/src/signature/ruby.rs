//! Ruby's exceptions.

use super::family::{Decides, Family, Page};
use super::{FailureSignature, is_class, placed};

/// What the exception says that ended the program; its causes stand behind it.
pub(super) const RAISED: Family = Family { decides: Decides::First, read: raised };

/// `app.rb:2:in 'take': tea is out (NoStock)`; a message of several lines ends with the class as well.
fn raised(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    if line.starts_with(char::is_whitespace) {
        return None;
    }
    let (place, message) = position(line)?;
    let rows = std::iter::once(message).chain(page.below(at).take(4));
    let class = rows.clone().find_map(|row| {
        let (_, class) = row.strip_suffix(')')?.rsplit_once('(')?;
        is_class(class).then_some(class)
    })?;
    let message = message.strip_suffix(&format!("({class})")).unwrap_or(message).trim_end();
    // The gem's own folders are long, and each machine's.
    let message = message.split_once(" Checked in 'GEM_PATH=").map_or(message, |(message, _)| message);
    let stack = page.below(at).filter_map(|line| position_of(line.trim_start().strip_prefix("from ")?));
    let own = std::iter::once(place).chain(stack).find(|(file, _)| !is_foreign(file)).unwrap_or(place);
    Some(FailureSignature::told(Some(class), &[message], Some(placed(own.0, own.1))))
}

/// The file and the method, and the rest of the line.
fn position(line: &str) -> Option<((&str, &str), &str)> {
    let end = line.find("': ")?;
    let (place, rest) = line.split_at_checked(end)?;
    Some((position_of(place)?, rest.strip_prefix("': ")?))
}

/// `app.rb:2:in 'take'`: the method is named only where it is one.
fn position_of(place: &str) -> Option<(&str, &str)> {
    let (place, method) = place.split_once(":in ")?;
    let (file, line) = place.rsplit_once(':')?;
    let method = method.trim_matches(['`', '\'']);
    let method = method.rsplit(['#', '.', ' ']).next().filter(|name| !name.starts_with('<')).unwrap_or("");
    (line.parse::<u32>().is_ok() && !file.is_empty()).then_some((file, method))
}

fn is_foreign(file: &str) -> bool {
    file.starts_with('<') || ["/lib/ruby/", "/gems/", "/rubygems/"].iter().any(|folder| file.contains(folder))
}
