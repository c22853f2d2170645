//! Servers are killed around a ban and around somebody's coming back: what was acknowledged holds, what is used up
//! stays used up, and what was not acknowledged has happened as a whole or not at all.

use crate::common::account::Browser;
use crate::common::authenticator::Authenticator;
use crate::common::client::resumed;
use crate::common::within_time;
use crate::community::{TOKEN, try_admin, turned_away_at};
use crate::crash::{DEADLINE, Life, free_port};
use crate::passkeys::{answer, challenge, make, overview, sign_in};
use cartagena_protocol::{Denial, OnlineEvent, OnlineRequest};
use cartagena_server::{AdminAnswer, AdminRequest};
use cartagena_test_postgres::Postgres;
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

/// Number of servers that are killed while a request is on its way, per database.
const ROUNDS: u64 = 12;

/// A server that is killed and started again at the same place.
struct Victim {
    place: String,
    port: u16,
    life: Option<Life>,
    lots: u64,
}

impl Victim {
    fn new(place: &str) -> Victim {
        let port = free_port();
        Victim { place: place.into(), port, life: Some(Life::begin(place, port)), lots: 7 }
    }

    fn address(&self) -> SocketAddr {
        SocketAddr::from((Ipv4Addr::LOCALHOST, self.port))
    }

    /// A browser that was never here, and knows the server as localhost: elsewhere there are no passkeys.
    fn stranger(&self) -> Browser {
        let host = format!("localhost:{}", self.port);
        let (origin, agent) = (format!("http://{host}"), String::new());
        Browser { address: self.address(), host, origin, cookie: None, agent }
    }

    fn kill_and_restart(&mut self) {
        self.life.take().expect("a server").kill();
        self.life = Some(Life::begin(&self.place, self.port));
    }

    /// Kills the server while work goes on, at a moment that differs from time to time, and starts it again;
    /// returns what the work came to.
    async fn kill_during<T>(&mut self, work: impl Future<Output = T>) -> T {
        self.lots = self.lots.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let moment = Duration::from_micros(self.lots >> 33 & 0x1fff);
        let life = self.life.take().expect("a server");
        let killing = async {
            // Any moment will do, also one before the request or after the answer.
            tokio::time::sleep(moment).await;
            life.kill();
        };
        let (done, ()) = tokio::join!(work, killing);
        self.life = Some(Life::begin(&self.place, self.port));
        done
    }

    fn end(mut self) {
        self.life.take().expect("a server").kill();
    }

    /// Asks as an operator.
    async fn admin(&self, request: AdminRequest) -> AdminAnswer {
        let (status, body) = try_admin(self.address(), TOKEN, &request).await.expect("an answer");
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).expect("an answer")
    }

    /// Returns what operators did, the latest first.
    async fn log(&self) -> Vec<String> {
        let AdminAnswer::Log { lines } = self.admin(AdminRequest::Log).await else {
            panic!("a log")
        };
        lines.into_iter().map(|line| line.act).collect()
    }

    /// Opens the page of a new person, and returns the browser.
    async fn arrive(&self, name: &str) -> Browser {
        let mut client = resumed(self.address(), None).await;
        client.request(OnlineRequest::Rename { name: name.into() }).await;
        client
            .await_event(
                |event| matches!(event, OnlineEvent::YourName { name } if !name.is_empty()),
            )
            .await;
        Browser { cookie: Some(client.cookie.clone()), ..self.stranger() }
    }
}

