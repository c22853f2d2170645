//! The page of one table: people gather there, then the game is played there.

use super::connection::{Connection, WithServer, use_connection};
use super::live_table::LiveTable;
use super::person_menu::Deeds;
use super::seats::join_and_go;
use super::storage_notice::{self, watch_storage};
use super::table_notes::TableNotes;
use super::waiting::WaitingRoom;
use super::{clock, name, seat_secrets, seen_commitments, signed_ends, socket};
use crate::announce::use_announcer;
use crate::language::use_texts;
use crate::picture::use_media_query;
use crate::route::Route;
use crate::settings::{Settings, use_settings};
use crate::share::address;
use crate::tr;
use cartagena::Seat;
use cartagena_client::online::{ChatLog, Countdown, Permissions, is_absent_too_long, next_table};
use cartagena_protocol::{
    ChatLine, ClientMsg, Denial, LookBackRequest, LookBackView, OnlineEvent, OnlineRequest,
    RefusalCode, RoomStage, RoomView, SeatAccess, SeatView, ServerMsg, SignedGame, StorageState,
    TableSummary,
};
use cartagena_speech::room::{describe_room_changes, speaker_name};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use std::time::Duration;

/// Interval between requests for other tables at which it is the person's turn.
const POLL_INTERVAL: Duration = Duration::from_secs(30);
/// Delay before the view is requested again after a refusal.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// Windows in which the chat has a column of its own; the same question as in 60-online.css.
const CHAT_COLUMN: &str = "(min-width: 1280px) and (min-aspect-ratio: 5/4) and (min-height: 500px)";

/// The table that one has come to. Copies are the same table.
#[derive(Clone, Copy)]
pub struct OnlineTableState {
    /// The game's id.
    pub game: StoredValue<String>,
    /// The connection to the server.
    contact: Connection,
    /// The person's settings.
    settings: RwSignal<Settings>,
    /// The key of the invitation, if one holds it.
    pub key: RwSignal<Option<String>>,
    /// The table as it stands; nothing before the server told.
    pub room: RwSignal<Option<RoomView>>,
    /// Time at which the table was received last.
    pub received_at: StoredValue<f64>,
    /// The person's rights at the table.
    pub rights: Memo<Permissions>,
    /// The clocks; none where there is as much time as everybody likes.
    pub clocks: RwSignal<Option<Countdown>>,
    /// The moment for which the clocks are shown.
    pub moment: RwSignal<f64>,
    /// The chat.
    pub chat: RwSignal<ChatLog>,
    /// True if the requested table does not exist.
    pub missing: RwSignal<bool>,
    /// True while the chat is open.
    pub chat_open: RwSignal<bool>,
    /// True where the chat has a column of its own.
    pub chat_beside: ReadSignal<bool>,
    /// The end of the game as the server signs it.
    pub signed: RwSignal<Option<SignedGame>>,
    /// The person who leads while people look back at the game together, and the moment.
    pub look_back: RwSignal<LookBackView>,
    /// Another table at which it is the person's turn.
    pub next: RwSignal<Option<TableSummary>>,
    /// True if the table was received since the last view request.
    answered: StoredValue<bool>,
    /// True if the page asked since then to be told what is looked back at.
    follows: StoredValue<bool>,
    /// State of the store behind the table.
    pub storage: RwSignal<StorageState>,
    /// The text and the request of the chat line that was sent last, until it is received.
    unheard: StoredValue<Option<(String, OnlineRequest)>>,
    /// The request for an invitation key, always under the same id.
    invite: StoredValue<Option<OnlineRequest>>,
    /// True if an invitation key was requested since the last view request.
    key_requested: StoredValue<bool>,
    /// The next look, after one that was refused.
    retry: StoredValue<Option<TimeoutHandle>>,
}

