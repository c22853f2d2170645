//! Non-interference: two games that differ only in hidden information send a viewer the same bytes,
//! refusals included. So do pages and previews of links, animations, pushes, mails and webhooks.

use crate::common::account::{Browser, hex_hash};
use crate::common::client::Client;
use crate::common::player::{open, table};
use crate::common::receiver::Receiver;
use crate::common::{House, eventually};
use crate::mail::with_mail;
use crate::public_pages::{PAGE, get};
use cartagena::{Action, Observation, Seat, Viewer};
use cartagena_art::{BoardOptions, board_svg};
use cartagena_client::GameView;
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, OpenTable, SeatAccess, ServerMsg};
use cartagena_raster::{Animation, Pixels, draw, frame_time};
use cartagena_test_smtp::{Received, SmtpSink};
use serde_json::json;
use std::collections::HashMap;

/// The address for the first seat's mails.
const ADDRESS: &str = "anne@example.org";
const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";
/// Number of moves that are compared, unless the games must differ earlier.
const MOVES: u64 = 60;
/// Number of positions that an animation shows at most, and its width in pixels.
const FRAMES: usize = 10;
const WIDTH: u32 = 240;

/// A game with all its viewers: the two players, and one who only watches.
struct World {
    game: String,
    commitment: String,
    seats: [Client; 2],
    public: Client,
    views: [GameView; 2],
    onlooker: GameView,
    /// Every position as the one who only watches saw it, and as the second seat did.
    seen: [Vec<Observation>; 2],
}

fn laid() -> OpenTable {
    let seats = vec![SeatAccess::Friend; 2];
    OpenTable { tunnel: Some(TUNNEL.into()), first: Some(1), ..table("jamaica+pass", seats) }
}

async fn snapshot(client: &mut Client) -> GameView {
    client
        .wait(|message| match message {
            ServerMsg::Snapshot(snapshot) => GameView::new(snapshot).ok(),
            _ => None,
        })
        .await
}

async fn look(client: &mut Client, game: &str) {
    client.say(&ClientMsg::Watch { game: game.into(), seat: None }).await;
}

/// Reads all messages that the table has sent so far.
async fn settled(client: &mut Client, game: &str) {
    client.forget();
    look(client, game).await;
    snapshot(client).await;
}

impl World {
    async fn new(house: &House) -> World {
        let mut anne = Client::named(house, "Anne").await;
        let mut mary = Client::named(house, "Mary").await;
        let mut public = Client::named(house, "Nobody").await;
        let game = open(&mut anne, laid()).await;
        mary.request(OnlineRequest::Join {
            game: game.clone(),
            seat: None,
            commitment: None,
            invitation_key: None,
        })
        .await;
        look(&mut mary, &game).await;
        let other = snapshot(&mut mary).await;
        look(&mut anne, &game).await;
        let own = snapshot(&mut anne).await;
        look(&mut public, &game).await;
        let onlooker = snapshot(&mut public).await;
        let commitment = anne.wait_event(|event| match event {
            OnlineEvent::Room(room) => Some(room.commitment.clone()),
            _ => None,
        });
        let commitment = commitment.await;
        let seen = [vec![onlooker.now().clone()], vec![other.now().clone()]];
        let (seats, views) = ([anne, mary], [own, other]);
        let mut world = World { game, commitment, seats, public, views, onlooker, seen };
        let game = world.game.clone();
        for client in world.clients() {
            settled(client, &game).await;
            client.log.clear();
        }
        world
    }

    fn clients(&mut self) -> [&mut Client; 3] {
        let [anne, mary] = &mut self.seats;
        [anne, mary, &mut self.public]
    }

    /// Returns the cards of seat 0 at the start.
    fn hand(&self) -> String {
        format!("{:?}", self.views[0].now().hand(Seat::FIRST))
    }

    fn legal(&self, seat: usize) -> Vec<Action> {
        let actions = self.views[seat].now().legal_actions();
        actions.map(|actions| actions.list().to_vec()).unwrap_or_default()
    }

