//! Laws that hold for every store.

pub(crate) mod community;
pub(crate) mod copies;
pub(crate) mod corruption;
pub(crate) mod lines;
pub(crate) mod lists;
pub(crate) mod migrations;
pub(crate) mod notices;
pub(crate) mod people;
pub(crate) mod readers;
pub(crate) mod results;
pub(crate) mod retention;
pub(crate) mod rewording;
pub(crate) mod servers;

use cartagena_store::GameMeta;

pub(crate) const META: GameMeta = GameMeta { rules_version: 1, opened: 1_700_000_000 };
