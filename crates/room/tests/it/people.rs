//! People who come late, go away, give up, agree, talk and play again.

use crate::common::*;
use cartagena::{Outcome, Seat};
use cartagena_protocol::{
    AbsentPolicy, Denial, EndReason, OnTimeout, OnlineRequest, OpenTable, RefusalCode, RoomStage,
    SeatAccess, TimeControl,
};
use cartagena_room::RoomRefusal;

const MINUTE: u64 = 60_000;

fn denied<T>(denial: Denial) -> Result<T, RoomRefusal> {
    Err(RoomRefusal::Denied(denial))
}

fn missing(seat: u8, care: AbsentPolicy) -> OnlineRequest {
    OnlineRequest::SetAbsentPolicy { game: GAME.into(), seat, policy: care }
}

fn resign() -> OnlineRequest {
    OnlineRequest::Resign { game: GAME.into() }
}

fn draw(agree: bool) -> OnlineRequest {
    OnlineRequest::AgreeToDraw { game: GAME.into(), agree }
}

fn chat(text: &str) -> OnlineRequest {
    OnlineRequest::Chat { game: GAME.into(), text: text.into() }
}

fn first(host: &mut Host) {
    host.bot_moves(&mut |actions| actions.get(0).expect("a move"));
}

#[test]
fn people_sit_down_change_seats_and_get_up() {
    let seats =
        vec![SeatAccess::Bot { level: "sailor".into() }, SeatAccess::Friend, SeatAccess::Anyone];
    let table = OpenTable { seats, ..friends("tortuga", 3) };
    let mut host = Host::open(&OpenTable { begins_when_full: false, ..table }, 1);
    assert_eq!(host.room(Some(0)).your_seat, Some(second()));
    assert!(host.room.is_in_lobby());
    assert_eq!(host.request(1, join(Some(0), None)), denied(Denial::SeatTaken));
    assert_eq!(host.request(1, join(Some(1), None)), denied(Denial::SeatTaken));
    assert_eq!(host.request(1, join(Some(9), None)), denied(Denial::SeatTaken));
    host.request(1, join(None, None)).expect("the last seat");
    assert!(!host.room.is_in_lobby());
    assert_eq!(host.request(2, join(None, None)), denied(Denial::SeatTaken));
    assert_eq!(
        host.request(1, OnlineRequest::Start { game: GAME.into() }),
        denied(Denial::NotHost)
    );
    assert_eq!(
        host.request(2, OnlineRequest::Start { game: GAME.into() }),
        denied(Denial::NotSeated)
    );
    host.request(0, OnlineRequest::StandUp { game: GAME.into() }).expect("nothing has begun");
    assert!(host.room(Some(1)).may_start, "the next person is the host");
    host.request(1, join(Some(1), None)).expect("another seat");
    assert_eq!(host.room.table_card(None).free_seats, [Seat::new(2).expect("a seat")]);
    assert_eq!(host.room.table_card(None).open_to_anyone, 1);
    host.request(1, OnlineRequest::StandUp { game: GAME.into() }).expect("nothing has begun");
    assert!(host.room.is_closed() && host.room.is_over());
    assert_eq!(host.request(1, join(None, None)), denied(Denial::NoSuchTable));
}

#[test]
fn a_table_to_which_nobody_comes_is_closed_after_a_week() {
    let mut host = Host::open(&friends("tortuga", 2), 1);
    assert_eq!(host.wait(7 * 24 * 3_600_000 - 1), 0);
    assert_eq!(host.wait(1), 1);
    assert_eq!(host.room(None).stage, RoomStage::Closed);
}

#[test]
fn the_host_begins_with_bots_in_free_seats() {
    let table = OpenTable { begins_when_full: false, ..friends("jamaica", 4) };
    let mut host = Host::begun(&OpenTable { seats: vec![SeatAccess::Friend; 4], ..table }, 1);
    assert_eq!(host.room(None).stage, RoomStage::Gathering);
    host.request(3, OnlineRequest::StandUp { game: GAME.into() }).expect("not begun");
    host.request(0, OnlineRequest::Start { game: GAME.into() }).expect("the host");
    assert_eq!(host.room(None).seats[3].access, SeatAccess::Bot { level: "bosun".into() });
    assert_eq!(host.request(3, join(None, None)), denied(Denial::AlreadyStarted));
    assert_eq!(
        host.request(0, OnlineRequest::StandUp { game: GAME.into() }),
        denied(Denial::AlreadyStarted)
    );
}

