//! A view that follows messages alone equals what its viewer may know, for any game.

use cartagena::{Action, Observation, Seat, Setup, Variant, Viewer};
use cartagena_client::{Choice, GameUpdate, GameView, OutOfSync, move_options};
use cartagena_deal::Seed;
use cartagena_protocol::{EntryView, SeatLabel, SeenMove, Snapshot};
use cartagena_table::{Command, Entry, NewGame, Table};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn open(variant: Variant, players: usize, seed: u64) -> Table {
    let rules = cartagena::Rules::new(variant);
    let new = NewGame { rules, players, ..NewGame::default() };
    Table::open(&new, Seed::from_number(seed)).expect("a table")
}

fn snapshot(table: &Table, start: &Observation, viewer: Viewer) -> Snapshot {
    Snapshot {
        game: "g".into(),
        seq: table.seq(),
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        },
        seats: vec![SeatLabel::default(); table.seats()],
        start: Setup::from(start),
        moves: table.events(viewer).iter().map(SeenMove::from).collect(),
        to_confirm: table.to_confirm(),
        can_undo: table.can_undo(),
    }
}

fn entry_view(entry: &Entry) -> EntryView {
    match entry {
        Entry::Played { event, done } => {
            EntryView::Played { event: SeenMove::from(event), done: *done }
        }
        Entry::Undone { .. } => EntryView::Undone,
        Entry::Confirmed => EntryView::Confirmed,
    }
}

/// Returns a command of the seat to act: mostly a move, now and then an undo.
fn command(table: &Table, turn: usize) -> Command {
    let actor = table.actor().expect("a running game");
    match (table.to_confirm(), table.can_undo()) {
        (_, true) if turn % 5 == 3 => Command::Undo,
        (Some(_), _) => Command::Confirm,
        _ => {
            let actions = table.observe(Viewer::Seat(actor)).legal_actions().expect("its hand");
            Command::Play(actions.get(turn * 7 % actions.len()).expect("an action"))
        }
    }
}

#[test]
fn a_view_follows_every_viewer_of_every_variant() {
    for variant in [Variant::Jamaica, Variant::Tortuga, Variant::Hispaniola] {
        for players in 2..=5 {
            let mut table = open(variant, players, 7 + players as u64);
            let viewers: Vec<Viewer> =
                Seat::first_n(players).map(Viewer::Seat).chain([Viewer::Public]).collect();
            let starts: Vec<_> = viewers.iter().map(|viewer| table.observe(*viewer)).collect();
            let opened = viewers.iter().zip(&starts);
            let mut views: Vec<GameView> = opened
                .map(|(viewer, start)| {
                    GameView::new(&snapshot(&table, start, *viewer)).expect("a view")
                })
                .collect();
            for turn in 0..300 {
                let Some(actor) = table.actor() else { break };
                let decision = table.decide(actor, command(&table, turn)).expect("a legal command");
                let entry = decision.entry().clone();
                table.commit(decision).expect("nothing came between");
                for ((view, viewer), start) in views.iter_mut().zip(&viewers).zip(&starts) {
                    let entry = entry_view(&entry.seen_by(*viewer, variant));
                    view.follow(table.seq(), &[entry], table.can_undo()).expect("no gap");
                    assert_eq!(*view.now(), table.observe(*viewer));
                    assert_eq!(view.to_confirm(), table.to_confirm());
                    assert_eq!(view.actor(), table.actor());
                    assert_eq!(
                        *view,
                        GameView::new(&snapshot(&table, start, *viewer)).expect("a view")
                    );
                }
            }
        }
    }
}

fn quiet() -> GameView {
    let start = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.7.12:BD2HKP|0.0.0.0.0.12:?6 - - 0.3";
    GameView::new(&Snapshot {
        game: "g".into(),
        seq: 4,
        viewer: Some(seat(0)),
        seats: vec![SeatLabel::default(); 2],
        start: start.parse().expect("a position"),
        moves: vec![],
        to_confirm: None,
        can_undo: false,
    })
    .expect("a view")
}

fn played(seen_move: &str) -> EntryView {
    EntryView::Played { event: seen_move.parse().expect("a move"), done: false }
}

#[test]
fn what_does_not_fit_is_a_gap_and_changes_nothing() {
    let (fine, wrong) = (played("D0>5"), played);
    let cases = [
        (6, vec![fine.clone()]),
        (4, vec![fine.clone()]),
        (5, vec![wrong("D0>6")]),
        (5, vec![wrong("S0>4")]),
        (5, vec![wrong("12<7+?")]),
        (5, vec![wrong("12<7+?B")]),
        (5, vec![EntryView::Undone]),
        (5, vec![EntryView::Confirmed]),
        (6, vec![fine, wrong("D0>5")]),
    ];
    for (seq, entries) in cases {
        let mut view = quiet();
        assert_eq!(view.follow(seq, &entries, false), Err(OutOfSync), "{seq} {entries:?}");
        assert_eq!(view, quiet());
    }
}

#[test]
fn moments_can_be_looked_at_and_moves_taken_back() {
    let mut view = quiet();
    let before = view.now().clone();
    view.follow(6, &[played("D0>5"), played("12<7+K")], false).expect("two moves");
    assert_eq!(view.moves(), 2);
    assert_eq!(view.after(0), &before);
    assert_eq!(view.after(1).places(seat(0))[3].number(), 5);
    assert_eq!(view.after(9), view.now());
    let news = view.follow(7, &[EntryView::Undone], true).expect("one taken back");
    assert!(
        matches!(&news[..], [GameUpdate::Undone { event }] if event.notation().to_string() == "12<7+K")
    );
    assert_eq!(view.now(), view.after(1));
}

#[test]
fn pointing_offers_what_the_rules_allow_and_nothing_else() {
    let view = quiet();
    let seen = view.now();
    let nothing = Choice::default();
    assert!(nothing.options(seen).is_empty());

    let seven = cartagena::Place::new(7).expect("a space");
    let pirate = nothing.toggle_pirate(seen, seven);
    let expected: Vec<Action> = move_options(seen)
        .into_iter()
        .filter(|option| option.from == seven)
        .map(|option| option.action)
        .collect();
    let offered: Vec<Action> = pirate.options(seen).iter().map(|option| option.action).collect();
    assert_eq!(offered, expected);
    assert_eq!(pirate.toggle_pirate(seen, seven), nothing, "a second touch lets it go");

    let card = cartagena::Symbol::Dagger;
    let both = pirate.toggle_card(seen, card);
    assert_eq!(both.options(seen).len(), 1);
    let target = both.options(seen)[0].to;
    assert_eq!(both.options_to(seen, target), both.options(seen));
    assert!(both.options_to(seen, seven).is_empty());
}

#[test]
fn the_device_is_passed_only_where_hands_are_hidden() {
    let view = quiet();
    assert_eq!(view.hand_over_to(), None, "the viewer acts");
    let mut next = view.clone();
    next.follow(5, &[played("D0>5")], true).expect("a move");
    next.follow(6, &[played(".")], false).expect("an end");
    assert_eq!(next.hand_over_to(), Some(seat(1)));
}
