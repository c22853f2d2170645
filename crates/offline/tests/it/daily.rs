//! The deal of the day, the journal, and deals that others have played.

use crate::common::{Host, bot, person, table};
use crate::games::{play_out, play_out_as};
use cartagena_daily::{DailyDeal, Day, Forgery, PlayerV1, check_game};
use cartagena_protocol::{
    ClientMsg, DeferredRequest, HostError, JournalEntry, JournalNote, JournalRequest,
    JournalResult, ServerMsg,
};
use cartagena_record::Record;

/// The day of the tests' clock.
const TODAY: &str = "2027-01-15";

fn open(host: &mut Host, date: &str) -> Vec<ServerMsg> {
    let (date, name) = (date.to_owned(), "Anne".to_owned());
    host.send(DeferredRequest::OpenDaily { date, name })
}

fn created(sent: &[ServerMsg]) -> String {
    match sent {
        [ServerMsg::Created { game }] => game.clone(),
        other => panic!("{other:?}"),
    }
}

fn play_day(host: &mut Host, date: &str) -> String {
    let game = created(&open(host, date));
    let day: Day = date.parse().unwrap();
    play_out_as(host, &game, DailyDeal::of(day).person().number());
    game
}

fn entry(host: &Host, game: &str) -> JournalEntry {
    JournalEntry::read(&host.journal[game]).unwrap()
}

#[test]
fn the_deal_of_each_day_is_played_against_its_own_opponent() {
    for date in [TODAY, "2026-11-01", "2026-11-05", "2026-11-04"] {
        let mut host = Host::new(1);
        host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
        let game = play_day(&mut host, date);
        assert_eq!(game, format!("daily{}", date.replace('-', "")));
        let record = Record::read(&host.saved[&game].0).unwrap();
        let day: Day = date.parse().unwrap();
        let player = PlayerV1::built_in(DailyDeal::of(day).rules().variant).unwrap();
        let result = check_game(&record, day, &player).unwrap();
        let entry = entry(&host, &game);
        assert_eq!((entry.result == JournalResult::Won, entry.turns), (result.won, result.turns));
        assert_eq!((entry.daily.as_str(), entry.late), (date, date != TODAY));
        assert_eq!(record.name(DailyDeal::of(day).person()), "Anne");
    }
}

#[test]
fn a_day_has_one_game_and_its_first_end_counts() {
    let mut host = Host::new(1);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    let game = created(&open(&mut host, TODAY));
    assert_eq!(created(&open(&mut host, TODAY)), game, "it goes on");
    let game = play_day(&mut host, TODAY);
    let line = host.journal[&game].clone();
    host.send(ClientMsg::Delete { game: game.clone() });
    assert_eq!(host.journal[&game], line, "it stays when the game is deleted");
    let mut host = host.again(2);
    host.time.0.set(3.0 * 86_400_000.0);
    assert_eq!(play_day(&mut host, TODAY), game);
    assert_eq!(host.journal[&game], line);
}

#[test]
fn what_is_no_day_or_has_not_begun_is_refused() {
    let mut host = Host::new(1);
    for date in ["2027-01-16", "2026-10-31", "today", "", "2027-1-15", "9999-99-99"] {
        let refused = [ServerMsg::Rejected(HostError::BadTable)];
        assert_eq!(open(&mut host, date), refused, "{date}");
    }
    let long = DeferredRequest::OpenDaily { date: TODAY.into(), name: "x".repeat(5_000) };
    assert_eq!(host.send(long), [ServerMsg::Rejected(HostError::BadTable)]);
    assert!(host.saved.is_empty());
}

#[test]
fn a_game_under_way_goes_on_after_a_restart() {
    let mut host = Host::new(1);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    let game = created(&open(&mut host, TODAY));
    let day: Day = TODAY.parse().unwrap();
    let seat = DailyDeal::of(day).person().number();
    let mut page = host.look(&game, Some(seat));
    page.follow(&host.settle());
    let sent = host.play(&page, &page.choice(0));
    page.follow(&sent);
    let mut host = host.again(2);
    play_out_as(&mut host, &game, seat);
    let record = Record::read(&host.saved[&game].0).unwrap();
    let player = PlayerV1::built_in(DailyDeal::of(day).rules().variant).unwrap();
    assert!(check_game(&record, day, &player).is_ok());
}

/// A record can claim to be a deal of the day; it is one only with the cards of that day.
#[test]
fn a_forged_day_counts_for_nothing() {
    let mut host = Host::new(1);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    let game = host.create(table("tortuga", vec![person(), bot("landlubber")], 3));
    let text = host.saved[&game].0.replace("[Result", "[Daily \"2027-01-14\"]\n[Result");
    assert_ne!(text, host.saved[&game].0);
    // On the device that has the game it would be known: tags do not make it another one.
    let mut host = Host::new(2);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    host.send(DeferredRequest::Import { text });
    let forged = host.saved.keys().next().unwrap().clone();
    assert!(host.saved[&forged].0.contains("[Daily \"2027-01-14\"]"));
    assert!(!forged.starts_with("daily"));
    play_out(&mut host, &forged);
    assert_eq!(entry(&host, &forged).daily, "");
    let record = Record::read(&host.saved[&forged].0).unwrap();
    let player = PlayerV1::built_in(record.start().position().rules().variant).unwrap();
    let day = "2027-01-14".parse().unwrap();
    assert!(matches!(check_game(&record, day, &player), Err(Forgery::OtherDeal)));
}

