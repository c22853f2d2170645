//! The calendar of the days: which were won and lost, and which can still be played.

use super::{DayState, words};
use crate::boxed_closures::on_click;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena_client::Journal;
use cartagena_daily::Day;
use cartagena_protocol::JournalResult;
use cartagena_texts::{Lang, Texts, say};
use leptos::prelude::*;

/// The state of a day in the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DayMark {
    Won,
    Lost,
    Drawn,
    /// Not played, but it can be.
    Open,
    /// Not yet, or before the first day.
    None,
}

impl DayMark {
    fn of(journal: &Journal, day: Day, today: Day) -> DayMark {
        match journal.day(day).map(|entry| entry.result) {
            Some(JournalResult::Won) => DayMark::Won,
            Some(JournalResult::Lost) => DayMark::Lost,
            Some(JournalResult::Drawn) => DayMark::Drawn,
            None if day <= today => DayMark::Open,
            None => DayMark::None,
        }
    }

    /// Returns the class and the sign below the number.
    const fn look(self) -> (&'static str, &'static str) {
        match self {
            DayMark::Won => ("won", "✓"),
            DayMark::Lost => ("lost", "–"),
            DayMark::Drawn => ("lost", "="),
            DayMark::Open => ("open", "\u{a0}"),
            DayMark::None => ("none", "\u{a0}"),
        }
    }

    fn words(self, texts: &Texts) -> String {
        match self {
            DayMark::Won => say!(texts, "daily-mark-won"),
            DayMark::Lost => say!(texts, "daily-mark-lost"),
            DayMark::Drawn => say!(texts, "daily-mark-drawn"),
            DayMark::Open => say!(texts, "daily-mark-open"),
            DayMark::None => String::new(),
        }
    }
}

/// Returns the first day of the month of a day that has a deal.
fn month_begin(day: Day) -> (u32, u32) {
    let (year, month, _) = day.date();
    (year, month)
}

/// Returns the days of a month, with those that have no deal left out.
fn days_of((year, month): (u32, u32)) -> Vec<Day> {
    (1..=31).filter_map(|day| Day::from_date(year, month, day)).collect()
}

fn shifted((year, month): (u32, u32), by: i32) -> (u32, u32) {
    match (by, month) {
        (1, 12) => (year + 1, 1),
        (1, _) => (year, month + 1),
        (_, 1) => (year - 1, 12),
        _ => (year, month - 1),
    }
}

/// Returns on which day weeks begin, 0 for Monday.
const fn first_weekday(lang: Lang) -> u32 {
    match lang {
        Lang::He | Lang::Ja => 6,
        _ => 0,
    }
}

/// Returns the weeks of a month, each with seven cells.
fn weeks(days: &[Day], first_weekday: u32) -> Vec<[Option<Day>; 7]> {
    let mut weeks = Vec::new();
    let mut week = [None; 7];
    for day in days {
        let column = (day.weekday() + 7 - first_weekday) % 7;
        if column == 0 && week.iter().any(Option::is_some) {
            weeks.push(std::mem::take(&mut week));
        }
        week[column as usize] = Some(*day);
    }
    weeks.push(week);
    weeks
}

/// The calendar with the days in a row.
#[component]
pub(super) fn Calendar(
    /// The state of the page.
    state: DayState,
) -> impl IntoView {
    let texts = use_texts();
    let month = RwSignal::new(month_begin(state.day));
    let (first, last) = (month_begin(Day::FIRST), month_begin(state.today));
    let at_first = move || month.get() <= first;
    let at_last = move || month.get() >= last;
    let step = move |by: i32| month.update(|month| *month = shifted(*month, by));
    let heading = move || {
        let days = days_of(month.get());
        let options = [("month", "long"), ("year", "numeric")];
        days.first().map(|day| words::date(&texts.read(), *day, &options))
    };
    let streak = move || {
        let journal = state.journal.read();
        let streak = journal.as_ref()?.streak(state.today);
        let texts = texts.read();
        let words = say!(texts, "daily-streak", count = streak.now);
        Some(match streak.longest > streak.now {
            true => format!("{words} · {}", say!(texts, "daily-longest", count = streak.longest)),
            false => words,
        })
    };
    view! {
        <p class="daily-streak">{streak}</p>
        <div class="daily-months">
            <button aria-label=tr!(texts, "daily-month-before") disabled=at_first
                on:click=on_click(move |_| step(-1))><span aria-hidden="true">"‹"</span></button>
            <h2 aria-live="polite">{heading}</h2>
            <button aria-label=tr!(texts, "daily-month-after") disabled=at_last
                on:click=on_click(move |_| step(1))><span aria-hidden="true">"›"</span></button>
        </div>
        <Month state month />
    }
}

