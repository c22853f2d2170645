//! A host without a browser, and a page that knows only the messages it receives.

use cartagena::{Action, Drawn, Event, Notated, Observation, Place, Seat, Symbol, Turn, Viewer};
use cartagena_bots::nets;
use cartagena_offline::{DeferredCode, HostClock, HostEffect, OfflineHost};
use cartagena_protocol::{ClientMsg, EntryView, NewTable, SeatPlan, ServerMsg, Snapshot};
use std::cell::Cell;
use std::collections::BTreeMap;

/// Clock that advances by ten milliseconds whenever it is read, so that thinking ends and no test waits
/// for real time.
#[derive(Default)]
pub(crate) struct Time(pub Cell<f64>);

impl HostClock for Time {
    fn now(&self) -> f64 {
        self.0.set(self.0.get() + 10.0);
        self.0.get()
    }

    fn date(&self) -> u64 {
        1_800_000_000_000 + self.0.get() as u64
    }
}

/// Host that carries out the effects of an [`OfflineHost`] in order.
pub(crate) struct Host {
    pub offline: OfflineHost,
    pub time: Time,
    pub saved: BTreeMap<String, (String, u64)>,
    /// The lines of the journal.
    pub journal: BTreeMap<String, String>,
    /// All messages that were ever sent.
    pub sent: Vec<ServerMsg>,
    /// Number of ticks that had something to do.
    pub ticks: usize,
}

impl Host {
    pub(crate) fn new(number: u8) -> Host {
        let mut count = 0u64;
        let offline = OfflineHost::new(move || {
            count += 1;
            let mut bytes = [number; 32];
            let mixed = count.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            bytes[..8].copy_from_slice(&mixed.to_be_bytes());
            bytes
        });
        let (saved, journal, sent) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        Host { offline, time: Time::default(), saved, journal, sent, ticks: 0 }
    }

    /// Starts the program again, with the saved games.
    pub(crate) fn again(&self, number: u8) -> Host {
        let mut host = Host::new(number);
        for (game, (record, touched)) in &self.saved {
            let effects = host.offline.load_game(game, record, *touched);
            assert_eq!(host.act_on(effects), []);
        }
        host.saved = self.saved.clone();
        host.journal = self.journal.clone();
        for (game, line) in &self.journal {
            host.offline.load_journal_line(game, line.clone());
        }
        host
    }

    pub(crate) fn send(&mut self, msg: impl Into<ClientMsg>) -> Vec<ServerMsg> {
        let text = serde_json::to_string(&msg.into()).unwrap();
        let msg = serde_json::from_str(&text).unwrap();
        let effects = self.offline.handle(msg, &self.time);
        self.act_on(effects)
    }

    /// Ticks once, if there is something to do.
    pub(crate) fn tick(&mut self) -> Option<Vec<ServerMsg>> {
        let rest = self.offline.ms_until_due(&self.time)?;
        self.time.0.set(self.time.0.get() + rest);
        self.ticks += 1;
        let effects = self.offline.tick(&self.time);
        Some(self.act_on(effects))
    }

    /// Ticks until nothing is left to do.
    pub(crate) fn settle(&mut self) -> Vec<ServerMsg> {
        let mut sent = Vec::new();
        for _ in 0..20_000 {
            match self.tick() {
                Some(more) => sent.extend(more),
                None => return sent,
            }
        }
        panic!("it never ends");
    }

    pub(crate) fn act_on(&mut self, effects: Vec<HostEffect>) -> Vec<ServerMsg> {
        let mut sent = Vec::new();
        let mut fresh = Vec::new();
        for effect in effects {
            match effect {
                HostEffect::SaveGame { game, record, last_played: touched } => {
                    fresh.push(game.clone());
                    self.saved.insert(game, (record, touched));
                }
                HostEffect::DeleteGame { game } => {
                    self.saved.remove(&game);
                }
                HostEffect::FetchNet { variant, seats } => {
                    let net = nets::bytes(variant, seats).unwrap();
                    let effects = self.offline.net_loaded(variant, seats, net);
                    assert_eq!(effects, []);
                }
                HostEffect::FetchDailyNet { variant } => {
                    let net = cartagena_daily::net_bytes(variant);
                    assert_eq!(self.offline.daily_net_loaded(variant, Some(net)), []);
                }
                HostEffect::SaveJournal { game, line } => {
                    self.journal.insert(game, line);
                }
                HostEffect::LoadCode => {
                    let effects = self.offline.code_loaded(DeferredCode::all(), &self.time);
                    sent.extend(self.act_on(effects));
                }
                HostEffect::Send(msg) => {
                    match &msg {
                        ServerMsg::Events { game, .. } => {
                            assert!(fresh.contains(game), "sent before it was saved");
                        }
                        // The game of a day that is opened again goes on as it was saved.
                        ServerMsg::Created { game } => {
                            assert!(self.saved.contains_key(game), "sent before it was saved");
                        }
                        _ => {}
                    }
                    let text = serde_json::to_string(&msg).unwrap();
                    assert_eq!(serde_json::from_str::<ServerMsg>(&text).unwrap(), msg);
                    sent.push(msg);
                }
            }
        }
        self.sent.extend(sent.clone());
        sent
    }