#[test]
fn a_day_that_comes_back_from_a_file_keeps_its_id() {
    let mut host = Host::new(1);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    let game = play_day(&mut host, "2026-11-01");
    let text = host.saved[&game].0.clone();
    let mut other = Host::new(2);
    other.send(DeferredRequest::Import { text: text.clone() });
    assert_eq!(other.saved.keys().collect::<Vec<_>>(), [&game]);
    let lines = vec![host.journal[&game].clone(), "nonsense".into(), "{}".into()];
    other.send(DeferredRequest::Journal(JournalRequest::Import { lines: lines.clone() }));
    other.send(DeferredRequest::Journal(JournalRequest::Import { lines }));
    assert_eq!(other.journal, host.journal);
}

#[test]
fn a_review_is_noted_once_the_game_is_in_the_journal() {
    let mut host = Host::new(1);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    let game = host.create(table("hispaniola", vec![person(), bot("landlubber")], 4));
    play_out(&mut host, &game);
    let note =
        JournalNote { precision: Some(912), luck: Some(-130), mistakes: vec!["draws".into()] };
    let request = |game: &str, note: &JournalNote| {
        DeferredRequest::Journal(JournalRequest::Note { game: game.into(), note: note.clone() })
    };
    host.send(request("nosuch", &note));
    host.send(request(&game, &JournalNote { precision: Some(1_001), ..note.clone() }));
    host.send(request(&game, &JournalNote { luck: Some(20_000), ..note.clone() }));
    let many = JournalNote { mistakes: vec!["draws".into(); 17], ..note.clone() };
    host.send(request(&game, &many));
    assert_eq!(entry(&host, &game).note, None);
    host.send(request(&game, &note));
    // What was shared stays: a later review changes nothing.
    host.send(request(&game, &JournalNote { precision: Some(700), ..note.clone() }));
    let mut host = host.again(2);
    let sent = host.send(DeferredRequest::Journal(JournalRequest::List));
    let [ServerMsg::Journal { lines }] = &sent[..] else { panic!("{sent:?}") };
    assert_eq!(JournalEntry::read(&lines[0]).unwrap().note, Some(note));
}

#[test]
fn a_finished_game_can_be_played_by_somebody_else_with_the_same_cards() {
    let mut host = Host::new(1);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    let seats = vec![bot("sailor"), person(), bot("deckhand")];
    let game = host.create(table("jamaica", seats, 9));
    play_out_as(&mut host, &game, 1);
    let record = host.saved[&game].0.clone();
    let mut friend = Host::new(7);
    friend.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    let open = |record: &str, word: &str| DeferredRequest::OpenChallenge {
        record: record.to_owned(),
        word: word.to_owned(),
        name: "Mary".to_owned(),
    };
    let duel = created(&friend.send(open(&record, "AbC-_9")));
    assert!(duel.starts_with("duel"));
    play_out_as(&mut friend, &duel, 1);
    let (theirs, own) =
        (Record::read(&record).unwrap(), Record::read(&friend.saved[&duel].0).unwrap());
    assert_eq!((own.start(), own.seed), (theirs.start(), theirs.seed));
    assert!(friend.saved[&duel].0.contains("[Challenge \"AbC-_9\"]"));
    assert_eq!(own.name(cartagena::Seat::new(1).unwrap()), "Mary");
    assert!(entry(&friend, &duel).challenge);

    let refused = [ServerMsg::Rejected(HostError::BadTable)];
    let unfinished = record.split("\n\n").next().unwrap().to_owned() + "\n";
    let without_seed: String = record
        .lines()
        .filter(|line| !line.starts_with("[Seed"))
        .map(|line| format!("{line}\n"))
        .collect();
    let two_people = record.replace("[Bot0 \"sailor\"]\n", "");
    for (record, word) in [
        (unfinished.as_str(), "a"),
        (&without_seed, "a"),
        (&two_people, "a"),
        ("nonsense", "a"),
        (&record, "a b"),
        (&record, &"x".repeat(4_000)),
    ] {
        assert_eq!(friend.send(open(record, word)), refused, "{word}");
    }
}

#[test]
fn the_record_of_a_wild_tunnel_says_so() {
    let mut host = Host::new(1);
    let wild = cartagena_protocol::NewTable {
        tunnel: Some("BDHKPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/SPBKDH".into()),
        ..table("tortuga", vec![person(), bot("sailor")], 5)
    };
    let plain = host.create(table("tortuga", vec![person(), bot("sailor")], 5));
    let wild = host.create(wild);
    assert!(host.saved[&wild].0.contains("[Wild \"yes\"]\n"));
    assert!(!host.saved[&plain].0.contains("Wild"));
    assert!(Record::read(&host.saved[&wild].0).is_ok());
}
