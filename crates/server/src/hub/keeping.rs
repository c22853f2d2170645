//! Keep first, then tell: how what happens at a table gets into the store and out of it again.

use super::{AGAIN, Hub, Live};
use crate::metrics::one;
use cartagena_protocol::Denial;
use cartagena_quay::{Decision, Quay};
use cartagena_store::{Index, StoreError};
use std::sync::atomic::Ordering;
use std::time::Instant;

/// It has not happened, as far as is known.
pub(super) struct NotKept;

impl Live {
    /// Has a decision kept, and only then makes it true and tells everybody.
    pub(super) async fn keep(&mut self, decision: Decision) -> Result<(), NotKept> {
        let mut next = self.quay.clone();
        let line = decision.line().to_owned();
        let happened = next.commit(decision);
        let index = happened.changes_lists().then(|| index(&next, self.now()));
        let asked = Instant::now();
        let kept = self.hub.store.append(&self.game, self.lines + 1, &line, index).await;
        self.hub.metrics.kept.add(asked.elapsed());
        if let Err(error) = kept {
            return self.not_kept(&error);
        }
        let before = std::mem::replace(&mut self.quay, next);
        self.lines += 1;
        self.tell(&happened);
        if happened.changes_lists() {
            self.list(&before.seated());
        }
        Ok(())
    }

    fn not_kept(&mut self, error: &StoreError) -> Result<(), NotKept> {
        let now = Instant::now();
        // Somebody else's line there is no failure: the table is read again at once and goes on.
        let tried = if *error == StoreError::Taken { now.checked_sub(AGAIN) } else { None };
        if *error != StoreError::Taken {
            one(&self.hub.metrics.not_kept);
            tracing::warn!(game = self.game, %error, "could not keep a line");
        }
        self.doubtful = tried.or(Some(now));
        Err(NotKept)
    }

    /// Finds out what the store really has. Whether the table is sure of itself again.
    pub(super) async fn settle(&mut self) -> bool {
        let Ok((mut quay, lines)) = self.hub.read(&self.game).await else {
            self.doubtful = Some(Instant::now());
            return false;
        };
        let now = self.now();
        for looker in &self.lookers {
            quay.present(Some(looker.person.id), true, now);
            quay.ask_to_confirm(looker.person.id, looker.asks.load(Ordering::Relaxed));
        }
        let before = std::mem::replace(&mut self.quay, quay);
        let news = lines != self.lines;
        (self.lines, self.doubtful) = (lines, None);
        if news {
            self.welcome_all();
            self.list(&before.seated());
        }
        true
    }
}

impl Hub {
    /// A table as the store has it. If it only slept here its clock has run on; else nobody served
    /// it, and nobody loses time by that.
    pub(super) async fn read(&self, game: &str) -> Result<(Quay, u64), Denial> {
        let lines = self.store.load(game).await.map_err(|error| {
            tracing::warn!(game, %error, "could not read a game");
            Denial::NotKept
        })?;
        let lines = lines.filter(|lines| !lines.is_empty()).ok_or(Denial::NoSuchTable)?;
        let mut quay = replayed(&lines).map_err(|at| {
            tracing::error!(game, line = at, "a kept line cannot be read");
            Denial::NoSuchTable
        })?;
        let now = self.clock.now();
        match self.alarms.get(game) {
            Some(alarm) => quay.woken(alarm.counted, now),
            None => quay.resumed(now),
        }
        Ok((quay, lines.len() as u64))
    }
}

/// A table from its lines; or the number of the first that cannot be.
pub(crate) fn replayed(lines: &[String]) -> Result<Quay, usize> {
    let (first, later) = lines.split_first().ok_or(1_usize)?;
    let mut quay = Quay::begin(first).map_err(|_| 1_usize)?;
    for (at, line) in later.iter().enumerate() {
        quay.replay(line).map_err(|_| at + 2)?;
    }
    Ok(quay)
}

fn index(quay: &Quay, now: u64) -> Index {
    let over = quay.is_over() || quay.is_closed();
    Index { seated: quay.seated(), over, touched: now }
}
