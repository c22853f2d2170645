//! Secrets that identify people: the one in their browser's cookie, and the one of a personal link.
//! The server stores hashes only; a reader of its store cannot come in as anybody.

use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap, HeaderValue};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// Lifetime of the cookie in seconds: 400 days, the longest that browsers allow.
const MAX_AGE: u64 = 400 * 24 * 60 * 60;

/// 32 random bytes. They have no `Debug` and no `Display`, so that they cannot be logged.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl Token {
    /// Creates a token; returns `None` if the system gives no randomness.
    pub(crate) fn new() -> Option<Token> {
        crate::random_ids::random_bytes().map(Token)
    }

    /// Makes a token of bytes that nobody can guess.
    pub(crate) fn from_bytes(bytes: [u8; 32]) -> Token {
        Token(bytes)
    }

    /// Reads the hash of a token, by which its owner names the device that keeps it.
    pub(crate) fn hash_from_hex(text: &str) -> Option<[u8; 32]> {
        Token::from_hex(text).map(|token| token.0)
    }

    /// Returns the hash, which is what the server stores.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// Returns 64 hexadecimal digits, for its owner alone.
    pub(crate) fn to_hex(&self) -> String {
        self.0.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Reads a token from the digits that its owner sends.
    pub(crate) fn from_hex(text: &str) -> Option<Token> {
        let digits = text.as_bytes();
        let mut bytes = [0; 32];
        (digits.len() == 64).then_some(())?;
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Some(Token(bytes))
    }

    /// Returns what a request has in the place of the token of a program or of an operator, if it has such a
    /// place.
    pub(crate) fn bearer(request: &HeaderMap) -> Option<&str> {
        request.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
    }

    /// Returns the token in the cookie of a request. A name that begins with `__Host-` can only
    /// have been set by us and over https, so over https no other counts.
    pub(crate) fn from_cookie(request: &HeaderMap, https: bool) -> Option<Token> {
        let lines = request.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
        let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
        let mut ours = pairs.filter(|(name, _)| name.trim() == cookie_name(https));
        ours.find_map(|(_, value)| Token::from_hex(value.trim()))
    }

    /// Returns the header that makes a browser keep it, out of reach of scripts and of other sites.
    pub(crate) fn set_cookie_header(&self, https: bool) -> Option<HeaderValue> {
        let secure = if https { "; Secure" } else { "" };
        let (name, value) = (cookie_name(https), self.to_hex());
        let text =
            format!("{name}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={MAX_AGE}{secure}");
        let mut header = HeaderValue::from_str(&text).ok()?;
        header.set_sensitive(true);
        Some(header)
    }
}

impl Token {
    /// Returns the header that makes a browser forget its token.
    pub(crate) fn forget_cookie_header(https: bool) -> Option<HeaderValue> {
        let secure = if https { "; Secure" } else { "" };
        let name = cookie_name(https);
        let text = format!("{name}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0{secure}");
        HeaderValue::from_str(&text).ok()
    }
}

/// Returns a short id of the device that keeps a token, for the sockets of its person.
pub(crate) fn device_id(token_hash: &[u8; 32]) -> u64 {
    token_hash.iter().take(8).fold(0, |id, byte| id << 8 | u64::from(*byte))
}

fn cookie_name(https: bool) -> &'static str {
    if https { "__Host-cartagena" } else { "cartagena" }
}

fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token() -> Token {
        Token::new().expect("randomness")
    }

    #[test]
    fn only_its_own_text_is_a_token() {
        let text = token().to_hex();
        assert!(Token::from_hex(&text).is_some_and(|read| read.to_hex() == text));
        let wrong =
            ["".to_owned(), text[1..].to_owned(), text.to_uppercase() + "g", "é".repeat(32)];
        for wrong in wrong {
            assert!(Token::from_hex(&wrong).is_none(), "{wrong}");
        }
        assert!(token() != token());
        assert_ne!(token().hash(), token().hash());
    }

    #[test]
    fn a_cookie_comes_back() {
        for https in [false, true] {
            let token = token();
            let set = token.set_cookie_header(https).expect("a header");
            let set = set.to_str().expect("a text");
            assert!(set.contains("; HttpOnly; SameSite=Lax; Path=/; Max-Age="), "{set}");
            assert_eq!(set.ends_with("; Secure") && set.starts_with("__Host-"), https, "{set}");
            let pair = set.split(';').next().expect("a pair");
            let mut request = HeaderMap::new();
            let line = format!("cartagena_other=1; {pair};x");
            request.insert(COOKIE, HeaderValue::from_str(&line).expect("a header"));
            assert!(Token::from_cookie(&request, https) == Some(token));
            assert!(Token::from_cookie(&request, !https).is_none());
        }
    }
}
