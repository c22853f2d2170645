//! Positions as picture files.

use crate::failure::Failure;
use crate::narration::seat_name;
use crate::symbols;
use cartagena::{Observation, Seat};
use cartagena_art::{BoardOptions, Layout, Theme, board_svg, can_draw};
use cartagena_texts::{Texts, bidi, say};
use clap::ArgMatches;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Returns the look of pictures that the command line asks for.
pub(crate) fn options(texts: &Texts, matches: &ArgMatches, names: Vec<String>) -> BoardOptions {
    let word = |id| matches.get_one::<&'static str>(id).copied();
    BoardOptions {
        layout: if word("layout") == Some("phone") { Layout::Phone } else { Layout::Wide },
        theme: if word("theme") == Some("light") { Theme::Light } else { Theme::Dark },
        letters: matches.get_flag("letters"),
        names: Seat::first_n(names.len())
            .zip(names)
            .map(|(seat, name)| drawable(texts, seat, &name))
            .collect(),
        alphabet: Some(symbols::CREW_LETTERS),
        title: title(texts),
        ..BoardOptions::default()
    }
}

/// Returns the name of the game in visual order, if pictures have its letters.
fn title(texts: &Texts) -> Option<String> {
    let name = say!(texts, "game-name").to_uppercase();
    can_draw(&name).then(|| bidi::visual(&name, texts.lang().is_rtl()))
}

/// Returns a name that can be drawn, in visual order: for one in letters that pictures do not have
/// stands the colour.
fn drawable(texts: &Texts, seat: Seat, name: &str) -> String {
    let colour = || seat_name(texts, seat, "");
    let name = if can_draw(name) { name.to_owned() } else { colour() };
    bidi::visual(&name, texts.lang().is_rtl())
}

/// Draws a position into an SVG file.
pub(crate) fn svg(
    texts: &Texts,
    seen: &Observation,
    options: &BoardOptions,
    file: &Path,
) -> Result<(), Failure> {
    write(texts, file, board_svg(seen, options).as_bytes())
}

/// Draws a position into a PNG file of some width in pixels; without one, that of the layout.
pub(crate) fn png(
    texts: &Texts,
    seen: &Observation,
    options: &BoardOptions,
    file: &Path,
    width: Option<u64>,
) -> Result<(), Failure> {
    let undrawn = |reason: String| Failure::Other(say!(texts, "error-picture", reason = reason));
    let bytes = encoded(&board_svg(seen, options), width).map_err(undrawn)?;
    write(texts, file, &bytes)
}

/// Writes a picture into a file whose name says in which format.
pub(crate) fn drawn(texts: &Texts, picture: &str, file: &Path) -> Result<(), Failure> {
    if file.extension().is_some_and(|ending| ending == "svg") {
        return drawn_as_svg(texts, picture, file);
    }
    let undrawn = |reason: String| Failure::Other(say!(texts, "error-picture", reason = reason));
    write(texts, file, &encoded(picture, None).map_err(undrawn)?)
}

/// Writes a picture as SVG, whatever the name of the file.
pub(crate) fn drawn_as_svg(texts: &Texts, picture: &str, file: &Path) -> Result<(), Failure> {
    write(texts, file, picture.as_bytes())
}

fn encoded(picture: &str, width: Option<u64>) -> Result<Vec<u8>, String> {
    let width = width.map(|width| u32::try_from(width).unwrap_or(u32::MAX));
    cartagena_raster::png(picture, width).map_err(|error| error.to_string())
}

/// Reports whether a picture goes to standard output.
pub(crate) fn is_stdout(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// Writes a file, or to standard output for `-`.
pub(crate) fn write(texts: &Texts, file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    if is_stdout(file) {
        return Ok(io::stdout().write_all(bytes)?);
    }
    fs::write(file, bytes).map_err(|error| unwritten(texts, file, &error))
}

/// Returns the failure to write a file or folder, with its reason.
pub(crate) fn unwritten(texts: &Texts, file: &Path, error: &std::io::Error) -> Failure {
    let (file, reason) = (file.display().to_string(), error.to_string());
    Failure::Other(say!(texts, "error-file-write", file = file, reason = reason))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;
    use resvg::tiny_skia;

    #[test]
    fn names_are_drawn_in_the_language_of_the_picture() {
        let check = |lang, name: &str, expect| {
            assert_eq!(drawable(&Texts::new(lang), Seat::FIRST, name), expect);
        };
        check(Lang::En, "Anne", "Anne");
        check(Lang::En, "Синий", "Синий");
        check(Lang::En, "漢字", "Blue");
        check(Lang::Ja, "水夫", "青");
        check(Lang::Cs, "Ξένη", "Modrá");
        check(Lang::He, "כחול", "לוחכ");
    }

    /// Regression: pictures named the colours in English, whatever the language.
    #[test]
    fn every_colour_can_be_drawn_in_every_language() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for seat in Seat::first_n(Seat::MAX) {
                let name = seat_name(&texts, seat, "");
                assert!(can_draw(&name), "{lang}: {name}");
            }
        }
    }

    /// Icons of the page: the drawing, its picture, and the width in pixels.
    const ICONS: [(&str, &str, u64); 4] = [
        ("icon.svg", "icon-192.png", 192),
        ("icon.svg", "icon-512.png", 512),
        ("maskable.svg", "icon-180.png", 180),
        ("maskable.svg", "maskable-512.png", 512),
    ];

    /// The pictures are stored beside their drawings, so that the build tool needs no renderer.
    /// After a change of a drawing, `CARTAGENA_WRITE_ICONS=1` makes this test write them again.
    #[test]
    fn icons_are_pictures_of_their_drawings() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/static/icons");
        for (drawing, picture, width) in ICONS {
            let svg = fs::read_to_string(folder.join(drawing)).expect(drawing);
            let drawn = encoded(&svg, Some(width)).expect(picture);
            if std::env::var_os("CARTAGENA_WRITE_ICONS").is_some() {
                fs::write(folder.join(picture), &drawn).expect(picture);
            }
            let stored = fs::read(folder.join(picture)).expect(picture);
            let pixels = |png: &[u8]| tiny_skia::Pixmap::decode_png(png).expect(picture);
            assert!(pixels(&drawn) == pixels(&stored), "{picture} is not what {drawing} shows");
        }
    }
}
