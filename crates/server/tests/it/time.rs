//! Clocks, timeouts and sleeping tables, by a clock that the test turns.

use crate::common::client::Client;
use crate::common::player::{open, table};
use crate::common::{House, eventually};
use cartagena::{Outcome, Seat};
use cartagena_protocol::{
    ClientMsg, Clocks, OnTimeout, OnlineEvent, OnlineRequest, OpenTable, RoomStage, SeatAccess,
    ServerMsg, TimeControl,
};
use cartagena_server::Clock;
use cartagena_store::{StoreLocation, connect};
use tokio::sync::watch;

const SECOND: u64 = 1_000;
const HOUR: u64 = 3_600 * SECOND;
const DAY: u64 = 24 * HOUR;
/// Time for a turn. Running clocks are stored by themselves only after many hours.
const TURN: u64 = 10 * DAY;

/// Starts a server whose clock the test can turn forward.
async fn house() -> (House, watch::Sender<u64>) {
    let (hand, clock) = Clock::adjustable();
    let house = House::with(|mut config| {
        config.clock = clock;
        config
    });
    (house.await, hand)
}

fn turn(hand: &watch::Sender<u64>, milliseconds: u64) {
    hand.send_modify(|ahead| *ahead += milliseconds);
}

/// Returns a table with days for a turn; a player who lets them pass is out.
fn slow(seats: Vec<SeatAccess>) -> OpenTable {
    let pace =
        Some(TimeControl { turn: (TURN / SECOND) as u32, reserve: 0, at_zero: OnTimeout::Out });
    OpenTable { pace, first: Some(0), ..table("tortuga", seats) }
}

/// Lets so much time pass that tables without viewers go to sleep, and waits until all do.
async fn all_asleep(house: &House, hand: &watch::Sender<u64>) {
    eventually("all tables sleep", async || {
        turn(hand, 30 * SECOND);
        house.figure("tables_live").await == 0
    })
    .await;
}

/// Lets two people begin a slow game and disconnect.
async fn begun_and_left(house: &House) -> (String, String) {
    let mut anne = Client::named(house, "Anne").await;
    let game = open(&mut anne, slow(vec![SeatAccess::Friend; 2])).await;
    let mut mary = Client::named(house, "Mary").await;
    for client in [&mut anne, &mut mary] {
        client.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    }
    mary.request(OnlineRequest::Join {
        game: game.clone(),
        seat: None,
        commitment: None,
        invitation_key: None,
    })
    .await;
    for client in [&mut anne, &mut mary] {
        let playing = |event: &OnlineEvent| matches!(event, OnlineEvent::Room(room) if room.stage == RoomStage::Playing);
        client.wait_event(|event| playing(event).then_some(())).await;
    }
    let cookie = anne.cookie.clone();
    drop((anne, mary));
    eventually("all sockets are closed", async || house.figure("sockets").await == 0).await;
    (game, cookie)
}

/// Counts the lines of a game that contain a text.
async fn lines(house: &House, game: &str, what: &str) -> usize {
    let lines = house.store.load(game).await.expect("a store").expect("a game");
    lines.iter().filter(|line| line.contains(what)).count()
}

async fn until_kept(house: &House, game: &str, what: &str) {
    let kept = async || lines(house, game, what).await > 0;
    eventually(&format!("{what} is stored"), kept).await;
}

/// Watches a table anew and returns its stage and its clocks.
async fn look(client: &mut Client, game: &str) -> (RoomStage, Clocks) {
    client.say(&ClientMsg::Watch { game: game.to_owned(), seat: None }).await;
    let stage = client.wait_event(|event| match event {
        OnlineEvent::Room(room) => Some(room.stage.clone()),
        _ => None,
    });
    let stage = stage.await;
    let clocks = client.wait_event(|event| match event {
        OnlineEvent::Clocks(clocks) => Some(clocks.clone()),
        _ => None,
    });
    (stage, clocks.await)
}

