use crate::advice::AdviceRequest;
use crate::analysis::AnalysisJob;
use crate::bot_seats::{BotContext, BotTiming, Loaded};
use crate::by_id::ById;
use crate::clock::HostClock;
use crate::daily::DailyPlayers;
use crate::deferred_code::{DeferredCode, Postponed};
use crate::game_list::RecentlyDeleted;
use crate::hosted_game::HostedGame;
use crate::judge::JudgeJob;
use crate::nets::{MissingResource, Nets};
use cartagena::Variant;
use cartagena_protocol::host::play_command;
use cartagena_protocol::{ClientMsg, DeferredRequest, HostError, JsonText, RefusalCode, ServerMsg};
use cartagena_table::Command;

/// Effect that the embedding program has to carry out. Effects are carried out in order, each after the
/// one before it is done: a move is sent only once it is saved.
#[derive(Clone, Debug, PartialEq)]
pub enum HostEffect {
    /// Save a game, replacing what was saved of it.
    SaveGame {
        /// Its id.
        game: String,
        /// Its record; the host's alone while the game runs.
        record: String,
        /// Time at which it was last played, in milliseconds since 1970.
        last_played: u64,
    },
    /// Delete a saved game.
    DeleteGame {
        /// Its id.
        game: String,
    },
    /// Send a message to the page.
    Send(ServerMsg),
    /// Fetch a net and report it with [`OfflineHost::net_loaded`], or the failure with
    /// [`OfflineHost::net_failed`].
    FetchNet {
        /// The variant it is for.
        variant: Variant,
        /// The number of seats it is for.
        seats: usize,
    },
    /// Fetch the net of the opponent of the day and report it with [`OfflineHost::daily_net_loaded`].
    FetchDailyNet {
        /// The variant it is for.
        variant: Variant,
    },
    /// Save a line of the journal, replacing what was saved of its game.
    SaveJournal {
        /// The game's id.
        game: String,
        /// The line.
        line: String,
    },
    /// Load the deferred code and report it with [`OfflineHost::code_loaded`], or the failure with
    /// [`OfflineHost::code_failed`].
    LoadCode,
}

/// All games of one device.
#[expect(missing_debug_implementations, reason = "it holds hidden cards, which no log may show")]
pub struct OfflineHost {
    pub(crate) games: ById<HostedGame>,
    /// Saved records that could not be read; they are left as they are.
    pub(crate) unread: ById<String>,
    pub(crate) recently_deleted: RecentlyDeleted,
    pub(crate) nets: Nets,
    pub(crate) daily_players: DailyPlayers,
    /// Lines about finished games, by the ids of the games.
    pub(crate) journal: ById<String>,
    pub(crate) advice_request: Option<AdviceRequest>,
    pub(crate) analysis: Option<AnalysisJob>,
    pub(crate) judging: Option<JudgeJob>,
    pub(crate) postponed: Vec<Postponed>,
    pub(crate) confirm_turns: bool,
    bot_timing: BotTiming,
    pub(crate) random_bytes: Box<dyn FnMut() -> [u8; 32]>,
}

impl OfflineHost {
    /// Creates an offline host without games. `random_bytes` draws 32 random bytes, never the same
    /// twice: cards and ids come from them.
    pub fn new(random_bytes: impl FnMut() -> [u8; 32] + 'static) -> OfflineHost {
        OfflineHost {
            games: ById::default(),
            unread: ById::default(),
            recently_deleted: RecentlyDeleted::default(),
            nets: Nets::default(),
            daily_players: DailyPlayers::default(),
            journal: ById::default(),
            advice_request: None,
            analysis: None,
            judging: None,
            postponed: Vec::new(),
            confirm_turns: true,
            bot_timing: BotTiming::default(),
            random_bytes: Box::new(random_bytes),
        }
    }

