//! Holidays, reminders, and the turns of which people are told.

use crate::common::*;
use cartagena_protocol::{
    OnTimeout, OnlineEvent, OnlineRequest, OpenTable, ServerMsg, TimeControl,
};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

fn slow(turn_hours: u64, reserve_hours: u64) -> OpenTable {
    let seconds = |hours: u64| (hours * 3_600) as u32;
    let (turn, reserve) = (seconds(turn_hours), seconds(reserve_hours));
    let pace = Some(TimeControl { turn, reserve, at_zero: OnTimeout::Out });
    OpenTable { pace, first: Some(0), ..friends("tortuga+pass", 2) }
}

fn holiday(host: &mut Host, person: i64, until: u64) -> bool {
    let decided = host.room.decide_holiday(person, until, host.now);
    decided.map(|decision| host.store(decision)).is_some()
}

/// Returns the number of milliseconds of the clock that is shown, if one runs.
fn shown(host: &Host) -> (bool, u64) {
    match host.room.clocks_message(host.now) {
        Some(ServerMsg::Online(OnlineEvent::Clocks(clocks))) => {
            (clocks.running.is_some(), clocks.turn_left_ms)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_clock_stands_still_until_the_holiday_ends() {
    let mut host = Host::begun(&slow(24, 0), 1);
    host.wait(4 * HOUR);
    let end = host.now + 5 * DAY;
    assert!(holiday(&mut host, 0, end));
    assert!(!holiday(&mut host, 0, end), "nothing would change");
    assert_eq!(host.room(None).seats[0].holiday_until, Some(end));
    host.wait(4 * DAY);
    assert_eq!(shown(&host), (false, 20 * HOUR));
    // Whatever is stored meanwhile, and a host that was down, changes nothing.
    let (game, text) = (GAME.into(), "ahoy".into());
    host.request(1, OnlineRequest::Chat { game, text }).expect("a line");
    let now = host.now + HOUR;
    host.restart(now);
    assert_eq!(
        (shown(&host), host.room.next_holiday_end(host.now)),
        ((false, 20 * HOUR), Some(end))
    );
    host.wait(end - host.now);
    assert_eq!((shown(&host), host.room.next_holiday_end(host.now)), ((true, 20 * HOUR), None));
    host.wait(HOUR);
    assert_eq!((shown(&host), host.room(None).seats[0].holiday_until), ((true, 19 * HOUR), None));
    assert!(!host.room.is_over());
    host.wait(19 * HOUR);
    assert!(host.room.is_over(), "then the turn runs out");
}

#[test]
fn a_holiday_can_end_before_its_time_and_the_person_may_play() {
    let mut host = Host::begun(&slow(24, 0), 1);
    let end = host.now + 9 * DAY;
    assert!(holiday(&mut host, 0, end) && holiday(&mut host, 1, end));
    host.wait(DAY);
    host.play(0, ".").expect("a turn");
    assert_eq!(shown(&host), (false, DAY), "the other one is on holiday, too");
    let now = host.now;
    assert!(holiday(&mut host, 1, now));
    host.wait(HOUR);
    assert_eq!(shown(&host), (true, 23 * HOUR));
    assert!(!holiday(&mut host, 1, now), "it has ended");
}

#[test]
fn only_players_of_slow_games_have_holidays() {
    let quick = TimeControl { turn: 600, reserve: 0, at_zero: OnTimeout::Bot };
    for pace in [None, Some(quick)] {
        let mut host = Host::begun(&OpenTable { pace, ..slow(24, 0) }, 1);
        assert!(!holiday(&mut host, 0, DAY));
        assert_eq!(host.room.reminder(), None);
    }
    let mut host = Host::begun(&slow(24, 0), 1);
    let end = host.now + DAY;
    assert!(!holiday(&mut host, 4, end), "a stranger");
    let mut waiting = Host::open(&slow(24, 0), 1);
    assert!(!holiday(&mut waiting, 0, end), "the game has not begun");
}

#[test]
fn people_are_reminded_a_quarter_of_a_turn_before_its_end() {
    for (turn, reserve, before) in
        [(1, 0, HOUR / 4), (24, 0, 6 * HOUR), (24, 48, 6 * HOUR), (168, 0, 12 * HOUR)]
    {
        let mut host = Host::begun(&slow(turn, reserve), 1);
        let ends = host.now + (turn + reserve) * HOUR;
        let reminder = host.room.reminder().expect("a slow turn");
        assert_eq!((reminder.due, reminder.ends), (ends - before, ends), "{turn} hours");
        // It follows the clock, which stands still on holiday.
        let end = host.now + 2 * DAY;
        assert!(holiday(&mut host, 0, end));
        let later = host.room.reminder().expect("a slow turn");
        assert_eq!((later.due, later.turn), (reminder.due + 2 * DAY, reminder.turn));
    }
}

/// A turn keeps its number until another begins, whatever is stored, and after a restart.
#[test]
fn every_turn_has_a_number_of_its_own() {
    let mut host = Host::begun(&slow(24, 0), 1);
    let mut numbers = Vec::new();
    for turn in 0..6 {
        let person = turn % 2;
        let before = host.room.person_turn().expect("a turn");
        assert_eq!(before.person, person);
        let (game, text) = (GAME.into(), "ahoy".into());
        host.request(person, OnlineRequest::Chat { game, text }).expect("a line");
        host.wait(3 * HOUR);
        let now = host.now;
        host.restart(now);
        assert_eq!(host.room.person_turn(), Some(before));
        numbers.push(before.number);
        host.play(person, ".").expect("a turn");
    }
    assert!(numbers.is_sorted_by(|one, two| one < two), "{numbers:?}");
    host.request(0, OnlineRequest::Resign { game: GAME.into() }).expect("resigned");
    assert_eq!(host.room.person_turn(), None);
    let people: Vec<i64> =
        host.room.people_of_ended_game().iter().map(|(person, _)| *person).collect();
    assert_eq!(people, [0, 1]);
}
