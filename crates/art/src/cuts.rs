//! The one texture of the pictures: cuts of a gouge, pointed at both ends.

use crate::svg::n;
use std::fmt::Write;

/// Returns a deterministic pseudo-random number from -1 to 1.
pub(crate) fn noise(seed: u32) -> f32 {
    let mut x = seed.wrapping_mul(0x9E37_79B9) ^ 0x5bd1_e995;
    x = (x ^ (x >> 15)).wrapping_mul(0x85EB_CA6B);
    x = (x ^ (x >> 13)).wrapping_mul(0xC2B2_AE35);
    (x >> 8) as f32 / (1 << 23) as f32 - 1.0
}

/// Adds a cut from one point to another, `width` across at its thickest.
pub(crate) fn spindle(d: &mut String, from: (f32, f32), to: (f32, f32), width: f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(0.01);
    let (nx, ny) = (-dy / length * width, dx / length * width);
    let (hx, hy) = (dx / 2.0, dy / 2.0);
    let _ = write!(
        d,
        "M{} {}q{} {} {} {}q{} {} {} {}z",
        n(from.0),
        n(from.1),
        n(hx + nx),
        n(hy + ny),
        n(dx),
        n(dy),
        n(-hx - nx),
        n(-hy - ny),
        n(-dx),
        n(-dy)
    );
}

/// Draws rays around a light, from `inner` to about `outer`.
pub(crate) fn rays(x: f32, y: f32, inner: f32, outer: f32, count: u32) -> String {
    let mut d = String::new();
    for ray in 0..count {
        let angle = ray as f32 / count as f32 * std::f32::consts::TAU + 0.1;
        let long = if ray % 2 == 0 { 1.0 } else { 0.72 };
        let reach = inner + (outer - inner) * long;
        let (sin, cos) = angle.sin_cos();
        let from = (x + cos * inner, y + sin * inner);
        spindle(&mut d, from, (x + cos * reach, y + sin * reach), (outer - inner) * 0.09);
    }
    d
}

/// Draws short level cuts strewn over an area, in rows `step` apart.
pub(crate) fn level(x: f32, y: f32, w: f32, h: f32, step: f32, seed: u32) -> String {
    let mut d = String::new();
    let rows = (h / step) as u32;
    for row in 0..rows {
        let top = y + (row as f32 + 0.5) * step;
        let mut left = x + (noise(seed + row * 97) + 1.0) * step;
        let mut index = 0;
        while left < x + w - step {
            let random = noise(seed + row * 97 + index * 7 + 1);
            let long = (step * (2.4 + 1.6 * random)).min(x + w - left);
            spindle(&mut d, (left, top), (left + long, top), step * 0.11);
            left += long + step * (1.6 + 1.2 * noise(seed + row * 31 + index * 13));
            index += 1;
        }
    }
    d
}

/// Draws crests of waves in rows, wider apart towards the viewer.
pub(crate) fn waves(x: f32, y: f32, w: f32, h: f32, step: f32, seed: u32) -> String {
    let mut d = String::new();
    let (mut top, mut row) = (y + step * 0.6, 0);
    while top < y + h {
        let pitch = step * (2.6 + row as f32 * 0.45);
        let mut left = x + (noise(seed + row) + 1.0) * 0.5 * pitch;
        while left + pitch * 0.6 < x + w {
            crest(&mut d, left, top, pitch * 0.6);
            left += pitch * (1.15 + 0.25 * noise(seed + row * 17 + left as u32));
        }
        top += step * (0.8 + row as f32 * 0.16);
        row += 1;
    }
    d
}

fn crest(d: &mut String, x: f32, y: f32, w: f32) {
    let _ = write!(
        d,
        "M{} {}q{} {} {} 0q{} {} {} 0Z",
        n(x),
        n(y),
        n(w / 2.0),
        n(w * 0.26),
        n(w),
        n(-w / 2.0),
        n(w * 0.1),
        n(-w)
    );
}

/// Draws the path of moonlight on water: cuts that widen towards the viewer.
pub(crate) fn glitter(x: f32, y: f32, h: f32, near: f32, seed: u32) -> String {
    let mut d = String::new();
    let rows = (h / 5.0) as u32;
    for row in 0..rows {
        let depth = (row as f32 + 0.5) / rows as f32;
        let half = near * (0.35 + 0.65 * depth) * (0.75 + 0.25 * noise(seed + row));
        let sway = noise(seed + row * 5 + 3) * near * 0.18;
        let top = y + depth * h;
        spindle(&mut d, (x - half + sway, top), (x + half + sway, top), 0.8 + depth);
    }
    d
}
