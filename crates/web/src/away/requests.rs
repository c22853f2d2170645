//! Requests about notices, and their answers.

use serde::{Deserialize, Serialize};

/// Answer to a request for everything about notices.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(super) struct Overview {
    /// False if this browser has never played on the server.
    pub(super) known: bool,
    /// The server's public key, for the browser's subscription.
    pub(super) key: String,
    /// True if this browser is told.
    pub(super) here: bool,
    /// Kinds of notifications.
    pub(super) push: KindsOn,
    /// The person's e-mail address; nothing if the server sends no e-mails.
    #[serde(default)]
    pub(super) mail: Option<MailView>,
    pub(super) holiday: Holiday,
}

/// The person's e-mail address.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(super) struct MailView {
    pub(super) address: Option<String>,
    /// False while it waits to be confirmed.
    pub(super) confirmed: bool,
    /// Kinds of e-mails.
    pub(super) on: KindsOn,
}

/// Kinds that are turned on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KindsOn {
    pub(super) turn: bool,
    pub(super) reminder: bool,
    pub(super) over: bool,
}

/// The person's holidays.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(super) struct Holiday {
    /// End of the present one, in milliseconds.
    pub(super) until: Option<f64>,
    pub(super) days_left: u32,
    pub(super) days: u32,
}

/// Request to choose kinds; what is not named stays as it is.
#[derive(Default, Serialize)]
pub(super) struct Choice {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) push: Option<KindsOn>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mail: Option<KindsOn>,
}

/// Request to send e-mails to an address.
#[derive(Serialize)]
pub(super) struct NewAddress<'a> {
    pub(super) address: &'a str,
    pub(super) lang: &'a str,
}

/// Request to be told in this browser.
#[derive(Debug, Serialize)]
pub(super) struct Subscription {
    pub(super) endpoint: String,
    pub(super) key: String,
    pub(super) auth: String,
    pub(super) lang: String,
}

/// Request about one table.
#[derive(Serialize)]
pub(super) struct AboutGame<'a> {
    pub(super) game: &'a str,
}

/// Answer to it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(super) struct TableNotices {
    pub(super) quiet: bool,
    /// True if the person opened the table.
    pub(super) host: bool,
    #[serde(default)]
    pub(super) webhook: Option<WebhookView>,
}

/// The chat program of a table.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(super) struct WebhookView {
    pub(super) host: String,
    pub(super) on: KindsOn,
}

/// Request to be told nothing about a table, or something again.
#[derive(Serialize)]
pub(super) struct Quiet<'a> {
    pub(super) game: &'a str,
    pub(super) quiet: bool,
}

/// Request to set, change or remove the chat program of a table.
#[derive(Serialize)]
pub(super) struct NewWebhook<'a> {
    pub(super) game: &'a str,
    pub(super) url: Option<String>,
    pub(super) remove: bool,
    pub(super) on: KindsOn,
    pub(super) lang: &'a str,
}

/// Answer to a new address.
#[derive(Deserialize)]
pub(super) struct WebhookKey {
    pub(super) secret: String,
}

/// Writes a request as JSON.
pub(super) fn json(request: &impl Serialize) -> String {
    serde_json::to_string(request).unwrap_or_default()
}
