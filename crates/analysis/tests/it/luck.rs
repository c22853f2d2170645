use crate::{GAMES, golden};
use cartagena::{Cards, Game, Symbol, Viewer};
use cartagena_analysis::{Draw, draw_luck, turn_parts};
use cartagena_bots::evaluator::Evaluator;
use cartagena_bots::nets;

const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";

fn luck(draw: &Draw) -> Vec<f32> {
    let position = draw.before.position();
    let net = nets::for_game(position.rules().variant, position.seats()).expect("a net");
    draw_luck(&Evaluator::new(&net, draw.before.tunnel()), draw)
}

fn draw(before: &Game, action: &str, cards: &[Symbol]) -> Draw {
    let (action, mut after) = (action.parse().expect("a move"), before.clone());
    after.play(action, cards).expect("legal");
    Draw { before: before.clone(), action, after }
}

/// Returns a game in which the cards, known to be in the pile or a hidden hand, lie in the pile.
fn with_in_pile(game: &Game, cards: Cards) -> Game {
    let seat = game.turn().seat().expect("not over");
    game.observe(Viewer::Seat(seat)).determinize(|unseen| (unseen - cards).nth(0))
}

/// The law: weighted by what the drawer had to expect, the luck of a draw is nothing.
#[test]
fn luck_is_nothing_on_average() {
    let line = |moves: u8| {
        format!("jamaica {TUNNEL} 0.0.3.9.9.14:BD2S|0.0.4.21.22.30:HK3PS - B3D2H 0.{moves}")
    };
    for (moves, action, drawn) in [(3, "14<", 2), (1, "14<", 2), (2, "9<", 1), (1, "9<", 1)] {
        let game: Game = line(moves).parse().expect("a position");
        let unseen = game.observe(Viewer::Seat(game.turn().seat().expect("not over"))).unseen();
        let (mut sum, mut total, mut most) = (0.0, 0.0, 0.0_f64);
        for first in Symbol::ALL {
            for second in Symbol::ALL {
                let cards = &[first, second][..drawn];
                let held: Cards = cards.iter().copied().collect();
                if !unseen.contains_all(held) {
                    continue;
                }
                let left = unseen - Cards::one(first);
                let one = f64::from(unseen.count(first));
                let weight = if drawn == 2 { one * f64::from(left.count(second)) } else { one };
                let luck = luck(&draw(&with_in_pile(&game, held), action, cards));
                assert!((luck[0] + luck[1]).abs() < 1e-5, "{luck:?}");
                sum += weight * f64::from(luck[0]);
                total += weight;
                most = most.max(f64::from(luck[0].abs()));
            }
        }
        assert!((sum / total).abs() < 1e-5, "{action} with {moves} moves: {}", sum / total);
        assert!(most > 1e-3, "some cards are better than others: {most}");
    }
}

/// The luck is the drawer's: cards that nobody but others could know change nothing.
#[test]
fn luck_knows_no_hidden_hand() {
    let line = format!("jamaica {TUNNEL} 0.0.3.9.9.14:BD2S|0.0.4.21.22.30:HK3PS - B3D2H 0.3");
    let game: Game = line.parse().expect("a position");
    let other = game.to_string().replace("HK3PS", "B2D2KP");
    let other: Game = other.parse().expect("a position");
    let cards = [Symbol::Hat, Symbol::Pistol];
    assert_eq!(luck(&draw(&game, "14<", &cards)), luck(&draw(&other, "14<", &cards)));
}

#[test]
fn only_what_nobody_could_know_is_luck() {
    for name in GAMES {
        let record = golden(name);
        let (row, mut draws) = (record.start().position().rules().variant.has_row(), 0);
        for part in turn_parts(&record) {
            let Some(drawn) = part.draw else { continue };
            let luck = luck(&drawn);
            assert_eq!(luck.len(), record.start().position().seats(), "{name}");
            assert!(luck.iter().all(|change| change.abs() <= 1.0), "{name}: {luck:?}");
            assert!(luck.iter().sum::<f32>().abs() < 1e-4, "{name}: {luck:?}");
            draws += 1;
        }
        assert!(draws > 0, "{name}");
        // A row of twelve open cards is used up before anything new comes.
        assert!(!row || draws * 6 < record.events().len(), "{name}: {draws}");
    }
}
