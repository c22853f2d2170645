//! The link to a server: a WebSocket that reconnects by itself. Messages are not queued while it is
//! down: components repeat their requests after a reconnection, and a move is never sent twice.

use super::seat_secrets;
use crate::host_link::{HostLink, Listeners};
use cartagena_client::online::retry_delay;
use cartagena_protocol::{
    ClientMsg, Denial, OnlineEvent, OnlineRequest, PeopleRequest, ServerMsg, VERSION,
};
use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// The state of the socket.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SocketState {
    /// No component needs it.
    #[default]
    Idle,
    /// The first connection attempt is under way.
    Connecting,
    /// The server is connected.
    Connected,
    /// The connection is lost and being retried.
    Lost,
    /// No server could be reached.
    Absent,
    /// The server speaks another version.
    Outdated,
    /// The person may not come in.
    Banned,
    /// The server admits new people by invitation only.
    Uninvited,
    /// The server was not told the name of this page.
    NoOrigin,
}

/// Interval of the checks that the server still answers.
const PING_INTERVAL: Duration = Duration::from_secs(15);
/// Time for which an unused socket stays open: the next page may need it.
const IDLE_CLOSE_DELAY: Duration = Duration::from_secs(8);

type Handler = Closure<dyn Fn(MessageEvent)>;

#[derive(Default)]
struct SocketSlot {
    socket: Option<WebSocket>,
    /// Event handlers, dropped with the socket.
    handlers: Vec<Handler>,
    /// Number of the current socket, so that events of old ones are ignored.
    number: u64,
    failures: u32,
    users: u32,
    last_received: f64,
    last_ping: f64,
    watching: bool,
}

thread_local! {
    static SOCKET: RefCell<SocketSlot> = RefCell::default();
    static LISTENERS: Listeners = Listeners::default();
    static STATE: ArcRwSignal<SocketState> = ArcRwSignal::new(SocketState::Idle);
    static DROPPED: ArcRwSignal<u32> = ArcRwSignal::new(0);
    static CONFIRM: RefCell<bool> = const { RefCell::new(true) };
}

/// Returns the link to the server.
pub const fn link() -> HostLink {
    HostLink::new(send, &LISTENERS)
}

/// Returns the state of the socket as a signal.
pub fn state() -> ArcRwSignal<SocketState> {
    STATE.with(ArcRwSignal::clone)
}

fn set_state(next: SocketState) {
    let state = state();
    if state.get_untracked() != next {
        state.set(next);
    }
}

fn is_state(wanted: SocketState) -> bool {
    state().get_untracked() == wanted
}

/// Returns the number of actions that could not be sent; the page reports them.
pub fn dropped_count() -> ArcRwSignal<u32> {
    DROPPED.with(ArcRwSignal::clone)
}

/// Sends a request of the online protocol.
pub fn send_request(request: OnlineRequest) {
    send(&ClientMsg::Online(request));
}

/// Returns a request under a new id, so that it can be sent again without being carried out twice.
pub fn with_new_id(request: OnlineRequest) -> OnlineRequest {
    let Some(bytes) = seat_secrets::random_bytes() else { return request };
    let id = bytes.iter().map(|byte| char::from(b'a' + byte % 16)).collect();
    OnlineRequest::Once { id, request: Box::new(request) }
}

/// Returns whether the server is connected.
pub fn is_connected() -> bool {
    is_state(SocketState::Connected)
}

fn send(message: &ClientMsg) {
    if is_state(SocketState::Connected) {
        post(message);
    } else if is_action(message) {
        dropped_count().update(|count| *count += 1);
    }
}

