use super::seat_secrets::known_commitments;
use super::{DealWitness, SeatSecrets};
use cartagena::Seat;
use cartagena_deal::commit_reveal::{CommitReveal, SeatPart};
use cartagena_protocol::{RoomView, SeatView};
use cartagena_record::Record;

/// Result of checking the deal of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealVerdict {
    /// The record fits together, and nothing in it differs from what this browser noted. That nobody
    /// could choose the cards is [proved](DealVerdict::is_proved) only if the browser noted enough.
    Consistent {
        /// Seats whose secrets are part of the deal.
        contributors: Vec<Seat>,
        /// Seats that promised a secret which did not come.
        missing: Vec<Seat>,
        /// Commitments that this browser saw before the first card.
        witnessed: WitnessedPart,
    },
    /// The record contains no proof of its deal.
    Unproved,
    /// The server's commitment was another one before the first card.
    OtherServerCommitment,
    /// The commitment of this seat was another one before any secret was revealed.
    OtherSeatCommitment(Seat),
    /// Commitment or secret of this seat are not those of the room.
    WrongSeatSecret(Seat),
    /// The viewer's own secret is missing in the deal.
    LeftOut,
    /// The record is damaged or forged.
    BadRecord,
}

impl DealVerdict {
    /// Reports whether it is proved that nobody could choose the cards: this browser noted all
    /// commitments in time, at least one seat has revealed its secret, and none is missing.
    pub fn is_proved(&self) -> bool {
        matches!(self, DealVerdict::Consistent { contributors, missing, witnessed: WitnessedPart::All }
            if !contributors.is_empty() && missing.is_empty())
    }
}

/// Commitments that a browser saw before they could be changed, and found again in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WitnessedPart {
    /// None: the browser was not connected.
    Nothing,
    /// The server's commitment, before the first card.
    ServerCommitment,
    /// The commitments of the server and every seat, before any secret was revealed.
    All,
}

/// Checks the record of a game against itself, against the room, and against the secrets and
/// commitments that this browser stored before.
pub fn verify_deal(
    text: &str,
    room: &RoomView,
    secrets: &SeatSecrets,
    witness: Option<&DealWitness>,
) -> DealVerdict {
    let Ok(record) = Record::read(text) else { return DealVerdict::BadRecord };
    // Reading the record has checked the secrets and every card.
    let proof = record.proof().filter(|proof| proof.commit_reveal.secret.is_some());
    let Some(deal) = proof.map(|proof| &proof.commit_reveal) else { return DealVerdict::Unproved };
    if deal.game_id != room.game || deal.parts.len() != room.seats.len() {
        return DealVerdict::BadRecord;
    }
    compare_with_room(deal, room, secrets, witness)
}

/// Compares a consistent deal with the room and the stored commitments.
fn compare_with_room(
    deal: &CommitReveal,
    room: &RoomView,
    secrets: &SeatSecrets,
    witness: Option<&DealWitness>,
) -> DealVerdict {
    let bound = deal.commitment.to_string();
    if known_commitments(&room.game, secrets, witness).any(|seen| seen != bound) {
        return DealVerdict::OtherServerCommitment;
    }
    if let Some(seat) = witness.and_then(|witness| changed_commitment(deal, witness)) {
        return DealVerdict::OtherSeatCommitment(seat);
    }
    let seats = || Seat::first_n(Seat::MAX).zip(deal.parts.iter().zip(&room.seats));
    if let Some((seat, _)) = seats().find(|(_, pair)| differs(*pair)) {
        return DealVerdict::WrongSeatSecret(seat);
    }
    if is_left_out(deal, room, secrets) {
        return DealVerdict::LeftOut;
    }
    let with = |wanted: fn(&SeatPart) -> bool| {
        seats().filter(|(_, (part, _))| wanted(part)).map(|(seat, _)| seat).collect()
    };
    let host = secrets.server_commitment(&room.game).map(|_| WitnessedPart::ServerCommitment);
    let witnessed = witness.map(|_| WitnessedPart::All).or(host).unwrap_or(WitnessedPart::Nothing);
    DealVerdict::Consistent {
        contributors: with(|part| matches!(part, SeatPart::Revealed(..))),
        missing: with(|part| matches!(part, SeatPart::Committed(_))),
        witnessed,
    }
}

