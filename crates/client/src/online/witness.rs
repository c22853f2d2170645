use cartagena_protocol::{Room, Stage};

/// What a browser saw of a deal when nobody could promise anything any more and no number had been
/// shown yet: what the server and every seat were bound to. A server that rewrites the table and the
/// record alike cannot rewrite this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    pub(super) commitment: String,
    /// Of each seat.
    promises: Vec<Option<String>>,
}

/// What stands for a seat that promised nothing.
const NONE: &str = "-";

impl Witness {
    /// What a table shows at that moment; nothing before and after it.
    pub fn of(room: &Room) -> Option<Witness> {
        let promises = || room.seats.iter().map(|seat| seat.promise.clone()).collect();
        (room.stage == Stage::Dealing)
            .then(|| Witness { commitment: room.commitment.clone(), promises: promises() })
    }

    /// What was kept, if it makes sense.
    pub fn read(note: &str) -> Option<Witness> {
        let mut words = note.split(' ').map(str::to_owned);
        let commitment = words.next().filter(|word| !word.is_empty())?;
        let promises = words.map(|word| Some(word).filter(|word| word != NONE)).collect();
        Some(Witness { commitment, promises })
    }

    /// The line to keep.
    pub fn note(&self) -> String {
        let promises = self.promises.iter().map(|promise| promise.as_deref().unwrap_or(NONE));
        let words: Vec<&str> = [self.commitment.as_str()].into_iter().chain(promises).collect();
        words.join(" ")
    }

    /// The first seat that is bound to something else than it was then.
    pub(super) fn changed<'a>(
        &self,
        promises: impl Iterator<Item = Option<&'a str>>,
    ) -> Option<u8> {
        let known = self.promises.iter().map(Option::as_deref);
        known.zip(promises).position(|(then, now)| then != now).map(|seat| seat as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::room;

    fn dealing() -> Room {
        let mut room = Room { stage: Stage::Dealing, ..room() };
        room.seats[1].promise = Some("66".into());
        room
    }

    #[test]
    fn only_what_is_shown_before_the_numbers_counts() {
        for stage in [Stage::Gathering, Stage::Playing] {
            assert_eq!(Witness::of(&Room { stage, ..dealing() }), None);
        }
        let witness = Witness::of(&dealing()).expect("the moment");
        assert_eq!(witness.note(), "00 - 66 -");
        assert_eq!(Witness::read(&witness.note()), Some(witness));
        assert_eq!(Witness::read(""), None);
    }

    #[test]
    fn a_promise_that_was_changed_is_noticed() {
        let witness = Witness::of(&dealing()).expect("the moment");
        let changed = |promises: [Option<&str>; 3]| witness.changed(promises.into_iter());
        assert_eq!(changed([None, Some("66"), None]), None);
        assert_eq!(changed([None, Some("67"), None]), Some(1));
        assert_eq!(changed([Some("66"), Some("66"), None]), Some(0));
        assert_eq!(changed([None, None, None]), Some(1));
    }
}
