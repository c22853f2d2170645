//! Themes of a puzzle, found by rules over its position and solution. `docs/PUZZLES.md` says the
//! same in words.

use crate::turn_end::TurnEnd;
use cartagena::{Action, Game, Outcome, Place, Seat, Viewer};
use cartagena_bots::Reason;

/// Least number of steps of an advance into the boat, and within the tunnel, that counts as long.
const LONG_WAY_ABOARD: u8 = 10;
const LONG_JUMP: u8 = 15;
/// Cards that a turn must draw to feed on the crowd.
const MANY_CARDS: u8 = 3;
/// Number of pirates outside the boat from which on the end of the game is counted.
const NEAR_END: u8 = 2;

/// A theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// One card takes a pirate aboard over a long way.
    BoardWithOneCard,
    /// The turn destroys a road of another seat, or stops its win.
    BreakTheirRoad,
    /// Retreats to crowded spaces draw at least three cards.
    FeedOnTheCrowd,
    /// At most one of the mover's pirates is still outside the boat, before the turn or after it.
    LastMan,
    /// The end of the game can be counted: the turn wins, is proved, or somebody has at most two
    /// pirates outside the boat.
    CountToTheEnd,
    /// A long jump within the tunnel.
    LongJump,
    /// Nothing of all this: small moves in the right places.
    QuietTurn,
}

impl Theme {
    /// All themes, in the order of the page.
    pub const ALL: [Theme; 7] = [
        Theme::BoardWithOneCard,
        Theme::BreakTheirRoad,
        Theme::FeedOnTheCrowd,
        Theme::LastMan,
        Theme::CountToTheEnd,
        Theme::LongJump,
        Theme::QuietTurn,
    ];

    /// Returns the letter in the file.
    pub const fn letter(self) -> char {
        match self {
            Theme::BoardWithOneCard => 'o',
            Theme::BreakTheirRoad => 'b',
            Theme::FeedOnTheCrowd => 'f',
            Theme::LastMan => 'l',
            Theme::CountToTheEnd => 'c',
            Theme::LongJump => 'j',
            Theme::QuietTurn => 'q',
        }
    }

    /// Returns the key in texts and addresses.
    pub const fn key(self) -> &'static str {
        match self {
            Theme::BoardWithOneCard => "board",
            Theme::BreakTheirRoad => "break",
            Theme::FeedOnTheCrowd => "feed",
            Theme::LastMan => "last",
            Theme::CountToTheEnd => "count",
            Theme::LongJump => "jump",
            Theme::QuietTurn => "quiet",
        }
    }

    /// Returns the theme of a letter.
    pub fn from_letter(letter: char) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.letter() == letter)
    }

    /// Returns the themes of a turn that begins here; [`QuietTurn`](Theme::QuietTurn) alone if there
    /// is no other. `reasons` are the bots' reasons for the turn.
    pub fn of_turn(
        start: &Game,
        actions: &[Action],
        proved: bool,
        reasons: &[Reason],
    ) -> Vec<Theme> {
        let Some(mover) = start.turn().seat() else { return vec![Theme::QuietTurn] };
        let Some(end) = TurnEnd::of(start, actions) else { return vec![Theme::QuietTurn] };
        let turn = SolvedTurn { start, end: &end, actions, mover };
        let mut themes: Vec<Theme> = Theme::ALL
            .into_iter()
            .filter(|theme| match theme {
                Theme::BoardWithOneCard => turn.longest(true) >= LONG_WAY_ABOARD,
                Theme::BreakTheirRoad => reasons.iter().any(breaks_road),
                Theme::FeedOnTheCrowd => turn.cards_drawn() >= MANY_CARDS,
                Theme::LastMan => turn.fewest_outside(&[mover]) <= 1,
                Theme::CountToTheEnd => proved || turn.is_near_end(),
                Theme::LongJump => turn.longest(false) >= LONG_JUMP,
                Theme::QuietTurn => false,
            })
            .collect();
        if themes.is_empty() {
            themes.push(Theme::QuietTurn);
        }
        themes
    }
}

fn breaks_road(reason: &Reason) -> bool {
    matches!(reason, Reason::Closes { .. } | Reason::Stops { .. })
}

struct SolvedTurn<'a> {
    start: &'a Game,
    end: &'a TurnEnd,
    actions: &'a [Action],
    mover: Seat,
}

impl SolvedTurn<'_> {
    /// Returns each action of the turn with the game before it.
    fn steps(&self) -> Vec<(Game, Action)> {
        let (mut game, mut steps) = (self.start.clone(), Vec::new());
        for &action in self.actions {
            steps.push((game.clone(), action));
            if game.play(action, &[]).is_err() {
                break;
            }
        }
        steps
    }

    /// Returns the length of the longest advance: of those that board, or of the others.
    fn longest(&self, boarding: bool) -> u8 {
        let length = |(game, action): (Game, Action)| match (action, game.target(action)) {
            (Action::Advance { from, .. }, Some(to)) if (to == Place::BOAT) == boarding => {
                to.number() - from.number()
            }
            _ => 0,
        };
        self.steps().into_iter().map(length).max().unwrap_or(0)
    }

    fn cards_drawn(&self) -> u8 {
        let drawn = |(game, action): (Game, Action)| match action {
            Action::Retreat { from } => {
                game.observe(Viewer::Public).retreat_draws(from).unwrap_or(0)
            }
            _ => 0,
        };
        self.steps().into_iter().map(drawn).sum()
    }

    fn outside(game: &Game, seat: Seat) -> u8 {
        6 - game.position().pirates_at(seat, Place::BOAT)
    }

    /// Returns the smallest number of pirates that one of the seats has outside the boat, before or
    /// after the turn.
    fn fewest_outside(&self, seats: &[Seat]) -> u8 {
        let both = |seat: &Seat| {
            Self::outside(self.start, *seat).min(Self::outside(self.end.game(), *seat))
        };
        seats.iter().map(both).min().unwrap_or(6)
    }

    fn is_near_end(&self) -> bool {
        let seats: Vec<Seat> = Seat::first_n(self.start.position().seats()).collect();
        self.end.game().outcome() == Some(Outcome::Won(self.mover))
            || self.fewest_outside(&seats) <= NEAR_END
    }
}
