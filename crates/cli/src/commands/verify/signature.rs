//! The server's signature in a receipt.

use cartagena_record::{Hex, Receipt};
use cartagena_server::is_signed_by;

/// The state of the signature of a receipt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SignatureState {
    /// There is none, and no key was given to check one.
    Absent,
    /// It is not by the key, or something that it signs was changed.
    Wrong,
    /// It is by the key that was given.
    ByGivenKey,
    /// It is by the key that the receipt names itself.
    ByReceiptKey(Hex<32>),
}

impl SignatureState {
    /// Checks the signature of a receipt by the key that was given, or else by the receipt's own.
    pub(super) fn of(receipt: &Receipt, given: Option<Hex<32>>) -> SignatureState {
        let signed_by = |key: Hex<32>| {
            let parts = receipt.signed_message().zip(receipt.signature);
            parts.is_some_and(|(message, signature)| is_signed_by(&key.0, &message, &signature.0))
        };
        match (given, receipt.key) {
            (Some(key), _) if signed_by(key) => SignatureState::ByGivenKey,
            (None, Some(key)) if signed_by(key) => SignatureState::ByReceiptKey(key),
            (None, None) if receipt.signature.is_none() => SignatureState::Absent,
            _ => SignatureState::Wrong,
        }
    }

    /// Returns a stable name, for programs.
    pub(super) fn code(self) -> Option<&'static str> {
        match self {
            SignatureState::Absent => None,
            SignatureState::Wrong => Some("wrong"),
            SignatureState::ByGivenKey => Some("given-key"),
            SignatureState::ByReceiptKey(_) => Some("receipt-key"),
        }
    }
}
