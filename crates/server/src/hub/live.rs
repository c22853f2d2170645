//! A table that is awake: a task that takes one call after another.

use super::keeping::NotKept;
use super::thinking::Mind;
use super::{Call, Hub};
use crate::clock;
use crate::metrics::one;
use crate::people::Socket;
use cartagena_protocol::{ClientMsg, Denial, Refusal, ServerMsg, Stage, Wish};
use cartagena_quay::{Act, Quay, Refused};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// The version of the rules that new games are played by. Stored games keep theirs.
pub(crate) const RULES: u32 = 1;

/// How long a table stays awake when the last one who looked has gone: most are back soon.
const LINGER: Duration = Duration::from_secs(20);
/// How often a table that has nothing to do looks at the time.
const IDLE: Duration = Duration::from_secs(60);
/// What is due within so many milliseconds is waited for awake.
const SOON: u64 = 10 * 60 * 1000;
/// What is due but brings nothing is not asked about more often than this.
const LEAST: Duration = Duration::from_millis(50);

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
    /// Until when it stays awake for nobody.
    until: Instant,
}

impl Live {
    pub(super) fn new(hub: Arc<Hub>, game: String, quay: Quay, lines: u64) -> Live {
        let (lookers, mind, until) = (Vec::new(), Mind::default(), Instant::now() + LINGER);
        Live { hub, game, quay, lines, doubtful: None, lookers, mind, until }
    }

    /// Reads a table from the store and goes on with it.
    pub(super) async fn wake(hub: Arc<Hub>, game: String, mut inbox: mpsc::Receiver<Call>) {
        match super::keeping::read(&*hub.store, &game).await {
            Ok((quay, lines)) => {
                let mut live = Live::new(hub, game, quay, lines);
                live.until = Instant::now();
                live.run(inbox).await;
            }
            Err(why) => refuse_all(&hub, &game, &mut inbox, why).await,
        }
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
                () = self.mind.thought(self.hub.pause) => {}
                () = tokio::time::sleep_until(rest.into()) => {}
            }
            if self.may_sleep() && self.hub.retire(&self.game, &mut inbox) {
                self.hub.alarms.set(&self.game, self.quay.due());
                return self.hand_back(inbox).await;
            }
        }
        while !self.hub.retire(&self.game, &mut inbox) {
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
            self.think().await;
        }
    }

    /// Does what is due by now.
    async fn tick(&mut self) -> Result<(), NotKept> {
        while let Some(decision) = self.quay.tick(clock::now()) {
            self.keep(decision).await?;
        }
        Ok(())
    }

    /// When there is something to do again.
    fn rest(&self) -> Instant {
        let now = Instant::now();
        if self.doubtful.is_some() {
            return now + super::AGAIN;
        }
        let due = self.quay.due().map(|due| due.saturating_sub(clock::now()));
        let due = due.map(|wait| now + Duration::from_millis(wait).max(LEAST));
        let quiet = if self.is_wanted() { now + IDLE } else { self.until };
        [due, self.mind.due(), Some(quiet)].into_iter().flatten().min().unwrap_or(quiet)
    }

    /// Whether somebody looks, or something will happen by itself.
    fn is_wanted(&self) -> bool {
        let busy = self.doubtful.is_some() || self.mind.is_busy();
        !self.lookers.is_empty() || busy || self.is_timed()
    }

    /// Whether time means something here: a clock runs, which it does not while a table sleeps, or
    /// something is due soon. For what is due much later there is an alarm.
    fn is_timed(&self) -> bool {
        let Some(due) = self.quay.due() else { return false };
        let card = self.quay.card(None);
        let clock = card.pace.is_some() && card.stage == Stage::Playing;
        clock || due < clock::now() + SOON
    }

    fn may_sleep(&self) -> bool {
        !self.is_wanted() && self.until <= Instant::now()
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
        let changed = new && self.quay.present(Some(person), true, clock::now());
        self.quay.ask_to_confirm(person, socket.asks.load(Ordering::Relaxed));
        if changed {
            self.tell_room(Some(socket.id));
        }
        let welcome = self.quay.welcome(Some(person), clock::now());
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
        let act = Act { person, name: &name, now: clock::now() };
        let mut called = self.quay.clone();
        let renamed = self.quay.decide(&act, &rename).map(|decision| called.commit(decision));
        if renamed.is_ok() && called.card(Some(person)).seats != card.seats {
            self.act(socket, &rename, Instant::now()).await;
        }
    }

    fn leave(&mut self, id: u64) {
        let Some(at) = self.lookers.iter().position(|looker| looker.id == id) else { return };
        let person = self.lookers.swap_remove(at).person.id;
        self.until = Instant::now() + LINGER;
        let elsewhere = self.lookers.iter().any(|looker| looker.person.id == person);
        if !elsewhere && self.quay.present(Some(person), false, clock::now()) {
            self.tell_room(None);
        }
    }

    /// Decides, keeps and tells. If another server was faster, or the store is not sure what it has
    /// taken, the table is read again first.
    async fn act(&mut self, socket: &Arc<Socket>, message: &ClientMsg, came: Instant) {
        self.until = Instant::now() + LINGER;
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
            let act = Act { person: socket.person.id, name: &name, now: clock::now() };
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
        if hub.retire(game, inbox) {
            break;
        }
    }
    // What was on its way already; from now on the way is closed.
    while let Some(call) = inbox.recv().await {
        call.deny(Some(game), why);
    }
}
