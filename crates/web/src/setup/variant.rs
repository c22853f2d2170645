//! The choice of the variant and of the rules on which the rulebooks differ.

use super::draft::Start;
use super::use_draft;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::picture::{CARDS_HEIGHT, variant_cards};
use crate::tr;
use cartagena::{Rules, Variant};
use cartagena_texts::{Lang, Texts, say};
use leptos::prelude::*;

/// Variant and options. A position says its own, so then there is nothing to choose.
#[component]
pub fn VariantSection() -> impl IntoView {
    let draft = use_draft();
    let free = Memo::new(move |_| draft.read().start != Start::Position);
    view! {
        <Show when=move || free.get()>
            <Variants />
            <Options />
        </Show>
    }
}

#[component]
fn Variants() -> impl IntoView {
    let texts = use_texts();
    let order = [Variant::Tortuga, Variant::Jamaica, Variant::Hispaniola];
    view! {
        <fieldset class="variants">
            <legend>{tr!(texts, "new-variant")}</legend>
            {order.map(|variant| view! { <VariantCard variant /> }).collect_view()}
        </fieldset>
    }
}

#[component]
fn VariantCard(
    /// The item to show.
    variant: Variant,
) -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let chosen = move || draft.read().rules.variant == variant;
    let choose = move |_| draft.update(|all| all.rules.variant = variant);
    let shape = format!("0 0 136 {CARDS_HEIGHT}");
    view! {
        <label class="choice variant">
            <input type="radio" name="variant" prop:checked=chosen on:change=choose />
            <span class="variant-name">{tr!(texts, "variant", variant = variant.as_str())}</span>
            <svg class="variant-cards" viewBox=shape aria-hidden="true" inner_html=variant_cards(variant) />
            <span class="about">{tr!(texts, "variant-about", variant = variant.as_str())}</span>
        </label>
    }
}

#[component]
fn Options() -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let without_boat = move || !draft.read().rules.boat;
    view! {
        <fieldset class="switches">
            <legend>{tr!(texts, "new-options")}</legend>
            <Rulebooks />
            <OptionSwitch get=|rules| rules.boat set=|rules, on| rules.boat = on
                name=|texts| say!(texts, "option-boat") about=|texts| say!(texts, "option-boat-about") />
            <Show when=without_boat>
                <p class="warning">{tr!(texts, "option-boat-off")}</p>
            </Show>
            <OptionSwitch get=|rules| rules.pass set=|rules, on| rules.pass = on
                name=|texts| say!(texts, "option-pass") about=|texts| say!(texts, "option-pass-about") />
        </fieldset>
    }
}

#[component]
fn OptionSwitch(
    /// True if it is on.
    get: fn(&Rules) -> bool,
    /// Turns it.
    set: fn(&mut Rules, bool),
    /// Its label.
    name: fn(&Texts) -> String,
    /// Explanation, with the rulebook that has the option.
    about: fn(&Texts) -> String,
) -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let on = move || get(&draft.read().rules);
    let turn = move |event| draft.update(|all| set(&mut all.rules, event_target_checked(&event)));
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=on on:change=turn />
            <span>
                <span class="switch-name">{move || name(&texts.read())}</span>
                <span class="about">{move || about(&texts.read())}</span>
            </span>
        </label>
    }
}

/// The five printed books; those that play by what is chosen are lit.
#[component]
fn Rulebooks() -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let book = move |lang: Lang| {
        let rules = move || Rules::rulebook(lang.tag(), draft.read().rules.variant);
        let lit = move || (rules() == Some(draft.read().rules)).to_string();
        let choose = move |_| {
            let book = untrack(rules);
            draft.update(|all| all.rules = book.unwrap_or(all.rules));
        };
        view! {
            <button class="chip" lang=lang.tag() aria-pressed=lit on:click=on_click(choose)>
                {lang.own_name()}
            </button>
        }
    };
    let printed = Lang::ALL
        .into_iter()
        .filter(|lang| Rules::rulebook(lang.tag(), Variant::Tortuga).is_some());
    view! {
        <div class="chips" role="group" aria-labelledby="rulebooks">
            <span id="rulebooks">{tr!(texts, "new-rulebooks")}</span>
            {printed.map(book).collect_view()}
        </div>
    }
}
