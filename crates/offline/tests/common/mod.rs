//! A host without a browser, and a page that knows only what it is told.
#![allow(dead_code, reason = "every test uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use cartagena::{
    Action, Drawn, Event, Notated, Observation, Place, Seat, Setup, Symbol, Turn, Viewer,
};
use cartagena_bots::nets;
use cartagena_offline::{DeferredCode, HostClock, HostEffect, OfflineHost};
use cartagena_protocol::{ClientMsg, EntryView, NewTable, SeatPlan, ServerMsg, Snapshot};
use std::cell::Cell;
use std::collections::BTreeMap;

/// Time that passes by being looked at, a hundredth of a second each time, so that thoughts end and
/// nothing waits for the real one.
#[derive(Default)]
pub struct Time(pub Cell<f64>);

impl HostClock for Time {
    fn now(&self) -> f64 {
        self.0.set(self.0.get() + 10.0);
        self.0.get()
    }

    fn date(&self) -> u64 {
        1_800_000_000_000 + self.0.get() as u64
    }
}

/// Does what a harbour wants, in order.
pub struct Host {
    pub harbour: OfflineHost,
    pub time: Time,
    pub kept: BTreeMap<String, (String, u64)>,
    /// All that was ever said.
    pub said: Vec<ServerMsg>,
    /// How many ticks had something to do.
    pub ticks: usize,
}

impl Host {
    pub fn new(number: u8) -> Host {
        let mut count = 0u64;
        let harbour = OfflineHost::new(move || {
            count += 1;
            let mut bytes = [number; 32];
            let mixed = count.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            bytes[..8].copy_from_slice(&mixed.to_be_bytes());
            bytes
        });
        let (kept, said) = (BTreeMap::new(), Vec::new());
        Host { harbour, time: Time::default(), kept, said, ticks: 0 }
    }

    /// Another start of the program, with what was kept.
    pub fn again(&self, number: u8) -> Host {
        let mut host = Host::new(number);
        for (game, (record, touched)) in &self.kept {
            let effects = host.harbour.load_game(game, record, *touched);
            assert_eq!(host.act_on(effects), []);
        }
        host.kept = self.kept.clone();
        host
    }

    pub fn send(&mut self, msg: ClientMsg) -> Vec<ServerMsg> {
        let said = serde_json::to_string(&msg).unwrap();
        let msg = serde_json::from_str(&said).unwrap();
        let effects = self.harbour.handle(msg, &self.time);
        self.act_on(effects)
    }

    /// One tick, if there is something to do.
    pub fn tick(&mut self) -> Option<Vec<ServerMsg>> {
        let rest = self.harbour.ms_until_due(&self.time)?;
        self.time.0.set(self.time.0.get() + rest);
        self.ticks += 1;
        let effects = self.harbour.tick(&self.time);
        Some(self.act_on(effects))
    }

    /// Ticks until nothing is left to do.
    pub fn settle(&mut self) -> Vec<ServerMsg> {
        let mut said = Vec::new();
        for _ in 0..20_000 {
            match self.tick() {
                Some(more) => said.extend(more),
                None => return said,
            }
        }
        panic!("it never ends");
    }

    pub fn act_on(&mut self, effects: Vec<HostEffect>) -> Vec<ServerMsg> {
        let mut said = Vec::new();
        let mut fresh = Vec::new();
        for effect in effects {
            match effect {
                HostEffect::SaveGame { game, record, last_played: touched } => {
                    fresh.push(game.clone());
                    self.kept.insert(game, (record, touched));
                }
                HostEffect::DeleteGame { game } => {
                    self.kept.remove(&game);
                }
                HostEffect::FetchNet { variant, seats } => {
                    let net = nets::bytes(variant, seats).unwrap();
                    let effects = self.harbour.net_loaded(variant, seats, net);
                    assert_eq!(effects, []);
                }
                HostEffect::LoadCode => {
                    let effects = self.harbour.code_loaded(DeferredCode::all(), &self.time);
                    said.extend(self.act_on(effects));
                }
                HostEffect::Send(msg) => {
                    if let ServerMsg::Events { game, .. } | ServerMsg::Created { game } = &msg {
                        assert!(fresh.contains(game), "said before it was kept");
                    }
                    let text = serde_json::to_string(&msg).unwrap();
                    assert_eq!(serde_json::from_str::<ServerMsg>(&text).unwrap(), msg);
                    said.push(msg);
                }
            }
        }
        self.said.extend(said.clone());
        said
    }

    pub fn create(&mut self, table: NewTable) -> String {
        match &self.send(ClientMsg::Create { table })[..] {
            [ServerMsg::Created { game }] => game.clone(),
            other => panic!("{other:?}"),
        }
    }

    pub fn look(&mut self, game: &str, seat: Option<u8>) -> Page {
        match &self.send(ClientMsg::Watch { game: game.to_owned(), seat })[..] {
            [ServerMsg::Snapshot(snapshot)] => Page::new(snapshot),
            other => panic!("{other:?}"),
        }
    }

