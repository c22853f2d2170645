//! E-mails, against a mail server that these tests start.

use crate::common::account::{Browser, everywhere_with};
use crate::common::client::Client;
use crate::common::player::{open, table};
use crate::common::{House, config, connection, eventually, within, write};
use crate::crash::free_port;
use crate::notices::{DAY, HOUR, pass, settle, sit_down, slow, watch_table, watch_table_at_once};
use cartagena_protocol::{OnTimeout, OnlineRequest, OpenTable, SeatAccess, TimeControl};
use cartagena_server::{
    Clock, Config, EmailAddress, Limits, ListenAddress, MailConfig, RateLimit, ServerKey,
};
use cartagena_store::{StoreLocation, connect};
use cartagena_test_smtp::{Act, Received, SmtpSink, Step};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::AsyncReadExt as _;

pub(crate) const MARY: &str = "mary@example.org";

/// Names a mail server to a game's server, and gives that an origin.
pub(crate) fn with_mail(mut config: Config, sink: &SmtpSink) -> Config {
    config.listen = ListenAddress::Tcp(([127, 0, 0, 1], free_port()).into());
    with_mail_server(config, &sink.url())
}

/// Does the same for a server that has a port.
pub(crate) fn with_mail_server(mut config: Config, url: &str) -> Config {
    let from = EmailAddress::parse("game@game.example").expect("an address");
    let mut mail = MailConfig::new(url.parse().expect("a server"), None, from);
    mail.patience = Duration::from_secs(3);
    let free = RateLimit { burst: 1, every: Duration::ZERO };
    (mail.questions_per_mailbox, mail.notices_per_mailbox) = (free, free);
    (mail.questions_per_domain, mail.questions) = (free, free);
    config.origin = Some(format!("http://{}", config.listen).parse().expect("an origin"));
    config.notices.mail = Some(mail);
    config
}

/// An answer to a request without a cookie and without an origin, as a mail program sends it.
struct Page {
    status: u16,
    head: String,
    text: String,
}

/// Sends a request to an address that a mail has named.
async fn follow(house: &House, method: &str, link: &str) -> Page {
    let path = link.strip_prefix(&house.origin()).unwrap_or_else(|| panic!("not here: {link}"));
    let mut stream = connection(house.address).await;
    let body = if method == "POST" { "List-Unsubscribe=One-Click" } else { "" };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        house.address,
        body.len()
    );
    write(&mut stream, &request).await.expect("a request");
    let mut answer = String::new();
    within("an answer", stream.read_to_string(&mut answer)).await.expect("an answer");
    let (head, text) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    Page { status, head: head.to_lowercase(), text: text.to_owned() }
}

pub(crate) async fn mails(sink: &SmtpSink, count: usize) -> Vec<Received> {
    eventually(&format!("{count} mails"), async || sink.mails().len() >= count).await;
    sink.mails()
}

async fn enter(browser: &Browser, address: &str, lang: &str) -> u16 {
    let body = json!({ "address": address, "lang": lang });
    browser.post("/account/notices/mail", &body).await.status
}

async fn view(browser: &Browser) -> Value {
    browser.post("/account/notices", &json!({})).await.json()["mail"].clone()
}

async fn enter_and_confirm(house: &House, sink: &SmtpSink, browser: &Browser, address: &str) {
    let before = sink.mails().len();
    assert_eq!(enter(browser, address, "en").await, 204);
    let question = mails(sink, before + 1).await[before].clone();
    let link = question.link(&format!("{}/mail/confirm/", house.origin()));
    assert_eq!(follow(house, "POST", &link).await.status, 200);
}

