//! The state that the parts of a review share: the moment that is shown, and the analysis of the
//! game.

use super::StudyState;
use super::sentences;
use super::variations::Variations;
use crate::announce::{Announcer, use_announcer};
use crate::host_link;
use crate::language::{TextsSignal, use_texts};
use crate::plan::plan_arrows;
use cartagena::{Event, Seat};
use cartagena_art::Mark;
use cartagena_client::{
    Analysis, MistakeGrade, MoveOption, Replay, TurnSpan, follow_variation, journal_note, loss,
};
use cartagena_protocol::{
    AnalysisStep, ClientMsg, DeferredRequest, HostError, JournalRequest, JsonText, SeatAccountView,
    ServerMsg, TurnAnalysis,
};
use leptos::prelude::*;
use std::cell::RefCell;

/// Milliseconds for each turn that is judged.
const THINK_MILLISECONDS: u32 = 200;

/// A game that was judged: its record, its turns, and what made each seat's result.
type JudgedGame = (String, Analysis, Vec<SeatAccountView>);

thread_local! {
    /// The game that was judged last: who comes back from finding the turns need not wait again.
    static JUDGED: RefCell<Option<JudgedGame>> = const { RefCell::new(None) };
}

/// The progress of the analysis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum AnalysisProgress {
    /// Not requested.
    #[default]
    NotStarted,
    /// So many of so many parts are judged.
    Running(u32, u32),
    /// There is no more to come; whether all was judged.
    Ended(bool),
    /// The files that the analysis needs could not be fetched.
    NoNet,
}

/// A game that is looked at. Copies are the same game.
#[derive(Clone, Copy)]
pub(crate) struct Review {
    /// The game.
    pub replay: StoredValue<Replay>,
    /// Number of moves after which the game is shown.
    pub at: RwSignal<usize>,
    /// True while the moves play by themselves.
    pub playing: RwSignal<bool>,
    /// The results of the analysis so far.
    pub analysis: RwSignal<Analysis>,
    /// The parts of each seat's result, once every turn is judged.
    pub accounts: RwSignal<Vec<SeatAccountView>>,
    /// The progress of the analysis.
    pub progress: RwSignal<AnalysisProgress>,
    /// True if the better turn is shown instead of the played one.
    pub better: RwSignal<bool>,
    /// The names of the seats.
    pub names: Memo<Vec<String>>,
    /// The sentences.
    pub texts: TextsSignal,
    /// The moves that were tried beside the game.
    pub variations: Option<Variations>,
    /// The game of this device that it is.
    local: StoredValue<Option<String>>,
    announcer: Announcer,
}

impl Review {
    /// Looks at a game from its start.
    pub fn at(replay: Replay) -> Review {
        let texts = use_texts();
        let variations = Variations::read(replay.record());
        let replay = StoredValue::new(replay);
        let names = move |_: Option<&Vec<String>>| {
            replay.with_value(|replay| sentences::names(&texts.read(), replay.seats()))
        };
        let review = Review {
            replay,
            at: RwSignal::new(0),
            playing: RwSignal::new(false),
            analysis: RwSignal::new(Analysis::default()),
            accounts: RwSignal::new(Vec::new()),
            progress: RwSignal::new(AnalysisProgress::NotStarted),
            better: RwSignal::new(false),
            names: Memo::new(names),
            texts,
            variations,
            local: use_context::<StudyState>()
                .map_or_else(|| StoredValue::new(None), |page| page.local),
            announcer: use_announcer(),
        };
        host_link::listen(move |message| review.receive(message));
        on_cleanup(move || review.stop());
        review
    }

    /// Returns the number of moves of the game.
    pub fn moves(&self) -> usize {
        self.replay.with_value(Replay::moves)
    }

    /// Goes to a moment and tells it.
    pub fn go(&self, moves: usize) {
        let moves = moves.min(self.moves());
        self.better.set(false);
        if self.at.get_untracked() != moves {
            self.at.set(moves);
            self.announcer.say(untrack(|| self.sentence(moves)));
        }
    }

    /// Goes on or back by moves.
    pub fn step(&self, by: isize) {
        self.go(self.at.get_untracked().saturating_add_signed(by));
    }

    /// Goes to the end of the next turn, or back to its beginning.
    pub fn step_turn(&self, on: bool) {
        let at = self.at.get_untracked();
        let to = |replay: &Replay| if on { replay.turn_after(at) } else { replay.turn_before(at) };
        self.go(self.replay.with_value(to));
    }

    /// Begins to play the moves, from the start if the end is reached; or pauses.
    pub fn toggle(&self) {
        let on = !self.playing.get_untracked();
        if on && self.at.get_untracked() == self.moves() {
            self.go(0);
        }
        self.playing.set(on);
    }

    /// Describes the move that led to a moment.
    pub fn sentence(&self, moves: usize) -> String {
        let texts = self.texts.read();
        self.replay.with_value(|replay| {
            sentences::move_sentence(&texts, replay, moves, &self.names.read())
        })
    }

