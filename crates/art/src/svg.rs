//! The few elements that every picture here is made of, as strings.

use std::fmt::{self, Write};

/// A number as it stands in the picture: at most two decimals, no needless zeros.
#[derive(Clone, Copy)]
pub(crate) struct Num(f32);

/// Wraps a number for writing into the picture.
pub(crate) fn n(value: f32) -> Num {
    Num(value)
}

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i32;
        let (whole, rest) = (hundredths / 100, (hundredths % 100).abs());
        let sign = if hundredths < 0 { "-" } else { "" };
        write!(f, "{sign}{}", whole.abs())?;
        match (rest, rest % 10) {
            (0, _) => Ok(()),
            (_, 0) => write!(f, ".{}", rest / 10),
            _ => write!(f, ".{rest:02}"),
        }
    }
}

/// Makes a group with attributes as written.
pub(crate) fn group(attributes: &str, body: &str) -> String {
    format!("<g {attributes}>{body}</g>")
}

/// Makes a group that is moved and scaled.
pub(crate) fn at(x: f32, y: f32, scale: f32, body: &str) -> String {
    format!("<g transform=\"{}\">{body}</g>", place(x, y, scale))
}

/// Returns the value of a `transform` that moves, then scales.
pub(crate) fn place(x: f32, y: f32, scale: f32) -> String {
    if (scale - 1.0).abs() < 1e-4 {
        format!("translate({} {})", n(x), n(y))
    } else {
        // Scales need more digits than places: a drawing of 100 units multiplies the error.
        let scale = (scale * 10_000.0).round() / 10_000.0;
        format!("translate({} {}) scale({scale})", n(x), n(y))
    }
}

/// Draws a filled shape.
pub(crate) fn fill(d: &str, colour: &str) -> String {
    format!("<path d=\"{d}\" fill=\"{colour}\"/>")
}

/// Draws a line with round ends.
pub(crate) fn line(d: &str, colour: &str, width: f32) -> String {
    format!(
        "<path d=\"{d}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        n(width)
    )
}

/// Draws a filled shape with the bold outline of the woodcut.
pub(crate) fn cut(d: &str, colour: &str, outline: &str, width: f32) -> String {
    format!(
        "<path d=\"{d}\" fill=\"{colour}\" stroke=\"{outline}\" stroke-width=\"{}\" \
         stroke-linejoin=\"round\"/>",
        n(width)
    )
}

/// Draws a rectangle with rounded corners.
pub(crate) fn rect(x: f32, y: f32, w: f32, h: f32, r: f32, attributes: &str) -> String {
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" {attributes}/>",
        n(x),
        n(y),
        n(w),
        n(h),
        n(r)
    )
}

/// Draws a circle.
pub(crate) fn circle(x: f32, y: f32, r: f32, attributes: &str) -> String {
    format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {attributes}/>", n(x), n(y), n(r))
}

/// Uses a piece of `defs` at a point.
pub(crate) fn instance(id: &str, x: f32, y: f32, scale: f32, attributes: &str) -> String {
    format!("<use href=\"#{id}\" transform=\"{}\" {attributes}/>", place(x, y, scale))
}

/// Returns the path through these points, not closed.
pub(crate) fn polyline(points: &[(f32, f32)]) -> String {
    let mut d = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if index == 0 { 'M' } else { 'L' }, n(*x), n(*y));
    }
    d
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown: Vec<String> =
            [0.0, -0.004, 1.5, -0.25, 12.345, -7.0, 0.05].map(|x| n(x).to_string()).to_vec();
        assert_eq!(shown, ["0", "0", "1.5", "-0.25", "12.35", "-7", "0.05"]);
    }
}
