//! Limits on requests, all in one place, and the token buckets that enforce them.

use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
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
    Open,
    Join,
    Chat,
    Move,
    /// Any message.
    Message,
}

/// Limits for people, addresses and sockets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// New people from one address.
    pub new_people: RateLimit,
    /// Personal links, asked for or used.
    pub passes: RateLimit,
    /// Tables that one person opens.
    pub opened_tables: RateLimit,
    /// Seats that one person takes or leaves.
    pub joining: RateLimit,
    /// Chat lines of one person.
    pub chat: RateLimit,
    /// Moves of one person.
    pub moves: RateLimit,
    /// Messages of one person, of any kind.
    pub messages: RateLimit,
    /// Factor for an address, which many people may share: it may do this many times as much as one
    /// person.
    pub people_per_address: u32,
    /// Tables at which one person may sit before their games are over.
    pub tables_per_person: usize,
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
            opened_tables: RateLimit::new(6, 20_000),
            joining: RateLimit::new(20, 3_000),
            chat: RateLimit::new(8, 2_000),
            moves: RateLimit::new(30, 250),
            messages: RateLimit::new(120, 50),
            people_per_address: 16,
            tables_per_person: 50,
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
            opened_tables: free,
            joining: free,
            chat: free,
            moves: free,
            messages: free,
            tables_per_person: most,
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
            LimitedAction::Open => self.opened_tables,
            LimitedAction::Join => self.joining,
            LimitedAction::Chat => self.chat,
            LimitedAction::Move => self.moves,
            LimitedAction::Message => self.messages,
        }
    }
}

/// Number of counters. Each client is counted by one of them, chosen by a keyed hash: memory stays
/// the same however many clients there are, and few share a counter.
const RATE_COUNTERS: usize = 1 << 17;

/// Rate limiter: counts actions of people and addresses.
pub(crate) struct RateLimiter {
    pub(crate) limits: Limits,
    hash: RandomState,
    began: Instant,
    /// Time until which each counter is used up, in nanoseconds since the start.
    busy_until: Box<[AtomicU64]>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> RateLimiter {
        let busy = (0..RATE_COUNTERS).map(|_| AtomicU64::new(0)).collect();
        RateLimiter { limits, hash: RandomState::new(), began: Instant::now(), busy_until: busy }
    }

    /// Reports whether a person at an address may do this now; if so, counts it.
    pub(crate) fn allow_person(&self, act: LimitedAction, person: i64, address: IpAddr) -> bool {
        let rate = self.limits.rate_of(act);
        self.allow((act, person), rate) && self.allow_address(act, address)
    }

    /// Reports whether a client at an address may do this now; if so, counts it.
    pub(crate) fn allow_address(&self, act: LimitedAction, address: IpAddr) -> bool {
        let rate = match act {
            LimitedAction::NewPerson => self.limits.rate_of(act),
            act => self.limits.rate_of(act).times(self.limits.people_per_address),
        };
        self.allow((act, network_of(address)), rate)
    }

    fn allow(&self, who: impl Hash, rate: RateLimit) -> bool {
        self.allow_at(who, rate, nanoseconds(self.began.elapsed()))
    }

    fn allow_at(&self, who: impl Hash, rate: RateLimit, now: u64) -> bool {
        if rate.every.is_zero() {
            return true;
        }
        let counter = &self.busy_until[self.hash.hash_one(who) as usize % RATE_COUNTERS];
        let every = nanoseconds(rate.every);
        let most = now.saturating_add(every.saturating_mul(rate.burst.into()));
        let later = |busy: u64| busy.max(now).checked_add(every).filter(|busy| *busy <= most);
        counter.fetch_update(Ordering::Relaxed, Ordering::Relaxed, later).is_ok()
    }
}

fn nanoseconds(time: Duration) -> u64 {
    time.as_nanos().try_into().unwrap_or(u64::MAX)
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
    use super::*;

    const SECOND: u64 = 1_000_000_000;

    #[test]
    fn so_many_at_once_and_then_one_by_one() {
        let limiter = RateLimiter::new(Limits::default());
        let rate = RateLimit::new(3, 1_000);
        let asked = |now: u64| limiter.allow_at("anne", rate, now);
        assert_eq!([asked(0), asked(0), asked(0), asked(0)], [true, true, true, false]);
        assert!(!asked(SECOND - 1) && asked(SECOND) && !asked(SECOND));
        let later = 100 * SECOND;
        assert_eq!(
            [asked(later), asked(later), asked(later), asked(later)],
            [true, true, true, false]
        );
    }

    #[test]
    fn one_who_asks_too_often_is_nobody_elses_trouble() {
        let limiter = RateLimiter::new(Limits::default());
        let rate = RateLimit::new(1, 1_000);
        assert!(limiter.allow_at(1, rate, 0) && !limiter.allow_at(1, rate, 0));
        assert!((2..100).filter(|who| limiter.allow_at(who, rate, 0)).count() > 90);
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
