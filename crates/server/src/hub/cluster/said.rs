//! What servers tell each other: numbers and ids only, never what happened.

use std::fmt;

/// A notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::hub) enum Said<'a> {
    /// A game has a line of this number, which may change lists of tables.
    Line { game: &'a str, seq: u64, shows: bool },
    /// Other people watch a table.
    Viewers { game: &'a str },
    /// Texts of a game were replaced.
    Reworded { game: &'a str },
    /// A server has left.
    Members,
    /// Blocks, sanctions or the announcement have changed.
    Community,
    /// There is work for the server that leads.
    Work,
    /// Other people wait for an opponent.
    Seekers,
    /// A person has another name.
    Renamed { person: i64 },
    /// A person was deleted.
    Gone { person: i64 },
    /// A person was signed out, on one device or on all.
    SignedOut { person: i64, device: Option<u64> },
    /// There is a message for a person.
    Relay { id: i64 },
}

impl fmt::Display for Said<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Line { game, seq, shows } => {
                write!(f, "line {seq} {} {game}", u8::from(*shows))
            }
            Said::Viewers { game } => write!(f, "viewers {game}"),
            Said::Reworded { game } => write!(f, "reworded {game}"),
            Said::Members => f.write_str("members"),
            Said::Community => f.write_str("community"),
            Said::Work => f.write_str("work"),
            Said::Seekers => f.write_str("seekers"),
            Said::Renamed { person } => write!(f, "renamed {person}"),
            Said::Gone { person } => write!(f, "gone {person}"),
            Said::SignedOut { person, device: None } => write!(f, "out {person}"),
            Said::SignedOut { person, device: Some(device) } => write!(f, "out {person} {device}"),
            Said::Relay { id } => write!(f, "relay {id}"),
        }
    }
}

impl<'a> Said<'a> {
    /// Reads a notification; `None` if it is one of a later version.
    pub(super) fn parse(text: &'a str) -> Option<Said<'a>> {
        let words: Vec<&str> = text.split(' ').collect();
        Some(match words[..] {
            ["line", seq, shows, game] => {
                Said::Line { game, seq: seq.parse().ok()?, shows: shows == "1" }
            }
            ["viewers", game] => Said::Viewers { game },
            ["reworded", game] => Said::Reworded { game },
            ["members"] => Said::Members,
            ["community"] => Said::Community,
            ["work"] => Said::Work,
            ["seekers"] => Said::Seekers,
            ["renamed", person] => Said::Renamed { person: person.parse().ok()? },
            ["gone", person] => Said::Gone { person: person.parse().ok()? },
            ["out", person] => Said::SignedOut { person: person.parse().ok()?, device: None },
            ["out", person, device] => {
                let device = Some(device.parse().ok()?);
                Said::SignedOut { person: person.parse().ok()?, device }
            }
            ["relay", id] => Said::Relay { id: id.parse().ok()? },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notification_is_read_as_it_was_said() {
        let (game, person) = ("k3w9xq7pm2abcdef", -3);
        for said in [
            Said::Line { game, seq: 12, shows: true },
            Said::Line { game, seq: u64::MAX, shows: false },
            Said::Viewers { game },
            Said::Reworded { game },
            Said::Members,
            Said::Community,
            Said::Work,
            Said::Seekers,
            Said::Renamed { person },
            Said::Gone { person },
            Said::SignedOut { person, device: None },
            Said::SignedOut { person, device: Some(u64::MAX) },
            Said::Relay { id: 7 },
        ] {
            assert_eq!(Said::parse(&said.to_string()), Some(said));
        }
        assert_eq!(Said::parse(""), None);
        assert_eq!(Said::parse("line x 1 game"), None);
    }
}
