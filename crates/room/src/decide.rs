//! Decides requests: turns them into events, or refuses them.

use crate::room::Phase;
use crate::stored_line::{RoomEvent, StoredLine};
use crate::{Requester, Room, RoomDecision, RoomRefusal, clean_chat, opening};
use cartagena::{Action, Seat, Viewer};
use cartagena_bots::driver::decision_number;
use cartagena_deal::commit_reveal::{SeatPart, SeatSecret};
use cartagena_protocol::host::play_command;
use cartagena_protocol::{
    AbsentPolicy, ClientMsg, Denial, MaybeParsed, OnlineRequest, RefusalCode, SeatAccess, SeenMove,
};
use cartagena_table::{Command, Entry, Table};

/// Maximum number of chat lines at a table, and how many of them may come from spectators.
pub(crate) const MAX_CHAT_LINES: (usize, usize) = (300, 100);

type EventResult = Result<RoomEvent, RoomRefusal>;

impl Room {
    /// Decides a message. Nothing changes before the host has stored the line and commits the
    /// decision. Understood are `Play`, `Undo` and `Confirm`, and of the online requests
    /// `Rename`, `Join`, `StandUp`, `Start`, `Reveal`, `Chat` (also `Once`), `Resign`, `AgreeToDraw`
    /// and `SetAbsentPolicy`; everything else is the host's to answer.
    ///
    /// # Errors
    ///
    /// [`RoomRefusal::Table`] if the rules or the state of the game do not allow a move,
    /// [`RoomRefusal::Denied`] for everything that the room refuses, messages of other kinds among
    /// them.
    pub fn decide(
        &self,
        requester: &Requester<'_>,
        msg: &ClientMsg,
    ) -> Result<RoomDecision, RoomRefusal> {
        if self.phase == Phase::Closed {
            return Err(Denial::NoSuchTable.into());
        }
        let event = match msg {
            ClientMsg::Play { after, action, .. } => {
                self.move_event(requester, *after, |table| play_command(table, action))
            }
            ClientMsg::Undo { after, .. } => {
                self.move_event(requester, *after, |_| Ok(Command::Undo))
            }
            ClientMsg::Confirm { after, .. } => {
                self.move_event(requester, *after, |_| Ok(Command::Confirm))
            }
            ClientMsg::Online(request) => self.event_for_request(requester, request),
            _ => Err(Denial::BadMessage.into()),
        }?;
        self.check_event(&event)?;
        self.check_action_limits(&event)?;
        Ok(self.new_decision(event, requester.now))
    }

    pub(crate) fn new_decision(&self, event: RoomEvent, now: u64) -> RoomDecision {
        let line = StoredLine { at: now, clock_ran: self.elapsed_since_line(now), event };
        let text = serde_json::to_string(&line).unwrap_or_default();
        RoomDecision { after: self.line_count, line, text }
    }

    fn event_for_request(&self, requester: &Requester<'_>, request: &OnlineRequest) -> EventResult {
        let person = requester.person;
        match request {
            OnlineRequest::Rename { .. } => {
                Ok(RoomEvent::Renamed { person, name: requester.policy_name()?.into() })
            }
            OnlineRequest::Join { seat, commitment, invitation_key: key, .. } => {
                self.seat_event(requester, *seat, commitment.as_deref(), key.as_deref())
            }
            OnlineRequest::StandUp { .. } => Ok(RoomEvent::StoodUp { person }),
            OnlineRequest::Start { .. } if self.seat_of(person).is_none() => {
                Err(Denial::NotSeated.into())
            }
            OnlineRequest::Start { .. } if self.lacks_people() => Err(Denial::RatedTable.into()),
            OnlineRequest::Start { .. } if !self.may_start(person, requester.now) => {
                Err(Denial::NotHost.into())
            }
            OnlineRequest::Start { .. } => Ok(RoomEvent::Started),
            OnlineRequest::Reveal { secret, .. } => Ok(RoomEvent::SecretRevealed {
                seat: self.own_seat(person)?,
                secret: secret.clone(),
            }),
            OnlineRequest::Chat { text, .. } => self.chat_event(requester, text, None),
            OnlineRequest::Once { id, request } => self.event_once(requester, id, request),
            OnlineRequest::Resign { .. } => {
                Ok(RoomEvent::Resigned { seat: self.own_seat(person)? })
            }
            OnlineRequest::AgreeToDraw { agree, .. } => {
                Ok(RoomEvent::DrawAgreed { seat: self.own_seat(person)?, agree: *agree })
            }
            OnlineRequest::SetAbsentPolicy { seat, policy, .. } => {
                self.absence_event(requester, *seat, *policy)
            }
            _ => Err(Denial::BadMessage.into()),
        }
    }

