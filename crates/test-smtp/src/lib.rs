//! A mail server for the tests, on a free port: it keeps what it gets, or misbehaves as told.
//!
//! ```no_run
//! # async fn test() {
//! use cartagena_test_smtp::{Act, SmtpSink, Step};
//!
//! let sink = SmtpSink::plain().await;
//! sink.next(&[Act::Say(Step::Receiver, "451 later"), Act::Take]);
//! // … a client sends a mail to `sink.url()` …
//! assert_eq!(sink.mails().len(), 1);
//! # }
//! ```

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it talks to the network")]

mod conversation;
mod received;

pub use received::Received;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

/// Step of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A client has connected.
    Greeting,
    /// The client greets.
    Hello,
    /// The client signs in.
    Account,
    /// The client names the sender.
    Sender,
    /// The client names a receiver.
    Receiver,
    /// The client asks whether it may send the text.
    Ready,
    /// The text has arrived.
    Text,
}

/// Behaviour in one conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Everything is taken.
    Take,
    /// An answer at a step instead of the usual one.
    Say(Step, &'static str),
    /// No answer at a step, and the connection stays open.
    Stall(Step),
    /// No answer at a step, and the connection is closed.
    Close(Step),
}

/// Protection of conversations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Security {
    Plain,
    StartTls,
    Tls,
}

/// A mail server.
#[derive(Debug)]
pub struct SmtpSink {
    /// The address on which it listens.
    pub address: SocketAddr,
    /// Its certificate, for `localhost`.
    pub certificate: Vec<u8>,
    security: Security,
    shared: Arc<Shared>,
}

/// The part that all conversations share.
#[derive(Default)]
struct Shared {
    mails: Mutex<Vec<Received>>,
    acts: Mutex<VecDeque<Act>>,
    /// Account and password that clients must know.
    account: Mutex<Option<(String, String)>>,
    conversations: Mutex<usize>,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").field("mails", &lock(&self.mails).len()).finish_non_exhaustive()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl SmtpSink {
    /// Starts a server without TLS.
    pub async fn plain() -> SmtpSink {
        SmtpSink::start(Security::Plain).await
    }

    /// Starts a server with STARTTLS.
    pub async fn start_tls() -> SmtpSink {
        SmtpSink::start(Security::StartTls).await
    }

    /// Starts a server that speaks TLS from the first byte.
    pub async fn tls() -> SmtpSink {
        SmtpSink::start(Security::Tls).await
    }

    /// Listens on a free port.
    ///
    /// # Panics
    ///
    /// If there is none, or no certificate can be made.
    async fn start(security: Security) -> SmtpSink {
        let (acceptor, certificate) = acceptor();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let shared = Arc::new(Shared::default());
        let sink = SmtpSink { address, certificate, security, shared: Arc::clone(&shared) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (shared, acceptor) = (Arc::clone(&shared), acceptor.clone());
                *lock(&shared.conversations) += 1;
                tokio::spawn(conversation::serve(stream, shared, security, acceptor));
            }
        });
        sink
    }

    /// Lets only clients in that know an account and its password.
    #[must_use]
    pub fn with_account(self, account: &str, password: &str) -> SmtpSink {
        *lock(&self.shared.account) = Some((account.to_owned(), password.to_owned()));
        self
    }

    /// Returns its address as the game's server takes it.
    #[must_use]
    pub fn url(&self) -> String {
        let scheme = match self.security {
            Security::Plain => "smtp+plain",
            Security::StartTls => "smtp",
            Security::Tls => "smtps",
        };
        let account = lock(&self.shared.account).as_ref().map(|(name, _)| format!("{name}@"));
        format!("{scheme}://{}localhost:{}", account.unwrap_or_default(), self.address.port())
    }

    /// Tells how it behaves in the next conversations; in later ones it takes everything.
    pub fn next(&self, acts: &[Act]) {
        lock(&self.shared.acts).extend(acts);
    }

    /// Returns all mails that were taken.
    #[must_use]
    pub fn mails(&self) -> Vec<Received> {
        lock(&self.shared.mails).clone()
    }

    /// Returns the number of conversations that have begun.
    #[must_use]
    pub fn conversations(&self) -> usize {
        *lock(&self.shared.conversations)
    }
}

fn acceptor() -> (TlsAcceptor, Vec<u8>) {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let key = PrivateKeyDer::try_from(signing_key.serialize_der()).expect("a key");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let settings = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .expect("settings");
    (TlsAcceptor::from(Arc::new(settings)), cert.der().to_vec())
}
