//! The bots of a game: announcing that a bot thinks, choosing a move, and pausing before it is shown so
//! that people can follow.

use crate::clock::{HostClock, think_within};
use crate::daily::DailyPlayers;
use crate::hosted_game::HostedGame;
use crate::nets::Nets;
use crate::{HostEffect, advice_messages};
use cartagena::{Action, Seat, Viewer};
use cartagena_bots::driver::{Choose, SeatedBot, TurnLimit, legal_or_first, seat_seed};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Level};
use cartagena_protocol::{AdviceView, JsonText, ServerMsg};
use cartagena_table::Command;
use std::sync::Arc;

/// Pauses and thinking times of bots.
#[derive(Clone, Copy)]
pub(crate) struct BotTiming {
    /// Pause between two moves of a bot, in milliseconds.
    pub(crate) pause_ms: f64,
    /// Time that the strongest level may think about a turn, in milliseconds.
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

/// State of the bots of a game.
#[derive(Default)]
pub(crate) struct BotSeats {
    bots: [Option<SeatedBot>; Seat::MAX],
    /// Seat of which the page was told that it thinks.
    announced: Option<Seat>,
    /// Chosen action that is not shown yet, and the number of the entry after which it was chosen.
    pending: Option<(u64, Action)>,
    /// Time of the last bot move; `None` if the next one needs no pause.
    last_moved: Option<f64>,
    /// Set if a bot's move was refused: the record is full, and nobody can move any more.
    stuck: bool,
}

impl BotSeats {
    pub(crate) fn skip_pause(&mut self) {
        self.last_moved = None;
    }

    /// Makes the host announce again who is thinking, for a new viewer.
    pub(crate) fn reset_announcement(&mut self) {
        self.announced = None;
    }
}

/// Resources that were loaded so far.
#[derive(Clone, Copy)]
pub(crate) struct Loaded<'a> {
    pub(crate) nets: &'a Nets,
    pub(crate) daily: &'a DailyPlayers,
}

/// Resources that bots need to think and move.
pub(crate) struct BotContext<'a> {
    pub(crate) clock: &'a dyn HostClock,
    pub(crate) nets: &'a mut Nets,
    pub(crate) daily: &'a mut DailyPlayers,
    pub(crate) timing: BotTiming,
}

impl HostedGame {
    /// Returns the bot to move; `None` while no page watches the game.
    fn bot_to_move(&self) -> Option<(Seat, Level)> {
        self.watched_as.filter(|_| !self.bot_seats.stuck)?;
        let seat = self.table.actor()?;
        Some((seat, self.bots.level(seat)?))
    }

    /// Returns the command of the bot to move, if it is known without thinking.
    fn pending_command(&self) -> Option<Command> {
        if self.table.to_confirm().is_some() {
            return Some(Command::Confirm);
        }
        let (seq, action) = self.bot_seats.pending?;
        (seq == self.seq()).then_some(Command::Play(action))
    }

    /// Returns the milliseconds until a bot has something to do; `None` if there is no bot to move, or
    /// a resource that it needs is missing.
    pub(crate) fn ms_until_due(
        &self,
        now: f64,
        timing: BotTiming,
        loaded: Loaded<'_>,
    ) -> Option<f64> {
        let (seat, level) = self.bot_to_move()?;
        if self.pending_command().is_none() || self.bot_seats.announced != Some(seat) {
            let (variant, seats) = (self.table.rules().variant, self.table.seats());
            let missing = match self.is_daily {
                true => loaded.daily.is_missing(variant) || loaded.nets.is_code_missing(),
                false => loaded.nets.is_missing(variant, seats, level.searches(variant, seats)),
            };
            return (!missing || self.pending_command().is_some()).then_some(0.0);
        }
        let pause = self.bot_seats.last_moved.map_or(0.0, |moved| moved + timing.pause_ms - now);
        Some(pause.max(0.0))
    }

    /// Does the next step for the bot to move: announces that it thinks, thinks, or moves.
    pub(crate) fn advance_bot(
        &mut self,
        id: &str,
        context: &mut BotContext<'_>,
    ) -> Vec<HostEffect> {
        let Some((seat, level)) = self.bot_to_move() else { return Vec::new() };
        if self.bot_seats.announced != Some(seat) {
            self.bot_seats.announced = Some(seat);
            let thinking = ServerMsg::BotThinking { game: id.to_owned(), seat };
            return vec![HostEffect::Send(thinking)];
        }
        match self.pending_command() {
            Some(command) => self.play_pending(id, seat, command, context.clock),
            None => self.think(seat, level, context),
        }
    }

    /// Lets the opponent of the day choose, who needs no bot.
    fn think_daily(&mut self, seat: Seat, context: &mut BotContext<'_>) -> Vec<HostEffect> {
        let seen = self.table.observe(Viewer::Seat(seat));
        let code = match context.nets.require_code() {
            Ok(code) => code,
            Err(missing) => return missing.effects(),
        };
        match context.daily.require(&seen) {
            Ok(player) => {
                let action = legal_or_first(&seen, (code.daily_choose)(player, &seen));
                self.bot_seats.pending = Some((self.seq(), action));
                Vec::new()
            }
            Err(effects) => effects,
        }
    }

    fn think(&mut self, seat: Seat, level: Level, context: &mut BotContext<'_>) -> Vec<HostEffect> {
        if self.is_daily {
            return self.think_daily(seat, context);
        }
        let seen = self.table.observe(Viewer::Seat(seat));
        let searches = level.searches(seen.rules().variant, seen.seats());
        let needed = match searches {
            true => context.nets.require_net_and_code(&seen).map(|(net, code)| (net, code.choose)),
            false => {
                context.nets.require_net(&seen).map(|net| (net, Bot::choose_quickly as Choose))
            }
        };
        let (net, choose) = match needed {
            Ok(needed) => needed,
            Err(missing) => return missing.effects(),
        };
        let milliseconds = match level {
            Level::Admiral => context.timing.think_ms,
            level => level.turn_milliseconds() as f64,
        };
        let new = self.new_bot(seat, level, net);
        let bot = &mut self.bot_seats.bots[seat.index()];
        let bot = bot.get_or_insert_with(|| SeatedBot::new(new));
        let now = || context.clock.now();
        let limit = TurnLimit::Time { milliseconds, now: &now, stopped: &|| false };
        let action = bot.choose(&seen, limit, choose);
        self.bot_seats.pending = Some((self.seq(), action));
        Vec::new()
    }

    /// Creates a bot whose seed comes from the game's commitment, which reveals nothing about the
    /// cards.
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

/// Time to think about advice, in milliseconds.
const ADVICE_MS: f64 = 400.0;

/// Returns what a bot of level captain would play for the person to move.
pub(crate) fn advise(
    hosted: &HostedGame,
    seat: Seat,
    net: Arc<Net>,
    clock: &dyn HostClock,
) -> Option<JsonText<AdviceView>> {
    let seen = hosted.table.observe(Viewer::Seat(seat));
    let mut bot = hosted.new_bot(seat, Level::Captain, net);
    let advice = think_within(clock, ADVICE_MS, |budget| bot.advise(&seen, budget))?;
    Some(JsonText::of(&advice_messages::advice(&seen, &advice)))
}
