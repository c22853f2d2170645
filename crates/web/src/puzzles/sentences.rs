//! Sentences about a puzzle.

use super::host::{PuzzleHost, Stage, TryValue};
use crate::study::sentences::percent;
use crate::table::ambiguous::move_option_words;
use cartagena::{Notated, Seat, Viewer};
use cartagena_client::{MoveOption, follow_variation};
use cartagena_puzzles::{Drawback, Puzzle, Theme};
use cartagena_texts::{Texts, say};

/// Returns the name of a theme.
pub fn theme_name(texts: &Texts, theme: Theme) -> String {
    match theme {
        Theme::BoardWithOneCard => say!(texts, "puzzle-theme-board"),
        Theme::BreakTheirRoad => say!(texts, "puzzle-theme-break"),
        Theme::FeedOnTheCrowd => say!(texts, "puzzle-theme-feed"),
        Theme::LastMan => say!(texts, "puzzle-theme-last"),
        Theme::CountToTheEnd => say!(texts, "puzzle-theme-count"),
        Theme::LongJump => say!(texts, "puzzle-theme-jump"),
        Theme::QuietTurn => say!(texts, "puzzle-theme-quiet"),
    }
}

/// Returns the names of a puzzle's themes in one line.
pub fn theme_names(texts: &Texts, puzzle: &Puzzle) -> String {
    puzzle.themes.iter().map(|theme| theme_name(texts, *theme)).collect::<Vec<_>>().join(" · ")
}

/// Returns the name of a seat.
pub fn seat(texts: &Texts, seat: Seat) -> String {
    texts.seat_name(seat, "", &[])
}

/// Returns the sentences beside the board, the first as a headline.
pub fn now(texts: &Texts, host: &PuzzleHost) -> Vec<String> {
    match host.stage() {
        Stage::Searching => task(texts, host),
        Stage::ToConfirm => vec![say!(texts, "puzzle-confirm")],
        Stage::Judging => vec![say!(texts, "own-judging")],
        Stage::Wrong(drawbacks) => wrong(texts, host, &drawbacks),
        Stage::Solved => {
            let late = host.is_found_late().then(|| say!(texts, "puzzle-not-counted"));
            let right = [say!(texts, "puzzle-right")].into_iter().chain(late);
            right.chain(explanation(texts, host)).collect()
        }
        Stage::Shown => {
            [say!(texts, "puzzle-solution")].into_iter().chain(explanation(texts, host)).collect()
        }
    }
}

fn task(texts: &Texts, host: &PuzzleHost) -> Vec<String> {
    let name = seat(texts, host.puzzle().mover());
    let mut said = match host.own_turn() {
        None => vec![say!(texts, "puzzle-task", name = name)],
        Some(turn) => own_task(texts, host.puzzle(), turn),
    };
    if host.hints() > 0 && host.own_turn().is_none() {
        said.push(say!(texts, "puzzle-hint-theme", form = theme_names(texts, host.puzzle())));
    }
    if host.glowing().is_some() {
        said.push(say!(texts, "puzzle-hint-move"));
    }
    said
}

/// Says which turn of a game is to be played better, and what the played one cost.
fn own_task(texts: &Texts, puzzle: &Puzzle, turn: usize) -> Vec<String> {
    let name = seat(texts, puzzle.mover());
    // As `loss_percent` does it in the review.
    let lost = puzzle.best.saturating_sub(puzzle.second);
    vec![
        say!(texts, "own-task", number = turn, name = name),
        say!(texts, "study-loss", percent = lost),
    ]
}

/// Says what a wrong try gives away, and that no other turn is as good as the best one.
fn wrong(texts: &Texts, host: &PuzzleHost, drawbacks: &[Drawback]) -> Vec<String> {
    let puzzle = host.puzzle();
    let mut said = vec![say!(texts, "puzzle-wrong")];
    match drawbacks {
        [] => said.push(say!(texts, "puzzle-wrong-later")),
        some => said.extend(some.iter().map(|drawback| drawback_sentence(texts, drawback))),
    }
    match (host.own_turn(), host.value()) {
        (None, _) => {
            let (most, best) = (puzzle.second, puzzle.best);
            said.push(say!(texts, "puzzle-wrong-chance", percent = most, number = best));
        }
        (Some(_), TryValue::Judged { tried, best }) => {
            said.push(say!(texts, "own-wrong", percent = percent(tried), number = percent(best)));
        }
        (Some(_), TryValue::Unknown | TryValue::Unavailable) => {}
    }
    said
}

fn drawback_sentence(texts: &Texts, drawback: &Drawback) -> String {
    match *drawback {
        Drawback::MissesWin => say!(texts, "puzzle-misses-win"),
        Drawback::LetsWin { seat: winner } => {
            say!(texts, "puzzle-lets-win", name = seat(texts, winner))
        }
        Drawback::Opens { symbol, seat: other } => {
            let name = seat(texts, other);
            say!(texts, "puzzle-opens", symbol = symbol.letter(), name = name)
        }
        Drawback::LeavesRoad { symbol, seat: other } => {
            let name = seat(texts, other);
            say!(texts, "puzzle-leaves-road", symbol = symbol.letter(), name = name)
        }
        Drawback::FewerAboard { pirates } => say!(texts, "puzzle-fewer-aboard", count = pirates),
        Drawback::FewerCards { cards } => say!(texts, "puzzle-fewer-cards", count = cards),
        Drawback::MoreInFort { pirates } => say!(texts, "puzzle-more-in-fort", count = pirates),
    }
}

/// Says why the best turn is best: the bots' reasons, and what it is worth.
fn explanation(texts: &Texts, host: &PuzzleHost) -> Vec<String> {
    let puzzle = host.puzzle();
    let reasons = host.reasons();
    let mut said: Vec<String> =
        reasons.iter().map(|reason| texts.reason(reason, |other| seat(texts, other))).collect();
    if said.is_empty() {
        said.push(say!(texts, "advice-quiet"));
    }
    said.push(match host.own_turn() {
        None => say!(texts, "puzzle-worth", percent = puzzle.best, number = puzzle.second),
        Some(_) => say!(texts, "own-worth", percent = puzzle.best, number = puzzle.second),
    });
    if puzzle.proved {
        said.push(say!(texts, "puzzle-proved"));
    }
    said
}

/// Returns the moves of the solution that can be foreseen.
pub fn plan(puzzle: &Puzzle, moves: &[Notated]) -> Vec<MoveOption> {
    let seen = cartagena::Setup::from(&puzzle.seen).observation(Viewer::Seat(puzzle.mover()));
    seen.map(|seen| follow_variation(&seen, moves)).unwrap_or_default()
}

/// Returns the moves of the solution in words.
pub fn solution(texts: &Texts, puzzle: &Puzzle) -> Vec<String> {
    let steps = plan(puzzle, &puzzle.solution);
    steps.iter().map(|step| move_option_words(texts, step)).collect()
}
