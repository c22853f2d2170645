//! The page of one table: people gather there, then the game is played there.

use super::frame::{Contact, Reconnecting, WithServer, use_contact};
use super::kept::Shelf;
use super::live::Live;
use super::waiting::Waiting;
use super::{clock, pocket, socket, witness};
use crate::announce::use_announcer;
use crate::route::{self, Route};
use crate::share::address;
use crate::speech::use_texts;
use crate::tr;
use cartagena::Seat;
use cartagena_client::online::{Countdown, Rights, Talk, is_missed, next_table, speaker, told};
use cartagena_protocol::{
    ChatLine, ClientMsg, Denial, Guest, News, Refusal, Room, RoomSeat, ServerMsg, Stage, TableCard,
    Wish,
};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use std::time::Duration;

/// How often one asks at which other tables it is one's turn.
const ROUND: Duration = Duration::from_secs(30);
/// How long one waits before looking again where the server could not let one look.
const LATER: Duration = Duration::from_secs(2);

/// The table that one has come to. Copies are the same table.
#[derive(Clone, Copy)]
pub struct Here {
    /// The game's id.
    pub game: StoredValue<String>,
    /// The key of the invitation, if one holds it.
    pub key: RwSignal<Option<String>>,
    /// The table as it stands; nothing before the server told.
    pub room: RwSignal<Option<Room>>,
    /// When the table was told of last.
    pub heard: StoredValue<f64>,
    /// What one may do.
    pub rights: Memo<Rights>,
    /// The clocks; none where there is as much time as everybody likes.
    pub clocks: RwSignal<Option<Countdown>>,
    /// The moment for which the clocks are shown.
    pub moment: RwSignal<f64>,
    /// What was said.
    pub talk: RwSignal<Talk>,
    /// Whether the table asked for is not there.
    pub missing: RwSignal<bool>,
    /// Whether the talk is open.
    pub chatting: RwSignal<bool>,
    /// Whether the sheet with who is there is open.
    pub company: RwSignal<bool>,
    /// Another table where it is one's turn.
    pub next: RwSignal<Option<TableCard>>,
    /// Whether the table was told of since one looked last.
    answered: StoredValue<bool>,
    /// Whether one asked for a key since one looked last.
    invited: StoredValue<bool>,
    /// The next look, after one that was refused.
    again: StoredValue<Option<TimeoutHandle>>,
}

impl Here {
    /// Comes to a table, with or without a key, and listens until the page is left.
    fn at(address: &str, contact: Contact) -> Here {
        let (game, key) = came(address);
        let (room, key) = (RwSignal::new(None), RwSignal::new(key));
        let talk = Talk::muting(&Shelf::Mutes.get(&game).unwrap_or_default());
        let rights = move |_: Option<&Rights>| {
            let room = room.read();
            room.as_ref().map(|room| Rights::of(room, key.read().is_some())).unwrap_or_default()
        };
        let here = Here {
            game: StoredValue::new(game),
            key,
            room,
            heard: StoredValue::new(0.0),
            rights: Memo::new(rights),
            clocks: RwSignal::new(None),
            moment: RwSignal::new(0.0),
            talk: RwSignal::new(talk),
            missing: RwSignal::new(false),
            chatting: RwSignal::new(false),
            company: RwSignal::new(false),
            next: RwSignal::new(None),
            answered: StoredValue::new(false),
            invited: StoredValue::new(false),
            again: StoredValue::new(None),
        };
        here.listen();
        contact.whenever_here(move || here.look());
        clock::run(here);
        let asking = set_interval_with_handle(|| socket::wish(Wish::Mine), ROUND);
        on_cleanup(move || {
            here.stop_asking();
            asking.into_iter().for_each(|asking| asking.clear());
            socket::line().send(&ClientMsg::Leave { game: here.id() });
        });
        here
    }

    /// The game's id.
    pub fn id(&self) -> String {
        self.game.get_value()
    }

    fn look(&self) {
        self.stop_asking();
        self.answered.set_value(false);
        self.invited.set_value(false);
        // The server knows with whose eyes; a seat that is remembered may be somebody else's by now.
        socket::line().send(&ClientMsg::Look { game: self.id(), seat: None });
        socket::wish(Wish::Mine);
    }

