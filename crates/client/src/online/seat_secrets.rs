use super::DealWitness;
use cartagena_deal::commit_reveal::SeatSecret;
use cartagena_protocol::{RoomStage, RoomView};

/// How many promises a browser keeps: more than anybody has tables.
const MAX_SECRETS: usize = 64;

/// What a browser has promised for deals, and what it saw before the first card. It is kept as
/// text, so that a page that is loaded anew can still keep its word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatSecrets(Vec<StoredSecret>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct StoredSecret {
    secret: String,
    /// The game and the commitment that its table showed when it was first seen.
    room: Option<(String, String)>,
}

impl SeatSecrets {
    /// What was kept; lines that make no sense are passed over.
    pub fn parse(text: &str) -> SeatSecrets {
        SeatSecrets(text.lines().filter_map(StoredSecret::parse).collect())
    }

    /// The text to keep.
    pub fn to_text(&self) -> String {
        self.0.iter().map(StoredSecret::to_line).collect()
    }

    /// Promises these bytes: the hash that may be shown before they are.
    pub fn commit(&mut self, bytes: [u8; 32]) -> String {
        let share = SeatSecret::new(bytes);
        self.0.push(StoredSecret { secret: share.to_string(), room: None });
        let over = self.0.len().saturating_sub(MAX_SECRETS);
        self.0.drain(..over);
        share.commitment().to_string()
    }

    /// Notes what a table shows before the first card. Only the first sight counts: what changes
    /// later is a [`DealBreach`]. Whether there is something new to keep.
    pub fn note_server_commitment(&mut self, room: &RoomView) -> bool {
        let Some(at) = self.position_of(room) else { return false };
        let note = &mut self.0[at];
        let new = note.room.is_none();
        note.room.get_or_insert_with(|| (room.game.clone(), room.commitment.clone()));
        new
    }

    /// The bytes whose promise lies at a table, to be shown now. What was promised at another table
    /// is not for this one.
    pub fn secret_to_reveal(&self, room: &RoomView) -> Option<&str> {
        let promised = own_commitment(room)?;
        self.secrets_of(&room.game)
            .map(|(bytes, _)| bytes)
            .find(|bytes| commitment_of(bytes).as_deref() == Some(promised))
    }

    /// The bytes that one promised last for a game, for a page that does not see its table.
    pub fn latest_secret(&self, game: &str) -> Option<&str> {
        self.secrets_of(game).map(|(bytes, _)| bytes).next_back()
    }

    /// Whether one promised something for a game, and what its deal has of one's seat is none of it.
    pub(super) fn is_left_out(&self, game: &str, share: Option<&str>) -> bool {
        let mut own = self.secrets_of(game).map(|(bytes, _)| bytes).peekable();
        own.peek().is_some() && !own.any(|bytes| share == Some(bytes))
    }

    /// What a game's table showed before the first card.
    pub fn server_commitment(&self, game: &str) -> Option<&str> {
        self.secrets_of(game).map(|(_, commitment)| commitment).next()
    }

    /// Bytes and commitment of a game, the oldest first: one may have sat down again.
    fn secrets_of(&self, game: &str) -> impl DoubleEndedIterator<Item = (&str, &str)> {
        let notes =
            self.0.iter().filter_map(|note| Some((note.secret.as_str(), note.room.as_ref()?)));
        notes.filter(move |(_, seen)| seen.0 == game).map(|(bytes, seen)| (bytes, seen.1.as_str()))
    }

    /// The note of what one promised at a table.
    fn position_of(&self, room: &RoomView) -> Option<usize> {
        let promised = own_commitment(room)?;
        self.0.iter().position(|note| commitment_of(&note.secret).as_deref() == Some(promised))
    }
}

impl StoredSecret {
    fn parse(line: &str) -> Option<StoredSecret> {
        let mut words = line.split(' ');
        let bytes = words.next().filter(|word| commitment_of(word).is_some())?.to_owned();
        let seen = words.next().zip(words.next());
        Some(StoredSecret {
            secret: bytes,
            room: seen.map(|(game, seen)| (game.to_owned(), seen.to_owned())),
        })
    }

