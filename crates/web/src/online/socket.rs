//! The line to a server: a socket that comes back by itself. What is said while it is away is not
//! said later: questions are asked anew by whoever asked them, and a move is never made twice.

use crate::link::{Ears, Line};
use cartagena_client::online::delay;
use cartagena_protocol::{ClientMsg, News, ServerMsg, VERSION, Wish};
use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// How the line stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// Nobody needs it.
    #[default]
    Idle,
    /// The server is being reached for the first time.
    Reaching,
    /// The server listens.
    Here,
    /// The server was here and will be back.
    Lost,
    /// There is no server, as far as can be seen.
    Absent,
    /// The server speaks another version.
    Outdated,
}

/// How often it is made sure that somebody still listens.
const BEAT: Duration = Duration::from_secs(15);
/// How long the line is kept when nobody needs it: the next page may.
const LINGER: Duration = Duration::from_secs(8);

type Handler = Closure<dyn Fn(MessageEvent)>;

#[derive(Default)]
struct Wire {
    socket: Option<WebSocket>,
    /// What the browser calls; dropped with the socket.
    handlers: Vec<Handler>,
    /// Counts the sockets, so that an old one cannot speak for a new one.
    number: u64,
    failed: u32,
    users: u32,
    heard: f64,
    asked: f64,
    watching: bool,
}

thread_local! {
    static WIRE: RefCell<Wire> = RefCell::default();
    static EARS: Ears = Ears::default();
    static STATE: ArcRwSignal<State> = ArcRwSignal::new(State::Idle);
    static UNSAID: ArcRwSignal<u32> = ArcRwSignal::new(0);
    static CONFIRM: RefCell<bool> = const { RefCell::new(true) };
}

/// The line to the server.
pub const fn line() -> Line {
    Line::new(say, &EARS)
}

/// How the line stands, to be followed.
pub fn state() -> ArcRwSignal<State> {
    STATE.with(ArcRwSignal::clone)
}

fn become_now(next: State) {
    let state = state();
    if state.get_untracked() != next {
        state.set(next);
    }
}

fn is(wanted: State) -> bool {
    state().get_untracked() == wanted
}

/// Counts what somebody wanted and could not be said; the page tells them.
pub fn unsaid() -> ArcRwSignal<u32> {
    UNSAID.with(ArcRwSignal::clone)
}

/// Asks the server for something that only it understands.
pub fn wish(wish: Wish) {
    say(&ClientMsg::Online(wish));
}

/// Whether the server listens.
pub fn is_here() -> bool {
    is(State::Here)
}

fn say(message: &ClientMsg) {
    if is(State::Here) {
        post(message);
    } else if is_deed(message) {
        unsaid().update(|count| *count += 1);
    }
}

/// Whether somebody did something, and did not merely look. Questions are asked again by whoever
/// asked them.
fn is_deed(message: &ClientMsg) -> bool {
    match message {
        ClientMsg::Play { .. } | ClientMsg::Undo { .. } | ClientMsg::Confirm { .. } => true,
        ClientMsg::Online(wish) => !matches!(
            wish,
            Wish::Hello { .. } | Wish::Lobby | Wish::LeaveLobby | Wish::Mine | Wish::Reveal { .. }
        ),
        _ => false,
    }
}

fn post(message: &ClientMsg) {
    let Ok(text) = serde_json::to_string(&cartagena_protocol::asked(message)) else { return };
    WIRE.with_borrow(|wire| {
        if let Some(socket) = &wire.socket {
            let _ = socket.send_with_str(&text);
        }
    });
}

/// Whether this person wants to confirm turns; told to the server now and whenever it is back.
pub fn confirm(ask: bool) {
    CONFIRM.set(ask);
    say(&ClientMsg::AskToConfirm { ask });
}

/// Keeps the line open for as long as the part of the page that asked for it is there.
pub fn hold() {
    watch();
    let first = WIRE.with_borrow_mut(|wire| {
        wire.users += 1;
        wire.socket.is_none()
    });
    if first {
        open();
    }
    on_cleanup(|| {
        WIRE.with_borrow_mut(|wire| wire.users -= 1);
        set_timeout(close_if_idle, LINGER);
    });
}

/// Reaches for the server where nobody does. The try after a loss may have passed while nobody
/// needed the line, and there would be no other.
fn open() {
    match state().get_untracked() {
        State::Idle | State::Absent => reopen(),
        State::Lost => connect(),
        _ => {}
    }
}

fn close_if_idle() {
    if WIRE.with_borrow(|wire| wire.users == 0) {
        close();
    }
}

