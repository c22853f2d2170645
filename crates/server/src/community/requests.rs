//! Requests about other people: following, blocking, reporting, inviting.

use crate::connected_people::Socket;
use crate::hub::{Hub, PersonSeen, TableRequest};
use crate::rate_limiter::LimitedAction;
use cartagena_protocol::{
    BlockedPerson, Denial, FollowedPerson, OnlineEvent, PeopleEvent, PeopleRequest, PersonAt,
    ServerMsg, chat_fits,
};
use cartagena_room::clean_chat;
use cartagena_store::{CommunityChange, NewReport, Person, Relation, StoreError};
use std::sync::Arc;
use tokio::sync::oneshot;

impl Hub {
    /// Handles a request about other people.
    pub(crate) async fn handle_people(
        self: &Arc<Hub>,
        socket: &Arc<Socket>,
        request: PeopleRequest,
    ) -> Result<(), Denial> {
        match request {
            PeopleRequest::List => self.send_people(socket).await,
            PeopleRequest::Follow { at } => {
                let other = self.require_person(socket, &at).await?.person;
                self.relate(socket, other, Relation::Follows, true).await
            }
            PeopleRequest::Block { at } => {
                let other = self.require_person(socket, &at).await?.person;
                self.relate(socket, other, Relation::Blocks, true).await
            }
            PeopleRequest::Unfollow { mark } => {
                let other = self.marked(socket, &mark, Relation::Follows).await?.id;
                self.relate(socket, other, Relation::Follows, false).await
            }
            PeopleRequest::Unblock { mark } => {
                let other = self.marked(socket, &mark, Relation::Blocks).await?.id;
                self.relate(socket, other, Relation::Blocks, false).await
            }
            PeopleRequest::Report { at, note } => self.report(socket, &at, &note).await,
            PeopleRequest::Invite { game, mark, invitation_key } => {
                self.invite_person(socket, game, &mark, invitation_key).await
            }
        }
    }

    /// Returns somebody at a table, other than the person who asks. Who is not there cannot be told
    /// from who is not to be seen.
    async fn require_person(
        self: &Arc<Hub>,
        socket: &Arc<Socket>,
        at: &PersonAt,
    ) -> Result<PersonSeen, Denial> {
        let (answer, seen) = oneshot::channel();
        let request = TableRequest::WhoIs { at: at.clone(), answer };
        self.send_request(&at.game, request).await;
        let seen = seen.await.ok().flatten().ok_or(Denial::NoSuchTable)?;
        if seen.person == socket.person.id { Err(Denial::NotSeated) } else { Ok(seen) }
    }

    /// Returns the person whom a mark names, among those to whom the person has a relation.
    async fn marked(
        &self,
        socket: &Socket,
        mark: &str,
        relation: Relation,
    ) -> Result<Person, Denial> {
        let person = socket.person.id;
        let known = self.store.related(person, relation).await.map_err(|error| failed(&error))?;
        let found = self.community.marks.find(person, mark, &known).cloned();
        found.ok_or(Denial::NoSuchTable)
    }

    /// Begins or ends a relation, and sends the list.
    async fn relate(
        self: &Arc<Hub>,
        socket: &Arc<Socket>,
        other: i64,
        relation: Relation,
        on: bool,
    ) -> Result<(), Denial> {
        let (person, now) = (socket.person.id, self.clock.now());
        let change = CommunityChange::Relate { person, other, relation, on, now };
        let changed = self.store.change_community(change).await;
        if !changed.map_err(|error| failed(&error))? && on {
            return Err(Denial::TooManyKept);
        }
        if relation == Relation::Blocks {
            self.community.note_block(person, other, on);
            self.announce_community();
            self.lobby_index.send_to_person(self, person);
            self.lobby_index.send_to_person(self, other);
        }
        self.send_people(socket).await
    }