impl OnlineTableState {
    /// Opens a table, with or without an invitation key, and listens until the page is left.
    pub(super) fn at(address: &str, contact: Connection) -> OnlineTableState {
        let (game, key) = split_address(address);
        let (room, key) = (RwSignal::new(None), RwSignal::new(key));
        let talk = ChatLog::with_muted(&TableNotes::Mutes.get(&game).unwrap_or_default());
        let rights = move |_: Option<&Permissions>| {
            let room = room.read();
            room.as_ref()
                .map(|room| Permissions::of(room, key.read().is_some()))
                .unwrap_or_default()
        };
        let here = OnlineTableState {
            game: StoredValue::new(game),
            contact,
            settings: use_settings(),
            key,
            room,
            received_at: StoredValue::new(0.0),
            rights: Memo::new(rights),
            clocks: RwSignal::new(None),
            moment: RwSignal::new(0.0),
            chat: RwSignal::new(talk),
            missing: RwSignal::new(false),
            signed: RwSignal::new(None),
            chat_open: RwSignal::new(false),
            chat_beside: use_media_query(CHAT_COLUMN),
            look_back: RwSignal::new(LookBackView::default()),
            next: RwSignal::new(None),
            answered: StoredValue::new(false),
            follows: StoredValue::new(false),
            storage: RwSignal::new(StorageState::Working),
            unheard: StoredValue::new(None),
            invite: StoredValue::new(None),
            key_requested: StoredValue::new(false),
            retry: StoredValue::new(None),
        };
        here.listen();
        contact.on_connected(move || here.request_view());
        clock::run(here);
        let asking = set_interval_with_handle(
            || socket::send_request(OnlineRequest::ListMyTables),
            POLL_INTERVAL,
        );
        on_cleanup(move || {
            here.cancel_retry();
            asking.into_iter().for_each(|asking| asking.clear());
            socket::link().send(&ClientMsg::Unwatch { game: here.id() });
        });
        here
    }

    /// Returns the game's id.
    pub fn id(&self) -> String {
        self.game.get_value()
    }

    fn request_view(&self) {
        self.cancel_retry();
        self.answered.set_value(false);
        self.follows.set_value(false);
        self.key_requested.set_value(false);
        // The server tells if it is not.
        self.storage.set(StorageState::Working);
        // The server knows the viewpoint; a remembered seat may be another person's by now.
        socket::link().send(&ClientMsg::Watch { game: self.id(), seat: None });
        socket::send_request(OnlineRequest::ListMyTables);
    }

    /// Requests the table again a little later.
    fn retry_view(self) {
        self.cancel_retry();
        self.retry
            .set_value(set_timeout_with_handle(move || self.request_view(), RETRY_DELAY).ok());
    }

    fn cancel_retry(&self) {
        if let Some(again) = self.retry.get_value() {
            again.clear();
        }
        self.retry.set_value(None);
    }

    /// Returns whether the server refused the view just now and has not sent it since.
    fn is_refused_view(&self, game: Option<&str>, why: Denial) -> bool {
        let passing =
            matches!(why, Denial::NotStored | Denial::RateLimited | Denial::TooManyTables);
        passing && game == Some(self.id().as_str()) && !self.answered.get_value()
    }

    fn listen(self) {
        let (texts, announcer) = (use_texts(), use_announcer());
        socket::link().listen(move |message| match message {
            ServerMsg::Online(OnlineEvent::Room(room)) if room.game == self.id() => {
                let before = self.room.get_untracked();
                announcer.say_all(describe_room_changes(
                    &texts.read_untracked(),
                    before.as_ref(),
                    room,
                ));
                self.apply_room(room);
            }
            ServerMsg::Online(OnlineEvent::Clocks(clocks)) if clocks.game == self.id() => {
                self.moment.set(socket::now());
                self.clocks.set(Some(Countdown::new(clocks.clone(), socket::now())));
            }
            ServerMsg::Online(OnlineEvent::Storage { game, state }) if *game == self.id() => {
                self.storage.set(*state);
                announcer.say(storage_notice::sentence(&texts.read_untracked(), *state));
            }
            ServerMsg::Online(OnlineEvent::GameSigned(signed)) if signed.game == self.id() => {
                signed_ends::note(signed);
                self.signed.set(Some((**signed).clone()));
            }
            ServerMsg::Online(OnlineEvent::Chat { game, lines }) if *game == self.id() => {
                self.forget_heard(lines);
                announcer.say_all(self.chat_sentences(&texts.read_untracked(), lines));
            }
            ServerMsg::Online(OnlineEvent::LookBack(view)) if view.game == self.id() => {
                self.look_back.set(view.clone());
            }
            ServerMsg::Online(OnlineEvent::Invitation { game, invitation_key: key })
                if *game == self.id() =>
            {
                TableNotes::Keys.put(game, key);
                self.key.set(Some(key.clone()));
            }
            ServerMsg::Online(OnlineEvent::MyTables { tables }) => {
                self.next.set(next_table(tables, Some(&self.id())).cloned());
            }
            ServerMsg::Online(OnlineEvent::TableOpened { game }) => join_and_go(game),
            ServerMsg::Online(OnlineEvent::Denied { game, reason: Denial::NoSuchTable })
                if game.as_deref().is_none_or(|game| game == self.id()) =>
            {
                self.missing.set(true);
            }
            ServerMsg::Online(OnlineEvent::Denied { game, reason: why })
                if self.is_refused_view(game.as_deref(), *why) =>
            {
                self.retry_view();
            }
            ServerMsg::Refused { game, refusal: RefusalCode::NoSuchGame } if *game == self.id() => {
                self.missing.set(self.room.read_untracked().is_none());
            }
            _ => {}
        });
    }

