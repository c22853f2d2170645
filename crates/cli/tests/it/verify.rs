//! `cartagena verify` as people run it: a real process on a real file.

use crate::common::{complaint, run};
use cartagena::{Rules, Seat, Setup, Symbol, Variant};
use cartagena_deal::Deck;
use cartagena_deal::commit_reveal::{CommitReveal, SeatPart, SeatSecret, ServerSecret, TextHash};
use cartagena_record::{ChainHead, Hex, Proof, Receipt, Record, SeatNote};
use cartagena_server::ServerKey;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// A game of three: the first took part in the deal, the second only committed to a secret and the
/// third did neither; the first seat was chosen. The record is never written again.
const FAIR: &str = include_str!("commit_reveal_game.txt");
const COMMITMENT: &str = "3a8f97076d008690c5dadbab9a9673026b6ab714b3a8c15039c72b1fbcf10c6f";
const PROMISE_0: &str = "19930f450209231ebe7ee48deccbf793476dc5867c553542f34ac88d489cff1a";
const PROMISE_1: &str = "f114c07715679e100d01af03ff2636b94bae339e36691e4d39c388e12ccbbe00";

/// Writes a file with this text.
fn file(name: &str, text: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("verify");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(name);
    fs::write(&file, text).expect("a file");
    file.to_str().expect("a plain path").to_owned()
}