/// Returns whether a message is an action rather than a request for information, which components
/// repeat by themselves.
fn is_action(message: &ClientMsg) -> bool {
    match message {
        ClientMsg::Play { .. } | ClientMsg::Undo { .. } | ClientMsg::Confirm { .. } => true,
        ClientMsg::Online(request) => !matches!(
            request,
            OnlineRequest::Hello { .. }
                | OnlineRequest::WatchLobby
                | OnlineRequest::UnwatchLobby
                | OnlineRequest::ListMyTables
                | OnlineRequest::StopFinding
                | OnlineRequest::People(PeopleRequest::List)
                | OnlineRequest::Hidden { .. }
                | OnlineRequest::Reveal { .. }
        ),
        _ => false,
    }
}

fn post(message: &ClientMsg) {
    let Ok(text) = serde_json::to_string(&cartagena_protocol::writable_client_msg(message)) else {
        return;
    };
    SOCKET.with_borrow(|wire| {
        if let Some(socket) = &wire.socket {
            let _ = socket.send_with_str(&text);
        }
    });
}

/// Tells the server now, and after every reconnection, whether this person wants to confirm turns.
pub fn set_confirm(ask: bool) {
    CONFIRM.set(ask);
    send(&ClientMsg::AskToConfirm { confirm: ask });
}

/// Keeps the socket open until the owning component is removed.
pub fn hold() {
    watch_network();
    let first = SOCKET.with_borrow_mut(|wire| {
        wire.users += 1;
        wire.socket.is_none()
    });
    if first {
        open();
    }
    on_cleanup(|| {
        SOCKET.with_borrow_mut(|wire| wire.users -= 1);
        set_timeout(close_if_idle, IDLE_CLOSE_DELAY);
    });
}

/// Connects if no attempt is under way. The retry after a loss may have been skipped while no
/// component needed the link, and there would be no other.
fn open() {
    match state().get_untracked() {
        SocketState::Idle | SocketState::Absent => reopen(),
        SocketState::Lost => connect(),
        _ => {}
    }
}

fn close_if_idle() {
    if SOCKET.with_borrow(|wire| wire.users == 0) {
        close();
    }
}

/// Closes the socket. The next page that needs it opens a new one, perhaps as another person.
pub fn close() {
    drop_socket();
    set_state(SocketState::Idle);
}

/// Reconnects at once.
pub fn reopen() {
    drop_socket();
    set_state(SocketState::Connecting);
    connect();
}

/// Drops the socket; its later messages are ignored.
fn drop_socket() {
    let old = SOCKET.with_borrow_mut(|wire| {
        wire.number += 1;
        wire.socket.take()
    });
    if let Some(socket) = old {
        socket.set_onopen(None);
        socket.set_onmessage(None);
        socket.set_onclose(None);
        let _ = socket.close();
    }
}

/// Returns the socket's address, in the same folder as the page.
fn address() -> Option<String> {
    let href = window().location().href().ok()?;
    let base = href.split(['#', '?']).next()?;
    let folder = &base[..=base.rfind('/')?];
    Some(format!("ws{}socket", folder.strip_prefix("http")?))
}

fn connect() {
    drop_socket();
    let socket = address().and_then(|address| WebSocket::new(&address).ok());
    let Some(socket) = socket else { return handle_loss() };
    let number = SOCKET.with_borrow(|wire| wire.number);
    let current = move || SOCKET.with_borrow(|wire| wire.number == number);
    let opened = Handler::new(move |_| {
        if current() {
            send_hello()
        }
    });
    let received = Handler::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string().filter(|_| current()) {
            receive(&text);
        }
    });
    let closed = Handler::new(move |_| {
        if current() {
            handle_loss()
        }
    });
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(received.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    SOCKET.with_borrow_mut(|wire| {
        wire.socket = Some(socket);
        wire.handlers = vec![opened, received, closed];
    });
}

fn send_hello() {
    post(&ClientMsg::Online(OnlineRequest::Hello { version: VERSION }));
    post(&ClientMsg::AskToConfirm { confirm: CONFIRM.with_borrow(|ask| *ask) });
}

