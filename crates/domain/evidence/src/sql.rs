//! Calls of databases by `sqlite3` and `psql`: which row they write or read, as far as one plain statement tells.

use crate::shell::{Call, Entry, Word};
use std::collections::BTreeMap;

/// A call of a database with one statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SqlCall {
    /// The file of the database, or how the server is reached.
    pub(crate) database: Database,
    pub(crate) statement: Statement,
}

/// Where a database is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Database {
    File(String),
    Server(String),
}

/// What a statement does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Statement {
    /// `UPDATE table SET column = value WHERE rows`.
    Update { rows: Rows, values: BTreeMap<String, String> },
    /// `SELECT column, column FROM table WHERE rows`, printed as a line of values for each row.
    Select { rows: Rows, columns: Vec<String> },
    /// What may write, and is not understood.
    Other,
}

/// A table and the condition on its rows, in one form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rows(pub(crate) String);

/// The call of a database that this is; `None` when it is none.
pub(crate) fn sql_call(call: &Call) -> Option<SqlCall> {
    if matches!(call.entry, Entry::FilePath | Entry::PythonModule) {
        return None;
    }
    let words: Vec<&str> = call.args.iter().map(Word::literal).collect::<Option<_>>()?;
    let (database, statement) = match call.program.as_str() {
        "sqlite3" => {
            let plain = |word: &&&str| matches!(**word, "-bail" | "-batch" | "-noheader" | "-list");
            let rest: Vec<&str> = words.iter().skip_while(plain).copied().collect();
            let [file, text] = rest.as_slice() else { return None };
            (Database::File((*file).to_owned()), *text)
        }
        "psql" => {
            let at = words.iter().position(|word| matches!(*word, "-tAc" | "-Atc" | "-tAqc" | "-qtAc"))?;
            let text = words.get(at + 1).copied()?;
            let mut others = words.clone();
            others.drain(at..(at + 2).min(words.len()));
            (Database::Server(others.join(" ")), text)
        }
        _ => return None,
    };
    Some(SqlCall { database, statement: Statement::of(statement) })
}

impl Statement {
    fn of(text: &str) -> Self {
        let tokens = tokens_of(text).unwrap_or_default();
        let tokens = tokens.strip_suffix(&[Token::Sign(';')]).unwrap_or(&tokens);
        Self::update(tokens).or_else(|| Self::select(tokens)).unwrap_or(Self::Other)
    }

    fn update(tokens: &[Token]) -> Option<Self> {
        let [update, Token::Word(table), set, rest @ ..] = tokens else { return None };
        let at = rest.iter().position(|token| token.is("where"))?;
        let (assigned, condition) = rest.split_at_checked(at)?;
        let mut values = BTreeMap::new();
        for part in assigned.split(|token| *token == Token::Sign(',')) {
            let [Token::Word(column), Token::Sign('='), value] = part else { return None };
            let fresh = values.insert(column.to_ascii_lowercase(), value.value()?.to_owned()).is_none();
            if !fresh {
                return None;
            }
        }
        let rows = Rows::of(table, condition)?;
        (update.is("update") && set.is("set") && !values.is_empty()).then_some(Self::Update { rows, values })
    }

    fn select(tokens: &[Token]) -> Option<Self> {
        let (first, rest) = tokens.split_first()?;
        let at = rest.iter().position(|token| token.is("from"))?;
        let (chosen, behind) = rest.split_at_checked(at)?;
        let [_, Token::Word(table), condition @ ..] = behind else { return None };
        let column = |part: &[Token]| match part {
            [Token::Word(column)] => Some(column.to_ascii_lowercase()),
            _ => None,
        };
        let columns = chosen.split(|token| *token == Token::Sign(',')).map(column).collect::<Option<_>>()?;
        first.is("select").then_some(Self::Select { rows: Rows::of(table, condition)?, columns })
    }
}

impl Rows {
    /// One comparison of a column, or several that all hold.
    fn of(table: &str, condition: &[Token]) -> Option<Self> {
        let (first, compared) = condition.split_first()?;
        let mut parts = Vec::new();
        for part in compared.split(|token| token.is("and")) {
            let [Token::Word(column), Token::Sign('='), value] = part else { return None };
            parts.push(format!("{}={}", column.to_ascii_lowercase(), value.value()?));
        }
        parts.sort();
        let table = table.to_ascii_lowercase();
        first.is("where").then(|| Self(format!("{table} where {}", parts.join(" and "))))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    Text(String),
    Number(String),
    Sign(char),
}

impl Token {
    fn is(&self, keyword: &str) -> bool {
        matches!(self, Self::Word(word) if word.eq_ignore_ascii_case(keyword))
    }

