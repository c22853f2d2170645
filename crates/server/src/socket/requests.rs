//! Requests of a page: dispatch to the table, the lobby or the person's data.

use super::close_reason::CloseReason;
use crate::admin::announcement_message;
use crate::app::AppState;
use crate::connected_people::Socket;
use crate::hub::{Hub, TableRequest};
use crate::identity::{AdmissionError, PASS_SECONDS};
use crate::metrics::increment;
use crate::random_ids::is_request_id;
use crate::rate_limiter::LimitedAction;
use cartagena::Rules;
use cartagena_protocol::{
    ClientMsg, Denial, MaybeParsed, OnlineEvent, OnlineRequest, OpenTable, PeopleRequest,
    ServerMsg, VERSION,
};
use cartagena_room::{clean_chat, clean_person_name};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Number of rate-limited messages that are answered before the socket is closed.
const MAX_RATE_LIMITED: u32 = 200;

/// State of the conversation with one socket.
pub(super) struct Conversation {
    app: Arc<AppState>,
    socket: Arc<Socket>,
    greeted: bool,
    watched: Vec<String>,
    bad_messages: u32,
    rate_limited: u32,
}

impl Conversation {
    pub(super) fn new(app: Arc<AppState>, socket: Arc<Socket>) -> Conversation {
        Conversation {
            app,
            socket,
            greeted: false,
            watched: Vec::new(),
            bad_messages: 0,
            rate_limited: 0,
        }
    }

    fn hub(&self) -> &Arc<Hub> {
        &self.app.hub
    }

    /// Counts something that is limited at this server alone.
    fn is_allowed(&self, act: LimitedAction) -> bool {
        let allowed =
            self.hub().limiter.allow_person(act, self.socket.person.id, self.socket.address);
        self.count_refusal(allowed)
    }

    fn count_refusal(&self, allowed: bool) -> bool {
        if !allowed {
            increment(&self.hub().metrics.rate_limited);
        }
        allowed
    }

    fn send(&self, event: OnlineEvent) {
        self.socket.outbox.send(&ServerMsg::Online(event));
    }

    fn deny(&self, game: Option<&str>, why: Denial) {
        increment(&self.hub().metrics.refusals);
        self.send(OnlineEvent::Denied { game: game.map(str::to_owned), reason: why });
    }

    /// Refuses a message that cannot be read. Returns a reason to close after too many of them.
    pub(super) fn bad_message(&mut self) -> Option<CloseReason> {
        self.bad_messages += 1;
        self.deny(None, Denial::BadMessage);
        (self.bad_messages >= self.hub().limiter.limits.bad_messages)
            .then_some(CloseReason::BadMessages)
    }

    /// Counts a ping or pong, which the socket has answered by itself.
    pub(super) fn handle_control_frame(&self) -> Option<CloseReason> {
        let allowed = self.is_allowed(LimitedAction::ControlFrame);
        (!allowed).then_some(CloseReason::TooManyPings)
    }

    fn rate_limited(&mut self) -> Option<CloseReason> {
        self.rate_limited += 1;
        self.deny(None, Denial::RateLimited);
        (self.rate_limited >= MAX_RATE_LIMITED).then_some(CloseReason::TooManyMessages)
    }

    /// Handles one message.
    pub(super) async fn handle_text(&mut self, text: &str) -> Option<CloseReason> {
        increment(&self.hub().metrics.messages);
        if self.socket.person.is_gone() {
            return Some(CloseReason::SignedOut);
        }
        if !self.is_allowed(LimitedAction::Message) {
            return self.rate_limited();
        }
        match serde_json::from_str(text) {
            Ok(ClientMsg::Online(OnlineRequest::Hello { version })) => self.handle_hello(version),
            Ok(message) if self.greeted => return self.handle_message(message).await,
            Ok(_) | Err(_) => return self.bad_message(),
        }
        None
    }

    fn handle_hello(&mut self, version: u32) {
        self.greeted = version == VERSION;
        match self.greeted {
            true => {
                self.send(OnlineEvent::YourName { name: self.socket.person.name().to_string() });
                let (hub, now) = (self.hub(), self.hub().clock.now());
                if let Some(announcement) = hub.community.announcement(now) {
                    self.socket.outbox.send(&announcement_message(&announcement));
                }
            }
            false => self.send(OnlineEvent::Outdated { version: VERSION }),
        }
    }

