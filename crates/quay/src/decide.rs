//! What people ask for, and whether it can be.

use crate::line::{Fact, Line};
use crate::quay::Stage;
use crate::{Act, Decision, Quay, Refused, opening, text};
use cartagena::{Action, Seat, Viewer};
use cartagena_deal::fair::{Part, Share};
use cartagena_parley::{command, number};
use cartagena_protocol::{Care, ClientMsg, Denial, Guest, Refusal, Wish};
use cartagena_table::{Command, Entry, Table};

/// The most lines of chat at a table, and how many of them those may fill who do not sit there.
pub(crate) const CHAT: (usize, usize) = (300, 100);

type Asked = Result<Fact, Refused>;

impl Quay {
    /// What would come of a message; nothing has happened before the host has kept the line and
    /// hands the decision back. Understood are `Play`, `Undo` and `Confirm`, and of the wishes
    /// `Rename`, `Join`, `Stand`, `Start`, `Reveal`, `Chat`, `Resign`, `Draw` and `Missing`;
    /// everything else is the host's to answer.
    pub fn decide(&self, act: &Act<'_>, msg: &ClientMsg) -> Result<Decision, Refused> {
        if self.stage == Stage::Closed {
            return Err(Denial::NoSuchTable.into());
        }
        let fact = match msg {
            ClientMsg::Play { after, action, .. } => {
                self.asked_move(act, *after, |table| command(table, action))
            }
            ClientMsg::Undo { after, .. } => self.asked_move(act, *after, |_| Ok(Command::Undo)),
            ClientMsg::Confirm { after, .. } => {
                self.asked_move(act, *after, |_| Ok(Command::Confirm))
            }
            ClientMsg::Online(wish) => self.asked(act, wish),
            _ => Err(Denial::Message.into()),
        }?;
        self.check(&fact)?;
        self.bears(&fact)?;
        Ok(self.decision(fact, act.now))
    }

    pub(crate) fn decision(&self, fact: Fact, now: u64) -> Decision {
        let line = Line { at: now, ran: self.ran(now), fact };
        let text = serde_json::to_string(&line).unwrap_or_default();
        Decision { after: self.lines, line, text }
    }

    fn asked(&self, act: &Act<'_>, wish: &Wish) -> Asked {
        let Act { person, name, .. } = *act;
        match wish {
            Wish::Rename { .. } => Ok(Fact::Named { person, name: text::name(name) }),
            Wish::Join { seat, promise, key, .. } => {
                self.asked_seat(act, *seat, promise.as_deref(), key.as_deref())
            }
            Wish::Stand { .. } => Ok(Fact::Stood { person }),
            Wish::Start { .. } if self.seat_of(person).is_none() => Err(Denial::NotSeated.into()),
            Wish::Start { .. } if !self.leads(person, act.now) => Err(Denial::NotHost.into()),
            Wish::Start { .. } => Ok(Fact::Begun),
            Wish::Reveal { bytes, .. } => {
                Ok(Fact::Shared { seat: self.own_seat(person)?, bytes: bytes.clone() })
            }
            Wish::Chat { text, .. } => {
                let text = text::said(text).ok_or(Denial::BadText)?;
                Ok(Fact::Said { person, name: text::name(name), text })
            }
            Wish::Resign { .. } => Ok(Fact::Resigned { seat: self.own_seat(person)? }),
            Wish::Draw { agree, .. } => {
                Ok(Fact::Agreed { seat: self.own_seat(person)?, agree: *agree })
            }
            Wish::Missing { seat, care, .. } => self.asked_care(act, *seat, *care),
            _ => Err(Denial::Message.into()),
        }
    }

    /// Whoever opened the table says when it begins; once that person is missing, all who sit there
    /// may.
    pub(crate) fn leads(&self, person: i64, now: u64) -> bool {
        let missing = self.people.is_missing(self.host, now);
        self.host == person || (missing && self.seat_of(person).is_some())
    }

    fn own_seat(&self, person: i64) -> Result<u8, Denial> {
        self.seat_of(person).map(number).ok_or(Denial::NotSeated)
    }

