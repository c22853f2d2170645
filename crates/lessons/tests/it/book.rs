//! The rules as they are read: every picture is true.

use cartagena::{Place, Seat, Symbol};
use cartagena_lessons::{Block, Diagram, SECTIONS, Section};
use std::collections::BTreeSet;

fn diagrams() -> impl Iterator<Item = &'static Diagram> {
    let blocks = SECTIONS.iter().flat_map(|section| section.blocks);
    blocks.filter_map(|block| match block {
        Block::Diagram(diagram) => Some(diagram),
        _ => None,
    })
}

fn arrows(caption: &str) -> Vec<(u8, u8, u8)> {
    let diagram = diagrams().find(|diagram| diagram.caption == caption).expect("a picture");
    let arrows = diagram.arrows().into_iter();
    arrows.map(|it| (it.seat.index() as u8, it.from.number(), it.to.number())).collect()
}

#[test]
fn what_the_rulebooks_say_of_their_table_comes_true() {
    assert_eq!(arrows("book-advance-picture"), [(2, 9, 23)]);
    assert_eq!(arrows("book-advance-boat"), [(0, 17, 37)]);
    assert_eq!(arrows("book-retreat-picture"), [(1, 8, 6)]);
    assert_eq!(arrows("book-retreat-full"), [(0, 18, 12)]);
    assert_eq!(arrows("book-example-first"), [(0, 0, 7), (0, 6, 15), (0, 6, 24)]);
    assert_eq!(arrows("book-example-second"), [(0, 17, 12), (0, 18, 17), (0, 17, 12)]);
    assert_eq!(arrows("book-example-third"), [(0, 17, 37), (0, 18, 17), (0, 0, 7)]);
}

/// Checks what the captions of the three plans say besides the moves.
#[test]
fn the_verdicts_on_the_three_plans_rest_on_facts() {
    let diagram = |caption| diagrams().find(|it| it.caption == caption).expect("a picture");
    let game = diagram("book-example-first").game();
    let position = game.position();
    let daggers = Seat::first_n(4).map(|seat| position.hand(seat).count(Symbol::Dagger));
    assert_eq!(daggers.collect::<Vec<_>>(), [4, 0, 0, 0], "nobody but Blue holds a dagger");
    let row: Vec<_> = position.row().iter().collect();
    assert_eq!(row[1..3], [Symbol::Dagger; 2]);
    let after = |caption| diagram(caption).moments().pop().expect("a moment");
    let places = after("book-example-second").places(Seat::FIRST).map(Place::number);
    assert_eq!(places, [0, 6, 6, 9, 12, 12], "three far behind");
    let freed = Place::new(18).expect("a space");
    let standing = |seat| after("book-example-third").pirates_at(seat, freed);
    assert!(Seat::first_n(4).all(|seat| standing(seat) == 0), "the third plan frees a bottle");
}

#[test]
fn every_picture_can_be_drawn() {
    for diagram in diagrams() {
        assert_eq!(diagram.arrows().len(), diagram.moves.len(), "{}", diagram.caption);
        assert_eq!(diagram.game().to_string(), diagram.line);
        let places: Option<Vec<Place>> =
            diagram.marks.iter().map(|&mark| Place::new(mark)).collect();
        assert!(places.is_some(), "{}", diagram.caption);
        assert!(!diagram.moves.is_empty() || !diagram.marks.is_empty(), "{}", diagram.caption);
    }
}

#[test]
fn a_picture_shows_what_its_moves_lead_to() {
    for diagram in diagrams() {
        let (moments, arrows) = (diagram.moments(), diagram.arrows());
        assert_eq!(moments.len(), arrows.len() + 1, "{}", diagram.caption);
        for (arrow, pair) in arrows.iter().zip(moments.windows(2)) {
            let there = |at: usize| pair[at].pirates_at(arrow.seat, arrow.to);
            assert_eq!(there(1), there(0) + 1, "{}", diagram.caption);
        }
        let places = diagram.places();
        assert!(arrows.iter().all(|it| places.contains(&it.from) && places.contains(&it.to)));
    }
}

#[test]
fn sections_have_names_of_their_own_and_something_in_them() {
    let ids: BTreeSet<_> = SECTIONS.iter().map(|section| section.id).collect();
    assert_eq!(ids.len(), SECTIONS.len());
    assert!(SECTIONS.iter().all(|section| section.texts().count() > 1));
}

#[test]
fn symbols_and_variants_are_explained() {
    let has = |wanted: fn(&Block) -> bool| SECTIONS.iter().flat_map(|s| s.blocks).any(wanted);
    assert!(has(|block| matches!(block, Block::Symbols)));
    assert!(has(|block| matches!(block, Block::Variants)));
}

#[test]
fn no_sentence_stands_twice() {
    let all: Vec<_> = SECTIONS.iter().flat_map(Section::texts).collect();
    let different: BTreeSet<_> = all.iter().collect();
    assert_eq!(different.len(), all.len());
}
