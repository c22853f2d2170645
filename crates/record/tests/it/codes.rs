//! The codes of problems: `docs/CODES.md` lists each of them, and no other.

use std::collections::BTreeSet;
use std::path::Path;

/// The sources in which a problem has a code. An exhaustive match gives every variant one.
const SOURCES: [(&str, &str); 4] = [
    ("crates/record/src/error.rs", "impl RecordProblem {"),
    ("crates/rules/src/notated.rs", "impl WrongMove {"),
    ("crates/rules/src/illegal.rs", "impl IllegalAction {"),
    ("crates/rules/src/fault.rs", "impl Problem {"),
];

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(root.join(path)).unwrap()
}

/// Returns the codes that the first function `code` after `start` can return.
fn codes_in((path, start): (&str, &str)) -> BTreeSet<String> {
    let source = read(path);
    let (_, after) = source.split_once(start).unwrap_or_else(|| panic!("{start} in {path}"));
    let (_, function) = after.split_once("const fn code(").unwrap();
    let (body, _) = function.split_once("\n    }\n").unwrap();
    let codes: BTreeSet<_> =
        body.split('"').skip(1).step_by(2).map(|code| code.to_owned()).collect();
    assert!(!codes.is_empty(), "no codes in {path}");
    codes
}

/// Returns the codes of records, moves and positions that the document lists: in the first column of a
/// table, or in a paragraph.
fn listed_codes() -> BTreeSet<String> {
    let document = read("docs/CODES.md");
    let (_, lists) = document.split_once("\n| code | meaning |\n").unwrap();
    let (lists, _) = lists.split_once("\n## Errors of the packages").unwrap();
    let places = lists.lines().map(|line| match line.strip_prefix("| ") {
        Some(row) => row.split(" |").next().unwrap(),
        None => line,
    });
    places
        .flat_map(|place| place.split('`').skip(1).step_by(2))
        .map(|code| code.to_owned())
        .collect()
}

#[test]
fn the_document_lists_every_code() {
    let codes: BTreeSet<_> = SOURCES.into_iter().flat_map(codes_in).collect();
    let listed = listed_codes();
    let missing: Vec<_> = codes.difference(&listed).collect();
    let unknown: Vec<_> = listed.difference(&codes).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "missing {missing:?}, unknown {unknown:?}");
    assert!(codes.len() > 80, "{} codes", codes.len());
}
