//! A table for many people, as a pure state machine: who sits where, a deal that nobody can choose,
//! moves, clocks, bots for those who are missing, chat, the end and the rematch.
//!
//! A [`Room`] has no input and output, no clock and no chance of its own: the time is told with
//! everything that is asked, and the host's 32 secret bytes when the table is opened. A message is
//! [decided](Room::decide); the host keeps the [line](Decision::line) that comes of it and then
//! [commits](Room::commit) the decision, and [tells](Room::tell) each viewer what happened. The kept
//! lines are the whole truth: [`Room::begin`] and [`Room::replay`] make the same table of them.
//!
//! ```
//! use cartagena_protocol::{ClientMsg, Guest, OpenTable, Wish};
//! use cartagena_room::{Act, Quay};
//!
//! let (anne, mary) = (Act { person: 1, name: "Anne", now: 0 }, Act { person: 2, name: "Mary", now: 9 });
//! let seats = vec![Guest::Friend, Guest::Friend];
//! let table = OpenTable { rules: "tortuga".into(), seats, begins_when_full: true, ..Default::default() };
//! let first = Quay::open("k3w9xq7pm2ab", [7; 32], &anne, &table, None).expect("a table for two");
//! let mut quay = Quay::begin(&first).expect("what was just written");
//!
//! let join = Wish::Join { game: "k3w9xq7pm2ab".into(), seat: None, promise: None, key: None };
//! let decision = quay.decide(&mary, &ClientMsg::Online(join)).expect("a free seat");
//! let kept = decision.line().to_owned();
//! let happened = quay.commit(decision);
//! assert!(quay.tell(&happened, Some(1), 9).len() > 1); // The room, and the game that has begun.
//!
//! let mut again = Quay::begin(&first).expect("a table");
//! again.replay(&kept).expect("what was kept");
//! assert_eq!(again, quay);
//! ```
//!
//! # What it decides
//!
//! * **Seats.** Who opens a table sits in its first seat that is not a bot's. Who joins again changes
//!   the seat, or the promise. If the host gets up, the next person is the host; if all get up, or
//!   nothing happens for a week, the table is closed. Seats for friends need a key of the host's
//!   [invitation](Room::invite), unless none was made and no seat is for anyone. Bots of level bosun fill seats that are free
//!   when the host begins.
//! * **The deal.** With the beginning no promise can be made any more; promised shares are asked for,
//!   and as soon as all are in, or after ten seconds, the cards are dealt.
//! * **Time.** A turn has its time, and beyond it the seat's reserve runs down. At zero a bot plays
//!   the turn to its end, or the person is out, as agreed. Bots have no clock, and the time while the
//!   host was down does not count. So that it need not be guessed, every line keeps for how long the
//!   clock ran, and long turns keep it now and then.
//! * **Missing people.** After a minute without somebody each of the others may give the seat to a
//!   bot (of level captain) or take it away from it again; all of them who are there may put the
//!   person out. Who comes back gets the seat back from the bot.
//! * **Out.** Who resigns, is put out or runs out of time is out. Where only one seat is left that is
//!   not out, it has won, be it a bot's; else a captain plays the seat to the end, and the rules say
//!   who wins. That holds as well where only bots are left.
//! * **A draw** is agreed when all people who are not out agree; bots are not asked. Who plays a move
//!   no longer agrees.
//! * **Enough.** Moves taken back, names and seats changed, draws and bots asked for and no longer wanted
//!   are bounded in each turn and at each table. What brings a game to its end is not.
//! * **Chat** has at most 300 lines for each table, and those who look on fill at most 100 of them.
//! * **Rematch.** Everybody sits one seat on, and the seats are kept for them. Where that table was
//!   closed before its game began, there can be another.
//!
//! # What is never in it
//!
//! * The game in what is told: messages come from observations of the viewer's seat.
//! * The game in a bot: a [`Thinker`] has an observation.
//! * Who is there in what is kept.

mod action_limits;
mod api;
mod apply;
mod decide;
mod invitation;
mod messages;
mod opening;
mod presence;
mod record;
mod room;
mod stored_line;
mod text;
mod turn_clock;

pub use api::{BadLine, BotTurn, Requester, RoomChanges, RoomDecision, RoomRefusal};
pub use room::Room;

#[cfg(test)]
mod secrecy;
