//! The fair deal, pinned down for ever. The hashes were computed by Python's `hashlib` from the table
//! in the module's documentation, for example the commitment by
//! `sha256(b"cartagena fair deal 1 commitment" + bytes([12]) + b"k3w9xq7pm2ab" + b"\x01" + secret)`.
//! They never change.

use cartagena_deal::commit_reveal::{
    BrokenCommitment, CommitReveal, SeatCommitment, SeatPart, SeatSecret, ServerSecret, TextHash,
    seat_commitment,
};
use proptest::prelude::*;

const GAME: &str = "k3w9xq7pm2ab";

fn secret() -> ServerSecret {
    ServerSecret::new(std::array::from_fn(|index| index as u8))
}

fn given(share: SeatSecret) -> SeatPart {
    SeatPart::Revealed(share.commitment(), share)
}

/// Three seats: the first and the last share in the deal.
fn fair() -> CommitReveal {
    let mut fair = CommitReveal::new(GAME, 1, secret(), 3);
    fair.parts[0] = given(SeatSecret::new(std::array::from_fn(|index| 32 + index as u8)));
    fair.parts[2] = given(SeatSecret::new([255; 32]));
    fair
}

fn hex(text: &impl ToString) -> String {
    text.to_string()
}

#[test]
fn commitments_promises_and_seeds_are_frozen() {
    let fair = fair();
    assert_eq!(
        hex(&fair.commitment),
        "7906855dc354c92b0e4be51bddd3d9c8c676650d7e9a59b6748bb929a886ccfa"
    );
    let commitments =
        fair.parts.iter().filter_map(SeatPart::commitment).map(|commitment| hex(&commitment));
    let frozen = [
        "f607826aac74f5b6c4965d5bab5f6cbd8a8b872481ae8147333a46d8b1c482bc",
        "02d2b566a4351d51773dd3ff932a5676d1a034b7d1ac95a6c6092dfb974658ee",
    ];
    assert!(commitments.eq(frozen));
    assert_eq!(hex(&seat_commitment(&[255; 32])), frozen[1]);
    let seed = fair.seed().expect("the secret is known");
    assert_eq!(hex(&seed), "def9e697d0a11fa7e555e30af290aa6d1201914d50a901795a620e54847e451b");
    let alone = CommitReveal::new(GAME, 1, secret(), 2).seed().expect("the secret is known");
    assert_eq!(hex(&alone), "a0e2d724239949309292fad63134bc6d5d988188188b762292807ca0e8e37b0f");
    let nameless = CommitReveal::new("", 1, ServerSecret::new([0; 32]), 2).commitment;
    assert_eq!(hex(&nameless), "7a0cff1f4cc1a72751138930dbe114722249abd60a152d1487574aeedd928efa");
}

#[test]
fn lots_and_sums_are_frozen() {
    assert_eq!(secret().derive_number(7), 15410879412241335384);
    assert_eq!(
        hex(&TextHash::of("ahoy")),
        "1dd33c51533e9d438f89ecb2a5c410d33f9905cab16df7dd85e99cd14f5a9fde"
    );
}

#[test]
fn a_share_that_did_not_come_counts_as_none() {
    let mut one = fair();
    let mut other = fair();
    one.parts[0] = SeatPart::None;
    other.parts[0] = SeatPart::Committed(seat_commitment(&[9; 32]));
    assert_eq!(one.seed(), other.seed());
    assert_ne!(one.seed(), fair().seed());
}

#[test]
fn what_was_not_promised_is_found() {
    assert_eq!(fair().verify(), Ok(()));
    let mut other = fair();
    other.parts[2] = SeatPart::Revealed(seat_commitment(&[254; 32]), SeatSecret::new([255; 32]));
    assert_eq!(other.verify(), Err(BrokenCommitment::SeatSecret(2)));
    assert_eq!(
        CommitReveal { rules_version: 2, ..fair() }.verify(),
        Err(BrokenCommitment::ServerSecret)
    );
    assert_eq!(
        CommitReveal { game_id: "k3w9xq7pm2ac".into(), ..fair() }.verify(),
        Err(BrokenCommitment::ServerSecret)
    );
}

#[test]
fn secrets_and_shares_are_not_printed_by_accident() {
    let fair = fair();
    let printed = format!("{fair:?}");
    assert!(printed.contains("Secret(..)") && printed.contains("Share(..)"), "{printed}");
    assert!(!printed.contains("000102"), "{printed}");
    assert_eq!(fair.without_secret().secret, None);
}

proptest! {
    /// A change of any bit is detected, or changes the cards.
    #[test]
    fn one_bit_matters(at in 0..256usize, seat in prop::sample::select(vec![0usize, 2])) {
        let flip = |text: String| {
            let mut bytes: Vec<u8> = (0..32)
                .map(|n| u8::from_str_radix(&text[2 * n..2 * n + 2], 16).expect("digits"))
                .collect();
            bytes[at / 8] ^= 1 << (at % 8);
            bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>()
        };
        let whole = fair();
        let bad: ServerSecret = flip(hex(&secret())).parse().expect("digits");
        prop_assert_eq!(CommitReveal { secret: Some(bad), ..whole.clone() }.verify(), Err(BrokenCommitment::ServerSecret));
        let commitment = flip(hex(&whole.commitment)).parse().expect("digits");
        prop_assert_eq!(CommitReveal { commitment, ..whole.clone() }.verify(), Err(BrokenCommitment::ServerSecret));
        let SeatPart::Revealed(commitment, secret) = whole.parts[seat] else { unreachable!() };
        let mut other = whole.clone();
        other.parts[seat] = SeatPart::Revealed(commitment, flip(hex(&secret)).parse().expect("digits"));
        prop_assert_eq!(other.verify(), Err(BrokenCommitment::SeatSecret(seat)));
        prop_assert_ne!(other.seed(), whole.seed());
        let bad: SeatCommitment = flip(hex(&commitment)).parse().expect("digits");
        other.parts[seat] = SeatPart::Revealed(bad, secret);
        prop_assert_eq!(other.verify(), Err(BrokenCommitment::SeatSecret(seat)));
    }
}

/// Returns the value of a test vector in docs/PROTOCOL.md.
fn documented(name: &str) -> &'static str {
    let page = include_str!("../../../../docs/PROTOCOL.md");
    let (_, rest) = page.split_once(&format!("\n{name}  ")).unwrap_or_else(|| panic!("no {name}"));
    rest.lines().next().map_or("", str::trim)
}

/// Regression: the documentation described a seat's commitment without its tag, and a client by the
/// document was refused.
#[test]
fn the_documentation_has_the_right_vectors() {
    let server: ServerSecret = documented("server's secret").parse().expect("a secret");
    let seat: SeatSecret = documented("seat's secret").parse().expect("a secret");
    let mut deal = CommitReveal::new(documented("game id"), 1, server, 2);
    deal.parts[0] = given(seat);
    assert_eq!(hex(&deal.commitment), documented("room's commitment"));
    assert_eq!(hex(&seat.commitment()), documented("seat's commitment"));
    assert_eq!(deal.seed().map(|seed| hex(&seed)), Some(documented("seed").to_owned()));
}