/// Anne and Mary at a table of days; neither looks.
async fn two_away(house: &House, wish: OpenTable) -> (Client, Client, String) {
    let mut anne = Client::named(house, "Anne").await;
    let mut mary = Client::named(house, "Mary").await;
    let game = open(&mut anne, wish).await;
    watch_table_at_once(&mut anne, &game).await;
    watch_table_at_once(&mut mary, &game).await;
    sit_down(&mut mary, &game).await;
    watch_table(&mut anne, &game).await;
    for client in [&mut anne, &mut mary] {
        client.request(OnlineRequest::Hidden { hidden: true }).await;
        settle(client).await;
    }
    (anne, mary, game)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_confirmed_address_gets_one_mail_for_each_move_until_it_has_enough() {
    let sink = SmtpSink::plain().await;
    everywhere_with(
        |config| with_mail(config, &sink),
        async |house: &House| {
            let before = sink.mails().len();
            let now = || sink.mails().len() - before;
            let (mut anne, mut mary, game) = two_away(house, slow(3)).await;
            let browser = Browser::of(&mary);
            let all = json!({ "turn": true, "reminder": true, "over": true });
            let none = json!({ "address": null, "confirmed": false, "on": all });
            assert_eq!(view(&browser).await, none);
            assert_eq!(enter(&browser, "mary@EXAMPLE.org", "en").await, 204);
            let question = mails(&sink, before + 1).await[before].clone();
            let waiting = json!({ "address": MARY, "confirmed": false, "on": all });
            assert_eq!(view(&browser).await, waiting);
            assert_eq!(
                (question.from.as_str(), question.to.clone()),
                ("game@game.example", vec![MARY.to_owned()])
            );
            assert_eq!(question.header("subject"), "Cartagena: is this your address?");
            assert!(!question.data.contains("Mary"), "nobody sends words of theirs to a stranger");
            // A scanner of links, which only looks, confirms nothing, and nothing else is sent there.
            let confirm = question.link(&format!("{}/mail/confirm/", house.origin()));
            for _ in 0..2 {
                let page = follow(house, "GET", &confirm).await;
                assert_eq!((page.status, page.text.contains(MARY)), (200, true));
                assert!(
                    page.text.contains("<form method=\"post\">") && page.head.contains("no-store")
                );
                assert!(
                    page.head.contains("form-action 'self'") && !page.head.contains("set-cookie")
                );
            }
            pass(&mut anne, &game).await;
            pass(&mut mary, &game).await;
            assert_eq!(view(&browser).await, waiting);
            // The button does, once.
            let page = follow(house, "POST", &confirm).await;
            assert!(page.status == 200 && page.text.contains("Done"), "{}", page.text);
            for method in ["POST", "GET"] {
                assert_eq!(follow(house, method, &confirm).await.status, 404, "used up");
            }
            assert_eq!(view(&browser).await["confirmed"], true);
            assert_eq!(now(), 1, "nothing was sent before");
            pass(&mut anne, &game).await;
            let told = mails(&sink, before + 2).await[before + 1].clone();
            assert_eq!(told.header("subject"), "Cartagena: Your turn against Anne (Tortuga).");
            assert_eq!(told.header("content-language"), "en");
            assert_eq!(told.to, [MARY]);
            assert!(told.text().contains(&format!("\n{}/#/at/{game}\n", house.origin())));
            let stop = told.link(&format!("{}/mail/stop/", house.origin()));
            assert_eq!(told.header("list-unsubscribe"), format!("<{stop}>"));
            assert_eq!(told.header("list-unsubscribe-post"), "List-Unsubscribe=One-Click");
            pass(&mut mary, &game).await;
            // Who looks is told nothing.
            mary.request(OnlineRequest::Hidden { hidden: false }).await;
            settle(&mut mary).await;
            watch_table_at_once(&mut mary, &game).await;
            pass(&mut anne, &game).await;
            pass(&mut mary, &game).await;
            mary.request(OnlineRequest::Hidden { hidden: true }).await;
            settle(&mut mary).await;
            // A kind, and a table.
            let off = json!({ "mail": { "turn": false, "reminder": true, "over": true } });
            assert_eq!(browser.post("/account/notices/choose", &off).await.status, 204);
            pass(&mut anne, &game).await;
            pass(&mut mary, &game).await;
            let on = json!({ "mail": all });
            assert_eq!(browser.post("/account/notices/choose", &on).await.status, 204);
            let quiet = |quiet: bool| json!({ "game": game, "quiet": quiet });
            assert_eq!(browser.post("/account/notices/quiet", &quiet(true)).await.status, 204);
            pass(&mut anne, &game).await;
            pass(&mut mary, &game).await;
            assert_eq!(browser.post("/account/notices/quiet", &quiet(false)).await.status, 204);
            pass(&mut anne, &game).await;
            mails(&sink, before + 3).await;
            assert_eq!(now(), 3, "one mail for each move that was to be told");
            // Everything that there is of Mary has the address in it.
            let export = browser.post("/account/export", &json!({})).await;
            assert!(export.bytes.windows(MARY.len()).any(|bytes| bytes == MARY.as_bytes()));
            // A mail program ends it by one request, without being signed in; to look does not.
            assert_eq!(follow(house, "GET", &stop).await.status, 200);
            assert_eq!(view(&browser).await["address"], MARY);
            assert_eq!(follow(house, "POST", &stop).await.status, 200);
            assert_eq!(view(&browser).await, none);
            assert_eq!(follow(house, "POST", &stop).await.status, 404);
            pass(&mut mary, &game).await;
            pass(&mut anne, &game).await;
            // Another address is told by the next move; nothing has gone to the one before.
            enter_and_confirm(house, &sink, &browser, "bonny@example.org").await;
            pass(&mut mary, &game).await;
            pass(&mut anne, &game).await;
            let last = mails(&sink, before + 5).await[before + 4].clone();
            assert_eq!((now(), last.to), (5, vec!["bonny@example.org".to_owned()]));
            // Deleted, Mary is told nothing more, and her links open nothing.
            let stop = sink
                .mails()
                .last()
                .expect("a mail")
                .link(&format!("{}/mail/stop/", house.origin()));
            let deleted = browser.post("/account/delete", &json!({ "delete": true })).await;
            assert_eq!(deleted.status, 204);
            assert_eq!(follow(house, "POST", &stop).await.status, 404);
        },
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_is_good_for_a_day_for_one_address_and_for_one_thing() {
    let (sink, (hand, clock)) = (SmtpSink::plain().await, Clock::adjustable());
    let house = House::with(|mut config| {
        config.clock = clock;
        with_mail(config, &sink)
    });
    let house = house.await;
    let mary = Browser::of(&Client::named(&house, "Mary").await);
    let (confirm, stop) =
        (format!("{}/mail/confirm/", house.origin()), format!("{}/mail/stop/", house.origin()));
    assert_eq!(enter(&mary, MARY, "he").await, 204);
    let old = mails(&sink, 1).await[0].clone();
    // Hebrew begins at the right.
    assert!(old.text().lines().filter(|line| line.starts_with('\u{200f}')).count() >= 2);
    assert!(old.header("subject").contains("קרטחנה") && old.header("content-language") == "he");
    let page = follow(&house, "GET", &old.link(&confirm)).await;
    assert!(page.text.contains("lang=\"he\" dir=\"rtl\""), "{}", page.text);
    // The code of one thing does not open the other, nor does one with a slip in it.
    let swapped = old.link(&confirm).replace("/confirm/", "/stop/");
    assert_eq!(follow(&house, "POST", &swapped).await.status, 404);
    let other = old.link(&stop).replace("/stop/", "/confirm/");
    assert_eq!(follow(&house, "POST", &other).await.status, 404);
    for wrong in ["", "A", &"A".repeat(43), &"A".repeat(5_000), "%00", "a%20b"] {
        for path in [&confirm, &stop] {
            let answer = follow(&house, "POST", &format!("{path}{wrong}")).await;
            assert!(matches!(answer.status, 404 | 405 | 414), "{wrong}: {}", answer.status);
        }
    }
    // An address that is entered again has a new code; the old one is worth nothing.
    hand.send_modify(|ahead| *ahead += 1_000);
    assert_eq!(enter(&mary, MARY, "he").await, 204);
    let new = mails(&sink, 2).await[1].clone();
    assert_eq!(follow(&house, "POST", &old.link(&confirm)).await.status, 404);
    // After a day the question is forgotten.
    hand.send_modify(|ahead| *ahead += DAY - HOUR);
    assert_eq!(follow(&house, "GET", &new.link(&confirm)).await.status, 200);
    hand.send_modify(|ahead| *ahead += 2 * HOUR);
    assert_eq!(follow(&house, "POST", &new.link(&confirm)).await.status, 404);
    assert_eq!(view(&mary).await["address"], Value::Null);
    // A confirmed address that is entered again only gets the language.
    enter_and_confirm(&house, &sink, &mary, MARY).await;
    assert_eq!(enter(&mary, MARY, "da").await, 204);
    assert_eq!((view(&mary).await["confirmed"].clone(), sink.mails().len()), (json!(true), 3));
    for wrong in [
        "",
        "mary",
        "mary@localhost",
        "mary@[127.0.0.1]",
        "a@b.example\r\nBcc: c@d.example",
        "<a@b.example>",
    ] {
        assert_eq!(enter(&mary, wrong, "en").await, 400, "{wrong}");
    }
    assert_eq!(view(&mary).await["address"], MARY);
    let remove = mary.post("/account/notices/mail/remove", &json!({})).await;
    assert_eq!((remove.status, view(&mary).await["address"].clone()), (204, Value::Null));
    // Who was never here has no address, and a foreign page sets none.
    assert_eq!(enter(&Browser::new(&house), MARY, "en").await, 404);
    let foreign = Browser { origin: "http://evil.example".into(), ..mary };
    assert_eq!(enter(&foreign, MARY, "en").await, 403);
    house.stop().await;
}

/// Many people who enter a stranger's address in many forms send the stranger three mails.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_flooded_with_questions() {
    let sink = SmtpSink::plain().await;
    let house = House::with(|config| {
        let mut config = with_mail(config, &sink);
        let mail = config.notices.mail.as_mut().expect("mails");
        mail.questions_per_mailbox =
            MailConfig::new(mail.server.clone(), None, mail.from.clone()).questions_per_mailbox;
        config.limits.mail_questions = Limits::default().mail_questions;
        config
    });
    let house = house.await;
    let forms = [
        "mary@example.org",
        "Mary@Example.org",
        "m.ary@example.org",
        "mary+1@example.org",
        "mary+2@example.org",
    ];
    let mut taken = Vec::new();
    for address in forms {
        let browser = Browser::of(&Client::new(&house).await);
        taken.push(enter(&browser, address, "en").await);
    }
    assert_eq!(taken, [204, 204, 204, 429, 429]);
    // One network does not ask many strangers either: five of ten questions are used up.
    let mut asked = 0;
    for number in 0..10 {
        let browser = Browser::of(&Client::new(&house).await);
        asked += usize::from(enter(&browser, &format!("p{number}@example.org"), "en").await == 204);
    }
    assert_eq!(asked, 5);
    mails(&sink, 8).await;
    assert_eq!(sink.mails().len(), 8);
    house.stop().await;
}

/// Regression: questions to a mailbox were counted in memory, and the count began anew with the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mailbox_is_asked_no_more_often_because_the_server_restarts() {
    let sink = SmtpSink::plain().await;
    let bounded = |config| {
        let mut config = with_mail(config, &sink);
        let mail = config.notices.mail.as_mut().expect("mails");
        mail.questions_per_mailbox = RateLimit::new(2, 12 * HOUR);
        config.key = ServerKey::new([7; 32]);
        config
    };
    let house = House::with(bounded).await;
    let browser = Browser::of(&Client::new(&house).await);
    let mut taken = Vec::new();
    for _ in 0..3 {
        taken.push(enter(&browser, MARY, "en").await);
    }
    mails(&sink, 2).await;
    let folder = house.stop().await.expect("a folder");
    let place = StoreLocation::Sqlite(folder.path().to_owned());
    let store = connect(&place).await.expect("the same store");
    let house = House::over(bounded(config(store))).await;
    let browser = Browser::of(&Client::new(&house).await);
    taken.push(enter(&browser, "m.ary@example.org", "en").await);
    assert_eq!(taken, [204, 204, 429, 429]);
    assert_eq!(enter(&browser, "bonny@example.org", "en").await, 204, "another mailbox");
    house.stop().await;
}

/// Regression: an address that nobody confirmed was forgotten at the next start, or when somebody entered
/// another one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_nobody_confirms_is_forgotten_after_a_day() {
    let (hand, clock) = Clock::adjustable();
    let sink = SmtpSink::plain().await;
    let settings = |config| {
        let mut config = with_mail(config, &sink);
        config.clock = clock.clone();
        config
    };
    everywhere_with(settings, async |house: &House| {
        let client = Client::named(house, "Mary").await;
        assert_eq!(enter(&Browser::of(&client), MARY, "en").await, 204);
        let person = house.store.people_named("Mary", 1).await.expect("a store")[0].id;
        let known = async || {
            let targets = house.store.notice_targets(person).await.expect("a store");
            targets.mail.is_some()
        };
        assert!(known().await);
        let mut hours = 0;
        eventually("the address is forgotten", async || {
            hand.send_modify(|ahead| *ahead += HOUR);
            hours += 1;
            !known().await
        })
        .await;
        assert!(hours >= 24, "after {hours} hours");
    })
    .await;
}

