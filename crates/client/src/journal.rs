//! The journal of a device, counted: days in a row, wins, favourite mistakes, milestones.

use cartagena::Variant;
use cartagena_bots::{Level, Reason};
use cartagena_daily::Day;
use cartagena_protocol::{JournalEntry, JournalResult};
use std::collections::BTreeMap;

/// Finished games, the first one first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Journal {
    entries: Vec<JournalEntry>,
}

/// Games and wins of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of games.
    pub games: u32,
    /// Number of those that the person has won.
    pub wins: u32,
}

/// Days in a row on which the deal of the day was played on its day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Days up to today; a day that is not over does not end it.
    pub now: u32,
    /// The most days there ever were.
    pub longest: u32,
}

/// Something that was reached in the games of this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// The first win.
    FirstWin,
    /// A win in each variant.
    EveryVariant,
    /// A win against four opponents.
    FullTable,
    /// A win against a captain or a stronger bot.
    Captain,
    /// A win against an admiral.
    Admiral,
    /// A jump over twenty spaces or more.
    LongJump,
    /// A win in fifteen turns or fewer.
    QuickWin,
    /// A game of at least 95 % accuracy.
    Accurate,
    /// A win in a wild tunnel.
    Wild,
    /// Seven days in a row with the deal of the day.
    Week,
}

impl Milestone {
    /// All milestones.
    pub const ALL: [Milestone; 10] = [
        Milestone::FirstWin,
        Milestone::EveryVariant,
        Milestone::FullTable,
        Milestone::Captain,
        Milestone::Admiral,
        Milestone::LongJump,
        Milestone::QuickWin,
        Milestone::Accurate,
        Milestone::Wild,
        Milestone::Week,
    ];

    /// Returns the key in texts.
    pub const fn key(self) -> &'static str {
        match self {
            Milestone::FirstWin => "first-win",
            Milestone::EveryVariant => "every-variant",
            Milestone::FullTable => "full-table",
            Milestone::Captain => "captain",
            Milestone::Admiral => "admiral",
            Milestone::LongJump => "long-jump",
            Milestone::QuickWin => "quick-win",
            Milestone::Accurate => "accurate",
            Milestone::Wild => "wild",
            Milestone::Week => "week",
        }
    }
}

impl Journal {
    /// Reads the lines of a journal; what is no line is left out.
    pub fn read(lines: &[String]) -> Journal {
        let mut entries: Vec<_> =
            lines.iter().filter_map(|line| JournalEntry::read(line)).collect();
        entries.sort_by(|one, other| (one.finished, &one.game).cmp(&(other.finished, &other.game)));
        Journal { entries }
    }

    /// Returns the games, the first one first.
    pub fn entries(&self) -> &[JournalEntry] {
        &self.entries
    }

    /// Returns the entry of a game.
    pub fn game(&self, id: &str) -> Option<&JournalEntry> {
        self.entries.iter().find(|entry| entry.game == id)
    }

    /// Returns the game of a day that counts: the first one, and none that came by a challenge.
    pub fn day(&self, day: Day) -> Option<&JournalEntry> {
        let date = day.to_string();
        self.entries.iter().find(|entry| entry.daily == date && !entry.challenge)
    }

    /// Counts the days in a row.
    pub fn streak(&self, today: Day) -> Streak {
        let on_time = |entry: &&JournalEntry| !entry.late && !entry.challenge;
        let days = self.entries.iter().filter(on_time).filter_map(|entry| entry.daily.parse().ok());
        let days: std::collections::BTreeSet<Day> = days.filter(|day| *day <= today).collect();
        let (mut longest, mut run, mut last) = (0, 0, None);
        for day in days {
            run = if day.before().is_some() && day.before() == last { run + 1 } else { 1 };
            longest = longest.max(run);
            last = Some(day);
        }
        let alive = last.is_some_and(|last| last == today || Some(last) == today.before());
        Streak { now: if alive { run } else { 0 }, longest }
    }

    /// Counts the games of which something holds.
    pub fn tally(&self, holds: impl Fn(&JournalEntry) -> bool) -> Tally {
        let mut tally = Tally::default();
        for entry in self.entries.iter().filter(|entry| holds(entry)) {
            tally.games += 1;
            tally.wins += u32::from(entry.result == JournalResult::Won);
        }
        tally
    }

    fn wins(&self) -> impl Iterator<Item = &JournalEntry> {
        self.entries.iter().filter(|entry| entry.result == JournalResult::Won)
    }

    /// Returns the game with the longest jump.
    pub fn longest_jump(&self) -> Option<&JournalEntry> {
        self.entries.iter().rev().filter(|entry| entry.jump > 0).max_by_key(|entry| entry.jump)
    }

    /// Returns the win with the fewest turns.
    pub fn quickest_win(&self) -> Option<&JournalEntry> {
        self.wins().min_by_key(|entry| entry.turns)
    }

    /// Returns the accuracy of the reviewed games in thousandths, the first one first. Games in which no turn
    /// could change anything have none.
    pub fn precisions(&self) -> Vec<u16> {
        let noted = self.entries.iter().filter_map(|entry| entry.note.as_ref());
        noted.filter_map(|note| note.precision).collect()
    }

    /// Returns how often each kind of mistake was noted, the most frequent first.
    pub fn mistakes(&self) -> Vec<(&str, u32)> {
        let mut counts = BTreeMap::new();
        let notes = self.entries.iter().filter_map(|entry| entry.note.as_ref());
        for kind in notes.flat_map(|note| &note.mistakes) {
            *counts.entry(kind.as_str()).or_insert(0) += 1;
        }
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }

