//! The numbers of actions, which never change.

use cartagena::{Action, Game, Place, Symbol};
use cartagena_environment::action_number::{self, COUNT};

/// All actions in the order of their numbers, one line each. Other programs may read this file.
const FROZEN: &str = include_str!("../action_numbers.txt");

#[test]
fn the_numbers_are_those_of_the_file() {
    let lines: Vec<&str> = FROZEN.lines().collect();
    assert_eq!(lines.len(), COUNT);
    for (number, line) in lines.into_iter().enumerate() {
        let action: Action = line.parse().unwrap();
        assert_eq!(action_number::number_of(action), number, "{line}");
        assert_eq!(action_number::action(number), Some(action), "{line}");
    }
}

#[test]
fn numbers_ascend_in_the_order_of_the_notation() {
    let all: Vec<Action> = (0..COUNT).filter_map(action_number::action).collect();
    assert_eq!(all.len(), COUNT);
    assert!(all.is_sorted());
    assert_eq!(action_number::action(COUNT), None);
    assert_eq!(action_number::action(usize::MAX), None);
}

#[test]
fn masks_and_targets_are_those_of_the_legal_actions() {
    let game: Game = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
        BDDHPBDSS - 0.3"
        .parse()
        .unwrap();
    let (mut mask, mut targets) = (vec![7; COUNT], vec![7; COUNT]);
    action_number::write_mask(&game.legal_actions(), &mut mask);
    action_number::write_targets(&game, &mut targets);
    for number in 0..COUNT {
        let action = action_number::action(number).unwrap();
        assert_eq!(mask[number] == 1, game.is_legal(action), "{action}");
        let target = game.target(action).filter(|_| game.is_legal(action));
        assert_eq!(targets[number], target.map_or(-1, |place| place.number().cast_signed()));
    }
    let bottle = Action::Advance { from: Place::new(17).unwrap(), card: Symbol::Bottle };
    assert_eq!(targets[action_number::number_of(bottle)], 37);
}
