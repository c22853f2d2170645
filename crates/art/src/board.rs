//! A whole position as one picture.

use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, can_draw, fitting_size, text};
use crate::marks::{Mark, gate_and_plank, light, signs, trails};
use crate::palette::{Palette, Theme};
use crate::pirates::{Look, pirate};
use crate::svg::{at, cut, group, rect};
use crate::tunnel::{SpaceFigure, chevrons, joints, slab, space, turning};
use crate::{boat, cards, fort, panels, piles, pirates, scenery, symbols};
use cartagena::{Observation, Outcome, Place, Seat, Turn, Viewer};

/// Settings for drawing a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardOptions {
    /// The shape of the picture.
    pub layout: Layout,
    /// The theme: dark or light.
    pub theme: Theme,
    /// The players' names by seat; who has none, or one with signs that cannot be drawn, gets
    /// the letter of the colour.
    pub names: Vec<String>,
    /// True if names with signs that cannot be drawn are written in a font of the reader, who has fonts: in a
    /// browser.
    pub fonts: bool,
    /// True if every pirate carries the letter of its colour.
    pub letters: bool,
    /// The letters of the five colours, in place of [`LETTERS`].
    pub alphabet: Option<[char; Seat::MAX]>,
    /// Marks drawn on top of the position.
    pub marks: Vec<Mark>,
    /// The name of the game in the language of the picture; the English one if absent.
    pub title: Option<String>,
}

/// Blue, red, yellow, green and browN.
pub const LETTERS: [char; Seat::MAX] = ['B', 'R', 'Y', 'G', 'N'];

impl BoardOptions {
    /// Returns the letter of a seat's colour.
    pub fn letter(&self, seat: Seat) -> char {
        self.alphabet.unwrap_or(LETTERS)[seat.index()]
    }

    /// Returns the name of the game.
    pub(crate) fn title(&self) -> &str {
        self.title.as_deref().unwrap_or("Cartagena")
    }
}

/// Returns the shared SVG definitions that the pieces refer to; a document that shows any piece
/// needs them once.
pub fn defs() -> String {
    format!("<defs>{}{}{}</defs>", symbols::defs(), pirates::defs(), cards::defs())
}

/// Draws a position as a complete, self-contained picture.
pub fn board_svg(seen: &Observation, options: &BoardOptions) -> String {
    let (w, h) = options.layout.size();
    let palette = options.theme.palette();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\">\
         {}{}{}{}{}{}</svg>",
        defs(),
        scene(seen, options, palette),
        surround(options.layout, palette),
        piles::table_cards(seen, options.layout, palette),
        panels::panels(seen, options, palette),
        banner(seen, options, palette)
    )
}

/// Draws only the scene of a position: fort, tunnel and boat, for pages that show hands elsewhere.
pub fn scene_svg(seen: &Observation, options: &BoardOptions) -> String {
    let Rect { x, y, w, h } = options.layout.scene();
    let scene = scene(seen, options, options.theme.palette());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {w} {h}\">{}{scene}</svg>",
        defs()
    )
}

/// Draws only the cards of a position: the row and the piles, and a strip with the hand of every
/// seat.
pub fn cards_svg(seen: &Observation, options: &BoardOptions) -> String {
    let palette = options.theme.palette();
    let lying = Layout::Phone.cards();
    let top = lying.h + 8.0;
    let (strips, bottom) = panels::strips(seen, options, top, palette);
    let cards = piles::table_cards(seen, Layout::Phone, palette);
    let cards = at(0.0, -lying.y + 2.0, 1.0, &cards);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 360 {bottom}\">{}{cards}{strips}</svg>",
        defs()
    )
}

/// Draws fort, tunnel and boat with all pirates in their places.
pub(crate) fn scene(seen: &Observation, options: &BoardOptions, palette: &Palette) -> String {
    let layout = options.layout;
    let winner = match seen.turn() {
        Turn::Over(Outcome::Won(seat)) => Some(seat),
        _ => None,
    };
    let body = [
        scenery::scenery(layout, palette),
        scenery::title(layout, options.title(), palette),
        fort::fort(layout, &crews(seen, Place::FORT, options), palette),
        tunnel(seen, options, palette),
        boat::boat(layout, &crews(seen, Place::BOAT, options), winner, palette),
        gate_and_plank(layout, palette),
        signs(&options.marks, layout, palette),
    ];
    group("id=\"scene\"", &body.concat())
}

/// Draws the ground above and below the scene, which trims the scene as a print's margin does.
fn surround(layout: Layout, palette: &Palette) -> String {
    let (scene, (w, h)) = (layout.scene(), layout.size());
    let band = |y: f32, h: f32| rect(0.0, y, w, h, 0.0, &format!("fill=\"{}\"", palette.ground));
    let edge = |y: f32| rect(0.0, y - 2.0, w, 4.0, 0.0, &format!("fill=\"{}\"", palette.ink));
    let above = if scene.y > 0.0 { band(0.0, scene.y) + &edge(scene.y) } else { String::new() };
    above + &band(scene.bottom(), h - scene.bottom()) + &edge(scene.bottom())
}