/// Closes the line. The next page that needs it opens it anew, perhaps as somebody else.
pub fn close() {
    hang_up();
    become_now(State::Idle);
}

/// Tries again without waiting.
pub fn reopen() {
    hang_up();
    become_now(State::Reaching);
    connect();
}

/// Lets go of the socket; whatever it still says is not heard.
fn hang_up() {
    let old = WIRE.with_borrow_mut(|wire| {
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

/// The socket lies beside the page, wherever that is.
fn address() -> Option<String> {
    let href = window().location().href().ok()?;
    let base = href.split(['#', '?']).next()?;
    let folder = &base[..=base.rfind('/')?];
    Some(format!("ws{}socket", folder.strip_prefix("http")?))
}

fn connect() {
    hang_up();
    let socket = address().and_then(|address| WebSocket::new(&address).ok());
    let Some(socket) = socket else { return lose() };
    let number = WIRE.with_borrow(|wire| wire.number);
    let current = move || WIRE.with_borrow(|wire| wire.number == number);
    let opened = Handler::new(move |_| {
        if current() {
            greet()
        }
    });
    let heard = Handler::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string().filter(|_| current()) {
            hear(&text);
        }
    });
    let closed = Handler::new(move |_| {
        if current() {
            lose()
        }
    });
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    WIRE.with_borrow_mut(|wire| {
        wire.socket = Some(socket);
        wire.handlers = vec![opened, heard, closed];
    });
}

fn greet() {
    post(&ClientMsg::Online(Wish::Hello { version: VERSION }));
    post(&ClientMsg::AskToConfirm { ask: CONFIRM.with_borrow(|ask| *ask) });
}

fn hear(text: &str) {
    WIRE.with_borrow_mut(|wire| wire.heard = now());
    let Some(told) = cartagena_protocol::hear(text) else { return };
    match &told {
        ServerMsg::Online(News::You { .. }) if !is(State::Here) => {
            WIRE.with_borrow_mut(|wire| wire.failed = 0);
            become_now(State::Here);
        }
        ServerMsg::Online(News::Outdated { .. }) => {
            hang_up();
            become_now(State::Outdated);
        }
        _ => {}
    }
    EARS.with(|ears| ears.tell(&told));
}

/// The server is gone; it is tried again, later and later.
fn lose() {
    hang_up();
    let was_here = is(State::Here) || is(State::Lost);
    become_now(if was_here { State::Lost } else { State::Absent });
    let (number, wait) = WIRE.with_borrow_mut(|wire| {
        let wait = delay(wire.failed, js_sys::Math::random());
        wire.failed += 1;
        (wire.number, wait)
    });
    let again = move || {
        if WIRE.with_borrow(|wire| wire.number == number && wire.users > 0) {
            connect();
        }
    };
    set_timeout(again, Duration::from_millis(wait.into()));
}

/// Milliseconds on a clock that only goes forward.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Notices when the network or the page comes and goes, for as long as the page lives.
fn watch() {
    if WIRE.with_borrow_mut(|wire| std::mem::replace(&mut wire.watching, true)) {
        return;
    }
    for (event, heard) in
        [("offline", lose_if_here as fn()), ("online", hurry), ("pageshow", hurry)]
    {
        let heard = Closure::<dyn Fn()>::new(heard);
        let _ = window().add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
        heard.forget();
    }
    let seen = Closure::<dyn Fn()>::new(|| {
        if !document().hidden() {
            hurry()
        }
    });
    let seen_by = seen.as_ref().unchecked_ref();
    let _ = document().add_event_listener_with_callback("visibilitychange", seen_by);
    seen.forget();
    set_interval(beat, BEAT);
}

fn lose_if_here() {
    if is(State::Here) {
        lose();
    }
}

/// There may be a network again: no need to wait.
fn hurry() {
    let wanted = WIRE.with_borrow_mut(|wire| {
        wire.failed = 0;
        wire.users > 0
    });
    match state().get_untracked() {
        State::Lost | State::Absent if wanted => connect(),
        State::Here => ask(),
        _ => {}
    }
}

/// A socket can be dead without anybody having said so: whoever does not answer is gone.
fn beat() {
    if !is(State::Here) {
        return;
    }
    let (heard, asked) = WIRE.with_borrow(|wire| (wire.heard, wire.asked));
    if heard < asked {
        lose();
    } else if now() - heard >= BEAT.as_millis() as f64 {
        ask();
    }
}

fn ask() {
    WIRE.with_borrow_mut(|wire| wire.asked = now());
    post(&ClientMsg::Online(Wish::Hello { version: VERSION }));
}
