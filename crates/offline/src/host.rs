use crate::advice::AdviceRequest;
use crate::analysis::AnalysisJob;
use crate::bot_seats::{BotContext, BotTiming};
use crate::by_id::ById;
use crate::clock::HostClock;
use crate::deferred_code::{DeferredCode, Postponed, needs_deferred_code};
use crate::game_list::RecentlyDeleted;
use crate::hosted_game::HostedGame;
use crate::nets::{MissingResource, Nets};
use cartagena::Variant;
use cartagena_protocol::host::parse_command;
use cartagena_protocol::{ClientMsg, HostError, RefusalCode, ServerMsg};
use cartagena_table::Command;

/// Something that the host has to do. Effects are done in order, each after the one before it is
/// done: what was kept is said, not the other way round.
#[derive(Clone, Debug, PartialEq)]
pub enum HostEffect {
    /// Keep a game, in the place of what was kept of it.
    SaveGame {
        /// Its id.
        game: String,
        /// Its record; the host's alone while the game runs.
        record: String,
        /// When it was last played, in milliseconds since 1970.
        last_played: u64,
    },
    /// Throw away what was kept of a game.
    DeleteGame {
        /// Its id.
        game: String,
    },
    /// Tell the page.
    Send(ServerMsg),
    /// Fetch a net and [give](OfflineHost::net_loaded) it, or say that it [cannot](OfflineHost::net_failed) be
    /// had.
    FetchNet {
        /// The variant it is for.
        variant: Variant,
        /// The number of seats it is for.
        seats: usize,
    },
    /// Fetch the code of what is asked for and [give](OfflineHost::code_loaded) it, or say that it
    /// [cannot](OfflineHost::code_failed) be had.
    LoadCode,
}

/// All games of one device.
pub struct OfflineHost {
    pub(crate) games: ById<HostedGame>,
    /// Kept texts that could not be read; they are left as they are.
    pub(crate) unread: ById<String>,
    pub(crate) recently_deleted: RecentlyDeleted,
    pub(crate) nets: Nets,
    pub(crate) advice_request: Option<AdviceRequest>,
    pub(crate) analysis: Option<AnalysisJob>,
    pub(crate) postponed: Vec<Postponed>,
    pub(crate) confirm_turns: bool,
    bot_timing: BotTiming,
    random_bytes: Box<dyn FnMut() -> [u8; 32]>,
}

impl OfflineHost {
    /// Creates an offline host without games. `chance` draws 32 random bytes, the same never twice: cards and ids
    /// come from them.
    pub fn new(chance: impl FnMut() -> [u8; 32] + 'static) -> OfflineHost {
        OfflineHost {
            games: ById::default(),
            unread: ById::default(),
            recently_deleted: RecentlyDeleted::default(),
            nets: Nets::default(),
            advice_request: None,
            analysis: None,
            postponed: Vec::new(),
            confirm_turns: true,
            bot_timing: BotTiming::default(),
            random_bytes: Box::new(chance),
        }
    }

    /// Answers a message; some only when there is [depth](OfflineHost::code_loaded).
    pub fn handle(&mut self, msg: ClientMsg, clock: &dyn HostClock) -> Vec<HostEffect> {
        if !needs_deferred_code(&msg) {
            let mut effects = self.retry_loading();
            effects.extend(self.answer(msg, clock));
            return effects;
        }
        self.nets.retry();
        match self.nets.require_code() {
            Ok(depth) => self.answer_with_code(msg, depth, clock),
            Err(wanting) => {
                self.postponed.push(Postponed::Message(msg));
                wanting.effects()
            }
        }
    }

    /// Games that were kept wait for depth until it is there.
    fn retry_loading(&mut self) -> Vec<HostEffect> {
        if self.postponed.is_empty() {
            return Vec::new();
        }
        self.nets.retry();
        self.nets.require_code().err().map(MissingResource::effects).unwrap_or_default()
    }

