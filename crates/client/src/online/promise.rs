use super::Witness;
use cartagena_deal::fair::Share;
use cartagena_protocol::{Room, Stage};

/// How many promises a browser keeps: more than anybody has tables.
const KEPT: usize = 64;

/// What a browser has promised for deals, and what it saw before the first card. It is kept as
/// text, so that a page that is loaded anew can still keep its word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pocket(Vec<Note>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Note {
    bytes: String,
    /// The game and the commitment that its table showed when it was first seen.
    seen: Option<(String, String)>,
}

impl Pocket {
    /// What was kept; lines that make no sense are passed over.
    pub fn read(text: &str) -> Pocket {
        Pocket(text.lines().filter_map(Note::read).collect())
    }

    /// The text to keep.
    pub fn text(&self) -> String {
        self.0.iter().map(Note::line).collect()
    }

    /// Promises these bytes: the hash that may be shown before they are.
    pub fn promise(&mut self, bytes: [u8; 32]) -> String {
        let share = Share::new(bytes);
        self.0.push(Note { bytes: share.to_string(), seen: None });
        let over = self.0.len().saturating_sub(KEPT);
        self.0.drain(..over);
        share.promise().to_string()
    }

    /// Notes what a table shows before the first card. Only the first sight counts: what changes
    /// later is a [`Breach`]. Whether there is something new to keep.
    pub fn see(&mut self, room: &Room) -> bool {
        let Some(at) = self.find(room) else { return false };
        let note = &mut self.0[at];
        let new = note.seen.is_none();
        note.seen.get_or_insert_with(|| (room.game.clone(), room.commitment.clone()));
        new
    }

    /// The bytes whose promise lies at a table, to be shown now. What was promised at another table
    /// is not for this one.
    pub fn answer(&self, room: &Room) -> Option<&str> {
        let promised = own_promise(room)?;
        self.notes(&room.game)
            .map(|(bytes, _)| bytes)
            .find(|bytes| hash(bytes).as_deref() == Some(promised))
    }

    /// The bytes that one promised last for a game, for a page that does not see its table.
    pub fn latest(&self, game: &str) -> Option<&str> {
        self.notes(game).map(|(bytes, _)| bytes).next_back()
    }

    /// Whether one promised something for a game, and what its deal has of one's seat is none of it.
    pub(super) fn is_left_out(&self, game: &str, share: Option<&str>) -> bool {
        let mut own = self.notes(game).map(|(bytes, _)| bytes).peekable();
        own.peek().is_some() && !own.any(|bytes| share == Some(bytes))
    }

    /// What a game's table showed before the first card.
    pub fn commitment(&self, game: &str) -> Option<&str> {
        self.notes(game).map(|(_, commitment)| commitment).next()
    }

    /// Bytes and commitment of a game, the oldest first: one may have sat down again.
    fn notes(&self, game: &str) -> impl DoubleEndedIterator<Item = (&str, &str)> {
        let notes =
            self.0.iter().filter_map(|note| Some((note.bytes.as_str(), note.seen.as_ref()?)));
        notes.filter(move |(_, seen)| seen.0 == game).map(|(bytes, seen)| (bytes, seen.1.as_str()))
    }

    /// The note of what one promised at a table.
    fn find(&self, room: &Room) -> Option<usize> {
        let promised = own_promise(room)?;
        self.0.iter().position(|note| hash(&note.bytes).as_deref() == Some(promised))
    }
}

impl Note {
    fn read(line: &str) -> Option<Note> {
        let mut words = line.split(' ');
        let bytes = words.next().filter(|word| hash(word).is_some())?.to_owned();
        let seen = words.next().zip(words.next());
        Some(Note { bytes, seen: seen.map(|(game, seen)| (game.to_owned(), seen.to_owned())) })
    }

    fn line(&self) -> String {
        match &self.seen {
            Some((game, commitment)) => format!("{} {game} {commitment}\n", self.bytes),
            None => format!("{}\n", self.bytes),
        }
    }
}

/// Something about a deal is not as it was agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// The server is bound to something else than before.
    Commitment,
    /// A seat is bound to something else than before any bytes were shown.
    Promise(u8),
    /// A seat's bytes are not those that were promised.
    Share(u8),
    /// One's own bytes are missing in the deal.
    Left,
}

/// What is wrong with a deal, as far as a browser can see it while the game goes on, from what it
/// promised and witnessed.
pub fn breaches(room: &Room, pocket: &Pocket, witness: Option<&Witness>) -> Vec<Breach> {
    let mut known = commitments(&room.game, pocket, witness);
    let changed = known.any(|known| known != room.commitment);
    let promises = || room.seats.iter().map(|seat| seat.promise.as_deref());
    let rebound = witness.and_then(|witness| witness.changed(promises())).map(Breach::Promise);
    let broken = room.seats.iter().enumerate().filter(|(_, seat)| {
        let shared = seat.share.as_deref().map(hash);
        shared.is_some_and(|hash| hash.is_none() || hash != seat.promise)
    });
    let broken = broken.map(|(at, _)| Breach::Share(at as u8));
    let changed = changed.then_some(Breach::Commitment);
    changed.into_iter().chain(rebound).chain(broken).chain(left_out(room, pocket)).collect()
}

