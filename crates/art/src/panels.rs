//! The players: who they are, what they hold, whose turn it is.

use crate::board::BoardOptions;
use crate::geometry::{Layout, Rect};
use crate::glyphs::{Anchor, can_draw, clipped, text, written};
use crate::hands::{HandLayout, hand};
use crate::palette::{Palette, SeatColours, seat_colours};
use crate::pirates::{Look, pirate};
use crate::svg::{at, circle, cut, fill, group, line, n, rect};
use cartagena::{Observation, Outcome, Seat, Turn, Viewer};

/// Draws all panels in the places that the layout has for them.
pub(crate) fn panels(seen: &Observation, options: &BoardOptions, palette: &Palette) -> String {
    let order = order(seen, options.layout);
    let places = options.layout.panels(seen.seats());
    let large = |at: usize| options.layout == Layout::Wide || at + 1 == places.len();
    let body: String = order
        .into_iter()
        .zip(&places)
        .enumerate()
        .map(|(at, (seat, area))| panel(seen, seat, *area, large(at), options, palette))
        .collect();
    let title = match options.layout {
        Layout::Phone => title(options.title(), places[0].y, palette),
        Layout::Wide => String::new(),
    };
    group("id=\"panels\"", &(title + &body))
}

/// Draws a strip for every seat, one below another, and returns where they end.
pub(crate) fn strips(
    seen: &Observation,
    options: &BoardOptions,
    top: f32,
    palette: &Palette,
) -> (String, f32) {
    const HIGH: f32 = 36.0;
    let strip = |seat: Seat| {
        let area = Rect::new(4.0, top + HIGH * seat.index() as f32, 352.0, HIGH - 4.0);
        let lit = seen.turn().seat() == Some(seat);
        frame(area, seat, lit, palette) + &strip(seen, seat, area, options, palette)
    };
    let strips = Seat::first_n(seen.seats()).map(strip).collect();
    (strips, top + HIGH * seen.seats() as f32)
}

/// Draws the name of the game, where few opponents leave room above their strip.
fn title(name: &str, room: f32, palette: &Palette) -> String {
    let size = (room * 0.45).min(14.0);
    if room < 12.0 {
        return String::new();
    }
    let name = name.to_ascii_uppercase();
    text(&name, 180.0, room / 2.0, size, Anchor::Middle, palette.words)
}

/// Seats in the order of their panels. The phone's large panel is the viewer's own or, for the
/// public, that of the seat to move; the others follow it in the order of play.
fn order(seen: &Observation, layout: Layout) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::first_n(seen.seats()).collect();
    if layout == Layout::Phone {
        let own = match (seen.viewer(), seen.turn()) {
            (Viewer::Seat(seat), _)
            | (_, Turn::ToMove { seat, .. } | Turn::Over(Outcome::Won(seat))) => seat,
            _ => seats[0],
        };
        seats.rotate_left((own.index() + 1) % seen.seats());
    }
    seats
}

fn panel(
    seen: &Observation,
    seat: Seat,
    area: Rect,
    large: bool,
    options: &BoardOptions,
    palette: &Palette,
) -> String {
    let turn = matches!(seen.turn(), Turn::ToMove { seat: mover, .. } if mover == seat);
    let won = seen.turn() == Turn::Over(Outcome::Won(seat));
    let frame = frame(area, seat, turn || won, palette);
    let inside = match (large, options.layout) {
        (false, _) => strip(seen, seat, area, options, palette),
        (true, Layout::Phone) => own_phone(seen, seat, area, options, palette),
        (true, Layout::Wide) => wide(seen, seat, area, options, palette),
    };
    let class = if turn {
        " turn"
    } else if won {
        " won"
    } else {
        ""
    };
    group(&format!("id=\"seat-{seat}\" class=\"panel{class}\""), &(frame + &inside))
}

fn frame(area: Rect, seat: Seat, lit: bool, palette: &Palette) -> String {
    let radius = (area.h * 0.16).min(10.0);
    let (colour, width) = if lit { (palette.glow, 3.0) } else { (palette.ink, 1.5) };
    let width = if area.h < 40.0 { width * 0.6 } else { width };
    let edge =
        format!("fill=\"{}\" stroke=\"{colour}\" stroke-width=\"{}\"", palette.panel, n(width));
    let tab = format!("fill=\"{}\"", seat_colours(seat).colour);
    rect(area.x, area.y, area.w, area.h, radius, &edge)
        + &rect(area.x + 1.5, area.y + radius, 3.0, area.h - 2.0 * radius, 1.5, &tab)
}

/// Returns a seat's name if it can be drawn or written, else its letter.
fn name(seat: Seat, options: &BoardOptions) -> String {
    let name = options.names.get(seat.index()).map(|name| name.trim()).unwrap_or_default();
    if name.is_empty() || !(options.fonts || can_draw(name)) {
        options.letter(seat).to_string()
    } else {
        name.to_string()
    }
}

fn label(
    seat: Seat,
    x: f32,
    y: f32,
    size: f32,
    room: f32,
    options: &BoardOptions,
    palette: &Palette,
) -> String {
    let name = name(seat, options);
    if !can_draw(&name) {
        return written(&name, (x, y), size, room, palette.words);
    }
    let (name, size) = clipped(&name, size, room);
    text(&name, x, y, size, Anchor::Start, palette.words)
}

fn figure(seat: Seat, x: f32, y: f32, high: f32, options: &BoardOptions) -> String {
    pirate(
        seat,
        x,
        y,
        high,
        Look { letter: options.letters.then(|| options.letter(seat)), ..Look::default() },
    )
}

