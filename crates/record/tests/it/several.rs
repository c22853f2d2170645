//! Several records in one text, as "save all games" writes them.

use cartagena_record::{MAX_FILE_BYTES, Record, RecordProblem};

const FIRST: &str = include_str!("../golden/01-jamaica-2.txt");
const SECOND: &str = include_str!("../golden/23-tortuga-3.txt");
/// A record with a hash, which is read in its one spelling only.
const HASHED: &str = include_str!("../../../cli/tests/it/commit_reveal_game.txt");

fn written(text: &str) -> Vec<String> {
    let records = Record::read_all(text).unwrap_or_else(|error| panic!("{error:?}"));
    records.iter().map(Record::to_string).collect()
}

#[test]
fn a_single_record_reads_as_before() {
    for text in [FIRST.to_owned(), format!("# a remark\n\n{FIRST}\n# another\n")] {
        assert_eq!(written(&text), [FIRST]);
    }
    assert_eq!(written(&format!("{HASHED}\n# a remark\n")), [HASHED]);
    for text in ["", "ahoy\n", "# only a remark", &HASHED.replacen('\n', "\n\n", 1)] {
        let error = Record::read_all(text).expect_err("not a record");
        assert_eq!((error.number, error.count), (1, 1), "{text}");
        assert_eq!(Err(error.error), Record::read(text), "{text}");
    }
}

#[test]
fn several_records_are_read_in_their_order() {
    let all = [FIRST, HASHED, SECOND];
    let joined = all.map(str::trim_end).join("\n\n") + "\n";
    assert_eq!(written(&joined), all);
    assert_eq!(written(&all.concat()), all, "without a line between them");
    assert_eq!(written(&joined.replace('\n', "\r\n")), all, "with the line ends of other systems");
    let remarks = all.map(|text| format!("\u{feff}\n# a game\n{text}# that was it\n\n"));
    assert_eq!(written(&remarks.concat()), all, "with remarks around them");
}

#[test]
fn records_without_a_turn_are_told_apart() {
    let (tags, _) = FIRST.split_once("\n\n").expect("tags and turns");
    let result = tags.lines().find(|line| line.starts_with("[Result")).expect("a result");
    let begun = tags.replace(result, "[Result \"unfinished\"]") + "\n";
    let records = Record::read_all(&format!("{begun}{begun}\n{FIRST}")).expect("three records");
    let moves: Vec<usize> = records.iter().map(|record| record.events().len()).collect();
    assert_eq!(moves[..2], [0, 0]);
    assert!(moves[2] > 0 && moves.len() == 3);
}

#[test]
fn an_error_names_the_game_and_its_place_in_the_whole_text() {
    let broken = SECOND.replacen("[Rules", "[Ruled", 1);
    let text = format!("{FIRST}\n{broken}\n{FIRST}");
    let error = Record::read_all(&text).expect_err("the second is broken");
    assert_eq!((error.number, error.count), (2, 3));
    assert_eq!(error.error.problem, RecordProblem::TagMissing("Rules"));
    let alone = Record::read(broken.trim_end()).expect_err("broken");
    let (line, column) = alone.line_and_column(&broken);
    let before = FIRST.matches('\n').count() + 1;
    assert_eq!(error.error.line_and_column(&text), (before + line, column));
    let parts = Record::split(&text).expect("not too long");
    let readable: Vec<bool> = parts.iter().map(|part| part.read().is_ok()).collect();
    assert_eq!(readable, [true, false, true], "one bad game does not spoil the others");
    assert!(parts.iter().all(|part| text[part.offset..].starts_with(part.text)));
}

#[test]
fn a_file_is_bounded() {
    let text = format!("{FIRST}{}", "#\n".repeat(MAX_FILE_BYTES / 2));
    let error = Record::read_all(&text).expect_err("too long");
    assert_eq!(error.error.problem, RecordProblem::FileTooLong);
}