/// What the host was bound to, as often as this browser noted it.
pub(super) fn commitments<'a>(
    game: &str,
    pocket: &'a Pocket,
    witness: Option<&'a Witness>,
) -> impl Iterator<Item = &'a str> {
    let seen = pocket.commitment(game);
    seen.into_iter().chain(witness.map(|witness| witness.commitment.as_str()))
}

fn left_out(room: &Room, pocket: &Pocket) -> Option<Breach> {
    let dealt = !matches!(room.stage, Stage::Gathering | Stage::Dealing);
    let own = room.seats.get(usize::from(room.you?))?;
    let left = pocket.is_left_out(&room.game, own.share.as_deref());
    (dealt && left).then_some(Breach::Left)
}

/// The promise that lies at one's own seat.
fn own_promise(room: &Room) -> Option<&str> {
    room.seats.get(usize::from(room.you?))?.promise.as_deref()
}

/// The promise of bytes given as 64 hexadecimal digits, in the same form; nothing for other texts.
fn hash(digits: &str) -> Option<String> {
    digits.parse::<Share>().ok().map(|share| share.promise().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::{room, seat};

    const COMMITMENT: &str = "5e";

    fn promised(pocket: &mut Pocket) -> Room {
        let mut room = room();
        room.commitment = COMMITMENT.into();
        room.seats[0].promise = Some(pocket.promise([7; 32]));
        room
    }

    #[test]
    fn a_promise_is_the_hash_that_the_deal_asks_for() {
        let promise = Pocket::default().promise([0; 32]);
        assert_eq!(promise, "ba11693fe9f8e3e95a2fbed7e08b8819ee7d4157152ba81631389d6acc580516");
    }

    #[test]
    fn a_page_that_was_loaded_anew_keeps_its_word() {
        let mut pocket = Pocket::default();
        let room = promised(&mut pocket);
        assert!(pocket.see(&room) && !pocket.see(&room));
        let again = Pocket::read(&pocket.text());
        assert_eq!(again, pocket);
        assert_eq!(again.answer(&room), Some("07".repeat(32).as_str()));
        assert_eq!(again.latest("k3"), again.answer(&room));
        assert_eq!(again.commitment("k3"), Some(COMMITMENT));
    }

    #[test]
    fn whoever_promised_nothing_has_nothing_to_show() {
        let mut pocket = Pocket::default();
        pocket.promise([7; 32]);
        let mut room = room();
        assert!(!pocket.see(&room));
        room.seats[0].promise = Some("66".repeat(32));
        assert!(!pocket.see(&room));
        assert_eq!(pocket.answer(&room), None);
        assert_eq!(pocket.latest("k3"), None);
    }

    #[test]
    fn the_promise_that_lies_at_the_table_is_the_one_that_is_kept() {
        let mut pocket = Pocket::default();
        let first = promised(&mut pocket);
        pocket.see(&first);
        let mut second = first.clone();
        second.seats[0].promise = Some(pocket.promise([8; 32]));
        pocket.see(&second);
        assert_eq!(pocket.answer(&first), Some("07".repeat(32).as_str()));
        assert_eq!(pocket.answer(&second), Some("08".repeat(32).as_str()));
        // Another table must not get it out of one before its own deal.
        assert_eq!(pocket.answer(&Room { game: "k4".into(), ..first }), None);
    }

    #[test]
    fn nonsense_that_was_kept_is_passed_over() {
        let text = format!("nonsense\n\n{}x k3 00\n{} k3 00\n", "0".repeat(63), "0".repeat(64));
        assert_eq!(Pocket::read(&text).0.len(), 1);
    }

    #[test]
    fn only_the_last_promises_are_kept() {
        let mut pocket = Pocket::default();
        (0..100).for_each(|byte| drop(pocket.promise([byte; 32])));
        assert_eq!(pocket.0.len(), KEPT);
        assert_eq!(pocket.0[0].bytes, "24".repeat(32));
    }

    #[test]
    fn a_deal_that_was_changed_is_noticed() {
        let mut pocket = Pocket::default();
        let mut room = promised(&mut pocket);
        pocket.see(&room);
        assert_eq!(breaches(&room, &pocket, None), []);
        room.stage = Stage::Playing;
        assert_eq!(breaches(&room, &pocket, None), [Breach::Left]);
        room.seats[0].share = Some("07".repeat(32));
        assert_eq!(breaches(&room, &pocket, None), []);
        room.commitment = "5f".into();
        room.seats[1] = seat("Bert");
        room.seats[1].promise = Some(hash(&"08".repeat(32)).expect("bytes"));
        room.seats[1].share = Some("09".repeat(32));
        assert_eq!(breaches(&room, &pocket, None), [Breach::Commitment, Breach::Share(1)]);
    }

    #[test]
    fn a_seat_that_is_bound_to_something_else_is_noticed_by_who_saw_it() {
        let mut room = Room { stage: Stage::Dealing, ..room() };
        room.seats[1].promise = hash(&"08".repeat(32));
        let witness = Witness::of(&room);
        room.stage = Stage::Playing;
        let found = |room: &Room| breaches(room, &Pocket::default(), witness.as_ref());
        assert_eq!(found(&room), []);
        room.seats[1].promise = hash(&"09".repeat(32));
        room.commitment = "5f".into();
        assert_eq!(found(&room), [Breach::Commitment, Breach::Promise(1)]);
    }
}