    /// A seat that somebody wants: theirs already, kept for them, or else the first free one that
    /// is meant for them.
    fn asked_seat(
        &self,
        act: &Act<'_>,
        seat: Option<u8>,
        promise: Option<&str>,
        key: Option<&str>,
    ) -> Asked {
        let own = || self.seat_of(act.person).map(number);
        let numbers = || 0..self.chairs.len() as u8;
        let chair = |seat: &u8| &self.chairs[usize::from(*seat)];
        let kept = || numbers().find(|seat| chair(seat).kept_for == Some(act.person));
        let meant = |seat: &u8| self.is_meant(act.person, *seat, key);
        let free = |seat: &u8| self.may_sit(act.person, *seat).is_ok() && meant(seat);
        // Whoever brings a key leaves the seats for anyone to those who have none.
        let invited = || numbers().find(|seat| free(seat) && chair(seat).guest == Guest::Friend);
        let any = || numbers().find(free);
        let seat = seat.or_else(own).or_else(kept).or_else(invited).or_else(any);
        self.gathering()?;
        let seat = seat.filter(meant).ok_or(Denial::Taken)?;
        let (person, name) = (act.person, text::name(act.name));
        Ok(Fact::Sat { person, name, seat, promise: promise.map(str::to_owned) })
    }

    /// What somebody wants for the seat of another who is not there.
    fn asked_care(&self, act: &Act<'_>, seat: u8, care: Care) -> Asked {
        let by = self.own_seat(act.person)?;
        let chair = self.chairs.get(usize::from(seat)).ok_or(Denial::NotMissing)?;
        let person = chair.person.filter(|_| by != seat).ok_or(Denial::NotMissing)?;
        let slow = self.agreed.pace.is_some_and(|pace| pace.is_slow());
        if slow || !self.people.is_missing(person, act.now) {
            return Err(Denial::NotMissing.into());
        }
        let wants =
            |other: usize| other == usize::from(by) || chair.unwanted_by.contains(&(other as u8));
        let has_say = |(other, one): &(usize, &crate::quay::Chair)| {
            let here = one.person.is_some_and(|person| self.people.is_here(person));
            *other != usize::from(seat) && one.is_in() && here
        };
        let mut others = self.chairs.iter().enumerate().filter(has_say);
        let out = care == Care::Out && others.all(|(other, _)| wants(other));
        Ok(Fact::Cared { by, seat, care, out })
    }

    fn asked_move(
        &self,
        act: &Act<'_>,
        after: u64,
        command: impl FnOnce(&Table) -> Result<Command, Refusal>,
    ) -> Asked {
        let table = self.table.as_ref().ok_or(Denial::NotYet)?;
        let seat = self.seat_of(act.person).ok_or(Denial::NotSeated)?;
        if after != table.seq() {
            return Err(Refusal::Stale.into());
        }
        let actor = self.actor().ok_or(Refusal::GameOver)?;
        if self.bot_of(seat).is_some() {
            return Err(Refusal::NotYourTurn { seat: number(actor) }.into());
        }
        let command = command(table)?;
        Ok(fact_of(table.decide(seat, command)?.entry(), seat))
    }

    /// The move of a bot that has [thought](Quay::thinker); nothing if it is no longer the bot's to
    /// make.
    pub fn bot_plays(&self, seat: Seat, action: Action, now: u64) -> Option<Decision> {
        let actor = self.actor().filter(|actor| *actor == seat)?;
        self.bot_of(actor)?;
        let decided = self.table.as_ref()?.decide(seat, Command::Play(action)).ok()?;
        Some(self.decision(fact_of(decided.entry(), seat), now))
    }

    /// Who has to think now.
    pub fn thinker(&self) -> Option<crate::Thinker> {
        let seat = self.actor()?;
        let level = self.bot_of(seat)?;
        let table = self.table.as_ref().filter(|table| table.to_confirm().is_none())?;
        let seen = table.observe(Viewer::Seat(seat));
        // Where a record has no room for another move there is nothing to think about.
        let some = seen.legal_actions().and_then(|actions| actions.get(0))?;
        table.decide(seat, Command::Play(some)).ok()?;
        let after = table.seq();
        let seed = self.fair.secret?.lot(after * Seat::MAX as u64 + seat.index() as u64);
        Some(crate::Thinker { seat, level, seen, after, seed })
    }

