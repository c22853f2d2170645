//! Find it yourself: the costliest turns of a game that is looked at, as positions to solve before the
//! better turns are told.

use crate::route::Route;
use cartagena::{Action, Event, Seat, Setup, Viewer};
use cartagena_bots::notated_turn;
use cartagena_client::{MistakeGrade, Replay, loss, percent};
use cartagena_protocol::{ClientMsg, DeferredRequest, TurnAnalysis};
use cartagena_puzzles::{Puzzle, Theme};
use std::cell::RefCell;
use std::fmt::Write;

/// Most positions of one game.
const MAX_POSITIONS: usize = 3;
/// Beginning of the addresses of such positions.
const PREFIX: &str = "own-";
/// Milliseconds in which the captain judges a try.
const THINK_MILLISECONDS: u32 = 1_500;
/// A turn that costs less than this, compared with the best in the same search, is as good.
pub const GOOD_ENOUGH: f32 = 0.03;

/// A costly turn of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnPosition {
    /// The position, with the better turn as its solution and the chance after the played turn as the
    /// second.
    pub puzzle: Puzzle,
    /// Number of the turn in the game, from 1.
    pub turn: usize,
}

/// The positions of the game that was looked at last, and the way back to it.
#[derive(Clone, Debug)]
struct Shelf {
    positions: Vec<OwnPosition>,
    back: Route,
}

thread_local! {
    static SHELF: RefCell<Option<Shelf>> = const { RefCell::new(None) };
}

/// Returns the turns of a game that cost their player ten percentage points or more, the costliest first;
/// those of people if any took part.
pub fn costly_turns(replay: &Replay, turns: &[TurnAnalysis]) -> Vec<OwnPosition> {
    let people = Seat::first_n(replay.seats().len()).any(|seat| replay.bot(seat).is_none());
    let counts = |turn: &&TurnAnalysis| {
        MistakeGrade::from_loss(loss(turn)) >= MistakeGrade::Mistake
            && turn.confirmed != Some(false)
            && (!people || replay.bot(turn.seat).is_none())
    };
    let mut costly: Vec<&TurnAnalysis> = turns.iter().filter(counts).collect();
    costly.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
    costly.into_iter().filter_map(|turn| position(replay, turn)).take(MAX_POSITIONS).collect()
}

/// Returns the position of a turn that began with it; a choice in mid-turn, after cards came, is none.
fn position(replay: &Replay, turn: &TurnAnalysis) -> Option<OwnPosition> {
    let before = turn.moves_before as usize;
    let open = replay.after(before);
    if !open.turn().is_start() {
        return None;
    }
    let game = Setup::from(open).game().ok()?;
    let seen = game.observe(Viewer::Seat(turn.seat));
    let actions: Vec<Action> = turn.best.moves.iter().map(|step| step.action).collect();
    let puzzle = Puzzle {
        id: Puzzle::id_of(&seen),
        grade: 1,
        themes: vec![Theme::QuietTurn],
        best: percent(turn.best.chance) as u8,
        second: percent(turn.played_chance) as u8,
        proved: false,
        solution: notated_turn(&seen, &actions),
        seen,
    };
    puzzle.end()?;
    let number = replay.turn_at(before + 1).map_or(0, |at| at + 1);
    Some(OwnPosition { puzzle, turn: number })
}

/// Keeps positions to be solved, and the way back to their game.
pub fn keep(positions: Vec<OwnPosition>, back: Route) {
    SHELF.set(Some(Shelf { positions, back }));
}

/// Returns the route of a kept position.
pub fn route(at: usize) -> Route {
    Route::Puzzles { puzzle: Some(format!("{PREFIX}{at}")) }
}

/// Returns the kept position of an address.
pub fn by_address(address: &str) -> Option<(usize, OwnPosition)> {
    let at: usize = address.strip_prefix(PREFIX)?.parse().ok()?;
    SHELF.with_borrow(|shelf| Some((at, shelf.as_ref()?.positions.get(at)?.clone())))
}

/// Returns the way back to the game.
pub fn back() -> Route {
    let back = SHELF.with_borrow(|shelf| shelf.as_ref().map(|shelf| shelf.back.clone()));
    back.unwrap_or(Route::Study { game: None, packed: None })
}

/// Returns the way on after a position: the next one, or back to the game.
pub fn next(at: usize) -> Route {
    by_address(&format!("{PREFIX}{}", at + 1)).map_or_else(back, |(at, _)| route(at))
}

/// Returns the request to judge a try.
pub fn judge(puzzle: &Puzzle, events: &[Event]) -> ClientMsg {
    let record = record(puzzle, events);
    DeferredRequest::Analyse { record, think_ms: THINK_MILLISECONDS, nodes: None }.into()
}

/// Returns the record of a game that begins here and goes on with these moves.
fn record(puzzle: &Puzzle, events: &[Event]) -> String {
    let mut text = format!(
        "[Cartagena \"1\"]\n[Position \"{}\"]\n[Result \"unfinished\"]\n\n1. {}:",
        puzzle.game(),
        puzzle.mover()
    );
    for event in events {
        let _ = write!(text, " {}", event.notation());
    }
    text.push('\n');
    text
}
