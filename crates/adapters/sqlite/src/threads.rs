use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use crate::error::During;
use rusqlite::Connection;
use veridical::kernel::StoreError;

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// Threads that own a connection each and take their work from one queue. They end, with what is queued done, when
/// this is dropped.
pub(crate) struct Threads {
    jobs: Option<Sender<Job>>,
    running: Vec<JoinHandle<()>>,
}

/// The thread that had the work is gone.
#[derive(Debug, thiserror::Error)]
#[error("a storage thread ended before its work was done")]
struct Gone;

impl Threads {
    /// Starts one thread for each connection.
    pub(crate) fn start(name: &str, connections: Vec<Connection>) -> Result<Self, StoreError> {
        let (jobs, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        let mut threads = Self { jobs: Some(jobs), running: Vec::new() };
        for connection in connections {
            let queue = Arc::clone(&queue);
            let running = Builder::new()
                .name(name.to_owned())
                .spawn(move || work(&queue, connection))
                .map_err(|source| StoreError::Io { action: "start a storage thread".to_owned(), source })?;
            threads.running.push(running);
        }
        Ok(threads)
    }

    /// Has a thread do the job, and waits for the answer without blocking the caller's own thread.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        action: &'static str,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let gone = || StoreError::Backend { action, source: Box::new(Gone) };
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // Nobody waits any more when the caller has gone away; the work is done all the same.
            let _ = answer.send(job(connection));
        });
        self.jobs.as_ref().ok_or_else(gone)?.send(job).map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

fn work(queue: &Mutex<Receiver<Job>>, mut connection: Connection) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(job) => job(&mut connection),
            Err(_) => break,
        }
    }
    // The last connection to close moves the log into the file; if it cannot, the next one to open does.
    let _ = connection.close().map_err(|(_, error)| error).during("close the database file");
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.jobs = None;
        for thread in self.running.drain(..) {
            // A thread that panicked has already failed the call that it worked for.
            let _ = thread.join();
        }
    }
}