    /// Applies a received table: notes its commitments, and reveals the own secret when it is due.
    fn apply_room(&self, room: &RoomView) {
        let mut secrets = seat_secrets::load();
        if secrets.note_server_commitment(room) {
            seat_secrets::save(&secrets);
        }
        if room.stage == RoomStage::Dealing {
            // Only after that may the own secret be revealed.
            seen_commitments::note(room);
            seat_secrets::reveal(room);
        }
        self.commit_if_missing(room);
        self.request_key(room);
        self.follow_look_back(room);
        self.follow_names(room);
        self.answered.set_value(true);
        self.missing.set(false);
        self.received_at.set_value(socket::now());
        self.moment.set(socket::now());
        self.room.set(Some(room.clone()));
    }

    /// Asks, once the game is over, to be told what people look back at together.
    fn follow_look_back(&self, room: &RoomView) {
        if matches!(room.stage, RoomStage::Over { .. }) && !self.follows.get_value() {
            self.follows.set_value(true);
            let request = LookBackRequest::Follow;
            socket::send_request(OnlineRequest::LookBack { game: self.id(), request });
        }
    }

    /// Requests the game again if somebody has another name, which the table shows from then on.
    fn follow_names(&self, room: &RoomView) {
        let names = |room: &RoomView| room.seats.iter().map(|seat| seat.name.clone()).collect();
        let before: Option<Vec<String>> = self.room.read_untracked().as_ref().map(names);
        if has_begun(&room.stage) && before.is_some_and(|before| before != names(room)) {
            socket::link().send(&ClientMsg::Watch { game: self.id(), seat: None });
        }
    }

    /// Commits to a secret if the person's seat has none yet, as in a rematch.
    fn commit_if_missing(&self, room: &RoomView) {
        let own = room.your_seat.and_then(|seat| room.seats.get(seat.index()));
        let bare = own.is_some_and(|seat| seat.commitment.is_none());
        let asked = self
            .room
            .read_untracked()
            .as_ref()
            .is_some_and(|before| before.your_seat == room.your_seat);
        if room.stage == RoomStage::Gathering && bare && !asked {
            self.sit(room.your_seat);
        }
    }

    /// Requests an invitation key if the person may invite friends and has none.
    fn request_key(&self, room: &RoomView) {
        let held = self.key.read_untracked().is_some() || self.key_requested.get_value();
        if awaits_friends(room) && !held {
            self.key_requested.set_value(true);
            let new = || socket::with_new_id(OnlineRequest::Invite { game: self.id() });
            let invite = self.invite.get_value().unwrap_or_else(new);
            self.invite.set_value(Some(invite.clone()));
            socket::send_request(invite);
        }
    }

    /// Returns the request for a chat line: the same as before if that line was not received, so that
    /// it is not said twice.
    pub fn chat_request(&self, text: String) -> OnlineRequest {
        name::send_typed(&self.contact, &self.settings.read_untracked());
        let before = self.unheard.get_value().filter(|(unheard, _)| *unheard == text);
        let request = before.map_or_else(
            || socket::with_new_id(OnlineRequest::Chat { game: self.id(), text: text.clone() }),
            |(_, request)| request,
        );
        self.unheard.set_value(Some((text, request.clone())));
        request
    }

    fn forget_heard(&self, lines: &[ChatLine]) {
        let heard =
            |(text, _): &(String, OnlineRequest)| lines.iter().any(|line| line.text == *text);
        if self.unheard.get_value().as_ref().is_some_and(heard) {
            self.unheard.set_value(None);
        }
    }

    /// Returns the address for friends; nothing as long as the key for it is on its way.
    pub fn link(&self) -> Option<String> {
        let awaited = self.room.read().as_ref().is_some_and(awaits_friends);
        let game = match self.key.get() {
            Some(key) => format!("{}/{key}", self.id()),
            None if awaited => return None,
            None => self.id(),
        };
        address(&Route::OnlineTable { game })
    }

    /// Returns the absent seats about which the person may decide now.
    pub fn absent_seats(&self) -> Vec<Seat> {
        let room = self.room.read();
        let seconds =
            ((self.moment.get() - self.received_at.get_value()) / 1_000.0).max(0.0) as u32;
        let seats = self.rights.read().absent.clone();
        let missed = |seat: &Seat| {
            room.as_ref().is_some_and(|room| is_absent_too_long(room, *seat, seconds))
        };
        seats.into_iter().filter(missed).collect()
    }

