//! Sentences about a finished game, for the eye and for the ear.

use crate::names::{given_name, player_name};
use cartagena::{Outcome, Seat};
use cartagena_client::{FinalReport, GameView, Jump, Standing, Story};
use cartagena_texts::{Texts, say};

/// Returns the result in a few words: "You won!" for the winner, the winner's name for all others
/// and where several people share a device.
pub fn headline(view: &GameView, texts: &Texts, outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) if is_you(view, seat) => say!(texts, "you-won"),
        Outcome::Won(seat) => say!(texts, "shelf-won", name = player_name(view, texts, seat)),
        Outcome::Drawn => say!(texts, "shelf-drawn"),
    }
}

/// Reports whether a sentence about a seat speaks to the person who reads it.
pub(crate) fn is_you(view: &GameView, seat: Seat) -> bool {
    view.seat() == Some(seat) && view.is_person(seat) && !view.is_shared()
}

/// Returns the name of a seat, as the standings show it: "You" for the person who reads it, unless that
/// person has a name.
fn name_or_you(view: &GameView, texts: &Texts, seat: Seat) -> String {
    if is_you(view, seat) && given_name(view, texts, seat).is_none() {
        say!(texts, "seat-you")
    } else {
        player_name(view, texts, seat)
    }
}

/// Returns the sentence about the remarkable thing of a game.
pub fn describe_story(view: &GameView, texts: &Texts, story: Story) -> String {
    let name = |seat| player_name(view, texts, seat);
    match story {
        Story::Comeback { seat } if is_you(view, seat) => say!(texts, "end-comeback-you"),
        Story::Comeback { seat } => say!(texts, "end-comeback", name = name(seat)),
        Story::OneShort { seat } if is_you(view, seat) => say!(texts, "end-one-short-you"),
        Story::OneShort { seat } => say!(texts, "end-one-short", name = name(seat)),
        Story::Led { seat, turn } if is_you(view, seat) => {
            say!(texts, "end-led-you", number = turn)
        }
        Story::Led { seat, turn } => say!(texts, "end-led", name = name(seat), number = turn),
        Story::Clear { aboard } => say!(texts, "end-clear", count = aboard),
        Story::Cards { seat, count } if is_you(view, seat) => {
            say!(texts, "end-cards-you", count = count)
        }
        Story::Cards { seat, count } => say!(texts, "end-cards", name = name(seat), count = count),
    }
}

/// Returns the figures of a game: the number of its turns, and its longest jump.
pub fn describe_figures(view: &GameView, texts: &Texts, report: &FinalReport) -> Vec<String> {
    let turns = (report.turns > 0).then(|| say!(texts, "end-turns", count = report.turns));
    let jump = |jump: Jump| {
        let name = name_or_you(view, texts, jump.seat);
        say!(texts, "end-jump", count = jump.length(), name = name)
    };
    turns.into_iter().chain(report.longest_jump.map(jump)).collect()
}

/// Returns the sentence about the progress of a seat.
pub fn describe_standing(view: &GameView, texts: &Texts, standing: &Standing) -> String {
    let name = name_or_you(view, texts, standing.seat);
    let left = say!(texts, "end-to-go", count = standing.spaces_left);
    say!(texts, "end-standing", name = name, count = standing.aboard, last = left)
}

/// Returns the sentences that tell the report to a listener who knows the result already. The
/// winner, who has all six aboard, is not told of again.
pub fn announce_report(view: &GameView, texts: &Texts, report: &FinalReport) -> Vec<String> {
    let story = report.story.map(|story| describe_story(view, texts, story));
    let others = report.standings.iter().filter(|one| one.spaces_left > 0);
    let figures = describe_figures(view, texts, report).into_iter().map(|words| words + ".");
    story
        .into_iter()
        .chain(others.map(|one| describe_standing(view, texts, one)))
        .chain(figures)
        .collect()
}
