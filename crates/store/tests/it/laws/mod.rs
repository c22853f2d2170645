//! What every store has to do.

pub mod copies;
pub mod lines;
pub mod lists;
pub mod people;
pub mod truth;

use cartagena_store::GameMeta;

pub const META: GameMeta = GameMeta { rules_version: 1, opened: 1_700_000_000 };
