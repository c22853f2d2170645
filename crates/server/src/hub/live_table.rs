//! A live table: a task that handles one request after another.

use super::bot_turns::BotState;
use super::look_back::LookBack;
use super::persistence::NotStored;
use super::wake_ups::WakeUp;
use super::{Hub, MAX_TRIES, PublicView, TableRequest};
use crate::connected_people::Socket;
use crate::metrics::increment;
use crate::socket::to_json_text;
use cartagena::Seat;
use cartagena_protocol::{ClientMsg, Denial, OnlineRequest, RefusalCode, ServerMsg, StorageState};
use cartagena_room::{Requester, Room, RoomDecision, RoomRefusal};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use tokio::sync::mpsc;

/// Version of the rules for new games. Stored games keep theirs.
pub(crate) const RULES_VERSION: u32 = cartagena::VERSION as u32;

// All in milliseconds.

/// Time that a table stays live after its last viewer left: most come back soon.
const LINGER_MS: u64 = 20_000;
/// Longest wait of an idle table with viewers.
const IDLE_MS: u64 = 60_000;
/// A table with something due within this time stays live: to load the game again takes longer than
/// to wait.
const SOON_MS: u64 = 120_000;
/// Shortest wait: something due that changes nothing is not checked more often than this.
const MIN_WAIT_MS: u64 = 50;

/// A table that is in memory.
pub(crate) struct LiveTable {
    pub(super) hub: Arc<Hub>,
    pub(super) game: String,
    pub(super) room: Room,
    /// Number of lines in the store.
    pub(super) line_count: u64,
    /// Set while the table may differ from the store: the time of the last attempt to read it
    /// again.
    pub(super) out_of_sync: Option<Instant>,
    /// Set if the last line that was not stored came after that of another server.
    pub(super) overtaken: bool,
    /// Set if the table cannot go on before it is loaded again.
    pub(super) parked: bool,
    /// A rematch table whose opening is not complete: its id and first line.
    pub(super) unfinished_rematch: Option<(String, String)>,
    pub(super) viewers: Vec<Arc<Socket>>,
    pub(super) look_back: LookBack,
    pub(super) bot_state: BotState,
    /// The signed end of the game, once it is over.
    pub(super) signed_end: Option<ServerMsg>,
    /// Number of the turn whose player was reminded.
    pub(super) reminded: Option<u64>,
    /// Time up to which ends of holidays were announced.
    pub(super) holidays_checked: u64,
    /// The people who watch by other servers, and whether they look.
    pub(super) viewers_elsewhere: HashMap<i64, bool>,
    /// The seat of a bot that plays at another server, as the viewers were told.
    pub(super) bot_elsewhere: Option<Seat>,
    /// Time up to which missing players were announced.
    missing_checked: u64,
    /// Time until which it stays live without viewers.
    awake_until: u64,
}

impl LiveTable {
    pub(super) fn new(hub: Arc<Hub>, game: String, room: Room, lines: u64) -> LiveTable {
        let now = hub.clock.now();

        LiveTable {
            hub,
            game,
            room,
            line_count: lines,
            out_of_sync: None,
            overtaken: false,
            parked: false,
            unfinished_rematch: None,
            viewers: Vec::new(),
            look_back: LookBack::default(),
            bot_state: BotState::default(),
            signed_end: None,
            reminded: None,
            holidays_checked: now,
            viewers_elsewhere: HashMap::new(),
            bot_elsewhere: None,
            missing_checked: now,
            awake_until: now + LINGER_MS,
        }
    }

    /// Loads a table from the store and runs it.
    pub(super) async fn wake(hub: Arc<Hub>, game: String, mut inbox: mpsc::Receiver<TableRequest>) {
        let reminded = hub.wake_ups.get(&game).and_then(|wake_up| wake_up.reminded);
        let read = hub.load_room(&game).await;
        // While the store does not answer, the wake-up stays set.
        if !matches!(read, Err(Denial::NotStored)) {
            hub.wake_ups.clear(&game);
        }
        match read {
            Ok((room, lines)) => {
                let mut live = LiveTable::new(hub, game, room, lines);
                live.awake_until = live.now();
                live.reminded = reminded;
                let elsewhere = live.hub.viewers_of(&live.game).await;
                live.set_viewers_elsewhere(elsewhere);
                live.update_lobby_index(&[]);
                live.run(inbox).await;
            }
            Err(why) => refuse_all(&hub, &game, &mut inbox, why).await,
        }
    }

