//! The start screen.

use super::canvas::{Canvas, centred, row_of};
use super::{MAX_TEXT_COLUMNS, USUAL_SIZE, is_compact, ship_picture};
use crate::bot_names;
use crate::play::app::TerminalApp;
use crate::play::setup_screen::{SavedGame, SetupField, SetupScreen};
use crate::symbols;
use crate::text::{capitalize, width};
use cartagena::{Seat, Variant};
use cartagena_bots::Level;
use cartagena_texts::{COLOURS, Texts, say};
use ratatui::layout::Rect;

/// Line on which the picture begins, below the two settings that may be long.
const PICTURE_TOP: u16 = 4;

/// Draws the fields, the settings so far, and a sentence on the focused field.
pub(super) fn draw(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect) {
    let area = centred(area, MAX_TEXT_COLUMNS, area.height);
    let (setup, texts) = (&app.setup, app.texts());
    let title = format!("{} · {}", say!(texts, "game-name"), say!(texts, "setup-title"));
    canvas.text(inset(row_of(area, 0)), &title, canvas.theme.lantern());
    let compact = is_compact(area);
    if !compact {
        draw_picture(canvas, area);
    }
    let fields = setup.fields();
    let labels: Vec<String> = fields.iter().map(|field| label(texts, *field)).collect();
    // In a small window the longest label has its answer behind it, not in the column of the others.
    let in_column =
        fields.iter().zip(&labels).filter(|(field, _)| !compact || **field != SetupField::Saved);
    let wide = in_column.map(|(_, label)| width(label)).max().unwrap_or(0) as u16 + 3;
    let roomy = area.height >= 34;
    let mut row = if compact { 1 } else { 2 };
    for (field, label) in fields.iter().zip(&labels) {
        row += u16::from(roomy && begins_group(*field));
        let wide = if *field == SetupField::Saved { wide.max(width(label) as u16) } else { wide };
        draw_field(canvas, app, row_of(area, row), *field, label, wide);
        row += 1;
    }
    if !compact {
        row = (row + 1).max(PICTURE_TOP + ship_picture::SIZE.1 + 1);
    }
    let below = Rect { y: area.y + row, height: area.height.saturating_sub(row), ..area };
    draw_about(canvas, app, inset(below), compact);
}

fn draw_picture(canvas: &mut Canvas<'_>, area: Rect) {
    let (width, height) = ship_picture::SIZE;
    let x = canvas.column_x(area, area.width - width - 2, width);
    ship_picture::draw(canvas, Rect { x, y: area.y + PICTURE_TOP, width, height });
}

fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area }
}

fn begins_group(field: SetupField) -> bool {
    matches!(field, SetupField::Variant | SetupField::Pass | SetupField::Start)
        || field == SetupField::Name(Seat::FIRST)
}

fn label(texts: &Texts, field: SetupField) -> String {
    match field {
        SetupField::Saved => say!(texts, "setup-resume"),
        SetupField::Language => say!(texts, "setup-language"),
        SetupField::Variant => say!(texts, "setup-variant"),
        SetupField::Players => say!(texts, "setup-players"),
        SetupField::Name(seat) => say!(texts, "setup-name", colour = COLOURS[seat.index()]),
        SetupField::Pass => say!(texts, "option-pass"),
        SetupField::Boat => say!(texts, "option-boat"),
        SetupField::First => say!(texts, "setup-first"),
        SetupField::Start => say!(texts, "setup-start"),
    }
}

fn draw_field(
    canvas: &mut Canvas<'_>,
    app: &TerminalApp,
    area: Rect,
    field: SetupField,
    label: &str,
    wide: u16,
) {
    let chosen = app.setup.focus == field;
    let theme = canvas.theme;
    if chosen {
        let mark = if canvas.speech.rtl() { "◂" } else { "▸" };
        let x = canvas.column_x(area, 1, 1);
        canvas.raw_text(x, area.y, mark, theme.lantern());
    }
    if field == SetupField::Start {
        let style = if chosen { theme.chosen() } else { theme.strong() };
        canvas.column(area, 3, area.width, &format!(" {label} "), style);
        return;
    }
    canvas.column(area, 3, wide, label, if chosen { theme.strong() } else { theme.plain() });
    draw_answer(canvas, app, area, field, 3 + wide);
}

