//! Literal JSON of messages. A change here is a new version of the protocol.

use cartagena::{Outcome, Place, Rules, Seat, Symbol, Variant};
use cartagena_bots::Reason;
use cartagena_protocol::{
    AdviceView, ClientMsg, DeferredRequest, Denial, EndReason, EntryView, GameSummary,
    LookBackRequest, LookBackView, LookedAt, MaybeParsed, OnlineEvent, OnlineRequest, OpenTable,
    RefusalCode, RoomStage, SeatAccess, SeatLabel, ServerMsg, Snapshot, StorageState, TimeControl,
    TurnAnalysis, VariationView, parse_json,
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

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
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
    check(&DeferredRequest::Import { text: "[".into() }, r#"{"import":{"text":"["}}"#);
    check(
        &ClientMsg::from(DeferredRequest::Import { text: "[".into() }),
        r#"{"deferred":"{\"import\":{\"text\":\"[\"}}"}"#,
    );
    check(
        &OnlineRequest::Reveal { game: game(), secret: "07".into() },
        r#"{"reveal":{"game":"k3","secret":"07"}}"#,
    );
    let chat = OnlineRequest::Chat { game: game(), text: "ahoy".into() };
    check(
        &OnlineRequest::Once { id: "0123456789abcdef".into(), request: Box::new(chat) },
        r#"{"once":{"id":"0123456789abcdef","request":{"chat":{"game":"k3","text":"ahoy"}}}}"#,
    );
}

#[test]
fn looking_back_together_has_this_form() {
    let look = |request| OnlineRequest::LookBack { game: "k3".into(), request };
    check(&look(LookBackRequest::Follow), r#"{"look_back":{"game":"k3","request":"follow"}}"#);
    let tried = vec!["B0".parse().expect("an action"), "18<".parse().expect("an action")];
    let looked_at = LookedAt { moves: 12, tried };
    check(
        &look(LookBackRequest::Show(looked_at.clone())),
        r#"{"look_back":{"game":"k3","request":{"show":{"moves":12,"tried":["B0","18<"]}}}}"#,
    );
    let view =
        LookBackView { game: "k3".into(), leader: Some(seat(1)), looked_at: Some(looked_at) };
    check(
        &OnlineEvent::LookBack(view),
        r#"{"look_back":{"game":"k3","leader":1,"looked_at":{"moves":12,"tried":["B0","18<"]}}}"#,
    );
    check(
        &OnlineEvent::LookBack(LookBackView { game: "k3".into(), ..LookBackView::default() }),
        r#"{"look_back":{"game":"k3"}}"#,
    );
}

#[test]
fn messages_of_a_host_have_this_form() {
    let game = || "k3".to_owned();
    let played = EntryView::Played { event: "D0>5".parse().unwrap(), done: false };
    check(
        &ServerMsg::Events { game: game(), seq: 8, entries: vec![played], can_undo: true },
        r#"{"events":{"game":"k3","seq":8,"entries":[{"played":{"event":"D0>5","done":false}}],"can_undo":true}}"#,
    );
    check(
        &ServerMsg::Refused { game: game(), refusal: RefusalCode::NotYourTurn { seat: seat(1) } },
        r#"{"refused":{"game":"k3","refusal":{"not_your_turn":{"seat":1}}}}"#,
    );
    check(
        &ServerMsg::Imported { added: 3, known: 1, unreadable: 0 },
        r#"{"imported":{"added":3,"known":1,"unreadable":0}}"#,
    );
    check(
        &OnlineEvent::Storage { game: game(), state: StorageState::Away },
        r#"{"storage":{"game":"k3","state":"away"}}"#,
    );
    check(
        &OnlineEvent::Denied { game: None, reason: Denial::RateLimited },
        r#"{"denied":{"reason":"rate_limited"}}"#,
    );
}

const START: &str = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.0.0:BDHKPS|0.0.0.0.0.0:?6 - - 0.3";

#[test]
fn a_snapshot_has_this_form() {
    let snapshot = Snapshot {
        game: "k3".into(),
        seq: 2,
        viewer: Some(seat(1)),
        seats: vec![SeatLabel { name: "Anne".into(), bot: None }],
        start: START.parse().expect("a position"),
        moves: vec!["D0>5".parse().unwrap(), "5<0+??".parse().unwrap()],
        to_confirm: Some(seat(0)),
        can_undo: false,
    };
    check(
        &snapshot,
        &format!(
            r#"{{"game":"k3","seq":2,"viewer":1,"seats":[{{"name":"Anne"}}],"start":"{START}","moves":["D0>5","5<0+??"],"to_confirm":0,"can_undo":false}}"#
        ),
    );
}

#[test]
fn lists_of_games_have_this_form() {
    let game = GameSummary {
        game: "k3".into(),
        rules: Rules { pass: true, ..Rules::new(Variant::Tortuga) },
        seats: Vec::new(),
        moves: 7,
        aboard: vec![6, 0],
        to_move: None,
        result: Some(Outcome::Won(seat(0))),
        last_played: 9,
    };
    check(
        &game,
        r#"{"game":"k3","rules":"tortuga+pass","seats":[],"moves":7,"aboard":[6,0],"result":"won.0","last_played":9}"#,
    );
    check(
        &RoomStage::Over { result: Outcome::Drawn, reason: EndReason::Agreement },
        r#"{"over":{"result":"drawn","reason":"agreement"}}"#,
    );
}

/// One reason of each kind, and moves with their targets.
#[test]
fn advice_has_this_form() {
    let place = |number| Place::new(number).expect("a place");
    let moves = ["D6>15", "18<17", "."].map(|text| text.parse().expect("a move"));
    let advice = AdviceView {
        chances: vec![0.5, 0.5],
        best: VariationView { moves: moves.into(), chance: 0.5 },
        second: None,
        reasons: vec![
            Reason::Wins,
            Reason::Stops { seat: seat(1) },
            Reason::Boards { pirates: 2 },
            Reason::Draws { cards: 3 },
            Reason::Leaps { card: Symbol::Dagger, from: place(6), to: place(15) },
            Reason::Leaves { pirates: 1 },
            Reason::Closes { symbol: Symbol::Key, seat: seat(1) },
            Reason::Opens { symbol: Symbol::Hat, seat: seat(1), cards: 2 },
        ],
    };
    check(
        &advice,
        r#"{"chances":[0.5,0.5],"best":{"moves":["D6>15","18<17","."],"chance":0.5},"reasons":["wins",{"stops":{"seat":1}},{"boards":{"pirates":2}},{"draws":{"cards":3}},{"leaps":{"card":"D","from":6,"to":15}},{"leaves":{"pirates":1}},{"closes":{"symbol":"K","seat":1}},{"opens":{"symbol":"H","seat":1,"cards":2}}]}"#,
    );
    let turn = TurnAnalysis {
        moves_before: 3,
        move_count: 2,
        seat: seat(1),
        chances: Vec::new(),
        played_chance: 0.25,
        counts: true,
        best: advice.best,
        reasons: Vec::new(),
        played_chances: Vec::new(),
        others: Vec::new(),
        luck: Vec::new(),
        confirmed: None,
    };
    check(
        &turn,
        r#"{"moves_before":3,"move_count":2,"seat":1,"chances":[],"played_chance":0.25,"best":{"moves":["D6>15","18<17","."],"chance":0.5},"reasons":[]}"#,
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

/// A host refuses such texts with a code, so they must not make the message unreadable.
#[test]
fn bad_moves_and_settings_of_a_client_stay_readable() {
    let play = r#"{"play":{"game":"k3","after":7,"action":"a\"hoy"}}"#;
    let action = MaybeParsed::Unparsed("a\"hoy".into());
    check(&ClientMsg::Play { game: "k3".into(), after: 7, action }, play);
    let table = r#"{"rules":"chess","seats":[],"tunnel":"x","first":9,"begins_when_full":false}"#;
    let open: OpenTable = parse_json(table).expect("settings");
    assert_eq!((open.rules.parsed(), open.tunnel, open.first), (None, Some("x".into()), Some(9)));
}

#[test]
fn bad_messages_of_a_host_are_refused() {
    let snapshot = |viewer: &str, start: &str, moves: &str| {
        format!(
            r#"{{"snapshot":{{"game":"k3","seq":2,"viewer":{viewer},"seats":[],"start":"{start}","moves":[{moves}],"can_undo":false}}}}"#
        )
    };
    assert!(parse_json::<ServerMsg>(&snapshot("1", START, r#""D0>5""#)).is_some());
    for bad in [
        snapshot("5", START, ""),
        snapshot("1", "here", ""),
        snapshot("1", START, r#""D0""#),
        snapshot("1", START, r#""ahoy""#),
        snapshot("1", START, r#""""#),
        snapshot("1", START, r#""12<7+BDH""#),
    ] {
        assert_eq!(parse_json::<ServerMsg>(&bad), None, "{bad}");
    }
    let over = |result: &str| format!(r#"{{"over":{{"result":"{result}","reason":"play"}}}}"#);
    assert!(parse_json::<RoomStage>(&over("won.4")).is_some());
    for bad in ["won.5", "won.", "won", "won.0 ", "lost", ""] {
        assert_eq!(parse_json::<RoomStage>(&over(bad)), None, "{bad}");
    }
}

#[test]
fn unknown_fields_are_ignored() {
    let text = r#"{"unwatch":{"game":"k3","new":[{"a":1}]}}"#;
    assert_eq!(parse_json(text), Some(ClientMsg::Unwatch { game: "k3".into() }));
}
