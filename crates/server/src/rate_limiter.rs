//! Rate limiter: enforces the rates of [`Limits`] for people and addresses.
//!
//! Each kind of action has its own buckets for people and for networks, so that one kind never uses
//! up another. What is counted exactly and what is forgotten: see [`crate::token_buckets`].

use crate::limits::Limits;
use crate::token_buckets::TokenBuckets;
use std::net::IpAddr;
use std::time::{Duration, Instant};

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
    /// Something about looking back together was asked or shown.
    LookBack,
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
        let rate = self.limits.rate_of_network(act);
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
    fn a_house_is_one_address() {
        let of = |address: &str| network_of(address.parse().expect("an address"));
        assert_eq!(of("2001:db8:0:1::1"), of("2001:db8:0:1:ffff::9"));
        assert_ne!(of("2001:db8:0:1::1"), of("2001:db8:0:2::1"));
        assert_eq!(of("192.0.2.1"), of("::ffff:192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }
}
