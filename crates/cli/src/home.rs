use crate::args::Common;
use crate::configuration::Configuration;
use crate::fault::Fault;
use crate::notices::Notices;
use crate::policy_file;
use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use veridical::kernel::{
    Binding, Lease, PrincipalId, Profile, RepositoryReport, SealKey, Sharing, Surroundings, TenantId,
    Timestamp, Vantage,
};
use veridical::policy::Policy;
use veridical::screening::{Patterns, PrivateList, Screener};
use veridical::{Inspect, Memory, Starting, block_on};
use veridical_sqlite::SqliteStore;

/// A host profile's home and what Veridical keeps in it, under `DIR/veridical`.
#[derive(Debug, Clone)]
pub(crate) struct Home {
    root: PathBuf,
    workdir: PathBuf,
    notices: Notices,
}

/// Whether a command may create what is not there yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Write,
}

/// Where a session of this profile starts.
pub(crate) fn starting(profile: &Profile, workdir: &Path, episodes: Sharing) -> Starting {
    let text = |folder: PathBuf| folder.to_string_lossy().into_owned();
    Starting {
        profile: profile.clone(),
        repository: veridical_git::look(workdir),
        folder: workdir.canonicalize().ok().map(text),
        checkout: veridical_git::checkout(workdir).map(text),
        episodes,
        vantage: Vantage::Start,
    }
}

