//! Renders positions as pictures to look at: `cargo run -p cartagena-art --example gallery -- DIR`.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]
#![allow(clippy::cast_possible_truncation, reason = "coordinates of pictures are small")]

use cartagena::{Game, Place, Seat, Symbol, Viewer};
use cartagena_art::{
    BoardOptions, Layout, Mark, Portrait, Theme, backdrop, backdrop_size, board_svg, boat_at_sea,
    defs, lane, portrait, scenery, title,
};
use resvg::{tiny_skia, usvg};
use std::{env, error::Error, fs, path::Path};

const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";
const CROWD: &str = "hispaniola BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.4.4.20.37:B2DH3K|4.7.7.20.25.37:D2S|0.7.20.25.25.36:BDHKPS|0.0.0.1.36.37:K4P|2.2.2.36.37.37:S2 \
    BDKPHSBDKPHS B2D3H4K5P2S 3.1";
const JAMAICA: &str = "jamaica HDKBPS/PKDHSB/KBSDHP/HKPBSD/DBKPHS/BPHSDK \
    0.0.0.3.12.22:B2DHK3|0.0.5.9.9.14:D2PS2 - B3D2H 1.2";
const WON: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    37.37.37.37.37.37:D|5.8.17.37.37.37:BP3S|0.9.21.37.37.37:BKS BDDHPBDSS B4D6 won.0";

fn main() -> Result<(), Box<dyn Error>> {
    let directory = env::args().nth(1).ok_or("give a directory for the pictures")?;
    let directory = Path::new(&directory);
    fs::create_dir_all(directory)?;
    let seat = |index| Seat::first_n(5).nth(index);
    for (name, position, viewer) in [
        ("book", BOOK, Viewer::Public),
        ("crowd", CROWD, seat(4).map_or(Viewer::Public, Viewer::Seat)),
        ("jamaica", JAMAICA, seat(0).map_or(Viewer::Public, Viewer::Seat)),
        ("won", WON, Viewer::Public),
    ] {
        let seen = position.parse::<Game>()?.observe(viewer);
        for layout in [Layout::Phone, Layout::Wide] {
            for theme in [Theme::Dark, Theme::Light] {
                let options = BoardOptions {
                    layout,
                    theme,
                    names: names(),
                    letters: name == "crowd",
                    marks: marks(name),
                    ..BoardOptions::default()
                };
                let file = format!("{name}-{layout:?}-{theme:?}").to_lowercase();
                let picture = board_svg(&seen, &options);
                fs::write(directory.join(&file).with_extension("svg"), &picture)?;
                png(&picture, 1.0)?.save_png(directory.join(&file).with_extension("png"))?;
                if layout == Layout::Phone {
                    png(&picture, 2.5)?
                        .save_png(directory.join(file + "-large").with_extension("png"))?;
                }
            }
        }
    }
    for layout in [Layout::Phone, Layout::Wide] {
        for theme in [Theme::Dark, Theme::Light] {
            let scale = if layout == Layout::Phone { 2.0 } else { 1.0 };
            let file = format!("backdrop-{layout:?}-{theme:?}").to_lowercase();
            png(&front(layout, theme), scale)?.save_png(directory.join(file + ".png"))?;
            let file = format!("departure-{layout:?}-{theme:?}").to_lowercase();
            png(&departure(layout, theme), scale)?.save_png(directory.join(file + ".png"))?;
        }
    }
    png(&portraits(), 1.0)?.save_png(directory.join("portraits.png"))?;
    Ok(())
}

/// Draws the backdrop of the home page as a picture of its own.
fn front(layout: Layout, theme: Theme) -> String {
    let (w, h) = backdrop_size(layout);
    let body = defs() + &backdrop(layout, theme.palette());
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\">{body}</svg>")
}

/// Draws the sea with the boat that has left, and the standings of one seat.
fn departure(layout: Layout, theme: Theme) -> String {
    let (scene, palette) = (layout.scene(), theme.palette());
    let look = cartagena_art::Look::default();
    let places = [0, 8, 8, 21, 37, 37].map(|number| Place::new(number).unwrap_or(Place::BOAT));
    let body = scenery(layout, palette)
        + &title(layout, "Cartagena", palette)
        + &boat_at_sea(layout, &[(Seat::FIRST, 6, look)], Seat::FIRST, palette)
        + &format!(
            "<g transform=\"translate({} {})\">{}</g>",
            scene.x,
            scene.y,
            lane(Seat::FIRST, places, palette)
        );
    let (x, y, w, h) = (scene.x, scene.y, scene.w, scene.h);
    let view = format!("{x} {y} {w} {h}");
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view}\">{}{body}</svg>", defs())
}

/// Draws the faces of the six levels in a row.
fn portraits() -> String {
    let one = |(at, who): (usize, Portrait)| {
        format!("<g transform=\"translate({} 0)\">{}</g>", at * 110, portrait(who))
    };
    let row: String = Portrait::ALL.into_iter().enumerate().map(one).collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 650 100\">{row}</svg>")
}

fn names() -> Vec<String> {
    ["Blue", "Red", "Yellow", "Green", "Brown"].map(String::from).to_vec()
}

/// Marks for these positions: possible moves, or the last one.
fn marks(name: &str) -> Vec<Mark> {
    let (Some(blue), Some(red), Some(green)) = (Seat::new(0), Seat::new(1), Seat::new(3)) else {
        return Vec::new();
    };
    let places = |number| Place::new(number).unwrap_or(Place::FORT);
    let target = |seat, place, card| Mark::Target { place: places(place), seat, card };
    match name {
        "book" => vec![
            Mark::Source(places(17)),
            target(blue, 24, Symbol::Dagger),
            target(blue, 25, Symbol::Pistol),
            target(blue, 36, Symbol::Hat),
            target(blue, 23, Symbol::Skull),
            target(blue, 37, Symbol::Bottle),
            Mark::Retreat { place: places(12), seat: blue, cards: 1 },
        ],
        "crowd" => vec![
            Mark::Source(places(36)),
            target(green, 37, Symbol::Key),
            target(green, 37, Symbol::Pistol),
            Mark::Retreat { place: places(1), seat: green, cards: 1 },
        ],
        "jamaica" => vec![Mark::Trail { seat: red, from: places(5), to: places(14) }],
        _ => Vec::new(),
    }
}

fn png(picture: &str, scale: f32) -> Result<tiny_skia::Pixmap, Box<dyn Error>> {
    let tree = usvg::Tree::from_str(picture, &usvg::Options::default())?;
    let size = tree.size();
    let (w, h) = ((size.width() * scale) as u32, (size.height() * scale) as u32);
    let mut pixmap = tiny_skia::Pixmap::new(w, h).ok_or("empty picture")?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}
