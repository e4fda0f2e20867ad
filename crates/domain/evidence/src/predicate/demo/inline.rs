//! A few words of a program that stand in the command, to look at what the project does: `python -c 'import shop;
//! print(shop.total())'`.
//!
//! They count as a look when they import, call and print, and name nothing by which a program writes or starts another.

use super::{code_writes, is_a_source, is_one_of, is_own, speaks_of_a_deed, words_of};
use crate::shell::is_python;

/// What of the project a program in the words of a call shows; `None` when they may do more than that.
pub(super) fn shown_by<'a>(interpreter: &str, words: &[&'a str]) -> Option<Vec<&'a str>> {
    let (code, named) = match (interpreter, words) {
        ("node", ["-e" | "-p" | "-pe" | "--eval" | "--print", code])
        | ("node", ["--input-type=module", "-e", code]) => (*code, Strings::of(code)?.loaded(code)),
        (python, ["-c", code]) if is_python(python) => (*code, imported(code)),
        _ => return None,
    };
    let strings = Strings::of(code)?;
    let given = strings.0.iter().filter(|text| !named.contains(text));
    // What nobody asked it to print was no question.
    let asks = ["print(", "console.log("].iter().any(|way| code.contains(way))
        || words.first().is_some_and(|option| matches!(*option, "-p" | "-pe" | "--print"));
    let harmless = asks
        && code.len() <= MAX_CODE
        && !code.contains(['`', '$', '\\'])
        && !PIECED.iter().any(|sign| code.contains(sign))
        && !code_writes(code)
        && !code.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).any(reaches_out)
        && given.clone().all(|text| is_plain(text))
        && named.iter().all(|name| is_a_part(name));
    (harmless && !named.is_empty()).then_some(named)
}

const MAX_CODE: usize = 2000;

/// How a name is put together of texts, so that no one of them tells it.
const PIECED: [&str; 6] = ["'+", "\"+", "+'", "+\"", "' +", "\" +"];

/// The texts in the quotes of a program.
struct Strings<'a>(Vec<&'a str>);

impl<'a> Strings<'a> {
    /// `None` when a quote stays open, or a text goes over lines.
    fn of(code: &'a str) -> Option<Self> {
        let (mut found, mut rest) = (Vec::new(), code);
        while let Some(at) = rest.find(['\'', '"']) {
            let (quote, behind) = rest.get(at..)?.split_at_checked(1)?;
            let (text, after) = behind.split_once(quote)?;
            found.push(text);
            rest = after;
        }
        (!code.contains("'''") && !code.contains("\"\"\"")).then_some(Self(found))
    }

    /// What a program of JavaScript loads.
    fn loaded(&self, code: &str) -> Vec<&'a str> {
        let mut from = 0;
        let mut loads = |text: &&&str| {
            let at = code.get(from..).and_then(|rest| rest.find(**text)).map_or(code.len(), |at| from + at);
            from = at + text.len() + 1;
            let before = code.get(..at.saturating_sub(1)).unwrap_or_default().trim_end();
            ["require(", "import(", " from", "import"].iter().any(|way| before.ends_with(way))
        };
        self.0.iter().filter(|text| !text.is_empty() && loads(text)).copied().collect()
    }
}

/// The parts of the modules that a program of Python imports, and the names that it takes out of them.
fn imported<'a>(code: &'a str) -> Vec<&'a str> {
    let of = |statement: &'a str| -> Vec<&'a str> {
        let statement = statement.trim();
        match statement.split_once(' ') {
            Some(("import", modules)) => modules.split(',').filter_map(first_word).collect(),
            Some(("from", rest)) => {
                let (module, names) = rest.split_once(" import ").unwrap_or((rest, ""));
                first_word(module).into_iter().chain(names.split(',').filter_map(first_word)).collect()
            }
            _ => Vec::new(),
        }
    };
    code.split([';', '\n']).flat_map(of).flat_map(|module| module.split('.')).collect()
}

fn first_word(text: &str) -> Option<&str> {
    text.split_whitespace().next()
}

/// Whether a word leads to files, to other programs, or to code that is not written out.
fn reaches_out(word: &str) -> bool {
    const DOORS: &str = "exec eval compile __import__ importlib builtins __builtins__ globals locals vars setattr delattr getattr \
                         os sys io subprocess shutil pathlib Path ctypes socket urllib requests httpx http https net \
                         pickle shelve sqlite3 tempfile open fs fsPromises process child_process vm Function Reflect \
                         worker_threads fetch Deno Bun runpy pty multiprocessing threading asyncio atexit signal \
                         createRequire with";
    const DEEDS: &str = "generat codegen regen migrat install upgrad seed deploy writ sav dump export bless record rewrit \
                         patch releas publish scaffold bootstrap delet unlink rm persist backup purge truncat overwrit \
                         snapshot approv golden bump commit push updat sync fix restor upload send post \
                         reformat refactor renam apply clean copy cp mv move codemod inplace";
    let does = |part: &str| {
        let lower = part.to_ascii_lowercase();
        DEEDS.split_ascii_whitespace().any(|known| lower.starts_with(known))
    };
    is_one_of(DOORS, word) || words_of(word).any(does)
}