    /// Reports whether a milestone was reached.
    pub fn has_reached(&self, milestone: Milestone) -> bool {
        let beaten = |least: Level| {
            self.wins().any(|win| win.level.parse().is_ok_and(|level: Level| level >= least))
        };
        match milestone {
            Milestone::FirstWin => self.wins().next().is_some(),
            Milestone::EveryVariant => Variant::ALL
                .into_iter()
                .all(|variant| self.wins().any(|win| win.rules.variant == variant)),
            Milestone::FullTable => self.wins().any(|win| win.seats == 5),
            Milestone::Captain => beaten(Level::Captain),
            Milestone::Admiral => beaten(Level::Admiral),
            Milestone::LongJump => self.entries.iter().any(|entry| entry.jump >= 20),
            Milestone::QuickWin => self.wins().any(|win| win.turns <= 15),
            Milestone::Accurate => self.precisions().iter().any(|precision| *precision >= 950),
            Milestone::Wild => self.wins().any(|win| win.wild),
            Milestone::Week => {
                let last = self.entries.iter().filter_map(|entry| entry.daily.parse().ok()).max();
                last.is_some_and(|last: Day| self.streak(last).longest >= 7)
            }
        }
    }
}

/// Returns the kind of a reason in the journal and in texts; `None` for one that names no mistake.
pub const fn mistake_key(reason: &Reason) -> Option<&'static str> {
    Some(match reason {
        Reason::Wins => "wins",
        Reason::Stops { .. } => "stops",
        Reason::Boards { .. } => "boards",
        Reason::Draws { .. } => "draws",
        Reason::Leaps { .. } => "leaps",
        Reason::Leaves { .. } => "leaves",
        Reason::Closes { .. } => "closes",
        Reason::Opens { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(game: &str, finished: u64, more: &str) -> String {
        format!(
            r#"{{"game":"{game}","finished":{finished},"rules":"tortuga","seats":2,"seat":0,"level":"sailor",
            "result":"won","turns":20,"jump":9{more}}}"#
        )
    }

    fn daily(date: &str, more: &str) -> String {
        line(&format!("daily{}", date.replace('-', "")), 5, &format!(r#","daily":"{date}"{more}"#))
    }

    fn day(date: &str) -> Day {
        date.parse().expect("a day")
    }

    #[test]
    fn what_is_no_line_is_left_out() {
        let lines = ["", "{}", "[]", r#"{"game":7}"#, &"x".repeat(5_000)].map(str::to_owned);
        assert_eq!(Journal::read(&lines), Journal::default());
        let mixed = [line("b", 2, ""), "nonsense".to_owned(), line("a", 1, "")];
        let games: Vec<_> =
            Journal::read(&mixed).entries().iter().map(|entry| entry.game.clone()).collect();
        assert_eq!(games, ["a", "b"]);
    }

    #[test]
    fn a_streak_counts_days_on_time_and_survives_until_the_next_day_is_over() {
        let lines = [
            daily("2026-11-03", ""),
            daily("2026-11-04", ""),
            daily("2026-11-05", ""),
            daily("2026-11-06", r#","late":true"#),
            daily("2026-11-07", ""),
            daily("2026-11-08", ""),
        ];
        let journal = Journal::read(&lines);
        let streak = |date| journal.streak(day(date));
        assert_eq!(streak("2026-11-05"), Streak { now: 3, longest: 3 });
        assert_eq!(streak("2026-11-06"), Streak { now: 3, longest: 3 });
        assert_eq!(streak("2026-11-07"), Streak { now: 1, longest: 3 });
        assert_eq!(streak("2026-11-09"), Streak { now: 2, longest: 3 });
        assert_eq!(streak("2026-11-10"), Streak { now: 0, longest: 3 });
        assert!(journal.day(day("2026-11-06")).is_some_and(|entry| entry.late));
        assert_eq!(Journal::default().streak(day("2026-11-06")), Streak::default());
    }

    #[test]
    fn a_deal_played_again_by_a_challenge_counts_for_no_day() {
        let challenge = line("duelx", 1, r#","daily":"2026-11-03","late":true,"challenge":true"#);
        let journal = Journal::read(&[challenge]);
        assert_eq!(journal.day(day("2026-11-03")), None);
        assert_eq!(journal.streak(day("2026-11-03")).longest, 0);
    }

    #[test]
    fn games_are_counted() {
        let lines = [
            line("a", 1, r#","note":{"precision":930,"mistakes":["draws","draws","boards"]}"#),
            line("b", 2, r#","note":{"mistakes":[]}"#).replace("won", "lost"),
            line("c", 3, r#","note":{"precision":960,"mistakes":[]}"#)
                .replace("sailor", "admiral")
                .replace(":20", ":14"),
        ];
        let journal = Journal::read(&lines);
        assert_eq!(journal.tally(|_| true), Tally { games: 3, wins: 2 });
        assert_eq!(journal.precisions(), [930, 960]);
        assert_eq!(journal.mistakes(), [("draws", 2), ("boards", 1)]);
        assert_eq!(journal.quickest_win().map(|entry| entry.turns), Some(14));
        let reached: Vec<_> = Milestone::ALL
            .into_iter()
            .filter(|one| journal.has_reached(*one))
            .map(Milestone::key)
            .collect();
        assert_eq!(reached, ["first-win", "captain", "admiral", "quick-win", "accurate"]);
        assert!(!Milestone::ALL.into_iter().any(|one| Journal::default().has_reached(one)));
    }
}
