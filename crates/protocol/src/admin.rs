//! Requests of operators, the people who run a server, and its answers: by the command line and by their
//! page. Both hold a token; nothing here reaches players.

use serde::{Deserialize, Serialize};

/// A request of an operator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdminRequest {
    /// List reports, the latest first.
    Reports {
        /// True to list those that are closed, too.
        #[serde(default)]
        all: bool,
    },
    /// Close a report.
    CloseReport {
        /// Its number.
        report: i64,
    },
    /// Find people by a part of their name.
    People {
        /// The part.
        name: String,
    },
    /// Forbid a person to chat.
    Mute {
        /// The person's number.
        person: i64,
        /// The number of days; for ever if 0.
        #[serde(default)]
        days: u32,
    },
    /// Allow a person to chat again.
    Unmute {
        /// The person's number.
        person: i64,
    },
    /// Refuse a person, on all their devices.
    Ban {
        /// The person's number.
        person: i64,
        /// The number of days; for ever if 0.
        #[serde(default)]
        days: u32,
    },
    /// Let a person in again.
    Unban {
        /// The person's number.
        person: i64,
    },
    /// Give a person another name.
    Rename {
        /// The person's number.
        person: i64,
        /// The name.
        name: String,
    },
    /// Close a table whose game is not over.
    CloseTable {
        /// The game's id.
        game: String,
    },
    /// Announce something to everybody, instead of what was announced before.
    Announce {
        /// The words, as everybody will read them; may be empty before maintenance.
        #[serde(default)]
        text: String,
        /// The number of minutes until the server goes down; 0 if it does not.
        #[serde(default)]
        minutes: u32,
        /// The number of hours for which it is shown; a day if 0.
        #[serde(default)]
        hours: u32,
    },
    /// Show no announcement any more.
    EndAnnouncement,
    /// Make a code by which new people may come to a server that admits no others.
    Invite {
        /// The number of people; one if 0.
        #[serde(default)]
        uses: u32,
        /// The number of days for which it is valid; thirty if 0.
        #[serde(default)]
        days: u32,
    },
    /// List what operators did, the latest first.
    Log,
}

/// The answer to an operator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdminAnswer {
    /// It is done, and logged.
    Done,
    /// Reports.
    Reports {
        /// The reports.
        reports: Vec<ReportView>,
    },
    /// People.
    People {
        /// The people.
        people: Vec<PersonView>,
    },
    /// A new code.
    Invitation {
        /// The code.
        code: String,
    },
    /// The log.
    Log {
        /// Its lines.
        lines: Vec<AdminLogView>,
    },
    /// Nothing was changed.
    Refused {
        /// The reason.
        reason: AdminRefusal,
    },
}

/// The reason why a request of an operator changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdminRefusal {
    /// There is no such person.
    NoSuchPerson,
    /// There is no such table, or its game is over.
    NoSuchTable,
    /// There is nothing to change: no such report, sanction or announcement.
    NothingToDo,
    /// The text cannot be shown, or is empty.
    BadText,
    /// A number is out of its range.
    BadNumber,
}

impl AdminRefusal {
    /// Returns the stable code.
    pub const fn code(self) -> &'static str {
        match self {
            AdminRefusal::NoSuchPerson => "no_such_person",
            AdminRefusal::NoSuchTable => "no_such_table",
            AdminRefusal::NothingToDo => "nothing_to_do",
            AdminRefusal::BadText => "bad_text",
            AdminRefusal::BadNumber => "bad_number",
        }
    }
}

/// A report as operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ReportView {
    /// Its number.
    pub report: i64,
    /// The time at which it was made, in milliseconds since 1970.
    pub made: u64,
    /// True if it is closed.
    pub closed: bool,
    /// The number of the person who reported.
    pub reporter: i64,
    /// The person who was reported.
    pub about: PersonView,
    /// The name of that person when it was reported.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The number of the chat line; 0 for the name.
    pub line: u32,
    /// The words of the person who reported.
    pub note: String,
    /// The chat lines around it.
    pub context: Vec<ReportedLine>,
}

/// A chat line beside a report.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ReportedLine {
    /// Its number.
    pub number: u32,
    /// The name of the speaker.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A person as operators see them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PersonView {
    /// The number.
    pub person: i64,
    /// The name now; may be empty.
    pub name: String,
    /// The end of what forbids the person to chat, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub muted: Option<u64>,
    /// The end of what keeps the person out, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banned: Option<u64>,
}

/// A line of the log of what operators did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminLogView {
    /// Its number.
    pub number: i64,
    /// The time, in milliseconds since 1970.
    pub made: u64,
    /// The code of the act: the name of the request.
    pub act: String,
    /// The number of the person whom it concerned; 0 if none.
    pub person: i64,
    /// The rest: numbers, the id of a game.
    pub detail: String,
}