/// Runs a test over SQLite and over PostgreSQL.
async fn over_both(test: impl AsyncFn(Victim)) {
    let folder = tempfile::tempdir().expect("a folder");
    let postgres = Postgres::start().expect("PostgreSQL");
    let database = postgres.create_database("killed").expect("a database");
    for place in [folder.path().to_str().expect("a plain path"), &database] {
        within_time(DEADLINE, "all servers are killed", test(Victim::new(place))).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ban_and_its_line_in_the_log_hold_after_any_kill() {
    over_both(async |mut victim: Victim| {
        let anne = victim.arrive("Anne").await;
        let found = victim.admin(AdminRequest::People { name: "Anne".into() }).await;
        let AdminAnswer::People { people } = found else { panic!("{found:?}") };
        let person = people[0].person;
        let mut acts = Vec::new();
        for round in 0..ROUNDS {
            let banned = acts.last() == Some(&"ban");
            let act = if banned { "unban" } else { "ban" };
            let request = match banned {
                true => AdminRequest::Unban { person },
                false => AdminRequest::Ban { person, days: 0 },
            };
            let (address, asked) = (victim.address(), try_admin(victim.address(), TOKEN, &request));
            let acknowledged = match round % 3 {
                // Killed as soon as it is acknowledged.
                0 => {
                    let answer = asked.await.expect("an answer");
                    victim.kill_and_restart();
                    Some(answer)
                }
                _ => victim.kill_during(asked).await,
            };
            let log = victim.log().await;
            let happened = log.len() > acts.len();
            let accepted = acknowledged.is_some_and(|(status, _)| status == 200);
            assert!(happened || !accepted, "an acknowledged {act} is lost");
            acts.extend(happened.then_some(act));
            let expected: Vec<&str> = acts.iter().rev().copied().collect();
            assert_eq!(log, expected, "each act has one line");
            match acts.last() == Some(&"ban") {
                true => {
                    let away = turned_away_at(address, anne.cookie.as_deref()).await;
                    assert_eq!(away, (Some(Denial::Banned), Some(1008)));
                }
                false => drop(resumed(address, anne.cookie.as_deref()).await),
            }
        }
        assert!(acts.len() as u64 >= ROUNDS / 3, "{acts:?}");
        victim.end();
    })
    .await;
}

/// Asserts that a browser is somebody's, and returns the overview of the account.
async fn is_of(browser: &Browser, name: &str) -> Value {
    let overview = overview(browser).await;
    assert_eq!((&overview["known"], &overview["name"]), (&json!(true), &json!(name)));
    overview
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_passkey_opens_after_any_kill_until_it_is_removed() {
    over_both(async |mut victim: Victim| {
        let phone = victim.arrive("Anne").await;
        let mut key = Authenticator::new(&phone.origin, 1);
        assert_eq!(make(&phone, &mut key, "Ring").await.status, 204);
        victim.kill_and_restart();
        let signed_in = sign_in(&victim.stranger(), &key).await;
        assert_eq!(signed_in.status, 204, "{}", signed_in.body);
        victim.kill_and_restart();
        let laptop = Browser { cookie: signed_in.cookie, ..victim.stranger() };
        let account = is_of(&laptop, "Anne").await;
        assert!(account["passkeys"][0]["used"].as_u64() > Some(0), "{account}");
        for _ in 0..ROUNDS {
            let borrowed = victim.stranger();
            let asked = challenge(&borrowed).await;
            let body = json!({
                "ceremony": asked["ceremony"], "credential": key.sign(&asked["options"]),
            });
            let path = "/account/passkey/sign-in";
            let told = victim.kill_during(borrowed.try_post(path, &body)).await;
            if let Some(told) = told {
                assert_eq!(told.status, 204, "{}", told.body);
                is_of(&Browser { cookie: told.cookie, ..victim.stranger() }, "Anne").await;
            }
            // A challenge of the server that is gone opens nothing, but the key still does.
            let late = answer(&borrowed, &asked, key.sign(&asked["options"])).await;
            assert_eq!((late.status, late.cookie), (404, None));
            assert_eq!(sign_in(&victim.stranger(), &key).await.status, 204);
        }
        let removal = json!({ "passkey": account["passkeys"][0]["id"] });
        assert_eq!(laptop.post("/account/passkey/remove", &removal).await.status, 204);
        victim.kill_and_restart();
        assert_eq!(sign_in(&victim.stranger(), &key).await.status, 404, "removed");
        is_of(&laptop, "Anne").await;
        victim.end();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovery_code_opens_once_whenever_the_server_is_killed() {
    over_both(async |mut victim: Victim| {
        let phone = victim.arrive("Anne").await;
        for round in 0..ROUNDS {
            let code = phone.post("/account/code", &json!({})).await.json()["code"].clone();
            let attempt =
                |name: &str| json!({ "code": code, "attempt": format!("{name}-{round:014}") });
            let laptop = victim.stranger();
            let told = victim
                .kill_during(laptop.try_post("/account/sign-in", &attempt("one")))
                .await
                .inspect(|told| assert_eq!(told.status, 204, "{}", told.body));
            // The page asks again, as it does if the answer is lost.
            let again = laptop.post("/account/sign-in", &attempt("one")).await;
            assert_eq!(again.status, 204, "{}", again.body);
            assert!(told.is_none_or(|told| told.cookie == again.cookie), "the same answer");
            is_of(&Browser { cookie: again.cookie, ..victim.stranger() }, "Anne").await;
            for _ in 0..2 {
                let other = laptop.post("/account/sign-in", &attempt("two")).await;
                assert_eq!((other.status, other.cookie), (404, None), "used up");
                victim.kill_and_restart();
            }
        }
        victim.end();
    })
    .await;
}
