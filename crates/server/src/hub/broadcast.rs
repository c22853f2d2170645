//! Messages from a table to all its viewers.

use super::LiveTable;
use crate::connected_people::Socket;
use crate::metrics::increment;
use crate::socket::to_json_text;
use cartagena_protocol::{Denial, OnlineEvent, ServerMsg};
use cartagena_room::RoomChanges;

impl LiveTable {
    /// Sends changes to all viewers, to each what that person may see.
    pub(super) fn broadcast_changes(&self, changes: &RoomChanges) {
        let now = self.now();
        self.send_to_each(None, |person| {
            self.without_blocked(person, self.room.messages_for(changes, Some(person), now))
        });
    }

    /// Sends the room to all viewers, except one socket that gets more.
    pub(super) fn broadcast_room(&self, except: Option<u64>) {
        let now = self.now();
        self.send_to_each(except, |person| vec![self.room.room_message(Some(person), now)]);
    }

    /// Sends the whole state to all viewers.
    pub(super) fn broadcast_full_state(&self) {
        let now = self.now();
        self.send_to_each(None, |person| {
            self.without_blocked(person, self.room.welcome_messages(Some(person), now))
        });
    }

    /// Sends each viewer messages made for that person. All sockets of a person get the same bytes,
    /// which are written once.
    fn send_to_each(&self, except: Option<u64>, messages: impl Fn(i64) -> Vec<ServerMsg>) {
        let mut written: Vec<(i64, Vec<_>)> = Vec::with_capacity(self.viewers.len());
        for viewer in self.viewers.iter().filter(|viewer| Some(viewer.id) != except) {
            let person = viewer.person.id;
            let known = written.iter().position(|(id, _)| *id == person);
            let at = known.unwrap_or_else(|| {
                written.push((person, messages(person).iter().map(to_json_text).collect()));
                written.len() - 1
            });
            written[at].1.iter().for_each(|text| viewer.outbox.send_text(text.clone()));
        }
    }

    /// Sends the same message to all viewers: it must contain nothing hidden.
    pub(super) fn broadcast(&self, message: &ServerMsg) {
        let text = to_json_text(message);
        self.viewers.iter().for_each(|viewer| viewer.outbox.send_text(text.clone()));
    }

    pub(super) fn deny(&self, socket: &Socket, why: Denial) {
        increment(&self.hub.metrics.refusals);
        let game = Some(self.game.clone());
        socket.outbox.send(&ServerMsg::Online(OnlineEvent::Denied { game, reason: why }));
    }

    /// Updates the lists with the table as it is now; `before` are the people who sat there before.
    pub(super) fn update_lobby_index(&self, before: &[i64]) {
        self.hub.update_lists(&self.game, &self.room, self.line_count, before);
    }
}
