//! A proxy between a program and PostgreSQL that loses and delays answers.

use crate::Postgres;
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// A proxy that passes everything on until it is told to cut connections.
///
/// It listens on a socket in a folder of its own, which is deleted when the value is dropped.
#[derive(Debug)]
pub struct Proxy {
    directory: PathBuf,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    server: Mutex<PathBuf>,
    /// Milliseconds for which everything is held back.
    delay: AtomicU64,
    /// The text after which an answer is lost.
    marker: Mutex<Option<Vec<u8>>>,
    /// Number of answers that were lost.
    lost_answers: AtomicU32,
    refuses: AtomicBool,
    connections: Mutex<Vec<UnixStream>>,
}

impl Proxy {
    /// Starts a proxy in front of a server.
    ///
    /// # Errors
    ///
    /// If the socket cannot be made.
    pub fn start(postgres: &Postgres) -> io::Result<Proxy> {
        let directory = crate::new_directory(None)?;
        let listener = UnixListener::bind(directory.join(crate::SOCKET_NAME))?;
        let shared = Arc::new(Shared {
            server: Mutex::new(postgres.directory.join(crate::SOCKET_NAME)),
            delay: AtomicU64::new(0),
            marker: Mutex::default(),
            lost_answers: AtomicU32::new(0),
            refuses: AtomicBool::new(false),
            connections: Mutex::default(),
        });
        let accepting = Arc::clone(&shared);
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                // A connection that cannot be passed on is closed.
                let _ = accepting.pass_on(client);
            }
        });
        Ok(Proxy { directory, shared })
    }

    /// Returns the address of a database behind the proxy.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://{}@localhost/{name}?host={}", crate::OWNER, self.directory.display())
    }

    /// Cuts the next connection whose client sends this text, once: the server receives and carries
    /// out what was sent, but its answer is lost.
    pub fn lose_answer_to(&self, text: &str) {
        *lock(&self.shared.marker) = Some(text.as_bytes().to_vec());
    }

    /// Returns the number of answers that were lost.
    pub fn lost_answers(&self) -> u32 {
        self.shared.lost_answers.load(Ordering::SeqCst)
    }

    /// Cuts all connections and refuses new ones, until [`Proxy::restore`].
    pub fn interrupt(&self) {
        self.shared.refuses.store(true, Ordering::SeqCst);
        for connection in lock(&self.shared.connections).drain(..) {
            let _ = connection.shutdown(Shutdown::Both);
        }
    }

    /// Holds everything back for so long, in both directions.
    pub fn set_delay(&self, delay: Duration) {
        let milliseconds = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX);
        self.shared.delay.store(milliseconds, Ordering::SeqCst);
    }

    /// Leads new connections to another server.
    pub fn redirect(&self, postgres: &Postgres) {
        *lock(&self.shared.server) = postgres.directory.join(crate::SOCKET_NAME);
    }

    /// Accepts connections again.
    pub fn restore(&self) {
        self.shared.refuses.store(false, Ordering::SeqCst);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.interrupt();
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

impl Shared {
    /// Connects a client with the server, by a thread for each direction.
    fn pass_on(self: &Arc<Shared>, client: UnixStream) -> io::Result<()> {
        let place = lock(&self.server).clone();
        let server = UnixStream::connect(place)?;
        let mut connections = lock(&self.connections);
        if self.refuses.load(Ordering::SeqCst) {
            return Ok(());
        }
        connections.extend([client.try_clone()?, server.try_clone()?]);
        drop(connections);
        let mute = Arc::new(AtomicBool::new(false));
        let requests = (client.try_clone()?, server.try_clone()?, Arc::clone(&mute));
        let shared = Arc::clone(self);
        thread::spawn(move || shared.pass_requests(requests.0, requests.1, &requests.2));
        let shared = Arc::clone(self);
        thread::spawn(move || shared.pass_answers(server, client, &mute));
        Ok(())
    }

    fn pass_requests(&self, mut from: UnixStream, mut to: UnixStream, mute: &AtomicBool) {
        let mut buffer = [0; 1 << 16];
        while let Ok(length @ 1..) = from.read(&mut buffer) {
            if self.take_marker(&buffer[..length]) {
                mute.store(true, Ordering::SeqCst);
            }
            self.hold_back();
            if to.write_all(&buffer[..length]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    }

    fn hold_back(&self) {
        let delay = self.delay.load(Ordering::SeqCst);
        if delay > 0 {
            thread::sleep(Duration::from_millis(delay));
        }
    }

    fn pass_answers(&self, mut from: UnixStream, mut to: UnixStream, mute: &AtomicBool) {
        let mut buffer = [0; 1 << 16];
        while let Ok(length @ 1..) = from.read(&mut buffer) {
            if mute.load(Ordering::SeqCst) {
                self.lost_answers.fetch_add(1, Ordering::SeqCst);
                break;
            }
            self.hold_back();
            if to.write_all(&buffer[..length]).is_err() {
                break;
            }
        }
        let _ = (to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both));
    }

    /// Reports whether the marker was sent, which is forgotten then.
    fn take_marker(&self, sent: &[u8]) -> bool {
        let mut marker = lock(&self.marker);
        let found = |marker: &Vec<u8>| sent.windows(marker.len()).any(|window| window == marker);
        let is_sent = marker.as_ref().is_some_and(found);
        if is_sent {
            *marker = None;
        }
        is_sent
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
