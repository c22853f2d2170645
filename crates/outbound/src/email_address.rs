//! An e-mail address, as far as its text can be checked.

use lettre::Address;
use std::fmt;

/// Longest address (RFC 5321).
const MAX_LENGTH: usize = 254;
/// Longest part before the `@`.
const MAX_LOCAL_LENGTH: usize = 64;
/// Longest part of a domain between two dots.
const MAX_LABEL_LENGTH: usize = 63;
/// Signs that may stand before the `@` beside letters and digits.
const SIGNS: &str = "!#$%&'*+-/=?^_`{|}~.";

/// An e-mail address of the usual form: a name, `@`, and a domain with a dot. Quoted names, addresses of
/// machines and letters outside ASCII are none here: nothing in it can be taken for anything else.
#[derive(Clone, PartialEq, Eq)]
pub struct EmailAddress {
    text: String,
    /// Place of the `@`.
    at: usize,
}

impl EmailAddress {
    /// Reads an address; `None` if it is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<EmailAddress> {
        let (local, domain) = text.split_once('@')?;
        let fits = text.len() <= MAX_LENGTH && is_local(local) && is_domain(domain);
        let text = format!("{local}@{}", domain.to_ascii_lowercase());
        fits.then_some(EmailAddress { text, at: local.len() })
    }

    /// Returns its text; the domain is in small letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns what stands for the mailbox where mails to the address probably end: most servers ignore
    /// large letters, many a part after `+`, and some dots.
    #[must_use]
    pub fn mailbox(&self) -> String {
        let (local, domain) = (&self.text[..self.at], &self.text[self.at..]);
        let name = local.split('+').next().unwrap_or_default().replace('.', "");
        format!("{}{domain}", name.to_ascii_lowercase())
    }

    /// Returns the domain.
    #[must_use]
    pub fn domain(&self) -> &str {
        &self.text[self.at + 1..]
    }

    /// Returns the address as the mail library knows it.
    pub(crate) fn address(&self) -> Option<Address> {
        self.text.parse().ok()
    }
}

fn is_local(local: &str) -> bool {
    let known = |byte: u8| byte.is_ascii_alphanumeric() || SIGNS.as_bytes().contains(&byte);
    (1..=MAX_LOCAL_LENGTH).contains(&local.len())
        && local.bytes().all(known)
        && local.split('.').all(|part| !part.is_empty())
}

/// Reports whether a text is a domain with a dot that is no address of a machine.
fn is_domain(domain: &str) -> bool {
    let label = |label: &str| {
        (1..=MAX_LABEL_LENGTH).contains(&label.len())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let last = domain.rsplit('.').next().unwrap_or_default();
    domain.contains('.')
        && domain.split('.').all(label)
        && last.bytes().any(|byte| byte.is_ascii_alphabetic())
}

impl fmt::Debug for EmailAddress {
    /// Leaves out whose address it is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EmailAddress(…@{})", self.domain())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_addresses_are_taken() {
        for good in ["anne@example.org", "a.b+c@Mail.Example.org", "o'malley@xn--bcher-kva.example"]
        {
            let read = EmailAddress::parse(good).expect(good);
            assert!(read.address().is_some(), "{good}");
        }
        let long = format!("{}@example.org", "a".repeat(65));
        let wide = format!("a@{}example.org", "b.".repeat(130));
        let wrong = [
            "",
            "@",
            "anne",
            "anne@",
            "@example.org",
            "anne@example",
            "anne@localhost",
            "anne@127.0.0.1",
            "anne@[127.0.0.1]",
            "anne@[IPv6:::1]",
            "anne@example..org",
            "anne@.org",
            "anne@-a.org",
            "anne@a_b.org",
            ".anne@example.org",
            "an..ne@example.org",
            "an ne@example.org",
            "anne@example.org ",
            " anne@example.org",
            "\"a b\"@example.org",
            "anne@example.org\r\nBcc: x@example.org",
            "anne@example.org\n",
            "anne@exam\0ple.org",
            "anne@example.org,mary@example.org",
            "anne@example.org>",
            "<anne@example.org>",
            "anne@mary@example.org",
            "änne@example.org",
            "anne@bücher.example",
            &long,
            &wide,
        ];
        for wrong in wrong {
            assert_eq!(EmailAddress::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn addresses_of_one_mailbox_are_counted_together() {
        let mailbox = |text: &str| EmailAddress::parse(text).expect("an address").mailbox();
        for same in
            ["Anne.Bonny@Example.org", "annebonny+x@example.org", "a.n.n.e.bonny@example.org"]
        {
            assert_eq!(mailbox(same), "annebonny@example.org");
        }
        let address = EmailAddress::parse("Anne@Example.ORG").expect("an address");
        assert_eq!((address.as_str(), address.domain()), ("Anne@example.org", "example.org"));
        assert_eq!(format!("{address:?}"), "EmailAddress(…@example.org)");
    }
}