/// People from many networks, who have as many mailboxes and domains as they like, find an end as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_a_domain_nor_the_world_is_flooded_with_questions() {
    let sink = SmtpSink::plain().await;
    let house = House::with(|config| {
        let mut config = with_mail(config, &sink);
        let mail = config.notices.mail.as_mut().expect("mails");
        mail.questions_per_domain = RateLimit::new(3, DAY);
        mail.questions = RateLimit::new(5, DAY);
        config
    });
    let house = house.await;
    let mut taken = Vec::new();
    // What a domain has too many of is not counted against the others.
    for address in ["a@a.example", "b@a.example", "c@a.example", "d@A.example", "e@a.example"] {
        let browser = Browser::of(&Client::new(&house).await);
        taken.push(enter(&browser, address, "en").await);
    }
    for address in ["a@b.example", "a@c.example", "a@d.example"] {
        let browser = Browser::of(&Client::new(&house).await);
        taken.push(enter(&browser, address, "en").await);
    }
    assert_eq!(taken, [204, 204, 204, 429, 429, 204, 204, 429]);
    mails(&sink, 5).await;
    assert_eq!(sink.mails().len(), 5);
    house.stop().await;
}

/// A mail that has certainly not arrived is tried again; one that may have arrived is not, nor one that the
/// server never wants.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mail_server_that_misbehaves_brings_no_second_mail() {
    let sink = SmtpSink::plain().await;
    let house = House::with(|config| with_mail(config, &sink)).await;
    let (mut anne, mut mary, game) = two_away(&house, slow(3)).await;
    enter_and_confirm(&house, &sink, &Browser::of(&mary), MARY).await;
    let failed = async || house.figure("notices_failed_total").await;
    let begun = sink.conversations();
    sink.next(&[
        Act::Stall(Step::Greeting),
        Act::Close(Step::Hello),
        Act::Say(Step::Receiver, "451 later"),
        Act::Say(Step::Text, "452 full"),
    ]);
    pass(&mut anne, &game).await;
    mails(&sink, 2).await;
    assert_eq!((sink.conversations() - begun, failed().await), (5, 4));
    pass(&mut mary, &game).await;
    let (begun, mut count) = (sink.conversations(), 2);
    let acts =
        [Act::Stall(Step::Text), Act::Close(Step::Text), Act::Say(Step::Receiver, "550 nobody")];
    for (number, act) in acts.into_iter().enumerate() {
        sink.next(&[act]);
        pass(&mut anne, &game).await;
        eventually("it is given up", async || failed().await == 5 + number as u64).await;
        pass(&mut mary, &game).await;
        // What was read without an answer is there; what was refused is not.
        count += usize::from(number < 2);
        assert_eq!(sink.mails().len(), count, "{act:?}");
    }
    // Later ones arrive after whatever would have been sent again.
    for later in 1..4 {
        pass(&mut anne, &game).await;
        mails(&sink, count + later).await;
        pass(&mut mary, &game).await;
    }
    assert_eq!((sink.mails().len(), sink.conversations() - begun), (count + 3, 6));
    house.stop().await;
}

