//! One thing after another: messages of the page, ticks, nets that have come, news of other windows.

use crate::host::Host;
use crate::surroundings::{ear, scope};
use cartagena::Variant;
use cartagena_harbour::Depth;
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
    Heard(String),
    /// Time to go on with what takes time.
    Tick,
    /// A net has come, or it cannot be had.
    Net(Variant, usize, Option<Vec<u8>>),
    /// The code of what a first game does without has come, or it cannot be had.
    Depth(Option<Depth>),
    /// Another window has changed this game.
    Changed(String),
}

/// The queue and the one who works it off.
pub struct Queue {
    jobs: RefCell<VecDeque<Job>>,
    /// Away while a job is being done.
    host: RefCell<Option<Host>>,
    timer: Cell<Option<i32>>,
    /// What the timer calls.
    ring: RefCell<Option<js_sys::Function>>,
}

impl Queue {
    /// Begins to listen.
    pub fn open() {
        let queue = Rc::new(Queue {
            jobs: RefCell::new(VecDeque::from([Job::Load])),
            host: RefCell::default(),
            timer: Cell::new(None),
            ring: RefCell::default(),
        });
        let ringing = Rc::clone(&queue);
        let ring = Closure::<dyn Fn()>::new(move || {
            ringing.timer.set(None);
            ringing.push(Job::Tick);
        });
        *queue.ring.borrow_mut() = Some(ring.into_js_value().unchecked_into());
        let hearing = Rc::clone(&queue);
        scope().set_onmessage(Some(&ear(move |text| hearing.push(Job::Heard(text)))));
        let host = Host::new(Rc::clone(&queue));
        queue.host.borrow_mut().replace(host);
        queue.work();
    }

    /// Puts a job behind those that wait.
    pub fn push(self: &Rc<Self>, job: Job) {
        self.jobs.borrow_mut().push_back(job);
        self.work();
    }

    /// Works the queue off, unless that is being done.
    fn work(self: &Rc<Self>) {
        let Some(mut host) = self.host.borrow_mut().take() else { return };
        let queue = Rc::clone(self);
        wasm_bindgen_futures::spawn_local(async move {
            while let Some(job) = queue.next() {
                host.work(job).await;
            }
            queue.set_timer(host.rest());
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
        if let (Some(rest), Some(ring)) = (rest, self.ring.borrow().as_ref()) {
            let rest = rest.ceil() as i32;
            let timer =
                scope().set_timeout_with_callback_and_timeout_and_arguments_0(ring, rest).ok();
            self.timer.set(timer);
        }
    }
}
