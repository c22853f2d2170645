//! Carries out the effects of the offline host in the browser.

use crate::browser::{BrowserClock, OtherWindows, fetch, post_to_page, random_bytes};
use crate::deferred_code::deferred_code;
use crate::game_db::{GameDb, SaveResult, SavedGame};
use crate::journal_db::JournalDb;
use crate::queue::{Job, Queue};
use cartagena::Variant;
use cartagena_offline::{ById, HostEffect, OfflineHost};
use cartagena_protocol::{HostError, RefusalCode, ServerMsg, VERSION, parse_json};
use std::collections::VecDeque;
use std::rc::Rc;

/// Offline host and its surroundings.
pub(crate) struct Host {
    offline: OfflineHost,
    queue: Rc<Queue>,
    windows: OtherWindows,
    /// `None` if the browser stores nothing: games then live in memory.
    db: Option<GameDb>,
    /// `None` if the journal cannot be kept: it then lives in memory.
    journal: Option<JournalDb>,
    /// Version of each game that this window knows.
    versions: ById<u32>,
    /// Set once the page was told that games are not saved.
    warned: bool,
    /// Set while the page waits for an answer.
    page_waits: bool,
}

impl Host {
    pub(crate) fn new(queue: Rc<Queue>) -> Host {
        let change_queue = Rc::clone(&queue);
        let windows = OtherWindows::open(move |game| change_queue.push(Job::GameChanged(game)));
        let (db, journal, versions) = (None, None, ById::default());
        let (warned, page_waits) = (false, false);
        Host {
            offline: OfflineHost::new(random_bytes),
            queue,
            windows,
            db,
            journal,
            versions,
            warned,
            page_waits,
        }
    }

    /// Returns in how many milliseconds there is something to do.
    pub(crate) fn ms_until_due(&self) -> Option<f64> {
        self.offline.ms_until_due(&BrowserClock)
    }

    /// Runs a job to its end.
    pub(crate) async fn run_job(&mut self, job: Job) {
        self.page_waits = matches!(job, Job::PageMessage(_));
        let effects = match job {
            Job::Load => return self.load_games().await,
            Job::GameChanged(game) => return self.reload_game(game).await,
            Job::PageMessage(text) => match parse_json(&text) {
                Some(message) => self.offline.handle(message, &BrowserClock),
                None => vec![failure(HostError::BadMessage)],
            },
            Job::Tick => self.offline.tick(&BrowserClock),
            Job::Net(variant, seats, Some(bytes)) => {
                self.offline.net_loaded(variant, seats, &bytes)
            }
            Job::Net(variant, seats, None) => self.offline.net_failed(variant, seats),
            Job::DailyNet(variant, bytes) => {
                self.offline.daily_net_loaded(variant, bytes.as_deref())
            }
            Job::Code(Some(code)) => self.offline.code_loaded(code, &BrowserClock),
            Job::Code(None) => self.offline.code_failed(),
        };
        self.run_effects(effects).await;
    }

    async fn load_games(&mut self) {
        self.db = GameDb::open().await.ok();
        let saved = match &self.db {
            Some(db) => db.all().await.ok(),
            None => None,
        };
        post_to_page(&ServerMsg::Hello { version: VERSION });
        if saved.is_none() {
            self.db = None;
            self.warn_not_saved();
        }
        self.load_journal().await;
        let saved = saved.unwrap_or_default();
        if !saved.is_empty() {
            self.load_code().await;
        }
        for (game, saved) in saved {
            self.take_from_db(&game, Some(saved));
        }
    }

    async fn load_journal(&mut self) {
        self.journal = JournalDb::open().await.ok();
        if let Some(journal) = &self.journal {
            for (game, line) in journal.all().await.unwrap_or_default() {
                self.offline.load_journal_line(&game, line);
            }
        }
    }

    /// Loads the deferred code, without which games cannot be read. If that fails, they wait for
    /// it.
    async fn load_code(&mut self) {
        if let Ok(code) = deferred_code().await {
            let effects = self.offline.code_loaded(code, &BrowserClock);
            self.run_effects(effects).await;
        }
    }

    /// Reloads a game that another window has changed.
    async fn reload_game(&mut self, game: String) {
        let Some(db) = &self.db else { return };
        if let Ok(saved) = db.get(&game).await
            && saved.as_ref().map(|saved| saved.version) != self.versions.get(&game).copied()
        {
            self.take_from_db(&game, saved);
        }
    }

