//! The client against mail servers that take, refuse, stall, or close.

use cartagena_outbound::{EmailAddress, Mail, MailError, MailOrder, SmtpClient, mail};
use cartagena_test_smtp::{Act, SmtpSink, Step};
use std::time::Duration;

/// Time for each part of a conversation with a server that stalls before it has read the text.
const SHORT: Duration = Duration::from_millis(300);
/// The same where everything before has to work.
const LONG: Duration = Duration::from_secs(3);

fn a_mail() -> Mail {
    let from = EmailAddress::parse("game@game.example").expect("an address");
    let to = EmailAddress::parse("anne@example.org").expect("an address");
    let order = MailOrder {
        from: (&from, "קרטחנה"),
        to: &to,
        subject: "תורכם מול Mary (Tortuga).",
        text: "תורכם\n.\n..\nFrom here on.\n",
        lang: "he",
        stop: "https://game.example/mail/stop/A",
        id: "1",
        now: 0,
    };
    mail(order).expect("a mail")
}

fn client(sink: &SmtpSink, password: Option<&str>) -> SmtpClient {
    let server = sink.url().parse().expect("a server");
    SmtpClient::new(server, password, "game.example").with_root(sink.certificate.clone())
}

async fn send(client: &SmtpClient) -> Result<(), MailError> {
    let sending =
        tokio::time::timeout(Duration::from_secs(60), async { client.send(&a_mail()).await });
    sending.await.expect("an answer in time")
}

#[tokio::test]
async fn a_mail_arrives_as_it_was_written_over_every_kind_of_connection() {
    for (sink, protected) in [
        (SmtpSink::plain().await, false),
        (SmtpSink::start_tls().await, true),
        (SmtpSink::tls().await, true),
    ] {
        assert_eq!(send(&client(&sink, None)).await, Ok(()), "{}", sink.url());
        let mails = sink.mails();
        let [mail] = &mails[..] else { panic!("{} mails", mails.len()) };
        assert_eq!(mail.protected, protected, "{}", sink.url());
        assert_eq!(
            (mail.from.as_str(), mail.to.as_slice()),
            ("game@game.example", &["anne@example.org".to_owned()][..])
        );
        assert_eq!(mail.hello, "game.example");
        assert_eq!(mail.header("subject"), "תורכם מול Mary (Tortuga).");
        assert_eq!(mail.header("from"), "קרטחנה <game@game.example>");
        assert_eq!(mail.text().trim_end(), "תורכם\n.\n..\nFrom here on.");
    }
}

#[tokio::test]
async fn the_account_is_known_to_the_server() {
    let sink = SmtpSink::tls().await.with_account("game", "open sesame");
    assert_eq!(send(&client(&sink, Some("open sesame"))).await, Ok(()));
    let refused = send(&client(&sink, Some("close sesame"))).await;
    assert_eq!(refused, Err(MailError::NotSent(Some(535))));
    assert_eq!(sink.mails().len(), 1);
}

/// A certificate that nobody vouches for, a server without STARTTLS, and one that is not there.
#[tokio::test]
async fn nothing_is_sent_over_a_way_that_is_not_protected() {
    for sink in [SmtpSink::start_tls().await, SmtpSink::tls().await] {
        let server = sink.url().parse().expect("a server");
        let client = SmtpClient::new(server, None, "game.example");
        assert_eq!(send(&client).await, Err(MailError::NotSent(None)), "{}", sink.url());
        assert_eq!(sink.mails(), []);
    }
    let sink = SmtpSink::plain().await;
    let server = sink.url().replace("smtp+plain", "smtp").parse().expect("a server");
    let client = SmtpClient::new(server, None, "game.example");
    assert_eq!(send(&client).await, Err(MailError::NotSent(None)));
    assert_eq!(sink.mails(), []);
    let gone = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = gone.local_addr().expect("an address");
    drop(gone);
    let server = format!("smtp+plain://{address}").parse().expect("a server");
    let sent = send(&SmtpClient::new(server, None, "game.example")).await;
    assert_eq!(sent, Err(MailError::NotSent(None)));
}

/// Before the text a mail has certainly not arrived; with an answer it is clear; without one nobody knows.
#[tokio::test]
async fn it_is_known_how_far_a_mail_came() {
    use Step::{Account, Greeting, Hello, Ready, Receiver, Sender, Text};
    let sink = SmtpSink::plain().await.with_account("game", "open sesame");
    let known = || client(&sink, Some("open sesame"));
    let (short, long) = (known().with_patience(SHORT), known().with_patience(LONG));
    let early = [Greeting, Hello, Account, Sender, Receiver, Ready];
    let mut expected = Vec::new();
    for step in early {
        expected.push((Act::Stall(step), MailError::NotSent(None)));
        expected.push((Act::Close(step), MailError::NotSent(None)));
    }
    for step in [Greeting, Hello, Account] {
        expected.push((Act::Say(step, "421 later"), MailError::NotSent(Some(421))));
        expected.push((Act::Say(step, "554 never"), MailError::NotSent(Some(554))));
    }
    for step in [Sender, Receiver, Ready, Text] {
        expected.push((Act::Say(step, "451 later"), MailError::Refused(451)));
        expected.push((Act::Say(step, "550 never"), MailError::Refused(550)));
    }
    expected.push((Act::Say(Receiver, "what"), MailError::NotSent(None)));
    for (act, error) in &expected {
        sink.next(&[*act]);
        let client = if matches!(act, Act::Stall(_)) { &short } else { &long };
        assert_eq!(send(client).await, Err(*error), "{act:?}");
        assert_eq!(sink.mails(), [], "{act:?}");
    }
    for act in [Act::Stall(Text), Act::Close(Text), Act::Say(Text, "what")] {
        sink.next(&[act]);
        assert_eq!(send(&long).await, Err(MailError::Unknown), "{act:?}");
    }
    let passing = [MailError::NotSent(Some(535)), MailError::Refused(451)];
    assert!(passing.iter().all(|error| error.is_passing()));
    let lasting = [MailError::Refused(550), MailError::Unknown, MailError::Forbidden];
    assert!(!lasting.iter().any(|error| error.is_passing()));
}