impl Home {
    pub(crate) fn of(common: &Common) -> Result<Self, Fault> {
        let root = match &common.home {
            Some(home) => home.clone(),
            None => default_home()?,
        };
        let workdir = match &common.workdir {
            Some(workdir) => workdir.clone(),
            None => std::env::current_dir()
                .map_err(|error| Fault::unusable(format!("the current directory cannot be read: {error}")))?,
        };
        let workdir = workdir.canonicalize().map_err(|error| {
            Fault::unusable(format!("the working directory {} cannot be used: {error}", workdir.display()))
                .next("name a folder that is there with --workdir DIR, or change into one")
        })?;
        let root = std::path::absolute(&root).map_err(|error| {
            Fault::unusable(format!("the home {} cannot be used: {error}", root.display()))
        })?;
        // What is not there yet is made where something is kept for the first time.
        if fs::metadata(&root).is_ok_and(|found| !found.is_dir()) {
            return Err(Fault::unusable(format!("the home {} is no folder", root.display()))
                .next("name the host profile's folder with --home DIR"));
        }
        Ok(Self { root, workdir, notices: common.notices.clone() })
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// The folders that every path of an answer begins with.
    pub(crate) fn places(&self) -> [&Path; 2] {
        [&self.root, &self.workdir]
    }

    pub(crate) fn folder(&self) -> PathBuf {
        self.root.join("veridical")
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder().join("memory.db")
    }

    fn key_file(&self) -> PathBuf {
        self.folder().join("key")
    }

    /// Who acts here: a person, or the agent below its host (R8.5).
    pub(crate) fn surroundings(&self) -> Surroundings {
        veridical_hermes::surroundings(&self.root, Lease::None)
    }

    /// The memory of this home. `None` when there is none yet and the command only reads.
    pub(crate) fn memory(&self, access: Access) -> Result<Option<Memory>, Fault> {
        // A policy that cannot be read stops whatever would go by it, before anything is opened or made.
        let policy = self.policy()?;
        let key = match self.key(access)? {
            Some(key) => key,
            None => return Ok(None),
        };
        if access == Access::Read && !self.has_store() {
            return Ok(None);
        }
        let tenant = tenant(&key);
        let store = match access {
            Access::Read => SqliteStore::open_read_only(&self.database(), tenant, key, now),
            Access::Write => SqliteStore::open(&self.database(), tenant, key, now),
        };
        let store = store.map_err(|error| {
            Fault::unusable(format!("{}: {}", self.database().display(), crate::fault::chain(&error)))
                .next(crate::fault::next_step(&error))
        })?;
        for file in store.describe().exposed {
            self.notices.warn(Fault::unusable(exposed(&file)).next(EXPOSED_NEXT));
        }
        let Configuration { declared, hosts, time_zone, .. } = self.configuration()?;
        let zone = crate::zone::read(time_zone.as_deref())?;
        let builder = Memory::builder().storage(Arc::new(store)).screener(self.screener()?);
        Ok(Some(builder.declared(declared).policy(policy).hosts(hosts).zone(zone).build()))
    }

    /// Whether anything of a store is there.
    pub(crate) fn has_store(&self) -> bool {
        SqliteStore::left_at(&self.database())
    }

    /// Files that may still hold what was forgotten, and that are not the store's own: copies that were made before a change
    /// of schema, and what the host itself keeps.
    pub(crate) fn kept_outside(&self) -> Vec<String> {
        let name = |path: &PathBuf| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("memory.db.v"))
        };
        let beside = fs::read_dir(self.folder()).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut found: Vec<PathBuf> = beside.filter(name).collect();
        let host = ["state.db", "memories/MEMORY.md", "memories/USER.md", "MEMORY.md", "USER.md"];
        found.extend(host.iter().map(|name| self.root.join(name)).filter(|path| path.exists()));
        found.sort();
        found.iter().map(|path| path.display().to_string()).collect()
    }

    /// What the working directory is bound to, for the local user who only reads.
    pub(crate) fn binding(&self, memory: Option<&Memory>) -> Result<Binding, Fault> {
        let starting = self.here()?;
        match memory {
            Some(memory) => Ok(block_on(memory.bind(&starting, &self.surroundings()))?),
            None => {
                let (policy, hosts) = (self.policy()?, self.configuration()?.hosts);
                Ok(starting.without_memory(&self.surroundings(), &policy, &hosts))
            }
        }
    }

    /// Where the local user's commands start: in the working directory.
    ///
    /// Below a host a command is bound where that host's sessions are, and nowhere else: it can be sent anywhere.
    pub(crate) fn here(&self) -> Result<Starting, Fault> {
        let starting = self.starting(PrincipalId::local(), &self.workdir)?;
        let vantage = match (&starting.repository, self.key(Access::Read)?) {
            (RepositoryReport::Found { place, .. }, Some(key)) => {
                let seal =
                    |purpose: &str, parts: &[&[u8]]| Some(key.seal(purpose, parts.iter().copied()).to_hex());
                veridical_hermes::vantage(&self.root, place, seal)
            }
            _ => Vantage::Start,
        };
        Ok(Starting { vantage, ..starting })
    }

    /// A path as it is meant where a command starts.
    pub(crate) fn within(&self, path: &Path) -> PathBuf {
        self.workdir.join(path)
    }

    /// Where a session of `principal` starts that starts in `workdir`.
    pub(crate) fn starting(&self, principal: PrincipalId, workdir: &Path) -> Result<Starting, Fault> {
        Ok(starting(&self.profile(principal)?, workdir, self.configuration()?.episodes))
    }

    /// The profile of `principal`.
    pub(crate) fn profile(&self, principal: PrincipalId) -> Result<Profile, Fault> {
        let tenant = match self.key(Access::Read)? {
            Some(key) => tenant(&key),
            // Nothing is stored under a profile without a key, so any name serves to say what it is bound to.
            None => TenantId::parse("none").map_err(|_| Fault::unusable("the profile has no name"))?,
        };
        Ok(Profile { tenant, principal })
    }

    /// The profile's seal key: 32 random bytes in an owner-only file, made once.
    pub(crate) fn key(&self, access: Access) -> Result<Option<SealKey>, Fault> {
        let path = self.key_file();
        // A link that points nowhere is a database too: one that is missing.
        let stored = is_named(&self.database());
        match read_key(&path)? {
            Some(key) => Ok(Some(key)),
            None if access == Access::Read && !stored => Ok(None),
            None if stored => Err(Fault::unusable(format!(
                "{} is missing, and without it nothing in {} can be verified",
                path.display(),
                self.database().display()
            ))
            .next("put the key file back from where the profile was copied")),
            None => {
                self.make_folder()?;
                make_key(&path)?;
                // Whoever names a home by mistake, as one below the folder that they work in, is told where it came to be.
                self.notices.note(format!("a new memory is begun in {}", self.folder().display()));
                read_key(&path)
            }
        }
    }

    fn make_folder(&self) -> Result<(), Fault> {
        let folder = self.folder();
        fs::DirBuilder::new().recursive(true).mode(0o700).create(&folder).map_err(|error| {
            Fault::unusable(format!("the folder {} cannot be made: {error}", folder.display()))
                .next("check who may write there, or name another home with --home DIR")
        })
    }

    /// The gate, with the secrets and patterns that the operator registered (R9.1) and the list of private people (R9.6).
    pub(crate) fn screener(&self) -> Result<Screener, Fault> {
        let literals = self.registered("literals", "write it as UTF-8 text, one secret a line")?;
        let literals = literals.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned);
        let patterns =
            self.registered("patterns", "write it as UTF-8 text, one regular expression a line")?;
        let patterns = Patterns::parse(&patterns).map_err(|error| {
            let path = self.folder().join("patterns");
            Fault::unusable(format!("{}: {error}", path.display()))
                .next("correct the line, or put `#` before it")
        })?;
        let private =
            self.registered("private", "write it as UTF-8 text, one name, word or number a line")?;
        let private = PrivateList::parse(&private).map_err(|error| {
            let path = self.folder().join("private");
            Fault::unusable(format!("{}: {error}", path.display())).next("correct the line, or take it out")
        })?;
        Ok(Screener::new(literals).with_patterns(patterns).with_private(private))
    }

    /// The text of a file of the operator's secrets; it is its owner's alone, and empty when there is none.
    fn registered(&self, name: &str, next: &str) -> Result<String, Fault> {
        let path = self.folder().join(name);
        let mut text = String::new();
        if let Some((mut file, found)) = open_regular(&path)? {
            owner_only(&path, &found)?;
            file.read_to_string(&mut text).map_err(|error| unreadable(&path, &error).next(next))?;
        }
        Ok(text)
    }

    /// Where the operator says who may do less than by default.
    pub(crate) fn policy_file(&self) -> PathBuf {
        self.folder().join("policy.toml")
    }

    /// The policy in force (R7.3). Its file is named by the home alone, never by the working directory.
    pub(crate) fn policy(&self) -> Result<Policy, Fault> {
        let text = self.policy_text()?.unwrap_or_default();
        policy_file::parse(&text).map_err(|bad| bad.fault(&self.policy_file()))
    }

    /// The text of the policy file; `None` when there is none.
    pub(crate) fn policy_text(&self) -> Result<Option<String>, Fault> {
        let path = self.policy_file();
        let Some((mut file, found)) = open_regular(&path)? else { return Ok(None) };
        owner_only(&path, &found)?;
        let mut text = String::new();
        file.read_to_string(&mut text)
            .map_err(|error| unreadable(&path, &error).next("write it as UTF-8 text"))?;
        Ok(Some(text))
    }

    /// Where the operator's decisions stand.
    pub(crate) fn configuration_file(&self) -> PathBuf {
        self.folder().join("veridical.toml")
    }

    /// What the operator decided. A file that declares what counts as proof is its owner's alone.
    pub(crate) fn configuration(&self) -> Result<Configuration, Fault> {
        let path = self.configuration_file();
        let Some((mut file, found)) = open_regular(&path)? else { return Ok(Configuration::default()) };
        let mut text = String::new();
        file.read_to_string(&mut text)
            .map_err(|error| unreadable(&path, &error).next("write it as UTF-8 text"))?;
        let configuration = Configuration::parse(&text, &path)?;
        if !configuration.declared.is_empty() {
            owner_only(&path, &found)?;
        }
        Ok(configuration)
    }
}

