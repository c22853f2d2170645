//! Whole games as a page plays them.

use crate::common::{Host, Page, bot, person, table};
use cartagena::Outcome;
use cartagena_protocol::{ClientMsg, DeferredRequest, EntryView, ServerMsg};
use cartagena_record::Record;
use cartagena_table::Bots;

/// Plays a game to its end: the person in the first seat picks, bots answer.
pub(crate) fn play_out(host: &mut Host, game: &str) -> Page {
    play_out_as(host, game, 0)
}

/// Plays a game to its end: the person in a seat picks, bots answer.
pub(crate) fn play_out_as(host: &mut Host, game: &str, seat: u8) -> Page {
    let mut page = host.look(game, Some(seat));
    for number in 0..2_000 {
        page.follow(&host.settle());
        if page.now().turn().outcome().is_some() {
            return page;
        }
        let sent = match page.to_confirm {
            Some(_) => host.confirm(&page),
            None => host.play(&page, &page.choice(number * 7)),
        };
        assert!(matches!(sent[..], [ServerMsg::Events { .. }]), "{sent:?}");
        page.follow(&sent);
    }
    panic!("nobody wins");
}

#[test]
fn a_game_against_bots_ends_in_every_variant() {
    for (number, rules) in ["jamaica", "tortuga", "hispaniola+pass", "tortuga"].iter().enumerate() {
        let mut host = Host::new(1);
        host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
        let mut seats = vec![person(), bot("sailor"), bot("deckhand")];
        seats.truncate(2 + number % 2);
        let game = host.create(table(rules, seats, number as u64));
        let page = play_out(&mut host, &game);
        let record = Record::read(&host.saved[&game].0).unwrap();
        assert_eq!(record.end().outcome(), page.now().turn().outcome(), "{rules}");
        assert_eq!(record.events().len() + 1, page.seen.len());
        let thinking = host.sent.iter().any(|msg| matches!(msg, ServerMsg::BotThinking { .. }));
        assert!(thinking, "bots tell that they think");
        let [ServerMsg::Record { text, .. }] = &host.send(ClientMsg::Record { game })[..] else {
            panic!("{rules}: no record")
        };
        assert!(text.contains("[Seed ") && Record::read(text).is_ok(), "{text}");
    }
}

#[test]
fn bots_among_themselves_play_while_somebody_looks() {
    let mut host = Host::new(2);
    let levels = ["bosun", "captain", "admiral", "sailor", "deckhand"];
    let game = host.create(table("hispaniola", levels.map(bot).to_vec(), 5));
    assert!(host.tick().is_none(), "nobody looks");
    let mut page = host.look(&game, None);
    for _ in 0..40 {
        page.follow(&host.tick().unwrap());
    }
    assert!(page.seen.len() > 5);
    host.send(ClientMsg::Unwatch { game: game.clone() });
    assert!(host.tick().is_none(), "nobody looks any longer");
    page = host.look(&game, None);
    page.follow(&host.settle());
    assert!(matches!(page.now().turn().outcome(), Some(Outcome::Won(_))));
    let refused = host.send(ClientMsg::Watch { game, seat: Some(1) });
    assert!(matches!(refused[..], [ServerMsg::Refused { .. }]), "a bot's eyes are not lent");
}

