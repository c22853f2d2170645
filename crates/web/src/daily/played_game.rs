//! A finished game of the device on a page that tells of it: its moves, and how accurate the person was.

use crate::host_link;
use cartagena::Seat;
use cartagena_client::{Analysis, Replay, journal_note};
use cartagena_protocol::{
    AnalysisStep, ClientMsg, DeferredRequest, JournalEntry, JournalNote, JournalRequest, JsonText,
    SeatAccountView, ServerMsg,
};
use leptos::prelude::*;

/// Evaluated positions for each turn that is judged: the same accuracy on every device.
const NODES: u32 = 2_000;
/// Milliseconds for each turn, for a host that counts no positions.
const THINK_MILLISECONDS: u32 = 150;

/// The game, as far as the host has told it. Copies are the same game.
#[derive(Clone, Copy)]
pub(super) struct PlayedGame {
    /// The game's moves; `None` until they came, or if the game was deleted.
    pub replay: RwSignal<Option<Replay>>,
    /// The person's accuracy in thousandths, once it is known; there is none if no turn could change anything.
    pub precision: RwSignal<Option<u16>>,
    /// The person's luck with the cards, in thousandths of a chance to win.
    pub luck: RwSignal<Option<i16>>,
    /// Number of turns judged, and of all turns, while they are judged.
    pub progress: RwSignal<Option<(u32, u32)>>,
    analysis: StoredValue<Analysis>,
    entry: StoredValue<JournalEntry>,
}

impl PlayedGame {
    /// Asks for the game of an entry. If nobody has judged it yet, its turns are judged now.
    pub(super) fn of(entry: JournalEntry) -> PlayedGame {
        let game = PlayedGame {
            replay: RwSignal::new(None),
            precision: RwSignal::new(entry.note.as_ref().and_then(|note| note.precision)),
            luck: RwSignal::new(entry.note.as_ref().and_then(|note| note.luck)),
            progress: RwSignal::new(None),
            analysis: StoredValue::new(Analysis::default()),
            entry: StoredValue::new(entry),
        };
        host_link::listen(move |message| game.receive(message));
        on_cleanup(move || {
            if game.progress.try_get_untracked().flatten().is_some() {
                host_link::send(&ClientMsg::StopAnalysis);
            }
        });
        host_link::send(&ClientMsg::Record { game: game.id() });
        game
    }

    fn id(self) -> String {
        self.entry.with_value(|entry| entry.game.clone())
    }

    fn receive(self, message: &ServerMsg) {
        match message {
            ServerMsg::Record { game, text } if *game == self.id() => {
                host_link::send(&DeferredRequest::Review { text: text.clone() }.into());
            }
            ServerMsg::Reviewed(game) if self.replay.read_untracked().is_none() => {
                if let Some(replay) = Replay::read(game) {
                    self.judge(replay.record().to_owned());
                    self.replay.set(Some(replay));
                }
            }
            ServerMsg::TurnAnalysed(step) => {
                step.read().into_iter().for_each(|step| self.add(step))
            }
            ServerMsg::AnalysisEnded(accounts) => {
                self.end(accounts.as_ref().and_then(JsonText::read))
            }
            _ => {}
        }
    }

    fn judge(self, record: String) {
        if self.entry.with_value(|entry| entry.note.is_none()) {
            self.progress.set(Some((0, 1)));
            host_link::send(
                &DeferredRequest::Analyse {
                    record,
                    think_ms: THINK_MILLISECONDS,
                    nodes: Some(NODES),
                }
                .into(),
            );
        }
    }

    fn add(self, AnalysisStep { done, total, turn }: AnalysisStep) {
        if self.progress.read_untracked().is_some() {
            self.analysis.update_value(|analysis| analysis.push(turn));
            self.progress.set(Some((done, total)));
        }
    }

    /// Notes the figures; there are no accounts if the analysis was stopped.
    fn end(self, accounts: Option<Vec<SeatAccountView>>) {
        if self.progress.get_untracked().is_none() {
            return;
        }
        self.progress.set(None);
        let note = accounts.and_then(|accounts| self.note(&accounts));
        if let Some(note) = note {
            self.precision.set(note.precision);
            self.luck.set(note.luck);
            host_link::send(
                &DeferredRequest::Journal(JournalRequest::Note { game: self.id(), note }).into(),
            );
        }
    }

    fn note(self, accounts: &[SeatAccountView]) -> Option<JournalNote> {
        let seat = Seat::new(self.entry.with_value(|entry| entry.seat))?;
        self.analysis.with_value(|analysis| journal_note(analysis, accounts, seat))
    }
}