    /// Looks again a little later.
    fn look_later(self) {
        self.stop_asking();
        self.again.set_value(set_timeout_with_handle(move || self.look(), LATER).ok());
    }

    fn stop_asking(&self) {
        if let Some(again) = self.again.get_value() {
            again.clear();
        }
        self.again.set_value(None);
    }

    /// Whether the server could not let one look just now, and has not done so since.
    fn is_turned_away(&self, game: Option<&str>, why: Denial) -> bool {
        let passing = matches!(why, Denial::NotKept | Denial::TooMany);
        passing && game == Some(self.id().as_str()) && !self.answered.get_value()
    }

    fn listen(self) {
        let (texts, announcer) = (use_texts(), use_announcer());
        socket::line().listen(move |heard| match heard {
            ServerMsg::Online(News::Room(room)) if room.game == self.id() => {
                let before = self.room.get_untracked();
                announcer.tell(told(&texts.read_untracked(), before.as_ref(), room));
                self.enter(room);
            }
            ServerMsg::Online(News::Clocks(clocks)) if clocks.game == self.id() => {
                self.moment.set(socket::now());
                self.clocks.set(Some(Countdown::new(clocks.clone(), socket::now())));
            }
            ServerMsg::Online(News::Chat { game, lines }) if *game == self.id() => {
                announcer.tell(self.hear(&texts.read_untracked(), lines));
            }
            ServerMsg::Online(News::Invitation { game, key }) if *game == self.id() => {
                Shelf::Keys.put(game, key);
                self.key.set(Some(key.clone()));
            }
            ServerMsg::Online(News::Mine { tables }) => {
                self.next.set(next_table(tables, Some(&self.id())).cloned());
            }
            ServerMsg::Online(News::Opened { game }) => play_again(game),
            ServerMsg::Online(News::Denied { game, why: Denial::NoSuchTable })
                if game.as_deref().is_none_or(|game| game == self.id()) =>
            {
                self.missing.set(true);
            }
            ServerMsg::Online(News::Denied { game, why })
                if self.is_turned_away(game.as_deref(), *why) =>
            {
                self.look_later();
            }
            ServerMsg::Refused { game, refusal: Refusal::NoSuchGame } if *game == self.id() => {
                self.missing.set(self.room.read_untracked().is_none());
            }
            _ => {}
        });
    }

    /// A table that was told of: notes what it shows, and keeps one's word.
    fn enter(&self, room: &Room) {
        let mut pocket = pocket::load();
        if pocket.see(room) {
            pocket::keep(&pocket);
        }
        if room.stage == Stage::Dealing {
            // Only then may anybody know one's own bytes.
            witness::note(room);
            pocket::reveal(room);
        }
        self.promise(room);
        self.invite(room);
        self.answered.set_value(true);
        self.missing.set(false);
        self.heard.set_value(socket::now());
        self.moment.set(socket::now());
        self.room.set(Some(room.clone()));
    }

    /// Whoever sits there without having promised anything does it now, as after a game that is
    /// played again.
    fn promise(&self, room: &Room) {
        let own = room.you.and_then(|seat| room.seats.get(usize::from(seat)));
        let bare = own.is_some_and(|seat| seat.promise.is_none());
        let asked =
            self.room.read_untracked().as_ref().is_some_and(|before| before.you == room.you);
        if room.stage == Stage::Gathering && bare && !asked {
            self.sit(room.you);
        }
    }

    /// Whoever may invite friends and has no key here asks for one.
    fn invite(&self, room: &Room) {
        let held = self.key.read_untracked().is_some() || self.invited.get_value();
        if awaits_friends(room) && !held {
            self.invited.set_value(true);
            socket::wish(Wish::Invite { game: self.id() });
        }
    }

    /// The address for friends; nothing as long as the key for it is on its way.
    pub fn link(&self) -> Option<String> {
        let awaited = self.room.read().as_ref().is_some_and(awaits_friends);
        let game = match self.key.get() {
            Some(key) => format!("{}/{key}", self.id()),
            None if awaited => return None,
            None => self.id(),
        };
        address(&Route::At { game })
    }

