//! The truth of a schedule: the room after every stored line. Every message is compared with it.

use cartagena::{Action, Seat};
use cartagena_protocol::{OnlineEvent, RoomView, SeenMove, ServerMsg};
use cartagena_room::{Room, RoomDecision};
use serde_json::Value;
use std::collections::HashSet;

/// The room after a stored line.
struct Moment {
    room: Room,
    /// The entry as each viewer may see it, if the line has one.
    entry: Option<Vec<ServerMsg>>,
}

/// The truth, and what was asked for.
pub(crate) struct Audit {
    moments: Vec<Moment>,
    /// Built from the stored text alone.
    twin: Room,
    /// The people who watch, with or without a seat.
    viewers: Vec<i64>,
    /// Moves that players asked for and bots chose.
    wanted: HashSet<String>,
    /// Requests whose chat lines are stored.
    chat_ids: HashSet<String>,
    /// Secrets that no message may contain before the cards are dealt.
    seat_secrets: Vec<String>,
    server_secret: String,
    broken: Option<String>,
}

impl Audit {
    pub(crate) fn new(
        room: Room,
        viewers: Vec<i64>,
        seat_secrets: Vec<String>,
        server_secret: String,
    ) -> Audit {
        Audit {
            twin: room.clone(),
            moments: vec![Moment { room, entry: None }],
            viewers,
            wanted: HashSet::new(),
            chat_ids: HashSet::new(),
            seat_secrets,
            server_secret,
            broken: None,
        }
    }

    /// Returns the room as it is stored.
    pub(crate) fn room(&self) -> &Room {
        // There is a moment for the first line.
        self.moments.last().map_or(&self.twin, |moment| &moment.room)
    }

    /// Returns what is broken, if anything is.
    pub(crate) fn check(&mut self) -> Result<(), String> {
        self.broken.take().map_or(Ok(()), Err)
    }

    /// Notes that something is broken; the first such note counts.
    pub(crate) fn fail(&mut self, what: String) {
        self.broken.get_or_insert(what);
    }

    /// Notes that a player asked for a move after this entry, or that a bot chose it.
    pub(crate) fn want(&mut self, seat: Seat, after: u64, what: &str) {
        self.wanted.insert(format!("{seat} {after} {what}"));
    }

    /// Notes a decision that the store has taken, with its line as it can be read again.
    pub(crate) fn note(&mut self, decision: &RoomDecision, line: &str) {
        if let Err(what) = self.try_note(decision, line) {
            self.fail(format!("line {}: {what}", self.moments.len() + 1));
        }
    }

    fn try_note(&mut self, decision: &RoomDecision, line: &str) -> Result<(), String> {
        let before = self.room();
        let (room, changes) = before.with(decision).map_err(|error| error.to_string())?;
        let acts = self.check_wanted(line, before.seq())?;
        self.check_chat(line)?;
        self.twin.replay(line).map_err(|error| error.to_string())?;
        if self.twin != room {
            return Err("reading it again gives another room".to_owned());
        }
        let entry = acts.then(|| {
            let told = self.viewers.iter().map(|viewer| {
                let messages = room.messages_for(&changes, Some(*viewer), 0);
                messages.into_iter().find(|message| matches!(message, ServerMsg::Events { .. }))
            });
            told.flatten().collect()
        });
        self.moments.push(Moment { room, entry });
        Ok(())
    }

