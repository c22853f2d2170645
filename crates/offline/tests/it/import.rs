//! Games that come from a file of several records.

use crate::common::{Host, bot, person, table};
use crate::games::play_out;
use cartagena_protocol::{ClientMsg, DeferredRequest, HostError, ServerMsg};
use cartagena_record::{MAX_FILE_BYTES, Record};

/// Plays a game in every variant, and returns the host and the text of all records.
fn exported() -> (Host, String) {
    let mut host = Host::new(1);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    let mut records = Vec::new();
    for (rules, seed) in ["jamaica", "tortuga", "hispaniola"].into_iter().zip(1..) {
        let game = host.create(table(rules, vec![person(), bot("sailor")], seed));
        play_out(&mut host, &game);
        match &host.send(ClientMsg::Record { game })[..] {
            [ServerMsg::Record { text, .. }] => records.push(text.trim_end().to_owned()),
            other => panic!("{other:?}"),
        }
    }
    (host, records.join("\n\n") + "\n")
}

fn import(host: &mut Host, text: &str) -> (u32, u32, u32) {
    match host.send(DeferredRequest::Import { text: text.to_owned() })[..] {
        [ServerMsg::Imported { added, known, unreadable }] => (added, known, unreadable),
        ref other => panic!("{other:?}"),
    }
}

fn saved_records(host: &Host) -> Vec<String> {
    let mut records: Vec<String> = host.saved.values().map(|(text, _)| text.clone()).collect();
    records.sort();
    records
}

#[test]
fn all_games_of_a_file_are_on_the_shelf_and_saved() {
    let (old, text) = exported();
    let mut new = Host::new(2);
    assert_eq!(import(&mut new, &text), (3, 0, 0));
    assert_eq!(saved_records(&new), saved_records(&old), "nothing is lost or added");
    let sent = new.again(3).send(ClientMsg::ListGames);
    let [ServerMsg::Games { games }] = &sent[..] else { panic!("{sent:?}") };
    let order: Vec<&str> = games.iter().map(|game| game.rules.variant.as_str()).collect();
    assert_eq!(order, ["jamaica", "tortuga", "hispaniola"], "in the order of the file");
    assert!(games.iter().all(|game| game.result.is_some()));
}

#[test]
fn games_that_are_there_already_are_not_doubled() {
    let (mut old, text) = exported();
    let before = saved_records(&old);
    assert_eq!(import(&mut old, &text), (0, 3, 0));
    assert_eq!(saved_records(&old), before);
    let mut new = Host::new(2);
    assert_eq!(import(&mut new, &text.repeat(2)), (3, 3, 0), "nor twice in one file");
}

#[test]
fn a_running_game_is_known_without_its_secrets() {
    let mut host = Host::new(1);
    let game = host.create(table("tortuga", vec![person(), person()], 4));
    let sent = host.send(ClientMsg::Record { game });
    let [ServerMsg::Record { text, .. }] = &sent[..] else { panic!("{sent:?}") };
    assert!(!text.contains("[Seed "));
    assert_eq!(import(&mut host, text), (0, 1, 0));
    assert_eq!(import(&mut Host::new(2), text), (1, 0, 0));
}

#[test]
fn a_broken_record_does_not_spoil_the_others() {
    let (_, text) = exported();
    let broken = text.replacen("[Rules \"tortuga", "[Rules \"atlantis", 1);
    assert!(Record::read_all(&broken).is_err());
    assert_eq!(import(&mut Host::new(2), &broken), (2, 0, 1));
    assert_eq!(import(&mut Host::new(3), "ahoy"), (0, 0, 1));
}

#[test]
fn a_file_that_is_too_long_is_refused() {
    let text = "#".repeat(MAX_FILE_BYTES + 1);
    let sent = Host::new(1).send(DeferredRequest::Import { text });
    assert_eq!(sent, [ServerMsg::Rejected(HostError::BadRecord)]);
}
