use crate::advising::Asked;
use crate::analysis::Analysis;
use crate::berth::Berth;
use crate::by_id::ById;
use crate::clock::Clock;
use crate::crew::{Means, Pace};
use crate::depth::{Depth, PutOff, is_deep};
use crate::nets::{Nets, Wanting};
use crate::shelf::Bin;
use cartagena::Variant;
use cartagena_parley::command;
use cartagena_protocol::{ClientMsg, Refusal, ServerMsg, Trouble};
use cartagena_table::Command;

/// Something that the host has to do. Effects are done in order, each after the one before it is
/// done: what was kept is said, not the other way round.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Keep a game, in the place of what was kept of it.
    Keep {
        /// Its id.
        game: String,
        /// Its record; the host's alone while the game runs.
        record: String,
        /// When it was last played, in milliseconds since 1970.
        touched: u64,
    },
    /// Throw away what was kept of a game.
    Forget {
        /// Its id.
        game: String,
    },
    /// Tell the page.
    Say(ServerMsg),
    /// Fetch a net and [give](Harbour::give_net) it, or say that it [cannot](Harbour::lose_net) be
    /// had.
    Need {
        /// The variant it is for.
        variant: Variant,
        /// The number of seats it is for.
        seats: usize,
    },
    /// Fetch the code of what is asked for and [give](Harbour::deepen) it, or say that it
    /// [cannot](Harbour::lose_depth) be had.
    Deepen,
}

/// All games of one device.
pub struct Harbour {
    pub(crate) games: ById<Berth>,
    /// Kept texts that could not be read; they are left as they are.
    pub(crate) unread: ById<String>,
    pub(crate) bin: Bin,
    pub(crate) nets: Nets,
    pub(crate) asked: Option<Asked>,
    pub(crate) analysis: Option<Analysis>,
    pub(crate) put_off: Vec<PutOff>,
    pub(crate) ask: bool,
    pace: Pace,
    chance: Box<dyn FnMut() -> [u8; 32]>,
}

impl Harbour {
    /// A harbour without games. `chance` draws 32 random bytes, the same never twice: cards and ids
    /// come from them.
    pub fn new(chance: impl FnMut() -> [u8; 32] + 'static) -> Harbour {
        Harbour {
            games: ById::default(),
            unread: ById::default(),
            bin: Bin::default(),
            nets: Nets::default(),
            asked: None,
            analysis: None,
            put_off: Vec::new(),
            ask: true,
            pace: Pace::default(),
            chance: Box::new(chance),
        }
    }

    /// Answers a message; some only when there is [depth](Harbour::deepen).
    pub fn handle(&mut self, msg: ClientMsg, clock: &dyn Clock) -> Vec<Effect> {
        if !is_deep(&msg) {
            let mut effects = self.ask_again();
            effects.extend(self.answer(msg, clock));
            return effects;
        }
        self.nets.retry();
        match self.nets.need_depth() {
            Ok(depth) => self.answer_deeply(msg, depth, clock),
            Err(wanting) => {
                self.put_off.push(PutOff::Heard(msg));
                wanting.effects()
            }
        }
    }

    /// Games that were kept wait for depth until it is there.
    fn ask_again(&mut self) -> Vec<Effect> {
        if self.put_off.is_empty() {
            return Vec::new();
        }
        self.nets.retry();
        self.nets.need_depth().err().map(Wanting::effects).unwrap_or_default()
    }

    fn answer_deeply(&mut self, msg: ClientMsg, depth: Depth, clock: &dyn Clock) -> Vec<Effect> {
        match msg {
            ClientMsg::Restore { game, record } => self.restore(game, record, depth, clock.date()),
            ClientMsg::Study { text } => vec![Effect::Say(match (depth.study)(&text) {
                Ok(study) => ServerMsg::Studied(study),
                Err(trouble) => ServerMsg::Misread(trouble),
            })],
            ClientMsg::Analyse { record, think } => self.begin_analysis(&record, think, depth),
            other => self.answer(other, clock),
        }
    }

    fn answer(&mut self, msg: ClientMsg, clock: &dyn Clock) -> Vec<Effect> {
        match msg {
            ClientMsg::Games => vec![self.list()],
            ClientMsg::Forget { game } => self.forget(&game),
            ClientMsg::Create { table } => self.create(&table, clock.date()),
            ClientMsg::Look { game, seat } => self.look(&game, seat),
            ClientMsg::Leave { game } => self.leave(&game),
            ClientMsg::Play { game, after, action } => {
                self.act(&game, after, clock, |berth| command(&berth.table, &action))
            }
            ClientMsg::Undo { game, after } => self.act(&game, after, clock, |_| Ok(Command::Undo)),
            ClientMsg::Confirm { game, after } => {
                self.act(&game, after, clock, |_| Ok(Command::Confirm))
            }
            ClientMsg::AskToConfirm { ask } => self.ask_to_confirm(ask),
            ClientMsg::Pace { pause, think } => self.set_pace(pause, think),
            ClientMsg::Hurry { game } => self.hurry(&game),
            ClientMsg::Advise { game, after } => self.ask_for_advice(game, after),
            ClientMsg::Record { game } => self.record(game),
            ClientMsg::StopAnalysis => self.stop_analysis(),
            ClientMsg::Restore { .. }
            | ClientMsg::Study { .. }
            | ClientMsg::Analyse { .. }
            | ClientMsg::Online(_) => {
                vec![Effect::Say(ServerMsg::Failed { trouble: Trouble::Message })]
            }
        }
    }

