//! The picture of a ladder: everybody on the axis, in the right place, whatever the numbers.

use cartagena_art::{Rank, Theme, ladder_svg};
use resvg::usvg;
use roxmltree::Document;

fn rank(name: &str, low: f32, value: f32, high: f32) -> Rank {
    Rank { name: name.to_owned(), value, low, high }
}

fn levels() -> Vec<Rank> {
    vec![
        rank("admiral@100", 520.0, 565.0, 612.0),
        rank("captain#5000", 401.0, 440.0, 480.0),
        rank("a program with a very long command line, --fast", 101.0, 150.0, 222.0),
        rank("deckhand", -40.0, 0.0, 38.0),
    ]
}

fn sound(picture: &str) {
    Document::parse(picture).expect("well-formed");
    usvg::Tree::from_str(picture, &usvg::Options::default()).expect("the renderer takes it");
    assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
}

/// Returns the positions of the medallions, from the top down.
fn medallions(picture: &str) -> Vec<f32> {
    let document = Document::parse(picture).expect("well-formed");
    let intervals =
        document.descendants().filter(|node| node.attribute("class") == Some("interval"));
    let circles = intervals.filter_map(|node| {
        let circle = node.children().find(|child| child.has_tag_name("circle"))?;
        circle.attribute("cx")?.parse().ok()
    });
    circles.collect()
}

#[test]
fn everybody_lies_where_their_strength_is() {
    for theme in [Theme::Dark, Theme::Light] {
        let picture = ladder_svg("tortuga+pass", 5, &levels(), theme);
        sound(&picture);
        let at = medallions(&picture);
        let strengths = [565.0, 440.0, 150.0, 0.0];
        assert_eq!(at.len(), strengths.len());
        let scale = (at[0] - at[3]) / 565.0;
        assert!(scale > 0.0);
        for (x, strength) in at.iter().zip(strengths) {
            assert!((x - at[3] - scale * strength).abs() < 0.1, "{strength} at {x}");
        }
    }
}

#[test]
fn any_numbers_make_a_picture() {
    sound(&ladder_svg("", 2, &[], Theme::Dark));
    sound(&ladder_svg("x", 2, &[rank("alone", 0.0, 0.0, 0.0)], Theme::Dark));
    let endless = [rank("a", 100.0, f32::INFINITY, f32::INFINITY), rank("b", 0.0, 0.0, 0.0)];
    sound(&ladder_svg("x", 3, &endless, Theme::Light));
    let many: Vec<Rank> = (0..40).map(|n| rank("n", 0.0, n as f32, 1e5)).collect();
    sound(&ladder_svg("x", 4, &many, Theme::Light));
}
