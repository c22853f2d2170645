//! A minimal host: it stores lines in memory, and beside the room it has a twin that is built from the
//! stored lines alone.
#![allow(dead_code)] // Every file of tests uses its own part of it.

use cartagena::{Action, Actions, Seat};
use cartagena_deal::commit_reveal::seat_commitment;
use cartagena_protocol::{
    ClientMsg, OnlineEvent, OnlineRequest, OpenTable, RoomView, SeatAccess, ServerMsg,
};
use cartagena_room::{Requester, Room, RoomChanges, RoomDecision, RoomRefusal};

pub(crate) const GAME: &str = "k3w9xq7pm2ab";
pub(crate) const NAMES: [&str; 6] = ["Anne", "Mary", "Grace", "Ching", "Jeanne", "Sayyida"];

pub(crate) struct Host {
    pub room: Room,
    pub twin: Room,
    pub lines: Vec<String>,
    pub now: u64,
}

/// Returns the second seat.
pub(crate) fn second() -> Seat {
    Seat::new(1).expect("a seat")
}

/// Returns the settings of a table of friends that begins when it is full.
pub(crate) fn friends(rules: &str, seats: usize) -> OpenTable {
    OpenTable {
        rules: rules.into(),
        seats: vec![SeatAccess::Friend; seats],
        begins_when_full: true,
        ..OpenTable::default()
    }
}

pub(crate) fn bytes(person: i64) -> [u8; 32] {
    [person as u8; 32]
}

pub(crate) fn commitment_of(person: i64) -> String {
    seat_commitment(&bytes(person)).to_string()
}

pub(crate) fn hex(bytes: [u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Host {
    /// Opens a table as person 0.
    pub(crate) fn open(table: &OpenTable, secret: u8) -> Host {
        let act = Requester { person: 0, name: NAMES[0], now: 1_000, program: false };
        let line = Room::opening_line(GAME, [secret; 32], &act, table, None).expect("a table");
        Host::of(line)
    }

    pub(crate) fn of(line: String) -> Host {
        let room = Room::from_first_line(&line).expect("the line");
        Host { twin: room.clone(), room, lines: vec![line], now: 1_000 }
    }

    /// Opens a table and seats as many people as it has places for, none with a commitment.
    pub(crate) fn begun(table: &OpenTable, secret: u8) -> Host {
        let mut host = Host::open(table, secret);
        let people = table.seats.iter().filter(|access| !matches!(access, SeatAccess::Bot { .. }));
        for person in 0..people.count() as i64 {
            host.present(person, true);
            if person > 0 {
                host.request(person, join(None, None)).expect("a seat");
            }
        }
        host
    }

    pub(crate) fn act(&self, person: i64) -> Requester<'static> {
        Requester { person, name: NAMES[person as usize], now: self.now, program: false }
    }

    pub(crate) fn present(&mut self, person: i64, here: bool) -> bool {
        self.twin.set_present(Some(person), here, self.now);
        self.room.set_present(Some(person), here, self.now)
    }

    /// Stores and commits a decision, and checks that the twin is the same.
    pub(crate) fn store(&mut self, decision: RoomDecision) -> RoomChanges {
        assert!(decision.line().len() < 700, "{}", decision.line().len());
        self.twin.replay(decision.line()).expect("a stored line");
        self.lines.push(decision.line().to_owned());
        let changes = self.room.commit(&decision).expect("a fresh decision");
        assert!(self.twin == self.room);
        changes
    }

    pub(crate) fn send(
        &mut self,
        person: i64,
        msg: &ClientMsg,
    ) -> Result<RoomChanges, RoomRefusal> {
        let before = self.room.clone();
        match self.room.decide(&self.act(person), msg) {
            Ok(decision) => Ok(self.store(decision)),
            Err(refused) => {
                assert!(self.room == before, "a refusal changes nothing");
                Err(refused)
            }
        }
    }

    pub(crate) fn request(
        &mut self,
        person: i64,
        request: OnlineRequest,
    ) -> Result<RoomChanges, RoomRefusal> {
        self.send(person, &ClientMsg::Online(request))
    }

    pub(crate) fn play(&mut self, person: i64, action: &str) -> Result<RoomChanges, RoomRefusal> {
        let (game, after) = (GAME.into(), self.room.seq());
        self.send(person, &ClientMsg::Play { game, after, action: action.into() })
    }

    /// Lets time go by and commits what becomes due.
    pub(crate) fn wait(&mut self, milliseconds: u64) -> usize {
        self.now += milliseconds;
        let mut count = 0;
        while let Some(decision) = self.room.tick(self.now) {
            self.store(decision);
            count += 1;
            assert!(count < 1_000, "it never rests");
        }
        count
    }

    /// Builds the room again from its lines, as after a restart of the host.
    pub(crate) fn restart(&mut self, now: u64) {
        let mut again = self.read();
        again.resume_after_downtime(now);
        (self.room, self.twin, self.now) = (again.clone(), again, now);
    }

    /// Builds the room again as after it was unloaded while the host stayed up.
    pub(crate) fn wake(&mut self, counted: u64, now: u64) {
        let mut again = self.read();
        again.resume_after_sleep(counted, now);
        (self.room, self.twin, self.now) = (again.clone(), again, now);
    }

    fn read(&self) -> Room {
        let mut again = Room::from_first_line(&self.lines[0]).expect("the first line");
        for line in &self.lines[1..] {
            again.replay(line).expect("a stored line");
        }
        again
    }

    pub(crate) fn room(&self, person: Option<i64>) -> RoomView {
        match self.room.room_message(person, self.now) {
            ServerMsg::Online(OnlineEvent::Room(room)) => *room,
            other => panic!("{other:?}"),
        }
    }

    /// Returns the seat to act, as the summaries of the table show it.
    pub(crate) fn actor(&self) -> Option<usize> {
        let room = self.room(None);
        (0..room.seats.len()).find(|seat| {
            let person = self.person(*seat);
            person.is_some_and(|person| self.room.table_card(Some(person)).your_turn)
        })
    }

    pub(crate) fn person(&self, seat: usize) -> Option<i64> {
        (0..6).find(|person| self.room.table_card(Some(*person)).your_seat == Seat::new(seat as u8))
    }

    /// Lets the bot or substitute to move play the chosen action; reports whether there was one.
    pub(crate) fn bot_moves(&mut self, choose: &mut dyn FnMut(&Actions) -> Action) -> bool {
        let Some(turn) = self.room.bot_turn() else { return false };
        let action = choose(&turn.observation.legal_actions().expect("its turn"));
        let decision =
            self.room.decide_bot_move(turn.seat, action, self.now).expect("a bot's move");
        self.store(decision);
        true
    }
}

pub(crate) fn join(seat: Option<u8>, commitment: Option<String>) -> OnlineRequest {
    OnlineRequest::Join { game: GAME.into(), seat, commitment, invitation_key: None }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Deterministic random numbers.
pub(crate) struct Lots(pub u64);

impl Lots {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}