#[test]
fn a_bot_plays_for_who_is_missing_until_they_are_back() {
    let mut host = Host::begun(&OpenTable { first: Some(1), ..friends("jamaica", 3) }, 1);
    assert_eq!(host.request(0, missing(1, AbsentPolicy::Bot)), denied(Denial::NotAbsent));
    host.present(1, false);
    host.wait(MINUTE - 1);
    assert_eq!(host.request(0, missing(1, AbsentPolicy::Bot)), denied(Denial::NotAbsent));
    host.wait(1);
    assert_eq!(host.room(None).seats[1].seconds_away, 60);
    assert_eq!(host.request(5, missing(1, AbsentPolicy::Bot)), denied(Denial::NotSeated));
    assert_eq!(host.request(0, missing(0, AbsentPolicy::Bot)), denied(Denial::NotAbsent));
    assert_eq!(host.request(0, missing(4, AbsentPolicy::Bot)), denied(Denial::NotAbsent));
    assert!(host.room.bot_turn().is_none());
    host.request(0, missing(1, AbsentPolicy::Bot)).expect("a minute is gone");
    assert_eq!(host.room(None).seats[1].stand_in, Some("captain".into()));
    first(&mut host);
    host.request(2, missing(1, AbsentPolicy::Wait)).expect("one is enough");
    assert!(host.room.bot_turn().is_none());
    host.request(2, missing(1, AbsentPolicy::Bot)).expect("one is enough");
    host.present(1, true);
    assert!(host.room.next_due().is_some_and(|due| due <= host.now));
    let turn = host.play(1, ".");
    assert!(
        matches!(turn, Err(RoomRefusal::Table(RefusalCode::NotYourTurn { .. }))),
        "not yet theirs"
    );
    assert_eq!(host.wait(0), 1);
    assert!(host.room.table_card(Some(1)).your_turn);
}

/// A substitute confirms the turn that its person left unconfirmed.
#[test]
fn a_stand_in_confirms_what_was_left_open() {
    let mut host = Host::begun(&OpenTable { first: Some(1), ..friends("tortuga", 2) }, 1);
    for _ in 0..3 {
        let seen = host.room.observation_for(Some(1)).expect("a game");
        let action = seen.legal_actions().and_then(|all| all.get(0)).expect("a move");
        host.play(1, &action.to_string()).expect("a move");
    }
    host.present(1, false);
    host.wait(MINUTE);
    host.request(0, missing(1, AbsentPolicy::Bot)).expect("missing");
    assert_eq!(host.wait(0), 1);
    assert!(host.room.table_card(Some(0)).your_turn);
}

#[test]
fn all_who_are_there_together_put_the_missing_out() {
    let mut host = Host::begun(&friends("jamaica", 4), 1);
    host.present(3, false);
    host.present(2, false);
    host.wait(MINUTE);
    host.request(0, missing(3, AbsentPolicy::Out)).expect("a say");
    assert!(!host.room(None).seats[3].out, "the other who is there was not asked");
    host.request(1, missing(3, AbsentPolicy::Out)).expect("a say");
    assert!(host.room(None).seats[3].out);
    assert_eq!(host.request(3, resign()), denied(Denial::NotSeated));
    assert_eq!(host.room(None).stage, RoomStage::Playing);
}

/// A substitute's seat that was put out was given back for ever, to a person who could not take it.
#[test]
fn who_is_out_takes_no_seat_back() {
    let mut host = Host::begun(&friends("jamaica", 3), 1);
    host.present(1, false);
    host.wait(MINUTE);
    host.request(0, missing(1, AbsentPolicy::Bot)).expect("missing");
    host.request(0, missing(1, AbsentPolicy::Out)).expect("missing");
    host.request(2, missing(1, AbsentPolicy::Out)).expect("missing");
    host.present(1, true);
    assert_eq!(host.wait(0), 0);
    assert!(host.room(None).seats[1].out);
}

#[test]
fn of_two_who_resigns_has_lost() {
    let mut host = Host::begun(&friends("tortuga", 2), 1);
    assert_eq!(host.request(5, resign()), denied(Denial::NotSeated));
    host.request(0, resign()).expect("a say");
    let over = RoomStage::Over { result: Outcome::Won(second()), reason: EndReason::Resignation };
    assert_eq!(host.room(None).stage, over);
    assert_eq!(host.request(1, resign()), Err(RoomRefusal::Table(RefusalCode::GameOver)));
    assert_eq!(host.play(1, "."), Err(RoomRefusal::Table(RefusalCode::GameOver)));
    let text = host.room.record(None).expect("over");
    assert!(text.contains("[Result \"won.1\"]\n[Ended \"resignation\"]"), "{text}");
    assert!(text.contains("[Out0 \"0\"]"), "{text}");
}

