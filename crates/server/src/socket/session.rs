//! The life of one socket: its loop of reading, writing and pings.

use super::close_reason::CloseReason;
use super::requests::Conversation;
use super::to_json_text;
use crate::app::AppState;
use crate::connected_people::Socket;
use crate::connection_slots::ConnectionSlot;
use crate::identity::Visitor;
use crate::metrics::increment;
use crate::token::device_id;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use cartagena_protocol::{OnlineEvent, ServerMsg, VERSION};
use futures_util::SinkExt as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// Silence after which a socket is sent a ping.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// Silence after which a socket counts as gone.
const MAX_SILENCE: Duration = Duration::from_secs(70);
/// Time that a client may take to read what is written at once.
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);
/// Time that the closing handshake may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Runs a socket until one of the two sides closes it.
pub(super) async fn run(
    mut stream: WebSocket,
    app: Arc<AppState>,
    Visitor { person, token, owner }: Visitor,
    place: ConnectionSlot,
) {
    let device = device_id(&token.hash());
    let socket = app.hub.people.connect((person, owner), device, place.address);
    app.hub.note_connected(socket.person.id);
    // A token that was revoked since it was looked at has not closed this socket.
    if owner.is_some() && Box::pin(app.is_revoked(&token)).await {
        socket.outbox.sign_out();
    }
    app.hub.metrics.sockets.fetch_add(1, Ordering::Relaxed);
    let mut talk = Conversation::new(Arc::clone(&app), Arc::clone(&socket));
    let ending = run_loop(&mut stream, &app, &socket, &mut talk).await;
    if ending == CloseReason::SlowReader {
        increment(&app.hub.metrics.slow_readers);
    }
    tracing::debug!(person = socket.person.id, reason = ending.name(), "a socket is closed");
    Box::pin(talk.close()).await;
    app.hub.people.disconnect(&socket);
    app.hub.note_connected(socket.person.id);
    app.hub.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    Box::pin(close(stream, ending)).await;
    drop(place);
}

/// Tells a page why its person may not come in, and closes the socket.
pub(super) async fn turn_away(mut stream: WebSocket, ending: CloseReason) {
    let hello = to_json_text(&ServerMsg::Hello { version: VERSION });
    if let Ok(Ok(())) = timeout(WRITE_TIMEOUT, stream.send(Message::Text(hello))).await {
        Box::pin(close(stream, ending)).await;
    }
}

/// Sends the close frame, unless the other side has sent one: that is answered by itself.
async fn close(mut stream: WebSocket, ending: CloseReason) {
    let goodbye = async {
        if let Some(reason) = ending.denial() {
            let denied = ServerMsg::Online(OnlineEvent::Denied { game: None, reason });
            let _ = stream.send(Message::Text(to_json_text(&denied))).await;
        }
        if let Some(frame) = ending.frame()
            && stream.send(Message::Close(Some(frame))).await.is_err()
        {
            return;
        }
        // Messages still on their way here are read and dropped: closing a connection with unread
        // data would discard what was sent to the other side, too.
        while let Some(Ok(_)) = stream.recv().await {}
    };
    let _ = timeout(CLOSE_TIMEOUT, goodbye).await;
}

async fn run_loop(
    stream: &mut WebSocket,
    app: &AppState,
    socket: &Socket,
    talk: &mut Conversation,
) -> CloseReason {
    let mut stopping = app.hub.stopping.clone();
    let mut last_received = Instant::now();
    let mut beat = ping_interval(last_received + PING_INTERVAL);
    socket.outbox.send(&ServerMsg::Hello { version: VERSION });
    loop {
        let ended = tokio::select! {
            biased;
            () = stopping.requested() => Some(CloseReason::Stopping),
            reason = socket.outbox.wait_cut_off() => Some(reason),
            text = socket.outbox.next() => write_messages(stream, socket, text).await,
            got = stream.recv() => {
                last_received = Instant::now();
                handle_frame(got, talk).await
            }
            _ = beat.tick() => ping_if_silent(stream, last_received).await,
        };
        if let Some(ending) = ended {
            return ending;
        }
    }
}

fn ping_interval(first: Instant) -> tokio::time::Interval {
    let mut beat = tokio::time::interval_at(first.into(), PING_INTERVAL);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    beat
}

async fn handle_frame(
    got: Option<Result<Message, axum::Error>>,
    talk: &mut Conversation,
) -> Option<CloseReason> {
    match got {
        // In a box of its own, so that an idle socket does not hold the memory of the largest
        // handler.
        Some(Ok(Message::Text(text))) => Box::pin(talk.handle_text(&text)).await,
        Some(Ok(Message::Binary(_))) => talk.bad_message(),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => talk.handle_control_frame(),
        Some(Ok(Message::Close(_))) => Some(CloseReason::ClosedByPeer),
        Some(Err(error)) => Some(CloseReason::of_error(&error)),
        None => Some(CloseReason::ConnectionLost),
    }
}

/// Writes all messages that are queued, then flushes.
async fn write_messages(
    stream: &mut WebSocket,
    socket: &Socket,
    first: Utf8Bytes,
) -> Option<CloseReason> {
    let writing = async {
        let mut next = Some(first);
        while let Some(text) = next {
            socket.outbox.mark_sent(&text);
            stream.feed(Message::Text(text)).await?;
            next = socket.outbox.take();
        }
        stream.flush().await
    };
    tokio::select! {
        written = timeout(WRITE_TIMEOUT, writing) => match written {
            Ok(Ok(())) => None,
            Ok(Err(_)) => Some(CloseReason::ConnectionLost),
            Err(_) => Some(CloseReason::SlowReader),
        },
        reason = socket.outbox.wait_cut_off() => Some(reason),
    }
}

/// Sends a ping to a silent socket; gives up on one that has been silent for too long.
async fn ping_if_silent(stream: &mut WebSocket, last_received: Instant) -> Option<CloseReason> {
    match last_received.elapsed() {
        silence if silence < PING_INTERVAL => return None,
        silence if silence > MAX_SILENCE => return Some(CloseReason::Silent),
        _ => {}
    }
    let ping = stream.send(Message::Ping(Default::default()));
    match timeout(WRITE_TIMEOUT, ping).await {
        Ok(Ok(())) => None,
        _ => Some(CloseReason::ConnectionLost),
    }
}
