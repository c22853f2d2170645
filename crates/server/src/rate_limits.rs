//! Limits on requests, all in one place, and the limiter that enforces them.
//!
//! Each kind of action has its own buckets for people and for networks, so that one kind never uses
//! up another. What is counted exactly and what is forgotten: see [`crate::token_buckets`].

use crate::token_buckets::TokenBuckets;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// A token bucket: a burst at once, then one more after each interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimit {
    /// Number of actions allowed at once.
    pub burst: u32,
    /// Time until one more is allowed; zero means no limit.
    pub every: Duration,
}

/// Kinds of actions that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum LimitedAction {
    /// An unknown person came.
    NewPerson,
    /// A personal link was asked for or used.
    Pass,
    /// Somebody tried to sign in.
    SignIn,
    /// A person asked for or changed something of their account.
    Account,
    /// A profile, finished games or a list of ratings was asked for.
    People,
    /// A person entered a result of a day.
    Daily,
    /// A person asked for everything that there is about them.
    Export,
    Open,
    Join,
    Chat,
    Move,
    /// A table or the lobby was asked for as a whole.
    Watch,
    /// The public page of a table was asked for, or its preview.
    PublicPage,
    /// The record of a game was asked for.
    Record,
    /// A rematch was asked for: the table that is there already has to be read for the answer.
    Rematch,
    /// Something about other people was asked or changed.
    Relation,
    /// Somebody was reported.
    Report,
    /// Somebody was invited to a table.
    InvitePerson,
    /// A person wants an e-mail address to be asked whether it is theirs.
    MailQuestion,
    /// A ping or pong.
    ControlFrame,
    /// Any message.
    Message,
}

/// Number of kinds of actions.
const ACTIONS: usize = LimitedAction::Message as usize + 1;

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

    fn rate_of(&self, act: LimitedAction) -> RateLimit {
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
            LimitedAction::Relation => self.relations,
            LimitedAction::Report => self.reports,
            LimitedAction::InvitePerson => self.invited_people,
            LimitedAction::MailQuestion => self.mail_questions,
            LimitedAction::ControlFrame => self.control_frames,
            LimitedAction::Message => self.messages,
        }
    }
}

/// Rate limiter: counts actions of people and addresses.
pub(crate) struct RateLimiter {
    pub(crate) limits: Limits,
    began: Instant,
    people: [TokenBuckets<i64>; ACTIONS],
    networks: [TokenBuckets<u128>; ACTIONS],
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> RateLimiter {
        RateLimiter {
            limits,
            began: Instant::now(),
            people: std::array::from_fn(|_| TokenBuckets::new()),
            networks: std::array::from_fn(|_| TokenBuckets::new()),
        }
    }

    /// Reports whether a person at an address may do this now; if so, counts it.
    pub(crate) fn allow_person(&self, act: LimitedAction, person: i64, address: IpAddr) -> bool {
        self.allow_person_at(act, person, address, self.began.elapsed())
    }

    /// Reports whether a client at an address may do this now; if so, counts it.
    pub(crate) fn allow_address(&self, act: LimitedAction, address: IpAddr) -> bool {
        self.allow_address_at(act, address, self.began.elapsed())
    }

    fn allow_person_at(
        &self,
        act: LimitedAction,
        person: i64,
        address: IpAddr,
        now: Duration,
    ) -> bool {
        let rate = self.limits.rate_of(act);
        // The person comes first: one person's flood must not use up what the neighbours share.
        self.people[act as usize].take(person, rate, now)
            && self.allow_address_at(act, address, now)
    }

    fn allow_address_at(&self, act: LimitedAction, address: IpAddr, now: Duration) -> bool {
        let rate = match act {
            LimitedAction::NewPerson | LimitedAction::SignIn | LimitedAction::MailQuestion => {
                self.limits.rate_of(act)
            }
            act => self.limits.rate_of(act).times(self.limits.people_per_address),
        };
        self.networks[act as usize].take(network_of(address), rate, now)
    }
}

/// Returns the network of an address: a household has very many IPv6 addresses, which count as one.
pub(crate) fn network_of(address: IpAddr) -> u128 {
    match address.to_canonical() {
        IpAddr::V4(address) => u32::from(address).into(),
        IpAddr::V6(address) => u128::from(address) >> 64 << 64,
    }
}

#[cfg(test)]
mod tests {
    use super::LimitedAction::{Chat, Join, Message, Move, NewPerson, Open};
    use super::*;

