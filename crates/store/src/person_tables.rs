//! Everything that a store holds of a person, in one list: what is removed when a person asks to be
//! deleted, what stays and why, and what the person gets of it.
//!
//! A new table with a person's number is added here; a test finds those that are missing.

/// Treatment of a person's rows in a table when that person is deleted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Removal {
    /// The statements that remove them, or what is personal in them; `$1` is the person's number.
    Statements(&'static [&'static str]),
    /// They stay: only the number is in them, or [`crate::rewording`] takes care of them.
    Stays,
}

/// A table with a person's number in it.
pub(crate) struct PersonTable {
    name: &'static str,
    removal: Removal,
    /// A statement that reads a time, or 0, and words of each row of a person, whose number is `$1`.
    export: Option<&'static str>,
}

/// A row about a person in a table, for the person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRow {
    /// The table: see [`KEPT`](crate::KEPT).
    pub table: &'static str,
    /// A time by the host's clock; 0 if there is none.
    pub at: u64,
    /// The data that are kept, in words and numbers.
    pub words: String,
}

/// Bounds what is read of one table.
macro_rules! rows {
    ($sql:literal) => {
        concat!($sql, " ORDER BY 1 DESC LIMIT 5000")
    };
}

/// Every table with a person's number in it, in an order in which rows can be removed.
pub(crate) const PERSON_TABLES: &[PersonTable] = &[
    // Before the tokens: they name the person to whom these rows belong.
    PersonTable {
        name: "push_subscriptions",
        removal: Removal::Statements(&[
            "DELETE FROM push_subscriptions WHERE device IN (SELECT hash FROM tokens WHERE person = $1)",
        ]),
        export: Some(rows!(
            "SELECT made, endpoint FROM push_subscriptions WHERE device IN \
         (SELECT hash FROM tokens WHERE person = $1)"
        )),
    },
    PersonTable {
        name: "viewers",
        removal: Removal::Statements(&["DELETE FROM viewers WHERE person = $1"]),
        export: Some(rows!("SELECT CAST(0 AS BIGINT), game FROM viewers WHERE person = $1")),
    },
    PersonTable {
        name: "seekers",
        removal: Removal::Statements(&["DELETE FROM seekers WHERE person = $1"]),
        export: Some(rows!("SELECT since, rules FROM seekers WHERE person = $1")),
    },
    PersonTable {
        name: "relays",
        removal: Removal::Statements(&["DELETE FROM relays WHERE person = $1"]),
        export: Some(rows!("SELECT CAST(0 AS BIGINT), message FROM relays WHERE person = $1")),
    },
    // Where there are no rows to export, the host exports them in another form.
    PersonTable {
        name: "tokens",
        removal: Removal::Statements(&["DELETE FROM tokens WHERE person = $1"]),
        export: None,
    },
    PersonTable {
        name: "passes",
        removal: Removal::Statements(&["DELETE FROM passes WHERE person = $1"]),
        export: Some(rows!("SELECT expires, '' FROM passes WHERE person = $1")),
    },
    PersonTable {
        name: "codes",
        removal: Removal::Statements(&["DELETE FROM codes WHERE person = $1"]),
        export: None,
    },
    PersonTable {
        name: "passkeys",
        removal: Removal::Statements(&["DELETE FROM passkeys WHERE person = $1"]),
        export: None,
    },
    PersonTable {
        name: "programs",
        removal: Removal::Statements(&["DELETE FROM programs WHERE person = $1 OR owner = $1"]),
        export: Some(rows!(
            "SELECT programs.made, name FROM programs JOIN persons ON id = programs.person \
         WHERE owner = $1"
        )),
    },
    PersonTable {
        name: "mail_addresses",
        removal: Removal::Statements(&["DELETE FROM mail_addresses WHERE person = $1"]),
        export: Some(rows!("SELECT made, address FROM mail_addresses WHERE person = $1")),
    },
    PersonTable {
        name: "notice_choices",
        removal: Removal::Statements(&["DELETE FROM notice_choices WHERE person = $1"]),
        export: Some(rows!(
            "SELECT CAST(0 AS BIGINT), 'off: ' || CAST(push_off AS TEXT) || ' ' || CAST(mail_off AS TEXT) \
         FROM notice_choices WHERE person = $1"
        )),
    },
    PersonTable {
        name: "quiet_tables",
        removal: Removal::Statements(&["DELETE FROM quiet_tables WHERE person = $1"]),
        export: Some(rows!("SELECT CAST(0 AS BIGINT), game FROM quiet_tables WHERE person = $1")),
    },
    PersonTable {
        name: "notices",
        removal: Removal::Statements(&["DELETE FROM notices WHERE person = $1"]),
        export: Some(rows!(
            "SELECT CAST(0 AS BIGINT), game || ' ' || CAST(kind AS TEXT) || ' ' || CAST(number AS TEXT) \
         FROM notices WHERE person = $1"
        )),
    },
    PersonTable {
        name: "webhooks",
        removal: Removal::Statements(&["DELETE FROM webhooks WHERE person = $1"]),
        export: Some(rows!(
            "SELECT CAST(0 AS BIGINT), game || ' ' || url FROM webhooks WHERE person = $1"
        )),
    },
    PersonTable {
        name: "holidays",
        removal: Removal::Statements(&["DELETE FROM holidays WHERE person = $1"]),
        export: Some(rows!(
            "SELECT began, 'until ' || CAST(ends AS TEXT) FROM holidays WHERE person = $1"
        )),
    },
    PersonTable {
        name: "daily_results",
        removal: Removal::Statements(&["DELETE FROM daily_results WHERE person = $1"]),
        export: Some(rows!(
            "SELECT entered, 'day ' || CAST(day AS TEXT) || CASE WHEN won THEN ' won' ELSE ' lost' END \
         || ' turns ' || CAST(turns AS TEXT) FROM daily_results WHERE person = $1"
        )),
    },
    PersonTable {
        name: "sanctions",
        removal: Removal::Statements(&["DELETE FROM sanctions WHERE person = $1"]),
        export: Some(rows!("SELECT until, kind FROM sanctions WHERE person = $1")),
    },
    PersonTable {
        name: "invitations",
        removal: Removal::Statements(&["DELETE FROM invitations WHERE person = $1"]),
        export: Some(rows!(
            "SELECT made, 'until ' || CAST(expires AS TEXT) FROM invitations WHERE person = $1"
        )),
    },
    PersonTable {
        name: "follows",
        removal: Removal::Statements(&["DELETE FROM follows WHERE person = $1 OR followed = $1"]),
        export: Some(rows!(
            "SELECT follows.made, name FROM follows JOIN persons ON id = followed WHERE person = $1"
        )),
    },
    PersonTable {
        name: "blocks",
        removal: Removal::Statements(&["DELETE FROM blocks WHERE person = $1 OR blocked = $1"]),
        export: Some(rows!(
            "SELECT blocks.made, name FROM blocks JOIN persons ON id = blocked WHERE person = $1"
        )),
    },
    // Reports of others stay without what the person said; the lines of the others are in the game.
    PersonTable {
        name: "reports",
        removal: Removal::Statements(&[
            "DELETE FROM reports WHERE about = $1",
            "UPDATE reports SET note = '' WHERE reporter = $1",
            "UPDATE reports SET context = '[]' WHERE reporter = $1 \
             OR game IN (SELECT game FROM texts WHERE person = $1 \
             OR person IN (SELECT absorbed FROM merges WHERE kept = $1)) \
             OR game IN (SELECT game FROM seats WHERE person = $1)",
        ]),
        export: Some(rows!(
            "SELECT made, game || ' line ' || CAST(line AS TEXT) || ': ' || note FROM reports \
         WHERE reporter = $1"
        )),
    },
    // Numbers without names, which nobody can change.
    PersonTable {
        name: "admin_log",
        removal: Removal::Stays,
        export: Some(rows!("SELECT made, act FROM admin_log WHERE person = $1")),
    },
    // A bare number, as in the lines of the games: tables that go on know who sits there.
    PersonTable { name: "seats", removal: Removal::Stays, export: None },
    // Numbers and results, which follow from the lines: others played those games, too. Without the row in
    // persons, nobody is named in them, and no list of ratings shows them.
    PersonTable { name: "result_seats", removal: Removal::Stays, export: None },
    PersonTable {
        name: "rating_steps",
        removal: Removal::Stays,
        export: Some(rows!(
            "SELECT ended, list || ' ' || game || ' ' || CAST(points AS TEXT) FROM rating_steps \
         WHERE person = $1"
        )),
    },
    // Its text and salt are removed; number and digest stay, because the hash chain covers them.
    PersonTable { name: "texts", removal: Removal::Stays, export: None },
    // The log of the deletion itself: a number and times.
    PersonTable {
        name: "rewordings",
        removal: Removal::Stays,
        export: Some(rows!("SELECT asked, name FROM rewordings WHERE person = $1")),
    },
    // Removed at last, with the person.
    PersonTable {
        name: "merges",
        removal: Removal::Stays,
        export: Some(rows!(
            "SELECT CAST(0 AS BIGINT), 'person ' || CAST(absorbed AS TEXT) FROM merges WHERE kept = $1"
        )),
    },
];

/// Returns the statements that remove everything under a person's number.
pub(crate) fn removals() -> impl Iterator<Item = &'static str> {
    PERSON_TABLES.iter().flat_map(|table| match table.removal {
        Removal::Statements(sql) => sql.iter().copied(),
        Removal::Stays => [].iter().copied(),
    })
}

/// Returns the statements that read what is kept about a person, with their tables.
pub(crate) fn exports() -> impl Iterator<Item = (&'static str, &'static str)> {
    PERSON_TABLES.iter().filter_map(|table| Some((table.name, table.export?)))
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
        let mut listed: Vec<_> = PERSON_TABLES.iter().map(|table| table.name).collect();
        listed.sort_unstable();
        assert_eq!(found, listed);
    }
}
