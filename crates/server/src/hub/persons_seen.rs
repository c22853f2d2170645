//! People at a live table as its viewers see them: who said a line, whose lines a viewer does not see,
//! and closing the table for the people who run the server.

use super::{Hub, LiveTable};
use crate::connected_people::Socket;
use cartagena_protocol::{
    ChatLine, ClientMsg, Denial, OnlineEvent, OnlineRequest, PersonAt, ServerMsg,
};
use cartagena_store::SanctionKind;

/// Number of chat lines before and after a reported one that are kept with it.
const CONTEXT_LINES: usize = 8;

/// A person at a table.
pub(crate) struct PersonSeen {
    pub(crate) person: i64,
    /// The name at the table.
    pub(crate) name: String,
    /// The chat lines around the one that was asked about, or the last ones.
    pub(crate) context: Vec<ChatLine>,
}

impl Hub {
    /// Reports whether a person may not chat at present.
    pub(crate) fn is_muted(&self, person: i64) -> bool {
        self.community.is_sanctioned(person, SanctionKind::Mute, self.clock.now())
    }
}

impl LiveTable {
    /// Returns the person whom a viewer of the table means.
    pub(super) fn person_seen(&self, at: &PersonAt) -> Option<PersonSeen> {
        if self.room.is_closed() {
            return None;
        }
        let line = at.line.unwrap_or_default();
        let context = self.room.chat_around(line, CONTEXT_LINES);
        let (person, name) = match at.line {
            Some(line) => {
                let said = context.iter().find(|said| said.number == line)?;
                (self.room.person_of_chat(line)?, said.name.clone())
            }
            None => self.room.person_in(at.seat?).map(|(id, name)| (id, name.to_owned()))?,
        };
        Some(PersonSeen { person, name, context: context.to_vec() })
    }

    /// Returns messages to a viewer without the chat lines of people whom the viewer blocks.
    pub(super) fn without_blocked(
        &self,
        viewer: i64,
        mut messages: Vec<ServerMsg>,
    ) -> Vec<ServerMsg> {
        messages.retain_mut(|message| match message {
            ServerMsg::Online(OnlineEvent::Chat { lines, .. }) => {
                lines.retain(|line| !self.is_hidden(viewer, line.number));
                !lines.is_empty()
            }
            _ => true,
        });
        messages
    }

    fn is_hidden(&self, viewer: i64, line: u32) -> bool {
        let speaker = self.room.person_of_chat(line);
        speaker.is_some_and(|speaker| self.hub.community.blocks(viewer, speaker))
    }

    /// Returns the reason why the people at the table keep a message from being decided: a person who
    /// may not chat, or a seat beside somebody who does not want to meet the person.
    pub(super) fn community_refusal(&self, socket: &Socket, message: &ClientMsg) -> Option<Denial> {
        let ClientMsg::Online(request) = message else { return None };
        let request = match request {
            OnlineRequest::Once { request, .. } => &**request,
            request => request,
        };
        let person = socket.person.id;
        match request {
            OnlineRequest::Chat { .. } if self.hub.is_muted(person) => Some(Denial::Muted),
            // Who was given a key is wanted; a person who sits there may change the seat.
            OnlineRequest::Join { invitation_key: None, .. } if self.meets_stranger(person) => {
                Some(Denial::SeatTaken)
            }
            _ => None,
        }
    }

    /// Reports whether a person has no place at the table, but somebody whom they shall not meet has.
    fn meets_stranger(&self, person: i64) -> bool {
        let seated = self.room.seated_people();
        !seated.contains(&person)
            && seated.iter().any(|other| !self.hub.community.may_meet(person, *other))
    }

    /// Closes the table for the people who run the server; returns whether it was open.
    pub(super) async fn close_for_operator(&mut self) -> bool {
        if self.out_of_sync.is_some() && !self.resync().await {
            return false;
        }
        let Some(decision) = self.room.decide_close(self.now()) else { return false };
        if self.persist(&decision).await.is_err() {
            return false;
        }
        let game = Some(self.game.clone());
        let reason = Denial::ClosedByOperator;
        self.broadcast(&ServerMsg::Online(OnlineEvent::Denied { game, reason }));
        true
    }
}