    fn chat_event(&self, requester: &Requester<'_>, text: &str, id: Option<&str>) -> EventResult {
        let text = clean_chat(text).ok_or(Denial::BadText)?;
        let (person, name) = (requester.person, requester.policy_name()?.into());
        Ok(RoomEvent::Chatted { person, name, text: text.into(), id: id.map(str::to_owned) })
    }

    /// Returns the event of a request with an id, which is stored with it. Only chat needs one in the
    /// room: everything else is the same when it is repeated. The host answers a request that is
    /// stored already by [`Room::answer_again`].
    fn event_once(
        &self,
        requester: &Requester<'_>,
        id: &str,
        request: &OnlineRequest,
    ) -> EventResult {
        let OnlineRequest::Chat { text, .. } = request else {
            return Err(Denial::BadMessage.into());
        };
        if self.chat_under_id(requester.person, id).is_some() {
            return Err(Denial::BadMessage.into());
        }
        self.chat_event(requester, text, Some(id))
    }

    /// Returns whether a person may start the game: the host, or anybody seated once the host is
    /// missing.
    pub(crate) fn may_start(&self, person: i64, now: u64) -> bool {
        let missing = self.presence.is_missing(self.host, now);
        let entitled = self.host == person || (missing && self.seat_of(person).is_some());
        entitled && !self.lacks_people()
    }

    fn own_seat(&self, person: i64) -> Result<u8, Denial> {
        self.seat_of(person).map(Seat::number).ok_or(Denial::NotSeated)
    }

    /// Returns the event of sitting down: in the seat asked for, else the person's own seat, the one
    /// reserved for them, or the first free one that they may take.
    fn seat_event(
        &self,
        requester: &Requester<'_>,
        seat: Option<u8>,
        commitment: Option<&str>,
        key: Option<&str>,
    ) -> EventResult {
        let own = || self.seat_of(requester.person).map(Seat::number);
        let numbers = || 0..self.seats.len() as u8;
        let state = |seat: &u8| &self.seats[usize::from(*seat)];
        let reserved = || numbers().find(|seat| state(seat).reserved_for == Some(requester.person));
        let allowed = |seat: &u8| {
            let fits = !requester.program || self.check_program(*seat).is_ok();
            fits && self.may_take_seat(requester.person, *seat, key)
        };
        let free = |seat: &u8| self.check_seat(requester.person, *seat).is_ok() && allowed(seat);
        // A person with a key leaves the seats for anyone to those who have none.
        let invited =
            || numbers().find(|seat| free(seat) && state(seat).access == SeatAccess::Friend);
        let any = || numbers().find(free);
        let seat = seat.or_else(own).or_else(reserved).or_else(invited).or_else(any);
        self.require_gathering()?;
        if requester.program && self.settings.rated {
            return Err(Denial::RatedTable.into());
        }
        let seat = seat.filter(allowed).ok_or(Denial::SeatTaken)?;
        let (person, name) = (requester.person, requester.policy_name()?.into());
        let (commitment, program) = (commitment.map(str::to_owned), requester.program);
        Ok(RoomEvent::SatDown { person, name, seat, commitment, program })
    }

    /// Returns the event of a seat's decision about the seat of an absent person.
    fn absence_event(
        &self,
        requester: &Requester<'_>,
        seat: u8,
        policy: AbsentPolicy,
    ) -> EventResult {
        let by = self.own_seat(requester.person)?;
        let state = self.seats.get(usize::from(seat)).ok_or(Denial::NotAbsent)?;
        let person = state.person.filter(|_| by != seat).ok_or(Denial::NotAbsent)?;
        let slow = self.settings.pace.is_some_and(|pace| pace.is_slow());
        if slow || !self.presence.is_missing(person, requester.now) {
            return Err(Denial::NotAbsent.into());
        }
        let votes_out =
            |other: usize| other == usize::from(by) || state.removal_votes.contains(&(other as u8));
        let may_vote = |(other, one): &(usize, &crate::room::SeatState)| {
            let present = one.person.is_some_and(|person| self.presence.is_present(person));
            *other != usize::from(seat) && one.has_human() && present
        };
        let mut voters = self.seats.iter().enumerate().filter(may_vote);
        let out = policy == AbsentPolicy::Out && voters.all(|(other, _)| votes_out(other));
        Ok(RoomEvent::AbsenceDecided { by, seat, policy, out })
    }

