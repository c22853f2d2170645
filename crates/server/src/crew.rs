//! The bots of all tables: a few threads of their own, so that no bot delays a person.

use crate::metrics::Metrics;
use crate::people::locked;
use cartagena::{Action, Observation, Variant};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Budget, Level, Player, nets};
use cartagena_quay::Thinker;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use tokio::sync::oneshot;

/// How many moves may wait for a thread. A table whose move finds no room asks again later.
const WAITING: usize = 1_024;

/// How many positions the strongest level may look at for a turn, for each other seat. All others
/// have a measure of their own.
const ADMIRAL: u64 = 20_000;

/// A bot with what it has thought out for the rest of its turn.
pub(crate) type Hired = Box<Bot>;

/// What came of a thought.
pub(crate) struct Thought {
    pub(crate) action: Action,
    /// Nobody, if it went wrong.
    pub(crate) bot: Option<Hired>,
}

struct Job {
    thinker: Thinker,
    bot: Option<Hired>,
    answer: oneshot::Sender<Thought>,
}

/// The threads and what waits for them. They end when the crew is dropped.
pub(crate) struct Crew {
    shared: Arc<Shared>,
}

struct Shared {
    jobs: Mutex<(VecDeque<Job>, bool)>,
    come: Condvar,
    nets: Mutex<HashMap<(Variant, usize), Arc<Net>>>,
    metrics: Arc<Metrics>,
}

impl Crew {
    /// One thread less than there are cores, at least one.
    pub(crate) fn new(metrics: Arc<Metrics>) -> Crew {
        let (jobs, come, nets) = Default::default();
        let shared = Arc::new(Shared { jobs, come, nets, metrics });
        let cores = thread::available_parallelism().map_or(1, usize::from);
        for number in 0..cores.saturating_sub(1).max(1) {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || shared.work()) {
                tracing::error!(%error, "no thread for bots");
            }
        }
        Crew { shared }
    }

    /// Asks for a move; `None` if too many wait already.
    pub(crate) fn think(
        &self,
        thinker: Thinker,
        bot: Option<Hired>,
    ) -> Option<oneshot::Receiver<Thought>> {
        let mut jobs = locked(&self.shared.jobs);
        (jobs.0.len() < WAITING).then_some(())?;
        let (answer, receiver) = oneshot::channel();
        jobs.0.push_back(Job { thinker, bot, answer });
        self.shared.metrics.bots_waiting.store(jobs.0.len() as i64, Ordering::Relaxed);
        self.shared.come.notify_one();
        Some(receiver)
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        locked(&self.shared.jobs).1 = true;
        self.shared.come.notify_all();
    }
}

impl Shared {
    fn work(&self) {
        while let Some(job) = self.next() {
            // Nobody waits any more: the table has gone to sleep, or the person is back.
            if job.answer.is_closed() {
                continue;
            }
            let (thinker, bot) = (job.thinker, job.bot);
            let think = AssertUnwindSafe(|| self.thought(&thinker, bot));
            let thought = catch_unwind(think).unwrap_or_else(|_| {
                tracing::error!(level = thinker.level.name(), "a bot has failed");
                Thought { action: anything(&thinker.seen), bot: None }
            });
            let _ = job.answer.send(thought);
        }
    }

    fn next(&self) -> Option<Job> {
        let mut jobs = locked(&self.jobs);
        loop {
            if jobs.1 {
                return None;
            }
            if let Some(job) = jobs.0.pop_front() {
                self.metrics.bots_waiting.store(jobs.0.len() as i64, Ordering::Relaxed);
                return Some(job);
            }
            jobs = self.come.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn thought(&self, thinker: &Thinker, bot: Option<Hired>) -> Thought {
        let mut bot = bot.unwrap_or_else(|| self.hire(thinker));
        let others = thinker.seen.seats() as u64 - 1;
        let mut budget = match thinker.level {
            Level::Admiral => Budget::nodes(ADMIRAL * others),
            _ => Budget::nodes(u64::MAX),
        };
        let chosen = bot.choose(&thinker.seen, &mut budget);
        let legal = thinker.seen.legal_actions();
        let chosen = chosen.filter(|action| legal.is_some_and(|all| all.contains(*action)));
        Thought { action: chosen.unwrap_or_else(|| anything(&thinker.seen)), bot: Some(bot) }
    }

    fn hire(&self, thinker: &Thinker) -> Hired {
        let bot = Bot::new(thinker.level, thinker.seed);
        let kind = (thinker.seen.rules().variant, thinker.seen.seats());
        let mut known = locked(&self.nets);
        if !known.contains_key(&kind) {
            let net = nets::for_game(kind.0, kind.1).map(Arc::new);
            known.extend(net.map(|net| (kind, net)));
        }
        Box::new(match known.get(&kind) {
            Some(net) => bot.with_net(Arc::clone(net)),
            None => bot,
        })
    }
}

/// The first thing that the rules allow.
fn anything(seen: &Observation) -> Action {
    seen.legal_actions().and_then(|all| all.get(0)).unwrap_or(Action::EndTurn)
}
