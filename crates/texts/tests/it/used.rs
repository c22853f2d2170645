//! No message without a reader: what nothing says any more would still have to be translated.

use crate::common::files;
use cartagena_texts::{Lang, ids};
use fluent_syntax::serializer::serialize;
use std::fs;
use std::path::Path;

/// All sources of all crates. The tests do not count: they can say what nobody else says.
fn sources() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of crates");
    let folders = fs::read_dir(crates).expect("a folder of crates").flatten();
    let mut text = String::new();
    folders.for_each(|folder| gather(&folder.path().join("src"), &mut text));
    text
}

fn gather(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("tests") {
            gather(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let sources = sources();
    assert!(sources.contains("fn main()"), "the sources are not where they were");
    let messages: String = files(Lang::En).iter().map(|(_, file)| serialize(file)).collect();
    let used = |id: &str| {
        sources.contains(&format!("\"{id}\"")) || messages.contains(&format!("{{ {id} }}"))
    };
    let unused: Vec<_> = ids().filter(|id| !used(id)).collect();
    assert!(unused.is_empty(), "nothing says these: {unused:?}");
}