/// Returns the first seat whose commitment in the record is not the one that was witnessed.
fn changed_commitment(deal: &CommitReveal, witness: &DealWitness) -> Option<Seat> {
    let commitment = |part: &SeatPart| part.commitment().map(|commitment| commitment.to_string());
    let commitments: Vec<Option<String>> = deal.parts.iter().map(commitment).collect();
    witness.first_changed_seat(commitments.iter().map(Option::as_deref))
}

/// Reports whether commitment or secret of a seat differ between record and room.
fn differs((part, seat): (&SeatPart, &SeatView)) -> bool {
    let commitment = part.commitment().map(|commitment| commitment.to_string());
    let secret = part.secret().map(|secret| secret.to_string());
    commitment != seat.commitment || (seat.revealed.is_some() && secret != seat.revealed)
}

/// Reports whether this browser committed to a secret, and the record does not contain it.
fn is_left_out(deal: &CommitReveal, room: &RoomView, secrets: &SeatSecrets) -> bool {
    let own = room.your_seat.and_then(|you| deal.parts.get(you.index()));
    let secret = |part: &SeatPart| part.secret().map(|secret| secret.to_string());
    own.is_some_and(|part| secrets.is_left_out(&room.game, secret(part).as_deref()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::room;
    use cartagena::{Rules, Setup, Variant};
    use cartagena_deal::commit_reveal::{SeatSecret, ServerSecret};
    use cartagena_protocol::RoomStage;
    use cartagena_record::Proof;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    const GAME: &str = "k3";

    /// Returns the deal of a game for three, with the secret of the first seat.
    fn deal() -> CommitReveal {
        let mut deal = CommitReveal::new(GAME, cartagena::VERSION, ServerSecret::new([1; 32]), 3);
        let secret = SeatSecret::new([7; 32]);
        deal.parts[0] = SeatPart::Revealed(secret.commitment(), secret);
        deal
    }

    fn record(deal: CommitReveal) -> String {
        let seed = deal.seed().expect("the secret is known");
        let deck = cartagena_deal::Deck::new(seed);
        let (rules, first) = (Rules::new(Variant::Tortuga), seed.first_seat(3));
        let setup = Setup::start(rules, seed.tunnel(), 3, first, deck.cards()).expect("a deck");
        let names = Seat::first_n(3).map(|_| String::new());
        let proof = Proof { commit_reveal: deal, chose_tunnel: false, chose_first: false };
        let record = Record::new(setup.game().expect("a game"), names).with_proof(proof);
        record.to_string()
    }

    /// Returns the room of that game, as the first seat sees it.
    fn table() -> RoomView {
        let mut room = room();
        room.seats[0].commitment = Some(SeatSecret::new([7; 32]).commitment().to_string());
        room
    }

    /// Returns the secrets of a browser that committed to these bytes in the first seat.
    fn committed(bytes: [u8; 32], commitment: &str) -> SeatSecrets {
        let mut secrets = SeatSecrets::default();
        let mut room = room();
        room.seats[0].commitment = Some(secrets.commit(bytes));
        room.commitment = commitment.into();
        assert!(secrets.note_server_commitment(&room));
        secrets
    }

    /// Returns the secrets of a browser that committed to the secret of the first seat.
    fn secrets(commitment: &str) -> SeatSecrets {
        committed([7; 32], commitment)
    }

    fn consistent(
        contributors: Vec<u8>,
        missing: Vec<u8>,
        witnessed: WitnessedPart,
    ) -> DealVerdict {
        let seats = |numbers: Vec<u8>| numbers.into_iter().map(seat).collect();
        DealVerdict::Consistent {
            contributors: seats(contributors),
            missing: seats(missing),
            witnessed,
        }
    }

    /// Regression: the page called a deal fair to which nobody had added anything, or of which it had
    /// noted nothing.
    #[test]
    fn a_deal_is_proved_only_by_enough_notes_and_all_secrets() {
        use WitnessedPart::{All, Nothing, ServerCommitment};
        assert!(consistent(vec![0, 1], vec![], All).is_proved());
        assert!(!consistent(vec![], vec![], All).is_proved());
        assert!(!consistent(vec![0], vec![1], All).is_proved());
        assert!(!consistent(vec![0], vec![], ServerCommitment).is_proved());
        assert!(!consistent(vec![0], vec![], Nothing).is_proved());
        assert!(!DealVerdict::Unproved.is_proved());
    }

    #[test]
    fn a_fair_deal_is_seen_to_be_fair() {
        let text = record(deal());
        let seen = secrets(&deal().commitment.to_string());
        let expect = |witnessed| consistent(vec![0], vec![], witnessed);
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
        let seen = secrets(&"5e".repeat(32));
        assert_eq!(
            verify_deal(&record(deal()), &table(), &seen, None),
            DealVerdict::OtherServerCommitment
        );
    }

    /// A server that rewrote both the room and the record went unnoticed.
    #[test]
    fn a_seat_that_was_bound_to_something_else_is_caught_by_who_saw_it() {
        let mut dealing = RoomView { stage: RoomStage::Dealing, ..table() };
        dealing.commitment = deal().commitment.to_string();
        let judged = |dealing: &RoomView| {
            let witness = DealWitness::from_room(dealing);
            verify_deal(&record(deal()), &table(), &SeatSecrets::default(), witness.as_ref())
        };
        let expect = consistent(vec![0], vec![], WitnessedPart::All);
        assert_eq!(judged(&dealing), expect);
        assert!(expect.is_proved());
        let mut other = dealing.clone();
        other.seats[0].commitment = Some("66".repeat(32));
        assert_eq!(judged(&other), DealVerdict::OtherSeatCommitment(seat(0)));
        other.commitment = "5e".repeat(32);
        assert_eq!(judged(&other), DealVerdict::OtherServerCommitment);
    }

    #[test]
    fn the_record_of_another_game_proves_nothing() {
        let other = RoomView { game: "k4".into(), ..table() };
        assert_eq!(
            verify_deal(&record(deal()), &other, &SeatSecrets::default(), None),
            DealVerdict::BadRecord
        );
        assert_eq!(
            verify_deal("nonsense", &table(), &SeatSecrets::default(), None),
            DealVerdict::BadRecord
        );
    }

    #[test]
    fn a_part_that_was_not_promised_at_the_table_is_caught() {
        let text = record(deal());
        let judged = |room: &RoomView| verify_deal(&text, room, &SeatSecrets::default(), None);
        assert_eq!(judged(&room()), DealVerdict::WrongSeatSecret(seat(0)));
        let mut other = table();
        other.seats[0].commitment = Some("66".repeat(32));
        assert_eq!(judged(&other), DealVerdict::WrongSeatSecret(seat(0)));
        let mut forgotten = table();
        forgotten.seats[1].commitment = Some("66".repeat(32));
        assert_eq!(judged(&forgotten), DealVerdict::WrongSeatSecret(seat(1)));
        let mut shared = table();
        shared.seats[0].revealed = Some("08".repeat(32));
        assert_eq!(judged(&shared), DealVerdict::WrongSeatSecret(seat(0)));
    }

    #[test]
    fn whoever_is_not_in_the_deal_is_told() {
        let seen = committed([8; 32], &deal().commitment.to_string());
        assert_eq!(verify_deal(&record(deal()), &table(), &seen, None), DealVerdict::LeftOut);
        // A spectator has no part in the deal.
        let watching = RoomView { your_seat: None, ..table() };
        assert!(matches!(
            verify_deal(&record(deal()), &watching, &seen, None),
            DealVerdict::Consistent { .. }
        ));
    }

    #[test]
    fn a_promised_share_that_did_not_come_is_missed_by_its_owner() {
        let mut late = deal();
        late.parts[0] = SeatPart::Committed(SeatSecret::new([7; 32]).commitment());
        let seen = secrets(&late.commitment.to_string());
        assert_eq!(verify_deal(&record(late), &table(), &seen, None), DealVerdict::LeftOut);
    }

    #[test]
    fn a_record_without_its_secret_proves_nothing() {
        let read = Record::read(&record(deal())).expect("a record");
        let hidden = read.without_secrets().to_string();
        assert_eq!(
            verify_deal(&hidden, &table(), &SeatSecrets::default(), None),
            DealVerdict::Unproved
        );
    }
}
