//! Progress along the levels: which bot the front door offers, and when to offer another one.

use cartagena::{Outcome, Seat};
use cartagena_bots::Level;
use cartagena_client::GameView;
use serde::{Deserialize, Serialize};

/// Wins at a level after which the next one is offered.
const WINS: u8 = 2;
/// Defeats in a row after which the level below is offered.
const DEFEATS: u8 = 3;

/// Results of games of one person against bots of one level, since they last met another level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ladder {
    level: String,
    wins: u8,
    defeats: u8,
}

/// Another level to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelOffer {
    /// A stronger one.
    Up(Level),
    /// A weaker one.
    Down(Level),
}

impl LevelOffer {
    /// Returns the offered level.
    pub const fn level(self) -> Level {
        match self {
            LevelOffer::Up(level) | LevelOffer::Down(level) => level,
        }
    }
}

impl Ladder {
    /// Returns the level to play against: the lowest before the first game.
    pub fn level(&self) -> Level {
        self.level.parse().unwrap_or(Level::ALL[0])
    }

    /// Counts a finished game, if it was one person against bots of one level.
    pub fn count(&mut self, view: &GameView, outcome: Outcome) {
        let Some((person, level)) = single_opponent_level(view) else { return };
        self.move_to(level);
        match outcome {
            Outcome::Won(seat) if seat == person => {
                self.wins = self.wins.saturating_add(1);
                self.defeats = 0;
            }
            Outcome::Won(_) => self.defeats = self.defeats.saturating_add(1),
            Outcome::Drawn => {}
        }
    }

    /// Goes to a level; results at another one are forgotten.
    pub fn move_to(&mut self, level: Level) {
        if self.level != level.name() {
            *self = Ladder { level: level.name().to_owned(), ..Ladder::default() };
        }
    }

    /// Returns the level to offer instead of the present one, if it is time and there is one.
    pub fn offer(&self) -> Option<LevelOffer> {
        let at = Level::ALL.iter().position(|level| *level == self.level())?;
        if self.defeats >= DEFEATS {
            return Some(LevelOffer::Down(*Level::ALL.get(at.checked_sub(1)?)?));
        }
        let next = Level::ALL.get(at + 1).filter(|_| self.wins >= WINS);
        next.map(|level| LevelOffer::Up(*level))
    }
}

/// Returns the person's seat and the level of all others, if there is one person and one level.
pub fn single_opponent_level(view: &GameView) -> Option<(Seat, Level)> {
    let seats = || Seat::first_n(view.seats().len());
    let person = seats().find(|seat| view.is_person(*seat)).filter(|_| view.people() == 1)?;
    let mut levels = seats().filter_map(|seat| view.bot(seat));
    let level = levels.next()?;
    levels.all(|other| other == level).then_some((person, level))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_protocol::{SeatLabel, Snapshot};

    fn view(bots: &[Option<&str>]) -> GameView {
        let line = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
            0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.0.0.0.0.0:B BDDHPBDSS - 1.3";
        let label =
            |bot: &Option<&str>| SeatLabel { name: String::new(), bot: bot.map(Into::into) };
        let snapshot = Snapshot {
            game: "k3".into(),
            seq: 0,
            viewer: None,
            seats: bots.iter().map(label).collect(),
            start: line.parse().expect("a position"),
            moves: vec![],
            to_confirm: None,
            can_undo: false,
        };
        GameView::new(&snapshot).expect("a snapshot")
    }

    fn won(seat: u8) -> Outcome {
        Outcome::Won(Seat::new(seat).expect("a seat"))
    }

    fn after(level: &str, winners: &[u8]) -> Ladder {
        let (mut ladder, view) = (Ladder::default(), view(&[None, Some(level), Some(level)]));
        winners.iter().for_each(|seat| ladder.count(&view, won(*seat)));
        ladder
    }

    #[test]
    fn everybody_begins_at_the_lowest_level() {
        assert_eq!(Ladder::default().level(), Level::Landlubber);
        assert_eq!(Ladder::default().offer(), None);
    }

    #[test]
    fn two_wins_lead_up_and_three_defeats_in_a_row_down() {
        let up = Some(LevelOffer::Up(Level::Sailor));
        let down = Some(LevelOffer::Down(Level::Landlubber));
        assert_eq!(after("deckhand", &[0]).offer(), None);
        assert_eq!(after("deckhand", &[0, 1, 0]).offer(), up);
        assert_eq!(after("deckhand", &[1, 2]).offer(), None);
        assert_eq!(after("deckhand", &[1, 2, 1]).offer(), down);
        assert_eq!(after("deckhand", &[1, 2, 0, 1]).offer(), None);
    }

    #[test]
    fn the_ladder_has_two_ends() {
        assert_eq!(after("landlubber", &[1, 1, 1]).offer(), None);
        assert_eq!(after("admiral", &[0, 0]).offer(), None);
    }

    #[test]
    fn another_level_begins_anew() {
        let mut ladder = after("deckhand", &[0, 0]);
        ladder.count(&view(&[None, Some("sailor"), Some("sailor")]), won(1));
        assert_eq!((ladder.level(), ladder.offer()), (Level::Sailor, None));
    }

    #[test]
    fn games_among_people_or_with_mixed_bots_do_not_count() {
        let mut ladder = Ladder::default();
        for bots in [[None, None, Some("sailor")], [None, Some("bosun"), Some("sailor")]] {
            ladder.count(&view(&bots), won(0));
        }
        assert_eq!(ladder, Ladder::default());
    }
}
