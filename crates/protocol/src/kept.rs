//! Topics of what a server keeps about people, and for how long.

use serde::{Deserialize, Serialize};

/// Something that a server keeps; its page has a sentence for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeptTopic {
    /// People and their names.
    People,
    /// Devices on which people are signed in.
    Devices,
    /// Links and codes by which people come back.
    WaysBack,
    /// Passkeys.
    Passkeys,
    /// Programs that play for people.
    Programs,
    /// People who became others.
    Merges,
    /// Games and their chat.
    Games,
    /// Ratings after each rated game.
    Ratings,
    /// Results of the deals of the day.
    Daily,
    /// Browsers and chats in which people are told that it is their turn.
    Notices,
    /// E-mail addresses.
    Mail,
    /// Times in which slow games stand still.
    Holidays,
    /// Whom people follow.
    Follows,
    /// Whom people block.
    Blocks,
    /// Reports.
    Reports,
    /// People who may not chat or come in.
    Sanctions,
    /// Codes for new people.
    Invitations,
    /// People who were deleted, or whose name operators replaced.
    Deletions,
    /// The log of operators' acts.
    AdminLog,
}

impl KeptTopic {
    /// All topics, in the order in which people are told of them.
    pub const ALL: [KeptTopic; 19] = [
        KeptTopic::People,
        KeptTopic::Devices,
        KeptTopic::WaysBack,
        KeptTopic::Passkeys,
        KeptTopic::Programs,
        KeptTopic::Games,
        KeptTopic::Ratings,
        KeptTopic::Daily,
        KeptTopic::Notices,
        KeptTopic::Mail,
        KeptTopic::Holidays,
        KeptTopic::Follows,
        KeptTopic::Blocks,
        KeptTopic::Reports,
        KeptTopic::Sanctions,
        KeptTopic::Invitations,
        KeptTopic::Merges,
        KeptTopic::Deletions,
        KeptTopic::AdminLog,
    ];
}

/// Numbers of days after which a server removes something; what has none is kept for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptDays {
    /// Finished games, but for their results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
    /// The chat of finished games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chat: Option<u32>,
    /// Tables at which nothing happens, which are closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub idle_tables: Option<u32>,
    /// Reports that were closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reports: Option<u32>,
    /// The log of operators' acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub admin_log: Option<u32>,
}