    fn answer_with_code(
        &mut self,
        msg: ClientMsg,
        depth: DeferredCode,
        clock: &dyn HostClock,
    ) -> Vec<HostEffect> {
        match msg {
            ClientMsg::Restore { game, record } => {
                self.restore_game(game, record, depth, clock.date())
            }
            ClientMsg::Review { text } => vec![HostEffect::Send(match (depth.review)(&text) {
                Ok(study) => ServerMsg::Reviewed(study),
                Err(trouble) => ServerMsg::Rejected(trouble),
            })],
            ClientMsg::Analyse { record, think_ms: think } => {
                self.start_analysis(&record, think, depth)
            }
            other => self.answer(other, clock),
        }
    }

    fn answer(&mut self, msg: ClientMsg, clock: &dyn HostClock) -> Vec<HostEffect> {
        match msg {
            ClientMsg::ListGames => vec![self.list_games()],
            ClientMsg::Delete { game } => self.delete_game(&game),
            ClientMsg::Create { table } => self.create_game(&table, clock.date()),
            ClientMsg::Watch { game, seat } => self.watch(&game, seat),
            ClientMsg::Unwatch { game } => self.unwatch(&game),
            ClientMsg::Play { game, after, action } => {
                self.act(&game, after, clock, |berth| parse_command(&berth.table, &action))
            }
            ClientMsg::Undo { game, after } => self.act(&game, after, clock, |_| Ok(Command::Undo)),
            ClientMsg::Confirm { game, after } => {
                self.act(&game, after, clock, |_| Ok(Command::Confirm))
            }
            ClientMsg::AskToConfirm { confirm: ask } => self.ask_to_confirm(ask),
            ClientMsg::BotTiming { pause_ms: pause, think_ms: think } => {
                self.set_bot_timing(pause, think)
            }
            ClientMsg::SkipBotPause { game } => self.skip_bot_pause(&game),
            ClientMsg::Advise { game, after } => self.request_advice(game, after),
            ClientMsg::Record { game } => self.send_record(game),
            ClientMsg::StopAnalysis => self.stop_analysis(),
            ClientMsg::Restore { .. }
            | ClientMsg::Review { .. }
            | ClientMsg::Analyse { .. }
            | ClientMsg::Online(_) => {
                vec![HostEffect::Send(ServerMsg::Failed { error: HostError::BadMessage })]
            }
        }
    }

    /// Does a small piece of what takes time. Where there is nothing to do it does nothing.
    pub fn tick(&mut self, clock: &dyn HostClock) -> Vec<HostEffect> {
        let advised = self.give_advice(clock);
        let moved = advised.or_else(|| self.advance_due_bot(clock));
        moved.or_else(|| self.continue_analysis(clock)).unwrap_or_default()
    }

    /// In how many milliseconds a tick has something to do; `None` if nothing is to be done before
    /// the next message or net.
    pub fn ms_until_due(&self, clock: &dyn HostClock) -> Option<f64> {
        if self.advice_is_due() || self.analysis_is_due() {
            return Some(0.0);
        }
        let now = clock.now();
        let rests = self
            .games
            .iter()
            .filter_map(|(_, berth)| berth.ms_until_due(now, self.bot_timing, &self.nets));
        rests.min_by(f64::total_cmp)
    }

    /// Takes a net that was [needed](HostEffect::FetchNet).
    pub fn net_loaded(&mut self, variant: Variant, seats: usize, bytes: &[u8]) -> Vec<HostEffect> {
        if self.nets.add_net(bytes) && !self.nets.is_missing(variant, seats, false) {
            return Vec::new();
        }
        self.net_failed(variant, seats)
    }

    /// A net that was needed cannot be had. Bots wait until somebody looks again, hurries them or
    /// asks for something; advice and analysis are given up.
    pub fn net_failed(&mut self, variant: Variant, seats: usize) -> Vec<HostEffect> {
        self.nets.mark_net_failed(variant, seats);
        self.cancel_waiting()
    }