    fn value(&self) -> Option<&str> {
        match self {
            Self::Text(text) | Self::Number(text) => Some(text),
            Self::Word(_) | Self::Sign(_) => None,
        }
    }
}

/// The words of a statement; `None` where one is not understood.
fn tokens_of(text: &str) -> Option<Vec<Token>> {
    const MAX_TOKENS: usize = 256;
    let (mut found, mut rest) = (Vec::new(), text.trim_start());
    while let Some(first) = rest.chars().next() {
        if found.len() > MAX_TOKENS {
            return None;
        }
        let (token, behind) = match first {
            '\'' => {
                // A quote in a text stands twice, which is more than is read here.
                let (inside, behind) = rest.get(1..)?.split_once('\'')?;
                (Token::Text(inside.to_owned()), Some(behind).filter(|behind| !behind.starts_with('\''))?)
            }
            '=' | ',' | ';' => (Token::Sign(first), rest.get(1..)?),
            _ => {
                let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.'));
                let (word, behind) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
                let number = word.parse::<i64>().is_ok_and(|number| number.to_string() == word);
                let name = word.starts_with(|c: char| c.is_alphabetic() || c == '_') && !word.contains('.');
                match (number, name) {
                    (true, _) => (Token::Number(word.to_owned()), behind),
                    (_, true) => (Token::Word(word.to_owned()), behind),
                    _ => return None,
                }
            }
        };
        found.push(token);
        rest = behind.trim_start();
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;
    use proptest::prelude::*;

    fn told(line: &str) -> String {
        let script = Script::analyse(line).0.unwrap();
        let (_, leaf) = script.leaves().next().unwrap();
        match leaf.call.as_ref().ok().and_then(sql_call) {
            None => "none".to_owned(),
            Some(SqlCall { database, statement }) => {
                let place = match database {
                    Database::File(path) => path,
                    Database::Server(options) => format!("({options})"),
                };
                match statement {
                    Statement::Update { rows, values } => format!("{place} {} {values:?}", rows.0),
                    Statement::Select { rows, columns } => format!("{place} {} {columns:?}", rows.0),
                    Statement::Other => format!("{place} other"),
                }
            }
        }
    }

    #[test]
    fn one_plain_statement_tells_which_row_it_writes_or_reads() {
        for (line, expected) in [
            (
                "sqlite3 a.db \"UPDATE users SET email='a@b.org' WHERE id=1\"",
                "a.db users where id=1 {\"email\": \"a@b.org\"}",
            ),
            (
                "sqlite3 -bail a.db \"update Users set A = 1, b = 'x y' where Id = 1;\"",
                "a.db users where id=1 {\"a\": \"1\", \"b\": \"x y\"}",
            ),
            (
                "sqlite3 a.db \"SELECT email, id FROM users WHERE id=1 AND b='c'\"",
                "a.db users where b=c and id=1 [\"email\", \"id\"]",
            ),
            ("psql -d shop -tAc \"SELECT a FROM t WHERE id=1\"", "(-d shop) t where id=1 [\"a\"]"),
            ("sqlite3 a.db \"SELECT * FROM users WHERE id=1\"", "a.db other"),
            ("sqlite3 a.db \"SELECT 'x' FROM users WHERE id=1\"", "a.db other"),
            ("sqlite3 a.db \"SELECT email FROM users\"", "a.db other"),
            ("sqlite3 a.db \"UPDATE users SET email='a'\"", "a.db other"),
            ("sqlite3 a.db \"UPDATE users SET n=n+1 WHERE id=1\"", "a.db other"),
            ("sqlite3 a.db \"UPDATE users SET email='it''s' WHERE id=1\"", "a.db other"),
            ("sqlite3 a.db \"UPDATE users SET a=1 WHERE id=1; DELETE FROM users\"", "a.db other"),
            ("sqlite3 a.db \"UPDATE users SET a=1 WHERE id=1 OR b=2\"", "a.db other"),
            ("sqlite3 a.db \"UPDATE users SET a=1, a=2 WHERE id=1\"", "a.db other"),
            ("sqlite3 a.db \"UPDATE users SET a=1 WHERE id>1\"", "a.db other"),
            ("sqlite3 a.db .schema", "a.db other"),
            ("sqlite3 a.db \"CHANGE users SET a=1 WHERE id=1\"", "a.db other"),
            ("sqlite3 a.db \"UPDATE users PUT a=1 WHERE id=1\"", "a.db other"),
            ("sqlite3 a.db \"SELECT t.a FROM t WHERE id=1\"", "a.db other"),
            ("sqlite3 a.db \"SELECT 1x FROM t WHERE id=1\"", "a.db other"),
            ("sqlite3 a.db \"SELECT user_id FROM t WHERE _id=1\"", "a.db t where _id=1 [\"user_id\"]"),
            ("psql -tAc \"SELECT a FROM t WHERE id=1\" shop", "(shop) t where id=1 [\"a\"]"),
            ("sqlite3 -readonly a.db \"SELECT a FROM t WHERE id=1\"", "none"),
            ("sqlite3 a.db \"SELECT a FROM t WHERE id=$N\"", "none"),
            ("psql -c \"SELECT a FROM t WHERE id=1\"", "none"),
            ("./sqlite3 a.db \"SELECT a FROM t WHERE id=1\"", "none"),
            ("mysql -e \"SELECT a FROM t WHERE id=1\"", "none"),
        ] {
            assert_eq!(told(line), expected, "{line}");
        }
        for (more, end, expected) in [(62, "", true), (62, ";", true), (63, "", false)] {
            let long = format!("SELECT a FROM t WHERE id=1{}{end}", " AND b=2".repeat(more));
            assert_eq!(Statement::of(&long) != Statement::Other, expected, "{more}{end}");
        }
    }

    proptest! {
        #[test]
        fn no_text_makes_another_row_of_a_condition(text in "[a-z =,;0-9]{0,12}") {
            let one = Statement::of(&format!("UPDATE t SET a=1 WHERE id='{text}'"));
            let other = Statement::of("UPDATE t SET a=1 WHERE id='z'");
            prop_assert_eq!(one == other, text == "z");
        }
    }
}
