//! List of what each table keeps about people. The page that tells people what is kept is made from this
//! list, and a test compares it with the tables of both databases: a new table has to be described here.

/// Every table with the topic under which people are told of it; `None` if it has nothing about people.
/// The topics are those of `KeptTopic` in the protocol.
pub const KEPT: [(&str, Option<&str>); 38] = [
    ("cartagena_store", None),
    ("persons", Some("people")),
    ("tokens", Some("devices")),
    ("passes", Some("ways_back")),
    ("codes", Some("ways_back")),
    ("merges", Some("merges")),
    ("games", Some("games")),
    ("events", Some("games")),
    ("seats", Some("games")),
    ("results", Some("games")),
    ("result_seats", Some("games")),
    ("rating_steps", Some("ratings")),
    ("daily_results", Some("daily")),
    ("push_subscriptions", Some("notices")),
    ("mail_addresses", Some("mail")),
    ("mail_limits", Some("mail")),
    ("notice_choices", Some("notices")),
    ("quiet_tables", Some("notices")),
    ("notices", Some("notices")),
    ("webhooks", Some("notices")),
    ("holidays", Some("holidays")),
    ("follows", Some("follows")),
    ("blocks", Some("blocks")),
    ("reports", Some("reports")),
    ("sanctions", Some("sanctions")),
    ("invitations", Some("invitations")),
    // The operator's own words, to everybody.
    ("announcements", None),
    ("admin_log", Some("admin_log")),
    ("texts", Some("games")),
    ("rewordings", Some("deletions")),
    ("passkeys", Some("passkeys")),
    ("programs", Some("programs")),
    // Games and times.
    ("reworded", None),
    ("servers", None),
    // For as long as a page is open.
    ("viewers", Some("games")),
    ("seekers", Some("games")),
    ("relays", Some("games")),
    // Keyed hashes, for minutes.
    ("rate_limits", None),
];
