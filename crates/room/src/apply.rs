//! Applies events to a room. Live commits and replays of stored lines take the same path.

use crate::opening;
use crate::room::{FREE_SEAT_LEVEL, Phase};
use crate::stored_line::{MAX_TIME_MS, RoomEvent, StoredLine};
use crate::{BadLine, CommitError, Room, RoomChanges, RoomDecision};
use cartagena::{Outcome, Seat};
use cartagena_deal::commit_reveal::{SeatCommitment, SeatPart};
use cartagena_protocol::{AbsentPolicy, ChatLine, EndReason, OnTimeout, SeenMove};
use cartagena_table::{Command, Entry, Table};

/// Time in which committed secrets must be revealed, in milliseconds.
pub(crate) const REVEAL_TIMEOUT_MS: u64 = 10_000;

/// Part of a room that others see beside the moves; compared to find out what to send.
#[derive(PartialEq)]
struct PublicState {
    phase: Phase,
    running: Option<Seat>,
    turn: Option<Seat>,
    dealt: bool,
    draw: Vec<bool>,
    bots: Vec<bool>,
}

impl Room {
    /// Applies a stored line again.
    ///
    /// # Errors
    ///
    /// [`BadLine`] if it cannot have happened here; the room must not be used any more then.
    pub fn replay(&mut self, line: &str) -> Result<(), BadLine> {
        self.follow(line).map(drop)
    }

    /// Applies a line that another host has stored, and returns what changed.
    ///
    /// # Errors
    ///
    /// [`BadLine`] if it cannot have happened here; the room must not be used any more then.
    pub fn follow(&mut self, line: &str) -> Result<RoomChanges, BadLine> {
        let line: StoredLine = serde_json::from_str(line).map_err(|_| BadLine)?;
        self.apply(&line)
    }

    /// Applies a decision and returns what changed.
    ///
    /// # Errors
    ///
    /// [`CommitError`] if the decision was made for another state of the room, or its line cannot be
    /// applied. The room is unchanged then, and the line must not be stored.
    pub fn commit(&mut self, decision: &RoomDecision) -> Result<RoomChanges, CommitError> {
        let (next, changes) = self.with(decision)?;
        *self = next;
        Ok(changes)
    }

    /// Returns a copy of the room with a decision applied, and what changed. A host stores the line
    /// only if this succeeds, and uses the copy only once the line is stored.
    ///
    /// # Errors
    ///
    /// The same as for [`Room::commit`].
    pub fn with(&self, decision: &RoomDecision) -> Result<(Room, RoomChanges), CommitError> {
        if decision.after != self.line_count {
            return Err(CommitError::Stale);
        }
        let mut next = self.clone();
        let changes = next.apply(&decision.line)?;
        Ok((next, changes))
    }

    fn apply(&mut self, line: &StoredLine) -> Result<RoomChanges, BadLine> {
        if line.at > MAX_TIME_MS {
            return Err(BadLine);
        }
        self.check_event(&line.event).map_err(|_| BadLine)?;
        let before = self.public_state();
        let counters = (self.clock.clone(), self.action_limits.clone());
        self.limited_kind(&line.event).into_iter().for_each(|kind| self.action_limits.count(kind));
        if let Some(seat) = self.running_clock() {
            self.clock.charge(seat, line.clock_ran);
        }
        let applied = self.apply_event(&line.event, line.at);
        self.update_confirmations();
        let entry = applied.inspect_err(|_| (self.clock, self.action_limits) = counters)?;
        Ok(self.finish_change(line, &before, entry))
    }

    fn finish_change(
        &mut self,
        line: &StoredLine,
        before: &PublicState,
        entry: Option<Entry>,
    ) -> RoomChanges {
        self.clock.count_from(line.at);
        if line.event != RoomEvent::ClockRan {
            self.last_change = line.at;
        }
        let is_over = |phase| matches!(phase, Phase::Over { .. });
        if is_over(self.phase) && !is_over(before.phase) {
            self.ended_at = line.at;
        }
        self.line_count += 1;
        if self.actor() != before.turn || before.turn.is_none() {
            self.turn_began = self.line_count;
        }
        self.changes_since(line, before, entry)
    }