    fn move_event(
        &self,
        requester: &Requester<'_>,
        after: u64,
        command: impl FnOnce(&Table) -> Result<Command, RefusalCode>,
    ) -> EventResult {
        let table = self.table.as_ref().ok_or(Denial::TooEarly)?;
        let seat = self.seat_of(requester.person).ok_or(Denial::NotSeated)?;
        if after != table.seq() {
            return Err(RefusalCode::OutOfDate.into());
        }
        let actor = self.actor().ok_or(RefusalCode::GameOver)?;
        if self.bot_playing(seat).is_some() {
            return Err(RefusalCode::NotYourTurn { seat: actor }.into());
        }
        let command = command(table)?;
        Ok(event_of_entry(table.decide(seat, command)?.entry(), seat))
    }

    /// Decides the move that a bot chose for its [turn](Room::bot_turn). `None` if it is no longer the
    /// turn of a bot in that seat, or the move is not legal.
    pub fn decide_bot_move(&self, seat: Seat, action: Action, now: u64) -> Option<RoomDecision> {
        let actor = self.actor().filter(|actor| *actor == seat)?;
        self.bot_playing(actor)?;
        let decided = self.table.as_ref()?.decide(seat, Command::Play(action)).ok()?;
        Some(self.new_decision(event_of_entry(decided.entry(), seat), now))
    }

    /// Returns the bot that has to move now, if any.
    pub fn bot_turn(&self) -> Option<crate::BotTurn> {
        let seat = self.actor()?;
        let level = self.bot_playing(seat)?;
        let table = self.table.as_ref().filter(|table| table.to_confirm().is_none())?;
        let seen = table.observe(Viewer::Seat(seat));
        // A record that has no room for another move would refuse whatever the bot chooses.
        let any_action = seen.legal_actions().and_then(|actions| actions.get(0))?;
        table.decide(seat, Command::Play(any_action)).ok()?;
        let after = table.seq();
        let seed = self.commit_reveal.secret?.derive_number(decision_number(after, seat));
        Some(crate::BotTurn { seat, level, observation: seen, after, seed })
    }

    /// Checks that an event can happen now. Presence is not checked: it is not stored.
    pub(crate) fn check_event(&self, event: &RoomEvent) -> Result<(), RoomRefusal> {
        match event {
            RoomEvent::SatDown { person, seat, commitment, program, .. } => {
                opening::parse_commitment(commitment.as_deref())?;
                self.check_seat(*person, *seat)?;
                if *program {
                    self.check_program(*seat)?;
                }
            }
            RoomEvent::StoodUp { person } => {
                self.require_gathering()?;
                self.own_seat(*person)?;
            }
            RoomEvent::Renamed { person, .. } => {
                self.own_seat(*person)?;
            }
            RoomEvent::Started if self.lacks_people() => return Err(Denial::RatedTable.into()),
            RoomEvent::Invited { .. } | RoomEvent::Started | RoomEvent::Closed => {
                self.require_gathering()?
            }
            RoomEvent::SecretRevealed { seat, secret } => self.check_reveal(*seat, secret)?,
            RoomEvent::ClosedByOperator => self.require_open()?,
            RoomEvent::RevealTimedOut => match self.phase {
                Phase::Dealing { .. } => {}
                _ => return Err(Denial::TooEarly.into()),
            },
            RoomEvent::Chatted { person, .. } => self.check_chat(*person)?,
            RoomEvent::Rematch { game, instead } => self.check_rematch(game, instead.as_deref())?,
            RoomEvent::Resigned { seat } | RoomEvent::DrawAgreed { seat, .. } => {
                self.require_active(*seat)?
            }
            RoomEvent::AbsenceDecided { policy: AbsentPolicy::Bot, .. } if self.settings.rated => {
                return Err(Denial::RatedTable.into());
            }
            RoomEvent::AbsenceDecided { by, seat, .. } => {
                self.require_active(*by)?;
                self.require_active(*seat)?;
            }
            RoomEvent::Returned { seat } => self.require_active(*seat)?,
            RoomEvent::Holiday { person, .. } => self.check_holiday(*person)?,
            RoomEvent::Merged { person, into } => self.check_merge(*person, *into)?,
            RoomEvent::TimeUp { .. } | RoomEvent::ClockRan => {
                self.running_clock().ok_or(RefusalCode::GameOver)?;
            }
            RoomEvent::Played { .. } | RoomEvent::Undone { .. } | RoomEvent::Confirmed { .. } => {
                self.require_playing()?
            }
        }
        Ok(())
    }

    fn require_gathering(&self) -> Result<(), Denial> {
        if self.phase == Phase::Gathering { Ok(()) } else { Err(Denial::AlreadyStarted) }
    }

    fn require_open(&self) -> Result<(), Denial> {
        match self.phase {
            Phase::Over { .. } | Phase::Closed => Err(Denial::NoSuchTable),
            Phase::Gathering | Phase::Dealing { .. } | Phase::Playing => Ok(()),
        }
    }