    /// Whether something can have happened. Who is there is not asked again: it is not kept.
    pub(crate) fn check(&self, fact: &Fact) -> Result<(), Refused> {
        match fact {
            Fact::Sat { person, seat, promise, .. } => {
                opening::promise(promise.as_deref())?;
                self.may_sit(*person, *seat)?;
            }
            Fact::Stood { person } => {
                self.gathering()?;
                self.own_seat(*person)?;
            }
            Fact::Named { person, .. } => {
                self.own_seat(*person)?;
            }
            Fact::Invited { .. } | Fact::Begun | Fact::Closed => self.gathering()?,
            Fact::Shared { seat, bytes } => self.may_share(*seat, bytes)?,
            Fact::Dealt => match self.stage {
                Stage::Dealing { .. } => {}
                _ => return Err(Denial::NotYet.into()),
            },
            Fact::Said { person, text, .. } => self.may_say(*person, text)?,
            Fact::Rematch { game, instead } => self.may_play_again(game, instead.as_deref())?,
            Fact::Resigned { seat } | Fact::Agreed { seat, .. } => self.has_say(*seat)?,
            Fact::Cared { by, seat, .. } => {
                self.has_say(*by)?;
                self.has_say(*seat)?;
            }
            Fact::Back { seat } => self.has_say(*seat)?,
            Fact::TimeUp { .. } | Fact::Clock => {
                self.running().ok_or(Refusal::GameOver)?;
            }
            Fact::Played { .. } | Fact::Undone { .. } | Fact::Confirmed { .. } => self.playing()?,
        }
        Ok(())
    }

    fn gathering(&self) -> Result<(), Denial> {
        if self.stage == Stage::Gathering { Ok(()) } else { Err(Denial::Begun) }
    }

    fn playing(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Playing => Ok(()),
            Stage::Gathering | Stage::Dealing { .. } => Err(Denial::NotYet.into()),
            Stage::Over { .. } => Err(Refusal::GameOver.into()),
            Stage::Closed => Err(Denial::NoSuchTable.into()),
        }
    }

    /// Whether a person sits there who has a say in a game that goes on.
    fn has_say(&self, seat: u8) -> Result<(), Refused> {
        self.playing()?;
        match self.chairs.get(usize::from(seat)) {
            Some(chair) if chair.is_in() => Ok(()),
            _ => Err(Denial::NotSeated.into()),
        }
    }

    pub(crate) fn may_sit(&self, person: i64, seat: u8) -> Result<(), Denial> {
        self.gathering()?;
        let chair = self.chairs.get(usize::from(seat)).ok_or(Denial::Taken)?;
        let free = chair.bot.is_none() && chair.person.is_none_or(|other| other == person);
        let meant = chair.kept_for.is_none_or(|other| other == person);
        if free && meant { Ok(()) } else { Err(Denial::Taken) }
    }

    fn may_share(&self, seat: u8, bytes: &str) -> Result<(), Denial> {
        match self.stage {
            Stage::Dealing { .. } => {}
            Stage::Gathering => return Err(Denial::NotYet),
            _ => return Err(Denial::Begun),
        }
        let share: Share = bytes.parse().map_err(|_| Denial::BadPromise)?;
        match self.fair.parts.get(usize::from(seat)) {
            Some(Part::Promised(promise)) if share.promise() == *promise => Ok(()),
            _ => Err(Denial::BadPromise),
        }
    }

    fn may_say(&self, person: i64, said: &str) -> Result<(), Denial> {
        if text::said(said).as_deref() != Some(said) {
            return Err(Denial::BadText);
        }
        let strange = self.chat.iter().filter(|line| line.seat.is_none()).count();
        let full = self.chat.len() >= CHAT.0;
        let full = full || (self.seat_of(person).is_none() && strange >= CHAT.1);
        if full { Err(Denial::Enough) } else { Ok(()) }
    }

    fn may_play_again(&self, game: &str, instead: Option<&str>) -> Result<(), Denial> {
        match self.stage {
            Stage::Over { .. } if self.rematch.as_deref() != instead => Err(Denial::Taken),
            Stage::Over { .. } if cartagena_deal::fair::is_id(game) => Ok(()),
            _ => Err(Denial::NotYet),
        }
    }

    /// Takes note here of the table for the same people. Where there is [one](Quay::next_table)
    /// already, another can only come `instead` of it: the host says so if that one was closed.
    pub fn rematched(
        &self,
        game: &str,
        instead: Option<&str>,
        act: &Act<'_>,
    ) -> Result<Decision, Denial> {
        self.own_seat(act.person)?;
        self.may_play_again(game, instead)?;
        let (game, instead) = (game.to_owned(), instead.map(str::to_owned));
        Ok(self.decision(Fact::Rematch { game, instead }, act.now))
    }
}

/// How an entry of the game is kept.
fn fact_of(entry: &Entry, seat: Seat) -> Fact {
    let seat = number(seat);
    match entry {
        Entry::Played { event, done } => {
            Fact::Played { seat, said: event.to_string(), done: *done }
        }
        Entry::Undone { .. } => Fact::Undone { seat },
        Entry::Confirmed => Fact::Confirmed { seat },
    }
}
