use crate::game_view::OutOfSync;
use cartagena::{Event, Observation, Seat, Setup, Viewer};
use cartagena_bots::Level;
use cartagena_protocol::{JsonText, ReviewedGame, SeatLabel, SeenMove};

/// Replay of a game in which every card is known: the observations before the first move and after
/// each.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    record: String,
    seats: Vec<SeatLabel>,
    events: Vec<Event>,
    /// Observations; one more than there are events.
    moments: Vec<Observation>,
    turns: Vec<TurnSpan>,
    deal_consistent: bool,
}

/// Range of the moves of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnSpan {
    /// Seat whose turn it was.
    pub seat: Seat,
    /// Number of moves made before the turn.
    pub from: usize,
    /// Number of moves made at its end.
    pub to: usize,
}

impl Replay {
    /// Reads what a host says of a game and builds its replay; `None` if that fails.
    pub fn read(game: &JsonText<ReviewedGame>) -> Option<Replay> {
        Replay::new(&game.read()?).ok()
    }

    /// Builds the replay of a game that a host has read.
    ///
    /// # Errors
    ///
    /// [`OutOfSync`] if a move does not fit.
    pub fn new(game: &ReviewedGame) -> Result<Replay, OutOfSync> {
        let start = game.start.observation(Viewer::Public).map_err(|_| OutOfSync)?;
        let mut replay = Replay {
            record: game.record.clone(),
            seats: game.seats.clone(),
            events: Vec::with_capacity(game.moves.len()),
            moments: vec![start],
            turns: Vec::new(),
            deal_consistent: game.deal_consistent,
        };
        game.moves.iter().try_for_each(|seen_move| replay.play(seen_move))?;
        Ok(replay)
    }

    fn play(&mut self, seen_move: &SeenMove) -> Result<(), OutOfSync> {
        let (before, at) = (self.last(), self.events.len());
        let event = seen_move.by(before.turn().seat().ok_or(OutOfSync)?);
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

    /// Returns the record in its canonical text form.
    pub fn record(&self) -> &str {
        &self.record
    }

    /// Returns the label of each seat: name and level of a bot.
    pub fn seats(&self) -> &[SeatLabel] {
        &self.seats
    }

    /// Returns the level of the bot in a seat; `None` for a person.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats.get(seat.index())?.level()
    }

    /// Returns the name of the player in a seat; empty if there is none.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |sign| sign.name.as_str())
    }

    /// Returns the seat of the only person among bots; `None` if there are several people, or none.
    pub fn sole_person(&self) -> Option<Seat> {
        let seats = Seat::first_n(self.seats.len().min(Seat::MAX));
        let mut people = seats.filter(|seat| self.seats[seat.index()].bot.is_none());
        people.next().filter(|_| people.next().is_none())
    }

    /// Reports whether the cards follow from the seed or the secrets of the record. That does not prove
    /// that those were committed to before the game.
    pub fn is_deal_consistent(&self) -> bool {
        self.deal_consistent
    }

    /// Returns the number of moves.
    pub fn moves(&self) -> usize {
        self.events.len()
    }

    /// Returns the observation after so many moves; the last one if there were fewer.
    pub fn after(&self, moves: usize) -> &Observation {
        self.moments.get(moves).unwrap_or_else(|| self.last())
    }

    /// Returns the last of the first `moves` moves; `None` at the start.
    pub fn event(&self, moves: usize) -> Option<&Event> {
        self.events.get(moves.checked_sub(1)?)
    }

    /// Returns the turns, in order.
    pub fn turns(&self) -> &[TurnSpan] {
        &self.turns
    }

    /// Returns the index of the turn to which the last of the first `moves` moves belongs; `None`
    /// at the start.
    pub fn turn_at(&self, moves: usize) -> Option<usize> {
        self.turns.iter().position(|turn| turn.from < moves && moves <= turn.to)
    }

    /// Returns the number of moves at the end of the turn before.
    pub fn turn_before(&self, moves: usize) -> usize {
        let earlier = self.turns.iter().rev().find(|turn| turn.from < moves);
        earlier.map_or(0, |turn| turn.from)
    }

    /// Returns the number of moves at the end of the current or next turn.
    pub fn turn_after(&self, moves: usize) -> usize {
        let later = self.turns.iter().find(|turn| turn.to > moves);
        later.map_or(self.moves(), |turn| turn.to)
    }

    /// Returns the position line after so many moves.
    pub fn position_line(&self, moves: usize) -> String {
        self.after(moves).to_string()
    }

    /// Reports whether the game is over.
    pub fn is_over(&self) -> bool {
        self.last().turn().seat().is_none()
    }
}

/// Returns the observation after a move with all cards known. Only the player who draws may see
/// cards from the pile, so the event is applied as that viewer.
fn apply_openly(before: &Observation, event: &Event) -> Result<Observation, OutOfSync> {
    let eyes =
        |seen: &Observation, viewer| Setup::from(seen).observation(viewer).map_err(|_| OutOfSync);
    let mut after = eyes(before, Viewer::Seat(event.seat()))?;
    after.apply(event).map_err(|_| OutOfSync)?;
    eyes(&after, Viewer::Public)
}
