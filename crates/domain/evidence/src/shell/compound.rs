//! Compound commands: groups, subshells, branches, loops, tests.

use super::leaf::{Leaf, Place};
use super::path::{Path, Status};
use super::trace::{Move, runs_commands};
use super::walk::{Paths, Walked, bounded, or_exit, with_last};
use crate::Reason;
use brush_parser::ast::{
    self, BinaryPredicate, CaseItemPostAction, CompoundCommand, CompoundList, ExtendedTestExpr,
    IfClauseCommand, RedirectList, UnaryPredicate,
};

impl Walked {
    pub(super) fn redirected(
        &mut self,
        compound: &CompoundCommand,
        redirects: Option<&RedirectList>,
        paths: Vec<Path>,
        place: Place,
    ) -> Paths {
        let rerouted = place.rerouted || redirects.is_some();
        let text = redirects.map(ToString::to_string).unwrap_or_default();
        let paths = self.expanded(&text, paths);
        let redirects = self.redirections_of(redirects, place);
        let place = Place { streams: redirects.streams, fed: place.fed || redirects.feed, rerouted, ..place };
        // A file that cannot be opened keeps the whole command from running.
        let unopened =
            if redirects.open_a_file { with_last(paths.clone(), Status::Failed) } else { Vec::new() };
        let mut paths = self.compound(compound, paths, place)?;
        if place.tested {
            paths.extend(unopened);
        } else {
            paths.extend(unopened.into_iter().flat_map(or_exit));
        }
        bounded(paths)
    }

    fn compound(&mut self, compound: &CompoundCommand, mut paths: Vec<Path>, place: Place) -> Paths {
        match compound {
            CompoundCommand::BraceGroup(group) => self.list(&group.list, paths, place),
            CompoundCommand::Subshell(subshell) => {
                self.subshell(paths, false, |walked, paths| walked.list(&subshell.list, paths, place))
            }
            CompoundCommand::IfClause(clause) => self.branches(clause, paths, place),
            CompoundCommand::CaseClause(case) => {
                let mut paths = self.expanded(&case.value.value, paths);
                for pattern in case.cases.iter().flat_map(|item| &item.patterns) {
                    paths = self.expanded(&pattern.value, paths);
                }
                // The branch begins with the `$?` of what stands in front, or of a substitution.
                let substituted = runs_commands(&case.value.value);
                let start =
                    if substituted { with_last(paths.clone(), Status::Unknown) } else { paths.clone() };
                let mut after = with_last(paths, Status::Const(0));
                for item in &case.cases {
                    if !matches!(item.post_action, CaseItemPostAction::ExitCase) {
                        return Err(Reason::Conditional);
                    }
                    after.extend(match &item.cmd {
                        Some(list) => self.list(list, start.clone(), place)?,
                        None => with_last(start.clone(), Status::Const(0)),
                    });
                    after = bounded(after)?;
                }
                Ok(after)
            }
            CompoundCommand::WhileClause(clause) | CompoundCommand::UntilClause(clause) => {
                self.looped(&[&clause.0, &clause.1.list], paths, place)
            }
            CompoundCommand::ForClause(clause) => {
                self.note_assignment(&clause.variable_name);
                for word in clause.values.iter().flatten() {
                    paths = self.expanded(&word.value, paths);
                }
                self.looped(&[&clause.body.list], paths, place)
            }
            CompoundCommand::ArithmeticForClause(clause) => {
                let heads = [&clause.initializer, &clause.condition, &clause.updater];
                for head in heads.into_iter().flatten() {
                    paths = self.arithmetic(&head.value, paths);
                }
                self.looped(&[&clause.body.list], paths, place)
            }
            CompoundCommand::Arithmetic(expression) => {
                let paths = self.arithmetic(&expression.expr.value, paths);
                Ok(self.leaf(Leaf::unnamed("(( … ))".to_owned(), place, Vec::new()), paths))
            }
            CompoundCommand::Coprocess(_) => Err(Reason::BackgroundInShell),
        }
    }

