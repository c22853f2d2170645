//! Quick pairing and the list of games that can be watched.

use crate::common::account::{everywhere, hex_hash};
use crate::common::client::Client;
use crate::common::player::{Player, open, seated, table};
use crate::common::{House, config, eventually};
use cartagena::Seat;
use cartagena_protocol::{
    Denial, OnlineEvent, OnlineRequest, PairingState, RoomStage, SeatAccess, TableSummary,
};
use cartagena_server::{Clock, PROVISIONAL_GAMES};
use cartagena_store::{
    GameIndex, GameMeta, GameResult, RatedResult, RatingStep, ResultKey, ResultSeat, Store,
    StoreLocation, connect,
};
use tokio::sync::watch;

const HALF_A_MINUTE: u64 = 30_000;

fn find(rules: &str) -> OnlineRequest {
    OnlineRequest::FindOpponent { rules: rules.into(), commitment: None }
}

async fn state(client: &mut Client) -> PairingState {
    client
        .wait_event(|event| match event {
            OnlineEvent::Pairing { state } => Some(*state),
            _ => None,
        })
        .await
}

async fn paired(client: &mut Client) -> String {
    client
        .wait_event(|event| match event {
            OnlineEvent::Paired { game } => Some(game.clone()),
            OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
            _ => None,
        })
        .await
}

