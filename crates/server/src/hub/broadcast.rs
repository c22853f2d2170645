//! What everybody at a table is told.

use super::LiveTable;
use crate::connected_people::Socket;
use crate::metrics::increment;
use crate::socket::to_json_text;
use cartagena_protocol::{Denial, OnlineEvent, ServerMsg};
use cartagena_room::RoomChanges;

impl LiveTable {
    /// Tells everybody who looks what has happened, each with their own eyes.
    pub(super) fn broadcast_changes(&self, changes: &RoomChanges) {
        let now = self.now();
        self.send_to_each(None, |person| self.room.messages_for(changes, Some(person), now));
    }

    /// Shows everybody the room, but for one socket that gets more.
    pub(super) fn broadcast_room(&self, but: Option<u64>) {
        let now = self.now();
        self.send_to_each(but, |person| vec![self.room.room_message(Some(person), now)]);
    }

    /// Shows everybody everything anew.
    pub(super) fn broadcast_full_state(&self) {
        let now = self.now();
        self.send_to_each(None, |person| self.room.welcome_messages(Some(person), now));
    }

    /// A person's pages get the same bytes.
    fn send_to_each(&self, but: Option<u64>, tell: impl Fn(i64) -> Vec<ServerMsg>) {
        let mut told: Vec<(i64, Vec<_>)> = Vec::with_capacity(self.viewers.len());
        for viewer in self.viewers.iter().filter(|viewer| Some(viewer.id) != but) {
            let person = viewer.person.id;
            let known = told.iter().position(|(id, _)| *id == person);
            let at = known.unwrap_or_else(|| {
                told.push((person, tell(person).iter().map(to_json_text).collect()));
                told.len() - 1
            });
            told[at].1.iter().for_each(|text| viewer.outbox.send_text(text.clone()));
        }
    }

    /// Tells everybody something that is no secret.
    pub(super) fn broadcast(&self, message: &ServerMsg) {
        let text = to_json_text(message);
        self.viewers.iter().for_each(|viewer| viewer.outbox.send_text(text.clone()));
    }

    pub(super) fn deny(&self, socket: &Socket, why: Denial) {
        increment(&self.hub.metrics.refusals);
        let game = Some(self.game.clone());
        socket.outbox.send(&ServerMsg::Online(OnlineEvent::Denied { game, reason: why }));
    }

    /// Puts the table into the lists as it is now; these people sat there before.
    pub(super) fn update_lobby_index(&self, before: &[i64]) {
        self.hub.lobby_index.update(&self.game, &self.room, before);
    }
}
