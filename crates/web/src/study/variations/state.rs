//! The table at which moves are tried, and the captain who looks on.

use super::Variations;
use super::line::step_words;
use crate::announce::{Announcer, use_announcer};
use crate::host_link::{self, HostLink, Listeners};
use crate::study::review::Review;
use cartagena::{Event, Seat, Setup};
use cartagena_client::online::bidi_isolated;
use cartagena_protocol::{
    ClientMsg, DeferredRequest, EntryView, HostError, Judgement, SeatLabel, SeenMove, ServerMsg,
    Snapshot,
};
use cartagena_record::Moment;
use leptos::prelude::*;
use std::cell::Cell;

/// The id of the table's game.
pub(super) const GAME: &str = "variation";

/// The captain's word on the position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum CaptainWord {
    /// Nothing yet.
    #[default]
    Thinking,
    /// The files that the captain needs could not be fetched.
    Unavailable,
    /// The game is over.
    Over,
    /// So far.
    Judged(Judgement),
}

/// The state of the page. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Trial {
    /// The review whose game it is.
    pub review: Review,
    /// The variations.
    pub variations: Variations,
    /// The captain's word.
    pub word: RwSignal<CaptainWord>,
    /// Index of the turn of the captain's list whose arrows are drawn.
    pub drawn: RwSignal<Option<usize>>,
    /// True if there was no room for the last move.
    pub full: RwSignal<bool>,
    announcer: Announcer,
    seq: StoredValue<u64>,
    request: StoredValue<u32>,
}

thread_local! {
    /// The open table; there is one at a time.
    static OPEN: Cell<Option<Trial>> = const { Cell::new(None) };
    static LISTENERS: Listeners = Listeners::default();
}

/// Returns the link to the host of the open table.
pub(super) const fn link() -> HostLink {
    HostLink::new(send, &LISTENERS)
}

/// Returns the open table.
pub(super) fn open_trial() -> Option<Trial> {
    OPEN.get()
}

fn send(message: &ClientMsg) {
    if let Some(trial) = OPEN.get() {
        trial.receive(message);
    }
}

fn tell(message: &ServerMsg) {
    LISTENERS.with(|listeners| listeners.notify(message));
}

impl Trial {
    /// Opens the table.
    pub(super) fn open(review: Review, variations: Variations) -> Trial {
        let trial = Trial {
            review,
            variations,
            word: RwSignal::new(CaptainWord::Thinking),
            drawn: RwSignal::new(None),
            full: RwSignal::new(false),
            announcer: use_announcer(),
            seq: StoredValue::new(0),
            request: StoredValue::new(0),
        };
        OPEN.set(Some(trial));
        host_link::listen(move |message| trial.hear(message));
        Effect::new(move || trial.ask_captain(trial.at()));
        on_cleanup(move || {
            OPEN.set(None);
            host_link::send(&DeferredRequest::Judge { number: 0, record: None }.into());
        });
        trial
    }

    /// Returns the moment that is looked at.
    pub(super) fn at(&self) -> Moment {
        self.variations.at.get().unwrap_or_default()
    }

    fn at_untracked(&self) -> Moment {
        self.variations.at.get_untracked().unwrap_or_default()
    }

    /// Goes to another moment.
    pub(super) fn go(&self, at: Moment) {
        self.variations.at.set(Some(at));
        tell(&self.snapshot());
    }

    /// Goes back to the moment before or on to the next one of the line, if there is one.
    pub(super) fn step(&self, on: bool) {
        let at = self.at_untracked();
        let tree = self.variations.tree.read_untracked();
        let to = if on { tree.next(at) } else { tree.before(at) };
        drop(tree);
        to.into_iter().for_each(|to| self.go(to));
    }

    /// Removes the variation that is looked at, and goes back to where it began.
    pub(super) fn remove(&self) {
        let at = self.at_untracked();
        let tree = self.variations.tree.read_untracked();
        let first = tree.branch_of(at);
        let before = first.and_then(|first| tree.before(first));
        drop(tree);
        if let (Some(first), Some(before)) = (first, before) {
            self.variations.tree.update(|tree| tree.remove(first));
            self.variations.keep();
            self.go(before);
        }
    }