fn wide(
    seen: &Observation,
    seat: Seat,
    area: Rect,
    options: &BoardOptions,
    palette: &Palette,
) -> String {
    let (x, y) = (area.x, area.y);
    let spread = HandLayout {
        area: Rect::new(x + 14.0, y + 76.0, area.w - 24.0, 76.0),
        card: ((area.w - 24.0) / 6.0 - 7.0).min(41.0),
        beside: false,
    };
    figure(seat, x + 36.0, y + 64.0, 54.0, options)
        + &label(seat, x + 68.0, y + 25.0, 17.0, area.w - 164.0, options, palette)
        + &lamps(seen.turn(), seat, Rect::new(area.right() - 92.0, y + 11.0, 84.0, 28.0), palette)
        + &track(seen, seat, Rect::new(x + 70.0, y + 48.0, area.w - 86.0, 14.0), palette)
        + &hand(seen.hand(seat), spread, palette)
}

fn own_phone(
    seen: &Observation,
    seat: Seat,
    area: Rect,
    options: &BoardOptions,
    palette: &Palette,
) -> String {
    let (x, y) = (area.x, area.y);
    let spread = HandLayout {
        area: Rect::new(x + 96.0, y + 5.0, area.w - 100.0, 56.0),
        card: 29.0,
        beside: false,
    };
    figure(seat, x + 24.0, y + 54.0, 46.0, options)
        + &label(seat, x + 44.0, y + 19.0, 11.0, 48.0, options, palette)
        + &lamps(seen.turn(), seat, Rect::new(x + 42.0, y + 32.0, 51.0, 18.0), palette)
        + &hand(seen.hand(seat), spread, palette)
}

fn strip(
    seen: &Observation,
    seat: Seat,
    area: Rect,
    options: &BoardOptions,
    palette: &Palette,
) -> String {
    let (x, middle) = (area.x, area.centre().1);
    let high = area.h.min(26.0);
    let card = ((high - 3.0) / crate::cards::CARD_ASPECT).min(16.0);
    let spread = HandLayout {
        area: Rect::new(x + 128.0, area.y, area.w - 132.0, area.h),
        card,
        beside: true,
    };
    figure(seat, x + 17.0, middle + high * 0.46, high * 0.9, options)
        + &label(seat, x + 31.0, middle, 8.0, 52.0, options, palette)
        + &lamps(seen.turn(), seat, Rect::new(x + 87.0, middle - 6.5, 37.0, 13.0), palette)
        + &hand(seen.hand(seat), spread, palette)
}

/// Draws the progress of a seat's six pirates as beads on a line from fort to boat.
fn track(seen: &Observation, seat: Seat, area: Rect, palette: &Palette) -> String {
    let (low, r) = (area.bottom() - 2.0, 3.6);
    let way = format!("M{0} {1}v-7m0 7v4m0 -4H{2}", n(area.x), n(low), n(area.right()));
    let home = format!("M{} {}h12l-3 5h-6Z", n(area.right() - 6.0), n(low - 1.0));
    let mut body = line(&way, palette.spent, 2.0) + &fill(&home, palette.spent);
    let places = seen.places(seat);
    for (index, place) in places.iter().enumerate() {
        let below = places[..index].iter().filter(|earlier| *earlier == place).count();
        let x = area.x + area.w * f32::from(place.number()) / 37.0;
        let y = low - below as f32 * r * 1.1;
        let SeatColours { colour, outline, .. } = seat_colours(seat);
        body += &circle(
            x,
            y,
            r,
            &format!("fill=\"{colour}\" stroke=\"{outline}\" stroke-width=\"1.2\""),
        );
    }
    group("class=\"track\"", &body)
}

/// Draws the three moves of the turn as lamps; those spent have gone out.
fn lamps(turn: Turn, seat: Seat, area: Rect, palette: &Palette) -> String {
    let Turn::ToMove { seat: mover, moves_left } = turn else { return String::new() };
    if mover != seat {
        return String::new();
    }
    let lamp = |at: u8| {
        let x = area.x + area.w * (f32::from(at) + 0.5) / 3.0;
        lamp(at < moves_left, x, area.centre().1, area.h, palette)
    };
    group("class=\"lamps\"", &(0..3).map(lamp).collect::<String>())
}

/// Draws a lamp, lit or out, centred on a point.
pub fn lamp(lit: bool, x: f32, y: f32, high: f32, palette: &Palette) -> String {
    let ink = palette.ink;
    let [flame, heart] = palette.flame;
    let (glass, iron) = if lit { (flame, palette.quiet) } else { (palette.spent, palette.spent) };
    let mut body = String::new();
    if lit {
        body += &fill(&crate::cuts::rays(0.0, 2.0, 20.0, 32.0, 12), flame);
    }
    body += &cut("M-10 -12H10L13 14H-13Z", glass, ink, 4.0);
    body += &cut("M-13 -12L-6 -22H6L13 -12Z", iron, ink, 4.0);
    body += &cut("M-15 14H15V21H-15Z", iron, ink, 4.0);
    if lit {
        body += &fill("M0 -8C5 -1 7 4 5 9C3 12 -3 12 -5 9C-7 4 -3 0 0 -8Z", heart);
    }
    let class = if lit { "lamp lit" } else { "lamp out" };
    group(&format!("class=\"{class}\""), &at(x, y, high / 48.0, &body))
}
