//! Games that the first build saved on a device: each is loaded as it stood and played to its end.

use crate::common::{Host, Page};
use crate::games::play_out;
use cartagena_protocol::{ClientMsg, ServerMsg};
use cartagena_record::Record;
use cartagena_table::Bots;
use std::path::Path;

/// Number of saved games.
const GAMES: usize = 4;

/// Returns name and text of every saved game.
fn saved_games() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1");
    let paths = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let records = paths.filter(|path| path.extension().is_some_and(|end| end == "txt"));
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    let name = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    records.map(|path| (name(&path), read(&path))).collect()
}

/// Returns a host with one saved game.
fn host_with(game: &str, text: &str) -> Host {
    let mut host = Host::new(1);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 100 });
    let effects = host.offline.load_game(game, text, 1);
    assert_eq!(host.act_on(effects), [], "{game}");
    host
}

fn check_loaded(page: &Page, record: &Record) {
    assert_eq!(page.seen.len(), record.events().len() + 1);
    assert_eq!(page.now().turn(), record.end().position().turn());
    assert_eq!(page.to_confirm.is_some(), record.unconfirmed);
}

/// Returns the record that the host gives of a finished game.
fn record_of(host: &mut Host, game: &str) -> String {
    match &host.send(ClientMsg::Record { game: game.to_owned() })[..] {
        [ServerMsg::Record { text, .. }] => text.clone(),
        other => panic!("{game}: {other:?}"),
    }
}

#[test]
fn every_saved_game_is_loaded_and_finished() {
    let games = saved_games();
    assert_eq!(games.len(), GAMES);
    let finished = games.iter().filter(|(_, text)| text.contains("[Result \"won.")).count();
    assert!(0 < finished && finished < GAMES, "there are games of both kinds");
    for (game, text) in games {
        let before = Record::read(&text).unwrap();
        let mut host = host_with(&game, &text);
        check_loaded(&host.look(&game, Some(0)), &before);
        let page = play_out(&mut host, &game);
        let after = Record::read(&record_of(&mut host, &game)).unwrap();
        assert_eq!(after.end().outcome(), page.now().turn().outcome(), "{game}");
        assert!(after.end().outcome().is_some(), "{game}");
        assert!(after.events().starts_with(before.events()), "{game}");
        assert_eq!(Bots::from_record(&after), Bots::from_record(&before), "{game}");
    }
}

#[test]
fn a_finished_game_is_given_byte_for_byte() {
    for (game, text) in saved_games() {
        if Record::read(&text).unwrap().end().outcome().is_some() {
            assert_eq!(record_of(&mut host_with(&game, &text), &game), text);
        }
    }
}
