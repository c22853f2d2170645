/// Maximum number of tables that a browser remembers: more than a person has open.
const MAX_GAMES: usize = 64;

/// Notes that a browser stores about tables, one line for each game: the key of an invitation,
/// muted seats, commitments seen before the deal. They are stored as text.
///
/// ```
/// use cartagena_client::online::GameNotes;
///
/// let mut notes = GameNotes::default();
/// assert!(notes.put("k3", "0 -") && !notes.put("k3", "0 -"));
/// assert_eq!(GameNotes::parse(&notes.to_text()).get("k3"), Some("0 -"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameNotes(Vec<(String, String)>);

impl GameNotes {
    /// Parses stored notes; invalid lines are skipped.
    pub fn parse(text: &str) -> GameNotes {
        let lines = text.lines().filter_map(|line| line.split_once(' '));
        GameNotes(lines.map(|(game, note)| (game.to_owned(), note.to_owned())).collect())
    }

    /// Returns the text to store.
    pub fn to_text(&self) -> String {
        self.0.iter().map(|(game, note)| format!("{game} {note}\n")).collect()
    }

    /// Returns the note of a game.
    pub fn get(&self, game: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == game).map(|(_, note)| note.as_str())
    }

    /// Sets the note of a game, or removes it if the note is empty. Returns whether the notes
    /// changed and have to be stored.
    pub fn put(&mut self, game: &str, note: &str) -> bool {
        if self.get(game).unwrap_or_default() == note || game.contains(char::is_whitespace) {
            return false;
        }
        self.0.retain(|(known, _)| known != game);
        if !note.is_empty() {
            self.0.push((game.to_owned(), note.replace('\n', " ")));
        }
        let over = self.0.len().saturating_sub(MAX_GAMES);
        self.0.drain(..over);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_note_of_a_game_holds() {
        let mut notes = GameNotes::parse("nonsense\n\nk3 0\nk4 1 2\n");
        assert_eq!(
            (notes.get("k3"), notes.get("k4"), notes.get("k5")),
            (Some("0"), Some("1 2"), None)
        );
        assert!(notes.put("k3", "5"));
        assert_eq!(notes.to_text(), "k4 1 2\nk3 5\n");
        assert!(notes.put("k3", "") && !notes.put("k3", ""));
        assert_eq!(notes.to_text(), "k4 1 2\n");
    }

    #[test]
    fn no_note_breaks_another() {
        let mut notes = GameNotes::default();
        notes.put("k3", "0\nk4 1");
        assert!(!notes.put("k 3", "0"));
        assert_eq!(GameNotes::parse(&notes.to_text()).get("k4"), None);
    }

    #[test]
    fn only_the_last_tables_are_remembered() {
        let mut notes = GameNotes::default();
        for game in 0..100 {
            assert!(notes.put(&format!("k{game}"), "0"));
        }
        assert_eq!(
            (notes.0.len(), notes.get("k35"), notes.get("k36")),
            (MAX_GAMES, None, Some("0"))
        );
    }
}
