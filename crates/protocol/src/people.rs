use crate::{EndReason, MaybeParsed};
use cartagena::{Rules, Variant};
use cartagena_bots::Level;
use serde::{Deserialize, Serialize};

/// A request for what everybody may know of a person, as the body of `POST /people/profile`. Without any
/// field it is about the person who asks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProfileRequest {
    /// The person's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The id of a game, to ask for a person there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The seat of the person in that game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The number of a chat line that the person wrote there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
}

/// The public profile of a person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// The person's id: random, the same for as long as the person is known.
    pub id: String,
    /// The name; empty if none was chosen.
    pub name: String,
    /// True if it is the person who asks.
    pub own: bool,
    /// True if it is no person but a program of somebody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// The time at which the person first came, in milliseconds since 1970.
    pub since: u64,
    /// The sums over the person's finished games.
    pub tallies: Vec<Tally>,
    /// The person's ratings.
    pub ratings: Vec<ProfileRating>,
    /// The results against the person who asks; absent if they have finished no game together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against_you: Option<AgainstYou>,
}

/// Sums over finished games of one variant with one number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The variant.
    pub variant: Variant,
    /// The number of seats.
    pub seats: u8,
    /// The number of games.
    pub games: u32,
    /// The number of games won.
    pub won: u32,
    /// The number of games drawn.
    pub drawn: u32,
    /// The number of games that the person left.
    pub left: u32,
}

/// A person's rating in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProfileRating {
    /// The name of the list, such as `tortuga-two`.
    pub list: String,
    /// The points.
    pub points: i64,
    /// The number of games that counted.
    pub games: u32,
    /// True if too few games have counted to take it seriously.
    pub provisional: bool,
    /// The place in the list; absent if it is provisional or the person has no name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// The points after each of the last games, the oldest first.
    pub history: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingPoint {
    /// The time of the game's end, in milliseconds since 1970.
    pub ended: u64,
    /// The points.
    pub points: i64,
}

/// Results of a person against the person who asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AgainstYou {
    /// The number of games in which the asking person was ahead.
    pub ahead: u32,
    /// The number of games in which neither was ahead.
    pub level: u32,
    /// The number of games in which the asking person was behind.
    pub behind: u32,
}

/// A request for finished games of a person, as the body of `POST /people/games`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamesRequest {
    /// The person's id.
    pub id: String,
    /// Only games with an opponent whose name contains this.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub opponent: String,
    /// Only games of this variant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<Variant>,
    /// Only games with this result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameOutcome>,
    /// The mark at which the last answer ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// The result of a game for one of its people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameOutcome {
    /// The person has won.
    Won,
    /// The person has stayed to the end and not won.
    Lost,
    /// Nobody has won.
    Drawn,
    /// The person has left.
    Left,
}

/// Finished games of a person, the last first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FinishedGames {
    /// The games.
    pub games: Vec<FinishedGame>,
    /// The mark for the next request; absent at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A finished game in a person's list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinishedGame {
    /// The game's id.
    pub game: String,
    /// The time of its end, in milliseconds since 1970.
    pub ended: u64,
    /// The variant and its options.
    pub rules: Rules,
    /// The cause of its end.
    pub reason: EndReason,
    /// The result for the person.
    pub result: GameOutcome,
    /// The state of its rating.
    pub rating: GameRating,
    /// The points that the person won or lost, if it counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<i64>,
    /// The players, by seat.
    pub seats: Vec<FinishedSeat>,
}

/// The consequence of a game for ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameRating {
    /// It was not declared rated.
    Unrated,
    /// It is about to be rated.
    Waiting,
    /// It counted.
    Counted,
    /// It did not count, because the same people had played too many games that counted.
    Repeated,
}

/// A seat of a finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedSeat {
    /// The person's id; empty for a bot, and for a person who is not known any more.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// The person's name as it is now.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The level of the bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<MaybeParsed<Level>>,
    /// The place, from 1.
    pub place: u8,
    /// True if the person left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// A request for a list of ratings, as the body of `POST /people/ratings`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingsRequest {
    /// The name of the list, such as `tortuga-two`.
    pub list: String,
    /// The number of the page, from 0.
    #[serde(default)]
    pub page: u32,
}

/// A page of a list of ratings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratings {
    /// The number of pages.
    pub pages: u32,
    /// The rows of the page.
    pub rows: Vec<RatingRow>,
    /// The best of those whose rating is provisional; on the first page only.
    pub provisional: Vec<RatingRow>,
    /// The row of the person who asks, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<RatingRow>,
}

/// A row of a list of ratings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingRow {
    /// The place in the list; absent while the rating is provisional.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// The person's id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The number behind the name, if others of the list have the same name and came before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// The points.
    pub points: i64,
    /// The number of games that counted.
    pub games: u32,
    /// True if it is the person who asks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own: bool,
}
