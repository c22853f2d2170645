//! Whole pictures: well-formed, self-contained, small, and with every piece in its place.

use cartagena::{Game, Place, Seat, Symbol, Viewer};
use cartagena_art::{Arrow, BoardOptions, Layout, Mark, Theme, board_svg, cards_svg, scene_svg};
use resvg::usvg;
use roxmltree::{Document, Node};
use std::collections::HashSet;

const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";
const FIVE: &str = "hispaniola BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.4.4.20.37:B2DH3K|4.7.7.20.25.37:D2S|0.7.20.25.25.36:BDHKPS|0.0.0.1.36.37:K4P|2.2.2.36.37.37:S2 \
    BDKPHSBDKPHS B2D3H4K5P2S 3.1";
const TWO: &str = "jamaica HDKBPS/PKDHSB/KBSDHP/HKPBSD/DBKPHS/BPHSDK \
    0.0.0.3.12.22:B2DHK3|0.0.5.9.9.14:D2PS2 - B3D2H 1.2";
const FULL: &str = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    1.2.3.4.5.6:BDHKPS|7.8.9.10.11.12:B2D2H2K2P2S2|13.14.15.16.17.18:B3D3H3K3P3S3|\
    19.20.21.22.23.24:B3D3H3K3P3S3|25.26.27.28.29.30:B3D3H3K3P3S3 BDKPHSBDKPHS BDHKPS 2.3";
const WON: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    37.37.37.37.37.37:D|5.8.17.37.37.37:BP3S|0.9.21.37.37.37:BKS BDDHPBDSS B4D6 won.0";
const DRAWN: &str = "jamaica BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.0.0.0.0.0:-|0.0.0.0.0.0:- - - drawn";

fn draw(position: &str, viewer: Viewer, options: &BoardOptions) -> String {
    let game: Game = position.parse().unwrap_or_else(|fault| panic!("{position}: {fault:?}"));
    board_svg(&game.observe(viewer), options)
}

fn planned(from: Place, to: Place, card: Option<Symbol>) -> Arrow {
    let (draws, order) = (u8::from(card.is_none()), Some(1));
    Arrow { seat: seat(0), from, to, card, draws, order, lane: 1, beside: 0, stays: true }
}

fn every_picture(mut check: impl FnMut(&str, &str)) {
    let marks = vec![
        Mark::Source(place(17)),
        Mark::Target { place: place(24), seat: seat(0), card: Symbol::Dagger },
        Mark::Target { place: Place::BOAT, seat: seat(0), card: Symbol::Bottle },
        Mark::Retreat { place: place(12), seat: seat(0), cards: 1 },
        Mark::Trail { seat: seat(1), from: Place::BOAT, to: place(3) },
        Mark::Trail { seat: seat(0), from: Place::FORT, to: place(20) },
    ];
    for position in [BOOK, FIVE, FULL, TWO, WON, DRAWN] {
        for layout in [Layout::Phone, Layout::Wide] {
            for theme in [Theme::Dark, Theme::Light] {
                let names = vec!["CARTAGENA DE INDIAS".to_string(); 5];
                let marks = marks.clone();
                let options = BoardOptions {
                    layout,
                    theme,
                    names,
                    letters: true,
                    marks,
                    ..BoardOptions::default()
                };
                for viewer in [Viewer::Public, Viewer::Seat(seat(1))] {
                    let name = format!("{layout:?} {theme:?} {viewer:?} {position}");
                    check(&name, &draw(position, viewer, &options));
                }
            }
        }
    }
}

fn place(number: u8) -> Place {
    Place::new(number).expect("a place")
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn with_class<'a>(document: &'a Document<'a>, class: &str) -> Vec<Node<'a, 'a>> {
    document
        .descendants()
        .filter(|node| {
            node.attribute("class").is_some_and(|words| words.split(' ').any(|word| word == class))
        })
        .collect()
}

fn by_id<'a>(document: &'a Document<'a>, id: &str) -> Node<'a, 'a> {
    document
        .descendants()
        .find(|node| node.attribute("id") == Some(id))
        .unwrap_or_else(|| panic!("no {id}"))
}

fn inside<'a>(node: Node<'a, 'a>, class: &str) -> usize {
    node.descendants()
        .filter(|node| {
            node.attribute("class").is_some_and(|words| words.split(' ').any(|word| word == class))
        })
        .count()
}

#[test]
fn pictures_are_well_formed_and_need_nothing_from_elsewhere() {
    every_picture(|name, picture| {
        let document = Document::parse(picture).unwrap_or_else(|error| panic!("{name}: {error}"));
        let ids: Vec<&str> =
            document.descendants().filter_map(|node| node.attribute("id")).collect();
        let known: HashSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), known.len(), "{name}: an id stands twice");
        for node in document.descendants() {
            let tag = node.tag_name().name();
            assert!(
                !["text", "image", "style", "script", "foreignObject"].contains(&tag),
                "{name}: {tag}"
            );
            if let Some(target) = node.attribute("href") {
                let id = target.strip_prefix('#').unwrap_or_else(|| panic!("{name}: {target}"));
                assert!(known.contains(id), "{name}: nothing is called {id}");
            }
        }
        assert!(!picture.contains("url("), "{name}");
    });
}

