//! The connection to a server, in a thread of its own: it comes back by itself after every failure.

use super::identity::Identity;
use super::link::TableLink;
use cartagena_client::online::retry_delay;
use cartagena_protocol::{ClientMsg, ServerMsg};
use futures_util::{SinkExt as _, StreamExt as _};
use std::io;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::handshake::client::Response;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longest wait for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(20);
/// The server pings more often than this.
const SILENCE: Duration = Duration::from_secs(70);
/// Longest message from a server.
const MAX_MESSAGE_BYTES: usize = 4 * 1024 * 1024;
/// Number of messages that may wait to be sent.
const MAX_WAITING: usize = 64;

/// News of the connection.
#[derive(Clone, Debug)]
pub(crate) enum LineEvent {
    /// The server has said something.
    Heard(Box<ServerMsg>),
    /// The connection is there.
    Connected,
    /// It is lost; another attempt follows by itself.
    Lost,
    /// The very first attempt has failed; others follow by themselves.
    NotYet(LineFailure),
    /// There will be none.
    Failed(LineFailure),
}

/// Reason why there is no connection at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LineFailure {
    /// The server cannot be reached.
    Unreachable(String),
    /// The server refuses, with this status.
    Refused(u16),
    /// The files that identify the user cannot be read or stored.
    Identity(String),
}

/// Patience with a server that cannot be reached at the very first attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstAttempt {
    /// It is the only one: a person can look at the link and start again.
    Only,
    /// Others follow, as after any later failure: a program may be started before its server.
    OneOfMany,
}

/// The sending side of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Line(mpsc::Sender<ClientMsg>);

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Line {
    /// Connects to the server of a link; `told` hears of everything, from another thread, until it
    /// returns false. If the server cannot be reached, there are attempts with growing pauses, except
    /// where the first is the only one.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no thread to be had.
    pub(crate) fn open(
        link: TableLink,
        identity: Identity,
        first: FirstAttempt,
        told: impl Fn(LineEvent) -> bool + Send + 'static,
    ) -> io::Result<Line> {
        let (sender, waiting) = mpsc::channel(MAX_WAITING);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let run = move || runtime.block_on(run((&link, &identity), first, waiting, &told));
        std::thread::Builder::new().name("connection".to_owned()).spawn(run)?;
        Ok(Line(sender))
    }

    /// Sends a message; false if too many wait already, or nobody sends any more.
    pub(crate) fn send(&self, message: ClientMsg) -> bool {
        self.0.try_send(message).is_ok()
    }
}

/// Connects again and again, until `told` or the sender is gone.
async fn run(
    (link, identity): (&TableLink, &Identity),
    first: FirstAttempt,
    mut waiting: mpsc::Receiver<ClientMsg>,
    told: &impl Fn(LineEvent) -> bool,
) {
    let (mut failed, mut ever) = (0_u32, false);
    loop {
        match connect(link, identity).await {
            Ok(stream) => {
                (failed, ever) = (0, true);
                // Messages for the connection before are not sent to this one.
                while waiting.try_recv().is_ok() {}
                if !told(LineEvent::Connected) {
                    return;
                }
                if !(talk(stream, &mut waiting, told).await && told(LineEvent::Lost)) {
                    return;
                }
            }
            Err(failure) => {
                let lasting = !matches!(
                    failure,
                    LineFailure::Unreachable(_) | LineFailure::Refused(429 | 500..)
                );
                if lasting || (!ever && first == FirstAttempt::Only) {
                    told(LineEvent::Failed(failure));
                    return;
                }
                if !ever && failed == 0 && !told(LineEvent::NotYet(failure)) {
                    return;
                }
            }
        }
        failed += 1;
        sleep(Duration::from_millis(retry_delay(failed, jitter()).into())).await;
        if waiting.is_closed() {
            return;
        }
    }
}

/// Returns a number from 0 up to below 1.
fn jitter() -> f64 {
    getrandom::u32().map_or(0.5, |number| f64::from(number) / (f64::from(u32::MAX) + 1.0))
}

async fn connect(link: &TableLink, identity: &Identity) -> Result<Stream, LineFailure> {
    let unreachable = |error: Error| match error {
        Error::Http(answer) => LineFailure::Refused(answer.status().as_u16()),
        error => LineFailure::Unreachable(error.to_string()),
    };
    let unkept = |error: io::Error| LineFailure::Identity(error.to_string());
    let mut request = link.socket().into_client_request().map_err(unreachable)?;
    let origin = Some(("origin", link.origin.clone()));
    for (name, value) in origin.into_iter().chain(identity.header().map_err(unkept)?) {
        if let Ok(value) = HeaderValue::from_str(&value) {
            request.headers_mut().insert(name, value);
        }
    }
    let config = WebSocketConfig::default()
        .max_message_size(Some(MAX_MESSAGE_BYTES))
        .max_frame_size(Some(MAX_MESSAGE_BYTES));
    let opening = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
    let opened = timeout(CONNECT_TIMEOUT, opening).await;
    let opened = opened.map_err(|_| LineFailure::Unreachable("timeout".to_owned()))?;
    let (stream, answer) = opened.map_err(unreachable)?;
    if let Some(cookie) = cookie_of(&answer) {
        identity.keep_cookie(&cookie).map_err(unkept)?;
    }
    Ok(stream)
}

/// Returns the cookie that an answer sets, as it is sent back.
fn cookie_of(answer: &Response) -> Option<String> {
    let set = answer.headers().get("set-cookie")?.to_str().ok()?;
    Some(set.split(';').next()?.trim().to_owned())
}

/// Passes messages on in both directions. Returns true if the connection was lost, false if nobody wants it
/// any more.
async fn talk(
    stream: Stream,
    waiting: &mut mpsc::Receiver<ClientMsg>,
    told: &impl Fn(LineEvent) -> bool,
) -> bool {
    let (mut sink, mut source) = stream.split();
    loop {
        tokio::select! {
            message = waiting.recv() => {
                let Some(message) = message else { return false };
                let Ok(text) = serde_json::to_string(&message) else { continue };
                if sink.send(Message::text(text)).await.is_err() {
                    return true;
                }
            }
            heard = timeout(SILENCE, source.next()) => match heard {
                Ok(Some(Ok(Message::Text(text)))) => {
                    // Messages of a newer server may say what this program does not know.
                    if let Ok(message) = serde_json::from_str(&text)
                        && !told(LineEvent::Heard(Box::new(message)))
                    {
                        return false;
                    }
                }
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return true,
                Ok(Some(Ok(_))) => {}
            },
        }
    }
}