/// Runs `cartagena verify`, checks its exit code, and returns what it printed.
fn verified(file: &str, more: &[&str], code: i32) -> String {
    let output = run(&[&["verify", file], more].concat());
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{more:?}: {message}");
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

fn verified_json(file: &str, more: &[&str], code: i32) -> Value {
    serde_json::from_str(&verified(file, &[more, &["--json"]].concat(), code)).expect("JSON")
}

/// Returns the record of a game for two that was dealt by these secrets and not played.
fn dealt(server: [u8; 32], seats: [Option<[u8; 32]>; 2]) -> Record {
    let mut deal = CommitReveal::new("k3", cartagena::VERSION, ServerSecret::new(server), 2);
    for (part, bytes) in deal.parts.iter_mut().zip(seats) {
        let secret = bytes.map(SeatSecret::new);
        *part = secret.map_or(SeatPart::None, |own| SeatPart::Revealed(own.commitment(), own));
    }
    let seed = deal.seed().expect("the secret is known");
    let (rules, first) = (Rules::new(Variant::Tortuga), seed.first_seat(2));
    let setup = Setup::start(rules, seed.tunnel(), 2, first, Deck::new(seed).cards());
    let game = setup.expect("a deck").game().expect("a game");
    let names = ["Anne", "Mary"].map(str::to_owned);
    let proof = Proof { commit_reveal: deal, chose_tunnel: false, chose_first: false };
    Record::new(game, names).with_proof(proof)
}

/// Returns what a player at the table of a record notes.
fn noted(record: &Record) -> Receipt {
    let deal = &record.proof().expect("a proof").commit_reveal;
    let mut receipt = Receipt {
        game: Some(deal.game_id.clone()),
        commitment: Some(deal.commitment),
        record: record.hash(),
        ..Receipt::default()
    };
    for (note, part) in receipt.seats.iter_mut().zip(&deal.parts) {
        *note = part.commitment().map_or(SeatNote::NoCommitment, SeatNote::Committed);
    }
    receipt
}

/// Returns what a player notes at a table whose server signs the end by this key.
fn signed(record: &Record, key: &ServerKey) -> Receipt {
    let mut receipt = noted(record);
    receipt.head = Some(ChainHead { seq: 9, hash: Hex([0x11; 32]) });
    receipt.key = key.public().parse().ok();
    let message = receipt.signed_message().expect("all parts");
    receipt.signature = Some(Hex(key.signature(&message)));
    receipt
}

/// Replaces the hash of a changed record by the right one, as every forger can.
fn with_sum_recomputed(text: &str) -> String {
    let sum = text.lines().find(|line| line.starts_with("[Sum ")).expect("a sum").to_owned() + "\n";
    let hash = TextHash::of(&text.replace(&sum, ""));
    text.replace(&sum, &format!("[Sum \"{hash}\"]\n"))
}

/// Regression: a record alone was called proved, though it cannot show what was promised before.
#[test]
fn a_record_alone_is_only_consistent_with_itself() {
    let file = file("fair.txt", FAIR);
    let message = verified(&file, &[], 3);
    for part in [
        "consistent with itself",
        "That proves nothing",
        "Added bytes to the deal: Anne\n",
        "Added nothing: Grace\n",
        "did not arrive: Mary. So the server could choose between",
        "The first player was chosen by people",
    ] {
        assert!(message.contains(part), "{part}\n{message}");
    }
    assert!(!message.contains("could not choose") && !message.contains("Proved"), "{message}");
    for lang in ["he", "ru", "da", "cs", "ja"] {
        let message = verified(&file, &["--lang", lang], 3);
        assert!(message.contains("Anne") && message.contains("Grace"), "{message}");
        assert!(!message.contains("verify-") && !message.contains("consistent"), "{message}");
    }
}

#[test]
fn notes_of_a_player_say_what_is_proved_and_what_not() {
    let file = file("noted.txt", FAIR);
    let promise = format!("0={PROMISE_0}");
    let message = verified(&file, &["--commitment", COMMITMENT, "--promise", &promise], 4);
    for part in [
        "Not proved: that nobody could choose the cards.",
        "Proved: the server was committed to its secret",
        "is what you noted: Anne\n",
        "You noted nothing of them: Mary, Grace\n",
        "did not arrive: Mary",
        "Not proved: names, moves and result",
        "It is not proved that the server kept its secret",
    ] {
        assert!(message.contains(part), "{part}\n{message}");
    }
}

#[test]
fn a_full_receipt_proves_a_deal_to_which_all_promises_came() {
    let record = dealt([1; 32], [Some([7; 32]), None]);
    let (game, receipt) = (file("won.txt", &record.to_string()), noted(&record).to_string());
    let receipt = file("won-receipt.txt", &receipt);
    let message = verified(&game, &["--receipt", &receipt], 0);
    for part in ["Proved: neither the server nor a player", "Proved: names, moves and result"] {
        assert!(message.contains(part), "{part}\n{message}");
    }
    assert!(!message.contains("Not proved"), "{message}");
    let value = verified_json(&game, &["--receipt", &receipt], 0);
    assert_eq!((&value["status"], &value["proves"]), (&json!("proved"), &json!(["deal", "game"])));
}

#[test]
fn a_signature_is_checked_and_its_key_is_named() {
    let (key, other) = (ServerKey::new([5; 32]), ServerKey::new([6; 32]));
    let record = dealt([1; 32], [Some([7; 32]), None]);
    let game = file("signed.txt", &record.to_string());
    let receipt = file("signed-receipt.txt", &signed(&record, &key).to_string());
    let message = verified(&game, &["--receipt", &receipt], 0);
    assert!(message.contains(&format!("the key that the receipt names: {}", key.public())));
    let given = ["--receipt", &receipt, "--server-key", &key.public()];
    assert!(verified(&game, &given, 0).contains("the server whose key you gave has signed"));
    assert_eq!(verified_json(&game, &given, 0)["signature"], json!("given-key"));
    let wrong = ["--receipt", &receipt, "--server-key", &other.public()];
    assert_eq!(verified_json(&game, &wrong, 1)["contradiction"], json!("signature"));
}

#[test]
fn a_receipt_that_was_changed_after_it_was_signed_is_refused() {
    let key = ServerKey::new([5; 32]);
    let record = dealt([1; 32], [Some([7; 32]), None]);
    let game = file("unsigned.txt", &record.to_string());
    let honest = signed(&record, &key).to_string();
    for (name, changed) in [
        ("head", honest.replace("[Head \"9 ", "[Head \"8 ")),
        ("no-signature", honest.lines().take(8).collect::<Vec<_>>().join("\n")),
    ] {
        let receipt = file(&format!("{name}-receipt.txt"), &changed);
        let message = complaint(&["verify", &game, "--receipt", &receipt], 1);
        assert!(message.contains("not signed by the server’s key"), "{name}: {message}");
    }
    // Without a signature nothing is said about one, and none can be checked by a key.
    let plain = file("plain-receipt.txt", &noted(&record).to_string());
    assert_eq!(verified_json(&game, &["--receipt", &plain], 0)["signature"], Value::Null);
    let given = ["--receipt", &plain, "--server-key", &key.public()];
    assert_eq!(verified_json(&game, &given, 1)["contradiction"], json!("signature"));
}

/// A secret that was promised and did not come lets the server choose, whatever was noted.
#[test]
fn a_missing_secret_is_named_and_not_proved() {
    let receipt = noted(&Record::read(FAIR).expect("a record")).to_string();
    let (game, receipt) = (file("late.txt", FAIR), file("late-receipt.txt", &receipt));
    let message = verified(&game, &["--receipt", &receipt], 4);
    assert!(message.contains("Not proved: that nobody could choose"), "{message}");
    assert!(message.contains("did not arrive: Mary"), "{message}");
    let value = verified_json(&game, &["--receipt", &receipt], 4);
    assert_eq!(value["status"], json!("partly-proved"));
    assert_eq!(value["proves"], json!(["game"]));
}

/// Regression: a game that was never played, with the best hand of many deals, was called proved: "the
/// server could not choose the cards".
#[test]
fn a_picked_hand_is_not_proved_and_contradicts_honest_notes() {
    let best = |record: &Record| record.start().position().hand(Seat::FIRST).count(Symbol::ALL[0]);
    let deals = (0..200).map(|number| dealt([number; 32], [Some([7; 32]), Some([8; 32])]));
    let picked = deals.max_by_key(best).expect("a deal");
    assert!(best(&picked) >= 3, "a hand that chance hardly gives");
    let game = file("picked.txt", &picked.to_string());
    assert_eq!(verified_json(&game, &[], 3)["status"], json!("consistent"));
    let honest = dealt([201; 32], [Some([7; 32]), Some([8; 32])]);
    let receipt = file("picked-receipt.txt", &noted(&honest).to_string());
    let message = complaint(&["verify", &game, "--receipt", &receipt], 1);
    assert!(message.contains("the server’s fingerprint is not the one"), "{message}");
}

/// Regression: with the sum recomputed, another winner, another name and fewer moves were exit 0.
#[test]
fn a_rewritten_game_is_never_proved() {
    let last = FAIR.trim_end().rsplit('\n').next().expect("a turn");
    let changed = FAIR.replace("Grace", "Gracy").replace("\"won.0\"", "\"won.2\"");
    let changed = with_sum_recomputed(&changed.replace(&format!("{last}\n"), ""));
    let forged = file("forged.txt", &changed);
    assert_eq!(verified_json(&forged, &[], 3)["status"], json!("consistent"));
    let promises = [format!("0={PROMISE_0}"), format!("1={PROMISE_1}"), "2=none".to_owned()];
    let [anne, mary, grace] = promises.each_ref().map(String::as_str);
    let notes =
        ["--commitment", COMMITMENT, "--promise", anne, "--promise", mary, "--promise", grace];
    let value = verified_json(&forged, &notes, 4);
    assert_eq!((&value["status"], &value["proves"]), (&json!("partly-proved"), &json!([])));
    let receipt = noted(&Record::read(FAIR).expect("a record")).to_string();
    let receipt = file("forged-receipt.txt", &receipt);
    let value = verified_json(&forged, &["--receipt", &receipt], 1);
    assert_eq!(
        (&value["status"], &value["contradiction"]),
        (&json!("contradicted"), &json!("record"))
    );
}

/// Regression: `"proved": true` where no player had added anything.
#[test]
fn a_deal_of_the_server_alone_is_not_proved() {
    let record = dealt([1; 32], [None, None]);
    let game = file("alone.txt", &record.to_string());
    let value = verified_json(&game, &[], 3);
    assert_eq!(value["status"], json!("consistent"));
    assert_eq!(value.get("proved"), None);
    let receipt = file("alone-receipt.txt", &noted(&record).to_string());
    let value = verified_json(&game, &["--receipt", &receipt], 4);
    assert_eq!((&value["status"], &value["proves"]), (&json!("partly-proved"), &json!(["game"])));
    let message = verified(&game, &["--receipt", &receipt], 4);
    assert!(message.contains("No player added anything"), "{message}");
}

#[test]
fn other_promises_contradict() {
    let game = file("promises.txt", FAIR);
    let other = format!("1={PROMISE_0}");
    let message = complaint(&["verify", &game, "--promise", &other], 1);
    assert!(message.contains("the fingerprint of Mary is not the one"), "{message}");
    let value = verified_json(&game, &["--promise", "0=none"], 1);
    assert_eq!((&value["contradiction"], &value["seat"]), (&json!("seat-commitment"), &json!(0)));
    let value = verified_json(&game, &["--commitment", PROMISE_0], 1);
    assert_eq!(value["contradiction"], json!("server-commitment"));
}

#[test]
fn bad_notes_are_refused_with_a_reason() {
    let game = file("bad-notes.txt", FAIR);
    let message = complaint(&["verify", &game, "--commitment", "3a"], 2);
    assert!(message.contains("64 hexadecimal digits"), "{message}");
    let message = complaint(&["verify", &game, "--promise", "5=none"], 2);
    assert!(message.contains("a seat and its fingerprint"), "{message}");
    for (name, text, line) in [
        ("empty-receipt.txt", "", 1),
        ("record-receipt.txt", FAIR, 1),
        ("short-receipt.txt", "[Receipt \"1\"]\n[Fair \"1 3a\"]\n", 2),
        ("seat-receipt.txt", "[Receipt \"1\"]\n\n[Promise9 \"none\"]\n", 3),
        ("twice-receipt.txt", "[Receipt \"1\"]\n[Game \"k3\"]\n[Game \"k3\"]\n", 3),
    ] {
        let receipt = file(name, text);
        let message = complaint(&["verify", &game, "--receipt", &receipt], 1);
        assert!(message.contains(&format!("Line {line} of")), "{name}: {message}");
    }
}

#[test]
fn several_games_of_a_file_are_verified_one_after_another() {
    let all = file("several.txt", &FAIR.repeat(2));
    let said = verified(&all, &[], 3);
    let (first, second) = said.split_once("Game 2 of 2\n").expect("both games");
    assert_eq!(first, format!("Game 1 of 2\n{second}"));
    let lines = verified(&all, &["--json"], 3);
    let values: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&values[0]["number"], &values[1]["number"]), (&json!(1), &json!(2)));
    let alone = verified_json(&file("alone.txt", FAIR), &[], 3);
    assert_eq!(alone["number"], Value::Null, "a single game has no number");
    assert_eq!(verified_json(&all, &["--game", "2"], 3)["status"], alone["status"]);
}

