//! Which crate may depend on which.

use super::Violation;
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Where a crate stands; its folder says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Layer {
    Domain,
    App,
    Adapter,
    Conformance,
    Program,
    Chore,
}

impl Layer {
    /// `None` for a folder that the architecture does not know.
    fn of_folder(folder: &Path) -> Option<Self> {
        let mut parts = folder.iter().filter_map(|part| part.to_str());
        match (parts.next()?, parts.next()) {
            ("crates", Some("domain")) => Some(Self::Domain),
            ("crates", Some("app")) => Some(Self::App),
            ("crates", Some("adapters")) => Some(Self::Adapter),
            ("crates", Some("conformance")) => Some(Self::Conformance),
            ("crates", Some("cli")) => Some(Self::Program),
            ("xtask", None) => Some(Self::Chore),
            _ => None,
        }
    }

    pub(super) fn is_pure(self) -> bool {
        self == Self::Domain
    }

    pub(super) fn may_print(self) -> bool {
        matches!(self, Self::Program | Self::Chore)
    }

    /// Whether a crate here may depend on one of our own crates in `other`; between domain crates the order decides.
    fn may_need(self, other: Self, kind: Kind) -> bool {
        match self {
            Self::Domain => other == Self::Domain,
            Self::App => other == Self::Domain || (kind == Kind::Test && other == Self::Conformance),
            Self::Adapter => {
                matches!(other, Self::Domain | Self::App)
                    || (kind == Kind::Test && other == Self::Conformance)
            }
            Self::Conformance => matches!(other, Self::Domain | Self::App),
            Self::Program => other != Self::Chore,
            Self::Chore => false,
        }
    }
}

/// The domain, in order: what each crate may see of the others.
const DOMAIN: &[(&str, &[&str])] = &[
    ("veridical-kernel", &[]),
    ("veridical-screening", &["veridical-kernel"]),
    ("veridical-evidence", &["veridical-kernel"]),
    ("veridical-policy", &["veridical-kernel", "veridical-screening"]),
    ("veridical-slot", &["veridical-kernel", "veridical-screening", "veridical-policy"]),
    ("veridical-place", &["veridical-kernel", "veridical-screening", "veridical-policy"]),
    ("veridical-recall", &["veridical-kernel", "veridical-screening"]),
    (
        "veridical-episode",
        &[
            "veridical-kernel",
            "veridical-screening",
            "veridical-evidence",
            "veridical-policy",
            "veridical-slot",
        ],
    ),
];

/// Libraries that pure code may use; `unicode-*` as a family beside them.
const PURE: &[&str] = &[
    "serde",
    "serde_json",
    "quick-xml",
    "thiserror",
    "sha2",
    "hmac",
    "async-trait",
    "regex",
    "memchr",
    "aho-corasick",
    "jiff",
    "bip39",
    "brush-parser",
    "bs58",
    "idna",
    "idna_adapter",
];

/// Libraries for the tests of pure code.
const PURE_TESTS: &[&str] = &["insta", "mockall", "pollster", "proptest", "trybuild"];

/// Libraries that the application layer may use beside [`PURE`]'s glue.
const APP: &[&str] = &["async-trait", "serde", "serde_json", "thiserror", "pollster"];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Normal,
    Test,
    Build,
}

#[derive(Debug)]
struct Dependency {
    name: String,
    kind: Kind,
}

/// One crate of the workspace.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) name: String,
    pub(super) layer: Option<Layer>,
    /// Relative to the workspace, as all paths here.
    pub(super) manifest: PathBuf,
    pub(super) folder: PathBuf,
    dependencies: Vec<Dependency>,
    has_build_script: bool,
}

/// Reads what `cargo metadata --no-deps` prints.
pub(super) fn members(metadata: &str, root: &Path) -> Result<Vec<Member>, Fault> {
    let metadata: Value = serde_json::from_str(metadata).during("reading cargo's metadata")?;
    let packages = metadata.at("/packages").as_array().during("reading cargo's metadata")?;
    packages
        .iter()
        .map(|package| member(package, root).during("reading a package of cargo's metadata"))
        .collect()
}