/// A mail that waits is not sent to an address that was removed meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_address_gets_nothing_that_still_waits() {
    let sink = SmtpSink::plain().await;
    let house = House::with(|config| {
        let mut config = with_mail(config, &sink);
        config.notices.retry_pause = Duration::from_millis(500);
        config
    });
    let house = house.await;
    let (mut anne, mary, game) = two_away(&house, slow(3)).await;
    let browser = Browser::of(&mary);
    enter_and_confirm(&house, &sink, &browser, MARY).await;
    sink.next(&[Act::Say(Step::Receiver, "451 later")]);
    pass(&mut anne, &game).await;
    eventually("the first attempt", async || house.figure("notices_failed_total").await == 1).await;
    assert_eq!(browser.post("/account/notices/mail/remove", &json!({})).await.status, 204);
    enter_and_confirm(&house, &sink, &browser, "bonny@example.org").await;
    // Its second attempt has passed once that of a later mail has.
    let begun = sink.conversations();
    sink.next(&[Act::Say(Step::Receiver, "451 later")]);
    let over = OnlineRequest::Resign { game: game.clone() };
    anne.request(over).await;
    mails(&sink, 3).await;
    assert_eq!(sink.conversations() - begun, 2);
    let to: Vec<_> = sink.mails().into_iter().flat_map(|mail| mail.to).collect();
    assert_eq!(to, [MARY, "bonny@example.org", "bonny@example.org"]);
    house.stop().await;
}