    /// Sends the people whom a person follows or blocks. Somebody who blocks the person seems to be
    /// away.
    async fn send_people(&self, socket: &Socket) -> Result<(), Denial> {
        let person = socket.person.id;
        let of = |relation| self.store.related(person, relation);
        let followed = of(Relation::Follows).await.map_err(|error| failed(&error))?;
        let blocked = of(Relation::Blocks).await.map_err(|error| failed(&error))?;
        let mark = |other: i64| self.community.marks.mark(person, other);
        let connected: Vec<i64> = followed.iter().map(|other| other.id).collect();
        let connected = self.online(&connected).await;
        let followed = followed.into_iter().map(|other| {
            let hidden = self.community.blocks(other.id, person);
            let online = !hidden && connected.contains(&other.id);
            let (playing, waiting) = match online {
                true => self.lobby_index.public_tables_of(other.id),
                false => (None, None),
            };
            FollowedPerson { mark: mark(other.id), name: other.name, online, playing, waiting }
        });
        let followed = followed.collect();
        let blocked = blocked.into_iter();
        let blocked =
            blocked.map(|other| BlockedPerson { mark: mark(other.id), name: other.name }).collect();
        tell(socket, PeopleEvent::List { followed, blocked });
        Ok(())
    }

    async fn report(
        self: &Arc<Hub>,
        socket: &Arc<Socket>,
        at: &PersonAt,
        note: &str,
    ) -> Result<(), Denial> {
        let note = match note.trim() {
            "" => String::new(),
            note if chat_fits(note) => clean_chat(note).ok_or(Denial::BadText)?,
            _ => return Err(Denial::BadText),
        };
        let reporter = socket.person.id;
        if !self.allow_person(LimitedAction::Report, reporter, socket.address).await {
            return Err(Denial::RateLimited);
        }
        let seen = self.require_person(socket, at).await?;
        let report = NewReport {
            reporter: socket.person.id,
            about: seen.person,
            name: seen.name,
            game: at.game.clone(),
            line: at.line.unwrap_or_default(),
            context: serde_json::to_string(&seen.context).unwrap_or_default(),
            note,
        };
        let change = CommunityChange::Report { report, now: self.clock.now() };
        match self.store.change_community(change).await {
            Ok(true) => {
                tracing::info!(reporter = socket.person.id, about = seen.person, "a report");
                tell(socket, PeopleEvent::Reported);
                Ok(())
            }
            Ok(false) => Err(Denial::TooManyKept),
            Err(error) => Err(failed(&error)),
        }
    }

    /// Invites somebody to a table. A person who blocks the host, or is not there, is told nothing,
    /// and the host cannot tell.
    async fn invite_person(
        self: &Arc<Hub>,
        socket: &Arc<Socket>,
        game: String,
        mark: &str,
        invitation_key: Option<String>,
    ) -> Result<(), Denial> {
        let person = socket.person.id;
        let rules = self.lobby_index.rules_of_seat(person, &game).ok_or(Denial::NotSeated)?;
        if invitation_key.as_ref().is_some_and(|key| !is_key(key)) {
            return Err(Denial::BadMessage);
        }
        if !self.allow_person(LimitedAction::InvitePerson, person, socket.address).await {
            return Err(Denial::RateLimited);
        }
        let other = self.marked(socket, mark, Relation::Follows).await?.id;
        let muted = self.is_muted(person);
        if self.community.may_meet(person, other) && !muted {
            let name = socket.person.name().to_string();
            let invited = PeopleEvent::Invited { game, name, rules, invitation_key };
            let invited = ServerMsg::Online(OnlineEvent::People(invited));
            self.tell_everywhere(other, &invited).await;
        }
        tell(socket, PeopleEvent::InvitationSent);
        Ok(())
    }
}

/// Reports whether a text can be the key of an invitation.
fn is_key(text: &str) -> bool {
    text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

pub(super) fn tell(socket: &Socket, event: PeopleEvent) {
    socket.outbox.send(&ServerMsg::Online(OnlineEvent::People(event)));
}

/// Returns the denial for an error of the store.
fn failed(error: &StoreError) -> Denial {
    match error {
        // Merged into another, or gone, since the table was asked.
        StoreError::NoSuchPerson => Denial::NoSuchTable,
        error => {
            tracing::warn!(code = error.code(), %error, "people cannot be stored");
            Denial::NotStored
        }
    }
}
