//! People and programs who do what they should not: the others keep playing.

use crate::common::client::{Client, knock};
use crate::common::player::{Player, open, seated, table};
use crate::common::{House, within};
use cartagena_protocol::{
    ClientMsg, Denial, OnlineEvent, OnlineRequest, RefusalCode, ServerMsg, VERSION,
};
use cartagena_server::{Limits, RateLimit};
use futures_util::SinkExt as _;
use std::sync::Arc;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// Plays a whole game, to show that misbehaviour does not affect others.
async fn a_game_goes_on(house: &House) {
    let mut players = seated(house, "jamaica", 2, 0).await.into_iter();
    let (one, other) = (players.next().expect("a player"), players.next().expect("a player"));
    tokio::join!(one.play_on(), other.play_on());
}

/// Returns two players whose game has begun, the one to move first.
async fn pair(house: &House) -> (Player, Player) {
    let mut players = seated(house, "jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    let mine =
        |player: &Player| player.view.as_ref().is_some_and(cartagena_client::GameView::is_my_turn);
    players.sort_by_key(|player| !mine(player));
    let other = players.pop().expect("two players");
    (players.pop().expect("two players"), other)
}

async fn refusal(client: &mut Client) -> RefusalCode {
    client
        .wait(|message| match message {
            ServerMsg::Refused { refusal, .. } => Some(refusal.clone()),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_understands_is_denied_and_then_enough() {
    let house = House::with(|mut config| {
        config.limits.bad_messages = 10;
        config
    })
    .await;
    let mut client = Client::new(&house).await;
    let nonsense = [
        "",
        "{",
        "null",
        "[]",
        "{\"play\":{}}",
        "{\"unheard\":{}}",
        "\"games\"",
        "{\"online\":\"unheard\"}",
        &"[".repeat(4000),
    ];
    for text in nonsense {
        client.write(text).await;
        assert_eq!(client.denied().await, Denial::BadMessage, "{text}");
    }
    let _ = client.stream.send(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(client.closed().await, Some(1008));
    a_game_goes_on(&house).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_granted_before_a_greeting() {
    let house = House::new().await;
    let (stream, _) = knock(house.address, &[("origin", &house.origin())]).await.expect("let in");
    let mut client = Client::over(stream, String::new(), house.address);
    let hello = client.wait(|message| match message {
        ServerMsg::Hello { version } => Some(*version),
        _ => None,
    });
    assert_eq!(hello.await, VERSION);
    client.request(OnlineRequest::WatchLobby).await;
    assert_eq!(client.denied().await, Denial::BadMessage);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_long_a_message_closes_the_socket() {
    let house = House::new().await;
    let mut long = Client::new(&house).await;
    long.write("x".repeat(5_000)).await;
    assert_eq!(long.closed().await, Some(1009));
    // The same in many small frames that are one message.
    let mut parts = Client::new(&house).await;
    for part in 0..60 {
        let (code, last) = (if part == 0 { Data::Text } else { Data::Continue }, part == 59);
        let frame = Frame::message("y".repeat(100), OpCode::Data(code), last);
        let _ = parts.stream.feed(Message::Frame(frame)).await;
    }
    let _ = parts.stream.flush().await;
    assert_eq!(parts.closed().await, Some(1009));
    a_game_goes_on(&house).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_in_pieces_is_a_message() {
    let house = House::new().await;
    let mut client = Client::new(&house).await;
    let text =
        serde_json::to_string(&ClientMsg::Online(OnlineRequest::Rename { name: "Anne".into() }));
    let text = text.expect("JSON").into_bytes();
    let last = text.len() - 1;
    for (at, byte) in text.into_iter().enumerate() {
        let code = if at == 0 { Data::Text } else { Data::Continue };
        let frame = Frame::message(vec![byte], OpCode::Data(code), at == last);
        client.stream.feed(Message::Frame(frame)).await.expect("sent");
    }
    client.stream.flush().await.expect("sent");
    client
        .wait_event(|event| {
            matches!(event, OnlineEvent::YourName { name } if name == "Anne").then_some(())
        })
        .await;
    house.stop().await;
}

/// Returns the code and the reason of the close frame that ends a text of bytes.
fn close_frame(bytes: &[u8]) -> Option<(u16, String)> {
    let head = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let mut frames = &bytes[head + 4..];
    while let [kind, length, rest @ ..] = frames {
        // The server's messages here are shorter than 126 bytes and never masked.
        let (content, later) = rest.split_at_checked(usize::from(*length))?;
        if *kind == 0x88 {
            let code = u16::from_be_bytes(*content.first_chunk()?);
            return Some((code, String::from_utf8_lossy(&content[2..]).into_owned()));
        }
        frames = later;
    }
    None
}

/// Regression: a broken frame closed the socket without a code.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_frames_close_the_socket_with_a_code() {
    let house = House::new().await;
    let broken: [(&[u8], u16, &str); 6] = [
        (&[0x81, 0x02, b'h', b'i'], 1002, "protocol_error"), // Not masked.
        (&[0xff, 0x80, 0, 0, 0, 0], 1002, "protocol_error"), // Reserved bits.
        (&[0x83, 0x80, 0, 0, 0, 0], 1002, "protocol_error"), // An unknown kind of frame.
        (&[0x80, 0x80, 0, 0, 0, 0], 1002, "protocol_error"), // Continues nothing.
        (&[0x81, 0x81, 0, 0, 0, 0, 0xff], 1007, "not_utf8"),
        (
            &[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
            1009,
            "too_long",
        ),
    ];
    for (frame, code, reason) in broken {
        let mut stream = TcpStream::connect(house.address).await.expect("a connection");
        let head = format!(
            "GET /socket HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nUpgrade: websocket\r\n\
            Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            house.address
        );
        stream.write_all(head.as_bytes()).await.expect("a request");
        stream.write_all(frame).await.expect("a frame");
        let mut all = Vec::new();
        let reading = stream.read_to_end(&mut all);
        within("the server closes a broken socket", reading).await.expect("it is closed");
        assert!(all.starts_with(b"HTTP/1.1 101"));
        assert_eq!(close_frame(&all), Some((code, reason.to_owned())), "{frame:x?}");
    }
    a_game_goes_on(&house).await;
    house.stop().await;
}

/// Regression: a page that closed its socket never got the answer to its close frame.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_goodbye_is_answered() {
    let house = House::new().await;
    let mut client = Client::new(&house).await;
    let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
    let _ = client.stream.send(Message::Close(Some(frame))).await;
    assert_eq!(client.closed().await, Some(1000));
    house.stop().await;
}

/// Regression: 347,000 pings in a second were all answered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_pings_is_stopped() {
    let house = House::with(|mut config| {
        let control_frames = RateLimit::new(20, 3_600_000);
        config.limits = Limits { control_frames, ..Limits::unlimited() };
        config
    })
    .await;
    let mut flood = Client::new(&house).await;
    for _ in 0..21 {
        let _ = flood.stream.send(Message::Ping(Bytes::new())).await;
    }
    assert_eq!(flood.closed().await, Some(1008));
    let mut other = Client::new(&house).await;
    for _ in 0..20 {
        other.stream.send(Message::Ping(Bytes::new())).await.expect("sent");
    }
    other.request(OnlineRequest::WatchLobby).await;
    other.wait_event(|event| matches!(event, OnlineEvent::Lobby { .. }).then_some(())).await;
    house.stop().await;
}

/// Regression: records and whole tables could be asked for as often as messages could be sent.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_and_tables_are_sent_only_so_often() {
    let house = House::with(|mut config| {
        let three = RateLimit::new(3, 3_600_000);
        config.limits = Limits { records: three, watching: three, ..Limits::unlimited() };
        config
    })
    .await;
    let mut anne = Client::named(&house, "Anne").await;
    let game = open(&mut anne, table("tortuga", vec![Default::default(); 2])).await;
    for message in [
        ClientMsg::Record { game: game.clone() },
        ClientMsg::Watch { game: game.clone(), seat: None },
    ] {
        let mut client = anne.again().await;
        for _ in 0..4 {
            client.say(&message).await;
        }
        assert_eq!(client.denied().await, Denial::RateLimited, "{message:?}");
    }
    house.stop().await;
}

/// Regression: to answer a rematch the server may read a whole game, and it could be asked for as often as
/// messages could be sent.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rematches_are_answered_only_so_often() {
    let house = House::with(|mut config| {
        let two = RateLimit::new(2, 3_600_000);
        config.limits = Limits { rematches: two, ..Limits::unlimited() };
        config
    })
    .await;
    let mut anne = Client::named(&house, "Anne").await;
    let game = open(&mut anne, table("tortuga", vec![Default::default(); 2])).await;
    for expected in [Denial::TooEarly, Denial::TooEarly, Denial::RateLimited] {
        anne.request(OnlineRequest::Rematch { game: game.clone() }).await;
        assert_eq!(anne.denied().await, expected);
    }
    house.stop().await;
}

/// A reader that never reads is cut off, and whoever it talks to plays on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_who_never_reads_is_cut_off() {
    let house = House::new().await;
    let mut host = Client::named(&house, "Anne").await;
    let game = open(&mut host, table("jamaica", vec![Default::default(); 2])).await;
    let mut deaf = Client::new(&house).await;
    deaf.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    host.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    // Asks for the whole room again and again without ever reading an answer.
    let look = serde_json::to_string(&ClientMsg::Watch { game: game.clone(), seat: None });
    let look = look.expect("JSON");
    let asking = async { while deaf.stream.send(Message::text(look.clone())).await.is_ok() {} };
    within("the server cuts off who never reads", asking).await;
    host.request(OnlineRequest::Chat { game: game.clone(), text: "still here".into() }).await;
    host.wait_event(|event| matches!(event, OnlineEvent::Chat { lines, .. } if lines.last().is_some_and(|line| line.text == "still here")).then_some(())).await;
    let mut back = deaf.again().await;
    back.say(&ClientMsg::Watch { game, seat: None }).await;
    back.wait_event(|event| matches!(event, OnlineEvent::Room(_)).then_some(())).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_is_stopped() {
    let house = House::with(|mut config| {
        config.limits = Limits { messages: RateLimit::new(5, 3_600_000), ..Limits::unlimited() };
        config
    })
    .await;
    let mut flood = Client::new(&house).await;
    let game = serde_json::to_string(&ClientMsg::Online(OnlineRequest::WatchLobby)).expect("JSON");
    for _ in 0..1_000 {
        flood.write(game.clone()).await;
    }
    assert_eq!(flood.denied().await, Denial::RateLimited);
    assert_eq!(flood.closed().await, Some(1008));
    // Others have a measure of their own.
    let mut other = Client::new(&house).await;
    other.request(OnlineRequest::WatchLobby).await;
    other.wait_event(|event| matches!(event, OnlineEvent::Lobby { .. }).then_some(())).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_tables_are_denied() {
    let house = House::with(|mut config| {
        config.limits = Limits { tables_per_person: 2, ..Limits::unlimited() };
        config
    })
    .await;
    let mut anne = Client::new(&house).await;
    open(&mut anne, table("jamaica", vec![Default::default(); 2])).await;
    let game = open(&mut anne, table("jamaica", vec![Default::default(); 2])).await;
    // The list is told of a table as soon as the table runs.
    let request = || OnlineRequest::Open {
        table: table("jamaica", vec![Default::default(); 2]),
        commitment: None,
    };
    anne.request(OnlineRequest::ListMyTables).await;
    anne.wait_event(|event| {
        matches!(event, OnlineEvent::MyTables { tables } if tables.len() == 2).then_some(())
    })
    .await;
    anne.request(request()).await;
    assert_eq!(anne.denied().await, Denial::TooManyTables);
    // Where she sits already she may bring her share of the deal.
    let commitment = Some("0".repeat(64));
    anne.request(OnlineRequest::Join { game, seat: None, commitment, invitation_key: None }).await;
    anne.request(OnlineRequest::ListMyTables).await;
    anne.wait_event(|event| match event {
        OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
        OnlineEvent::MyTables { .. } => Some(()),
        _ => None,
    })
    .await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_pages_at_once_one_wins() {
    let house = House::new().await;
    for _ in 0..20 {
        let (mut one, _other) = pair(&house).await;
        let mut two = Player::new(one.client.again().await, &one.game, 1).await;
        two.begun().await;
        let first = one.choose().expect("a move");
        let second = two.choose().expect("a move");
        tokio::join!(one.client.say(&first), two.client.say(&second));
        let both = async { tokio::join!(outcome(&mut one.client), outcome(&mut two.client)) };
        let (a, b) = within("both pages learn whose move was made", both).await;
        assert_ne!(a, b, "exactly one of them is refused");
    }
    house.stop().await;
}

/// Reports whether a move was made; a refused one is followed by a snapshot.
async fn outcome(client: &mut Client) -> bool {
    let mut made = false;
    loop {
        match client.next().await {
            ServerMsg::Refused { refusal, .. } => {
                assert_eq!(refusal, RefusalCode::OutOfDate);
                client
                    .wait(|message| matches!(message, ServerMsg::Snapshot(_)).then_some(()))
                    .await;
                return false;
            }
            ServerMsg::Events { seq: 1, game, .. } => {
                // It may be the other page's move: then the table refuses this one's before it
                // answers anything else.
                made = true;
                client.say(&ClientMsg::Watch { game, seat: None }).await;
            }
            ServerMsg::Snapshot(_) if made => return true,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stale_replayed_forged_and_foreign_messages_change_nothing() {
    let house = House::new().await;
    let (mut one, mut other) = pair(&house).await;
    let mut stranger = Client::named(&house, "Nobody").await;
    let game = one.game.clone();
    let lines = house.store.load(&game).await.expect("a store").expect("a game").len();
    let play = one.choose().expect("a move");
    // Not your turn, and not your table.
    other.client.say(&play).await;
    assert!(matches!(refusal(&mut other.client).await, RefusalCode::NotYourTurn { .. }));
    stranger.say(&play).await;
    assert_eq!(stranger.denied().await, Denial::NotSeated);
    for request in [
        OnlineRequest::Start { game: game.clone() },
        OnlineRequest::Resign { game: game.clone() },
        OnlineRequest::AgreeToDraw { game: game.clone(), agree: true },
        OnlineRequest::Reveal { game: game.clone(), secret: "00".repeat(32) },
        OnlineRequest::Join {
            game: game.clone(),
            seat: Some(0),
            commitment: None,
            invitation_key: None,
        },
    ] {
        stranger.request(request.clone()).await;
        let why = stranger.denied().await;
        assert!(
            matches!(why, Denial::NotSeated | Denial::NotHost | Denial::AlreadyStarted),
            "{request:?}: {why:?}"
        );
    }
    // The view of another person's seat.
    for seat in [0, 1, 4, 255] {
        stranger.say(&ClientMsg::Watch { game: game.clone(), seat: Some(seat) }).await;
        assert_eq!(stranger.denied().await, Denial::NoSuchTable);
    }
    // Numbers that are not the last entry's, and moves that are none.
    for after in [1, 7, u64::MAX] {
        one.client.say(&ClientMsg::Undo { game: game.clone(), after }).await;
        assert_eq!(refusal(&mut one.client).await, RefusalCode::OutOfDate);
    }
    for action in ["", "X9", "D0+K", "37<", "D6 D6", "\u{0}"] {
        let action = action.into();
        one.client.say(&ClientMsg::Play { game: game.clone(), after: 0, action }).await;
        assert_eq!(refusal(&mut one.client).await, RefusalCode::Illegal);
    }
    assert_eq!(house.store.load(&game).await.expect("a store").expect("a game").len(), lines);
    // A request that was sent twice is carried out once.
    one.client.say(&play).await;
    one.client.say(&play).await;
    assert_eq!(refusal(&mut one.client).await, RefusalCode::OutOfDate);
    assert_eq!(house.store.load(&game).await.expect("a store").expect("a game").len(), lines + 1);
    house.stop().await;
}

/// A table that does not exist and one that is not yours get the same answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_which_tables_there_are() {
    let house = House::new().await;
    let mut client = Client::new(&house).await;
    for game in ["0000000000000000", "zzzzzzzzzzzzzzzz", "", "../../etc/passwd", "K\u{0}"] {
        client.say(&ClientMsg::Watch { game: game.into(), seat: None }).await;
        assert_eq!(client.denied().await, Denial::NoSuchTable, "{game}");
        client
            .request(OnlineRequest::Join {
                game: game.into(),
                seat: None,
                commitment: None,
                invitation_key: None,
            })
            .await;
        assert_eq!(client.denied().await, Denial::NoSuchTable, "{game}");
        client.say(&ClientMsg::Record { game: game.into() }).await;
        assert_eq!(client.denied().await, Denial::NoSuchTable, "{game}");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_is_harmless() {
    let house = House::new().await;
    let (mut one, mut other) = pair(&house).await;
    let game = one.game.clone();
    let text = "<img src=x onerror=alert(1)> \u{202e}olleh\u{2069}\u{0}";
    one.client.request(OnlineRequest::Chat { game: game.clone(), text: text.into() }).await;
    let text = other.client.wait_event(|event| match event {
        OnlineEvent::Chat { lines, .. } => lines.last().map(|line| line.text.clone()),
        _ => None,
    });
    assert_eq!(text.await, "<img src=x onerror=alert(1)> olleh");
    for wrong in ["", " \u{202e} ", &"x".repeat(281)] {
        one.client.request(OnlineRequest::Chat { game: game.clone(), text: wrong.into() }).await;
        assert_eq!(one.client.denied().await, Denial::BadText);
    }
    house.stop().await;
}

/// Sockets get a close code, and acknowledged moves are stored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_says_goodbye() {
    let house = House::new().await;
    let (mut one, _other) = pair(&house).await;
    let store = Arc::clone(&house.store);
    house.stop().await;
    assert_eq!(one.client.closed().await, Some(1001));
    assert!(store.load(&one.game).await.is_err(), "the store is closed");
}
