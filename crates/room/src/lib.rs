//! One online table, as a pure state machine: seats, the commit–reveal deal, moves, clocks, bots for
//! absent players, chat, the end and the rematch.
//!
//! A [`Room`] has no input and output, no clock and no randomness of its own: the time comes with
//! every request, and the host's 32 secret bytes when the table is opened. A request is
//! [decided](Room::decide); the host [applies](Room::with) the decision to a copy, stores the
//! [line](RoomDecision::line) and only then replaces the room and sends each viewer their
//! [messages](Room::messages_for). The stored lines are the whole truth: [`Room::from_first_line`] and
//! [`Room::replay`] build the same room from them.
//!
//! ```
//! use cartagena_protocol::{ClientMsg, OnlineRequest, OpenTable, SeatAccess};
//! use cartagena_room::{Requester, Room};
//!
//! let anne = Requester { person: 1, name: "Anne", now: 0, program: false };
//! let mary = Requester { person: 2, name: "Mary", now: 9, program: false };
//! let seats = vec![SeatAccess::Friend, SeatAccess::Friend];
//! let table = OpenTable { rules: "tortuga".into(), seats, begins_when_full: true, ..Default::default() };
//! let first = Room::opening_line("k3w9xq7pm2ab", [7; 32], &anne, &table, None).expect("a table for two");
//! let mut room = Room::from_first_line(&first).expect("what was just written");
//!
//! let join = OnlineRequest::Join {
//!     game: "k3w9xq7pm2ab".into(),
//!     seat: None,
//!     commitment: None,
//!     invitation_key: None,
//! };
//! let decision = room.decide(&mary, &ClientMsg::Online(join)).expect("a free seat");
//! let stored = decision.line().to_owned();
//! let changes = room.commit(&decision).expect("it was decided for this room");
//! assert!(room.messages_for(&changes, Some(1), 9).len() > 1); // The room, and the game that has begun.
//!
//! let mut again = Room::from_first_line(&first).expect("a table");
//! again.replay(&stored).expect("what was stored");
//! assert_eq!(again, room);
//! ```
//!
//! # Rules of the room
//!
//! * **Seats.** The person who opens a table sits in its first seat that is not a bot's. Joining again
//!   changes the seat, or the commitment. If the host stands up, the next person is the host; if all
//!   stand up, or nothing happens for a week, the table is closed. Seats for friends need a key of the
//!   host's [invitation](Room::decide_invitation), unless none was made and no seat is for anyone. Bots
//!   of level bosun fill seats that are free when the host starts.
//! * **The deal (commit–reveal).** From the start on no commitment can be made any more; the committed
//!   secrets are asked for, and as soon as all are revealed, or after ten seconds, the cards are dealt.
//! * **Time.** A turn has its time, and beyond it the seat's reserve runs down. At zero a bot plays the
//!   turn to its end, or the person is out, as agreed. Bots have no clock, and the time while the host
//!   was down does not count: every line stores for how long the clock ran, and long turns store it now
//!   and then.
//! * **Holidays.** In slow games the clock of a person on holiday stands still until the end that the host
//!   of the room has granted; the person may play all the same.
//! * **Absent people.** After a minute of absence each of the others may give the seat to a bot (of
//!   level captain) or take it away from it again; all others who are present may put the person out. A
//!   person who comes back gets the seat back from the bot.
//! * **Out.** A person who resigns, is put out or runs out of time is out. A seat that is the only one
//!   not out has won, even a bot's; else a captain plays the seat to the end, and the rules name the
//!   winner. That holds as well where only bots are left.
//! * **A draw** is agreed when all people who are not out agree; bots are not asked. Playing a move
//!   withdraws the agreement.
//! * **Action limits.** Actions that do not advance the game (undo, changes of name and seat, draws and
//!   substitutes asked for and withdrawn) are limited per turn and per table. Actions that bring the
//!   game to its end are not.
//! * **Chat** has at most 300 lines for each table; spectators fill at most 100 of them.
//! * **Rated tables** are for people only, with a clock and drawn tunnel and first seat. They begin when all
//!   seats are taken, and no bot takes the seat of somebody who could still win. The [result](Room::result) of a
//!   game tells places: people who left are behind all others.
//! * **Programs** sit like people in seats for friends, marked as what they are, never at rated tables. They
//!   have no say in draws and in what happens to others, and no table belongs to them.
//! * **Rematch.** Everybody sits one seat on, and the seats are reserved for them. If that table was
//!   closed before its game began, there can be another.
//!
//! * **One person.** If a person signs in as another, the seat becomes that of the other, unless both sit at
//!   the table.
//!
//! Names and chat are [parted](RoomDecision::parted) from the lines before these are stored, so that they
//! can be removed.
//!
//! # Never in this crate
//!
//! * The game in a message: messages are made from observations of the viewer's seat.
//! * The game in a bot's turn: a [`BotTurn`] has an observation.
//! * Presence in a stored line.

#![allow(
    clippy::cast_possible_truncation,
    reason = "seat numbers are below five; counts and rounded chances are small"
)]

mod action_limits;
mod api;
mod apply;
mod decide;
mod departure;
mod holiday;
mod invitation;
mod merge;
mod messages;
mod opening;
mod personal_text;
mod presence;
mod record;
mod reminder;
mod result;
mod room;
mod stored_line;
mod text_policy;
mod turn;
mod turn_clock;

pub use api::{BadLine, BotTurn, CommitError, Requester, RoomChanges, RoomDecision, RoomRefusal};
pub use departure::Departure;
pub use opening::check_commitment;
pub use personal_text::{
    Parted, PersonalText, SpokenLine, join_line, mark_of_person, part_first_line, reword_line,
    spoken_line,
};
pub use reminder::Reminder;
pub use result::{RoomResult, SeatResult};
pub use room::Room;
pub use text_policy::{clean_chat, clean_name, clean_person_name, clean_program_name};
pub use turn::PersonTurn;

#[cfg(test)]
mod secrecy;
