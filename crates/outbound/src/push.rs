//! Web pushes (RFC 8030), encrypted for one browser (RFC 8291) and signed by the server (RFC 8292).

use crate::base64url::to_base64url;
use crate::http_client::Message;
use crate::target::Target;
use crate::vapid::VapidKey;
use p256::PublicKey;
use sha2::{Digest, Sha256};
use web_push_native::Auth;

/// Longest text that every push service takes, before encryption.
const MAX_BYTES: usize = 3_000;
/// Characters of a topic; 32 are allowed.
const TOPIC_LENGTH: usize = 32;

/// A browser that receives pushes, as it described itself.
#[derive(Clone, Debug)]
pub struct PushBrowser {
    target: Target,
    key: PublicKey,
    auth: [u8; 16],
}

/// The importance of a push for a device that saves its battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody waits for hours.
    Normal,
    /// Somebody waits now.
    High,
}

/// A push to be sent.
#[derive(Clone, Copy, Debug)]
pub struct PushOrder<'a> {
    /// The text that the browser's service worker gets.
    pub text: &'a str,
    /// Subject of the push: one that was not delivered yet is replaced by a later one of the same topic.
    pub topic: &'a str,
    /// Seconds after which it is worth nothing.
    pub ttl_seconds: u64,
    /// The importance.
    pub urgency: Urgency,
    /// An address of the server's operator.
    pub contact: Option<&'a str>,
    /// Time in seconds since 1970.
    pub now: u64,
}

impl PushBrowser {
    /// Describes a browser; `None` if its keys are none.
    #[must_use]
    pub fn new(target: Target, key: &[u8], auth: &[u8]) -> Option<PushBrowser> {
        let key = PublicKey::from_sec1_bytes(key).ok().filter(|_| key.len() == 65)?;
        Some(PushBrowser { target, key, auth: auth.try_into().ok()? })
    }
}

/// Encrypts and signs a push; `None` if its text is too long.
#[must_use]
pub fn push_message(
    browser: &PushBrowser,
    key: &VapidKey,
    order: PushOrder<'_>,
) -> Option<Message> {
    let text = Some(order.text).filter(|text| text.len() <= MAX_BYTES)?;
    let auth = Auth::clone_from_slice(&browser.auth);
    let body = web_push_native::encrypt(text.as_bytes().to_vec(), &browser.key, &auth).ok()?;
    let urgency = match order.urgency {
        Urgency::Normal => "normal",
        Urgency::High => "high",
    };
    let service = browser.target.origin();
    let headers = vec![
        ("authorization", key.authorization(&service, order.contact, order.now)),
        ("content-encoding", "aes128gcm".to_owned()),
        ("content-type", "application/octet-stream".to_owned()),
        ("ttl", order.ttl_seconds.to_string()),
        ("urgency", urgency.to_owned()),
        ("topic", topic(order.topic)),
    ];
    Some(Message { target: browser.target.clone(), headers, body })
}

/// Returns a topic that tells the push service nothing.
fn topic(subject: &str) -> String {
    let mut text = to_base64url(&Sha256::digest(subject));
    text.truncate(TOPIC_LENGTH);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AddressPolicy;
    use p256::SecretKey;

    #[test]
    fn only_the_browser_can_read_a_push() {
        let secret = SecretKey::from_slice(&[5; 32]).expect("a key");
        let public = VapidKey::new([5; 32]).public();
        let public = crate::from_base64url(&public).expect("base64");
        let target = Target::parse("https://push.example/one", AddressPolicy::default());
        let target = target.expect("an address");
        assert!(PushBrowser::new(target.clone(), &public[1..], &[9; 16]).is_none());
        assert!(PushBrowser::new(target.clone(), &public, &[9; 15]).is_none());
        let browser = PushBrowser::new(target, &public, &[9; 16]).expect("a browser");
        let order = PushOrder {
            text: "your turn",
            topic: "k3w9xq7pm2abcdef",
            ttl_seconds: 60,
            urgency: Urgency::High,
            contact: None,
            now: 1,
        };
        let sent = push_message(&browser, &VapidKey::new([7; 32]), order).expect("a push");
        let read =
            web_push_native::decrypt(sent.body.clone(), &secret, &Auth::clone_from_slice(&[9; 16]));
        assert_eq!(read.expect("decrypted"), b"your turn");
        let wrong = web_push_native::decrypt(sent.body, &secret, &Auth::clone_from_slice(&[8; 16]));
        assert!(wrong.is_err());
        let header = |name: &str| {
            sent.headers.iter().find(|(other, _)| *other == name).map(|it| it.1.as_str())
        };
        assert_eq!((header("ttl"), header("urgency")), (Some("60"), Some("high")));
        assert!(header("topic").is_some_and(|topic| topic.len() == 32 && !topic.contains("k3w9")));
        let long = "x".repeat(MAX_BYTES + 1);
        assert!(
            push_message(&browser, &VapidKey::new([7; 32]), PushOrder { text: &long, ..order })
                .is_none()
        );
    }
}
