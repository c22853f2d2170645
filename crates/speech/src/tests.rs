//! Announcements, keys and typed lines, on the rulebooks' position and on hidden hands.

use super::*;
use cartagena::{Action, Place, Seat, Symbol};
use cartagena_bots::Reason;
use cartagena_client::{Choice, GameUpdate, GameView, TouchRefusal, TurnRefusal};
use cartagena_protocol::{AdviceView, EntryView, RefusalCode, SeatLabel, Snapshot, VariationView};
use cartagena_texts::{Lang, Texts, bidi};

const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";
const HIDDEN: &str = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.5.7:BD2HKP|0.0.0.0.0.12:?6 - - 0.3";

fn sign(bot: Option<&str>) -> SeatLabel {
    SeatLabel { name: String::new(), bot: bot.map(Into::into) }
}

fn view(start: &str, moves: &[&str]) -> GameView {
    let seats = start.split(' ').nth(2).map_or(2, |seats| seats.split('|').count());
    let others = ["deckhand", "deckhand", "captain"].map(|level| sign(Some(level)));
    let snapshot = Snapshot {
        game: "k3".into(),
        seq: moves.len() as u64,
        viewer: Some(Seat::FIRST),
        seats: [sign(None)].into_iter().chain(others).take(seats).collect(),
        start: start.parse().expect("a position"),
        moves: moves.iter().map(|text| text.parse().expect("a move")).collect(),
        to_confirm: None,
        can_undo: !moves.is_empty(),
    };
    GameView::new(&snapshot).expect("a game")
}

fn english() -> Texts {
    Texts::new(Lang::En)
}

fn pirate(number: u8) -> Choice {
    Choice { pirate: Place::new(number), card: None }
}

fn updates(view: &mut GameView, notation: &str) -> Vec<GameUpdate> {
    let entry = EntryView::Played { event: notation.parse().expect("a move"), done: false };
    view.follow(view.seq() + 1, &[entry], true).expect("a move")
}

#[test]
fn the_log_goes_by_turns() {
    let view = view(BOOK, &["D0>7", "18<12+B", ".", "8<7+D"]);
    let log = game_log(&view, &english());
    let heads: Vec<_> =
        log.iter().map(|one| (one.number, one.name.as_str(), one.moves.len())).collect();
    assert_eq!(heads, [(1, "Blue", 3), (2, "Deckhand (Red)", 1)]);
    let lines: Vec<_> = log.iter().flat_map(|turn| &turn.moves).collect();
    assert_eq!(lines[0].words, "Blue moves fort → 7 with a dagger.");
    assert_eq!(lines[1].words, "Blue goes back 18 → 12 and draws: bottle.");
    assert_eq!(lines[2].words, "Blue ends the turn.");
    assert_eq!((lines[3].notation.as_str(), lines[3].moves_made), ("8<7+D", 4));
}

#[test]
fn moves_are_told_with_what_matters() {
    let check = |start: &str, notation: &str, expect: &str| {
        let mut view = view(start, &[]);
        let happened = updates(&mut view, notation);
        let spoken: Vec<_> =
            happened.iter().flat_map(|one| announce_update(&view, &english(), one)).collect();
        assert_eq!(spoken.join(" "), expect, "{notation}");
    };
    check(BOOK, "D6>7", "Blue: dagger, from 6 to 7.");
    check(BOOK, "B17>37", "Blue: bottle, from 17 into the boat. In the boat now: 1 of 6.");
    check(BOOK, "18<12+B", "Blue: back from 18 to 12. Drawn: bottle.");
    check(HIDDEN, "7<5+K", "Blue: back from 7 to 5. Drawn: key.");
    let theirs = HIDDEN.replace("0.3", "1.3");
    check(&theirs, "12<7+?", "Deckhand: back from 12 to 7. Drawn: 1 card.");
}

#[test]
fn a_turn_is_told_once_and_then_what_is_left() {
    let mut view = view(BOOK, &[]);
    let texts = english();
    let begun = turn_mark(&view);
    let spoken = announce_state(&view, &texts, None).join(" ");
    let hand = "bottle, 4 daggers, hat, pistol and 2 skulls";
    assert_eq!(spoken, format!("Your turn, 3 moves left. Your hand: {hand}."));
    updates(&mut view, "D0>7");
    assert_eq!(turn_mark(&view), begun, "it is the same turn");
    assert_eq!(announce_state(&view, &texts, begun), ["2 moves left."]);
    updates(&mut view, "D6>15");
    updates(&mut view, "D6>24");
    assert_eq!(view.to_confirm(), view.seat());
    assert_eq!(
        announce_state(&view, &texts, begun),
        ["That was the last move. End the turn, or undo?"]
    );
}

