//! Rated tables, and the results of finished games.

use crate::common::{GAME, Host, Lots, friends, join, seat};
use cartagena::{Action, Actions};
use cartagena_protocol::{
    AbsentPolicy, ClientMsg, Denial, OnTimeout, OnlineRequest, OpenTable, SeatAccess, TimeControl,
};
use cartagena_room::{Requester, Room, RoomRefusal};

fn rated(seats: usize) -> OpenTable {
    let pace = Some(TimeControl { turn: 60, reserve: 0, at_zero: OnTimeout::Out });
    OpenTable { pace, rated: true, ..friends("tortuga", seats) }
}

fn places(host: &Host) -> Vec<(u8, bool)> {
    let result = host.room.result().expect("a result");
    assert_eq!(host.twin.result().as_ref(), Some(&result), "the lines alone give the same");
    result.seats.iter().map(|seat| (seat.place, seat.left)).collect()
}

fn resign(host: &mut Host, person: i64) {
    host.request(person, OnlineRequest::Resign { game: GAME.into() }).expect("resigned");
}

fn agree(host: &mut Host, person: i64) {
    let agree = OnlineRequest::AgreeToDraw { game: GAME.into(), agree: true };
    host.request(person, agree).expect("agreed");
}

fn refused<T>(answer: Result<T, RoomRefusal>) -> Option<Denial> {
    match answer.err() {
        Some(RoomRefusal::Denied(why)) => Some(why),
        _ => None,
    }
}

#[test]
fn only_a_fair_table_for_people_can_be_rated() {
    let open = |table: OpenTable| {
        let anne = Requester { person: 0, name: "Anne", now: 1, program: false };
        Room::opening_line(GAME, [1; 32], &anne, &table, None).map(drop)
    };
    assert_eq!(open(rated(2)), Ok(()));
    let bot = SeatAccess::Bot { level: "sailor".into() };
    let bots = OpenTable { seats: vec![SeatAccess::Friend, bot], ..rated(2) };
    let lenient = Some(TimeControl { turn: 60, reserve: 0, at_zero: OnTimeout::Bot });
    let tunnel = "BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH";
    for bad in [
        bots,
        OpenTable { pace: None, ..rated(2) },
        OpenTable { pace: lenient, ..rated(2) },
        OpenTable { first: Some(0), ..rated(2) },
        OpenTable { tunnel: Some(tunnel.into()), ..rated(2) },
    ] {
        assert_eq!(open(OpenTable { rated: false, ..bad.clone() }), Ok(()), "{bad:?}");
        assert_eq!(open(bad.clone()), Err(Denial::BadTable), "{bad:?}");
    }
}

#[test]
fn no_bot_takes_a_seat_at_a_rated_table() {
    let mut host = Host::open(&OpenTable { begins_when_full: false, ..rated(3) }, 1);
    host.present(0, true);
    host.request(1, join(None, None)).expect("a seat");
    host.present(1, true);
    let start = || OnlineRequest::Start { game: GAME.into() };
    assert!(!host.room(Some(0)).may_start);
    assert_eq!(refused(host.request(0, start())), Some(Denial::RatedTable));
    host.request(2, join(None, None)).expect("a seat");
    assert!(host.room(Some(0)).may_start);
    host.request(0, start()).expect("full");
    host.present(1, false);
    host.wait(60_000 - 1);
    let choose = |policy| OnlineRequest::SetAbsentPolicy { game: GAME.into(), seat: 1, policy };
    host.present(0, true);
    host.now += 1;
    assert_eq!(refused(host.request(0, choose(AbsentPolicy::Bot))), Some(Denial::RatedTable));
    host.request(0, choose(AbsentPolicy::Wait)).expect("as before");
}

