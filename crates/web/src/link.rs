//! The line to whoever hosts the tables: a worker beside the page.

use cartagena_protocol::{ClientMsg, ServerMsg, Trouble};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

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

/// Starts the worker. Without one nothing can be played, so the error is for the whole page.
pub fn open() -> Result<(), JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("worker.js", &options)?;
    let ears: Ears = Rc::default();
    let hearing = ears.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let told = event.data().as_string();
        let Some(told) = told.and_then(|text| serde_json::from_str(&text).ok()) else { return };
        tell(&hearing, &told);
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // It stays for as long as the page does.
    heard.forget();
    notice_failure(&worker, ears.clone());
    LINE.set(Some(Line { worker, ears, next: 0 }));
    Ok(())
}

/// Everybody who listens hears it.
fn tell(ears: &Ears, told: &ServerMsg) {
    // A listener may come or go while it listens.
    let now: Vec<Ear> = ears.borrow().iter().map(|(_, ear)| ear.clone()).collect();
    now.iter().for_each(|ear| ear(told));
}

/// A worker that could not be loaded, or that broke, says nothing any more; so the line does.
fn notice_failure(worker: &Worker, ears: Ears) {
    let failed = Closure::<dyn Fn()>::new(move || {
        tell(&ears, &ServerMsg::Failed { trouble: Trouble::Message });
    });
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
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
