//! The help of `engine`, for programmers.

use crate::engine::HANDSHAKE;
use crate::text::pad;
use cartagena_texts::{Texts, say};

/// A short session: commands and answers.
const SESSION: [(&str, &str); 5] = [
    ("new tortuga 2 seed 7", "ok"),
    ("legal", "D0>2 K0>3 P0>5 S0>6"),
    ("play D0", "D0>2"),
    ("perft 1", "7"),
    ("jump", "error: unknown command ‘jump’: there are position, new, …"),
];

/// Returns every command with its form, and the short session.
pub(super) fn help(texts: &Texts) -> String {
    let commands = commands(texts);
    let columns = commands.iter().map(|(form, _)| form.len()).max().unwrap_or(0);
    let line = |(form, does): &(&str, String)| format!("  {}  {does}\n", pad(form, columns));
    let commands: String = commands.iter().map(line).collect();
    let shown = |(command, answer): &(&str, &str)| format!("  > {command}\n  {answer}\n");
    let session: String = SESSION.iter().map(shown).collect();
    let about = say!(texts, "more-engine");
    let more = say!(texts, "engine-version-two", form = HANDSHAKE, file = "docs/NOTATION.md");
    format!("{about}\n\n{commands}\n{more}\n\n{}\n{session}", say!(texts, "engine-session"))
}

fn commands(texts: &Texts) -> [(&'static str, String); 9] {
    [
        ("position <six fields>", say!(texts, "engine-position")),
        ("new <rules> <players> [seed N]", say!(texts, "engine-new")),
        ("show", say!(texts, "engine-show")),
        ("legal", say!(texts, "engine-legal")),
        ("play <move>", say!(texts, "engine-play")),
        ("perft <depth>", say!(texts, "engine-perft")),
        ("go [level NAME] [ms N] [seed N]", say!(texts, "engine-go")),
        ("eval [ms N]", say!(texts, "engine-eval")),
        ("quit", say!(texts, "engine-quit")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Engine, EngineResponse};
    use cartagena_texts::Lang;

    #[test]
    fn the_engine_answers_as_its_help_says() {
        let mut engine = Engine::default();
        for (command, expect) in SESSION {
            let EngineResponse::Line(answer) = engine.respond(command) else { panic!("{command}") };
            match expect.strip_suffix('…') {
                Some(start) => assert!(answer.starts_with(start), "{answer}"),
                None => assert_eq!(answer, expect),
            }
        }
    }

    #[test]
    fn the_engine_knows_every_command_of_its_help() {
        for (form, _) in commands(&Texts::new(Lang::En)) {
            let word = form.split(' ').next().unwrap_or_default();
            let answer = Engine::default().respond(word);
            let unknown =
                matches!(&answer, EngineResponse::Line(line) if line.contains("unknown command"));
            assert!(!unknown, "{word}");
        }
    }
}
