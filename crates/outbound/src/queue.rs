//! Queue of messages to send, as a state machine without a clock: bounded in all and for each receiver,
//! with back-off. All times are milliseconds since any moment.

use std::collections::{BTreeMap, HashMap};

/// Longest time between two attempts, in milliseconds.
const MAX_PAUSE_MS: u64 = 3_600_000;

/// Bounds of a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Number of tasks, waiting or running.
    pub tasks: usize,
    /// Number of tasks of one receiver.
    pub tasks_per_receiver: usize,
    /// Number of tasks that run at once.
    pub running: usize,
    /// Number of tasks of one receiver that run at once.
    pub running_per_receiver: usize,
    /// Number of attempts.
    pub attempts: u32,
    /// Pause after the first attempt, in milliseconds; each later one is four times as long, but no
    /// longer than an hour.
    pub first_pause_ms: u64,
}

/// Something to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task<J> {
    /// The message to send.
    pub job: J,
    /// The receiver, for the bounds.
    pub receiver: String,
    /// Time after which it is worth nothing, in milliseconds from now.
    pub lifetime_ms: u64,
    /// Set if it may be sent again although it may have arrived.
    pub may_repeat: bool,
}

/// Result of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is done, or never will be.
    Ended,
    /// It has certainly not arrived; it may be tried again, no earlier than after this time in
    /// milliseconds.
    NotArrived(u64),
    /// Nobody knows whether it has arrived.
    Unknown,
}

struct Entry<J> {
    job: J,
    receiver: String,
    expires: u64,
    may_repeat: bool,
    attempts: u32,
}

/// The queue.
pub struct Queue<J> {
    limits: Limits,
    /// By the time at which it is due, then by age.
    waiting: BTreeMap<(u64, u64), Entry<J>>,
    running: HashMap<u64, Entry<J>>,
    next_number: u64,
}

impl<J: Clone> Queue<J> {
    /// Returns an empty queue.
    #[must_use]
    pub fn new(limits: Limits) -> Queue<J> {
        Queue { limits, waiting: BTreeMap::new(), running: HashMap::new(), next_number: 0 }
    }

    /// Adds a task; returns false if there is no room for it.
    pub fn add(&mut self, task: Task<J>, now: u64) -> bool {
        let all = self.waiting.values().chain(self.running.values());
        let of_receiver = all.filter(|entry| entry.receiver == task.receiver).count();
        let full = self.waiting.len() + self.running.len() >= self.limits.tasks;
        if full || of_receiver >= self.limits.tasks_per_receiver {
            return false;
        }
        let Task { job, receiver, lifetime_ms, may_repeat } = task;
        let expires = now.saturating_add(lifetime_ms);
        let entry = Entry { job, receiver, expires, may_repeat, attempts: 0 };
        self.insert(now, entry);
        true
    }

    fn insert(&mut self, due: u64, entry: Entry<J>) {
        self.next_number += 1;
        self.waiting.insert((due, self.next_number), entry);
    }

    /// Returns the next task to be sent now, with its number; it runs until [`Queue::finish`].
    pub fn start(&mut self, now: u64) -> Option<(u64, J)> {
        self.waiting.retain(|_, entry| entry.expires > now);
        if self.running.len() >= self.limits.running {
            return None;
        }
        let mut due = self.waiting.range(..=(now, u64::MAX));
        let (key, _) = due.find(|(_, entry)| self.may_run(&entry.receiver))?;
        let key = *key;
        let mut entry = self.waiting.remove(&key)?;
        entry.attempts += 1;
        let job = entry.job.clone();
        self.running.insert(key.1, entry);
        Some((key.1, job))
    }

    fn may_run(&self, receiver: &str) -> bool {
        let same = self.running.values().filter(|entry| entry.receiver == receiver);
        same.count() < self.limits.running_per_receiver
    }

    /// Notes the result of an attempt; returns whether the task waits for another one.
    pub fn finish(&mut self, number: u64, outcome: Outcome, now: u64) -> bool {
        let Some(entry) = self.running.remove(&number) else { return false };
        let wait = match outcome {
            Outcome::NotArrived(wait) => wait,
            Outcome::Unknown if entry.may_repeat => 0,
            Outcome::Unknown | Outcome::Ended => return false,
        };
        let due = now.saturating_add(self.pause(entry.attempts).max(wait));
        if entry.attempts >= self.limits.attempts || due >= entry.expires {
            return false;
        }
        self.insert(due, entry);
        true
    }