/// A question that waits is not sent once its address was entered again: its link would open nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_with_an_old_code_is_not_sent() {
    let (sink, (hand, clock)) = (SmtpSink::plain().await, Clock::adjustable());
    let house = House::with(|mut config| {
        config.clock = clock;
        let mut config = with_mail(config, &sink);
        config.notices.retry_pause = Duration::from_millis(500);
        config
    });
    let house = house.await;
    let mary = Browser::of(&Client::named(&house, "Mary").await);
    sink.next(&[Act::Say(Step::Receiver, "451 later")]);
    assert_eq!(enter(&mary, MARY, "en").await, 204);
    eventually("the first attempt", async || house.figure("notices_failed_total").await == 1).await;
    hand.send_modify(|ahead| *ahead += 1_000);
    assert_eq!(enter(&mary, MARY, "en").await, 204);
    mails(&sink, 1).await;
    // The second attempt of the first has passed once that of a later one has.
    sink.next(&[Act::Say(Step::Receiver, "451 later")]);
    hand.send_modify(|ahead| *ahead += 1_000);
    assert_eq!(enter(&mary, MARY, "en").await, 204);
    let last = mails(&sink, 2).await[1].clone();
    assert_eq!((sink.mails().len(), sink.conversations()), (2, 4));
    let link = last.link(&format!("{}/mail/confirm/", house.origin()));
    assert_eq!(follow(&house, "POST", &link).await.status, 200);
    house.stop().await;
}

