//! Several servers on one PostgreSQL.

use super::client::Client;
use super::player::{Player, open, table};
use super::{House, LONG_PATIENCE, config, within_time};
use cartagena_protocol::{OnlineEvent, OnlineRequest, SeatAccess};
use cartagena_server::{AdminToken, Config, ServerKey, validate};
use cartagena_store::{StoreLocation, connect_shared};
use cartagena_test_postgres::Postgres;
use tokio::task::JoinSet;

/// The key of all servers.
pub(crate) const KEY: [u8; 32] = [9; 32];
/// The token of the operator.
pub(crate) const ADMIN: [u8; 32] = [8; 32];

/// A database, and its servers in this process.
pub(crate) struct Fleet {
    pub houses: Vec<House>,
    pub address: String,
    pub postgres: Postgres,
}

/// Returns the settings of one of several servers.
pub(crate) async fn shared_config(address: &str) -> Config {
    let place = StoreLocation::Postgres(address.to_owned());
    let mut config = config(connect_shared(&place).await.expect("a store"));
    config.key = ServerKey::new(KEY);
    config.admin = Some(AdminToken::new(ADMIN));
    config
}

impl Fleet {
    pub(crate) async fn new(servers: usize) -> Fleet {
        Fleet::with(servers, |config| config).await
    }

    pub(crate) async fn with(servers: usize, change: impl Fn(Config) -> Config) -> Fleet {
        let postgres = Postgres::start().expect("PostgreSQL");
        let address = postgres.create_database("games").expect("a database");
        let mut houses = Vec::new();
        for _ in 0..servers {
            houses.push(House::over(change(shared_config(&address).await)).await);
        }
        Fleet { houses, address, postgres }
    }

    /// Seats people at a new table, each by another server, as far as there are enough.
    pub(crate) async fn seated(&self, rules: &str, people: usize, bots: usize) -> Vec<Player> {
        let house = |number: usize| &self.houses[number % self.houses.len()];
        let mut seats = vec![SeatAccess::Friend; people];
        seats.resize(people + bots, SeatAccess::Bot { level: "sailor".into() });
        let mut host = Client::named(house(0), "Anne").await;
        let game = open(&mut host, table(rules, seats)).await;
        let mut players = vec![Player::new(host, &game, 1).await];
        for number in 1..people {
            let client = Client::named(house(number), &format!("Mary {number}")).await;
            players.push(sit_down(client, &game, number as u64 + 1).await);
        }
        players
    }

    /// Checks that every game that is stored can be replayed, and stops all servers.
    pub(crate) async fn stop(self) {
        let report = validate(&*self.houses[0].store).await.expect("an answer");
        assert!(report.games > 0 && report.problems.is_empty(), "{:?}", report.problems);
        for house in self.houses {
            house.stop().await;
        }
    }
}

/// Lets a person sit down at a table and watch it.
pub(crate) async fn sit_down(mut client: Client, game: &str, lots: u64) -> Player {
    let (seat, commitment, invitation_key) = (None, None, None);
    let join = OnlineRequest::Join { game: game.into(), seat, commitment, invitation_key };
    client.request(join).await;
    let mut player = Player::new(client, game, lots).await;
    let sits = |event: &OnlineEvent| match event {
        OnlineEvent::Room(room) => room.your_seat.is_some(),
        OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
        _ => false,
    };
    player.client.await_event(sits).await;
    player
}

/// Plays a game to its end.
pub(crate) async fn play_to_the_end(mut players: Vec<Player>) -> Vec<Player> {
    for player in &mut players {
        player.play().await;
    }
    let mut playing: JoinSet<Player> = players.into_iter().map(Player::play_on).collect();
    let mut ended = Vec::new();
    while let Some(player) =
        within_time(LONG_PATIENCE, "the game is played", playing.join_next()).await
    {
        ended.push(player.expect("played"));
    }
    ended
}