    /// Lets a seat act, and all viewers read the result.
    async fn act(&mut self, seat: usize, action: Option<Action>) {
        let (game, after) = (self.game.clone(), self.views[seat].seq());
        let message = match action {
            Some(action) => ClientMsg::Play { game, after, action: action.into() },
            None => ClientMsg::Confirm { game, after },
        };
        self.seats[seat].say(&message).await;
        for at in 0..2 {
            let view = &mut self.views[at];
            self.seats[at]
                .wait(|message| match message {
                    ServerMsg::Events { seq, entries, can_undo: undo, .. } => {
                        Some(view.follow(*seq, entries, *undo).expect("no gap"))
                    }
                    ServerMsg::Refused { refusal, .. } => panic!("{refusal:?}"),
                    _ => None,
                })
                .await;
        }
        let view = &mut self.onlooker;
        self.public
            .wait(|message| match message {
                ServerMsg::Events { seq, entries, can_undo: undo, .. } => {
                    Some(view.follow(*seq, entries, *undo).expect("no gap"))
                }
                _ => None,
            })
            .await;
        self.seen[0].push(self.onlooker.now().clone());
        self.seen[1].push(self.views[1].now().clone());
    }

    /// Sends requests for everything that a viewer may not have.
    async fn pry(&mut self) {
        let game = self.game.clone();
        let after = self.views[0].seq();
        let [anne, _, public] = self.clients();
        let mut asked = vec![
            ClientMsg::Watch { game: game.clone(), seat: Some(1) },
            ClientMsg::Record { game: game.clone() },
            ClientMsg::Undo { game: game.clone(), after },
            ClientMsg::Advise { game: game.clone(), after },
        ];
        for action in ["D0", "K0", "B0", "P0", "H0", "S0", "5<", "."] {
            let (game, action) = (game.clone(), action.into());
            asked.push(ClientMsg::Play { game, after, action });
        }
        for client in [anne, public] {
            settled(client, &game).await;
            for message in &asked {
                client.say(message).await;
                client.raw().await.expect("an answer to each");
            }
        }
    }

    /// Lets both players and a chat program be told of turns, while nobody looks. The names begin with
    /// different letters.
    async fn tell_elsewhere(&mut self, service: &Receiver, names: [&str; 2], hook: &str) {
        for (client, name) in self.seats.iter_mut().zip(names) {
            let subscribed = service.subscribe(&Browser::of(client), name).await;
            assert_eq!(subscribed.status, 204, "{}", subscribed.body);
            client.request(OnlineRequest::Hidden { hidden: true }).await;
            settled(client, &self.game).await;
        }
        let url = format!("http://{}/{hook}", service.address);
        let on = json!({ "turn": true, "reminder": true, "over": true });
        let wish = json!({ "game": self.game, "url": url, "on": on, "lang": "en" });
        let set = Browser::of(&self.seats[0]).post("/account/notices/webhook", &wish).await;
        assert_eq!(set.status, 200, "{}", set.body);
    }

    /// Returns what was told elsewhere, without the id.
    fn told_elsewhere(&self, service: &Receiver, names: [&str; 2], hook: &str) -> Vec<String> {
        let mut told: Vec<String> = Vec::new();
        let paths = names.map(|name| format!("/{name}"));
        for arrived in service.arrived() {
            if let Some(seat) = paths.iter().position(|path| *path == arrived.path) {
                let (push, topic) = (arrived.read_push(), arrived.headers.contains_key("topic"));
                told.push(format!("{seat} {topic} {} {push}", arrived.body.len()));
            } else if arrived.path == format!("/{hook}") {
                told.push(format!("hook {}", String::from_utf8_lossy(&arrived.body)));
            }
        }
        told.sort();
        told.into_iter().map(|text| text.replace(&self.game, "G")).collect()
    }

    /// Returns everything that was sent to a viewer, without the id and the commitment, which are
    /// random for every game.
    fn received_by(&self, client: &Client) -> Vec<String> {
        let plain = |text: &String| text.replace(&self.game, "G").replace(&self.commitment, "C");
        client.log.iter().map(plain).collect()
    }
}