    /// Decides to close the table for the people who run the server. `None` if its game is over, or it
    /// is closed already.
    pub fn decide_close(&self, now: u64) -> Option<RoomDecision> {
        self.require_open().ok()?;
        Some(self.new_decision(RoomEvent::ClosedByOperator, now))
    }

    fn require_playing(&self) -> Result<(), RoomRefusal> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Gathering | Phase::Dealing { .. } => Err(Denial::TooEarly.into()),
            Phase::Over { .. } => Err(RefusalCode::GameOver.into()),
            Phase::Closed => Err(Denial::NoSuchTable.into()),
        }
    }

    /// Checks that the game is running and an active person holds the seat.
    fn require_active(&self, seat: u8) -> Result<(), RoomRefusal> {
        self.require_playing()?;
        match self.seats.get(usize::from(seat)) {
            Some(state) if state.is_active() => Ok(()),
            _ => Err(Denial::NotSeated.into()),
        }
    }

    pub(crate) fn check_seat(&self, person: i64, seat: u8) -> Result<(), Denial> {
        self.require_gathering()?;
        let state = self.seats.get(usize::from(seat)).ok_or(Denial::SeatTaken)?;
        let free = state.bot.is_none() && state.person.is_none_or(|other| other == person);
        let allowed = state.reserved_for.is_none_or(|other| other == person);
        if free && allowed { Ok(()) } else { Err(Denial::SeatTaken) }
    }

    /// Checks that a program may sit in a seat: one for a friend, to whom the host gave the link. Whoever
    /// looks for people in the lobby finds people, and ratings are theirs.
    fn check_program(&self, seat: u8) -> Result<(), Denial> {
        let state = self.seats.get(usize::from(seat)).ok_or(Denial::SeatTaken)?;
        match () {
            () if self.settings.rated => Err(Denial::RatedTable),
            () if state.access != SeatAccess::Friend => Err(Denial::SeatTaken),
            () => Ok(()),
        }
    }

    fn check_reveal(&self, seat: u8, secret: &str) -> Result<(), Denial> {
        match self.phase {
            Phase::Dealing { .. } => {}
            Phase::Gathering => return Err(Denial::TooEarly),
            _ => return Err(Denial::AlreadyStarted),
        }
        let secret: SeatSecret = secret.parse().map_err(|_| Denial::BadCommitment)?;
        match self.commit_reveal.parts.get(usize::from(seat)) {
            Some(SeatPart::Committed(commitment)) if secret.commitment() == *commitment => Ok(()),
            _ => Err(Denial::BadCommitment),
        }
    }

    /// Counts lines only: the text was checked when it was new, and a stored line is accepted as it is.
    fn check_chat(&self, person: i64) -> Result<(), Denial> {
        let by_spectators = self.chat.iter().filter(|line| line.seat.is_none()).count();
        let full = self.chat.len() >= MAX_CHAT_LINES.0;
        let full = full || (self.seat_of(person).is_none() && by_spectators >= MAX_CHAT_LINES.1);
        if full { Err(Denial::ActionLimitReached) } else { Ok(()) }
    }

    fn check_rematch(&self, game: &str, instead: Option<&str>) -> Result<(), Denial> {
        match self.phase {
            Phase::Over { .. } if self.rematch.as_deref() != instead => Err(Denial::SeatTaken),
            Phase::Over { .. } if cartagena_deal::commit_reveal::is_game_id(game) => Ok(()),
            _ => Err(Denial::TooEarly),
        }
    }

    /// Decides to note the table of the rematch in this room. If there is [one](Room::rematch_game)
    /// already, another can only replace it, as `instead`: the host passes its id if that table was
    /// closed.
    ///
    /// # Errors
    ///
    /// [`Denial::NotSeated`] if the person has no seat, [`Denial::TooEarly`] before the game is over
    /// or for an id that is none, [`Denial::SeatTaken`] if there is another rematch table than
    /// `instead`.
    pub fn decide_rematch(
        &self,
        game: &str,
        instead: Option<&str>,
        requester: &Requester<'_>,
    ) -> Result<RoomDecision, Denial> {
        self.own_seat(requester.person)?;
        self.check_rematch(game, instead)?;
        let (game, instead) = (game.to_owned(), instead.map(str::to_owned));
        Ok(self.new_decision(RoomEvent::Rematch { game, instead }, requester.now))
    }
}

/// Returns the event that stores an entry of the game.
fn event_of_entry(entry: &Entry, seat: Seat) -> RoomEvent {
    let seat = seat.number();
    match entry {
        Entry::Played { event, done } => {
            let seen_move = MaybeParsed::Parsed(SeenMove::from(event));
            RoomEvent::Played { seat, seen_move, done: *done }
        }
        Entry::Undone { .. } => RoomEvent::Undone { seat },
        Entry::Confirmed => RoomEvent::Confirmed { seat },
    }
}
