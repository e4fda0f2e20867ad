//! Files that would run in a test runner's place.

use super::{Aside, Call, Script, Word, is_python};

/// Programs between a command line and the tests.
const PROGRAMS: &[&str] = &[
    "pytest",
    "py.test",
    "unittest",
    "coverage",
    "cargo",
    "cargo-nextest",
    "go",
    "ctest",
    "cmake",
    "ninja",
    "zig",
    "node",
    "npm",
    "npx",
    "pnpm",
    "yarn",
    "jest",
    "vitest",
    "mocha",
    "_mocha",
    "playwright",
    "tsx",
    "c8",
    "nyc",
    "cross-env",
    "bun",
    "bunx",
    "deno",
    "rustc",
    "rustdoc",
    "uv",
    "uvx",
    "poetry",
    "pipenv",
    "pdm",
    "rye",
    "hatch",
    "pixi",
    "pipx",
    "direnv",
    "dotenv",
    "asdf",
    "mise",
    "doppler",
    "corepack",
    "composer",
    "rake",
    "mvn",
    "mvnw",
    "env",
    "timeout",
    "nice",
    "nohup",
    "stdbuf",
    "bash",
    "sh",
    "time",
    "make",
    "gmake",
    "just",
    "tox",
    "nox",
    "perl",
    "prove",
    "bats",
    "ruby",
    "bundle",
    "rspec",
    "php",
    "phpunit",
    "lua",
    "busted",
    "elixir",
    "mix",
    "erl",
];

/// Modules that the interpreter loads before or as a runner.
const MODULES: &[&str] = &[
    "pytest",
    "_pytest",
    "unittest",
    "coverage",
    "pluggy",
    "iniconfig",
    "ziglang",
    "sitecustomize",
    "usercustomize",
];

/// Files of runners and interpreters that a project's own folder of modules could hold in their place.
const LIBRARIES: &[&str] = &[
    "strict.pm",
    "warnings.pm",
    "Test/More.pm",
    "Test/Simple.pm",
    "Test/Builder.pm",
    "TAP/Harness.pm",
    "App/Prove.pm",
    "minitest.rb",
    "minitest/autorun.rb",
    "rspec.rb",
    "rspec/core.rb",
    "rspec/autorun.rb",
    "rspec/expectations.rb",
    "busted.lua",
    "busted/runner.lua",
    "busted/init.lua",
    "luassert.lua",
    "luassert/init.lua",
];

/// Programs that write what they are told to, under a name that stands among their words.
const WRITERS: [&str; 17] = [
    "cp", "mv", "ln", "install", "tee", "touch", "dd", "rsync", "scp", "curl", "wget", "patch", "sed",
    "perl", "truncate", "ed", "chmod",
];

/// Whether a file of this path could run in place of a test runner, of its interpreter or of a wrapper around it.
pub(crate) fn is_planted(path: &str) -> bool {
    let mut parts = path.rsplit('/').filter(|part| !part.is_empty() && *part != ".");
    let Some(name) = parts.next() else { return false };
    let folders: Vec<&str> = parts.collect();
    let stem = ["py", "pyc", "so", "pyd"].iter().find_map(|kind| name.strip_suffix(kind)?.strip_suffix('.'));
    // `pytest.cpython-312-x86_64-linux-gnu.so`
    let module = stem.map(|stem| stem.split('.').next().unwrap_or(stem));
    let installed = folders.iter().any(|folder| matches!(*folder, "site-packages" | "dist-packages"))
        || folders
            .iter()
            .zip(folders.iter().skip(1))
            .any(|(inner, outer)| *outer == "lib" && is_python(inner));
    let of_a_module = |folder: &&str| {
        let package =
            MODULES.contains(folder) && (matches!(module, Some("__init__" | "__main__")) || installed);
        package || *folder == "_pytest"
    };
    let in_bin = matches!(folders.first(), Some(&("bin" | "Scripts")));
    // The package manager alone puts anything there.
    let in_modules = folders.contains(&"node_modules");
    let is_library = |known: &str| {
        let mut parts = std::iter::once(name).chain(folders.iter().copied());
        known.rsplit('/').all(|wanted| parts.next() == Some(wanted))
    };
    let vendored = folders.windows(2).any(|pair| matches!(pair, ["phpunit", "vendor"]));
    in_modules
        || PROGRAMS.contains(&name)
        || vendored
        || LIBRARIES.iter().any(|known| is_library(known))
        || (is_python(name) && !name.is_empty())
        || module.is_some_and(|module| MODULES.contains(&module))
        || folders.iter().any(of_a_module)
        || (installed && name.strip_suffix(".pth").is_some())
        || (in_bin && name.starts_with("activate"))
        || name == "pyvenv.cfg"
        // Options that a runner takes from there leave no trace on its command line.
        || matches!(name, ".rspec" | ".prove" | ".busted")
        || name.starts_with(".mocharc")
        // They may name another shell for all scripts.
        || matches!(name, ".npmrc" | ".yarnrc" | ".yarnrc.yml")
        // What counts as proof is decided there.
        || name == "veridical.toml"
        || (folders.first() == Some(&".cargo") && matches!(name, "config" | "config.toml"))
}