    fn public_state(&self) -> PublicState {
        let seats = || Seat::first_n(self.seats.len());
        PublicState {
            phase: self.phase,
            running: self.running_clock(),
            turn: self.actor(),
            dealt: self.table.is_some(),
            draw: self.seats.iter().map(|state| state.agrees_to_draw).collect(),
            bots: seats().map(|seat| self.bot_playing(seat).is_some()).collect(),
        }
    }

    fn changes_since(
        &self,
        line: &StoredLine,
        before: &PublicState,
        entry: Option<Entry>,
    ) -> RoomChanges {
        let after = self.public_state();
        let played = entry.is_some();
        let quiet = matches!(line.event, RoomEvent::ClockRan | RoomEvent::Chatted { .. }) || played;
        let room = |state: &PublicState| (state.phase, state.draw.clone(), state.bots.clone());
        let dealt = after.dealt && !before.dealt;
        let dealing = |phase| matches!(phase, Phase::Dealing { .. });
        let turned = before.running != after.running || before.turn != after.turn;
        let table = self.table.as_ref();
        RoomChanges {
            room: !quiet || room(before) != room(&after),
            entry: entry.zip(table).map(|(entry, table)| (table.seq(), entry, table.can_undo())),
            dealt,
            reveal: dealing(after.phase) && !dealing(before.phase),
            clocks: dealt || turned || matches!(line.event, RoomEvent::Holiday { .. }),
            chat_number: matches!(line.event, RoomEvent::Chatted { .. })
                .then_some(self.chat.len() as u32),
            lobby_index: !quiet || before.phase != after.phase || before.turn != after.turn,
        }
    }

    fn apply_event(&mut self, event: &RoomEvent, at: u64) -> Result<Option<Entry>, BadLine> {
        match event {
            RoomEvent::SatDown { person, name, seat, commitment, program } => {
                let commitment =
                    opening::parse_commitment(commitment.as_deref()).map_err(|_| BadLine)?;
                self.sit(*person, name.text(), *seat, commitment, at);
                self.seats[usize::from(*seat)].program = *program;
                self.start_if_full(at)?;
            }
            RoomEvent::StoodUp { person } => self.stand_up(*person),
            RoomEvent::Renamed { person, name } => {
                let own = self.seats.iter_mut().filter(|state| state.person == Some(*person));
                own.for_each(|state| name.text().clone_into(&mut state.name));
            }
            RoomEvent::Invited { key } => self.invitation_keys.push(key.clone()),
            RoomEvent::Started => self.begin_dealing(at)?,
            RoomEvent::SecretRevealed { seat, secret } => self.reveal_secret(*seat, secret)?,
            RoomEvent::RevealTimedOut => self.deal()?,
            RoomEvent::Closed | RoomEvent::ClosedByOperator => self.phase = Phase::Closed,
            RoomEvent::Played { seat, .. }
            | RoomEvent::Undone { seat }
            | RoomEvent::Confirmed { seat } => {
                return self.play_entry(*seat, event).map(Some);
            }
            RoomEvent::TimeUp { seat } => self.time_up(*seat)?,
            RoomEvent::ClockRan => {}
            RoomEvent::Chatted { person, name, text, id } => {
                self.add_chat(*person, name.text(), text.text());
                let number = self.chat.len() as u32;
                self.chat_ids.extend(id.clone().map(|id| (*person, id, number)));
            }
            RoomEvent::Resigned { seat } => self.put_out(*seat),
            RoomEvent::DrawAgreed { seat, agree } => {
                self.seats[usize::from(*seat)].agrees_to_draw = *agree;
                self.end_if_all_agree();
            }
            RoomEvent::AbsenceDecided { by, seat, policy, out } => {
                self.decide_absence(*by, *seat, *policy, *out)
            }
            RoomEvent::Returned { seat } => {
                self.seats[usize::from(*seat)].stand_in = false;
                self.seats[usize::from(*seat)].removal_votes.clear();
            }
            RoomEvent::Holiday { person, until } => {
                if *until > MAX_TIME_MS {
                    return Err(BadLine);
                }
                let own = self.seats.iter_mut().filter(|state| state.person == Some(*person));
                own.for_each(|state| state.holiday_until = *until);
            }
            RoomEvent::Merged { person, into } => self.merge(*person, *into, at),
            RoomEvent::Rematch { game, .. } => self.rematch = Some(game.clone()),
        }
        Ok(None)
    }

