//! The queue of quick pairing, as a pure state machine: people who wait, the time, and who is brought
//! together with whom.
//!
//! The person who waits longest is served first, with the person whose rating is nearest among those within
//! reach. The reach grows with the time that either of the two has waited, until anybody will do. People
//! without a rating are within reach of all. Some pairs may be excluded; neither of them notices more
//! than that nobody came.

use cartagena::Rules;

/// Number of people who may wait at once.
pub(super) const MAX_WAITING: usize = 500;
/// Time after which a bot is offered, in milliseconds.
pub(super) const BOT_OFFER_MS: u64 = 30_000;
/// Time after which any rating is within reach, in milliseconds.
const ANYBODY_MS: u64 = 20_000;
/// Distance of two ratings that is within reach at once, and what each second adds.
const REACH: (f64, f64) = (100.0, 25.0);
/// Interval at which growing reaches are looked at again, in milliseconds.
const LOOK_MS: u64 = 1_000;

/// A person who waits.
#[derive(Clone, Debug)]
pub(super) struct Seeker<T> {
    pub(super) person: i64,
    pub(super) rules: Rules,
    pub(super) rating: Option<f64>,
    /// Data that the host needs to seat the person.
    pub(super) contact: T,
    since: u64,
    bot_offered: bool,
}

/// Something that the host has to do.
#[derive(Debug)]
pub(super) enum Step<T> {
    /// Seat two people at a new table; the first has waited longer. Both have left the queue.
    Seat(Seeker<T>, Seeker<T>),
    /// Offer a bot to a person, who goes on waiting.
    OfferBot(T),
}

/// The queue, the longest waiting person first.
#[derive(Debug)]
pub(super) struct PairingQueue<T> {
    waiting: Vec<Seeker<T>>,
}

impl<T> Default for PairingQueue<T> {
    fn default() -> PairingQueue<T> {
        PairingQueue { waiting: Vec::new() }
    }
}

impl<T: Clone> PairingQueue<T> {
    /// Lets a person wait, and returns whether there was room. A person who waits for the same game
    /// already keeps their place; one who waits for another game begins anew.
    pub(super) fn join(
        &mut self,
        person: i64,
        rules: Rules,
        rating: Option<f64>,
        contact: T,
        now: u64,
    ) -> bool {
        if let Some(known) = self.waiting.iter_mut().find(|known| known.person == person)
            && known.rules == rules
        {
            (known.contact, known.rating) = (contact, rating);
            return true;
        }
        self.leave(person, |_| true);
        let room = self.waiting.len() < MAX_WAITING;
        if room {
            let (since, bot_offered) = (now, false);
            self.waiting.push(Seeker { person, rules, rating, contact, since, bot_offered });
        }
        room
    }

