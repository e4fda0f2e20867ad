//! Words by which a judge is told to look away, to leave out or to write its expectations anew.

use crate::predicate::touch::file_name;

/// Marks in a source that tell a checker or a compiler to pass something over.
pub(super) const LOOK_AWAY: [&str; 60] = [
    "ts-nocheck",
    "ts-ignore",
    "ts-expect-error",
    "eslint-disable",
    "biome-ignore",
    "type: ignore",
    "type:ignore",
    "noqa",
    "pylint: disable",
    "pyright: ignore",
    "mypy: ignore",
    "fmt: off",
    "fmt: skip",
    "#[allow(",
    "#![allow(",
    "#[expect(",
    "nolint",
    "go:build ",
    "// +build ",
    "mypy: disable",
    "allow(clippy::",
    ", allow(",
    " as any",
    " as unknown as",
    " as never",
    "<any>",
    "undefined as ",
    "cast(any",
    "rubocop:disable",
    "shellcheck disable",
    "@suppresswarnings",
    "phpcs:ignore",
    "phpstan-ignore",
    "prettier-ignore",
    "lint-ignore",
    "lint-disable",
    "lint disable",
    "tslint:disable",
    "swiftlint:disable",
    "credo:disable",
    "phpcs:disable",
    "psalm-suppress",
    "luacheck: ignore",
    "hadolint ignore",
    "skip-file",
    "pyright: basic",
    "typed: false",
    "typed: ignore",
    "$flowfixme",
    "no_type_check",
    "nosec",
    "nosonar",
    "diagnostic ignored",
    "warning disable",
    "#if 0",
    "#[cfg(any())]",
    "#[cfg(windows)]",
    "#[cfg(not(",
    "__halt_compiler",
    "#[cfg(false)]",
];

/// Words of a configuration that leave something out.
pub(super) const LEAVE_OUT: [&str; 18] = [
    "ignore",
    "exclude",
    "\"off\"",
    "'off'",
    "disable",
    "deselect",
    "testpaths",
    "norecursedirs",
    "skip",
    "allow",
    "addopts",
    "strict",
    "select",
    "tags",
    "only",
    "noemit",
    ": 0",
    "warn",
];

/// Words by which a test asks for something. A test that asks for less may pass for that alone.
pub(super) const ASSERTS: [&str; 5] = ["assert", "expect(", ".should", "t.fatal", "t.error"];

/// Marks of a test that is to fail, so that its failure passes.
pub(super) const FAILS_WELL: [&str; 15] = [
    ".failing(",
    ".fails(",
    "should_panic",
    "xfail",
    "expectedfailure",
    "expect_failure",
    "test_should_fail",
    "pending(",
    "will_fail",
    "pass_regular_expression",
    "expectnottoperformassertions",
    "debug-assertions = false",
    "debug-assertions=false",
    ", if: env[",
    ", unless: env[",
];

/// Words of a test or of a configuration by which a failing test is tried again until it passes.
pub(super) const TRIES_AGAIN: [&str; 7] =
    ["retrytimes(", "retries(", "retry:", "retries:", "--reruns", "flaky(", "\"retries\""];

/// Marks in a test by which it is passed over.
pub(super) const PASSES_OVER: [&str; 12] = [
    "it.skip(",
    "test.skip(",
    "describe.skip(",
    "context.skip(",
    "xit(",
    "xdescribe(",
    "this.skip(",
    "t.skip(",
    "pytest.skip(",
    "mark.skip(",
    "unittest.skip(",
    "#[ignore",
];

/// Words of a source that tell it whether a test runs it.
pub(super) const SEES_TESTS: [&str; 8] = [
    "\"pytest\" in sys.modules",
    "'pytest' in sys.modules",
    "pytest_current_test",
    "jest_worker_id",
    "node_env === \"test\"",
    "node_env === 'test'",
    "testing.testing()",
    "cfg!(test)",
];

/// Modules of one's own that a test is given a stand-in for.
pub(super) const MOCKS: [&str; 8] = [
    "jest.mock(\"./",
    "jest.mock('./",
    "jest.mock(\"../",
    "jest.mock('../",
    "vi.mock(\"./",
    "vi.mock('./",
    "vi.mock(\"../",
    "vi.mock('../",
];

/// Whether an edit of a test steps over what it asserts.
pub(super) fn steps_over(removed: &str, added: &str) -> bool {
    const WORDS: [&str; 5] =
        [" or true", "|| true", "raises(assertionerror", "except assertionerror", "catch {"];
    let is_new = |line: &&str| !removed.lines().any(|other| other.trim() == *line);
    let over = |line: &str| {
        matches!(line, "return" | "return;" | "except:" | "except exception:")
            || (line.contains("catch (") || line.contains("catch("))
            || WORDS.iter().any(|word| line.contains(word))
    };
    added.lines().map(str::trim).filter(is_new).any(over)
}

