//! The picture of distributions: bars as high as their counts, on one axis, whatever the numbers.

use cartagena_art::{Histogram, Theme, histograms_svg};
use resvg::usvg;
use roxmltree::Document;

fn row(counts: &[u64], median: usize) -> Histogram {
    Histogram { name: "tortuga 2: bosun".to_owned(), counts: counts.to_vec(), median }
}

fn sound(picture: &str) {
    Document::parse(picture).expect("well-formed");
    usvg::Tree::from_str(picture, &usvg::Options::default()).expect("the renderer takes it");
    assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
}

/// Returns the outlines of the bars, from the top down.
fn outlines(picture: &str) -> Vec<String> {
    let document = Document::parse(picture).expect("well-formed");
    let rows = document.descendants().filter(|node| node.attribute("class") == Some("histogram"));
    let outline = |row: roxmltree::Node<'_, '_>| {
        let path = row.descendants().find(|node| node.has_tag_name("path"))?;
        Some(path.attribute("d")?.to_owned())
    };
    rows.filter_map(outline).collect()
}

/// Returns the heights of the bars above the base line.
fn heights(outline: &str) -> Vec<f32> {
    let number = |text: &str| text.split('H').next().and_then(|text| text.parse::<f32>().ok());
    let start = outline.split('V').next().and_then(|text| text.split(' ').nth(1));
    let base: f32 = start.and_then(|text| text.parse().ok()).expect("a base line");
    let ends = outline.split('V').skip(1).filter(|part| part.contains('H'));
    ends.filter_map(number).map(|y| base - y).collect()
}

#[test]
fn bars_are_as_high_as_their_counts() {
    for theme in [Theme::Dark, Theme::Light] {
        let rows = [row(&[0, 2, 4, 1], 2), row(&[3, 3, 3], 1)];
        let picture = histograms_svg("length", "", 2, &rows, theme);
        sound(&picture);
        let found = outlines(&picture);
        assert_eq!(found.len(), 2);
        let first = heights(&found[0]);
        assert_eq!(first.len(), 4, "{}", found[0]);
        for (height, count) in first.iter().zip([0.0, 2.0, 4.0, 1.0]) {
            assert!((height - first[2] * count / 4.0).abs() < 0.1, "{height} for {count}");
        }
        let second = heights(&found[1]);
        assert!(second.iter().all(|height| (height - first[2]).abs() < 0.1), "{second:?}");
    }
}

#[test]
fn any_counts_make_a_picture() {
    sound(&histograms_svg("", "", 0, &[], Theme::Dark));
    sound(&histograms_svg("x", "y", 5, &[row(&[], 0)], Theme::Light));
    sound(&histograms_svg(
        "x",
        "y",
        3,
        &[row(&[0, 0], 0), row(&[u64::MAX; 400], 200)],
        Theme::Dark,
    ));
}
