//! The findings of `cartagena verify` for programs.

use super::signature::SignatureState;
use super::{contribution, verdict};
use cartagena_record::{
    Contradiction, Receipt, Record, RecordError, SeatNote, Verdict, is_deal_proved,
};
use serde_json::{Value, json};

/// Returns the findings about a text that is not a record.
pub(super) fn invalid(error: &RecordError, text: &str) -> Value {
    let (line, column) = error.line_and_column(text);
    let problem = error.problem.code();
    json!({ "status": "invalid", "problem": problem, "line": line, "column": column })
}

/// Returns the findings about a record.
pub(super) fn judged(record: &Record, receipt: &Receipt, signature: SignatureState) -> Value {
    let verdict = verdict(record, receipt, signature);
    let mut value = json!({ "status": verdict.code(), "result": record.result() });
    if let Verdict::Contradicted(found) = verdict {
        value["contradiction"] = found.code().into();
        if let Contradiction::SeatCommitment(seat) = found {
            value["seat"] = seat.into();
        }
        return value;
    }
    value["proves"] = proved_parts(record, receipt).into();
    value["signature"] = signature.code().into();
    value["deal"] = match (record.proof(), record.commitment) {
        (Some(_), _) => "fair".into(),
        (None, Some(_)) => "seed".into(),
        (None, None) => Value::Null,
    };
    if let Some(proof) = record.proof() {
        let deal = &proof.commit_reveal;
        value["game"] = deal.game_id.as_str().into();
        value["commitment"] = deal.commitment.to_string().into();
        value["seats"] = deal.parts.iter().map(contribution).collect::<Vec<_>>().into();
        value["chosen"] = json!({ "tunnel": proof.chose_tunnel, "first": proof.chose_first });
        value["noted"] = noted(receipt, deal.parts.len());
    }
    value
}

/// Returns the parts of the record that the receipt proves: nobody could choose the cards (`deal`);
/// names, moves and result are those of the game that was played (`game`).
fn proved_parts(record: &Record, receipt: &Receipt) -> Vec<&'static str> {
    let deal = record.proof().is_some_and(|proof| is_deal_proved(&proof.commit_reveal, receipt));
    let game = receipt.record.is_some();
    [(deal, "deal"), (game, "game")].into_iter().filter(|part| part.0).map(|part| part.1).collect()
}

fn noted(receipt: &Receipt, seats: usize) -> Value {
    let seats = receipt.seats.iter().take(seats).map(|note| *note != SeatNote::Unknown);
    json!({
        "commitment": receipt.commitment.is_some(),
        "seats": seats.collect::<Vec<_>>(),
        "record": receipt.record.is_some(),
    })
}