#[component]
fn Month(
    /// The state of the page.
    state: DayState,
    /// Year and month.
    month: RwSignal<(u32, u32)>,
) -> impl IntoView {
    let texts = use_texts();
    let rows = move || {
        let (days, lang) = (days_of(month.get()), texts.read().lang());
        weeks(&days, first_weekday(lang))
    };
    let head = move || {
        let texts = texts.read();
        // Any seven days that begin a week will do.
        let start = Day::from_number(Day::FIRST.number() + 1 + first_weekday(texts.lang()));
        let days = std::iter::successors(start, |day| day.after()).take(7);
        days.map(|day| {
            let short = words::date(&texts, day, &[("weekday", "short")]);
            let long = words::date(&texts, day, &[("weekday", "long")]);
            view! { <th scope="col" abbr=long>{short}</th> }
        })
        .collect_view()
    };
    let row = move |week: [Option<Day>; 7]| {
        let cells =
            week.map(|day| view! { <td>{day.map(|day| view! { <DayCell state day /> })}</td> });
        view! { <tr>{cells.collect_view()}</tr> }
    };
    view! {
        <table class="daily-calendar">
            <thead><tr>{head}</tr></thead>
            <tbody>{move || rows().into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

#[component]
fn DayCell(
    /// The state of the page.
    state: DayState,
    /// The day.
    day: Day,
) -> impl IntoView {
    let texts = use_texts();
    let mark = Memo::new(move |_| {
        let journal = state.journal.read();
        journal.as_ref().map_or(DayMark::None, |all| DayMark::of(all, day, state.today))
    });
    let class = move || format!("daily-cell {}", mark.get().look().0);
    let label = move || {
        let texts = texts.read();
        let date = words::date(&texts, day, &[("day", "numeric"), ("month", "long")]);
        format!("{date}: {}", mark.get().words(&texts))
    };
    let number = day.date().2;
    let sign = move || mark.get().look().1;
    if day > state.today {
        return view! { <span class="daily-cell none">{number}<span>"\u{a0}"</span></span> }
            .into_any();
    }
    let here = (day == state.day).then_some("date");
    let href = Route::Daily { date: Some(day.to_string()) }.href();
    view! {
        <a class=class href=href aria-label=label aria-current=here>
            {number}<span aria-hidden="true">{sign}</span>
        </a>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_has_its_days_in_the_columns_of_their_weekdays() {
        let november = days_of((2026, 11));
        assert_eq!(november.len(), 30);
        let monday = weeks(&november, 0);
        assert_eq!((monday.len(), monday[0][6]), (6, Some(Day::FIRST)));
        let sunday = weeks(&november, 6);
        assert_eq!((sunday.len(), sunday[0][0]), (5, Some(Day::FIRST)));
        assert_eq!(sunday.concat().into_iter().flatten().collect::<Vec<_>>(), november);
    }

    #[test]
    fn months_follow_each_other() {
        assert_eq!(shifted((2026, 12), 1), (2027, 1));
        assert_eq!(shifted((2027, 1), -1), (2026, 12));
        assert_eq!(shifted(shifted((2027, 5), 1), -1), (2027, 5));
    }
}
