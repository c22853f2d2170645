//! Literal JSON of messages. A change here is a new version of the protocol.

use cartagena_protocol::{
    ClientMsg, Denial, EntryView, OnlineEvent, OnlineRequest, OpenTable, RefusalCode, SeatAccess,
    ServerMsg, TimeControl, parse_json,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// Writes and reads a message, by both readers.
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: &T, json: &str) {
    assert_eq!(serde_json::to_string(message).expect("JSON"), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect("a message"), message);
    assert_eq!(parse_json::<T>(json).as_ref(), Some(message), "{json}");
}

#[test]
fn messages_of_a_client_have_this_form() {
    let game = || "k3".to_owned();
    check(&ClientMsg::ListGames, r#""list_games""#);
    check(
        &ClientMsg::Play { game: game(), after: 7, action: "D6".into() },
        r#"{"play":{"game":"k3","after":7,"action":"D6"}}"#,
    );
    check(&ClientMsg::Watch { game: game(), seat: Some(1) }, r#"{"watch":{"game":"k3","seat":1}}"#);
    check(&ClientMsg::Watch { game: game(), seat: None }, r#"{"watch":{"game":"k3"}}"#);
    check(
        &OnlineRequest::Reveal { game: game(), secret: "07".into() },
        r#"{"reveal":{"game":"k3","secret":"07"}}"#,
    );
}

#[test]
fn messages_of_a_host_have_this_form() {
    let game = || "k3".to_owned();
    let played = EntryView::Played { event: "D0>5".into(), done: false };
    check(
        &ServerMsg::Events { game: game(), seq: 8, entries: vec![played], can_undo: true },
        r#"{"events":{"game":"k3","seq":8,"entries":[{"played":{"event":"D0>5","done":false}}],"can_undo":true}}"#,
    );
    check(
        &ServerMsg::Refused { game: game(), refusal: RefusalCode::NotYourTurn { seat: 1 } },
        r#"{"refused":{"game":"k3","refusal":{"not_your_turn":{"seat":1}}}}"#,
    );
    check(
        &OnlineEvent::Denied { game: None, reason: Denial::RateLimited },
        r#"{"denied":{"reason":"rate_limited"}}"#,
    );
}

/// These are inside stored lines: their JSON never changes.
#[test]
fn an_opened_table_keeps_its_stored_form() {
    let table = OpenTable {
        rules: "tortuga".into(),
        seats: vec![SeatAccess::Friend, SeatAccess::Bot { level: "sailor".into() }],
        pace: Some(TimeControl { turn: 60, reserve: 300, at_zero: Default::default() }),
        ..OpenTable::default()
    };
    check(
        &table,
        r#"{"rules":"tortuga","seats":["friend",{"bot":{"level":"sailor"}}],"pace":{"turn":60,"reserve":300,"at_zero":"bot"},"begins_when_full":false}"#,
    );
}

#[test]
fn bad_messages_are_refused() {
    for bad in [
        "",
        "nonsense",
        "{}",
        r#"{"play":{"game":"k3","after":7}}"#,
        r#"{"play":{"game":"k3","after":-1,"action":"D6"}}"#,
        r#"{"play":{"game":"k3","after":7,"action":6}}"#,
        r#"{"watch":{"game":"k3","seat":256}}"#,
        r#"{"unheard_of":{"game":"k3"}}"#,
        r#""list_games" "watch""#,
    ] {
        assert_eq!(parse_json::<ClientMsg>(bad), None, "{bad}");
    }
}

#[test]
fn unknown_fields_are_passed_over() {
    let text = r#"{"unwatch":{"game":"k3","new":[{"a":1}]}}"#;
    assert_eq!(parse_json(text), Some(ClientMsg::Unwatch { game: "k3".into() }));
}
