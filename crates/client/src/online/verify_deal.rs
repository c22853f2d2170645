use super::seat_secrets::known_commitments;
use super::{DealWitness, SeatSecrets};
use cartagena_deal::commit_reveal::{CommitReveal, SeatPart};
use cartagena_protocol::{RoomView, SeatView};
use cartagena_record::Record;

/// What comes of checking the deal of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealVerdict {
    /// The cards are those that were agreed on.
    Fair {
        /// The seats that had a part in it.
        contributors: Vec<u8>,
        /// How much of it this browser saw before the first card.
        witnessed: WitnessedPart,
    },
    /// The record tells nothing of its deal.
    Unproved,
    /// The host was bound to something else before the first card.
    OtherServerCommitment,
    /// This seat was bound to something else before any number was shown.
    OtherSeatCommitment(u8),
    /// The number of this seat is not the one that was promised at the table.
    WrongSeatSecret(u8),
    /// One's own number is missing in the deal.
    LeftOut,
    /// The record is damaged, or lies.
    BadRecord,
}

/// What a browser saw of a deal before it could be changed, and found again in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WitnessedPart {
    /// Nothing: it was not there.
    Nothing,
    /// What the host was bound to, before the first card.
    ServerCommitment,
    /// What the host and every seat were bound to, before any number was shown.
    All,
}

/// Checks the record of a game against itself, against what its table shows, and against what this
/// browser promised and witnessed before.
pub fn verify_deal(
    text: &str,
    room: &RoomView,
    pocket: &SeatSecrets,
    witness: Option<&DealWitness>,
) -> DealVerdict {
    let Ok(record) = Record::read(text) else { return DealVerdict::BadRecord };
    // Reading has compared secret, shares and every card.
    let proof = record.proof().filter(|proof| proof.commit_reveal.secret.is_some());
    let Some(fair) = proof.map(|proof| &proof.commit_reveal) else { return DealVerdict::Unproved };
    if fair.game_id != room.game || fair.parts.len() != room.seats.len() {
        return DealVerdict::BadRecord;
    }
    compare_with_room(fair, room, pocket, witness)
}

/// Whether a deal that is true to itself is also the one that was agreed on.
fn compare_with_room(
    fair: &CommitReveal,
    room: &RoomView,
    pocket: &SeatSecrets,
    witness: Option<&DealWitness>,
) -> DealVerdict {
    let bound = fair.commitment.to_string();
    if known_commitments(&room.game, pocket, witness).any(|seen| seen != bound) {
        return DealVerdict::OtherServerCommitment;
    }
    if let Some(seat) = witness.and_then(|witness| changed_commitment(fair, witness)) {
        return DealVerdict::OtherSeatCommitment(seat);
    }
    if let Some(seat) = fair.parts.iter().zip(&room.seats).position(differs) {
        return DealVerdict::WrongSeatSecret(seat as u8);
    }
    if is_left_out(fair, room, pocket) {
        return DealVerdict::LeftOut;
    }
    let given = |part: &(usize, &SeatPart)| part.1.secret().is_some();
    let shared = fair.parts.iter().enumerate().filter(given).map(|(seat, _)| seat as u8).collect();
    let host = pocket.server_commitment(&room.game).map(|_| WitnessedPart::ServerCommitment);
    let witnessed = witness.map(|_| WitnessedPart::All).or(host).unwrap_or(WitnessedPart::Nothing);
    DealVerdict::Fair { contributors: shared, witnessed }
}

/// The first seat whose promise in the record is not the one that was witnessed.
fn changed_commitment(fair: &CommitReveal, witness: &DealWitness) -> Option<u8> {
    let promise = |part: &SeatPart| part.commitment().map(|promise| promise.to_string());
    let promises: Vec<Option<String>> = fair.parts.iter().map(promise).collect();
    witness.first_changed_seat(promises.iter().map(Option::as_deref))
}

/// Whether a seat promised or shared something else than its part of the record says.
fn differs((part, seat): (&SeatPart, &SeatView)) -> bool {
    let promise = part.commitment().map(|promise| promise.to_string());
    let share = part.secret().map(|share| share.to_string());
    promise != seat.commitment || (seat.revealed.is_some() && share != seat.revealed)
}

