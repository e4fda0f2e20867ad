//! The sentences name what they speak of, and each reason has the hint that helps.

use super::*;

#[test]
fn a_quote_and_a_list_are_cut_at_their_length() {
    let whole = "x".repeat(MAX_QUOTE);
    assert_eq!(quoted(&whole), format!("`{whole}`"));
    let cut = "x".repeat(MAX_QUOTE - 1);
    assert_eq!(quoted(&"x".repeat(MAX_QUOTE + 1)), format!("`{cut}…`"));
    assert_eq!(quoted("one\ntwo"), "`one`");
    let names: Vec<String> = ["a", "b", "c", "d", "e"].map(str::to_owned).into();
    assert_eq!(list(&names[..3]), "`a`, `b`, `c`");
    assert_eq!(list(&names), "`a`, `b`, `c` and 2 more");
}

#[test]
fn a_sentence_names_what_it_speaks_of() {
    let checked =
        Checked { what: "app".into(), made_by: "make".into(), command: "file app".into(), exit_code: 0 };
    for (sentence, names) in [
        (other_target("run one", "two"), vec!["`run one` passed", "names `two`"]),
        (built(&checked), vec!["After `make`", "`file app` ended with 0", "shows `app`"]),
        (state(&checked), vec!["After `make`", "`file app` ended with 0"]),
        (stale("run", &["a.py".to_owned()]), vec!["last run of `run`", "or may have: `a.py`"]),
        (
            earlier_failure("one", "two", false),
            vec!["`one` failed", "`two` does not", "Run `one` once more."],
        ),
        (
            earlier_failure("one", "two", true),
            vec!["once more, or let another run show the failing tests by name."],
        ),
        (earlier_failure("one -q", "two -q", true), vec!["by name, without `-q`."]),
        (
            failed_elsewhere("one"),
            vec!["`one` failed", "another folder", "Run `one` once more where it failed"],
        ),
        (
            judge_changed("one", &["its own file", "a mark"]),
            vec!["`one` failed", "as well: its own file, a mark."],
        ),
        (not_read_back("/w/a.py", true), vec!["Looked at `/w/a.py`", "a test run that covers it"]),
        (not_read_back("/w/a.md", true), vec!["Read the file whole"]),
        (not_read_back("/w/a.md", false), vec!["a check that failed before it"]),
        (later_run("one", "two"), vec!["`one` is proven", "`two` ran after it"]),
        (asked_for("one"), vec!["what `one` does", "Run `one` once more."]),
        (left_broken("one", "two"), vec!["`one` failed in an earlier", "`two` does not", "Run `one` once"]),
        (turned("one", "a mark"), vec!["`one` passed", "before that run a mark."]),
        (
            unproven(Reason::InLoop, Some("one")),
            vec![Reason::InLoop.describe(), " Looked at `one`.", " Run each"],
        ),
        (
            broken(Reason::CheckUnmet, "make smoke", "declared check smoke: no line matches ^up$"),
            vec![
                "Looked at `make smoke`",
                "came to `declared check smoke: no line matches ^up$`",
                "would count",
            ],
        ),
        (not_covered(&["a.py".to_owned()]), vec![" Edited afterwards, so not covered: `a.py`."]),
    ] {
        for name in names {
            assert!(sentence.contains(name), "{sentence}: {name}");
        }
    }
    assert_eq!(not_covered(&[]), "");
    assert!(gate(GateName::Trajectory, 7).contains("(7 ended"));
    for (i, one) in GateName::ALL.iter().enumerate() {
        let said = gate(*one, 0);
        assert!(said.ends_with('.'), "{said}");
        assert!(GateName::ALL.iter().skip(i + 1).all(|other| gate(*other, 0) != said), "{said}");
    }
}

#[test]
fn what_its_line_hid_is_named_with_what_hid_it() {
    for (line, command, behind) in [
        ("pytest -q 2>&1 | tail -5", Some("pytest -q"), Some("| tail")),
        ("cd app && cargo test --all | grep -v ok | head", Some("cargo test --all"), Some("| head")),
        ("pytest tests/unit; echo done", Some("pytest tests/unit"), Some("echo")),
        ("pytest -q || true", Some("pytest -q"), Some("|| true")),
        ("! pytest -q", Some("pytest -q"), None),
        // What would not count by itself either is not advised.
        ("pytest --collect-only | tail", None, None),
        ("make test | tail", None, None),
        ("ls | tail", None, None),
    ] {
        let mut turn = crate::Turn::builder("run the tests");
        turn.observe(crate::Observation::ProcessExit(crate::ProcessExit {
            command: line.into(),
            workdir: None,
            ending: crate::Ending::Exited(0),
            output: crate::Output::complete("3 passed in 0.01s"),
        }));
        let evaluation = crate::evaluate(&turn.build());
        let hidden = evaluation.verdict().hidden();
        let found = hidden.map(|hidden| (hidden.command.as_str(), hidden.behind.as_deref()));
        assert_eq!(found, command.map(|command| (command, behind)), "{line}");
        if let Some(command) = command {
            let advice = format!("`{command}` as a command of its own would count.");
            assert!(evaluation.verdict().sentence().ends_with(&advice), "{line}");
        }
    }
}

