//! An address to which something is sent, as far as its text can be checked.

use crate::address_policy::{AddressPolicy, is_private};
use hyper::Uri;
use std::fmt;
use std::net::IpAddr;

/// Longest address. Those of push services have some hundred characters.
const MAX_LENGTH: usize = 1_000;

/// An address to which something can be sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Target {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) https: bool,
    pub(crate) uri: Uri,
}

/// Reason why a text is no address to which something may be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetError {
    /// It is longer than a thousand characters.
    TooLong,
    /// It is no address, or has a name and a password in it.
    Malformed,
    /// It does not begin with `https://`.
    NotHttps,
    /// It is an address of a private network.
    Private,
}

impl Target {
    /// Reads an address. Plain http is allowed only where private addresses are, and only to those.
    ///
    /// # Errors
    ///
    /// [`TargetError`] says what is wrong.
    pub fn parse(text: &str, policy: AddressPolicy) -> Result<Target, TargetError> {
        if text.len() > MAX_LENGTH {
            return Err(TargetError::TooLong);
        }
        let uri: Uri = text.parse().map_err(|_| TargetError::Malformed)?;
        let authority = uri.authority().ok_or(TargetError::Malformed)?;
        let https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if policy.allow_private => false,
            Some(_) => return Err(TargetError::NotHttps),
            None => return Err(TargetError::Malformed),
        };
        if authority.as_str().contains('@') || authority.host().is_empty() {
            return Err(TargetError::Malformed);
        }
        let host = authority.host().trim_matches(['[', ']']).to_ascii_lowercase();
        if !policy.may_be(&host) {
            return Err(TargetError::Private);
        }
        let port = authority.port_u16().unwrap_or(if https { 443 } else { 80 });
        Ok(Target { host, port, https, uri })
    }

    /// Returns scheme, host and port, as VAPID names a push service.
    #[must_use]
    pub fn origin(&self) -> String {
        let authority = self.uri.authority().map_or("", |authority| authority.as_str());
        format!("{}://{authority}", if self.https { "https" } else { "http" })
    }

    /// Returns the host, by which receivers are told apart.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Reports whether the target may be at an address.
    pub(crate) fn may_use(&self, policy: AddressPolicy, address: IpAddr) -> bool {
        policy.allows(address) && (self.https || is_private(address))
    }
}

impl AddressPolicy {
    /// Reports whether a host may be allowed: an address must be, a name is resolved later. A name
    /// without a dot exists in private networks only.
    fn may_be(self, host: &str) -> bool {
        match host.parse::<IpAddr>() {
            Ok(address) => self.allows(address),
            Err(_) => self.allow_private || (host.contains('.') && !host.ends_with(".localhost")),
        }
    }
}

impl fmt::Debug for Target {
    /// Leaves out the path: who knows it can write there.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Target({})", self.host)
    }
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TargetError::TooLong => "the address is too long",
            TargetError::Malformed => "this is no address",
            TargetError::NotHttps => "the address does not begin with https://",
            TargetError::Private => "the address is in a private network",
        })
    }
}

impl std::error::Error for TargetError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str, allow_private: bool) -> Option<TargetError> {
        Target::parse(text, AddressPolicy { allow_private }).err()
    }

    #[test]
    fn only_public_https_addresses_are_taken() {
        let wrong = [
            ("", TargetError::Malformed),
            ("chat.example/hook", TargetError::Malformed),
            ("https:///hook", TargetError::Malformed),
            ("https://anne:secret@chat.example/", TargetError::Malformed),
            ("ftp://chat.example/", TargetError::NotHttps),
            ("http://chat.example/", TargetError::NotHttps),
            ("https://127.0.0.1/", TargetError::Private),
            ("https://[::1]:8443/", TargetError::Private),
            ("https://[::ffff:10.0.0.1]/", TargetError::Private),
            ("https://localhost/", TargetError::Private),
            ("https://db/", TargetError::Private),
            ("https://169.254.169.254/latest/meta-data", TargetError::Private),
        ];
        for (text, expected) in wrong {
            assert_eq!(problem(text, false), Some(expected), "{text}");
        }
        assert_eq!(
            problem(&format!("https://chat.example/{}", "a".repeat(1_000)), false),
            Some(TargetError::TooLong)
        );
        assert_eq!(problem("https://chat.example:8443/hook?a=b", false), None);
        assert_eq!(problem("http://127.0.0.1:80/", true), None);
        assert_eq!(problem("http://169.254.169.254/", true), Some(TargetError::Private));
    }

    #[test]
    fn the_address_is_taken_apart() {
        let target = Target::parse("https://Chat.example:8443/hook?a=b", AddressPolicy::default());
        let target = target.expect("an address");
        assert_eq!((target.host(), target.port), ("chat.example", 8443));
        assert_eq!(target.origin(), "https://Chat.example:8443");
        assert_eq!(format!("{target:?}"), "Target(chat.example)");
    }
}
