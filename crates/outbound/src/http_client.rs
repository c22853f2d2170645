//! A client that sends one message over one connection.
//!
//! The name of the receiver is resolved here, every address is checked, and the connection goes to the
//! address that was checked: a name that stands for another address a moment later changes nothing. No
//! redirect is followed and no body is read.

use crate::address_policy::AddressPolicy;
use crate::target::Target;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_LENGTH, HOST, RETRY_AFTER, USER_AGENT};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

/// Time to find and reach the receiver.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// Time until the receiver has answered.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(15);
/// Longest head of an answer that is read.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// Number of addresses of one name that are tried.
const MAX_ADDRESSES: usize = 4;

/// A message to be posted.
#[derive(Clone)]
pub struct Message {
    /// The receiver.
    pub target: Target,
    /// Headers; those that every request needs are added.
    pub headers: Vec<(&'static str, String)>,
    /// The body.
    pub body: Vec<u8>,
}

/// An answer, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Time after which the receiver wants to be asked again.
    pub retry_after: Option<Duration>,
}

/// Reason why a message was not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendError {
    /// The name stands for no address to which the server may talk.
    Forbidden,
    /// The receiver was not reached: it has seen nothing of the message.
    NotSent,
    /// The message, or a part of it, was sent, but no answer came.
    Unknown,
}

/// Client for messages to strangers.
pub struct HttpClient {
    policy: AddressPolicy,
    more_roots: Vec<CertificateDer<'static>>,
    tls: OnceLock<Option<TlsConnector>>,
}

impl HttpClient {
    /// Returns a client that talks to these addresses.
    #[must_use]
    pub fn new(policy: AddressPolicy) -> HttpClient {
        HttpClient { policy, more_roots: Vec::new(), tls: OnceLock::new() }
    }

    /// Trusts a certificate in addition to those of the system.
    #[must_use]
    pub fn with_root(mut self, certificate: Vec<u8>) -> HttpClient {
        self.more_roots.push(certificate.into());
        self
    }

    /// Returns the addresses to which it talks.
    #[must_use]
    pub fn policy(&self) -> AddressPolicy {
        self.policy
    }

    /// Posts a message.
    ///
    /// # Errors
    ///
    /// [`SendError`] says how far it came.
    pub async fn post(&self, message: &Message) -> Result<Answer, SendError> {
        let target = &message.target;
        let reached = timeout(CONNECT_TIMEOUT, self.reach(target)).await;
        let stream = reached.map_err(|_| SendError::NotSent)??;
        if !target.https {
            return exchange(stream, message).await;
        }
        let secured = timeout(CONNECT_TIMEOUT, self.secure(target, stream)).await;
        exchange(secured.map_err(|_| SendError::NotSent)??, message).await
    }

    /// Connects to the first address that answers, of those that are allowed.
    async fn reach(&self, target: &Target) -> Result<TcpStream, SendError> {
        let found = lookup_host((target.host.as_str(), target.port)).await;
        let found: Vec<SocketAddr> = found.map_err(|_| SendError::NotSent)?.collect();
        let allowed = found.into_iter().filter(|it| target.may_use(self.policy, it.ip()));
        let allowed: Vec<SocketAddr> = allowed.take(MAX_ADDRESSES).collect();
        if allowed.is_empty() {
            return Err(SendError::Forbidden);
        }
        for address in allowed {
            if let Ok(stream) = TcpStream::connect(address).await {
                return Ok(stream);
            }
        }
        Err(SendError::NotSent)
    }

    async fn secure(
        &self,
        target: &Target,
        stream: TcpStream,
    ) -> Result<impl AsyncRead + AsyncWrite + Unpin + Send + 'static, SendError> {
        let tls = self.tls.get_or_init(|| self.connector()).as_ref().ok_or(SendError::NotSent)?;
        let name = ServerName::try_from(target.host.clone()).map_err(|_| SendError::Forbidden)?;
        tls.connect(name, stream).await.map_err(|_| SendError::NotSent)
    }

    /// Returns the settings of TLS: certificates that the system trusts. `None` if they cannot be made.
    fn connector(&self) -> Option<TlsConnector> {
        let mut roots = RootCertStore::empty();
        let system = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(system.certs.into_iter().chain(self.more_roots.clone()));
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider);
        let config = config.with_safe_default_protocol_versions().ok()?;
        let config = config.with_root_certificates(roots).with_no_client_auth();
        Some(TlsConnector::from(Arc::new(config)))
    }
}

/// Sends a message over a connection, and reads the head of the answer.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    message: &Message,
) -> Result<Answer, SendError> {
    let request = request(message).ok_or(SendError::Forbidden)?;
    let mut settings = http1::Builder::new();
    let opening = settings.max_buf_size(MAX_HEAD_BYTES).handshake(TokioIo::new(stream));
    let (mut sender, connection) = opening.await.map_err(|_| SendError::NotSent)?;
    let driving = tokio::spawn(connection);
    let answer = timeout(ANSWER_TIMEOUT, sender.send_request(request)).await;
    // Whatever else the receiver says is not read.
    driving.abort();
    let answer = answer.map_err(|_| SendError::Unknown)?.map_err(|_| SendError::Unknown)?;
    let after = answer.headers().get(RETRY_AFTER).and_then(|text| text.to_str().ok());
    let after = after.and_then(|text| text.trim().parse().ok()).map(Duration::from_secs);
    Ok(Answer { status: answer.status().as_u16(), retry_after: after })
}

fn request(message: &Message) -> Option<Request<Full<Bytes>>> {
    let uri = &message.target.uri;
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(HOST, uri.authority()?.as_str())
        .header(USER_AGENT, "Cartagena")
        .header(CONTENT_LENGTH, message.body.len());
    for (name, value) in &message.headers {
        request = request.header(*name, value);
    }
    request.body(Full::new(Bytes::from(message.body.clone()))).ok()
}

impl Answer {
    /// Reports whether the receiver took the message.
    #[must_use]
    pub fn is_success(self) -> bool {
        StatusCode::from_u16(self.status).is_ok_and(|status| status.is_success())
    }

    /// Reports whether the receiver did not take the message, but may take it later.
    #[must_use]
    pub fn is_passing(self) -> bool {
        self.status == 429 || self.status == 503
    }

    /// Reports whether the receiver does not exist any more.
    #[must_use]
    pub fn is_gone(self) -> bool {
        self.status == 404 || self.status == 410
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Message").field("target", &self.target).finish_non_exhaustive()
    }
}

impl fmt::Debug for HttpClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HttpClient").field("policy", &self.policy).finish_non_exhaustive()
    }
}

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SendError::Forbidden => "the server may not talk to this address",
            SendError::NotSent => "the receiver cannot be reached",
            SendError::Unknown => "the receiver did not answer",
        })
    }
}

impl std::error::Error for SendError {}
