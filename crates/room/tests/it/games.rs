//! Whole games from the opening to the proved record, and tables made of random requests.

use crate::common::*;
use cartagena::Seat;
use cartagena_protocol::{
    AbsentPolicy, ClientMsg, OnTimeout, OnlineRequest, OpenTable, RefusalCode, RoomStage,
    SeatAccess, TimeControl,
};
use cartagena_record::Record;
use cartagena_room::{CommitError, Room, RoomRefusal};
use proptest::prelude::*;

fn options() -> Vec<String> {
    let variants = ["tortuga", "jamaica", "hispaniola"];
    let with = |variant: &str| ["", "+pass", "-boat"].map(|option| format!("{variant}{option}"));
    variants.iter().flat_map(|variant| with(variant)).collect()
}

/// Returns the moves that a person can make, in short notation.
fn moves(host: &Host, person: i64) -> Vec<String> {
    let seen = host.room.observation_for(Some(person)).expect("a game");
    let legal =
        seen.legal_actions().map_or(Vec::new(), |actions| actions.list().into_iter().collect());
    legal.iter().map(ToString::to_string).collect()
}

fn step(host: &mut Host, lots: &mut Lots) {
    if host.bot_moves(&mut |actions| actions.get(lots.below(actions.len())).expect("one of them")) {
        return;
    }
    let Some(seat) = host.actor() else { return };
    let person = host.person(seat).expect("a person");
    let list = moves(host, person);
    let (game, after) = (GAME.to_owned(), host.room.seq());
    let done = match lots.below(12) {
        0 => host.send(person, &ClientMsg::Undo { game, after }),
        1..=4 => host.send(person, &ClientMsg::Confirm { game, after }),
        _ if list.is_empty() => host.send(person, &ClientMsg::Confirm { game, after }),
        _ => host.play(person, &list[lots.below(list.len())]),
    };
    if let Err(refused) = done {
        use RefusalCode::{CardsRevealed, NothingToConfirm, NothingToUndo, TurnIsOver};
        let usual = [CardsRevealed, NothingToConfirm, NothingToUndo, TurnIsOver];
        assert!(usual.iter().any(|one| refused == RoomRefusal::Table(one.clone())), "{refused:?}");
    }
}

#[test]
fn whole_games_of_every_kind_are_played_replayed_and_proved() {
    for (number, rules) in options().iter().enumerate() {
        for seats in 2..=5 {
            play_to_the_end(rules, seats, number as u64 * 8 + seats as u64);
        }
    }
}

fn play_to_the_end(rules: &str, seats: usize, number: u64) {
    let mut table = friends(rules, seats);
    if number.is_multiple_of(3) {
        table.seats[seats - 1] = SeatAccess::Bot { level: "sailor".into() };
    }
    table.begins_when_full = false;
    let mut host = Host::open(&table, number as u8);
    host.request(0, join(None, Some(commitment_of(0)))).expect("a commitment");
    for person in 1..seats as i64 {
        let commitment = (person % 2 == 0).then(|| commitment_of(person));
        let _ = host.request(person, join(None, commitment));
    }
    host.request(0, OnlineRequest::Start { game: GAME.into() }).expect("the host");
    assert_eq!(host.room(None).stage, RoomStage::Dealing);
    host.request(0, reveal(0)).expect("its secret");
    if host.room(None).stage == RoomStage::Dealing {
        host.request(2, reveal(2)).expect("the other secret");
        let _ = host.request(4, reveal(4));
    }
    let mut lots = Lots(number);
    for _ in 0..60_000 {
        if host.room.is_over() {
            break;
        }
        host.now += 100;
        step(&mut host, &mut lots);
    }
    finish(&mut host, rules);
}

fn reveal(person: i64) -> OnlineRequest {
    OnlineRequest::Reveal { game: GAME.into(), secret: hex(bytes(person)) }
}

