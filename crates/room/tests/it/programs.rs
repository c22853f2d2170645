//! Programs at a table: marked, in seats for friends only, without a say.

use crate::common::{GAME, Host, NAMES, friends, join};
use cartagena_protocol::{
    ClientMsg, Denial, OnTimeout, OnlineRequest, OpenTable, RoomStage, SeatAccess, ServerMsg,
    TimeControl,
};
use cartagena_room::{Requester, RoomRefusal, clean_name, clean_person_name, clean_program_name};

const ADA: i64 = 1;

fn sit(host: &mut Host, request: OnlineRequest) -> Result<(), Denial> {
    let ada = Requester { person: ADA, name: "Ada (bot)", now: host.now, program: true };
    match host.room.decide(&ada, &ClientMsg::Online(request)) {
        Ok(decision) => {
            host.store(decision);
            Ok(())
        }
        Err(RoomRefusal::Denied(why)) => Err(why),
        Err(other) => panic!("{other:?}"),
    }
}

fn open(seats: Vec<SeatAccess>) -> Host {
    let mut host = Host::open(&OpenTable { seats, ..friends("tortuga", 2) }, 1);
    host.present(0, true);
    host
}

#[test]
fn a_program_takes_only_the_seat_of_a_friend_and_everybody_sees_what_it_is() {
    let (friend, anyone) = (SeatAccess::Friend, SeatAccess::Anyone);
    let mut public = open(vec![friend.clone(), anyone.clone()]);
    assert_eq!(sit(&mut public, join(None, None)), Err(Denial::SeatTaken));
    assert_eq!(sit(&mut public, join(Some(1), None)), Err(Denial::SeatTaken));
    let mut host = open(vec![friend.clone(), anyone, friend]);
    assert_eq!(sit(&mut host, join(None, None)), Err(Denial::SeatTaken), "without a key");
    let key = "2yk23p23xjb7hk5awqt28mw0cb";
    let invitation = host.room.decide_invitation(key, &host.act(0)).expect("an invitation");
    host.store(invitation);
    let with_key = OnlineRequest::Join {
        game: GAME.into(),
        seat: None,
        commitment: None,
        invitation_key: Some(key.into()),
    };
    assert_eq!(sit(&mut host, with_key), Ok(()));
    host.request(2, join(None, None)).expect("a seat");
    let room = host.room(None);
    assert_eq!(
        room.seats.iter().map(|seat| seat.program).collect::<Vec<_>>(),
        [false, false, true]
    );
    assert_eq!(room.seats[2].name, "Ada (bot)");
    let labels = host.room.table_card(None).seats;
    let bots: Vec<_> =
        labels.iter().map(|label| label.bot.as_ref().map(ToString::to_string)).collect();
    assert_eq!(bots, [None, None, Some("program".to_owned())]);
    host.request(0, OnlineRequest::Resign { game: GAME.into() }).expect("resigned");
    host.request(2, OnlineRequest::Resign { game: GAME.into() }).expect("resigned");
    let record = host.room.record(None).expect("over");
    assert!(record.contains("[Seat2 \"Ada (bot)\"]") && record.contains("[Bot2 \"program\"]"));
    let result = host.room.result().expect("over");
    assert!(!result.rated && result.seats[2].person == Some(ADA));
}

#[test]
fn no_program_sits_at_a_rated_table() {
    let pace = Some(TimeControl { turn: 60, reserve: 0, at_zero: OnTimeout::Out });
    let mut host = Host::open(&OpenTable { pace, rated: true, ..friends("tortuga", 2) }, 1);
    assert_eq!(sit(&mut host, join(None, None)), Err(Denial::RatedTable));
    // Nor does a stored line make it sit there.
    let line = format!(
        r#"{{"at":1,"is":{{"sat":{{"person":{ADA},"name":"","seat":1,"program":true}}}}}}"#
    );
    assert!(host.room.clone().replay(&line).is_err());
    assert!(host.room.clone().replay(&line.replace(",\"program\":true", "")).is_ok());
}

#[test]
fn a_program_has_no_say_and_no_table_of_its_own() {
    let mut host = open(vec![SeatAccess::Friend; 2]);
    sit(&mut host, join(None, None)).expect("a seat");
    assert!(!host.room.can_be_listed_for_watching());
    let agree = OnlineRequest::AgreeToDraw { game: GAME.into(), agree: true };
    host.request(0, agree).expect("agreed");
    assert!(matches!(host.room(None).stage, RoomStage::Over { .. }), "as against our own bots");
    let mut host = Host::open(&OpenTable { begins_when_full: false, ..friends("tortuga", 3) }, 1);
    sit(&mut host, join(None, None)).expect("a seat");
    host.request(0, OnlineRequest::StandUp { game: GAME.into() }).expect("stood up");
    assert!(host.room.is_closed(), "a program alone keeps no table open");
}

#[test]
fn a_program_is_told_what_its_seat_may_know() {
    let mut host = Host::open(&OpenTable { first: Some(0), ..friends("jamaica", 2) }, 1);
    sit(&mut host, join(None, None)).expect("a seat");
    let told = host.room.welcome_messages(Some(ADA), host.now);
    let snapshot = told.into_iter().find_map(|message| match message {
        ServerMsg::Snapshot(snapshot) => Some(snapshot),
        _ => None,
    });
    let snapshot = snapshot.expect("a snapshot");
    assert_eq!(snapshot.viewer.map(|seat| seat.number()), Some(1));
    let start = snapshot.start.to_string();
    assert!(start.contains(":?6|"), "the other hand is hidden: {start}");
}

#[test]
fn names_tell_people_from_programs() {
    assert_eq!(clean_program_name(" Ada ").as_deref(), Some("Ada (bot)"));
    for bad in ["", "Ada (bot)", "Ada (BOT)", "Ada （ｂｏｔ）", &"A".repeat(19)] {
        assert_eq!(clean_program_name(bad), None, "{bad}");
    }
    assert!(clean_program_name(&"A".repeat(18)).is_some());
    assert_eq!(clean_person_name("Ada (bot)"), None);
    assert_eq!(clean_name("Ada (bot)").as_deref(), Some("Ada (bot)"));
    for name in NAMES {
        assert_eq!(clean_person_name(name).as_deref(), Some(name));
    }
}