fn draw_answer(
    canvas: &mut Canvas<'_>,
    app: &TerminalApp,
    area: Rect,
    field: SetupField,
    mut at: u16,
) {
    let theme = canvas.theme;
    let chosen = app.setup.focus == field;
    if let SetupField::Name(seat) = field {
        let x = canvas.column_x(area, at, 1);
        canvas.raw_text(x, area.y, &symbols::crew_letter(seat).to_string(), theme.pirate(seat));
        at += 2;
    }
    let answer = answer(&app.setup, app.texts(), field);
    let style = match (chosen, field) {
        (true, _) => theme.chosen(),
        _ => theme.plain(),
    };
    let shown = match (chosen && area.width >= USUAL_SIZE.0, field) {
        (true, SetupField::Name(seat)) => match app.setup.names[seat.index()].as_str() {
            "" => format!(" ◂ {answer} ▸ "),
            name => format!(" ◂ {name}▏ ▸ "),
        },
        (true, _) => format!(" ◂ {answer} ▸ "),
        // The mark of a field and its colours say that it can be changed.
        (false, SetupField::Name(seat)) if chosen => match app.setup.names[seat.index()].as_str() {
            "" => format!(" {answer} "),
            name => format!(" {name}▏ "),
        },
        (false, _) => format!(" {answer} "),
    };
    canvas.column(area, at, area.width, &shown, style);
}

fn answer(setup: &SetupScreen, texts: &Texts, field: SetupField) -> String {
    let yes_no = |yes| if yes { say!(texts, "yes") } else { say!(texts, "no") };
    match field {
        SetupField::Saved => setup
            .saved
            .get(setup.shown)
            .map_or_else(String::new, |saved| say!(texts, "saved-moves", count = saved.moves)),
        SetupField::Language => texts.lang().own_name().to_owned(),
        SetupField::Variant => say!(texts, "variant", variant = setup.rules.variant.as_str()),
        SetupField::Players => setup.players.to_string(),
        SetupField::Name(seat) => who(setup, texts, seat),
        SetupField::Pass => yes_no(setup.rules.pass),
        SetupField::Boat => yes_no(setup.rules.boat),
        SetupField::First => match setup.game().first {
            Some(seat) => setup.name(texts, seat),
            None => say!(texts, "setup-first-random"),
        },
        SetupField::Start => String::new(),
    }
}

/// Returns the player of a seat: its kind, if it has no name, and a bot's level behind its name.
fn who(setup: &SetupScreen, texts: &Texts, seat: Seat) -> String {
    match (setup.bots.level(seat), setup.names[seat.index()].trim()) {
        (None, "") => say!(texts, "setup-person"),
        (Some(level), name) if !name.is_empty() => format!("{name} ({})", texts.level(level)),
        _ => setup.name(texts, seat),
    }
}

/// Returns the variant and the players of a saved game.
fn about_saved(texts: &Texts, saved: &SavedGame) -> String {
    let variant = say!(texts, "variant", variant = saved.rules.variant.as_str());
    let seats = Seat::first_n(saved.names.len());
    let named =
        seats.zip(&saved.names).map(|(seat, name)| bot_names::name(saved.bots, texts, seat, name));
    format!("{} · {}", capitalize(&variant), texts.list(&named.collect::<Vec<_>>()))
}

fn draw_about(canvas: &mut Canvas<'_>, app: &TerminalApp, area: Rect, compact: bool) {
    let theme = canvas.theme;
    let mut rest = area;
    if let Some(warning) = &app.warning {
        rest = canvas.wrapped_text(rest, warning, theme.notice());
    }
    for line in about(app, compact) {
        rest = canvas.wrapped_text(rest, &line, theme.faint());
    }
}

/// Returns the sentences about the focused field; a small window has room for one variant only.
fn about(app: &TerminalApp, compact: bool) -> Vec<String> {
    let (setup, texts) = (&app.setup, app.texts());
    match setup.focus {
        SetupField::Saved => setup.saved.get(setup.shown).map_or_else(Vec::new, |saved| {
            // A path runs from left to right in every language.
            let path = format!("\u{2066}{}\u{2069}", saved.path.display());
            vec![about_saved(texts, saved), path]
        }),
        SetupField::Variant if compact => vec![about_variant(texts, setup.rules.variant)],
        SetupField::Variant => Variant::ALL.map(|variant| about_variant(texts, variant)).to_vec(),
        SetupField::Pass => vec![say!(texts, "option-pass-about")],
        SetupField::Boat if setup.rules.boat => vec![say!(texts, "option-boat-about")],
        SetupField::Boat => vec![say!(texts, "option-boat-about"), say!(texts, "option-boat-off")],
        SetupField::Name(seat) => match setup.bots.level(seat) {
            Some(level) => vec![about_level(texts, level)],
            None => vec![say!(texts, "setup-name-about")],
        },
        SetupField::First => vec![say!(texts, "setup-first-about")],
        SetupField::Players => vec![say!(texts, "setup-players-about")],
        SetupField::Language | SetupField::Start => vec![say!(texts, "rules-goal")],
    }
}

fn about_level(texts: &Texts, level: Level) -> String {
    format!("{} · {}", texts.level(level), texts.level_about(level))
}

fn about_variant(texts: &Texts, variant: Variant) -> String {
    let name = capitalize(&say!(texts, "variant", variant = variant.as_str()));
    format!("{name} · {}", say!(texts, "variant-about", variant = variant.as_str()))
}
