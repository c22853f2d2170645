//! The page of settings.

use crate::boxed_closures::signal_of;
use crate::device::Device;
use crate::language::use_texts;
use crate::name_limits::{NameProblem, is_too_long};
use crate::route::Route;
use crate::settings::{MotionSpeed, Settings, ThemeChoice, use_settings};
use crate::{tr, turn_sign};
use cartagena_texts::{Lang, Texts, say};
use leptos::prelude::*;

/// The page of settings. Everything holds at once.
#[component]
pub fn Preferences() -> impl IntoView {
    let texts = use_texts();
    view! {
        <section class="page preferences">
            <h1>{tr!(texts, "nav-settings")}</h1>
            <Languages />
            <Name />
            <Themes />
            <Motions />
            <AtTheTable />
            <Account />
            <Show when=turn_sign::can_notify><Notify /></Show>
            <Device />
        </section>
    }
}

/// The way to the account on the server.
#[component]
fn Account() -> impl IntoView {
    let texts = use_texts();
    view! {
        <fieldset>
            <legend>{tr!(texts, "account-title")}</legend>
            <p class="about">{tr!(texts, "account-link-about")}</p>
            <div class="buttons">
                <a class="button" href=Route::Account.href()>{tr!(texts, "account-link")}</a>
                <a class="button" href=Route::Away { game: None }.href()>{tr!(texts, "away-link")}</a>
                <a class="button" href=Route::Privacy.href()>{tr!(texts, "privacy-link")}</a>
            </div>
        </fieldset>
    }
}

#[component]
fn AtTheTable() -> impl IntoView {
    let texts = use_texts();
    view! {
        <fieldset class="switches">
            <legend>{tr!(texts, "settings-table")}</legend>
            <Switch label=|texts| say!(texts, "settings-beginner")
                about=|texts| say!(texts, "settings-beginner-about")
                get=|all| all.beginner set=|all, on| all.beginner = on />
            <Switch label=|texts| say!(texts, "settings-confirm")
                about=|texts| say!(texts, "settings-confirm-about")
                get=|all| all.confirm set=|all, on| all.confirm = on />
            <Switch label=|texts| say!(texts, "settings-letters")
                about=|texts| say!(texts, "settings-letters-about")
                get=|all| all.letters set=|all, on| all.letters = on />
            <Switch label=|texts| say!(texts, "settings-sound") about=|_| String::new()
                get=|all| all.sound set=|all, on| all.sound = on />
            <Switch label=|texts| say!(texts, "settings-text-mode")
                about=|texts| say!(texts, "settings-text-mode-about")
                get=|all| all.text_mode set=|all, on| all.text_mode = on />
            <Switch label=|texts| say!(texts, "settings-notation")
                about=|texts| say!(texts, "settings-notation-about", form = "D6>7")
                get=|all| all.notation set=|all, on| all.notation = on />
            <Switch label=|texts| say!(texts, "settings-keys")
                about=|texts| say!(texts, "settings-keys-about")
                get=|all| all.keys set=|all, on| all.keys = on />
        </fieldset>
    }
}

/// The switch for notifications. Only turning it on lets the browser ask.
#[component]
fn Notify() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let refused = RwSignal::new(false);
    let on = move || settings.read().notify && turn_sign::may_notify();
    let turn = move |event| {
        let wanted = event_target_checked(&event);
        refused.set(false);
        leptos::task::spawn_local(async move {
            let allowed = wanted && turn_sign::ask_to_notify().await;
            settings.update(|all| all.notify = allowed);
            // The page may be left by now.
            let _ = refused.try_set(wanted && !allowed);
        });
    };
    let problem = move || refused.get().then(|| say!(texts.read(), "settings-notify-refused"));
    view! {
        <fieldset class="switches">
            <legend>{tr!(texts, "settings-away")}</legend>
            <label class="switch">
                <input type="checkbox" role="switch" prop:checked=on on:change=turn />
                <span>
                    <span class="switch-name">{tr!(texts, "settings-notify")}</span>
                    <span class="about">{tr!(texts, "settings-notify-about")}</span>
                </span>
            </label>
            <p class="problem" role="alert">{problem}</p>
        </fieldset>
    }
}

