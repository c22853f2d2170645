//! The pictures of a course of training.

use cartagena_art::{CalibrationBand, Captions, Theme, TrainingPoint, contrast, training_svg};
use resvg::usvg;
use roxmltree::Document;

fn captions() -> Captions {
    let words = ["Tortuga", "score", "error", "games", "came true", "said"];
    let [title, score, error, games, came, said] = words.map(str::to_owned);
    Captions { title, score, error, games, observed: came, predicted: said }
}

fn lessons(count: u16) -> Vec<TrainingPoint> {
    let lesson = |at: u16| TrainingPoint {
        games: f32::from(at) * 4_000.0,
        score: f32::from(at) / f32::from(count),
        error: 0.3 / f32::from(at),
    };
    (1..=count).map(lesson).collect()
}

fn bands() -> Vec<CalibrationBand> {
    let band = |at: u8| {
        let said = (f32::from(at) + 0.5) / 20.0;
        CalibrationBand {
            count: if at == 7 { 0.0 } else { 50.0 * f32::from(at) },
            predicted: said,
            observed: said,
        }
    };
    (1..=20).map(band).collect()
}

fn circles(picture: &str, id: &str) -> Vec<(f32, f32, f32)> {
    let document = Document::parse(picture).expect("well-formed SVG");
    let group = document.descendants().find(|node| node.attribute("id") == Some(id));
    let number = |node: roxmltree::Node, name| {
        node.attribute(name).and_then(|text| text.parse().ok()).expect("a number")
    };
    let nodes = group.expect("the group").descendants().filter(|node| node.has_tag_name("circle"));
    nodes.map(|node| (number(node, "cx"), number(node, "cy"), number(node, "r"))).collect()
}

#[test]
fn pictures_are_sound_in_both_prints_however_little_there_is() {
    for theme in [Theme::Dark, Theme::Light] {
        for (lessons, bands) in [(lessons(10), bands()), (lessons(1), vec![]), (vec![], bands())] {
            let picture = training_svg(&captions(), 5, &lessons, &bands, theme);
            usvg::Tree::from_str(&picture, &usvg::Options::default()).expect("well-formed SVG");
            assert!(!picture.contains("<text") && !picture.contains("NaN"), "{picture}");
        }
    }
}

#[test]
fn a_better_score_lies_higher_and_later_games_farther_right() {
    let picture = training_svg(&captions(), 2, &lessons(8), &bands(), Theme::Dark);
    let knots = circles(&picture, "learning");
    assert_eq!(knots.len(), 8);
    assert!(knots.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 > pair[1].1));
}

#[test]
fn chances_that_come_true_lie_on_the_diagonal_and_many_are_large() {
    let picture = training_svg(&captions(), 2, &lessons(8), &bands(), Theme::Dark);
    let medallions = circles(&picture, "reliability");
    assert_eq!(medallions.len(), 19, "a band without chances is not drawn");
    let ((x0, y0, _), (x1, y1, _)) = (medallions[0], medallions[9]);
    let slope = (y1 - y0) / (x1 - x0);
    for (x, y, _) in &medallions[..18] {
        assert!((y - y0 - slope * (x - x0)).abs() < 0.1, "{x} {y}");
    }
    assert!(medallions.windows(2).all(|pair| pair[0].2 < pair[1].2));
}

#[test]
fn what_is_written_can_be_read() {
    for theme in [Theme::Dark, Theme::Light] {
        let palette = theme.palette();
        for stone in [1, 5] {
            assert!(contrast(palette.mark, palette.slabs[stone]) >= 4.5);
        }
    }
}
