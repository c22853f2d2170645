use super::DealWitness;
use cartagena::Seat;
use cartagena_deal::commit_reveal::SeatSecret;
use cartagena_protocol::{RoomStage, RoomView};

/// Maximum number of secrets that a browser stores: more than a person has tables.
const MAX_SECRETS: usize = 64;

/// Secrets to which a browser has committed for commit–reveal deals, and the server's commitments
/// that it saw before the first card. They are stored as text, so that a reloaded page can still
/// reveal them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatSecrets(Vec<StoredSecret>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct StoredSecret {
    secret: String,
    /// Game, and the server's commitment that its table showed first.
    room: Option<(String, String)>,
}

impl SeatSecrets {
    /// Parses stored secrets; invalid lines are skipped.
    pub fn parse(text: &str) -> SeatSecrets {
        SeatSecrets(text.lines().filter_map(StoredSecret::parse).collect())
    }

    /// Returns the text to store.
    pub fn to_text(&self) -> String {
        self.0.iter().map(StoredSecret::to_line).collect()
    }

    /// Commits to these secret bytes and returns the commitment, which may be shown before they
    /// are.
    pub fn commit(&mut self, bytes: [u8; 32]) -> String {
        let secret = SeatSecret::new(bytes);
        self.0.push(StoredSecret { secret: secret.to_string(), room: None });
        let over = self.0.len().saturating_sub(MAX_SECRETS);
        self.0.drain(..over);
        secret.commitment().to_string()
    }

    /// Notes the server's commitment before the first card. Only the first one counts: a later
    /// change is a [`DealBreach`]. Returns whether there is something new to store.
    pub fn note_server_commitment(&mut self, room: &RoomView) -> bool {
        let Some(at) = self.position_of(room) else { return false };
        let note = &mut self.0[at];
        let new = note.room.is_none();
        note.room.get_or_insert_with(|| (room.game.clone(), room.commitment.clone()));
        new
    }

    /// Returns the secret to whose commitment the viewer's seat is bound, to be revealed now. A
    /// secret of another table is never returned.
    pub fn secret_to_reveal(&self, room: &RoomView) -> Option<&str> {
        let committed = own_commitment(room)?;
        self.secrets_of(&room.game)
            .map(|(bytes, _)| bytes)
            .find(|bytes| commitment_of(bytes).as_deref() == Some(committed))
    }

    /// Returns the latest secret committed for a game, for a page that does not see its room.
    pub fn latest_secret(&self, game: &str) -> Option<&str> {
        self.secrets_of(game).map(|(bytes, _)| bytes).next_back()
    }

    /// Reports whether this browser committed to a secret for a game, and the deal has none of
    /// them.
    pub(super) fn is_left_out(&self, game: &str, secret: Option<&str>) -> bool {
        let mut own = self.secrets_of(game).map(|(bytes, _)| bytes).peekable();
        own.peek().is_some() && !own.any(|bytes| secret == Some(bytes))
    }

    /// Returns the server's commitment that a game's table showed before the first card.
    pub fn server_commitment(&self, game: &str) -> Option<&str> {
        self.secrets_of(game).map(|(_, commitment)| commitment).next()
    }

    /// Returns secrets and server commitments of a game, the oldest first: a person may have sat
    /// down again.
    fn secrets_of(&self, game: &str) -> impl DoubleEndedIterator<Item = (&str, &str)> {
        let notes =
            self.0.iter().filter_map(|note| Some((note.secret.as_str(), note.room.as_ref()?)));
        notes.filter(move |(_, seen)| seen.0 == game).map(|(bytes, seen)| (bytes, seen.1.as_str()))
    }

    /// Returns the index of the secret to which the viewer's seat is bound.
    fn position_of(&self, room: &RoomView) -> Option<usize> {
        let committed = own_commitment(room)?;
        self.0.iter().position(|note| commitment_of(&note.secret).as_deref() == Some(committed))
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

/// Breach of a commit–reveal deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealBreach {
    /// The server's commitment has changed.
    ServerCommitment,
    /// The commitment of a seat has changed since before any secret was revealed.
    SeatCommitment(Seat),
    /// The revealed secret of a seat does not fit its commitment.
    SeatSecret(Seat),
    /// The viewer's own secret is missing in the deal.
    LeftOut,
}

/// Returns the breaches of a deal that a browser can find while the game goes on, from its own
/// secrets and the commitments that it witnessed.
pub fn find_breaches(
    room: &RoomView,
    secrets: &SeatSecrets,
    witness: Option<&DealWitness>,
) -> Vec<DealBreach> {
    let mut known = known_commitments(&room.game, secrets, witness);
    let changed = known.any(|known| known != room.commitment);
    let commitments = || room.seats.iter().map(|seat| seat.commitment.as_deref());
    let rebound = witness
        .and_then(|witness| witness.first_changed_seat(commitments()))
        .map(DealBreach::SeatCommitment);
    let broken = Seat::first_n(Seat::MAX).zip(&room.seats).filter(|(_, seat)| {
        let shared = seat.revealed.as_deref().map(commitment_of);
        shared.is_some_and(|hash| hash.is_none() || hash != seat.commitment)
    });
    let broken = broken.map(|(at, _)| DealBreach::SeatSecret(at));
    let changed = changed.then_some(DealBreach::ServerCommitment);
    changed.into_iter().chain(rebound).chain(broken).chain(left_out(room, secrets)).collect()
}

/// Returns the server's commitments that this browser noted.
pub(super) fn known_commitments<'a>(
    game: &str,
    secrets: &'a SeatSecrets,
    witness: Option<&'a DealWitness>,
) -> impl Iterator<Item = &'a str> {
    let seen = secrets.server_commitment(game);
    seen.into_iter().chain(witness.map(|witness| witness.commitment.as_str()))
}

