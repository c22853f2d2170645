//! Law 6: the replay of a record is the game.

use cartagena::{Rules, Seat, Setup, Variant, Viewer};
use cartagena_bots::random::{Rng, sample_action};
use cartagena_deal::{Deck, Seed};
use cartagena_record::Record;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_record_is_the_game(
        (variant, pass, boat) in (0..3usize, any::<bool>(), any::<bool>()),
        players in 2..=5usize,
        number: u64,
        length in 0..300usize,
        names in prop::collection::vec(".{0,60}", 5),
        skip in 0..40usize,
    ) {
        let rules = Rules { variant: Variant::ALL[variant], pass, boat };
        let seed = Seed::from_number(number);
        let mut rng = Rng::new(number);
        let mut deck = Deck::new(seed);
        let setup = Setup::start(rules, seed.tunnel(), players, seed.first_seat(players), deck.cards());
        let mut game = setup.expect("a start").game().expect("possible");
        deck.skip(Setup::cards_dealt(rules, players));
        let mut record = Record::new(game.clone(), names);
        for played in 0..length {
            let Some(action) = sample_action(game.legal_actions(), &mut rng) else { break };
            let dealt = deck.deal_for(&game, action);
            let event = game.play(action, &dealt).expect("legal");
            if played == skip {
                // From here on it is the record of a game that did not begin at the fort.
                game = game.to_string().parse().expect("a position");
                record = Record::new(game.clone(), ["Later".to_owned()]);
            } else {
                record.push(event).expect("it happened");
            }
        }
        let again = Record::read(&record.to_string()).expect("what was written");
        prop_assert_eq!(&again, &record);
        prop_assert_eq!(again.end(), &game);
        for viewer in Seat::first_n(players).map(Viewer::Seat) {
            prop_assert_eq!(again.end().observe(viewer), game.observe(viewer));
        }
    }
}

/// Regression: a control character in a tag that means nothing was read but not written.
#[test]
fn other_tags_lose_control_characters_when_they_are_read() {
    let start = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.0.0:BD2HKP|0.0.0.0.0.0:HK3PS - - 0.3";
    let record = Record::new(start.parse().unwrap(), [String::new(), String::new()]);
    let text = record.to_string();
    let odd = text.replacen("]\n", "]\n[Event \"a\0b\u{7}c\"]\n", 1);
    let read = Record::read(&odd).unwrap();
    assert_eq!(read.other_tags, [("Event".to_owned(), "abc".to_owned())]);
    assert_eq!(Record::read(&read.to_string()).unwrap(), read);
}
