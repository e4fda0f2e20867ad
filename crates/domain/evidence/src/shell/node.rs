//! Ways to start a program of a Node package: `npx`, `npm exec`, the interpreter itself.

use super::call::{Step, refused, skip_options};
use super::word::Word;
use crate::Reason;

/// `npx vitest@4 run`, and its kin: a package's program by its name, without the version.
pub(super) fn package_program(args: Option<&[Word]>) -> Step {
    const FLAGS: [&str; 9] =
        ["-y", "--yes", "--no", "--no-install", "-q", "--quiet", "--prefer-offline", "--offline", "--bun"];
    let rest = args.and_then(|args| skip_options(args, &FLAGS, &[]));
    let Some((program, rest)) = rest.and_then(<[Word]>::split_first) else {
        return refused(Reason::DynamicCommand);
    };
    let Some(text) = program.literal() else {
        return refused(Reason::DynamicCommand);
    };
    // The sign that parts a name from its version also begins the name of a scope.
    let (package, version) = text.rsplit_once('@').filter(|(name, _)| !name.is_empty()).unwrap_or((text, ""));
    // Behind it may stand another package, or a folder.
    if !version.bytes().all(|b| b.is_ascii_alphanumeric() || b".-^~".contains(&b)) {
        return refused(Reason::DynamicCommand);
    }
    let name = match package {
        "@playwright/test" => "playwright",
        // What the program of a package in a scope is called, only the package says.
        _ if package.contains('/') => return refused(Reason::DynamicCommand),
        _ => package,
    };
    Step::Unwrapped(std::iter::once(Word::parse(name)).chain(rest.iter().cloned()).collect())
}

/// `node node_modules/.bin/jest --ci`: the words as if the package's program were called. `None` when node runs
/// another file, or with options that may change what it does.
pub(super) fn installed_program(args: &[Word]) -> Option<Vec<Word>> {
    const FLAGS: [&str; 5] = [
        "--experimental-vm-modules",
        "--no-warnings",
        "--trace-warnings",
        "--enable-source-maps",
        "--experimental-strip-types",
    ];
    let (file, rest) = skip_options(args, &FLAGS, &["--max-old-space-size"])?.split_first()?;
    let path = file.literal()?;
    let installed = path.strip_prefix("./").unwrap_or(path).strip_prefix("node_modules/")?;
    let name = match installed {
        "jest/bin/jest.js" | "jest/bin/jest" | "jest-cli/bin/jest.js" => "jest",
        "vitest/vitest.mjs" | "vitest/dist/cli.js" => "vitest",
        "mocha/bin/mocha.js" | "mocha/bin/mocha" | "mocha/bin/_mocha" => "mocha",
        "@playwright/test/cli.js" | "playwright/cli.js" => "playwright",
        _ => installed.strip_prefix(".bin/").filter(|name| !name.contains('/'))?,
    };
    let program = Word::parse(&format!("node_modules/.bin/{name}"));
    Some(std::iter::once(program).chain(rest.iter().cloned()).collect())
}