#[test]
fn the_last_who_stays_has_won() {
    let mut host = Host::begun(&rated(2), 1);
    assert_eq!(host.room.result(), None);
    host.now += 5;
    resign(&mut host, 1);
    assert_eq!(places(&host), [(1, false), (2, true)]);
    let result = host.room.result().expect("a result");
    assert!(result.rated && result.public && !result.drawn);
    assert_eq!(result.ended, host.now);
    // Later lines do not change it, except who the person is.
    host.now += 99;
    let chat = OnlineRequest::Chat { game: GAME.into(), text: "ahoy".into() };
    host.request(1, chat).expect("said");
    assert_eq!(host.room.person_of_chat(1), Some(1));
    assert_eq!(host.room.result(), Some(result.clone()));
    let merge = host.room.decide_merge(1, 5, host.now).expect("a seat");
    host.store(merge);
    let merged = host.room.result().expect("a result");
    assert_eq!(merged.seats[1].person, Some(5));
    assert_eq!(host.room.person_of_chat(1), Some(5));
    assert_eq!((merged.ended, merged.seats[0]), (result.ended, result.seats[0]));
}

#[test]
fn those_who_leave_are_behind_those_who_stay() {
    let mut host = Host::begun(&rated(4), 1);
    resign(&mut host, 2);
    resign(&mut host, 0);
    assert_eq!(host.room.result(), None);
    resign(&mut host, 1);
    assert_eq!(places(&host), [(2, true), (2, true), (2, true), (1, false)]);

    let mut host = Host::begun(&rated(3), 1);
    resign(&mut host, 2);
    agree(&mut host, 0);
    agree(&mut host, 1);
    assert_eq!(places(&host), [(1, false), (1, false), (2, true)]);
    assert!(host.room.result().expect("a result").drawn);
}

/// A bot plays on for who left; its seat is last even if it comes first.
#[test]
fn a_leaver_loses_whatever_the_bot_reaches() {
    let mut bot_came_first = false;
    for secret in 1..=12 {
        let mut host = Host::begun(&rated(3), secret);
        resign(&mut host, 0);
        play_to_the_end(&mut host, &mut Lots(u64::from(secret)));
        let result = places(&host);
        assert_eq!(result[0], (3, true));
        assert!(result[1..].iter().all(|(place, left)| *place <= 2 && !left), "{result:?}");
        bot_came_first |= result[1..] == [(2, false), (2, false)];
    }
    assert!(bot_came_first, "in a dozen games");
}

/// Plays random moves, mostly forward, for everybody.
fn play_to_the_end(host: &mut Host, lots: &mut Lots) {
    let mut choose = |actions: &Actions| {
        let all = actions.list().to_vec();
        let onward = |action: &&Action| matches!(action, Action::Advance { .. });
        let ahead: Vec<_> = all.iter().filter(onward).copied().collect();
        let from = if ahead.is_empty() { all } else { ahead };
        from[lots.below(from.len())]
    };
    for _ in 0..5_000 {
        if host.room.result().is_some() {
            return;
        }
        if host.bot_moves(&mut choose) {
            continue;
        }
        let person = host.person(host.actor().expect("somebody's turn")).expect("a person");
        let seen = host.room.observation_for(Some(person)).expect("a game");
        let (game, after) = (GAME.to_owned(), host.room.seq());
        let message = match seen.legal_actions() {
            Some(actions) => ClientMsg::Play { game, after, action: choose(&actions).into() },
            None => ClientMsg::Confirm { game, after },
        };
        if host.send(person, &message).is_err() {
            let (game, after) = (GAME.to_owned(), host.room.seq());
            host.send(person, &ClientMsg::Confirm { game, after }).expect("a turn to confirm");
        }
    }
    panic!("it does not end");
}

#[test]
fn a_private_game_is_told_to_nobody_else() {
    for (access, public) in [(SeatAccess::Friend, false), (SeatAccess::Anyone, true)] {
        let seats = vec![SeatAccess::Friend, access];
        let mut host = Host::begun(&OpenTable { seats, ..friends("jamaica", 2) }, 1);
        resign(&mut host, 0);
        let result = host.room.result().expect("a result");
        assert_eq!((result.public, result.rated), (public, false));
        assert_eq!(result.seats[1].person, Some(1));
        assert_eq!(host.room.person_at(seat(1)), Some(1));
    }
}
