//! A host of the table: what a server does around a room, one step after another.

use crate::audit::action_text;
use crate::chance::Chance;
use crate::database::{Database, StoreFault};
use crate::fault::Fault;
use crate::schedule::Flaw;
use cartagena::{Action, Seat};
use cartagena_protocol::{ClientMsg, Denial, OnlineEvent, RefusalCode, ServerMsg};
use cartagena_room::{Requester, Room, RoomChanges, RoomDecision, RoomRefusal};
use std::collections::VecDeque;

/// Id of the one game.
pub(crate) const GAME: &str = "k3w9xq7pm2ab";
/// Number of times that a request is decided on, as on the server.
pub(crate) const MAX_TRIES: usize = 3;

/// Everything around a host that a step of it needs.
pub(crate) struct Around<'a> {
    pub(crate) database: &'a mut Database,
    pub(crate) chance: &'a mut Chance,
    pub(crate) now: u64,
    /// Messages to send, each with the number of its connection.
    pub(crate) sent: Vec<(usize, ServerMsg)>,
}

/// Request of a player at a host, and what became of it so far.
pub(crate) struct Call {
    pub(crate) connection: usize,
    pub(crate) person: i64,
    /// The message; `None` if the connection was closed.
    pub(crate) message: Option<ClientMsg>,
    /// Lines that were sent to the store for it.
    pub(crate) tried: Vec<String>,
    /// Set if the store may have taken one of them.
    pub(crate) is_unknown: bool,
}

/// Decision that the store is asked to take.
struct Work {
    decision: RoomDecision,
    next: Room,
    changes: RoomChanges,
    /// The request behind it, unless it is due by itself or a bot's.
    call: Option<Call>,
}

/// The table as a host has it in memory.
pub(crate) struct Served {
    pub(crate) room: Room,
    /// Number of lines in the store, as far as the host knows.
    pub(crate) lines: u64,
    /// Unset while the table may differ from the store.
    pub(crate) in_sync: bool,
}

/// A host, which may serve the table at the same time as others do.
#[derive(Default)]
pub(crate) struct Host {
    pub(crate) served: Option<Served>,
    /// Connections that watch, each with its person.
    pub(crate) viewers: Vec<(usize, i64)>,
    pub(crate) calls: VecDeque<Call>,
    work: Option<Work>,
    /// A bot's choice, and the moment for which it was made.
    bot: Option<(Seat, u64, Action)>,
    /// Time up to which the clock of an unloaded table is counted.
    pub(crate) counted: Option<u64>,
    /// Milliseconds by which the clock of this host is ahead.
    pub(crate) ahead: u64,
    pub(crate) flaw: Option<Flaw>,
    /// Step up to which the host stands still.
    pub(crate) frozen_until: usize,
}

impl Host {
    /// Creates a host that knows nothing yet, whose clock is ahead by so many milliseconds.
    pub(crate) fn new(ahead: u64, flaw: Option<Flaw>) -> Host {
        Host { ahead, flaw, ..Host::default() }
    }

    /// Does the next thing that there is to do.
    pub(crate) fn step(&mut self, around: &mut Around<'_>) {
        around.now += self.ahead;
        if let Some(work) = self.work.take() {
            return self.finish(work, around);
        }
        self.sweep(around);
        let Some(served) = self.served.as_ref().filter(|served| served.in_sync) else {
            return self.load_if_wanted(around);
        };
        if let Some(decision) = served.room.tick(around.now) {
            return self.begin(decision, None, around);
        }
        match self.calls.pop_front() {
            Some(call) => self.answer(call, around),
            None => self.move_bot(around),
        }
    }

    /// Compares the number of lines with the store now and then, in case that a notice was lost.
    fn sweep(&mut self, around: &mut Around<'_>) {
        let often = if around.chance.is_healed() { 4 } else { 60 };
        if around.chance.one_in(often) {
            self.take_notice(around.database.len());
        }
    }

    /// Reads the table again soon if the store has another number of lines.
    pub(crate) fn take_notice(&mut self, stored: u64) {
        if let Some(served) = &mut self.served
            && served.lines != stored
            && self.work.is_none()
        {
            served.in_sync = false;
        }
    }

