use super::*;
use cartagena_protocol::{
    EndReason, OnTimeout, OpenTable, RoomStage, RoomView, SeatAccess, SeatView, TableSummary,
    TimeControl,
};
use cartagena_texts::{Lang, Texts};

/// Somebody who sits there.
pub(super) fn seat(name: &str) -> SeatView {
    SeatView { name: name.into(), occupied: true, present: true, ..SeatView::default() }
}

fn bot(level: &str) -> SeatView {
    SeatView { access: SeatAccess::Bot { level: level.into() }, ..seat("") }
}

/// A table for three that Anne opened: she, a free seat, a bot. Anne looks at it.
pub(super) fn room() -> RoomView {
    RoomView {
        game: "k3".into(),
        table: OpenTable { rules: "tortuga".into(), ..OpenTable::default() },
        seats: vec![seat("Anne"), SeatView::default(), bot("sailor")],
        your_seat: Some(0),
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

fn over(result: &str, by: EndReason) -> RoomView {
    RoomView { stage: RoomStage::Over { result: result.into(), reason: by }, ..playing() }
}

#[test]
fn whoever_opened_the_table_may_begin() {
    let own = Permissions::of(&room(), false);
    assert_eq!((own.sit.as_slice(), own.stand, own.start), (&[1][..], true, true));
    let guest = Permissions::of(&RoomView { your_seat: None, may_start: false, ..room() }, false);
    assert_eq!((guest.sit.as_slice(), guest.stand, guest.start), (&[1][..], false, false));
}

/// A stranger from the lobby was offered the seats of friends.
#[test]
fn a_seat_for_a_friend_is_for_those_who_hold_the_key() {
    let mut room = RoomView { your_seat: None, needs_key: true, may_invite: false, ..room() };
    let sit = |room: &RoomView, key| Permissions::of(room, key).sit;
    assert_eq!((sit(&room, false), sit(&room, true)), (vec![], vec![1]));
    room.seats[1].access = SeatAccess::Anyone;
    assert_eq!(sit(&room, false), [1]);
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
    assert_eq!(Permissions::of(&room, false).absent, [1], "neither bots nor oneself");
    room.seats[1].seconds_away = 40;
    assert_eq!([19, 20].map(|later| is_absent_too_long(&room, 1, later)), [false, true]);
    assert!(!is_absent_too_long(&room, 0, 90), "oneself");
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
        [vec![1], vec![]]
    );
}

#[test]
fn the_same_game_can_be_played_again_once_it_is_over() {
    let over = over("won.1", EndReason::Play);
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
        rules: "tortuga".into(),
        seats: vec![],
        free_seats: vec![],
        open_to_anyone: 0,
        time_control: None,
        stage: RoomStage::Playing,
        your_seat: Some(0),
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

fn check(before: &RoomView, now: &RoomView, expect: &[&str]) {
    assert_eq!(describe_room_changes(&Texts::new(Lang::En), Some(before), now), expect);
}

#[test]
fn who_comes_and_goes_is_told() {
    let (empty, mut full) = (room(), room());
    full.seats[1] = seat("Bert");
    check(&empty, &full, &["Bert sits down."]);
    check(&full, &empty, &["Bert gets up."]);
    let mut gone = playing();
    gone.seats[1].present = false;
    check(&playing(), &gone, &["Bert is away."]);
    check(&gone, &playing(), &["Bert is back."]);
    let mut helped = gone.clone();
    helped.seats[1].stand_in = Some("sailor".into());
    check(&gone, &helped, &["A bot plays for Bert until they are back."]);
    let mut out = gone.clone();
    out.seats[1].out = true;
    check(&gone, &out, &["Bert is out of the game."]);
}

/// The button appeared without a word to those who do not see it.
#[test]
fn who_may_start_in_place_of_the_host_is_told() {
    let guest = RoomView { may_start: false, ..room() };
    check(&guest, &room(), &["You can start the game now."]);
    check(&room(), &room(), &[]);
    check(&RoomView { your_seat: None, ..room() }, &RoomView { your_seat: None, ..guest }, &[]);
}

#[test]
fn what_one_did_oneself_is_not_told() {
    let standing = RoomView { seats: vec![SeatView::default(); 3], your_seat: None, ..room() };
    check(&standing, &room(), &[]);
    check(&playing(), &RoomView { draw_agreed_by: vec![0], ..playing() }, &[]);
    assert!(
        describe_room_changes(&Texts::new(Lang::En), None, &room()).is_empty(),
        "nothing has changed yet"
    );
}

#[test]
fn a_draw_is_told_as_long_as_it_is_open() {
    let offered = RoomView { draw_agreed_by: vec![1], ..playing() };
    check(&playing(), &offered, &["Bert would agree to a draw."]);
    check(&offered, &playing(), &["Bert no longer wants a draw."]);
    let agreed = over("drawn", EndReason::Agreement);
    check(&offered, &agreed, &["Everybody agrees: the game is drawn."]);
}

#[test]
fn beginning_and_end_are_told() {
    let full = RoomView { stage: RoomStage::Dealing, ..playing() };
    check(&full, &playing(), &["The game begins."]);
    let alone = over("won.1", EndReason::Resignation);
    check(&playing(), &alone, &["Nobody else is left: Bert wins."]);
    check(&playing(), &over("won.1", EndReason::Play), &[]);
    let again = RoomView { rematch: Some("k4".into()), ..alone.clone() };
    check(&alone, &again, &["The table for another game is open."]);
    let other = RoomView { rematch: Some("k5".into()), ..again.clone() };
    check(&again, &other, &["The table for another game is open."]);
    check(&other, &other, &[]);
}

#[test]
fn everybody_has_a_name() {
    let texts = Texts::new(Lang::En);
    let names: Vec<_> = (0..3).map(|seat| seat_name(&texts, &room(), seat)).collect();
    assert_eq!(names, ["Anne", "Red", "Sailor"]);
}

#[test]
fn a_name_cannot_turn_the_sentence_round() {
    assert_eq!(bidi_isolated("Anne"), "Anne");
    assert_eq!(bidi_isolated("A\u{202e}nn\u{2069}e\n"), "Anne");
    assert_eq!(bidi_isolated("נועה"), "\u{2068}נועה\u{2069}");
    let mut room = room();
    room.seats[1] = seat("נועה");
    let said = describe_room_changes(&Texts::new(Lang::En), Some(&super::tests::room()), &room);
    assert_eq!(said, ["\u{2068}נועה\u{2069} sits down."]);
}