    /// Seats a person. A person who has a seat already changes the seat or the commitment.
    pub(crate) fn sit(
        &mut self,
        person: i64,
        name: &str,
        seat: u8,
        commitment: Option<SeatCommitment>,
        at: u64,
    ) {
        if let Some(old) = self.seat_of(person) {
            self.vacate(old);
        }
        let seat = usize::from(seat);
        self.seats[seat].person = Some(person);
        self.seats[seat].name = name.to_owned();
        self.commit_reveal.parts[seat] = commitment.map_or(SeatPart::None, SeatPart::Committed);
        self.presence.add_absent(person, at);
    }

    fn vacate(&mut self, seat: Seat) {
        let state = &mut self.seats[seat.index()];
        state.person = None;
        state.program = false;
        // The name stays at a reserved seat.
        if state.reserved_for.is_none() {
            state.name.clear();
        }
        self.commit_reveal.parts[seat.index()] = SeatPart::None;
    }

    /// Frees the seat of a person. The next person becomes the host if it was the host; without any
    /// person, or with programs alone, the table is closed.
    fn stand_up(&mut self, person: i64) {
        if let Some(seat) = self.seat_of(person) {
            self.vacate(seat);
        }
        self.presence.forget_if_absent(person);
        let left = self.seats.iter().find_map(|state| state.person.filter(|_| !state.program));
        match left {
            None => self.phase = Phase::Closed,
            Some(next) if self.host == person => self.host = next,
            Some(_) => {}
        }
    }

    pub(crate) fn start_if_full(&mut self, at: u64) -> Result<(), BadLine> {
        let full = !self.seats.iter().any(|state| state.is_free());
        if full && self.settings.begins_when_full { self.begin_dealing(at) } else { Ok(()) }
    }

    /// Closes the seats: no commitment can be made any more, and the secrets are revealed.
    fn begin_dealing(&mut self, at: u64) -> Result<(), BadLine> {
        for state in self.seats.iter_mut().filter(|state| state.is_free()) {
            state.bot = Some(FREE_SEAT_LEVEL);
            state.name.clear();
        }
        self.phase = Phase::Dealing { until: at + REVEAL_TIMEOUT_MS };
        self.deal_if_all_revealed()
    }

    fn reveal_secret(&mut self, seat: u8, secret: &str) -> Result<(), BadLine> {
        let part = &mut self.commit_reveal.parts[usize::from(seat)];
        let secret = secret.parse().map_err(|_| BadLine)?;
        *part = part
            .commitment()
            .map_or(SeatPart::None, |commitment| SeatPart::Revealed(commitment, secret));
        self.deal_if_all_revealed()
    }

    fn deal_if_all_revealed(&mut self) -> Result<(), BadLine> {
        let waits = |part: &SeatPart| matches!(part, SeatPart::Committed(_));
        if self.commit_reveal.parts.iter().any(waits) { Ok(()) } else { self.deal() }
    }

    fn deal(&mut self) -> Result<(), BadLine> {
        let seed = self.commit_reveal.seed().ok_or(BadLine)?;
        self.table = Some(Table::open(&self.new_game(), seed).ok_or(BadLine)?);
        self.phase = Phase::Playing;
        self.action_limits.reset_turn();
        if let Some(pace) = self.settings.pace {
            self.clock.start_game(pace);
        }
        Ok(())
    }

