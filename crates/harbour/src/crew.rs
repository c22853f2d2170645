//! The bots of a game: how they think, and how people can follow what they do.

use crate::berth::Berth;
use crate::clock::{Clock, within};
use crate::nets::Nets;
use crate::{Effect, said};
use cartagena::{Action, Observation, Seat, Viewer};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Budget, Level};
use cartagena_protocol::ServerMsg;
use cartagena_table::Command;
use std::sync::Arc;

/// How long bots take.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// Milliseconds from one move of a bot to its next.
    pub(crate) pause: f64,
    /// Milliseconds that the strongest may think about a turn.
    pub(crate) think: f64,
}

impl Pace {
    const LONGEST_PAUSE: u32 = 10_000;
    const LONGEST_THOUGHT: u32 = 1_500;

    pub(crate) fn new(pause: u32, think: u32) -> Pace {
        Pace {
            pause: pause.min(Pace::LONGEST_PAUSE).into(),
            think: think.clamp(1, Pace::LONGEST_THOUGHT).into(),
        }
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::new(800, 1_000)
    }
}

/// How a bot comes to its move.
pub(crate) type Choose = fn(&mut Bot, &Observation, &mut Budget) -> Option<Action>;

/// What the bots of a game have in mind.
#[derive(Default)]
pub(crate) struct Crew {
    bots: [Option<Bot>; Seat::MAX],
    /// Whose turn the page knows to be thought about.
    announced: Option<Seat>,
    /// What is decided, after which entry, until it is time to show it.
    intended: Option<(u64, Action)>,
    /// When a bot last moved, unless nobody wants to look at that any longer.
    moved: Option<f64>,
    /// What is left of the time for the turn at hand.
    left: f64,
    /// A record is full: nobody can move any more.
    stuck: bool,
}

impl Crew {
    pub(crate) fn hurry(&mut self) {
        self.moved = None;
    }

    /// Tells a new looker again who is thinking.
    pub(crate) fn announce_again(&mut self) {
        self.announced = None;
    }

    fn choose(
        &mut self,
        bot: impl FnOnce() -> Bot,
        choose: Choose,
        (seen, seat): (&Observation, Seat),
        clock: &dyn Clock,
        whole: f64,
    ) -> Action {
        if seen.turn().is_start() {
            self.left = whole;
        }
        let begun = clock.now();
        let bot = self.bots[seat.index()].get_or_insert_with(bot);
        // Chance may ask for a new plan when the time is gone; some thought it shall have.
        let time = self.left.max(whole / 4.0);
        let chosen = within(clock, time, |budget| choose(bot, seen, budget));
        self.left = (self.left - (clock.now() - begun)).max(0.0);
        let legal = seen.legal_actions();
        let chosen = chosen.filter(|action| legal.is_some_and(|all| all.contains(*action)));
        chosen.or(legal.and_then(|all| all.get(0))).unwrap_or(Action::EndTurn)
    }
}

/// What bots need to go on.
pub(crate) struct Means<'a> {
    pub(crate) clock: &'a dyn Clock,
    pub(crate) nets: &'a mut Nets,
    pub(crate) pace: Pace,
}

impl Berth {
    /// The bot whose move it is while somebody looks on.
    fn bot(&self) -> Option<(Seat, Level)> {
        self.look.filter(|_| !self.crew.stuck)?;
        let seat = self.table.actor()?;
        Some((seat, self.bots.of(seat)?))
    }

    /// What is decided for the position at hand.
    fn intended(&self) -> Option<Command> {
        if self.table.to_confirm().is_some() {
            return Some(Command::Confirm);
        }
        let (seq, action) = self.crew.intended?;
        (seq == self.seq()).then_some(Command::Play(action))
    }

    /// How many milliseconds there is nothing to do for a bot; `None` if there is no bot to move or
    /// it cannot think.
    pub(crate) fn rest(&self, now: f64, pace: Pace, nets: &Nets) -> Option<f64> {
        let (seat, level) = self.bot()?;
        if self.intended().is_none() || self.crew.announced != Some(seat) {
            let (variant, seats) = (self.table.rules().variant, self.table.seats());
            let missing = nets.is_missing(variant, seats, level.searches(variant, seats));
            return (!missing || self.intended().is_some()).then_some(0.0);
        }
        let shown = self.crew.moved.map_or(0.0, |moved| moved + pace.pause - now);
        Some(shown.max(0.0))
    }

    /// Does the next thing for the bot to move: tells that it thinks, thinks, or moves.
    pub(crate) fn step(&mut self, id: &str, means: &mut Means<'_>) -> Vec<Effect> {
        let Some((seat, level)) = self.bot() else { return Vec::new() };
        if self.crew.announced != Some(seat) {
            self.crew.announced = Some(seat);
            let thinking = ServerMsg::Thinking { game: id.to_owned(), seat: seat.index() as u8 };
            return vec![Effect::Say(thinking)];
        }
        match self.intended() {
            Some(command) => self.show(id, seat, command, means.clock),
            None => self.think(seat, level, means),
        }
    }

    fn think(&mut self, seat: Seat, level: Level, means: &mut Means<'_>) -> Vec<Effect> {
        let seen = self.table.observe(Viewer::Seat(seat));
        let searches = level.searches(seen.rules().variant, seen.seats());
        let needed = match searches {
            true => means.nets.need_deep(&seen).map(|(net, depth)| (net, depth.choose)),
            false => means.nets.need(&seen).map(|net| (net, Bot::choose_quickly as Choose)),
        };
        let (net, choose) = match needed {
            Ok(needed) => needed,
            Err(wanting) => return wanting.effects(),
        };
        let whole = match level {
            Level::Admiral => means.pace.think,
            level => level.milliseconds() as f64,
        };
        let new = self.hire(seat, level, net);
        let action = self.crew.choose(|| new, choose, (&seen, seat), means.clock, whole);
        self.crew.intended = Some((self.seq(), action));
        Vec::new()
    }

    /// A bot whose lots come from the game's commitment, which tells nothing of its cards.
    fn hire(&self, seat: Seat, level: Level, net: Arc<Net>) -> Bot {
        let commitment = self.table.record().commitment.map(|known| known.to_string());
        let digits = commitment.as_deref().and_then(|text| text.get(..16));
        let game = digits.and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(0);
        let seed = game.wrapping_add(self.seq() * Seat::MAX as u64 + seat.index() as u64);
        Bot::new(level, seed).with_net(net)
    }

    fn show(&mut self, id: &str, seat: Seat, command: Command, clock: &dyn Clock) -> Vec<Effect> {
        self.crew.intended = None;
        self.crew.moved = Some(clock.now());
        let done = self.act(id, seat, command, clock.date());
        if self.table.actor() != Some(seat) {
            self.crew.announced = None;
        }
        done.unwrap_or_else(|refusal| {
            self.crew.stuck = true;
            vec![Effect::Say(ServerMsg::Refused { game: id.to_owned(), refusal })]
        })
    }
}

/// Milliseconds that advice may take.
const ADVICE: f64 = 400.0;

/// What the captain would play for the person to move.
pub(crate) fn advise(
    berth: &Berth,
    seat: Seat,
    net: Arc<Net>,
    clock: &dyn Clock,
) -> Option<cartagena_protocol::Advice> {
    let seen = berth.table.observe(Viewer::Seat(seat));
    let mut bot = berth.hire(seat, Level::Captain, net);
    let advice = within(clock, ADVICE, |budget| bot.advise(&seen, budget))?;
    Some(said::advice(&seen, &advice))
}