    /// Asks the captain about a position; about none if its game is over.
    fn ask_captain(&self, at: Moment) {
        let tree = self.variations.tree.read_untracked();
        let over = tree.game(at).outcome().is_some();
        let record = (!over).then(|| tree.record_to(at).to_string());
        self.request.update_value(|number| *number += 1);
        self.drawn.set(None);
        self.word.set(if over { CaptainWord::Over } else { CaptainWord::Thinking });
        let number = self.request.get_value();
        host_link::send(&DeferredRequest::Judge { number, record }.into());
    }

    fn hear(&self, message: &ServerMsg) {
        match message {
            ServerMsg::Judged(judgement) => {
                let said = judgement.read();
                let current = |said: &Judgement| said.number == self.request.get_value();
                if let Some(judgement) = said.filter(current) {
                    self.word.set(CaptainWord::Judged(judgement));
                }
            }
            ServerMsg::Failed { error: HostError::NetUnavailable } => {
                self.word.set(CaptainWord::Unavailable);
            }
            _ => {}
        }
    }

    fn receive(&self, message: &ClientMsg) {
        let answer = match message {
            ClientMsg::Watch { .. } => self.snapshot(),
            ClientMsg::Play { action, .. } => match action.parsed() {
                Some(notated) => self.play(notated.action),
                None => return,
            },
            ClientMsg::Undo { .. } => self.undo(),
            _ => return,
        };
        tell(&answer);
    }

    fn play(&self, action: cartagena::Action) -> ServerMsg {
        let at = self.at_untracked();
        let next = self.variations.tree.try_update(|tree| tree.play(at, action)).flatten();
        self.full.set(next.is_none());
        let Some(next) = next else { return self.events(Vec::new()) };
        let event = self.variations.tree.read_untracked().event(next).cloned();
        self.variations.at.set(Some(next));
        self.variations.keep();
        self.tell_end_of_turn(next);
        let entry = |event: Event| EntryView::Played { event: SeenMove::from(&event), done: true };
        self.events(event.map(entry).into_iter().collect())
    }

    /// Tells the last move of a turn where hands are hidden: there the table turns to the next seat at once, and
    /// tells nothing.
    fn tell_end_of_turn(&self, at: Moment) {
        let tree = self.variations.tree.read_untracked();
        let game = tree.game(at);
        let open = game.position().rules().variant.has_open_hands();
        if game.turn().is_start() && !open {
            drop(tree);
            self.announcer.say(untrack(|| step_words(self, at)));
        }
    }

    /// Takes a move back that nothing follows.
    fn undo(&self) -> ServerMsg {
        let at = self.at_untracked();
        let before = self.variations.tree.read_untracked().before(at);
        if let Some(before) = before.filter(|_| self.can_undo(at)) {
            self.variations.tree.update(|tree| tree.remove(at));
            self.variations.keep();
            self.variations.at.set(Some(before));
        }
        self.snapshot()
    }

    fn can_undo(&self, at: Moment) -> bool {
        let tree = self.variations.tree.read_untracked();
        !tree.is_game(at) && tree.next(at).is_none()
    }

    fn events(&self, entries: Vec<EntryView>) -> ServerMsg {
        self.seq.update_value(|seq| *seq += entries.len() as u64);
        let can_undo = self.can_undo(self.at_untracked());
        ServerMsg::Events { game: GAME.into(), seq: self.seq.get_value(), entries, can_undo }
    }

    /// Returns the table as the seat to move sees it, with all hands open.
    fn snapshot(&self) -> ServerMsg {
        let at = self.at_untracked();
        let tree = self.variations.tree.read_untracked();
        let game = tree.game(at);
        let mover = game.turn().seat().or_else(|| tree.event(at).map(Event::seat));
        let names = self.review.names.read_untracked();
        let label = |name: &String| SeatLabel { name: bidi_isolated(name), bot: None };
        let snapshot = Snapshot {
            game: GAME.to_owned(),
            seq: self.seq.get_value(),
            viewer: mover.or(Some(Seat::FIRST)),
            seats: names.iter().map(label).collect(),
            start: Setup::from(game),
            moves: Vec::new(),
            to_confirm: None,
            can_undo: self.can_undo(at),
        };
        ServerMsg::Snapshot(Box::new(snapshot))
    }
}

/// Returns the state of the open table.
pub(super) fn use_trial() -> Trial {
    expect_context()
}
