//! A host as simple as can be: it keeps lines in memory, and beside the table it has a twin that
//! knows only what was kept.
#![allow(dead_code)] // Every file of tests uses its own part of it.

use cartagena::{Action, Actions, Seat};
use cartagena_deal::fair::promise;
use cartagena_protocol::{ClientMsg, Guest, News, OpenTable, Room, ServerMsg, Wish};
use cartagena_quay::{Act, Decision, Happened, Quay, Refused};

pub const GAME: &str = "k3w9xq7pm2ab";
pub const NAMES: [&str; 6] = ["Anne", "Mary", "Grace", "Ching", "Jeanne", "Sayyida"];

pub struct Host {
    pub quay: Quay,
    pub twin: Quay,
    pub lines: Vec<String>,
    pub now: u64,
}

/// A table of friends that begins when it is full.
pub fn friends(rules: &str, seats: usize) -> OpenTable {
    OpenTable {
        rules: rules.into(),
        seats: vec![Guest::Friend; seats],
        begins_when_full: true,
        ..OpenTable::default()
    }
}

pub fn bytes(person: i64) -> [u8; 32] {
    [person as u8; 32]
}

pub fn promised(person: i64) -> String {
    promise(&bytes(person)).to_string()
}

pub fn hex(bytes: [u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Host {
    /// Person 0 opens a table.
    pub fn open(table: &OpenTable, secret: u8) -> Host {
        let act = Act { person: 0, name: NAMES[0], now: 1_000 };
        let line = Quay::open(GAME, [secret; 32], &act, table, None).expect("a table");
        Host::of(line)
    }

    pub fn of(line: String) -> Host {
        let quay = Quay::begin(&line).expect("the line");
        Host { twin: quay.clone(), quay, lines: vec![line], now: 1_000 }
    }

    /// A table of so many people, begun; nobody shares in the deal.
    pub fn begun(table: &OpenTable, secret: u8) -> Host {
        let mut host = Host::open(table, secret);
        let people = table.seats.iter().filter(|guest| !matches!(guest, Guest::Bot { .. }));
        for person in 0..people.count() as i64 {
            host.present(person, true);
            if person > 0 {
                host.wish(person, join(None, None)).expect("a seat");
            }
        }
        host
    }

    pub fn act(&self, person: i64) -> Act<'static> {
        Act { person, name: NAMES[person as usize], now: self.now }
    }

    pub fn present(&mut self, person: i64, here: bool) -> bool {
        self.twin.present(Some(person), here, self.now);
        self.quay.present(Some(person), here, self.now)
    }

    /// Keeps, commits, and sees that the twin is the same.
    pub fn keep(&mut self, decision: Decision) -> Happened {
        assert!(decision.line().len() < 700, "{}", decision.line().len());
        self.twin.replay(decision.line()).expect("what was kept");
        self.lines.push(decision.line().to_owned());
        let happened = self.quay.commit(decision);
        assert!(self.twin == self.quay);
        happened
    }

    pub fn send(&mut self, person: i64, msg: &ClientMsg) -> Result<Happened, Refused> {
        let before = self.quay.clone();
        match self.quay.decide(&self.act(person), msg) {
            Ok(decision) => Ok(self.keep(decision)),
            Err(refused) => {
                assert!(self.quay == before, "a refusal changes nothing");
                Err(refused)
            }
        }
    }

    pub fn wish(&mut self, person: i64, wish: Wish) -> Result<Happened, Refused> {
        self.send(person, &ClientMsg::Online(wish))
    }

    pub fn play(&mut self, person: i64, action: &str) -> Result<Happened, Refused> {
        let (game, after) = (GAME.into(), self.quay.seq());
        self.send(person, &ClientMsg::Play { game, after, action: action.into() })
    }

    /// Lets time go by and does what it brings.
    pub fn wait(&mut self, milliseconds: u64) -> usize {
        self.now += milliseconds;
        let mut count = 0;
        while let Some(decision) = self.quay.tick(self.now) {
            self.keep(decision);
            count += 1;
            assert!(count < 1_000, "it never rests");
        }
        count
    }

    /// What everybody must find after a restart.
    pub fn restart(&mut self, now: u64) {
        let mut again = self.read();
        again.resumed(now);
        (self.quay, self.twin, self.now) = (again.clone(), again, now);
    }

    /// The same after a sleep, during which the host was up.
    pub fn wake(&mut self, counted: u64, now: u64) {
        let mut again = self.read();
        again.woken(counted, now);
        (self.quay, self.twin, self.now) = (again.clone(), again, now);
    }

    fn read(&self) -> Quay {
        let mut again = Quay::begin(&self.lines[0]).expect("the first line");
        for line in &self.lines[1..] {
            again.replay(line).expect("a kept line");
        }
        again
    }

    pub fn room(&self, person: Option<i64>) -> Room {
        match self.quay.room(person, self.now) {
            ServerMsg::Online(News::Room(room)) => *room,
            other => panic!("{other:?}"),
        }
    }

    /// Whose turn it is, by the snapshot that anybody gets.
    pub fn actor(&self) -> Option<usize> {
        let room = self.room(None);
        (0..room.seats.len()).find(|seat| {
            let person = self.person(*seat);
            person.is_some_and(|person| self.quay.card(Some(person)).your_turn)
        })
    }

    pub fn person(&self, seat: usize) -> Option<i64> {
        (0..6).find(|person| self.quay.card(Some(*person)).you == Some(seat as u8))
    }

    /// A bot or stand-in plays some move.
    pub fn bot_moves(&mut self, choose: &mut dyn FnMut(&Actions) -> Action) -> bool {
        let Some(thinker) = self.quay.thinker() else { return false };
        let action = choose(&thinker.seen.legal_actions().expect("its turn"));
        let decision = self.quay.bot_plays(thinker.seat, action, self.now).expect("a bot's move");
        self.keep(decision);
        true
    }
}

pub fn join(seat: Option<u8>, promise: Option<String>) -> Wish {
    Wish::Join { game: GAME.into(), seat, promise, key: None }
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Numbers by lot, always the same.
pub struct Lots(pub u64);

impl Lots {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}