#[test]
fn an_undone_move_and_the_end_are_told() {
    let mut view = view(BOOK, &[]);
    updates(&mut view, "D0>7");
    let happened = view.follow(2, &[EntryView::Undone], false).expect("an undo");
    assert_eq!(announce_update(&view, &english(), &happened[0]), ["Move undone."]);

    let last = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        33.37.37.37.37.37:B|5.8.17.17.22.26:BP3S BDDHPBDSS - 0.3";
    let won = super::tests::view(last, &["B33>37"]);
    let spoken = announce_state(&won, &english(), None).join(" ");
    assert_eq!(spoken, "You won!");
}

#[test]
fn the_situation_tells_everything_open_and_nothing_hidden() {
    let spoken = describe_situation(&view(HIDDEN, &[]), &english()).join(" ");
    assert_eq!(
        spoken,
        "Your turn, 3 moves left. Your pirates: 4 in the fort, 1 on space 5 and 1 on space 7. \
         Your hand: bottle, 2 daggers, hat, key and pistol. \
         Deckhand’s pirates: 5 in the fort and 1 on space 12. Deckhand’s hand: 6 hidden cards. \
         Draw pile: 90 cards. Discard pile: 0 cards."
    );
    let book = describe_situation(&view(BOOK, &[]), &english()).join(" ");
    assert!(book.contains("The row, the next card first: bottle, dagger, dagger, hat,"), "{book}");
    assert!(book.contains("Deckhand (Yellow)’s hand: bottle, key and skull."), "{book}");
}

#[test]
fn what_can_be_done_is_told_with_its_key() {
    let texts = english();
    let book = view(BOOK, &[]);
    let nothing = describe_options(&book, &texts, Choice::default()).join(" ");
    assert_eq!(
        nothing,
        "Pirates that can move: 1: in the fort. 2: on space 6. 3: on space 9. 4: on space 17. \
         5: on space 18."
    );
    let pirate = describe_options(&book, &texts, pirate(18)).join(" ");
    assert_eq!(
        pirate,
        "Selected: the pirate on space 18. B: bottle, into the boat. D: dagger, to 24. \
         H: hat, to 36. P: pistol, to 25. S: skull, to 23. R: back to 12, 1 card."
    );
    let card = Choice { pirate: None, card: Some(Symbol::Dagger) };
    let card = describe_options(&book, &texts, card).join(" ");
    assert!(
        card.starts_with("Card selected: dagger. 1: from the fort to 7. 2: from 6 to 7."),
        "{card}"
    );
}

#[test]
fn a_move_takes_two_keys() {
    let texts = english();
    let book = view(BOOK, &[]);
    let press = |choice, intent| handle_key(&book, &texts, choice, intent);
    let play = |notation: &str| {
        let notated: cartagena::Notated = notation.parse().expect("a move");
        Some(PageAction::Play(notated.action))
    };
    assert_eq!(press(Choice::default(), KeyIntent::Pirate(1)), Some(PageAction::Choose(pirate(0))));
    assert_eq!(press(pirate(0), KeyIntent::Pirate(-1)), Some(PageAction::Choose(pirate(18))));
    assert_eq!(press(Choice::default(), KeyIntent::Nth(2)), Some(PageAction::Choose(pirate(6))));
    assert_eq!(press(pirate(6), KeyIntent::Card(Symbol::Dagger)), play("D6"));
    assert_eq!(press(pirate(18), KeyIntent::Retreat), play("18<"));
    assert_eq!(press(pirate(18), KeyIntent::Nth(6)), play("18<"));
    let dagger = Choice { pirate: None, card: Some(Symbol::Dagger) };
    let chosen = press(Choice::default(), KeyIntent::Card(Symbol::Dagger));
    assert_eq!(chosen, Some(PageAction::Choose(dagger)));
    assert_eq!(press(dagger, KeyIntent::Nth(2)), play("D6"));
    assert_eq!(press(pirate(6), KeyIntent::Cancel), Some(PageAction::Choose(Choice::default())));
    assert_eq!(press(Choice::default(), KeyIntent::Undo), Some(PageAction::Undo));
    assert_eq!(press(Choice::default(), KeyIntent::Path(1)), None, "the page moves the focus");
}

