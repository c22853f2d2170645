//! A player's side of a table: following, choosing, looking back.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "the tests read fixtures")]
#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]

mod choice;
mod game_view;
mod motion;
mod replay_and_links;
mod v1_fixtures;
