//! Tables at which two play as fast as they can, and one who asks for an echo meanwhile.

use super::Failure;
use super::client::Client;
use crate::numbers::percentile;
use cartagena::{Action, Observation};
use cartagena_bots::random::Rng;
use cartagena_protocol::{ClientMsg, Guest, News, OpenTable, Wish};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How long passes between two echoes of one client.
const ECHO: Duration = Duration::from_millis(5);

/// What has been measured, in milliseconds.
#[derive(Default)]
pub struct Load {
    told: Mutex<Vec<f64>>,
    echoes: Mutex<Vec<f64>>,
}

impl Load {
    pub fn moves(&self) -> usize {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    pub fn told_p99(&self) -> f64 {
        p99(&self.told)
    }

    pub fn echo_p99(&self) -> f64 {
        p99(&self.echoes)
    }
}

fn p99(times: &Mutex<Vec<f64>>) -> f64 {
    percentile(&times.lock().unwrap_or_else(PoisonError::into_inner), 99)
}

fn note(times: &Mutex<Vec<f64>>, since: Instant) {
    let time = since.elapsed().as_secs_f64() * 1e3;
    times.lock().unwrap_or_else(PoisonError::into_inner).push(time);
}

/// Plays at so many tables for so long.
pub async fn play(
    address: SocketAddr,
    tables: u32,
    time: Duration,
    load: &Arc<Load>,
) -> Result<(), Failure> {
    let mut pairs = Vec::new();
    for number in 0..tables {
        pairs.push((Client::new(address).await?, Client::new(address).await?, number));
    }
    let echo = Client::new(address).await?;
    let until = Instant::now() + time;
    let mut tasks = JoinSet::new();
    for (one, other, number) in pairs {
        tasks.spawn(pair([one, other], number, until, Arc::clone(load)));
    }
    tasks.spawn(echoes(echo, until, Arc::clone(load)));
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    Ok(())
}

async fn echoes(mut client: Client, until: Instant, load: Arc<Load>) -> Result<(), Failure> {
    while Instant::now() < until {
        let asked = Instant::now();
        client.greet().await?;
        note(&load.echoes, asked);
        tokio::time::sleep(ECHO).await;
    }
    Ok(())
}

/// One game after another.
async fn pair(
    mut clients: [Client; 2],
    number: u32,
    until: Instant,
    load: Arc<Load>,
) -> Result<(), Failure> {
    let mut rng = Rng::new(number.into());
    while Instant::now() < until {
        let game = seated(&mut clients).await?;
        let [one, other] = &mut clients;
        let mut seen = [one.dealt().await?, other.dealt().await?];
        let mut after = 0;
        while let (Some((seat, action)), true) = (chosen(&seen, &mut rng), Instant::now() < until) {
            let sent = Instant::now();
            let (game, action) = (game.clone(), action.to_string());
            clients[seat].say(&ClientMsg::Play { game, after, action }).await?;
            let ([one, other], [first, second]) = (&mut clients, &mut seen);
            let (seq, _) = tokio::try_join!(one.follow(first), other.follow(second))?;
            note(&load.told, sent);
            after = seq;
        }
    }
    Ok(())
}

/// Opens a table for both and waits until they look at it.
async fn seated(clients: &mut [Client; 2]) -> Result<String, Failure> {
    let [one, other] = clients;
    let seats = vec![Guest::Friend; 2];
    let rules = "jamaica".into();
    let table = OpenTable { rules, seats, begins_when_full: true, ..OpenTable::default() };
    one.wish(Wish::Open { table, promise: None }).await?;
    let opened = one.news(|news| match news {
        News::Opened { game } => Some(game),
        _ => None,
    });
    let game = opened.await?;
    one.look(&game).await?;
    other.look(&game).await?;
    other.wish(Wish::Join { game: game.clone(), seat: None, promise: None, key: None }).await?;
    Ok(game)
}

/// Whose turn it is, and something to do; nothing when the game is over.
fn chosen(seen: &[Observation; 2], rng: &mut Rng) -> Option<(usize, Action)> {
    let seat = seen[0].turn().seat()?.index();
    let actions = seen[seat].legal_actions()?.list().to_vec();
    Some((seat, actions[rng.below(actions.len())]))
}
