//! Answers of the server in words.

use cartagena_server::{AdminAnswer, AdminLogView, AdminRefusal, PersonView, ReportView};
use cartagena_texts::{Texts, say};

const DAY_MS: u64 = 86_400_000;

/// Returns an answer in words.
pub(super) fn answer(texts: &Texts, answer: &AdminAnswer) -> String {
    match answer {
        AdminAnswer::Done => say!(texts, "admin-done"),
        AdminAnswer::Invitation { code } => code.clone(),
        AdminAnswer::Reports { reports } if reports.is_empty() => say!(texts, "admin-no-reports"),
        AdminAnswer::Reports { reports } => joined(reports, |report| self::report(texts, report)),
        AdminAnswer::People { people } if people.is_empty() => say!(texts, "admin-nobody"),
        AdminAnswer::People { people } => joined(people, |person| self::person(texts, person)),
        AdminAnswer::Log { lines } if lines.is_empty() => say!(texts, "admin-no-log"),
        AdminAnswer::Log { lines } => joined(lines, log_line),
        AdminAnswer::Refused { reason } => refusal(texts, *reason),
    }
}

fn joined<T>(items: &[T], words: impl Fn(&T) -> String) -> String {
    items.iter().map(words).collect::<Vec<_>>().join("\n")
}

fn refusal(texts: &Texts, reason: AdminRefusal) -> String {
    match reason {
        AdminRefusal::NoSuchPerson => say!(texts, "admin-no-person"),
        AdminRefusal::NoSuchTable => say!(texts, "admin-no-table"),
        AdminRefusal::NothingToDo => say!(texts, "admin-nothing"),
        AdminRefusal::BadText => say!(texts, "admin-bad-text"),
        AdminRefusal::BadNumber => say!(texts, "admin-bad-number"),
    }
}

fn report(texts: &Texts, report: &ReportView) -> String {
    let heading = say!(
        texts,
        "admin-report",
        first = report.report.to_string(),
        form = time(report.made),
        name = report.name.as_str(),
        input = report.about.person.to_string(),
    );
    let note = (!report.note.is_empty()).then(|| format!("  {}", report.note));
    let context = report.context.iter().map(|said| {
        let mark = if said.number == report.line { '>' } else { ' ' };
        format!("  {mark} {}: {}", said.name, said.text)
    });
    let game = format!("  {}", report.game);
    [heading, game].into_iter().chain(note).chain(context).collect::<Vec<_>>().join("\n")
}

fn person(texts: &Texts, person: &PersonView) -> String {
    let name = format!("{}  {}", person.person, person.name);
    let muted = person.muted.map(|_| say!(texts, "admin-muted"));
    let banned = person.banned.map(|_| say!(texts, "admin-banned"));
    [Some(name), muted, banned].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn log_line(line: &AdminLogView) -> String {
    let person = if line.person > 0 { format!(" {}", line.person) } else { String::new() };
    let detail = if line.detail.is_empty() { String::new() } else { format!(" ({})", line.detail) };
    format!("{}  {}{person}{detail}", time(line.made), line.act)
}

/// Returns a time in milliseconds since 1970 as a date and time of day, in UTC.
fn time(milliseconds: u64) -> String {
    let (days, rest) = (milliseconds / DAY_MS, milliseconds % DAY_MS / 60_000);
    let (year, month, day) = civil(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", rest / 60, rest % 60)
}

/// Returns the year, month and day of a day since 1970, by the days of each.
fn civil(mut days: u64) -> (u64, u64, u64) {
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) && year < 9_999 {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_dates() {
        assert_eq!(time(0), "1970-01-01 00:00 UTC");
        assert_eq!(time(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(time(1_767_225_599_000), "2025-12-31 23:59 UTC");
    }
}