    fn pause(&self, attempts: u32) -> u64 {
        let factor = 4_u64.saturating_pow(attempts.saturating_sub(1));
        self.limits.first_pause_ms.saturating_mul(factor).min(MAX_PAUSE_MS)
    }

    /// Returns the time at which a waiting task is due. It may have passed, if other tasks of its
    /// receiver run.
    #[must_use]
    pub fn next_due(&self) -> Option<u64> {
        let mut free = self.waiting.iter().filter(|(_, entry)| self.may_run(&entry.receiver));
        free.next().map(|((due, _), _)| *due).filter(|_| self.running.len() < self.limits.running)
    }

    /// Reports whether nothing waits or runs.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.running.is_empty()
    }
}

impl<J> std::fmt::Debug for Queue<J> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Queue({} waiting, {} running)", self.waiting.len(), self.running.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits {
        tasks: 6,
        tasks_per_receiver: 3,
        running: 3,
        running_per_receiver: 2,
        attempts: 3,
        first_pause_ms: 100,
    };

    fn task(job: u8, receiver: &str) -> Task<u8> {
        Task { job, receiver: receiver.into(), lifetime_ms: 10_000, may_repeat: false }
    }

    #[test]
    fn a_slow_receiver_keeps_nobody_else_waiting() {
        let mut queue = Queue::new(LIMITS);
        assert!((1..=3).all(|job| queue.add(task(job, "slow"), 0)));
        assert!(!queue.add(task(4, "slow"), 0), "it has enough");
        assert!(queue.add(task(5, "other"), 0) && queue.add(task(6, "other"), 0));
        assert!(queue.add(task(7, "third"), 0));
        assert!(!queue.add(task(8, "fourth"), 0), "the queue is full");
        let started: Vec<_> = std::iter::from_fn(|| queue.start(0)).collect();
        assert_eq!(started.iter().map(|(_, job)| *job).collect::<Vec<_>>(), [1, 2, 5]);
        assert_eq!(queue.next_due(), None, "as many run as may");
        assert!(!queue.finish(started[2].0, Outcome::Ended, 1));
        assert_eq!(queue.start(1).map(|(_, job)| job), Some(6));
        assert!(!queue.finish(started[0].0, Outcome::Ended, 1));
        assert_eq!(queue.start(1).map(|(_, job)| job), Some(3));
    }

    #[test]
    fn a_failure_is_tried_again_later_and_later() {
        let mut queue = Queue::new(LIMITS);
        assert!(queue.add(task(1, "a"), 0));
        let (number, _) = queue.start(0).expect("due");
        assert!(queue.finish(number, Outcome::NotArrived(0), 10));
        assert_eq!((queue.start(109), queue.next_due()), (None, Some(110)));
        let (number, _) = queue.start(110).expect("due");
        assert!(queue.finish(number, Outcome::NotArrived(2_000), 110), "the receiver said when");
        assert_eq!(queue.next_due(), Some(2_110));
        let (number, _) = queue.start(2_110).expect("due");
        assert!(!queue.finish(number, Outcome::NotArrived(0), 2_110), "often enough");
        assert!(queue.is_empty());
    }

    #[test]
    fn what_may_have_arrived_is_sent_again_only_if_it_may() {
        let mut queue = Queue::new(LIMITS);
        assert!(queue.add(task(1, "a"), 0));
        let repeated = Task { may_repeat: true, ..task(2, "b") };
        assert!(queue.add(repeated, 0));
        let numbers: Vec<_> =
            std::iter::from_fn(|| queue.start(0)).map(|(number, _)| number).collect();
        assert!(!queue.finish(numbers[0], Outcome::Unknown, 1));
        assert!(queue.finish(numbers[1], Outcome::Unknown, 1));
        assert_eq!(queue.next_due(), Some(101));
    }

    #[test]
    fn what_is_too_old_is_dropped() {
        let mut queue = Queue::new(LIMITS);
        assert!(queue.add(Task { lifetime_ms: 50, ..task(1, "a") }, 0));
        assert_eq!(queue.start(50), None);
        assert!(queue.is_empty());
        assert!(queue.add(Task { lifetime_ms: 50, ..task(1, "a") }, 100));
        let (number, _) = queue.start(100).expect("due");
        assert!(!queue.finish(number, Outcome::NotArrived(0), 101), "it would be too late");
    }
}