    pub(crate) fn create(&mut self, table: NewTable) -> String {
        match &self.send(ClientMsg::Create { table })[..] {
            [ServerMsg::Created { game }] => game.clone(),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn look(&mut self, game: &str, seat: Option<u8>) -> Page {
        match &self.send(ClientMsg::Watch { game: game.to_owned(), seat })[..] {
            [ServerMsg::Snapshot(snapshot)] => Page::new(snapshot),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn play(&mut self, page: &Page, action: &str) -> Vec<ServerMsg> {
        let (game, action) = (page.game.clone(), action.into());
        self.send(ClientMsg::Play { game, after: page.seq, action })
    }

    pub(crate) fn confirm(&mut self, page: &Page) -> Vec<ServerMsg> {
        self.send(ClientMsg::Confirm { game: page.game.clone(), after: page.seq })
    }

    pub(crate) fn undo(&mut self, page: &Page) -> Vec<ServerMsg> {
        self.send(ClientMsg::Undo { game: page.game.clone(), after: page.seq })
    }
}

pub(crate) fn person() -> SeatPlan {
    SeatPlan::default()
}

pub(crate) fn bot(level: &str) -> SeatPlan {
    SeatPlan { name: String::new(), bot: Some(level.into()) }
}

pub(crate) fn table(rules: &str, seats: Vec<SeatPlan>, seed: u64) -> NewTable {
    NewTable { rules: rules.into(), seats, seed: Some(seed), ..NewTable::default() }
}

/// State of a game as a page knows it from messages alone.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Page {
    pub game: String,
    pub seq: u64,
    pub to_confirm: Option<Seat>,
    pub undo: bool,
    /// Observations before every move and after the last.
    pub seen: Vec<Observation>,
}

impl Page {
    pub(crate) fn new(snapshot: &Snapshot) -> Page {
        let viewer = snapshot.viewer.map_or(Viewer::Public, Viewer::Seat);
        let mut page = Page {
            game: snapshot.game.clone(),
            seq: snapshot.seq,
            to_confirm: snapshot.to_confirm,
            undo: snapshot.can_undo,
            seen: vec![snapshot.start.observation(viewer).unwrap()],
        };
        snapshot.moves.iter().for_each(|seen_move| page.step(&seen_move.to_string()));
        page
    }

    pub(crate) fn now(&self) -> &Observation {
        self.seen.last().unwrap()
    }

    fn step(&mut self, notation: &str) {
        let mut seen = self.now().clone();
        seen.apply(&event(&seen, notation)).unwrap_or_else(|_| panic!("{notation}: {seen}"));
        self.seen.push(seen);
    }

    pub(crate) fn follow(&mut self, messages: &[ServerMsg]) {
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
            EntryView::Played { event: seen_move, done } => {
                let mover = self.now().turn().seat();
                self.step(&seen_move.to_string());
                let over = self.now().turn();
                let third = !done && over.seat().is_some() && over.seat() != mover;
                self.to_confirm = mover.filter(|_| third);
            }
            EntryView::Undone => {
                self.seen.pop();
                self.to_confirm = None;
            }
            EntryView::Confirmed => self.to_confirm = None,
        }
    }

    /// Returns a legal action of the viewer's seat, sensible enough for games to end.
    pub(crate) fn choice(&self, number: usize) -> String {
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

/// Parses a move in long notation, `?` being a card that the viewer may not see.
fn event(seen: &Observation, notation: &str) -> Event {
    let seat = seen.turn().seat().unwrap();
    let plain: String = notation.split('+').next().unwrap().to_owned();
    let notated: Notated = plain.parse().unwrap();
    let cards = |text: &str| text.chars().map(Symbol::from_letter).collect::<Vec<_>>();
    match notated.action {
        Action::Advance { from, card } => {
            Event::Advanced { seat, from, card, to: notated.to.unwrap_or(Place::FORT) }
        }
        Action::Retreat { from } => {
            let chance = notation.split('+').nth(1).unwrap_or("");
            let (drawn, laid) = chance.split_once('=').unwrap_or((chance, ""));
            let drawn: Drawn = cards(drawn).into_iter().collect();
            let laid = cards(laid).into_iter().flatten().collect();
            Event::Retreated { seat, from, to: notated.to.unwrap(), drawn, laid }
        }
        Action::EndTurn => Event::EndedTurn { seat },
    }
}
