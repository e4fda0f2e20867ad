//! Environment variables that change what a command means.

/// Whether setting this variable can put another program in a command's place, or change what it does without a
/// trace on its command line. That holds for what the shell itself reads, and for whatever a loader, an interpreter, a
/// test runner or a build tool may read, unless it is known to be harmless. Variables of no such family reach the
/// project's own code only.
pub(crate) fn changes_meaning(name: &str) -> bool {
    let name = name.trim_end_matches('+');
    let name = name.split('[').next().unwrap_or(name);
    if HARMLESS.contains(&name) || HARMLESS_FAMILIES.iter().any(|family| name.starts_with(family)) {
        return false;
    }
    SETTINGS.contains(&name) || FAMILIES.iter().any(|family| name.starts_with(family))
}

/// Whether this assignment, as written, does so. Some options of Node are part of many an ordinary call.
pub(crate) fn assignment_changes_meaning(text: &str) -> bool {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let ordinary = || {
        let mut options = value.trim_matches(['"', '\'']).split(' ');
        match name {
            "NODE_OPTIONS" => options.all(is_ordinary_node_option),
            "RUSTFLAGS" | "RUSTDOCFLAGS" => are_lints(options),
            "GOFLAGS" => options.all(|option| {
                matches!(option, "" | "-v" | "-race" | "-count=1") || option.starts_with("-mod=")
            }),
            // Nothing but what the line says itself.
            "PYTEST_ADDOPTS" | "RUBYOPT" | "PERL5OPT" | "SPEC_OPTS" | "TESTOPTS" | "MAKEFLAGS" => {
                matches!(value, "" | "\"\"" | "''")
            }
            _ => false,
        }
    };
    changes_meaning(name) && !ordinary()
}

fn is_ordinary_node_option(option: &str) -> bool {
    const KNOWN: [&str; 6] = [
        "",
        "--experimental-vm-modules",
        "--experimental-strip-types",
        "--no-warnings",
        "--trace-warnings",
        "--enable-source-maps",
    ];
    let memory = || {
        option.strip_prefix("--max-old-space-size=").or_else(|| option.strip_prefix("--max_old_space_size="))
    };
    KNOWN.contains(&option) || memory().is_some_and(|size| size.bytes().all(|b| b.is_ascii_digit()))
}

/// Whether these flags of the compiler only say what it warns of.
fn are_lints<'a>(mut flags: impl Iterator<Item = &'a str>) -> bool {
    let named = |lint: &str| {
        lint.starts_with(|c: char| c.is_ascii_lowercase())
            && lint.chars().all(|c| c.is_ascii_lowercase() || "_-:".contains(c))
    };
    while let Some(flag) = flags.next() {
        let lint = match flag {
            "" => continue,
            "-D" | "-W" | "-A" => flags.next(),
            _ => ["-D", "-W", "-A"].iter().find_map(|level| flag.strip_prefix(level)),
        };
        if !lint.is_some_and(named) {
            return false;
        }
    }
    true
}

