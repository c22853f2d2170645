//! Playing with people elsewhere, through a server: the lobby, opening a table, the table itself,
//! coming in on another device. Nothing else on the page needs any of it.
//!
//! [`socket`] is the line to the server and [`frame`] what all pages here share; a game is shown by
//! [`table`](crate::table), which [`live`] puts into a house of its own.

mod card;
mod chat;
mod clock;
mod come;
mod company;
mod deal;
mod ended;
pub mod frame;
mod invite;
mod kept;
pub mod live;
mod lobby;
mod name;
mod opening;
mod pace;
mod plan;
pub mod pocket;
mod room;
mod seats;
pub mod socket;
mod waiting;
mod witness;

pub use come::Come;
pub use lobby::Lobby;
pub use opening::Opening;
pub use room::At;
