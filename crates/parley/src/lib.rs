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
use cartagena_protocol::{EntryView, RefusalCode, SeatLabel, Snapshot};
use cartagena_record::Record;
use cartagena_table::{self as table, Command, Table};

/// A seat as messages have it.
pub fn seat_number(seat: Seat) -> u8 {
    seat.index() as u8
}

/// Why a table refused something.
pub fn refusal_code(refusal: table::Refusal) -> RefusalCode {
    match refusal {
        table::Refusal::GameOver => RefusalCode::GameOver,
        table::Refusal::NotYourTurn(seat) => RefusalCode::NotYourTurn { seat: seat_number(seat) },
        table::Refusal::Unconfirmed(seat) => RefusalCode::Unconfirmed { seat: seat_number(seat) },
        table::Refusal::TurnIsOver => RefusalCode::TurnIsOver,
        table::Refusal::Illegal(_) => RefusalCode::Illegal,
        table::Refusal::NothingToUndo => RefusalCode::NothingToUndo,
        table::Refusal::CardsRevealed => RefusalCode::CardsRevealed,
        table::Refusal::NothingToConfirm => RefusalCode::NothingToConfirm,
        table::Refusal::RecordFull => RefusalCode::RecordFull,
        table::Refusal::OutOfSync => RefusalCode::OutOfDate,
    }
}

/// Something that happened, as a viewer sees it.
pub fn entry_view(entry: &table::Entry, viewer: Viewer, variant: Variant) -> EntryView {
    match entry.seen_by(viewer, variant) {
        table::Entry::Played { event, done } => {
            EntryView::Played { event: event.to_string(), done }
        }
        table::Entry::Undone { .. } => EntryView::Undone,
        table::Entry::Confirmed => EntryView::Confirmed,
    }
}

/// Who sits where, as a record tells.
pub fn seat_labels(record: &Record) -> Vec<SeatLabel> {
    let bots = Bots::from_record(record);
    let seats = Seat::first_n(record.start().position().seats());
    let sign = |seat| SeatLabel {
        name: record.name(seat).to_owned(),
        bot: bots.level(seat).map(|level| level.to_string()),
    };
    seats.map(sign).collect()
}

/// What somebody means by the text of a move. What chance gives is not theirs to say.
pub fn parse_command(table: &Table, said: &str) -> Result<Command, RefusalCode> {
    let notated: Notated = said.parse().map_err(|_| RefusalCode::Illegal)?;
    let target = table.observe(Viewer::Public).target(notated.action);
    let fits = notated.to.is_none() || notated.to == target;
    let fits = fits && notated.chance.is_none();
    if fits { Ok(Command::Play(notated.action)) } else { Err(RefusalCode::Illegal) }
}

/// All that a viewer may know.
pub fn snapshot(table: &Table, viewer: Viewer, game: &str, seats: Vec<SeatLabel>) -> Snapshot {
    Snapshot {
        game: game.to_owned(),
        seq: table.seq(),
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat_number(seat)),
            Viewer::Public => None,
        },
        seats,
        start: table.observe_start(viewer).to_string(),
        moves: table.events(viewer).iter().map(ToString::to_string).collect(),
        to_confirm: table.to_confirm().map(seat_number),
        can_undo: table.can_undo(),
    }
}