fn member(package: &Value, root: &Path) -> Option<Member> {
    let manifest = Path::new(package.at("/manifest_path").as_str()?).strip_prefix(root).ok()?.to_path_buf();
    let folder = manifest.parent()?.to_path_buf();
    let dependencies =
        package.at("/dependencies").as_array()?.iter().map(dependency).collect::<Option<_>>()?;
    let targets = package.at("/targets").as_array()?;
    Some(Member {
        name: package.at("/name").as_str()?.to_owned(),
        layer: Layer::of_folder(&folder),
        manifest,
        folder,
        dependencies,
        has_build_script: targets.iter().any(|target| target.at("/kind/0") == "custom-build"),
    })
}

fn dependency(value: &Value) -> Option<Dependency> {
    let kind = match value.at("/kind").as_str() {
        None => Kind::Normal,
        Some("dev") => Kind::Test,
        Some(_) => Kind::Build,
    };
    Some(Dependency { name: value.at("/name").as_str()?.to_owned(), kind })
}

/// The dependencies of one crate against its layer.
pub(super) fn dependencies(member: &Member, members: &[Member], manifest: &str) -> Vec<Violation> {
    let at = |name: &str, rule, detail: String| Violation {
        krate: member.name.clone(),
        file: member.manifest.clone(),
        line: line_of(manifest, name),
        rule,
        detail,
    };
    let Some(layer) = member.layer else {
        return vec![at(
            "name",
            "every-crate-has-a-layer",
            format!("{} is no folder of a layer", member.folder.display()),
        )];
    };
    let mut found = Vec::new();
    if layer.is_pure() && member.has_build_script {
        found.push(at("build", "the-domain-is-pure", "a build script reads and writes files".to_owned()));
    }
    for dependency in &member.dependencies {
        let name = dependency.name.as_str();
        match members.iter().find(|other| other.name == name) {
            Some(other) => {
                if let Some((rule, why)) = refuse_own(member, layer, other, dependency.kind) {
                    found.push(at(name, rule, format!("must not depend on {name}: {why}")));
                }
            }
            None if !may_use(layer, name, dependency.kind) => {
                let (rule, why) = match layer {
                    Layer::Domain => ("the-domain-is-pure", "it is not on the short list of pure libraries"),
                    _ => ("the-application-is-thin", "the application layer takes ports, not libraries"),
                };
                found.push(at(name, rule, format!("must not depend on {name}: {why}")));
            }
            None => {}
        }
    }
    found
}

fn refuse_own(
    member: &Member,
    layer: Layer,
    other: &Member,
    kind: Kind,
) -> Option<(&'static str, &'static str)> {
    // A crate's tests may name the crate itself.
    if other.name == member.name {
        return None;
    }
    let Some(other_layer) = other.layer else {
        return Some(("every-crate-has-a-layer", "it stands in no layer"));
    };
    if layer == Layer::Adapter && other_layer == Layer::Adapter {
        return Some(("adapters-stand-apart", "an adapter knows one outside thing and no other adapter"));
    }
    if !layer.may_need(other_layer, kind) {
        return Some(("layers-point-inwards", "it stands further out"));
    }
    if layer == Layer::Domain {
        let seen = DOMAIN.iter().find(|(name, _)| *name == member.name).map(|(_, seen)| *seen);
        return match seen {
            Some(seen) if seen.contains(&other.name.as_str()) => None,
            Some(_) => {
                Some(("the-domain-has-an-order", "it comes later in the order of the domain, or beside it"))
            }
            None => {
                Some(("the-domain-has-an-order", "this crate has no place in the order of the domain yet"))
            }
        };
    }
    None
}

