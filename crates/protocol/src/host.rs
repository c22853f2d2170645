//! Conversions between a [`Table`] and messages, for the hosts of tables: the offline host of one
//! device and the server.
//!
//! ```
//! use cartagena::Viewer;
//! use cartagena_deal::Seed;
//! use cartagena_protocol::host::{play_command, snapshot};
//! use cartagena_protocol::RefusalCode;
//! use cartagena_table::{NewGame, Table};
//!
//! let table = Table::open(&NewGame::default(), Seed::from_number(1)).expect("two players");
//! let told = snapshot(&table, Viewer::Public, "k3", Vec::new());
//! assert_eq!((told.seq, told.moves.len()), (0, 0));
//! assert_eq!(play_command(&table, &"ahoy".into()), Err(RefusalCode::Illegal));
//! ```

use crate::{EntryView, MaybeParsed, RefusalCode, SeatLabel, SeenMove, Snapshot};
use cartagena::{Notated, Seat, Setup, Variant, Viewer};
use cartagena_record::Record;
use cartagena_table::{self as table, Bots, Command, Table};

/// Returns the code for the reason why a table refused a command.
pub fn refusal_code(refusal: table::Refusal) -> RefusalCode {
    match refusal {
        table::Refusal::GameOver => RefusalCode::GameOver,
        table::Refusal::NotYourTurn(seat) => RefusalCode::NotYourTurn { seat },
        table::Refusal::Unconfirmed(seat) => RefusalCode::Unconfirmed { seat },
        table::Refusal::TurnIsOver => RefusalCode::TurnIsOver,
        table::Refusal::Illegal(_) => RefusalCode::Illegal,
        table::Refusal::NothingToUndo => RefusalCode::NothingToUndo,
        table::Refusal::CardsRevealed => RefusalCode::CardsRevealed,
        table::Refusal::NothingToConfirm => RefusalCode::NothingToConfirm,
        table::Refusal::RecordFull => RefusalCode::RecordFull,
        table::Refusal::OutOfSync => RefusalCode::OutOfDate,
    }
}

/// Returns an entry as a viewer may see it.
pub fn entry_view(entry: &table::Entry, viewer: Viewer, variant: Variant) -> EntryView {
    match entry.seen_by(viewer, variant) {
        table::Entry::Played { event, done } => {
            EntryView::Played { event: SeenMove::from(&event), done }
        }
        table::Entry::Undone { .. } => EntryView::Undone,
        table::Entry::Confirmed => EntryView::Confirmed,
    }
}

/// Returns the names and bots of a table's seats.
pub fn seat_labels(table: &Table) -> Vec<SeatLabel> {
    labels(table.seats(), table.bots(), |seat| table.name(seat).to_owned())
}

/// Returns the names and bots of a record's seats.
pub fn record_seat_labels(record: &Record) -> Vec<SeatLabel> {
    let seats = record.start().position().seats();
    labels(seats, Bots::from_record(record), |seat| record.name(seat).to_owned())
}

fn labels(seats: usize, bots: Bots, name: impl Fn(Seat) -> String) -> Vec<SeatLabel> {
    let bot = |seat| bots.level(seat).map(MaybeParsed::from);
    Seat::first_n(seats).map(|seat| SeatLabel { name: name(seat), bot: bot(seat) }).collect()
}

/// Returns the command of a move that a player sent. The table decides later whether it is legal.
///
/// # Errors
///
/// [`RefusalCode::Illegal`] if the text is no move, names cards, or names another target than the
/// move has.
pub fn play_command(table: &Table, said: &MaybeParsed<Notated>) -> Result<Command, RefusalCode> {
    let notated = said.parsed().ok_or(RefusalCode::Illegal)?;
    let target = table.observe(Viewer::Public).target(notated.action);
    let fits = notated.to.is_none() || notated.to == target;
    let fits = fits && notated.chance.is_none();
    if fits { Ok(Command::Play(notated.action)) } else { Err(RefusalCode::Illegal) }
}

/// Returns all that a viewer may know of a game.
pub fn snapshot(table: &Table, viewer: Viewer, game: &str, seats: Vec<SeatLabel>) -> Snapshot {
    Snapshot {
        game: game.to_owned(),
        seq: table.seq(),
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        },
        seats,
        start: Setup::from(&table.observe_start(viewer)),
        moves: table.events(viewer).iter().map(SeenMove::from).collect(),
        to_confirm: table.to_confirm(),
        can_undo: table.can_undo(),
    }
}
