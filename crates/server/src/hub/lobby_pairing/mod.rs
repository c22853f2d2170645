//! Quick pairing: two people who want to play the same game now are seated at a new table, without
//! another tap.
//!
//! The queue of a single server is in memory alone: it holds people whose page is open and waits. A table is stored before
//! anybody is told of it, with its second seat reserved, so that a crash in between leaves a table at
//! which both are known, or none.

mod queue;
mod together;

use super::{Hub, TableRequest, open_table};
use crate::connected_people::{Socket, lock};
use cartagena::Rules;
use cartagena_protocol::{
    ClientMsg, Denial, MaybeParsed, OnTimeout, OnlineEvent, OnlineRequest, OpenTable, PairingState,
    SeatAccess, ServerMsg, TimeControl,
};
use cartagena_ratings::{PROVISIONAL_GAMES, RatingList};
use cartagena_room::{Requester, Room, check_commitment};
use cartagena_store::RatingStep;
use queue::{PairingQueue, Seeker, Step};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use together::WaitingHere;
use tokio::sync::Notify;

/// Time for a turn at a table of two people who do not know each other, and in reserve, in seconds.
const TIME_CONTROL: (u32, u32) = (60, 300);

/// Number of seats of such a table.
const PAIR: usize = 2;

/// The queue and its timer.
#[derive(Default)]
pub(crate) struct Pairing {
    queue: Mutex<PairingQueue<Contact>>,
    /// The people who wait by this server, if there are several.
    here: Mutex<HashMap<i64, WaitingHere>>,
    wake: Notify,
}

impl Pairing {
    /// Looks at the queue again, which other servers have changed.
    pub(super) fn look(&self) {
        self.wake.notify_one();
    }
}

/// The page of a person who waits.
#[derive(Clone)]
struct Contact {
    socket: Arc<Socket>,
    commitment: Option<String>,
}

impl Hub {
    /// Lets the person of a socket wait for an opponent.
    pub(crate) async fn find_opponent(
        &self,
        socket: &Arc<Socket>,
        rules: &MaybeParsed<Rules>,
        commitment: Option<&str>,
    ) -> Result<(), Denial> {
        let rules = *rules.parsed().ok_or(Denial::BadTable)?;
        check_commitment(commitment)?;
        self.check_room_for_table(socket.person.id)?;
        let contact =
            Contact { socket: Arc::clone(socket), commitment: commitment.map(str::to_owned) };
        let (person, now) = (socket.person.id, self.clock.now());
        let rating = self.rating(person, rules).await;
        if let Some(group) = self.group() {
            return self.seek_together(group, rules, rating, contact).await;
        }
        let queued = lock(&self.pairing.queue).join(person, rules, rating, contact, now);
        if !queued {
            return Err(Denial::TooManyTables);
        }
        tell(socket, PairingState::Waiting);
        self.pairing.wake.notify_one();
        Ok(())
    }

    /// Lets a person wait no longer, if it was this page that waits.
    pub(crate) async fn stop_finding(&self, socket: &Socket) {
        if let Some(group) = self.group() {
            return self.stop_seeking_together(group, socket).await;
        }
        let here = |contact: &Contact| contact.socket.id == socket.id;
        if lock(&self.pairing.queue).leave(socket.person.id, here) {
            tell(socket, PairingState::Left);
        }
    }

    /// Returns the rating of a person by which opponents are chosen: the points in the list of the
    /// game, once they are settled. Nobody waits in vain because the store cannot be read.
    async fn rating(&self, person: i64, rules: Rules) -> Option<f64> {
        let list = RatingList::of(rules.variant, PAIR);
        match self.store.ratings_of(person).await {
            Ok(steps) => settled_points(&steps, list),
            Err(error) => {
                tracing::warn!(code = error.code(), %error, "somebody is paired without a rating");
                None
            }
        }
    }

    /// Brings people together, for as long as the server runs.
    pub(crate) async fn run_pairing(self: Arc<Hub>) {
        if self.group().is_some() {
            return self.run_pairing_together().await;
        }
        loop {
            let woken = self.pairing.wake.notified();
            let now = self.clock.now();
            let (steps, due) = {
                let mut queue = lock(&self.pairing.queue);
                (
                    queue.advance(now, |one, other| self.community.may_meet(one, other)),
                    queue.next_due(now),
                )
            };
            for step in steps {
                self.take_step(step);
            }
            match due {
                Some(due) => tokio::select! {
                    () = woken => {}
                    () = self.clock.until(due) => {}
                },
                None => woken.await,
            }
        }
    }

