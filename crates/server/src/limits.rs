//! How much anybody may ask for, all in one place, and who has asked how often.

use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// So many at once, and then one in every while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until there is one more; no time at all is no limit.
    pub every: Duration,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Act {
    /// Somebody unknown came.
    Come,
    /// A personal link was asked for or used.
    Pass,
    Open,
    Join,
    Chat,
    Move,
    /// Any message at all.
    Message,
}

/// How much anybody may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Unknown people from one address.
    pub coming: Rate,
    /// Personal links, asked for or used.
    pub passes: Rate,
    /// Tables that one person opens.
    pub opening: Rate,
    /// Seats that one person takes or leaves.
    pub joining: Rate,
    /// Lines that one person says.
    pub chat: Rate,
    /// Moves of one person.
    pub moves: Rate,
    /// Messages of one person, whatever they say.
    pub messages: Rate,
    /// An address may be many people: it may do so many times what one person may.
    pub people_at_an_address: u32,
    /// Tables at which one person may sit before their games are over.
    pub tables_each: usize,
    /// Tables that are awake at once.
    pub tables: usize,
    /// Connections from one address, where no proxy stands before the server.
    pub connections_each: usize,
    /// Connections in all, those of sockets among them. Each is an open file to the system.
    pub connections: usize,
    /// Sockets from one address.
    pub sockets_each: usize,
    /// Sockets in all.
    pub sockets: usize,
    /// Tables that one socket looks at.
    pub looks: usize,
    /// Messages that could not be understood before a socket is closed.
    pub nonsense: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            coming: Rate::new(30, 20_000),
            passes: Rate::new(5, 20_000),
            opening: Rate::new(6, 20_000),
            joining: Rate::new(20, 3_000),
            chat: Rate::new(8, 2_000),
            moves: Rate::new(30, 250),
            messages: Rate::new(120, 50),
            people_at_an_address: 16,
            tables_each: 50,
            tables: 20_000,
            connections_each: 400,
            connections: 0,
            sockets_each: 200,
            sockets: 0,
            looks: 8,
            nonsense: 8,
        }
        .with_connections(Limits::CONNECTIONS)
    }
}

impl Rate {
    /// So many at once, then one in every so many milliseconds.
    pub const fn new(burst: u32, milliseconds: u64) -> Rate {
        Rate { burst, every: Duration::from_millis(milliseconds) }
    }

    /// For so many people together.
    fn times(self, people: u32) -> Rate {
        let people = people.max(1);
        Rate { burst: self.burst.saturating_mul(people), every: self.every / people }
    }
}

impl Limits {
    /// How many connections there may be unless somebody says otherwise.
    pub const CONNECTIONS: usize = 16_000;

    /// With so many connections in all. Some of them are left for pages.
    pub const fn with_connections(mut self, connections: usize) -> Limits {
        self.connections = connections;
        self.sockets = connections - connections / 16;
        self
    }

    /// No limits that anybody would meet, to measure what lies behind them.
    pub fn none() -> Limits {
        let free = Rate { burst: 1, every: Duration::ZERO };
        let most = usize::MAX;
        Limits {
            coming: free,
            passes: free,
            opening: free,
            joining: free,
            chat: free,
            moves: free,
            messages: free,
            tables_each: most,
            tables: most,
            connections_each: most,
            connections: most,
            sockets_each: most,
            sockets: most,
            looks: most,
            nonsense: u32::MAX,
            ..Limits::default()
        }
    }

    fn of(&self, act: Act) -> Rate {
        match act {
            Act::Come => self.coming,
            Act::Pass => self.passes,
            Act::Open => self.opening,
            Act::Join => self.joining,
            Act::Chat => self.chat,
            Act::Move => self.moves,
            Act::Message => self.messages,
        }
    }
}

/// How many counters there are. Whoever asks is counted by one of them, chosen by a secret hash:
/// memory stays the same however many ask, and hardly anybody shares with a stranger.
const COUNTERS: usize = 1 << 17;

/// Counts who asks how often.
pub(crate) struct Limiter {
    pub(crate) limits: Limits,
    hash: RandomState,
    began: Instant,
    /// Until when each is busy with what was asked already, in nanoseconds since the beginning.
    busy: Box<[AtomicU64]>,
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Limiter {
        let busy = (0..COUNTERS).map(|_| AtomicU64::new(0)).collect();
        Limiter { limits, hash: RandomState::new(), began: Instant::now(), busy }
    }

    /// Whether a person at an address may do this now; if so, it is counted.
    pub(crate) fn person(&self, act: Act, person: i64, address: IpAddr) -> bool {
        let rate = self.limits.of(act);
        self.counts((act, person), rate) && self.address(act, address)
    }

    /// Whether somebody at an address may do this now; if so, it is counted.
    pub(crate) fn address(&self, act: Act, address: IpAddr) -> bool {
        let rate = match act {
            Act::Come => self.limits.of(act),
            act => self.limits.of(act).times(self.limits.people_at_an_address),
        };
        self.counts((act, network(address)), rate)
    }

    fn counts(&self, who: impl Hash, rate: Rate) -> bool {
        self.counts_at(who, rate, nanoseconds(self.began.elapsed()))
    }

    fn counts_at(&self, who: impl Hash, rate: Rate, now: u64) -> bool {
        if rate.every.is_zero() {
            return true;
        }
        let counter = &self.busy[self.hash.hash_one(who) as usize % COUNTERS];
        let every = nanoseconds(rate.every);
        let most = now.saturating_add(every.saturating_mul(rate.burst.into()));
        let later = |busy: u64| busy.max(now).checked_add(every).filter(|busy| *busy <= most);
        counter.fetch_update(Ordering::Relaxed, Ordering::Relaxed, later).is_ok()
    }
}

fn nanoseconds(time: Duration) -> u64 {
    time.as_nanos().try_into().unwrap_or(u64::MAX)
}

/// Whom an address belongs to: a house with the newer kind of address has very many of them.
pub(crate) fn network(address: IpAddr) -> u128 {
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
        let limiter = Limiter::new(Limits::default());
        let rate = Rate::new(3, 1_000);
        let asked = |now: u64| limiter.counts_at("anne", rate, now);
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
        let limiter = Limiter::new(Limits::default());
        let rate = Rate::new(1, 1_000);
        assert!(limiter.counts_at(1, rate, 0) && !limiter.counts_at(1, rate, 0));
        assert!((2..100).filter(|who| limiter.counts_at(who, rate, 0)).count() > 90);
    }

    #[test]
    fn a_house_is_one_address() {
        let of = |address: &str| network(address.parse().expect("an address"));
        assert_eq!(of("2001:db8:0:1::1"), of("2001:db8:0:1:ffff::9"));
        assert_ne!(of("2001:db8:0:1::1"), of("2001:db8:0:2::1"));
        assert_eq!(of("192.0.2.1"), of("::ffff:192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }
}
