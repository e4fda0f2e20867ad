//! `go test -json`: the same report as with `-v`, each piece in an event of its own, the packages' pieces among each other.

use super::Lines;
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::HashMap;

/// What an event tells of the text of the report.
#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Event<'t> {
    action: &'t str,
    #[serde(borrow)]
    package: Option<Cow<'t, str>>,
    /// What is built has no package's name of its own.
    #[serde(borrow)]
    import_path: Option<Cow<'t, str>>,
    #[serde(borrow)]
    output: Option<Cow<'t, str>>,
}

/// The text of a report that came as events, package after package; `None` when there is none among these lines. What
/// stands between the events, such as the words of a compiler, stands before them.
pub(super) fn text_of(lines: &Lines<'_>) -> Option<String> {
    lines.iter().any(|line| line.starts_with("{\"Time\":") && line.contains("\"Action\":")).then_some(())?;
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut texts = vec![String::new()];
    for line in lines.iter() {
        let event: Option<Event<'_>> =
            line.starts_with('{').then(|| serde_json::from_str(line).ok()).flatten();
        let Some(event) = event else {
            if let Some(rest) = texts.first_mut() {
                rest.push_str(line);
                rest.push('\n');
            }
            continue;
        };
        let (Some(output), Some(package)) = (event.output, event.package.or(event.import_path)) else {
            continue;
        };
        if !matches!(event.action, "output" | "build-output") {
            continue;
        }
        let place = places.get(package.as_ref()).copied().unwrap_or_else(|| {
            places.insert(package.into_owned(), texts.len());
            texts.push(String::new());
            texts.len() - 1
        });
        texts.iter_mut().skip(place).take(1).for_each(|text| text.push_str(&output));
    }
    let ended = |text: &String| if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    Some(texts.iter().fold(String::new(), |all, text| all + text + ended(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_of_each_package_are_put_together() {
        let event = |package: &str, output: &str| {
            format!(
                "{{\"Time\":\"x\",\"Action\":\"output\",\"Package\":\"{package}\",\"Output\":\"{output}\"}}\n"
            )
        };
        let text = |output: &str| text_of(&Lines::new(output, true));
        let two = event("a", "=== RUN   TestA\\n")
            + &event("b", "1 ")
            + &event("a", "ok  \\ta\\t1s\\n")
            + &event("b", "2");
        assert_eq!(text(&two).unwrap(), "=== RUN   TestA\nok  \ta\t1s\n1 2\n");
        let built = "# b\n".to_owned()
            + &event("a", "x\\n")
            + "{\"Action\":\"build-output\",\"ImportPath\":\"b\",\"Output\":\"y\\n\"}\n";
        assert_eq!(text(&built).unwrap(), "# b\nx\ny\n");
        let others = event("a", "x\\n")
            + "{\"Time\":\"x\",\"Action\":\"pass\",\"Package\":\"a\",\"Output\":\"no\\n\"}\n{\"a\": 1}\n{\"Time\":\"x\",\"Action\":\"output\",\"Output\":\"no\"}\n";
        assert_eq!(text(&others).unwrap(), "{\"a\": 1}\nx\n");
        for none in ["ok  \ta\t1s\n", "{\"Time\": \"x\"}\n", ""] {
            assert_eq!(text(none), None, "{none}");
        }
    }
}
