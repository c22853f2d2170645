//! Results of a training: for programs, for people, and as a picture.

use crate::commands::playouts::grouped;
use crate::console::Console;
use crate::symbols::bold;
use crate::text::{pad, width};
use cartagena::{Seat, Variant};
use cartagena_art::{CalibrationBand, Captions, Theme, TrainingPoint, can_draw, training_svg};
use cartagena_texts::{Lang, Texts, bidi, say};
use cartagena_train::{TestPlan, TestResult, TrainingPlan, TrainingReport};
use serde_json::{Value, json};

/// First line of a report.
const FORMAT: &str = "cartagena-training 1";

/// Returns the report for the file. Only `seconds` differs between two runs of the same plan.
pub(super) fn value(report: &TrainingReport, seconds: f64) -> Value {
    let TrainingPlan {
        variant,
        seats,
        games,
        seed,
        learning_rate: rate,
        exploration: astray,
        lambda,
    } = report.plan;
    let TestPlan { tests: marks, deals, calibration_games: checked } = report.tests;
    json!({
        "format": FORMAT,
        "variant": variant.as_str(),
        "players": seats,
        "plan": {
            "games": games,
            "seed": seed,
            "rate": [short(rate.0), short(rate.1)],
            "astray": short(astray),
            "lambda": short(lambda),
        },
        "exams": { "marks": marks, "deals": deals, "games": checked },
        "actions": report.actions,
        "seconds": seconds,
        "marks": report.results.iter().map(mark).collect::<Vec<_>>(),
        "reliability": {
            "error": report.calibration.mean_error(),
            "bands": report.calibration.bands.iter().map(band).collect::<Vec<_>>(),
        },
    })
}

fn mark(mark: &TestResult) -> Value {
    json!({
        "games": mark.games,
        "score": short(mark.score),
        "error": short(mark.squared_error),
        "actions_per_game": short(mark.actions_per_game),
    })
}

/// Returns a band of chances; one without any is null.
fn band((count, sum, wins): &(u64, f64, f64)) -> Value {
    let mean = |sum: f64| (*count > 0).then(|| sum / *count as f64);
    json!({ "count": count, "said": mean(*sum), "came_true": mean(*wins) })
}

/// Returns the shortest decimal number for a float: 0.01, not 0.009999999776.
fn short(number: f32) -> f64 {
    number.to_string().parse().unwrap_or(f64::NAN)
}

/// The figures of a report that people read.
pub(super) struct Story {
    variant: Variant,
    players: usize,
    games: u64,
    actions: u64,
    seconds: f64,
    error: f64,
    lessons: Vec<TrainingPoint>,
    bands: Vec<CalibrationBand>,
}

impl Story {
    /// Reads a report; `None` if it is malformed.
    pub(super) fn read(report: &Value) -> Option<Story> {
        let word = report["variant"].as_str().filter(|_| report["format"] == FORMAT)?;
        let players = report["players"].as_u64()? as usize;
        let reliability = &report["reliability"];
        Some(Story {
            variant: Variant::ALL.into_iter().find(|variant| variant.as_str() == word)?,
            players: Some(players).filter(|count| (Seat::MIN..=Seat::MAX).contains(count))?,
            games: report["plan"]["games"].as_u64()?,
            actions: report["actions"].as_u64()?,
            seconds: report["seconds"].as_f64()?,
            error: reliability["error"].as_f64()?,
            lessons: report["marks"].as_array()?.iter().map(lesson).collect::<Option<_>>()?,
            bands: reliability["bands"].as_array()?.iter().map(read_band).collect::<Option<_>>()?,
        })
    }

    /// Returns a short summary.
    pub(super) fn text(&self, console: &Console) -> String {
        let texts = &console.texts;
        let fair = percent(1.0 / self.players as f64);
        let score = self.lessons.last().map_or_else(|| "–".to_owned(), |l| percent(l.score.into()));
        let table = say!(texts, "variant", variant = self.variant.as_str());
        let rows = [
            (say!(texts, "train-net"), console.for_stdout(&format!("{table} × {}", self.players))),
            (say!(texts, "train-score", form = fair), score),
            (say!(texts, "train-error"), percent(self.error)),
            (say!(texts, "playouts-games"), grouped(self.games)),
            (say!(texts, "playouts-actions"), grouped(self.actions)),
            (say!(texts, "playouts-seconds"), grouped(self.seconds.round() as u64)),
        ];
        let rows = rows.map(|(name, value)| (console.for_stdout(&name), value));
        let widest = rows.iter().map(|(name, _)| width(name)).max().unwrap_or_default();
        rows.map(|(name, value)| format!("{}  {}\n", pad(&name, widest), bold(&value))).concat()
    }