/// Starts a server whose clock the test can turn forward.
async fn house() -> (House, watch::Sender<u64>) {
    let (hand, clock) = Clock::adjustable();
    let house = House::with(|mut config| {
        config.clock = clock;
        config
    });
    (house.await, hand)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_want_the_same_sit_at_one_table_and_play() {
    everywhere(async |house: &House| {
        let mut anne = Client::named(house, "Anne").await;
        let mut mary = Client::named(house, "Mary").await;
        anne.request(find("tortuga")).await;
        assert_eq!(state(&mut anne).await, PairingState::Waiting);
        mary.request(find("tortuga")).await;
        let game = paired(&mut anne).await;
        assert_eq!(paired(&mut mary).await, game);
        // Neither has sent anything else: both sit, and the cards are dealt.
        for (client, seat, lots) in [(anne, 0, 1), (mary, 1, 2)] {
            let mut player = Player::new(client, &game, lots).await;
            player.begun().await;
            let room = player.client.wait_event(|event| match event {
                OnlineEvent::Room(room) if room.stage == RoomStage::Playing => Some(room.clone()),
                _ => None,
            });
            let room = match player.room.clone() {
                Some(room) if room.stage == RoomStage::Playing => room,
                _ => *room.await,
            };
            assert_eq!(room.your_seat, Seat::new(seat));
            assert_eq!([&*room.seats[0].name, &*room.seats[1].name], ["Anne", "Mary"]);
        }
    })
    .await;
}

/// Stores a game after which people have so many points, which are settled.
async fn rate(store: &dyn Store, points: &[(&Client, i64)]) {
    let mut people = Vec::new();
    for (client, points) in points {
        let hash = hex_hash(client.cookie.split_once('=').expect("a pair").1);
        let person = store.person(hash).await.expect("a store").expect("a person");
        people.push((person.id, *points));
    }
    let seat = |(person, _): &(i64, i64)| ResultSeat {
        person: Some(*person),
        bot: None,
        place: 1,
        left: false,
    };
    let result = GameResult {
        ended: 10,
        rules: "tortuga".into(),
        variant: "tortuga".into(),
        reason: "play".into(),
        drawn: true,
        public: true,
        rated: true,
        seats: people.iter().map(seat).collect(),
    };
    let (game, list) = ("k3w9xq7pm2abcdef", "tortuga-two");
    let key = ResultKey { ended: result.ended, game: game.into() };
    let seated: Vec<i64> = people.iter().map(|(person, _)| *person).collect();
    let meta = GameMeta { rules_version: 1, opened: 5 };
    store.open(game, &meta, "opened").await.expect("a store");
    let index = GameIndex { seated: seated.clone(), over: true, touched: 10, result: Some(result) };
    store.append(game, 2, "over", Some(index)).await.expect("a store");
    let step = |(person, points): &(i64, i64)| RatingStep {
        list: list.into(),
        person: *person,
        key: key.clone(),
        games: PROVISIONAL_GAMES,
        mean: 0,
        deviation: 0,
        before: *points,
        points: *points,
    };
    let changes = people.iter().map(step).collect();
    let verdict = RatedResult { key: key.clone(), people: seated, list: list.into(), changes };
    store.rate(vec![verdict]).await.expect("a store");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_meet_those_who_play_about_as_well() {
    let house = House::new().await;
    let anne = Client::named(&house, "Anne").await;
    let mary = Client::named(&house, "Mary").await;
    let carl = Client::named(&house, "Carl").await;
    let folder = house.stop().await.expect("a folder");
    let store = connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
    rate(&*store, &[(&anne, 1_900), (&mary, 1_200), (&carl, 1_880)]).await;
    let house = House::over(config(store)).await;
    let back = async |client: &Client| Client::at(house.address, Some(&client.cookie)).await;
    let (mut anne, mut mary, mut carl) = (back(&anne).await, back(&mary).await, back(&carl).await);
    for client in [&mut anne, &mut mary] {
        client.request(find("tortuga")).await;
        assert_eq!(state(client).await, PairingState::Waiting);
    }
    carl.request(find("tortuga")).await;
    assert_eq!(paired(&mut anne).await, paired(&mut carl).await);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_brought_to_another_game_or_to_a_person_who_left() {
    let (house, hand) = house().await;
    let mut anne = Client::named(&house, "Anne").await;
    let mut mary = Client::named(&house, "Mary").await;
    let mut carl = Client::named(&house, "Carl").await;
    anne.request(find("tortuga")).await;
    mary.request(find("jamaica")).await;
    assert_eq!(state(&mut mary).await, PairingState::Waiting);
    assert_eq!(state(&mut anne).await, PairingState::Waiting);
    anne.request(OnlineRequest::StopFinding).await;
    assert_eq!(state(&mut anne).await, PairingState::Left);
    carl.request(find("tortuga")).await;
    assert_eq!(state(&mut carl).await, PairingState::Waiting);
    drop(carl);
    eventually("the socket is closed", async || house.figure("sockets").await == 2).await;
    anne.request(find("tortuga")).await;
    assert_eq!(state(&mut anne).await, PairingState::Waiting);
    // A bot is offered after half a minute to those who still wait, and to nobody before.
    hand.send_modify(|ahead| *ahead += HALF_A_MINUTE);
    for client in [&mut anne, &mut mary] {
        assert_eq!(state(client).await, PairingState::BotOffered);
    }
    mary.request(find("tortuga")).await;
    let game = paired(&mut mary).await;
    assert_eq!(paired(&mut anne).await, game, "who was offered a bot still waits");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_page_of_a_person_is_not_an_opponent() {
    let house = House::new().await;
    let mut anne = Client::named(&house, "Anne").await;
    let mut again = anne.again().await;
    for page in [&mut anne, &mut again] {
        page.request(find("tortuga")).await;
        assert_eq!(state(page).await, PairingState::Waiting);
    }
    let mut mary = Client::named(&house, "Mary").await;
    mary.request(find("tortuga")).await;
    assert_eq!(paired(&mut again).await, paired(&mut mary).await);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_requests_are_refused() {
    let house = House::new().await;
    let mut anne = Client::named(&house, "Anne").await;
    anne.request(find("chess")).await;
    assert_eq!(anne.denied().await, Denial::BadTable);
    let (rules, commitment) = ("tortuga".into(), Some("ahoy".to_owned()));
    anne.request(OnlineRequest::FindOpponent { rules, commitment }).await;
    assert_eq!(anne.denied().await, Denial::BadCommitment);
    anne.request(OnlineRequest::StopFinding).await;
    house.stop().await;
}

async fn running(client: &mut Client, wanted: impl Fn(&[TableSummary]) -> bool) {
    client
        .wait_event(|event| {
            matches!(event, OnlineEvent::RunningTables { tables } if wanted(tables)).then_some(())
        })
        .await;
}

/// Onlookers get the list of games that were open to anyone, and of no table for friends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn running_games_are_listed_unless_they_are_for_friends() {
    let house = House::new().await;
    let mut viewer = Client::new(&house).await;
    viewer.request(OnlineRequest::WatchLobby).await;
    running(&mut viewer, <[_]>::is_empty).await;
    let mut private = seated(&house, "jamaica", 2, 0).await;
    private[0].begun().await;
    let mut anne = Client::named(&house, "Anne").await;
    let seats = vec![SeatAccess::Friend, SeatAccess::Anyone];
    let game = open(&mut anne, table("jamaica", seats)).await;
    let mut mary = Client::named(&house, "Mary").await;
    let (seat, commitment, invitation_key) = (None, None, None);
    let join = OnlineRequest::Join { game: game.clone(), seat, commitment, invitation_key };
    mary.request(join).await;
    running(&mut viewer, |tables| tables.len() == 1 && tables[0].game == game).await;
    // The table as anybody sees it: no seat of the viewer, no card of anybody.
    let listed = viewer.log.iter().rev().find(|text| text.contains("running_tables"));
    let listed = listed.expect("the list");
    assert!(!listed.contains("hand") && !listed.contains(&private[0].game), "{listed}");
    let folder = house.stop().await.expect("a folder");
    let store = connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
    let house = House::over(config(store)).await;
    let mut viewer = Client::new(&house).await;
    viewer.request(OnlineRequest::WatchLobby).await;
    running(&mut viewer, |tables| tables.len() == 1 && tables[0].game == game).await;
    let mut mary = Client::at(house.address, Some(&mary.cookie)).await;
    mary.request(OnlineRequest::Resign { game }).await;
    running(&mut viewer, <[_]>::is_empty).await;
    house.stop().await;
}