    /// Returns the name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names.read().get(seat.index()).cloned().unwrap_or_default()
    }

    /// Returns the turn whose moves have just been made.
    pub fn turn(&self) -> Option<(usize, TurnSpan)> {
        let at = self.at.get();
        self.replay.with_value(|replay| {
            let number = replay.turn_at(at)?;
            Some((number, replay.turns()[number]))
        })
    }

    /// Returns the judgement of the turn that is shown, if it was a mistake.
    pub fn mistake(&self) -> Option<TurnAnalysis> {
        let (_, turn) = self.turn()?;
        let analysis = self.analysis.read();
        let worst = analysis.worst(turn.from, turn.to)?;
        (MistakeGrade::from_loss(loss(worst)) > MistakeGrade::None).then(|| worst.clone())
    }

    /// Returns the moves that would have been better.
    pub fn proposal(&self, judged: &TurnAnalysis) -> Vec<MoveOption> {
        let moves = &judged.best.moves;
        self.replay.with_value(|replay| {
            follow_variation(replay.after(judged.moves_before as usize), moves)
        })
    }

    /// Shows what would have been better in a turn, or no longer does.
    pub fn show_better(&self, judged: &TurnAnalysis, show: bool) {
        self.playing.set(false);
        self.go((judged.moves_before + judged.move_count) as usize);
        self.better.set(show);
        let said = if show { "study-better-shown" } else { "study-hide-better" };
        self.announcer.say(self.texts.read_untracked().say(said));
    }

    /// Has every turn judged, unless that was done for the same game a moment ago.
    pub fn analyse(&self) {
        let record = self.replay.with_value(|replay| replay.record().to_owned());
        let known = JUDGED
            .with_borrow(|judged| judged.as_ref().filter(|(game, ..)| *game == record).cloned());
        let known = known.filter(|_| self.analysis.read_untracked().is_empty());
        if let Some((_, known, accounts)) = known {
            self.analysis.set(known);
            self.accounts.set(accounts);
            self.progress.set(AnalysisProgress::Ended(true));
            return;
        }
        self.analysis.set(Analysis::default());
        self.accounts.set(Vec::new());
        self.progress.set(AnalysisProgress::Running(0, 0));
        host_link::send(
            &DeferredRequest::Analyse { record, think_ms: THINK_MILLISECONDS, nodes: None }.into(),
        );
    }

    /// Leaves off judging.
    pub fn stop(&self) {
        if matches!(self.progress.try_get_untracked(), Some(AnalysisProgress::Running(..))) {
            host_link::send(&ClientMsg::StopAnalysis);
        }
    }

    fn receive(&self, message: &ServerMsg) {
        let running = matches!(self.progress.get_untracked(), AnalysisProgress::Running(..));
        match message {
            ServerMsg::TurnAnalysed(step) if running => {
                let Some(AnalysisStep { done, total, turn }) = step.read() else { return };
                self.analysis.update(|analysis| analysis.push(turn));
                self.progress.set(AnalysisProgress::Running(done, total));
            }
            ServerMsg::AnalysisEnded(accounts) if running => {
                self.progress.set(AnalysisProgress::Ended(accounts.is_some()));
                if let Some(accounts) = accounts.as_ref().and_then(JsonText::read) {
                    let record = self.replay.with_value(|replay| replay.record().to_owned());
                    self.accounts.set(accounts.clone());
                    self.note(&accounts);
                    JUDGED.set(Some((record, self.analysis.get_untracked(), accounts)));
                }
            }
            ServerMsg::Failed { error: HostError::NetUnavailable } if running => {
                self.progress.set(AnalysisProgress::NoNet);
            }
            _ => {}
        }
    }

    /// Notes accuracy, luck and mistakes of the person whose game it is in the journal of the device.
    fn note(&self, accounts: &[SeatAccountView]) {
        let person = self.replay.with_value(Replay::sole_person);
        let (Some(game), Some(person)) = (self.local.get_value(), person) else { return };
        let note = journal_note(&self.analysis.read_untracked(), accounts, person);
        if let Some(note) = note {
            host_link::send(&DeferredRequest::Journal(JournalRequest::Note { game, note }).into());
        }
    }

    /// Returns the record of the game with what was tried beside it.
    pub fn record(&self) -> String {
        match self.variations {
            Some(variations) => variations.record(),
            None => self.replay.with_value(|replay| replay.record().to_owned()),
        }
    }

    /// Returns the number of moves after which the board is shown, and the marks on top of it.
    pub fn board_scene(&self) -> (usize, Vec<Mark>) {
        if self.better.get()
            && let Some(judged) = self.mistake()
        {
            let arrows = plan_arrows(judged.seat, &self.proposal(&judged)).into_iter();
            return (judged.moves_before as usize, arrows.map(Mark::Arrow).collect());
        }
        let at = self.at.get();
        let trail = self.turn().map(|(_, turn)| {
            let events = (turn.from + 1..=at).filter_map(|moves| self.trail(moves));
            events.collect()
        });
        (at, trail.unwrap_or_default())
    }

    fn trail(&self, moves: usize) -> Option<Mark> {
        self.replay.with_value(|replay| match *replay.event(moves)? {
            Event::Advanced { seat, from, to, .. } | Event::Retreated { seat, from, to, .. } => {
                Some(Mark::Trail { seat, from, to })
            }
            Event::EndedTurn { .. } => None,
        })
    }
}