/// Whether a text that a program is given names no file and no option that speaks of a deed.
fn is_plain(text: &str) -> bool {
    let leads_out = text.starts_with(['/', '~']) || text.contains("..");
    let asks_for_a_deed = text.starts_with('-') && speaks_of_a_deed(text);
    !leads_out && !asks_for_a_deed && !is_a_source(text)
}

/// Whether what is loaded is a part of the project, or of the language, and no tool of it.
fn is_a_part(name: &str) -> bool {
    let path = name.strip_prefix("./").unwrap_or(name);
    is_own(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn words_that_import_call_and_print_show_the_project() {
        for (interpreter, code, expected) in [
            ("python", "from shop.cart import Cart; print(Cart().total())", "shop cart Cart"),
            (
                "python3",
                "import shop, app.views as v\nprint(shop.mean([1, 2]), v.title('Tea'))",
                "shop app views",
            ),
            (
                "python",
                "from shop import Cart; c = Cart(); c.add('tea', 350, 2); print(c.total())",
                "shop Cart",
            ),
            ("python", "import json, shop; print(json.loads('{}'), shop.make('a=b'))", "json shop"),
            ("node", "console.log(require('./dist/main.js').d)", "./dist/main.js"),
            ("node", "require(\"./dist/main.js\").d", "./dist/main.js"),
            ("node", "require('./a.js').x(require('./b.js'))", "./a.js ./b.js"),
            ("node", "require('b').d('b')", "b"),
            ("python", "import shop; print(shop.main(['-v']))", "shop"),
            ("node", "import('./src/duration.js').then(m => console.log(m.human(119)))", "./src/duration.js"),
        ] {
            let option = if interpreter == "node" { "-p" } else { "-c" };
            let found = shown_by(interpreter, &[option, code]).map(|named| named.join(" "));
            assert_eq!(found.as_deref(), Some(expected), "{code}");
        }
    }

    #[test]
    fn words_that_may_write_or_reach_out_do_not() {
        for code in [
            "print(1)",
            "import shop; shop.go()",
            "import shop; print(shop.generate())",
            "import shop; print(shop.reformat('src'))",
            "import shop; print(shop.apply())",
            "import shop; print(vars(shop)['o'+'pen']('a'))",
            "import shop; print(shop.save_all())",
            "import os; os.remove('a')",
            "from os import remove; remove('a')",
            "import shop; open('a', 'w')",
            "import shop; getattr(shop, 'x')()",
            "import shop; exec('x')",
            "import shop; print(shop.run('a.py'))",
            "import shop; print(shop.run('/w/a'))",
            "import shop; print(shop.run('../a'))",
            "import shop; print(shop.main(['--write']))",
            "import shop; print(shop.main(['--in-place']))",
            "import scripts.table; print(1)",
            "import tools; print(tools.x)",
            "import migrate; print(1)",
            "from pathlib import Path; print(Path('a').touch())",
            "import shop; print('''a''')",
            "import shop; print('\\x41')",
            "import shop; print('a)",
            "import shop; print(shop.fix())",
            "import shutil; shutil.move('a', 'b')",
        ] {
            assert_eq!(shown_by("python", &["-c", code]), None, "{code}");
        }
        for code in [
            "1",
            "require('fs').rmSync('a')",
            "require('node:fs').cpSync('a', 'b')",
            "require('child_process')",
            "require('f'+'s').x('a')",
            "require('f' + 's').x('a')",
            "require('./tools/x.js')",
            "require('./scripts/x.js').d",
            "require('../x.js').d",
            "require('/opt/x.js').d",
            "require('./dist/main.js').writeAll()",
            "require('./dist/main.js').run('src/a.js')",
            "process.chdir('a'); require('./a.js')",
            "require(`./a.js`)",
            "import('./generate.js')",
        ] {
            assert_eq!(shown_by("node", &["-p", code]), None, "{code}");
        }
        let look = "import shop; print(shop.x)";
        for (interpreter, words) in [
            ("python", &["-c", look, "more"][..]),
            ("python", &["-i", "-c", look]),
            ("perl", &["-e", look]),
            ("perl", &["-c", look]),
            ("python", &["-m", "shop"]),
            ("node", &["-r", "./x.js", "-e", "require('./a.js')"]),
        ] {
            assert_eq!(shown_by(interpreter, words), None, "{interpreter} {words:?}");
        }
    }

    proptest! {
        #[test]
        fn one_way_out_among_the_words_is_enough(
            way in prop::sample::select(vec![
                "open('a')", "eval('a')", "os.x()", "shop.write()", "exec(a)", "shop.updateAll()", "subprocess.run(a)",
            ]),
            before in "(shop\\.[abc]{1,3}\\(\\); ){0,2}", after in "(; print\\([0-9]\\)){0,2}",
        ) {
            let code = format!("import shop; print(1); {before}{way}{after}");
            prop_assert_eq!(shown_by("python", &["-c", &code]), None);
        }
    }
}