/// Names that want to be headers, links or other people's mails stay names in one line; a game of minutes
/// brings no mail but about its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_is_a_name_and_quick_games_send_nothing_on_the_way() {
    let sink = SmtpSink::plain().await;
    let house = House::with(|config| with_mail(config, &sink)).await;
    let pace = TimeControl { turn: 600, reserve: 0, at_zero: OnTimeout::Out };
    let quick = OpenTable {
        pace: Some(pace),
        first: Some(0),
        ..table("tortuga+pass", vec![SeatAccess::Friend; 2])
    };
    let (mut anne, mary, game) = two_away(&house, quick).await;
    enter_and_confirm(&house, &sink, &Browser::of(&mary), MARY).await;
    let name = "x@y.ru http://e.co";
    anne.request(OnlineRequest::Rename { name: name.into() }).await;
    settle(&mut anne).await;
    pass(&mut anne, &game).await;
    anne.request(OnlineRequest::Resign { game: game.clone() }).await;
    let over = mails(&sink, 2).await[1].clone();
    assert_eq!(sink.mails().len(), 2);
    let (subject, text) = (over.header("subject"), over.text());
    assert!(subject.starts_with("Cartagena: You won the game against x＠y"), "{subject}");
    for part in ["http://e.co", "e.co", "x@y.ru"] {
        assert!(!text.contains(part) && !subject.contains(part), "{part}: {text}");
    }
    let names: Vec<_> = over.headers().into_iter().map(|(name, _)| name).collect();
    let mut once = names.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), names.len(), "{names:?}");
    house.stop().await;
}

/// Without a mail server the page hears nothing of e-mails, and no address is taken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_without_mails_does_not_offer_them() {
    let house = House::new().await;
    let mary = Browser::of(&Client::named(&house, "Mary").await);
    assert_eq!(view(&mary).await, Value::Null);
    assert_eq!(enter(&mary, MARY, "en").await, 404);
    let link = format!("{}/mail/stop/{}", house.origin(), "A".repeat(43));
    assert_eq!(follow(&house, "POST", &link).await.status, 404);
    house.stop().await;
}
