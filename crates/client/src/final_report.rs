//! The report on a finished game: how far everybody has come, a few figures, and what was remarkable
//! about it. It is made from a viewer's own observations, so it tells nothing that is hidden.

use crate::GameView;
use cartagena::{Event, Observation, Outcome, Place, Seat};

/// Report on a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalReport {
    /// Standings of all seats: the winner first, then those who had less far to go.
    pub standings: Vec<Standing>,
    /// Number of turns that were played.
    pub turns: usize,
    /// The longest way that one card brought a pirate; `None` if nobody advanced.
    pub longest_jump: Option<Jump>,
    /// The remarkable thing about the game; `None` if nobody won or nothing stands out.
    pub story: Option<Story>,
}

/// Progress of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Places of its pirates, from the fort on.
    pub places: [Place; 6],
    /// Number of its pirates in the boat.
    pub aboard: u8,
    /// Number of spaces that its pirates had still to go, all together.
    pub spaces_left: u16,
}

/// Jump of a pirate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// Seat of the pirate.
    pub seat: Seat,
    /// Place from which it started.
    pub from: Place,
    /// Place at which it arrived.
    pub to: Place,
}

impl Jump {
    /// Returns the length of the jump in places.
    pub const fn length(&self) -> u8 {
        self.to.number() - self.from.number()
    }
}

/// The remarkable thing about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Story {
    /// Halfway through the game, the winner was in last place.
    Comeback {
        /// The winner.
        seat: Seat,
    },
    /// Another seat had five pirates aboard.
    OneShort {
        /// The other seat: the one with the least to go.
        seat: Seat,
    },
    /// The winner was in the lead for most of the game.
    Led {
        /// The winner.
        seat: Seat,
        /// Number of the turn, from 1, since whose end the winner led.
        turn: usize,
    },
    /// Nobody else had many pirates aboard.
    Clear {
        /// The most that another seat had aboard.
        aboard: u8,
    },
    /// The winner has drawn cards.
    Cards {
        /// The winner.
        seat: Seat,
        /// Number of the cards drawn.
        count: usize,
    },
}

impl FinalReport {
    /// Returns the report on a game that ended like this.
    pub fn new(view: &GameView, outcome: Outcome) -> FinalReport {
        let winner = match outcome {
            Outcome::Won(seat) => Some(seat),
            Outcome::Drawn => None,
        };
        let standings = standings(view.now(), winner);
        let turn_ends = turn_ends(view);
        let story = winner.and_then(|seat| story(view, seat, &standings, &turn_ends));
        FinalReport { turns: turn_ends.len(), longest_jump: longest_jump(view), story, standings }
    }
}

fn standings(seen: &Observation, winner: Option<Seat>) -> Vec<Standing> {
    let mut all: Vec<Standing> =
        Seat::first_n(seen.seats()).map(|seat| standing(seen, seat)).collect();
    all.sort_by_key(|one| (Some(one.seat) != winner, one.spaces_left));
    all
}

fn standing(seen: &Observation, seat: Seat) -> Standing {
    let places = seen.places(seat);
    let left = |place: &Place| u16::from(Place::BOAT.number() - place.number());
    Standing {
        seat,
        places,
        aboard: seen.pirates_at(seat, Place::BOAT),
        spaces_left: places.iter().map(left).sum(),
    }
}

/// Returns the number of moves made at the end of each turn.
fn turn_ends(view: &GameView) -> Vec<usize> {
    let mut ends: Vec<usize> = Vec::new();
    let mut last = None;
    for (index, event) in view.events().enumerate() {
        let begins = view.after(index).turn().is_start() || last != Some(event.seat());
        match ends.last_mut() {
            Some(end) if !begins => *end = index + 1,
            _ => ends.push(index + 1),
        }
        last = Some(event.seat());
    }
    ends
}

/// Returns the longest jump; the first of several.
fn longest_jump(view: &GameView) -> Option<Jump> {
    let jump = |event: &Event| match *event {
        Event::Advanced { seat, from, to, .. } => Some(Jump { seat, from, to }),
        _ => None,
    };
    view.events().filter_map(jump).rev().max_by_key(Jump::length)
}

fn story(
    view: &GameView,
    winner: Seat,
    standings: &[Standing],
    turn_ends: &[usize],
) -> Option<Story> {
    let others = || standings.iter().filter(|one| one.seat != winner);
    let most_aboard = others().map(|one| one.aboard).max().unwrap_or(0);
    if let Some(middle) = turn_ends.get(turn_ends.len() / 2).filter(|_| turn_ends.len() > 3)
        && compares_with_all(view.after(*middle), winner, u16::gt)
    {
        return Some(Story::Comeback { seat: winner });
    }
    if let Some(second) = others().find(|one| one.aboard == 5) {
        return Some(Story::OneShort { seat: second.seat });
    }
    if let Some(turn) = leads_since(view, winner, turn_ends) {
        return Some(Story::Led { seat: winner, turn });
    }
    if most_aboard <= 2 {
        return Some(Story::Clear { aboard: most_aboard });
    }
    let count = cards_drawn(view, winner);
    (count > 0).then_some(Story::Cards { seat: winner, count })
}

