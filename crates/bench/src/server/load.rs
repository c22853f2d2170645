//! Load: tables with two players that play as fast as they can or at a given pace, and one client that
//! measures echoes.

use super::Failure;
use super::client::LoadClient;
use crate::statistics::percentile;
use cartagena::{Action, Observation};
use cartagena_bots::random::Rng;
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, OpenTable, SeatAccess};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Time between two echoes.
const ECHO: Duration = Duration::from_millis(5);

/// Measured times in milliseconds.
#[derive(Default)]
pub struct LoadFigures {
    delivery_times: Mutex<Vec<f64>>,
    echo_times: Mutex<Vec<f64>>,
}

impl LoadFigures {
    pub fn moves(&self) -> usize {
        self.delivery_times.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    pub fn delivered_median(&self) -> f64 {
        percentile(&self.delivery_times.lock().unwrap_or_else(PoisonError::into_inner), 50)
    }

    pub fn delivered_p99(&self) -> f64 {
        p99(&self.delivery_times)
    }

    pub fn echo_p99(&self) -> f64 {
        p99(&self.echo_times)
    }
}

fn p99(times: &Mutex<Vec<f64>>) -> f64 {
    percentile(&times.lock().unwrap_or_else(PoisonError::into_inner), 99)
}

fn record_time(times: &Mutex<Vec<f64>>, since: Instant) {
    let time = since.elapsed().as_secs_f64() * 1e3;
    times.lock().unwrap_or_else(PoisonError::into_inner).push(time);
}

/// Number of tables, duration, and the pause after each move.
#[derive(Clone, Copy)]
pub struct LoadPlan {
    pub tables: u32,
    pub time: Duration,
    pub pause: Duration,
}

/// Plays at a number of tables for a while. The two players of each come by an address each.
pub async fn play(
    [first, second]: [SocketAddr; 2],
    plan: LoadPlan,
    load: &Arc<LoadFigures>,
) -> Result<(), Failure> {
    let mut pairs = Vec::new();
    for number in 0..plan.tables {
        pairs.push((LoadClient::new(first).await?, LoadClient::new(second).await?, number));
    }
    let echo = LoadClient::new(first).await?;
    let until = Instant::now() + plan.time;
    let mut tasks = JoinSet::new();
    for (one, other, number) in pairs {
        let pace = (until, plan.pause);
        tasks.spawn(pair([one, other], number, pace, Arc::clone(load)));
    }
    tasks.spawn(echoes(echo, until, Arc::clone(load)));
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    Ok(())
}

async fn echoes(
    mut client: LoadClient,
    until: Instant,
    load: Arc<LoadFigures>,
) -> Result<(), Failure> {
    while Instant::now() < until {
        let asked = Instant::now();
        client.greet().await?;
        record_time(&load.echo_times, asked);
        tokio::time::sleep(ECHO).await;
    }
    Ok(())
}

/// Plays one game after another.
async fn pair(
    mut clients: [LoadClient; 2],
    number: u32,
    (until, pause): (Instant, Duration),
    load: Arc<LoadFigures>,
) -> Result<(), Failure> {
    let mut rng = Rng::new(number.into());
    while Instant::now() < until {
        let game = open_table(&mut clients).await?;
        let [one, other] = &mut clients;
        let mut seen = [one.wait_for_deal().await?, other.wait_for_deal().await?];
        let mut after = 0;
        while let (Some((seat, action)), true) =
            (random_action(&seen, &mut rng), Instant::now() < until)
        {
            let sent = Instant::now();
            let (game, action) = (game.clone(), action.into());
            clients[seat].send(&ClientMsg::Play { game, after, action }).await?;
            let ([one, other], [first, second]) = (&mut clients, &mut seen);
            let (seq, _) = tokio::try_join!(one.next_entry(first), other.next_entry(second))?;
            record_time(&load.delivery_times, sent);
            after = seq;
            tokio::time::sleep(pause).await;
        }
    }
    Ok(())
}

/// Opens a table for both clients and waits until they watch it.
pub async fn open_table(clients: &mut [LoadClient; 2]) -> Result<String, Failure> {
    let [one, other] = clients;
    let seats = vec![SeatAccess::Friend; 2];
    let rules = "jamaica".into();
    let table = OpenTable { rules, seats, begins_when_full: true, ..OpenTable::default() };
    one.send_online(OnlineRequest::Open { table, commitment: None }).await?;
    let opened = one.wait_online(|event| match event {
        OnlineEvent::TableOpened { game } => Some(game),
        _ => None,
    });
    let game = opened.await?;
    one.watch_table(&game).await?;
    other.watch_table(&game).await?;
    other
        .send_online(OnlineRequest::Join {
            game: game.clone(),
            seat: None,
            commitment: None,
            invitation_key: None,
        })
        .await?;
    Ok(game)
}

/// Returns the seat to move and a random action; `None` when the game is over.
fn random_action(seen: &[Observation; 2], rng: &mut Rng) -> Option<(usize, Action)> {
    let seat = seen[0].turn().seat()?.index();
    let actions = seen[seat].legal_actions()?.list().to_vec();
    Some((seat, actions[rng.below(actions.len())]))
}
