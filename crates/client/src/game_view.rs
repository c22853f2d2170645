use crate::online::bidi_isolated;
use cartagena::{Event, Observation, Seat, Viewer};
use cartagena_bots::Level;
use cartagena_protocol::{EntryView, SeatLabel, SeenMove, Snapshot};
use std::fmt;

/// Game as one viewer follows it by messages.
#[derive(Clone, Debug, PartialEq)]
pub struct GameView {
    game: String,
    seq: u64,
    seats: Vec<SeatLabel>,
    start: Observation,
    /// Moves that were not undone, each with the observation after it.
    moments: Vec<(Event, Observation)>,
    to_confirm: Option<Seat>,
    can_undo: bool,
    /// Set if every person has a device of their own.
    separate_devices: bool,
    /// Set if the game is over although the rules would go on.
    ended_early: bool,
}

/// Error of a message that does not fit what is known: a message was missed, or this one is
/// invalid. The client has to ask for a new snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfSync;

impl fmt::Display for OutOfSync {
    /// Writes an English sentence for developers; localised sentences are in `texts`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the message does not fit the game as it is known")
    }
}

impl std::error::Error for OutOfSync {}

/// Change of the game by an entry, for showing it.
#[derive(Clone, Debug, PartialEq)]
pub enum GameUpdate {
    /// A move was played.
    Moved {
        /// The move.
        event: Event,
        /// Observation before the move.
        before: Box<Observation>,
    },
    /// The last move was undone.
    Undone {
        /// The move that was undone.
        event: Event,
    },
    /// The turn was confirmed.
    Confirmed {
        /// Seat that confirmed.
        seat: Seat,
    },
}

impl GameView {
    /// Builds the view from a snapshot.
    ///
    /// # Errors
    ///
    /// [`OutOfSync`] if the snapshot is invalid.
    pub fn new(snapshot: &Snapshot) -> Result<GameView, OutOfSync> {
        let viewer = snapshot.viewer.map_or(Viewer::Public, Viewer::Seat);
        let start = snapshot.start.observation(viewer).map_err(|_| OutOfSync)?;
        let mut view = GameView {
            game: snapshot.game.clone(),
            seq: snapshot.seq,
            seats: snapshot.seats.clone(),
            start,
            moments: Vec::with_capacity(snapshot.moves.len()),
            to_confirm: None,
            can_undo: snapshot.can_undo,
            separate_devices: false,
            ended_early: false,
        };
        snapshot.moves.iter().try_for_each(|seen_move| view.apply_move(seen_move).map(|_| ()))?;
        view.to_confirm = snapshot.to_confirm;
        Ok(view)
    }

    /// Applies the entries of a message; `seq` is the number of the last one.
    ///
    /// # Errors
    ///
    /// [`OutOfSync`] if entries were missed or do not fit. After a gap the view is unchanged.
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
            EntryView::Played { event: seen_move, done } => {
                let (event, before) = self.apply_move(seen_move)?;
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

    fn apply_move(&mut self, seen_move: &SeenMove) -> Result<(Event, Observation), OutOfSync> {
        let before = self.now().clone();
        let event = seen_move.by(before.turn().seat().ok_or(OutOfSync)?);
        let mut after = before.clone();
        after.apply(&event).map_err(|_| OutOfSync)?;
        self.moments.push((event.clone(), after));
        Ok((event, before))
    }

    /// Returns the game's id.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Returns the number of the last entry.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Returns the current observation.
    pub fn now(&self) -> &Observation {
        self.moments.last().map_or(&self.start, |(_, after)| after)
    }

    /// Returns the observation after so many moves; the current one if there were fewer.
    pub fn after(&self, moves: usize) -> &Observation {
        match moves.checked_sub(1) {
            None => &self.start,
            Some(index) => self.moments.get(index).map_or_else(|| self.now(), |(_, after)| after),
        }
    }

    /// Returns the moves that were not undone.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Event> + ExactSizeIterator {
        self.moments.iter().map(|(event, _)| event)
    }

    /// Returns the number of moves that were not undone.
    pub fn moves(&self) -> usize {
        self.moments.len()
    }

    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.start.viewer()
    }

    /// Returns the viewer's seat; `None` for the public viewer.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Returns the label of each seat: name and level of a bot.
    pub fn seats(&self) -> &[SeatLabel] {
        &self.seats
    }

    /// Returns the level of the bot in a seat; `None` for a person.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats.get(seat.index())?.level()
    }

    /// Reports whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|sign| sign.bot.is_none())
    }

    /// Returns the number of people at the table.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|sign| sign.bot.is_none()).count()
    }

    /// Returns the same view for a table at which every person has a device of their own, so that
    /// nobody hands one over. Names then come from strangers.
    #[must_use]
    pub fn with_separate_devices(mut self) -> GameView {
        self.seats.iter_mut().for_each(|sign| sign.name = bidi_isolated(&sign.name));
        GameView { separate_devices: true, ..self }
    }

    /// Reports whether several people share one device.
    pub fn is_shared(&self) -> bool {
        !self.separate_devices && self.people() > 1
    }

    /// Reports whether the viewer only watches: it has no seat, and no seat of its device can become
    /// its own.
    pub fn is_spectator(&self) -> bool {
        self.seat().is_none() && (self.separate_devices || self.people() == 0)
    }

    /// Ends the game although the rules would go on: the others resigned, or all agreed to a draw.
    pub fn end_early(&mut self) {
        self.ended_early = true;
    }

    /// Returns the seat that has made its third move and has to confirm its turn.
    pub fn to_confirm(&self) -> Option<Seat> {
        self.to_confirm
    }

    /// Returns the seat that may act now; `None` when the game is over.
    pub fn actor(&self) -> Option<Seat> {
        self.to_confirm.or(self.now().turn().seat()).filter(|_| !self.ended_early)
    }

    /// Reports whether the viewer may act now.
    pub fn is_my_turn(&self) -> bool {
        self.actor().is_some() && self.actor() == self.seat()
    }

    /// Reports whether the viewer may choose a move now.
    pub fn may_move(&self) -> bool {
        self.is_my_turn() && self.to_confirm.is_none()
    }

    /// Reports whether the viewer can undo the last move.
    pub fn may_undo(&self) -> bool {
        self.can_undo && self.is_my_turn()
    }

    /// Returns the seat of the person to whom the device has to be handed over: the seat to act, if
    /// hands are hidden, several people share the device, and it is not the viewer's own.
    pub fn hand_over_to(&self) -> Option<Seat> {
        let next = self.actor().filter(|seat| self.is_person(*seat))?;
        let hidden = !self.start.rules().variant.has_open_hands();
        (hidden && self.is_shared() && self.seat() != Some(next)).then_some(next)
    }
}
