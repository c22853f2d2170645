//! Paths of pirates, flights of cards, and the identity of figures.

use cartagena::{Action, Event, Game, Observation, Place, Seat, Symbol, Viewer};
use cartagena_client::{
    CardFlight, CardSpot, Figures, Motion, PirateHop, count_unseen_moves, motion_of,
    reversed_motion,
};

const RULEBOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.5.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";

fn game(line: &str) -> Game {
    line.parse().expect("a position")
}

fn place(number: u8) -> Place {
    Place::new(number).expect("a place")
}

fn advance(from: u8, card: Symbol) -> Action {
    Action::Advance { from: place(from), card }
}

fn retreat(from: u8) -> Action {
    Action::Retreat { from: place(from) }
}

/// Plays an action with the cards `dealt` and returns the motion that the viewer sees.
fn moving(mut game: Game, viewer: Viewer, action: Action, dealt: &[Symbol]) -> Motion {
    let before = game.observe(viewer);
    let event = game.play(action, dealt).expect("a legal move");
    motion_of(&event.seen_by(viewer, before.rules().variant), &before)
}

fn numbers(hop: Option<PirateHop>) -> Vec<u8> {
    hop.expect("a pirate hops").path.iter().map(|place| place.number()).collect()
}

#[test]
fn an_advance_treads_on_the_taken_spaces_of_its_symbol() {
    let yellow = RULEBOOK.replace("- 0.3", "- 2.3");
    let Motion { hop, flights } =
        moving(game(&yellow), Viewer::Public, advance(9, Symbol::Skull), &[]);
    assert_eq!(numbers(hop), [9, 12, 17, 23]);
    let seat = Seat::new(2).expect("a seat");
    let card = Some(Symbol::Skull);
    assert_eq!(flights, [CardFlight { card, from: CardSpot::Hand(seat), to: CardSpot::Discard }]);
}

#[test]
fn a_retreat_treads_on_spaces_that_are_full() {
    let Motion { hop, .. } = moving(game(RULEBOOK), Viewer::Public, retreat(18), &[]);
    assert_eq!(numbers(hop), [18, 17, 12]);
    let Motion { hop, .. } = moving(game(RULEBOOK), Viewer::Public, retreat(9), &[]);
    assert_eq!(numbers(hop), [9, 6]);
}

#[test]
fn drawn_cards_fly_from_the_head_of_the_row() {
    let Motion { flights, .. } = moving(game(RULEBOOK), Viewer::Public, retreat(9), &[]);
    let to = CardSpot::Hand(Seat::FIRST);
    let first = CardFlight { card: Some(Symbol::Bottle), from: CardSpot::Row(0), to };
    let second = CardFlight { card: Some(Symbol::Dagger), from: CardSpot::Row(1), to };
    assert_eq!(flights, [first, second]);
}

#[test]
fn a_card_of_a_new_row_flies_from_its_head() {
    let line = RULEBOOK.replace("BDDHPBDSS", "B");
    let dealt: Vec<Symbol> = Symbol::ALL.into_iter().chain(Symbol::ALL).collect();
    let Motion { flights, .. } = moving(game(&line), Viewer::Public, retreat(9), &dealt);
    let from: Vec<CardSpot> = flights.iter().map(|flight| flight.from).collect();
    assert_eq!(from, [CardSpot::Row(0), CardSpot::Row(0)]);
}

#[test]
fn a_hidden_card_flies_face_down_for_all_but_its_owner() {
    let line = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.4.7:BD2HKP|0.0.0.0.0.12:HK3PS - - 0.3";
    let faces = |viewer| -> Vec<Option<Symbol>> {
        let moving = moving(game(line), viewer, retreat(7), &[Symbol::Key]);
        assert!(moving.flights.iter().all(|flight| flight.from == CardSpot::Pile));
        moving.flights.iter().map(|flight| flight.card).collect()
    };
    assert_eq!(faces(Viewer::Seat(Seat::FIRST)), [Some(Symbol::Key)]);
    assert_eq!(faces(Viewer::Public), [None]);
}

#[test]
fn what_is_taken_back_goes_the_same_way_backwards() {
    let mut game = game(RULEBOOK);
    let before = game.observe(Viewer::Public);
    let event = game.play(advance(6, Symbol::Dagger), &[]).expect("a legal move");
    let (forth, back) = (motion_of(&event, &before), reversed_motion(&event, &before));
    let mut treads = numbers(back.hop);
    treads.reverse();
    assert_eq!(treads, numbers(forth.hop));
    assert_eq!(
        (back.flights[0].from, back.flights[0].to),
        (forth.flights[0].to, forth.flights[0].from)
    );
}

fn walks(figures: &mut Figures, seen: &Observation) -> Vec<(usize, usize, u8, u8)> {
    let walked = figures.follow(seen);
    let plain = walked.iter().map(|walk| {
        let figure = walk.figure;
        (figure.seat.index(), figure.number, walk.from.number(), walk.to.number())
    });
    plain.collect()
}

#[test]
fn a_figure_stays_itself() {
    let mut game = game(RULEBOOK);
    let mut figures = Figures::new(&game.observe(Viewer::Public));
    game.play(advance(0, Symbol::Dagger), &[]).expect("a legal move");
    assert_eq!(walks(&mut figures, &game.observe(Viewer::Public)), [(0, 0, 0, 7)]);
    game.play(advance(7, Symbol::Dagger), &[]).expect("a legal move");
    // It is not the first in the order of places any more, but still the same figure.
    assert_eq!(walks(&mut figures, &game.observe(Viewer::Public)), [(0, 0, 7, 15)]);
    assert!(walks(&mut figures, &game.observe(Viewer::Public)).is_empty());
}

#[test]
fn figures_on_a_space_stand_side_by_side() {
    let figures = Figures::new(&game(RULEBOOK).observe(Viewer::Public));
    let there: Vec<(usize, usize)> = figures
        .all()
        .filter(|figure| figures.place(*figure) == place(17))
        .map(|figure| figures.rank(figure))
        .collect();
    assert_eq!(there, [(0, 3), (1, 3), (2, 3)]);
}

#[test]
fn what_others_did_since_the_own_last_move_was_missed() {
    let seats: Vec<Seat> = Seat::first_n(3).collect();
    let events: Vec<Event> =
        [0, 0, 1, 1, 2].map(|at: usize| Event::EndedTurn { seat: seats[at] }).to_vec();
    assert_eq!(count_unseen_moves(events.iter(), Some(seats[0])), 3);
    assert_eq!(count_unseen_moves(events.iter(), Some(seats[2])), 0);
    assert_eq!(count_unseen_moves(events[..4].iter(), None), 2);
    assert_eq!(count_unseen_moves([].iter(), None), 0);
}
