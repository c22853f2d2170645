//! Links that the first build wrote: each opens the game that it was made of.

use cartagena_client::{pack_record, packed_word_in, unpack_record};
use std::path::{Path, PathBuf};

fn crate_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(crate_folder().join(path)).expect("a fixture")
}

#[test]
fn every_link_opens_its_game() {
    let links = read("tests/fixtures/v1/links.txt");
    assert_eq!(links.lines().count(), 9);
    for line in links.lines() {
        let (name, word) = line.split_once(' ').expect("a name and a word");
        let game = read(&format!("../record/tests/golden/{name}"));
        assert_eq!(unpack_record(word).as_deref(), Ok(game.as_str()), "{name}");
        assert_eq!(pack_record(&game).as_deref(), Some(word), "{name}");
        let link = format!("https://example.org/#/replay/{word}");
        assert_eq!(packed_word_in(&link), Some(word), "{name}");
    }
}