/// Regression: every table with a clock stayed in memory, and after some thousands no more could be
/// opened.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_tables_do_not_fill_a_server() {
    let (hand, clock) = Clock::adjustable();
    let house = House::with(|mut config| {
        config.limits.live_tables = 10;
        config.clock = clock;
        config
    });
    let house = house.await;
    let mut anne = Client::named(&house, "Anne").await;
    for _ in 0..3 {
        for _ in 0..9 {
            let guests = vec![SeatAccess::Friend, SeatAccess::Bot { level: "sailor".into() }];
            open(&mut anne, slow(guests)).await;
        }
        all_asleep(&house, &hand).await;
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sleeping_table_wakes_when_a_turn_has_no_time_left() {
    let (house, hand) = house().await;
    let (game, cookie) = begun_and_left(&house).await;
    all_asleep(&house, &hand).await;
    turn(&hand, TURN / 2);
    until_kept(&house, &game, "\"clock\"").await;
    assert_eq!(lines(&house, &game, "\"time_up\"").await, 0);
    all_asleep(&house, &hand).await;
    turn(&hand, TURN / 2);
    until_kept(&house, &game, "\"time_up\"").await;
    let mut anne = Client::at(house.address, Some(&cookie)).await;
    let (stage, _) = look(&mut anne, &game).await;
    assert!(
        matches!(stage, RoomStage::Over { result: Outcome::Won(seat), .. } if seat.number() == 1)
    );
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_run_on_while_a_table_sleeps() {
    let (house, hand) = house().await;
    let (game, cookie) = begun_and_left(&house).await;
    all_asleep(&house, &hand).await;
    // Less than what is kept by itself: only the server knows of it.
    turn(&hand, HOUR);
    let mut anne = Client::at(house.address, Some(&cookie)).await;
    let (stage, clocks) = look(&mut anne, &game).await;
    assert_eq!((stage, clocks.running), (RoomStage::Playing, Some(Seat::FIRST)));
    assert_eq!(lines(&house, &game, "\"clock\"").await, 0);
    assert!(clocks.turn_left_ms <= TURN - HOUR, "{}", clocks.turn_left_ms);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_time_by_a_server_that_was_down_while_a_table_slept() {
    let (first, hand) = house().await;
    let (game, cookie) = begun_and_left(&first).await;
    all_asleep(&first, &hand).await;
    let folder = first.stop().await.expect("a folder");
    let store = connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
    let (hand, clock) = Clock::adjustable();
    turn(&hand, 30 * DAY);
    let mut config = crate::common::config(store);
    config.clock = clock;
    let second = House::over(config).await;
    all_asleep(&second, &hand).await;
    let mut anne = Client::at(second.address, Some(&cookie)).await;
    let (stage, clocks) = look(&mut anne, &game).await;
    assert_eq!((stage, clocks.running), (RoomStage::Playing, Some(Seat::FIRST)));
    assert!(clocks.turn_left_ms > TURN / 2, "{}", clocks.turn_left_ms);
    second.stop().await;
}

/// A game whose player to move has ten minutes, and is out without them.
async fn ten_minutes(house: &House) -> (String, Client, Client) {
    let mut anne = Client::named(house, "Anne").await;
    let mut mary = Client::named(house, "Mary").await;
    let pace = Some(TimeControl { turn: 600, reserve: 0, at_zero: OnTimeout::Out });
    let quick = OpenTable { pace, first: Some(0), ..table("tortuga", vec![SeatAccess::Friend; 2]) };
    let game = open(&mut anne, quick).await;
    let (seat, commitment, invitation_key) = (None, None, None);
    mary.request(OnlineRequest::Join { game: game.clone(), seat, commitment, invitation_key })
        .await;
    for client in [&mut anne, &mut mary] {
        client.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
        let playing = |event: &OnlineEvent| matches!(event, OnlineEvent::Room(room) if room.stage == RoomStage::Playing);
        client.wait_event(|event| playing(event).then_some(())).await;
    }
    (game, anne, mary)
}

/// Regression: a jump of the system's clock by an hour put the player to move out at once, or
/// stopped the clock of the turn for an hour.
async fn the_turn_goes_on_after_a_jump(hours: i64) {
    let (hands, clock) = Clock::with_hands();
    let house = House::with(|mut config| {
        config.clock = clock;
        config
    });
    let house = house.await;
    let (game, anne, _mary) = ten_minutes(&house).await;
    turn(&hands.elapsed, 60 * SECOND);
    hands.wall.send_replace(hours * HOUR.cast_signed());
    let noticed = async || house.figure("clock_jumps_total").await == 1;
    eventually("the jump is noticed", noticed).await;
    turn(&hands.elapsed, 240 * SECOND);
    let (stage, clocks) = look(&mut anne.again().await, &game).await;
    assert_eq!((stage, clocks.running), (RoomStage::Playing, Some(Seat::FIRST)));
    let left = clocks.turn_left_ms;
    assert!((200 * SECOND..=300 * SECOND).contains(&left), "{left} ms are left");
    // The time of the turn ends when it should.
    turn(&hands.elapsed, 300 * SECOND);
    until_kept(&house, &game, "\"time_up\"").await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_system_clock_that_is_set_forward_puts_nobody_out() {
    the_turn_goes_on_after_a_jump(1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_system_clock_that_is_set_back_stops_no_turn() {
    the_turn_goes_on_after_a_jump(-1).await;
}

async fn record(client: &mut Client, game: &str) -> String {
    client.say(&ClientMsg::Record { game: game.to_owned() }).await;
    let text = client.wait(|message| match message {
        ServerMsg::Record { text, .. } => Some(text.clone()),
        ServerMsg::Online(OnlineEvent::Denied { reason, .. }) => panic!("denied: {reason:?}"),
        _ => None,
    });
    text.await
}

/// Regression: for each request a table was woken, and its record written anew.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_record_of_a_finished_game_needs_no_table() {
    let (house, hand) = house().await;
    let (game, mut anne, mary) = ten_minutes(&house).await;
    anne.request(OnlineRequest::Resign { game: game.clone() }).await;
    let over = |event: &OnlineEvent| matches!(event, OnlineEvent::Room(room) if matches!(room.stage, RoomStage::Over { .. }));
    anne.wait_event(|event| over(event).then_some(())).await;
    anne.say(&ClientMsg::Unwatch { game: game.clone() }).await;
    drop(mary);
    let first = record(&mut anne, &game).await;
    all_asleep(&house, &hand).await;
    // Without its store the server cannot load the game again.
    house.store.close().await.expect("closed");
    assert_eq!(record(&mut anne, &game).await, first);
    house.stop().await;
}

/// Regression: players who waited learnt only by the next message that another had been gone for a
/// minute.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_wait_are_told_when_somebody_is_missing() {
    let (house, hand) = house().await;
    let mut anne = Client::named(&house, "Anne").await;
    let mut mary = Client::named(&house, "Mary").await;
    let waiting =
        OpenTable { begins_when_full: false, ..table("tortuga", vec![SeatAccess::Friend; 2]) };
    let game = open(&mut anne, waiting).await;
    for client in [&mut anne, &mut mary] {
        client.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    }
    mary.request(OnlineRequest::Join {
        game: game.clone(),
        seat: None,
        commitment: None,
        invitation_key: None,
    })
    .await;
    let cookie = anne.cookie.clone();
    drop(anne);
    let gone = |host: bool, seconds: u32| {
        move |event: &OnlineEvent| match event {
            OnlineEvent::Room(room) if room.may_start != host || room.your_seat.is_none() => None,
            OnlineEvent::Room(room) => {
                (!room.seats[0].present && room.seats[0].seconds_away >= seconds).then_some(())
            }
            _ => None,
        }
    };
    mary.wait_event(gone(false, 0)).await;
    // The host is gone before the game begins: the other player may begin it.
    turn(&hand, 60 * SECOND);
    mary.wait_event(gone(true, 60)).await;
    mary.request(OnlineRequest::Start { game: game.clone() }).await;
    let playing = |event: &OnlineEvent| matches!(event, OnlineEvent::Room(room) if room.stage == RoomStage::Playing);
    mary.wait_event(|event| playing(event).then_some(())).await;
    // A player is gone during the game, again after a return: the other player may decide about the
    // seat.
    let mut anne = Client::at(house.address, Some(&cookie)).await;
    look_in(&mut anne, &game).await;
    mary.wait_event(|event| {
        matches!(event, OnlineEvent::Room(room) if room.seats[0].present).then_some(())
    })
    .await;
    mary.forget();
    drop(anne);
    mary.wait_event(gone(false, 0)).await;
    turn(&hand, 60 * SECOND);
    mary.wait_event(gone(true, 60)).await;
    house.stop().await;
}

async fn look_in(client: &mut Client, game: &str) {
    client.say(&ClientMsg::Watch { game: game.to_owned(), seat: None }).await;
    client.wait_event(|event| matches!(event, OnlineEvent::Room(_)).then_some(())).await;
}
