//! Codes of the links in mails. Nothing of them is stored: they are made from the server's key, and prove
//! that their owner has read a mail to the address.

use cartagena_outbound::{from_base64url, mac, to_base64url};
use cartagena_record::Hex;

/// Bytes of the proof: 192 bits.
const PROOF: usize = 24;
/// Bytes of a mail's id.
const ID: usize = 16;
/// Bytes of a person's number.
const NUMBER: usize = 8;

/// Maker of codes.
pub(super) struct MailCodes([u8; 32]);

impl MailCodes {
    pub(super) fn new(key: [u8; 32]) -> MailCodes {
        MailCodes(key)
    }

    /// Returns the code that confirms the address which a person set at a time.
    pub(super) fn confirm(&self, person: i64, address: &str, made: u64) -> String {
        self.code(person, &format!("confirm\0{made}\0{address}"))
    }

    /// Returns the code that ends all mails to an address, as long as it is the person's.
    pub(super) fn stop(&self, person: i64, address: &str) -> String {
        self.code(person, &format!("stop\0{address}"))
    }

    /// Returns the id of a mail, by what it is about: sent twice by mistake, it would have the same.
    pub(super) fn id(&self, about: &str) -> String {
        let proof = mac(&self.0, format!("id\0{about}").as_bytes());
        Hex(*proof.first_chunk::<ID>().unwrap_or(&[0; ID])).to_string()
    }

    /// Returns what stands for a mailbox where questions to it are counted: it may be a stranger's.
    pub(super) fn mailbox(&self, mailbox: &str) -> [u8; 32] {
        mac(&self.0, format!("mailbox\0{mailbox}").as_bytes())
    }

    fn code(&self, person: i64, purpose: &str) -> String {
        let proof = mac(&self.0, purpose.as_bytes());
        to_base64url(&[&person.to_be_bytes()[..], &proof[..PROOF]].concat())
    }
}

/// Returns the number of the person in a code, which proves nothing.
pub(super) fn person_in(code: &str) -> Option<i64> {
    let bytes = from_base64url(code).filter(|bytes| bytes.len() == NUMBER + PROOF)?;
    Some(i64::from_be_bytes(*bytes.first_chunk()?))
}

/// Compares codes in a time that does not depend on where they differ, but for the person's number: an
/// address that was merged into another person keeps its codes.
pub(super) fn are_equal(code: &str, expected: &str) -> bool {
    let (Some(code), Some(expected)) = (from_base64url(code), from_base64url(expected)) else {
        return false;
    };
    let proofs = code.get(NUMBER..).zip(expected.get(NUMBER..));
    proofs.is_some_and(|(one, other)| {
        let differences = one.iter().zip(other).fold(0, |sum, (one, other)| sum | (one ^ other));
        one.len() == PROOF && other.len() == PROOF && differences == 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_for_one_purpose_and_one_address() {
        let codes = MailCodes::new([7; 32]);
        let code = codes.confirm(5, "anne@example.org", 9);
        assert_eq!((person_in(&code), code.len()), (Some(5), 43));
        assert!(are_equal(&code, &codes.confirm(5, "anne@example.org", 9)));
        assert!(are_equal(&code, &codes.confirm(6, "anne@example.org", 9)), "after a merge");
        for other in [
            codes.confirm(5, "anne@example.org", 10),
            codes.confirm(5, "mary@example.org", 9),
            codes.stop(5, "anne@example.org"),
            MailCodes::new([8; 32]).confirm(5, "anne@example.org", 9),
            String::new(),
            code[..42].to_owned(),
        ] {
            assert!(!are_equal(&other, &code) && !are_equal(&code, &other), "{other}");
        }
        assert_eq!((codes.id("a").len(), codes.id("a") == codes.id("b")), (32, false));
        for wrong in ["", "AAAA", "not a code", &"A".repeat(44), &code[1..]] {
            assert_eq!(person_in(wrong), None, "{wrong}");
        }
    }
}