#[test]
fn of_more_a_captain_plays_on_for_who_resigned() {
    let mut host = Host::begun(&OpenTable { first: Some(0), ..friends("tortuga", 3) }, 1);
    host.request(0, resign()).expect("a say");
    assert_eq!(host.room(None).stage, RoomStage::Playing);
    let turn = host.room.bot_turn().expect("a captain");
    assert_eq!((turn.seat, turn.level.name()), (seat(0), "captain"));
    assert!(matches!(host.play(0, "."), Err(RoomRefusal::Table(RefusalCode::NotYourTurn { .. }))));
    assert_eq!(host.request(0, draw(true)), denied(Denial::NotSeated));
    host.request(2, resign()).expect("a say");
    let over = RoomStage::Over { result: Outcome::Won(second()), reason: EndReason::Resignation };
    assert_eq!(host.room(None).stage, over);
}

#[test]
fn where_only_bots_are_left_they_play_to_the_end() {
    let mut table = friends("tortuga", 3);
    table.seats[1] = SeatAccess::Bot { level: "deckhand".into() };
    table.seats[2] = SeatAccess::Bot { level: "deckhand".into() };
    let mut host = Host::begun(&table, 1);
    host.request(0, resign()).expect("a say");
    assert_eq!(host.room(None).stage, RoomStage::Playing);
    assert!(host.room.bot_turn().is_some());
}

#[test]
fn a_draw_needs_everybody_and_ends_with_a_move() {
    let mut host = Host::begun(&OpenTable { first: Some(0), ..friends("tortuga", 3) }, 1);
    host.request(0, draw(true)).expect("a say");
    assert_eq!(host.room(None).draw_agreed_by, [Seat::FIRST]);
    let seen = host.room.observation_for(Some(0)).expect("a game");
    let action = seen.legal_actions().and_then(|all| all.get(0)).expect("a move");
    host.play(0, &action.to_string()).expect("a move");
    assert!(host.room(None).draw_agreed_by.is_empty(), "who plays on does not agree");
    for person in [0, 1] {
        host.request(person, draw(true)).expect("a say");
    }
    host.request(1, draw(false)).expect("a say");
    host.request(2, draw(true)).expect("a say");
    assert_eq!(host.room(None).stage, RoomStage::Playing);
    host.request(1, draw(true)).expect("a say");
    let over = RoomStage::Over { result: Outcome::Drawn, reason: EndReason::Agreement };
    assert_eq!(host.room(None).stage, over);
    let text = host.room.record(None).expect("over");
    assert!(text.contains("[Result \"drawn\"]\n[Ended \"agreement\"]"), "{text}");
}

#[test]
fn chat_is_cleaned_kept_and_bounded() {
    let mut host = Host::begun(&friends("tortuga", 2), 1);
    assert_eq!(host.request(0, chat(" \u{202e} ")), denied(Denial::BadText));
    assert_eq!(host.request(0, chat(&"x".repeat(281))), denied(Denial::BadText));
    host.request(0, chat("<b>\u{202e}ahoy</b>")).expect("a line");
    for _ in 0..100 {
        host.request(4, chat("let me in")).expect("a line of who looks on");
    }
    assert_eq!(host.request(4, chat("me too")), denied(Denial::ActionLimitReached));
    for _ in 101..300 {
        host.request(1, chat("x")).expect("a line");
    }
    assert_eq!(host.request(1, chat("x")), denied(Denial::ActionLimitReached));
    let now = host.now;
    host.restart(now);
    let text = format!("{:?}", host.room.welcome_messages(None, host.now));
    assert!(text.contains("<b>ahoy</b>") && text.contains("number: 300"));
}

/// Long chat lines in one message exceeded what a host queues for a connection: nobody could come
/// back.
#[test]
fn newcomers_are_told_the_last_of_a_long_talk() {
    let mut host = Host::begun(&friends("tortuga", 2), 1);
    for _ in 0..300 {
        host.request(1, chat(&"🏴".repeat(140))).expect("a line");
    }
    let text = format!("{:?}", host.room.welcome_messages(Some(0), host.now));
    assert!(text.len() < 64 * 1024 && text.contains("number: 300"), "{}", text.len());
}

