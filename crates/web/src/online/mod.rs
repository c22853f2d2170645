//! Playing with people elsewhere, through a server: the lobby, opening a table, the table itself,
//! coming in on another device. Nothing else on the page needs any of it.
//!
//! [`socket`] is the link to the server, [`connection`] its state for all pages here; a game is shown by
//! [`table`](crate::table), which [`live_table`] puts into a context of its own.

mod admission;
mod card;
mod chat;
mod clock;
mod companion;
pub mod connection;
mod deal;
mod front_door;
mod game_actions;
mod game_over;
mod invite;
pub mod live_table;
mod lobby;
mod name;
mod new_table;
mod pairing;
mod people_list;
mod people_notices;
mod person_menu;
mod rematch;
mod room;
pub mod seat_secrets;
mod seats;
mod seen_commitments;
mod sign_in;
mod signature;
pub mod signed_ends;
pub mod socket;
mod storage_notice;
mod table_notes;
mod table_plan;
pub(crate) mod time_words;
mod together;
mod waiting;

pub use admission::InvitedPage;
pub use front_door::FrontDoor;
pub use lobby::Lobby;
pub use new_table::NewOnlineTable;
pub use room::OnlineTable;
pub use sign_in::SignIn;
pub use together::TogetherPanel;
