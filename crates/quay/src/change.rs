//! How a table changes by what happened. There is no other way: what is committed live and what is
//! replayed from kept lines go through the same door.

use crate::line::{Fact, Line};
use crate::opening;
use crate::quay::{FILLER, Stage};
use crate::{Decision, Happened, Quay, Unreadable};
use cartagena::{Outcome, Seat};
use cartagena_deal::fair::{Part, Promise};
use cartagena_parley::number;
use cartagena_protocol::{AtZero, Care, ChatLine, Ending};
use cartagena_table::{Command, Entry, Table};

/// How long shares are waited for, in milliseconds.
pub(crate) const DEALING: u64 = 10_000;

/// What others see of a table beside the moves, to know when it looks different.
#[derive(PartialEq)]
struct Look {
    stage: Stage,
    running: Option<Seat>,
    turn: Option<Seat>,
    dealt: bool,
    draw: Vec<bool>,
    bots: Vec<bool>,
}

impl Quay {
    /// Does again what was kept, if it can have happened here.
    pub fn replay(&mut self, line: &str) -> Result<(), Unreadable> {
        let line: Line = serde_json::from_str(line).map_err(|_| Unreadable)?;
        self.apply(&line).map(drop)
    }

    /// Makes a decision true, once its line is kept. A decision that was made before something else
    /// happened, or at another table, changes nothing.
    pub fn commit(&mut self, decision: Decision) -> Happened {
        if decision.after != self.lines {
            return Happened::default();
        }
        self.apply(&decision.line).unwrap_or_default()
    }

    fn apply(&mut self, line: &Line) -> Result<Happened, Unreadable> {
        self.check(&line.fact).map_err(|_| Unreadable)?;
        let (before, clock, fuss) = (self.look(), self.clock.clone(), self.fuss.clone());
        self.fuss_by(&line.fact).into_iter().for_each(|kind| self.fuss.count(kind));
        if let Some(seat) = self.running() {
            self.clock.charge(seat, line.ran);
        }
        let changed = self.change(&line.fact, line.at);
        self.refresh_asks();
        match changed {
            // Whatever cannot be changes nothing, so only what was counted is to be set back.
            Err(unreadable) => {
                (self.clock, self.fuss) = (clock, fuss);
                Err(unreadable)
            }
            Ok(entry) => Ok(self.changed(line, &before, entry)),
        }
    }

    fn changed(&mut self, line: &Line, before: &Look, entry: Option<Entry>) -> Happened {
        self.clock.go_on(line.at);
        if line.fact != Fact::Clock {
            self.touched = line.at;
        }
        self.lines += 1;
        self.happened(line, before, entry)
    }

    fn look(&self) -> Look {
        let seats = || Seat::first(self.chairs.len());
        Look {
            stage: self.stage,
            running: self.running(),
            turn: self.actor(),
            dealt: self.table.is_some(),
            draw: self.chairs.iter().map(|chair| chair.agrees).collect(),
            bots: seats().map(|seat| self.bot_of(seat).is_some()).collect(),
        }
    }

    fn happened(&self, line: &Line, before: &Look, entry: Option<Entry>) -> Happened {
        let after = self.look();
        let played = entry.is_some();
        let quiet = matches!(line.fact, Fact::Clock | Fact::Said { .. }) || played;
        let room = |look: &Look| (look.stage, look.draw.clone(), look.bots.clone());
        let dealt = after.dealt && !before.dealt;
        let begun = |stage| matches!(stage, Stage::Dealing { .. });
        let turned = before.running != after.running || before.turn != after.turn;
        let table = self.table.as_ref();
        Happened {
            room: !quiet || room(before) != room(&after),
            entry: entry.zip(table).map(|(entry, table)| (table.seq(), entry, table.can_undo())),
            dealt,
            reveal: begun(after.stage) && !begun(before.stage),
            clocks: dealt || turned,
            said: matches!(line.fact, Fact::Said { .. }).then_some(self.chat.len() as u32),
            lists: !quiet || before.stage != after.stage || before.turn != after.turn,
        }
    }

