use super::Pocket;
use cartagena_deal::fair::Part;
use cartagena_record::Record;

/// What comes of checking the deal of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The cards are those that were agreed on.
    Fair {
        /// The seats that had a part in it.
        shared: Vec<u8>,
        /// Whether this browser saw before the first card what the host was bound to.
        witnessed: bool,
    },
    /// The record tells nothing of its deal.
    Unproved,
    /// The host was bound to something else before the first card.
    Other,
    /// The record is damaged, or lies.
    Broken,
}

/// Checks the record of a game against itself, and against what this browser saw before.
pub fn judge(text: &str, game: &str, pocket: &Pocket) -> Verdict {
    let Ok(record) = Record::read(text) else { return Verdict::Broken };
    // Reading has compared secret, shares and every card.
    let proof = record.proof().filter(|proof| proof.fair.secret.is_some());
    let Some(fair) = proof.map(|proof| &proof.fair) else { return Verdict::Unproved };
    if fair.game != game {
        return Verdict::Broken;
    }
    let given = |part: &(usize, &Part)| part.1.share().is_some();
    let shared = fair.parts.iter().enumerate().filter(given).map(|(seat, _)| seat as u8).collect();
    match pocket.commitment(game) {
        Some(seen) if seen != fair.commitment.to_string() => Verdict::Other,
        seen => Verdict::Fair { shared, witnessed: seen.is_some() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::room;
    use cartagena::{Rules, Seat, Setup, Variant};
    use cartagena_deal::fair::{Fair, Secret, Share};
    use cartagena_record::Proof;

    const GAME: &str = "k3";

    /// A game for three that has only just begun, dealt with the share of the first seat.
    fn fair() -> Fair {
        let mut fair = Fair::new(GAME, cartagena::VERSION, Secret::new([1; 32]), 3);
        let share = Share::new([7; 32]);
        fair.parts[0] = Part::Given(share.promise(), share);
        fair
    }

    fn record(fair: Fair) -> String {
        let seed = fair.seed().expect("the secret is known");
        let deck = cartagena_deal::Deck::new(seed);
        let (rules, first) = (Rules::new(Variant::Tortuga), seed.first_seat(3));
        let setup = Setup::start(rules, seed.tunnel(), 3, first, deck.cards()).expect("a deck");
        let names = Seat::first(3).map(|_| String::new());
        let proof = Proof { fair, chose_tunnel: false, chose_first: false };
        let record = Record::new(setup.game().expect("a game"), names).with_proof(proof);
        record.to_string()
    }

    /// What a browser has seen that promised the share of the first seat.
    fn pocket(commitment: &str) -> Pocket {
        let mut pocket = Pocket::default();
        let mut room = room();
        room.seats[0].promise = Some(pocket.promise([7; 32]));
        room.commitment = commitment.into();
        assert!(pocket.see(&room));
        pocket
    }

    #[test]
    fn a_fair_deal_is_seen_to_be_fair() {
        let text = record(fair());
        let seen = pocket(&fair().commitment.to_string());
        let expect = |witnessed| Verdict::Fair { shared: vec![0], witnessed };
        assert_eq!(judge(&text, GAME, &seen), expect(true));
        assert_eq!(judge(&text, GAME, &Pocket::default()), expect(false));
    }

    #[test]
    fn a_host_that_was_bound_to_something_else_is_caught() {
        let seen = pocket(&"5e".repeat(32));
        assert_eq!(judge(&record(fair()), GAME, &seen), Verdict::Other);
    }

    #[test]
    fn the_record_of_another_game_proves_nothing() {
        assert_eq!(judge(&record(fair()), "k4", &Pocket::default()), Verdict::Broken);
        assert_eq!(judge("nonsense", GAME, &Pocket::default()), Verdict::Broken);
    }

    #[test]
    fn a_record_without_its_secret_proves_nothing() {
        let read = Record::read(&record(fair())).expect("a record");
        let hidden = read.without_secrets().to_string();
        assert_eq!(judge(&hidden, GAME, &Pocket::default()), Verdict::Unproved);
    }
}
