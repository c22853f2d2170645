//! The token of the people who run a server: a secret in a file beside the server's key.

use crate::server_key::load_or_create_secret;
use crate::token::Token;
use cartagena_record::Hex;
use std::fmt;
use std::io;
use std::path::Path;

/// The secret that makes somebody an operator.
#[derive(Clone)]
pub struct AdminToken([u8; 32]);

impl AdminToken {
    /// Makes a token of 32 secret bytes.
    #[must_use]
    pub fn new(secret: [u8; 32]) -> AdminToken {
        AdminToken(secret)
    }

    /// Reads the token from a file, or makes one and stores it in a file that only this user can read.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or does not hold 64 hexadecimal digits.
    pub fn load_or_create(file: &Path) -> io::Result<AdminToken> {
        load_or_create_secret(file).map(AdminToken)
    }

    /// Returns the token as hexadecimal digits, for its owner alone.
    #[must_use]
    pub fn to_hex(&self) -> String {
        Hex(self.0).to_string()
    }

    /// Reports whether a text is the token. Hashes are compared, so that the time it takes tells
    /// nothing of the token.
    pub(crate) fn opens(&self, text: &str) -> bool {
        let own = Token::from_bytes(self.0).hash();
        Token::from_hex(text).is_some_and(|told| told.hash() == own)
    }
}

impl fmt::Debug for AdminToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AdminToken")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_token_opens() {
        let token = AdminToken::new([7; 32]);
        assert!(token.opens(&token.to_hex()));
        for wrong in ["", "07", &AdminToken::new([8; 32]).to_hex(), &token.to_hex()[1..]] {
            assert!(!token.opens(wrong), "{wrong}");
        }
        assert_eq!(format!("{token:?}"), "AdminToken");
    }
}
