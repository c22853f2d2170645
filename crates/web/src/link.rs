//! The line to whoever hosts the tables: a worker beside the page.

use cartagena_protocol::{ClientMsg, ServerMsg, Trouble};
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};

type Ear = Rc<dyn Fn(&ServerMsg)>;
type Ears = Rc<RefCell<Vec<(u64, Ear)>>>;

struct Line {
    worker: Worker,
    ears: Ears,
    next: u64,
}

thread_local! {
    static LINE: RefCell<Option<Line>> = const { RefCell::new(None) };
}

/// Takes the line to the worker, which `boot.js` has started. Without one nothing can be played, so
/// the error is for the whole page.
pub fn open() -> Result<(), JsValue> {
    let worker = Reflect::get(&window(), &"cartagenaBrain".into())?;
    let listen: Function = Reflect::get(&worker, &"listen".into())?.dyn_into()?;
    let ears: Ears = Rc::default();
    LINE.set(Some(Line { worker: worker.clone().dyn_into()?, ears: ears.clone(), next: 0 }));
    listen.call2(&worker, &hearing(ears.clone()), &failing(ears))?;
    Ok(())
}

/// Tells what the worker says. It stays for as long as the page does, like the next one.
fn hearing(ears: Ears) -> JsValue {
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let told = event.data().as_string();
        let Some(told) = told.and_then(|text| cartagena_protocol::read(&text)) else { return };
        tell(&ears, &told);
    });
    heard.into_js_value()
}

/// A worker that could not be loaded, or that broke, says nothing any more; so the line does.
fn failing(ears: Ears) -> JsValue {
    let failed = Closure::<dyn Fn()>::new(move || {
        tell(&ears, &ServerMsg::Failed { trouble: Trouble::Message });
    });
    failed.into_js_value()
}

/// Everybody who listens hears it.
fn tell(ears: &Ears, told: &ServerMsg) {
    // A listener may come or go while it listens.
    let now: Vec<Ear> = ears.borrow().iter().map(|(_, ear)| ear.clone()).collect();
    now.iter().for_each(|ear| ear(told));
}

/// Asks something of the host.
pub fn send(message: &ClientMsg) {
    let Ok(text) = serde_json::to_string(message) else { return };
    LINE.with_borrow(|line| {
        if let Some(line) = line {
            let _ = line.worker.post_message(&JsValue::from_str(&text));
        }
    });
}

/// Hears every message until the part of the page that asked for it is gone.
pub fn listen(ear: impl Fn(&ServerMsg) + 'static) {
    let ear: Ear = Rc::new(ear);
    let number = LINE.with_borrow_mut(|line| {
        let line = line.as_mut()?;
        line.next += 1;
        line.ears.borrow_mut().push((line.next, ear));
        Some(line.next)
    });
    on_cleanup(move || {
        LINE.with_borrow(|line| {
            if let Some(line) = line {
                line.ears.borrow_mut().retain(|(other, _)| Some(*other) != number);
            }
        });
    });
}
