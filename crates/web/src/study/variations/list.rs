//! The variations in the list of moves, and the ways to them and back.

use super::Variations;
use crate::boxed_closures::on_click;
use crate::study::review::Review;
use crate::study::sentences;
use crate::tr;
use cartagena_record::{Branch, Moment, MoveTree};
use cartagena_texts::Texts;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The most characters of the moves that stand for a name.
const MAX_LABEL: usize = 60;

/// The button that tries moves from the moment that is looked at.
#[component]
pub(crate) fn TryButton() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let open = move |_| {
        let at = review.at.get_untracked();
        if let Some(variations) = review.variations {
            review.playing.set(false);
            let at = variations.tree.read_untracked().of_game(at);
            variations.open(at);
        }
    };
    review.variations.map(|_| {
        view! {
            <button type="button" class="study-try" id="study-try" on:click=on_click(open)>
                {tr!(texts, "trial-try")}
            </button>
        }
    })
}

/// Goes back to the game, to the moment at which the variation left it.
pub(super) fn close(review: &Review, variations: &Variations) {
    let at = variations.at.get_untracked().unwrap_or_default();
    let tree = variations.tree.read_untracked();
    let left = tree.path(tree.left_game_at(at)).len() - 1;
    drop(tree);
    review.go(left);
    variations.at.set(None);
    request_animation_frame(|| {
        let button = document().get_element_by_id("study-try");
        if let Some(button) = button.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = button.focus();
        }
    });
}

/// Returns the name of a variation; without one, its first moves.
pub(super) fn branch_name(texts: &Texts, tree: &MoveTree, first: Moment) -> String {
    let name = tree.name(first);
    if !name.is_empty() {
        return name.to_owned();
    }
    let mut moves = Vec::new();
    let mut next = Some(first);
    while let Some((at, event)) = next.and_then(|at| Some((at, tree.event(at)?))) {
        moves.push(sentences::short_move(texts, event, ""));
        let over = tree.game(at).turn().is_start();
        next = tree.next(at).filter(|_| !over && moves.len() < 3);
    }
    let label = moves.join("; ");
    match label.char_indices().nth(MAX_LABEL) {
        Some((cut, _)) => format!("{}…", label[..cut].trim_end()),
        None => label,
    }
}

/// The variations that leave a line in one turn of the game.
#[component]
pub(crate) fn TurnBranches(
    /// The number of the turn, from 1.
    turn: usize,
) -> impl IntoView {
    let review: Review = expect_context();
    review.variations.map(|variations| {
        let branches = Memo::new(move |_| {
            let tree = variations.tree.read();
            let all = tree.branches();
            // Those of a variation stand below it.
            let mut here = false;
            let of_turn = |branch: &Branch| {
                here = if branch.depth == 0 { branch.turn == turn } else { here };
                here
            };
            all.into_iter().filter(of_turn).collect::<Vec<_>>()
        });
        move || {
            let entries = branches.get();
            (!entries.is_empty()).then(|| {
                let entries =
                    entries.into_iter().map(|branch| view! { <Entry branch variations /> });
                view! { <ul class="study-branches">{entries.collect_view()}</ul> }
            })
        }
    })
}

#[component]
fn Entry(branch: Branch, variations: Variations) -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let Branch { first, depth, .. } = branch;
    let name = move || branch_name(&texts.read(), &variations.tree.read(), first);
    let class = if depth == 0 { "study-branch" } else { "study-branch inner" };
    let open = move |_| {
        review.playing.set(false);
        variations.open(first);
    };
    view! {
        <li>
            <button type="button" class=class on:click=on_click(open)>
                <span class="aside">{tr!(texts, "trial-variation")}" "</span>
                <span dir="auto">{name}</span>
            </button>
        </li>
    }
}