/// A person who looked in at night could have the others' turns played, or put them out.
#[test]
fn with_hours_for_a_turn_nobody_is_missing() {
    let at = |turn| {
        let pace = Some(TimeControl { turn, reserve: 0, at_zero: OnTimeout::Bot });
        let mut host = Host::begun(&OpenTable { pace, ..friends("tortuga", 2) }, 1);
        host.present(1, false);
        host.wait(MINUTE);
        [AbsentPolicy::Bot, AbsentPolicy::Out].map(|care| host.request(0, missing(1, care)).err())
    };
    let not_missing = || Some(RoomRefusal::Denied(Denial::NotAbsent));
    assert_eq!(at(TimeControl::SLOW_TURN_SECONDS), [not_missing(), not_missing()]);
    assert_eq!(at(TimeControl::SLOW_TURN_SECONDS - 1), [None, None]);
}

/// An old vote counted together with a new one, an hour after the person had come back.
#[test]
fn whoever_comes_back_is_no_longer_wanted_out() {
    let mut host = Host::begun(&friends("tortuga", 3), 1);
    for asker in [0, 1] {
        host.present(2, false);
        host.wait(MINUTE);
        host.request(asker, missing(2, AbsentPolicy::Out)).expect("a say");
        assert!(!host.room(None).seats[2].out);
        host.present(2, true);
        host.wait(0);
    }
}

#[test]
fn a_rematch_turns_the_seats_and_keeps_them() {
    let mut table = friends("tortuga", 3);
    table.seats[2] = SeatAccess::Bot { level: "sailor".into() };
    let mut host = Host::begun(&table, 1);
    let act = host.act(0);
    assert_eq!(host.room.rematch_line("next", [2; 32], &act), Err(Denial::TooEarly));
    host.request(0, resign()).expect("a say");
    host.request(1, resign()).expect("a say");
    assert_eq!(host.room.rematch_line("next", [2; 32], &host.act(5)), Err(Denial::NotSeated));
    let line = host.room.rematch_line("next", [2; 32], &act).expect("over");
    let noted = host.room.decide_rematch("next", None, &act).expect("over");
    host.store(noted);
    assert_eq!(host.room.rematch_game(), Some("next"));
    assert_eq!(host.room.decide_rematch("other", None, &act), Err(Denial::SeatTaken));
    assert_eq!(host.room(None).rematch.as_deref(), Some("next"));
    let mut next = Host::of(line);
    assert_eq!(next.room.seated_people(), [0, 1]);
    let room = next.room(Some(0));
    assert_eq!((room.your_seat, room.may_start), (Some(second()), true));
    assert_eq!(room.seats[0].access, SeatAccess::Bot { level: "sailor".into() });
    assert_eq!((room.seats[2].name.as_str(), room.seats[2].occupied), ("Mary", false));
    assert!(!next.room.is_in_lobby());
    assert_eq!(next.request(4, join(None, None)), denied(Denial::SeatTaken));
    next.request(0, join(None, Some(commitment_of(0)))).expect("a commitment");
    next.request(1, join(None, None)).expect("the reserved seat");
    assert_eq!(next.room(None).stage, RoomStage::Dealing);
}

/// A person who stood up from the rematch table closed it, and nobody could ask for another one.
#[test]
fn a_table_that_was_closed_can_be_replaced_by_another() {
    let mut host = Host::begun(&friends("tortuga", 2), 1);
    host.request(0, resign()).expect("a say");
    let first = host.room.decide_rematch("first", None, &host.act(0)).expect("over");
    host.store(first);
    let act = host.act(1);
    assert_eq!(host.room.decide_rematch("second", Some("third"), &act), Err(Denial::SeatTaken));
    let second = host.room.decide_rematch("second", Some("first"), &act).expect("it was closed");
    host.store(second);
    assert_eq!(host.room(Some(0)).rematch.as_deref(), Some("second"));
    assert_eq!(host.room.decide_rematch("third", Some("first"), &act), Err(Denial::SeatTaken));
}

