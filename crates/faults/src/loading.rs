//! How a host reads the table from the store, and what becomes of the request that made it necessary.

use crate::host::{Around, Call, Host, MAX_TRIES, Served, denial};
use crate::schedule::Flaw;
use cartagena_protocol::{ClientMsg, Denial};
use cartagena_room::{BadLine, Room};

impl Host {
    /// Reads the table if somebody needs it.
    pub(crate) fn load_if_wanted(&mut self, around: &mut Around<'_>) {
        let wanted = self.served.is_some() || !self.calls.is_empty();
        if wanted || around.chance.one_in(20) {
            self.load(around);
        }
    }

    fn load(&mut self, around: &mut Around<'_>) {
        let Ok(lines) = around.database.read(around.chance) else {
            return self.deny_next(around);
        };
        let mut room = match replay(&lines) {
            Ok(room) => room,
            Err(BadLine) => {
                return around.database.audit.fail("a stored game cannot be read".to_owned());
            }
        };
        match self.counted.take() {
            Some(counted) => room.resume_after_sleep(counted, around.now),
            None => room.resume_after_downtime(around.now),
        }
        for (_, person) in &self.viewers {
            room.set_present(Some(*person), true, around.now);
        }
        let known = self.served.as_ref().map(|served| served.lines);
        let seq = room.seq();
        let stored = lines.len() as u64;
        self.served = Some(Served { room, lines: stored, in_sync: true });
        if known != Some(stored) && self.flaw != Some(Flaw::KeepsNewsToItself) {
            let viewers = self.viewers.clone();
            viewers.iter().for_each(|(number, person)| self.welcome(*number, *person, around));
        }
        self.settle_next(&lines, seq, around);
    }

    /// Finds out whether the next request was carried out already, or has to be given up.
    fn settle_next(&mut self, lines: &[String], seq: u64, around: &mut Around<'_>) {
        let Some(call) = self.calls.pop_front_if(|call| !call.tried.is_empty()) else { return };
        if self.flaw == Some(Flaw::MovesAgain) {
            return self.calls.push_front(moved_on(call, seq));
        }
        if call.tried.iter().any(|line| lines.contains(line)) {
            return;
        }
        if call.tried.len() < MAX_TRIES {
            return self.calls.push_front(call);
        }
        deny(&call, around);
    }

    /// Denies the next request: the store cannot be read.
    fn deny_next(&mut self, around: &mut Around<'_>) {
        if let Some(call) = self.calls.pop_front_if(|call| call.message.is_some()) {
            deny(&call, around);
        }
    }
}

fn deny(call: &Call, around: &mut Around<'_>) {
    let reason = if call.is_unknown { Denial::OutcomeUnknown } else { Denial::NotStored };
    around.sent.push((call.connection, denial(reason)));
}

/// Makes a move one for the present state, whatever the player knew: a deliberate error.
fn moved_on(mut call: Call, seq: u64) -> Call {
    call.tried.clear();
    if let Some(ClientMsg::Play { after, .. }) = &mut call.message {
        *after = seq;
    }
    call
}

/// Builds a room from its stored lines.
pub(crate) fn replay(lines: &[String]) -> Result<Room, BadLine> {
    let (first, later) = lines.split_first().ok_or(BadLine)?;
    let mut room = Room::from_first_line(first)?;
    later.iter().try_for_each(|line| room.replay(line))?;
    Ok(room)
}
