use crate::connection::{self, Access};
use crate::erasure;
use crate::error::During;
use crate::file::{self, Missing};
use crate::migrate;
use crate::schema::{self, Standing};
use crate::threads::Threads;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use veridical::kernel::{Custody, Scope, SealKey, StoreError, TenantId, Timestamp};

/// How many threads read.
const READERS: usize = 2;

/// A profile's memory in one SQLite file.
///
/// ```
/// use veridical::kernel::{SealKey, TenantId, Timestamp};
/// use veridical_sqlite::SqliteStore;
///
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("memory.db");
/// let key = SealKey::new([7; 32]); // in earnest: 32 random bytes from the profile's owner-only key file
/// let now: Timestamp = "2026-11-29T21:33:56Z".parse()?; // in earnest: read each time
/// let store = SqliteStore::open(&path, TenantId::parse("work")?, key, move || now)?;
/// # drop(store);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Dropping it waits for the writes that were asked for, and closes the file.
pub struct SqliteStore {
    // Readers close first: the last connection to close is the writer's, which moves the log into the file.
    pub(crate) readers: Threads,
    pub(crate) writer: Option<Writer>,
    pub(crate) owner: Arc<Owner>,
    pub(crate) path: PathBuf,
    /// The copy of the file as it was before this opening brought it to the newest schema.
    pub(crate) copy: Option<PathBuf>,
    /// The files that others could read until this opening.
    pub(crate) exposed: Vec<PathBuf>,
}

/// Whose store it is.
pub(crate) struct Owner {
    pub(crate) tenant: TenantId,
    pub(crate) key: SealKey,
    /// What tells whether a fact's time is over.
    pub(crate) clock: Clock,
}

/// What writes.
pub(crate) struct Writer {
    pub(crate) thread: Threads,
    pub(crate) clock: Clock,
}

/// The clock that mutations are dated by.
pub(crate) type Clock = Arc<dyn Fn() -> Timestamp + Send + Sync>;

impl SqliteStore {
    /// Opens the profile's store and creates it when it is not there. The folder must exist and be
    /// one that only its owner writes in; the file is its owner's alone. One of an older program is brought to this
    /// one's schema, after a copy of it was put beside it.
    ///
    /// # Errors
    /// [`StoreError`]: the file is damaged or no store, of a newer schema, of another profile or key, or cannot be
    /// reached; or it is missing and a log of it is left ([`AlreadyExists`](std::io::ErrorKind::AlreadyExists)). A file
    /// that is refused is left as it was.
    pub fn open(
        path: &Path,
        tenant: TenantId,
        key: SealKey,
        clock: impl Fn() -> Timestamp + Send + Sync + 'static,
    ) -> Result<Self, StoreError> {
        let clock: Clock = Arc::new(clock);
        Self::start(path, Owner { tenant, key, clock: Arc::clone(&clock) }, Some(clock))
    }

    /// Opens the profile's store to read it, as things are by `clock`. It is not created when it is not there, and every
    /// write is refused.
    ///
    /// # Errors
    /// As [`open`](Self::open); [`StoreError::Io`] with [`NotFound`](std::io::ErrorKind::NotFound) when there is no
    /// store, [`StoreError::OlderSchema`] when it is of an older program: reading changes nothing.
    pub fn open_read_only(
        path: &Path,
        tenant: TenantId,
        key: SealKey,
        clock: impl Fn() -> Timestamp + Send + Sync + 'static,
    ) -> Result<Self, StoreError> {
        Self::start(path, Owner { tenant, key, clock: Arc::new(clock) }, None)
    }

    /// Whether anything of a store is at `path`: the file, a link in its place, or a log that outlived it. What cannot
    /// be looked at counts as there; opening it says why.
    #[must_use]
    pub fn left_at(path: &Path) -> bool {
        file::left_at(path)
    }

    /// With a clock, to write; without one, to read only.
    fn start(path: &Path, owner: Owner, clock: Option<Clock>) -> Result<Self, StoreError> {
        // SQLite gives some relative names, such as `:memory:`, a meaning of their own.
        let path = std::path::absolute(path).map_err(|source| StoreError::Io {
            action: format!("use the path {}", path.display()),
            source,
        })?;
        let missing = if clock.is_some() { Missing::Create } else { Missing::Refuse };
        let exposed = file::settle(&path, missing, &owner.tenant, &owner.key)?;
        let (reader, standing) = own_reader(&path, &owner)?;
        let copy = match (standing, &clock) {
            (Standing::Current, _) => None,
            (Standing::Older(_), Some(clock)) => migrate::migrate(&path, clock, &owner.key)?,
            (Standing::Older(found), None) => {
                return Err(StoreError::OlderSchema { found, supported: schema::VERSION });
            }
        };
        erasure::go_on(&path);
        let mut readers = vec![reader];
        let writer = clock.map(|clock| -> Result<Writer, StoreError> {
            let connection = connection::open(&path, Access::Write)?;
            Ok(Writer { thread: Threads::start("veridical-write", vec![connection])?, clock })
        });
        let writer = writer.transpose()?;
        for _ in 1..READERS {
            readers.push(connection::open(&path, Access::Read)?);
        }
        let readers = Threads::start("veridical-read", readers)?;
        Ok(Self { readers, writer, owner: Arc::new(owner), path, copy, exposed })
    }

    /// The thread that writes, for a mutation in a scope of this profile.
    pub(crate) fn writer_for(&self, scope: &Scope) -> Result<&Writer, StoreError> {
        if scope.tenant() != &self.owner.tenant {
            return Err(StoreError::ForeignKey);
        }
        self.writer.as_ref().ok_or_else(|| StoreError::Io {
            action: format!("write to {}, which was opened to be read only", self.path.display()),
            source: std::io::ErrorKind::PermissionDenied.into(),
        })
    }

    /// The threads that read, for whole-profile work.
    pub(crate) fn readers_for(&self, custody: &Custody) -> Result<&Threads, StoreError> {
        if custody.tenant() == &self.owner.tenant { Ok(&self.readers) } else { Err(StoreError::ForeignKey) }
    }
}

/// A reading connection to a file that is known to be this profile's, and how far that is. It comes before the writing one, which would
/// already leave its traces in a file of another.
fn own_reader(path: &Path, owner: &Owner) -> Result<(Connection, Standing), StoreError> {
    let connection = connection::open(path, Access::Read)?;
    let (application_id, version) = schema::header(&connection).during("read the file's header")?;
    let standing = schema::recognise(application_id, version)?;
    schema::belongs(&connection, &owner.tenant, &owner.key)?;
    Ok((connection, standing))
}
