//! Features of the net: updating them by moves equals computing them anew.

use crate::common::{HIDDEN, Table, all_rules, double};
use cartagena::{Action, Game, Position, Seat, Viewer};
use cartagena_bots::evaluator::{Accumulator, Evaluator};
use cartagena_bots::features::{Features, Perspective, TunnelIndex, feature_count};
use cartagena_bots::knowledge::Knowledge;
use cartagena_bots::net::{HiddenUnits, Net, NetWeights};
use cartagena_bots::random::{Rng, sample_action};

/// A net of random numbers: nothing here may depend on what was learnt.
fn some_net(game: &Game, rng: &mut Rng) -> Net {
    let (variant, seats) = (game.position().rules().variant, game.position().seats());
    let mut units = || -> HiddenUnits { core::array::from_fn(|_| rng.below(401) as i16 - 200) };
    let mut rows: Vec<HiddenUnits> = (0..=feature_count(seats)).map(|_| units()).collect();
    rows[0].fill(0);
    let (bias, out) = (units(), core::array::from_fn(|_| units()));
    Net::new(
        variant,
        seats,
        String::new(),
        NetWeights { rows, bias, output_weights: out, output_bias: [0; Seat::MAX] },
    )
}

fn from_scratch(net: &Net, ground: &TunnelIndex, features: &Features) -> HiddenUnits {
    net.updated_units(&net.initial_units(ground), &Features::NONE, features)
}

fn facts_of(features: &Features) -> Vec<u16> {
    features.iter().collect()
}

/// Plays a random game and shows each step to `watch`: before, action, after.
fn random_game(mut table: Table, actions: usize, mut watch: impl FnMut(&Game, Action, &Game)) {
    let mut rng = Rng::new(99);
    for _ in 0..actions {
        let Some(action) = sample_action(table.game.legal_actions(), &mut rng) else { break };
        let before = table.game.clone();
        table.play(action);
        watch(&before, action, &table.game);
    }
}

fn each_table(mut visit: impl FnMut(Table)) {
    for (number, rules) in all_rules().enumerate() {
        for seats in Seat::MIN..=Seat::MAX {
            visit(Table::deal(rules, seats, (number * 4 + seats) as u64));
        }
    }
}

fn minds(game: &Game) -> Vec<Knowledge> {
    let of = |seat| Knowledge::from_observation(&game.observe(Viewer::Seat(seat)), seat);
    Seat::first_n(game.position().seats()).map(of).collect()
}

#[test]
fn following_a_game_equals_looking_at_each_position_anew() {
    let mut rng = Rng::new(1);
    each_table(|table| {
        let net = some_net(&table.game, &mut rng);
        let ground = TunnelIndex::new(table.game.tunnel());
        let look = |mind: &Knowledge, position: &Position| mind.features(&ground, position);
        let mut features: Vec<Features> =
            minds(&table.game).iter().map(|mind| look(mind, table.game.position())).collect();
        let mut units: Vec<HiddenUnits> =
            features.iter().map(|features| from_scratch(&net, &ground, features)).collect();
        random_game(table, 120, |_, _, after| {
            for (at, mind) in minds(after).iter().enumerate() {
                let next = look(mind, after.position());
                units[at] = net.updated_units(&units[at], &features[at], &next);
                features[at] = next;
                assert_eq!(units[at], from_scratch(&net, &ground, &features[at]), "{after}");
            }
        });
    });
}

/// The facts of a scene in the order of their numbers. Roads that look alike are one fact, which is
/// then true more than once.
fn sorted(scene: &Perspective, ground: &TunnelIndex) -> Vec<u16> {
    let mut facts = facts_of(&Features::from_perspective(scene, ground));
    facts.sort_unstable();
    facts
}

/// The same, reached from the facts of another scene by what differs.
fn reached(near: &Perspective, scene: &Perspective, ground: &TunnelIndex) -> Vec<u16> {
    let mut facts = sorted(near, ground);
    Features::from_perspective(near, ground).diff(near, scene, ground, |(gone, come)| {
        if gone != 0 {
            facts.remove(facts.iter().position(|known| *known == gone).unwrap());
        }
        facts.extend((come != 0).then_some(come));
    });
    facts.sort_unstable();
    facts
}

#[test]
fn differences_lead_to_what_looking_anew_finds() {
    let mut rng = Rng::new(4);
    each_table(|table| {
        let ground = TunnelIndex::new(table.game.tunnel());
        random_game(table, 120, |before, played, after| {
            let (minds, position) = (minds(before), before.position());
            for mind in &minds {
                let scene = mind.perspective_after(position, played, after.position());
                let facts = reached(&mind.perspective(position), &scene, &ground);
                assert_eq!(facts, sorted(&scene, &ground), "{before} {played}");
            }
            let mover = &minds[before.turn().seat().unwrap().index()];
            for action in before.legal_actions().list() {
                let mut after = *position;
                after.play_unchecked(before.tunnel(), action, |pile| rng.draw_card(pile));
                let scene = mover.perspective_after(position, action, &after);
                let facts = reached(&mover.perspective(position), &scene, &ground);
                assert_eq!(facts, sorted(&scene, &ground), "{before} {action}");
            }
        });
    });
}

