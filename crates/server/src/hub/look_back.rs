//! Looking back together at a game that is over. Nothing of it is stored: like presence it ends with the live table.

use super::LiveTable;
use crate::connected_people::Socket;
use cartagena_protocol::{Denial, LookBackRequest, LookBackView, LookedAt, OnlineEvent, ServerMsg};
use std::sync::Arc;

/// The people who look back at a table, and the moment they see.
#[derive(Debug, Default)]
pub(super) struct LookBack {
    /// The person who leads, and what that person looks at.
    shown: Option<(i64, LookedAt)>,
    /// The sockets that follow.
    followers: Vec<u64>,
}

impl LookBack {
    /// Forgets a socket that followed.
    fn forget(&mut self, socket: u64) {
        self.followers.retain(|id| *id != socket);
    }
}

impl LiveTable {
    /// Handles a request about looking back together.
    pub(super) fn look_back(&mut self, socket: &Arc<Socket>, request: &LookBackRequest) {
        match self.changed_look_back(socket, request) {
            Ok(true) => self.broadcast_look_back(),
            Ok(false) => {}
            Err(reason) => self.deny(socket, reason),
        }
    }

    /// Carries a request out and reports whether all who follow are to be told.
    fn changed_look_back(
        &mut self,
        socket: &Arc<Socket>,
        request: &LookBackRequest,
    ) -> Result<bool, Denial> {
        let person = socket.person.id;
        if !self.viewers.iter().any(|viewer| viewer.id == socket.id) {
            return Err(Denial::NoSuchTable);
        }
        if !self.room.is_over() {
            return Err(Denial::TooEarly);
        }
        match request {
            LookBackRequest::Follow => {
                self.look_back.forget(socket.id);
                self.look_back.followers.push(socket.id);
                socket.outbox.send(&self.look_back_message());
                Ok(false)
            }
            LookBackRequest::Leave => {
                self.look_back.forget(socket.id);
                Ok(false)
            }
            LookBackRequest::Show(moment) => self.show_moment(person, moment),
            LookBackRequest::Stop => Ok(self.stop_leading(person)),
        }
    }

    /// Lets a person lead and reports whether that changes anything.
    fn show_moment(&mut self, person: i64, moment: &LookedAt) -> Result<bool, Denial> {
        if !moment.is_bounded() {
            return Err(Denial::BadMessage);
        }
        self.room.table_card(Some(person)).your_seat.ok_or(Denial::NotSeated)?;
        let shown = Some((person, moment.clone()));
        let changed = self.look_back.shown != shown;
        self.look_back.shown = shown;
        Ok(changed)
    }

    /// Ends a person's lead and reports whether they had it.
    fn stop_leading(&mut self, person: i64) -> bool {
        let leads = self.look_back.shown.as_ref().is_some_and(|(leader, _)| *leader == person);
        if leads {
            self.look_back.shown = None;
        }
        leads
    }

    /// Forgets a socket that no longer watches; with the last one of the leader ends the lead.
    pub(super) fn leave_look_back(&mut self, socket: u64, person: i64) {
        self.look_back.forget(socket);
        let elsewhere = self.viewers.iter().any(|viewer| viewer.person.id == person);
        if !elsewhere && self.stop_leading(person) {
            self.broadcast_look_back();
        }
    }

    fn broadcast_look_back(&self) {
        let message = self.look_back_message();
        let follows = |viewer: &&Arc<Socket>| self.look_back.followers.contains(&viewer.id);
        self.viewers.iter().filter(follows).for_each(|viewer| viewer.outbox.send(&message));
    }

    fn look_back_message(&self) -> ServerMsg {
        let shown = self.look_back.shown.as_ref();
        // A person whose seat another one has taken over by signing in leads no more.
        let seat = |(person, _): &(i64, LookedAt)| self.room.table_card(Some(*person)).your_seat;
        let leader = shown.and_then(seat);
        let looked_at = shown.filter(|_| leader.is_some()).map(|(_, moment)| moment.clone());
        let view = LookBackView { game: self.game.clone(), leader, looked_at };
        ServerMsg::Online(OnlineEvent::LookBack(view))
    }
}
