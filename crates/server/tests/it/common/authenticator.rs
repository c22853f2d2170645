//! A passkey in software: what a browser and its authenticator do, written from the specification (WebAuthn
//! level 3, sections 6 and 7; CTAP's CBOR for the one form of attestation that says nothing).

use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// Flags of authenticator data: the person was there and was verified, and a new credential follows.
const PRESENT_AND_VERIFIED: u8 = 0b101;
const ATTESTED: u8 = 0b100_0000;

/// An authenticator with one discoverable credential.
pub(crate) struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    origin: String,
    /// The bytes by which it knows the person, as the server wrote them.
    user: String,
}

impl Authenticator {
    /// An authenticator whose browser shows a page of this origin.
    pub(crate) fn new(origin: &str, number: u8) -> Authenticator {
        let key = SigningKey::from_slice(&[number; 32]).expect("a scalar");
        Authenticator { key, id: vec![number; 20], origin: origin.into(), user: String::new() }
    }

    /// Makes a credential, and returns what the browser tells the page.
    pub(crate) fn create(&mut self, options: &Value) -> Value {
        let options = &options["publicKey"];
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
        self.user = options["user"]["id"].as_str().expect("a user").into();
        let mut data = self.data(&options["rp"]["id"], ATTESTED);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        data.extend(self.cose_key());
        let attestation = attestation(&data);
        let client = self.client_data("webauthn.create", options);
        let response = json!({
            "clientDataJSON": base64url(client.as_bytes()),
            "attestationObject": base64url(&attestation),
            "transports": ["internal", "invented-tomorrow"],
        });
        self.credential(response)
    }

    /// Signs a challenge, and returns what the browser tells the page.
    pub(crate) fn sign(&self, options: &Value) -> Value {
        self.sign_as(options, &self.origin)
    }

    /// Signs a challenge on a page of another origin.
    pub(crate) fn sign_as(&self, options: &Value, origin: &str) -> Value {
        let options = &options["publicKey"];
        let data = self.data(&options["rpId"], 0);
        let page = Authenticator { origin: origin.into(), ..self.copy() };
        let client = page.client_data("webauthn.get", options);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(client.as_bytes()));
        let signature: Signature = self.key.sign(&signed);
        let response = json!({
            "clientDataJSON": base64url(client.as_bytes()),
            "authenticatorData": base64url(&data),
            "signature": base64url(signature.to_der().as_bytes()),
            "userHandle": self.user,
        });
        self.credential(response)
    }

    fn copy(&self) -> Authenticator {
        let (key, id, user) = (self.key.clone(), self.id.clone(), self.user.clone());
        Authenticator { key, id, origin: self.origin.clone(), user }
    }

    fn credential(&self, response: Value) -> Value {
        let id = base64url(&self.id);
        json!({
            "id": id, "rawId": id, "type": "public-key", "authenticatorAttachment": "platform",
            "clientExtensionResults": {}, "response": response,
        })
    }

    fn client_data(&self, kind: &str, options: &Value) -> String {
        json!({
            "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false,
        })
        .to_string()
    }

    /// Returns the authenticator data, up to the counter, which stays 0 as it does for synchronised ones.
    fn data(&self, relying_party: &Value, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(relying_party.as_str().expect("a name")).to_vec();
        data.push(PRESENT_AND_VERIFIED | flags);
        data.extend([0; 4]);
        data
    }

    /// Returns the public key as COSE writes it: a map of five entries.
    fn cose_key(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_encoded_point(false);
        let point = point.as_bytes();
        let mut cose = vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
        cose.extend(&point[1..33]);
        cose.extend([0x22, 0x58, 0x20]);
        cose.extend(&point[33..65]);
        cose
    }
}

/// Returns the attestation object `{"fmt": "none", "attStmt": {}, "authData": data}` in CBOR.
fn attestation(data: &[u8]) -> Vec<u8> {
    let mut object = vec![0xa3];
    object.extend(b"\x63fmt\x64none\x67attStmt\xa0\x68authData\x58");
    object.push(u8::try_from(data.len()).expect("a short text"));
    object.extend(data);
    object
}

/// Writes bytes in base64url without padding.
fn base64url(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let group = |chunk: &[u8]| {
        let word = chunk.iter().fold(0_u32, |word, byte| word << 8 | u32::from(*byte));
        let word = word << (8 * (3 - chunk.len()));
        let digit = move |at: usize| char::from(DIGITS[(word >> (18 - 6 * at) & 63) as usize]);
        (0..=chunk.len()).map(digit).collect::<String>()
    };
    bytes.chunks(3).map(group).collect()
}