/// Training adds weights in this order, and sums of floating-point numbers depend on it.
#[test]
fn differences_are_those_of_all_slots_in_their_order() {
    each_table(|table| {
        let ground = TunnelIndex::new(table.game.tunnel());
        random_game(table, 80, |before, played, after| {
            let position = before.position();
            for mind in &minds(before) {
                let near = mind.perspective(position);
                let scene = mind.perspective_after(position, played, after.position());
                let (features, mut examined, mut compared) =
                    (Features::from_perspective(&near, &ground), Vec::new(), Vec::new());
                features.diff(&near, &scene, &ground, |change| examined.push(change));
                let after = Features::from_perspective(&scene, &ground);
                features.diff_to(&after, |change| compared.push(change));
                assert_eq!(examined, compared, "{before} {played}");
            }
        });
    });
}

#[test]
fn an_accumulator_from_far_away_is_that_from_scratch() {
    let mut rng = Rng::new(5);
    each_table(|table| {
        let net = some_net(&table.game, &mut rng);
        let evaluator = Evaluator::new(&net, table.game.tunnel());
        let start = *table.game.position();
        let first: Vec<Accumulator> =
            minds(&table.game).iter().map(|mind| evaluator.accumulator(mind, &start)).collect();
        random_game(table, 60, |_, _, after| {
            for (mind, first) in minds(after).iter().zip(&first) {
                let scene = mind.perspective(after.position());
                let near = evaluator.accumulator_from(first, mind, after.position());
                let scratch = evaluator.accumulator(mind, after.position());
                let [near, scratch, direct] = [&near, &scratch, first]
                    .map(|accumulator| evaluator.evaluate_perspective(accumulator, &scene));
                assert_eq!((near, direct), (scratch, scratch), "{after}");
            }
        });
    });
}

#[test]
fn a_mind_that_follows_the_moves_knows_what_its_seat_knows() {
    each_table(|table| {
        let mut following = minds(&table.game);
        random_game(table, 150, |before, action, after| {
            let (from, to) = (before.position(), after.position());
            following.iter_mut().for_each(|mind| *mind = mind.after(from, action, to));
            assert_eq!(following, minds(after), "{before} {action}");
        });
    });
}

#[test]
fn facts_do_not_tell_what_is_hidden() {
    let mut compared = 0;
    each_table(|table| {
        let ground = TunnelIndex::new(table.game.tunnel());
        random_game(table, 60, |_, _, game| {
            for seat in Seat::first_n(game.position().seats()) {
                let Some(other) = double(game, Viewer::Seat(seat)) else { continue };
                let facts = |game: &Game| {
                    let mind = Knowledge::from_observation(&game.observe(Viewer::Seat(seat)), seat);
                    facts_of(&mind.features(&ground, game.position()))
                };
                assert_eq!(facts(game), facts(&other), "{game}\n{other}");
                compared += 1;
            }
        });
    });
    // Two of three variants hide cards, with four choices of options at 2 to 5 seats.
    assert!(compared > HIDDEN.len() * 4 * 4 * 50, "{compared}");
}

/// Returns the features that the mover foresees after an action, whichever cards come from the
/// pile.
fn foreseen(before: &Game, action: Action, ground: &TunnelIndex, rng: &mut Rng) -> Vec<u16> {
    let seat = before.turn().seat().unwrap();
    let mind = Knowledge::from_observation(&before.observe(Viewer::Seat(seat)), seat);
    let mut after = *before.position();
    after.play_unchecked(before.tunnel(), action, |pile| rng.draw_card(pile));
    facts_of(&mind.features_after(ground, before.position(), action, &after))
}

#[test]
fn what_is_foreseen_does_not_tell_the_cards_to_come() {
    let (mut rng, mut drawn) = (Rng::new(2), 0);
    each_table(|table| {
        let ground = TunnelIndex::new(table.game.tunnel());
        random_game(table, 100, |before, action, _| {
            if before.cards_needed(action) > 0 {
                let mut look = || foreseen(before, action, &ground, &mut rng);
                let first = look();
                (0..4).for_each(|_| assert_eq!(first, look(), "{before} {action}"));
                drawn += 1;
            }
        });
    });
    assert!(drawn > 100, "{drawn}");
}

#[test]
fn every_fact_has_a_row_and_chances_sum_to_one() {
    let mut rng = Rng::new(3);
    each_table(|table| {
        let net = some_net(&table.game, &mut rng);
        let ground = TunnelIndex::new(table.game.tunnel());
        let seats = table.game.position().seats();
        random_game(table, 60, |_, _, game| {
            for mind in minds(game) {
                let features = mind.features(&ground, game.position());
                assert!(
                    features.iter().all(|fact| usize::from(fact) <= feature_count(seats)),
                    "{game}"
                );
                let units = from_scratch(&net, &ground, &features);
                let chances = net.chances(&units);
                let sum: f32 = chances[..seats].iter().sum();
                assert!((sum - 1.0).abs() < 1e-5, "{chances:?}");
                assert!((net.chance(&units) - chances[0]).abs() < 1e-5, "{chances:?}");
            }
        });
    });
}