fn may_use(layer: Layer, name: &str, kind: Kind) -> bool {
    match (layer, kind) {
        (Layer::Domain, Kind::Normal) => PURE.contains(&name) || name.starts_with("unicode-"),
        (Layer::Domain, Kind::Test) => {
            PURE.contains(&name) || PURE_TESTS.contains(&name) || name.starts_with("unicode-")
        }
        (Layer::Domain, Kind::Build) => false,
        (Layer::App, Kind::Normal | Kind::Build) => APP.contains(&name),
        _ => true,
    }
}

/// A member takes the lints of the workspace as a whole.
pub(super) fn lints(member: &Member, manifest: &str) -> Vec<Violation> {
    let parsed: Option<toml::Table> = manifest.parse().ok();
    let takes = parsed.and_then(|table| table.get("lints")?.get("workspace")?.as_bool());
    if takes == Some(true) {
        return Vec::new();
    }
    vec![Violation {
        krate: member.name.clone(),
        file: member.manifest.clone(),
        line: line_of(manifest, "[lints]"),
        rule: "one-set-of-lints",
        detail: "must say `[lints] workspace = true`, which forbids unsafe code".to_owned(),
    }]
}

/// The lints of the workspace forbid unsafe code.
pub(super) fn workspace_lints(manifest: &str) -> Vec<Violation> {
    let parsed: Option<toml::Table> = manifest.parse().ok();
    let level = parsed.and_then(|table| {
        Some(table.get("workspace")?.get("lints")?.get("rust")?.get("unsafe_code")?.as_str()?.to_owned())
    });
    if level.as_deref() == Some("forbid") {
        return Vec::new();
    }
    vec![Violation {
        krate: "workspace".to_owned(),
        file: PathBuf::from("Cargo.toml"),
        line: line_of(manifest, "unsafe_code"),
        rule: "one-set-of-lints",
        detail: "must say `unsafe_code = \"forbid\"` under [workspace.lints.rust]".to_owned(),
    }]
}

