use crate::{GAMES, golden};
use cartagena::{Game, Viewer};
use cartagena_analysis::{
    AnalysedTurn, AnalysisSettings, GameAnalysis, MARGIN, TurnPart, account, analyse, analyse_part,
    turn_parts,
};
use cartagena_bots::nets;
use cartagena_record::Record;
use std::sync::Arc;

fn analysed(name: &str, nodes: u64) -> (Record, GameAnalysis) {
    let record = golden(name);
    let analysis = analyse(&record, AnalysisSettings::nodes(nodes)).expect("a built-in net");
    (record, analysis)
}

#[test]
fn no_move_is_left_out_and_none_counts_twice() {
    for name in GAMES {
        let record = golden(name);
        let mut at = 0;
        for part in turn_parts(&record) {
            assert_eq!(part.from, at, "{name}");
            let events = &record.events()[at..at + part.actions.len()];
            assert!(events.iter().all(|event| event.seat() == part.seat), "{name}");
            at += part.actions.len();
        }
        assert_eq!(at, record.events().len(), "{name}");
    }
}

/// The law of the crate's documentation, with every term added up apart.
#[test]
fn deal_luck_skill_and_the_unforeseen_add_up_to_the_result() {
    for name in GAMES {
        let (record, analysis) = analysed(name, 150);
        let fair = 1.0 / analysis.seats as f64;
        for (at, seat) in analysis.account().iter().enumerate() {
            let parts = [fair, seat.deal, seat.luck, seat.skill, seat.unforeseen];
            let sum: f64 = parts.iter().sum();
            assert!((sum - seat.result).abs() < 1e-6, "{name}: {sum} is not {}", seat.result);
            let luck: f64 = analysis
                .turns
                .iter()
                .filter_map(|turn| turn.luck.get(at))
                .map(|it| f64::from(*it))
                .sum();
            assert!((luck - seat.luck).abs() < 1e-6, "{name}");
            let skill = |turn: &AnalysedTurn| f64::from(turn.played_chances[at] - turn.chances[at]);
            let skill: f64 = analysis.turns.iter().map(skill).sum();
            assert!((skill - seat.skill).abs() < 1e-5, "{name}");
        }
        let won = |seat: &cartagena_analysis::SeatAccount| seat.result == 1.0;
        assert_eq!(analysis.account().iter().filter(|seat| won(seat)).count(), 1, "{name}");
        assert_eq!(
            record.events().len(),
            analysis.turns.iter().map(|turn| turn.moves).sum(),
            "{name}"
        );
    }
}

#[test]
fn what_one_seat_gains_the_others_lose() {
    for name in GAMES {
        let (_, analysis) = analysed(name, 60);
        let accounts = analysis.account();
        for sum in [
            accounts.iter().map(|seat| seat.deal).sum::<f64>(),
            accounts.iter().map(|seat| seat.luck).sum(),
            accounts.iter().map(|seat| seat.skill).sum(),
            accounts.iter().map(|seat| seat.unforeseen).sum(),
        ] {
            assert!(sum.abs() < 1e-4, "{name}: {sum}");
        }
    }
}

/// A seat never gains by its own turns, whatever the search thinks of the others'.
#[test]
fn no_turn_is_better_than_the_best() {
    for name in GAMES {
        let (_, analysis) = analysed(name, 100);
        for turn in &analysis.turns {
            assert!(turn.best.chance >= turn.played_chance, "{name}: {turn:?}");
            assert!(turn.others.len() <= 3, "{name}");
            let close = turn.played_chances[turn.seat.index()] - turn.played_chance;
            assert!(close.abs() < 1e-4, "{name}: {turn:?}");
        }
    }
}

#[test]
fn a_budget_of_positions_gives_the_same_bits_again() {
    for name in GAMES {
        assert_eq!(analysed(name, 80).1, analysed(name, 80).1, "{name}");
    }
}

#[test]
fn mistakes_lost_the_margin_and_come_costliest_first() {
    let mut found = 0;
    for name in GAMES {
        let (_, analysis) = analysed(name, 150);
        let losses: Vec<f32> = analysis.mistakes().iter().map(|turn| turn.loss()).collect();
        assert!(losses.iter().all(|loss| *loss >= MARGIN), "{name}: {losses:?}");
        assert!(losses.is_sorted_by(|one, other| one >= other), "{name}: {losses:?}");
        let costliest = analysis.account().into_iter().filter_map(|seat| seat.costliest);
        let most = costliest.map(|(_, loss)| loss).fold(0.0, f32::max);
        assert_eq!(losses.first().copied().unwrap_or(0.0), most, "{name}");
        found += losses.len();
    }
    assert!(found > 20, "games at random are full of mistakes: {found}");
}

#[test]
fn a_missed_win_is_a_confirmed_mistake() {
    let line = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        36.37.37.37.37.37:BD|35.36.37.37.37.37:B2 SSKKPPHHDDHH - 0.3";
    let game: Game = line.parse().expect("a position");
    let seat = game.turn().seat().expect("not over");
    let net = nets::for_game(game.position().rules().variant, 2).expect("a net");
    let actions = ["37<", "."].map(|word| word.parse().expect("a move")).to_vec();
    let seen = game.observe(Viewer::Seat(seat));
    let part = TurnPart { turn: 1, from: 0, seat, seen, actions, draw: None };
    let turn = analyse_part(&part, &Arc::new(net), AnalysisSettings::nodes(500)).expect("a turn");
    assert!(turn.is_mistake() && turn.loss() > 0.5, "{turn:?}");
    let accounts = account(2, &[turn], None);
    assert!(accounts[0].skill < -0.5 && accounts[1].skill > 0.5, "{accounts:?}");
}

/// A game that stands where it began has nothing to add up.
#[test]
fn a_game_without_moves_is_even() {
    let record = Record::new(golden("21-tortuga-2").start().clone(), []);
    let analysis = analyse(&record, AnalysisSettings::default()).expect("a net");
    assert_eq!((analysis.turns.len(), analysis.result.clone()), (0, None));
    assert!(analysis.account().iter().all(|seat| seat.result == 0.5));
}
