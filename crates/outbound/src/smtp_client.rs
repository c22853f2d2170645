//! A client that hands one mail to the mail server over one connection.
//!
//! It knows at every step how far the mail came: before its text was sent, nothing can have arrived, and
//! what has an answer is certain. Only while the server reads the text nobody knows.

use crate::mail::Mail;
use crate::smtp_server::{Security, SmtpServer};
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail as MailFrom, Rcpt};
use lettre::transport::smtp::extension::ClientId;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::OnceLock;
use std::time::Duration;
use tokio::net::lookup_host;
use tokio::time::timeout;

/// Time to reach one address of the server.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// Time for each part of the conversation.
const PATIENCE: Duration = Duration::from_secs(30);
/// Time for the farewell, of which nothing depends.
const FAREWELL: Duration = Duration::from_secs(1);
/// Number of addresses of the server that are tried.
const MAX_ADDRESSES: usize = 4;

/// Reason why a mail was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailError {
    /// The name of the server stands for no address to which mails may go.
    Forbidden,
    /// The server was not reached, let nobody in or did not wait for the text; its code, if it said one.
    NotSent(Option<u16>),
    /// The server does not want the mail, with this code. Below 500 it may want it later.
    Refused(u16),
    /// The text was sent, but no answer came.
    Unknown,
}

/// Client for the mail server.
pub struct SmtpClient {
    server: SmtpServer,
    credentials: Option<Credentials>,
    hello: ClientId,
    patience: Duration,
    more_roots: Vec<Vec<u8>>,
    tls: OnceLock<Option<TlsParameters>>,
}

impl SmtpClient {
    /// Returns a client that greets with this host. The password is that of the account that the server's
    /// address names.
    #[must_use]
    pub fn new(server: SmtpServer, password: Option<&str>, host: &str) -> SmtpClient {
        let user = server.user.clone().zip(password);
        let credentials = user.map(|(user, password)| Credentials::new(user, password.to_owned()));
        let hello = match host.trim_matches(['[', ']']).parse() {
            Ok(IpAddr::V4(address)) => ClientId::Ipv4(address),
            Ok(IpAddr::V6(address)) => ClientId::Ipv6(address),
            Err(_) => ClientId::Domain(host.to_owned()),
        };
        let (more_roots, tls) = (Vec::new(), OnceLock::new());
        SmtpClient { server, credentials, hello, patience: PATIENCE, more_roots, tls }
    }

    /// Trusts a certificate in addition to those of the system.
    #[must_use]
    pub fn with_root(mut self, certificate: Vec<u8>) -> SmtpClient {
        self.more_roots.push(certificate);
        self
    }

    /// Sets the time for each part of the conversation.
    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> SmtpClient {
        self.patience = patience;
        self
    }

    /// Hands a mail to the server.
    ///
    /// # Errors
    ///
    /// [`MailError`] says how far it came.
    pub async fn send(&self, mail: &Mail) -> Result<(), MailError> {
        let asked = timeout(self.patience, self.ask(mail)).await;
        let mut connection = asked.map_err(|_| MailError::NotSent(None))??;
        let sent = timeout(self.patience, connection.message(&mail.bytes)).await;
        let answer = sent.map_err(|_| MailError::Unknown)?;
        answer.map_err(|error| code(&error).map_or(MailError::Unknown, MailError::Refused))?;
        // The mail is taken, whatever the server says now.
        let _ = timeout(FAREWELL, connection.quit()).await;
        Ok(())
    }

    /// Brings the conversation to the point where the text may be sent.
    async fn ask(&self, mail: &Mail) -> Result<AsyncSmtpConnection, MailError> {
        let mut connection = self.open().await?;
        let from = MailFrom::new(Some(mail.from.clone()), vec![]);
        connection.command(from).await.map_err(refused)?;
        connection.command(Rcpt::new(mail.to.clone(), vec![])).await.map_err(refused)?;
        connection.command(Data).await.map_err(refused)?;
        Ok(connection)
    }

    /// Opens a connection, protects it as it should be, and signs in.
    async fn open(&self) -> Result<AsyncSmtpConnection, MailError> {
        let place = (self.server.host.as_str(), self.server.port);
        let found = lookup_host(place).await.map_err(|_| MailError::NotSent(None))?;
        let allowed = found.filter(|it| self.server.may_use(it.ip())).take(MAX_ADDRESSES);
        let mut last = MailError::Forbidden;
        for address in allowed.collect::<Vec<_>>() {
            match self.open_at(address).await {
                Ok(connection) => return Ok(connection),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    async fn open_at(&self, address: SocketAddr) -> Result<AsyncSmtpConnection, MailError> {
        let (security, limit) = (self.server.security, Some(CONNECT_TIMEOUT));
        let first = if security == Security::Tls { Some(self.tls()?) } else { None };
        let opening = AsyncSmtpConnection::connect_tokio1(address, limit, &self.hello, first, None);
        let mut connection = opening.await.map_err(not_sent)?;
        if security == Security::StartTls {
            connection.starttls(self.tls()?, &self.hello).await.map_err(not_sent)?;
        }
        if let Some(credentials) = &self.credentials {
            connection.auth(DEFAULT_MECHANISMS, credentials).await.map_err(not_sent)?;
        }
        Ok(connection)
    }

    /// Returns the settings of TLS: certificates that the system trusts.
    fn tls(&self) -> Result<TlsParameters, MailError> {
        let made = self.tls.get_or_init(|| {
            let mut settings = TlsParameters::builder(self.server.host.clone());
            for root in &self.more_roots {
                settings = settings.add_root_certificate(Certificate::from_der(root.clone()).ok()?);
            }
            settings.build_rustls().ok()
        });
        made.clone().ok_or(MailError::NotSent(None))
    }
}

type SmtpError = lettre::transport::smtp::Error;

fn code(error: &SmtpError) -> Option<u16> {
    error.status().map(u16::from)
}

fn not_sent(error: SmtpError) -> MailError {
    MailError::NotSent(code(&error))
}

/// Tells what it means that a step before the text failed: without an answer, nothing was sent.
fn refused(error: SmtpError) -> MailError {
    code(&error).map_or(MailError::NotSent(None), MailError::Refused)
}

impl MailError {
    /// Reports whether the mail has certainly not been taken, but may be taken later.
    #[must_use]
    pub fn is_passing(self) -> bool {
        match self {
            MailError::NotSent(_) => true,
            MailError::Refused(code) => code < 500,
            MailError::Forbidden | MailError::Unknown => false,
        }
    }
}

impl fmt::Debug for SmtpClient {
    /// Leaves out the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SmtpClient").field("server", &self.server).finish_non_exhaustive()
    }
}

impl fmt::Display for MailError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MailError::Forbidden => f.write_str("mails may not go to the mail server's address"),
            MailError::NotSent(None) => f.write_str("the mail server cannot be reached"),
            MailError::NotSent(Some(code)) => write!(f, "the mail server lets nobody in ({code})"),
            MailError::Refused(code) => write!(f, "the mail server refused the mail ({code})"),
            MailError::Unknown => f.write_str("the mail server did not answer"),
        }
    }
}

impl std::error::Error for MailError {}
