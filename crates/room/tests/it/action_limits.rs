//! Actions that do not advance the game are limited; those that end it are not.

use crate::common::*;
use cartagena::Outcome;
use cartagena_protocol::{
    AbsentPolicy, ClientMsg, Denial, OnlineRequest, OpenTable, RoomStage, SeatAccess,
};
use cartagena_room::{Room, RoomRefusal};

/// More actions than any limit of a turn allows.
const MANY: usize = 400;
const MINUTE: u64 = 60_000;

fn limit_reached<T>(result: Result<T, RoomRefusal>) -> bool {
    match result {
        Ok(_) => false,
        Err(RoomRefusal::Denied(Denial::ActionLimitReached)) => true,
        Err(refused) => panic!("{refused:?}"),
    }
}

/// Counts how often an action succeeds before its limit is reached.
fn times(mut act: impl FnMut() -> bool) -> usize {
    let count = (0..MANY).take_while(|_| !act()).count();
    assert!(count < MANY, "it goes for ever");
    count
}

fn draw(agree: bool) -> OnlineRequest {
    OnlineRequest::AgreeToDraw { game: GAME.into(), agree }
}

fn missing(seat: u8, care: AbsentPolicy) -> OnlineRequest {
    OnlineRequest::SetAbsentPolicy { game: GAME.into(), seat, policy: care }
}

fn rename_is_limited(host: &mut Host, person: i64) -> bool {
    limit_reached(host.request(person, OnlineRequest::Rename { name: "Anne".into() }))
}

/// Plays the first legal move for person 0 and undoes it; reports whether the limit was reached.
fn undo_is_limited(host: &mut Host) -> bool {
    play_first(host, 0);
    let undo = ClientMsg::Undo { game: GAME.into(), after: host.room.seq() };
    limit_reached(host.send(0, &undo))
}

fn play_first(host: &mut Host, person: i64) {
    let seen = host.room.observation_for(Some(person)).expect("a game");
    let action = seen.legal_actions().and_then(|all| all.get(0)).expect("a move");
    host.play(person, &action.to_string()).expect("a move");
}

/// Plays a turn of each person, without a move.
fn round(host: &mut Host) {
    let person = host.actor().expect("somebody's turn") as i64;
    [person, 1 - person].into_iter().for_each(|person| pass(host, person));
}

fn pass(host: &mut Host, person: i64) {
    host.play(person, ".").expect("the end of the turn");
}

fn two() -> Host {
    Host::begun(&OpenTable { first: Some(0), ..friends("tortuga+pass", 2) }, 1)
}

#[test]
fn moves_are_not_taken_back_for_ever() {
    let mut host = two();
    assert_eq!(times(|| undo_is_limited(&mut host)), 100);
    // The move that could not be taken back stands, and the turn goes on to its end.
    pass(&mut host, 0);
    pass(&mut host, 1);
    assert!(!undo_is_limited(&mut host), "another turn");
}

#[test]
fn nobody_offers_and_withdraws_for_ever_and_a_draw_is_still_agreed() {
    let mut host = two();
    let offers = times(|| {
        host.request(0, draw(true)).expect("nobody is kept from agreeing");
        limit_reached(host.request(0, draw(false)))
    });
    assert_eq!(offers, 50);
    assert!(limit_reached(host.request(0, draw(true))), "it stands already");
    assert!(!rename_is_limited(&mut host, 1), "the other has a measure of their own");
    host.request(1, draw(true)).expect("agreed");
    assert!(matches!(host.room(None).stage, RoomStage::Over { result: Outcome::Drawn, .. }));
}

#[test]
fn nobody_changes_their_name_for_ever_and_the_next_turn_is_another() {
    let mut host = two();
    assert_eq!(times(|| rename_is_limited(&mut host, 1)), 50);
    let now = host.now;
    host.restart(now);
    assert!(rename_is_limited(&mut host, 1), "it is known after a restart, too");
    round(&mut host);
    assert!(!rename_is_limited(&mut host, 1));
}

#[test]
fn nobody_changes_their_mind_for_ever_about_a_missing_person() {
    let mut host = Host::begun(&OpenTable { first: Some(1), ..friends("jamaica", 3) }, 1);
    host.present(1, false);
    host.wait(MINUTE);
    let changes = times(|| {
        host.request(0, missing(1, AbsentPolicy::Bot)).expect("a bot can always be had");
        limit_reached(host.request(0, missing(1, AbsentPolicy::Wait)))
    });
    assert_eq!(changes, 50);
    assert!(host.room.bot_turn().is_some(), "the bot plays on");
    host.request(0, missing(1, AbsentPolicy::Out)).expect("a say");
    assert!(limit_reached(host.request(0, missing(1, AbsentPolicy::Out))), "said already");
    host.request(2, missing(1, AbsentPolicy::Out)).expect("a say");
    assert!(host.room(None).seats[1].out);
}

#[test]
fn nobody_sits_down_for_ever_and_the_game_can_begin() {
    let table = OpenTable { begins_when_full: false, ..friends("tortuga", 3) };
    let mut host = Host::open(&OpenTable { seats: vec![SeatAccess::Anyone; 3], ..table }, 1);
    let seats = times(|| {
        let sat = limit_reached(host.request(1, join(None, None)));
        sat || limit_reached(host.request(1, OnlineRequest::StandUp { game: GAME.into() }))
    });
    assert_eq!(seats, 50);
    host.request(2, join(None, None)).expect("others may");
    host.request(0, OnlineRequest::Start { game: GAME.into() }).expect("the host");
    assert_eq!(host.room(None).stage, RoomStage::Playing);
}

/// Each turn allows some more, until the limit of the table is reached.
#[test]
fn a_table_that_had_enough_plays_to_its_end() {
    let mut host = two();
    let mut had = 0;
    while !rename_is_limited(&mut host, 0) {
        had += 1
            + times(|| rename_is_limited(&mut host, 0))
            + times(|| rename_is_limited(&mut host, 1));
        round(&mut host);
        assert!(had <= 6_000, "it goes for ever");
    }
    // One of them was to sit down.
    assert_eq!(had, 4_999);
    assert!(rename_is_limited(&mut host, 1) && undo_is_limited(&mut host));
    pass(&mut host, 0);
    let mut lots = Lots(7);
    while !host.room.is_over() {
        play_on(&mut host, &mut lots);
    }
}

/// Mostly onward, so that it comes to an end.
fn play_on(host: &mut Host, lots: &mut Lots) {
    let person = host.actor().expect("somebody's turn") as i64;
    let seen = host.room.observation_for(Some(person)).expect("a game");
    let Some(actions) = seen.legal_actions() else { return confirm(host, person) };
    let at = if lots.below(4) > 0 { 0 } else { lots.below(actions.len()) };
    let action = actions.get(at).expect("a move");
    if host.play(person, &action.to_string()).is_err() {
        confirm(host, person);
    }
}

fn confirm(host: &mut Host, person: i64) {
    let confirm = ClientMsg::Confirm { game: GAME.into(), after: host.room.seq() };
    host.send(person, &confirm).expect("the turn is done");
}

/// Games stored before there were limits exceed them and must still load.
#[test]
fn what_was_kept_can_always_be_read() {
    let host = two();
    let mut again = Room::from_first_line(&host.lines[0]).expect("the first line");
    host.lines[1..].iter().for_each(|line| again.replay(line).expect("a stored line"));
    for at in 0..12_000 {
        let line = format!(r#"{{"at":{at},"is":{{"named":{{"person":0,"name":"Anne"}}}}}}"#);
        again.replay(&line).expect("a stored line");
    }
}