    /// Plays, undoes or confirms at the table. The cards come from the deck again and must be those
    /// of the stored line.
    fn play_entry(&mut self, seat: u8, event: &RoomEvent) -> Result<Entry, BadLine> {
        let seat = Seat::new(seat).ok_or(BadLine)?;
        let table = self.table.as_mut().ok_or(BadLine)?;
        let command = match event {
            RoomEvent::Played { seen_move, done, .. } => {
                table.ask_to_confirm(seat, !done);
                Command::Play(seen_move.parsed().ok_or(BadLine)?.action())
            }
            RoomEvent::Undone { .. } => Command::Undo,
            _ => Command::Confirm,
        };
        let decision = table.decide(seat, command).map_err(|_| BadLine)?;
        let entry = decision.entry().clone();
        if let (Entry::Played { event, done }, RoomEvent::Played { seen_move, done: stored, .. }) =
            (&entry, event)
            && (seen_move.parsed() != Some(&SeenMove::from(event)) || done != stored)
        {
            return Err(BadLine);
        }
        table.commit(decision).map_err(|_| BadLine)?;
        self.after_play(seat, &entry);
        Ok(entry)
    }

    /// Updates the room after an entry: a move withdraws the agreement to a draw, the end of a turn
    /// resets clock and limits, and the end of the game ends the room's play.
    fn after_play(&mut self, seat: Seat, entry: &Entry) {
        if let Entry::Played { .. } = entry {
            self.seats[seat.index()].agrees_to_draw = false;
        }
        if matches!(entry, Entry::Played { done: true, .. } | Entry::Confirmed) {
            self.timed_out_seat = None;
            self.action_limits.reset_turn();
            self.settings.pace.into_iter().for_each(|pace| self.clock.next_turn(pace));
        }
        if let Some(outcome) = self.table.as_ref().and_then(Table::outcome) {
            self.phase = Phase::Over { outcome, by: EndReason::Play };
        }
    }

    fn time_up(&mut self, seat: u8) -> Result<(), BadLine> {
        let running = self.running_clock().filter(|running| running.number() == seat);
        let (Some(running), Some(pace)) = (running, self.settings.pace) else {
            return Err(BadLine);
        };
        match pace.at_zero {
            OnTimeout::Bot => self.timed_out_seat = Some(running),
            OnTimeout::Out => self.put_out(seat),
        }
        Ok(())
    }

    fn add_chat(&mut self, person: i64, name: &str, text: &str) {
        self.chat_people.push(person);
        self.chat.push(ChatLine {
            number: self.chat.len() as u32 + 1,
            name: name.to_owned(),
            seat: self.seat_of(person),
            text: text.to_owned(),
        });
    }

    fn decide_absence(&mut self, by: u8, seat: u8, policy: AbsentPolicy, out: bool) {
        let state = &mut self.seats[usize::from(seat)];
        match policy {
            AbsentPolicy::Bot => state.stand_in = true,
            AbsentPolicy::Wait => {
                state.stand_in = false;
                state.removal_votes.retain(|other| *other != by);
            }
            AbsentPolicy::Out if !state.removal_votes.contains(&by) => state.removal_votes.push(by),
            AbsentPolicy::Out => {}
        }
        if out {
            self.put_out(seat);
        }
    }

    /// Puts a person out. If one seat is left, it has won; else a bot plays the seat to the end, so
    /// that nothing changes for the others.
    fn put_out(&mut self, seat: u8) {
        let moves = self.table.as_ref().map_or(0, Table::seq);
        let state = &mut self.seats[usize::from(seat)];
        state.out_after = Some(moves);
        state.agrees_to_draw = false;
        // A person who is out cannot take the seat back.
        state.stand_in = false;
        state.removal_votes.clear();
        let mut left = Seat::first_n(self.seats.len())
            .filter(|seat| self.seats[seat.index()].out_after.is_none());
        if let (Some(winner), None) = (left.next(), left.next()) {
            let outcome = Outcome::Won(winner);
            self.phase = Phase::Over { outcome, by: EndReason::Resignation };
        } else {
            self.end_if_all_agree();
        }
    }