    fn change(&mut self, fact: &Fact, at: u64) -> Result<Option<Entry>, Unreadable> {
        match fact {
            Fact::Sat { person, name, seat, promise } => {
                let promise = opening::promise(promise.as_deref()).map_err(|_| Unreadable)?;
                self.sit(*person, name, *seat, promise, at);
                self.begin_if_full(at);
            }
            Fact::Stood { person } => self.stand(*person),
            Fact::Named { person, name } => {
                let own = self.chairs.iter_mut().filter(|chair| chair.person == Some(*person));
                own.for_each(|chair| chair.name.clone_from(name));
            }
            Fact::Invited { key } => self.keys.push(key.clone()),
            Fact::Begun => self.begin_dealing(at),
            Fact::Shared { seat, bytes } => self.share(*seat, bytes)?,
            Fact::Dealt => self.deal()?,
            Fact::Closed => self.stage = Stage::Closed,
            Fact::Played { seat, .. } | Fact::Undone { seat } | Fact::Confirmed { seat } => {
                return self.play(*seat, fact).map(Some);
            }
            Fact::TimeUp { seat } => self.time_up(*seat)?,
            Fact::Clock => {}
            Fact::Said { person, name, text } => self.say(*person, name, text),
            Fact::Resigned { seat } => self.go_out(*seat),
            Fact::Agreed { seat, agree } => {
                self.chairs[usize::from(*seat)].agrees = *agree;
                self.end_if_agreed();
            }
            Fact::Cared { by, seat, care, out } => self.care(*by, *seat, *care, *out),
            Fact::Back { seat } => {
                self.chairs[usize::from(*seat)].stand_in = false;
                self.chairs[usize::from(*seat)].unwanted_by.clear();
            }
            Fact::Rematch { game, .. } => self.rematch = Some(game.clone()),
        }
        Ok(None)
    }

    /// Somebody sits down, or changes the seat, or the promise.
    pub(crate) fn sit(
        &mut self,
        person: i64,
        name: &str,
        seat: u8,
        promise: Option<Promise>,
        at: u64,
    ) {
        if let Some(old) = self.seat_of(person) {
            self.leave(old);
        }
        let seat = usize::from(seat);
        self.chairs[seat].person = Some(person);
        self.chairs[seat].name = name.to_owned();
        self.fair.parts[seat] = promise.map_or(Part::None, Part::Promised);
        self.people.expect(person, at);
    }

    fn leave(&mut self, seat: Seat) {
        let chair = &mut self.chairs[seat.index()];
        chair.person = None;
        // A name stays where a seat is kept.
        if chair.kept_for.is_none() {
            chair.name.clear();
        }
        self.fair.parts[seat.index()] = Part::None;
    }

    /// Somebody gets up. Where the host does, another is; where nobody is left, the table is closed.
    fn stand(&mut self, person: i64) {
        if let Some(seat) = self.seat_of(person) {
            self.leave(seat);
        }
        self.people.release(person);
        let left = self.chairs.iter().find_map(|chair| chair.person);
        match left {
            None => self.stage = Stage::Closed,
            Some(next) if self.host == person => self.host = next,
            Some(_) => {}
        }
    }

    pub(crate) fn begin_if_full(&mut self, at: u64) {
        let full = !self.chairs.iter().any(|chair| chair.is_free());
        if full && self.agreed.begins_when_full {
            self.begin_dealing(at);
        }
    }

    /// Nobody can promise anything any more; the shares come in.
    fn begin_dealing(&mut self, at: u64) {
        for chair in self.chairs.iter_mut().filter(|chair| chair.is_free()) {
            chair.bot = Some(FILLER);
            chair.name.clear();
        }
        self.stage = Stage::Dealing { until: at + DEALING };
        self.deal_if_all_shared();
    }

    fn share(&mut self, seat: u8, bytes: &str) -> Result<(), Unreadable> {
        let part = &mut self.fair.parts[usize::from(seat)];
        let share = bytes.parse().map_err(|_| Unreadable)?;
        *part = part.promise().map_or(Part::None, |promise| Part::Given(promise, share));
        self.deal_if_all_shared();
        Ok(())
    }

    fn deal_if_all_shared(&mut self) {
        if !self.fair.parts.iter().any(|part| matches!(part, Part::Promised(_))) {
            // A table that could be opened can be dealt.
            let dealt = self.deal();
            debug_assert_eq!(dealt, Ok(()));
        }
    }

    fn deal(&mut self) -> Result<(), Unreadable> {
        let seed = self.fair.seed().ok_or(Unreadable)?;
        self.table = Some(Table::open(&self.new_game(), seed).ok_or(Unreadable)?);
        self.stage = Stage::Playing;
        self.fuss.rest();
        if let Some(pace) = self.agreed.pace {
            self.clock.set(pace);
        }
        Ok(())
    }

