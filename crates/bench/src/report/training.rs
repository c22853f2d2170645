//! Table of the nets' training, from the training reports.

use crate::Failure;
use cartagena::{Seat, Variant};
use serde_json::Value;
use std::fmt::Write;
use std::path::Path;

/// Returns the table of all nets.
pub fn table(folder: &Path) -> Result<String, Failure> {
    let mut table = String::from(
        "| net | games | minutes, one core | actions per game at the end | score against untuned searchers | \
         calibration error |\n|:--|--:|--:|--:|--:|--:|\n",
    );
    for variant in Variant::ALL {
        for seats in Seat::MIN..=Seat::MAX {
            let name = format!("{}-{seats}", variant.as_str());
            let file = folder.join(format!("{name}.json"));
            let text = std::fs::read_to_string(&file)
                .map_err(|error| format!("{}: {error}", file.display()))?;
            row(&mut table, &name, &serde_json::from_str(&text)?);
        }
    }
    Ok(table)
}

fn row(table: &mut String, name: &str, report: &Value) {
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let last = report["marks"].as_array().and_then(|marks| marks.last()).unwrap_or(&Value::Null);
    let _ = writeln!(
        table,
        "| {name} | {} | {:.0} | {:.0} | {:.0} % | {:.3} |",
        number(&report["plan"]["games"]),
        number(&report["seconds"]) / 60.0,
        number(&last["actions_per_game"]),
        100.0 * number(&last["score"]),
        number(&report["reliability"]["error"]),
    );
}