/// Random games may never end; the people then agree to a draw.
fn finish(host: &mut Host, rules: &str) {
    let people: Vec<i64> =
        (0..5).filter(|person| host.room.table_card(Some(*person)).your_seat.is_some()).collect();
    if !host.room.is_over() {
        for person in people {
            host.request(person, OnlineRequest::AgreeToDraw { game: GAME.into(), agree: true })
                .expect("a say");
        }
    }
    assert!(host.room.is_over(), "{rules}");
    let text = host.room.record(None).expect("it is over");
    let record = Record::read(&text).expect("a record that proves itself");
    assert_eq!(record.to_string(), text);
    let proof = record.proof().expect("a fair deal");
    assert!(
        proof.commit_reveal.secret.is_some() && proof.commit_reveal.parts[0].secret().is_some()
    );
    let RoomStage::Over { result, .. } = host.room(None).stage else { panic!() };
    assert_eq!(result.to_string(), record.result());
    let now = host.now;
    host.restart(now);
    assert_eq!(host.room.record(None).as_deref(), Ok(text.as_str()));
}

#[test]
fn running_records_tell_no_secret_and_none_where_hands_are_hidden() {
    let host = Host::begun(&friends("tortuga", 2), 3);
    let text = host.room.record(Some(0)).expect("open hands");
    assert!(text.contains("[Fair \"1 ") && !text.contains("Secret") && !text.contains("Seed"));
    assert_eq!(Record::read(&text).expect("a record").seed, None);
    for rules in ["jamaica", "hispaniola"] {
        let host = Host::begun(&friends(rules, 2), 3);
        assert_eq!(host.room.record(Some(0)), Err(RefusalCode::HiddenCards));
    }
    let waiting = Host::open(&friends("tortuga", 2), 3);
    assert_eq!(waiting.room.record(Some(0)), Err(RefusalCode::HiddenCards));
}

#[test]
fn what_is_late_or_foreign_is_refused() {
    let mut host = Host::begun(&friends("tortuga", 2), 5);
    let actor = host.person(host.actor().expect("a turn")).expect("a person");
    let other = 1 - actor;
    let action = moves(&host, actor)[0].clone();
    host.play(actor, &action).expect("a move");
    let stale = ClientMsg::Play { game: GAME.into(), after: 0, action: action.as_str().into() };
    assert_eq!(host.send(actor, &stale), Err(RoomRefusal::Table(RefusalCode::OutOfDate)));
    let turn = RefusalCode::NotYourTurn { seat: Seat::new(actor as u8).expect("a seat") };
    assert_eq!(host.play(other, &action), Err(RoomRefusal::Table(turn)));
    assert_eq!(host.play(actor, "ahoy"), Err(RoomRefusal::Table(RefusalCode::Illegal)));
    assert_eq!(host.play(actor, "18<17+BD"), Err(RoomRefusal::Table(RefusalCode::Illegal)));
    use cartagena_protocol::Denial;
    assert_eq!(host.play(5, &action), Err(RoomRefusal::Denied(Denial::NotSeated)));
    assert_eq!(
        host.send(actor, &ClientMsg::ListGames),
        Err(RoomRefusal::Denied(Denial::BadMessage))
    );
    let undo = ClientMsg::Undo { game: GAME.into(), after: host.room.seq() };
    host.send(actor, &undo).expect("nothing was seen");
    assert_eq!(host.room.seq(), 2);
}

/// A decision that was made before another one was committed.
#[test]
fn of_two_decisions_one_comes_true() {
    let mut host = Host::begun(&friends("tortuga", 2), 5);
    let actor = host.person(host.actor().expect("a turn")).expect("a person");
    let list = moves(&host, actor);
    let play =
        |action: &str| ClientMsg::Play { game: GAME.into(), after: 0, action: action.into() };
    let one = host.room.decide(&host.act(actor), &play(&list[0])).expect("a move");
    let two = host.room.decide(&host.act(actor), &play(&list[1])).expect("a move");
    host.store(one);
    let before = host.room.clone();
    assert_eq!(host.room.commit(&two).expect_err("too late"), CommitError::Stale);
    assert!(host.room == before);
    assert!(host.twin.replay(two.line()).is_ok(), "a line alone does not know its number");
}

