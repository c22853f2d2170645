//! The bots of a game: how they think, and how people can follow what they do.

use crate::clock::{HostClock, think_within};
use crate::hosted_game::HostedGame;
use crate::nets::Nets;
use crate::{HostEffect, advice_messages};
use cartagena::{Action, Seat, Viewer};
use cartagena_bots::driver::{Choose, SeatedBot, TurnLimit, seat_seed};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Level};
use cartagena_protocol::ServerMsg;
use cartagena_table::Command;
use std::sync::Arc;

/// How long bots take.
#[derive(Clone, Copy)]
pub(crate) struct BotTiming {
    /// Milliseconds from one move of a bot to its next.
    pub(crate) pause_ms: f64,
    /// Milliseconds that the strongest may think about a turn.
    pub(crate) think_ms: f64,
}

impl BotTiming {
    const MAX_PAUSE_MS: u32 = 10_000;
    const MAX_THINK_MS: u32 = 1_500;

    pub(crate) fn new(pause: u32, think: u32) -> BotTiming {
        BotTiming {
            pause_ms: pause.min(BotTiming::MAX_PAUSE_MS).into(),
            think_ms: think.clamp(1, BotTiming::MAX_THINK_MS).into(),
        }
    }
}

impl Default for BotTiming {
    fn default() -> BotTiming {
        BotTiming::new(800, 1_000)
    }
}

/// What the bots of a game have in mind.
#[derive(Default)]
pub(crate) struct BotSeats {
    bots: [Option<SeatedBot>; Seat::MAX],
    /// Whose turn the page knows to be thought about.
    announced: Option<Seat>,
    /// What is decided, after which entry, until it is time to show it.
    pending: Option<(u64, Action)>,
    /// When a bot last moved, unless nobody wants to look at that any longer.
    last_moved: Option<f64>,
    /// A record is full: nobody can move any more.
    stuck: bool,
}

impl BotSeats {
    pub(crate) fn skip_pause(&mut self) {
        self.last_moved = None;
    }

    /// Tells a new looker again who is thinking.
    pub(crate) fn reset_announcement(&mut self) {
        self.announced = None;
    }
}

/// What bots need to go on.
pub(crate) struct BotContext<'a> {
    pub(crate) clock: &'a dyn HostClock,
    pub(crate) nets: &'a mut Nets,
    pub(crate) timing: BotTiming,
}

impl HostedGame {
    /// The bot whose move it is while somebody looks on.
    fn bot_to_move(&self) -> Option<(Seat, Level)> {
        self.watched_as.filter(|_| !self.bot_seats.stuck)?;
        let seat = self.table.actor()?;
        Some((seat, self.bots.level(seat)?))
    }

    /// What is decided for the position at hand.
    fn pending_command(&self) -> Option<Command> {
        if self.table.to_confirm().is_some() {
            return Some(Command::Confirm);
        }
        let (seq, action) = self.bot_seats.pending?;
        (seq == self.seq()).then_some(Command::Play(action))
    }

    /// How many milliseconds there is nothing to do for a bot; `None` if there is no bot to move or
    /// it cannot think.
    pub(crate) fn ms_until_due(&self, now: f64, pace: BotTiming, nets: &Nets) -> Option<f64> {
        let (seat, level) = self.bot_to_move()?;
        if self.pending_command().is_none() || self.bot_seats.announced != Some(seat) {
            let (variant, seats) = (self.table.rules().variant, self.table.seats());
            let missing = nets.is_missing(variant, seats, level.searches(variant, seats));
            return (!missing || self.pending_command().is_some()).then_some(0.0);
        }
        let shown = self.bot_seats.last_moved.map_or(0.0, |moved| moved + pace.pause_ms - now);
        Some(shown.max(0.0))
    }

    /// Does the next thing for the bot to move: tells that it thinks, thinks, or moves.
    pub(crate) fn advance_bot(&mut self, id: &str, means: &mut BotContext<'_>) -> Vec<HostEffect> {
        let Some((seat, level)) = self.bot_to_move() else { return Vec::new() };
        if self.bot_seats.announced != Some(seat) {
            self.bot_seats.announced = Some(seat);
            let thinking = ServerMsg::BotThinking { game: id.to_owned(), seat: seat.index() as u8 };
            return vec![HostEffect::Send(thinking)];
        }
        match self.pending_command() {
            Some(command) => self.play_pending(id, seat, command, means.clock),
            None => self.think(seat, level, means),
        }
    }

    fn think(&mut self, seat: Seat, level: Level, means: &mut BotContext<'_>) -> Vec<HostEffect> {
        let seen = self.table.observe(Viewer::Seat(seat));
        let searches = level.searches(seen.rules().variant, seen.seats());
        let needed = match searches {
            true => means.nets.require_net_and_code(&seen).map(|(net, depth)| (net, depth.choose)),
            false => means.nets.require_net(&seen).map(|net| (net, Bot::choose_quickly as Choose)),
        };
        let (net, choose) = match needed {
            Ok(needed) => needed,
            Err(wanting) => return wanting.effects(),
        };
        let milliseconds = match level {
            Level::Admiral => means.timing.think_ms,
            level => level.turn_milliseconds() as f64,
        };
        let new = self.new_bot(seat, level, net);
        let bot = &mut self.bot_seats.bots[seat.index()];
        let bot = bot.get_or_insert_with(|| SeatedBot::new(new));
        let now = || means.clock.now();
        let limit = TurnLimit::Time { milliseconds, now: &now, stopped: &|| false };
        let action = bot.choose(&seen, limit, choose);
        self.bot_seats.pending = Some((self.seq(), action));
        Vec::new()
    }

    /// A bot whose lots come from the game's commitment, which tells nothing of its cards.
    fn new_bot(&self, seat: Seat, level: Level, net: Arc<Net>) -> Bot {
        let commitment = self.table.commitment();
        let first_bytes = commitment.and_then(|hash| hash.as_bytes().first_chunk().copied());
        let game = first_bytes.map_or(0, u64::from_be_bytes);
        Bot::new(level, seat_seed(game, self.seq(), seat)).with_net(net)
    }

    fn play_pending(
        &mut self,
        id: &str,
        seat: Seat,
        command: Command,
        clock: &dyn HostClock,
    ) -> Vec<HostEffect> {
        self.bot_seats.pending = None;
        self.bot_seats.last_moved = Some(clock.now());
        let done = self.apply_command(id, seat, command, clock.date());
        if self.table.actor() != Some(seat) {
            self.bot_seats.announced = None;
        }
        done.unwrap_or_else(|refusal| {
            self.bot_seats.stuck = true;
            vec![HostEffect::Send(ServerMsg::Refused { game: id.to_owned(), refusal })]
        })
    }
}

/// Milliseconds that advice may take.
const ADVICE_MS: f64 = 400.0;

/// What the captain would play for the person to move.
pub(crate) fn advise(
    berth: &HostedGame,
    seat: Seat,
    net: Arc<Net>,
    clock: &dyn HostClock,
) -> Option<cartagena_protocol::AdviceView> {
    let seen = berth.table.observe(Viewer::Seat(seat));
    let mut bot = berth.new_bot(seat, Level::Captain, net);
    let advice = think_within(clock, ADVICE_MS, |budget| bot.advise(&seen, budget))?;
    Some(advice_messages::advice(&seen, &advice))
}