    /// Handles a message. Some wait until the deferred code is [loaded](OfflineHost::code_loaded).
    pub fn handle(&mut self, msg: ClientMsg, clock: &dyn HostClock) -> Vec<HostEffect> {
        if let ClientMsg::Deferred(request) = msg {
            return self.answer_deferred(request, clock);
        }
        let mut effects = self.retry_loading();
        effects.extend(self.answer(msg, clock));
        effects
    }

    fn answer_deferred(
        &mut self,
        request: JsonText<DeferredRequest>,
        clock: &dyn HostClock,
    ) -> Vec<HostEffect> {
        self.nets.retry();
        match self.nets.require_code() {
            Ok(code) => (code.answer)(self, &request, clock.date()),
            Err(missing) => {
                self.postponed.push(Postponed::Request(request));
                missing.effects()
            }
        }
    }

    /// Asks for the deferred code again if saved games still wait for it.
    fn retry_loading(&mut self) -> Vec<HostEffect> {
        if self.postponed.is_empty() {
            return Vec::new();
        }
        self.nets.retry();
        self.nets.require_code().err().map(MissingResource::effects).unwrap_or_default()
    }

    fn answer(&mut self, msg: ClientMsg, clock: &dyn HostClock) -> Vec<HostEffect> {
        match msg {
            ClientMsg::ListGames => vec![self.list_games()],
            ClientMsg::Delete { game } => self.delete_game(&game),
            ClientMsg::Create { table } => self.create_game(&table, clock.date()),
            ClientMsg::Watch { game, seat } => self.watch(&game, seat),
            ClientMsg::Unwatch { game } => self.unwatch(&game),
            ClientMsg::Play { game, after, action } => {
                self.act(&game, after, clock, |hosted| play_command(&hosted.table, &action))
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
            ClientMsg::Deferred(_) | ClientMsg::Online(_) => {
                vec![HostEffect::Send(ServerMsg::Failed { error: HostError::BadMessage })]
            }
        }
    }

    /// Does a small piece of the work that takes time, if there is any: advice, a bot's move, thinking about
    /// a position that is looked at, or the analysis of a turn.
    pub fn tick(&mut self, clock: &dyn HostClock) -> Vec<HostEffect> {
        let advised = self.give_advice(clock);
        let moved = advised.or_else(|| self.advance_due_bot(clock));
        let judged = moved.or_else(|| self.continue_judging(clock));
        judged.or_else(|| self.continue_analysis(clock)).unwrap_or_default()
    }

    /// Returns in how many milliseconds a tick has something to do; `None` if there is nothing to do
    /// before the next message or resource arrives.
    pub fn ms_until_due(&self, clock: &dyn HostClock) -> Option<f64> {
        if self.advice_is_due() || self.judging_is_due() || self.analysis_is_due() {
            return Some(0.0);
        }
        let now = clock.now();
        let pauses = self
            .games
            .iter()
            .filter_map(|(_, hosted)| hosted.ms_until_due(now, self.bot_timing, self.loaded()));
        pauses.min_by(f64::total_cmp)
    }

    /// Takes a net that was [requested](HostEffect::FetchNet).
    pub fn net_loaded(&mut self, variant: Variant, seats: usize, bytes: &[u8]) -> Vec<HostEffect> {
        if self.nets.add_net(bytes) && !self.nets.is_missing(variant, seats, false) {
            return Vec::new();
        }
        self.net_failed(variant, seats)
    }

    /// Notes that a requested net could not be loaded. Bots wait until the page watches a game again,
    /// skips a pause or asks for something; advice and analysis are cancelled.
    pub fn net_failed(&mut self, variant: Variant, seats: usize) -> Vec<HostEffect> {
        self.nets.mark_net_failed(variant, seats);
        self.cancel_waiting()
    }

    /// Takes the code that was [requested](HostEffect::LoadCode) and does what had to wait for it.
    pub fn code_loaded(&mut self, code: DeferredCode, clock: &dyn HostClock) -> Vec<HostEffect> {
        self.nets.set_code(code);
        let postponed = std::mem::take(&mut self.postponed);
        let effects = postponed.into_iter().flat_map(|it| match it {
            Postponed::Request(request) => self.answer_deferred(request, clock),
            Postponed::SavedGame { game, record, touched } => {
                self.load_game(&game, &record, touched)
            }
            Postponed::Ended { game, date } => self.note_end(&game, date),
        });
        effects.collect()
    }

    /// Notes that the deferred code could not be loaded, with the same effect as for a
    /// [net](OfflineHost::net_failed). Saved games are not lost: they wait on.
    pub fn code_failed(&mut self) -> Vec<HostEffect> {
        self.nets.mark_code_failed();
        let mut effects = self.cancel_waiting();
        self.postponed.retain(|it| match it {
            Postponed::Request(_) => {
                effects.push(HostEffect::Send(ServerMsg::Rejected(HostError::NetUnavailable)));
                false
            }
            Postponed::SavedGame { .. } | Postponed::Ended { .. } => true,
        });
        effects
    }

    fn cancel_waiting(&mut self) -> Vec<HostEffect> {
        let mut effects =
            vec![HostEffect::Send(ServerMsg::Failed { error: HostError::NetUnavailable })];
        effects.extend(self.cancel_advice());
        effects.extend(self.cancel_analysis());
        self.judging = None;
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
        let Some(hosted) = self.games.get_mut(id) else { return no_such_game(id) };
        if after != hosted.seq() {
            return vec![refused(id, RefusalCode::OutOfDate), hosted.snapshot(id)];
        }
        let done = hosted.acting_person().and_then(|seat| {
            let command = command(hosted)?;
            hosted.apply_command(id, seat, command, clock.date())
        });
        match done {
            Ok(mut effects) => {
                effects.extend(self.note_end(id, clock.date()));
                effects
            }
            Err(refusal) => vec![refused(id, refusal)],
        }
    }

    fn ask_to_confirm(&mut self, ask: bool) -> Vec<HostEffect> {
        self.confirm_turns = ask;
        self.games.iter_mut().for_each(|(_, hosted)| hosted.ask_to_confirm(ask));
        Vec::new()
    }

    fn set_bot_timing(&mut self, pause: u32, think: u32) -> Vec<HostEffect> {
        self.bot_timing = BotTiming::new(pause, think);
        Vec::new()
    }

    fn skip_bot_pause(&mut self, id: &str) -> Vec<HostEffect> {
        self.nets.retry();
        self.daily_players.retry();
        match self.games.get_mut(id) {
            Some(hosted) => hosted.bot_seats.skip_pause(),
            None => return no_such_game(id),
        }
        Vec::new()
    }

    /// Advances the first bot whose pause is over; `None` if there is none.
    fn advance_due_bot(&mut self, clock: &dyn HostClock) -> Option<Vec<HostEffect>> {
        let (now, timing) = (clock.now(), self.bot_timing);
        let loaded = Loaded { nets: &self.nets, daily: &self.daily_players };
        let due = |(_, hosted): &(&str, &mut HostedGame)| {
            hosted.ms_until_due(now, timing, loaded) == Some(0.0)
        };
        let (id, hosted) = self.games.iter_mut().find(due)?;
        let id = id.to_owned();
        let daily = &mut self.daily_players;
        let mut context = BotContext { clock, nets: &mut self.nets, daily, timing };
        let mut effects = hosted.advance_bot(&id, &mut context);
        effects.extend(self.note_end(&id, clock.date()));
        Some(effects)
    }

    fn loaded(&self) -> Loaded<'_> {
        Loaded { nets: &self.nets, daily: &self.daily_players }
    }
}

pub(crate) fn refused(id: &str, refusal: RefusalCode) -> HostEffect {
    HostEffect::Send(ServerMsg::Refused { game: id.to_owned(), refusal })
}

pub(crate) fn no_such_game(id: &str) -> Vec<HostEffect> {
    vec![refused(id, RefusalCode::NoSuchGame)]
}
