//! The fair deal, pinned down for ever. The hashes were computed by Python's `hashlib` from the table
//! in the module's documentation, for example the commitment by
//! `sha256(b"cartagena fair deal 1 commitment" + bytes([12]) + b"k3w9xq7pm2ab" + b"\x01" + secret)`.
//! They never change.

use cartagena_deal::fair::{Broken, Fair, Part, Promise, Secret, Share, Sum, promise};
use proptest::prelude::*;

const GAME: &str = "k3w9xq7pm2ab";

fn secret() -> Secret {
    Secret::new(std::array::from_fn(|index| index as u8))
}

fn given(share: Share) -> Part {
    Part::Given(share.promise(), share)
}

/// Three seats: the first and the last share in the deal.
fn fair() -> Fair {
    let mut fair = Fair::new(GAME, 1, secret(), 3);
    fair.parts[0] = given(Share::new(std::array::from_fn(|index| 32 + index as u8)));
    fair.parts[2] = given(Share::new([255; 32]));
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
    let promises = fair.parts.iter().filter_map(Part::promise).map(|promise| hex(&promise));
    let frozen = [
        "f607826aac74f5b6c4965d5bab5f6cbd8a8b872481ae8147333a46d8b1c482bc",
        "02d2b566a4351d51773dd3ff932a5676d1a034b7d1ac95a6c6092dfb974658ee",
    ];
    assert!(promises.eq(frozen));
    assert_eq!(hex(&promise(&[255; 32])), frozen[1]);
    let seed = fair.seed().expect("the secret is known");
    assert_eq!(hex(&seed), "def9e697d0a11fa7e555e30af290aa6d1201914d50a901795a620e54847e451b");
    let alone = Fair::new(GAME, 1, secret(), 2).seed().expect("the secret is known");
    assert_eq!(hex(&alone), "a0e2d724239949309292fad63134bc6d5d988188188b762292807ca0e8e37b0f");
    let nameless = Fair::new("", 1, Secret::new([0; 32]), 2).commitment;
    assert_eq!(hex(&nameless), "7a0cff1f4cc1a72751138930dbe114722249abd60a152d1487574aeedd928efa");
}

#[test]
fn lots_and_sums_are_frozen() {
    assert_eq!(secret().lot(7), 15410879412241335384);
    assert_eq!(
        hex(&Sum::of("ahoy")),
        "1dd33c51533e9d438f89ecb2a5c410d33f9905cab16df7dd85e99cd14f5a9fde"
    );
}

#[test]
fn a_share_that_did_not_come_counts_as_none() {
    let mut one = fair();
    let mut other = fair();
    one.parts[0] = Part::None;
    other.parts[0] = Part::Promised(promise(&[9; 32]));
    assert_eq!(one.seed(), other.seed());
    assert_ne!(one.seed(), fair().seed());
}

#[test]
fn what_was_not_promised_is_found() {
    assert_eq!(fair().check(), Ok(()));
    let mut other = fair();
    other.parts[2] = Part::Given(promise(&[254; 32]), Share::new([255; 32]));
    assert_eq!(other.check(), Err(Broken::Share(2)));
    assert_eq!(Fair { rules: 2, ..fair() }.check(), Err(Broken::Secret));
    assert_eq!(Fair { game: "k3w9xq7pm2ac".into(), ..fair() }.check(), Err(Broken::Secret));
}

#[test]
fn secrets_and_shares_are_not_printed_by_accident() {
    let fair = fair();
    let printed = format!("{fair:?}");
    assert!(printed.contains("Secret(..)") && printed.contains("Share(..)"), "{printed}");
    assert!(!printed.contains("000102"), "{printed}");
    assert_eq!(fair.hidden().secret, None);
}

proptest! {
    /// Whoever changes one bit of anything is found out, or has changed the cards.
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
        let bad: Secret = flip(hex(&secret())).parse().expect("digits");
        prop_assert_eq!(Fair { secret: Some(bad), ..whole.clone() }.check(), Err(Broken::Secret));
        let commitment = flip(hex(&whole.commitment)).parse().expect("digits");
        prop_assert_eq!(Fair { commitment, ..whole.clone() }.check(), Err(Broken::Secret));
        let Part::Given(promised, share) = whole.parts[seat] else { unreachable!() };
        let mut other = whole.clone();
        other.parts[seat] = Part::Given(promised, flip(hex(&share)).parse().expect("digits"));
        prop_assert_eq!(other.check(), Err(Broken::Share(seat)));
        prop_assert_ne!(other.seed(), whole.seed());
        let bad: Promise = flip(hex(&promised)).parse().expect("digits");
        other.parts[seat] = Part::Given(bad, share);
        prop_assert_eq!(other.check(), Err(Broken::Share(seat)));
    }
}