    async fn handle_message(&mut self, message: ClientMsg) -> Option<CloseReason> {
        if self.socket.person.owner.is_some() && !is_for_programs(&message) {
            self.deny(None, Denial::NotForPrograms);
            return None;
        }
        match message {
            ClientMsg::Online(request) => self.handle_online(request).await,
            ClientMsg::Watch { game, seat } => self.watch(game, seat).await,
            ClientMsg::Unwatch { game } => self.leave(&game).await,
            ClientMsg::AskToConfirm { confirm: ask } => self.ask_to_confirm(ask).await,
            ClientMsg::Record { game } => self.send_record(&game).await,
            ClientMsg::Play { ref game, .. }
            | ClientMsg::Undo { ref game, .. }
            | ClientMsg::Confirm { ref game, .. } => {
                let game = game.clone();
                self.forward(LimitedAction::Move, &game, message).await;
            }
            // Bots online move at a fixed pace, which no client can change.
            ClientMsg::BotTiming { .. } | ClientMsg::SkipBotPause { .. } => {}
            ClientMsg::ListGames
            | ClientMsg::Delete { .. }
            | ClientMsg::Create { .. }
            | ClientMsg::Advise { .. }
            | ClientMsg::Deferred(_)
            | ClientMsg::StopAnalysis => return self.bad_message(),
        }
        None
    }

    async fn handle_online(&mut self, request: OnlineRequest) {
        match request {
            OnlineRequest::Hello { .. } => {}
            OnlineRequest::Rename { name } => self.rename(&name).await,
            OnlineRequest::WatchLobby => self.watch_lobby(),
            OnlineRequest::UnwatchLobby => self.hub().lobby_index.leave_lobby(&self.socket),
            OnlineRequest::ListMyTables => self.send_own_tables().await,
            OnlineRequest::FindOpponent { rules, commitment } => {
                self.find_opponent(&rules, commitment.as_deref()).await
            }
            OnlineRequest::StopFinding => self.hub().stop_finding(&self.socket).await,
            OnlineRequest::People(request) => self.handle_people(request).await,
            OnlineRequest::Open { table, commitment } => {
                self.open(&table, commitment.as_deref(), None).await
            }
            OnlineRequest::Chat { game, text } => self.chat(game, &text, None).await,
            OnlineRequest::Rematch { game } => self.rematch(&game).await,
            OnlineRequest::Invite { game } => self.invite(&game, None).await,
            OnlineRequest::Once { id, request } => self.handle_once(id, *request).await,
            OnlineRequest::CreateDeviceLink => self.send_pass().await,
            OnlineRequest::Hidden { hidden } => self.note_hidden(hidden).await,
            OnlineRequest::Join { ref game, .. } => {
                let game = game.clone();
                self.join(&game, request).await;
            }
            OnlineRequest::LookBack { ref game, .. } => {
                let game = game.clone();
                self.forward(LimitedAction::LookBack, &game, ClientMsg::Online(request)).await;
            }
            OnlineRequest::StandUp { ref game }
            | OnlineRequest::Start { ref game }
            | OnlineRequest::Reveal { ref game, .. }
            | OnlineRequest::Resign { ref game }
            | OnlineRequest::AgreeToDraw { ref game, .. }
            | OnlineRequest::SetAbsentPolicy { ref game, .. } => {
                let game = game.clone();
                self.forward(LimitedAction::Join, &game, ClientMsg::Online(request)).await;
            }
        }
    }

    /// Handles a request that creates something, under the id that the client gave it.
    async fn handle_once(&self, id: String, request: OnlineRequest) {
        if !is_request_id(&id) {
            return self.deny(None, Denial::BadMessage);
        }
        match request {
            OnlineRequest::Open { table, commitment } => {
                self.open(&table, commitment.as_deref(), Some(&id)).await
            }
            OnlineRequest::Chat { game, text } => self.chat(game, &text, Some(id)).await,
            OnlineRequest::Rematch { game } => self.rematch(&game).await,
            OnlineRequest::Invite { game } => self.invite(&game, Some(id)).await,
            _ => self.deny(None, Denial::BadMessage),
        }
    }

