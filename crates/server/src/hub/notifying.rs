//! Notices of a table for people who are not looking. The table decides who is told what; it waits for
//! nothing and loses nothing if a notice is lost.

use super::{Hub, LiveTable, TableRequest};
use crate::connected_people::Socket;
use crate::notices::{AboutTable, Notice, NoticeKind};
use cartagena_room::Room;
use std::sync::Arc;
use std::sync::atomic::Ordering;

impl LiveTable {
    /// Gives notices away about what is new since `before`: a turn has begun, or the game is over.
    pub(super) fn notify_since(&self, before: &Room) {
        let turn = self.room.person_turn();
        let turn =
            turn.filter(|turn| before.person_turn().map(|old| old.number) != Some(turn.number));
        if let Some(turn) = turn.filter(|turn| !self.is_looking(turn.person)) {
            self.notify(NoticeKind::Turn, turn.number, vec![(turn.person, turn.seat)]);
        }
        let people = self.room.people_of_ended_game();
        if !people.is_empty() && !before.is_over() {
            let to = people.into_iter().filter(|(person, _)| !self.is_looking(*person)).collect();
            self.notify(NoticeKind::Over, self.line_count, to);
        }
    }

    /// Reminds the person to move, once for each turn, when it will soon run out.
    pub(super) fn remind(&mut self) {
        let Some(reminder) = self.room.reminder() else { return };
        let turn = reminder.turn;
        let due = reminder.due <= self.now() && reminder.ends > self.now();
        if !due || self.reminded == Some(turn.number) {
            return;
        }
        self.reminded = Some(turn.number);
        if !self.is_looking(turn.person) {
            self.notify(NoticeKind::Reminder, turn.number, vec![(turn.person, turn.seat)]);
        }
    }

    /// Returns when the person to move is to be reminded, unless that has happened.
    pub(super) fn reminder_due(&self) -> Option<u64> {
        let reminder = self.room.reminder()?;
        (self.reminded != Some(reminder.turn.number)).then_some(reminder.due)
    }

    fn notify(&self, kind: NoticeKind, number: u64, to: Vec<(i64, cartagena::Seat)>) {
        let about = AboutTable::of(&self.room, self.now());
        self.hub.notices.tell(Notice { kind, game: self.game.clone(), number, to, about });
    }

    /// Reports whether a person has a page with this table before their eyes.
    fn is_looking(&self, person: i64) -> bool {
        let here = |viewer: &&Arc<Socket>| viewer.person.id == person;
        let looks = |viewer: &Arc<Socket>| !viewer.hidden.load(Ordering::Relaxed);
        self.viewers.iter().filter(here).any(looks)
            || self.viewers_elsewhere.get(&person).is_some_and(|looks| *looks)
    }

    /// Stores that a person is on holiday until a moment, if that changes anything here.
    pub(super) async fn set_holiday(&mut self, person: i64, until: u64) -> bool {
        self.persist_decided(|room, now| room.decide_holiday(person, until, now)).await
    }

    /// Lets the holidays of all players hold at a slow game that has just begun.
    pub(super) fn apply_holidays_at_start(&self, before: &Room) {
        if self.room.turn_ends().is_some() && before.turn_ends().is_none() && before.seq() == 0 {
            let (hub, game) = (Arc::clone(&self.hub), self.game.clone());
            let people = self.room.seated_people();
            tokio::spawn(async move { hub.apply_holidays(&game, people).await });
        }
    }

    /// Sends room and clocks again once the holiday of the seat to move is over.
    pub(super) fn broadcast_holiday_end(&mut self) {
        let now = self.now();
        let end = self.room.next_holiday_end(self.holidays_checked);
        self.holidays_checked = now;
        if end.is_some_and(|end| end <= now) {
            self.broadcast_room(None);
            self.room.clocks_message(now).iter().for_each(|clocks| self.broadcast(clocks));
        }
    }
}

impl Hub {
    /// Lets a person's holiday until a moment hold in all their games. Returns whether every table has
    /// stored it.
    pub(crate) async fn set_holiday(self: &Arc<Hub>, person: i64, until: u64) -> bool {
        let mut done = true;
        for game in self.lobby_index.games_of(person) {
            done &= self.set_holiday_at(&game, person, until).await;
        }
        done
    }

    async fn set_holiday_at(self: &Arc<Hub>, game: &str, person: i64, until: u64) -> bool {
        let (answer, done) = tokio::sync::oneshot::channel();
        self.send_request(game, TableRequest::Holiday { person, until, answer }).await;
        done.await.unwrap_or(false)
    }

    async fn apply_holidays(self: Arc<Hub>, game: &str, people: Vec<i64>) {
        for person in people {
            if let Ok(Some(end)) = self.store.holiday_end(person, self.clock.now()).await {
                self.set_holiday_at(game, person, end).await;
            }
        }
    }

    /// Lets all holidays hold in all games: a server that was killed may have told only some tables.
    pub(crate) async fn resume_holidays(self: &Arc<Hub>) {
        match self.store.holidays_after(self.clock.now()).await {
            Ok(holidays) => {
                for (person, until) in holidays {
                    self.set_holiday(person, until).await;
                }
            }
            Err(error) => tracing::warn!(%error, "holidays cannot be read"),
        }
    }
}
