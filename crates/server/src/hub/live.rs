//! A table that is awake: a task that takes one call after another.

use super::alarms::Alarm;
use super::keeping::NotKept;
use super::thinking::Mind;
use super::{Call, Hub};
use crate::metrics::one;
use crate::people::Socket;
use cartagena_protocol::{ClientMsg, Denial, Refusal, ServerMsg, Wish};
use cartagena_quay::{Act, Quay, Refused};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use tokio::sync::mpsc;

/// The version of the rules that new games are played by. Stored games keep theirs.
pub(crate) const RULES: u32 = 1;

// All in milliseconds.

/// How long a table stays awake when the last one who looked has gone: most are back soon.
const LINGER: u64 = 20_000;
/// How often a table that has nothing to do looks at the time.
const IDLE: u64 = 60_000;
/// What is due within this time is waited for awake: to read a game again takes longer than to wait.
const SOON: u64 = 120_000;
/// What is due but brings nothing is not asked about more often than this.
const LEAST: u64 = 50;

/// A table that is awake.
pub(crate) struct Live {
    pub(super) hub: Arc<Hub>,
    pub(super) game: String,
    pub(super) quay: Quay,
    /// How many lines the store has of it.
    pub(super) lines: u64,
    /// When it was last asked in vain whether the store has more of them, if that is not known.
    pub(super) doubtful: Option<Instant>,
    pub(super) lookers: Vec<Arc<Socket>>,
    pub(super) mind: Mind,
    /// Up to when it was told who is missing.
    missed: u64,
    /// Until when it stays awake for nobody.
    until: u64,
}

impl Live {
    pub(super) fn new(hub: Arc<Hub>, game: String, quay: Quay, lines: u64) -> Live {
        let (lookers, mind, missed) = (Vec::new(), Mind::default(), hub.clock.now());
        let until = missed + LINGER;
        Live { hub, game, quay, lines, doubtful: None, lookers, mind, missed, until }
    }

    /// Reads a table from the store and goes on with it.
    pub(super) async fn wake(hub: Arc<Hub>, game: String, mut inbox: mpsc::Receiver<Call>) {
        let read = hub.read(&game).await;
        // As long as the store does not answer the alarm rings again.
        if !matches!(read, Err(Denial::NotKept)) {
            hub.alarms.clear(&game);
        }
        match read {
            Ok((quay, lines)) => {
                let mut live = Live::new(hub, game, quay, lines);
                live.until = live.now();
                live.run(inbox).await;
            }
            Err(why) => refuse_all(&hub, &game, &mut inbox, why).await,
        }
    }

