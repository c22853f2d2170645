//! Messages for chat programs: JSON with a field `text`, signed with a key that the receiver knows.

use crate::http_client::Message;
use crate::target::Target;
use cartagena_record::Hex;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::json;
use sha2::Sha256;

/// A message for a chat program.
#[derive(Clone, Copy, Debug)]
pub struct WebhookOrder<'a> {
    /// The sentence that the chat shows.
    pub text: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The kind of the notice.
    pub kind: &'a str,
    /// The address of the table, if the server knows its own.
    pub link: Option<&'a str>,
    /// An id that stays the same when the message is sent again.
    pub delivery: &'a str,
}

/// Makes the message. Its header `X-Cartagena-Signature` is `sha256=` and the HMAC-SHA256 of the body.
#[must_use]
pub fn webhook_message(target: Target, secret: &[u8; 32], order: WebhookOrder<'_>) -> Message {
    let WebhookOrder { text, game, kind, link, delivery } = order;
    let body = json!({ "text": text, "game": game, "kind": kind, "link": link });
    let body = body.to_string().into_bytes();
    let signature = format!("sha256={}", Hex(mac(secret, &body)));
    let headers = vec![
        ("content-type", "application/json".to_owned()),
        ("x-cartagena-signature", signature),
        ("x-cartagena-delivery", delivery.to_owned()),
    ];
    Message { target, headers, body }
}

/// Returns the HMAC-SHA256 of a message.
///
/// # Panics
///
/// Never: HMAC takes keys of every length.
#[must_use]
pub fn mac(key: &[u8; 32], message: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length");
    mac.update(message);
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AddressPolicy;

    #[test]
    fn the_receiver_can_check_who_wrote() {
        let target = Target::parse("https://chat.example/hook", AddressPolicy::default());
        let order = WebhookOrder {
            text: "Anne: your turn",
            game: "k3w9xq7pm2abcdef",
            kind: "turn",
            link: None,
            delivery: "7",
        };
        let message = webhook_message(target.expect("an address"), &[3; 32], order);
        let body: serde_json::Value = serde_json::from_slice(&message.body).expect("JSON");
        assert_eq!(body["text"], "Anne: your turn");
        assert_eq!(body["link"], serde_json::Value::Null);
        let signature = &message.headers[1].1;
        assert_eq!(*signature, format!("sha256={}", Hex(mac(&[3; 32], &message.body))));
    }

    /// The second test case of RFC 4231, with its key filled up by zeros, which HMAC does as well.
    #[test]
    fn the_mac_is_hmac_sha256() {
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(Hex(mac(&key, b"what do ya want for nothing?")).to_string(), expected);
    }
}
