//! Queue of jobs, run one after another: messages of the page, ticks, loaded nets, changes by other
//! windows.

use crate::browser::{message_listener, scope};
use crate::host::Host;
use cartagena::Variant;
use cartagena_offline::DeferredCode;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Job of the worker.
pub(crate) enum Job {
    /// Load the saved games.
    Load,
    /// Handle a message of the page.
    PageMessage(String),
    /// Continue work that takes time.
    Tick,
    /// A net was loaded, or could not be.
    Net(Variant, usize, Option<Vec<u8>>),
    /// The net of the opponent of the day was loaded, or could not be.
    DailyNet(Variant, Option<Vec<u8>>),
    /// The deferred code was loaded, or could not be.
    Code(Option<DeferredCode>),
    /// Another window has changed this game.
    GameChanged(String),
}

/// Queue of jobs and the host that runs them.
pub(crate) struct Queue {
    jobs: RefCell<VecDeque<Job>>,
    /// Taken out while a job is running.
    host: RefCell<Option<Host>>,
    timer: Cell<Option<i32>>,
    /// Callback of the timer.
    timer_callback: RefCell<Option<js_sys::Function>>,
}

impl Queue {
    /// Starts listening.
    pub(crate) fn start() {
        let queue = Rc::new(Queue {
            jobs: RefCell::new(VecDeque::from([Job::Load])),
            host: RefCell::default(),
            timer: Cell::new(None),
            timer_callback: RefCell::default(),
        });
        let timer_queue = Rc::clone(&queue);
        let tick = Closure::<dyn Fn()>::new(move || {
            timer_queue.timer.set(None);
            timer_queue.push(Job::Tick);
        });
        *queue.timer_callback.borrow_mut() = Some(tick.into_js_value().unchecked_into());
        let message_queue = Rc::clone(&queue);
        scope().set_onmessage(Some(&message_listener(move |text| {
            message_queue.push(Job::PageMessage(text))
        })));
        let host = Host::new(Rc::clone(&queue));
        queue.host.borrow_mut().replace(host);
        queue.run();
    }

    /// Appends a job.
    pub(crate) fn push(self: &Rc<Self>, job: Job) {
        self.jobs.borrow_mut().push_back(job);
        self.run();
    }

    /// Runs all jobs, unless they are being run already.
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

    /// Sets the timer for the next tick; messages get through until then.
    fn set_timer(&self, delay: Option<f64>) {
        if let Some(timer) = self.timer.take() {
            scope().clear_timeout_with_handle(timer);
        }
        if let (Some(delay), Some(tick)) = (delay, self.timer_callback.borrow().as_ref()) {
            let delay = delay.ceil() as i32;
            let timer =
                scope().set_timeout_with_callback_and_timeout_and_arguments_0(tick, delay).ok();
            self.timer.set(timer);
        }
    }
}