    async fn open(&self, table: &OpenTable, commitment: Option<&str>, id: Option<&str>) {
        match self.hub().open_table(&self.socket, table, commitment, id).await {
            Ok(game) => self.send(OnlineEvent::TableOpened { game }),
            Err(reason) => self.deny(None, reason),
        }
    }

    async fn rematch(&self, game: &str) {
        if !self.is_allowed(LimitedAction::Rematch) {
            return self.deny(Some(game), Denial::RateLimited);
        }
        let call = TableRequest::Rematch(Arc::clone(&self.socket));
        self.hub().send_request(game, call).await;
    }

    /// Forwards a message to a table, unless the rate limit is reached.
    async fn forward(&self, act: LimitedAction, game: &str, message: ClientMsg) {
        if !self.is_allowed(act) {
            return self.deny(Some(game), Denial::RateLimited);
        }
        let call =
            TableRequest::Message(Arc::clone(&self.socket), Box::new(message), Instant::now());
        self.hub().send_request(game, call).await;
    }

    async fn invite(&self, game: &str, id: Option<String>) {
        if !self.is_allowed(LimitedAction::Join) {
            return self.deny(Some(game), Denial::RateLimited);
        }
        self.hub().send_request(game, TableRequest::Invite(Arc::clone(&self.socket), id)).await;
    }

    async fn join(&self, game: &str, request: OnlineRequest) {
        let (person, lobby) = (self.socket.person.id, &self.hub().lobby_index);
        // A person who sits there already joins again to send the commitment of their secret.
        if !lobby.is_seated(person, game)
            && lobby.table_count(person) >= self.hub().limiter.limits.tables_per_person
        {
            return self.deny(Some(game), Denial::TooManyTables);
        }
        self.forward(LimitedAction::Join, game, ClientMsg::Online(request)).await;
    }

    async fn watch(&mut self, game: String, seat: Option<u8>) {
        let known = self.watched.contains(&game);
        if !known && self.watched.len() >= self.hub().limiter.limits.tables_per_socket {
            return self.deny(Some(&game), Denial::TooManyTables);
        }
        if !self.is_allowed(LimitedAction::Watch) {
            return self.deny(Some(&game), Denial::RateLimited);
        }
        self.hub().send_request(&game, TableRequest::Watch(Arc::clone(&self.socket), seat)).await;
        if !known {
            self.watched.push(game);
        }
    }

    async fn leave(&mut self, game: &str) {
        if let Some(at) = self.watched.iter().position(|known| known == game) {
            self.watched.swap_remove(at);
            self.hub().send_if_live(game, TableRequest::Leave(self.socket.id)).await;
        }
    }

    /// Sends the record of a game: of a finished one without waking its table, if it was asked for
    /// before.
    async fn send_record(&self, game: &str) {
        if !self.is_allowed(LimitedAction::Record) {
            return self.deny(Some(game), Denial::RateLimited);
        }
        if let Some(record) = self.hub().finished_records.get(game) {
            return self.socket.outbox.send_text(record);
        }
        self.hub().send_request(game, TableRequest::Record(Arc::clone(&self.socket))).await;
    }

    fn watch_lobby(&self) {
        if !self.is_allowed(LimitedAction::Watch) {
            return self.deny(None, Denial::RateLimited);
        }
        self.hub().lobby_index.show_lobby(&self.hub().community, &self.socket);
    }

    async fn handle_people(&self, request: PeopleRequest) {
        if !self.is_allowed(LimitedAction::Relation) {
            return self.deny(None, Denial::RateLimited);
        }
        if let Err(reason) = self.hub().handle_people(&self.socket, request).await {
            self.deny(None, reason);
        }
    }

    async fn find_opponent(&self, rules: &MaybeParsed<Rules>, commitment: Option<&str>) {
        if !self.is_allowed(LimitedAction::Join) {
            return self.deny(None, Denial::RateLimited);
        }
        if let Err(reason) = self.hub().find_opponent(&self.socket, rules, commitment).await {
            self.deny(None, reason);
        }
    }

