//! Bots that think while the screen stays alive. What they are asked holds only what their seat may
//! know.

use super::bot_turns::{BotRequest, BotResponse, RequestKind};
use crate::time_budget::think_within;
use cartagena::{Action, Observation, Seat};
use cartagena_bots::{Bot, Budget, Player};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// The bots of one game after another, each with what it remembers of its turn.
pub struct BotRunner {
    seed: u64,
    game: u64,
    bots: [Option<Bot>; Seat::MAX],
    /// What is left of the time for the turn at hand.
    time_left: Duration,
}

impl BotRunner {
    /// Bots whose choices follow from a seed.
    pub fn new(seed: u64) -> BotRunner {
        BotRunner { seed, game: 0, bots: Default::default(), time_left: Duration::ZERO }
    }

    /// Answers by the clock: a turn has its time, whatever part of it each move takes.
    fn respond_in_time(
        &mut self,
        question: &BotRequest,
        stopped: impl Fn() -> bool,
    ) -> BotResponse {
        let begun = Instant::now();
        let whole = Duration::from_millis(question.level.turn_milliseconds());
        if question.kind == RequestKind::Advice {
            return think_within(whole, stopped, |budget| self.respond(question, budget));
        }
        if question.seen.turn().is_start() {
            self.time_left = whole;
        }
        // Chance may ask for a new plan when the time is gone; some thought it shall have.
        let time = self.time_left.max(whole / 4);
        let answer = think_within(time, stopped, |budget| self.respond(question, budget));
        self.time_left = self.time_left.saturating_sub(begun.elapsed());
        answer
    }

    /// Answers within a budget.
    pub fn respond(&mut self, question: &BotRequest, budget: &mut Budget) -> BotResponse {
        let seen = &question.seen;
        if question.kind == RequestKind::Advice {
            return BotResponse::Advice(Bot::new(question.level, self.seed).advise(seen, budget));
        }
        if self.game != question.id.game {
            (self.game, self.bots) = (question.id.game, Default::default());
        }
        let seed = self.seed.wrapping_add(question.seat.index() as u64);
        let bot = &mut self.bots[question.seat.index()];
        let bot = bot.get_or_insert_with(|| Bot::new(question.level, seed));
        let legal = |action: &Action| seen.legal_actions().is_some_and(|all| all.contains(*action));
        let chosen = bot.choose(seen, budget).filter(legal);
        BotResponse::Move(chosen.unwrap_or_else(|| first_legal_action(seen)))
    }
}

/// Something that is legal: a game must not stop because a bot is at a loss.
fn first_legal_action(seen: &Observation) -> Action {
    seen.legal_actions().and_then(|actions| actions.get(0)).unwrap_or(Action::EndTurn)
}

/// A thread of thoughts. Only the last question matters: a new one ends the thought about the one
/// before, and so does the end of the program.
pub struct BotThread {
    requests: Sender<(u64, BotRequest)>,
    last: Arc<AtomicU64>,
}

impl BotThread {
    /// Starts the thread; answers go where `tell` brings them.
    pub fn new(seed: u64, tell: impl Fn(BotRequest, BotResponse) + Send + 'static) -> BotThread {
        let (questions, asked) = channel();
        let last = Arc::<AtomicU64>::default();
        let latest = Arc::clone(&last);
        std::thread::spawn(move || run_thread(BotRunner::new(seed), &asked, &latest, tell));
        BotThread { requests: questions, last }
    }

    /// Asks something; what was asked before is not needed any more.
    pub fn request(&self, question: BotRequest) {
        let number = self.last.fetch_add(1, Ordering::Relaxed) + 1;
        // A thread that is gone answers nobody; the game can still be left.
        let _ = self.requests.send((number, question));
    }
}

impl Drop for BotThread {
    fn drop(&mut self) {
        self.last.fetch_add(1, Ordering::Relaxed);
    }
}

fn run_thread(
    mut thinker: BotRunner,
    asked: &Receiver<(u64, BotRequest)>,
    last: &AtomicU64,
    tell: impl Fn(BotRequest, BotResponse),
) {
    while let Ok((number, question)) = asked.recv() {
        let stale = || last.load(Ordering::Relaxed) != number;
        if !stale() {
            let answer = thinker.respond_in_time(&question, stale);
            tell(question, answer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::bot_turns::RequestId;
    use cartagena::{Game, Viewer};
    use cartagena_bots::Level;

    fn question(game: u64, ask: RequestKind) -> BotRequest {
        let position = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
            0.0.0.0.0.7:BD2HKP|0.0.0.0.0.12:HK3PS - - 1.3";
        let position: Game = position.parse().expect("a position");
        let seat = Seat::new(1).expect("a seat");
        let seen = position.observe(Viewer::Seat(seat));
        BotRequest {
            id: RequestId { game, seq: 0, kind: ask },
            seat,
            level: Level::Sailor,
            seen,
            kind: ask,
        }
    }

    #[test]
    fn the_last_question_is_answered() {
        let (sender, answers) = channel();
        let mind = BotThread::new(1, move |question, answer| {
            let _ = sender.send((question, answer));
        });
        mind.request(question(1, RequestKind::Move));
        mind.request(question(2, RequestKind::Advice));
        mind.request(question(3, RequestKind::Move));
        let last = answers.iter().find(|(question, _)| question.id.game == 3);
        let (question, answer) = last.expect("an answer");
        let BotResponse::Move(action) = answer else { panic!("{answer:?}") };
        assert!(question.seen.legal_actions().is_some_and(|all| all.contains(action)));
        drop(mind);
        assert_eq!(answers.iter().count(), 0, "the thread ends");
    }
}
