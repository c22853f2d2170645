//! Heads of games' hash chains that players noted, for `cartagena validate --heads`.

use crate::console::Console;
use crate::failure::Failure;
use crate::records;
use cartagena_record::{ChainHead, Receipt};
use cartagena_server::NotedHead;
use cartagena_texts::{Texts, say};
use clap::ArgMatches;
use std::path::PathBuf;

/// Returns the heads in the files that the arguments name.
pub(super) fn read(console: &Console, matches: &ArgMatches) -> Result<Vec<NotedHead>, Failure> {
    let files = matches.get_many::<PathBuf>("heads").unwrap_or_default();
    let mut heads = Vec::new();
    for file in files {
        let text = records::text_of(file, &console.texts).map_err(Failure::Other)?;
        let read = heads_of(&text).map_err(|line| {
            let file = file.display().to_string();
            Failure::Other(say!(console.texts, "validate-heads-bad", file = file, line = line))
        });
        heads.extend(read?);
    }
    Ok(heads)
}

/// Reads a receipt, or lines of a game's id, the number of a line and its hash. Fails with the number of
/// the first line that is neither.
fn heads_of(text: &str) -> Result<Vec<NotedHead>, usize> {
    if text.trim_start().starts_with('[') {
        let receipt = Receipt::read(text).map_err(|error| error.line)?;
        return Ok(vec![receipt.game.zip(receipt.head).map(noted).ok_or(1_usize)?]);
    }
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(|(at, line)| head_of(line.trim()).ok_or(at + 1)).collect()
}

fn head_of(line: &str) -> Option<NotedHead> {
    let (game, head) = line.split_once(' ')?;
    Some(noted((game.to_owned(), head.parse().ok()?)))
}

fn noted((game, head): (String, ChainHead)) -> NotedHead {
    NotedHead { game, seq: head.seq, hash: head.hash.0 }
}

/// Returns a sentence about a head that the store does not have.
pub(super) fn sentence(texts: &Texts, head: &NotedHead) -> String {
    say!(texts, "validate-head", name = head.game.as_str(), line = head.seq)
}

/// Returns a sentence about a head of a game that was chained anew when a person was deleted.
pub(super) fn reworded_sentence(texts: &Texts, head: &NotedHead) -> String {
    say!(texts, "validate-head-reworded", name = head.game.as_str(), line = head.seq)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read_from_lists_and_receipts() {
        let hash = "ab".repeat(32);
        let expect = NotedHead { game: "k3".into(), seq: 7, hash: [0xab; 32] };
        let list = format!("# noted on Monday\n\nk3 7 {hash}\n");
        assert_eq!(heads_of(&list), Ok(vec![expect.clone()]));
        let receipt = format!("[Receipt \"1\"]\n[Game \"k3\"]\n[Head \"7 {hash}\"]\n");
        assert_eq!(heads_of(&receipt), Ok(vec![expect]));
        assert_eq!(heads_of("\nk3 7 ab\n"), Err(2));
        assert_eq!(heads_of("[Receipt \"1\"]\n[Game \"k3\"]\n"), Err(1));
        assert_eq!(heads_of("[Receipt \"1\"]\n[Head \"7\"]\n"), Err(2));
    }
}
