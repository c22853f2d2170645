//! The scenery behind the tunnel: rock, sky, moon or sun, and water.

use crate::cuts::{glitter, level, noise, rays, spindle, waves};
use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, can_draw, text};
use crate::palette::Palette;
use crate::svg::{at, circle, cut, fill, group, line, n, rect};
use std::fmt::Write;

/// Draws everything behind fort, tunnel and boat.
pub fn scenery(layout: Layout, palette: &Palette) -> String {
    let body = match layout {
        Layout::Phone => phone(palette),
        Layout::Wide => wide(palette),
    };
    group("id=\"scenery\"", &body)
}

pub(crate) fn paint(area: Rect, colour: &str) -> String {
    rect(area.x, area.y, area.w, area.h, 0.0, &format!("fill=\"{colour}\""))
}

fn phone(palette: &Palette) -> String {
    let scene = Layout::Phone.scene();
    let shore = 497.0;
    let sea = Rect::new(0.0, shore, 360.0, scene.bottom() - shore);
    paint(scene, palette.rock[0])
        + &fill(&level(0.0, 130.0, 360.0, 350.0, 12.0, 5), palette.rock[1])
        + &paint(Rect::new(0.0, 80.0, 360.0, 20.0), palette.sky[0])
        + &paint(Rect::new(0.0, 474.0, 360.0, 30.0), palette.sky[0])
        + &moon(304.0, 498.0, 15.0, palette)
        + &paint(sea, palette.sea[0])
        + &fill(&waves(0.0, shore, 360.0, sea.h, 6.5, 3), palette.sea[1])
        + &fill(&glitter(304.0, shore + 1.0, sea.h - 6.0, 34.0, 9), palette.moon)
}

fn wide(palette: &Palette) -> String {
    let scene = Layout::Wide.scene();
    let horizon = 250.0;
    let sea = Rect::new(1000.0, horizon, 280.0, scene.bottom() - horizon);
    paint(scene, palette.sky[0])
        + &wide_sky(palette)
        + &moon(1188.0, 120.0, 44.0, palette)
        + &paint(sea, palette.sea[0])
        + &fill(&waves(sea.x, sea.y, sea.w, sea.h, 10.0, 3), palette.sea[1])
        + &fill(&glitter(1188.0, horizon + 2.0, 150.0, 46.0, 9), palette.moon)
        + &cliff(palette)
}

fn wide_sky(palette: &Palette) -> String {
    if palette.day {
        let near = [(214.0, 62.0, 0.9), (962.0, 66.0, 1.1), (1096.0, 226.0, 0.8)];
        return clouds(&near, palette)
            + &gulls(&[(330.0, 40.0, 1.0), (1120.0, 40.0, 1.2)], palette);
    }
    let cuts = level(0.0, 4.0, 1280.0, 86.0, 14.0, 5) + &level(1080.0, 90.0, 200.0, 150.0, 14.0, 8);
    fill(&cuts, palette.sky[1]) + &stars(palette)
}

/// Draws clouds with level undersides, each with its left end on a point.
pub(crate) fn clouds(places: &[(f32, f32, f32)], palette: &Palette) -> String {
    let cloud = "M0 0C-11 -1 -9 -14 3 -13C5 -23 18 -25 23 -18C27 -35 50 -34 52 -17C60 -23 73 -18 70 -9C80 -9 80 0 72 0Z";
    let drawn = |(x, y, scale): &(f32, f32, f32)| at(*x, *y, *scale, &fill(cloud, palette.sky[1]));
    places.iter().map(drawn).collect()
}

/// Draws pairs of gulls.
pub(crate) fn gulls(places: &[(f32, f32, f32)], palette: &Palette) -> String {
    let pair = line("M0 0q7 -7 11 1q5 -8 12 -2M28 -11q5 -5 8 1q4 -6 9 -1", palette.quiet, 2.2);
    places.iter().map(|(x, y, scale)| at(*x, *y, *scale, &pair)).collect()
}

