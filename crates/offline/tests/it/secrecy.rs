//! Nothing of a hidden hand is in a message for another viewer.

use crate::common::{Host, Page, bot, person, table};
use cartagena::{Seat, Setup, Viewer};
use cartagena_protocol::{ClientMsg, RefusalCode, SeenMove, ServerMsg};
use cartagena_record::Record;

/// A page on a device that people hand on: between two players it watches as the public viewer.
struct Passed {
    host: Host,
    game: String,
    seen: Vec<(Option<u8>, Vec<ServerMsg>)>,
}

impl Passed {
    fn note(&mut self, viewer: Option<u8>, sent: Vec<ServerMsg>) {
        self.seen.push((viewer, sent));
    }

    fn look(&mut self, seat: Option<u8>) -> Page {
        let page = self.host.look(&self.game, seat);
        let sent = self.host.sent.last().cloned().into_iter().collect();
        self.note(seat, sent);
        page
    }

    /// Plays one turn of a person, from taking the device to putting it down.
    fn turn(&mut self, seat: u8, number: usize) {
        let mut page = self.look(Some(seat));
        let mover = page.now().turn().seat();
        for step in 0..8 {
            if step == 1 {
                let advise = ClientMsg::Advise { game: self.game.clone(), after: page.seq };
                let mut sent = self.host.send(advise);
                sent.extend(self.host.settle());
                self.note(Some(seat), sent);
            }
            let sent = match page.to_confirm {
                Some(_) => self.host.confirm(&page),
                None => self.host.play(&page, &page.choice(number + step)),
            };
            page.follow(&sent);
            self.note(Some(seat), sent);
            let done = page.to_confirm.is_none() && page.now().turn().seat() != mover;
            if done || page.now().turn().outcome().is_some() {
                break;
            }
        }
        let page = self.look(None);
        let refused = self.host.play(&page, "B0");
        let of_nobody = matches!(
            refused[..],
            [ServerMsg::Refused {
                refusal: RefusalCode::NotYourTurn { .. } | RefusalCode::GameOver,
                ..
            }]
        );
        assert!(of_nobody, "nobody may try out cards: {refused:?}");
        let sent = self.host.settle();
        self.note(None, sent);
    }
}

/// Every message must contain just what this viewer may know: it is applied to the viewer's own
/// observation and compared with what the real game shows that viewer.
fn check(rules: &str, seed: u64) {
    let mut host = Host::new(1);
    host.send(ClientMsg::BotTiming { pause_ms: 0, think_ms: 50 });
    let game = host.create(table(rules, vec![person(), bot("sailor"), person()], seed));
    let mut passed = Passed { host, game: game.clone(), seen: Vec::new() };
    passed.look(None);
    let sent = passed.host.settle();
    passed.note(None, sent);
    for number in 0..120 {
        let record = Record::read(&passed.host.saved[&game].0).unwrap();
        let Some(seat) = record.end().turn().seat() else { break };
        if number % 6 == 0 {
            running_game_keeps_its_record(&mut passed.host, &game);
        }
        passed.turn(seat.index() as u8, number);
        let truth = Record::read(&passed.host.saved[&game].0).unwrap();
        let page = passed.look(None);
        assert_eq!(page.now(), &truth.end().observe(Viewer::Public));
    }
    let truth = Record::read(&passed.host.saved[&game].0).unwrap();
    assert!(truth.end().outcome().is_some(), "{rules} ends");
    passed.seen.iter().for_each(|(viewer, sent)| only_known(*viewer, sent, &truth));
}

fn running_game_keeps_its_record(host: &mut Host, game: &str) {
    let sent = host.send(ClientMsg::Record { game: game.to_owned() });
    let hidden = [ServerMsg::Refused { game: game.to_owned(), refusal: RefusalCode::HiddenCards }];
    assert_eq!(sent, hidden);
}

fn only_known(viewer: Option<u8>, sent: &[ServerMsg], truth: &Record) {
    let eyes = viewer.and_then(Seat::new).map_or(Viewer::Public, Viewer::Seat);
    let variant = truth.start().position().rules().variant;
    let moves: Vec<SeenMove> =
        truth.events().iter().map(|event| SeenMove::from(&event.seen_by(eyes, variant))).collect();
    for message in sent {
        let text = serde_json::to_string(message).unwrap();
        for secret in [truth.seed.unwrap().to_string(), "Seed".to_owned(), "Hands".to_owned()] {
            assert!(!text.contains(&secret), "{text}");
        }
        match message {
            ServerMsg::Snapshot(snapshot) => {
                assert_eq!(snapshot.viewer, viewer.and_then(Seat::new));
                assert_eq!(snapshot.start, Setup::from(&truth.start().observe(eyes)));
                assert_eq!(snapshot.moves[..], moves[..snapshot.moves.len()]);
            }
            ServerMsg::Events { entries, .. } => entries.iter().for_each(|entry| {
                if let cartagena_protocol::EntryView::Played { event: sent, .. } = entry {
                    assert!(moves.contains(sent), "{sent} was not seen by {viewer:?}");
                }
            }),
            ServerMsg::Advised { .. } => assert!(viewer.is_some()),
            ServerMsg::BotThinking { .. } | ServerMsg::Refused { .. } => {}
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_jamaica_game_on_one_device_gives_no_hand_away() {
    check("jamaica", 11);
}

#[test]
fn a_hispaniola_game_on_one_device_gives_no_hand_away() {
    check("hispaniola", 12);
}

/// In Tortuga everything lies open but the pile, so the record may be shown, but not the seed.
#[test]
fn a_running_tortuga_game_tells_its_record_without_the_cards_to_come() {
    let mut host = Host::new(1);
    let game = host.create(table("tortuga", vec![person(), person()], 3));
    let sent = host.send(ClientMsg::Record { game });
    let [ServerMsg::Record { text, .. }] = &sent[..] else { panic!("{sent:?}") };
    assert!(text.contains("[Deal ") && !text.contains("[Seed "), "{text}");
    assert!(Record::read(text).is_ok());
}
