//! Any text as a move: what is read is written the same again, and what fits the game comes true.
#![no_main]

use cartagena::{Game, Notated, ParseMoveError};
use libfuzzer_sys::fuzz_target;

/// With every kind of move: the next draw empties the row, and the pile while a new one is laid.
const POSITION: &str = "hispaniola BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|17.17.22.29.33.37:BP3S9 H B9D9H15K17P13S5 0.2";

fuzz_target!(|text: &str| {
    match text.parse::<Notated>() {
        Ok(notated) => {
            assert_eq!(notated.to_string(), text);
            check_in_game(&notated, text);
        }
        Err(ParseMoveError(at)) => assert!(text.is_char_boundary(at)),
    }
});

fn check_in_game(notated: &Notated, text: &str) {
    let mut game: Game = POSITION.parse().expect("the position is possible");
    match notated.resolve(&game) {
        Ok(Some(dealt)) => {
            let event = game.play(notated.action, &dealt).expect("it was found to fit");
            assert_eq!(event.notation().to_string(), text);
        }
        Ok(None) => assert!(game.is_legal(notated.action)),
        Err(_) => {}
    }
}
