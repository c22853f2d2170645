//! The findings of `cartagena verify` for people.

use super::signature::SignatureState;
use crate::bot_names::{self, Bots};
use crate::console::Console;
use cartagena::Seat;
use cartagena_deal::commit_reveal::SeatPart;
use cartagena_record::{Contradiction, Proof, Receipt, Record, SeatNote, Verdict, is_deal_proved};
use cartagena_texts::say;

/// Address at which a server tells its public key.
const KEY_PATH: &str = "/.well-known/cartagena-key";
/// Options for what a player noted.
const OPTIONS: &str = "--receipt, --commitment, --promise";

/// Returns what is proved and what is not. Records that say nothing about their deal, and records
/// that contradict the receipt, have one sentence, which is printed as an error.
pub(super) fn of(
    console: &Console,
    record: &Record,
    receipt: &Receipt,
    verdict: Verdict,
    signature: SignatureState,
) -> Vec<String> {
    let texts = &console.texts;
    match (verdict, record.proof()) {
        (Verdict::Contradicted(_) | Verdict::NoDeal | Verdict::Unfinished, _) => Vec::new(),
        (Verdict::Consistent, proof) => {
            let mut said = vec![say!(texts, "verify-consistent")];
            said.push(say!(texts, "verify-nothing-noted", form = OPTIONS));
            said.extend(proof.map(|proof| parts(console, record, proof)).unwrap_or_default());
            said
        }
        (_, None) => {
            vec![say!(texts, "verify-seed"), say!(texts, "verify-game-unproved")]
        }
        (_, Some(proof)) => {
            let mut said = noted(console, record, proof, receipt);
            said.extend(signed(console, signature));
            said.extend(parts(console, record, proof));
            said.extend([say!(texts, "verify-limits"), say!(texts, "verify-trust")]);
            said
        }
    }
}

/// Returns a sentence about what differs from the receipt.
pub(super) fn contradiction(console: &Console, record: &Record, found: Contradiction) -> String {
    let texts = &console.texts;
    match found {
        Contradiction::Game => say!(texts, "verify-other-game"),
        Contradiction::ServerCommitment => say!(texts, "verify-other-server"),
        Contradiction::SeatCommitment(seat) => {
            let seat = Seat::first_n(Seat::MAX).nth(seat).unwrap_or(Seat::FIRST);
            say!(texts, "verify-other-seat", name = name(console, record, seat))
        }
        Contradiction::Record => say!(texts, "verify-other-record"),
        Contradiction::Signature => say!(texts, "verify-other-signature"),
    }
}

/// Returns what the receipt proves, and what it leaves open.
fn noted(console: &Console, record: &Record, proof: &Proof, receipt: &Receipt) -> Vec<String> {
    let texts = &console.texts;
    let mut said = vec![match is_deal_proved(&proof.commit_reveal, receipt) {
        true => say!(texts, "verify-deal-proved"),
        false => say!(texts, "verify-deal-unproved"),
    }];
    said.push(match receipt.commitment {
        Some(_) => say!(texts, "verify-noted-server"),
        None => say!(texts, "verify-unnoted-server"),
    });
    let seats = |noted: bool| {
        let wanted = |seat: Seat| (receipt.seats[seat.index()] != SeatNote::Unknown) == noted;
        names(console, record, wanted)
    };
    said.extend(seats(true).map(|name| say!(texts, "verify-noted-seats", name = name)));
    said.extend(seats(false).map(|name| say!(texts, "verify-unnoted-seats", name = name)));
    said.push(match receipt.record {
        Some(_) => say!(texts, "verify-game-proved"),
        None => say!(texts, "verify-game-unproved"),
    });
    said
}

/// Returns by whose key the end of the game is signed.
fn signed(console: &Console, signature: SignatureState) -> Option<String> {
    let texts = &console.texts;
    match signature {
        SignatureState::ByGivenKey => Some(say!(texts, "verify-signed-given")),
        SignatureState::ByReceiptKey(key) => {
            Some(say!(texts, "verify-signed-receipt", key = key.to_string(), form = KEY_PATH))
        }
        SignatureState::Absent | SignatureState::Wrong => None,
    }
}

/// Returns what each seat added to the deal, and what people chose.
fn parts(console: &Console, record: &Record, proof: &Proof) -> Vec<String> {
    let texts = &console.texts;
    let parts = &proof.commit_reveal.parts;
    let by = |wanted: fn(&SeatPart) -> bool| {
        names(console, record, |seat| parts.get(seat.index()).is_some_and(wanted))
    };
    let given = by(|part| matches!(part, SeatPart::Revealed(..)));
    let mut said = vec![match given {
        Some(names) => say!(texts, "verify-gave", name = names),
        None => say!(texts, "verify-nobody"),
    }];
    let missing = by(|part| matches!(part, SeatPart::Committed(_)));
    let none = by(|part| matches!(part, SeatPart::None));
    said.extend(none.map(|names| say!(texts, "verify-none", name = names)));
    said.extend(missing.map(|names| say!(texts, "verify-promised", name = names)));
    said.extend(proof.chose_tunnel.then(|| say!(texts, "verify-tunnel")));
    said.extend(proof.chose_first.then(|| say!(texts, "verify-first")));
    said
}

/// Returns the names of the wanted players; `None` if there are none.
fn names(console: &Console, record: &Record, wanted: impl Fn(Seat) -> bool) -> Option<String> {
    let seats = Seat::first_n(record.start().position().seats());
    let names: Vec<String> =
        seats.filter(|seat| wanted(*seat)).map(|seat| name(console, record, seat)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

fn name(console: &Console, record: &Record, seat: Seat) -> String {
    bot_names::name(Bots::from_record(record), &console.texts, seat, record.name(seat))
}
