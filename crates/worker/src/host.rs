//! Does what the harbour wants, with the browser's means.

use crate::deep::depth;
use crate::queue::{Job, Queue};
use crate::store::{Change, Kept, Store};
use crate::surroundings::{Clocks, Windows, chance, fetch, say};
use cartagena::Variant;
use cartagena_harbour::{ById, Effect, Harbour};
use cartagena_protocol::{Refusal, ServerMsg, Trouble, VERSION};
use std::collections::VecDeque;
use std::rc::Rc;

/// The harbour and what is around it.
pub struct Host {
    harbour: Harbour,
    queue: Rc<Queue>,
    windows: Windows,
    /// Nothing where the browser keeps nothing: games then live in memory.
    store: Option<Store>,
    /// Which version of each game this window knows.
    versions: ById<u32>,
    /// Whether the page knows that games are not kept.
    warned: bool,
    /// Whether the page waits for an answer.
    asked: bool,
}

impl Host {
    pub fn new(queue: Rc<Queue>) -> Host {
        let hearing = Rc::clone(&queue);
        let windows = Windows::open(move |game| hearing.push(Job::Changed(game)));
        let (store, versions) = (None, ById::default());
        let (warned, asked) = (false, false);
        Host { harbour: Harbour::new(chance), queue, windows, store, versions, warned, asked }
    }

    /// In how many milliseconds there is something to do.
    pub fn rest(&self) -> Option<f64> {
        self.harbour.rest(&Clocks)
    }

    /// Does a job to its end.
    pub async fn work(&mut self, job: Job) {
        self.asked = matches!(job, Job::Heard(_));
        let effects = match job {
            Job::Load => return self.load().await,
            Job::Changed(game) => return self.reload(game).await,
            Job::Heard(text) => match cartagena_protocol::read(&text) {
                Some(message) => self.harbour.handle(message, &Clocks),
                None => vec![failed(Trouble::Message)],
            },
            Job::Tick => self.harbour.tick(&Clocks),
            Job::Net(variant, seats, Some(bytes)) => self.harbour.give_net(variant, seats, &bytes),
            Job::Net(variant, seats, None) => self.harbour.lose_net(variant, seats),
            Job::Depth(Some(depth)) => self.harbour.deepen(depth, &Clocks),
            Job::Depth(None) => self.harbour.lose_depth(),
        };
        self.do_all(effects).await;
    }

    async fn load(&mut self) {
        self.store = Store::open().await.ok();
        let kept = match &self.store {
            Some(store) => store.all().await.ok(),
            None => None,
        };
        say(&ServerMsg::Hello { version: VERSION });
        if kept.is_none() {
            self.store = None;
            self.warn();
        }
        let kept = kept.unwrap_or_default();
        if !kept.is_empty() {
            self.deepen().await;
        }
        for (game, kept) in kept {
            self.found(&game, Some(kept));
        }
    }

    /// Games cannot be read without; if it cannot be had, they wait for it.
    async fn deepen(&mut self) {
        if let Ok(depth) = depth().await {
            let effects = self.harbour.deepen(depth, &Clocks);
            self.do_all(effects).await;
        }
    }

    /// Another window has changed a game.
    async fn reload(&mut self, game: String) {
        let Some(store) = &self.store else { return };
        if let Ok(kept) = store.get(&game).await
            && kept.as_ref().map(|kept| kept.version) != self.versions.get(&game).copied()
        {
            self.found(&game, kept);
        }
    }

    /// Takes over what is in the store.
    fn found(&mut self, game: &str, kept: Option<Kept>) {
        let effects = match kept {
            Some(kept) => {
                self.versions.insert(game, kept.version);
                self.harbour.shelve(game, &kept.record, kept.touched)
            }
            None => {
                self.versions.remove(game);
                self.harbour.unshelve(game)
            }
        };
        for effect in effects {
            match effect {
                Effect::Say(message) => say(&message),
                Effect::Deepen => self.fetch_depth(),
                // What was kept is read, not kept again.
                Effect::Keep { .. } | Effect::Forget { .. } | Effect::Need { .. } => {}
            }
        }
    }

    async fn do_all(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Say(message) => say(&message),
                Effect::Need { variant, seats } => self.fetch_net(variant, seats),
                Effect::Deepen => self.fetch_depth(),
                Effect::Forget { game } => self.forget(&game).await,
                Effect::Keep { game, record, touched } => {
                    if !self.keep(&game, &record, touched).await {
                        // What was to be said has not happened.
                        return;
                    }
                }
            }
        }
    }

    /// Keeps a game. False if another window was faster: what it did stands, and the page is told.
    async fn keep(&mut self, game: &str, record: &str, touched: u64) -> bool {
        let Some(store) = &self.store else { return true };
        let known = self.versions.get(game).copied();
        match store.keep(game, known, (record, touched)).await {
            Ok(Change::Made(version)) => {
                self.versions.insert(game, version);
                self.windows.tell(game);
                self.warned = false;
            }
            Ok(Change::Overtaken(kept)) => {
                if self.asked {
                    let game = game.to_owned();
                    say(&ServerMsg::Refused { game, refusal: Refusal::Stale });
                }
                self.found(game, kept);
                return false;
            }
            Err(_) => self.warn(),
        }
        true
    }

    async fn forget(&mut self, game: &str) {
        let Some(store) = &self.store else { return };
        match store.forget(game).await {
            Ok(()) => {
                self.versions.remove(game);
                self.windows.tell(game);
            }
            Err(_) => self.warn(),
        }
    }

    /// Tells the page once that games would not survive.
    fn warn(&mut self) {
        if !std::mem::replace(&mut self.warned, true) {
            say(&ServerMsg::Failed { trouble: Trouble::NotKept });
        }
    }

    fn fetch_net(&self, variant: Variant, seats: usize) {
        let queue = Rc::clone(&self.queue);
        wasm_bindgen_futures::spawn_local(async move {
            let bytes = fetch(&format!("nets/{}-{seats}.net", variant.word())).await.ok();
            queue.push(Job::Net(variant, seats, bytes));
        });
    }

    fn fetch_depth(&self) {
        let queue = Rc::clone(&self.queue);
        wasm_bindgen_futures::spawn_local(async move {
            queue.push(Job::Depth(depth().await.ok()));
        });
    }
}

fn failed(trouble: Trouble) -> Effect {
    Effect::Say(ServerMsg::Failed { trouble })
}
