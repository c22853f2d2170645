use cartagena_protocol::ChatLine;
use std::collections::BTreeSet;

/// How many lines are kept for reading.
const KEPT: usize = 200;

/// What was said at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Talk {
    lines: Vec<ChatLine>,
    read: u32,
    muted: BTreeSet<Option<u8>>,
}

/// What stands for everybody who looks on among those who are muted.
const LOOKING_ON: &str = "-";

impl Talk {
    /// A talk in which some are muted from the beginning, as it was [noted](Talk::mutes).
    pub fn muting(note: &str) -> Talk {
        let seat = |word: &str| match word {
            LOOKING_ON => Some(None),
            seat => seat.parse().ok().map(Some),
        };
        Talk { muted: note.split(' ').filter_map(seat).collect(), ..Talk::default() }
    }

    /// Who is muted, in a line to keep; empty if nobody is.
    pub fn mutes(&self) -> String {
        let word = |seat: &Option<u8>| seat.map_or(LOOKING_ON.to_owned(), |seat| seat.to_string());
        self.muted.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    /// Takes in what was said; what is new and was not said by somebody muted comes back.
    pub fn hear(&mut self, lines: &[ChatLine]) -> Vec<ChatLine> {
        let last = self.lines.last().map_or(0, |line| line.number);
        let new: Vec<_> = lines.iter().filter(|line| line.number > last).cloned().collect();
        self.lines.extend(new.iter().cloned());
        let over = self.lines.len().saturating_sub(KEPT);
        self.lines.drain(..over);
        new.into_iter().filter(|line| !self.muted.contains(&line.seat)).collect()
    }

    /// Whether nothing has been said yet.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// What is shown, the oldest first.
    pub fn shown(&self) -> impl Iterator<Item = &ChatLine> {
        self.lines.iter().filter(|line| !self.muted.contains(&line.seat))
    }

    /// How many lines nobody has read yet.
    pub fn unread(&self) -> usize {
        self.shown().filter(|line| line.number > self.read).count()
    }

    /// Everything is read.
    pub fn read_all(&mut self) {
        self.read = self.lines.last().map_or(0, |line| line.number);
    }

    /// Whether a seat, or everybody who looks on, is muted.
    pub fn is_muted(&self, seat: Option<u8>) -> bool {
        self.muted.contains(&seat)
    }

    /// Mutes a seat, or everybody who looks on, or no longer does.
    pub fn mute(&mut self, seat: Option<u8>, muted: bool) {
        if muted {
            self.muted.insert(seat);
        } else {
            self.muted.remove(&seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: u32, seat: Option<u8>) -> ChatLine {
        ChatLine { number, name: "Anne".into(), seat, text: format!("line {number}") }
    }

    #[test]
    fn what_is_told_twice_is_heard_once() {
        let mut talk = Talk::default();
        assert_eq!(talk.hear(&[line(1, Some(0)), line(2, None)]).len(), 2);
        assert_eq!(talk.hear(&[line(1, Some(0)), line(2, None), line(3, None)]), [line(3, None)]);
        assert_eq!((talk.shown().count(), talk.unread()), (3, 3));
        talk.read_all();
        assert_eq!(talk.unread(), 0);
    }

    #[test]
    fn somebody_muted_is_neither_heard_nor_shown() {
        let mut talk = Talk::default();
        talk.mute(None, true);
        assert_eq!(talk.hear(&[line(1, None), line(2, Some(1))]), [line(2, Some(1))]);
        assert_eq!((talk.shown().count(), talk.unread()), (1, 1));
        talk.mute(None, false);
        assert_eq!(talk.shown().count(), 2);
        assert!(!talk.is_muted(None));
    }

    /// Whoever loaded the page anew heard them again.
    #[test]
    fn who_is_muted_stays_muted() {
        let mut talk = Talk::default();
        assert_eq!((talk.mutes().as_str(), Talk::muting("")), ("", Talk::default()));
        talk.mute(Some(2), true);
        talk.mute(None, true);
        assert_eq!(Talk::muting(&talk.mutes()), talk);
        assert_eq!(Talk::muting("nonsense 2 300 -"), talk);
    }

    #[test]
    fn a_long_talk_is_cut_at_its_beginning() {
        let mut talk = Talk::default();
        let all: Vec<ChatLine> = (1..=500).map(|number| line(number, Some(0))).collect();
        talk.hear(&all);
        assert_eq!(talk.shown().next().map(|line| line.number), Some(301));
    }
}
