use super::promise::commitments;
use super::{Pocket, Witness};
use cartagena_deal::fair::{Fair, Part};
use cartagena_protocol::{Room, RoomSeat};
use cartagena_record::Record;

/// What comes of checking the deal of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The cards are those that were agreed on.
    Fair {
        /// The seats that had a part in it.
        shared: Vec<u8>,
        /// How much of it this browser saw before the first card.
        witnessed: Witnessed,
    },
    /// The record tells nothing of its deal.
    Unproved,
    /// The host was bound to something else before the first card.
    Other,
    /// This seat was bound to something else before any number was shown.
    Promise(u8),
    /// The number of this seat is not the one that was promised at the table.
    Share(u8),
    /// One's own number is missing in the deal.
    Left,
    /// The record is damaged, or lies.
    Broken,
}

/// What a browser saw of a deal before it could be changed, and found again in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Witnessed {
    /// Nothing: it was not there.
    Nothing,
    /// What the host was bound to, before the first card.
    Host,
    /// What the host and every seat were bound to, before any number was shown.
    All,
}

/// Checks the record of a game against itself, against what its table shows, and against what this
/// browser promised and witnessed before.
pub fn judge(text: &str, room: &Room, pocket: &Pocket, witness: Option<&Witness>) -> Verdict {
    let Ok(record) = Record::read(text) else { return Verdict::Broken };
    // Reading has compared secret, shares and every card.
    let proof = record.proof().filter(|proof| proof.fair.secret.is_some());
    let Some(fair) = proof.map(|proof| &proof.fair) else { return Verdict::Unproved };
    if fair.game != room.game || fair.parts.len() != room.seats.len() {
        return Verdict::Broken;
    }
    compare(fair, room, pocket, witness)
}

/// Whether a deal that is true to itself is also the one that was agreed on.
fn compare(fair: &Fair, room: &Room, pocket: &Pocket, witness: Option<&Witness>) -> Verdict {
    let bound = fair.commitment.to_string();
    if commitments(&room.game, pocket, witness).any(|seen| seen != bound) {
        return Verdict::Other;
    }
    if let Some(seat) = witness.and_then(|witness| rebound(fair, witness)) {
        return Verdict::Promise(seat);
    }
    if let Some(seat) = fair.parts.iter().zip(&room.seats).position(differs) {
        return Verdict::Share(seat as u8);
    }
    if is_left_out(fair, room, pocket) {
        return Verdict::Left;
    }
    let given = |part: &(usize, &Part)| part.1.share().is_some();
    let shared = fair.parts.iter().enumerate().filter(given).map(|(seat, _)| seat as u8).collect();
    let host = pocket.commitment(&room.game).map(|_| Witnessed::Host);
    let witnessed = witness.map(|_| Witnessed::All).or(host).unwrap_or(Witnessed::Nothing);
    Verdict::Fair { shared, witnessed }
}

/// The first seat whose promise in the record is not the one that was witnessed.
fn rebound(fair: &Fair, witness: &Witness) -> Option<u8> {
    let promise = |part: &Part| part.promise().map(|promise| promise.to_string());
    let promises: Vec<Option<String>> = fair.parts.iter().map(promise).collect();
    witness.changed(promises.iter().map(Option::as_deref))
}

/// Whether a seat promised or shared something else than its part of the record says.
fn differs((part, seat): (&Part, &RoomSeat)) -> bool {
    let promise = part.promise().map(|promise| promise.to_string());
    let share = part.share().map(|share| share.to_string());
    promise != seat.promise || (seat.share.is_some() && share != seat.share)
}

