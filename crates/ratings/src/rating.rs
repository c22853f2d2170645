//! One player's rating, and its change by a game.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Number of games up to which a rating is provisional.
pub const PROVISIONAL_GAMES: u32 = 10;

/// Mean and deviation of a player without games, in millionths.
const FIRST_MEAN: i64 = 25_000_000;
const FIRST_DEVIATION: i64 = 8_333_333;
const MILLION: f64 = 1e6;
/// Uncertainty that comes back with every game: people change, and a rating must be able to follow.
const DRIFT: f64 = 25.0 / 300.0;
/// Points of a player without games, and points for each unit of the mean. With this scale two settled
/// players who are 100 points apart win about as often as in chess.
const FIRST_POINTS: i64 = 1_500;
const POINTS_PER_UNIT: i64 = 30;

/// Skill of a player by Weng and Lin's model (Bradley–Terry): a mean, and how certain it is.
///
/// Both are kept as whole millionths. After every game they are rounded, so that a last bit in which
/// processors or mathematical libraries differ is not carried on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The mean, in millionths.
    pub mean: i64,
    /// The standard deviation, in millionths.
    pub deviation: i64,
    /// Number of games that counted.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { mean: FIRST_MEAN, deviation: FIRST_DEVIATION, games: 0 }
    }
}

impl Rating {
    /// Returns the rating as people see it: 1500 before the first game.
    pub const fn points(&self) -> i64 {
        let scaled = (self.mean - FIRST_MEAN) * POINTS_PER_UNIT;
        FIRST_POINTS + (scaled + 500_000).div_euclid(1_000_000)
    }

    /// Returns the standard deviation in points.
    pub const fn deviation_points(&self) -> i64 {
        (self.deviation * POINTS_PER_UNIT + 500_000).div_euclid(1_000_000)
    }

    /// Reports whether too few games have counted to take the rating seriously.
    pub const fn is_provisional(&self) -> bool {
        self.games < PROVISIONAL_GAMES
    }

    fn before_game(&self) -> WengLinRating {
        let deviation = (self.deviation as f64 / MILLION).hypot(DRIFT);
        let uncertainty = deviation.min(FIRST_DEVIATION as f64 / MILLION);
        WengLinRating { rating: self.mean as f64 / MILLION, uncertainty }
    }

    fn after_game(&self, new: &WengLinRating) -> Rating {
        Rating {
            mean: (new.rating * MILLION).round() as i64,
            deviation: (new.uncertainty * MILLION).round() as i64,
            games: self.games.saturating_add(1),
        }
    }
}

/// Returns the ratings after a game of players with these ratings and places, in the same order. Equal
/// places are a draw between these players.
pub(crate) fn after(players: &[(Rating, u8)]) -> Vec<Rating> {
    let before: Vec<[WengLinRating; 1]> =
        players.iter().map(|(rating, _)| [rating.before_game()]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(players)
        .map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let both = players.iter().zip(after.iter().flatten());
    both.map(|((before, _), after)| before.after_game(after)).collect()
}
