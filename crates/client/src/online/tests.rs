use super::*;
use cartagena_protocol::{
    AtZero, Ending, Guest, OpenTable, Pace, Room, RoomSeat, Stage, TableCard,
};
use cartagena_texts::{Lang, Texts};

/// Somebody who sits there.
pub(super) fn seat(name: &str) -> RoomSeat {
    RoomSeat { name: name.into(), taken: true, here: true, ..RoomSeat::default() }
}

fn bot(level: &str) -> RoomSeat {
    RoomSeat { guest: Guest::Bot { level: level.into() }, ..seat("") }
}

/// A table for three that Anne opened: she, a free seat, a bot. Anne looks at it.
pub(super) fn room() -> Room {
    Room {
        game: "k3".into(),
        table: OpenTable { rules: "tortuga".into(), ..OpenTable::default() },
        seats: vec![seat("Anne"), RoomSeat::default(), bot("sailor")],
        you: Some(0),
        host: true,
        needs_key: false,
        may_invite: true,
        stage: Stage::Gathering,
        commitment: "00".into(),
        watching: 0,
        draw: vec![],
        rematch: None,
    }
}

fn playing() -> Room {
    let mut room = room();
    room.seats[1] = seat("Bert");
    room.stage = Stage::Playing;
    room
}

fn over(result: &str, by: Ending) -> Room {
    Room { stage: Stage::Over { result: result.into(), by }, ..playing() }
}

#[test]
fn whoever_opened_the_table_may_begin() {
    let own = Rights::of(&room(), false);
    assert_eq!((own.sit.as_slice(), own.stand, own.start), (&[1][..], true, true));
    let guest = Rights::of(&Room { you: None, host: false, ..room() }, false);
    assert_eq!((guest.sit.as_slice(), guest.stand, guest.start), (&[1][..], false, false));
}

/// A stranger from the lobby was offered the seats of friends.
#[test]
fn a_seat_for_a_friend_is_for_those_who_hold_the_key() {
    let mut room = Room { you: None, needs_key: true, may_invite: false, ..room() };
    let sit = |room: &Room, key| Rights::of(room, key).sit;
    assert_eq!((sit(&room, false), sit(&room, true)), (vec![], vec![1]));
    room.seats[1].guest = Guest::Anyone;
    assert_eq!(sit(&room, false), [1]);
}

#[test]
fn a_game_is_for_those_who_sit_there() {
    let own = Rights::of(&playing(), false);
    assert!(own.resign && own.draw && own.sit.is_empty() && !own.start);
    let other = Room { you: None, host: false, ..playing() };
    assert_eq!(Rights::of(&other, false), Rights::default());
    let mut out = playing();
    out.seats[0].out = true;
    assert_eq!(Rights::of(&out, false), Rights::default());
}

#[test]
fn a_seat_is_missed_only_if_its_player_is_gone() {
    let mut room = playing();
    assert_eq!(Rights::of(&room, false).missing, []);
    room.seats[1].here = false;
    room.seats[2].here = false;
    room.seats[0].here = false;
    assert_eq!(Rights::of(&room, false).missing, [1], "neither bots nor oneself");
    room.seats[1].gone = 40;
    assert_eq!([19, 20].map(|later| is_missed(&room, 1, later)), [false, true]);
    assert!(!is_missed(&room, 0, 90), "oneself");
    room.seats[1].out = true;
    assert_eq!(Rights::of(&room, false).missing, []);
}

#[test]
fn at_a_slow_pace_nobody_is_missed() {
    let at = |turn| {
        let mut room = playing();
        room.seats[1].here = false;
        room.table.pace = Some(Pace { turn, reserve: 0, at_zero: AtZero::Bot });
        Rights::of(&room, false).missing
    };
    assert_eq!([at(Pace::SLOW - 1), at(Pace::SLOW)], [vec![1], vec![]]);
}

#[test]
fn the_same_game_can_be_played_again_once_it_is_over() {
    let over = over("won.1", Ending::Play);
    assert_eq!(Rights::of(&playing(), false).again, Again::No);
    assert_eq!(Rights::of(&over, false).again, Again::Ask);
    assert_eq!(Rights::of(&Room { you: None, ..over.clone() }, false).again, Again::No);
    let open = Room { rematch: Some("k4".into()), ..over };
    // It may have been closed since: the server knows.
    assert_eq!(Rights::of(&open, false).again, Again::Ask);
    let watching = Room { you: None, ..open };
    assert_eq!(Rights::of(&watching, false).again, Again::Go("k4".into()));
}

fn card(game: &str, your_turn: bool) -> TableCard {
    TableCard {
        game: game.into(),
        rules: "tortuga".into(),
        seats: vec![],
        free: vec![],
        for_anyone: 0,
        pace: None,
        stage: Stage::Playing,
        you: Some(0),
        your_turn,
        touched: 0,
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

fn check(before: &Room, now: &Room, expect: &[&str]) {
    assert_eq!(told(&Texts::new(Lang::En), Some(before), now), expect);
}

#[test]
fn who_comes_and_goes_is_told() {
    let (empty, mut full) = (room(), room());
    full.seats[1] = seat("Bert");
    check(&empty, &full, &["Bert sits down."]);
    check(&full, &empty, &["Bert gets up."]);
    let mut gone = playing();
    gone.seats[1].here = false;
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
    let guest = Room { host: false, ..room() };
    check(&guest, &room(), &["You can start the game now."]);
    check(&room(), &room(), &[]);
    check(&Room { you: None, ..room() }, &Room { you: None, ..guest }, &[]);
}

#[test]
fn what_one_did_oneself_is_not_told() {
    let standing = Room { seats: vec![RoomSeat::default(); 3], you: None, ..room() };
    check(&standing, &room(), &[]);
    check(&playing(), &Room { draw: vec![0], ..playing() }, &[]);
    assert!(told(&Texts::new(Lang::En), None, &room()).is_empty(), "nothing has changed yet");
}

#[test]
fn a_draw_is_told_as_long_as_it_is_open() {
    let offered = Room { draw: vec![1], ..playing() };
    check(&playing(), &offered, &["Bert would agree to a draw."]);
    check(&offered, &playing(), &["Bert no longer wants a draw."]);
    let agreed = over("drawn", Ending::Agreement);
    check(&offered, &agreed, &["Everybody agrees: the game is drawn."]);
}

#[test]
fn beginning_and_end_are_told() {
    let full = Room { stage: Stage::Dealing, ..playing() };
    check(&full, &playing(), &["The game begins."]);
    let alone = over("won.1", Ending::Resignation);
    check(&playing(), &alone, &["Nobody else is left: Bert wins."]);
    check(&playing(), &over("won.1", Ending::Play), &[]);
    let again = Room { rematch: Some("k4".into()), ..alone.clone() };
    check(&alone, &again, &["The table for another game is open."]);
    let other = Room { rematch: Some("k5".into()), ..again.clone() };
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
    assert_eq!(isolated("Anne"), "Anne");
    assert_eq!(isolated("A\u{202e}nn\u{2069}e\n"), "Anne");
    assert_eq!(isolated("נועה"), "\u{2068}נועה\u{2069}");
    let mut room = room();
    room.seats[1] = seat("נועה");
    let said = told(&Texts::new(Lang::En), Some(&super::tests::room()), &room);
    assert_eq!(said, ["\u{2068}נועה\u{2069} sits down."]);
}
