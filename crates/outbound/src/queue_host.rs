//! The host of a queue: it waits and lets the work be done.

use crate::queue::{Outcome, Queue, Task};
use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::Instant;

/// Number of tasks that may wait until the queue takes them.
const INBOX: usize = 256;
/// Wait of a queue in which nothing is due.
const IDLE: Duration = Duration::from_secs(3_600);

/// Entrance of a queue.
#[derive(Debug)]
pub struct QueueHandle<J>(mpsc::Sender<Task<J>>);

impl<J> QueueHandle<J> {
    /// Adds a task. Nobody waits: it is dropped, and false returned, if there is no room.
    pub fn send(&self, task: Task<J>) -> bool {
        self.0.try_send(task).is_ok()
    }
}

impl<J> Clone for QueueHandle<J> {
    fn clone(&self) -> QueueHandle<J> {
        QueueHandle(self.0.clone())
    }
}

/// Starts a queue whose tasks are carried out by `work`. It ends with its last handle; what waits then
/// is dropped.
pub fn run_queue<J, F>(
    queue: Queue<J>,
    work: impl Fn(J) -> F + Send + 'static,
    dropped: impl Fn() + Send + 'static,
) -> QueueHandle<J>
where
    J: Clone + Send + 'static,
    F: Future<Output = Outcome> + Send + 'static,
{
    let (sender, inbox) = mpsc::channel(INBOX);
    tokio::spawn(run(queue, inbox, work, dropped));
    QueueHandle(sender)
}

async fn run<J, F>(
    mut queue: Queue<J>,
    mut inbox: mpsc::Receiver<Task<J>>,
    work: impl Fn(J) -> F + Send + 'static,
    dropped: impl Fn() + Send + 'static,
) where
    J: Clone + Send + 'static,
    F: Future<Output = Outcome> + Send + 'static,
{
    let began = Instant::now();
    let now = || u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
    let (mut running, mut numbers) = (JoinSet::new(), HashMap::new());
    loop {
        while let Some((number, job)) = queue.start(now()) {
            numbers.insert(running.spawn(work(job)).id(), number);
        }
        let due = queue.next_due().map(|due| began + Duration::from_millis(due));
        let due = due.unwrap_or_else(|| Instant::now() + IDLE);
        tokio::select! {
            task = inbox.recv() => match task {
                Some(task) => {
                    if !queue.add(task, now()) {
                        dropped();
                    }
                }
                None => return,
            },
            Some(done) = running.join_next_with_id() => {
                let (id, outcome) = outcome_of(done);
                if let Some(number) = numbers.remove(&id) {
                    queue.finish(number, outcome, now());
                }
            }
            () = tokio::time::sleep_until(due) => {}
        }
    }
}

/// Returns the outcome of a task; one that has panicked is not tried again.
fn outcome_of(done: Result<(Id, Outcome), JoinError>) -> (Id, Outcome) {
    done.unwrap_or_else(|error| (error.id(), Outcome::Ended))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::queue::Limits;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[tokio::test(start_paused = true)]
    async fn a_task_is_tried_until_it_ends_and_a_panic_stops_nobody() {
        let limits = Limits {
            tasks: 10,
            tasks_per_receiver: 10,
            running: 2,
            running_per_receiver: 2,
            attempts: 5,
            first_pause_ms: 60_000,
        };
        let tries = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&tries);
        let work = move |job: u8| {
            let counted = Arc::clone(&counted);
            async move {
                assert!(job != 0, "this one panics");
                let before = counted.fetch_add(1, Ordering::Relaxed);
                if before < 2 { Outcome::NotArrived(0) } else { Outcome::Ended }
            }
        };
        let handle = run_queue(Queue::new(limits), work, || {});
        for job in [0, 0, 0, 1] {
            let task = Task { job, receiver: "a".into(), lifetime_ms: u64::MAX, may_repeat: false };
            assert!(handle.send(task));
        }
        tokio::time::sleep(Duration::from_secs(3_600)).await;
        assert_eq!(tries.load(Ordering::Relaxed), 3);
    }
}