fn left_out(room: &RoomView, secrets: &SeatSecrets) -> Option<DealBreach> {
    let dealt = !matches!(room.stage, RoomStage::Gathering | RoomStage::Dealing);
    let own = room.seats.get(room.your_seat?.index())?;
    let left = secrets.is_left_out(&room.game, own.revealed.as_deref());
    (dealt && left).then_some(DealBreach::LeftOut)
}

/// Returns the commitment of the viewer's seat.
fn own_commitment(room: &RoomView) -> Option<&str> {
    room.seats.get(room.your_seat?.index())?.commitment.as_deref()
}

/// Returns the commitment to a secret, both as 64 hexadecimal digits; `None` for other texts.
fn commitment_of(digits: &str) -> Option<String> {
    digits.parse::<SeatSecret>().ok().map(|secret| secret.commitment().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::tests::{room, seat};

    fn number(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    const COMMITMENT: &str = "5e";

    fn committed(secrets: &mut SeatSecrets) -> RoomView {
        let mut room = room();
        room.commitment = COMMITMENT.into();
        room.seats[0].commitment = Some(secrets.commit([7; 32]));
        room
    }

    #[test]
    fn a_promise_is_the_hash_that_the_deal_asks_for() {
        let commitment = SeatSecrets::default().commit([0; 32]);
        assert_eq!(commitment, "ba11693fe9f8e3e95a2fbed7e08b8819ee7d4157152ba81631389d6acc580516");
    }

    #[test]
    fn a_page_that_was_loaded_anew_keeps_its_word() {
        let mut secrets = SeatSecrets::default();
        let room = committed(&mut secrets);
        assert!(secrets.note_server_commitment(&room) && !secrets.note_server_commitment(&room));
        let again = SeatSecrets::parse(&secrets.to_text());
        assert_eq!(again, secrets);
        assert_eq!(again.secret_to_reveal(&room), Some("07".repeat(32).as_str()));
        assert_eq!(again.latest_secret("k3"), again.secret_to_reveal(&room));
        assert_eq!(again.server_commitment("k3"), Some(COMMITMENT));
    }

    #[test]
    fn whoever_promised_nothing_has_nothing_to_show() {
        let mut secrets = SeatSecrets::default();
        secrets.commit([7; 32]);
        let mut room = room();
        assert!(!secrets.note_server_commitment(&room));
        room.seats[0].commitment = Some("66".repeat(32));
        assert!(!secrets.note_server_commitment(&room));
        assert_eq!(secrets.secret_to_reveal(&room), None);
        assert_eq!(secrets.latest_secret("k3"), None);
    }

    #[test]
    fn the_promise_that_lies_at_the_table_is_the_one_that_is_kept() {
        let mut secrets = SeatSecrets::default();
        let first = committed(&mut secrets);
        secrets.note_server_commitment(&first);
        let mut second = first.clone();
        second.seats[0].commitment = Some(secrets.commit([8; 32]));
        secrets.note_server_commitment(&second);
        assert_eq!(secrets.secret_to_reveal(&first), Some("07".repeat(32).as_str()));
        assert_eq!(secrets.secret_to_reveal(&second), Some("08".repeat(32).as_str()));
        // Another table must not obtain the secret before its own deal.
        assert_eq!(secrets.secret_to_reveal(&RoomView { game: "k4".into(), ..first }), None);
    }

    #[test]
    fn nonsense_that_was_kept_is_passed_over() {
        let text = format!("nonsense\n\n{}x k3 00\n{} k3 00\n", "0".repeat(63), "0".repeat(64));
        assert_eq!(SeatSecrets::parse(&text).0.len(), 1);
    }

    #[test]
    fn only_the_last_promises_are_kept() {
        let mut secrets = SeatSecrets::default();
        (0..100).for_each(|byte| drop(secrets.commit([byte; 32])));
        assert_eq!(secrets.0.len(), MAX_SECRETS);
        assert_eq!(secrets.0[0].secret, "24".repeat(32));
    }

    #[test]
    fn a_deal_that_was_changed_is_noticed() {
        let mut secrets = SeatSecrets::default();
        let mut room = committed(&mut secrets);
        secrets.note_server_commitment(&room);
        assert_eq!(find_breaches(&room, &secrets, None), []);
        room.stage = RoomStage::Playing;
        assert_eq!(find_breaches(&room, &secrets, None), [DealBreach::LeftOut]);
        room.seats[0].revealed = Some("07".repeat(32));
        assert_eq!(find_breaches(&room, &secrets, None), []);
        room.commitment = "5f".into();
        room.seats[1] = seat("Bert");
        room.seats[1].commitment = Some(commitment_of(&"08".repeat(32)).expect("bytes"));
        room.seats[1].revealed = Some("09".repeat(32));
        assert_eq!(
            find_breaches(&room, &secrets, None),
            [DealBreach::ServerCommitment, DealBreach::SeatSecret(number(1))]
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
        assert_eq!(
            found(&room),
            [DealBreach::ServerCommitment, DealBreach::SeatCommitment(number(1))]
        );
    }
}