    async fn ask_to_confirm(&self, ask: bool) {
        self.socket.confirms_turns.store(ask, Ordering::Relaxed);
        for game in &self.watched {
            let message = Box::new(ClientMsg::AskToConfirm { confirm: ask });
            let call = TableRequest::Message(Arc::clone(&self.socket), message, Instant::now());
            self.hub().send_if_live(game, call).await;
        }
    }

    /// Notes whether the page is before its person's eyes, for notices about its tables.
    async fn note_hidden(&self, hidden: bool) {
        self.socket.hidden.store(hidden, Ordering::Relaxed);
        if self.hub().group().is_some() {
            for game in &self.watched {
                let looks = TableRequest::Looks(self.socket.person.id);
                self.hub().send_if_live(game, looks).await;
            }
        }
    }

    async fn send_own_tables(&self) {
        if !self.is_allowed(LimitedAction::Watch) {
            return self.deny(None, Denial::RateLimited);
        }
        self.socket.shows_own_tables.store(true, Ordering::Relaxed);
        let mine = self.hub().own_tables(self.socket.person.id).await;
        self.socket.outbox.send(&mine);
    }

    async fn rename(&self, name: &str) {
        let Some(name) = clean_person_name(name) else { return self.deny(None, Denial::BadText) };
        if !self.is_allowed(LimitedAction::Join) {
            return self.deny(None, Denial::RateLimited);
        }
        let person = &self.socket.person;
        if let Err(error) = self.hub().store.rename(person.id, &name).await {
            tracing::warn!(%error, "could not store a name");
            return self.deny(None, Denial::NotStored);
        }
        person.set_name(&name);
        person.send_name();
        self.hub().announce_name(person.id);
        for game in self.hub().lobby_index.games_of(person.id) {
            let message = Box::new(ClientMsg::Online(OnlineRequest::Rename { name: name.clone() }));
            let call = TableRequest::Message(Arc::clone(&self.socket), message, Instant::now());
            self.hub().send_if_live(&game, call).await;
        }
    }

    async fn chat(&self, game: String, text: &str, id: Option<String>) {
        if clean_chat(text).is_none() {
            return self.deny(Some(&game), Denial::BadText);
        }
        let chat = OnlineRequest::Chat { game: game.clone(), text: text.to_owned() };
        let chat = match id {
            Some(id) => OnlineRequest::Once { id, request: Box::new(chat) },
            None => chat,
        };
        self.forward(LimitedAction::Chat, &game, ClientMsg::Online(chat)).await;
    }

    async fn send_pass(&self) {
        let (person, address) = (self.socket.person.id, self.socket.address);
        let allowed = self.hub().allow_person(LimitedAction::Pass, person, address).await;
        if !self.count_refusal(allowed) {
            return self.deny(None, Denial::RateLimited);
        }
        match self.app.new_pass(self.socket.person.id).await {
            Ok(pass) => self.send(OnlineEvent::DeviceLink {
                secret: pass.to_hex(),
                valid_seconds: PASS_SECONDS,
            }),
            Err(AdmissionError::RateLimited) => self.deny(None, Denial::RateLimited),
            Err(_) => self.deny(None, Denial::NotStored),
        }
    }

    /// Leaves the lobby and all tables when the socket is closed.
    pub(super) async fn close(&mut self) {
        self.hub().lobby_index.leave_lobby(&self.socket);
        self.hub().stop_finding(&self.socket).await;
        for game in std::mem::take(&mut self.watched) {
            self.hub().send_if_live(&game, TableRequest::Leave(self.socket.id)).await;
        }
    }
}

/// Reports whether a program may send a message: it sits down, plays and leaves.
fn is_for_programs(message: &ClientMsg) -> bool {
    match message {
        ClientMsg::Online(request) => matches!(
            request,
            OnlineRequest::Hello { .. }
                | OnlineRequest::Join { .. }
                | OnlineRequest::StandUp { .. }
                | OnlineRequest::Reveal { .. }
                | OnlineRequest::Resign { .. }
        ),
        ClientMsg::Watch { .. }
        | ClientMsg::Unwatch { .. }
        | ClientMsg::Play { .. }
        | ClientMsg::Confirm { .. }
        | ClientMsg::AskToConfirm { .. }
        | ClientMsg::Record { .. } => true,
        _ => false,
    }
}
