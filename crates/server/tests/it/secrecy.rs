//! Two games that differ only in what a viewer may not know tell that viewer the same, letter for
//! letter, refusals included.

use crate::common::House;
use crate::common::client::Client;
use crate::common::player::{open, table};
use cartagena::{Action, Seat, Viewer};
use cartagena_client::GameView;
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, OpenTable, SeatAccess, ServerMsg};
use std::collections::HashMap;

const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";
/// How many moves are compared, unless the games come to a parting earlier.
const MOVES: u64 = 60;

/// A game with everybody who looks at it: the two who play, and one who only looks on.
struct World {
    game: String,
    commitment: String,
    seats: [Client; 2],
    public: Client,
    views: [GameView; 2],
}

fn laid() -> OpenTable {
    let seats = vec![SeatAccess::Friend; 2];
    OpenTable { tunnel: Some(TUNNEL.into()), first: Some(1), ..table("jamaica+pass", seats) }
}

async fn snapshot(client: &mut Client) -> GameView {
    client
        .wait(|message| match message {
            ServerMsg::Snapshot(told) => GameView::new(told).ok(),
            _ => None,
        })
        .await
}

async fn look(client: &mut Client, game: &str) {
    client.say(&ClientMsg::Watch { game: game.into(), seat: None }).await;
}

/// Reads all that the table has said until now.
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
        mary.wish(OnlineRequest::Join {
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
        snapshot(&mut public).await;
        let commitment = anne.news(|news| match news {
            OnlineEvent::Room(room) => Some(room.commitment.clone()),
            _ => None,
        });
        let commitment = commitment.await;
        let mut world =
            World { game, commitment, seats: [anne, mary], public, views: [own, other] };
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

    /// What seat 0 holds at the start.
    fn hand(&self) -> String {
        format!("{:?}", self.views[0].now().hand(Seat::FIRST))
    }

    fn legal(&self, seat: usize) -> Vec<Action> {
        let actions = self.views[seat].now().legal_actions();
        actions.map(|actions| actions.list().to_vec()).unwrap_or_default()
    }

    /// Lets a seat do something, and everybody learn of it.
    async fn act(&mut self, seat: usize, action: Option<Action>) {
        let (game, after) = (self.game.clone(), self.views[seat].seq());
        let message = match action {
            Some(action) => ClientMsg::Play { game, after, action: action.to_string() },
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
        self.public.wait(|message| matches!(message, ServerMsg::Events { .. }).then_some(())).await;
    }

    /// Asks for all that one is not given.
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
            let (game, action) = (game.clone(), action.to_owned());
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

    /// What was told to a viewer, but for what is drawn anew for every game and tells nothing of it.
    fn told(&self, client: &Client) -> Vec<String> {
        let plain = |text: &String| text.replace(&self.game, "G").replace(&self.commitment, "C");
        client.log.iter().map(plain).collect()
    }
}

/// Two worlds in which seat 0 holds the same cards and seat 1 does not.
async fn worlds(house: &House) -> [World; 2] {
    let mut known: HashMap<String, World> = HashMap::new();
    loop {
        let world = World::new(house).await;
        let other = |world: &World| format!("{:?}", world.views[1].now().hand(seat(1)));
        match known.remove(&world.hand()) {
            Some(twin) if other(&twin) != other(&world) => return [twin, world],
            _ => drop(known.insert(world.hand(), world)),
        }
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Something that both can do without anybody else seeing a difference: seat 1 draws cards that only
/// it sees whenever it can, and plays cards that it has in both worlds.
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_hidden_makes_no_difference_to_anybody_else() {
    let house = House::new().await;
    let [mut one, mut other] = worlds(&house).await;
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
        if one.views[0].seq() % 5 == 1 && one.views[0].actor().map(Seat::index) == Some(1) {
            one.pry().await;
            other.pry().await;
        }
    }
    assert!(one.views[0].seq() > 10, "the games parted too early");
    assert_eq!(one.views[0].viewer(), Viewer::Seat(Seat::FIRST));
    for world in [&mut one, &mut other] {
        let game = world.game.clone();
        for client in world.clients() {
            settled(client, &game).await;
        }
    }
    assert_eq!(one.told(&one.seats[0]), other.told(&other.seats[0]), "seat 0");
    assert_eq!(one.told(&one.public), other.told(&other.public), "somebody who looks on");
    // The test could not fail if seat 1 had the same cards in both.
    assert_ne!(one.told(&one.seats[1]), other.told(&other.seats[1]), "seat 1");
    house.stop().await;
}
