//! Symbols and pirates, rendered small and compared pixel by pixel: each must be itself.

use cartagena::{Seat, Symbol};
use cartagena_art::{defs, symbol};
use resvg::{tiny_skia, usvg};

/// The pixels that are more ink than not.
fn pixels(body: &str, size: u32) -> Vec<bool> {
    let picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\">{}{body}</svg>",
        defs()
    );
    let tree = usvg::Tree::from_str(&picture, &usvg::Options::default()).expect("a picture");
    let mut pixmap = tiny_skia::Pixmap::new(size, size).expect("a size");
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixmap.as_mut());
    pixmap.pixels().iter().map(|pixel| pixel.alpha() > 127).collect()
}

/// The part of the two shapes together that belongs to only one of them.
fn difference(a: &[bool], b: &[bool]) -> f32 {
    let count = |both: fn(bool, bool) -> bool| {
        a.iter().zip(b).filter(|(a, b)| both(**a, **b)).count() as f32
    };
    count(|a, b| a != b) / count(|a, b| a || b)
}

fn all_differ(shapes: &[Vec<bool>], least: f32) {
    for (index, a) in shapes.iter().enumerate() {
        for (other, b) in shapes[..index].iter().enumerate() {
            let found = difference(a, b);
            assert!(found >= least, "{index} and {other} differ by {found:.2}");
        }
    }
}

#[test]
fn symbols_are_six_silhouettes_at_24_pixels() {
    let shapes =
        Symbol::ALL.map(|what| pixels(&symbol(what, 12.0, 12.0, 24.0, "#000", "none"), 24));
    for (what, shape) in Symbol::ALL.iter().zip(&shapes) {
        let inked = shape.iter().filter(|pixel| **pixel).count();
        assert!((100..400).contains(&inked), "{what}: {inked} of 576 pixels");
    }
    all_differ(&shapes, 0.35);
}

#[test]
fn pirates_are_told_apart_by_their_hats_alone() {
    let head = |seat: Seat| {
        format!("<use href=\"#figure-{seat}\" transform=\"translate(24 72)\" fill=\"#000\"/>")
    };
    // Only what is above the chin: coats are the same for all.
    let shapes: Vec<_> =
        Seat::first_n(5).map(|seat| pixels(&head(seat), 48)[..48 * 40].to_vec()).collect();
    all_differ(&shapes, 0.18);
}
