//! Environment variables that change what a command means.

/// Whether setting this variable can put another program in a command's place, or change what it does without a
/// trace on its command line. All others are harmless settings of the program itself.
pub(crate) fn changes_meaning(name: &str) -> bool {
    const NAMES: [&str; 33] = [
        "PATH",
        "HOME",
        "PWD",
        "VIRTUAL_ENV",
        "IFS",
        "ENV",
        "CDPATH",
        "SHELLOPTS",
        "BASHOPTS",
        "SHELL",
        "PROMPT_COMMAND",
        "PS4",
        "GLOBIGNORE",
        "POSIXLY_CORRECT",
        "PYTEST_ADDOPTS",
        "PYTEST_PLUGINS",
        "PYTHONHOME",
        "PYTHONSTARTUP",
        "PYTHONOPTIMIZE",
        "PYTHONINSPECT",
        "PYTHONUSERBASE",
        "COV_CORE_SOURCE",
        "PYTHONPLATLIBDIR",
        "PYTHONEXECUTABLE",
        "RUSTC",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTDOC",
        "CARGO",
        "CARGO_HOME",
        "NODE_OPTIONS",
        "NODE_PATH",
        "PERL5OPT",
    ];
    let name = name.trim_end_matches('+');
    let name = name.split('[').next().unwrap_or(name);
    let prefixed = ["LD_", "DYLD_", "BASH_", "CARGO_ALIAS_", "COVERAGE_PROCESS_"];
    let runner = name.starts_with("CARGO_TARGET_") && name.ends_with("_RUNNER");
    NAMES.contains(&name) || prefixed.iter().any(|prefix| name.starts_with(prefix)) || runner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_that_replace_programs_or_add_options_change_the_meaning() {
        for (name, expected) in [
            ("PATH", true),
            ("PATH+", true),
            ("LD_PRELOAD", true),
            ("BASH_ENV", true),
            ("PYTEST_ADDOPTS", true),
            ("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER", true),
            ("CARGO_TARGET_DIR", false),
            ("PYTHONPATH", false),
            ("RUST_BACKTRACE", false),
            ("DEBUG", false),
        ] {
            assert_eq!(changes_meaning(name), expected, "{name}");
        }
    }
}
