//! What a [`Table`] tells and is told, in the words of the protocol. Whoever hosts tables, for one
//! device or for many people, speaks of them through this.
//!
//! ```
//! use cartagena::Viewer;
//! use cartagena_deal::Seed;
//! use cartagena_parley::{command, snapshot};
//! use cartagena_protocol::Refusal;
//! use cartagena_table::{NewGame, Table};
//!
//! let table = Table::open(&NewGame::default(), Seed::from_number(1)).expect("two players");
//! let told = snapshot(&table, Viewer::Public, "k3", Vec::new());
//! assert_eq!((told.seq, told.moves.len()), (0, 0));
//! assert_eq!(command(&table, "ahoy"), Err(Refusal::Illegal));
//! ```

mod bots;

pub use bots::Bots;

use cartagena::{Notated, Seat, Variant, Viewer};
use cartagena_protocol::{Entry, Refusal, SeatSign, Snapshot};
use cartagena_record::Record;
use cartagena_table::{self as table, Command, Table};

/// A seat as messages have it.
pub fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

/// Why a table refused something.
pub fn refusal(refusal: table::Refusal) -> Refusal {
    match refusal {
        table::Refusal::GameOver => Refusal::GameOver,
        table::Refusal::NotYourTurn(seat) => Refusal::NotYourTurn { seat: number(seat) },
        table::Refusal::Unconfirmed(seat) => Refusal::Unconfirmed { seat: number(seat) },
        table::Refusal::TurnIsOver => Refusal::TurnIsOver,
        table::Refusal::Illegal(_) => Refusal::Illegal,
        table::Refusal::NothingToUndo => Refusal::NothingToUndo,
        table::Refusal::CardsSeen => Refusal::CardsSeen,
        table::Refusal::NothingToConfirm => Refusal::NothingToConfirm,
        table::Refusal::Full => Refusal::Full,
        table::Refusal::OutOfStep => Refusal::Stale,
    }
}

/// Something that happened, as a viewer sees it.
pub fn entry(entry: &table::Entry, viewer: Viewer, variant: Variant) -> Entry {
    match entry.seen_by(viewer, variant) {
        table::Entry::Played { event, done } => Entry::Played { said: event.to_string(), done },
        table::Entry::Undone { .. } => Entry::Undone,
        table::Entry::Confirmed => Entry::Confirmed,
    }
}

/// Who sits where, as a record tells.
pub fn signs(record: &Record) -> Vec<SeatSign> {
    let bots = Bots::of_record(record);
    let seats = Seat::first(record.start().position().seats());
    let sign = |seat| SeatSign {
        name: record.name(seat).to_owned(),
        bot: bots.of(seat).map(|level| level.to_string()),
    };
    seats.map(sign).collect()
}

/// What somebody means by the text of a move. What chance gives is not theirs to say.
pub fn command(table: &Table, said: &str) -> Result<Command, Refusal> {
    let notated: Notated = said.parse().map_err(|_| Refusal::Illegal)?;
    let target = table.observe(Viewer::Public).target(notated.action);
    let fits = notated.to.is_none() || notated.to == target;
    let fits = fits && notated.chance.is_none();
    if fits { Ok(Command::Play(notated.action)) } else { Err(Refusal::Illegal) }
}

/// All that a viewer may know.
pub fn snapshot(table: &Table, viewer: Viewer, game: &str, seats: Vec<SeatSign>) -> Snapshot {
    Snapshot {
        game: game.to_owned(),
        seq: table.seq(),
        viewer: match viewer {
            Viewer::Seat(seat) => Some(number(seat)),
            Viewer::Public => None,
        },
        seats,
        start: table.beginning(viewer).to_string(),
        moves: table.events(viewer).iter().map(ToString::to_string).collect(),
        to_confirm: table.to_confirm().map(number),
        undo: table.can_undo(),
    }
}
