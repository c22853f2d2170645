use crate::event_text::parse_event;
use crate::online::bidi_isolated;
use cartagena::{Event, Observation, Seat, Setup, Viewer};
use cartagena_bots::Level;
use cartagena_protocol::{EntryView, SeatLabel, Snapshot};
use std::fmt;

/// A game as one viewer follows it.
#[derive(Clone, Debug, PartialEq)]
pub struct GameView {
    game: String,
    seq: u64,
    seats: Vec<SeatLabel>,
    start: Observation,
    /// What stands, each with what it led to.
    moments: Vec<(Event, Observation)>,
    to_confirm: Option<Seat>,
    can_undo: bool,
    /// Whether everybody looks with a device of their own.
    separate_devices: bool,
    /// Whether the game is over, whatever the rules say.
    ended_early: bool,
}

/// What was told does not fit what is known: something was missed, or it makes no sense. A new
/// snapshot is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfSync;

impl fmt::Display for OutOfSync {
    /// The name, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for OutOfSync {}

/// What has come of an entry, for showing it.
#[derive(Clone, Debug, PartialEq)]
pub enum GameUpdate {
    /// A move, with what was before it.
    Moved {
        /// What was done.
        event: Event,
        /// How things stood.
        before: Box<Observation>,
    },
    /// The last move was taken back.
    Undone {
        /// What had been done.
        event: Event,
    },
    /// The turn is done.
    Confirmed {
        /// Whose.
        seat: Seat,
    },
}

impl GameView {
    /// The game as a snapshot tells it.
    pub fn new(told: &Snapshot) -> Result<GameView, OutOfSync> {
        let viewer = match told.viewer {
            Some(number) => Viewer::Seat(Seat::new(number).ok_or(OutOfSync)?),
            None => Viewer::Public,
        };
        let setup: Setup = told.start.parse().map_err(|_| OutOfSync)?;
        let start = setup.observation(viewer).map_err(|_| OutOfSync)?;
        let mut view = GameView {
            game: told.game.clone(),
            seq: told.seq,
            seats: told.seats.clone(),
            start,
            moments: Vec::with_capacity(told.moves.len()),
            to_confirm: None,
            can_undo: told.can_undo,
            separate_devices: false,
            ended_early: false,
        };
        told.moves.iter().try_for_each(|said| view.apply_move(said).map(|_| ()))?;
        view.to_confirm = told.to_confirm.and_then(Seat::new);
        Ok(view)
    }

    /// Follows what happened. On a gap nothing has changed.
    pub fn follow(
        &mut self,
        seq: u64,
        entries: &[EntryView],
        undo: bool,
    ) -> Result<Vec<GameUpdate>, OutOfSync> {
        if seq != self.seq + entries.len() as u64 {
            return Err(OutOfSync);
        }
        let mut next = self.clone();
        let happened =
            entries.iter().map(|entry| next.apply_entry(entry)).collect::<Result<_, _>>()?;
        (next.seq, next.can_undo) = (seq, undo);
        *self = next;
        Ok(happened)
    }

    fn apply_entry(&mut self, entry: &EntryView) -> Result<GameUpdate, OutOfSync> {
        match entry {
            EntryView::Played { event: said, done } => {
                let (event, before) = self.apply_move(said)?;
                let third = self.now().turn().seat().is_some_and(|next| next != event.seat());
                let waits = third && !done && !matches!(event, Event::EndedTurn { .. });
                self.to_confirm = waits.then_some(event.seat());
                Ok(GameUpdate::Moved { event, before: Box::new(before) })
            }
            EntryView::Undone => {
                let (event, _) = self.moments.pop().ok_or(OutOfSync)?;
                self.to_confirm = None;
                Ok(GameUpdate::Undone { event })
            }
            EntryView::Confirmed => {
                let seat = self.to_confirm.take().ok_or(OutOfSync)?;
                Ok(GameUpdate::Confirmed { seat })
            }
        }
    }

    fn apply_move(&mut self, said: &str) -> Result<(Event, Observation), OutOfSync> {
        let before = self.now().clone();
        let event = parse_event(&before, said).map_err(|_| OutOfSync)?;
        let mut after = before.clone();
        after.apply(&event).map_err(|_| OutOfSync)?;
        self.moments.push((event.clone(), after));
        Ok((event, before))
    }

    /// The game's id.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The number of the last entry.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How things stand.
    pub fn now(&self) -> &Observation {
        self.moments.last().map_or(&self.start, |(_, after)| after)
    }

    /// How things stood after so many moves; as they stand now if there were fewer.
    pub fn after(&self, moves: usize) -> &Observation {
        match moves.checked_sub(1) {
            None => &self.start,
            Some(index) => self.moments.get(index).map_or_else(|| self.now(), |(_, after)| after),
        }
    }

    /// The moves that stand.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Event> + ExactSizeIterator {
        self.moments.iter().map(|(event, _)| event)
    }

    /// How many moves stand.
    pub fn moves(&self) -> usize {
        self.moments.len()
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.start.viewer()
    }

    /// The seat whose eyes these are.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Who sits where.
    pub fn seats(&self) -> &[SeatLabel] {
        &self.seats
    }

    /// The level of a seat that is a bot.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats.get(seat.index())?.bot.as_deref()?.parse().ok()
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|sign| sign.bot.is_none())
    }

    /// How many people sit at the table.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|sign| sign.bot.is_none()).count()
    }

    /// The same game where everybody looks with a device of their own, and nobody passes one on.
    /// Names are those of strangers then.
    #[must_use]
    pub fn with_separate_devices(mut self) -> GameView {
        self.seats.iter_mut().for_each(|sign| sign.name = bidi_isolated(&sign.name));
        GameView { separate_devices: true, ..self }
    }

    /// Whether several people look at the game with one device.
    pub fn is_shared(&self) -> bool {
        !self.separate_devices && self.people() > 1
    }

    /// Ends the game, whatever the rules say: the others gave up, or all agreed.
    pub fn end_early(&mut self) {
        self.ended_early = true;
    }

    /// The seat that has made its third move and not yet said that it is done.
    pub fn to_confirm(&self) -> Option<Seat> {
        self.to_confirm
    }

    /// Who may act now; nobody when the game is over.
    pub fn actor(&self) -> Option<Seat> {
        self.to_confirm.or(self.now().turn().seat()).filter(|_| !self.ended_early)
    }

    /// Whether the viewer may act now.
    pub fn is_my_turn(&self) -> bool {
        self.actor().is_some() && self.actor() == self.seat()
    }

    /// Whether the viewer may choose a move now.
    pub fn may_move(&self) -> bool {
        self.is_my_turn() && self.to_confirm.is_none()
    }

    /// Whether the viewer can take the last move back.
    pub fn may_undo(&self) -> bool {
        self.can_undo && self.is_my_turn()
    }

    /// The seats that people have to pass the device between now, if hands are hidden and several
    /// people play: whoever acts next, if that is a person whose eyes these are not.
    pub fn hand_over_to(&self) -> Option<Seat> {
        let next = self.actor().filter(|seat| self.is_person(*seat))?;
        let hidden = !self.start.rules().variant.has_open_hands();
        (hidden && self.is_shared() && self.seat() != Some(next)).then_some(next)
    }
}
