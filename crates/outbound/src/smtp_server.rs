//! The server that takes the mails, as the operator names it.

use crate::address_policy::{AddressPolicy, is_private};
use percent_encoding::percent_decode_str;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// Ports of mail servers unless another is named.
const PORTS: [(Security, u16); 3] =
    [(Security::Tls, 465), (Security::StartTls, 587), (Security::Plain, 25)];

/// A mail server: `smtps://name@mail.example:465`. `smtps` speaks TLS from the first byte, `smtp` turns it
/// on by STARTTLS and sends nothing without it, and `smtp+plain` has none, which is for private networks
/// alone. The name is that of an account, if the server wants one; its password is not in here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmtpServer {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) security: Security,
    pub(crate) user: Option<String>,
}

/// Protection of the way to a mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Security {
    Tls,
    StartTls,
    Plain,
}

/// Reason why a text names no mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmtpServerError {
    /// It does not begin with `smtps://`, `smtp://` or `smtp+plain://`, or the rest is no place.
    Malformed,
    /// There is a password in it, which everybody on the machine could read.
    HasPassword,
    /// Nothing protects the way to an address outside private networks.
    Unprotected,
}

impl SmtpServer {
    /// Returns the account's name, if the server wants one.
    #[must_use]
    pub fn user(&self) -> Option<&str> {
        self.user.as_deref()
    }

    /// Reports whether mails may be sent to an address by which the server was found.
    pub(crate) fn may_use(&self, address: IpAddr) -> bool {
        let policy = AddressPolicy { allow_private: true };
        policy.allows(address) && (self.security != Security::Plain || is_private(address))
    }
}

impl FromStr for SmtpServer {
    type Err = SmtpServerError;

    fn from_str(text: &str) -> Result<SmtpServer, SmtpServerError> {
        let (scheme, rest) = text.split_once("://").ok_or(SmtpServerError::Malformed)?;
        let security = match scheme {
            "smtps" => Security::Tls,
            "smtp" => Security::StartTls,
            "smtp+plain" => Security::Plain,
            _ => return Err(SmtpServerError::Malformed),
        };
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (user, place) = match rest.rsplit_once('@') {
            Some((user, place)) => (Some(account(user)?), place),
            None => (None, rest),
        };
        let (host, port) = host_and_port(place).ok_or(SmtpServerError::Malformed)?;
        let usual = PORTS.iter().find(|(known, _)| *known == security).map(|(_, port)| *port);
        let port = port.or(usual).ok_or(SmtpServerError::Malformed)?;
        let server = SmtpServer { host, port, security, user };
        match server.host.parse::<IpAddr>() {
            Ok(address) if !server.may_use(address) => Err(SmtpServerError::Unprotected),
            _ => Ok(server),
        }
    }
}

fn account(text: &str) -> Result<String, SmtpServerError> {
    if text.contains(':') {
        return Err(SmtpServerError::HasPassword);
    }
    let name = percent_decode_str(text).decode_utf8().map_err(|_| SmtpServerError::Malformed)?;
    let plain = !name.is_empty() && !name.chars().any(char::is_control);
    plain.then(|| name.into_owned()).ok_or(SmtpServerError::Malformed)
}

fn host_and_port(place: &str) -> Option<(String, Option<u16>)> {
    let (host, port) = match place.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((host, port)) => (host.parse::<std::net::Ipv6Addr>().ok()?.to_string(), port),
        None => {
            let end = place.find(':').unwrap_or(place.len());
            (is_name(&place[..end]).then(|| place[..end].to_ascii_lowercase())?, &place[end..])
        }
    };
    let port = match port.strip_prefix(':') {
        Some(number) => Some(number.parse().ok().filter(|port| *port > 0)?),
        None => port.is_empty().then_some(None)?,
    };
    Some((host, port))
}

fn is_name(host: &str) -> bool {
    let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
    !host.is_empty() && host.bytes().all(known) && host.split('.').all(|part| !part.is_empty())
}

impl fmt::Display for SmtpServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SmtpServerError::Malformed => "this names no mail server",
            SmtpServerError::HasPassword => "there is a password in it",
            SmtpServerError::Unprotected => "the way to this address is not protected",
        })
    }
}

impl std::error::Error for SmtpServerError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(String, u16, Option<String>), SmtpServerError> {
        text.parse().map(|SmtpServer { host, port, user, .. }| (host, port, user))
    }

    #[test]
    fn a_server_is_named_in_one_line() {
        let good = [
            ("smtps://mail.example", "mail.example", 465, None),
            ("smtp://Mail.example/", "mail.example", 587, None),
            (
                "smtp://game%40game.example@mail.example:2525",
                "mail.example",
                2525,
                Some("game@game.example"),
            ),
            (
                "smtps://game@game.example@mail.example",
                "mail.example",
                465,
                Some("game@game.example"),
            ),
            ("smtp+plain://localhost", "localhost", 25, None),
            ("smtp+plain://[::1]:2525", "::1", 2525, None),
            ("smtp+plain://10.0.0.1", "10.0.0.1", 25, None),
            ("smtps://192.168.0.1", "192.168.0.1", 465, None),
        ];
        for (text, host, port, user) in good {
            assert_eq!(read(text), Ok((host.into(), port, user.map(str::to_owned))), "{text}");
        }
    }

    #[test]
    fn what_names_no_server_is_refused() {
        for text in [
            "",
            "mail.example",
            "mail.example:25",
            "https://mail.example",
            "smtp://",
            "smtps://@mail.example",
            "smtps://mail.example:0",
            "smtps://mail.example:70000",
            "smtps://mail.example:",
            "smtps://mail example",
            "smtps://[::1",
            "smtps://[::1]x",
            "smtps://a..b",
            "smtps://mail.example/x",
            "smtps://%00@mail.example",
            "smtps://%ff@mail.example",
            "smtps://mail.example?tls=no",
        ] {
            assert_eq!(read(text), Err(SmtpServerError::Malformed), "{text}");
        }
        assert_eq!(read("smtps://game:secret@mail.example"), Err(SmtpServerError::HasPassword));
        for text in ["smtp+plain://93.184.216.34", "smtps://169.254.169.254", "smtps://0.0.0.0"] {
            assert_eq!(read(text), Err(SmtpServerError::Unprotected), "{text}");
        }
    }
}