/// Opens two games in which seat 0 holds the same cards and seat 1 does not. There are some 450 hands,
/// so by the birthday paradox a thousand games without such a pair cannot be chance.
async fn worlds(house: &House) -> [World; 2] {
    let mut known: HashMap<String, World> = HashMap::new();
    for _ in 0..1_000 {
        let world = World::new(house).await;
        let other = |world: &World| format!("{:?}", world.views[1].now().hand(seat(1)));
        match known.remove(&world.hand()) {
            Some(twin) if other(&twin) != other(&world) => return [twin, world],
            _ => drop(known.insert(world.hand(), world)),
        }
    }
    panic!("of 1000 games no two gave the first seat the same hand");
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Returns an action that both games allow and that looks the same to others: seat 1 draws cards
/// that only it sees whenever it can, and plays cards that it has in both games.
fn common_action(one: &World, other: &World, seat: usize) -> Option<Action> {
    let legal = other.legal(seat);
    let both: Vec<_> =
        one.legal(seat).into_iter().filter(|action| legal.contains(action)).collect();
    let retreat = |action: &&Action| matches!(action, Action::Retreat { .. });
    let advance = |action: &&Action| matches!(action, Action::Advance { .. });
    let draws = seat == 1 && !one.views[1].moves().is_multiple_of(3);
    let drawing = both.iter().find(retreat).filter(|_| draws);
    drawing
        .or(both.iter().rev().find(advance))
        .or(both.iter().find(|a| **a == Action::EndTurn))
        .copied()
}

/// Asserts that pages and previews of two games, with all their headers, differ in the id alone.
async fn links_are_equal(house: &House, worlds: [&World; 2]) {
    for (ending, headers) in [("", ""), ("", "Accept-Language: he\r\n"), (".png", "")] {
        let mut answers = Vec::new();
        for world in worlds {
            let answer = get(house, &format!("/t/{}{ending}", world.game), headers).await;
            assert!(answer.head.contains(" 200 "), "{}", answer.head);
            let body = String::from_utf8_lossy(&answer.body).replace(&world.game, "G");
            answers.push((answer.head, body));
        }
        assert!(answers[0] == answers[1], "{ending} {headers}");
    }
}

/// Draws positions as an animation, as the page and the command line do.
fn film(seen: &[Observation]) -> Vec<u8> {
    let drawn = |seen: &Observation| {
        draw(&board_svg(seen, &BoardOptions::default()), Some(WIDTH)).expect("a picture")
    };
    let chosen = seen.iter().step_by(seen.len().div_ceil(FRAMES));
    let frames: Vec<Pixels> = chosen.map(drawn).collect();
    let mut film = Animation::new(&frames.iter().collect::<Vec<_>>()).expect("a table of colours");
    for (nth, frame) in frames.iter().enumerate() {
        film.add(frame, frame_time(nth, frames.len())).expect("room for it");
    }
    film.finish().expect("a file")
}

/// Asserts that animations of two games are equal if nobody looks through hands, and differ for the seat
/// whose hands differ.
fn films_are_equal(worlds: [&World; 2]) {
    let [public, second] = [0, 1].map(|whose| worlds.map(|world| film(&world.seen[whose])));
    assert!(public[0] == public[1], "an animation for those who look on");
    assert!(second[0] != second[1], "the second seat sees its own cards");
}

/// Lets the first seat be told by mail, and its page be hidden.
async fn tell_by_mail(house: &House, world: &mut World) {
    let anne = &mut world.seats[0];
    let person = house.store.person(hex_hash(&anne.cookie[10..])).await.expect("a store");
    let person = person.expect("a person").id;
    house.store.set_mail(person, ADDRESS, "en", 7).await.expect("stored");
    assert_eq!(house.store.confirm_mail(person, 7).await, Ok(true));
    anne.request(OnlineRequest::Hidden { hidden: true }).await;
    settled(anne, &world.game).await;
    anne.log.clear();
}

/// Asserts that the mails about two games differ in ids, codes and times alone, and returns their number.
async fn mails_are_equal(sink: &SmtpSink, worlds: [&World; 2]) -> usize {
    let of = |world: &World| -> Vec<String> {
        let mails = sink.mails().into_iter().filter(|mail| mail.text().contains(&world.game));
        let plain = |mail: Received| {
            let heads = mail.headers().into_iter();
            let heads = heads.filter(|(name, _)| {
                !["date", "message-id", "list-unsubscribe"].contains(&name.as_str())
            });
            let text = mail.text().replace(&world.game, "G");
            let lines = text.lines().filter(|line| !line.contains("/mail/stop/"));
            format!("{:?}\n{}", heads.collect::<Vec<_>>(), lines.collect::<Vec<_>>().join("\n"))
        };
        mails.map(plain).collect()
    };
    let mut both = (Vec::new(), Vec::new());
    eventually("as many mails about one game as about the other", async || {
        both = (of(worlds[0]), of(worlds[1]));
        both.0.len() == both.1.len() && !both.0.is_empty()
    })
    .await;
    // They may arrive in another order: several are on their way at once.
    both.0.sort();
    both.1.sort();
    assert_eq!(both.0, both.1);
    both.0.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_hidden_makes_no_difference_to_anybody_else() {
    let sink = SmtpSink::plain().await;
    let house =
        House::with(|config| with_mail(cartagena_server::Config { page: PAGE, ..config }, &sink));
    let house = house.await;
    let [mut one, mut other] = worlds(&house).await;
    for world in [&mut one, &mut other] {
        tell_by_mail(&house, world).await;
    }
    let service = Receiver::new().await;
    let names = [["a-one", "m-one"], ["b-other", "n-other"]];
    one.tell_elsewhere(&service, names[0], "hook-one").await;
    other.tell_elsewhere(&service, names[1], "hook-other").await;
    let mut turns = 0;
    while one.views[0].seq() < MOVES {
        let actor = usize::from(one.views[0].actor().expect("a running game").index() == 1);
        let action = match one.views[0].to_confirm() {
            Some(_) => None,
            None => match common_action(&one, &other, actor) {
                Some(action) => Some(action),
                None => break,
            },
        };
        one.act(actor, action).await;
        other.act(actor, action).await;
        if one.views[0].actor().map(Seat::index) != Some(actor) {
            // A push and a message to the chat in each game.
            turns += 1;
            eventually("the notices of a turn", async || service.arrived().len() >= 4 * turns)
                .await;
        }
        if one.views[0].seq() % 5 == 1 && one.views[0].actor().map(Seat::index) == Some(1) {
            one.pry().await;
            other.pry().await;
        }
    }
    assert!(one.views[0].seq() > 10, "the games parted too early");
    links_are_equal(&house, [&one, &other]).await;
    films_are_equal([&one, &other]);
    assert!(mails_are_equal(&sink, [&one, &other]).await > 0);
    let told = one.told_elsewhere(&service, names[0], "hook-one");
    assert_eq!((told.len(), turns > 3), (2 * turns, true));
    assert_eq!(told, other.told_elsewhere(&service, names[1], "hook-other"), "told elsewhere");
    assert_eq!(one.views[0].viewer(), Viewer::Seat(Seat::FIRST));
    for world in [&mut one, &mut other] {
        let game = world.game.clone();
        for client in world.clients() {
            settled(client, &game).await;
        }
    }
    assert_eq!(one.received_by(&one.seats[0]), other.received_by(&other.seats[0]), "seat 0");
    assert_eq!(
        one.received_by(&one.public),
        other.received_by(&other.public),
        "somebody who looks on"
    );
    // The test could not fail if seat 1 had the same cards in both.
    assert_ne!(one.received_by(&one.seats[1]), other.received_by(&other.seats[1]), "seat 1");
    house.stop().await;
}
