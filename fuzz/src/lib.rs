//! The laws of a room, for the targets that run one.

use cartagena::Action;
use cartagena_protocol::{ClientMsg, ServerMsg, parse_server_msg};
use cartagena_record::Record;
use cartagena_room::{BotTurn, Requester, Room, RoomDecision};
use serde_json::{Value, json};

/// The viewers whose messages are checked: an anonymous one, and the person who opens most tables of
/// the seeds.
const VIEWERS: [Option<i64>; 2] = [None, Some(1)];
/// More events than this that are due at one moment are an endless loop.
const MAX_DUE: usize = 64;
/// Number of moves for which a replayed room is played on.
const MAX_MOVES: usize = 4;

/// Returns the room with a decision applied.
///
/// # Panics
///
/// If the line cannot be applied or replayed, if the replay leads elsewhere, or if a viewer's
/// messages cannot be read.
pub fn commit(room: &Room, decision: &RoomDecision, now: u64) -> Room {
    let line = decision.line();
    let (next, changes) = room.with(decision).unwrap_or_else(|error| panic!("{error}: {line}"));
    let mut replayed = room.clone();
    replayed.replay(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    assert!(replayed == next, "the replay differs: {line}");
    for viewer in VIEWERS {
        check_messages(&next.messages_for(&changes, viewer, now));
    }
    next
}

/// Checks that the page reads every message as it was written.
fn check_messages(messages: &[ServerMsg]) {
    for message in messages {
        let text = serde_json::to_string(message).expect("every message can be written");
        assert_eq!(parse_server_msg(&text).as_ref(), Some(message), "{text}");
    }
}

/// Returns the room after every event that is due.
///
/// # Panics
///
/// If events never cease to be due.
pub fn run_due_events(mut room: Room, now: u64) -> Room {
    for _ in 0..MAX_DUE {
        let Some(decision) = room.tick(now) else { return room };
        room = commit(&room, &decision, now);
    }
    panic!("events stay due in {room:?}");
}

/// Checks what each viewer can see of a room.
///
/// # Panics
///
/// If a message or the record cannot be read.
pub fn check_views(room: &Room, now: u64) {
    for viewer in VIEWERS {
        check_messages(&room.welcome_messages(viewer, now));
        if let Ok(text) = room.record(viewer) {
            Record::read(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        }
    }
    let _ = (room.next_due(), room.next_missing_at(now));
}

/// Plays a room on with legal moves of bots and people; then everybody resigns.
///
/// # Panics
///
/// If one of the laws does not hold.
pub fn go_on(room: Room, now: u64) {
    let mut room = run_due_events(room, now);
    for index in 0..MAX_MOVES {
        let Some(next) = play_next(&room, index, now) else { break };
        room = run_due_events(next, now);
    }
    for person in room.seated_people() {
        let resign = json!({ "online": { "resign": { "game": "" } } });
        let decision = ask(&room, person, resign, now);
        room = decision.map_or(room.clone(), |decision| commit(&room, &decision, now));
    }
    check_views(&room, now);
}

fn play_next(room: &Room, index: usize, now: u64) -> Option<Room> {
    if let Some(turn) = room.bot_turn() {
        return Some(play_bot(room, &turn, index, now));
    }
    let mut decisions =
        room.seated_people().into_iter().filter_map(|person| act(room, person, index, now));
    decisions.next().map(|decision| commit(room, &decision, now))
}

/// Returns the room after the bot's move: the legal one with this index, counted round and round.
///
/// # Panics
///
/// If the bot cannot play it.
pub fn play_bot(room: &Room, turn: &BotTurn, index: usize, now: u64) -> Room {
    let actions = turn.observation.legal_actions().expect("a bot sees its own hand");
    let action = actions.get(index % actions.len()).expect("a running game has legal actions");
    let decision = room.decide_bot_move(turn.seat, action, now);
    commit(room, &decision.expect("a listed action can be played"), now)
}

/// Decides that a person confirms the turn, or plays a legal move.
fn act(room: &Room, person: i64, index: usize, now: u64) -> Option<RoomDecision> {
    let after = room.seq();
    let confirm = json!({ "confirm": { "game": "", "after": after } });
    ask(room, person, confirm, now).or_else(|| {
        let action = legal_action(room, person, index)?.to_string();
        let play = json!({ "play": { "game": "", "after": after, "action": action } });
        ask(room, person, play, now)
    })
}

fn legal_action(room: &Room, person: i64, index: usize) -> Option<Action> {
    let seen = room.observation_for(Some(person))?;
    let actions = seen.legal_actions()?;
    index.checked_rem(actions.len()).and_then(|index| actions.get(index))
}

fn ask(room: &Room, person: i64, message: Value, now: u64) -> Option<RoomDecision> {
    let message: ClientMsg = serde_json::from_value(message).expect("a message of this version");
    room.decide(&Requester { person, program: false, name: "", now }, &message).ok()
}
