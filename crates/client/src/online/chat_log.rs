use cartagena::Seat;
use cartagena_protocol::ChatLine;
use std::collections::BTreeSet;

/// Maximum number of lines in the log.
const MAX_LINES: usize = 200;

/// Chat of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChatLog {
    lines: Vec<ChatLine>,
    read: u32,
    muted: BTreeSet<Option<Seat>>,
}

/// Mark of all spectators in the list of muted seats.
const SPECTATORS: &str = "-";

impl ChatLog {
    /// Creates a log with muted seats, read from a [note](ChatLog::muted_note).
    pub fn with_muted(note: &str) -> ChatLog {
        let seat = |word: &str| match word {
            SPECTATORS => Some(None),
            seat => seat.parse().ok().map(Some),
        };
        ChatLog { muted: note.split(' ').filter_map(seat).collect(), ..ChatLog::default() }
    }

    /// Returns the muted seats as a line to store; empty if there are none.
    pub fn muted_note(&self) -> String {
        let word =
            |seat: &Option<Seat>| seat.map_or(SPECTATORS.to_owned(), |seat| seat.to_string());
        self.muted.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    /// Adds lines, and returns those that are new and not muted.
    pub fn add_lines(&mut self, lines: &[ChatLine]) -> Vec<ChatLine> {
        let last = self.lines.last().map_or(0, |line| line.number);
        let new: Vec<_> = lines.iter().filter(|line| line.number > last).cloned().collect();
        self.lines.extend(new.iter().cloned());
        let over = self.lines.len().saturating_sub(MAX_LINES);
        self.lines.drain(..over);
        new.into_iter().filter(|line| !self.muted.contains(&line.seat)).collect()
    }

    /// Reports whether there are no lines.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Returns the lines that are not muted, the oldest first.
    pub fn visible_lines(&self) -> impl Iterator<Item = &ChatLine> {
        self.lines.iter().filter(|line| !self.muted.contains(&line.seat))
    }

    /// Returns the number of unread lines.
    pub fn unread_count(&self) -> usize {
        self.visible_lines().filter(|line| line.number > self.read).count()
    }

    /// Marks all lines as read.
    pub fn mark_read(&mut self) {
        self.read = self.lines.last().map_or(0, |line| line.number);
    }

    /// Reports whether a seat is muted; `None` stands for all spectators.
    pub fn is_muted(&self, seat: Option<Seat>) -> bool {
        self.muted.contains(&seat)
    }

    /// Mutes or unmutes a seat; `None` stands for all spectators.
    pub fn set_muted(&mut self, seat: Option<Seat>, muted: bool) {
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
        let seat = seat.and_then(Seat::new);
        ChatLine { number, name: "Anne".into(), seat, text: format!("line {number}") }
    }

    #[test]
    fn what_is_told_twice_is_heard_once() {
        let mut talk = ChatLog::default();
        assert_eq!(talk.add_lines(&[line(1, Some(0)), line(2, None)]).len(), 2);
        assert_eq!(
            talk.add_lines(&[line(1, Some(0)), line(2, None), line(3, None)]),
            [line(3, None)]
        );
        assert_eq!((talk.visible_lines().count(), talk.unread_count()), (3, 3));
        talk.mark_read();
        assert_eq!(talk.unread_count(), 0);
    }

    #[test]
    fn somebody_muted_is_neither_heard_nor_shown() {
        let mut talk = ChatLog::default();
        talk.set_muted(None, true);
        assert_eq!(talk.add_lines(&[line(1, None), line(2, Some(1))]), [line(2, Some(1))]);
        assert_eq!((talk.visible_lines().count(), talk.unread_count()), (1, 1));
        talk.set_muted(None, false);
        assert_eq!(talk.visible_lines().count(), 2);
        assert!(!talk.is_muted(None));
    }

    /// Muted people were shown again after the page was reloaded.
    #[test]
    fn who_is_muted_stays_muted() {
        let mut talk = ChatLog::default();
        assert_eq!((talk.muted_note().as_str(), ChatLog::with_muted("")), ("", ChatLog::default()));
        talk.set_muted(Seat::new(2), true);
        talk.set_muted(None, true);
        assert_eq!(ChatLog::with_muted(&talk.muted_note()), talk);
        assert_eq!(ChatLog::with_muted("nonsense 2 300 -"), talk);
    }

    #[test]
    fn a_long_talk_is_cut_at_its_beginning() {
        let mut talk = ChatLog::default();
        let all: Vec<ChatLine> = (1..=500).map(|number| line(number, Some(0))).collect();
        talk.add_lines(&all);
        assert_eq!(talk.visible_lines().next().map(|line| line.number), Some(301));
    }
}
