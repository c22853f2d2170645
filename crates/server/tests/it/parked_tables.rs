//! A table that cannot go on is parked: it says so, it is counted, and the others play on.

use crate::common::House;
use crate::common::client::Client;
use crate::common::player::{Player, seated};
use cartagena_client::GameView;
use cartagena_protocol::{ClientMsg, Denial, OnlineEvent, OnlineRequest, ServerMsg, StorageState};

/// A line of the right form that no game can contain.
const BAD_LINE: &str = r#"{"at":1,"is":{"time_up":{"seat":4}}}"#;

async fn begun(house: &House) -> Vec<Player> {
    let mut players = seated(house, "jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    players.sort_by_key(|player| !player.view.as_ref().is_some_and(GameView::is_my_turn));
    players
}

async fn line_count(house: &House, game: &str) -> usize {
    house.store.load(game).await.expect("a store").expect("a game").len()
}

async fn parked(client: &mut Client) {
    let wanted = |event: &OnlineEvent| {
        let parked = matches!(event, OnlineEvent::Storage { state: StorageState::Parked, .. });
        parked.then_some(())
    };
    client.wait_event(wanted).await;
}

/// Such a game used to answer that nothing could be stored, for ever, and was loaded again every
/// second.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_cannot_be_read_is_parked_alone() {
    let house = House::new().await;
    let (mut broken, mut sound) = (begun(&house).await, begun(&house).await);
    let game = broken[0].game.clone();
    let lines = line_count(&house, &game).await;
    house.store.append(&game, lines as u64 + 1, BAD_LINE, None).await.expect("a bad line");
    // The mover is told, and so is everybody who watches.
    let play = broken[0].choose().expect("a move");
    broken[0].client.say(&play).await;
    assert_eq!(broken[0].client.denied().await, Denial::Parked);
    for player in &mut broken {
        parked(&mut player.client).await;
    }
    let chat = OnlineRequest::Chat { game: game.clone(), text: "ahoy".into() };
    broken[1].client.request(chat).await;
    assert_eq!(broken[1].client.denied().await, Denial::Parked);
    assert_eq!(line_count(&house, &game).await, lines + 1);
    let figures =
        [house.figure("parked_tables_total").await, house.figure("damaged_games_total").await];
    assert_eq!(figures, [1, 1], "parked once, read once");
    // A new viewer sees the table as it was, and that it is parked.
    let mut viewer = Client::named(&house, "Jack").await;
    viewer.say(&ClientMsg::Watch { game, seat: None }).await;
    viewer.wait(|message| matches!(message, ServerMsg::Snapshot(_)).then_some(())).await;
    parked(&mut viewer).await;
    // The other table goes on.
    let play = sound[0].choose().expect("a move");
    sound[0].client.say(&play).await;
    let played = |message: &ServerMsg| matches!(message, ServerMsg::Events { .. }).then_some(());
    sound[1].client.wait(played).await;
    house.stop().await;
}