/// Whether this is a name of a variable.
pub(crate) fn is_name(text: &str) -> bool {
    let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    plain && !text.is_empty() && !text.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether the shell gives this variable a value of its own, so that it does not keep what was assigned.
pub(crate) fn is_kept_by_the_shell(name: &str) -> bool {
    const NAMES: [&str; 17] = [
        "_",
        "RANDOM",
        "SRANDOM",
        "SECONDS",
        "LINENO",
        "UID",
        "EUID",
        "PPID",
        "GROUPS",
        "FUNCNAME",
        "DIRSTACK",
        "HISTCMD",
        "OPTIND",
        "OPTARG",
        "REPLY",
        "PIPESTATUS",
        "EPOCHSECONDS",
    ];
    NAMES.contains(&name) || ["BASH", "COMP_", "EPOCH"].iter().any(|family| name.starts_with(family))
}

const SETTINGS: &[&str] = &[
    "PATH",
    "HOME",
    "PWD",
    "OLDPWD",
    "IFS",
    "ENV",
    "CDPATH",
    "SHELLOPTS",
    "SHELL",
    "PROMPT_COMMAND",
    "PS1",
    "PS2",
    "PS4",
    "GLOBIGNORE",
    "EXECIGNORE",
    "FUNCNEST",
    "POSIXLY_CORRECT",
    "TIMEFORMAT",
    "TMOUT",
    "UID",
    "EUID",
    "PPID",
    "histchars",
    "PERL5OPT",
    "RUBYOPT",
    "SPEC_OPTS",
    "TESTOPTS",
    "MIX_EXS",
    "MIX_PATH",
    "MIX_ARCHIVES",
    "MIX_DEPS_PATH",
    "MIX_BUILD_PATH",
    "MIX_BUILD_ROOT",
    "JAVA_TOOL_OPTIONS",
    "VIRTUAL_ENV",
    "LOCPATH",
    "NLSPATH",
    "GCONV_PATH",
    "GOFLAGS",
    "GOTOOLDIR",
    "GOROOT",
    "MAKEFLAGS",
    "MAKEFILES",
    "MFLAGS",
    "GNUMAKEFLAGS",
];

const FAMILIES: &[&str] = &[
    "PERL",
    "HARNESS_",
    "RUBY",
    "BUNDLE_",
    "GEM_",
    "BATS_",
    "PHP",
    "LUA_",
    "ERL_",
    "ELIXIR_",
    "NODE_",
    "npm_config_",
    "NPM_CONFIG_",
    "JEST_",
    "VITEST",
    "MOCHA",
    "PLAYWRIGHT_",
    "PW_",
    "BUN_",
    "DENO_",
    "TS_NODE_",
    "TSX_",
    "PYTEST",
    "PY_",
    "PYTHON",
    "LD_",
    "DYLD_",
    "BASH",
    "CARGO",
    "RUST",
    "UV_",
    "COV_",
    "COVERAGE_",
    "POETRY_",
    "PDM_",
    "PIPENV",
    "CONDA",
    "HATCH_",
    "TOX_",
    "NOX_",
    "JUST_",
    "YARN_",
    "PNPM_",
    "npm_",
    "NPM_",
    "MALLOC_",
    "GLIBC_",
];

const HARMLESS: &[&str] = &[
    "NODE_ENV",
    "NODE_V8_COVERAGE",
    "NODE_NO_WARNINGS",
    "NODE_DISABLE_COLORS",
    "NODE_PENDING_DEPRECATION",
    "NODE_EXTRA_CA_CERTS",
    "NODE_TLS_REJECT_UNAUTHORIZED",
    "PLAYWRIGHT_BROWSERS_PATH",
    "PLAYWRIGHT_HTML_OPEN",
    "PLAYWRIGHT_HTML_REPORT",
    "PLAYWRIGHT_BASE_URL",
    "PW_TEST_HTML_REPORT_OPEN",
    "DENO_DIR",
    "DENO_NO_UPDATE_CHECK",
    "VITEST_MAX_THREADS",
    "VITEST_MIN_THREADS",
    "VITEST_MAX_FORKS",
    "VITEST_MIN_FORKS",
    // Where the project's own modules are is part of many an ordinary call; what is planted there is found by name.
    "PYTHONPATH",
    "PERL5LIB",
    "RUBYLIB",
    "LUA_PATH",
    "LUA_CPATH",
    "BATS_TEST_TIMEOUT",
    "PYTHONUNBUFFERED",
    "PYTHONDONTWRITEBYTECODE",
    "PYTHONHASHSEED",
    "PYTHONWARNINGS",
    "PYTHONIOENCODING",
    "PYTHONUTF8",
    "PYTHONFAULTHANDLER",
    "PYTHONASYNCIODEBUG",
    "PYTHONDEVMODE",
    "PYTHONTRACEMALLOC",
    "PYTHONNOUSERSITE",
    "PYTHONPYCACHEPREFIX",
    "PYTHONSAFEPATH",
    "PYTEST_TIMEOUT",
    // Without plugins more fails, and no test is passed over in silence.
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD",
    "PYTEST_XDIST_AUTO_NUM_WORKERS",
    "RUST_BACKTRACE",
    "RUST_LIB_BACKTRACE",
    "RUST_LOG",
    "RUST_LOG_STYLE",
    "RUST_TEST_THREADS",
    "RUST_MIN_STACK",
    "CARGO_TARGET_DIR",
    "CARGO_INCREMENTAL",
    "CARGO_BUILD_JOBS",
    "UV_CACHE_DIR",
    "UV_OFFLINE",
    "UV_LINK_MODE",
    "UV_NO_SYNC",
    "UV_FROZEN",
    "UV_LOCKED",
    "UV_HTTP_TIMEOUT",
    "COVERAGE_FILE",
];

const HARMLESS_FAMILIES: [&str; 4] = ["JEST_JUNIT_", "CARGO_TERM_", "CARGO_NET_", "UV_INDEX"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_that_tools_read_change_the_meaning_unless_they_are_known_to_be_harmless() {
        for (name, expected) in [
            ("PATH", true),
            ("PATH+", true),
            ("LD_PRELOAD", true),
            ("BASH_ENV", true),
            ("PYTEST_ADDOPTS", true),
            ("PYTEST_DISABLE_PLUGIN_AUTOLOAD", false),
            ("PYTEST_PLUGINS", true),
            ("PYTHONOPTIMIZE", true),
            ("PYTHON_OF_TOMORROW", true),
            ("RUSTC_WRAPPER", true),
            ("RUSTFLAGS", true),
            ("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER", true),
            ("UV_PYTHON", true),
            ("MAKEFLAGS", true),
            ("npm_config_script_shell", true),
            ("JUST_DRY_RUN", true),
            ("SPEC_OPTS", true),
            ("PERL5OPT", true),
            ("HARNESS_OPTIONS", true),
            ("PERL5LIB", false),
            ("MIX_ENV", false),
            ("TIMEFORMAT", true),
            ("CARGO_TARGET_DIR", false),
            ("CARGO_TERM_COLOR", false),
            ("PYTHONPATH", false),
            ("RUST_BACKTRACE", false),
            ("NODE_OPTIONS", true),
            ("npm_config_script_shell", true),
            ("NODE_ENV", false),
            ("CI", false),
            ("FORCE_COLOR", false),
            ("DATABASE_URL", false),
            ("DEBUG", false),
            ("rc", false),
        ] {
            assert_eq!(changes_meaning(name), expected, "{name}");
        }
    }

    #[test]
    fn an_assignment_of_ordinary_options_changes_nothing() {
        for (text, expected) in [
            ("NODE_OPTIONS=--experimental-vm-modules", false),
            ("NODE_OPTIONS='--max-old-space-size=4096 --no-warnings'", false),
            ("NODE_OPTIONS=--require=./x.js", true),
            ("NODE_OPTIONS=\"$NODE_OPTIONS --no-warnings\"", true),
            ("NODE_OPTIONS+=' --no-warnings'", true),
            ("RUSTFLAGS='-D warnings'", false),
            ("RUSTFLAGS=-Dwarnings", false),
            ("GOFLAGS=-mod=mod", false),
            ("GOFLAGS='-mod=vendor -count=1'", false),
            ("GOFLAGS=-run=TestA", true),
            ("GOFLAGS='-mod=mod -short'", true),
            ("RUSTFLAGS=\"-D warnings -A dead_code -Wclippy::all\"", false),
            ("RUSTDOCFLAGS='-D warnings'", false),
            ("RUSTFLAGS=", false),
            ("RUSTFLAGS='-D warnings --cfg none'", true),
            ("RUSTFLAGS='-D'", true),
            ("RUSTFLAGS='-D --cfg=none'", true),
            ("RUSTFLAGS='-C debug-assertions=off'", true),
            ("RUSTFLAGS=\"$FLAGS\"", true),
            ("RUSTFLAGS+=' -D warnings'", true),
            ("RUSTC_WRAPPER=", true),
            ("PYTEST_ADDOPTS=", false),
            ("PYTEST_ADDOPTS=\"\"", false),
            ("PYTEST_ADDOPTS=\" \"", true),
            ("PYTEST_ADDOPTS=--co", true),
            ("PYTEST_ADDOPTS+=", true),
            ("PATH=", true),
            ("PATH=/x", true),
            ("CI=1", false),
        ] {
            assert_eq!(assignment_changes_meaning(text), expected, "{text}");
        }
    }

    #[test]
    fn only_names_are_names() {
        for (text, expected) in
            [("a", true), ("_A1", true), ("1a", false), ("", false), ("a-b", false), ("a[0]", false)]
        {
            assert_eq!(is_name(text), expected, "{text}");
        }
    }
}