    /// A limiter with a clock that the test turns.
    struct Gate {
        limiter: RateLimiter,
        now: Duration,
        refused: usize,
    }

    impl Gate {
        fn new() -> Gate {
            let limiter = RateLimiter::new(Limits::default());
            Gate { limiter, now: Duration::ZERO, refused: 0 }
        }

        fn turn(&mut self, milliseconds: u64) {
            self.now += Duration::from_millis(milliseconds);
        }

        /// Lets a person act, as a message that the server counts.
        fn act(&mut self, act: LimitedAction, person: i64, address: IpAddr) -> bool {
            let may = |act| self.limiter.allow_person_at(act, person, address, self.now);
            let allowed = may(Message) && may(act);
            self.refused += usize::from(!allowed);
            allowed
        }

        /// Lets a new person connect and say hello.
        fn hello(&mut self, person: i64, address: IpAddr) {
            let new = self.limiter.allow_address_at(NewPerson, address, self.now);
            let heard = self.limiter.allow_person_at(Message, person, address, self.now);
            self.refused += usize::from(!(new && heard));
        }
    }

    fn address(number: i64) -> IpAddr {
        IpAddr::from([10, 0, (number >> 8) as u8, number as u8])
    }

    /// Regression: all kinds of actions shared counters, and 78 of 3,000 were refused.
    #[test]
    fn strangers_from_different_addresses_are_all_let_in() {
        let mut gate = Gate::new();
        for person in 0..3_000 {
            gate.hello(person, address(person));
            gate.turn(1);
        }
        assert_eq!(gate.refused, 0);
    }

    /// Regression: of 4,000 people 509 moves were refused, and 223 people could not begin.
    #[test]
    fn sixteen_thousand_people_play_for_minutes() {
        let mut gate = Gate::new();
        for person in 0..16_000 {
            gate.hello(person, address(person));
            gate.act(if person % 2 == 0 { Open } else { Join }, person, address(person));
            gate.turn(u64::from(person % 8 == 0));
        }
        for _ in 0..60 {
            gate.turn(2_000);
            for person in 0..16_000 {
                gate.act(Move, person, address(person));
            }
        }
        assert_eq!(gate.refused, 0);
    }

    #[test]
    fn households_and_classes_play_behind_one_address() {
        let mut gate = Gate::new();
        for person in 0..4_000 {
            gate.hello(person, address(person / 16));
            gate.act(Join, person, address(person / 16));
            gate.turn(1);
        }
        for _ in 0..60 {
            gate.turn(2_000);
            for person in 0..4_000 {
                gate.act(Move, person, address(person / 16));
            }
        }
        assert_eq!(gate.refused, 0);
    }

    #[test]
    fn a_flood_of_one_person_is_stopped_and_no_neighbour_with_it() {
        let mut gate = Gate::new();
        let sent = (0..10_000).filter(|_| gate.act(Chat, 1, address(1))).count();
        assert_eq!(sent, 8);
        assert!(gate.act(Chat, 2, address(1)), "the neighbour behind the same address");
        assert!(gate.act(Chat, 3, address(2)), "a stranger");
        gate.turn(10_000);
        assert_eq!((0..10_000).filter(|_| gate.act(Chat, 1, address(1))).count(), 5);
    }

    #[test]
    fn a_flood_by_many_names_from_one_address_is_stopped() {
        let mut gate = Gate::new();
        let sent = (0..10_000).filter(|person| gate.act(Chat, *person, address(1))).count();
        assert_eq!(sent, 8 * 16);
        let come = |gate: &Gate| gate.limiter.allow_address_at(NewPerson, address(1), gate.now);
        assert_eq!((0..10_000).filter(|_| come(&gate)).count(), 30);
        assert!(gate.act(Chat, 20_000, address(2)), "a stranger");
    }

    #[test]
    fn one_kind_of_action_does_not_use_up_another() {
        let mut gate = Gate::new();
        while gate.act(Open, 1, address(1)) {}
        gate.turn(6_000);
        assert!(gate.act(Chat, 1, address(1)) && gate.act(Join, 1, address(1)));
    }

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

    #[test]
    fn a_house_is_one_address() {
        let of = |address: &str| network_of(address.parse().expect("an address"));
        assert_eq!(of("2001:db8:0:1::1"), of("2001:db8:0:1:ffff::9"));
        assert_ne!(of("2001:db8:0:1::1"), of("2001:db8:0:2::1"));
        assert_eq!(of("192.0.2.1"), of("::ffff:192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }
}