    /// What happened in the game. The deck gives the cards again, and they must be those that were
    /// kept.
    fn play(&mut self, seat: u8, fact: &Fact) -> Result<Entry, Unreadable> {
        let seat = Seat::new(seat).ok_or(Unreadable)?;
        let table = self.table.as_mut().ok_or(Unreadable)?;
        let command = match fact {
            Fact::Played { said, done, .. } => {
                table.ask_to_confirm(seat, !done);
                let notated: cartagena::Notated = said.parse().map_err(|_| Unreadable)?;
                Command::Play(notated.action)
            }
            Fact::Undone { .. } => Command::Undo,
            _ => Command::Confirm,
        };
        let decision = table.decide(seat, command).map_err(|_| Unreadable)?;
        let entry = decision.entry().clone();
        if let (Entry::Played { event, done }, Fact::Played { said, done: kept, .. }) =
            (&entry, fact)
            && (event.to_string() != *said || done != kept)
        {
            return Err(Unreadable);
        }
        table.commit(decision).map_err(|_| Unreadable)?;
        self.played(seat, &entry);
        Ok(entry)
    }

    /// Who plays on does not want a draw; a turn that is done gives the next one its time.
    fn played(&mut self, seat: Seat, entry: &Entry) {
        if let Entry::Played { .. } = entry {
            self.chairs[seat.index()].agrees = false;
        }
        if matches!(entry, Entry::Played { done: true, .. } | Entry::Confirmed) {
            self.hurried = None;
            self.fuss.rest();
            self.agreed.pace.into_iter().for_each(|pace| self.clock.next_turn(pace));
        }
        if let Some(outcome) = self.table.as_ref().and_then(Table::outcome) {
            self.stage = Stage::Over { outcome, by: Ending::Play };
        }
    }

    fn time_up(&mut self, seat: u8) -> Result<(), Unreadable> {
        let running = self.running().filter(|running| number(*running) == seat);
        let (Some(running), Some(pace)) = (running, self.agreed.pace) else {
            return Err(Unreadable);
        };
        match pace.at_zero {
            AtZero::Bot => self.hurried = Some(running),
            AtZero::Out => self.go_out(seat),
        }
        Ok(())
    }

    fn say(&mut self, person: i64, name: &str, text: &str) {
        self.chat.push(ChatLine {
            number: self.chat.len() as u32 + 1,
            name: name.to_owned(),
            seat: self.seat_of(person).map(number),
            text: text.to_owned(),
        });
    }

    fn care(&mut self, by: u8, seat: u8, care: Care, out: bool) {
        let chair = &mut self.chairs[usize::from(seat)];
        match care {
            Care::Bot => chair.stand_in = true,
            Care::Wait => {
                chair.stand_in = false;
                chair.unwanted_by.retain(|other| *other != by);
            }
            Care::Out if !chair.unwanted_by.contains(&by) => chair.unwanted_by.push(by),
            Care::Out => {}
        }
        if out {
            self.go_out(seat);
        }
    }

    /// A person is out. Where one seat is left, it has won; else a bot plays the seat to the end,
    /// so that nothing changes for the others.
    fn go_out(&mut self, seat: u8) {
        let moves = self.table.as_ref().map_or(0, Table::seq);
        let chair = &mut self.chairs[usize::from(seat)];
        chair.out = Some(moves);
        chair.agrees = false;
        // Who is out has no seat to take back.
        chair.stand_in = false;
        chair.unwanted_by.clear();
        let mut left =
            Seat::first(self.chairs.len()).filter(|seat| self.chairs[seat.index()].out.is_none());
        if let (Some(winner), None) = (left.next(), left.next()) {
            let outcome = Outcome::Won(winner);
            self.stage = Stage::Over { outcome, by: Ending::Resignation };
        } else {
            self.end_if_agreed();
        }
    }

    fn end_if_agreed(&mut self) {
        let mut people = self.chairs.iter().filter(|chair| chair.is_in()).peekable();
        if people.peek().is_some() && people.all(|chair| chair.agrees) {
            let outcome = Outcome::Drawn;
            self.stage = Stage::Over { outcome, by: Ending::Agreement };
        }
    }
}
