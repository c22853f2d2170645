//! A client in another language, written from the documentation alone, plays a whole game.

use crate::common::{House, PATIENCE};
use cartagena_deal::commit_reveal::{CommitReveal, SeatPart, SeatSecret, TextHash};
use cartagena_deal::{Deck, Seed};
use cartagena_record::{ChainHead, Hex, signed_message};
use cartagena_server::{ServerKey, is_signed_by, validate};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// Returns a path in the repository.
fn path(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(below)
}

/// Returns the test vectors of the documentation.
fn vectors() -> Value {
    let page = include_str!("../../../../docs/PROTOCOL.md");
    let block = page.split("```json vectors\n").nth(1).and_then(|rest| rest.split("```").next());
    serde_json::from_str(block.expect("a block of vectors")).expect("JSON")
}

fn text<'a>(vectors: &'a Value, name: &str) -> &'a str {
    vectors[name].as_str().unwrap_or_else(|| panic!("{name} is missing"))
}

fn secret_of(seat: &Value) -> Option<SeatSecret> {
    seat["secret"].as_str().map(|digits| digits.parse().expect("digits"))
}

#[test]
fn the_documented_deal_is_the_one_that_is_played() {
    let vectors = vectors();
    let secret = text(&vectors, "secret").parse().expect("digits");
    let mut deal = CommitReveal::new(text(&vectors, "game"), 1, secret, 3);
    for (part, seat) in deal.parts.iter_mut().zip(vectors["seats"].as_array().expect("seats")) {
        let Some(secret) = secret_of(seat) else { continue };
        assert_eq!(secret.commitment().to_string(), text(seat, "commitment"));
        *part = SeatPart::Revealed(secret.commitment(), secret);
    }
    assert_eq!(deal.commitment.to_string(), text(&vectors, "commitment"));
    let seed: Seed = deal.seed().expect("the secret is known");
    assert_eq!(seed.to_string(), text(&vectors, "seed"));
    assert_eq!(seed.tunnel().to_string(), text(&vectors, "tunnel"));
    assert_eq!(seed.first_seat(3).index() as u64, vectors["first"].as_u64().expect("a seat"));
    let mut deck = Deck::new(seed);
    let letters = |cards: &[cartagena::Symbol]| cards.iter().map(ToString::to_string).collect();
    let all: String = letters(deck.cards());
    assert_eq!(all, text(&vectors, "deck"));
    let hand = |cards: &[cartagena::Symbol]| {
        cards.iter().copied().collect::<cartagena::Cards>().to_string()
    };
    let hands: Vec<String> = deck.cards()[..18].chunks(6).map(hand).collect();
    assert_eq!(hands.join("|"), text(&vectors, "hands"));
    deck.skip(102);
    let discards = "B2D2HK".parse().expect("cards");
    let again: String = letters(&deck.deal(6, discards));
    assert_eq!(again, text(&vectors, "reshuffled"));
}

#[test]
fn the_documented_signature_is_the_one_that_is_made() {
    let vectors = vectors();
    let sum = TextHash::of(text(&vectors, "text"));
    assert_eq!(sum.to_string(), text(&vectors, "sum"));
    let seq = vectors["seq"].as_u64().expect("a number");
    let head = ChainHead { seq, hash: text(&vectors, "head").parse().expect("digits") };
    let message = signed_message(text(&vectors, "game"), head, sum);
    let digits: String = message.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(digits, text(&vectors, "message"));
    let private: Hex<32> = text(&vectors, "private_key").parse().expect("digits");
    let key = ServerKey::new(private.0);
    assert_eq!(key.public(), text(&vectors, "public_key"));
    assert_eq!(Hex(key.signature(&message)).to_string(), text(&vectors, "signature"));
    let public: Hex<32> = text(&vectors, "public_key").parse().expect("digits");
    let signature: Hex<64> = text(&vectors, "signature").parse().expect("digits");
    assert!(is_signed_by(&public.0, &message, &signature.0));
}

/// Waits for a program with a deadline; one that hangs is killed.
fn finished(mut child: Child) -> Output {
    let end = Instant::now() + PATIENCE;
    while child.try_wait().expect("a program").is_none() {
        if Instant::now() > end {
            let _ = child.kill();
            panic!("the client in Python did not end within {} seconds", PATIENCE.as_secs());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().expect("its output")
}

/// Regression: the document described a seat's commitment wrongly, so a client that was written by it
/// got `bad_commitment`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_in_python_plays_a_whole_game_by_the_document() {
    let house = House::new().await;
    let mut python = Command::new("python3");
    python.arg("-B").arg(path("crates/server/tests/python/client.py"));
    python.arg(house.address.to_string()).arg(path("docs/PROTOCOL.md"));
    python.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = python.spawn().expect("python3 is installed");
    let output = tokio::task::spawn_blocking(|| finished(child)).await.expect("it ended");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    let end: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(text(&end, "result").starts_with("won."), "{end}");
    assert!(end["moves"].as_u64().expect("a number") > 20, "{end}");
    let report = validate(&*house.store).await.expect("the store answers");
    assert_eq!((report.games, report.problems), (1, vec![]));
    house.stop().await;
}
