//! `cartagena show`: a position in the terminal, as a line or as a picture.

use super::{Done, input, number};
use crate::console::Console;
use crate::failure::Failure;
use crate::narration::seat_name;
use crate::picture;
use crate::text_board::TextBoard;
use cartagena::{Cards, Hand, Observation, Seat, Setup, Viewer};
use cartagena_texts::say;
use clap::ArgMatches;
use std::io::Write;
use std::path::PathBuf;

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let line = input::position_line(console, matches)?;
    let setup = input::setup(console, &line)?;
    let viewer = match number(matches, "as-seat").map(|seat| Seat::new(seat as u8)) {
        Some(Some(seat)) if seat.index() < setup.seats.len() => Some(Viewer::Seat(seat)),
        Some(_) => return Err(input::no_such_seat(console, setup.seats.len())),
        None => matches.get_flag("public").then_some(Viewer::Public),
    };
    let refused = |fault| input::position_failure(console, &line, &fault);
    // Hidden hands could conceal what makes a position impossible.
    let whole = setup.observation(Viewer::Public).map_err(refused)?;
    let seen = match viewer {
        Some(viewer) => hide_other_hands(setup, viewer).observation(viewer).map_err(refused)?,
        None => whole,
    };
    present(console, &seen, matches)
}

/// Hides the hands that a viewer may not see. Cards that a line marks as known among unknown ones
/// have been seen by all.
fn hide_other_hands(mut setup: Setup, viewer: Viewer) -> Setup {
    let open = setup.rules.variant.has_open_hands();
    for (seat, crew) in Seat::first_n(setup.seats.len()).zip(&mut setup.seats) {
        if viewer != Viewer::Seat(seat) && !open && crew.hand.unknown == 0 {
            crew.hand = Hand { known: Cards::NONE, unknown: crew.hand.len() as u8 };
        }
    }
    setup
}

/// Checks that no two outputs go to one place.
fn check_outputs(console: &Console, matches: &ArgMatches) -> Done {
    let named = |id: &str| Some((id.to_owned(), matches.get_one::<PathBuf>(id)?.clone()));
    let line = || ("line".to_owned(), PathBuf::from("-"));
    let printed = matches.get_flag("line").then(line);
    let outputs: Vec<_> = [printed, named("svg"), named("png")].into_iter().flatten().collect();
    for (nth, one) in outputs.iter().enumerate() {
        if let Some(other) = outputs[nth + 1..].iter().find(|other| other.1 == one.1) {
            return Err(same_place_failure(console, one, other));
        }
    }
    Ok(())
}

/// Returns the failure that two outputs would go to one place.
fn same_place_failure(
    console: &Console,
    one: &(String, PathBuf),
    other: &(String, PathBuf),
) -> Failure {
    let option = |(id, file): &(String, PathBuf)| match id.as_str() {
        "line" => "--line".to_owned(),
        _ => format!("--{id} {}", file.display()),
    };
    let (first, last) = (option(one), option(other));
    let reason = say!(console.texts, "usage-conflict", first = first, last = last);
    Failure::Usage(say!(console.texts, "cli-error", reason = reason))
}

/// Shows a position in the ways that the command line asks for.
pub(super) fn present(console: &Console, seen: &Observation, matches: &ArgMatches) -> Done {
    check_outputs(console, matches)?;
    let (svg, png) = (matches.get_one::<PathBuf>("svg"), matches.get_one::<PathBuf>("png"));
    let mut out = anstream::stdout();
    if matches.get_flag("line") {
        writeln!(out, "{seen}")?;
    }
    let names = Seat::first_n(seen.seats()).map(|seat| seat_name(&console.texts, seat, ""));
    let options = picture::options(&console.texts, matches, names.collect());
    if let Some(file) = svg {
        picture::svg(&console.texts, seen, &options, file)?;
    }
    if let Some(file) = png {
        picture::png(&console.texts, seen, &options, file, number(matches, "width"))?;
    }
    for file in svg.into_iter().chain(png).filter(|file| !picture::is_stdout(file)) {
        let file = file.display().to_string();
        console.print_to_stderr(&say!(console.texts, "picture-saved", file = file));
    }
    if svg.is_none() && png.is_none() && !matches.get_flag("line") {
        for line in (TextBoard { seen, names: &[], console }).lines() {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "\n{seen}")?;
    }
    Ok(out.flush()?)
}
