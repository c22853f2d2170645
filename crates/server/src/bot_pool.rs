//! The bots of all tables: a few threads of their own, so that no bot delays a person.

use crate::connected_people::lock;
use crate::metrics::Metrics;
use cartagena::{Action, Variant};
use cartagena_bots::driver::{SeatedBot, TurnLimit, legal_or_first};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Level, Player, nets};
use cartagena_room::BotTurn;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use tokio::sync::oneshot;

/// Number of moves that may wait for a thread. A table whose move is not accepted asks again later.
const MAX_QUEUED_MOVES: usize = 1_024;

/// Positions that the strongest level may evaluate in a turn, for each opponent. The other levels
/// have budgets of their own.
const ADMIRAL_NODES_PER_OPPONENT: u64 = 20_000;

/// A bot with its plan for the rest of its turn.
pub(crate) type PooledBot = Box<SeatedBot>;

/// The move that a bot chose.
pub(crate) struct ChosenMove {
    pub(crate) action: Action,
    /// The bot, to be asked again; `None` if it failed.
    pub(crate) bot: Option<PooledBot>,
}

struct BotJob {
    turn: BotTurn,
    bot: Option<PooledBot>,
    answer: oneshot::Sender<ChosenMove>,
}

/// The threads and the queue of jobs. The threads end when the pool is dropped.
pub(crate) struct BotPool {
    shared: Arc<PoolState>,
}

struct PoolState {
    jobs: Mutex<(VecDeque<BotJob>, bool)>,
    job_added: Condvar,
    nets: Mutex<HashMap<(Variant, usize), Arc<Net>>>,
    metrics: Arc<Metrics>,
}

impl BotPool {
    /// Starts one thread less than there are cores, at least one.
    pub(crate) fn new(metrics: Arc<Metrics>) -> BotPool {
        let (jobs, job_added, nets) = Default::default();
        let shared = Arc::new(PoolState { jobs, job_added, nets, metrics });
        let cores = thread::available_parallelism().map_or(1, usize::from);
        for number in 0..cores.saturating_sub(1).max(1) {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || shared.work()) {
                tracing::error!(%error, "no thread for bots");
            }
        }
        BotPool { shared }
    }

    /// Queues the request for a move; returns `None` if too many wait already.
    pub(crate) fn request_move(
        &self,
        turn: BotTurn,
        bot: Option<PooledBot>,
    ) -> Option<oneshot::Receiver<ChosenMove>> {
        let mut jobs = lock(&self.shared.jobs);
        (jobs.0.len() < MAX_QUEUED_MOVES).then_some(())?;
        let (answer, receiver) = oneshot::channel();
        jobs.0.push_back(BotJob { turn, bot, answer });
        self.shared.metrics.bots_waiting.store(jobs.0.len() as i64, Ordering::Relaxed);
        self.shared.job_added.notify_one();
        Some(receiver)
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        lock(&self.shared.jobs).1 = true;
        self.shared.job_added.notify_all();
    }
}

impl PoolState {
    fn work(&self) {
        while let Some(job) = self.next() {
            // The table no longer waits: it has gone to sleep, or the person is back.
            if job.answer.is_closed() {
                continue;
            }
            let (turn, bot) = (job.turn, job.bot);
            let think = AssertUnwindSafe(|| self.choose_move(&turn, bot));
            let chosen = catch_unwind(think).unwrap_or_else(|_| {
                tracing::error!(level = turn.level.name(), "a bot has failed");
                ChosenMove { action: legal_or_first(&turn.observation, None), bot: None }
            });
            let _ = job.answer.send(chosen);
        }
    }

    fn next(&self) -> Option<BotJob> {
        let mut jobs = lock(&self.jobs);
        loop {
            if jobs.1 {
                return None;
            }
            if let Some(job) = jobs.0.pop_front() {
                self.metrics.bots_waiting.store(jobs.0.len() as i64, Ordering::Relaxed);
                return Some(job);
            }
            jobs = self.job_added.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn choose_move(&self, turn: &BotTurn, bot: Option<PooledBot>) -> ChosenMove {
        let mut bot = bot.unwrap_or_else(|| self.new_bot(turn));
        let others = turn.observation.seats() as u64 - 1;
        let limit = match turn.level {
            Level::Admiral => TurnLimit::Nodes(ADMIRAL_NODES_PER_OPPONENT * others),
            _ => TurnLimit::Nodes(u64::MAX),
        };
        let action = bot.choose(&turn.observation, limit, Player::choose);
        ChosenMove { action, bot: Some(bot) }
    }

    fn new_bot(&self, turn: &BotTurn) -> PooledBot {
        let bot = Bot::new(turn.level, turn.seed);
        let kind = (turn.observation.rules().variant, turn.observation.seats());
        let mut known = lock(&self.nets);
        if !known.contains_key(&kind) {
            let net = nets::for_game(kind.0, kind.1).map(Arc::new);
            known.extend(net.map(|net| (kind, net)));
        }
        Box::new(SeatedBot::new(match known.get(&kind) {
            Some(net) => bot.with_net(Arc::clone(net)),
            None => bot,
        }))
    }
}
