//! Whom people follow and block, reports, and what operators decided.

pub(crate) mod changes;
pub(crate) mod queries;
pub(crate) mod store;

pub use store::CommunityStore;

use crate::StoreError;

/// Number of people that one person may follow, and block.
pub const MAX_RELATIONS: u32 = 200;
/// Number of open reports of one person.
pub const MAX_OPEN_REPORTS: u32 = 20;
/// Number of valid invitations of one person.
pub const MAX_INVITATIONS: u32 = 5;
/// The end of something without an end: later than any time.
pub const FOR_EVER: u64 = i64::MAX as u64;

/// A relation of one person to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Follows the other.
    Follows,
    /// Blocks the other.
    Blocks,
}

/// Something that a person may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SanctionKind {
    /// Say anything in a chat.
    Mute,
    /// Come in at all.
    Ban,
}

impl SanctionKind {
    /// Returns the name that is stored.
    pub const fn name(self) -> &'static str {
        match self {
            SanctionKind::Mute => "mute",
            SanctionKind::Ban => "ban",
        }
    }
}

/// A sanction of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sanction {
    /// The person.
    pub person: i64,
    /// The kind: what is forbidden.
    pub kind: SanctionKind,
    /// The time at which it ends.
    pub until: u64,
}

/// A report that a person made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// The person who reports.
    pub reporter: i64,
    /// The person who is reported.
    pub about: i64,
    /// The name of that person when it was reported.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The number of the chat line; 0 for the name.
    pub line: u32,
    /// The chat lines around it, as JSON of the host.
    pub context: String,
    /// Words of the person who reports.
    pub note: String,
}

/// A stored report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// The report.
    pub report: NewReport,
    /// The time at which it was made.
    pub made: u64,
    /// The time at which an operator closed it.
    pub closed: Option<u64>,
}

/// Something that is announced to everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// The operator's words; may be empty if there is maintenance.
    pub text: String,
    /// The time at which the server goes down; 0 if it does not.
    pub maintenance: u64,
    /// The time from which on it is not shown any more.
    pub expires: u64,
}

/// A line of the log of what operators did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminLogLine {
    /// Its number.
    pub id: i64,
    /// The time.
    pub made: u64,
    /// The code of the act.
    pub act: String,
    /// The person whom it concerned; 0 if none.
    pub person: i64,
    /// The rest, by codes and numbers: never a name.
    pub detail: String,
}

/// Everything about the community that a host keeps in memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommunityState {
    /// Pairs of a person and somebody whom they blocked.
    pub blocks: Vec<(i64, i64)>,
    /// The sanctions, those that have ended among them.
    pub sanctions: Vec<Sanction>,
    /// The announcement that is shown, if any.
    pub announcement: Option<Announcement>,
}

/// A change by a person.
#[derive(Clone, Debug)]
pub enum CommunityChange {
    /// Begin or end a relation. Refused if there are [`MAX_RELATIONS`] already.
    Relate {
        /// The person who decides.
        person: i64,
        /// The other person.
        other: i64,
        /// The relation.
        relation: Relation,
        /// True to begin it.
        on: bool,
        /// The time.
        now: u64,
    },
    /// Store a report. The same report again changes nothing; refused beyond [`MAX_OPEN_REPORTS`].
    Report {
        /// The report.
        report: NewReport,
        /// The time.
        now: u64,
    },
    /// Store a code by which one new person may come. Refused beyond [`MAX_INVITATIONS`].
    Invite {
        /// The person who invites.
        person: i64,
        /// The hash of the code.
        hash: [u8; 32],
        /// The time.
        now: u64,
        /// The time at which the code ends.
        expires: u64,
    },
    /// Make a new person by a code, which is used up by one.
    ComeInvited {
        /// The hash of the code.
        hash: [u8; 32],
        /// The hash of the new person's token.
        token: [u8; 32],
        /// The name of the device.
        device: String,
        /// The time.
        now: u64,
    },
    /// An act of an operator.
    Admin(AdminAct),
}

/// An act of an operator, with its line in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminAct {
    /// The time.
    pub now: u64,
    /// The code of the act.
    pub act: &'static str,
    /// The person whom it concerns; 0 if none.
    pub person: i64,
    /// The rest, by codes and numbers: never a name.
    pub detail: String,
    /// The change.
    pub change: AdminChange,
}

/// A change by an operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminChange {
    /// Nothing in the tables of this module: the host does it.
    LogOnly,
    /// Set a sanction, or lift it.
    Sanction {
        /// The kind.
        kind: SanctionKind,
        /// Its end; `None` lifts it.
        until: Option<u64>,
    },
    /// Give the person another name.
    Rename {
        /// The name.
        name: String,
    },
    /// Close a report.
    CloseReport {
        /// Its number.
        id: i64,
    },
    /// Announce something instead of what was announced before; `None` ends that.
    Announce(Option<Announcement>),
    /// Store a code by which some new people may come.
    Invite {
        /// The hash of the code.
        hash: [u8; 32],
        /// The number of people.
        uses: u32,
        /// The time at which the code ends.
        expires: u64,
    },
}

impl CommunityChange {
    /// Refuses text that only one of the databases could store.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        match self {
            CommunityChange::Report { report, .. } => {
                crate::check_storable(&[&report.name, &report.game, &report.context, &report.note])
            }
            CommunityChange::ComeInvited { device, .. } => crate::check_storable(&[device]),
            CommunityChange::Admin(AdminAct { detail, change, .. }) => match change {
                AdminChange::Rename { name } => crate::check_storable(&[detail, name]),
                AdminChange::Announce(Some(new)) => crate::check_storable(&[detail, &new.text]),
                _ => crate::check_storable(&[detail]),
            },
            _ => Ok(()),
        }
    }
}