    /// Reports whether there is nothing to do.
    pub(crate) fn is_idle(&self) -> bool {
        self.work.is_none() && self.calls.is_empty()
    }

    /// Ends the host: all that it knew is gone. The store may still take what it was asked for last.
    pub(crate) fn crash(&mut self, database: &mut Database, chance: &mut Chance) {
        if let (Some(work), Some(served)) = (self.work.take(), &self.served)
            && chance.one_in(2)
        {
            database.leave_to_finish(served.lines + 1, work.decision);
        }
        (self.served, self.bot, self.counted) = (None, None, None);
        self.viewers.clear();
        self.calls.clear();
    }

    /// Unloads the table if nobody watches it.
    pub(crate) fn sleep(&mut self) -> bool {
        let may = self.viewers.is_empty() && self.is_idle();
        let Some(served) = self.served.take_if(|_| may) else { return false };
        self.counted = Some(served.room.clock_counted_until());
        self.bot = None;
        true
    }

    fn answer(&mut self, call: Call, around: &mut Around<'_>) {
        let (connection, person) = (call.connection, call.person);
        match &call.message {
            None => self.remove_viewer(connection, around),
            Some(ClientMsg::Watch { .. }) => self.add_viewer(connection, person, around),
            Some(message) => match self.decide(person, message, around) {
                Ok(decision) => self.begin(decision, Some(call), around),
                Err(messages) => {
                    around.sent.extend(messages.into_iter().map(|message| (connection, message)));
                }
            },
        }
    }

    /// Decides on a message, or returns what is answered instead.
    fn decide(
        &self,
        person: i64,
        message: &ClientMsg,
        around: &Around<'_>,
    ) -> Result<RoomDecision, Vec<ServerMsg>> {
        let Some(served) = &self.served else { return Err(Vec::new()) };
        if let Some(again) = served.room.answer_again(person, message) {
            return Err(vec![again]);
        }
        let requester =
            Requester { person, name: name_of(person), now: around.now, program: false };
        served.room.decide(&requester, message).map_err(|refusal| match refusal {
            RoomRefusal::Denied(reason) => vec![denial(reason)],
            RoomRefusal::Table(refusal) => {
                let stale = refusal == RefusalCode::OutOfDate;
                let snapshot = served.room.snapshot(Some(person)).filter(|_| stale);
                let refused = ServerMsg::Refused { game: GAME.into(), refusal };
                [refused].into_iter().chain(snapshot).collect()
            }
        })
    }

    fn add_viewer(&mut self, connection: usize, person: i64, around: &mut Around<'_>) {
        let new = !self.viewers.iter().any(|(known, _)| *known == connection);
        if new {
            self.viewers.push((connection, person));
        }
        let Some(served) = &mut self.served else { return };
        if new && served.room.set_present(Some(person), true, around.now) {
            self.tell_room(Some(connection), around);
        }
        self.welcome(connection, person, around);
    }

    fn remove_viewer(&mut self, connection: usize, around: &mut Around<'_>) {
        let Some(at) = self.viewers.iter().position(|(known, _)| *known == connection) else {
            return;
        };
        let (_, person) = self.viewers.remove(at);
        let elsewhere = self.viewers.iter().any(|(_, other)| *other == person);
        let Some(served) = &mut self.served else { return };
        if !elsewhere && served.room.set_present(Some(person), false, around.now) {
            self.tell_room(None, around);
        }
    }

    /// Applies a decision to a copy and asks the store to take it.
    fn begin(&mut self, decision: RoomDecision, call: Option<Call>, around: &mut Around<'_>) {
        let Some(served) = &self.served else { return };
        let (next, changes) = match served.room.with(&decision) {
            Ok(applied) => applied,
            Err(error) => return around.database.audit.fail(format!("a decision: {error}")),
        };
        let work = Work { decision, next, changes, call };
        if self.flaw == Some(Flaw::AcknowledgesTooEarly) {
            self.tell(&work, around);
        }
        self.work = Some(work);
    }

    fn finish(&mut self, work: Work, around: &mut Around<'_>) {
        if around.chance.strikes(Fault::SlowStore) {
            self.work = Some(work);
            return;
        }
        let Some(served) = &self.served else { return };
        let number = served.lines + 1;
        match around.database.append(number, &work.decision, around.chance) {
            Err(fault) if !self.overlooks(fault) => self.try_again(work, fault),
            Ok(()) | Err(_) => self.commit(work, around),
        }
    }