    /// Removes a person whose contact meets a condition; returns whether there was one.
    pub(super) fn leave(&mut self, person: i64, mut which: impl FnMut(&T) -> bool) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|seeker| seeker.person != person || !which(&seeker.contact));
        self.waiting.len() < before
    }

    /// Returns everything that is due by now. Pairs for which `may_meet` is false are not brought
    /// together.
    pub(super) fn advance(
        &mut self,
        now: u64,
        may_meet: impl Fn(i64, i64) -> bool,
    ) -> Vec<Step<T>> {
        let mut steps = Vec::new();
        let mut at = 0;
        while at < self.waiting.len() {
            match self.partner_of(at, now, &may_meet) {
                Some(partner) => {
                    let second = self.waiting.remove(partner);
                    steps.push(Step::Seat(self.waiting.remove(at), second));
                }
                None => at += 1,
            }
        }
        steps.extend(self.bot_offers(now));
        steps
    }

    /// Returns the time at which there is something to do again, if nobody comes or leaves.
    pub(super) fn next_due(&self, now: u64) -> Option<u64> {
        let offers = self.waiting.iter().filter(|seeker| !seeker.bot_offered);
        let offer = offers.map(|seeker| seeker.since.saturating_add(BOT_OFFER_MS)).min();
        let growing = |seeker: &Seeker<T>| {
            now.saturating_sub(seeker.since) < ANYBODY_MS && seeker.rating.is_some()
        };
        let look = self.waiting.len() > 1 && self.waiting.iter().any(growing);
        let look = look.then(|| now.saturating_add(LOOK_MS));
        [offer, look].into_iter().flatten().min()
    }

    /// Returns the best partner of a person among those who wait for less long.
    fn partner_of(
        &self,
        at: usize,
        now: u64,
        may_meet: &impl Fn(i64, i64) -> bool,
    ) -> Option<usize> {
        let first = &self.waiting[at];
        let reach = reach(now.saturating_sub(first.since));
        let later = self.waiting.iter().enumerate().skip(at + 1);
        let fits = later.filter(|(_, other)| {
            other.rules == first.rules
                && distance(first, other) <= reach
                && may_meet(first.person, other.person)
        });
        let nearest =
            fits.min_by(|(_, a), (_, b)| distance(first, a).total_cmp(&distance(first, b)));
        nearest.map(|(partner, _)| partner)
    }

    fn bot_offers(&mut self, now: u64) -> Vec<Step<T>> {
        let due = |seeker: &&mut Seeker<T>| {
            !seeker.bot_offered && now.saturating_sub(seeker.since) >= BOT_OFFER_MS
        };
        let offer = |seeker: &mut Seeker<T>| {
            seeker.bot_offered = true;
            Step::OfferBot(seeker.contact.clone())
        };
        self.waiting.iter_mut().filter(due).map(offer).collect()
    }
}

/// Returns how far apart two ratings are; nothing is known of people without one.
fn distance<T>(one: &Seeker<T>, other: &Seeker<T>) -> f64 {
    match (one.rating, other.rating) {
        (Some(one), Some(other)) => (one - other).abs(),
        _ => 0.0,
    }
}

