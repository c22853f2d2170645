//! Random values made from bytes: whatever comes is possible.

use arbitrary::{Arbitrary, Unstructured};
use cartagena::{Action, Event, Game, Seat, Viewer};
use proptest::prelude::*;

proptest! {
    #[test]
    fn values_made_from_bytes_are_possible(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let mut data = Unstructured::new(&bytes);
        if let Ok(game) = Game::arbitrary(&mut data) {
            let line = game.to_string();
            prop_assert_eq!(line.parse::<Game>().unwrap(), game.clone());
            prop_assert_eq!(game.observe(Viewer::Public).seats(), game.position().seats());
        }
        if let Ok((action, event, seat)) = <(Action, Event, Seat)>::arbitrary(&mut data) {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
            prop_assert_eq!(event.to_string().parse(), Ok(event));
            prop_assert_eq!(Seat::new(seat.number()), Some(seat));
        }
    }

    /// Most bytes make a game, so that fuzzing with it is worth the time.
    #[test]
    fn most_bytes_make_a_game(seed: [u8; 32]) {
        let bytes: Vec<u8> = (0..600u32).map(|n| seed[n as usize % 32].wrapping_mul(31).wrapping_add((n * n / 7) as u8)).collect();
        let made = (0..16).filter(|from| Game::arbitrary(&mut Unstructured::new(&bytes[from * 8..])).is_ok());
        prop_assert!(made.count() > 0);
    }
}