    /// The seats for which something may be found now.
    pub fn missed(&self) -> Vec<u8> {
        let room = self.room.read();
        let seconds = ((self.moment.get() - self.heard.get_value()) / 1_000.0).max(0.0) as u32;
        let seats = self.rights.read().missing.clone();
        let missed = |seat: &u8| room.as_ref().is_some_and(|room| is_missed(room, *seat, seconds));
        seats.into_iter().filter(missed).collect()
    }

    /// Sits down.
    pub fn sit(&self, seat: Option<u8>) {
        let (promise, key) = (pocket::promise(), self.key.get_untracked());
        socket::wish(Wish::Join { game: self.id(), seat, promise, key });
    }

    /// Mutes a seat, or everybody who looks on, or no longer does; on this device it stays so.
    pub fn turn_mute(&self, seat: Option<u8>) {
        self.talk.update(|talk| talk.mute(seat, !talk.is_muted(seat)));
        Shelf::Mutes.put(&self.id(), &self.talk.read_untracked().mutes());
    }

    /// What is new of what was said, in sentences; what one said oneself is not news, nor is what
    /// was said before one came.
    fn hear(&self, texts: &Texts, lines: &[ChatLine]) -> Vec<String> {
        let came = self.talk.read_untracked().is_empty() && lines.len() > 1;
        let new = self.talk.try_update(|talk| talk.hear(lines)).unwrap_or_default();
        if self.chatting.get_untracked() {
            self.talk.update(Talk::read_all);
        }
        let room = self.room.read_untracked();
        let Some(room) = room.as_ref().filter(|_| !came) else { return Vec::new() };
        let others = new.iter().filter(|line| line.seat.is_none() || line.seat != room.you);
        let said = |line: &ChatLine| {
            say!(texts, "online-said", name = speaker(texts, room, line), input = &line.text)
        };
        others.map(said).collect()
    }
}

/// Whether seats are free for friends whom one may invite; one that is kept bears a name.
fn awaits_friends(room: &Room) -> bool {
    let free = |seat: &RoomSeat| !seat.taken && seat.name.is_empty() && seat.guest == Guest::Friend;
    room.may_invite && room.seats.iter().any(free)
}

/// A table's address as the game's id and the key, which this browser may have from before.
fn came(address: &str) -> (String, Option<String>) {
    match address.split_once('/') {
        Some((game, key)) => {
            Shelf::Keys.put(game, key);
            (game.to_owned(), Some(key.to_owned()))
        }
        None => (address.to_owned(), Shelf::Keys.get(address)),
    }
}

/// Sits down at the table for another game, where the seat is kept, and goes there.
fn play_again(game: &str) {
    let game = game.to_owned();
    let (seat, promise) = (None, pocket::promise());
    socket::wish(Wish::Join { game: game.clone(), seat, promise, key: None });
    route::go(&Route::At { game });
}

/// The table that one has come to, for all its parts.
pub fn use_here() -> Here {
    expect_context()
}

/// The page.
#[component]
pub fn At(
    /// The game's id; behind a slash the key of an invitation.
    game: String,
) -> impl IntoView {
    let here = Here::at(&game, use_contact());
    provide_context(here);
    // A game that goes on or is over is shown with one's own eyes, and stays as it is while the
    // table around it changes.
    let live = Memo::new(move |_| {
        let room = here.room.read();
        let begun = room.as_ref().filter(|room| begun(&room.stage))?;
        Some(begun.you.and_then(Seat::new))
    });
    view! {
        <Reconnecting />
        {move || match live.get() {
            Some(own) => view! { <Live own /> }.into_any(),
            None => view! { <Before /> }.into_any(),
        }}
    }
}

fn begun(stage: &Stage) -> bool {
    matches!(stage, Stage::Playing | Stage::Over { .. })
}

/// What is shown before the game.
#[component]
fn Before() -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let there = Memo::new(move |_| here.room.read().is_some());
    view! {
        <section class="page online">
            <h1>{tr!(texts, "online-table")}</h1>
            <WithServer>
                <Show when=move || here.missing.get()><NotThere /></Show>
                <Show when=move || there.get()><Waiting /></Show>
            </WithServer>
        </section>
    }
}

#[component]
fn NotThere() -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="empty" role="status">
            <p class="lead">{tr!(texts, "denied-no-table")}</p>
            <a class="button primary" href=Route::Online.href()>{tr!(texts, "nav-online")}</a>
        </div>
    }
}
