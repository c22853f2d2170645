use core::fmt;
use core::str::FromStr;

/// A day of the calendar in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    /// Days since 1 January 1970.
    number: u32,
}

/// The error of a text that names no day which has a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADay;

impl fmt::Display for NotADay {
    /// Writes the error in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a day such as 2026-11-18, from 2026-11-01 to 2199-12-31")
    }
}

impl core::error::Error for NotADay {}

const MILLISECONDS: u64 = 86_400_000;
/// 2199-12-31.
const LAST: u32 = 84_005;

impl Day {
    /// The first day that has a deal: 2026-11-01.
    pub const FIRST: Day = Day { number: 20_758 };

    /// Returns the day of a moment in milliseconds since 1970, or `None` if it has no deal.
    pub fn of_milliseconds(moment: u64) -> Option<Day> {
        Day::from_number(u32::try_from(moment / MILLISECONDS).ok()?)
    }

    /// Returns the day with this number, counted from 1970-01-01, or `None` if it has no deal.
    pub fn from_number(number: u32) -> Option<Day> {
        (Day::FIRST.number..=LAST).contains(&number).then_some(Day { number })
    }

    /// Returns the number of days since 1970-01-01.
    pub const fn number(self) -> u32 {
        self.number
    }

    /// Returns the first millisecond of the day, since 1970.
    pub fn begins(self) -> u64 {
        u64::from(self.number) * MILLISECONDS
    }

    /// Returns the day before; `None` before the first.
    #[must_use]
    pub fn before(self) -> Option<Day> {
        Day::from_number(self.number - 1)
    }

    /// Returns the day after; `None` after the last.
    #[must_use]
    pub fn after(self) -> Option<Day> {
        Day::from_number(self.number + 1)
    }

    /// Returns the day of the week, 0 for Monday.
    pub const fn weekday(self) -> u32 {
        (self.number + 3) % 7
    }

    /// Returns year, month and day of the month.
    pub const fn date(self) -> (u32, u32, u32) {
        // Years that begin in March: the leap day is their last. The method is Howard Hinnant's.
        let days = self.number + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        let year = year + era * 400;
        (if month <= 2 { year + 1 } else { year }, month, day)
    }

    /// Returns the day of a date, or `None` if there is no such date or it has no deal.
    pub fn from_date(year: u32, month: u32, day: u32) -> Option<Day> {
        if !(1970..=2199).contains(&year) || !(1..=12).contains(&month) || day > 31 {
            return None;
        }
        let (from_march, years) = if month > 2 { (month - 3, year) } else { (month + 9, year - 1) };
        let (era, of_era) = (years / 400, years % 400);
        let of_year = (153 * from_march + 2) / 5 + day.checked_sub(1)?;
        let number = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        let found = Day::from_number(number.checked_sub(719_468)?)?;
        (found.date() == (year, month, day)).then_some(found)
    }
}

impl fmt::Display for Day {
    /// Writes the date as `2026-11-18`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotADay;

    /// Reads a date in its one spelling.
    fn from_str(text: &str) -> Result<Day, NotADay> {
        let mut parts = text.split('-').map(|part| part.parse().ok());
        let mut next = || parts.next().flatten().ok_or(NotADay);
        let day = Day::from_date(next()?, next()?, next()?).ok_or(NotADay)?;
        if day.to_string() == text { Ok(day) } else { Err(NotADay) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_and_read_one_after_another() {
        let mut day = Day::FIRST;
        assert_eq!((day.to_string().as_str(), day.before()), ("2026-11-01", None));
        assert_eq!(day.weekday(), 6, "a Sunday");
        let mut count = 1;
        while let Some(next) = day.after() {
            assert_eq!(next.to_string().parse(), Ok(next));
            assert_eq!(
                (next.before(), Day::of_milliseconds(next.begins())),
                (Some(day), Some(next))
            );
            (day, count) = (next, count + 1);
        }
        assert_eq!((day.to_string().as_str(), count), ("2199-12-31", LAST - Day::FIRST.number + 1));
    }

    #[test]
    fn what_is_no_day_is_refused() {
        let bad = "2026-10-31 2026-2-3 2027-02-29 2028-02-30 2027-13-01 2027-00-10 2027-01-00 2200-01-01 \
            99999-01-01 2027-01-01-01 2027-1 +2027-01-01 27-01-01 0000-00-00 4294967295-12-31";
        for text in bad.split_whitespace().chain(["", "today", " 2027-01-01"]) {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
        assert_eq!("2028-02-29".parse::<Day>().map(Day::date), Ok((2028, 2, 29)));
        assert_eq!((Day::of_milliseconds(0), Day::of_milliseconds(u64::MAX)), (None, None));
    }
}