#[test]
fn lines_that_cannot_be_are_not_read() {
    let mut host = Host::begun(&friends("jamaica", 3), 5);
    let actor = host.person(host.actor().expect("a turn")).expect("a person");
    let action = moves(&host, actor).into_iter().find(|action| !action.ends_with('<'));
    host.play(actor, &action.expect("an advance")).expect("a move");
    let last = host.lines.last().expect("a line").clone();
    let before = host.room.clone();
    for (old, new) in [("\"seat\":", "\"seat\":4"), ("played", "plaid"), (">", ">3"), ("{", "")] {
        let mut room = Room::from_first_line(&host.lines[0]).expect("the first line");
        host.lines[1..host.lines.len() - 1]
            .iter()
            .for_each(|line| room.replay(line).expect("a stored line"));
        assert!(room.replay(&last.replacen(old, new, 1)).is_err(), "{old}");
        room.replay(&last).expect("nothing has changed by what could not be read");
    }
    assert!(host.room == before);
    assert!(Room::from_first_line(&host.lines[0].replace("jamaica", "jamaika")).is_err());
    assert!(Room::from_first_line(&host.lines[0].replace("\"rules\":1", "\"rules\":2")).is_err());
}

fn some_wish(lots: &mut Lots) -> OnlineRequest {
    let game = GAME.to_owned();
    let seat = lots.below(6) as u8;
    let agree = lots.below(4) > 0;
    let commitment = (lots.below(2) == 0).then(|| commitment_of(lots.below(6) as i64));
    match lots.below(16) {
        0..=4 => join((lots.below(3) == 0).then_some(seat), commitment),
        5 => OnlineRequest::StandUp { game },
        6 => OnlineRequest::Start { game },
        7 | 8 => reveal(lots.below(6) as i64),
        9 => OnlineRequest::Chat { game, text: "ahoy\u{202e}!".repeat(lots.below(60)) },
        10 if lots.below(4) == 0 => OnlineRequest::Resign { game },
        11 => OnlineRequest::AgreeToDraw { game, agree },
        12 => OnlineRequest::SetAbsentPolicy { game, seat, policy: AbsentPolicy::Bot },
        13 => OnlineRequest::SetAbsentPolicy { game, seat, policy: AbsentPolicy::Wait },
        14 => OnlineRequest::SetAbsentPolicy { game, seat, policy: AbsentPolicy::Out },
        _ => OnlineRequest::Rename { name: String::new() },
    }
}

fn some_table(lots: &mut Lots) -> OpenTable {
    let guests =
        [SeatAccess::Friend, SeatAccess::Anyone, SeatAccess::Bot { level: "captain".into() }];
    let mut seats: Vec<SeatAccess> =
        (0..2 + lots.below(4)).map(|_| guests[lots.below(3)].clone()).collect();
    seats[0] = SeatAccess::Friend;
    let at_zero = [OnTimeout::Bot, OnTimeout::Out][lots.below(2)];
    let pace = TimeControl {
        turn: 5 + lots.below(2_000) as u32,
        reserve: lots.below(100) as u32,
        at_zero,
    };
    OpenTable {
        rules: options()[lots.below(9)].as_str().into(),
        seats,
        pace: (lots.below(3) > 0).then_some(pace),
        first: (lots.below(4) == 0).then_some(0),
        begins_when_full: lots.below(2) == 0,
        ..OpenTable::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Any requests in any order: the stored lines build the same room, and there are messages for
    /// every viewer.
    #[test]
    fn kept_lines_are_the_whole_truth(number: u64) {
        let mut lots = Lots(number);
        let mut host = Host::open(&some_table(&mut lots), number as u8);
        for _ in 0..300 {
            let person = lots.below(6) as i64;
            host.wait([0, 10, 900, 12_000, 70_000][lots.below(5)]);
            match lots.below(12) {
                0 => { host.present(person, lots.below(2) == 0); }
                1..=3 => { let _ = host.request(person, some_wish(&mut lots)); }
                4 if lots.below(20) == 0 => { let now = host.now + 5_000_000; host.restart(now); }
                _ => step(&mut host, &mut lots),
            }
            for viewer in [None, Some(0), Some(3)] {
                prop_assert!(!host.room.welcome_messages(viewer, host.now).is_empty());
            }
        }
        let (room, now) = (host.room.clone(), host.now);
        host.restart(now);
        let mut live = room;
        live.resume_after_downtime(now);
        prop_assert!(live == host.room);
    }
}