#[test]
fn what_cannot_be_done_by_key_is_explained() {
    let texts = english();
    let check = |view: &GameView, choice, intent, expect: &str| {
        let expect = Some(PageAction::Refuse(expect.to_owned()));
        assert_eq!(handle_key(view, &texts, choice, intent), expect, "{intent:?}");
    };
    let book = view(BOOK, &[]);
    let key = KeyIntent::Card(Symbol::Key);
    check(&book, pirate(6), key, "You do not hold this card: key.");
    check(&book, Choice::default(), key, "You do not hold this card: key.");
    check(&book, pirate(0), KeyIntent::Retreat, "A pirate in the fort cannot go back.");
    let first = "Choose a pirate first. N goes from one to the next.";
    check(&book, Choice::default(), KeyIntent::Retreat, first);
    let must = "This is not possible: at least one move must be made before the turn ends.";
    check(&book, Choice::default(), KeyIntent::EndTurn, must);
    let theirs = view(&HIDDEN.replace("0.3", "1.3"), &[]);
    check(&theirs, Choice::default(), KeyIntent::Pirate(1), "It is Deckhand’s turn now.");
    check(&theirs, Choice::default(), KeyIntent::EndTurn, "It is Deckhand’s turn now.");
}

#[test]
fn lines_are_read_as_moves_and_commands() {
    let advance = |from, card| {
        let from = Place::new(from).expect("a place");
        Action::Advance { from, card }
    };
    let check = |line, expect| assert_eq!(parse_typed(line), expect, "{line:?}");
    check("D6", Some(TypedCommand::Move(advance(6, Symbol::Dagger), None)));
    check(" d 6 ", Some(TypedCommand::Move(advance(6, Symbol::Dagger), None)));
    check("d6>15", Some(TypedCommand::Move(advance(6, Symbol::Dagger), Place::new(15))));
    let back = Action::Retreat { from: Place::new(18).expect("a place") };
    check("18<", Some(TypedCommand::Move(back, None)));
    check("18<17+BD", None);
    check(".", Some(TypedCommand::Done));
    check("Done", Some(TypedCommand::Done));
    check("u", Some(TypedCommand::Undo));
    check("look", Some(TypedCommand::Situation));
    check("?", Some(TypedCommand::Help));
    check("", None);
    check("d", None);
    check("x9", None);
    check("нет", None);
}

#[test]
fn typed_lines_are_obeyed_or_explained() {
    let texts = english();
    let book = view(BOOK, &[]);
    let spoken = |line: &str| match handle_typed(&book, &texts, line) {
        PageAction::Say(sentences) => sentences.join(" "),
        PageAction::Refuse(why) => why,
        action => panic!("{line}: {action:?}"),
    };
    assert!(matches!(handle_typed(&book, &texts, "D6"), PageAction::Play(_)));
    assert!(matches!(handle_typed(&book, &texts, "18<12"), PageAction::Play(_)));
    assert_eq!(handle_typed(&book, &texts, "undo"), PageAction::Undo);
    assert_eq!(handle_typed(&book, &texts, "a"), PageAction::AskAdvice);
    assert_eq!(spoken("D6>24"), "This is not possible: the move leads elsewhere: to space 7.");
    assert_eq!(spoken("K6"), "You do not hold this card: key.");
    assert_eq!(spoken("5<"), "You have no pirate there: 5.");
    assert_eq!(spoken("D37"), "You have no pirate there: boat.");
    assert_eq!(
        spoken("nonsense"),
        "“nonsense” is neither a move nor a command. Type help for a list."
    );
    assert!(spoken("moves").starts_with("Possible moves: B0>1 D0>7 "), "{}", spoken("moves"));
    assert!(spoken("help").contains("done .: end the turn"), "{}", spoken("help"));
    let moved = view(BOOK, &["D0>7"]);
    assert_eq!(handle_typed(&moved, &texts, "."), PageAction::EndTurn);
}

