//! Records with their analysis written into them.

use crate::golden;
use cartagena_analysis::{AnalysisSettings, GameAnalysis, NotedTurn, analyse, annotated};
use cartagena_record::{Notes, Record};

const GAME: &str = "01-jamaica-2";

fn analysis(record: &Record) -> GameAnalysis {
    analyse(record, AnalysisSettings::nodes(30)).expect("a built-in net")
}

fn noted(record: &Record, analysis: &GameAnalysis, comment: &str) -> Record {
    let turns: Vec<NotedTurn> =
        analysis.turns.iter().map(|turn| NotedTurn::of(turn, comment.to_owned())).collect();
    annotated(record, &turns)
}

fn values<'a>(notes: &'a Notes, name: &str) -> Vec<&'a str> {
    let named = notes.tags.iter().filter(|(known, _)| known == name);
    named.map(|(_, value)| value.as_str()).collect()
}

#[test]
fn chances_marks_losses_comments_and_better_turns_are_written() {
    let record = golden(GAME);
    let analysis = analysis(&record);
    let text = noted(&record, &analysis, "Draws 2 cards.").to_string();
    let read = Record::read(&text).expect("what was written can be read");
    assert_eq!(read.events(), record.events());
    assert!(!analysis.mistakes().is_empty(), "a game without mistakes shows nothing");
    for turn in &analysis.turns {
        let notes = read.notes(turn.turn).expect("notes of every turn");
        let chances = notes.get(Notes::CHANCES).expect("chances");
        let sum: f32 = chances.split(' ').map(|part| part.parse::<f32>().expect("a number")).sum();
        assert!((sum - 1.0).abs() < 0.01, "{chances}");
        assert_eq!(values(notes, Notes::CHANCES).len(), 1, "one for each turn");
        if turn.is_mistake() {
            let loss = format!("{:.3}", turn.loss());
            assert!(values(notes, Notes::LOSS).contains(&loss.as_str()), "{loss}");
            assert!(notes.get(Notes::MARK).is_some() && !notes.variations.is_empty());
            assert_eq!(notes.get(Notes::COMMENT), Some("Draws 2 cards."));
        }
    }
}

/// Notes of people stay, those of an earlier analysis do not stand beside the new ones.
#[test]
fn a_second_analysis_replaces_the_first() {
    let mut record = golden(GAME);
    record.annotate(1, Notes::COMMENT, "A quiet start.").expect("room");
    record.annotate(1, Notes::MARK, "!").expect("room");
    let analysis = analysis(&record);
    let once = noted(&record, &analysis, "One.");
    let twice = noted(&once, &analysis, "Two.");
    let read = Record::read(&twice.to_string()).expect("what was written can be read");
    let first = read.notes(1).expect("notes");
    assert!(values(first, Notes::COMMENT).contains(&"A quiet start."));
    assert!(values(first, Notes::MARK).contains(&"!"));
    for ((turn, before), (_, after)) in once.all_notes().zip(twice.all_notes()) {
        assert_eq!(before.variations, after.variations, "{turn}");
        assert_eq!(before.tags.len(), after.tags.len(), "{turn}");
        assert!(!values(after, Notes::COMMENT).contains(&"One."), "{turn}");
    }
}
