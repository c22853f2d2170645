//! Lines to whoever hosts tables. The page has one to a worker beside it, which hosts what is played
//! on this device; a table has the line of the house that it stands in.

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

/// Everybody who listens to a line.
#[derive(Default)]
pub struct Listeners {
    all: RefCell<Vec<(u64, Listener)>>,
    next: RefCell<u64>,
}

impl Listeners {
    /// Everybody who listens hears it.
    pub fn notify(&self, told: &ServerMsg) {
        // A listener may come or go while it listens.
        let now: Vec<Listener> = self.all.borrow().iter().map(|(_, ear)| ear.clone()).collect();
        now.iter().for_each(|ear| ear(told));
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

/// A line to a host. Copies are the same line.
#[derive(Clone, Copy)]
pub struct HostLink {
    send: fn(&ClientMsg),
    listeners: &'static LocalKey<Listeners>,
}

impl HostLink {
    /// The line on which `say` speaks and `listeners` listen.
    pub const fn new(say: fn(&ClientMsg), ears: &'static LocalKey<Listeners>) -> HostLink {
        HostLink { send: say, listeners: ears }
    }

    /// Asks something of the host.
    pub fn send(&self, message: &ClientMsg) {
        (self.send)(message);
    }

    /// Hears every message until the part of the page that asked for it is gone.
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

/// The line to the worker, for what is played on this device.
pub const fn worker() -> HostLink {
    HostLink::new(post, &LISTENERS)
}

/// Takes the line to the worker, which `boot.js` has started. Without one nothing can be played, so
/// the error is for the whole page.
pub fn open() -> Result<(), JsValue> {
    let worker = Reflect::get(&window(), &"cartagenaBrain".into())?;
    let listen: Function = Reflect::get(&worker, &"listen".into())?.dyn_into()?;
    WORKER.set(Some(worker.clone().dyn_into()?));
    listen.call2(&worker, &on_message(), &on_error())?;
    Ok(())
}

/// Tells what the worker says. It stays for as long as the page does, like the next one.
fn on_message() -> JsValue {
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let told = event.data().as_string();
        let Some(told) = told.and_then(|text| cartagena_protocol::parse_json(&text)) else {
            return;
        };
        LISTENERS.with(|ears| ears.notify(&told));
    });
    heard.into_js_value()
}

/// A worker that could not be loaded, or that broke, says nothing any more; so the line does.
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

/// Asks something of the worker.
pub fn send(message: &ClientMsg) {
    worker().send(message);
}

/// Hears every message of the worker until the part of the page that asked for it is gone.
pub fn listen(ear: impl Fn(&ServerMsg) + 'static) {
    worker().listen(ear);
}