#[test]
fn beginners_are_told_what_comes_next() {
    let fresh = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.0.0.0.0.0:BD2HPS|0.0.0.0.0.0:BDP3S BDDHPBDSSBDH - 0.3";
    let check = |start: &str, moves: &[&str], choice, expect| {
        assert_eq!(guide(&view(start, moves), choice), expect, "{start}");
    };
    check(fresh, &[], Choice::default(), Some(Guide::First));
    check(fresh, &[], pirate(0), Some(Guide::Where));
    let card = Choice { pirate: None, card: Some(Symbol::Hat) };
    check(fresh, &[], card, Some(Guide::Who));
    check(fresh, &["B0>1"], Choice::default(), Some(Guide::More { moves: 2 }));
    check(fresh, &["B0>1", "D0>5", "."], Choice::default(), Some(Guide::Watch));
    check(BOOK, &[], Choice::default(), Some(Guide::Boat));
    let few = HIDDEN.replace("0.0.0.0.5.7:BD2HKP", "0.0.5.5.7.9:B");
    check(&few, &["9<7+K"], Choice::default(), Some(Guide::Few));
    let none = HIDDEN.replace("BD2HKP", "-");
    check(&none, &[], Choice::default(), Some(Guide::Empty));
    assert_eq!(Guide::Stuck.sentence(&english()), "None of your pirates can move. End the turn.");
}

#[test]
fn the_captain_speaks_in_sentences() {
    let line = |moves: &[&str], chance| VariationView {
        moves: moves.iter().map(|text| text.parse().expect("a move")).collect(),
        chance,
    };
    let advice = AdviceView {
        chances: vec![0.4, 0.2, 0.2, 0.2],
        best: line(&["B17>37", "18<17", "D0>7"], 0.4),
        second: Some(line(&["D0>7"], 0.37)),
        reasons: vec![Reason::Boards { pirates: 1 }],
    };
    let book = view(BOOK, &[]);
    let spoken = describe_hint(&book, &english(), &advice);
    let words: Vec<_> = spoken.best.iter().map(|(_, words)| words.as_str()).collect();
    let back = "Back: 18 → 17, draw 2 cards";
    assert_eq!(words, ["17 → boat with a bottle", back, "fort → 7 with a dagger"]);
    assert_eq!(spoken.chance, "Your chance of winning would then be 40%.");
    assert_eq!(spoken.reasons, ["It brings 1 pirate aboard."]);
    let (head, second) = spoken.second.clone().expect("a second");
    assert_eq!(head, "Next best, 3 percentage points lower");
    assert_eq!(second.len(), 1);
    let first = Action::Advance { from: Place::new(17).expect("a place"), card: Symbol::Bottle };
    assert_eq!(spoken.first, Some(first));
}

/// A draw from the pile cannot be foreseen: moves that follow it are not shown.
#[test]
fn advice_ends_where_unknown_cards_come() {
    let best = VariationView {
        moves: ["7<5", "5<"].map(|text| text.parse().expect("a move")).into(),
        chance: 0.5,
    };
    let advice = AdviceView { chances: vec![0.5, 0.5], best, second: None, reasons: vec![] };
    let spoken = describe_hint(&view(HIDDEN, &[]), &english(), &advice);
    assert_eq!(spoken.best.len(), 1);
    assert_eq!(spoken.reasons.len(), 1, "a reason is always given");
}

#[test]
fn what_the_others_did_can_be_heard_again() {
    let texts = english();
    let start = HIDDEN.replace("0.3", "1.3");
    let spoken =
        |moves: &[&str]| announce_moves_since_my_turn(&view(&start, moves), &texts).join(" ");
    assert_eq!(spoken(&[]), "Nothing has happened yet.");
    let theirs = "Deckhand: back from 12 to 7. Drawn: 1 card. Deckhand ends the turn.";
    assert_eq!(spoken(&["12<7+?", "."]), theirs);
    assert_eq!(spoken(&["12<7+?", ".", "B0>1"]), theirs, "also after an own move");
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let all = [
        RefusalCode::NoSuchGame,
        RefusalCode::OutOfDate,
        RefusalCode::GameOver,
        RefusalCode::NotYourTurn { seat: Seat::FIRST },
        RefusalCode::Unconfirmed { seat: Seat::FIRST },
        RefusalCode::TurnIsOver,
        RefusalCode::Illegal,
        RefusalCode::NothingToUndo,
        RefusalCode::CardsRevealed,
        RefusalCode::NothingToConfirm,
        RefusalCode::RecordFull,
        RefusalCode::HiddenCards,
    ];
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let spoken = all.clone().map(|why| describe_refusal(&view(HIDDEN, &[]), &texts, &why));
        for (at, sentence) in spoken.iter().enumerate() {
            assert!(!spoken[..at].contains(sentence), "{lang}: {sentence} is used twice");
        }
    }
}

