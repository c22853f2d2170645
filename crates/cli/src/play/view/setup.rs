//! The start screen.

use super::canvas::{Canvas, row_of};
use super::picture;
use crate::bots;
use crate::play::app::App;
use crate::play::setup::{Field, Saved, Setup};
use crate::signs;
use crate::text::{capital, width};
use cartagena::{Seat, Variant};
use cartagena_bots::Level;
use cartagena_texts::{COLOURS, Texts, say};
use ratatui::layout::Rect;

/// The line on which the picture begins, below the two answers that may be long.
const PICTURE_TOP: u16 = 4;

/// Draws the questions, the answers so far, and a word on the question at hand.
pub fn draw(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let (setup, texts) = (&app.setup, app.texts());
    let title = format!("{} · {}", say!(texts, "game-name"), say!(texts, "setup-title"));
    canvas.say(inset(row_of(area, 0)), &title, canvas.theme.lantern());
    draw_picture(canvas, area);
    let fields = setup.fields();
    let labels: Vec<String> = fields.iter().map(|field| label(texts, *field)).collect();
    let wide = labels.iter().map(|label| width(label)).max().unwrap_or(0) as u16 + 3;
    let roomy = area.height >= 34;
    let mut row = 2;
    for (field, label) in fields.iter().zip(&labels) {
        row += u16::from(roomy && begins_group(*field));
        draw_field(canvas, app, row_of(area, row), *field, label, wide);
        row += 1;
    }
    let row = (row + 1).max(PICTURE_TOP + picture::SIZE.1 + 1);
    let below = Rect { y: area.y + row, height: area.height.saturating_sub(row), ..area };
    draw_about(canvas, app, inset(below));
}

fn draw_picture(canvas: &mut Canvas<'_>, area: Rect) {
    let (width, height) = picture::SIZE;
    let x = canvas.place(area, area.width - width - 2, width);
    picture::draw(canvas, Rect { x, y: area.y + PICTURE_TOP, width, height });
}

fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area }
}

fn begins_group(field: Field) -> bool {
    matches!(field, Field::Variant | Field::Pass | Field::Start)
        || field == Field::Name(Seat::FIRST)
}

fn label(texts: &Texts, field: Field) -> String {
    match field {
        Field::Saved => say!(texts, "setup-resume"),
        Field::Language => say!(texts, "setup-language"),
        Field::Variant => say!(texts, "setup-variant"),
        Field::Players => say!(texts, "setup-players"),
        Field::Name(seat) => say!(texts, "setup-name", colour = COLOURS[seat.index()]),
        Field::Pass => say!(texts, "option-pass"),
        Field::Boat => say!(texts, "option-boat"),
        Field::First => say!(texts, "setup-first"),
        Field::Start => say!(texts, "setup-start"),
    }
}

fn draw_field(
    canvas: &mut Canvas<'_>,
    app: &App,
    area: Rect,
    field: Field,
    label: &str,
    wide: u16,
) {
    let chosen = app.setup.focus == field;
    let theme = canvas.theme;
    if chosen {
        let mark = if canvas.speech.rtl() { "◂" } else { "▸" };
        let x = canvas.place(area, 1, 1);
        canvas.signs(x, area.y, mark, theme.lantern());
    }
    if field == Field::Start {
        let style = if chosen { theme.chosen() } else { theme.strong() };
        canvas.column(area, 3, area.width, &format!(" {label} "), style);
        return;
    }
    canvas.column(area, 3, wide, label, if chosen { theme.strong() } else { theme.plain() });
    draw_answer(canvas, app, area, field, 3 + wide);
}

fn draw_answer(canvas: &mut Canvas<'_>, app: &App, area: Rect, field: Field, mut at: u16) {
    let theme = canvas.theme;
    let chosen = app.setup.focus == field;
    if let Field::Name(seat) = field {
        let x = canvas.place(area, at, 1);
        canvas.signs(x, area.y, &signs::letter(seat).to_string(), theme.pirate(seat));
        at += 2;
    }
    let answer = answer(&app.setup, app.texts(), field);
    let style = match (chosen, field) {
        (true, _) => theme.chosen(),
        _ => theme.plain(),
    };
    let shown = match (chosen, field) {
        (true, Field::Name(seat)) => match app.setup.names[seat.index()].as_str() {
            "" => format!(" ◂ {answer} ▸ "),
            name => format!(" ◂ {name}▏ ▸ "),
        },
        (true, _) => format!(" ◂ {answer} ▸ "),
        (false, _) => format!(" {answer} "),
    };
    canvas.column(area, at, area.width, &shown, style);
}