/// A stranger from the lobby could sit down where a friend was awaited.
#[test]
fn a_seat_for_a_friend_needs_the_key() {
    let seats = vec![SeatAccess::Friend, SeatAccess::Friend, SeatAccess::Anyone];
    let mut host = Host::open(&OpenTable { seats, ..friends("tortuga", 3) }, 1);
    let with = |seat, key: &str| OnlineRequest::Join {
        game: GAME.into(),
        seat,
        commitment: None,
        invitation_key: Some(key.into()),
    };
    assert_eq!(host.request(1, join(Some(1), None)), denied(Denial::SeatTaken));
    assert_eq!(host.room.decide_invitation("key", &host.act(1)), Err(Denial::NotHost));
    let invited = host.room.decide_invitation("key", &host.act(0)).expect("the host");
    assert!(!invited.line().contains("\"key\":\"key\""), "only its hash is stored");
    host.store(invited);
    assert_eq!(host.request(1, with(Some(1), "other")), denied(Denial::SeatTaken));
    host.request(1, join(None, None)).expect("the seat for anyone");
    assert_eq!(host.request(2, join(None, None)), denied(Denial::SeatTaken));
    let (room, own) = (host.room(Some(2)), host.room(Some(0)));
    assert!(room.needs_key && !room.may_invite && own.may_invite);
    host.request(2, with(None, "key")).expect("a friend");
    assert_eq!(host.person(1), Some(2));
    assert_eq!(host.room.decide_invitation("late", &host.act(0)), Err(Denial::AlreadyStarted));
}

/// Pages that know nothing of keys open tables, too; nobody finds those without having been sent
/// the link.
#[test]
fn where_no_key_was_made_the_link_is_the_invitation() {
    let mut host = Host::open(&friends("tortuga", 3), 1);
    assert!(!host.room(None).needs_key);
    host.request(1, join(None, None)).expect("who knows the id");
    let invited = host.room.decide_invitation("key", &host.act(0)).expect("the host");
    host.store(invited);
    assert_eq!(host.request(2, join(None, None)), denied(Denial::SeatTaken));
    host.request(1, join(Some(1), Some(commitment_of(1)))).expect("a commitment for the own seat");
    host.request(0, join(Some(2), None)).expect("the host sits where they like");
    for number in 1..32 {
        let another =
            host.room.decide_invitation(&number.to_string(), &host.act(0)).expect("one more");
        host.store(another);
    }
    assert_eq!(host.room.decide_invitation("33", &host.act(0)), Err(Denial::TooManyTables));
}

#[test]
fn those_who_look_on_are_counted_and_see_nothing_hidden() {
    let mut host = Host::begun(&friends("jamaica", 2), 1);
    assert!(host.room.set_present(None, true, 0) && host.twin.set_present(None, true, 0));
    assert!(host.present(5, true));
    assert!(!host.present(5, true));
    assert_eq!(host.room(None).spectators, 2);
    let text = serde_json::to_string(&host.room.welcome_messages(Some(5), host.now)).expect("JSON");
    assert!(text.contains(":?6|"), "{text}");
    host.present(5, false);
    assert_eq!(host.room(None).spectators, 1);
}

#[test]
fn nothing_secret_is_printed_by_accident() {
    let host = Host::begun(&friends("jamaica", 2), 1);
    let decision =
        host.room.decide(&host.act(0), &cartagena_protocol::ClientMsg::Online(chat("a")));
    let printed = format!("{:?} {:?} {:?}", host.room, decision, host.room.bot_turn());
    assert_eq!(printed, format!("Room({GAME}, 2) Ok(RoomDecision(3)) None"));
}

/// The setting was ignored for people who had no seat yet, and they had to confirm all the same.
#[test]
fn who_does_not_want_to_be_asked_may_say_so_before_sitting_down() {
    let mut host = Host::open(&OpenTable { first: Some(1), ..friends("tortuga", 2) }, 1);
    host.present(1, true);
    host.room.ask_to_confirm(1, false);
    host.twin.ask_to_confirm(1, false);
    host.request(1, join(None, None)).expect("a seat");
    for _ in 0..3 {
        let seen = host.room.observation_for(Some(1)).expect("a game");
        let action = seen.legal_actions().and_then(|all| all.get(0)).expect("a move");
        host.play(1, &action.to_string()).expect("a move");
    }
    assert!(host.room.table_card(Some(0)).your_turn);
}

