use super::{join_sentences, player_name};
use crate::GameView;
use cartagena::{Event, Observation, Outcome, Place, Seat, Symbol, Turn};
use cartagena_texts::{Texts, say};

/// A turn in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogTurn {
    /// Its number, from 1.
    pub number: usize,
    /// Whose turn it is.
    pub seat: Seat,
    /// What that seat is called.
    pub name: String,
    /// Its moves.
    pub moves: Vec<LogLine>,
}

/// A move in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// How many moves stand after it: the moment to look at.
    pub moves_made: usize,
    /// The move in notation.
    pub notation: String,
    /// The move in words.
    pub words: String,
}

/// The whole game by turns. It follows the viewer's own observations, so it can tell nothing that
/// the viewer does not know.
pub fn game_log(view: &GameView, texts: &Texts) -> Vec<LogTurn> {
    let mut chapters: Vec<LogTurn> = Vec::new();
    for (index, event) in view.events().enumerate() {
        let (before, after) = (view.after(index), view.after(index + 1));
        let seat = event.seat();
        let begins = chapters.last().is_none_or(|last| last.seat != seat);
        if begins || before.turn().is_start() {
            let (number, name) = (chapters.len() + 1, player_name(view, texts, seat));
            chapters.push(LogTurn { number, seat, name, moves: Vec::new() });
        }
        if let Some(chapter) = chapters.last_mut() {
            let words =
                join_sentences(&describe_move(texts, (before, after), event, &chapter.name));
            chapter.moves.push(LogLine {
                moves_made: index + 1,
                notation: event.notation().to_string(),
                words,
            });
        }
    }
    chapters
}

/// Who begins, unless the game is over before it has begun.
pub fn describe_start(view: &GameView, texts: &Texts) -> Option<String> {
    let seat = view.after(0).turn().seat()?;
    Some(say!(texts, "game-begins", name = player_name(view, texts, seat)))
}

/// How the game ended.
pub fn describe_outcome(view: &GameView, texts: &Texts, outcome: Outcome) -> Vec<String> {
    match outcome {
        Outcome::Won(seat) => vec![say!(texts, "won", name = player_name(view, texts, seat))],
        Outcome::Drawn => vec![say!(texts, "drawn"), say!(texts, "drawn-why")],
    }
}

/// The sentences for a move that led from one moment to the next.
pub fn describe_move(
    texts: &Texts,
    (before, after): (&Observation, &Observation),
    event: &Event,
    name: &str,
) -> Vec<String> {
    let mut told = vec![describe_event(texts, before, event, name)];
    told.extend(describe_piles(texts, (before, after), event));
    told
}

/// What happened to the piles on the way.
pub(super) fn describe_piles(
    texts: &Texts,
    (before, after): (&Observation, &Observation),
    event: &Event,
) -> Vec<String> {
    let mut told = Vec::new();
    if after.discard().len() < before.discard().len() {
        told.push(say!(texts, "log-reshuffled"));
    }
    match event {
        Event::Retreated { laid, .. } if !laid.is_empty() => {
            told.push(say!(texts, "log-row-laid", count = laid.len()));
        }
        _ => {}
    }
    told
}

fn describe_event(texts: &Texts, before: &Observation, event: &Event, name: &str) -> String {
    match event {
        Event::Advanced { from, card, to, .. } => {
            let (from, to, symbol) = (from.number(), to.number(), card.letter());
            say!(texts, "log-advance", name = name, from = from, to = to, symbol = symbol)
        }
        Event::Retreated { from, to, drawn, .. } => {
            describe_retreat(texts, (*from, *to), drawn, name)
        }
        Event::EndedTurn { seat } => describe_turn_end(texts, before, *seat, name),
    }
}

fn describe_retreat(
    texts: &Texts,
    (from, to): (Place, Place),
    drawn: &[Option<Symbol>],
    name: &str,
) -> String {
    let (from, to) = (from.number(), to.number());
    match drawn_cards(texts, drawn) {
        Some(cards) => {
            say!(texts, "log-retreat-cards", name = name, from = from, to = to, cards = cards)
        }
        None => say!(texts, "log-retreat", name = name, from = from, to = to, count = drawn.len()),
    }
}

/// The cards of a draw that the viewer may see all of.
pub(super) fn drawn_cards(texts: &Texts, drawn: &[Option<Symbol>]) -> Option<String> {
    let symbol =
        |card: &Option<Symbol>| Some(say!(texts, "symbol", symbol = card.as_ref()?.letter()));
    let cards: Option<Vec<String>> = drawn.iter().map(symbol).collect();
    cards.filter(|cards| !cards.is_empty()).map(|cards| texts.list(&cards))
}

/// How a turn ended that did not run out of moves.
pub(super) fn describe_turn_end(
    texts: &Texts,
    before: &Observation,
    seat: Seat,
    name: &str,
) -> String {
    if is_stuck(before, seat) {
        say!(texts, "log-no-move", name = name)
    } else if before.turn() == Turn::start(seat) {
        say!(texts, "log-pass", name = name)
    } else {
        say!(texts, "log-end-turn", name = name)
    }
}

/// Whether a seat can do nothing but end its turn; everybody can see that, even where its hand is
/// hidden.
fn is_stuck(seen: &Observation, seat: Seat) -> bool {
    let can_go_back = |place: &Place| {
        (place.is_space() || seen.rules().boat) && seen.retreat_draws(*place).is_some()
    };
    seen.hand(seat).is_empty() && !seen.places(seat).iter().any(can_go_back)
}