/// Whether a command line writes such a file.
pub(crate) fn plants(script: &Script) -> bool {
    may_write(script).any(is_planted)
}

/// The files that a command line writes by redirection, and all words of its commands that write what they are told.
pub(crate) fn may_write(script: &Script) -> impl Iterator<Item = &str> {
    let leaves = || script.leaves().map(|(_, leaf)| leaf);
    let redirected = leaves().flat_map(|leaf| leaf.writes.iter().map(String::as_str));
    let asides = script.asides().iter().filter_map(|(_, aside)| match aside {
        Aside::Writes(path) => Some(path.as_str()),
        Aside::Unknown | Aside::Sets { .. } => None,
    });
    let called = leaves().filter_map(|leaf| leaf.call.as_ref().ok()).flat_map(named_files);
    redirected.chain(asides).chain(called)
}

/// Whether a text that was not understood names such a file, other than by the name of a program that it may run.
pub(super) fn mentions_a_planted_file(text: &str) -> bool {
    text.split(|c: char| c.is_whitespace() || "'\"`;|&()<>=".contains(c))
        .any(|word| word.contains(['.', '/']) && is_planted(word) && !word.contains("bin/"))
}

fn named_files(call: &Call) -> impl Iterator<Item = &str> {
    let args = if WRITERS.contains(&call.program.as_str()) { call.args.as_slice() } else { &[] };
    args.iter().flat_map(|word: &Word| {
        let text = word.literal().unwrap_or(&word.raw);
        let value = text.rsplit(['=', '"', '\'']).find(|part| !part.is_empty()).unwrap_or_default();
        let attached = value.strip_prefix("-o").or_else(|| value.strip_prefix("-O")).unwrap_or(value);
        [value, attached, value.rsplit("-so").next().unwrap_or_default()]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_in_the_place_of_a_runner_its_interpreter_or_a_wrapper_is_planted() {
        for (path, expected) in [
            ("pytest", true),
            ("/w/pytest.py", true),
            ("/w/pytest/__init__.py", true),
            ("_pytest/terminal.py", true),
            (".venv/lib/python3.12/site-packages/unittest/main.py", true),
            (".venv/lib/python3.12/site-packages/evil.pth", true),
            (".venv/bin/activate", true),
            ("bin/python3.11", true),
            ("./uv", true),
            ("tools/timeout", true),
            ("pytest.cpython-312-x86_64-linux-gnu.so", true),
            (".cargo/config.toml", true),
            ("/home/dev/.hermes/veridical/veridical.toml", true),
            ("sitecustomize.py", true),
            ("web/node_modules/.bin/jest", true),
            ("node_modules/.bin/anything", true),
            ("bin/make", true),
            ("Makefile", false),
            ("package.json", false),
            (".npmrc", true),
            ("web/.yarnrc", true),
            (".yarnrc.yml", true),
            ("yarn.lock", false),
            ("bin/rspec", true),
            ("lib/Test/More.pm", true),
            ("lib/More.pm", false),
            ("More.pm", false),
            ("lib/minitest.rb", true),
            ("test/minitest_helper.rb", false),
            ("src/luassert.lua", true),
            ("vendor/phpunit/phpunit/src/TextUI/Command.php", true),
            ("tests/phpunit/CalcTest.php", false),
            ("node_modules/.bin/jest", true),
            ("/w/node_modules/vitest/vitest.mjs", true),
            ("tools/npx", true),
            ("jest.config.js", false),
            ("src/node/index.js", false),
            ("pytest.ini", false),
            ("tests/unittest/test_a.py", false),
            ("src/python/app.py", false),
            ("conftest.py", false),
            ("my_pytest.py", false),
            ("", false),
        ] {
            assert_eq!(is_planted(path), expected, "{path}");
        }
    }

    #[test]
    fn a_command_that_writes_such_a_file_plants_it() {
        for (line, expected) in [
            ("echo 'print()' > pytest.py", true),
            ("{ echo; } > pytest.py", true),
            ("true > pytest.py", true),
            ("curl -so pytest.py 'http://x'", true),
            ("curl -opytest.py x", true),
            ("wget --output-document=pytest.py x", true),
            ("cp fake/pytest .venv/bin/", true),
            ("mv x _pytest/runner.py", true),
            ("ln -s /bin/true cargo", true),
            ("dd if=x of=pytest.py", true),
            ("cat x | tee bin/python3", true),
            ("(cp x pytest.py)", true),
            ("pip install pytest", false),
            ("cat pytest.py", false),
            ("rm pytest.py", false),
            ("cp a.py b.py", false),
            ("which pytest", false),
        ] {
            let script = Script::analyse(line).0.unwrap();
            assert_eq!(plants(&script), expected, "{line}");
        }
    }
}