    /// Draws the learning curve and the reliability of the chances.
    pub(super) fn picture(&self, texts: &Texts) -> String {
        let own = self.captions(texts);
        let words = [&own.title, &own.score, &own.error, &own.games, &own.observed, &own.predicted];
        let drawable = words.iter().all(|words| can_draw(words));
        let captions = if drawable { own } else { self.captions(&Texts::new(Lang::En)) };
        training_svg(&captions, self.players, &self.lessons, &self.bands, Theme::Dark)
    }

    /// Returns the captions in visual order.
    fn captions(&self, texts: &Texts) -> Captions {
        let shown = |words: String| bidi::visual(&words, texts.lang().is_rtl());
        Captions {
            title: shown(say!(texts, "variant", variant = self.variant.as_str())),
            score: shown(say!(texts, "curve-score")),
            error: shown(say!(texts, "curve-error")),
            games: shown(say!(texts, "playouts-games")),
            observed: shown(say!(texts, "curve-came")),
            predicted: shown(say!(texts, "curve-said")),
        }
    }
}

fn single(value: &Value) -> Option<f32> {
    value.as_f64().map(|number| number as f32)
}

fn lesson(mark: &Value) -> Option<TrainingPoint> {
    let number = |name| single(&mark[name]);
    Some(TrainingPoint {
        games: number("games")?,
        score: number("score")?,
        error: number("error")?,
    })
}

fn read_band(band: &Value) -> Option<CalibrationBand> {
    let number = |name| single(&band[name]);
    let count = number("count")?;
    let mean = |name| if count > 0.0 { number(name) } else { Some(0.0) };
    Some(CalibrationBand { count, predicted: mean("said")?, observed: mean("came_true")? })
}

/// Returns a share in per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_train::testing::Calibration;

    fn report() -> TrainingReport {
        let mut reliability = Calibration::default();
        [(0.25, 0.0), (0.3, 1.0), (0.875, 1.0)].iter().for_each(|(c, w)| reliability.add(*c, *w));
        let mark = TestResult { games: 50, score: 0.6, actions_per_game: 90.5, squared_error: 0.3 };
        let plan = TrainingPlan::new(Variant::Jamaica, 3, 100);
        let marks = vec![mark, TestResult { games: 100, score: 0.7, ..mark }];
        TrainingReport {
            plan,
            tests: TestPlan::new(3),
            results: marks,
            calibration: reliability,
            actions: 9_050,
        }
    }

    #[test]
    fn a_report_is_read_as_it_was_written() {
        let value = value(&report(), 12.5);
        assert_eq!(value["plan"]["rate"], json!([0.01, 0.0005]));
        assert_eq!(value["marks"][1]["score"], json!(0.7));
        let story = Story::read(&value).expect("a report");
        assert_eq!((story.variant, story.players, story.games), (Variant::Jamaica, 3, 100));
        assert_eq!(story.lessons[1], TrainingPoint { games: 100.0, score: 0.7, error: 0.3 });
        assert_eq!(
            story.bands[17],
            CalibrationBand { count: 1.0, predicted: 0.875, observed: 1.0 }
        );
        assert_eq!(story.bands[0].count, 0.0);
    }

    #[test]
    fn what_is_no_report_is_refused() {
        let whole = value(&report(), 12.5);
        for (name, wrong) in [
            ("format", json!("cartagena-training 2")),
            ("variant", json!("atlantis")),
            ("players", json!(6)),
            ("seconds", json!(null)),
            ("marks", json!([{ "games": 5 }])),
            ("reliability", json!({ "error": 0.1, "bands": [{ "count": 3 }] })),
        ] {
            let mut broken = whole.clone();
            broken[name] = wrong;
            assert!(Story::read(&broken).is_none(), "{name}");
        }
        assert!(Story::read(&json!([])).is_none());
    }

    #[test]
    fn pictures_speak_english_where_letters_are_missing() {
        let story = Story::read(&value(&report(), 12.5)).expect("a report");
        let drawn = |lang| story.picture(&Texts::new(lang));
        assert_eq!(drawn(Lang::Ja), drawn(Lang::En));
        for lang in [Lang::He, Lang::Ru, Lang::Da, Lang::Cs] {
            assert_ne!(drawn(lang), drawn(Lang::En), "{lang}");
        }
    }
}