fn receive(text: &str) {
    SOCKET.with_borrow_mut(|wire| wire.last_received = now());
    let Some(message) = cartagena_protocol::parse_server_msg(text) else { return };
    match &message {
        ServerMsg::Online(OnlineEvent::YourName { .. }) if !is_state(SocketState::Connected) => {
            SOCKET.with_borrow_mut(|wire| wire.failures = 0);
            set_state(SocketState::Connected);
        }
        ServerMsg::Online(OnlineEvent::Denied { reason: Denial::Banned, .. }) => {
            drop_socket();
            set_state(SocketState::Banned);
        }
        ServerMsg::Online(OnlineEvent::Denied { reason: Denial::InvitationNeeded, .. }) => {
            drop_socket();
            set_state(SocketState::Uninvited);
        }
        ServerMsg::Online(OnlineEvent::Denied { reason: Denial::NoOrigin, .. }) => {
            drop_socket();
            set_state(SocketState::NoOrigin);
        }
        ServerMsg::Online(OnlineEvent::Outdated { .. }) => {
            drop_socket();
            set_state(SocketState::Outdated);
        }
        _ => {}
    }
    LISTENERS.with(|ears| ears.notify(&message));
}

/// Handles a lost or failed connection: retries with growing delays.
fn handle_loss() {
    drop_socket();
    let was_here = is_state(SocketState::Connected) || is_state(SocketState::Lost);
    set_state(if was_here { SocketState::Lost } else { SocketState::Absent });
    let (number, wait) = SOCKET.with_borrow_mut(|wire| {
        let wait = retry_delay(wire.failures, js_sys::Math::random());
        wire.failures += 1;
        (wire.number, wait)
    });
    let again = move || {
        if SOCKET.with_borrow(|wire| wire.number == number && wire.users > 0) {
            connect();
        }
    };
    set_timeout(again, Duration::from_millis(wait.into()));
}

/// Milliseconds on a clock that only goes forward.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Listens for changes of the network and of the page's visibility, once for the page's lifetime.
fn watch_network() {
    if SOCKET.with_borrow_mut(|wire| std::mem::replace(&mut wire.watching, true)) {
        return;
    }
    for (event, handler) in [
        ("offline", lose_if_connected as fn()),
        ("online", reconnect_now),
        ("pageshow", reconnect_now),
    ] {
        let handler = Closure::<dyn Fn()>::new(handler);
        let _ = window().add_event_listener_with_callback(event, handler.as_ref().unchecked_ref());
        handler.forget();
    }
    let seen = Closure::<dyn Fn()>::new(|| {
        if !document().hidden() {
            reconnect_now()
        }
    });
    let seen_by = seen.as_ref().unchecked_ref();
    let _ = document().add_event_listener_with_callback("visibilitychange", seen_by);
    seen.forget();
    set_interval(ping_or_drop, PING_INTERVAL);
}

fn lose_if_connected() {
    if is_state(SocketState::Connected) {
        handle_loss();
    }
}

/// Reconnects at once: the network may be back.
fn reconnect_now() {
    let wanted = SOCKET.with_borrow_mut(|wire| {
        wire.failures = 0;
        wire.users > 0
    });
    match state().get_untracked() {
        SocketState::Lost | SocketState::Absent if wanted => connect(),
        SocketState::Connected => ping(),
        _ => {}
    }
}

/// Pings an idle server, and treats a missing answer as a loss: a socket can be dead without a
/// close event.
fn ping_or_drop() {
    if !is_state(SocketState::Connected) {
        return;
    }
    let (received, pinged) = SOCKET.with_borrow(|wire| (wire.last_received, wire.last_ping));
    if received < pinged {
        handle_loss();
    } else if now() - received >= PING_INTERVAL.as_millis() as f64 {
        ping();
    }
}

fn ping() {
    SOCKET.with_borrow_mut(|wire| wire.last_ping = now());
    post(&ClientMsg::Online(OnlineRequest::Hello { version: VERSION }));
}