    pub(super) fn now(&self) -> u64 {
        self.hub.clock.now()
    }

    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<TableRequest>) {
        let mut stopping = self.hub.stopping.clone();
        let mut store_state = self.hub.store_watch.subscribe();
        loop {
            self.advance().await;
            self.sign_end().await;
            let rest = self.next_wake_up();
            tokio::select! {
                biased;
                () = stopping.requested() => break,
                call = inbox.recv() => match call {
                    Some(call) => self.handle(call).await,
                    None => break,
                },
                Ok(()) = store_state.changed() => self.broadcast_storage(),
                // A table that is out of sync must be read again before bots move.
                () = self.bot_state.wait_for_wake_up(self.hub.bot_pause), if self.is_sound() => {}
                () = self.hub.clock.until(rest) => {}
            }
            if self.may_sleep() && self.hub.stop_table(&self.game, &mut inbox, self.wake_up()) {
                return self.return_requests(inbox).await;
            }
        }
        while !self.hub.stop_table(&self.game, &mut inbox, None) {
            while inbox.try_recv().is_ok() {}
        }
    }

    /// Hands requests that came while the table went to sleep back to the hub, which wakes it
    /// again.
    async fn return_requests(self, mut inbox: mpsc::Receiver<TableRequest>) {
        while let Some(call) = inbox.recv().await {
            let (hub, game) = (Arc::clone(&self.hub), self.game.clone());
            tokio::spawn(async move { Box::pin(hub.send_request(&game, call)).await });
        }
    }

    async fn handle(&mut self, call: TableRequest) {
        match call {
            TableRequest::Watch(socket, seat) => {
                self.add_viewer(Arc::clone(&socket), seat);
                self.update_name(&socket).await;
            }
            TableRequest::Leave(socket) => self.remove_viewer(socket),
            TableRequest::Message(socket, message, came) => {
                self.handle_message(&socket, &message, came).await
            }
            TableRequest::Rematch(socket) => self.send_rematch(&socket).await,
            TableRequest::Invite(socket, id) => self.send_invitation(&socket, id.as_deref()).await,
            TableRequest::Record(socket) => self.send_record(&socket),
            TableRequest::Merge { person, into, answer } => {
                let _ = answer.send(self.merge(person, into).await);
            }
            TableRequest::Person { which, answer } => drop(answer.send(self.person(which))),
            TableRequest::Holiday { person, until, answer } => {
                let _ = answer.send(self.set_holiday(person, until).await);
            }
            TableRequest::WhoIs { at, answer } => drop(answer.send(self.person_seen(&at))),
            TableRequest::Close(answer) => {
                let _ = answer.send(self.close_for_operator().await);
            }
            TableRequest::Reword { person, leaves, answer } => {
                let _ = answer.send(self.reword(person, leaves).await);
            }
            TableRequest::Look(answer) => drop(answer.send(PublicView::of(&self.room))),
            TableRequest::Wake(awake) => drop(awake.send(())),
            TableRequest::CatchUp(seq) => self.catch_up(seq).await,
            TableRequest::Viewers(elsewhere) => self.set_viewers_elsewhere(elsewhere),
            TableRequest::Looks(person) => self.note_viewer(person),
            TableRequest::Reload => self.reload_and_broadcast().await,
        }
    }

    /// Reports whether the table may decide something: it is in sync and not parked.
    fn is_sound(&self) -> bool {
        self.out_of_sync.is_none() && !self.parked
    }

    /// Does everything that is due, and lets bots move.
    async fn advance(&mut self) {
        if self.parked {
            return;
        }
        let wait = self.out_of_sync.is_some_and(|tried| tried.elapsed() < super::STORE_RETRY);
        if wait || (self.out_of_sync.is_some() && !self.resync().await) {
            return;
        }
        if self.tick().await.is_ok() {
            self.broadcast_missing();
            self.broadcast_holiday_end();
            if self.drives() {
                self.remind();
                self.advance_bots().await;
            } else {
                self.follow_bots();
            }
        }
    }

    /// Reports whether this server runs the table's clocks and bots.
    pub(super) fn drives(&self) -> bool {
        self.hub.drives(&self.game)
    }

    /// Sends the room again once a player has been missing for so long that the others may choose
    /// what to do about it.
    fn broadcast_missing(&mut self) {
        let now = self.now();
        if self.room.next_missing_at(self.missing_checked).is_some_and(|moment| moment <= now) {
            self.broadcast_room(None);
        }
        self.missing_checked = now;
    }

    /// Stores every decision that is due by now.
    async fn tick(&mut self) -> Result<(), NotStored> {
        while self.drives()
            && let Some(decision) = self.room.tick(self.now())
        {
            self.persist_own(&decision).await?;
        }
        Ok(())
    }

    /// Returns the time at which there is something to do again.
    fn next_wake_up(&self) -> u64 {
        let now = self.now();
        if self.out_of_sync.is_some() {
            return now + super::STORE_RETRY.as_millis() as u64;
        }
        let quiet = if self.is_needed() { now + IDLE_MS } else { self.awake_until };
        if self.parked {
            return quiet;
        }
        let due = self.due().map(|due| due.max(now + MIN_WAIT_MS));
        let missed = self.room.next_missing_at(self.missing_checked);
        let reminder = self.reminder_due().filter(|_| self.drives());
        let reminder = reminder.map(|due| due.max(now + MIN_WAIT_MS));
        let back = self.room.next_holiday_end(self.holidays_checked);
        [due, missed, reminder, back].into_iter().flatten().fold(quiet, u64::min)
    }

    /// Returns the wake-up that the table needs if it goes to sleep now.
    fn wake_up(&self) -> Option<WakeUp> {
        let (reminded, clock_counted_until) = (self.reminded, self.room.clock_counted_until());
        self.due().map(|due| WakeUp { due, clock_counted_until, reminded })
    }

    /// Reports whether there are viewers, or something will happen by itself soon.
    fn is_needed(&self) -> bool {
        let busy = self.out_of_sync.is_some() || (self.bot_state.is_busy() && !self.parked);
        !self.viewers.is_empty() || busy || self.is_due_soon()
    }

    /// Returns the time at which the room has something to do here; never for a parked one, which would try
    /// the same again.
    pub(super) fn due(&self) -> Option<u64> {
        let due = self.room.next_due().filter(|_| !self.parked && self.drives())?;
        Some(self.reminder_due().map_or(due, |reminder| reminder.min(due)))
    }

    /// Reports whether something is due soon. A wake-up is set for anything later.
    fn is_due_soon(&self) -> bool {
        self.due().is_some_and(|due| due < self.now() + SOON_MS)
    }

    fn may_sleep(&self) -> bool {
        !self.is_needed() && self.awake_until <= self.now()
    }

    fn add_viewer(&mut self, socket: Arc<Socket>, seat: Option<u8>) {
        let person = socket.person.id;
        let own = self.room.table_card(Some(person)).your_seat.map(Seat::number);
        let foreign = seat.is_some() && own != seat;
        if self.room.is_closed() || foreign {
            return self.deny(&socket, Denial::NoSuchTable);
        }
        let new = !self.viewers.iter().any(|viewer| viewer.id == socket.id);
        if new {
            self.viewers.push(Arc::clone(&socket));
            self.note_viewer(person);
        }
        let changed = new && self.room.set_present(Some(person), true, self.now());
        self.room.ask_to_confirm(person, socket.confirms_turns.load(Ordering::Relaxed));
        if changed {
            self.broadcast_room(Some(socket.id));
        }
        let welcome = self.room.welcome_messages(Some(person), self.now());
        let welcome = self.without_blocked(person, welcome);
        welcome.iter().chain(&self.signed_end).for_each(|message| socket.outbox.send(message));
        if self.storage_state() != StorageState::Working {
            socket.outbox.send(&self.storage_message());
        }
    }

    /// Updates the name of a player who changed it while the table slept.
    async fn update_name(&mut self, socket: &Arc<Socket>) {
        let (person, name) = (socket.person.id, socket.person.name());
        let card = self.room.table_card(Some(person));
        let seat = card.your_seat.and_then(|seat| card.seats.get(seat.index()));
        let same = seat.is_none_or(|seat| *seat.name == *name);
        if same || self.room.is_over() || self.parked {
            return;
        }
        let rename = ClientMsg::Online(OnlineRequest::Rename { name: name.to_string() });
        let program = socket.person.owner.is_some();
        let requester = Requester { person, name: &name, now: self.now(), program };
        let Ok(decision) = self.room.decide(&requester, &rename) else { return };
        let renamed = self.room.with(&decision).map(|(room, _)| room.table_card(Some(person)));
        if renamed.is_ok_and(|renamed| renamed.seats != card.seats) {
            self.handle_message(socket, &rename, Instant::now()).await;
        }
    }

    fn remove_viewer(&mut self, id: u64) {
        let Some(at) = self.viewers.iter().position(|viewer| viewer.id == id) else { return };
        let person = self.viewers.swap_remove(at).person.id;
        self.awake_until = self.now() + LINGER_MS;
        self.note_viewer(person);
        self.leave_look_back(id, person);
        if !self.is_watched_by(person) && self.room.set_present(Some(person), false, self.now()) {
            self.broadcast_room(None);
        }
    }

    /// Handles a message that the table decides on.
    async fn handle_message(&mut self, socket: &Arc<Socket>, message: &ClientMsg, came: Instant) {
        self.awake_until = self.now() + LINGER_MS;
        if let ClientMsg::AskToConfirm { confirm: ask } = message {
            return self.room.ask_to_confirm(socket.person.id, *ask);
        }
        if let ClientMsg::Online(OnlineRequest::LookBack { request, .. }) = message {
            return self.look_back(socket, request);
        }
        if let Some(reason) = self.community_refusal(socket, message) {
            return self.deny(socket, reason);
        }
        match self.decide_and_store(socket, message).await {
            Ok(true) => self.note_effects(message, came),
            Ok(false) => {}
            Err(failure) => self.deny(socket, failure.into()),
        }
    }

    /// Decides on a message, stores the decision and broadcasts it. Returns false if the message was
    /// refused, or answered because it was stored before. If another server was faster, or it is
    /// unknown whether the store took the line, the table is read again first: a line that turns out
    /// to be stored is not stored again.
    async fn decide_and_store(
        &mut self,
        socket: &Socket,
        message: &ClientMsg,
    ) -> Result<bool, NotStored> {
        let (mut tried, mut failure) = (Vec::new(), NotStored::Failed);
        for _ in 0..MAX_TRIES {
            if self.is_stored(&tried, failure).await? {
                return Ok(true);
            }
            if self.tick().await.is_err() {
                continue;
            }
            let Some(decision) = self.decide_or_answer(socket, message) else { return Ok(false) };
            match self.persist(&decision).await {
                Ok(()) => return Ok(true),
                Err(NotStored::Failed) => {}
                Err(other) => failure = other,
            }
            tried.push(decision.line().to_owned());
        }
        let found = failure == NotStored::Unknown && self.is_stored(&tried, failure).await?;
        if found { Ok(true) } else { Err(failure) }
    }

    /// Reads a table that is out of sync again, and reports whether one of these lines is stored. If
    /// the table cannot be used, the failure of the last try is what is known.
    async fn is_stored(&mut self, lines: &[String], failure: NotStored) -> Result<bool, NotStored> {
        let found = match self.out_of_sync {
            Some(_) => self.resync_and_find(lines).await.ok_or(failure),
            None => Ok(false),
        };
        if self.parked { Err(NotStored::Parked) } else { found }
    }

    /// Returns the decision on a message; `None` if it was refused, or answered because it was stored
    /// before under the same id.
    fn decide_or_answer(&self, socket: &Socket, message: &ClientMsg) -> Option<RoomDecision> {
        let (person, name) = (socket.person.id, socket.person.name());
        if socket.person.is_gone() {
            self.deny(socket, Denial::NotSeated);
            return None;
        }
        if let Some(answer) = self.room.answer_again(person, message) {
            socket.outbox.send(&answer);
            return None;
        }
        let program = socket.person.owner.is_some();
        let requester = Requester { person, name: &name, now: self.now(), program };
        let decided = self.room.decide(&requester, message);
        // A person who changes the name did not ask this table: if it cannot take the new name over,
        // the old one stays.
        let renames = matches!(message, ClientMsg::Online(OnlineRequest::Rename { .. }));
        decided.map_err(|refused| (!renames).then(|| self.refuse(socket, refused))).ok()
    }

    /// Counts a message whose effects were sent to all viewers.
    fn note_effects(&self, message: &ClientMsg, came: Instant) {
        self.hub.metrics.broadcast_time.observe(came.elapsed());
        if let ClientMsg::Play { .. } = message {
            increment(&self.hub.metrics.moves);
        }
    }

    fn refuse(&self, socket: &Socket, refused: RoomRefusal) {
        increment(&self.hub.metrics.refusals);
        match refused {
            RoomRefusal::Denied(why) => self.deny(socket, why),
            RoomRefusal::Table(refusal) => {
                let stale = refusal == RefusalCode::OutOfDate;
                let game = self.game.clone();
                socket.outbox.send(&ServerMsg::Refused { game, refusal });
                let snapshot = self.room.snapshot(Some(socket.person.id)).filter(|_| stale);
                snapshot.iter().for_each(|message| socket.outbox.send(message));
            }
        }
    }

    fn send_record(&self, socket: &Socket) {
        let game = self.game.clone();
        let message = match self.room.record(Some(socket.person.id)) {
            Ok(text) => to_json_text(&ServerMsg::Record { game, text }),
            Err(refusal) => return socket.outbox.send(&ServerMsg::Refused { game, refusal }),
        };
        if self.room.is_over() {
            self.hub.finished_records.insert(&self.game, message.clone(), message.len());
        }
        socket.outbox.send_text(message);
    }
}

/// Refuses all requests: there is no such table, or it cannot be loaded now.
async fn refuse_all(hub: &Hub, game: &str, inbox: &mut mpsc::Receiver<TableRequest>, why: Denial) {
    loop {
        while let Ok(call) = inbox.try_recv() {
            call.deny(Some(game), why);
        }
        if hub.stop_table(game, inbox, None) {
            break;
        }
    }
    // Requests that were sent before the inbox was closed.
    while let Some(call) = inbox.recv().await {
        call.deny(Some(game), why);
    }
}