    /// Does a small piece of what takes time. Where there is nothing to do it does nothing.
    pub fn tick(&mut self, clock: &dyn Clock) -> Vec<Effect> {
        let advised = self.advise(clock);
        let moved = advised.or_else(|| self.move_a_bot(clock));
        moved.or_else(|| self.analyse(clock)).unwrap_or_default()
    }

    /// In how many milliseconds a tick has something to do; `None` if nothing is to be done before
    /// the next message or net.
    pub fn rest(&self, clock: &dyn Clock) -> Option<f64> {
        if self.advice_is_due() || self.analysis_is_due() {
            return Some(0.0);
        }
        let now = clock.now();
        let rests =
            self.games.iter().filter_map(|(_, berth)| berth.rest(now, self.pace, &self.nets));
        rests.min_by(f64::total_cmp)
    }

    /// Takes a net that was [needed](Effect::Need).
    pub fn give_net(&mut self, variant: Variant, seats: usize, bytes: &[u8]) -> Vec<Effect> {
        if self.nets.give(bytes) && !self.nets.is_missing(variant, seats, false) {
            return Vec::new();
        }
        self.lose_net(variant, seats)
    }

    /// A net that was needed cannot be had. Bots wait until somebody looks again, hurries them or
    /// asks for something; advice and analysis are given up.
    pub fn lose_net(&mut self, variant: Variant, seats: usize) -> Vec<Effect> {
        self.nets.lose(variant, seats);
        self.give_up()
    }

    /// Takes the code that was [needed](Effect::Deepen) and does what had to wait for it.
    pub fn deepen(&mut self, depth: Depth, clock: &dyn Clock) -> Vec<Effect> {
        self.nets.deepen(depth);
        let waited = std::mem::take(&mut self.put_off);
        let done = waited.into_iter().flat_map(|it| match it {
            PutOff::Heard(msg) => self.handle(msg, clock),
            PutOff::Kept { game, record, touched } => self.shelve(&game, &record, touched),
        });
        done.collect()
    }

    /// The code that was needed cannot be had, with the same effect as if it were a
    /// [net](Harbour::lose_net). What was kept is not lost: it waits on.
    pub fn lose_depth(&mut self) -> Vec<Effect> {
        self.nets.lose_depth();
        let mut effects = self.give_up();
        self.put_off.retain(|it| match it {
            PutOff::Heard(_) => {
                effects.push(Effect::Say(ServerMsg::Misread(Trouble::NoNet)));
                false
            }
            PutOff::Kept { .. } => true,
        });
        effects
    }

    fn give_up(&mut self) -> Vec<Effect> {
        let mut effects = vec![Effect::Say(ServerMsg::Failed { trouble: Trouble::NoNet })];
        effects.extend(self.give_up_advice());
        effects.extend(self.give_up_analysis());
        effects
    }

    pub(crate) fn chance(&mut self) -> [u8; 32] {
        (self.chance)()
    }

    fn act(
        &mut self,
        id: &str,
        after: u64,
        clock: &dyn Clock,
        command: impl FnOnce(&Berth) -> Result<Command, Refusal>,
    ) -> Vec<Effect> {
        let Some(berth) = self.games.get_mut(id) else { return no_such_game(id) };
        if after != berth.seq() {
            return vec![refused(id, Refusal::Stale), berth.snapshot(id)];
        }
        let done = berth.person().and_then(|seat| {
            let command = command(berth)?;
            berth.act(id, seat, command, clock.date())
        });
        done.unwrap_or_else(|refusal| vec![refused(id, refusal)])
    }

    fn ask_to_confirm(&mut self, ask: bool) -> Vec<Effect> {
        self.ask = ask;
        self.games.iter_mut().for_each(|(_, berth)| berth.ask_to_confirm(ask));
        Vec::new()
    }

    fn set_pace(&mut self, pause: u32, think: u32) -> Vec<Effect> {
        self.pace = Pace::new(pause, think);
        Vec::new()
    }

    fn hurry(&mut self, id: &str) -> Vec<Effect> {
        self.nets.retry();
        match self.games.get_mut(id) {
            Some(berth) => berth.crew.hurry(),
            None => return no_such_game(id),
        }
        Vec::new()
    }

    /// Lets the first bot move that has rested; `None` if all rest.
    fn move_a_bot(&mut self, clock: &dyn Clock) -> Option<Vec<Effect>> {
        let (now, pace, nets) = (clock.now(), self.pace, &self.nets);
        let due = |(_, berth): &(&str, &mut Berth)| berth.rest(now, pace, nets) == Some(0.0);
        let (id, berth) = self.games.iter_mut().find(due)?;
        Some(berth.step(id, &mut Means { clock, nets: &mut self.nets, pace }))
    }
}

pub(crate) fn refused(id: &str, refusal: Refusal) -> Effect {
    Effect::Say(ServerMsg::Refused { game: id.to_owned(), refusal })
}

pub(crate) fn no_such_game(id: &str) -> Vec<Effect> {
    vec![refused(id, Refusal::NoSuchGame)]
}
