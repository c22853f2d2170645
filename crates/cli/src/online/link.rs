//! The link of an online table.

use std::fmt;

/// Longest link that is read.
const MAX_LINK_BYTES: usize = 2048;

/// A table on a server, and what a person may do there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableLink {
    /// Scheme, host and port, as browsers write an origin.
    pub(crate) origin: String,
    /// Folder of the page on its server, with a slash at both ends.
    folder: String,
    /// The game's id.
    pub(crate) game: String,
    /// The key of an invitation.
    pub(crate) key: Option<String>,
}

/// A text that is no link to an online table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoTableLink;

impl TableLink {
    /// Returns the address of the server's socket.
    pub(crate) fn socket(&self) -> String {
        // "http" becomes "ws", and "https" becomes "wss".
        format!("ws{}{}socket", self.origin.trim_start_matches("http"), self.folder)
    }

    /// Returns a file name for the server: letters, digits and hyphens.
    pub(crate) fn server_file(&self) -> String {
        let plain =
            |sign: char| if sign.is_ascii_alphanumeric() || sign == '.' { sign } else { '-' };
        self.origin.chars().map(plain).collect()
    }
}

impl std::str::FromStr for TableLink {
    type Err = NoTableLink;

    /// Reads `https://host/t/ID#KEY`, or the earlier `https://host/#/at/ID/KEY`.
    fn from_str(text: &str) -> Result<TableLink, NoTableLink> {
        let text = text.trim();
        let (scheme, rest) = text.split_once("://").ok_or(NoTableLink)?;
        if text.len() > MAX_LINK_BYTES || !["http", "https"].contains(&scheme) {
            return Err(NoTableLink);
        }
        let (place, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let (host, path) = place.split_once('/').unwrap_or((place, ""));
        let (folder, game, key) = match fragment.strip_prefix("/at/") {
            Some(game) => {
                let (game, key) = game.split_once('/').unwrap_or((game, ""));
                (path.rsplit_once('/').map_or("", |(folder, _)| folder), game, key)
            }
            None => {
                let (folder, game) = path.rsplit_once('/').ok_or(NoTableLink)?;
                let folder = folder.strip_suffix('t').ok_or(NoTableLink)?;
                (folder.trim_end_matches('/'), game, fragment)
            }
        };
        let word = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let safe =
            |text: &str| text.chars().all(|c| c.is_ascii_graphic() && !"\\\"@?%<>".contains(c));
        if host.is_empty()
            || game.is_empty()
            || !(word(game) && word(key) && safe(host) && safe(folder))
        {
            return Err(NoTableLink);
        }
        Ok(TableLink {
            origin: format!("{scheme}://{}", host.to_ascii_lowercase()),
            folder: if folder.is_empty() { "/".to_owned() } else { format!("/{folder}/") },
            game: game.to_owned(),
            key: (!key.is_empty()).then(|| key.to_owned()),
        })
    }
}

/// English, for developers; the localised sentence is in the texts.
impl fmt::Display for NoTableLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a link to an online table")
    }
}

impl std::error::Error for NoTableLink {}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(String, String, Option<String>)> {
        let link: TableLink = text.parse().ok()?;
        Some((link.socket(), link.game.clone(), link.key))
    }

    #[test]
    fn new_and_earlier_links_lead_to_the_same_table() {
        let check = |text: &str, socket: &str, key: Option<&str>| {
            let expect = (socket.to_owned(), "k3w9".to_owned(), key.map(str::to_owned));
            assert_eq!(read(text), Some(expect), "{text}");
        };
        check("https://game.example/t/k3w9", "wss://game.example/socket", None);
        check("https://game.example/t/k3w9#7hq", "wss://game.example/socket", Some("7hq"));
        check("https://game.example/#/at/k3w9/7hq", "wss://game.example/socket", Some("7hq"));
        check("http://127.0.0.1:7777/t/k3w9", "ws://127.0.0.1:7777/socket", None);
        check("http://[::1]:7777/#/at/k3w9", "ws://[::1]:7777/socket", None);
        check("https://A.example/pirates/t/k3w9", "wss://a.example/pirates/socket", None);
        check("https://a.example/pirates/#/at/k3w9", "wss://a.example/pirates/socket", None);
        check(" https://a.example/index.html#/at/k3w9 ", "wss://a.example/socket", None);
    }

    #[test]
    fn other_texts_are_no_links() {
        let long = format!("https://a/t/{}", "k".repeat(3000));
        for text in [
            "",
            "ahoy",
            "k3w9",
            "game.example/t/k3w9",
            "ftp://a/t/k3w9",
            "https:///t/k3w9",
            "https://a/g/k3w9",
            "https://a/t/",
            "https://a/#/study/k3w9",
            "https://a@b/t/k3w9",
            "https://a/t/k3 w9",
            "https://a/t/k3w9#a b",
            "https://a\r\nX: 1/t/k3w9",
            &long,
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
