//! The finished games of this device, counted.

mod bars;
mod course;
mod milestones;

use crate::daily::follow_journal;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use bars::{TallyRow, TallyTable};
use cartagena::{Seat, Variant};
use cartagena_bots::Level;
use cartagena_client::{Journal, Tally};
use cartagena_protocol::JournalEntry;
use cartagena_texts::{MISTAKES, Texts, say};
use course::Course;
use leptos::prelude::*;
use milestones::Milestones;

/// The journal on this page.
pub(super) type JournalSignal = RwSignal<Option<Journal>>;

/// The most kinds of mistakes that are listed.
const MAX_MISTAKES: usize = 5;

/// The page.
#[component]
pub fn Statistics() -> impl IntoView {
    let texts = use_texts();
    let journal: JournalSignal = follow_journal();
    let count = Memo::new(move |_| journal.read().as_ref().map(|all| all.entries().len()));
    let body = move || match count.get() {
        None => ().into_any(),
        Some(0) => view! {
            <p class="lead">{tr!(texts, "statistics-none")}</p>
            <a class="button primary" href=Route::Home.href()>{tr!(texts, "table-home")}</a>
        }
        .into_any(),
        Some(_) => view! { <Figures journal /> }.into_any(),
    };
    view! {
        <section class="page statistics">
            <h1>{tr!(texts, "statistics-title")}</h1>
            {body}
        </section>
    }
}

#[component]
fn Figures(
    /// The journal.
    journal: JournalSignal,
) -> impl IntoView {
    let texts = use_texts();
    let table = move |rows: fn(&Texts, &Journal) -> Vec<TallyRow>| {
        Signal::derive(move || {
            journal.read().as_ref().map(|all| rows(&texts.read(), all)).unwrap_or_default()
        })
    };
    view! {
        <p class="lead">{move || summary(&texts.read(), journal.read().as_ref())}</p>
        <p class="quiet">{tr!(texts, "statistics-about")}</p>
        <TallyTable title=tr!(texts, "new-variant") rows=table(by_variant) />
        <TallyTable title=tr!(texts, "statistics-opponent") rows=table(by_level) />
        <TallyTable title=tr!(texts, "new-players") rows=table(by_seats) />
        <Course journal />
        <Mistakes journal />
        <Records journal />
        <Milestones journal />
    }
}

fn summary(texts: &Texts, journal: Option<&Journal>) -> Option<String> {
    let Tally { games, wins } = journal?.tally(|_| true);
    let games = say!(texts, "statistics-games", count = games);
    Some(format!("{games} · {}", say!(texts, "statistics-wins", count = wins)))
}

fn rows<T>(
    all: impl IntoIterator<Item = T>,
    name: impl Fn(&T) -> String,
    tally: impl Fn(&T) -> Tally,
) -> Vec<TallyRow> {
    let row = |one: T| TallyRow { name: name(&one), tally: tally(&one) };
    all.into_iter().map(row).filter(|row| row.tally.games > 0).collect()
}

fn by_variant(texts: &Texts, journal: &Journal) -> Vec<TallyRow> {
    let of = |variant: Variant| move |entry: &JournalEntry| entry.rules.variant == variant;
    rows(
        Variant::ALL,
        |variant| say!(texts, "variant", variant = variant.as_str()),
        |variant| journal.tally(of(*variant)),
    )
}

fn by_level(texts: &Texts, journal: &Journal) -> Vec<TallyRow> {
    let of = |level: Level| move |entry: &JournalEntry| entry.level == level.name();
    rows(Level::ALL, |level| texts.level(*level), |level| journal.tally(of(*level)))
}

fn by_seats(texts: &Texts, journal: &Journal) -> Vec<TallyRow> {
    let of = |seats: usize| move |entry: &JournalEntry| usize::from(entry.seats) == seats;
    rows(
        Seat::MIN..=Seat::MAX,
        |seats| say!(texts, "statistics-seats", count = *seats),
        |seats| journal.tally(of(*seats)),
    )
}

/// The mistakes that happen most often.
#[component]
fn Mistakes(
    /// The journal.
    journal: JournalSignal,
) -> impl IntoView {
    let texts = use_texts();
    let list = move || {
        let (journal, texts) = (journal.read(), texts.read());
        let counts = journal.as_ref().map(Journal::mistakes).unwrap_or_default();
        let words = |(kind, count): (&str, u32)| {
            let kind = say!(texts, "statistics-mistake", mistake = kind);
            format!("{kind}: {count}")
        };
        let counts = counts.into_iter().filter(|(kind, _)| MISTAKES.contains(kind));
        counts.take(MAX_MISTAKES).map(words).collect::<Vec<_>>()
    };
    let list = Memo::new(move |_| list());
    move || {
        (!list.read().is_empty()).then(|| {
            let items = list.get().into_iter().map(|words| view! { <li>{words}</li> });
            view! {
                <h2>{tr!(texts, "statistics-mistakes")}</h2>
                <ul>{items.collect_view()}</ul>
            }
        })
    }
}

/// The longest jump and the quickest win, with ways to their games.
#[component]
fn Records(
    /// The journal.
    journal: JournalSignal,
) -> impl IntoView {
    let texts = use_texts();
    let best = move |which: fn(&Journal) -> Option<&JournalEntry>| {
        journal.read().as_ref().and_then(|all| which(all).cloned())
    };
    let jump = move || {
        best(Journal::longest_jump).map(|entry| {
            let words = move || say!(texts.read(), "challenge-spaces", count = entry.jump);
            view! { <dt>{tr!(texts, "statistics-jump")}</dt><dd>{words}</dd> }
        })
    };
    let quick = move || {
        best(Journal::quickest_win).map(|entry| {
            let words = move || say!(texts.read(), "statistics-turns", count = entry.turns);
            view! { <dt>{tr!(texts, "statistics-quick")}</dt><dd>{words}</dd> }
        })
    };
    view! { <dl class="statistics-records">{jump}{quick}</dl> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    #[test]
    fn only_kinds_that_were_played_have_a_row() {
        let line = r#"{"game":"a","finished":1,"rules":"jamaica","seats":3,"seat":0,"level":"bosun",
            "result":"won","turns":20,"jump":9}"#;
        let (texts, journal) = (Texts::new(Lang::En), Journal::read(&[line.to_owned()]));
        let names = |rows: Vec<TallyRow>| rows.into_iter().map(|row| row.name).collect::<Vec<_>>();
        assert_eq!(names(by_variant(&texts, &journal)), ["Jamaica"]);
        assert_eq!(names(by_level(&texts, &journal)), ["Bosun"]);
        assert_eq!(names(by_seats(&texts, &journal)), ["3 players"]);
        assert_eq!(summary(&texts, Some(&journal)).as_deref(), Some("1 game · 1 win"));
    }
}
