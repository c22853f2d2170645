use crate::player_name;
use cartagena::{Action, Drawn, Event, Observation};
use cartagena_bots::Reason;
use cartagena_client::{GameView, move_option};
use cartagena_protocol::{AdviceView, VariationView};
use cartagena_texts::{Texts, say};

/// The captain's advice, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenHint {
    /// The moves of the best turn, each in notation and in words.
    pub best: Vec<(String, String)>,
    /// First action of the best turn.
    pub first: Option<Action>,
    /// Sentence about the chance to win.
    pub chance: String,
    /// Sentences about the reasons.
    pub reasons: Vec<String>,
    /// Sentence that compares the second-best turn, and its moves.
    pub second: Option<(String, Vec<(String, String)>)>,
}

/// Describes the captain's advice to the viewer, whose turn it is.
pub fn describe_hint(view: &GameView, texts: &Texts, advice: &AdviceView) -> SpokenHint {
    let seen = view.now();
    let percent = win_percent(advice.best.chance, advice.reasons.contains(&Reason::Wins));
    SpokenHint {
        best: move_descriptions(texts, seen, &advice.best),
        first: advice.best.moves.first().map(|notated| notated.action),
        chance: say!(texts, "advice-chance", percent = percent),
        reasons: reason_sentences(view, texts, &advice.reasons),
        second: advice.second.as_ref().map(|second| {
            (compare_with_best(texts, &advice.best, second), move_descriptions(texts, seen, second))
        }),
    }
}

impl SpokenHint {
    /// Returns the advice as sentences: the moves in words, the chance to win and the reasons.
    pub fn sentences(&self, texts: &Texts) -> Vec<String> {
        let moves: Vec<&str> = self.best.iter().map(|(_, words)| words.as_str()).collect();
        let best = say!(texts, "tell-advised", form = moves.join("; "));
        let rest = [&self.chance].into_iter().chain(&self.reasons).cloned();
        [best].into_iter().chain(rest).collect()
    }
}

/// Returns the reasons as sentences; there is one even if nothing about the turn stands out.
fn reason_sentences(view: &GameView, texts: &Texts, reasons: &[Reason]) -> Vec<String> {
    if reasons.is_empty() {
        return vec![say!(texts, "advice-quiet")];
    }
    let name = |seat| player_name(view, texts, seat);
    reasons.iter().map(|reason| texts.reason(reason, name)).collect()
}

/// Returns the chance in percent: 100 only for a certain win, otherwise from 1 to 99.
fn win_percent(chance: f32, wins: bool) -> u8 {
    if wins { 100 } else { (chance * 100.0).round().clamp(1.0, 99.0) as u8 }
}

fn compare_with_best(texts: &Texts, best: &VariationView, second: &VariationView) -> String {
    if second.chance >= best.chance {
        return say!(texts, "advice-equal");
    }
    let worse = ((best.chance - second.chance) * 100.0).round().min(100.0) as u8;
    say!(texts, "advice-second", percent = worse)
}

/// Returns the moves of a turn in notation and in words, up to the first unknown card.
fn move_descriptions(
    texts: &Texts,
    seen: &Observation,
    line: &VariationView,
) -> Vec<(String, String)> {
    let mut seen = Some(seen.clone());
    let mut moves = Vec::new();
    for notated in &line.moves {
        let Some(now) = seen.take() else { break };
        moves.push((notated.to_string(), describe_action(texts, &now, notated.action)));
        seen = after(now, notated.action);
    }
    moves
}

fn describe_action(texts: &Texts, seen: &Observation, action: Action) -> String {
    let Some(offer) = move_option(seen, action) else { return say!(texts, "advice-end-turn") };
    let (from, to) = (offer.from.number(), offer.to.number());
    match offer.card {
        Some(card) => {
            say!(texts, "choice-advance", from = from, to = to, symbol = card.letter())
        }
        None => say!(texts, "choice-retreat", from = from, to = to, count = offer.draws),
    }
}

/// Returns the observation after an action; `None` if a card comes from the pile.
fn after(mut seen: Observation, action: Action) -> Option<Observation> {
    let seat = seen.turn().seat()?;
    let event = match action {
        Action::Advance { from, card } => {
            Event::Advanced { seat, from, card, to: seen.target(action)? }
        }
        Action::Retreat { from } => {
            let drawn: Drawn =
                seen.row().iter().take(seen.retreat_draws(from)?.into()).map(Some).collect();
            let (to, laid) = (seen.target(action)?, cartagena::Row::EMPTY);
            Event::Retreated { seat, from, to, drawn, laid }
        }
        Action::EndTurn => Event::EndedTurn { seat },
    };
    seen.apply(&event).ok().map(|()| seen)
}
