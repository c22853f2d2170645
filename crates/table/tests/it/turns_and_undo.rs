//! Turns, confirmation and undo, as people at a table know them.

use cartagena::{Action, Event, Game, IllegalAction, Rules, Seat, Variant, Viewer};
use cartagena_bots::random::{Rng, sample_action};
use cartagena_deal::{Deck, Seed};
use cartagena_record::Record;
use cartagena_table::{Command, Entry, NewGame, Refusal, Table};
use proptest::prelude::*;

const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";
const BLUE: Seat = Seat::FIRST;

fn red() -> Seat {
    Seat::new(1).expect("a seat")
}

fn table(line: &str) -> Table {
    let game: Game = line.parse().unwrap_or_else(|fault| panic!("{line}: {fault}"));
    let deck = Deck::from_pile(Seed::from_number(1), game.position().pile());
    Table::new(game, vec!["Blue".to_owned(), "Red".to_owned()], deck)
}

/// Blue has cards for three moves; spaces 4 and 9 are a retreat apart.
fn open_table() -> Table {
    table(&format!("tortuga {TUNNEL} 0.0.0.0.4.9:BDHK|0.0.0.0.0.0:BDHK BDHKPSBDHKPS - 0.3"))
}

fn act(table: &mut Table, seat: Seat, command: Command) -> Result<Entry, Refusal> {
    let decision = table.decide(seat, command)?;
    assert_eq!(decision.seq(), table.seq() + 1);
    let entry = decision.entry().clone();
    table.commit(decision)?;
    Ok(entry)
}

