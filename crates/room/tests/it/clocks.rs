//! Time: turns, reserves, zero, and a host that was down.

use crate::common::*;
use cartagena::{Outcome, Seat};
use cartagena_protocol::{
    AbsentPolicy, Clocks, EndReason, OnTimeout, OnlineEvent, OnlineRequest, OpenTable, RoomStage,
    ServerMsg, TimeControl,
};

const HOUR: u64 = 3_600_000;

fn table(turn: u32, reserve: u32, at_zero: OnTimeout) -> OpenTable {
    let pace = Some(TimeControl { turn, reserve, at_zero });
    OpenTable { pace, first: Some(0), ..friends("tortuga", 2) }
}

fn clocks(host: &Host) -> Clocks {
    let messages = host.room.welcome_messages(None, host.now);
    let found = messages.into_iter().find_map(|msg| match msg {
        ServerMsg::Online(OnlineEvent::Clocks(clocks)) => Some(clocks),
        _ => None,
    });
    found.expect("a table with a pace")
}

/// One move and the end of the turn.
fn turn(host: &mut Host, person: i64) {
    let seen = host.room.observation_for(Some(person)).expect("a game");
    let action = seen.legal_actions().and_then(|all| all.get(0)).expect("a move");
    host.play(person, &action.to_string()).expect("a move");
    host.play(person, ".").expect("the end of the turn");
}

#[test]
fn a_turn_has_its_time_and_then_the_reserve_runs_down() {
    let mut host = Host::begun(&table(30, 60, OnTimeout::Bot), 1);
    let view = clocks(&host);
    assert_eq!(
        (view.running, view.turn_left_ms, view.reserves_ms),
        (Some(Seat::FIRST), 30_000, vec![60_000; 2])
    );
    host.wait(50_000);
    let view = clocks(&host);
    assert_eq!((view.turn_left_ms, view.reserves_ms), (0, vec![40_000, 60_000]));
    turn(&mut host, 0);
    let view = clocks(&host);
    assert_eq!(
        (view.running, view.turn_left_ms, view.reserves_ms),
        (Some(second()), 30_000, vec![40_000, 60_000])
    );
    host.wait(29_000);
    turn(&mut host, 1);
    assert_eq!(clocks(&host).reserves_ms, [40_000, 60_000]);
}

#[test]
fn at_zero_a_bot_plays_the_turn() {
    let mut host = Host::begun(&table(30, 20, OnTimeout::Bot), 1);
    host.wait(49_999);
    assert!(host.room.bot_turn().is_none());
    assert_eq!(host.wait(1), 1);
    assert_eq!(host.room(None).seats[0].stand_in, Some("captain".into()));
    assert_eq!(clocks(&host).running, None);
    assert!(host.play(0, ".").is_err());
    while host.room.bot_turn().is_some() {
        host.bot_moves(&mut |actions| actions.get(actions.len() - 1).expect("a move"));
    }
    host.wait(0);
    assert_eq!(clocks(&host).running, Some(second()));
    assert_eq!(host.room(None).seats[0].stand_in, None);
    turn(&mut host, 1);
    let view = clocks(&host);
    assert_eq!(
        (view.running, view.turn_left_ms, view.reserves_ms[0]),
        (Some(Seat::FIRST), 30_000, 0)
    );
}

#[test]
fn at_zero_a_person_is_out_where_that_was_agreed() {
    let mut host = Host::begun(&table(30, 0, OnTimeout::Out), 1);
    host.wait(30_000);
    let over = RoomStage::Over { result: Outcome::Won(second()), reason: EndReason::Resignation };
    assert_eq!(host.room(None).stage, over);
    assert_eq!(host.room.next_due(), None);
}

#[test]
fn nobody_loses_time_while_the_host_was_down() {
    let mut host = Host::begun(&table(30, 60, OnTimeout::Out), 1);
    host.wait(10_000);
    host.request(1, OnlineRequest::Chat { game: GAME.into(), text: "hm".into() }).expect("a line");
    let later = host.now + 30 * HOUR;
    host.restart(later);
    assert_eq!(clocks(&host).turn_left_ms, 20_000);
    assert_eq!(host.wait(79_999), 1, "only that the clock ran is stored");
    assert_eq!(host.room(None).stage, RoomStage::Playing);
    host.wait(1);
    assert!(host.room.is_over());
}