    fn take_step(self: &Arc<Hub>, step: Step<Contact>) {
        match step {
            Step::OfferBot(contact) => tell(&contact.socket, PairingState::BotOffered),
            Step::Seat(one, other) => {
                // The store may take its time; others need not wait for it.
                drop(tokio::spawn(Arc::clone(self).seat_pair(one, other)));
            }
        }
    }

    /// Seats two people at a new table, or tells both why it cannot be opened.
    async fn seat_pair(self: Arc<Hub>, one: Seeker<Contact>, other: Seeker<Contact>) {
        let sockets = [&one.contact.socket, &other.contact.socket];
        let guest_name = other.contact.socket.person.name();
        let host = (one.person, one.rules, &one.contact);
        let game = match self.open_pair_table(host, (other.person, &guest_name)).await {
            Ok(game) => game,
            Err(reason) => {
                let denied = ServerMsg::Online(OnlineEvent::Denied { game: None, reason });
                return sockets.into_iter().for_each(|socket| {
                    socket.outbox.send(&denied);
                    tell(socket, PairingState::Left);
                });
            }
        };
        self.seat_guest(&game, &other.contact).await;
        let paired = ServerMsg::Online(OnlineEvent::Paired { game });
        sockets.into_iter().for_each(|socket| socket.outbox.send(&paired));
    }

    /// Lets a person sit down in the seat that is reserved for them.
    async fn seat_guest(self: &Arc<Hub>, game: &str, guest: &Contact) {
        let (seat, invitation_key) = (None, None);
        let commitment = guest.commitment.clone();
        let join = OnlineRequest::Join { game: game.to_owned(), seat, commitment, invitation_key };
        let (socket, message) = (Arc::clone(&guest.socket), Box::new(ClientMsg::Online(join)));
        self.send_request(game, TableRequest::Message(socket, message, Instant::now())).await;
        // A table answers in the order of the requests: now the guest's seat is stored, too.
        self.wake(game).await;
    }

    /// Opens the table of a pair, whose second seat is reserved for the guest.
    async fn open_pair_table(
        self: &Arc<Hub>,
        (person, rules, contact): (i64, Rules, &Contact),
        guest: (i64, &str),
    ) -> Result<String, Denial> {
        let (game, secret) = open_table::random_id_and_secret()?;
        let socket = &contact.socket;
        let name = socket.person.name();
        let requester = Requester { person, name: &name, now: self.clock.now(), program: false };
        let commitment = contact.commitment.as_deref();
        let table = table(rules);
        let line = Room::pairing_line(&game, secret, &requester, guest, &table, commitment)?;
        self.store_and_start(socket, &game, &line).await?;
        Ok(game)
    }
}

/// Returns the points of a person in a list; `None` before they are settled.
fn settled_points(steps: &[RatingStep], list: RatingList) -> Option<f64> {
    let name = list.to_string();
    let step = steps.iter().find(|step| step.list == name && step.games >= PROVISIONAL_GAMES)?;
    // Points have a few digits.
    i32::try_from(step.points).ok().map(f64::from)
}

/// Returns the settings of a table for two people who were paired. Anybody may watch it.
fn table(rules: Rules) -> OpenTable {
    let (turn, reserve) = TIME_CONTROL;
    OpenTable {
        rules: MaybeParsed::Parsed(rules),
        seats: vec![SeatAccess::Anyone; PAIR],
        pace: Some(TimeControl { turn, reserve, at_zero: OnTimeout::Bot }),
        begins_when_full: true,
        ..OpenTable::default()
    }
}

fn tell(socket: &Socket, state: PairingState) {
    socket.outbox.send(&ServerMsg::Online(OnlineEvent::Pairing { state }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::Variant;
    use cartagena_store::ResultKey;

    #[test]
    fn opponents_are_chosen_by_settled_points_of_the_same_list() {
        let step = |list: RatingList, games, points| RatingStep {
            list: list.to_string(),
            person: 1,
            key: ResultKey { ended: 5, game: "k3w9xq7pm2ab".into() },
            games,
            mean: 0,
            deviation: 0,
            before: 1_500,
            points,
        };
        let list = RatingList::of(Variant::Tortuga, PAIR);
        let other = RatingList::of(Variant::Jamaica, PAIR);
        let settled = [step(other, 40, 1_900), step(list, PROVISIONAL_GAMES, 1_612)];
        assert_eq!(settled_points(&settled, list), Some(1_612.0));
        let early = [step(other, 40, 1_900), step(list, PROVISIONAL_GAMES - 1, 1_612)];
        assert_eq!(settled_points(&early, list), None);
        assert_eq!(settled_points(&[], list), None);
    }
}
