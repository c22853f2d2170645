//! Messages that are illegal, impossible or malformed change nothing.

use crate::common::{Host, Page, bot, person, table};
use cartagena::{Outcome, Seat};
use cartagena_protocol::{ClientMsg, DeferredRequest, HostError, NewTable, RefusalCode, ServerMsg};

const START: &str = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.0.9:B2DHKP|0.0.0.0.0.4:DHKPS2 KHDSPBBDHKSS - 0.3";

fn refusal(sent: &[ServerMsg]) -> &RefusalCode {
    match sent {
        [ServerMsg::Refused { refusal, .. }, ..] => refusal,
        other => panic!("{other:?}"),
    }
}

fn from_position(host: &mut Host, line: &str, seats: [cartagena_protocol::SeatPlan; 2]) -> String {
    let position = Some(line.to_owned());
    host.create(NewTable { seats: seats.to_vec(), position, ..NewTable::default() })
}

#[test]
fn a_turn_can_be_taken_back_until_it_is_confirmed() {
    let mut host = Host::new(1);
    let game = from_position(&mut host, START, [person(), person()]);
    let mut page = host.look(&game, Some(0));
    let before = page.clone();
    assert_eq!(refusal(&host.undo(&page)), &RefusalCode::NothingToUndo);
    assert_eq!(refusal(&host.confirm(&page)), &RefusalCode::NothingToConfirm);
    for action in ["B0", "D0>5", "9<"] {
        page.follow(&host.play(&page, action));
    }
    assert_eq!((page.to_confirm, page.undo), (Some(Seat::FIRST), true));
    assert_eq!(refusal(&host.play(&page, "K0")), &RefusalCode::TurnIsOver);
    for _ in 0..3 {
        page.follow(&host.undo(&page));
    }
    assert_eq!((page.seen.last(), page.undo), (before.seen.last(), false));
    for action in ["B0", "B1", "D0"] {
        page.follow(&host.play(&page, action));
    }
    page.follow(&host.confirm(&page));
    assert_eq!((page.to_confirm, page.undo), (None, false));
    assert_eq!(page.now().turn().seat().map(|seat| seat.index()), Some(1));
}

/// Only hidden cards prevent undo: cards from the open row were known before.
#[test]
fn a_card_from_the_pile_cannot_be_put_back() {
    let mut host = Host::new(1);
    let line = START.replace("tortuga", "jamaica").replace("KHDSPBBDHKSS", "-");
    let game = from_position(&mut host, &line, [person(), person()]);
    let mut page = host.look(&game, Some(0));
    page.follow(&host.play(&page, "9<"));
    assert!(!page.undo);
    assert_eq!(refusal(&host.undo(&page)), &RefusalCode::CardsRevealed);
}

#[test]
fn who_does_not_want_to_be_asked_is_not() {
    let mut host = Host::new(1);
    host.send(ClientMsg::AskToConfirm { confirm: false });
    let game = from_position(&mut host, START, [person(), person()]);
    let mut page = host.look(&game, Some(0));
    for action in ["B0", "D0", "9<"] {
        page.follow(&host.play(&page, action));
    }
    assert_eq!((page.to_confirm, page.undo), (None, false));
}

#[test]
fn who_does_not_know_the_last_move_is_told() {
    let mut host = Host::new(1);
    let game = from_position(&mut host, START, [person(), person()]);
    let mut page = host.look(&game, Some(0));
    let late = page.clone();
    page.follow(&host.play(&page, "B0"));
    let sent = host.play(&late, "B0");
    assert_eq!(refusal(&sent), &RefusalCode::OutOfDate);
    assert!(matches!(&sent[1], ServerMsg::Snapshot(snapshot) if Page::new(snapshot) == page));
    let advise = ClientMsg::Advise { game, after: late.seq };
    assert_eq!(refusal(&host.send(advise)), &RefusalCode::OutOfDate);
}

#[test]
fn nobody_acts_for_others() {
    let mut host = Host::new(1);
    let game = from_position(&mut host, START, [bot("sailor"), person()]);
    let page = host.look(&game, Some(1));
    let turn = RefusalCode::NotYourTurn { seat: Seat::FIRST };
    assert_eq!(refusal(&host.play(&page, "B0")), &turn);
    let advise = ClientMsg::Advise { game: game.clone(), after: page.seq };
    assert_eq!(refusal(&host.send(advise)), &turn);
    for seat in [0, 2, 5, 255] {
        let look = ClientMsg::Watch { game: game.clone(), seat: Some(seat) };
        assert_eq!(refusal(&host.send(look)), &RefusalCode::NoSuchGame, "{seat}");
    }
    let elsewhere = ClientMsg::Undo { game: "nowhere".into(), after: 0 };
    assert_eq!(refusal(&host.send(elsewhere)), &RefusalCode::NoSuchGame);
}

#[test]
fn what_is_no_move_is_illegal() {
    let mut host = Host::new(1);
    let game = from_position(&mut host, START, [person(), person()]);
    let page = host.look(&game, Some(0));
    for action in ["", "S0", "B", "B0>9", "9<4+B", "0<", ".", "b0", "B0 ", "D38", "💀0"] {
        assert_eq!(refusal(&host.play(&page, action)), &RefusalCode::Illegal, "{action}");
    }
    assert_eq!(host.look(&game, Some(0)), page);
}