/// Whether this browser promised bytes of its own, and the record has none of them.
fn is_left_out(fair: &CommitReveal, room: &RoomView, pocket: &SeatSecrets) -> bool {
    let own = room.your_seat.and_then(|you| fair.parts.get(usize::from(you)));
    let share = |part: &SeatPart| part.secret().map(|share| share.to_string());
    own.is_some_and(|part| pocket.is_left_out(&room.game, share(part).as_deref()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::room;
    use cartagena::{Rules, Seat, Setup, Variant};
    use cartagena_deal::commit_reveal::{SeatSecret, ServerSecret};
    use cartagena_protocol::RoomStage;
    use cartagena_record::Proof;

    const GAME: &str = "k3";

    /// A game for three that has only just begun, dealt with the share of the first seat.
    fn fair() -> CommitReveal {
        let mut fair = CommitReveal::new(GAME, cartagena::VERSION, ServerSecret::new([1; 32]), 3);
        let share = SeatSecret::new([7; 32]);
        fair.parts[0] = SeatPart::Revealed(share.commitment(), share);
        fair
    }

    fn record(fair: CommitReveal) -> String {
        let seed = fair.seed().expect("the secret is known");
        let deck = cartagena_deal::Deck::new(seed);
        let (rules, first) = (Rules::new(Variant::Tortuga), seed.first_seat(3));
        let setup = Setup::start(rules, seed.tunnel(), 3, first, deck.cards()).expect("a deck");
        let names = Seat::first_n(3).map(|_| String::new());
        let proof = Proof { commit_reveal: fair, chose_tunnel: false, chose_first: false };
        let record = Record::new(setup.game().expect("a game"), names).with_proof(proof);
        record.to_string()
    }

    /// The table of that game, as the first seat sees it.
    fn table() -> RoomView {
        let mut room = room();
        room.seats[0].commitment = Some(SeatSecret::new([7; 32]).commitment().to_string());
        room
    }

    /// What a browser has seen that promised these bytes on the first seat.
    fn promised(bytes: [u8; 32], commitment: &str) -> SeatSecrets {
        let mut pocket = SeatSecrets::default();
        let mut room = room();
        room.seats[0].commitment = Some(pocket.commit(bytes));
        room.commitment = commitment.into();
        assert!(pocket.note_server_commitment(&room));
        pocket
    }

    /// What a browser has seen that promised the share of the first seat.
    fn pocket(commitment: &str) -> SeatSecrets {
        promised([7; 32], commitment)
    }

    #[test]
    fn a_fair_deal_is_seen_to_be_fair() {
        let text = record(fair());
        let seen = pocket(&fair().commitment.to_string());
        let expect = |witnessed| DealVerdict::Fair { contributors: vec![0], witnessed };
        assert_eq!(
            verify_deal(&text, &table(), &seen, None),
            expect(WitnessedPart::ServerCommitment)
        );
        assert_eq!(
            verify_deal(&text, &table(), &SeatSecrets::default(), None),
            expect(WitnessedPart::Nothing)
        );
    }

    #[test]
    fn a_host_that_was_bound_to_something_else_is_caught() {
        let seen = pocket(&"5e".repeat(32));
        assert_eq!(
            verify_deal(&record(fair()), &table(), &seen, None),
            DealVerdict::OtherServerCommitment
        );
    }

    /// A server that rewrote what it shows and the record alike went unnoticed.
    #[test]
    fn a_seat_that_was_bound_to_something_else_is_caught_by_who_saw_it() {
        let mut dealing = RoomView { stage: RoomStage::Dealing, ..table() };
        dealing.commitment = fair().commitment.to_string();
        let judged = |dealing: &RoomView| {
            let witness = DealWitness::from_room(dealing);
            verify_deal(&record(fair()), &table(), &SeatSecrets::default(), witness.as_ref())
        };
        let expect = DealVerdict::Fair { contributors: vec![0], witnessed: WitnessedPart::All };
        assert_eq!(judged(&dealing), expect);
        let mut other = dealing.clone();
        other.seats[0].commitment = Some("66".repeat(32));
        assert_eq!(judged(&other), DealVerdict::OtherSeatCommitment(0));
        other.commitment = "5e".repeat(32);
        assert_eq!(judged(&other), DealVerdict::OtherServerCommitment);
    }

    #[test]
    fn the_record_of_another_game_proves_nothing() {
        let other = RoomView { game: "k4".into(), ..table() };
        assert_eq!(
            verify_deal(&record(fair()), &other, &SeatSecrets::default(), None),
            DealVerdict::BadRecord
        );
        assert_eq!(
            verify_deal("nonsense", &table(), &SeatSecrets::default(), None),
            DealVerdict::BadRecord
        );
    }

    #[test]
    fn a_part_that_was_not_promised_at_the_table_is_caught() {
        let text = record(fair());
        let judged = |room: &RoomView| verify_deal(&text, room, &SeatSecrets::default(), None);
        assert_eq!(judged(&room()), DealVerdict::WrongSeatSecret(0));
        let mut other = table();
        other.seats[0].commitment = Some("66".repeat(32));
        assert_eq!(judged(&other), DealVerdict::WrongSeatSecret(0));
        let mut forgotten = table();
        forgotten.seats[1].commitment = Some("66".repeat(32));
        assert_eq!(judged(&forgotten), DealVerdict::WrongSeatSecret(1));
        let mut shared = table();
        shared.seats[0].revealed = Some("08".repeat(32));
        assert_eq!(judged(&shared), DealVerdict::WrongSeatSecret(0));
    }

    #[test]
    fn whoever_is_not_in_the_deal_is_told() {
        let seen = promised([8; 32], &fair().commitment.to_string());
        assert_eq!(verify_deal(&record(fair()), &table(), &seen, None), DealVerdict::LeftOut);
        // Whoever only looks on has no part in it.
        let watching = RoomView { your_seat: None, ..table() };
        assert!(matches!(
            verify_deal(&record(fair()), &watching, &seen, None),
            DealVerdict::Fair { .. }
        ));
    }

    #[test]
    fn a_promised_share_that_did_not_come_is_missed_by_its_owner() {
        let mut late = fair();
        late.parts[0] = SeatPart::Committed(SeatSecret::new([7; 32]).commitment());
        let seen = pocket(&late.commitment.to_string());
        assert_eq!(verify_deal(&record(late), &table(), &seen, None), DealVerdict::LeftOut);
    }

    #[test]
    fn a_record_without_its_secret_proves_nothing() {
        let read = Record::read(&record(fair())).expect("a record");
        let hidden = read.without_secrets().to_string();
        assert_eq!(
            verify_deal(&hidden, &table(), &SeatSecrets::default(), None),
            DealVerdict::Unproved
        );
    }
}
