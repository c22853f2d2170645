//! What several servers keep in memory about the same people: who blocks whom, who is signed in, what they
//! are called. The store has the truth; here a server takes over what another has changed.

use super::{Hub, Said};
use crate::admin::announcement_message;
use crate::connected_people::lock;
use crate::hub::{STORE_RETRY, TableRequest};
use crate::token::device_id;
use cartagena_protocol::{OnlineEvent, PeopleEvent, ServerMsg};
use cartagena_store::SanctionKind;
use std::collections::HashSet;
use std::sync::Arc;

impl Hub {
    /// Takes over what another server says. Whatever asks the store is done by a task of its own.
    pub(super) fn hear(self: &Arc<Hub>, said: &Said<'_>) {
        let hub = Arc::clone(self);
        match *said {
            Said::Line { game, seq, shows } => self.cluster.catch_ups.add(game, seq, shows),
            Said::Viewers { game } => self.hear_viewers(game),
            Said::Members => self.cluster.beat.notify_one(),
            Said::Work => self.note_work(),
            Said::Seekers => self.pairing.look(),
            Said::Gone { person } => self.people.forget(person),
            Said::SignedOut { person, device } => self.people.sign_out(person, device),
            Said::Community => drop(tokio::spawn(async move { hub.refresh_community().await })),
            Said::Renamed { person } => {
                drop(tokio::spawn(async move { hub.refresh_name(person).await }));
            }
            Said::Relay { id } => drop(tokio::spawn(async move { hub.receive_relay(id).await })),
            Said::Reworded { game } => {
                let game = game.to_owned();
                drop(tokio::spawn(async move { hub.forget_texts(&game).await }));
            }
        }
    }

    /// Takes over everything that another server may have changed while nothing was heard.
    pub(super) async fn hear_again(self: Arc<Hub>) {
        self.refresh_community().await;
        self.finished_records.forget_all();
        self.lobby_index.forget_all_finished();
        let live: Vec<String> = lock(&self.live_tables).keys().cloned().collect();
        for game in live {
            self.send_if_live(&game, TableRequest::Reload).await;
        }
        for person in self.people.ids() {
            self.refresh_name(person).await;
            self.refresh_devices(person).await;
        }
    }

    /// Reads again who blocks whom, who may come in and what is announced, and lets it hold.
    async fn refresh_community(&self) {
        let before = self.community.announcement(self.clock.now());
        while self.community.reload(&*self.store).await.is_err() {
            tokio::time::sleep(STORE_RETRY).await;
        }
        let now = self.clock.now();
        for person in self.people.ids() {
            if self.community.is_sanctioned(person, SanctionKind::Ban, now) {
                self.people.send_away(person);
            }
        }
        let announced = self.community.announcement(now);
        if announced != before {
            let over = || ServerMsg::Online(OnlineEvent::People(PeopleEvent::AnnouncementOver));
            let message = announced.as_ref().map_or_else(over, announcement_message);
            self.people.tell_everybody(&message);
        }
        self.lobby_index.send_to_all();
    }

    async fn refresh_name(&self, person: i64) {
        let Some(known) = self.people.find(person).filter(|known| !known.is_gone()) else { return };
        if let Ok(Some(stored)) = self.store.person_by_id(person).await
            && *known.name() != *stored.name
        {
            known.set_name(&stored.name);
            known.send_name();
        }
    }

    /// Closes the pages of a person on devices that were signed out.
    async fn refresh_devices(&self, person: i64) {
        let Some(known) = self.people.find(person) else { return };
        let devices: HashSet<u64> = match known.owner {
            None => match self.store.devices(person).await {
                Ok(devices) => devices.iter().map(|one| device_id(&one.token_hash)).collect(),
                Err(_) => return,
            },
            Some(owner) => match self.store.programs(owner).await {
                Ok(programs) if programs.iter().any(|it| it.person == person && it.is_valid) => {
                    return;
                }
                Ok(_) => HashSet::new(),
                Err(_) => return,
            },
        };
        for socket in known.sockets().iter().filter(|one| !devices.contains(&one.device)) {
            socket.outbox.sign_out();
        }
    }

    /// Forgets what is kept in memory of a game whose texts were replaced.
    async fn forget_texts(&self, game: &str) {
        self.finished_records.forget(game);
        self.lobby_index.forget_finished(game);
        self.send_if_live(game, TableRequest::Reload).await;
    }

    /// Closes the pages of a person at all servers, on one device or on all.
    pub(crate) fn sign_out_everywhere(&self, person: i64, device: Option<u64>) {
        self.people.sign_out(person, device);
        self.tell_servers(&Said::SignedOut { person, device });
    }

    /// Tells the other servers that blocks, sanctions or the announcement have changed.
    pub(crate) fn announce_community(&self) {
        self.tell_servers(&Said::Community);
    }

    /// Tells the other servers that a person has another name.
    pub(crate) fn announce_name(&self, person: i64) {
        self.tell_servers(&Said::Renamed { person });
    }

    /// Sends a message to the pages of a person, at whatever server they are.
    pub(crate) async fn tell_everywhere(&self, person: i64, message: &ServerMsg) {
        if let Some(known) = self.people.find(person) {
            known.sockets().iter().for_each(|socket| socket.outbox.send(message));
        }
        let Some(group) = self.group() else { return };
        let is_there = group.online_elsewhere(&[person]).await;
        if !is_there.is_ok_and(|there| !there.is_empty()) {
            return;
        }
        let Ok(text) = serde_json::to_string(message) else { return };
        if let Ok(id) = group.send_relay(person, &text).await {
            self.tell_servers(&Said::Relay { id });
        }
    }

    async fn receive_relay(&self, id: i64) {
        let Some(group) = self.group() else { return };
        let Ok(Some((person, text))) = group.receive_relay(id).await else { return };
        let Some(known) = self.people.find(person) else { return };
        if let Ok(message) = serde_json::from_str::<ServerMsg>(&text) {
            known.sockets().iter().for_each(|socket| socket.outbox.send(&message));
        }
    }
}
