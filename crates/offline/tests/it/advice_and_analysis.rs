//! Advice, analysis, reviews, and nets that arrive late or never.

use crate::common::{Host, Time, bot, person, table};
use cartagena::{Action, Variant};
use cartagena_analysis::AnalysisSettings;
use cartagena_bots::nets;
use cartagena_offline::{DeferredCode, HostEffect, OfflineHost};
use cartagena_protocol::{
    ClientMsg, DeferredRequest, HostError, Judgement, ServerMsg, TurnAnalysis, VariationView,
};
use cartagena_record::{MoveTree, Record};

fn golden(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/golden/");
    std::fs::read_to_string(format!("{folder}{name}.txt")).unwrap()
}

#[test]
fn the_captain_advises_the_person_to_move() {
    for rules in ["jamaica", "tortuga", "hispaniola"] {
        let mut host = Host::new(1);
        let mut new = table(rules, vec![person(), bot("sailor")], 4);
        new.first = Some(0);
        let game = host.create(new);
        let page = host.look(&game, Some(0));
        let advise = ClientMsg::Advise { game: game.clone(), after: page.seq };
        assert_eq!(host.send(advise), []);
        let sent = host.settle();
        let [ServerMsg::Advised { after: 0, advice: Some(advice), .. }] = &sent[..] else {
            panic!("{sent:?}")
        };
        let advice = advice.read().unwrap();
        assert!((advice.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        let mut page = page;
        for action in &advice.best.moves {
            let sent = host.play(&page, &action.to_string());
            assert!(matches!(sent[..], [ServerMsg::Events { .. }]), "{action}: {sent:?}");
            page.follow(&sent);
        }
    }
}

/// Once the third move is made there is nothing to advise on, least of all the next player's turn.
#[test]
fn a_turn_that_waits_needs_no_advice() {
    let mut host = Host::new(1);
    let mut new = table("tortuga", vec![person(), person()], 4);
    new.first = Some(0);
    let game = host.create(new);
    let mut page = host.look(&game, Some(0));
    while page.to_confirm.is_none() {
        page.follow(&host.play(&page, &page.choice(0)));
    }
    host.send(ClientMsg::Advise { game, after: page.seq });
    assert!(matches!(host.settle()[..], [ServerMsg::Advised { advice: None, .. }]));
}

fn analysed(record: String, think_ms: u32) -> (Vec<TurnAnalysis>, Vec<ServerMsg>) {
    let mut host = Host::new(1);
    assert_eq!(host.send(DeferredRequest::Analyse { record, think_ms, nodes: None }), []);
    let mut turns = Vec::new();
    let mut others = Vec::new();
    for message in host.settle() {
        match message {
            ServerMsg::TurnAnalysed(step) => turns.push(step.read().unwrap().turn),
            other => others.push(other),
        }
    }
    (turns, others)
}

#[test]
fn every_turn_of_a_record_is_judged() {
    for name in ["21-tortuga-2", "03-jamaica-3", "41-hispaniola-2"] {
        let text = golden(name);
        let record = Record::read(&text).unwrap();
        let (turns, others) = analysed(text, 60);
        let [ServerMsg::AnalysisEnded(Some(seats))] = &others[..] else {
            panic!("{name}: {others:?}")
        };
        let seats = seats.read().unwrap();
        assert_eq!(seats.len(), record.start().position().seats(), "{name}");
        let mut at = 0;
        for turn in &turns {
            assert_eq!(turn.moves_before, at, "{name}: no move is left out");
            at += turn.move_count;
            let seat = record.events()[turn.moves_before as usize].seat();
            assert_eq!(turn.seat, seat);
            assert!(turn.best.chance >= turn.played_chance, "{name}: {turn:?}");
            assert!(!turn.best.moves.is_empty());
        }
        assert_eq!(at as usize, record.events().len(), "{name}");
        let lost = turns.iter().filter(|turn| turn.best.chance - turn.played_chance > 0.1).count();
        assert!(lost > 0, "{name}: random games have blunders");
    }
}

/// With a number of positions the analysis is the library's own, whatever the clock does.
#[test]
fn positions_instead_of_time_give_the_same_everywhere() {
    let text = golden("21-tortuga-2");
    let record = Record::read(&text).unwrap();
    let mut host = Host::new(1);
    let analyse = DeferredRequest::Analyse { record: text, think_ms: 50, nodes: Some(90) };
    assert_eq!(host.send(analyse), []);
    let expected = cartagena_analysis::analyse(&record, AnalysisSettings::nodes(90)).unwrap();
    let mut turns = Vec::new();
    for message in host.settle() {
        match message {
            ServerMsg::TurnAnalysed(step) => turns.push(step.read().unwrap().turn),
            ServerMsg::AnalysisEnded(seats) => {
                for (seat, account) in seats.unwrap().read().unwrap().iter().zip(expected.account())
                {
                    assert_eq!(seat.luck, account.luck as f32);
                    assert_eq!(seat.skill, account.skill as f32);
                    let sum = 0.5 + seat.deal + seat.luck + seat.skill + seat.unforeseen;
                    assert!((sum - seat.result).abs() < 1e-4, "{seat:?}");
                }
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(turns.len(), expected.turns.len());
    for (turn, expected) in turns.iter().zip(&expected.turns) {
        assert_eq!(turn.chances, expected.chances);
        assert_eq!(turn.played_chances, expected.played_chances);
        assert_eq!((&turn.luck, turn.confirmed), (&expected.luck, expected.confirmed));
        let played = |line: &VariationView| line.moves.iter().map(|it| it.action).collect();
        let others: Vec<Vec<Action>> = turn.others.iter().map(played).collect();
        let known: Vec<_> = expected.others.iter().map(|other| other.actions.clone()).collect();
        assert_eq!(others, known);
    }
    assert!(turns.iter().any(|turn| turn.confirmed == Some(true)), "random games have mistakes");
}

/// Returns the number of turns analysed so far, if the one message tells it.
fn analysed_turns(sent: &[ServerMsg]) -> Option<u32> {
    match sent {
        [ServerMsg::TurnAnalysed(step)] => Some(step.read()?.done),
        _ => None,
    }
}

#[test]
fn analysis_can_be_stopped_and_begun_anew() {
    let mut host = Host::new(1);
    let record = golden("21-tortuga-2");
    host.send(DeferredRequest::Analyse { record: record.clone(), think_ms: 50, nodes: None });
    while analysed_turns(&host.tick().unwrap()) != Some(3) {}
    let sent = host.send(ClientMsg::StopAnalysis);
    assert_eq!(sent, [ServerMsg::AnalysisEnded(None)]);
    assert!(host.tick().is_none());
    assert_eq!(host.send(ClientMsg::StopAnalysis), []);
    host.send(DeferredRequest::Analyse { record, think_ms: 50, nodes: None });
    let first = host.tick().unwrap();
    assert_eq!(analysed_turns(&first), Some(1), "{first:?}");
}

/// Returns the word on a position, if the one message is one.
fn judged(sent: &[ServerMsg]) -> Option<Judgement> {
    match sent {
        [ServerMsg::Judged(judgement)] => judgement.read(),
        _ => None,
    }
}

/// Returns the next word on a position; the net comes first.
fn next_word(host: &mut Host) -> Judgement {
    let mut sent = std::iter::from_fn(|| host.tick());
    sent.find_map(|sent| judged(&sent)).expect("a word")
}

/// The judge thinks on until another position is looked at, and sees only what the seat to move sees.
#[test]
fn a_position_is_judged_for_as_long_as_it_is_looked_at() {
    for name in ["21-tortuga-2", "03-jamaica-3"] {
        let mut host = Host::new(1);
        let text = golden(name);
        let tree = MoveTree::read(&text).unwrap();
        let at = |moves: usize| Some(tree.record_to(tree.of_game(moves)).to_string());
        assert_eq!(host.send(DeferredRequest::Judge { number: 1, record: at(9) }), []);
        let words: Vec<Judgement> = (0..5).map(|_| next_word(&mut host)).collect();
        assert!(
            words.windows(2).all(|pair| pair[0].simulations < pair[1].simulations),
            "{words:?}"
        );
        let last = &words[4];
        assert_eq!(Some(last.seat), tree.game(tree.of_game(9)).turn().seat());
        assert!((last.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3 && !last.ended);
        let game = tree.game(tree.of_game(9));
        assert!(last.turns.len() > 1, "{name}");
        for turn in &last.turns {
            assert!(game.is_legal(turn.moves[0].action), "{turn:?}");
        }
        host.send(DeferredRequest::Judge { number: 2, record: at(12) });
        assert_eq!(next_word(&mut host).number, 2);
        host.send(DeferredRequest::Judge { number: 3, record: None });
        assert!(host.tick().is_none(), "nobody looks any more");
        host.send(DeferredRequest::Judge { number: 4, record: at(tree.moves()) });
        assert!(host.tick().is_none(), "the game is over");
        let nonsense = DeferredRequest::Judge { number: 5, record: Some("ahoy".into()) };
        assert_eq!(host.send(nonsense), [ServerMsg::Rejected(HostError::BadRecord)]);
    }
}

/// A game whose turns are analysed meanwhile is analysed to its end.
#[test]
fn an_analysis_waits_for_the_judge_and_goes_on() {
    let mut host = Host::new(1);
    let text = golden("21-tortuga-2");
    host.send(DeferredRequest::Analyse { record: text.clone(), think_ms: 50, nodes: None });
    while analysed_turns(&host.tick().unwrap()) != Some(1) {}
    let tree = MoveTree::read(&text).unwrap();
    let record = Some(tree.record_to(tree.of_game(4)).to_string());
    host.send(DeferredRequest::Judge { number: 1, record });
    assert!(judged(&host.tick().unwrap()).is_some());
    host.send(DeferredRequest::Judge { number: 2, record: None });
    assert_eq!(analysed_turns(&host.tick().unwrap()), Some(2));
}

#[test]
fn records_and_positions_can_be_studied() {
    let mut host = Host::new(1);
    let text = golden("45-hispaniola-4");
    let [ServerMsg::Reviewed(study)] =
        &host.send(DeferredRequest::Review { text: text.clone() })[..]
    else {
        panic!("not read")
    };
    let study = study.read().unwrap();
    let record = Record::read(&text).unwrap();
    assert_eq!(study.record, record.to_string());
    assert_eq!((study.moves.len(), study.seats.len()), (record.events().len(), 4));
    assert_eq!(study.deal_consistent, record.seed.is_some() && record.commitment.is_some());
    let line = record.end().to_string();
    let text = format!("  {line}\n");
    let [ServerMsg::Reviewed(study)] = &host.send(DeferredRequest::Review { text })[..] else {
        panic!("not read")
    };
    let study = study.read().unwrap();
    assert_eq!(
        (study.start.to_string(), study.moves.len(), study.deal_consistent),
        (line, 0, false)
    );
    assert!(Record::read(&study.record).is_ok());
}

/// The deal of a game that was played here can be checked with its record.
#[test]
fn a_deal_that_is_told_is_proved() {
    let mut host = Host::new(1);
    let game = host.create(table("tortuga", vec![person(), person()], 3));
    let text = host.saved[&game].0.clone();
    let sent = host.send(DeferredRequest::Review { text });
    assert!(
        matches!(&sent[..], [ServerMsg::Reviewed(study)] if study.read().unwrap().deal_consistent)
    );
}

#[test]
fn nonsense_is_named_and_changes_nothing() {
    let mut host = Host::new(1);
    let long = "x".repeat(3 << 20);
    let cases = [
        ("", HostError::BadPosition),
        ("hello", HostError::BadPosition),
        ("[Cartagena \"1\"]", HostError::BadRecord),
        ("1. 0: B0>1 .\n2. 1: .", HostError::BadRecord),
        ("\u{0}\u{202e}", HostError::BadPosition),
        (long.as_str(), HostError::BadPosition),
    ];
    for (text, error) in cases {
        let sent = host.send(DeferredRequest::Review { text: text.to_owned() });
        assert_eq!(sent, [ServerMsg::Rejected(error)]);
        let analyse =
            DeferredRequest::Analyse { record: text.to_owned(), think_ms: 50, nodes: None };
        assert_eq!(host.send(analyse), [ServerMsg::Rejected(HostError::BadRecord)]);
    }
    assert!(host.tick().is_none() && host.saved.is_empty());
}

fn needs(offline: &mut OfflineHost, time: &Time) -> Vec<HostEffect> {
    let mut effects = Vec::new();
    while offline.ms_until_due(time).is_some() {
        effects.extend(offline.tick(time));
    }
    effects
}

/// All work waits for the net, requests it once, is cancelled when it fails, and is retried on demand.
#[test]
fn a_net_that_cannot_be_had_stops_nobody_for_ever() {
    let mut host = Host::new(1);
    let mut new = table("tortuga", vec![bot("sailor"), person()], 4);
    new.first = Some(0);
    let game = host.create(new);
    host.look(&game, Some(1));
    let need = HostEffect::FetchNet { variant: Variant::Tortuga, seats: 2 };
    let effects = needs(&mut host.offline, &host.time);
    assert!(effects.contains(&need) && effects.len() == 2, "{effects:?}");
    host.send(DeferredRequest::Analyse {
        record: golden("21-tortuga-2"),
        think_ms: 50,
        nodes: None,
    });
    assert_eq!(needs(&mut host.offline, &host.time), []);
    let failed = host.offline.net_loaded(Variant::Tortuga, 2, b"not a net");
    let error = ServerMsg::Failed { error: HostError::NetUnavailable };
    let ended = ServerMsg::AnalysisEnded(None);
    assert_eq!(failed, [HostEffect::Send(error), HostEffect::Send(ended)]);
    assert_eq!(needs(&mut host.offline, &host.time), [], "nobody is asked over and over");
    host.send(ClientMsg::SkipBotPause { game });
    assert_eq!(needs(&mut host.offline, &host.time), [need]);
    let net = nets::bytes(Variant::Tortuga, 2).unwrap();
    assert_eq!(host.offline.net_loaded(Variant::Tortuga, 2, net), []);
    let sent = host.settle();
    assert!(sent.iter().any(|message| matches!(message, ServerMsg::Events { .. })), "{sent:?}");
}

/// Weak bots play before the code of the strong ones is there; what needs that waits for it.
#[test]
fn only_what_searches_or_reads_needs_depth() {
    let mut host = Host::new(1);
    let mut new = table("tortuga", vec![bot("deckhand"), person()], 4);
    new.first = Some(0);
    let game = host.create(new);
    host.look(&game, Some(1));
    let net = nets::bytes(Variant::Tortuga, 2).unwrap();
    assert_eq!(host.offline.net_loaded(Variant::Tortuga, 2, net), []);
    let effects = needs(&mut host.offline, &host.time);
    let moved = |effect: &HostEffect| matches!(effect, HostEffect::Send(ServerMsg::Events { .. }));
    assert!(effects.iter().any(moved) && !effects.contains(&HostEffect::LoadCode), "{effects:?}");
    let study = || DeferredRequest::Review { text: golden("21-tortuga-2") };
    assert_eq!(host.offline.handle(study().into(), &host.time), [HostEffect::LoadCode]);
    assert_eq!(host.offline.handle(study().into(), &host.time), [], "once is enough");
    let effects = host.offline.code_loaded(DeferredCode::all(), &host.time);
    let studied = |effect: &HostEffect| matches!(effect, HostEffect::Send(ServerMsg::Reviewed(_)));
    assert!(effects.len() == 2 && effects.iter().all(studied), "{effects:?}");
}

/// As with nets: requested once, cancelled when it fails, and requested again on demand.
#[test]
fn depth_that_cannot_be_had_stops_nobody_for_ever() {
    let mut host = Host::new(1);
    let mut new = table("tortuga", vec![bot("admiral"), person()], 4);
    new.first = Some(0);
    let game = host.create(new);
    let (record, touched) = host.saved[&game].clone();
    let mut offline = OfflineHost::new(|| [3; 32]);
    let time = &host.time;
    assert_eq!(offline.load_game("saved", &record, touched), [HostEffect::LoadCode]);
    assert_eq!(offline.handle(DeferredRequest::Review { text: record.clone() }.into(), time), []);
    let failed = HostEffect::Send(ServerMsg::Failed { error: HostError::NetUnavailable });
    let misread = HostEffect::Send(ServerMsg::Rejected(HostError::NetUnavailable));
    assert_eq!(offline.code_failed(), [failed, misread]);
    let look = ClientMsg::Watch { game: "saved".into(), seat: Some(1) };
    assert!(offline.handle(look.clone(), time).contains(&HostEffect::LoadCode), "asked for again");
    assert_eq!(offline.code_loaded(DeferredCode::all(), time), []);
    let shown = offline.handle(look, time);
    assert!(matches!(&shown[..], [HostEffect::Send(ServerMsg::Snapshot(_))]), "{shown:?}");
    let effects = needs(&mut offline, time);
    assert!(
        effects.contains(&HostEffect::FetchNet { variant: Variant::Tortuga, seats: 2 }),
        "{effects:?}"
    );
}
