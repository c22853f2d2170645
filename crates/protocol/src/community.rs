//! People and each other: quick pairing, whom one follows or blocks, reports, announcements.

use cartagena::Rules;
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

/// A person at a table, as its viewers see them: the speaker of a chat line, or who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonAt {
    /// The game's id.
    pub game: String,
    /// The number of a chat line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The number of a seat, if no line is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A request about other people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeopleRequest {
    /// Request for the people whom the person follows or blocks. Answered by [`PeopleEvent::List`].
    List,
    /// Request to follow somebody. Answered by [`PeopleEvent::List`].
    Follow {
        /// The other person.
        at: PersonAt,
    },
    /// Request to block somebody. Answered by [`PeopleEvent::List`].
    Block {
        /// The other person.
        at: PersonAt,
    },
    /// Request to follow somebody no more.
    Unfollow {
        /// The person's mark in the list.
        mark: String,
    },
    /// Request to block somebody no more.
    Unblock {
        /// The person's mark in the list.
        mark: String,
    },
    /// A report of a chat line or a name to the people who run the server. Answered by
    /// [`PeopleEvent::Reported`].
    Report {
        /// The other person.
        at: PersonAt,
        /// Words about it; may be empty.
        note: String,
    },
    /// Invitation of somebody whom the person follows to a table where the person sits. Answered by
    /// [`PeopleEvent::InvitationSent`], whether or not it is shown to anybody.
    Invite {
        /// The game's id.
        game: String,
        /// The person's mark in the list.
        mark: String,
        /// The key of the table's invitation, if it needs one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation_key: Option<String>,
    },
}

/// An event about other people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeopleEvent {
    /// The people whom the person follows or blocks.
    List {
        /// Those whom the person follows.
        followed: Vec<FollowedPerson>,
        /// Those whom the person blocks.
        blocked: Vec<BlockedPerson>,
    },
    /// The answer to a report: it is stored.
    Reported,
    /// The answer to an invitation.
    InvitationSent,
    /// An invitation to a table.
    Invited {
        /// The game's id.
        game: String,
        /// The name of the person who invites.
        name: String,
        /// The variant and its options.
        rules: Rules,
        /// The key of the table's invitation, if it needs one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation_key: Option<String>,
    },
    /// Something that is announced to everybody.
    Announcement {
        /// The operator's words; may be empty.
        text: String,
        /// The time at which the server goes down, in milliseconds since 1970; 0 if it does not.
        maintenance: u64,
    },
    /// The end of what was announced.
    AnnouncementOver,
}

/// A person whom the recipient follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FollowedPerson {
    /// A mark of the person, for requests of the recipient alone. It changes when the server starts.
    pub mark: String,
    /// The name; may be empty.
    pub name: String,
    /// True if the person is connected.
    pub online: bool,
    /// The id of a running game of theirs that anybody may watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<String>,
    /// The id of a table in the lobby where they wait for others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<String>,
}

/// A person whom the recipient blocks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BlockedPerson {
    /// A mark of the person, for requests of the recipient alone. It changes when the server starts.
    pub mark: String,
    /// The name; may be empty.
    pub name: String,
}