fn default_home() -> Result<PathBuf, Fault> {
    let set = |name| {
        std::env::var_os(name).filter(|value| !value.is_empty()).map(|value| (name, PathBuf::from(value)))
    };
    let named = ["VERIDICAL_HOME", "HERMES_HOME", "HOME"].into_iter().find_map(set);
    let Some((name, path)) = named else {
        return Err(Fault::unusable("no home is known: none of VERIDICAL_HOME, HERMES_HOME and HOME is set")
            .next("name one with --home DIR"));
    };
    // A variable is set once and read from every folder: a relative one would put a key and a memory into each of them, the
    // tree under work among them. Whoever types --home means the folder that they stand in.
    if path.is_relative() {
        return Err(Fault::unusable(format!(
            "the variable {name} is {}, which is no path from the root: it would name another home in every folder",
            path.display()
        ))
        .next(format!("set {name} to a path that begins with `/`, or name the home with --home DIR")));
    }
    Ok(if name == "HOME" { path.join(".hermes") } else { path })
}

/// What is told of a file that others could read until now.
fn exposed(file: &str) -> String {
    format!(
        "{file} was open to others, unless its folder kept them out; from now on it is your own alone (mode 600)"
    )
}

const EXPOSED_NEXT: &str = "take what is in it for read by whoever has an account on this machine: forget what must not be known with `veridical forget ID`, and change what gives access elsewhere";

/// A profile's name is drawn from its key: a store that was written under another key is another profile's.
fn tenant(key: &SealKey) -> TenantId {
    let name: String = key.seal("tenant", []).to_hex().chars().take(32).collect();
    #[expect(clippy::expect_used, reason = "hex digits are an id")]
    TenantId::parse(&name).expect("hex digits are an id")
}

fn read_key(path: &Path) -> Result<Option<SealKey>, Fault> {
    refuse_links(path)?;
    let Some((file, found)) = open_regular(path)? else { return Ok(None) };
    owner_only(path, &found)?;
    let mut bytes = Vec::with_capacity(32);
    file.take(33).read_to_end(&mut bytes).map_err(|error| unreadable(path, &error))?;
    match <[u8; 32]>::try_from(bytes) {
        Ok(bytes) => Ok(Some(SealKey::new(bytes))),
        Err(_) => Err(Fault::unusable(format!("{} is not a key of 32 bytes", path.display()))
            .next("put the key file back from where the profile was copied")),
    }
}