    fn end_if_all_agree(&mut self) {
        let mut people = self.seats.iter().filter(|state| state.has_human()).peekable();
        if people.peek().is_some() && people.all(|state| state.agrees_to_draw) {
            let outcome = Outcome::Drawn;
            self.phase = Phase::Over { outcome, by: EndReason::Agreement };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Requester;
    use cartagena_protocol::{OpenTable, SeatAccess, TimeControl};

    fn room() -> Room {
        let anne = Requester { person: 1, name: "Anne", now: 0, program: false };
        let pace = TimeControl { turn: 60, reserve: 0, at_zero: OnTimeout::Bot };
        let seats = vec![SeatAccess::Friend, SeatAccess::Bot { level: "sailor".into() }];
        let table = OpenTable {
            rules: "tortuga".into(),
            seats,
            first: Some(0),
            pace: Some(pace),
            begins_when_full: true,
            ..OpenTable::default()
        };
        let line = Room::opening_line("k3w9xq7pm2ab", [7; 32], &anne, &table, None);
        Room::from_first_line(&line.expect("a table")).expect("its line")
    }

    /// A line that could not be applied used to be stored, and its game could never be read again.
    #[test]
    fn a_line_that_cannot_be_applied_is_refused_and_changes_nothing() {
        let mut room = room();
        let bad = [
            RoomEvent::TimeUp { seat: 1 },
            RoomEvent::Played { seat: 0, seen_move: "ahoy".into(), done: false },
            RoomEvent::Played { seat: 4, seen_move: ".".into(), done: true },
            RoomEvent::Undone { seat: 0 },
            RoomEvent::Started,
            RoomEvent::SecretRevealed { seat: 0, secret: "7".into() },
        ];
        for event in bad {
            let decision = room.new_decision(event, 9_000);
            let before = room.clone();
            assert_eq!(room.with(&decision).err(), Some(CommitError::BadLine));
            assert_eq!(room.commit(&decision), Err(CommitError::BadLine));
            assert!(room == before, "{}", decision.line());
        }
    }

    /// A line with a time near the largest number made sums of times overflow.
    #[test]
    fn a_time_that_is_none_is_refused() {
        let last = Requester { person: 1, name: "Anne", now: MAX_TIME_MS, program: false };
        let open = |at| {
            let seats = vec![SeatAccess::Friend; 2];
            let table = OpenTable { rules: "jamaica".into(), seats, ..OpenTable::default() };
            Room::opening_line(
                "k3w9xq7pm2ab",
                [7; 32],
                &Requester { now: at, ..last },
                &table,
                None,
            )
        };
        assert!(open(MAX_TIME_MS + 1).is_err());
        let line = open(MAX_TIME_MS).expect("a table");
        let late = line.replace(&MAX_TIME_MS.to_string(), &u64::MAX.to_string());
        assert!(late != line && Room::from_first_line(&late).is_err());
        let mut room = Room::from_first_line(&line).expect("its line");
        assert!(room.next_due().is_some() && room.next_missing_at(0).is_some());
        for at in [MAX_TIME_MS + 1, u64::MAX] {
            let decision = room.new_decision(RoomEvent::Started, at);
            assert_eq!(room.commit(&decision), Err(CommitError::BadLine));
            assert_eq!(room.clone().replay(decision.line()), Err(BadLine));
        }
    }

    #[test]
    fn a_decision_for_another_state_is_stale() {
        let mut room = room();
        let [one, two] = [1, 2].map(|now| room.new_decision(RoomEvent::ClockRan, now));
        assert!(room.commit(&one).is_ok());
        let before = room.clone();
        assert_eq!(room.commit(&two), Err(CommitError::Stale));
        assert!(room == before);
    }
}
