//! Quick pairing at several servers: the queue is in the store. Each server reads it, and seats the pairs whose
//! longer waiting person waits by it; the transaction that takes both out of the queue decides between two
//! servers that found different partners. The other person's server finds the table in the queue, and lets
//! them sit down.

use super::queue::{MAX_WAITING, PairingQueue, Step};
use super::{Contact, Hub, tell};
use crate::connected_people::{Socket, lock};
use crate::hub::STORE_RETRY;
use crate::hub::cluster::Said;
use cartagena::Rules;
use cartagena_protocol::{Denial, OnlineEvent, PairingState, ServerMsg};
use cartagena_store::{PairSeeker, ServerGroup, StoreError};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

/// Interval at which the queue is read while somebody waits here.
const LOOK: Duration = Duration::from_secs(1);
/// Number of times that it is tried to tell the other person's server of a table.
const MAX_TRIES: usize = 5;

/// A person who waits by this server.
#[derive(Clone)]
pub(super) struct WaitingHere {
    contact: Contact,
    rules: Rules,
    rating: Option<f64>,
    since: u64,
    bot_offered: bool,
}

impl Hub {
    /// Lets a person wait together with those at other servers.
    pub(super) async fn seek_together(
        &self,
        group: &ServerGroup,
        rules: Rules,
        rating: Option<f64>,
        contact: Contact,
    ) -> Result<(), Denial> {
        let (socket, since) = (Arc::clone(&contact.socket), self.clock.now());
        let waiting = WaitingHere { contact, rules, rating, since, bot_offered: false };
        let seeker = self.seeker(&waiting);
        {
            let mut here = lock(&self.pairing.here);
            let known = here.get(&socket.person.id).filter(|known| known.rules == rules);
            if known.is_none() && here.len() >= MAX_WAITING {
                return Err(Denial::TooManyTables);
            }
            let bot_offered = known.is_some_and(|known| known.bot_offered);
            here.insert(socket.person.id, WaitingHere { bot_offered, ..waiting });
        }
        if group.seek(&seeker).await.is_err() {
            lock(&self.pairing.here).remove(&socket.person.id);
            return Err(Denial::NotStored);
        }
        tell(&socket, PairingState::Waiting);
        self.tell_servers(&Said::Seekers);
        self.pairing.wake.notify_one();
        Ok(())
    }

    /// Lets a person wait no longer, if it was this page that waits.
    pub(super) async fn stop_seeking_together(&self, group: &ServerGroup, socket: &Socket) {
        let person = socket.person.id;
        {
            let mut here = lock(&self.pairing.here);
            if here.get(&person).is_none_or(|known| known.contact.socket.id != socket.id) {
                return;
            }
            here.remove(&person);
        }
        // A row that stays is removed by the next look.
        let _ = group.stop_seeking(person).await;
        tell(socket, PairingState::Left);
    }

    fn seeker(&self, waiting: &WaitingHere) -> PairSeeker {
        let socket = &waiting.contact.socket;
        PairSeeker {
            person: socket.person.id,
            server: 0,
            name: socket.person.name().to_string(),
            rules: waiting.rules.to_string(),
            rating: waiting.rating,
            since: waiting.since,
            taken_by: None,
            game: None,
        }
    }

    /// Brings people at all servers together, for as long as this one runs.
    pub(super) async fn run_pairing_together(self: Arc<Hub>) {
        let Some(group) = self.group() else { return };
        loop {
            let idle = lock(&self.pairing.here).is_empty();
            let look = async {
                match idle {
                    true => std::future::pending().await,
                    false => tokio::time::sleep(LOOK).await,
                }
            };
            tokio::select! {
                () = self.pairing.wake.notified() => {}
                () = look => {}
            }
            if lock(&self.pairing.here).is_empty() {
                continue;
            }
            if let Err(error) = self.look_at_seekers(group).await {
                tracing::warn!(code = error.code(), "the queue of pairing cannot be read");
            }
        }
    }

    async fn look_at_seekers(self: &Arc<Hub>, group: &ServerGroup) -> Result<(), StoreError> {
        let seekers = group.seekers().await?;
        let (mine, me) = (lock(&self.pairing.here).clone(), group.server());
        self.correct_queue(group, &seekers, &mine).await?;
        for seeker in seekers.iter().filter(|seeker| seeker.server == me) {
            if let (Some(game), Some(waiting)) = (&seeker.game, mine.get(&seeker.person)) {
                lock(&self.pairing.here).remove(&seeker.person);
                let (hub, game) = (Arc::clone(self), game.clone());
                let contact = waiting.contact.clone();
                tokio::spawn(async move { hub.sit_down(&game, contact).await });
            }
        }
        for step in self.steps(group, &seekers) {
            match step {
                Step::OfferBot(seeker) => self.offer_bot(&seeker),
                Step::Seat(one, other) if one.contact.server == me => {
                    self.seat_pair_together(group, &one.contact, &other.contact).await?;
                }
                Step::Seat(..) => {}
            }
        }
        Ok(())
    }

