use super::*;
use cartagena::{Outcome, Rules, Seat, Variant};
use cartagena_protocol::{
    EndReason, OnTimeout, OpenTable, RoomStage, RoomView, SeatAccess, SeatView, TableSummary,
    TimeControl,
};

/// Returns an occupied seat.
pub(super) fn seat(name: &str) -> SeatView {
    SeatView { name: name.into(), occupied: true, present: true, ..SeatView::default() }
}

/// Returns the second seat.
fn second() -> Seat {
    Seat::new(1).expect("a seat")
}

fn bot(level: &str) -> SeatView {
    SeatView { access: SeatAccess::Bot { level: level.into() }, ..seat("") }
}

/// Returns a room for three that Anne opened, as she sees it: her own seat, a free one, a bot.
pub(super) fn room() -> RoomView {
    RoomView {
        game: "k3".into(),
        table: OpenTable { rules: "tortuga".into(), ..OpenTable::default() },
        seats: vec![seat("Anne"), SeatView::default(), bot("sailor")],
        your_seat: Some(Seat::FIRST),
        may_start: true,
        needs_key: false,
        may_invite: true,
        stage: RoomStage::Gathering,
        commitment: "00".into(),
        spectators: 0,
        draw_agreed_by: vec![],
        rematch: None,
    }
}

fn playing() -> RoomView {
    let mut room = room();
    room.seats[1] = seat("Bert");
    room.stage = RoomStage::Playing;
    room
}

fn over(result: Outcome, reason: EndReason) -> RoomView {
    RoomView { stage: RoomStage::Over { result, reason }, ..playing() }
}

#[test]
fn whoever_opened_the_table_may_begin() {
    let own = Permissions::of(&room(), false);
    assert_eq!((own.sit.as_slice(), own.stand, own.start), (&[second()][..], true, true));
    let guest = Permissions::of(&RoomView { your_seat: None, may_start: false, ..room() }, false);
    assert_eq!((guest.sit.as_slice(), guest.stand, guest.start), (&[second()][..], false, false));
}

/// A stranger from the lobby was offered the seats of friends.
#[test]
fn a_seat_for_a_friend_is_for_those_who_hold_the_key() {
    let mut room = RoomView { your_seat: None, needs_key: true, may_invite: false, ..room() };
    let sit = |room: &RoomView, key| Permissions::of(room, key).sit;
    assert_eq!((sit(&room, false), sit(&room, true)), (vec![], vec![second()]));
    room.seats[1].access = SeatAccess::Anyone;
    assert_eq!(sit(&room, false), [second()]);
}

#[test]
fn a_game_is_for_those_who_sit_there() {
    let own = Permissions::of(&playing(), false);
    assert!(own.resign && own.draw && own.sit.is_empty() && !own.start);
    let other = RoomView { your_seat: None, may_start: false, ..playing() };
    assert_eq!(Permissions::of(&other, false), Permissions::default());
    let mut out = playing();
    out.seats[0].out = true;
    assert_eq!(Permissions::of(&out, false), Permissions::default());
}

#[test]
fn a_seat_is_missed_only_if_its_player_is_gone() {
    let mut room = playing();
    assert_eq!(Permissions::of(&room, false).absent, []);
    room.seats[1].present = false;
    room.seats[2].present = false;
    room.seats[0].present = false;
    assert_eq!(Permissions::of(&room, false).absent, [second()], "neither bots nor oneself");
    room.seats[1].seconds_away = 40;
    assert_eq!([19, 20].map(|later| is_absent_too_long(&room, second(), later)), [false, true]);
    assert!(!is_absent_too_long(&room, Seat::FIRST, 90), "oneself");
    room.seats[1].out = true;
    assert_eq!(Permissions::of(&room, false).absent, []);
}

#[test]
fn at_a_slow_pace_nobody_is_missed() {
    let at = |turn| {
        let mut room = playing();
        room.seats[1].present = false;
        room.table.pace = Some(TimeControl { turn, reserve: 0, at_zero: OnTimeout::Bot });
        Permissions::of(&room, false).absent
    };
    assert_eq!(
        [at(TimeControl::SLOW_TURN_SECONDS - 1), at(TimeControl::SLOW_TURN_SECONDS)],
        [vec![second()], vec![]]
    );
}

#[test]
fn the_same_game_can_be_played_again_once_it_is_over() {
    let over = over(Outcome::Won(second()), EndReason::Play);
    assert_eq!(Permissions::of(&playing(), false).rematch, RematchOption::Unavailable);
    assert_eq!(Permissions::of(&over, false).rematch, RematchOption::Request);
    assert_eq!(
        Permissions::of(&RoomView { your_seat: None, ..over.clone() }, false).rematch,
        RematchOption::Unavailable
    );
    let open = RoomView { rematch: Some("k4".into()), ..over };
    // It may have been closed since: the server knows.
    assert_eq!(Permissions::of(&open, false).rematch, RematchOption::Request);
    let watching = RoomView { your_seat: None, ..open };
    assert_eq!(Permissions::of(&watching, false).rematch, RematchOption::Watch("k4".into()));
}

fn card(game: &str, your_turn: bool) -> TableSummary {
    TableSummary {
        game: game.into(),
        rules: Rules::new(Variant::Tortuga),
        seats: vec![],
        free_seats: vec![],
        open_to_anyone: 0,
        time_control: None,
        rated: false,
        stage: RoomStage::Playing,
        your_seat: Some(Seat::FIRST),
        your_turn,
        last_changed: 0,
    }
}

#[test]
fn the_next_table_is_the_next_in_the_round() {
    let tables = [card("a", true), card("b", false), card("c", true)];
    let next = |here| next_table(&tables, here).map(|table| table.game.as_str());
    assert_eq!(next(None), Some("a"));
    assert_eq!(next(Some("a")), Some("c"));
    assert_eq!(next(Some("c")), Some("a"));
    assert_eq!(next(Some("elsewhere")), Some("a"));
    assert_eq!(next_table(&tables[..1], Some("a")), None, "one is there already");
}
