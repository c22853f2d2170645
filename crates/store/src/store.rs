//! What every store can do, whatever it is made of.

use crate::StoreError;
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

/// What a store says, in its own time.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Who has come with a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// A number that is never given twice.
    pub id: i64,
    /// The chosen name; empty as long as none was chosen.
    pub name: String,
}

/// What stays the same about a game from its first line on. It is under the hash of every line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameMeta {
    /// The version of the rules by which the lines are to be read.
    pub rules_version: u32,
    /// When it was opened, by the host's clock.
    pub opened: u64,
}

/// What lists of games are made of. It is kept in one transaction with the line it comes with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameIndex {
    /// Everybody who sits at the table now; who is not among them sits there no longer.
    pub seated: Vec<i64>,
    /// Nothing will be played here any more.
    pub over: bool,
    /// When this was, by the host's clock.
    pub touched: u64,
}

/// A game in the list of all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// Its id.
    pub game: String,
    /// What stays the same about it.
    pub meta: GameMeta,
    /// How many lines it has.
    pub lines: u64,
}

/// The only truth of a server. It keeps lines of text under `(game, seq)` and knows no rules.
///
/// An answer `Ok` to anything that changes something comes after it is on the disk. Nothing is half
/// written: whatever fails has changed nothing, except that after [`StoreError::Unavailable`] it is not known
/// whether the database had still taken it. So whoever is told `Gone` loads the game again before the
/// next line. Dropping an answer that has been asked for does not take the request back.
///
/// Lines, ids and names are any text without the character U+0000, which PostgreSQL cannot keep.
pub trait Store: Send + Sync + 'static {
    /// Makes a game with its first line, which has seq 1. `Taken` if there is one of that id.
    /// It is not over, nobody is seated yet, and it was touched when it was opened.
    fn open<'a>(&'a self, game: &'a str, meta: &'a GameMeta, line: &'a str) -> StoreFuture<'a, ()>;

    /// Appends a line to a game. `Taken` unless `seq` is the last one's and one more, so also if there
    /// is no such game. Without an index the lists stay as they were.
    fn append<'a>(
        &'a self,
        game: &'a str,
        seq: u64,
        line: &'a str,
        index: Option<GameIndex>,
    ) -> StoreFuture<'a, ()>;

    /// The lines of a game in order, if there is such a game. `Broken` if the hashes do not hold.
    fn load<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<Vec<String>>>;

    /// The ids of all games that are not over, oldest first.
    fn unfinished<'a>(&'a self) -> StoreFuture<'a, Vec<String>>;

    /// The ids of the games at which a person sits, last touched first.
    fn of_person<'a>(&'a self, person: i64, limit: u32) -> StoreFuture<'a, Vec<String>>;

    /// All games in the order of their ids, from behind `after` on; from `""` it is the first ones.
    fn games_after<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<ListedGame>>;

    /// Whose token this is the hash of.
    fn person<'a>(&'a self, token_hash: [u8; 32]) -> StoreFuture<'a, Option<Person>>;

    /// Makes a person without a name and gives them a token. `Taken` if it is somebody's already.
    fn new_person<'a>(&'a self, token_hash: [u8; 32], now: u64) -> StoreFuture<'a, Person>;

    /// Gives a person another name. [`StoreError::NoSuchPerson`] if there is no such person.
    fn rename<'a>(&'a self, person: i64, name: &'a str) -> StoreFuture<'a, ()>;

    /// Keeps a pass by which a person can come from another device. [`StoreError::NoSuchPerson`] if there
    /// is no such person, `Taken` if there is such a pass.
    fn add_pass<'a>(
        &'a self,
        pass_hash: [u8; 32],
        person: i64,
        expires: u64,
    ) -> StoreFuture<'a, ()>;

    /// Uses a pass up and gives its person one more token. `None` if it is wrong, used, or `now` is
    /// not before its end. `Taken`, and the pass still good, if the token is somebody's already.
    fn take_pass<'a>(
        &'a self,
        pass_hash: [u8; 32],
        token_hash: [u8; 32],
        now: u64,
    ) -> StoreFuture<'a, Option<Person>>;

    /// Writes something of no account, durably: can it?
    fn ready<'a>(&'a self) -> StoreFuture<'a, ()>;

    /// Writes all that is there at one moment into a new file, which is a SQLite database whatever
    /// this store is made of; [`StoreLocation::Sqlite`](crate::StoreLocation) opens it. Play goes on meanwhile.
    /// `Taken` if there is such a file.
    fn backup<'a>(&'a self, file: &'a Path) -> StoreFuture<'a, ()>;

    /// Finishes what has been asked and lets the database go. All that is asked later is `Gone`.
    fn close<'a>(&'a self) -> StoreFuture<'a, ()>;
}
