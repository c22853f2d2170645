//! One thing after another: messages of the page, ticks, nets that have come, news of other windows.

use crate::browser::{message_listener, scope};
use crate::host::Host;
use cartagena::Variant;
use cartagena_offline::DeferredCode;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Something to be done.
pub enum Job {
    /// Read what was kept.
    Load,
    /// The page has said this.
    PageMessage(String),
    /// Time to go on with what takes time.
    Tick,
    /// A net has come, or it cannot be had.
    Net(Variant, usize, Option<Vec<u8>>),
    /// The code of what a first game does without has come, or it cannot be had.
    Code(Option<DeferredCode>),
    /// Another window has changed this game.
    GameChanged(String),
}

/// The queue and the one who works it off.
pub struct Queue {
    jobs: RefCell<VecDeque<Job>>,
    /// Away while a job is being done.
    host: RefCell<Option<Host>>,
    timer: Cell<Option<i32>>,
    /// What the timer calls.
    timer_callback: RefCell<Option<js_sys::Function>>,
}

impl Queue {
    /// Begins to listen.
    pub fn start() {
        let queue = Rc::new(Queue {
            jobs: RefCell::new(VecDeque::from([Job::Load])),
            host: RefCell::default(),
            timer: Cell::new(None),
            timer_callback: RefCell::default(),
        });
        let ringing = Rc::clone(&queue);
        let ring = Closure::<dyn Fn()>::new(move || {
            ringing.timer.set(None);
            ringing.push(Job::Tick);
        });
        *queue.timer_callback.borrow_mut() = Some(ring.into_js_value().unchecked_into());
        let hearing = Rc::clone(&queue);
        scope().set_onmessage(Some(&message_listener(move |text| {
            hearing.push(Job::PageMessage(text))
        })));
        let host = Host::new(Rc::clone(&queue));
        queue.host.borrow_mut().replace(host);
        queue.run();
    }

    /// Puts a job behind those that wait.
    pub fn push(self: &Rc<Self>, job: Job) {
        self.jobs.borrow_mut().push_back(job);
        self.run();
    }

    /// Works the queue off, unless that is being done.
    fn run(self: &Rc<Self>) {
        let Some(mut host) = self.host.borrow_mut().take() else { return };
        let queue = Rc::clone(self);
        wasm_bindgen_futures::spawn_local(async move {
            while let Some(job) = queue.next() {
                host.run_job(job).await;
            }
            queue.set_timer(host.ms_until_due());
            queue.host.borrow_mut().replace(host);
        });
    }

    fn next(&self) -> Option<Job> {
        self.jobs.borrow_mut().pop_front()
    }

    /// Rings after so many milliseconds and not before; messages get through until then.
    fn set_timer(&self, rest: Option<f64>) {
        if let Some(timer) = self.timer.take() {
            scope().clear_timeout_with_handle(timer);
        }
        if let (Some(rest), Some(ring)) = (rest, self.timer_callback.borrow().as_ref()) {
            let rest = rest.ceil() as i32;
            let timer =
                scope().set_timeout_with_callback_and_timeout_and_arguments_0(ring, rest).ok();
            self.timer.set(timer);
        }
    }
}
