//! What everybody at a table is told.

use super::Live;
use crate::metrics::one;
use crate::people::Socket;
use crate::socket::written;
use cartagena_protocol::{Denial, News, ServerMsg};
use cartagena_quay::Happened;

impl Live {
    /// Tells everybody who looks what has happened, each with their own eyes.
    pub(super) fn tell(&self, happened: &Happened) {
        let now = self.now();
        self.to_each(None, |person| self.quay.tell(happened, Some(person), now));
    }

    /// Shows everybody the room, but for one socket that gets more.
    pub(super) fn tell_room(&self, but: Option<u64>) {
        let now = self.now();
        self.to_each(but, |person| vec![self.quay.room(Some(person), now)]);
    }

    /// Shows everybody everything anew.
    pub(super) fn welcome_all(&self) {
        let now = self.now();
        self.to_each(None, |person| self.quay.welcome(Some(person), now));
    }

    /// A person's pages get the same bytes.
    fn to_each(&self, but: Option<u64>, tell: impl Fn(i64) -> Vec<ServerMsg>) {
        let mut told: Vec<(i64, Vec<_>)> = Vec::with_capacity(self.lookers.len());
        for looker in self.lookers.iter().filter(|looker| Some(looker.id) != but) {
            let person = looker.person.id;
            let known = told.iter().position(|(id, _)| *id == person);
            let at = known.unwrap_or_else(|| {
                told.push((person, tell(person).iter().map(written).collect()));
                told.len() - 1
            });
            told[at].1.iter().for_each(|text| looker.outbox.post(text.clone()));
        }
    }

    /// Tells everybody something that is no secret.
    pub(super) fn tell_all(&self, message: &ServerMsg) {
        let text = written(message);
        self.lookers.iter().for_each(|looker| looker.outbox.post(text.clone()));
    }

    pub(super) fn deny(&self, socket: &Socket, why: Denial) {
        one(&self.hub.metrics.refusals);
        let game = Some(self.game.clone());
        socket.outbox.say(&ServerMsg::Online(News::Denied { game, why }));
    }

    /// Puts the table into the lists as it is now; these people sat there before.
    pub(super) fn list(&self, before: &[i64]) {
        self.hub.lists.put(&self.game, &self.quay, before);
    }
}