/// Reports whether the way that a seat has still to go compares like this with that of everybody
/// else.
fn compares_with_all(seen: &Observation, seat: Seat, compare: fn(&u16, &u16) -> bool) -> bool {
    let left = |seat| standing(seen, seat).spaces_left;
    let own = left(seat);
    Seat::first_n(seen.seats())
        .filter(|other| *other != seat)
        .all(|other| compare(&own, &left(other)))
}

/// Returns the number of the turn since which a seat was ahead of all others, if that was during
/// the first third of the game.
fn leads_since(view: &GameView, seat: Seat, turn_ends: &[usize]) -> Option<usize> {
    let behind = |moves: &usize| !compares_with_all(view.after(*moves), seat, u16::lt);
    let first = turn_ends.iter().rposition(behind).map_or(0, |last| last + 1);
    (first < turn_ends.len() / 3).then_some(first + 1)
}

fn cards_drawn(view: &GameView, seat: Seat) -> usize {
    let drawn = |event: &Event| match event {
        Event::Retreated { seat: mover, drawn, .. } if *mover == seat => drawn.len(),
        _ => 0,
    };
    view.events().map(drawn).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_protocol::{SeatLabel, Snapshot};

    fn view(places: &str, moves: &[&str]) -> GameView {
        let start = format!(
            "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH {places} BDHKPSBDHKPS - 0.3"
        );
        let snapshot = Snapshot {
            game: "k3".into(),
            seq: 0,
            viewer: None,
            seats: vec![SeatLabel::default(); places.split('|').count()],
            start: start.parse().expect("a position"),
            moves: moves.iter().map(|word| word.parse().expect("a move")).collect(),
            to_confirm: None,
            can_undo: false,
        };
        GameView::new(&snapshot).expect("a game")
    }

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    fn report(places: &str, moves: &[&str]) -> FinalReport {
        let view = view(places, moves);
        let outcome = view.now().turn().outcome().expect("the end of a game");
        FinalReport::new(&view, outcome)
    }

    const HOME: &str = "36.37.37.37.37.37:BDHKPS";

    #[test]
    fn the_winner_is_first_and_the_others_follow_by_what_is_left() {
        let places = format!("{HOME}|0.0.0.0.0.0:B|1.36.37.37.37.37:B");
        let report = report(&places, &["B36>37"]);
        let order: Vec<u8> = report.standings.iter().map(|one| one.seat.number()).collect();
        assert_eq!(order, [0, 2, 1]);
        let left: Vec<u16> = report.standings.iter().map(|one| one.spaces_left).collect();
        assert_eq!(left, [0, 37, 222]);
        assert_eq!(report.standings[1].aboard, 4);
    }

    #[test]
    fn the_longest_jump_and_the_turns_are_counted() {
        let places = "35.36.37.37.37.37:BDHKPS|0.0.0.0.0.0:B2";
        let report = report(places, &["B35>37", "D36>37"]);
        let longest = report.longest_jump.expect("a jump");
        assert_eq!((report.turns, longest.from.number(), longest.length()), (1, 35, 2));
    }

    #[test]
    fn a_game_over_before_any_move_has_no_figures() {
        let view = view("36.37.37.37.37.37:B|0.0.0.0.0.0:B", &[]);
        let report = FinalReport::new(&view, Outcome::Drawn);
        assert_eq!((report.turns, report.longest_jump, report.story), (0, None, None));
    }

    #[test]
    fn one_pirate_short_is_told() {
        let places = format!("{HOME}|0.37.37.37.37.37:B");
        assert_eq!(report(&places, &["B36>37"]).story, Some(Story::OneShort { seat: seat(1) }));
    }

    #[test]
    fn a_clear_win_is_told_with_what_the_others_had() {
        let places = format!("{HOME}|0.0.5.8.37.37:B");
        assert_eq!(report(&places, &["B36>37"]).story, Some(Story::Clear { aboard: 2 }));
    }

    #[test]
    fn cards_are_told_when_nothing_else_stands_out() {
        let places = format!("{HOME}|0.0.5.37.37.37:B");
        let story = report(&places, &["37<36+B", "B36>37", "D36>37"]).story;
        assert_eq!(story, Some(Story::Cards { seat: seat(0), count: 1 }));
        assert_eq!(report(&places, &["B36>37"]).story, None);
    }
}
