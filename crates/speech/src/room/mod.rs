//! Sentences about an online table: its seats, its changes, its end, and why the server refuses a
//! request.

mod changes;
mod names;
#[cfg(test)]
mod tests;

pub use changes::{
    describe_clock_warning, describe_denial, describe_room_changes, describe_room_end,
};
pub use names::{seat_name, speaker_name};