/// The first line that begins with a key; the first line of all when none does.
fn line_of(manifest: &str, key: &str) -> usize {
    let begins = |line: &str| {
        line.trim_start()
            .strip_prefix(key)
            .is_some_and(|rest| !rest.starts_with(|c: char| c == '-' || c.is_alphanumeric()))
    };
    manifest.lines().position(begins).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A workspace of the given crates: folder, name, dependencies as `name` or `name:dev`.
    fn workspace(crates: &[(&str, &str, &[&str])]) -> Vec<Member> {
        let packages: Vec<Value> = crates
            .iter()
            .map(|(folder, name, needs)| {
                let needs: Vec<Value> = needs
                    .iter()
                    .map(|need| match need.split_once(':') {
                        Some((need, kind)) => serde_json::json!({"name": need, "kind": kind}),
                        None => serde_json::json!({"name": need, "kind": null}),
                    })
                    .collect();
                let manifest = format!("/w/{folder}/Cargo.toml");
                serde_json::json!({"name": name, "manifest_path": manifest, "dependencies": needs, "targets": []})
            })
            .collect();
        let metadata = serde_json::json!({ "packages": packages }).to_string();
        members(&metadata, Path::new("/w")).unwrap()
    }

    /// The rule that the first crate breaks, if any.
    fn broken(crates: &[(&str, &str, &[&str])]) -> Vec<&'static str> {
        let members = workspace(crates);
        dependencies(&members[0], &members, "").iter().map(|violation| violation.rule).collect()
    }

    const KERNEL: (&str, &str, &[&str]) = ("crates/domain/kernel", "veridical-kernel", &[]);
    const EPISODE: (&str, &str, &[&str]) = ("crates/domain/episode", "veridical-episode", &[]);
    const SQLITE: (&str, &str, &[&str]) = ("crates/adapters/sqlite", "veridical-sqlite", &[]);
    const APP_CRATE: (&str, &str, &[&str]) = ("crates/app", "veridical", &[]);
    const KIT: (&str, &str, &[&str]) = ("crates/conformance", "veridical-conformance", &[]);

    #[test]
    fn an_allowed_dependency_breaks_nothing_and_a_planted_one_names_its_rule() {
        let cases: &[(&str, &str, &[&str], &[&str])] = &[
            (
                "crates/domain/screening",
                "veridical-screening",
                &["veridical-kernel", "regex", "unicode-x"],
                &[],
            ),
            ("crates/domain/screening", "veridical-screening", &["pollster:dev", "proptest:dev"], &[]),
            ("crates/domain/screening", "veridical-screening", &["rusqlite"], &["the-domain-is-pure"]),
            ("crates/domain/screening", "veridical-screening", &["toml"], &["the-domain-is-pure"]),
            ("crates/domain/screening", "veridical-screening", &["cc:build"], &["the-domain-is-pure"]),
            ("crates/domain/screening", "veridical-screening", &["tempfile:dev"], &["the-domain-is-pure"]),
            (
                "crates/domain/screening",
                "veridical-screening",
                &["veridical-episode"],
                &["the-domain-has-an-order"],
            ),
            ("crates/domain/novel", "veridical-novel", &["veridical-kernel"], &["the-domain-has-an-order"]),
            ("crates/domain/screening", "veridical-screening", &["veridical"], &["layers-point-inwards"]),
            (
                "crates/domain/screening",
                "veridical-screening",
                &["veridical-sqlite"],
                &["layers-point-inwards"],
            ),
            ("crates/app", "veridical-app", &["veridical-kernel", "pollster"], &[]),
            ("crates/app", "veridical-app", &["gix-url"], &["the-application-is-thin"]),
            ("crates/app", "veridical-app", &["veridical-sqlite"], &["layers-point-inwards"]),
            ("crates/adapters/git", "veridical-git", &["veridical", "veridical-kernel", "gix-url"], &[]),
            ("crates/adapters/git", "veridical-git", &["veridical-conformance:dev"], &[]),
            ("crates/adapters/git", "veridical-git", &["veridical-conformance"], &["layers-point-inwards"]),
            ("crates/adapters/git", "veridical-git", &["veridical-sqlite"], &["adapters-stand-apart"]),
            ("crates/adapters/git", "veridical-git", &["veridical-sqlite:dev"], &["adapters-stand-apart"]),
            ("crates/cli", "veridical-cli", &["veridical", "veridical-sqlite", "clap"], &[]),
            ("xtask", "xtask", &["veridical-kernel"], &["layers-point-inwards"]),
            ("tools/odd", "odd", &[], &["every-crate-has-a-layer"]),
        ];
        for (folder, name, needs, expected) in cases {
            let rules = broken(&[(folder, name, needs), KERNEL, EPISODE, SQLITE, APP_CRATE, KIT]);
            assert_eq!(rules, *expected, "{name} needing {needs:?}");
        }
    }

    #[test]
    fn a_violation_names_crate_line_and_rule() {
        let members = workspace(&[("crates/domain/kernel", "veridical-kernel", &["tokio"])]);
        let manifest = "[package]\nname = \"veridical-kernel\"\n\n[dependencies]\ntokio = \"1\"\n";
        let said =
            dependencies(&members[0], &members, manifest).iter().map(ToString::to_string).collect::<String>();
        assert!(said.starts_with("veridical-kernel crates/domain/kernel/Cargo.toml:5: "), "{said}");
        assert!(said.ends_with("[the-domain-is-pure]"), "{said}");
    }

    #[test]
    fn a_crate_that_leaves_the_common_lints_is_named() {
        let members = workspace(&[KERNEL]);
        assert!(lints(&members[0], "[lints]\nworkspace = true\n").is_empty());
        assert_eq!(lints(&members[0], "[package]\n")[0].rule, "one-set-of-lints");
        assert!(workspace_lints("[workspace.lints.rust]\nunsafe_code = \"forbid\"\n").is_empty());
        assert_eq!(
            workspace_lints("[workspace.lints.rust]\nunsafe_code = \"warn\"\n")[0].rule,
            "one-set-of-lints"
        );
    }
}
