//! The parts of a game: the decisions of one seat between two moments at which something new is learnt.

use cartagena::{Action, Event, Game, Observation, Seat, Viewer};
use cartagena_record::Record;

/// A turn, or the part of one up to a draw from the pile or from its end to the next: the moves that a
/// seat decided on with the same knowledge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnPart {
    /// Number of the turn in the record, counted from 1.
    pub turn: usize,
    /// Number of moves made before.
    pub from: usize,
    /// The seat that moves.
    pub seat: Seat,
    /// The seat's observation before it.
    pub seen: Observation,
    /// The actions that were played.
    pub actions: Vec<Action>,
    /// The draw at the end whose cards nobody could know, if there was one.
    pub draw: Option<Draw>,
}

/// A move by which chance dealt cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The game before the move.
    pub before: Game,
    /// The move.
    pub action: Action,
    /// The game after it, with the cards that came.
    pub after: Game,
}

/// Cuts a game where turns end and where chance deals cards. The moves of a turn that is not over and of
/// which nothing was decided yet are left out.
pub fn turn_parts(record: &Record) -> Vec<TurnPart> {
    let games: Vec<Game> = record.games().collect();
    let (mut parts, mut from, mut turn) = (Vec::new(), 0, 1);
    for (at, event) in record.events().iter().enumerate() {
        let (before, after) = (&games[at], &games[at + 1]);
        let over = after.turn().seat() != Some(event.seat()) || after.turn().is_start();
        let drawn = before.cards_needed(event.action()) > 0;
        if over || drawn {
            let moves = &record.events()[from..=at];
            let draw = drawn.then(|| Draw {
                before: before.clone(),
                action: event.action(),
                after: after.clone(),
            });
            parts.push(part(turn, from, &games[from], moves, draw));
            from = at + 1;
        }
        turn += usize::from(over);
    }
    parts
}

fn part(turn: usize, from: usize, game: &Game, moves: &[Event], draw: Option<Draw>) -> TurnPart {
    let seat = moves.first().map_or(Seat::FIRST, Event::seat);
    let seen = game.observe(Viewer::Seat(seat));
    TurnPart { turn, from, seat, seen, actions: moves.iter().map(Event::action).collect(), draw }
}