#[test]
fn a_refusal_names_the_folder_the_file_or_the_judge_that_it_is_about() {
    let ran = |command: &str, code, workdir: Option<&str>, output: &str| {
        crate::Observation::ProcessExit(crate::ProcessExit {
            command: command.into(),
            workdir: workdir.map(str::to_owned),
            ending: crate::Ending::Exited(code),
            output: crate::Output::complete(output),
        })
    };
    let wrote = |path: &str, text: &str| {
        let whole = Some(text.to_owned());
        crate::Observation::FileWrite(crate::FileWrite { path: path.into(), whole, ..Default::default() })
    };
    let failed = "=== short test summary info ===\nFAILED tests/test_a.py::test_a - assert 1 == 2\n1 failed in 0.01s\n";
    let fault = "a.py:1: error: Name \"x\" is not defined  [name-defined]\nFound 1 error in 1 file (checked 1 source file)\n";
    let fixed = || wrote("/w/a.py", "x = 1\n");
    for (steps, says) in [
        (
            vec![
                ran("pytest -q", 1, None, failed),
                fixed(),
                ran("pytest -q", 0, Some("b"), "1 passed in 0.01s\n"),
            ],
            "in another folder, or with other settings",
        ),
        (
            vec![
                ran("pytest -q checks/test_a.py", 1, None, failed),
                fixed(),
                ran("pytest -q", 0, None, "1 passed in 0.01s\n"),
            ],
            "show the failing tests by name, without `-q`.",
        ),
        (
            vec![
                ran("mypy a.py", 1, None, fault),
                wrote("/w/a.py", "x  # type: ignore\n"),
                ran("mypy a.py", 0, None, "Success: no issues found in 1 source file\n"),
            ],
            "as well: a mark to look away.",
        ),
        (vec![wrote("/w/a.py", "x = 1\n")], "Looked at `/w/a.py`."),
    ] {
        let mut turn = crate::Turn::builder("do it");
        steps.into_iter().for_each(|step| turn.observe(step));
        let evaluation = crate::evaluate(&turn.build());
        let sentence = evaluation.verdict().sentence();
        assert!(sentence.contains(says), "{sentence}: {says}");
    }
}

#[test]
fn a_reason_has_the_hint_that_helps_or_none() {
    use Reason as R;
    let hints: &[(&str, &[Reason])] = &[
        ("as the last command", &[R::ExitMasked, R::Negated, R::Conditional, R::TrapSet, R::EvalUsed]),
        ("without the pipe", &[R::PipelineWithoutPipefail]),
        ("against it would count", &[R::BackgroundStart]),
        ("without an option", &[R::NoReport]),
        ("usual form", &[R::ReportSuppressed]),
        ("without that option", &[R::AssertionsDisabled]),
        ("with more time", &[R::TimedOut]),
        ("that itself", &[R::IndirectRunner]),
        ("in the foreground", &[R::BackgroundInShell, R::BackgroundStart, R::StartedEarlier]),
        ("folder of the session's checkout", &[R::OutsideProject]),
        ("each test command once", &[R::InLoop]),
        ("environment was not changed", &[R::Shadowed, R::SourceUsed, R::ShellOption]),
        ("without a shell inside", &[R::PosixShell]),
        ("arguments out", &[R::DynamicCommand]),
        ("declare this command as a check", &[R::RunsElsewhere, R::CommandRunner, R::IndirectRunner]),
        ("Declare this command as a check", &[R::RunnerNotSupported]),
        ("short call", &[R::Unparsable, R::TooComplex]),
        (
            "let its output through",
            &[R::OutputRedirected, R::OutputFiltered, R::OtherOutput, R::RepeatedSummary],
        ),
        ("print its summary", &[R::OutputCut, R::NoReport, R::ReportSuppressed]),
        ("at least one test", &[R::CollectOnly, R::NoTests, R::FilteredToNothing, R::AllSkipped]),
        ("Build and test", &[R::NotRebuilt]),
        ("past the cache", &[R::OnlyCached]),
        ("what was declared", &[R::CheckFailed, R::CheckUnmet]),
        ("leaves it as it is", &[R::CheckChanged]),
        ("that command by itself", &[R::NotAfter]),
        ("same address whole", &[R::StateNotRead, R::StateDiffers]),
        ("file whole", &[R::NoReadBack, R::ReadBackDiffers]),
        (
            "A test run that passes",
            &[R::NotATest, R::NoPredicate, R::ProseOnly, R::NoEvidence, R::DelegatedReport],
        ),
    ];
    for (words, reasons) in hints {
        for reason in *reasons {
            assert!(
                reason.what_would_count().is_some_and(|hint| hint.contains(words)),
                "{reason:?}: {words}"
            );
        }
    }
}

#[test]
fn what_would_count_is_told_of_work_put_away_and_of_a_memory() {
    for (reason, hint) in [
        (Reason::PutAway, " Mend what fails where it stands"),
        (Reason::MemoryOutput, " has to be seen again"),
    ] {
        let sentence = unproven(reason, Some("one"));
        assert!(sentence.contains(hint), "{sentence}");
    }
}