    /// Reports whether the deliberate error makes the host take this failure for success.
    fn overlooks(&self, fault: StoreFault) -> bool {
        matches!(
            (self.flaw, fault),
            (Some(Flaw::IgnoresConflicts), StoreFault::Conflict)
                | (Some(Flaw::TrustsLostAnswers), StoreFault::Unknown)
        )
    }

    fn commit(&mut self, work: Work, around: &mut Around<'_>) {
        let Some(served) = &mut self.served else { return };
        served.lines += 1;
        served.room.clone_from(&work.next);
        if self.flaw != Some(Flaw::AcknowledgesTooEarly) {
            self.tell(&work, around);
        }
    }

    /// Reads the table again, and then goes on with the request that could not be stored.
    fn try_again(&mut self, work: Work, fault: StoreFault) {
        self.served.iter_mut().for_each(|served| served.in_sync = false);
        if let Some(mut call) = work.call {
            call.tried.push(work.decision.line().to_owned());
            call.is_unknown |= fault == StoreFault::Unknown;
            self.calls.push_front(call);
        }
    }

    /// Tells all viewers what has changed, to each what that person may see.
    fn tell(&self, work: &Work, around: &mut Around<'_>) {
        let first = self.viewers.first().map(|(_, person)| *person);
        for (connection, person) in &self.viewers {
            let eyes = match self.flaw {
                Some(Flaw::SendsOneViewToAll) => first,
                _ => Some(*person),
            };
            let messages = work.next.messages_for(&work.changes, eyes, around.now);
            around.sent.extend(messages.into_iter().map(|message| (*connection, message)));
        }
    }

    fn tell_room(&self, except: Option<usize>, around: &mut Around<'_>) {
        let Some(served) = &self.served else { return };
        for (connection, person) in &self.viewers {
            if Some(*connection) != except {
                let message = served.room.room_message(Some(*person), around.now);
                around.sent.push((*connection, message));
            }
        }
    }

    /// Sends a viewer the whole state.
    pub(crate) fn welcome(&self, connection: usize, person: i64, around: &mut Around<'_>) {
        let Some(served) = &self.served else { return };
        let messages = served.room.welcome_messages(Some(person), around.now);
        around.sent.extend(messages.into_iter().map(|message| (connection, message)));
    }

    /// Lets a bot choose, or makes the move that it has chosen if it is still for this moment.
    fn move_bot(&mut self, around: &mut Around<'_>) {
        let Some(served) = &self.served else { return };
        let Some(turn) = served.room.bot_turn() else { return self.bot = None };
        let chosen = self.bot.filter(|(seat, after, _)| (*seat, *after) == (turn.seat, turn.after));
        let Some((seat, after, action)) = chosen else {
            let action = turn.observation.legal_actions().map(|legal| {
                let legal: Vec<Action> = legal.list().into_iter().collect();
                choose(&legal, around.chance)
            });
            self.bot = action.flatten().map(|action| (turn.seat, turn.after, action));
            return;
        };
        if around.chance.strikes(Fault::BotLate) {
            return;
        }
        self.bot = None;
        if let Some(decision) = served.room.decide_bot_move(seat, action, around.now) {
            around.database.audit.want(seat, after, &action_text(action));
            self.begin(decision, None, around);
        }
    }
}

/// Returns a random move, mostly forward, so that games end.
pub(crate) fn choose(legal: &[Action], chance: &mut Chance) -> Option<Action> {
    let forward = |action: &&Action| matches!(action, Action::Advance { .. });
    let forward: Vec<Action> = legal.iter().filter(forward).copied().collect();
    let from = if forward.is_empty() || chance.one_in(4) { legal } else { &forward };
    from.get(chance.below(from.len())).copied()
}

/// Returns the message that denies a request.
pub(crate) fn denial(reason: Denial) -> ServerMsg {
    ServerMsg::Online(OnlineEvent::Denied { game: Some(GAME.into()), reason })
}

/// Returns the name of a person.
pub(crate) fn name_of(person: i64) -> &'static str {
    ["Nobody", "Anne", "Mary", "Grace"].get(person as usize).copied().unwrap_or("Ching")
}