    pub(super) fn subshell(
        &mut self,
        mut paths: Vec<Path>,
        fresh: bool,
        body: impl FnOnce(&mut Self, Vec<Path>) -> Paths,
    ) -> Paths {
        paths.iter_mut().for_each(|path| path.enter(fresh));
        let own = std::mem::take(&mut self.broken_off);
        let noted = self.noted();
        let mut paths = body(self, paths)?;
        self.unset_since(noted);
        paths.append(&mut self.broken_off);
        self.broken_off = own;
        paths.iter_mut().for_each(Path::leave);
        Ok(paths)
    }

    fn branches(&mut self, clause: &IfClauseCommand, paths: Vec<Path>, place: Place) -> Paths {
        let condition = Place { tested: true, ..place };
        let elses = clause.elses.iter().flatten().map(|other| (other.condition.as_ref(), &other.body));
        let branches = std::iter::once((Some(&clause.condition), &clause.then)).chain(elses);
        let (mut undecided, mut after) = (paths, Vec::new());
        for (test, body) in branches {
            let (mut taken, mut not_taken) = (Vec::new(), Vec::new());
            match test {
                Some(test) => {
                    for path in self.list(test, undecided, condition)? {
                        if path.ended {
                            after.push(path);
                            continue;
                        }
                        let last = path.last;
                        let (zero, other) = path.split(last);
                        taken.extend(zero);
                        not_taken.extend(other);
                    }
                }
                None => taken = undecided,
            }
            after.extend(self.list(body, taken, place)?);
            undecided = not_taken;
        }
        after.extend(with_last(undecided, Status::Const(0)));
        bounded(after)
    }

    /// A loop: what is in it may have run any number of times.
    fn looped(&mut self, bodies: &[&CompoundList], mut paths: Vec<Path>, place: Place) -> Paths {
        if paths.iter().any(Path::errexit) {
            return Err(Reason::InLoop);
        }
        let before = self.leaves.len();
        let mut start = Path::start();
        start.set_nounset(paths.iter().any(Path::nounset));
        for body in bodies {
            let ran = self.list(body, vec![start.clone()], Place { looped: true, ..place })?;
            if let Some(broken) = ran.iter().find(|path| path.ended) {
                let broken: Vec<Path> =
                    paths.iter().map(|path| path.broken_off(broken.is_broken_off())).collect();
                self.broken_off.extend(broken);
            }
        }
        let strays = self.leaves.iter().skip(before).any(Leaf::moves);
        for path in &mut paths {
            if strays {
                path.moved(Move::astray(before));
            }
            path.forget_variables();
            path.stages.clear();
            path.last = Status::Unknown;
        }
        Ok(paths)
    }
}

/// Whether a test expression may evaluate arithmetic that assigns: all of it does, unless both sides are numbers.
pub(super) fn evaluates(expr: &ExtendedTestExpr, paths: &[Path]) -> bool {
    use BinaryPredicate as B;
    let number = |word: &ast::Word| paths.iter().all(|path| super::builtin::is_number(&word.value, path));
    match expr {
        ExtendedTestExpr::And(left, right) | ExtendedTestExpr::Or(left, right) => {
            evaluates(left, paths) || evaluates(right, paths)
        }
        ExtendedTestExpr::Not(inner) | ExtendedTestExpr::Parenthesized(inner) => evaluates(inner, paths),
        ExtendedTestExpr::UnaryTest(predicate, _) => matches!(
            predicate,
            UnaryPredicate::ShellVariableIsSetAndAssigned | UnaryPredicate::ShellVariableIsSetAndNameRef
        ),
        ExtendedTestExpr::BinaryTest(predicate, left, right) => {
            let arithmetic = matches!(
                predicate,
                B::ArithmeticEqualTo
                    | B::ArithmeticNotEqualTo
                    | B::ArithmeticLessThan
                    | B::ArithmeticLessThanOrEqualTo
                    | B::ArithmeticGreaterThan
                    | B::ArithmeticGreaterThanOrEqualTo
            );
            arithmetic && !(number(left) && number(right))
        }
    }
}