    pub fn play(&mut self, page: &Page, action: &str) -> Vec<ServerMsg> {
        let (game, action) = (page.game.clone(), action.to_owned());
        self.send(ClientMsg::Play { game, after: page.seq, action })
    }

    pub fn confirm(&mut self, page: &Page) -> Vec<ServerMsg> {
        self.send(ClientMsg::Confirm { game: page.game.clone(), after: page.seq })
    }

    pub fn undo(&mut self, page: &Page) -> Vec<ServerMsg> {
        self.send(ClientMsg::Undo { game: page.game.clone(), after: page.seq })
    }
}

pub fn person() -> SeatPlan {
    SeatPlan::default()
}

pub fn bot(level: &str) -> SeatPlan {
    SeatPlan { name: String::new(), bot: Some(level.to_owned()) }
}

pub fn table(rules: &str, seats: Vec<SeatPlan>, seed: u64) -> NewTable {
    NewTable { rules: rules.to_owned(), seats, seed: Some(seed), ..NewTable::default() }
}

/// What a page knows of a game from messages alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    pub game: String,
    pub seq: u64,
    pub to_confirm: Option<u8>,
    pub undo: bool,
    /// What it saw, before every move and after the last.
    pub seen: Vec<Observation>,
}

impl Page {
    pub fn new(snapshot: &Snapshot) -> Page {
        let viewer = match snapshot.viewer {
            Some(seat) => Viewer::Seat(Seat::new(seat).unwrap()),
            None => Viewer::Public,
        };
        let setup: Setup = snapshot.start.parse().unwrap();
        let mut page = Page {
            game: snapshot.game.clone(),
            seq: snapshot.seq,
            to_confirm: snapshot.to_confirm,
            undo: snapshot.can_undo,
            seen: vec![setup.observation(viewer).unwrap()],
        };
        snapshot.moves.iter().for_each(|said| page.step(said));
        page
    }

    pub fn now(&self) -> &Observation {
        self.seen.last().unwrap()
    }

    fn step(&mut self, said: &str) {
        let mut seen = self.now().clone();
        seen.apply(&event(&seen, said)).unwrap_or_else(|_| panic!("{said}: {seen}"));
        self.seen.push(seen);
    }

    pub fn follow(&mut self, messages: &[ServerMsg]) {
        for message in messages {
            match message {
                ServerMsg::Events { seq, entries, can_undo: undo, .. } => {
                    assert_eq!(*seq, self.seq + entries.len() as u64, "nothing is missed");
                    (self.seq, self.undo) = (*seq, *undo);
                    entries.iter().for_each(|entry| self.enter(entry));
                }
                ServerMsg::Snapshot(snapshot) => *self = Page::new(snapshot),
                _ => {}
            }
        }
    }

    fn enter(&mut self, entry: &EntryView) {
        match entry {
            EntryView::Played { event: said, done } => {
                let mover = self.now().turn().seat();
                self.step(said);
                let over = self.now().turn();
                let third = !done && over.seat().is_some() && over.seat() != mover;
                self.to_confirm = mover.filter(|_| third).map(|seat| seat.index() as u8);
            }
            EntryView::Undone => {
                self.seen.pop();
                self.to_confirm = None;
            }
            EntryView::Confirmed => self.to_confirm = None,
        }
    }

    /// A legal action of the viewer's seat, sensible enough for games to end.
    pub fn choice(&self, number: usize) -> String {
        let actions = self.now().legal_actions().unwrap().list();
        let forward = |action: &&Action| match action {
            Action::Advance { from, .. } => Some(*from) < self.now().target(**action),
            _ => false,
        };
        let retreats: Vec<_> =
            actions.iter().filter(|action| matches!(action, Action::Retreat { .. })).collect();
        let steps: Vec<_> = actions.iter().filter(forward).collect();
        let few = match self.now().turn() {
            Turn::ToMove { seat, .. } => self.now().hand(seat).len() < 3,
            Turn::Over(_) => false,
        };
        let pool = if (few && !retreats.is_empty()) || steps.is_empty() { retreats } else { steps };
        let chosen = pool.get(number % pool.len().max(1)).copied().or(actions.last());
        chosen.unwrap().to_string()
    }
}

/// The event that a long move stands for, `?` being a card that the viewer may not see.
fn event(seen: &Observation, said: &str) -> Event {
    let seat = seen.turn().seat().unwrap();
    let plain: String = said.split('+').next().unwrap().to_owned();
    let notated: Notated = plain.parse().unwrap();
    let cards = |text: &str| text.chars().map(Symbol::from_letter).collect::<Vec<_>>();
    match notated.action {
        Action::Advance { from, card } => {
            Event::Advanced { seat, from, card, to: notated.to.unwrap_or(Place::FORT) }
        }
        Action::Retreat { from } => {
            let chance = said.split('+').nth(1).unwrap_or("");
            let (drawn, laid) = chance.split_once('=').unwrap_or((chance, ""));
            let drawn: Drawn = cards(drawn).into_iter().collect();
            let laid = cards(laid).into_iter().flatten().collect();
            Event::Retreated { seat, from, to: notated.to.unwrap(), drawn, laid }
        }
        Action::EndTurn => Event::EndedTurn { seat },
    }
}