/// The setting of every visitor was remembered for as long as the table was loaded.
#[test]
fn nothing_is_remembered_of_those_who_only_looked_in() {
    let mut host = Host::begun(&friends("jamaica", 2), 1);
    let before = host.room.clone();
    for stranger in 100..200 {
        host.room.set_present(Some(stranger), true, host.now);
        host.room.ask_to_confirm(stranger, false);
        host.room.set_present(Some(stranger), false, host.now);
        host.room.ask_to_confirm(stranger, false);
    }
    assert!(host.room == before);
}

#[test]
fn nothing_is_remembered_of_those_who_got_up_and_went() {
    let mut host = Host::open(&friends("tortuga", 3), 1);
    let mut others = host.room.clone();
    for (person, goes_first) in [(1, true), (2, false)] {
        host.present(person, true);
        host.request(person, join(None, None)).expect("a seat");
        host.room.ask_to_confirm(person, false);
        host.twin.ask_to_confirm(person, false);
        if goes_first {
            host.present(person, false);
        }
        host.request(person, OnlineRequest::StandUp { game: GAME.into() }).expect("not begun");
        host.present(person, false);
    }
    host.lines[1..].iter().for_each(|line| others.replay(line).expect("a stored line"));
    assert!(host.room == others, "as if only the lines had been");
}

#[test]
fn it_is_known_when_the_others_can_do_something_about_a_seat() {
    let mut host = Host::open(&OpenTable { begins_when_full: false, ..friends("jamaica", 3) }, 1);
    let opened = host.now;
    let next = |host: &Host| host.room.next_missing_at(opened);
    assert_eq!(next(&host), Some(opened + MINUTE), "the host, who does not even look");
    for person in 0..3 {
        host.present(person, true);
        host.request(person, join(None, None)).expect("a seat");
    }
    host.present(1, false);
    assert_eq!(next(&host), None, "nobody waits for a guest before it begins");
    host.request(0, OnlineRequest::Start { game: GAME.into() }).expect("the host");
    assert_eq!(next(&host), Some(opened + MINUTE));
    host.wait(1);
    host.present(2, false);
    assert_eq!(next(&host), Some(opened + MINUTE));
    assert_eq!(host.room.next_missing_at(opened + MINUTE), Some(opened + 1 + MINUTE));
    assert_eq!(host.room.next_missing_at(opened + 1 + MINUTE), None);
    host.present(1, true);
    host.request(2, resign()).expect("a say");
    assert_eq!(next(&host), None, "one is there, the other is out");
}

#[test]
fn with_hours_for_a_turn_nobody_is_waited_for() {
    let pace = Some(TimeControl {
        turn: TimeControl::SLOW_TURN_SECONDS,
        reserve: 0,
        at_zero: OnTimeout::Bot,
    });
    let mut host = Host::begun(&OpenTable { pace, ..friends("tortuga", 2) }, 1);
    host.present(1, false);
    assert_eq!(host.room.next_missing_at(0), None);
}

/// A person who was on a visit signs in: the game goes on as that of the person they are.
#[test]
fn a_seat_goes_over_to_the_person_who_signed_in() {
    let mut host = Host::begun(&friends("tortuga", 2), 5);
    let actor = host.actor().expect("a turn");
    let (visitor, other) = (actor as i64, 1 - actor as i64);
    assert!(host.room.decide_merge(visitor, other, 0).is_none(), "nobody plays two seats");
    assert!(host.room.decide_merge(3, 4, 0).is_none(), "somebody who is not here");
    host.present(visitor, false);
    let decision = host.room.decide_merge(visitor, 4, host.now).expect("a seat");
    host.store(decision);
    assert_eq!(host.room(Some(4)).your_seat, Some(seat(actor as u8)));
    assert_eq!(host.room(Some(visitor)).your_seat, None);
    assert!(host.room.table_card(Some(4)).your_turn);
    let mut people = host.room.seated_people();
    people.sort_unstable();
    assert_eq!(people, [other, 4]);
    assert!(host.room.decide_merge(visitor, 4, 0).is_none(), "it is done");
    host.request(4, resign()).expect("the seat is theirs");
    host.restart(9_000);
    assert_eq!(host.room(Some(4)).your_seat, Some(seat(actor as u8)));
}

#[test]
fn a_host_who_signs_in_is_still_the_host() {
    let mut host = Host::open(&OpenTable { begins_when_full: false, ..friends("jamaica", 3) }, 1);
    let decision = host.room.decide_merge(0, 4, host.now).expect("a seat");
    host.store(decision);
    assert!(host.room(Some(4)).may_start && !host.room(Some(0)).may_start);
}