#[test]
fn a_wrong_game_among_several_is_named() {
    let broken = FAIR.replacen("[Rules ", "[Ruled ", 1);
    let all = file("several-broken.txt", &format!("{FAIR}\n{broken}"));
    let wrong = |more: &[&str]| {
        let output = run(&[&["verify", &all], more].concat());
        assert_eq!(output.status.code(), Some(1), "{more:?}");
        String::from_utf8(output.stderr).expect("a message is UTF-8")
    };
    assert!(wrong(&[]).contains("game 2 of 2"));
    assert!(wrong(&["--commitment", &"0".repeat(64)]).contains("game 1 of 2"));
    verified(&all, &["--game", "1"], 3);
}

#[test]
fn programs_get_json() {
    let value = verified_json(&file("json.txt", FAIR), &[], 3);
    assert_eq!(value["status"], json!("consistent"));
    assert_eq!(value["proves"], json!([]));
    assert_eq!(value["seats"], json!(["given", "promised", "none"]));
    assert_eq!(value["chosen"], json!({ "tunnel": false, "first": true }));
    let nothing = json!({ "commitment": false, "seats": [false, false, false], "record": false });
    assert_eq!(value["noted"], nothing);
}

#[test]
fn a_changed_record_is_refused_with_the_place() {
    let secret = FAIR.find("[Secret \"2a").expect("the secret") + 9;
    let mut changed = FAIR.to_owned();
    changed.replace_range(secret..secret + 1, "3");
    let message = complaint(&["verify", &file("changed.txt", &changed)], 1);
    assert!(message.contains("this is not the secret that the server committed to"), "{message}");
    let renamed = FAIR.replace("Grace", "Gracy");
    let message = complaint(&["verify", &file("renamed.txt", &renamed)], 1);
    assert!(message.contains("the checksum does not match"), "{message}");
}

#[test]
fn what_tells_nothing_proves_nothing() {
    let line =
        |tag: &str| FAIR.lines().find(|line| line.starts_with(tag)).expect(tag).to_owned() + "\n";
    let hidden = FAIR.replace(&line("[Secret "), "").replace(&line("[Sum "), "");
    let message = complaint(&["verify", &file("hidden.txt", &hidden)], 3);
    assert!(message.contains("the secret is revealed when the game is over"), "{message}");
    let message = complaint(&["verify", &file("plain.txt", crate::common::RECORD)], 3);
    assert!(message.contains("does not say where its cards came from"), "{message}");
}

/// Regression: programs were given the names of types in the code: `Wrong(Target(Place(1)))`.
#[test]
fn programs_get_codes_that_the_documentation_lists() {
    let listed = include_str!("../../../../docs/CODES.md");
    let renamed = FAIR.replace("Grace", "Gracy");
    let output = run(&["verify", &file("codes.txt", &renamed), "--json"]);
    let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&value["status"], &value["problem"]), (&json!("invalid"), &json!("hash-mismatch")));
    for code in ["hash-mismatch", "invalid", "contradicted", "partly-proved", "seat-commitment"] {
        assert!(listed.contains(&format!("`{code}`")), "{code}");
    }
}