fn tunnel(seen: &Observation, options: &BoardOptions, palette: &Palette) -> String {
    let layout = options.layout;
    let turnings: String =
        layout.turnings().into_iter().map(|at| turning(at, layout, palette)).collect();
    let slabs: String = (0..6).map(|segment| slab(layout, segment, palette)).collect();
    let spaces: String = Place::spaces()
        .filter_map(|place| Some((place, seen.tunnel().symbol(place)?)))
        .map(|(place, what)| {
            let light = light(&options.marks, place, palette);
            space(layout, place, what, light, &figures_on(seen, place, options), palette)
        })
        .collect();
    let marks = joints(layout, palette) + &chevrons(layout, palette);
    let trails = trails(&options.marks, layout, palette);
    group("id=\"tunnel\"", &(turnings + &slabs + &marks + &trails + &spaces))
}

/// Returns the look of a seat's pirates for the viewer.
fn look(seen: &Observation, seat: Seat, options: &BoardOptions) -> Look {
    let own = seen.viewer() == Viewer::Seat(seat);
    Look {
        rim: own.then_some(options.theme.palette().own_rim),
        letter: options.letters.then(|| options.letter(seat)),
        ghost: false,
    }
}

/// Returns the figures on a space, ghosts last.
fn figures_on(seen: &Observation, place: Place, options: &BoardOptions) -> Vec<SpaceFigure> {
    let mut who: Vec<SpaceFigure> = Vec::new();
    for seat in Seat::first_n(seen.seats()) {
        let one = SpaceFigure { seat, look: look(seen, seat, options) };
        who.extend((0..seen.pirates_at(seat, place)).map(|_| one));
    }
    if let Some(seat) = options.marks.iter().find_map(|mark| mark.ghost(place)) {
        who.push(SpaceFigure { seat, look: Look { ghost: true, ..look(seen, seat, options) } });
    }
    who.truncate(3);
    who
}

fn crews(seen: &Observation, place: Place, options: &BoardOptions) -> Vec<(Seat, u8, Look)> {
    let crew = |seat| {
        let count = seen.pirates_at(seat, place);
        let wished = options.marks.iter().any(|mark| mark.ghost(place) == Some(seat));
        (seat, count, Look { ghost: count == 0 && wished, ..look(seen, seat, options) })
    };
    Seat::first_n(seen.seats()).map(crew).collect()
}

/// Draws a ribbon over the scene when the game is over: the winner, or everybody for a draw.
pub(crate) fn banner(seen: &Observation, options: &BoardOptions, palette: &Palette) -> String {
    let Turn::Over(outcome) = seen.turn() else { return String::new() };
    let (x, y, scale) = match options.layout {
        Layout::Phone => (142.0, 557.0, 0.5),
        Layout::Wide => (640.0, 44.0, 0.86),
    };
    let body = ribbon(palette)
        + &match outcome {
            Outcome::Won(seat) => champion(seat, options, palette),
            Outcome::Drawn => everybody(seen),
        };
    let place = crate::svg::place(x, y, scale);
    group(&format!("id=\"banner\" transform=\"{}\"", place), &body)
}

fn ribbon(palette: &Palette) -> String {
    cut("M-262 -22H-180V42H-262L-240 10Z", palette.back[0], palette.ink, 5.0)
        + &cut("M262 -22H180V42H262L240 10Z", palette.back[0], palette.ink, 5.0)
        + &cut("M-214 -46H214V36H-214Z", palette.card[0], palette.ink, 6.0)
        + &crate::svg::line("M-204 -37H204M-204 27H204", palette.back[0], 3.0)
}

fn champion(seat: Seat, options: &BoardOptions, palette: &Palette) -> String {
    let name =
        options.names.get(seat.index()).filter(|name| can_draw(name)).cloned().unwrap_or_default();
    let crown = "M-34 0L-38 -30L-20 -14L0 -36L20 -14L38 -30L34 0Z";
    let crown =
        |x: f32| crate::svg::at(x, 8.0, 0.8, &cut(crown, palette.flame[0], palette.ink, 4.0));
    let words =
        text(&name, 10.0, -5.0, fitting_size(&name, 26.0, 200.0), Anchor::Middle, palette.card[1]);
    // Where there is no name to draw, pirate and crown stand together.
    let (left, right) = if name.is_empty() { (-48.0, 48.0) } else { (-136.0, 160.0) };
    pirate(seat, left, 27.0, 70.0, Look::default()) + &words + &crown(right)
}

fn everybody(seen: &Observation) -> String {
    let seats = seen.seats();
    let middle = (seats - 1) as f32 / 2.0;
    Seat::first_n(seats)
        .map(|seat| {
            pirate(seat, (seat.index() as f32 - middle) * 70.0, 27.0, 62.0, Look::default())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_can_be_replaced() {
        let seat = Seat::first_n(5).next_back().expect("five seats");
        assert_eq!(BoardOptions::default().letter(seat), 'N');
        let options =
            BoardOptions { alphabet: Some(['M', 'R', 'G', 'Z', 'H']), ..BoardOptions::default() };
        assert_eq!(options.letter(seat), 'H');
    }
}
