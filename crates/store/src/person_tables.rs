//! Everything that a store holds of a person, in one list: what is removed when a person asks to be
//! deleted, and what stays and why.
//!
//! A new table with a person's number is added here; a test finds those that are missing.

/// What happens to the rows of a person in a table when that person is deleted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Removal {
    /// The statements that remove them, or what is personal in them; `$1` is the person's number.
    Statements(&'static [&'static str]),
    /// They stay: only the number is in them, or [`crate::rewording`] takes care of them.
    Stays,
}

/// Every table with a person's number in it, in an order in which rows can be removed.
pub(crate) const PERSON_TABLES: &[(&str, Removal)] = &[
    // Before the tokens, which tell whose they are.
    (
        "push_subscriptions",
        Removal::Statements(&[
            "DELETE FROM push_subscriptions WHERE device IN (SELECT hash FROM tokens WHERE person = $1)",
        ]),
    ),
    ("tokens", Removal::Statements(&["DELETE FROM tokens WHERE person = $1"])),
    ("passes", Removal::Statements(&["DELETE FROM passes WHERE person = $1"])),
    ("codes", Removal::Statements(&["DELETE FROM codes WHERE person = $1"])),
    ("passkeys", Removal::Statements(&["DELETE FROM passkeys WHERE person = $1"])),
    ("mail_addresses", Removal::Statements(&["DELETE FROM mail_addresses WHERE person = $1"])),
    ("notice_choices", Removal::Statements(&["DELETE FROM notice_choices WHERE person = $1"])),
    ("quiet_tables", Removal::Statements(&["DELETE FROM quiet_tables WHERE person = $1"])),
    ("notices", Removal::Statements(&["DELETE FROM notices WHERE person = $1"])),
    ("webhooks", Removal::Statements(&["DELETE FROM webhooks WHERE person = $1"])),
    ("holidays", Removal::Statements(&["DELETE FROM holidays WHERE person = $1"])),
    ("daily_results", Removal::Statements(&["DELETE FROM daily_results WHERE person = $1"])),
    ("sanctions", Removal::Statements(&["DELETE FROM sanctions WHERE person = $1"])),
    ("invitations", Removal::Statements(&["DELETE FROM invitations WHERE person = $1"])),
    ("follows", Removal::Statements(&["DELETE FROM follows WHERE person = $1 OR followed = $1"])),
    ("blocks", Removal::Statements(&["DELETE FROM blocks WHERE person = $1 OR blocked = $1"])),
    // Reports of others stay without what the person said; the lines of the others are in the game.
    (
        "reports",
        Removal::Statements(&[
            "DELETE FROM reports WHERE about = $1",
            "UPDATE reports SET note = '' WHERE reporter = $1",
            "UPDATE reports SET context = '[]' WHERE reporter = $1 \
             OR game IN (SELECT game FROM texts WHERE person = $1) \
             OR game IN (SELECT game FROM seats WHERE person = $1)",
        ]),
    ),
    // Numbers without names, which nobody can change.
    ("admin_log", Removal::Stays),
    // A bare number, as in the lines of the games: tables that go on know who sits there.
    ("seats", Removal::Stays),
    // Numbers and results, which follow from the lines: others played those games, too. Without the row in
    // persons, nobody is named in them, and no list of ratings shows them.
    ("result_seats", Removal::Stays),
    ("rating_steps", Removal::Stays),
    // Its text and salt are removed; number and digest stay, because the hash chain covers them.
    ("texts", Removal::Stays),
    // The log of the deletion itself: a number and times.
    ("rewordings", Removal::Stays),
    // Removed at last, with the person.
    ("merges", Removal::Stays),
];

/// Returns the statements that remove everything under a person's number.
pub(crate) fn removals() -> impl Iterator<Item = &'static str> {
    PERSON_TABLES.iter().flat_map(|(_, removal)| match removal {
        Removal::Statements(sql) => sql.iter().copied(),
        Removal::Stays => [].iter().copied(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{Connection as _, SqliteConnection, query_scalar};

    /// Tables that refer to a person, by a column of one of these names or by a foreign key.
    const TABLES: &str = "SELECT DISTINCT tables.name FROM sqlite_master AS tables \
        JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' \
        AND (columns.name IN ('person', 'other', 'absorbed', 'kept', 'owner', 'follower', 'followed', \
        'blocker', 'blocked', 'reporter', 'by', 'device') OR tables.sql LIKE '%REFERENCES persons%') \
        ORDER BY tables.name";

    /// A table that is not on the list would keep something of a person who was deleted.
    #[tokio::test]
    async fn every_table_with_a_person_is_on_the_list() {
        let mut connection =
            SqliteConnection::connect("sqlite::memory:").await.expect("a database");
        crate::schema::raise_sqlite(&mut connection).await.expect("tables");
        let found: Vec<String> =
            query_scalar(TABLES).fetch_all(&mut connection).await.expect("names");
        let mut listed: Vec<_> = PERSON_TABLES.iter().map(|(table, _)| *table).collect();
        listed.sort_unstable();
        assert_eq!(found, listed);
    }
}