/// Whether this browser promised bytes of its own, and the record has none of them.
fn is_left_out(fair: &Fair, room: &Room, pocket: &Pocket) -> bool {
    let own = room.you.and_then(|you| fair.parts.get(usize::from(you)));
    let share = |part: &Part| part.share().map(|share| share.to_string());
    own.is_some_and(|part| pocket.is_left_out(&room.game, share(part).as_deref()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::room;
    use cartagena::{Rules, Seat, Setup, Variant};
    use cartagena_deal::fair::{Secret, Share};
    use cartagena_protocol::Stage;
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

    /// The table of that game, as the first seat sees it.
    fn table() -> Room {
        let mut room = room();
        room.seats[0].promise = Some(Share::new([7; 32]).promise().to_string());
        room
    }

    /// What a browser has seen that promised these bytes on the first seat.
    fn promised(bytes: [u8; 32], commitment: &str) -> Pocket {
        let mut pocket = Pocket::default();
        let mut room = room();
        room.seats[0].promise = Some(pocket.promise(bytes));
        room.commitment = commitment.into();
        assert!(pocket.see(&room));
        pocket
    }

    /// What a browser has seen that promised the share of the first seat.
    fn pocket(commitment: &str) -> Pocket {
        promised([7; 32], commitment)
    }

    #[test]
    fn a_fair_deal_is_seen_to_be_fair() {
        let text = record(fair());
        let seen = pocket(&fair().commitment.to_string());
        let expect = |witnessed| Verdict::Fair { shared: vec![0], witnessed };
        assert_eq!(judge(&text, &table(), &seen, None), expect(Witnessed::Host));
        assert_eq!(judge(&text, &table(), &Pocket::default(), None), expect(Witnessed::Nothing));
    }

    #[test]
    fn a_host_that_was_bound_to_something_else_is_caught() {
        let seen = pocket(&"5e".repeat(32));
        assert_eq!(judge(&record(fair()), &table(), &seen, None), Verdict::Other);
    }

    /// A server that rewrote what it shows and the record alike went unnoticed.
    #[test]
    fn a_seat_that_was_bound_to_something_else_is_caught_by_who_saw_it() {
        let mut dealing = Room { stage: Stage::Dealing, ..table() };
        dealing.commitment = fair().commitment.to_string();
        let judged = |dealing: &Room| {
            let witness = Witness::of(dealing);
            judge(&record(fair()), &table(), &Pocket::default(), witness.as_ref())
        };
        let expect = Verdict::Fair { shared: vec![0], witnessed: Witnessed::All };
        assert_eq!(judged(&dealing), expect);
        let mut other = dealing.clone();
        other.seats[0].promise = Some("66".repeat(32));
        assert_eq!(judged(&other), Verdict::Promise(0));
        other.commitment = "5e".repeat(32);
        assert_eq!(judged(&other), Verdict::Other);
    }

    #[test]
    fn the_record_of_another_game_proves_nothing() {
        let other = Room { game: "k4".into(), ..table() };
        assert_eq!(judge(&record(fair()), &other, &Pocket::default(), None), Verdict::Broken);
        assert_eq!(judge("nonsense", &table(), &Pocket::default(), None), Verdict::Broken);
    }

    #[test]
    fn a_part_that_was_not_promised_at_the_table_is_caught() {
        let text = record(fair());
        let judged = |room: &Room| judge(&text, room, &Pocket::default(), None);
        assert_eq!(judged(&room()), Verdict::Share(0));
        let mut other = table();
        other.seats[0].promise = Some("66".repeat(32));
        assert_eq!(judged(&other), Verdict::Share(0));
        let mut forgotten = table();
        forgotten.seats[1].promise = Some("66".repeat(32));
        assert_eq!(judged(&forgotten), Verdict::Share(1));
        let mut shared = table();
        shared.seats[0].share = Some("08".repeat(32));
        assert_eq!(judged(&shared), Verdict::Share(0));
    }

    #[test]
    fn whoever_is_not_in_the_deal_is_told() {
        let seen = promised([8; 32], &fair().commitment.to_string());
        assert_eq!(judge(&record(fair()), &table(), &seen, None), Verdict::Left);
        // Whoever only looks on has no part in it.
        let watching = Room { you: None, ..table() };
        assert!(matches!(judge(&record(fair()), &watching, &seen, None), Verdict::Fair { .. }));
    }

    #[test]
    fn a_promised_share_that_did_not_come_is_missed_by_its_owner() {
        let mut late = fair();
        late.parts[0] = Part::Promised(Share::new([7; 32]).promise());
        let seen = pocket(&late.commitment.to_string());
        assert_eq!(judge(&record(late), &table(), &seen, None), Verdict::Left);
    }

    #[test]
    fn a_record_without_its_secret_proves_nothing() {
        let read = Record::read(&record(fair())).expect("a record");
        let hidden = read.without_secrets().to_string();
        assert_eq!(judge(&hidden, &table(), &Pocket::default(), None), Verdict::Unproved);
    }
}