/// Pictures of the page had "B" and "R" beside the hands wherever names are in another script.
#[test]
fn names_that_cannot_be_drawn_are_written_where_there_are_fonts() {
    let names: Vec<String> = ["名前 <b>", "R2"].map(str::to_owned).to_vec();
    let options = BoardOptions { names, ..BoardOptions::default() };
    assert!(!draw(TWO, Viewer::Public, &options).contains("<text"), "there may be no fonts");
    for layout in [Layout::Phone, Layout::Wide] {
        let options = BoardOptions { fonts: true, layout, ..options.clone() };
        let picture = draw(TWO, Viewer::Public, &options);
        let document = Document::parse(&picture).expect("XML");
        let texts = document.descendants().filter(|node| node.has_tag_name("text"));
        let words: Vec<&str> = texts.filter_map(|node| node.text()).collect();
        assert_eq!(words.len(), 1, "{layout:?}: {words:?}");
        assert!(words[0].starts_with("名前"), "{words:?}");
    }
}

#[test]
fn pictures_are_small_and_their_numbers_short() {
    every_picture(|name, picture| {
        assert!(picture.len() < 150_000, "{name}: {} bytes", picture.len());
        for (at, _) in picture.match_indices('.') {
            let decimals = picture[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
            // A scale multiplies a drawing a hundred units wide and may have four.
            let scale = picture[..at].ends_with("scale(0") || picture[..at].ends_with("scale(1");
            assert!(decimals <= if scale { 4 } else { 2 }, "{name}: {}", &picture[at - 9..at + 9]);
        }
        assert!(!picture.contains("NaN") && !picture.contains("inf"), "{name}");
    });
}

#[test]
fn the_renderer_takes_them() {
    every_picture(|name, picture| {
        let tree = usvg::Tree::from_str(picture, &usvg::Options::default());
        let tree = tree.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(tree.root().has_children(), "{name}");
    });
}

#[test]
fn everybody_stands_where_the_position_says() {
    let picture = draw(BOOK, Viewer::Public, &BoardOptions::default());
    let document = Document::parse(&picture).unwrap();
    let count = |space: u8| inside(by_id(&document, &format!("space-{space}")), "pirate");
    let expected = |space: u8| match space {
        17 => 3,
        6 | 9 | 19 => 2,
        5 | 8 | 11 | 12 | 18 | 21 | 22 | 26 | 29 | 30 | 33 => 1,
        _ => 0,
    };
    for space in 1..=36 {
        assert_eq!(count(space), expected(space), "space {space}");
    }
    assert_eq!(inside(by_id(&document, "fort"), "pirate"), 3);
    assert_eq!(inside(by_id(&document, "boat"), "pirate"), 1);
    assert_eq!(inside(by_id(&document, "space-17"), "seat-1"), 2);
}

#[test]
fn the_turn_is_three_lamps_that_go_out() {
    for (position, lit, out) in [(BOOK, 3, 0), (TWO, 2, 1), (FIVE, 1, 2), (WON, 0, 0)] {
        let picture = draw(position, Viewer::Public, &BoardOptions::default());
        let document = Document::parse(&picture).unwrap();
        assert_eq!(with_class(&document, "lit").len(), lit, "{position}");
        assert_eq!(with_class(&document, "out").len(), out, "{position}");
    }
}

#[test]
fn hidden_hands_are_backs_and_open_ones_are_stacks() {
    let hidden = draw(TWO, Viewer::Seat(seat(0)), &BoardOptions::default());
    let document = Document::parse(&hidden).unwrap();
    assert_eq!(inside(by_id(&document, "seat-1"), "back"), 5);
    assert_eq!(inside(by_id(&document, "seat-1"), "stack"), 0);
    assert_eq!(inside(by_id(&document, "seat-0"), "stack"), 6);
    assert_eq!(inside(by_id(&document, "seat-0"), "back"), 0);
    // Stacks are three high at most: B2 D H K3.
    assert_eq!(inside(by_id(&document, "seat-0"), "card"), 7);
}

#[test]
fn the_row_lies_in_order() {
    let picture = draw(BOOK, Viewer::Public, &BoardOptions::default());
    let document = Document::parse(&picture).unwrap();
    for (index, letter) in "BDDHPBDSS".chars().enumerate() {
        let card = by_id(&document, &format!("row-{index}"));
        assert_eq!(inside(card, &format!("card-{letter}")), 1, "card {index}");
    }
    assert!(!picture.contains("id=\"row-9\""));
    assert!(!draw(TWO, Viewer::Public, &BoardOptions::default()).contains("id=\"row\""));
}

#[test]
fn discards_show_every_symbol_among_them_and_no_top_card() {
    let expected =
        [(BOOK, ""), (FIVE, "BDHKPS"), (FULL, "BDHKPS"), (TWO, "BDH"), (WON, "BD"), (DRAWN, "")];
    for (position, symbols) in expected {
        for layout in [Layout::Phone, Layout::Wide] {
            let picture =
                draw(position, Viewer::Public, &BoardOptions { layout, ..BoardOptions::default() });
            let document = Document::parse(&picture).unwrap();
            let pile = by_id(&document, "discard-pile");
            assert_eq!(top_symbols(pile), symbols, "{layout:?} {position}");
            assert_eq!(inside(pile, "card"), inside(pile, "mixed"), "{layout:?} {position}");
        }
    }
}

/// The symbols on the uppermost card of a stack that stands for many.
fn top_symbols(pile: Node) -> String {
    let top = pile.children().rfind(|node| node.attribute("class") == Some("card mixed"));
    let links = top.into_iter().flat_map(|card| card.descendants());
    links.filter_map(|node| node.attribute("href")?.strip_prefix("#symbol-")).collect()
}

#[test]
fn marks_show_ghosts_cards_and_numbers() {
    let marks = vec![
        Mark::Target { place: place(24), seat: seat(0), card: Symbol::Dagger },
        Mark::Retreat { place: place(12), seat: seat(0), cards: 2 },
    ];
    let picture = draw(BOOK, Viewer::Public, &BoardOptions { marks, ..BoardOptions::default() });
    let document = Document::parse(&picture).unwrap();
    assert_eq!(inside(by_id(&document, "space-24"), "pirate"), 1);
    assert_eq!(inside(by_id(&document, "space-12"), "pirate"), 2);
    assert_eq!(inside(by_id(&document, "space-12"), "ring"), 1);
    assert_eq!(inside(by_id(&document, "signs"), "card-D"), 1);
    assert_eq!(with_class(&document, "retreat").len(), 1);
}

#[test]
fn a_planned_move_has_its_card_at_the_start_and_a_ghost_at_the_end() {
    let marks = vec![
        Mark::Arrow(planned(Place::FORT, place(7), Some(Symbol::Dagger))),
        Mark::Arrow(planned(place(18), place(12), None)),
    ];
    let picture = draw(BOOK, Viewer::Public, &BoardOptions { marks, ..BoardOptions::default() });
    let document = Document::parse(&picture).unwrap();
    assert_eq!(inside(by_id(&document, "space-7"), "pirate"), 1);
    assert_eq!(inside(by_id(&document, "space-12"), "pirate"), 2);
    assert_eq!(inside(by_id(&document, "signs"), "card-D"), 1);
    assert_eq!(with_class(&document, "plan").len(), 2);
}

#[test]
fn the_end_is_announced() {
    let over = |position| draw(position, Viewer::Public, &BoardOptions::default());
    assert!(over(WON).contains("id=\"banner\"") && over(DRAWN).contains("id=\"banner\""));
    assert!(!over(BOOK).contains("id=\"banner\""));
    let drawn = over(DRAWN);
    let document = Document::parse(&drawn).unwrap();
    assert_eq!(inside(by_id(&document, "banner"), "pirate"), 2);
}

#[test]
fn names_that_cannot_be_drawn_become_letters() {
    let named = |name: &str| {
        let names = vec![name.to_string()];
        draw(TWO, Viewer::Public, &BoardOptions { names, ..BoardOptions::default() })
    };
    assert_eq!(named("漢字"), named(""));
    assert_ne!(named("Blue"), named(""));
    assert_eq!(named("B"), named(""));
}

#[test]
fn parts_of_a_position_are_pictures_of_their_own() {
    for position in [BOOK, FIVE, TWO, WON] {
        let game: Game = position.parse().expect("a position");
        let seen = game.observe(Viewer::Public);
        for layout in [Layout::Phone, Layout::Wide] {
            let options = BoardOptions { layout, ..BoardOptions::default() };
            let (scene, cards) = (scene_svg(&seen, &options), cards_svg(&seen, &options));
            for picture in [&scene, &cards] {
                usvg::Tree::from_str(picture, &usvg::Options::default()).expect("a picture");
            }
            assert!(scene.contains("id=\"space-36\"") && !scene.contains("id=\"draw-pile\""));
            assert!(cards.contains("id=\"draw-pile\"") && !cards.contains("id=\"space-36\""));
            let hands = cards.matches("class=\"hand\"").count();
            assert_eq!(hands, seen.seats());
        }
    }
}
