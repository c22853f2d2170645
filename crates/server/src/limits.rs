//! Limits and bounds of a server, all in one place: how often something may be done, and how much there
//! may be of it. Rates are enforced by [`crate::rate_limiter`], bounds where the thing is made.

use crate::rate_limiter::LimitedAction;
use std::time::Duration;

/// A token bucket: a burst at once, then one more after each interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimit {
    /// Number of actions allowed at once.
    pub burst: u32,
    /// Time until one more is allowed; zero means no limit.
    pub every: Duration,
}

/// Limits for people, addresses and sockets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// New people from one address.
    pub new_people: RateLimit,
    /// Personal links, asked for or used.
    pub passes: RateLimit,
    /// Attempts to sign in from one address.
    pub sign_ins: RateLimit,
    /// Requests about the account of one person.
    pub account: RateLimit,
    /// Profiles, finished games and lists of ratings that one person asks for.
    pub people: RateLimit,
    /// Results of a day that one person enters, whether they are taken or not.
    pub daily: RateLimit,
    /// Exports of everything about one person.
    pub exports: RateLimit,
    /// Tables that one person opens.
    pub opened_tables: RateLimit,
    /// Seats that one person takes or leaves.
    pub joining: RateLimit,
    /// Chat lines of one person.
    pub chat: RateLimit,
    /// Moves of one person.
    pub moves: RateLimit,
    /// Tables and lobbies that one person asks for as a whole.
    pub watching: RateLimit,
    /// Public pages and previews; the limit of one person, as for messages.
    pub public_pages: RateLimit,
    /// Records that one person asks for.
    pub records: RateLimit,
    /// Rematches that one person asks for, new tables or not.
    pub rematches: RateLimit,
    /// Moments that one person shows while looking back with others.
    pub looking_back: RateLimit,
    /// Requests of one person about other people.
    pub relations: RateLimit,
    /// Reports of one person.
    pub reports: RateLimit,
    /// Invitations of one person to their tables.
    pub invited_people: RateLimit,
    /// E-mail addresses that are asked whether they are those of one person, or of people at one address.
    pub mail_questions: RateLimit,
    /// Pings and pongs of one person.
    pub control_frames: RateLimit,
    /// Messages of one person, of any kind.
    pub messages: RateLimit,
    /// Factor for an address, which many people may share: it may do this many times as much as one
    /// person.
    pub people_per_address: u32,
    /// Tables at which one person may sit before their games are over.
    pub tables_per_person: usize,
    /// Tables of one person that the lobby lists.
    pub lobby_tables_per_person: usize,
    /// Tables from one address that the lobby lists.
    pub lobby_tables_per_address: usize,
    /// Tables that are live at once.
    pub live_tables: usize,
    /// Connections from one address, where no proxy stands before the server.
    pub connections_per_address: usize,
    /// Connections in all, sockets included. Each is an open file to the system.
    pub connections: usize,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Sockets in all.
    pub sockets: usize,
    /// Tables that one socket may watch.
    pub tables_per_socket: usize,
    /// Unreadable messages after which a socket is closed.
    pub bad_messages: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            new_people: RateLimit::new(30, 20_000),
            passes: RateLimit::new(5, 20_000),
            sign_ins: RateLimit::new(10, 30_000),
            account: RateLimit::new(20, 3_000),
            people: RateLimit::new(30, 1_000),
            daily: RateLimit::new(5, 30_000),
            exports: RateLimit::new(3, 120_000),
            opened_tables: RateLimit::new(6, 20_000),
            joining: RateLimit::new(20, 3_000),
            chat: RateLimit::new(8, 2_000),
            moves: RateLimit::new(30, 250),
            watching: RateLimit::new(40, 500),
            public_pages: RateLimit::new(10, 1_000),
            records: RateLimit::new(10, 3_000),
            rematches: RateLimit::new(10, 3_000),
            looking_back: RateLimit::new(40, 250),
            relations: RateLimit::new(20, 2_000),
            reports: RateLimit::new(5, 600_000),
            invited_people: RateLimit::new(6, 20_000),
            mail_questions: RateLimit::new(10, 1_800_000),
            control_frames: RateLimit::new(60, 500),
            messages: RateLimit::new(120, 50),
            people_per_address: 16,
            tables_per_person: 50,
            lobby_tables_per_person: 5,
            lobby_tables_per_address: 40,
            live_tables: 20_000,
            connections_per_address: 400,
            connections: 0,
            sockets_per_address: 200,
            sockets: 0,
            tables_per_socket: 8,
            bad_messages: 8,
        }
        .with_connections(Limits::DEFAULT_CONNECTIONS)
    }
}

impl RateLimit {
    /// Allows `burst` actions at once, then one more after every `milliseconds`.
    pub const fn new(burst: u32, milliseconds: u64) -> RateLimit {
        RateLimit { burst, every: Duration::from_millis(milliseconds) }
    }