/// Each tick does one step: the announcement that the bot thinks, then a move, and another after a
/// pause.
#[test]
fn bots_let_people_read() {
    let mut host = Host::new(3);
    host.send(ClientMsg::BotTiming { pause_ms: 5_000, think_ms: 100 });
    let game = host.create(table("tortuga", vec![bot("sailor"), bot("sailor")], 1));
    host.look(&game, None);
    let mut moves = Vec::new();
    while moves.len() < 4 {
        for msg in host.tick().unwrap() {
            match msg {
                ServerMsg::Events { entries, .. } => {
                    assert!(matches!(entries[..], [EntryView::Played { .. }]), "{entries:?}");
                    moves.push(host.time.0.get());
                }
                ServerMsg::BotThinking { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(moves.windows(2).all(|pair| pair[1] - pair[0] >= 5_000.0), "{moves:?}");
    host.send(ClientMsg::SkipBotPause { game });
    let before = host.time.0.get();
    while !matches!(host.tick().unwrap()[..], [ServerMsg::Events { .. }]) {}
    assert!(host.time.0.get() - before < 5_000.0);
}

/// A restarted program knows every game as it stood, in mid-turn too, and goes on in the same way.
#[test]
fn kept_games_go_on_as_they_were() {
    for rules in ["jamaica", "tortuga", "hispaniola"] {
        let mut host = Host::new(4);
        let game = host.create(table(rules, vec![person(), bot("sailor"), person()], 8));
        let mut seat = 0;
        for number in 0..60 {
            let page = match host.look(&game, Some(seat)) {
                page if page.now().turn().outcome().is_some() => break,
                page => page,
            };
            let mut other = host.again(9);
            let same = Page { seq: page.seq, ..other.look(&game, Some(seat)) };
            assert_eq!(same, page, "{rules} after {number}");
            let mut page = page;
            page.follow(&host.settle());
            seat = page.to_confirm.or(page.now().turn().seat()).unwrap().number();
            let page = host.look(&game, Some(seat));
            let mut other = host.again(9);
            let twin = other.look(&game, Some(seat));
            assert_eq!(twin.undo, page.undo, "{rules} after {number}");
            let act = |host: &mut Host, page: &Page| match (page.to_confirm, number % 5) {
                (Some(_), _) => host.confirm(page),
                (None, 3) if page.undo => host.undo(page),
                _ => host.play(page, &page.choice(number)),
            };
            let entries = |sent: Vec<ServerMsg>| match &sent[..] {
                [ServerMsg::Events { entries, can_undo: undo, .. }] => (entries.clone(), *undo),
                other => panic!("{other:?}"),
            };
            let there = entries(act(&mut other, &twin));
            assert_eq!(there, entries(act(&mut host, &page)), "{rules} after {number}");
        }
    }
}

#[test]
fn the_list_tells_of_every_game() {
    let mut host = Host::new(5);
    let old = host.create(table("tortuga+pass", vec![person(), bot("bosun")], 1));
    let new = host.create(table("jamaica", vec![person(), person(), person()], 2));
    let page = host.look(&old, Some(0));
    host.settle();
    let [ServerMsg::Games { games }] = &host.send(ClientMsg::ListGames)[..] else { panic!() };
    let ids: Vec<_> = games.iter().map(|card| card.game.clone()).collect();
    assert!(ids.contains(&old) && ids.contains(&new) && ids.len() == 2);
    assert!(games[0].last_played >= games[1].last_played);
    let card = games.iter().find(|card| card.game == old).unwrap();
    assert_eq!((card.rules.to_string().as_str(), card.aboard.len()), ("tortuga+pass", 2));
    assert_eq!(card.seats[1].bot, Some("bosun".into()));
    assert_eq!(card.result, None);
    assert_eq!(page.now().seats(), 2);
    let record = Record::read(&host.saved[&old].0).unwrap();
    assert_eq!(Bots::from_record(&record).sole_person(2), cartagena::Seat::new(0));
}

#[test]
fn a_forgotten_game_comes_back() {
    for rules in ["tortuga", "jamaica"] {
        let mut host = Host::new(6);
        let game = host.create(table(rules, vec![person(), person()], 3));
        let saved = host.saved[&game].0.clone();
        let sent = host.send(ClientMsg::Delete { game: game.clone() });
        let [ServerMsg::Deleted { record, .. }] = &sent[..] else { panic!("{sent:?}") };
        assert!(host.saved.is_empty());
        assert!(!record.contains("Seed"), "{record}");
        assert_eq!(record.is_empty(), rules == "jamaica", "what is hidden stays hidden");
        let gone = host.send(ClientMsg::Watch { game: game.clone(), seat: None });
        assert!(matches!(gone[..], [ServerMsg::Refused { .. }]));
        let back = DeferredRequest::Restore { game: game.clone(), record: record.clone() };
        assert!(matches!(&host.send(back)[..], [ServerMsg::Games { games }] if games.len() == 1));
        assert_eq!(host.saved[&game].0, saved);
    }
}