    pub(super) fn now(&self) -> u64 {
        self.hub.clock.now()
    }

    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Call>) {
        let mut stopping = self.hub.stopping.clone();
        self.list(&[]);
        loop {
            self.go_on().await;
            let rest = self.rest();
            tokio::select! {
                biased;
                () = stopping.told() => break,
                call = inbox.recv() => match call {
                    Some(call) => self.take(call).await,
                    None => break,
                },
                // A table that has to ask the store first can show nothing.
                () = self.mind.stirs(self.hub.pause), if self.doubtful.is_none() => {}
                () = self.hub.clock.until(rest) => {}
            }
            if self.may_sleep() && self.hub.retire(&self.game, &mut inbox, self.alarm()) {
                return self.hand_back(inbox).await;
            }
        }
        while !self.hub.retire(&self.game, &mut inbox, None) {
            while inbox.try_recv().is_ok() {}
        }
    }

    /// What came in the very moment in which the table went to sleep wakes it again.
    async fn hand_back(self, mut inbox: mpsc::Receiver<Call>) {
        while let Some(call) = inbox.recv().await {
            let (hub, game) = (Arc::clone(&self.hub), self.game.clone());
            tokio::spawn(async move { Box::pin(hub.call(&game, call)).await });
        }
    }

    async fn take(&mut self, call: Call) {
        match call {
            Call::Look(socket, seat) => {
                self.look(Arc::clone(&socket), seat);
                self.call_by_name(&socket).await;
            }
            Call::Leave(socket) => self.leave(socket),
            Call::Do(socket, message, came) => self.act(&socket, &message, came).await,
            Call::Rematch(socket) => self.rematch(&socket).await,
            Call::Invite(socket) => self.invite(&socket).await,
            Call::Record(socket) => self.record(&socket),
            Call::Wake(awake) => drop(awake.send(())),
        }
    }

    /// Does what time brings, and lets bots move.
    async fn go_on(&mut self) {
        let wait = self.doubtful.is_some_and(|tried| tried.elapsed() < super::AGAIN);
        if wait || (self.doubtful.is_some() && !self.settle().await) {
            return;
        }
        if self.tick().await.is_ok() {
            self.tell_missed();
            self.think().await;
        }
    }

    /// Shows the room anew once somebody has been gone for so long that the others may choose what
    /// becomes of it.
    fn tell_missed(&mut self) {
        let now = self.now();
        if self.quay.missed_next(self.missed).is_some_and(|moment| moment <= now) {
            self.tell_room(None);
        }
        self.missed = now;
    }

    /// Does what is due by now.
    async fn tick(&mut self) -> Result<(), NotKept> {
        while let Some(decision) = self.quay.tick(self.now()) {
            self.keep(decision).await?;
        }
        Ok(())
    }

    /// When there is something to do again.
    fn rest(&self) -> u64 {
        let now = self.now();
        if self.doubtful.is_some() {
            return now + super::AGAIN.as_millis() as u64;
        }
        let quiet = if self.is_wanted() { now + IDLE } else { self.until };
        let due = self.quay.due().map(|due| due.max(now + LEAST));
        let missed = self.quay.missed_next(self.missed);
        [due, missed].into_iter().flatten().fold(quiet, u64::min)
    }

    /// When it has to be woken, should it sleep now.
    fn alarm(&self) -> Option<Alarm> {
        self.quay.due().map(|due| Alarm { due, counted: self.quay.counted() })
    }

    /// Whether somebody looks, or something will happen by itself.
    fn is_wanted(&self) -> bool {
        let busy = self.doubtful.is_some() || self.mind.is_busy();
        !self.lookers.is_empty() || busy || self.is_timed()
    }

    /// Whether something is due soon. For what is due later there is an alarm.
    fn is_timed(&self) -> bool {
        self.quay.due().is_some_and(|due| due < self.now() + SOON)
    }

    fn may_sleep(&self) -> bool {
        !self.is_wanted() && self.until <= self.now()
    }

    fn look(&mut self, socket: Arc<Socket>, seat: Option<u8>) {
        let person = socket.person.id;
        let foreign = seat.is_some() && self.quay.card(Some(person)).you != seat;
        if self.quay.is_closed() || foreign {
            return self.deny(&socket, Denial::NoSuchTable);
        }
        let new = !self.lookers.iter().any(|looker| looker.id == socket.id);
        if new {
            self.lookers.push(Arc::clone(&socket));
        }
        let changed = new && self.quay.present(Some(person), true, self.now());
        self.quay.ask_to_confirm(person, socket.asks.load(Ordering::Relaxed));
        if changed {
            self.tell_room(Some(socket.id));
        }
        let welcome = self.quay.welcome(Some(person), self.now());
        welcome.iter().for_each(|message| socket.outbox.say(message));
    }

    /// Whoever took another name while the table slept has it here from now on.
    async fn call_by_name(&mut self, socket: &Arc<Socket>) {
        let (person, name) = (socket.person.id, socket.person.name());
        let card = self.quay.card(Some(person));
        let seat = card.you.and_then(|seat| card.seats.get(usize::from(seat)));
        if seat.is_none_or(|seat| *seat.name == *name) || self.quay.is_over() {
            return;
        }
        let rename = ClientMsg::Online(Wish::Rename { name: name.to_string() });
        let act = Act { person, name: &name, now: self.now() };
        let mut called = self.quay.clone();
        let renamed = self.quay.decide(&act, &rename).map(|decision| called.commit(decision));
        if renamed.is_ok() && called.card(Some(person)).seats != card.seats {
            self.act(socket, &rename, Instant::now()).await;
        }
    }

    fn leave(&mut self, id: u64) {
        let Some(at) = self.lookers.iter().position(|looker| looker.id == id) else { return };
        let person = self.lookers.swap_remove(at).person.id;
        self.until = self.now() + LINGER;
        let elsewhere = self.lookers.iter().any(|looker| looker.person.id == person);
        if !elsewhere && self.quay.present(Some(person), false, self.now()) {
            self.tell_room(None);
        }
    }

    /// Decides, keeps and tells. If another server was faster, or the store is not sure what it has
    /// taken, the table is read again first.
    async fn act(&mut self, socket: &Arc<Socket>, message: &ClientMsg, came: Instant) {
        self.until = self.now() + LINGER;
        let name = socket.person.name();
        if let ClientMsg::AskToConfirm { ask } = message {
            return self.quay.ask_to_confirm(socket.person.id, *ask);
        }
        for _ in 0..3 {
            if self.doubtful.is_some() && !self.settle().await {
                break;
            }
            if self.tick().await.is_err() {
                continue;
            }
            let act = Act { person: socket.person.id, name: &name, now: self.now() };
            let decision = match self.quay.decide(&act, message) {
                Ok(decision) => decision,
                // A name that is not taken over here stays as it is; nobody asked this table.
                Err(_) if matches!(message, ClientMsg::Online(Wish::Rename { .. })) => return,
                Err(refused) => return self.refuse(socket, refused),
            };
            if self.keep(decision).await.is_ok() {
                self.hub.metrics.told.add(came.elapsed());
                if let ClientMsg::Play { .. } = message {
                    one(&self.hub.metrics.moves);
                }
                return;
            }
        }
        self.deny(socket, Denial::NotKept);
    }

    fn refuse(&self, socket: &Socket, refused: Refused) {
        one(&self.hub.metrics.refusals);
        match refused {
            Refused::Denied(why) => self.deny(socket, why),
            Refused::Table(refusal) => {
                let stale = refusal == Refusal::Stale;
                let game = self.game.clone();
                socket.outbox.say(&ServerMsg::Refused { game, refusal });
                let snapshot = self.quay.snapshot(Some(socket.person.id)).filter(|_| stale);
                snapshot.iter().for_each(|message| socket.outbox.say(message));
            }
        }
    }

    fn record(&self, socket: &Socket) {
        let game = self.game.clone();
        socket.outbox.say(&match self.quay.record(Some(socket.person.id)) {
            Ok(text) => ServerMsg::Record { game, text },
            Err(refusal) => ServerMsg::Refused { game, refusal },
        });
    }
}

/// There is no such table, or it cannot be read now.
async fn refuse_all(hub: &Hub, game: &str, inbox: &mut mpsc::Receiver<Call>, why: Denial) {
    loop {
        while let Ok(call) = inbox.try_recv() {
            call.deny(Some(game), why);
        }
        if hub.retire(game, inbox, None) {
            break;
        }
    }
    // What was on its way already; from now on the way is closed.
    while let Some(call) = inbox.recv().await {
        call.deny(Some(game), why);
    }
}
