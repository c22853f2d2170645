use cartagena_protocol::{RoomStage, RoomView};

/// What a browser saw of a deal when nobody could promise anything any more and no number had been
/// shown yet: what the server and every seat were bound to. A server that rewrites the table and the
/// record alike cannot rewrite this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealWitness {
    pub(super) commitment: String,
    /// Of each seat.
    commitments: Vec<Option<String>>,
}

/// What stands for a seat that promised nothing.
const NO_COMMITMENT: &str = "-";

impl DealWitness {
    /// What a table shows at that moment; nothing before and after it.
    pub fn from_room(room: &RoomView) -> Option<DealWitness> {
        let promises = || room.seats.iter().map(|seat| seat.commitment.clone()).collect();
        (room.stage == RoomStage::Dealing)
            .then(|| DealWitness { commitment: room.commitment.clone(), commitments: promises() })
    }

    /// What was kept, if it makes sense.
    pub fn parse(note: &str) -> Option<DealWitness> {
        let mut words = note.split(' ').map(str::to_owned);
        let commitment = words.next().filter(|word| !word.is_empty())?;
        let promises = words.map(|word| Some(word).filter(|word| word != NO_COMMITMENT)).collect();
        Some(DealWitness { commitment, commitments: promises })
    }

    /// The line to keep.
    pub fn to_note(&self) -> String {
        let promises =
            self.commitments.iter().map(|promise| promise.as_deref().unwrap_or(NO_COMMITMENT));
        let words: Vec<&str> = [self.commitment.as_str()].into_iter().chain(promises).collect();
        words.join(" ")
    }

    /// The first seat that is bound to something else than it was then.
    pub(super) fn first_changed_seat<'a>(
        &self,
        promises: impl Iterator<Item = Option<&'a str>>,
    ) -> Option<u8> {
        let known = self.commitments.iter().map(Option::as_deref);
        known.zip(promises).position(|(then, now)| then != now).map(|seat| seat as u8)
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
            |promises: [Option<&str>; 3]| witness.first_changed_seat(promises.into_iter());
        assert_eq!(changed([None, Some("66"), None]), None);
        assert_eq!(changed([None, Some("67"), None]), Some(1));
        assert_eq!(changed([Some("66"), Some("66"), None]), Some(0));
        assert_eq!(changed([None, None, None]), Some(1));
    }
}
