//! Tests that nothing overlaps anything else or lies outside the picture.

use cartagena::Place;
use cartagena_art::{Layout, Rect};

const LAYOUTS: [Layout; 2] = [Layout::Phone, Layout::Wide];

fn picture(layout: Layout) -> Rect {
    let (w, h) = layout.size();
    Rect::new(0.0, 0.0, w, h)
}

fn spaces(layout: Layout) -> Vec<Rect> {
    Place::spaces().map(|place| layout.area(place)).collect()
}

#[test]
fn places_do_not_overlap_and_lie_inside() {
    for layout in LAYOUTS {
        let mut areas = spaces(layout);
        areas.extend([layout.area(Place::FORT), layout.area(Place::BOAT), layout.cards()]);
        for (index, a) in areas.iter().enumerate() {
            assert!(picture(layout).holds(*a), "{layout:?} {index} {a:?}");
            for b in &areas[..index] {
                assert!(!a.overlaps(*b), "{layout:?}: {a:?} and {b:?}");
            }
        }
    }
}

#[test]
fn neighbours_in_play_are_neighbours_on_the_table() {
    for layout in LAYOUTS {
        let (w, h) = layout.tile();
        for pair in Place::spaces().collect::<Vec<_>>().windows(2) {
            let ((ax, ay), (bx, by)) = (layout.centre(pair[0]), layout.centre(pair[1]));
            let along = (ax - bx).abs() <= w * 1.2 && ay == by;
            let down = ax == bx && by > ay && by - ay <= h * 1.5;
            assert!(along ^ down, "{layout:?} {} to {}", pair[0], pair[1]);
        }
    }
}

#[test]
fn rows_are_segments_and_alternate() {
    for (layout, length) in [(Layout::Phone, 6), (Layout::Wide, 12)] {
        let spaces = spaces(layout);
        for (row, tiles) in spaces.chunks(length).enumerate() {
            assert!(tiles.iter().all(|tile| tile.y == tiles[0].y), "{layout:?} row {row}");
            let right = tiles[length - 1].x > tiles[0].x;
            assert_eq!(right, row % 2 == 0, "{layout:?} row {row}");
        }
    }
}

#[test]
fn slabs_carry_their_six_spaces_and_show_a_joint() {
    for layout in LAYOUTS {
        for segment in 0..6 {
            let slab = layout.slab(segment);
            let tiles = &spaces(layout)[segment * 6..][..6];
            assert!(tiles.iter().all(|tile| slab.holds(*tile)), "{layout:?} slab {segment}");
            for other in 0..segment {
                assert!(!slab.overlaps(layout.slab(other)), "{layout:?} slabs {segment}, {other}");
            }
        }
    }
}

#[test]
fn every_row_but_the_last_ends_in_a_turn() {
    for (layout, turns) in [(Layout::Phone, 5), (Layout::Wide, 2)] {
        let turnings = layout.turnings();
        assert_eq!(turnings.len(), turns);
        for turning in turnings {
            let tile = layout.area(turning.from);
            assert_eq!(turning.right, turning.edge > tile.x);
            assert!((turning.upper - tile.centre().1).abs() < 0.01);
            assert!(turning.lower > tile.bottom());
        }
    }
}

#[test]
fn paths_visit_every_place_on_the_way() {
    let place = |number| Place::new(number).unwrap();
    for layout in LAYOUTS {
        let there = layout.path(place(5), place(9));
        assert_eq!(there, [5, 6, 7, 8, 9].map(|number| layout.centre(place(number))));
        let mut back = layout.path(place(9), place(5));
        back.reverse();
        assert_eq!(back, there);
        assert_eq!(layout.path(Place::FORT, Place::BOAT).len(), 38);
        assert_eq!(layout.path(place(7), place(7)).len(), 1);
    }
}

#[test]
fn panels_keep_clear_of_everything() {
    for layout in LAYOUTS {
        for seats in 2..=5 {
            let panels = layout.panels(seats);
            assert_eq!(panels.len(), seats);
            for (index, panel) in panels.iter().enumerate() {
                assert!(picture(layout).holds(*panel), "{layout:?} {seats} {panel:?}");
                assert!(!panel.overlaps(layout.scene()) && !panel.overlaps(layout.cards()));
                assert!(panels[..index].iter().all(|other| !panel.overlaps(*other)));
            }
        }
    }
}

#[test]
fn phone_spaces_are_large_enough_for_a_finger() {
    let (w, h) = Layout::Phone.tile();
    assert!(w >= 48.0 && h >= 48.0);
    assert_eq!(Layout::Phone.size(), (360.0, 640.0));
}