    /// Takes over the stored state of a game.
    fn take_from_db(&mut self, game: &str, saved: Option<SavedGame>) {
        let effects = match saved {
            Some(saved) => {
                self.versions.insert(game, saved.version);
                self.offline.load_game(game, &saved.record, saved.last_played)
            }
            None => {
                self.versions.remove(game);
                self.offline.game_deleted(game)
            }
        };
        for effect in effects {
            match effect {
                HostEffect::Send(message) => post_to_page(&message),
                HostEffect::LoadCode => self.fetch_code(),
                // Loading a stored game saves nothing.
                HostEffect::SaveGame { .. }
                | HostEffect::DeleteGame { .. }
                | HostEffect::SaveJournal { .. }
                | HostEffect::FetchDailyNet { .. }
                | HostEffect::FetchNet { .. } => {}
            }
        }
    }

    async fn run_effects(&mut self, effects: Vec<HostEffect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                HostEffect::Send(message) => post_to_page(&message),
                HostEffect::FetchNet { variant, seats } => self.fetch_net(variant, seats),
                HostEffect::LoadCode => self.fetch_code(),
                HostEffect::FetchDailyNet { variant } => self.fetch_daily_net(variant),
                HostEffect::SaveJournal { game, line } => self.save_line(&game, &line).await,
                HostEffect::DeleteGame { game } => self.delete(&game).await,
                HostEffect::SaveGame { game, record, last_played } => {
                    if !self.save(&game, &record, last_played).await {
                        // The move was not saved, so the page must not hear of it.
                        return;
                    }
                }
            }
        }
    }

    /// Saves a game. Returns false if another window has changed it: that state stands, and the
    /// page gets it.
    async fn save(&mut self, game: &str, record: &str, last_played: u64) -> bool {
        let Some(db) = &self.db else { return true };
        let known = self.versions.get(game).copied();
        match db.save(game, known, (record, last_played)).await {
            Ok(SaveResult::Saved(version)) => {
                self.versions.insert(game, version);
                self.windows.announce_change(game);
                self.warned = false;
            }
            Ok(SaveResult::Conflict(saved)) => {
                if self.page_waits {
                    let game = game.to_owned();
                    post_to_page(&ServerMsg::Refused { game, refusal: RefusalCode::OutOfDate });
                }
                self.take_from_db(game, saved);
                return false;
            }
            Err(_) => self.warn_not_saved(),
        }
        true
    }

    async fn delete(&mut self, game: &str) {
        let Some(db) = &self.db else { return };
        match db.delete(game).await {
            Ok(()) => {
                self.versions.remove(game);
                self.windows.announce_change(game);
            }
            Err(_) => self.warn_not_saved(),
        }
    }

    /// Tells the page once that games are not saved.
    fn warn_not_saved(&mut self) {
        if !std::mem::replace(&mut self.warned, true) {
            post_to_page(&ServerMsg::Failed { error: HostError::NotSaved });
        }
    }

    fn fetch_net(&self, variant: Variant, seats: usize) {
        let queue = Rc::clone(&self.queue);
        wasm_bindgen_futures::spawn_local(async move {
            let bytes = fetch(&format!("nets/{}-{seats}.net", variant.as_str())).await.ok();
            queue.push(Job::Net(variant, seats, bytes));
        });
    }

    /// Saves a line of the journal; where that fails, it stays in memory.
    async fn save_line(&self, game: &str, line: &str) {
        if let Some(journal) = &self.journal {
            let _ = journal.save(game, line).await;
        }
    }

    fn fetch_daily_net(&self, variant: Variant) {
        let queue = Rc::clone(&self.queue);
        wasm_bindgen_futures::spawn_local(async move {
            let bytes = fetch(&format!("nets/daily-v1-{}.net", variant.as_str())).await.ok();
            queue.push(Job::DailyNet(variant, bytes));
        });
    }

    fn fetch_code(&self) {
        let queue = Rc::clone(&self.queue);
        wasm_bindgen_futures::spawn_local(async move {
            queue.push(Job::Code(deferred_code().await.ok()));
        });
    }
}

fn failure(error: HostError) -> HostEffect {
    HostEffect::Send(ServerMsg::Failed { error })
}