    /// Stores again who waits here and is not in the queue, and removes from it who waits no longer.
    async fn correct_queue(
        &self,
        group: &ServerGroup,
        seekers: &[PairSeeker],
        mine: &HashMap<i64, WaitingHere>,
    ) -> Result<(), StoreError> {
        let queued: HashSet<i64> = seekers.iter().map(|seeker| seeker.person).collect();
        for waiting in mine.values().filter(|it| !queued.contains(&it.contact.socket.person.id)) {
            group.seek(&self.seeker(waiting)).await?;
        }
        let me = group.server();
        for left in seekers.iter().filter(|it| it.server == me && !mine.contains_key(&it.person)) {
            if left.taken_by.is_none() || left.game.is_some() {
                group.stop_seeking(left.person).await?;
            }
        }
        Ok(())
    }

    /// Returns what is due by now for all who wait and are not taken by a server that lives.
    fn steps(&self, group: &ServerGroup, seekers: &[PairSeeker]) -> Vec<Step<PairSeeker>> {
        let mut queue = PairingQueue::default();
        for seeker in seekers {
            let is_taken = seeker.taken_by.is_some_and(|by| self.is_member(group, by));
            if let Some(rules) = seeker.rules.parse::<Rules>().ok().filter(|_| !is_taken) {
                queue.join(seeker.person, rules, seeker.rating, seeker.clone(), seeker.since);
            }
        }
        queue.advance(self.clock.now(), |one, other| self.community.may_meet(one, other))
    }

    fn offer_bot(&self, seeker: &PairSeeker) {
        let mut here = lock(&self.pairing.here);
        if let Some(waiting) = here.get_mut(&seeker.person)
            && !std::mem::replace(&mut waiting.bot_offered, true)
        {
            tell(&waiting.contact.socket, PairingState::BotOffered);
        }
    }

    /// Takes a pair out of the queue, and opens a table for them.
    async fn seat_pair_together(
        self: &Arc<Hub>,
        group: &ServerGroup,
        one: &PairSeeker,
        other: &PairSeeker,
    ) -> Result<(), StoreError> {
        if !group.take_pair([one.person, other.person]).await? {
            return Ok(());
        }
        // A person who has left meanwhile waits no longer, and the other goes on waiting.
        let host = lock(&self.pairing.here).remove(&one.person);
        let Some(host) = host else {
            group.stop_seeking(one.person).await?;
            return group.release_seeker(other.person).await;
        };
        let opened = (one.person, host.rules, &host.contact);
        let game = self.open_pair_table(opened, (other.person, &other.name)).await;
        self.note_seat(group, other.person, game.as_deref().unwrap_or_default()).await;
        // A row that stays is removed by the next look.
        let _ = group.stop_seeking(one.person).await;
        self.tell_servers(&Said::Seekers);
        self.pairing.wake.notify_one();
        self.tell_paired(&host.contact, game);
        Ok(())
    }

    /// Tells the queue where a person shall sit down; none if the table could not be opened.
    async fn note_seat(&self, group: &ServerGroup, person: i64, game: &str) {
        for _ in 0..MAX_TRIES {
            if group.note_seat(person, game).await.is_ok() {
                return;
            }
            tokio::time::sleep(STORE_RETRY).await;
        }
    }

    /// Lets a person sit down at the table of their pair, which another server, or this one, has opened.
    async fn sit_down(self: Arc<Hub>, game: &str, contact: Contact) {
        let opened = if game.is_empty() { Err(Denial::NotStored) } else { Ok(game.to_owned()) };
        if opened.is_ok() {
            self.seat_guest(game, &contact).await;
        }
        if let Some(group) = self.group() {
            let _ = group.stop_seeking(contact.socket.person.id).await;
        }
        self.tell_paired(&contact, opened);
    }

    fn tell_paired(&self, contact: &Contact, opened: Result<String, Denial>) {
        match opened {
            Ok(game) => {
                let paired = ServerMsg::Online(OnlineEvent::Paired { game });
                contact.socket.outbox.send(&paired);
            }
            Err(reason) => {
                let denied = ServerMsg::Online(OnlineEvent::Denied { game: None, reason });
                contact.socket.outbox.send(&denied);
                tell(&contact.socket, PairingState::Left);
            }
        }
    }
}