fn answer(setup: &Setup, texts: &Texts, field: Field) -> String {
    let yes_no = |yes| if yes { say!(texts, "yes") } else { say!(texts, "no") };
    match field {
        Field::Saved => {
            setup.saved.get(setup.shown).map_or_else(String::new, |saved| about_saved(texts, saved))
        }
        Field::Language => texts.lang().own_name().to_owned(),
        Field::Variant => say!(texts, "variant", variant = setup.rules.variant.word()),
        Field::Players => setup.players.to_string(),
        Field::Name(seat) => who(setup, texts, seat),
        Field::Pass => yes_no(setup.rules.pass),
        Field::Boat => yes_no(setup.rules.boat),
        Field::First => match setup.game().first {
            Some(seat) => setup.name(texts, seat),
            None => say!(texts, "setup-first-random"),
        },
        Field::Start => String::new(),
    }
}

/// Who sits in a seat: what it is, if it has no name, and a bot's level behind its name.
fn who(setup: &Setup, texts: &Texts, seat: Seat) -> String {
    match (setup.bots.of(seat), setup.names[seat.index()].trim()) {
        (None, "") => say!(texts, "setup-person"),
        (Some(level), name) if !name.is_empty() => format!("{name} ({})", texts.level(level)),
        _ => setup.name(texts, seat),
    }
}

fn about_saved(texts: &Texts, saved: &Saved) -> String {
    let variant = say!(texts, "variant", variant = saved.rules.variant.word());
    format!("{variant} · {}", say!(texts, "saved-moves", count = saved.moves))
}

fn saved_names(texts: &Texts, saved: &Saved) -> String {
    let seats = Seat::first(saved.names.len());
    let named =
        seats.zip(&saved.names).map(|(seat, name)| bots::name(saved.bots, texts, seat, name));
    texts.list(&named.collect::<Vec<_>>())
}

fn draw_about(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let theme = canvas.theme;
    let mut rest = area;
    if let Some(warning) = &app.warning {
        rest = canvas.tell(rest, warning, theme.notice());
    }
    for line in about(app) {
        rest = canvas.tell(rest, &line, theme.faint());
    }
}

fn about(app: &App) -> Vec<String> {
    let (setup, texts) = (&app.setup, app.texts());
    match setup.focus {
        Field::Saved => setup.saved.get(setup.shown).map_or_else(Vec::new, |saved| {
            // A path runs from left to right in every language.
            let path = format!("\u{2066}{}\u{2069}", saved.path.display());
            vec![saved_names(texts, saved), path]
        }),
        Field::Variant => Variant::ALL.map(|variant| about_variant(texts, variant)).to_vec(),
        Field::Pass => vec![say!(texts, "option-pass-about")],
        Field::Boat if setup.rules.boat => vec![say!(texts, "option-boat-about")],
        Field::Boat => vec![say!(texts, "option-boat-about"), say!(texts, "option-boat-off")],
        Field::Name(seat) => match setup.bots.of(seat) {
            Some(level) => vec![about_level(texts, level)],
            None => vec![say!(texts, "setup-name-about")],
        },
        Field::First => vec![say!(texts, "setup-first-about")],
        Field::Players => vec![say!(texts, "setup-players-about")],
        Field::Language | Field::Start => vec![say!(texts, "rules-goal")],
    }
}

fn about_level(texts: &Texts, level: Level) -> String {
    format!("{} · {}", texts.level(level), texts.level_about(level))
}

fn about_variant(texts: &Texts, variant: Variant) -> String {
    let name = capital(&say!(texts, "variant", variant = variant.word()));
    format!("{name} · {}", say!(texts, "variant-about", variant = variant.word()))
}