    /// Reports whether a line is an entry of the game, and checks that it was asked for.
    fn check_wanted(&self, line: &str, seq: u64) -> Result<bool, String> {
        let line: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let kinds = ["played", "undone", "confirmed"];
        let Some((kind, event)) = kinds.iter().find_map(|kind| Some((kind, line["is"].get(kind)?)))
        else {
            return Ok(false);
        };
        let number = event["seat"].as_u64().and_then(|number| u8::try_from(number).ok());
        let seat = number.and_then(Seat::new).ok_or("no seat")?;
        let wanted = match *kind {
            "played" => {
                let seen = event["said"].as_str().unwrap_or_default().parse::<SeenMove>();
                action_text(seen.map_err(|error| error.to_string())?.action())
            }
            // Turns are confirmed by bots as well, without being asked.
            "confirmed" => return Ok(true),
            _ => "undo".to_owned(),
        };
        match self.wanted.contains(&format!("{seat} {seq} {wanted}")) {
            true => Ok(true),
            false => Err(format!("nobody asked for {wanted} of seat {seat} after {seq}")),
        }
    }

    fn check_chat(&mut self, line: &str) -> Result<(), String> {
        let line: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        match line["is"]["said"]["id"].as_str() {
            Some(id) if !self.chat_ids.insert(id.to_owned()) => {
                Err(format!("the chat line {id} is stored twice"))
            }
            _ => Ok(()),
        }
    }

    /// Checks a message at the moment in which a host sends it to a person.
    pub(crate) fn check_sent(&self, person: i64, message: &ServerMsg) -> Result<(), String> {
        self.check_secrets(message)?;
        let is_true = match message {
            ServerMsg::Events { seq, .. } => self.is_entry(person, *seq, message),
            ServerMsg::Snapshot(snapshot) => self
                .rooms()
                .filter(|room| room.seq() == snapshot.seq)
                .any(|room| room.snapshot(Some(person)).as_ref() == Some(message)),
            ServerMsg::Online(OnlineEvent::Room(view)) => {
                let view = without_presence(view);
                self.rooms().any(|room| room_view(room, person).as_ref() == Some(&view))
            }
            ServerMsg::Online(OnlineEvent::Chat { lines, .. }) => lines
                .iter()
                .all(|line| self.room().chat_around(line.number, 0) == std::slice::from_ref(line)),
            _ => true,
        };
        let what = || format!("person {person} is told what is not stored: {message:?}");
        if is_true { Ok(()) } else { Err(what()) }
    }

    /// Returns the rooms after each line, the last one first.
    fn rooms(&self) -> impl Iterator<Item = &Room> {
        self.moments.iter().rev().map(|moment| &moment.room)
    }

    /// Reports whether a message is the stored entry of this number, as the person may see it.
    fn is_entry(&self, person: i64, seq: u64, message: &ServerMsg) -> bool {
        let mut moments = self.moments.iter().rev().filter(|moment| moment.room.seq() == seq);
        let told = moments.find_map(|moment| moment.entry.as_ref());
        let viewer = self.viewers.iter().position(|viewer| *viewer == person);
        told.zip(viewer).and_then(|(told, at)| told.get(at)) == Some(message)
    }

    fn check_secrets(&self, message: &ServerMsg) -> Result<(), String> {
        let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
        let dealt = self.room().snapshot(None).is_some();
        let seats = self.seat_secrets.iter().filter(|_| !dealt);
        match seats.chain([&self.server_secret]).any(|secret| text.contains(secret.as_str())) {
            true => Err(format!("a message contains a secret: {text}")),
            false => Ok(()),
        }
    }
}

/// Returns the text under which a wanted move is noted.
pub(crate) fn action_text(action: Action) -> String {
    format!("play {action}")
}

/// Returns the room as a person may know it, without presence.
pub(crate) fn room_view(room: &Room, person: i64) -> Option<RoomView> {
    match room.room_message(Some(person), 0) {
        ServerMsg::Online(OnlineEvent::Room(view)) => Some(without_presence(&view)),
        _ => None,
    }
}

/// Leaves out presence, which is not stored, and what follows from it.
pub(crate) fn without_presence(view: &RoomView) -> RoomView {
    let mut view = RoomView { may_start: false, spectators: 0, ..view.clone() };
    for seat in &mut view.seats {
        (seat.present, seat.seconds_away) = (false, 0);
    }
    view
}
