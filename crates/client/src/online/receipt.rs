use super::{DealWitness, SeatSecrets};
use cartagena_record::{Receipt, SeatNote};

/// Returns the receipt of a game: everything that this browser noted before it could be changed.
pub fn receipt_of(game: &str, secrets: &SeatSecrets, witness: Option<&DealWitness>) -> Receipt {
    let mut receipt = Receipt { game: Some(game.to_owned()), ..Receipt::default() };
    let seen = witness.map(|witness| witness.commitment.as_str());
    let seen = seen.or_else(|| secrets.server_commitment(game));
    receipt.commitment = seen.and_then(|digits| digits.parse().ok());
    let noted = witness.into_iter().flat_map(|witness| &witness.commitments);
    for (note, commitment) in receipt.seats.iter_mut().zip(noted) {
        *note = match commitment {
            None => SeatNote::NoCommitment,
            Some(digits) => digits.parse().map_or(SeatNote::Unknown, SeatNote::Committed),
        };
    }
    receipt
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::room;
    use cartagena_protocol::{RoomStage, RoomView};

    #[test]
    fn a_receipt_holds_what_was_seen_before_the_deal() {
        let mut room = RoomView { stage: RoomStage::Dealing, ..room() };
        room.commitment = "5e".repeat(32);
        room.seats[1].commitment = Some("66".repeat(32));
        let witness = DealWitness::from_room(&room);
        let receipt = receipt_of("k3", &SeatSecrets::default(), witness.as_ref());
        let expect = format!(
            "[Receipt \"1\"]\n[Game \"k3\"]\n[Fair \"1 {}\"]\n[Promise0 \"none\"]\n\
             [Promise1 \"{}\"]\n[Promise2 \"none\"]\n",
            "5e".repeat(32),
            "66".repeat(32)
        );
        assert_eq!(receipt.to_string(), expect);
        assert_eq!(Receipt::read(&expect), Ok(receipt));
    }

    /// A player who sat down but was away when the cards were dealt has noted the server's commitment only.
    #[test]
    fn a_receipt_of_a_late_browser_says_nothing_about_the_seats() {
        let mut secrets = SeatSecrets::default();
        let mut room = room();
        room.commitment = "5e".repeat(32);
        room.seats[0].commitment = Some(secrets.commit([7; 32]));
        assert!(secrets.note_server_commitment(&room));
        let receipt = receipt_of("k3", &secrets, None);
        assert!(receipt.commitment.is_some());
        assert_eq!(receipt.seats, [SeatNote::Unknown; 5]);
        assert!(receipt_of("k4", &secrets, None).is_empty());
    }
}