/// Whether an edit of a test defines anew what it imported: `from calc import add` is `add = Mock()` now.
pub(super) fn redefines(removed: &str, added: &str) -> bool {
    let imported = removed.lines().filter(|line| !added.contains(*line)).filter_map(|line| {
        let (first, names) = line.trim().split_once(" import ")?;
        first.starts_with("from ").then_some(names)
    });
    let name =
        |name: &str| name.trim().rsplit(' ').next().unwrap_or_default().trim_matches(['(', ')']).to_owned();
    imported.flat_map(|names| names.split(',').map(name)).filter(|name| !name.is_empty()).any(|name| {
        let starts =
            [format!("{name} = "), format!("{name}="), format!("def {name}("), format!("class {name}")];
        added.lines().any(|line| starts.iter().any(|start| line.trim_start().starts_with(start.as_str())))
    })
}

/// Beginnings of tests, in the languages that have runners here.
pub(super) const BEGINNINGS: [&str; 12] = [
    "def test",
    "it(",
    "test(",
    "it \"",
    "it '",
    "#[test]",
    "func test",
    "@test",
    "function test",
    "specify ",
    "example ",
    "subtest ",
];

/// Marks that tell single tests apart, so that no others run.
pub(super) const SINGLES_OUT: [&str; 5] = [".only(", "fit(", "fdescribe(", "focus: true", ":focus"];

/// The same, in a form that stands nowhere else: of tests that lie beside what they test.
pub(super) const SURE_BEGINNINGS: [&str; 5] = ["#[test]", "#[tokio::test", "def test_", "func test", "@test"];

/// Keys of a checker's configuration that say how a source is read, not what is found fault with.
const READS_BY: [&str; 16] = [
    "module", "target", "lib", "jsx", "types", "paths", "baseurl", "rootdir", "outdir", "interop", "parser",
    "globals", "plugins", "extends", "version", "env",
];

/// Whether a file is the configuration of a checker, and of nothing else.
pub(super) fn configures_a_checker(path: &str) -> bool {
    const NAMES: [&str; 12] = [
        "eslint",
        ".eslint",
        "tsconfig",
        "jsconfig",
        "mypy.ini",
        ".flake8",
        "ruff.toml",
        ".ruff",
        "biome.json",
        ".pylintrc",
        "clippy.toml",
        "phpstan.neon",
    ];
    let name = file_name(path).to_ascii_lowercase();
    NAMES.iter().any(|known| name.starts_with(known))
        || [".golangci", ".rubocop", "setup.cfg"].iter().any(|known| name.starts_with(known))
}

/// Whether an edit puts a part of a source where the checker does not look: under a condition of the preprocessor, or
/// behind a declaration of what is missing.
pub(super) fn puts_aside(path: &str, removed: &str, added: &str) -> bool {
    let brings = |words: &[&str]| words.iter().any(|word| added.contains(word) && !removed.contains(word));
    let is_of = |endings: &[&str]| endings.iter().any(|ending| path.ends_with(ending));
    let begins = |text: &str| {
        const DECLARES: [&str; 4] = ["declare const ", "declare let ", "declare var ", "declare function "];
        text.lines().any(|line| DECLARES.iter().any(|start| line.trim_start().starts_with(start)))
    };
    (is_of(&[".c", ".cc", ".cpp", ".cxx"]) && brings(&["#ifdef ", "#if defined"]))
        || (is_of(&[".ts", ".tsx"]) && !path.ends_with(".d.ts") && begins(added) && !begins(removed))
        || (path.ends_with(".pyi")
            && removed.is_empty()
            && !path.contains("stubs")
            && !path.contains("typings"))
}

/// Whether an edit of a checker's configuration takes one of its demands away or changes it.
pub(super) fn relaxes(path: &str, removed: &str, added: &str) -> bool {
    let gone = |line: &str| {
        let line = line.trim().trim_end_matches(',');
        line.chars().any(char::is_alphanumeric)
            && !added.contains(line)
            && !READS_BY.iter().any(|known| key(line).contains(known))
    };
    // Rules that are for some files are for the others no more.
    let turned = added.contains("files") && !removed.contains("files") && file_name(path).contains("eslint");
    configures_a_checker(path) && (turned || entries(removed).any(gone))
}

/// The entries of a configuration, of which several may stand in one line.
fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', ',', '{', '}'])
}

/// The key of an entry of a configuration; nothing where none is told.
fn key(line: &str) -> &str {
    line.split_once([':', '=']).map_or("", |(key, _)| key)
}

