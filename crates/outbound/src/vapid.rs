//! The server's name for push services: an ES256 key, with which every push is signed (VAPID, RFC 8292).

use crate::base64url::to_base64url;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::fmt;

/// Time for which a signature is valid, in seconds; push services allow a day at most.
const VALID_SECONDS: u64 = 12 * 3_600;

/// The key. Browsers bind their subscriptions to its public part, so it must be kept.
#[derive(Clone)]
pub struct VapidKey(SigningKey);

impl VapidKey {
    /// Makes the key of secret bytes.
    #[must_use]
    pub fn new(secret: [u8; 32]) -> VapidKey {
        // One in 2³² secrets is no key of the curve.
        let mut bytes = secret;
        loop {
            if let Ok(key) = SigningKey::from_slice(&bytes) {
                return VapidKey(key);
            }
            bytes = Sha256::digest(bytes).into();
        }
    }

    /// Returns the public key as browsers want it: an uncompressed point in base64url.
    #[must_use]
    pub fn public(&self) -> String {
        to_base64url(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// Returns the header `Authorization` for a push service. `contact` is an address of the server's
    /// operator, `https:` or `mailto:`; `now` in seconds since 1970.
    #[must_use]
    pub fn authorization(&self, service: &str, contact: Option<&str>, now: u64) -> String {
        let part = |value: serde_json::Value| to_base64url(value.to_string().as_bytes());
        let header = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let mut claims = json!({ "aud": service, "exp": now + VALID_SECONDS });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let claims = part(claims);
        let signature: Signature = self.0.sign(format!("{header}.{claims}").as_bytes());
        let signature = to_base64url(&signature.to_bytes());
        format!("vapid t={header}.{claims}.{signature}, k={}", self.public())
    }
}

impl fmt::Debug for VapidKey {
    /// Writes the public part only.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VapidKey({})", self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base64url::from_base64url;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;

    #[test]
    fn a_push_service_can_check_the_signature() {
        let key = VapidKey::new([7; 32]);
        let header = key.authorization("https://push.example", Some("mailto:a@example.org"), 1_000);
        let (token, public) =
            header.strip_prefix("vapid t=").and_then(|it| it.split_once(", k=")).expect("both");
        let public =
            VerifyingKey::from_sec1_bytes(&from_base64url(public).expect("base64")).expect("a key");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let signature = Signature::from_slice(&from_base64url(signature).expect("base64"))
            .expect("a signature");
        public.verify(signed.as_bytes(), &signature).expect("valid");
        let claims = from_base64url(signed.split_once('.').expect("claims").1).expect("base64");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(
            claims,
            json!({"aud": "https://push.example", "exp": 44_200, "sub": "mailto:a@example.org"})
        );
    }
}