    /// Takes the code that was [needed](HostEffect::LoadCode) and does what had to wait for it.
    pub fn code_loaded(&mut self, depth: DeferredCode, clock: &dyn HostClock) -> Vec<HostEffect> {
        self.nets.set_code(depth);
        let waited = std::mem::take(&mut self.postponed);
        let done = waited.into_iter().flat_map(|it| match it {
            Postponed::Message(msg) => self.handle(msg, clock),
            Postponed::SavedGame { game, record, touched } => {
                self.load_game(&game, &record, touched)
            }
        });
        done.collect()
    }

    /// The code that was needed cannot be had, with the same effect as if it were a
    /// [net](OfflineHost::net_failed). What was kept is not lost: it waits on.
    pub fn code_failed(&mut self) -> Vec<HostEffect> {
        self.nets.mark_code_failed();
        let mut effects = self.cancel_waiting();
        self.postponed.retain(|it| match it {
            Postponed::Message(_) => {
                effects.push(HostEffect::Send(ServerMsg::Rejected(HostError::NetUnavailable)));
                false
            }
            Postponed::SavedGame { .. } => true,
        });
        effects
    }

    fn cancel_waiting(&mut self) -> Vec<HostEffect> {
        let mut effects =
            vec![HostEffect::Send(ServerMsg::Failed { error: HostError::NetUnavailable })];
        effects.extend(self.cancel_advice());
        effects.extend(self.cancel_analysis());
        effects
    }

    pub(crate) fn random_bytes(&mut self) -> [u8; 32] {
        (self.random_bytes)()
    }

    fn act(
        &mut self,
        id: &str,
        after: u64,
        clock: &dyn HostClock,
        command: impl FnOnce(&HostedGame) -> Result<Command, RefusalCode>,
    ) -> Vec<HostEffect> {
        let Some(berth) = self.games.get_mut(id) else { return no_such_game(id) };
        if after != berth.seq() {
            return vec![refused(id, RefusalCode::OutOfDate), berth.snapshot(id)];
        }
        let done = berth.acting_person().and_then(|seat| {
            let command = command(berth)?;
            berth.apply_command(id, seat, command, clock.date())
        });
        done.unwrap_or_else(|refusal| vec![refused(id, refusal)])
    }

    fn ask_to_confirm(&mut self, ask: bool) -> Vec<HostEffect> {
        self.confirm_turns = ask;
        self.games.iter_mut().for_each(|(_, berth)| berth.ask_to_confirm(ask));
        Vec::new()
    }

    fn set_bot_timing(&mut self, pause: u32, think: u32) -> Vec<HostEffect> {
        self.bot_timing = BotTiming::new(pause, think);
        Vec::new()
    }

    fn skip_bot_pause(&mut self, id: &str) -> Vec<HostEffect> {
        self.nets.retry();
        match self.games.get_mut(id) {
            Some(berth) => berth.bot_seats.skip_pause(),
            None => return no_such_game(id),
        }
        Vec::new()
    }

    /// Lets the first bot move that has rested; `None` if all rest.
    fn advance_due_bot(&mut self, clock: &dyn HostClock) -> Option<Vec<HostEffect>> {
        let (now, pace, nets) = (clock.now(), self.bot_timing, &self.nets);
        let due =
            |(_, berth): &(&str, &mut HostedGame)| berth.ms_until_due(now, pace, nets) == Some(0.0);
        let (id, berth) = self.games.iter_mut().find(due)?;
        Some(berth.advance_bot(id, &mut BotContext { clock, nets: &mut self.nets, timing: pace }))
    }
}

pub(crate) fn refused(id: &str, refusal: RefusalCode) -> HostEffect {
    HostEffect::Send(ServerMsg::Refused { game: id.to_owned(), refusal })
}

pub(crate) fn no_such_game(id: &str) -> Vec<HostEffect> {
    vec![refused(id, RefusalCode::NoSuchGame)]
}
