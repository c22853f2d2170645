//! Links to the hosts of tables. The page has one to the Web Worker that hosts the games of this
//! device; a table uses the link of its context.

use cartagena_protocol::{ClientMsg, HostError, ServerMsg};
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::thread::LocalKey;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};

type Listener = Rc<dyn Fn(&ServerMsg)>;

/// The listeners of a link.
#[derive(Default)]
pub struct Listeners {
    all: RefCell<Vec<(u64, Listener)>>,
    next: RefCell<u64>,
}

impl Listeners {
    /// Passes a message to all listeners.
    pub fn notify(&self, message: &ServerMsg) {
        // A listener may come or go while it listens.
        let now: Vec<Listener> = self.all.borrow().iter().map(|(_, ear)| ear.clone()).collect();
        now.iter().for_each(|ear| ear(message));
    }

    fn add(&self, ear: Listener) -> u64 {
        let number = self.next.replace_with(|next| *next + 1);
        self.all.borrow_mut().push((number, ear));
        number
    }

    fn remove(&self, number: u64) {
        self.all.borrow_mut().retain(|(other, _)| *other != number);
    }
}

/// A link to a host. Copies are the same link.
#[derive(Clone, Copy)]
pub struct HostLink {
    send: fn(&ClientMsg),
    listeners: &'static LocalKey<Listeners>,
}

impl HostLink {
    /// Returns the line on which `say` speaks and `listeners` listen.
    pub const fn new(say: fn(&ClientMsg), ears: &'static LocalKey<Listeners>) -> HostLink {
        HostLink { send: say, listeners: ears }
    }

    /// Sends a message to the host.
    pub fn send(&self, message: &ClientMsg) {
        (self.send)(message);
    }

    /// Passes every message to a listener until the owning component is removed.
    pub fn listen(&self, ear: impl Fn(&ServerMsg) + 'static) {
        let ears = self.listeners;
        let number = ears.with(|ears| ears.add(Rc::new(ear)));
        on_cleanup(move || ears.with(|ears| ears.remove(number)));
    }
}

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    static LISTENERS: Listeners = Listeners::default();
}

/// Returns the link to the worker, which hosts the games of this device.
pub const fn worker() -> HostLink {
    HostLink::new(post, &LISTENERS)
}

/// Opens the link to the worker, which `boot.js` has started. Without it nothing can be played, so
/// an error concerns the whole page.
pub fn open() -> Result<(), JsValue> {
    let worker = Reflect::get(&window(), &"cartagenaBrain".into())?;
    let listen: Function = Reflect::get(&worker, &"listen".into())?.dyn_into()?;
    WORKER.set(Some(worker.clone().dyn_into()?));
    listen.call2(&worker, &on_message(), &on_error())?;
    Ok(())
}

/// Returns the handler of the worker's messages. It lives as long as the page, like the next one.
fn on_message() -> JsValue {
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let message = event.data().as_string();
        let Some(message) = message.and_then(|text| cartagena_protocol::parse_json(&text)) else {
            return;
        };
        LISTENERS.with(|ears| ears.notify(&message));
    });
    on_message.into_js_value()
}

/// Returns the handler of a worker that could not be loaded or has crashed; it reports an error in
/// its place.
fn on_error() -> JsValue {
    let failed = Closure::<dyn Fn()>::new(|| {
        LISTENERS.with(|ears| ears.notify(&ServerMsg::Failed { error: HostError::BadMessage }));
    });
    failed.into_js_value()
}

fn post(message: &ClientMsg) {
    let Ok(text) = serde_json::to_string(message) else { return };
    WORKER.with_borrow(|worker| {
        if let Some(worker) = worker {
            let _ = worker.post_message(&JsValue::from_str(&text));
        }
    });
}

/// Sends a message to the worker.
pub fn send(message: &ClientMsg) {
    worker().send(message);
}

/// Passes every message of the worker to a listener until the owning component is removed.
pub fn listen(ear: impl Fn(&ServerMsg) + 'static) {
    worker().listen(ear);
}
