use super::*;
use cartagena::{Outcome, Seat};
use cartagena_client::online::bidi_isolated;
use cartagena_protocol::{EndReason, OpenTable, RoomStage, RoomView, SeatAccess, SeatView};
use cartagena_texts::{Lang, Texts};

/// Returns an occupied seat.
fn seat(name: &str) -> SeatView {
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
fn room() -> RoomView {
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

fn check(before: &RoomView, now: &RoomView, expect: &[&str]) {
    assert_eq!(describe_room_changes(&Texts::new(Lang::En), Some(before), now), expect);
}

#[test]
fn who_comes_and_goes_is_told() {
    let (empty, mut full) = (room(), room());
    full.seats[1] = seat("Bert");
    check(&empty, &full, &["Bert sits down."]);
    check(&full, &empty, &["Bert leaves the seat."]);
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

/// The button appeared without an announcement for people who do not see it.
#[test]
fn a_person_who_may_start_instead_of_the_host_is_told() {
    let guest = RoomView { may_start: false, ..room() };
    check(&guest, &room(), &["You can start the game now."]);
    check(&room(), &room(), &[]);
    check(&RoomView { your_seat: None, ..room() }, &RoomView { your_seat: None, ..guest }, &[]);
}

#[test]
fn what_one_did_oneself_is_not_told() {
    let standing = RoomView { seats: vec![SeatView::default(); 3], your_seat: None, ..room() };
    check(&standing, &room(), &[]);
    check(&playing(), &RoomView { draw_agreed_by: vec![Seat::FIRST], ..playing() }, &[]);
    assert!(
        describe_room_changes(&Texts::new(Lang::En), None, &room()).is_empty(),
        "nothing has changed yet"
    );
}

#[test]
fn a_draw_is_told_as_long_as_it_is_open() {
    let offered = RoomView { draw_agreed_by: vec![second()], ..playing() };
    check(&playing(), &offered, &["Bert agrees to a draw."]);
    check(&offered, &playing(), &["Bert no longer wants a draw."]);
    let agreed = over(Outcome::Drawn, EndReason::Agreement);
    check(&offered, &agreed, &["Everybody agrees: the game is drawn."]);
}

#[test]
fn beginning_and_end_are_told() {
    let full = RoomView { stage: RoomStage::Dealing, ..playing() };
    check(&full, &playing(), &["The game begins."]);
    let alone = over(Outcome::Won(second()), EndReason::Resignation);
    check(&playing(), &alone, &["Nobody else is left: Bert wins."]);
    check(&playing(), &over(Outcome::Won(second()), EndReason::Play), &[]);
}

#[test]
fn spectators_are_told_of_a_rematch() {
    let alone = over(Outcome::Won(second()), EndReason::Resignation);
    let watched = RoomView { your_seat: None, ..alone.clone() };
    let again = RoomView { rematch: Some("k4".into()), ..watched.clone() };
    check(&watched, &again, &["The table for another game is open."]);
    let other = RoomView { rematch: Some("k5".into()), ..again.clone() };
    check(&again, &other, &["The table for another game is open."]);
    check(&other, &other, &[]);
    check(&alone, &RoomView { rematch: Some("k4".into()), ..alone.clone() }, &[]);
}

/// The person who offered a rematch was said to be away.
#[test]
fn who_goes_to_the_next_table_is_not_away() {
    let ended = over(Outcome::Won(second()), EndReason::Play);
    let mut gone = ended.clone();
    gone.seats[1].present = false;
    check(&ended, &gone, &["Bert is away."]);
    let again = RoomView { rematch: Some("k4".into()), ..ended };
    check(&again, &RoomView { rematch: Some("k4".into()), ..gone }, &[]);
}

#[test]
fn everybody_has_a_name() {
    let texts = Texts::new(Lang::En);
    let names: Vec<_> = Seat::first_n(3).map(|seat| seat_name(&texts, &room(), seat)).collect();
    assert_eq!(names, ["Anne", "Red", "Sailor"]);
}

#[test]
fn a_name_cannot_turn_the_sentence_round() {
    assert_eq!(bidi_isolated("Anne"), "Anne");
    assert_eq!(bidi_isolated("A\u{202e}nn\u{2069}e\n"), "Anne");
    assert_eq!(bidi_isolated("נועה"), "\u{2068}נועה\u{2069}");
    let mut room = room();
    room.seats[1] = seat("נועה");
    let spoken = describe_room_changes(&Texts::new(Lang::En), Some(&self::room()), &room);
    assert_eq!(spoken, ["\u{2068}נועה\u{2069} sits down."]);
}
