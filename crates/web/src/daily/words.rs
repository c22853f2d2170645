//! Dates and results in words.

use crate::share::{call, set};
use cartagena_daily::Day;
use cartagena_protocol::{JournalEntry, JournalResult};
use cartagena_texts::{Texts, say};
use wasm_bindgen::JsValue;

/// Writes a day as the language does, with these options of `Intl.DateTimeFormat`.
pub(crate) fn date(texts: &Texts, day: Day, options: &[(&str, &str)]) -> String {
    let chosen = js_sys::Object::new();
    set(&chosen, "timeZone", &"UTC".into());
    options.iter().for_each(|(name, value)| set(&chosen, name, &(*value).into()));
    let date = js_sys::Date::new(&JsValue::from_f64(day.begins() as f64));
    let args = [texts.lang().tag().into(), chosen.into()];
    let written = call(&date, "toLocaleDateString", &args);
    written.and_then(|written| written.as_string()).unwrap_or_else(|| day.to_string())
}

/// Writes a day with its weekday and month.
pub(crate) fn long_date(texts: &Texts, day: Day) -> String {
    date(texts, day, &[("dateStyle", "full")])
}

/// Says how a game ended, and after how many turns.
pub(crate) fn outcome(texts: &Texts, result: JournalResult, turns: u32) -> String {
    match result {
        JournalResult::Won => say!(texts, "daily-won", count = turns),
        JournalResult::Lost => say!(texts, "daily-lost", count = turns),
        JournalResult::Drawn => say!(texts, "daily-drawn", count = turns),
    }
}

/// Says the accuracy of a game, if it is known.
pub(crate) fn accuracy(texts: &Texts, thousandths: u16) -> String {
    say!(texts, "study-precision", percent = u32::from((thousandths + 5) / 10))
}

/// Says what the cards gave the person.
pub(crate) fn luck(texts: &Texts, thousandths: i16) -> String {
    let percent = (f32::from(thousandths) / 10.0).round() as i16;
    say!(texts, "daily-luck", form = format!("{percent:+}").replace('-', "−"))
}

/// Returns the line to share: the day, the variant and how it went.
pub(crate) fn line(
    texts: &Texts,
    day: Day,
    entry: &JournalEntry,
    (precision, cards): (Option<u16>, Option<i16>),
) -> String {
    let variant = say!(texts, "variant", variant = entry.rules.variant.as_str());
    let mut parts = vec![
        format!("{} {day}", say!(texts, "game-name")),
        variant,
        outcome(texts, entry.result, entry.turns),
    ];
    parts.extend(precision.map(|precision| accuracy(texts, precision)));
    parts.extend(cards.map(|cards| luck(texts, cards)));
    if entry.late {
        parts.push(say!(texts, "daily-late"));
    }
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Rules, Variant};
    use cartagena_texts::Lang;

    #[test]
    fn the_line_tells_day_variant_result_and_accuracy() {
        let entry = JournalEntry {
            game: "daily20261118".into(),
            finished: 0,
            rules: Rules::new(Variant::Hispaniola),
            seats: 2,
            seat: 1,
            level: "captain".into(),
            result: JournalResult::Won,
            turns: 17,
            jump: 9,
            daily: "2026-11-18".into(),
            late: false,
            wild: false,
            challenge: false,
            note: None,
        };
        let (texts, day) = (Texts::new(Lang::En), "2026-11-18".parse().expect("a day"));
        assert_eq!(
            line(&texts, day, &entry, (Some(914), Some(-124))),
            "Cartagena 2026-11-18 · Hispaniola · Won in 17 turns · Accuracy 91% · Luck −12%"
        );
        let late = JournalEntry { late: true, turns: 1, result: JournalResult::Lost, ..entry };
        assert_eq!(
            line(&texts, day, &late, (None, None)),
            "Cartagena 2026-11-18 · Hispaniola · Lost after 1 turn · Played later"
        );
    }
}
