//! Messages of clients to a room, as the server's socket handles them: what is decided can be
//! stored and replayed, and nothing else changes the room.
//!
//! A line is the person, the seconds since the line before, and the JSON that the person sent.
#![no_main]

use cartagena_fuzz::{check_views, commit, play_bot, run_due_events};
use cartagena_protocol::{ClientMsg, OnlineRequest, OpenTable};
use cartagena_room::{Requester, Room, RoomDecision, clean_chat, clean_name};
use libfuzzer_sys::fuzz_target;

/// The table at which a session without `open` takes place.
const TABLE: &str = r#"{"rules":"tortuga","seats":["friend","friend"]}"#;
const GAME: &str = "k3w9xq7pm2ab";
const REMATCH: &str = "a3w9xq7pm2ab";
const KEY: &str = "an invitation key";
/// Longer sessions say nothing new and only slow the search down.
const MAX_LINES: usize = 64;

fuzz_target!(|text: &str| {
    let mut session = Session::new();
    for line in text.lines().take(MAX_LINES) {
        session.receive(line);
    }
    check_views(&session.room, session.now);
});

struct Session {
    room: Room,
    now: u64,
    /// The name that a person chose last.
    name: String,
}

impl Session {
    fn new() -> Session {
        let table = serde_json::from_str(TABLE).expect("the settings of a table");
        let anne = Requester { person: 1, program: false, name: "Anne", now: 0 };
        let room = open(&anne, &table, None).expect("a table for two");
        Session { room, now: 0, name: String::new() }
    }

    fn receive(&mut self, line: &str) {
        let mut parts = line.splitn(3, ' ');
        let Some((person, seconds)) = parts.next().zip(parts.next()) else { return };
        let (Ok(person), Ok(seconds)) = (person.parse::<u8>(), seconds.parse::<u32>()) else {
            return;
        };
        self.now += u64::from(seconds) * 1_000;
        self.room = run_due_events(self.room.clone(), self.now);
        if let Some(message) = parts.next().and_then(read) {
            self.handle(person.into(), &message);
        }
        if let Some(turn) = self.room.bot_turn() {
            self.room = play_bot(&self.room, &turn, line.len(), self.now);
        }
    }

    /// Does what the socket and the live table do with a message, but for limits and storage.
    fn handle(&mut self, person: i64, message: &ClientMsg) {
        let now = self.now;
        match message {
            ClientMsg::Watch { .. } => drop(self.room.set_present(Some(person), true, now)),
            ClientMsg::Unwatch { .. } => drop(self.room.set_present(Some(person), false, now)),
            ClientMsg::AskToConfirm { confirm } => self.room.ask_to_confirm(person, *confirm),
            ClientMsg::Online(request) => self.handle_online(person, request, message),
            _ => {
                let decision = self.room.decide(&self.requester(person), message).ok();
                self.store(decision);
            }
        }
    }

    fn handle_online(&mut self, person: i64, request: &OnlineRequest, message: &ClientMsg) {
        if let OnlineRequest::Rename { name } = request {
            let Some(name) = clean_name(name) else { return };
            assert_eq!(clean_name(&name).as_ref(), Some(&name), "a clean name stays as it is");
            self.name = name;
        }
        let requester = self.requester(person);
        let decision = match request {
            OnlineRequest::Open { table, commitment } => {
                let opened = open(&requester, table, commitment.as_deref());
                self.room = opened.unwrap_or_else(|| self.room.clone());
                return;
            }
            OnlineRequest::Chat { text, .. } if clean_chat(text).is_none() => return,
            OnlineRequest::Invite { .. } => self.room.decide_invitation(KEY, &requester).ok(),
            OnlineRequest::Rematch { .. } => rematch(&self.room, &requester),
            _ => self.room.decide(&requester, message).ok(),
        };
        self.store(decision);
    }

    fn requester(&self, person: i64) -> Requester<'_> {
        Requester { person, program: false, name: &self.name, now: self.now }
    }

    fn store(&mut self, decision: Option<RoomDecision>) {
        if let Some(decision) = decision {
            self.room = run_due_events(commit(&self.room, &decision, self.now), self.now);
        }
    }
}

/// Reads a message, which must stay the same when it is written and read again.
fn read(text: &str) -> Option<ClientMsg> {
    let message: ClientMsg = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&message).expect("every message can be written");
    assert_eq!(serde_json::from_str::<ClientMsg>(&written).ok().as_ref(), Some(&message));
    Some(message)
}

/// Opens a table: a line that is written can be read.
fn open(requester: &Requester<'_>, table: &OpenTable, commitment: Option<&str>) -> Option<Room> {
    let line = Room::opening_line(GAME, [7; 32], requester, table, commitment).ok()?;
    Some(Room::from_first_line(&line).expect("the line was just written"))
}

fn rematch(room: &Room, requester: &Requester<'_>) -> Option<RoomDecision> {
    let line = room.rematch_line(REMATCH, [8; 32], requester).ok()?;
    Room::from_first_line(&line).expect("the line was just written");
    room.decide_rematch(REMATCH, room.rematch_game(), requester).ok()
}
