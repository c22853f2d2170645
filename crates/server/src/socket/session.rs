//! One socket from its first to its last message.

use super::Outbox;
use super::wishes::Talk;
use crate::app::App;
use crate::metrics::one;
use crate::people::Socket;
use crate::places::Place;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use cartagena_protocol::{ServerMsg, VERSION};
use cartagena_store::Person;
use futures_util::SinkExt as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// How often a silent socket is asked whether it is still there.
const BEAT: Duration = Duration::from_secs(25);
/// How long it may stay silent.
const SILENCE: Duration = Duration::from_secs(70);
/// How long a reader may take for what is written at once.
const WRITING: Duration = Duration::from_secs(10);
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(1);

/// Why a socket is closed, and what it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// The other side has closed it, or is gone.
    Gone,
    /// The server stops.
    Stopping,
    /// Too slow a reader: it may come again at once.
    Lagging,
    /// A message was too long.
    TooLong,
    /// It has said too much that could not be understood, or too much at all.
    Nonsense,
}

impl Ending {
    fn code(self) -> Option<u16> {
        match self {
            Ending::Gone => None,
            Ending::Stopping => Some(close_code::AWAY),
            Ending::Lagging => Some(close_code::AGAIN),
            Ending::TooLong => Some(close_code::SIZE),
            Ending::Nonsense => Some(close_code::POLICY),
        }
    }
}

/// Talks until one of the two sides has enough.
pub(super) async fn run(mut stream: WebSocket, app: Arc<App>, person: Person, place: Place) {
    let (outbox, outgoing) = Outbox::new();
    let socket = app.hub.people.connect(person, place.address, outbox);
    app.hub.metrics.sockets.fetch_add(1, Ordering::Relaxed);
    let mut talk = Talk::new(Arc::clone(&app), Arc::clone(&socket));
    let ending = converse(&mut stream, &app, &socket, outgoing, &mut talk).await;
    if ending == Ending::Lagging {
        one(&app.hub.metrics.cut_off);
    }
    tracing::debug!(person = socket.person.id, ?ending, "a socket is closed");
    Box::pin(talk.end()).await;
    app.hub.people.disconnect(&socket);
    app.hub.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    Box::pin(farewell(stream, ending)).await;
    drop(place);
}

async fn farewell(mut stream: WebSocket, ending: Ending) {
    let Some(code) = ending.code() else { return };
    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
    let goodbye = async {
        // What is still on its way here is read and thrown away: a connection that is closed before
        // it is read tears down what was said to the other side, too.
        if stream.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = stream.recv().await {}
        }
    };
    let _ = timeout(FAREWELL, goodbye).await;
}

async fn converse(
    stream: &mut WebSocket,
    app: &App,
    socket: &Socket,
    mut outgoing: mpsc::Receiver<Utf8Bytes>,
    talk: &mut Talk,
) -> Ending {
    let mut stopping = app.hub.stopping.clone();
    let mut heard = Instant::now();
    let mut beat = interval_at(heard + BEAT);
    socket.outbox.say(&ServerMsg::Hello { version: VERSION });
    loop {
        let ended = tokio::select! {
            biased;
            () = stopping.told() => Some(Ending::Stopping),
            () = socket.outbox.cut() => Some(Ending::Lagging),
            Some(text) = outgoing.recv() => write(stream, socket, text, &mut outgoing).await,
            got = stream.recv() => {
                heard = Instant::now();
                listen(got, talk).await
            }
            _ = beat.tick() => knock(stream, heard).await,
        };
        if let Some(ending) = ended {
            return ending;
        }
    }
}

fn interval_at(first: Instant) -> tokio::time::Interval {
    let mut beat = tokio::time::interval_at(first.into(), BEAT);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    beat
}

async fn listen(got: Option<Result<Message, axum::Error>>, talk: &mut Talk) -> Option<Ending> {
    match got {
        // In a box of its own: a socket that only listens does not pay for what it may hear.
        Some(Ok(Message::Text(text))) => Box::pin(talk.hear(&text)).await,
        Some(Ok(Message::Binary(_))) => talk.nonsense(),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
        Some(Ok(Message::Close(_))) | None => Some(Ending::Gone),
        Some(Err(error)) => Some(broken(&error)),
    }
}

/// Only of what is too long the other side can learn anything.
fn broken(error: &axum::Error) -> Ending {
    let reason = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
    if reason.contains("too long") || reason.contains("too big") {
        Ending::TooLong
    } else {
        Ending::Gone
    }
}

/// Writes what is there, at once.
async fn write(
    stream: &mut WebSocket,
    socket: &Socket,
    first: Utf8Bytes,
    outgoing: &mut mpsc::Receiver<Utf8Bytes>,
) -> Option<Ending> {
    let writing = async {
        let mut next = Some(first);
        while let Some(text) = next {
            socket.outbox.sent(&text);
            stream.feed(Message::Text(text)).await?;
            next = outgoing.try_recv().ok();
        }
        stream.flush().await
    };
    tokio::select! {
        written = timeout(WRITING, writing) => match written {
            Ok(Ok(())) => None,
            Ok(Err(_)) => Some(Ending::Gone),
            Err(_) => Some(Ending::Lagging),
        },
        () = socket.outbox.cut() => Some(Ending::Lagging),
    }
}

/// Asks whether anybody is there, unless it has been asked for too long.
async fn knock(stream: &mut WebSocket, heard: Instant) -> Option<Ending> {
    match heard.elapsed() {
        silence if silence < BEAT => return None,
        silence if silence > SILENCE => return Some(Ending::Gone),
        _ => {}
    }
    let ping = stream.send(Message::Ping(Default::default()));
    match timeout(WRITING, ping).await {
        Ok(Ok(())) => None,
        _ => Some(Ending::Gone),
    }
}