/// A host that is started anew every day must not give a slow player a new turn each time.
#[test]
fn a_slow_turn_comes_to_its_end_although_the_host_is_restarted() {
    let days = 3 * 24 * 3_600;
    let mut host = Host::begun(&table(days, 0, OnTimeout::Out), 1);
    let mut served = 0;
    while !host.room.is_over() {
        for _ in 0..20 {
            host.wait(HOUR);
        }
        served += 20;
        assert!(served < 24 * 5, "it never ends");
        let later = host.now + HOUR;
        if !host.room.is_over() {
            host.restart(later);
        }
    }
    assert!(served >= 72);
}

#[test]
fn a_stand_in_has_no_clock() {
    let mut host = Host::begun(&table(600, 0, OnTimeout::Out), 1);
    host.present(0, false);
    host.wait(60_000);
    host.request(
        1,
        OnlineRequest::SetAbsentPolicy { game: GAME.into(), seat: 0, policy: AbsentPolicy::Bot },
    )
    .expect("missing");
    assert_eq!(clocks(&host).running, None);
    host.wait(5 * HOUR);
    host.present(0, true);
    host.wait(0);
    assert_eq!((clocks(&host).running, clocks(&host).turn_left_ms), (Some(Seat::FIRST), 540_000));
}

#[test]
fn a_table_without_a_pace_has_no_clock() {
    let mut host = Host::begun(&friends("tortuga", 2), 1);
    assert_eq!(host.room.next_due(), None);
    assert_eq!(host.wait(1_000 * HOUR), 0);
    let pace = Some(TimeControl { turn: 4, reserve: 0, at_zero: OnTimeout::Bot });
    let act = host.act(0);
    let hasty = OpenTable { pace, ..friends("tortuga", 2) };
    assert!(cartagena_room::Room::opening_line(GAME, [1; 32], &act, &hasty, None).is_err());
}

/// A host that was up all the while may have let the table sleep.
#[test]
fn a_clock_runs_on_while_a_table_sleeps() {
    let read_again = |host: &mut Host, up: u64| {
        let counted = host.room.clock_counted_until();
        host.wake(counted, host.now + up);
    };
    let mut host = Host::begun(&table(86_400, 0, OnTimeout::Out), 1);
    read_again(&mut host, HOUR);
    assert_eq!(clocks(&host).turn_left_ms, 23 * HOUR);
    assert_eq!(host.wait(HOUR), 1, "it is stored that the clock ran");
    read_again(&mut host, 20 * HOUR);
    assert_eq!(clocks(&host).turn_left_ms, 2 * HOUR);
    host.wait(2 * HOUR);
    assert!(host.room.is_over());
}

/// Another host may have served it since.
#[test]
fn time_is_counted_once_although_another_host_has_kept_lines() {
    let mut host = Host::begun(&table(86_400, 0, OnTimeout::Out), 1);
    let slept = host.room.clock_counted_until();
    host.wait(3 * HOUR);
    host.wake(slept, host.now + HOUR);
    assert_eq!(clocks(&host).turn_left_ms, 20 * HOUR);
}

/// A long reserve used to be stored minute by minute, tens of thousands of lines for one turn.
#[test]
fn a_long_reserve_is_kept_in_few_lines() {
    let mut host = Host::begun(&table(5, 30 * 86_400, OnTimeout::Out), 1);
    while !host.room.is_over() {
        let due = host.room.next_due().expect("a clock");
        host.wait(due - host.now);
    }
    assert!((100..250).contains(&host.lines.len()), "{}", host.lines.len());
}

/// Regression: after a restart with a time of day set back, the clock of a sleeping table stood still.
#[test]
fn lines_from_the_future_stop_no_clock() {
    let mut host = Host::begun(&table(36_000, 0, OnTimeout::Out), 1);
    host.wait(6 * HOUR);
    turn(&mut host, 0);
    // The time of day was set back by five hours while the host was down.
    host.restart(host.now - 5 * HOUR);
    let slept = host.room.clock_counted_until();
    host.wake(slept, host.now + HOUR);
    assert_eq!(clocks(&host).turn_left_ms, 9 * HOUR);
}

/// Regression: the same, and a player who came back did not get the seat back for hours.
#[test]
fn a_seat_is_given_back_although_the_time_of_day_was_set_back() {
    let mut host = Host::begun(&friends("tortuga", 2), 1);
    host.present(1, false);
    host.wait(6 * HOUR);
    let (seat, policy) = (1, AbsentPolicy::Bot);
    let choice = OnlineRequest::SetAbsentPolicy { game: GAME.into(), seat, policy };
    host.request(0, choice).expect("a choice");
    assert!(host.room(None).seats[1].stand_in.is_some());
    host.restart(host.now - 5 * HOUR);
    host.present(1, true);
    host.wait(0);
    assert_eq!(host.room(None).seats[1].stand_in, None);
}
