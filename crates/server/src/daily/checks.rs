//! Checks of records, a few at once, in threads that may take their time.

use cartagena::Variant;
use cartagena_daily::{DailyDeal, DailyResult, Day, Forgery, PlayerV1, check_game};
use cartagena_record::Record;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use tokio::sync::Semaphore;

/// Checks at once; each takes about a tenth of a second.
const AT_ONCE: usize = 2;
/// Checks that may wait.
const MAX_WAITING: usize = 32;

/// The reason why a result was not entered.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The request cannot be read.
    Unreadable,
    /// The date has no deal.
    NoDay,
    /// Results of the day are not taken now.
    Closed,
    /// The record cannot be read: it is none, or a move in it is impossible.
    BadRecord,
    /// The record is not a finished game of the day.
    Forged(Forgery),
    /// Too many checks are waiting.
    Busy,
}

impl Refusal {
    /// Returns the stable code.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Refusal::Unreadable => "bad-request",
            Refusal::NoDay => "no-day",
            Refusal::Closed => "closed",
            Refusal::BadRecord => "bad-record",
            Refusal::Forged(forgery) => forgery.code(),
            Refusal::Busy => "busy",
        }
    }
}

/// The checks that are under way.
pub(crate) struct DailyChecks {
    permits: Semaphore,
    waiting: AtomicUsize,
    players: Arc<[OnceLock<Option<PlayerV1>>; 3]>,
}

impl Default for DailyChecks {
    fn default() -> DailyChecks {
        let players = Arc::new([const { OnceLock::new() }; 3]);
        DailyChecks { permits: Semaphore::new(AT_ONCE), waiting: AtomicUsize::new(0), players }
    }
}

/// A place among the checks that wait or run, given back when it is dropped.
struct Place<'a>(&'a AtomicUsize);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl DailyChecks {
    /// Checks that a record is a finished game of a day.
    pub(super) async fn check(&self, record: String, day: Day) -> Result<DailyResult, Refusal> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let _place = Place(&self.waiting);
        if before >= MAX_WAITING {
            return Err(Refusal::Busy);
        }
        let _permit = self.permits.acquire().await.map_err(|_| Refusal::Busy)?;
        let players = Arc::clone(&self.players);
        let checked = tokio::task::spawn_blocking(move || check(&players, &record, day)).await;
        checked.map_err(|_| Refusal::Busy)?
    }
}

fn check(
    players: &[OnceLock<Option<PlayerV1>>; 3],
    record: &str,
    day: Day,
) -> Result<DailyResult, Refusal> {
    let record = Record::read(record).map_err(|_| Refusal::BadRecord)?;
    let variant = DailyDeal::of(day).rules().variant;
    let at = Variant::ALL.iter().position(|one| *one == variant).unwrap_or_default();
    let player = players[at].get_or_init(|| PlayerV1::built_in(variant));
    let player = player.as_ref().ok_or(Refusal::Busy)?;
    check_game(&record, day, player).map_err(Refusal::Forged)
}
