//! The answer of the database to a commit is lost: what was asked for has happened, once.

use crate::common::House;
use crate::common::client::Client;
use crate::common::player::table;
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, RoomView, SeatAccess};
use cartagena_store::{GameLine, StoreLocation, connect};
use cartagena_test_postgres::{Postgres, Proxy};

/// A server whose connections to its database run through a proxy.
struct Setup {
    postgres: Postgres,
    proxy: Proxy,
    house: House,
}

impl Setup {
    async fn new() -> Setup {
        let postgres = Postgres::start().expect("PostgreSQL");
        postgres.create_database("games").expect("a database");
        let proxy = Proxy::start(&postgres).expect("a proxy");
        let house = serve(&proxy).await;
        Setup { postgres, proxy, house }
    }

    async fn restart(self) -> Setup {
        self.house.stop().await;
        let house = serve(&self.proxy).await;
        Setup { postgres: self.postgres, proxy: self.proxy, house }
    }

    /// Returns the number of stored lines that contain a text, or have it beside them.
    async fn count(&self, game: &str, text: &str) -> usize {
        let lines = self.house.store.load_game(game).await.expect("a store").expect("a game");
        let beside = |line: &GameLine| line.texts.iter().flatten().any(|one| one.contains(text));
        lines.iter().filter(|line| line.line.contains(text) || beside(line)).count()
    }
}

async fn serve(proxy: &Proxy) -> House {
    let place = StoreLocation::Postgres(proxy.address("games"));
    House::over(crate::common::config(connect(&place).await.expect("a store"))).await
}

fn once(id: &str, request: OnlineRequest) -> OnlineRequest {
    OnlineRequest::Once { id: id.into(), request: Box::new(request) }
}

fn open_table() -> OnlineRequest {
    let table = table("jamaica", vec![SeatAccess::Friend; 2]);
    OnlineRequest::Open { table, commitment: None }
}

fn chat(game: &str, text: &str) -> OnlineRequest {
    OnlineRequest::Chat { game: game.into(), text: text.into() }
}

/// Waits for the id of an opened table; a denial is an error.
async fn opened(client: &mut Client) -> String {
    let answer = client.wait_event(|event| match event {
        OnlineEvent::TableOpened { game } => Some(Ok(game.clone())),
        OnlineEvent::Denied { reason, .. } => Some(Err(*reason)),
        _ => None,
    });
    answer.await.expect("a table")
}

/// Waits for the chat line with this text, and returns its number.
async fn said(client: &mut Client, text: &str) -> u32 {
    let answer = client.wait_event(|event| match event {
        OnlineEvent::Chat { lines, .. } => {
            lines.iter().find(|line| line.text == text).map(|line| Ok(line.number))
        }
        OnlineEvent::Denied { reason, .. } => Some(Err(*reason)),
        _ => None,
    });
    answer.await.expect("a line")
}

async fn watch(client: &mut Client, game: &str) -> RoomView {
    client.say(&ClientMsg::Watch { game: game.into(), seat: None }).await;
    client
        .wait_event(|event| match event {
            OnlineEvent::Room(room) => Some((**room).clone()),
            _ => None,
        })
        .await
}

/// `open` used to be denied although the table existed, and chat was stored twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_has_happened_is_not_denied_and_not_repeated() {
    let setup = Setup::new().await;
    let mut anne = Client::named(&setup.house, "Anne Bonny").await;
    setup.proxy.lose_answer_to("Anne Bonny");
    anne.request(open_table()).await;
    let game = opened(&mut anne).await;
    assert_eq!(setup.house.store.unfinished().await.expect("a store"), [game.as_str()]);
    watch(&mut anne, &game).await;
    setup.proxy.lose_answer_to("ahoy there");
    anne.request(chat(&game, "ahoy there")).await;
    assert_eq!(said(&mut anne, "ahoy there").await, 1);
    anne.request(chat(&game, "and again")).await;
    assert_eq!(said(&mut anne, "and again").await, 2);
    assert_eq!(setup.count(&game, "ahoy there").await, 1);
    assert_eq!(setup.proxy.lost_answers(), 2);
    setup.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repeated_request_is_answered_also_after_a_restart() {
    const IDS: [&str; 3] = ["the-open-request", "the-chat-request", "the-invite-request"];
    let mut setup = Setup::new().await;
    let mut anne = Client::named(&setup.house, "Anne Bonny").await;
    let (mut game, mut key) = (None, None);
    for round in 0..3 {
        if round == 2 {
            setup = setup.restart().await;
            anne = Client::at(setup.house.address, Some(&anne.cookie)).await;
        }
        anne.request(once(IDS[0], open_table())).await;
        let opened = opened(&mut anne).await;
        assert_eq!(game.get_or_insert_with(|| opened.clone()), &opened);
        watch(&mut anne, &opened).await;
        anne.forget();
        anne.request(once(IDS[1], chat(&opened, "ahoy there"))).await;
        assert_eq!(said(&mut anne, "ahoy there").await, 1);
        anne.request(once(IDS[2], OnlineRequest::Invite { game: opened.clone() })).await;
        let invited = anne.wait_event(|event| match event {
            OnlineEvent::Invitation { invitation_key, .. } => Some(invitation_key.clone()),
            _ => None,
        });
        let invited = invited.await;
        assert_eq!(key.get_or_insert_with(|| invited.clone()), &invited);
        let counts = [setup.count(&opened, "ahoy").await, setup.count(&opened, "invited").await];
        assert_eq!(counts, [1, 1]);
    }
    // Another person's request under the same id is another request.
    let mut mary = Client::named(&setup.house, "Mary").await;
    let game = game.expect("a game");
    mary.request(once(IDS[0], open_table())).await;
    assert_ne!(opened(&mut mary).await, game);
    watch(&mut mary, &game).await;
    mary.forget();
    mary.request(once(IDS[1], chat(&game, "ahoy, Anne"))).await;
    assert_eq!(said(&mut mary, "ahoy, Anne").await, 2);
    setup.house.stop().await;
}