fn play(table: &mut Table, seat: Seat, text: &str) -> Result<String, Refusal> {
    let notated: cartagena::Notated = text.parse().expect("a move");
    match act(table, seat, Command::Play(notated.action))? {
        Entry::Played { event, .. } => Ok(event.notation().to_string()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn deciding_changes_nothing() {
    let table = open_table();
    let before = table.clone();
    table.decide(BLUE, Command::Play(Action::EndTurn)).expect_err("must move");
    table.decide(BLUE, Command::Undo).expect_err("nothing");
    let advance = Action::Advance { from: cartagena::Place::FORT, card: cartagena::Symbol::Bottle };
    table.decide(BLUE, Command::Play(advance)).expect("legal");
    assert!(table == before);
}

#[test]
fn the_third_move_waits_for_the_player() {
    let mut table = open_table();
    for text in ["B0", "D0", "H0"] {
        play(&mut table, BLUE, text).expect("legal");
    }
    assert_eq!(table.to_confirm(), Some(BLUE));
    assert_eq!(table.actor(), Some(BLUE));
    assert_eq!(play(&mut table, BLUE, "K0"), Err(Refusal::TurnIsOver));
    assert_eq!(play(&mut table, red(), "K0"), Err(Refusal::Unconfirmed(BLUE)));
    assert_eq!(act(&mut table, BLUE, Command::Confirm), Ok(Entry::Confirmed));
    assert_eq!(table.actor(), Some(red()));
    assert_eq!(act(&mut table, BLUE, Command::Undo), Err(Refusal::NotYourTurn(red())));
    assert_eq!(act(&mut table, red(), Command::Undo), Err(Refusal::NothingToUndo));
    assert_eq!(act(&mut table, red(), Command::Confirm), Err(Refusal::NothingToConfirm));
    assert_eq!(Refusal::Unconfirmed(BLUE).to_string(), "seat 0 has to confirm its turn");
}

#[test]
fn who_does_not_want_to_be_asked_is_not() {
    let mut table = open_table();
    table.ask_to_confirm(BLUE, false);
    for text in ["B0", "D0", "H0"] {
        play(&mut table, BLUE, text).expect("legal");
    }
    assert_eq!((table.to_confirm(), table.actor()), (None, Some(red())));
}

#[test]
fn ending_the_turn_is_confirming_it() {
    let mut table = open_table();
    play(&mut table, BLUE, "B0").expect("legal");
    play(&mut table, BLUE, ".").expect("legal");
    assert_eq!((table.to_confirm(), table.actor()), (None, Some(red())));
    assert!(!table.can_undo());
}

#[test]
fn undo_goes_back_move_by_move_and_is_kept() {
    let mut table = open_table();
    let start = table.observe(Viewer::Seat(BLUE));
    play(&mut table, BLUE, "B0").expect("legal");
    let after_one = table.observe(Viewer::Seat(BLUE));
    // A card from the open row is no secret: the move can be taken back.
    assert_eq!(play(&mut table, BLUE, "9<"), Ok("9<4+B".to_owned()));
    assert_eq!(act(&mut table, BLUE, Command::Undo), Ok(Entry::Undone { to: 1 }));
    assert_eq!(table.observe(Viewer::Seat(BLUE)), after_one);
    assert_eq!(act(&mut table, BLUE, Command::Undo), Ok(Entry::Undone { to: 0 }));
    assert_eq!(table.observe(Viewer::Seat(BLUE)), start);
    assert_eq!(table.seq(), 4);
    assert_eq!(act(&mut table, BLUE, Command::Undo), Err(Refusal::NothingToUndo));
    assert!(table.record().events().is_empty());
}

#[test]
fn undo_after_the_third_move_gives_the_turn_back() {
    let mut table = open_table();
    for text in ["B0", "D0", "H0"] {
        play(&mut table, BLUE, text).expect("legal");
    }
    assert_eq!(act(&mut table, BLUE, Command::Undo), Ok(Entry::Undone { to: 2 }));
    assert_eq!((table.to_confirm(), table.actor()), (None, Some(BLUE)));
    play(&mut table, BLUE, "K0").expect("legal");
    assert_eq!(table.to_confirm(), Some(BLUE));
}

#[test]
fn what_the_pile_has_shown_stays() {
    let mut jamaica = table(&format!("jamaica {TUNNEL} 0.0.0.0.4.9:BDHK|0.0.0.0.0.0:B - - 0.3"));
    play(&mut jamaica, BLUE, "9<").expect("legal");
    assert_eq!(act(&mut jamaica, BLUE, Command::Undo), Err(Refusal::CardsRevealed));
    // A later move can be taken back, but not past the card.
    play(&mut jamaica, BLUE, "B0").expect("legal");
    assert_eq!(act(&mut jamaica, BLUE, Command::Undo), Ok(Entry::Undone { to: 1 }));
    assert_eq!(act(&mut jamaica, BLUE, Command::Undo), Err(Refusal::CardsRevealed));
}

#[test]
fn a_newly_laid_row_stays() {
    let line = format!("tortuga {TUNNEL} 0.0.0.0.4.9:BDHK|0.0.0.0.0.0:B K - 0.3");
    let mut table = table(&line);
    play(&mut table, BLUE, "9<").expect("legal");
    assert_eq!(act(&mut table, BLUE, Command::Undo), Err(Refusal::CardsRevealed));
}

#[test]
fn a_win_is_final() {
    let line = format!("jamaica {TUNNEL} 34.37.37.37.37.37:B|0.0.0.0.0.0:B - - 0.3");
    let mut table = table(&line);
    play(&mut table, BLUE, "B34").expect("legal");
    assert_eq!(table.actor(), None);
    assert_eq!(act(&mut table, BLUE, Command::Undo), Err(Refusal::GameOver));
    assert!(!table.can_undo());
}

#[test]
fn illegal_moves_are_refused_with_the_reason() {
    let mut table = open_table();
    assert_eq!(play(&mut table, BLUE, "."), Err(Refusal::Illegal(IllegalAction::MustMove)));
    assert_eq!(play(&mut table, red(), "B0"), Err(Refusal::NotYourTurn(BLUE)));
}

#[test]
fn a_stale_decision_is_refused() {
    let mut table = open_table();
    let notated: cartagena::Notated = "B0".parse().expect("a move");
    let first = table.decide(BLUE, Command::Play(notated.action)).expect("legal");
    let second = first.clone();
    assert_eq!(table.commit(first), Ok(()));
    let after = table.clone();
    assert_eq!(table.commit(second), Err(Refusal::OutOfSync));
    assert!(table == after);
}

/// Stored entries are believed only as far as they can have happened.
#[test]
fn entries_that_lie_are_refused() {
    let mut table = open_table();
    let before = table.clone();
    let (from, to, card) =
        (cartagena::Place::FORT, cartagena::Place::BOAT, cartagena::Symbol::Bottle);
    for seat in [BLUE, red()] {
        let event = Event::Advanced { seat, from, card, to };
        assert_eq!(table.replay(Entry::Played { event, done: false }), Err(Refusal::OutOfSync));
    }
    assert!(table == before);
    play(&mut table, BLUE, "B0").expect("legal");
    assert_eq!(table.replay(Entry::Undone { to: 77 }), Err(Refusal::OutOfSync));
    assert_eq!(table.replay(Entry::Undone { to: 0 }), Ok(()));
}

#[test]
fn tables_open_only_for_two_to_five() {
    let open = |players, first: Option<u8>| {
        let first = first.and_then(Seat::new);
        Table::open(&NewGame { players, first, ..NewGame::default() }, Seed::from_number(1))
            .is_some()
    };
    assert!(!open(1, None) && !open(6, None) && !open(0, None) && !open(2, Some(2)));
    assert!(open(2, Some(1)) && open(5, Some(4)) && open(3, None));
}

#[test]
fn debug_output_keeps_secrets() {
    let table = Table::open(&NewGame::default(), Seed::from_number(1)).expect("a table");
    assert_eq!(format!("{table:?}"), "Table(0)");
    let line = format!("jamaica {TUNNEL} 0.0.0.0.4.9:BDHK|0.0.0.0.0.0:B - - 0.3");
    let retreat: cartagena::Notated = "9<".parse().expect("a move");
    let jamaica = self::table(&line);
    let decision = jamaica.decide(BLUE, Command::Play(retreat.action)).expect("legal");
    let shown = format!("{decision:?}");
    assert!(shown.contains("Retreat") && !shown.contains("drawn"), "{shown}");
    let public = decision.entry().seen_by(Viewer::Public, Variant::Jamaica);
    let Entry::Played { event, .. } = public else { panic!("{public:?}") };
    assert_eq!(event.notation().to_string(), "9<4+?");
}

/// Random commands of everybody, sensible or not.
fn random_command(table: &Table, rng: &mut Rng) -> (Seat, Command) {
    let view = table.observe(Viewer::Public);
    let actor = table.actor().unwrap_or(BLUE);
    let seat = if rng.below(8) == 0 { red() } else { actor };
    let command = match rng.below(6) {
        0 => Command::Undo,
        1 => Command::Confirm,
        _ => {
            let game: Result<Game, _> = table.record().end().to_string().parse();
            let action = game.ok().and_then(|game| sample_action(game.legal_actions(), rng));
            Command::Play(action.unwrap_or(Action::EndTurn))
        }
    };
    (if view.seats() > seat.index() { seat } else { actor }, command)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whatever people do: the kept entries rebuild the table, a saved game goes on where it was,
    /// and every viewer's events tell what stands.
    #[test]
    fn entries_and_records_rebuild_the_table(
        variant in 0..3usize, players in 2..=5usize, number: u64, steps in 0..120usize,
    ) {
        let rules = Rules::new(Variant::ALL[variant]);
        let new = NewGame { rules, players, ..NewGame::default() };
        let mut table = Table::open(&new, Seed::from_number(number)).expect("a table");
        let mut rebuilt = table.clone();
        let mut rng = Rng::new(number);
        for seat in Seat::first_n(players) {
            table.ask_to_confirm(seat, number >> seat.index() & 1 == 0);
        }
        for _ in 0..steps {
            let (seat, command) = random_command(&table, &mut rng);
            let before = table.clone();
            match act(&mut table, seat, command) {
                Ok(entry) => prop_assert_eq!(rebuilt.replay(entry), Ok(())),
                Err(_) => prop_assert!(table == before),
            }
        }
        for seat in Seat::first_n(players) {
            rebuilt.ask_to_confirm(seat, number >> seat.index() & 1 == 0);
        }
        prop_assert!(table == rebuilt);
        check_views(&table);
        check_saved(&table, &mut rng);
    }
}

fn check_views(table: &Table) {
    let record = table.record();
    for seat in Seat::first_n(record.start().position().seats()) {
        let viewer = Viewer::Seat(seat);
        let mut view = record.start().observe(viewer);
        for event in table.events(viewer) {
            view.apply(&event).expect("in step");
        }
        assert_eq!(view, table.observe(viewer));
    }
}

fn check_saved(table: &Table, rng: &mut Rng) {
    let text = table.record().to_string();
    let record = Record::read(&text).expect("what was saved");
    let mut resumed = Table::resume(&record, Seed::from_number(999));
    assert_eq!(resumed.actor(), table.actor());
    assert_eq!(resumed.to_confirm(), table.to_confirm());
    assert_eq!(resumed.can_undo(), table.can_undo());
    assert_eq!(resumed.record(), table.record());
    check_saved_without_seed(&record);
    for seat in Seat::first_n(table.seats()) {
        // Confirmation is a setting of the players, not of the record.
        resumed.ask_to_confirm(seat, true);
    }
    // The cards to come are the same, too.
    let mut table = table.clone();
    Seat::first_n(table.seats()).for_each(|seat| table.ask_to_confirm(seat, true));
    for _ in 0..40 {
        let (seat, command) = random_command(&table, rng);
        let one: Result<Option<Event>, Refusal> = act(&mut table, seat, command).map(event);
        assert_eq!(one, act(&mut resumed, seat, command).map(event));
    }
}

/// A record that does not tell its seed stays true when it is gone on with and saved again.
fn check_saved_without_seed(record: &Record) {
    let mut secret = record.clone();
    secret.seed = None;
    secret.other_tags.push(("Event".to_owned(), "Friday evening".to_owned()));
    let resumed = Table::resume(&secret, Seed::from_number(999));
    assert_eq!(resumed.record(), secret);
    let again = Record::read(&resumed.record().to_string());
    assert_eq!(again.as_ref(), Ok(&secret));
}

fn event(entry: Entry) -> Option<Event> {
    match entry {
        Entry::Played { event, .. } => Some(event),
        Entry::Undone { .. } | Entry::Confirmed => None,
    }
}