    fn to_line(&self) -> String {
        match &self.room {
            Some((game, commitment)) => format!("{} {game} {commitment}\n", self.secret),
            None => format!("{}\n", self.secret),
        }
    }
}

/// Something about a deal is not as it was agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealBreach {
    /// The server is bound to something else than before.
    ServerCommitment,
    /// A seat is bound to something else than before any bytes were shown.
    SeatCommitment(u8),
    /// A seat's bytes are not those that were promised.
    SeatSecret(u8),
    /// One's own bytes are missing in the deal.
    LeftOut,
}

/// What is wrong with a deal, as far as a browser can see it while the game goes on, from what it
/// promised and witnessed.
pub fn find_breaches(
    room: &RoomView,
    pocket: &SeatSecrets,
    witness: Option<&DealWitness>,
) -> Vec<DealBreach> {
    let mut known = known_commitments(&room.game, pocket, witness);
    let changed = known.any(|known| known != room.commitment);
    let promises = || room.seats.iter().map(|seat| seat.commitment.as_deref());
    let rebound = witness
        .and_then(|witness| witness.first_changed_seat(promises()))
        .map(DealBreach::SeatCommitment);
    let broken = room.seats.iter().enumerate().filter(|(_, seat)| {
        let shared = seat.revealed.as_deref().map(commitment_of);
        shared.is_some_and(|hash| hash.is_none() || hash != seat.commitment)
    });
    let broken = broken.map(|(at, _)| DealBreach::SeatSecret(at as u8));
    let changed = changed.then_some(DealBreach::ServerCommitment);
    changed.into_iter().chain(rebound).chain(broken).chain(left_out(room, pocket)).collect()
}

/// What the host was bound to, as often as this browser noted it.
pub(super) fn known_commitments<'a>(
    game: &str,
    pocket: &'a SeatSecrets,
    witness: Option<&'a DealWitness>,
) -> impl Iterator<Item = &'a str> {
    let seen = pocket.server_commitment(game);
    seen.into_iter().chain(witness.map(|witness| witness.commitment.as_str()))
}

fn left_out(room: &RoomView, pocket: &SeatSecrets) -> Option<DealBreach> {
    let dealt = !matches!(room.stage, RoomStage::Gathering | RoomStage::Dealing);
    let own = room.seats.get(usize::from(room.your_seat?))?;
    let left = pocket.is_left_out(&room.game, own.revealed.as_deref());
    (dealt && left).then_some(DealBreach::LeftOut)
}

/// The promise that lies at one's own seat.
fn own_commitment(room: &RoomView) -> Option<&str> {
    room.seats.get(usize::from(room.your_seat?))?.commitment.as_deref()
}