#[test]
fn every_touch_is_answered_in_every_language() {
    let all = [
        TouchRefusal::Turn(TurnRefusal::Watching),
        TouchRefusal::Turn(TurnRefusal::GameOver),
        TouchRefusal::Turn(TurnRefusal::NotYourTurn(Seat::FIRST)),
        TouchRefusal::Turn(TurnRefusal::TurnIsOver),
        TouchRefusal::LookingBack,
        TouchRefusal::MustMove,
        TouchRefusal::NothingToUndo,
        TouchRefusal::CardsRevealed,
        TouchRefusal::NothingToReplay,
        TouchRefusal::NoCard(Symbol::Hat),
        TouchRefusal::OthersPirate(Seat::FIRST),
        TouchRefusal::EmptySpace,
        TouchRefusal::Stuck,
        TouchRefusal::Arrived,
        TouchRefusal::NotNextSpace,
        TouchRefusal::NotNearestBehind,
        TouchRefusal::NoReturnToFort,
        TouchRefusal::BoatTooFar,
    ];
    let book = view(BOOK, &[]);
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let spoken = all.map(|why| describe_touch_refusal(&book, &texts, why));
        for (at, sentence) in spoken.iter().enumerate() {
            assert!(!spoken[..at].contains(sentence), "{lang}: {sentence} is used twice");
            // One short line beside a finger.
            assert!(sentence.chars().count() <= 90, "{lang}: {sentence}");
        }
    }
}

#[test]
fn spectators_hear_of_no_turn_of_theirs() {
    let texts = english();
    let bots = Snapshot {
        viewer: None,
        seats: vec![sign(Some("sailor")); 2],
        start: HIDDEN.replace("BD2HKP", "?6").parse().expect("a position"),
        game: "k3".into(),
        seq: 0,
        moves: vec![],
        to_confirm: None,
        can_undo: false,
    };
    let watched = GameView::new(&bots).expect("a game");
    assert_eq!(guide(&watched, Choice::default()), None);
    let refused = handle_key(&watched, &texts, Choice::default(), KeyIntent::Pirate(1));
    assert_eq!(refused, Some(PageAction::Refuse("You are watching this game.".into())));
    let said = describe_situation(&watched, &texts).join(" ");
    assert!(!said.to_lowercase().contains("your"), "{said}");
}

#[test]
fn other_languages_inflect() {
    let spoken =
        |lang| bidi::unmarked(&describe_situation(&view(HIDDEN, &[]), &Texts::new(lang)).join(" "));
    assert!(spoken(Lang::Ru).contains("2 кинжала"), "{}", spoken(Lang::Ru));
    assert!(spoken(Lang::Cs).contains("2 dýky"), "{}", spoken(Lang::Cs));
    assert!(spoken(Lang::He).contains("שני פגיונות"), "{}", spoken(Lang::He));
    assert!(spoken(Lang::Ja).contains("短剣2枚"), "{}", spoken(Lang::Ja));
    let both = ["一。", "二。", "三"].map(str::to_owned);
    assert_eq!(join_sentences(&both), "一。二。三");
    assert_eq!(join_sentences(&["One.", "Two."].map(str::to_owned)), "One. Two.");
}

const LAST_STEP: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    36.37.37.37.37.37:BDHKPS|0.37.37.37.37.37:B BDHKPSBDHKPS - 0.3";

#[test]
fn the_winner_is_told_you_won_and_hears_how_close_it_was() {
    let (texts, mut view) = (english(), view(LAST_STEP, &[]));
    updates(&mut view, "B36>37");
    let outcome = view.now().turn().outcome().expect("the end");
    assert_eq!(headline(&view, &texts, outcome), "You won!");
    assert_eq!(announce_state(&view, &texts, None), ["You won!"]);
    let report = cartagena_client::FinalReport::new(&view, outcome);
    assert_eq!(
        announce_report(&view, &texts, &report),
        [
            "Deckhand was only one pirate short.",
            "Deckhand: 5 of 6 aboard, 37 spaces to go.",
            "1 turn.",
            "Longest jump: 1 space (You)."
        ]
    );
}

#[test]
fn others_are_told_who_won() {
    let texts = english();
    let won = |seat| cartagena::Outcome::Won(Seat::new(seat).expect("a seat"));
    let view = view(LAST_STEP, &[]);
    assert_eq!(headline(&view, &texts, won(1)), "Deckhand won");
    assert_eq!(headline(&view, &texts, cartagena::Outcome::Drawn), "Drawn");
}
