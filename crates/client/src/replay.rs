use crate::event_text::parse_event;
use crate::game_view::OutOfSync;
use cartagena::{Event, Observation, Seat, Setup, Viewer};
use cartagena_bots::Level;
use cartagena_protocol::{ReviewedGame, SeatLabel};

/// A game to look back at, in which every card is known: how things stood before the first move and
/// after each.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    record: String,
    seats: Vec<SeatLabel>,
    events: Vec<Event>,
    /// One more than there are events.
    moments: Vec<Observation>,
    turns: Vec<TurnSpan>,
    proved: bool,
}

/// The moves of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnSpan {
    /// Whose turn it was.
    pub seat: Seat,
    /// How many moves were made before it.
    pub from: usize,
    /// How many were made when it was over.
    pub to: usize,
}

impl Replay {
    /// The game that a host has read.
    pub fn new(told: &ReviewedGame) -> Result<Replay, OutOfSync> {
        let setup: Setup = told.start.parse().map_err(|_| OutOfSync)?;
        let start = setup.observation(Viewer::Public).map_err(|_| OutOfSync)?;
        let mut replay = Replay {
            record: told.record.clone(),
            seats: told.seats.clone(),
            events: Vec::with_capacity(told.moves.len()),
            moments: vec![start],
            turns: Vec::new(),
            proved: told.deal_proved,
        };
        told.moves.iter().try_for_each(|said| replay.play(said))?;
        Ok(replay)
    }

    fn play(&mut self, said: &str) -> Result<(), OutOfSync> {
        let (before, at) = (self.last(), self.events.len());
        let event = parse_event(before, said).map_err(|_| OutOfSync)?;
        let after = apply_openly(before, &event)?;
        if before.turn().is_start() || self.turns.is_empty() {
            self.turns.push(TurnSpan { seat: event.seat(), from: at, to: at });
        }
        if let Some(turn) = self.turns.last_mut() {
            turn.to = at + 1;
        }
        self.events.push(event);
        self.moments.push(after);
        Ok(())
    }

    fn last(&self) -> &Observation {
        &self.moments[self.moments.len() - 1]
    }

    /// The record in its one spelling.
    pub fn record(&self) -> &str {
        &self.record
    }

    /// Who sat where.
    pub fn seats(&self) -> &[SeatLabel] {
        &self.seats
    }

    /// The level of a seat that was a bot.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats.get(seat.index())?.bot.as_deref()?.parse().ok()
    }

    /// The name that somebody gave a seat; empty if nobody did.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |sign| sign.name.as_str())
    }

    /// Whether the deal was checked against a promise made before the game.
    pub fn is_deal_proved(&self) -> bool {
        self.proved
    }

    /// How many moves there are.
    pub fn moves(&self) -> usize {
        self.events.len()
    }

    /// How things stood after so many moves; at the end if there were fewer.
    pub fn after(&self, moves: usize) -> &Observation {
        self.moments.get(moves).unwrap_or_else(|| self.last())
    }

    /// The move with which so many were made; none for the start.
    pub fn event(&self, moves: usize) -> Option<&Event> {
        self.events.get(moves.checked_sub(1)?)
    }

    /// The turns, in order.
    pub fn turns(&self) -> &[TurnSpan] {
        &self.turns
    }

    /// The turn whose moves have just been made, in part or wholly; none at the start.
    pub fn turn_at(&self, moves: usize) -> Option<usize> {
        self.turns.iter().position(|turn| turn.from < moves && moves <= turn.to)
    }

    /// The end of the turn before: where one goes back to.
    pub fn turn_before(&self, moves: usize) -> usize {
        let earlier = self.turns.iter().rev().find(|turn| turn.from < moves);
        earlier.map_or(0, |turn| turn.from)
    }

    /// The end of the turn that is going on or comes next.
    pub fn turn_after(&self, moves: usize) -> usize {
        let later = self.turns.iter().find(|turn| turn.to > moves);
        later.map_or(self.moves(), |turn| turn.to)
    }

    /// The position line after so many moves.
    pub fn position_line(&self, moves: usize) -> String {
        self.after(moves).to_string()
    }

    /// Whether the game came to an end.
    pub fn is_over(&self) -> bool {
        self.last().turn().seat().is_none()
    }
}

/// What comes of a move where all cards are known. Only the player who draws may see cards from a
/// face-down pile, so the move is followed with those eyes.
fn apply_openly(before: &Observation, event: &Event) -> Result<Observation, OutOfSync> {
    let eyes =
        |seen: &Observation, viewer| Setup::from(seen).observation(viewer).map_err(|_| OutOfSync);
    let mut after = eyes(before, Viewer::Seat(event.seat()))?;
    after.apply(event).map_err(|_| OutOfSync)?;
    eyes(&after, Viewer::Public)
}
