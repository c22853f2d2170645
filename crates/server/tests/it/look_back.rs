//! Looking back together at a game that is over: one leads, the others follow, and nothing of it is stored.

use crate::common::House;
use crate::common::client::Client;
use crate::common::player::{open, table};
use cartagena_protocol::{
    ClientMsg, Denial, LookBackRequest, LookBackView, LookedAt, OnlineEvent, OnlineRequest,
    RoomStage, SeatAccess,
};

const ANNE: u8 = 0;
const MARY: u8 = 1;

fn moment(moves: u32, tried: &[&str]) -> LookedAt {
    let tried = tried.iter().map(|action| action.parse().expect("an action"));
    LookedAt { moves, tried: tried.collect() }
}

async fn ask(client: &mut Client, game: &str, request: LookBackRequest) {
    client.request(OnlineRequest::LookBack { game: game.into(), request }).await;
}

async fn told(client: &mut Client) -> LookBackView {
    let view = |event: &OnlineEvent| match event {
        OnlineEvent::LookBack(view) => Some(view.clone()),
        OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
        _ => None,
    };
    client.wait_event(view).await
}

async fn denied(client: &mut Client) -> Denial {
    let reason = |event: &OnlineEvent| match event {
        OnlineEvent::Denied { reason, .. } => Some(*reason),
        OnlineEvent::LookBack(view) => panic!("not denied: {view:?}"),
        _ => None,
    };
    client.wait_event(reason).await
}

fn shown(game: &str, leader: u8, looked_at: LookedAt) -> LookBackView {
    let leader = cartagena::Seat::new(leader);
    LookBackView { game: game.into(), leader, looked_at: Some(looked_at) }
}

fn nothing(game: &str) -> LookBackView {
    LookBackView { game: game.into(), ..LookBackView::default() }
}

async fn watch(client: &mut Client, game: &str) {
    client.say(&ClientMsg::Watch { game: game.into(), seat: None }).await;
    client.wait_event(|event| matches!(event, OnlineEvent::Room(_)).then_some(())).await;
}

/// Returns a table with Anne and Mary, who both watch it, and an onlooker; its game runs.
async fn running(house: &House) -> (String, [Client; 3]) {
    let mut anne = Client::named(house, "Anne").await;
    let game = open(&mut anne, table("tortuga", vec![SeatAccess::Friend; 2])).await;
    watch(&mut anne, &game).await;
    let mut mary = Client::named(house, "Mary").await;
    watch(&mut mary, &game).await;
    let join = OnlineRequest::Join {
        game: game.clone(),
        seat: None,
        commitment: None,
        invitation_key: None,
    };
    mary.request(join).await;
    for client in [&mut anne, &mut mary] {
        wait_for_stage(client, |stage| *stage == RoomStage::Playing).await;
    }
    let mut onlooker = Client::new(house).await;
    watch(&mut onlooker, &game).await;
    (game, [anne, mary, onlooker])
}

async fn wait_for_stage(client: &mut Client, is: impl Fn(&RoomStage) -> bool) {
    let arrived = |event: &OnlineEvent| match event {
        OnlineEvent::Room(room) => is(&room.stage).then_some(()),
        _ => None,
    };
    client.wait_event(arrived).await;
}

/// Returns the same table once its game is over.
async fn ended(house: &House) -> (String, [Client; 3]) {
    let (game, mut clients) = running(house).await;
    clients[0].request(OnlineRequest::Resign { game: game.clone() }).await;
    for client in &mut clients {
        wait_for_stage(client, |stage| matches!(stage, RoomStage::Over { .. })).await;
    }
    (game, clients)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_leads_and_the_others_follow() {
    let house = House::new().await;
    let (game, [mut anne, mut mary, mut onlooker]) = ended(&house).await;
    for client in [&mut anne, &mut mary, &mut onlooker] {
        ask(client, &game, LookBackRequest::Follow).await;
        assert_eq!(told(client).await, nothing(&game));
    }
    let first = moment(0, &[]);
    ask(&mut anne, &game, LookBackRequest::Show(first.clone())).await;
    for client in [&mut anne, &mut mary, &mut onlooker] {
        assert_eq!(told(client).await, shown(&game, ANNE, first.clone()));
    }
    // Anyone who sits there may take the lead, and who comes later is told.
    let tried = moment(3, &["B0", "18<", "."]);
    ask(&mut mary, &game, LookBackRequest::Show(tried.clone())).await;
    assert_eq!(told(&mut anne).await, shown(&game, MARY, tried.clone()));
    let mut later = Client::new(&house).await;
    watch(&mut later, &game).await;
    ask(&mut later, &game, LookBackRequest::Follow).await;
    assert_eq!(told(&mut later).await, shown(&game, MARY, tried.clone()));
    // Only the leader can end the lead; closing the page ends it, too.
    ask(&mut anne, &game, LookBackRequest::Stop).await;
    ask(&mut anne, &game, LookBackRequest::Follow).await;
    assert_eq!(told(&mut anne).await, shown(&game, MARY, tried));
    mary.say(&ClientMsg::Unwatch { game: game.clone() }).await;
    assert_eq!(told(&mut anne).await, nothing(&game));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_follow_is_told_nothing() {
    let house = House::new().await;
    let (game, [mut anne, mut mary, _onlooker]) = ended(&house).await;
    // Anne follows before Mary shows anything: requests of two sockets may overtake each other.
    for client in [&mut anne, &mut mary] {
        ask(client, &game, LookBackRequest::Follow).await;
        assert_eq!(told(client).await, nothing(&game));
    }
    ask(&mut mary, &game, LookBackRequest::Leave).await;
    ask(&mut mary, &game, LookBackRequest::Show(moment(2, &[]))).await;
    assert_eq!(told(&mut anne).await, shown(&game, MARY, moment(2, &[])));
    ask(&mut mary, &game, LookBackRequest::Follow).await;
    assert_eq!(told(&mut mary).await, shown(&game, MARY, moment(2, &[])));
    let events = mary.log.iter().filter(|text| text.contains("look_back")).count();
    assert_eq!(events, 2, "one answer for each time that Mary began to follow");
    house.stop().await;
}

/// A running game must not be looked back at: hidden cards could be told by moves that are tried.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_players_of_a_game_that_is_over_may_lead() {
    let house = House::new().await;
    let (game, [mut anne, ..]) = running(&house).await;
    for request in [LookBackRequest::Follow, LookBackRequest::Show(moment(0, &[]))] {
        ask(&mut anne, &game, request).await;
        assert_eq!(denied(&mut anne).await, Denial::TooEarly);
    }
    let (game, [mut anne, _mary, mut onlooker]) = ended(&house).await;
    ask(&mut onlooker, &game, LookBackRequest::Show(moment(0, &[]))).await;
    assert_eq!(denied(&mut onlooker).await, Denial::NotSeated);
    let mut stranger = Client::new(&house).await;
    ask(&mut stranger, &game, LookBackRequest::Follow).await;
    assert_eq!(denied(&mut stranger).await, Denial::NoSuchTable);
    let endless = LookedAt { moves: 0, tried: vec![cartagena::Action::EndTurn; 201] };
    for wrong in [endless, moment(u32::MAX, &[])] {
        ask(&mut anne, &game, LookBackRequest::Show(wrong)).await;
        assert_eq!(denied(&mut anne).await, Denial::BadMessage);
    }
    house.stop().await;
}