/// Makes the key under another name and renames it, so that of two processes one makes it and both read it.
fn make_key(path: &Path) -> Result<(), Fault> {
    let fail = |error: std::io::Error| Fault::unusable(format!("{} cannot be made: {error}", path.display()));
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| fail(std::io::Error::other(error)))?;
    // A draft that a killed process left may bear any process's number, so the name is drawn.
    let mut name = [0; 8];
    getrandom::fill(&mut name).map_err(|error| fail(std::io::Error::other(error)))?;
    let draft = path.with_extension(format!("draft-{:016x}", u64::from_be_bytes(name)));
    let mut file =
        fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&draft).map_err(fail)?;
    let written = file.write_all(&bytes).and_then(|()| file.sync_all());
    let Err(error) = written.and_then(|()| veridical_sqlite::take_name(&draft, path)) else { return Ok(()) };
    let removed = fs::remove_file(&draft);
    if error.kind() != std::io::ErrorKind::AlreadyExists {
        return Err(fail(error));
    }
    removed.map_err(fail)
}

/// Opens a file, and says what it is; `None` when there is none. Anything but a regular file is refused unopened,
/// since opening a pipe waits for ever and opening a device can do anything.
fn open_regular(path: &Path) -> Result<Option<(fs::File, fs::Metadata)>, Fault> {
    let found = match fs::metadata(path) {
        Ok(found) => found,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && !is_named(path) => return Ok(None),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(Fault::unusable(format!("{} is a link to a file that is not there", path.display()))
                .next("put that file back, or remove the link"));
        }
        Err(error) => return Err(unreadable(path, &error)),
    };
    if !found.is_file() {
        return Err(Fault::unusable(format!("{} is not a regular file", path.display()))
            .next("move it away, and put the file back that belongs there"));
    }
    // Should a pipe have come in its place since, this does not wait for it.
    let waiting = i32::try_from(rustix::fs::OFlags::NONBLOCK.bits()).unwrap_or_default();
    let file = fs::OpenOptions::new().read(true).custom_flags(waiting).open(path);
    file.map(|file| Some((file, found))).map_err(|error| unreadable(path, &error))
}

fn unreadable(path: &Path, error: &std::io::Error) -> Fault {
    Fault::unusable(format!("{} cannot be read: {error}", path.display()))
        .next(format!("check that you may read {}", path.display()))
}

/// A key has one name: under a second one it would serve a home where nobody looks for the host that uses it (R8.5).
fn refuse_links(path: &Path) -> Result<(), Fault> {
    match fs::symlink_metadata(path) {
        Ok(found) if found.is_symlink() => Err(Fault::unusable(format!("{} is a link", path.display()))
            .next("name the home that holds the file itself with --home DIR, or remove the link")),
        Ok(found) if found.is_file() && found.nlink() > 1 => {
            Err(Fault::unusable(format!("{} has a second name (a hard link)", path.display()))
                .next("remove the other name, which `find -samefile` shows"))
        }
        _ => Ok(()),
    }
}

/// Whether the name is taken, be it by a link that points nowhere.
fn is_named(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

fn owner_only(path: &Path, found: &fs::Metadata) -> Result<(), Fault> {
    if found.permissions().mode() & 0o077 != 0 {
        return Err(Fault::unusable(format!("{} can be read by others", path.display())).next(format!(
            "run `chmod 600 {}`; what stands in it may have been read{}",
            path.display(),
            if path.file_name().is_some_and(|name| name == "key") { KEY_WAS_READ } else { "" }
        )));
    }
    if found.uid() != rustix::process::geteuid().as_raw() {
        return Err(Fault::unusable(format!("{} belongs to another user", path.display()))
            .next("run as that user, or give it to this one with chown"));
    }
    Ok(())
}

/// What a key that was read means: it is what seals rows, and another one cannot take its place in a store that it sealed.
const KEY_WAS_READ: &str = ", and whoever has this key and may write to memory.db can forge rows that count as verified. If somebody else has an account here, move the folder away and begin anew";

/// Now.
pub(crate) fn now() -> Timestamp {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let millis = i64::try_from(since.as_millis()).unwrap_or(0);
    #[expect(clippy::expect_used, reason = "a clock that a machine can show lies in the years -9999 to 9999")]
    Timestamp::from_millis(millis).expect("a clock of our age")
}
