//! Advice: chances that sum to one, turns that can be played, reasons that are true.

use crate::common::{PLANNERS, Table, count, game, usual_tables};
use cartagena::{Action, Game, Observation, Outcome, Place, Seat, Viewer};
use cartagena_bots::{Advice, Bot, Budget, Level, Player, Reason, Variation};

const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";

fn advice(seen: &Observation, nodes: u64) -> Advice {
    let advice = Bot::new(Level::Admiral, 1).advise(seen, &mut Budget::nodes(nodes));
    advice.unwrap_or_else(|| panic!("no advice: {seen}"))
}

fn advice_to_mover(game: &Game, nodes: u64) -> Advice {
    advice(&game.observe(Viewer::Seat(game.turn().seat().unwrap())), nodes)
}

/// Plays a line as far as chance lets it; every action must be legal.
fn play_line(start: &Game, line: &Variation) -> Game {
    let mut game = start.clone();
    assert!(!line.actions.is_empty(), "{start}");
    for (at, &action) in line.actions.iter().enumerate() {
        assert!(game.is_legal(action), "{action} of {:?} in {start}", line.actions);
        if game.cards_needed(action) > 0 {
            assert_eq!(at + 1, line.actions.len(), "chance speaks in {:?}: {start}", line.actions);
            return game;
        }
        game.play(action, &[]).unwrap();
    }
    let seat = start.turn().seat();
    assert!(
        game.turn().seat() != seat || game.turn().is_start(),
        "unfinished {:?}: {start}",
        line.actions
    );
    game
}

fn moves(line: &Variation) -> Vec<Action> {
    let mut moves: Vec<Action> =
        line.actions.iter().copied().filter(|action| *action != Action::EndTurn).collect();
    moves.sort_by_key(ToString::to_string);
    moves
}

fn is_sound(game: &Game, advice: &Advice) {
    let sum: f32 = advice.chances.as_slice().iter().sum();
    assert_eq!(advice.chances.as_slice().len(), game.position().seats());
    assert!((sum - 1.0).abs() < 1e-4, "{:?}: {game}", advice.chances);
    assert!(advice.chances.as_slice().iter().all(|chance| (0.0..=1.0).contains(chance)), "{game}");
    play_line(game, &advice.best);
    if let Some(second) = &advice.second {
        play_line(game, second);
        assert_ne!(moves(second), moves(&advice.best), "{game}");
    }
    advice.reasons.iter().for_each(|reason| is_true(game, &advice.best, *reason));
}

/// Plays a variation and returns the cards it wins and its advances.
fn effects_of(start: &Game, line: &Variation) -> (usize, Vec<(Place, Place)>) {
    let (mut game, mut won, mut advances) = (start.clone(), 0, Vec::new());
    for &action in &line.actions {
        match action {
            Action::Advance { from, .. } => advances.push((from, game.target(action).unwrap())),
            Action::Retreat { from } => {
                let seen = game.observe(Viewer::Public);
                won += usize::from(seen.retreat_draws(from).unwrap());
            }
            Action::EndTurn => {}
        }
        if game.play(action, &[]).is_err() {
            break;
        }
    }
    (won, advances)
}

/// Checks a reason against the rules.
fn is_true(start: &Game, line: &Variation, reason: Reason) {
    let seat = start.turn().seat().unwrap();
    let end = play_line(start, line);
    let (won, advances) = effects_of(start, line);
    let holds = match reason {
        Reason::Wins => end.outcome() == Some(Outcome::Won(seat)),
        Reason::Draws { cards } => usize::from(cards) == won,
        Reason::Leaps { from, to, .. } => {
            advances.contains(&(from, to)) && to.number() - from.number() >= 8
        }
        // The last move of a line that chance ends is a retreat: it empties no fort.
        Reason::Leaves { pirates } => {
            count(start, seat, Place::FORT) - count(&end, seat, Place::FORT) == pirates
        }
        Reason::Boards { pirates } => {
            let boarded = advances.iter().filter(|(_, to)| *to == Place::BOAT).count();
            (1..=boarded).contains(&usize::from(pirates))
        }
        Reason::Closes { seat: other, .. } | Reason::Stops { seat: other } => other != seat,
        Reason::Opens { seat: other, symbol, cards } => {
            other != seat && cards > 0 && start.position().hand(other).count(symbol) >= cards
        }
    };
    assert!(
        holds,
        "{reason:?} is not what {:?} does (won {won}, {advances:?}): {start}",
        line.actions
    );
}

