//! E-mails as they go over the wire: plain text, every header in one piece.

use crate::email_address::EmailAddress;
use lettre::Message;
use lettre::address::Address;
use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use std::fmt;
use std::time::{Duration, SystemTime};

/// Longest subject, in characters.
const MAX_SUBJECT: usize = 200;

/// A mail to be made.
#[derive(Clone, Copy, Debug)]
pub struct MailOrder<'a> {
    /// The sender's address, and the name beside it.
    pub from: (&'a EmailAddress, &'a str),
    /// The receiver.
    pub to: &'a EmailAddress,
    /// The subject; whatever would end its line is taken out.
    pub subject: &'a str,
    /// The text; lines end with `\n`, and empty ones at its end are left out.
    pub text: &'a str,
    /// Tag of its language.
    pub lang: &'a str,
    /// The address that ends further mails by one `POST`.
    pub stop: &'a str,
    /// An id of random letters and digits.
    pub id: &'a str,
    /// Time in milliseconds since 1970.
    pub now: u64,
}

/// A mail that is ready to be sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Mail {
    pub(crate) from: Address,
    pub(crate) to: Address,
    pub(crate) bytes: Vec<u8>,
}

/// A header whose value is plain text of our own.
#[derive(Clone)]
struct Plain<const NAME: usize>(String);

/// Names of headers that the mail library does not know.
const NAMES: [&str; 4] =
    ["List-Unsubscribe", "List-Unsubscribe-Post", "Auto-Submitted", "Content-Language"];

impl<const NAME: usize> Header for Plain<NAME> {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str(NAMES[NAME])
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Plain(text.to_owned()))
    }

    /// Writes the value as it is: a long address in it must not be folded.
    fn display(&self) -> HeaderValue {
        HeaderValue::dangerous_new_pre_encoded(Self::name(), self.0.clone(), self.0.clone())
    }
}

/// Makes a mail; `None` if one of its addresses, its language or its id could not stand in a header.
#[must_use]
pub fn mail(order: MailOrder<'_>) -> Option<Mail> {
    let MailOrder { from: (from, name), to, lang, stop, id, .. } = order;
    if ![lang, stop, id].iter().all(|text| text.bytes().all(|byte| byte.is_ascii_graphic())) {
        return None;
    }
    let (sender, receiver) = (from.address()?, to.address()?);
    let message = Message::builder()
        .from(Mailbox::new(Some(one_line(name)), sender.clone()))
        .to(Mailbox::new(None, receiver.clone()))
        .subject(one_line(order.subject).chars().take(MAX_SUBJECT).collect::<String>())
        .message_id(Some(format!("<{id}@{}>", from.domain())))
        .date(SystemTime::UNIX_EPOCH + Duration::from_millis(order.now))
        .header(Plain::<0>(format!("<{stop}>")))
        .header(Plain::<1>("List-Unsubscribe=One-Click".to_owned()))
        .header(Plain::<2>("auto-generated".to_owned()))
        .header(Plain::<3>(lang.to_owned()))
        .singlepart(SinglePart::plain(order.text.trim_end().to_owned()))
        .ok()?;
    Some(Mail { from: sender, to: receiver, bytes: message.formatted() })
}

/// Returns a text without what ends a line or gives orders to a terminal.
#[must_use]
pub fn one_line(text: &str) -> String {
    let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
    text.replace(breaks, " ")
}

impl fmt::Debug for Mail {
    /// Leaves out everything personal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("bytes", &self.bytes.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(subject: &str, text: &str, stop: &str) -> Option<String> {
        let from = EmailAddress::parse("game@game.example").expect("an address");
        let to = EmailAddress::parse("anne@example.org").expect("an address");
        let order = MailOrder {
            from: (&from, "Cartagena"),
            to: &to,
            subject,
            text,
            lang: "he",
            stop,
            id: "abc",
            now: 1_000,
        };
        mail(order).map(|mail| String::from_utf8(mail.bytes).expect("ASCII"))
    }

    const STOP: &str = "https://a-very-long-name-of-a-server.game.example/mail/stop/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

    #[test]
    fn every_header_is_there_once_and_in_one_piece() {
        let mail = made("Your turn", "Ahoy.\nThe end.\n", STOP).expect("a mail");
        let (head, body) = mail.split_once("\r\n\r\n").expect("a head");
        for line in [
            "From: Cartagena <game@game.example>",
            "To: anne@example.org",
            "Subject: Your turn",
            "Message-ID: <abc@game.example>",
            &format!("List-Unsubscribe: <{STOP}>"),
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Auto-Submitted: auto-generated",
            "Content-Language: he",
            "Content-Type: text/plain; charset=utf-8",
            "MIME-Version: 1.0",
        ] {
            assert_eq!(head.lines().filter(|other| *other == line).count(), 1, "{line}\n{head}");
        }
        assert!(head.contains("Date: Thu, 01 Jan 1970 00:00:01"), "{head}");
        assert_eq!(body, "Ahoy.\r\nThe end.\r\n");
    }

    #[test]
    fn nothing_in_a_text_becomes_a_header_or_the_end_of_the_mail() {
        let evil = "Hi\r\nBcc: all@example.org\r\n\r\nbody\n.\n\u{2028}ש";
        let mail = made(evil, "one\r\n.\r\nQUIT\n", STOP).expect("a mail");
        let (head, _) = mail.split_once("\r\n\r\n").expect("a head");
        let copies = head.lines().filter(|line| line.starts_with("Bcc")).count();
        assert!(mail.is_ascii() && copies == 0, "{head}");
        assert_eq!(head.lines().filter(|line| line.starts_with("Subject:")).count(), 1);
        let folded = |line: &&str| !line.contains(": ") && !line.starts_with(' ');
        assert_eq!(head.lines().filter(folded).count(), 0, "{head}");
        assert_eq!(made("a", "b", "https://game.example/\r\nBcc: x"), None);
        assert_eq!(made("a", "b", "https://game.example/ä"), None);
        assert_eq!(one_line("a\r\nb\u{0085}c\u{2029}d\te"), "a  b c d e");
        let long = made(&"x".repeat(5_000), "b", STOP).expect("a mail");
        assert!(long.len() < 2_000, "{}", long.len());
    }
}
