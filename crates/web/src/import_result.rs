//! The result of importing the games of a file.

use cartagena_protocol::ServerMsg;
use cartagena_texts::{Texts, say};

/// Numbers of the games of a file that were added, were there already, and cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportResult {
    added: u32,
    known: u32,
    /// Number of records that cannot be read.
    pub unreadable: u32,
}

impl ImportResult {
    /// Returns the result that a host reports; `None` if the message is about something else.
    pub fn of(message: &ServerMsg) -> Option<ImportResult> {
        match *message {
            ServerMsg::Imported { added, known, unreadable } => {
                Some(ImportResult { added, known, unreadable })
            }
            _ => None,
        }
    }

    /// Returns the numbers in words. The number of games added is told even if it is none.
    pub fn sentence(&self, texts: &Texts) -> String {
        let mut sentences = vec![say!(texts, "study-imported", count = self.added)];
        if self.known > 0 {
            sentences.push(say!(texts, "study-import-known", count = self.known));
        }
        if self.unreadable > 0 {
            sentences.push(say!(texts, "study-import-unread", count = self.unreadable));
        }
        cartagena_speech::join_sentences(&sentences)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    #[test]
    fn what_did_not_happen_is_not_told() {
        let texts = Texts::new(Lang::En);
        let told = |added, known, unreadable| {
            let message = ServerMsg::Imported { added, known, unreadable };
            ImportResult::of(&message).map(|result| result.sentence(&texts))
        };
        assert_eq!(told(2, 0, 0).as_deref(), Some("2 games were added to your games."));
        let all =
            "0 games were added to your games. 1 game was already here. 3 games cannot be read.";
        assert_eq!(told(0, 1, 3).as_deref(), Some(all));
        assert_eq!(ImportResult::of(&ServerMsg::Games { games: Vec::new() }), None);
    }
}