#[test]
fn a_finished_game_is_over() {
    let mut host = Host::new(1);
    let line = START.replace("0.0.0.0.0.9:", "36.37.37.37.37.37:");
    let game = from_position(&mut host, &line, [person(), person()]);
    let mut page = host.look(&game, Some(0));
    page.follow(&host.play(&page, "B36"));
    assert!(page.now().turn().outcome().is_some());
    assert_eq!(refusal(&host.play(&page, "B0")), &RefusalCode::GameOver);
    let [ServerMsg::Games { games }] = &host.send(ClientMsg::ListGames)[..] else { panic!() };
    assert_eq!((games[0].result, games[0].to_move), (Some(Outcome::Won(Seat::FIRST)), None));
}

#[test]
fn tables_that_cannot_be_are_not_opened() {
    let good = || table("tortuga", vec![person(), bot("sailor")], 1);
    let with = |change: fn(&mut NewTable)| {
        let mut table = good();
        change(&mut table);
        table
    };
    let bad: [(NewTable, HostError); 9] = [
        (with(|table| table.rules = "monopoly".into()), HostError::BadTable),
        (with(|table| table.seats.truncate(1)), HostError::BadTable),
        (with(|table| table.seats.resize(6, person())), HostError::BadTable),
        (with(|table| table.seats[1].bot = Some("genius".into())), HostError::BadTable),
        (with(|table| table.tunnel = Some("BPHSDK".into())), HostError::BadTable),
        (with(|table| table.first = Some(2)), HostError::BadTable),
        (with(|table| table.position = Some("nonsense".into())), HostError::BadPosition),
        (
            with(|table| table.position = Some(START.replace("B2DHKP", "?6"))),
            HostError::BadPosition,
        ),
        (
            with(|table| {
                table.seats.push(person());
                table.position = Some(START.into());
            }),
            HostError::BadTable,
        ),
    ];
    let mut host = Host::new(1);
    for (table, error) in bad {
        let sent = host.send(ClientMsg::Create { table: table.clone() });
        assert_eq!(sent, [ServerMsg::Rejected(error)], "{table:?}");
    }
    assert!(host.saved.is_empty());
    host.create(good());
}

#[test]
fn names_are_made_fit_to_be_shown() {
    let mut host = Host::new(1);
    let mut new = table("tortuga", vec![person(), person()], 1);
    new.seats[0].name = " \u{202e}Long\nJohn ".into();
    new.seats[1].name = "ש".repeat(60);
    let game = host.create(new);
    let [ServerMsg::Games { games }] = &host.send(ClientMsg::ListGames)[..] else { panic!() };
    assert_eq!(games[0].game, game);
    assert_eq!(games[0].seats[0].name, "LongJohn");
    assert_eq!(games[0].seats[1].name.chars().count(), 24);
}

#[test]
fn a_chosen_tunnel_and_first_seat_are_kept() {
    let mut host = Host::new(1);
    let tunnel = "KDSHPB/HKPBSD/PKDHSB/KBSDHP/SHPKBD/HDKBPS";
    let mut new = table("jamaica", vec![person(), person(), person()], 1);
    (new.tunnel, new.first) = (Some(tunnel.into()), Some(2));
    let game = host.create(new);
    let page = host.look(&game, None);
    assert_eq!(page.now().tunnel().to_string(), tunnel);
    assert_eq!(page.now().turn().seat().map(|seat| seat.index()), Some(2));
}

#[test]
fn a_kept_text_that_is_no_game_is_left_alone() {
    let mut host = Host::new(1);
    let effects = host.offline.load_game("old", "[Cartagena \"9\"]", 5);
    let error = HostError::BadSavedGame { game: "old".into() };
    assert_eq!(host.act_on(effects), [ServerMsg::Failed { error }]);
    let look = ClientMsg::Watch { game: "old".into(), seat: None };
    assert_eq!(refusal(&host.send(look)), &RefusalCode::NoSuchGame);
    let restore = DeferredRequest::Restore { game: "old".into(), record: "nonsense".into() };
    assert!(matches!(host.send(restore)[..], [ServerMsg::Games { .. }]));
    assert!(host.saved.is_empty(), "nothing takes its place");
    let sent = host.send(ClientMsg::Delete { game: "old".into() });
    assert!(matches!(&sent[..], [ServerMsg::Deleted { record, .. }] if record.contains('9')));
}

/// A game was changed by another window of the same device.
#[test]
fn a_game_that_went_on_elsewhere_is_shown_as_it_stands() {
    let mut host = Host::new(1);
    let game = from_position(&mut host, START, [person(), person()]);
    let page = host.look(&game, Some(0));
    let mut other = host.again(2);
    let there = other.look(&game, Some(0));
    other.play(&there, "B0");
    let (record, touched) = other.saved[&game].clone();
    let effects = host.offline.load_game(&game, &record, touched);
    let sent = host.act_on(effects);
    let [ServerMsg::Snapshot(snapshot)] = &sent[..] else { panic!("{sent:?}") };
    let now = Page::new(snapshot);
    assert!(now.seq > page.seq && now.seen.len() == 2);
    assert_eq!(refusal(&host.play(&page, "B0")), &RefusalCode::OutOfDate);
    assert_eq!(host.offline.game_deleted(&game).len(), 1);
    assert_eq!(refusal(&host.play(&now, "D0")), &RefusalCode::NoSuchGame);
}