/// The promise of bytes given as 64 hexadecimal digits, in the same form; nothing for other texts.
fn commitment_of(digits: &str) -> Option<String> {
    digits.parse::<SeatSecret>().ok().map(|share| share.commitment().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::{room, seat};

    const COMMITMENT: &str = "5e";

    fn promised(pocket: &mut SeatSecrets) -> RoomView {
        let mut room = room();
        room.commitment = COMMITMENT.into();
        room.seats[0].commitment = Some(pocket.commit([7; 32]));
        room
    }

    #[test]
    fn a_promise_is_the_hash_that_the_deal_asks_for() {
        let promise = SeatSecrets::default().commit([0; 32]);
        assert_eq!(promise, "ba11693fe9f8e3e95a2fbed7e08b8819ee7d4157152ba81631389d6acc580516");
    }

    #[test]
    fn a_page_that_was_loaded_anew_keeps_its_word() {
        let mut pocket = SeatSecrets::default();
        let room = promised(&mut pocket);
        assert!(pocket.note_server_commitment(&room) && !pocket.note_server_commitment(&room));
        let again = SeatSecrets::parse(&pocket.to_text());
        assert_eq!(again, pocket);
        assert_eq!(again.secret_to_reveal(&room), Some("07".repeat(32).as_str()));
        assert_eq!(again.latest_secret("k3"), again.secret_to_reveal(&room));
        assert_eq!(again.server_commitment("k3"), Some(COMMITMENT));
    }

    #[test]
    fn whoever_promised_nothing_has_nothing_to_show() {
        let mut pocket = SeatSecrets::default();
        pocket.commit([7; 32]);
        let mut room = room();
        assert!(!pocket.note_server_commitment(&room));
        room.seats[0].commitment = Some("66".repeat(32));
        assert!(!pocket.note_server_commitment(&room));
        assert_eq!(pocket.secret_to_reveal(&room), None);
        assert_eq!(pocket.latest_secret("k3"), None);
    }

    #[test]
    fn the_promise_that_lies_at_the_table_is_the_one_that_is_kept() {
        let mut pocket = SeatSecrets::default();
        let first = promised(&mut pocket);
        pocket.note_server_commitment(&first);
        let mut second = first.clone();
        second.seats[0].commitment = Some(pocket.commit([8; 32]));
        pocket.note_server_commitment(&second);
        assert_eq!(pocket.secret_to_reveal(&first), Some("07".repeat(32).as_str()));
        assert_eq!(pocket.secret_to_reveal(&second), Some("08".repeat(32).as_str()));
        // Another table must not get it out of one before its own deal.
        assert_eq!(pocket.secret_to_reveal(&RoomView { game: "k4".into(), ..first }), None);
    }

    #[test]
    fn nonsense_that_was_kept_is_passed_over() {
        let text = format!("nonsense\n\n{}x k3 00\n{} k3 00\n", "0".repeat(63), "0".repeat(64));
        assert_eq!(SeatSecrets::parse(&text).0.len(), 1);
    }

    #[test]
    fn only_the_last_promises_are_kept() {
        let mut pocket = SeatSecrets::default();
        (0..100).for_each(|byte| drop(pocket.commit([byte; 32])));
        assert_eq!(pocket.0.len(), MAX_SECRETS);
        assert_eq!(pocket.0[0].secret, "24".repeat(32));
    }

    #[test]
    fn a_deal_that_was_changed_is_noticed() {
        let mut pocket = SeatSecrets::default();
        let mut room = promised(&mut pocket);
        pocket.note_server_commitment(&room);
        assert_eq!(find_breaches(&room, &pocket, None), []);
        room.stage = RoomStage::Playing;
        assert_eq!(find_breaches(&room, &pocket, None), [DealBreach::LeftOut]);
        room.seats[0].revealed = Some("07".repeat(32));
        assert_eq!(find_breaches(&room, &pocket, None), []);
        room.commitment = "5f".into();
        room.seats[1] = seat("Bert");
        room.seats[1].commitment = Some(commitment_of(&"08".repeat(32)).expect("bytes"));
        room.seats[1].revealed = Some("09".repeat(32));
        assert_eq!(
            find_breaches(&room, &pocket, None),
            [DealBreach::ServerCommitment, DealBreach::SeatSecret(1)]
        );
    }

    #[test]
    fn a_seat_that_is_bound_to_something_else_is_noticed_by_who_saw_it() {
        let mut room = RoomView { stage: RoomStage::Dealing, ..room() };
        room.seats[1].commitment = commitment_of(&"08".repeat(32));
        let witness = DealWitness::from_room(&room);
        room.stage = RoomStage::Playing;
        let found =
            |room: &RoomView| find_breaches(room, &SeatSecrets::default(), witness.as_ref());
        assert_eq!(found(&room), []);
        room.seats[1].commitment = commitment_of(&"09".repeat(32));
        room.commitment = "5f".into();
        assert_eq!(found(&room), [DealBreach::ServerCommitment, DealBreach::SeatCommitment(1)]);
    }
}
