//! Results of finished games, and the ratings that follow from them.
//!
//! Everything here can be made again from the lines of the games. It refers to people by their numbers;
//! names are looked up when they are shown, so that a person who is forgotten leaves no name here.

pub(crate) mod changes;
pub(crate) mod queries;
pub(crate) mod reader;

pub use reader::ResultReader;

/// Result of a finished game, stored in one transaction with the line that ended it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Time of the end, by the host's clock.
    pub ended: u64,
    /// The variant with its options.
    pub rules: String,
    /// The variant.
    pub variant: String,
    /// The cause of the end.
    pub reason: String,
    /// True if nobody has won.
    pub drawn: bool,
    /// True if anybody may find the game: it was open to anyone, or declared rated.
    pub public: bool,
    /// True if the game is to be rated.
    pub rated: bool,
    /// The seats in order.
    pub seats: Vec<ResultSeat>,
}

/// Result of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultSeat {
    /// The person, unless a bot sat there.
    pub person: Option<i64>,
    /// The bot's level.
    pub bot: Option<String>,
    /// The place, from 1.
    pub place: u8,
    /// True if the person left before the end.
    pub left: bool,
}

/// A place in the order of all results: the time of the end, then the game's id.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ResultKey {
    /// Time of the end.
    pub ended: u64,
    /// The game.
    pub game: String,
}

/// A result that waits to be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingResult {
    /// Its place in the order of results.
    pub key: ResultKey,
    /// The variant.
    pub variant: String,
    /// Person and place of each seat, in order.
    pub places: Vec<(i64, u8)>,
}

/// Verdict about a game that waited to be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedResult {
    /// Its place in the order of results.
    pub key: ResultKey,
    /// The people for whom it was computed, by seat.
    pub people: Vec<i64>,
    /// The list of ratings.
    pub list: String,
    /// The new ratings; none if the game does not count.
    pub changes: Vec<RatingStep>,
}

/// Rating of a person in a list after a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingStep {
    /// The list.
    pub list: String,
    /// The person.
    pub person: i64,
    /// The game after which it holds.
    pub key: ResultKey,
    /// Number of games that counted.
    pub games: u32,
    /// The mean, in millionths.
    pub mean: i64,
    /// The standard deviation, in millionths.
    pub deviation: i64,
    /// The points before the game.
    pub before: i64,
    /// The points after it.
    pub points: i64,
}

/// A game that counted and that a person played with another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SharedGame {
    /// Its place in the order of results.
    pub key: ResultKey,
    /// The other person.
    pub other: i64,
}

/// A person as everybody may know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicPerson {
    /// The number, which is for the server alone.
    pub id: i64,
    /// The random name in addresses of pages.
    pub public_id: String,
    /// The chosen name; empty if there is none.
    pub name: String,
    /// Time at which the person first came.
    pub made: u64,
}

/// Sums over a person's finished games of one variant with one number of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultTally {
    /// The variant.
    pub variant: String,
    /// The number of seats.
    pub seats: u8,
    /// Finished games.
    pub games: u32,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games that the person left.
    pub left: u32,
}

/// Results of the games that two people have finished together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// Games in which the first was ahead of the other.
    pub ahead: u32,
    /// Games in which neither was ahead.
    pub level: u32,
    /// Games in which the first was behind.
    pub behind: u32,
}

/// Question for a person's finished games, the last first.
#[derive(Clone, Debug)]
pub struct GamesQuery {
    /// The person whose games they are.
    pub person: i64,
    /// The person who asks. Games that are not public are for those who played them.
    pub viewer: i64,
    /// Only games before this one; all if absent.
    pub before: Option<ResultKey>,
    /// Only games of this variant; all if empty.
    pub variant: String,
    /// The number of games at most.
    pub limit: u32,
}

/// A finished game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// Its place in the order of results.
    pub key: ResultKey,
    /// The variant with its options.
    pub rules: String,
    /// The cause of the end.
    pub reason: String,
    /// True if nobody has won.
    pub drawn: bool,
    /// The state of its rating.
    pub rating: RatingState,
    /// Points before and after it of the person whose games they are, if it counted.
    pub points: Option<(i64, i64)>,
    /// The seats in order.
    pub seats: Vec<FinishedSeat>,
}

/// A seat of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedSeat {
    /// The number of the person; 0 for a bot.
    pub person: i64,
    /// The bot's level; empty for a person.
    pub bot: String,
    /// The place, from 1.
    pub place: u8,
    /// True if the person left.
    pub left: bool,
    /// The person's name as it is now.
    pub name: String,
    /// The person's name in addresses; empty if there is none.
    pub public_id: String,
}

/// State of a result in respect of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingState {
    /// It waits to be rated.
    Waiting,
    /// It counts.
    Counted,
    /// It was declared rated, but does not count.
    NotCounted,
    /// It was never rated.
    Unrated,
}

/// A person's row in a list of ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedRating {
    /// The person.
    pub person: PublicPerson,
    /// Number of people with the same name in the list who came before.
    pub namesakes: u32,
    /// The points.
    pub points: i64,
    /// Number of games that counted.
    pub games: u32,
}

impl RatingState {
    pub(crate) fn code(self) -> i64 {
        match self {
            RatingState::Waiting => 0,
            RatingState::Counted => 1,
            RatingState::NotCounted => 2,
            RatingState::Unrated => 3,
        }
    }

    pub(crate) fn of_code(code: i64) -> RatingState {
        match code {
            0 => RatingState::Waiting,
            1 => RatingState::Counted,
            2 => RatingState::NotCounted,
            _ => RatingState::Unrated,
        }
    }
}
