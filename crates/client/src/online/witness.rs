use cartagena::Seat;
use cartagena_protocol::{RoomStage, RoomView};

/// Commitments of the server and every seat, as a browser saw them when no commitment could be made
/// any more and no secret had been revealed yet. A server that rewrites both the room and the
/// record cannot rewrite this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealWitness {
    pub(super) commitment: String,
    /// Commitment of each seat.
    pub(super) commitments: Vec<Option<String>>,
}

/// Mark of a seat without a commitment.
const NO_COMMITMENT: &str = "-";

impl DealWitness {
    /// Returns the commitments of a room in the stage of dealing; `None` in other stages.
    pub fn from_room(room: &RoomView) -> Option<DealWitness> {
        let commitments = || room.seats.iter().map(|seat| seat.commitment.clone()).collect();
        (room.stage == RoomStage::Dealing).then(|| DealWitness {
            commitment: room.commitment.clone(),
            commitments: commitments(),
        })
    }

    /// Parses a stored note; `None` if it is invalid.
    pub fn parse(note: &str) -> Option<DealWitness> {
        let mut words = note.split(' ').map(str::to_owned);
        let commitment = words.next().filter(|word| !word.is_empty())?;
        let commitments =
            words.map(|word| Some(word).filter(|word| word != NO_COMMITMENT)).collect();
        Some(DealWitness { commitment, commitments })
    }

    /// Returns the line to store.
    pub fn to_note(&self) -> String {
        let commitments = self
            .commitments
            .iter()
            .map(|commitment| commitment.as_deref().unwrap_or(NO_COMMITMENT));
        let words: Vec<&str> = [self.commitment.as_str()].into_iter().chain(commitments).collect();
        words.join(" ")
    }

    /// Returns the first seat whose commitment has changed.
    pub(super) fn first_changed_seat<'a>(
        &self,
        commitments: impl Iterator<Item = Option<&'a str>>,
    ) -> Option<Seat> {
        let known = self.commitments.iter().map(Option::as_deref);
        let changed = known.zip(commitments).map(|(then, now)| then != now);
        Seat::first_n(Seat::MAX).zip(changed).find(|(_, changed)| *changed).map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::room;

    fn dealing() -> RoomView {
        let mut room = RoomView { stage: RoomStage::Dealing, ..room() };
        room.seats[1].commitment = Some("66".into());
        room
    }

    #[test]
    fn only_what_is_shown_before_the_numbers_counts() {
        for stage in [RoomStage::Gathering, RoomStage::Playing] {
            assert_eq!(DealWitness::from_room(&RoomView { stage, ..dealing() }), None);
        }
        let witness = DealWitness::from_room(&dealing()).expect("the moment");
        assert_eq!(witness.to_note(), "00 - 66 -");
        assert_eq!(DealWitness::parse(&witness.to_note()), Some(witness));
        assert_eq!(DealWitness::parse(""), None);
    }

    #[test]
    fn a_promise_that_was_changed_is_noticed() {
        let witness = DealWitness::from_room(&dealing()).expect("the moment");
        let changed =
            |commitments: [Option<&str>; 3]| witness.first_changed_seat(commitments.into_iter());
        assert_eq!(changed([None, Some("66"), None]), None);
        assert_eq!(changed([None, Some("67"), None]), Seat::new(1));
        assert_eq!(changed([Some("66"), Some("66"), None]), Seat::new(0));
        assert_eq!(changed([None, None, None]), Seat::new(1));
    }
}
