//! Luck and skill apart: what cards and play have made of the result of each seat.

use super::moves::SmallPirate;
use super::review::Review;
use super::sentences::percent;
use crate::boxed_closures::Show;
use crate::tr;
use cartagena::{Outcome, Seat, Turn};
use cartagena_client::{MistakeGrade, loss, loss_percent};
use cartagena_protocol::{SeatAccountView, TurnAnalysis};
use cartagena_texts::say;
use leptos::prelude::*;

/// Difference between cards and play from which one of them counts as what decided, in chances to win.
const CLEAR: f32 = 0.1;
/// Half the width of the picture, in its own units.
const HALF: f32 = 100.0;

/// One sentence and a picture: how much of the result came from the cards, and how much from play.
#[component]
pub(crate) fn CardsAndPlay() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let known = move || !review.accounts.read().is_empty();
    let rows = move || {
        let accounts = review.accounts.get();
        let scale = scale(&accounts);
        let rows = Seat::first_n(accounts.len()).zip(accounts);
        rows.map(|(seat, account)| view! { <Row seat account scale /> }).collect_view()
    };
    view! {
        <Show when=known>
            <section class="luck">
                <h2>{tr!(texts, "luck-title")}</h2>
                <p class="luck-word">{move || verdict(&review)}</p>
                <table>
                    <thead><tr>
                        <td></td>
                        <th scope="col" class="luck-cards">{tr!(texts, "luck-cards")}</th>
                        <th scope="col" class="luck-play">{tr!(texts, "luck-play")}</th>
                        <td></td>
                    </tr></thead>
                    <tbody>{rows}</tbody>
                </table>
                <ul>
                    {move || luckiest(&review).map(|line| view! { <li>{line}</li> })}
                    {move || costliest(&review).map(|line| view! { <li>{line}</li> })}
                </ul>
                <p class="quiet">{tr!(texts, "luck-about")}</p>
            </section>
        </Show>
    }
}

fn cards(account: &SeatAccountView) -> f32 {
    account.deal + account.luck
}

/// Returns the value that fills half of the picture.
fn scale(accounts: &[SeatAccountView]) -> f32 {
    let values = accounts.iter().flat_map(|account| [cards(account), account.skill]);
    values.map(f32::abs).fold(0.1, f32::max)
}

/// Returns a difference of chances in percentage points, with its sign.
fn points(value: f32) -> String {
    let points = (value * 100.0).round() as i32;
    if points == 0 { "0".to_owned() } else { format!("{points:+}").replace('-', "\u{2212}") }
}

/// The part that decided a game that was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decided {
    Cards,
    Play,
    Both,
    /// The search did not see why.
    Unforeseen,
}

impl Decided {
    fn of(winner: &SeatAccountView) -> Decided {
        let (cards, play) = (cards(winner), winner.skill);
        match () {
            () if winner.unforeseen > cards.max(play).max(0.0) + CLEAR => Decided::Unforeseen,
            () if cards - play >= CLEAR => Decided::Cards,
            () if play - cards >= CLEAR => Decided::Play,
            () => Decided::Both,
        }
    }
}

/// Says in one sentence what decided; nothing if nobody has won.
fn verdict(review: &Review) -> Option<String> {
    let end = review.replay.with_value(|replay| replay.after(replay.moves()).turn());
    let Turn::Over(Outcome::Won(winner)) = end else { return None };
    let accounts = review.accounts.read();
    let decided = Decided::of(accounts.get(winner.index())?);
    let (texts, name) = (review.texts.read(), review.name(winner));
    Some(match decided {
        Decided::Cards => say!(texts, "luck-by-cards", name = name),
        Decided::Play => say!(texts, "luck-by-play", name = name),
        Decided::Both => say!(texts, "luck-by-both", name = name),
        Decided::Unforeseen => say!(texts, "luck-unforeseen", name = name),
    })
}

/// One seat: two bars from the middle, and both numbers.
#[component]
fn Row(
    /// The seat.
    seat: Seat,
    /// The parts of its result.
    account: SeatAccountView,
    /// The value that fills half of the picture.
    scale: f32,
) -> impl IntoView {
    let review: Review = expect_context();
    let bar = |class: &str, value: f32, y: u32| {
        let width = (value.abs() / scale).min(1.0) * HALF;
        let x = if value < 0.0 { HALF - width } else { HALF };
        format!(r#"<rect class="{class}" x="{x:.1}" y="{y}" width="{width:.1}" height="9"/>"#)
    };
    let picture = [
        bar("cards", cards(&account), 2),
        bar("play", account.skill, 13),
        format!(r#"<rect class="middle" x="{}" width="1" height="24"/>"#, HALF - 0.5),
    ];
    view! {
        <tr>
            <th scope="row"><SmallPirate seat /><bdi>{move || review.name(seat)}</bdi></th>
            <td>{points(cards(&account))}</td>
            <td>{points(account.skill)}</td>
            <td class="luck-bars">
                <svg viewBox="0 0 200 24" preserveAspectRatio="none" aria-hidden="true"
                    inner_html=picture.concat() />
            </td>
        </tr>
    }
}

/// Returns the number of a turn, as in the list of moves.
fn number(review: &Review, turn: &TurnAnalysis) -> usize {
    let made = (turn.moves_before + 1) as usize;
    review.replay.with_value(|replay| replay.turn_at(made)).map_or(0, |at| at + 1)
}

fn luckiest(review: &Review) -> Option<String> {
    let analysis = review.analysis.read();
    let (turn, luck) = analysis.luckiest().filter(|(_, luck)| percent(*luck) > 0)?;
    let (number, percent) = (number(review, turn), percent(luck));
    let name = review.name(turn.seat);
    Some(say!(
        review.texts.read(),
        "luck-luckiest",
        number = number,
        name = name,
        percent = percent
    ))
}

fn costliest(review: &Review) -> Option<String> {
    let analysis = review.analysis.read();
    let turn = analysis.worst(0, usize::MAX)?;
    if MistakeGrade::from_loss(loss(turn)) == MistakeGrade::None {
        return None;
    }
    let (number, percent) = (number(review, turn), loss_percent(turn));
    let name = review.name(turn.seat);
    Some(say!(
        review.texts.read(),
        "luck-costliest",
        number = number,
        name = name,
        percent = percent
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(cards: f32, play: f32, unforeseen: f32) -> SeatAccountView {
        let result = 0.5 + cards + play + unforeseen;
        SeatAccountView { deal: 0.1, luck: cards - 0.1, skill: play, unforeseen, result }
    }

    #[test]
    fn what_decided_is_what_gave_clearly_more() {
        assert_eq!(Decided::of(&account(0.4, 0.1, 0.0)), Decided::Cards);
        assert_eq!(Decided::of(&account(-0.1, 0.6, 0.0)), Decided::Play);
        assert_eq!(Decided::of(&account(0.22, 0.25, 0.03)), Decided::Both);
        assert_eq!(Decided::of(&account(0.02, 0.03, 0.45)), Decided::Unforeseen);
    }

    #[test]
    fn points_have_a_sign_and_bars_fill_the_picture() {
        assert_eq!([0.124, -0.3, 0.001].map(points), ["+12", "\u{2212}30", "0"]);
        assert_eq!(scale(&[account(0.4, -0.7, 0.0)]), 0.7);
        assert_eq!(scale(&[account(0.0, 0.0, 0.0)]), 0.1);
    }
}