    /// Returns the limit for this many people together.
    fn times(self, people: u32) -> RateLimit {
        let people = people.max(1);
        RateLimit { burst: self.burst.saturating_mul(people), every: self.every / people }
    }
}

impl Limits {
    /// Number of connections unless configured otherwise.
    pub const DEFAULT_CONNECTIONS: usize = 16_000;

    /// Sets the number of connections in all. Some of them are reserved for pages: fewer may be
    /// sockets.
    pub const fn with_connections(mut self, connections: usize) -> Limits {
        self.connections = connections;
        self.sockets = connections - connections / 16;
        self
    }

    /// Returns limits that are never reached, for tests and measurements.
    pub fn unlimited() -> Limits {
        let free = RateLimit { burst: 1, every: Duration::ZERO };
        let most = usize::MAX;
        Limits {
            new_people: free,
            passes: free,
            sign_ins: free,
            account: free,
            people: free,
            daily: free,
            exports: free,
            opened_tables: free,
            joining: free,
            chat: free,
            moves: free,
            watching: free,
            public_pages: free,
            records: free,
            rematches: free,
            looking_back: free,
            relations: free,
            reports: free,
            invited_people: free,
            mail_questions: free,
            control_frames: free,
            messages: free,
            tables_per_person: most,
            lobby_tables_per_person: most,
            lobby_tables_per_address: most,
            live_tables: most,
            connections_per_address: most,
            connections: most,
            sockets_per_address: most,
            sockets: most,
            tables_per_socket: most,
            bad_messages: u32::MAX,
            ..Limits::default()
        }
    }

    /// Returns the limit for one person.
    pub(crate) fn rate_of(&self, act: LimitedAction) -> RateLimit {
        match act {
            LimitedAction::NewPerson => self.new_people,
            LimitedAction::Pass => self.passes,
            LimitedAction::SignIn => self.sign_ins,
            LimitedAction::Account => self.account,
            LimitedAction::People => self.people,
            LimitedAction::Daily => self.daily,
            LimitedAction::Export => self.exports,
            LimitedAction::Open => self.opened_tables,
            LimitedAction::Join => self.joining,
            LimitedAction::Chat => self.chat,
            LimitedAction::Move => self.moves,
            LimitedAction::Watch => self.watching,
            LimitedAction::PublicPage => self.public_pages,
            LimitedAction::Record => self.records,
            LimitedAction::Rematch => self.rematches,
            LimitedAction::LookBack => self.looking_back,
            LimitedAction::Relation => self.relations,
            LimitedAction::Report => self.reports,
            LimitedAction::InvitePerson => self.invited_people,
            LimitedAction::MailQuestion => self.mail_questions,
            LimitedAction::ControlFrame => self.control_frames,
            LimitedAction::Message => self.messages,
        }
    }

    /// Returns the limit for an address, which many people may share.
    pub(crate) fn rate_of_network(&self, act: LimitedAction) -> RateLimit {
        match act {
            LimitedAction::NewPerson | LimitedAction::SignIn | LimitedAction::MailQuestion => {
                self.rate_of(act)
            }
            act => self.rate_of(act).times(self.people_per_address),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limits_are_documented() {
        let page = include_str!("../../../docs/PROTOCOL.md");
        let limits = Limits::default();
        let rows = [
            ("new people from one address", limits.new_people),
            ("`open`, a new `rematch`", limits.opened_tables),
            ("`join` and other requests about seats, `rename`, `invite`", limits.joining),
            ("`chat`", limits.chat),
            ("`play`, `undo`, `confirm`", limits.moves),
            ("`watch`, `watch_lobby`, `list_my_tables`", limits.watching),
            ("`record`", limits.records),
            ("`rematch`, new or not", limits.rematches),
            ("`look_back`", limits.looking_back),
            ("`create_device_link`, `POST /come`", limits.passes),
            ("attempts to sign in from one address", limits.sign_ins),
            ("other requests about the account", limits.account),
            ("`people`", limits.relations),
            ("`people`: `report`", limits.reports),
            ("`people`: `invite`", limits.invited_people),
            ("public pages and previews", limits.public_pages),
            ("pings and pongs", limits.control_frames),
            ("messages of any kind", limits.messages),
        ];
        for (kind, rate) in rows {
            let row = format!("| {kind} | {} | {} s |", rate.burst, rate.every.as_secs_f64());
            assert!(page.contains(&row), "{row}");
        }
        let lobby = (limits.lobby_tables_per_person, limits.lobby_tables_per_address);
        let sentence = format!("at most {} of one person and {} of one address", lobby.0, lobby.1);
        assert!(page.contains(&sentence), "{sentence}");
    }
}