#[component]
fn Name() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let too_long = RwSignal::new(false);
    let write = move |event| {
        let name = event_target_value(&event);
        too_long.set(is_too_long(&name));
        if !too_long.get_untracked() {
            settings.update(|all| all.name = name);
        }
    };
    view! {
        <fieldset>
            <legend><label for="name">{tr!(texts, "settings-name")}</label></legend>
            <input type="text" id="name" dir="auto" autocomplete="nickname"
                aria-describedby="name-about" aria-invalid=signal_of(move || too_long.get().to_string())
                prop:value=signal_of(move || settings.read().name.clone()) on:input=write />
            <p class="about" id="name-about">{tr!(texts, "settings-name-about")}</p>
            <NameProblem too_long />
        </fieldset>
    }
}

#[component]
fn Languages() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let choice = move |lang: Lang| {
        let chosen = move || texts.read().lang() == lang;
        let choose = move |_| settings.update(|all| all.lang = Some(lang.tag().to_owned()));
        view! {
            <label class="choice" lang=lang.tag()>
                <input type="radio" name="language" prop:checked=chosen on:change=choose />
                <span>{lang.own_name()}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{tr!(texts, "settings-language")}</legend>
            {Lang::ALL.into_iter().map(choice).collect_view()}
        </fieldset>
    }
}

#[component]
fn Themes() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let choice = move |look: ThemeChoice, name| {
        let chosen = Signal::derive(move || settings.read().look == look);
        let choose = move || settings.update(|all| all.look = look);
        choice("look", name, chosen, choose)
    };
    view! {
        <fieldset class="choices">
            <legend>{tr!(texts, "settings-look")}</legend>
            {choice(ThemeChoice::System, |texts| say!(texts, "look-system"))}
            {choice(ThemeChoice::Dark, |texts| say!(texts, "look-dark"))}
            {choice(ThemeChoice::Light, |texts| say!(texts, "look-light"))}
        </fieldset>
    }
}

#[component]
fn Motions() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let choice = move |motion: MotionSpeed, name| {
        let chosen = Signal::derive(move || settings.read().motion == motion);
        let choose = move || settings.update(|all| all.motion = motion);
        choice("motion", name, chosen, choose)
    };
    view! {
        <fieldset class="choices">
            <legend>{tr!(texts, "settings-motion")}</legend>
            {choice(MotionSpeed::Normal, |texts| say!(texts, "motion-normal"))}
            {choice(MotionSpeed::Fast, |texts| say!(texts, "motion-fast"))}
            {choice(MotionSpeed::Off, |texts| say!(texts, "motion-off"))}
        </fieldset>
    }
}

/// Shows a radio button.
fn choice(
    group: &'static str,
    name: fn(&Texts) -> String,
    chosen: Signal<bool>,
    choose: impl Fn() + 'static,
) -> AnyView {
    let texts = use_texts();
    view! {
        <label class="choice">
            <input type="radio" name=group prop:checked=chosen on:change=move |_| choose() />
            <span>{move || name(&texts.read())}</span>
        </label>
    }
    .into_any()
}

#[component]
fn Switch(
    /// Its label.
    label: fn(&Texts) -> String,
    /// Explanation, if the label does not suffice.
    about: fn(&Texts) -> String,
    /// True if it is on.
    get: fn(&Settings) -> bool,
    /// Turns it.
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let on = move || get(&settings.read());
    let turn = move |event| settings.update(|all| set(all, event_target_checked(&event)));
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=on on:change=turn />
            <span>
                <span class="switch-name">{move || label(&texts.read())}</span>
                <span class="about">{move || about(&texts.read())}</span>
            </span>
        </label>
    }
}