/// Draws the moon with a ring of cuts around it and a few scars or, by day, the sun.
pub(crate) fn moon(x: f32, y: f32, r: f32, palette: &Palette) -> String {
    let disc = format!(
        "fill=\"{0}\" stroke=\"{1}\" stroke-width=\"{2}\"",
        palette.moon,
        palette.ink,
        n(r * 0.07)
    );
    let disc = circle(x, y, r, &disc);
    if palette.day {
        return fill(&rays(x, y, r * 1.16, r * 2.0, 20), palette.flame[0]) + &disc;
    }
    let scar = format!("fill=\"{}\" opacity=\"0.12\"", palette.ink);
    let scars = [(-0.35, -0.25, 0.2), (0.3, 0.15, 0.26), (-0.1, 0.5, 0.13)];
    let scars: String = scars
        .iter()
        .map(|(dx, dy, size)| circle(x + dx * r, y + dy * r, size * r, &scar))
        .collect();
    fill(&rays(x, y, r * 1.18, r * 1.62, 26), palette.moon) + &disc + &scars
}

fn stars(palette: &Palette) -> String {
    let mut d = String::new();
    for at in 0..26 {
        let (x, y) = (640.0 + noise(at) * 610.0, 34.0 + noise(at + 100) * 26.0);
        let size = 2.2 + noise(at + 200);
        let _ = write!(
            d,
            "M{} {}l{} {}l{} {}l{} {}Z",
            n(x),
            n(y - size),
            n(size * 0.6),
            n(size),
            n(-size * 0.6),
            n(size),
            n(-size * 0.6),
            n(-size)
        );
    }
    fill(&d, palette.moon)
}

/// Draws the hill with the tunnel in it; it overhangs where the tunnel comes out above the water.
fn cliff(palette: &Palette) -> String {
    let mut d = String::from("M-10 460V84");
    for at in 0..24 {
        let x = at as f32 * 44.0 + 20.0;
        let _ = write!(d, "L{} {}", n(x), n(76.0 + 7.0 * noise(at + 40)));
    }
    d += "L1064 86L1082 118L1086 190L1080 236L1066 268L1052 288L1046 330L1058 392L1066 408L1060 460Z";
    let cuts =
        level(190.0, 92.0, 850.0, 345.0, 17.0, 21) + &level(1034.0, 100.0, 40.0, 150.0, 17.0, 33);
    cut(&d, palette.rock[0], palette.ink, 5.0) + &fill(&cuts, palette.rock[1])
}

/// Draws the name of the game above the tunnel, where the layout has room for it: as paths if we
/// have drawn all its letters, else as text in a font of the document's.
pub fn title(layout: Layout, name: &str, palette: &Palette) -> String {
    if layout == Layout::Phone {
        return String::new();
    }
    let mut flourish = String::new();
    for (at, long) in [(-7.0, 60.0), (0.0, 110.0), (7.0, 60.0)] {
        for side in [-1.0, 1.0] {
            let from = (640.0 + side * 152.0, 41.0 + at);
            spindle(&mut flourish, from, (from.0 + side * long, from.1), 2.0);
        }
    }
    let capitals = name.to_ascii_uppercase();
    let words = if can_draw(&capitals) {
        text(&capitals, 640.0, 41.0, 30.0, Anchor::Middle, palette.words)
    } else {
        lettered(name, palette)
    };
    group("id=\"title\"", &(words + &fill(&flourish, palette.flame[0])))
}

/// Writes a name in a font, as large as our own letters are.
fn lettered(name: &str, palette: &Palette) -> String {
    let name = name.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<text x=\"640\" y=\"53\" text-anchor=\"middle\" font-family=\"serif\" font-size=\"38\" \
         font-weight=\"700\" letter-spacing=\"3\" fill=\"{}\">{name}</text>",
        palette.words
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Theme;

    #[test]
    fn the_title_is_in_the_script_of_its_language() {
        let palette = Theme::Dark.palette();
        let drawn = |name: &str| title(Layout::Wide, name, palette);
        assert!(!drawn("Cartagena").contains("<text"));
        let japanese = drawn("カルタヘナ");
        assert!(japanese.contains(">カルタヘナ</text>") && !japanese.contains("CARTAGENA"));
        assert!(drawn("カ<&").contains(">カ&lt;&amp;</text>"));
        assert_eq!(title(Layout::Phone, "Cartagena", palette), "");
    }
}