/// Returns the distance that is within reach after a time of waiting.
fn reach(waited: u64) -> f64 {
    match waited {
        waited if waited >= ANYBODY_MS => f64::INFINITY,
        waited => REACH.0 + REACH.1 * (waited / 1_000) as f64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::Variant;

    const SECOND: u64 = 1_000;

    /// A queue beside a clock that the test turns.
    #[derive(Default)]
    struct Waiting {
        queue: PairingQueue<i64>,
        now: u64,
        strangers: Vec<(i64, i64)>,
    }

    impl Waiting {
        fn come(&mut self, person: i64, variant: Variant, rating: Option<f64>) -> bool {
            self.queue.join(person, Rules::new(variant), rating, person, self.now)
        }

        /// Turns the clock and returns the pairs, and the people to whom a bot is offered.
        fn turn(&mut self, milliseconds: u64) -> (Vec<(i64, i64)>, Vec<i64>) {
            self.now += milliseconds;
            let apart = &self.strangers;
            let may_meet = |a, b| !apart.contains(&(a, b)) && !apart.contains(&(b, a));
            let (mut pairs, mut offers) = (Vec::new(), Vec::new());
            for step in self.queue.advance(self.now, may_meet) {
                match step {
                    Step::Seat(one, other) => pairs.push((one.person, other.person)),
                    Step::OfferBot(person) => offers.push(person),
                }
            }
            (pairs, offers)
        }
    }

    #[test]
    fn two_who_want_the_same_meet_at_once() {
        let mut waiting = Waiting::default();
        waiting.come(1, Variant::Tortuga, None);
        assert_eq!(waiting.turn(SECOND), (vec![], vec![]));
        waiting.come(2, Variant::Jamaica, None);
        assert_eq!(waiting.turn(SECOND), (vec![], vec![]), "they want different games");
        waiting.come(3, Variant::Tortuga, None);
        assert_eq!(waiting.turn(0), (vec![(1, 3)], vec![]));
        assert_eq!(waiting.turn(0), (vec![], vec![]), "nobody is seated twice");
        assert!(waiting.queue.leave(2, |_| true) && !waiting.queue.leave(1, |_| true));
    }

    #[test]
    fn who_waits_longest_is_served_first_with_the_nearest_rating() {
        let mut waiting = Waiting::default();
        for (person, rating) in [(1, 1500.0), (2, 1900.0), (3, 1560.0), (4, 1540.0)] {
            waiting.come(person, Variant::Tortuga, Some(rating));
        }
        assert_eq!(waiting.turn(0).0, [(1, 4)]);
        waiting.come(5, Variant::Tortuga, Some(1570.0));
        assert_eq!(waiting.turn(0).0, [(3, 5)]);
    }

    #[test]
    fn the_reach_grows_until_anybody_will_do() {
        let mut waiting = Waiting::default();
        waiting.come(1, Variant::Tortuga, Some(1500.0));
        waiting.come(2, Variant::Tortuga, Some(1800.0));
        waiting.come(3, Variant::Tortuga, Some(9000.0));
        assert_eq!(waiting.turn(7 * SECOND).0, []);
        assert_eq!(waiting.turn(SECOND).0, [(1, 2)], "300 points after eight seconds");
        waiting.come(4, Variant::Tortuga, Some(1500.0));
        assert_eq!(waiting.turn(11 * SECOND).0, []);
        assert_eq!(waiting.turn(SECOND).0, [(3, 4)], "after twenty seconds of one of them");
        assert_eq!(waiting.queue.next_due(waiting.now), None);
    }

    #[test]
    fn people_without_a_rating_are_equal_to_all() {
        let mut waiting = Waiting::default();
        waiting.come(1, Variant::Tortuga, Some(2400.0));
        waiting.come(2, Variant::Tortuga, None);
        assert_eq!(waiting.turn(0).0, [(1, 2)]);
    }

    #[test]
    fn a_bot_is_offered_once_after_half_a_minute() {
        let mut waiting = Waiting::default();
        waiting.come(1, Variant::Tortuga, None);
        assert_eq!(waiting.queue.next_due(0), Some(30 * SECOND));
        assert!(waiting.turn(29 * SECOND).1.is_empty());
        assert_eq!(waiting.turn(SECOND).1, [1]);
        assert!(waiting.turn(60 * SECOND).1.is_empty());
        assert_eq!(waiting.queue.next_due(waiting.now), None);
        waiting.come(2, Variant::Tortuga, None);
        assert_eq!(waiting.turn(0).0, [(1, 2)], "who was offered a bot still waits");
    }

    #[test]
    fn pairs_that_may_not_meet_go_on_waiting() {
        let mut waiting = Waiting { strangers: vec![(2, 1)], ..Waiting::default() };
        waiting.come(1, Variant::Tortuga, None);
        waiting.come(2, Variant::Tortuga, None);
        assert_eq!(waiting.turn(25 * SECOND).0, []);
        waiting.come(3, Variant::Tortuga, None);
        assert_eq!(waiting.turn(0).0, [(1, 3)]);
        assert_eq!(waiting.turn(5 * SECOND).1, [2]);
    }

    #[test]
    fn coming_again_keeps_the_place_and_another_game_does_not() {
        let mut waiting = Waiting::default();
        waiting.come(1, Variant::Tortuga, None);
        waiting.turn(20 * SECOND);
        assert!(waiting.come(1, Variant::Tortuga, None));
        assert_eq!(waiting.turn(10 * SECOND).1, [1], "it has waited for half a minute");
        waiting.come(1, Variant::Jamaica, None);
        assert_eq!(waiting.turn(29 * SECOND), (vec![], vec![]), "nobody meets themselves");
        assert_eq!(waiting.turn(SECOND).1, [1]);
    }

    #[test]
    fn only_so_many_wait_at_once() {
        let mut waiting = Waiting::default();
        let all = 0..MAX_WAITING as i64;
        // Nobody may meet anybody.
        waiting.strangers = vec![];
        for person in all {
            assert!(waiting.queue.join(person, Rules::new(Variant::Tortuga), None, person, 0));
        }
        assert!(!waiting.come(-1, Variant::Tortuga, None));
        assert!(waiting.come(0, Variant::Tortuga, None), "somebody who waits already");
        assert_eq!(waiting.turn(0).0.len(), MAX_WAITING / 2);
    }
}