/// Whether an edit of a configuration changes what is demanded, or where tests are looked for.
pub(super) fn lowers(path: &str, removed: &str, added: &str) -> bool {
    const DEMANDS: [&str; 14] = [
        "under",
        "threshold",
        "minimum",
        "\"branches\"",
        "\"lines\"",
        "\"functions\"",
        "\"statements\"",
        "filterwarnings",
        "strict",
        "<directory",
        "testmatch",
        "testregex",
        "testpaths",
        "roots",
    ];
    let demands = |line: &str| {
        let line = line.trim();
        DEMANDS.iter().any(|known| line.contains(known)) && !added.contains(line.trim_end_matches(','))
    };
    (configures_a_judge(path) && entries(removed).any(demands)) || turns_elsewhere(path, removed, added)
}

/// Whether an edit takes a place of tests out of the configuration of PHPUnit.
fn turns_elsewhere(path: &str, removed: &str, added: &str) -> bool {
    const OTHERS: [&str; 6] = ["<phpunit", "bootstrap", "<env", "<ini", "<server", "<const"];
    let places = |line: &str| line.contains(['<', '>']) && !OTHERS.iter().any(|known| line.contains(known));
    file_name(path).to_ascii_lowercase().starts_with("phpunit.xml") && gone(removed, added).any(places)
}

/// Whether an edit gives a test of CTest another program to run.
pub(super) fn runs_another(path: &str, removed: &str, added: &str) -> bool {
    let names =
        |line: &str| line.contains("add_test") || (line.contains("name ") && line.contains("command "));
    file_name(path).eq_ignore_ascii_case("cmakelists.txt") && gone(removed, added).any(names)
}

/// The lines that an edit takes away.
fn gone<'t>(removed: &'t str, added: &'t str) -> impl Iterator<Item = &'t str> {
    let lines = removed.lines().map(str::trim).filter(|line| line.chars().any(char::is_alphanumeric));
    lines.filter(move |line| !added.contains(line))
}

/// Whether a text of a `conftest.py` puts something else in the place of what a module holds: `calc.add = fake`.
pub(super) fn replaces(text: &str) -> bool {
    let puts = |line: &str| {
        let Some((place, value)) = line.split_once('=') else { return false };
        let (place, value) = (place.trim_end(), value.trim_start());
        let is_name = |part: &str| {
            part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
                && part.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        };
        let is_setting = value.starts_with(|c: char| c.is_ascii_digit() || "'\"-[{(=".contains(c))
            || ["true", "false", "none"].iter().any(|constant| value.starts_with(constant));
        (place.contains('.') && place.split('.').all(is_name) && !is_setting)
            || place.starts_with("sys.modules[")
    };
    text.lines().any(puts)
}

/// Words of an option, a variable or a target that write expectations anew.
pub(super) const RENEW: [&str; 8] =
    ["update", "snapshot", "regen", "golden", "bless", "approve", "rewrite", "rebaseline"];

/// How the hidden ones of these files begin.
pub(super) const DOTTED: [&str; 12] = [
    ".flake8",
    ".eslint",
    ".prettier",
    ".pylintrc",
    ".mocharc",
    ".rspec",
    ".rubocop",
    ".golangci",
    ".shellcheckrc",
    ".ruff",
    ".coveragerc",
    ".stylelint",
];

/// Files that a judge reads to know what it judges.
pub(super) fn configures_a_judge(path: &str) -> bool {
    const WHOLE: [&str; 16] = [
        "pyproject.toml",
        "setup.cfg",
        "tox.ini",
        "pytest.ini",
        "conftest.py",
        "mypy.ini",
        "ruff.toml",
        "clippy.toml",
        "package.json",
        "biome.json",
        "jsconfig.json",
        "cargo.toml",
        "phpunit.xml",
        "phpstan.neon",
        "mix.exs",
        "makefile",
    ];
    let name = file_name(path).to_ascii_lowercase();
    WHOLE.contains(&name.as_str())
        || name.contains(".config.")
        || name.starts_with("tsconfig")
        || DOTTED.iter().any(|known| name.starts_with(known))
}

/// Whether a word of a command line asks for expectations to be written anew.
pub(super) fn renews(word: &str) -> bool {
    let lower = word.trim_matches(['"', '\'']).to_ascii_lowercase();
    let target = ["golden", "goldens", "snapshots", "bless"].contains(&lower.as_str())
        || ["update-snap", "update-gold", "update-expect", "update-fixture", "test-update", ":update"]
            .iter()
            .any(|part| lower.contains(part));
    let set = lower.split_once('=').map_or("", |(name, _)| name);
    let option = lower.starts_with('-')
        || (!set.is_empty() && set.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'));
    let named = if lower.starts_with('-') { lower.as_str() } else { set };
    target || (option && RENEW.iter().any(|word| named.contains(word)))
}

#[cfg(test)]
mod tests;