#[test]
fn advice_is_sound_in_games_of_every_kind() {
    let mut runners_up = 0;
    for (rules, seats) in usual_tables() {
        for actions in [0, 12, 25, 40, 55, 70] {
            let table = Table::midway(rules, seats, 31, actions);
            let advice = advice_to_mover(&table.game, 300);
            is_sound(&table.game, &advice);
            runners_up += usize::from(advice.second.is_some());
        }
    }
    assert!(runners_up > 50, "{runners_up}");
}

#[test]
fn chances_are_those_of_the_advice() {
    for (rules, seats) in usual_tables() {
        let table = Table::midway(rules, seats, 32, 20);
        let seen = table.seen().unwrap();
        let chances = Bot::new(Level::Admiral, 1).chances(&seen, &mut Budget::nodes(200));
        assert_eq!(chances, Some(advice(&seen, 200).chances));
    }
}

#[test]
fn a_turn_that_wins_at_once_needs_no_other_reason() {
    let rows = [("tortuga", "KHDSPBBDHKSS"), ("hispaniola", "KHDSPBBDHKSS"), ("jamaica", "-")];
    for (variant, row) in rows {
        for (places, hand) in [
            ("36.37.37.37.37.37", "BD"),
            ("36.36.37.37.37.37", "BD2"),
            ("34.36.36.37.37.37", "P2S2"),
        ] {
            let line = format!("{variant} {TUNNEL} {places}:{hand}|0.4.4.9.20.33:DHKP {row} - 0.3");
            let game = game(&line);
            let advice = advice_to_mover(&game, 2_000);
            is_sound(&game, &advice);
            assert_eq!(advice.reasons, [Reason::Wins], "{line} {:?}", advice.best);
            assert!(advice.chances.of(Seat::FIRST) > 0.95, "{line} {:?}", advice.chances);
        }
    }
}

/// The one illustrated position of all rulebooks.
#[test]
fn the_rulebooks_position_gets_advice_with_reasons() {
    let game = game(
        "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
         0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
         BDDHPBDSS - 0.3",
    );
    for viewer in Seat::first_n(4).map(Viewer::Seat).chain([Viewer::Public]) {
        let advice = advice(&game.observe(viewer), 3_000);
        is_sound(&game, &advice);
        assert!(!advice.reasons.is_empty() && advice.second.is_some(), "{advice:?}");
    }
}

/// Two cards, three pirates before the boat, and the other side has not even begun.
#[test]
fn two_pirates_that_can_board_do() {
    let line = "1.36.36.36.37.37:B2|0.0.0.0.0.0:DHKP SSKKPPHHDDHH - 0.2";
    let game = game(&format!("tortuga {TUNNEL} {line}"));
    let advice = advice_to_mover(&game, 2_000);
    is_sound(&game, &advice);
    assert_eq!(advice.reasons, [Reason::Boards { pirates: 2 }], "{advice:?}");
}

/// The other side wins with its bottle unless the pirate on the last bottle space leaves it.
#[test]
fn whoever_would_win_at_once_is_stopped() {
    let line = "0.0.0.0.0.34:DHKP2S|30.37.37.37.37.37:B SSKKPPHHDDHH - 0.3";
    let game = game(&format!("tortuga {TUNNEL} {line}"));
    let advice = advice_to_mover(&game, 2_000);
    is_sound(&game, &advice);
    let other = Seat::first_n(2).nth(1).unwrap();
    assert_eq!(advice.reasons.first(), Some(&Reason::Stops { seat: other }), "{advice:?}");
}

/// Reports whether the seat to move can win in this turn whatever the pile holds.
fn can_win(game: &Game, seat: Seat) -> bool {
    if game.turn().seat() != Some(seat) {
        return game.outcome() == Some(Outcome::Won(seat));
    }
    game.legal_actions().list().into_iter().any(|action| {
        let mut next = game.clone();
        action != Action::EndTurn && next.play(action, &[]).is_ok() && can_win(&next, seat)
    })
}

/// Lets a bot play its turn, with whatever cards come.
fn play_turn(mut table: Table, bot: &mut Bot) -> Game {
    let mover = table.mover();
    while let (Some(seen), true) = (table.seen(), table.mover() == mover) {
        table.play(bot.choose(&seen, &mut Budget::nodes(300)).unwrap());
    }
    table.game
}

#[test]
fn a_win_at_once_is_never_missed() {
    let mut wins = 0;
    for (rules, seats) in usual_tables() {
        for number in 0..20 {
            let table = Table::last_turn(rules, seats, number);
            let seat = table.mover().unwrap();
            if !can_win(&table.game, seat) {
                continue;
            }
            wins += 1;
            for level in PLANNERS {
                let end = play_turn(table.clone(), &mut Bot::new(level, number));
                assert_eq!(end.outcome(), Some(Outcome::Won(seat)), "{level}: {}", table.game);
            }
        }
    }
    assert!(wins > 60, "{wins}");
}