    /// Sits down, under the name that was typed last.
    pub fn sit(&self, seat: Option<Seat>) {
        name::send_typed(&self.contact, &self.settings.read_untracked());
        let (commitment, key) = (seat_secrets::new_commitment(), self.key.get_untracked());
        socket::send_request(OnlineRequest::Join {
            game: self.id(),
            seat: seat.map(Seat::number),
            commitment,
            invitation_key: key,
        });
    }

    /// Asks for the chat anew: somebody's lines may not be shown any more.
    pub fn reload_chat(&self) {
        let muted = TableNotes::Mutes.get(&self.id()).unwrap_or_default();
        self.chat.set(ChatLog::with_muted(&muted));
        socket::link().send(&ClientMsg::Watch { game: self.id(), seat: None });
    }

    /// Mutes or unmutes a seat, or all spectators; the device remembers it.
    pub fn toggle_mute(&self, seat: Option<Seat>) {
        self.chat.update(|talk| talk.set_muted(seat, !talk.is_muted(seat)));
        TableNotes::Mutes.put(&self.id(), &self.chat.read_untracked().muted_note());
    }

    /// Returns new chat lines as sentences, without the person's own and those from before they
    /// came.
    fn chat_sentences(&self, texts: &Texts, lines: &[ChatLine]) -> Vec<String> {
        let came = self.chat.read_untracked().is_empty() && lines.len() > 1;
        let new = self.chat.try_update(|talk| talk.add_lines(lines)).unwrap_or_default();
        if self.chat_open.get_untracked() || self.chat_beside.get_untracked() {
            self.chat.update(ChatLog::mark_read);
        }
        let room = self.room.read_untracked();
        let Some(room) = room.as_ref().filter(|_| !came) else { return Vec::new() };
        let others = new.iter().filter(|line| line.seat.is_none() || line.seat != room.your_seat);
        let said = |line: &ChatLine| {
            say!(texts, "online-said", name = speaker_name(texts, room, line), input = &line.text)
        };
        others.map(said).collect()
    }
}

/// Returns whether seats are free for friends whom the person may invite; a reserved seat has a
/// name.
fn awaits_friends(room: &RoomView) -> bool {
    let free = |seat: &SeatView| {
        !seat.occupied && seat.name.is_empty() && seat.access == SeatAccess::Friend
    };
    room.may_invite && room.seats.iter().any(free)
}

/// Splits a table's address into the game's id and the invitation key, which this browser may have
/// stored before.
fn split_address(address: &str) -> (String, Option<String>) {
    match address.split_once('/') {
        Some((game, key)) => {
            TableNotes::Keys.put(game, key);
            (game.to_owned(), Some(key.to_owned()))
        }
        None => (address.to_owned(), TableNotes::Keys.get(address)),
    }
}

/// Returns the state of the open online table.
pub fn use_online_table() -> OnlineTableState {
    expect_context()
}

/// The page.
#[component]
pub fn OnlineTable(
    /// The game's id; behind a slash the key of an invitation.
    game: String,
) -> impl IntoView {
    let here = OnlineTableState::at(&game, use_connection());
    provide_context(here);
    provide_context(Deeds::new(here));
    watch_storage(here);
    // A running or finished game is shown from the person's own viewpoint, and is not rebuilt while
    // the table around it changes.
    let live = Memo::new(move |_| {
        let room = here.room.read();
        let begun = room.as_ref().filter(|room| has_begun(&room.stage))?;
        Some(begun.your_seat)
    });
    view! {
        {move || match live.get() {
            Some(own) => view! { <LiveTable own /> }.into_any(),
            None => view! { <BeforeGame /> }.into_any(),
        }}
    }
}

fn has_begun(stage: &RoomStage) -> bool {
    matches!(stage, RoomStage::Playing | RoomStage::Over { .. })
}

/// The page of the table before the game starts.
#[component]
fn BeforeGame() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let there = Memo::new(move |_| here.room.read().is_some());
    view! {
        <section class="page online">
            <h1>{tr!(texts, "online-table")}</h1>
            <WithServer>
                <Show when=move || here.missing.get()><NoSuchTable /></Show>
                <Show when=move || there.get()><WaitingRoom /></Show>
            </WithServer>
        </section>
    }
}

#[component]
fn NoSuchTable() -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="empty" role="status">
            <p class="lead">{tr!(texts, "denied-no-table")}</p>
            <a class="button primary" href=Route::Online.href()>{tr!(texts, "nav-online")}</a>
        </div>
    }
}
