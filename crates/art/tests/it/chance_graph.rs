//! The graph of everybody's chances.

use cartagena::Seat;
use cartagena_art::{
    ChanceGraph, ChancePoint, Mistake, Theme, chance_graph_area, chance_graph_svg,
};

const SIZE: (f32, f32) = (640.0, 300.0);

fn course() -> ChanceGraph {
    let moment = |moves: usize| ChancePoint {
        moves,
        chances: vec![0.5 + moves as f32 / 100.0, 0.5 - moves as f32 / 100.0],
    };
    let dent = Mistake { moves: 20, seat: Seat::FIRST, chance: 0.7, weight: 3 };
    ChanceGraph {
        turn_ends: (1..=25).map(|turn| turn * 2).collect(),
        points: (0..=5).map(|at| moment(at * 10)).collect(),
        mistakes: vec![dent],
    }
}

/// The numbers of the path that is drawn first in a seat's group.
fn path(picture: &str, seat: usize) -> Vec<(f32, f32)> {
    let lines = picture.split("id=\"chances\"").nth(1).expect("lines");
    let own = lines.split(&format!("class=\"seat-{seat}\"")).nth(1).expect("a line");
    let d = own.split(" d=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a path");
    let point = |word: &str| {
        let (x, y) = word.split_once(' ').expect("a point");
        (x.parse().expect("a number"), y.parse().expect("a number"))
    };
    d.trim_start_matches('M').split('L').map(point).collect()
}

#[test]
fn lines_run_from_left_to_right_and_certainty_is_the_upper_edge() {
    let picture = chance_graph_svg(&course(), SIZE, Theme::Dark);
    let area = chance_graph_area(SIZE);
    let (first, second) = (path(&picture, 0), path(&picture, 1));
    assert_eq!((first.len(), second.len()), (6, 6));
    assert!(first.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 > pair[1].1));
    assert!((first[0].0 - area.x).abs() < 0.01 && (first[5].0 - area.right()).abs() < 0.01);
    assert!((first[5].1 - area.y).abs() < 0.01 && (second[5].1 - area.bottom()).abs() < 0.01);
}

#[test]
fn seats_are_told_apart_without_colour() {
    let moments =
        (0..40).map(|moves| ChancePoint { moves, chances: vec![0.2; 5] }).collect::<Vec<_>>();
    let turn_ends = (1..40).collect();
    let course = ChanceGraph { turn_ends, points: moments, mistakes: Vec::new() };
    let picture = chance_graph_svg(&course, SIZE, Theme::Light);
    let mut dashes: Vec<&str> = picture
        .split("stroke-dasharray=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    dashes.sort_unstable();
    dashes.dedup();
    assert_eq!(dashes.len(), 5);
    let figures = picture.split("id=\"figures\"").nth(1).expect("figures");
    for seat in 0..5 {
        assert!(figures.contains(&format!("#pirate-{seat}")), "{seat}");
    }
}

#[test]
fn moments_and_places_in_the_graph_belong_together() {
    let course = course();
    for moves in (0..=50).step_by(2) {
        assert_eq!(course.moves_at(course.across(moves)), moves);
    }
    assert_eq!((course.moves_at(-1.0), course.moves_at(7.0)), (0, 50));
    assert_eq!(ChanceGraph::default().across(3), 0.0);
}

#[test]
fn turns_are_equally_wide_however_many_moves_they_have() {
    let course = ChanceGraph { turn_ends: vec![1, 4, 6, 7], ..ChanceGraph::default() };
    let across = [0, 1, 4, 6, 7].map(|moves| course.across(moves));
    assert_eq!(across, [0.0, 0.25, 0.5, 0.75, 1.0]);
    assert!((course.across(2) - 1.0 / 3.0).abs() < 1e-6, "a third into the second turn");
    assert_eq!(course.moves_at(0.6), 4, "a press goes to the end of the nearest turn");
    assert_eq!(course.across(99), 1.0);
}

#[test]
fn nothing_known_is_an_empty_graph_and_nonsense_stays_inside() {
    let empty = chance_graph_svg(
        &ChanceGraph { turn_ends: vec![3, 12], ..ChanceGraph::default() },
        SIZE,
        Theme::Dark,
    );
    assert!(empty.ends_with("</svg>") && !empty.contains("class=\"dent"));
    let moments = vec![ChancePoint { moves: 99, chances: vec![f32::NAN, 7.0] }];
    let odd = chance_graph_svg(
        &ChanceGraph { turn_ends: vec![3, 12], points: moments, mistakes: Vec::new() },
        SIZE,
        Theme::Dark,
    );
    let area = chance_graph_area(SIZE);
    assert_eq!(path(&odd, 1), [(area.right(), area.y)]);
    assert!(!odd.contains("NaN"));
}

#[test]
fn how_bad_it_was_shows_in_the_shape() {
    let shape = |weight| {
        let dents = vec![Mistake { weight, ..course().mistakes[0] }];
        let picture =
            chance_graph_svg(&ChanceGraph { mistakes: dents, ..course() }, SIZE, Theme::Dark);
        picture.split("class=\"dent").nth(1).expect("a dent").to_owned()
    };
    assert_ne!(shape(1), shape(2));
    assert_ne!(shape(2), shape(3));
}
