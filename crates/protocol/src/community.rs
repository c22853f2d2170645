//! People who want to meet: quick pairing.

use serde::{Deserialize, Serialize};

/// The state of a person in the queue of quick pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairingState {
    /// The person waits for somebody who wants to play the same.
    Waiting,
    /// The person still waits; nobody came for half a minute, so a bot is offered.
    BotOffered,
    /// The person does not wait any more.
    Left,
}
