//! Bots that think in a thread while the screen stays responsive. A request holds only what the
//! bot's seat may know.

use super::bot_turns::{BotRequest, BotResponse, RequestKind};
use crate::time_budget::think_within;
use cartagena::Seat;
use cartagena_bots::driver::{SeatedBot, TurnLimit, seat_seed};
use cartagena_bots::{Bot, Budget, Player};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// The bots of one game after another, each with its plan and the time left for its turn.
pub(super) struct BotRunner {
    seed: u64,
    game: u64,
    bots: [Option<SeatedBot>; Seat::MAX],
}

impl BotRunner {
    /// Creates bots whose choices follow from a seed.
    pub(super) fn new(seed: u64) -> BotRunner {
        BotRunner { seed, game: 0, bots: Default::default() }
    }

    /// Answers within the time of the level, which a bot divides among the moves of its turn.
    fn respond_in_time(
        &mut self,
        question: &BotRequest,
        stopped: impl Fn() -> bool,
    ) -> BotResponse {
        let milliseconds = question.level.turn_milliseconds();
        if question.kind == RequestKind::Advice {
            let time = Duration::from_millis(milliseconds);
            return think_within(time, stopped, |budget| self.respond(question, budget));
        }
        let begun = Instant::now();
        let now = || begun.elapsed().as_secs_f64() * 1e3;
        let milliseconds = milliseconds as f64;
        let limit = TurnLimit::Time { milliseconds, now: &now, stopped: &stopped };
        BotResponse::Move(self.bot(question).choose(&question.seen, limit, Player::choose))
    }

    /// Answers within a budget.
    pub(super) fn respond(&mut self, question: &BotRequest, budget: &mut Budget) -> BotResponse {
        let seen = &question.seen;
        if question.kind == RequestKind::Advice {
            return BotResponse::Advice(Bot::new(question.level, self.seed).advise(seen, budget));
        }
        BotResponse::Move(self.bot(question).choose_within(seen, budget, Player::choose))
    }

    /// Returns the bot of the seat to move; a new game has new bots.
    fn bot(&mut self, question: &BotRequest) -> &mut SeatedBot {
        if self.game != question.id.game {
            (self.game, self.bots) = (question.id.game, Default::default());
        }
        let seed = seat_seed(self.seed, 0, question.seat);
        let bot = &mut self.bots[question.seat.index()];
        bot.get_or_insert_with(|| SeatedBot::new(Bot::new(question.level, seed)))
    }
}

/// The thread of bots. Only the last request matters: a new one ends the search for the one before,
/// and so does the end of the program.
pub(super) struct BotThread {
    requests: Sender<(u64, BotRequest)>,
    last: Arc<AtomicU64>,
}

impl BotThread {
    /// Starts the thread; `tell` is called with each response.
    pub(super) fn new(
        seed: u64,
        tell: impl Fn(BotRequest, BotResponse) + Send + 'static,
    ) -> BotThread {
        let (questions, asked) = channel();
        let last = Arc::<AtomicU64>::default();
        let latest = Arc::clone(&last);
        std::thread::spawn(move || run_thread(BotRunner::new(seed), &asked, &latest, tell));
        BotThread { requests: questions, last }
    }

    /// Sends a request; the one before is abandoned.
    pub(super) fn request(&self, question: BotRequest) {
        let number = self.last.fetch_add(1, Ordering::Relaxed) + 1;
        // If the thread is gone there is no answer; the game can still be left.
        let _ = self.requests.send((number, question));
    }
}

impl Drop for BotThread {
    fn drop(&mut self) {
        self.last.fetch_add(1, Ordering::Relaxed);
    }
}

fn run_thread(
    mut bots: BotRunner,
    asked: &Receiver<(u64, BotRequest)>,
    last: &AtomicU64,
    tell: impl Fn(BotRequest, BotResponse),
) {
    while let Ok((number, question)) = asked.recv() {
        let stale = || last.load(Ordering::Relaxed) != number;
        if !stale() {
            let answer = bots.respond_in_time(&question, stale);
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
