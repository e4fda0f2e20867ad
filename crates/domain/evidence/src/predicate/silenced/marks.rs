//! Words by which a judge is told to look away, to leave out or to write its expectations anew.

use crate::predicate::touch::file_name;

/// Marks in a source that tell a checker or a compiler to pass something over.
pub(super) const LOOK_AWAY: [&str; 48] = [
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
    "go:build ignore",
    "+build ignore",
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
    "#[cfg(false)]",
];

/// Words of a configuration that leave something out.
pub(super) const LEAVE_OUT: [&str; 17] = [
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
];

/// Marks of a test that is to fail, so that its failure passes.
pub(super) const FAILS_WELL: [&str; 8] = [
    ".failing(",
    ".fails(",
    "should_panic",
    "xfail",
    "expectedfailure",
    "expect_failure",
    "test_should_fail",
    "pending(",
];

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
