//! The rules by which a position is a puzzle.

use super::measure::{Measured, measure};
use super::proof::{Proof, Proved, contradicts, prove};
use crate::puzzle::{GRADES, Puzzle};
use crate::theme::Theme;
use crate::turn_end::TurnEnd;
use cartagena::{Action, Game, Observation, Viewer};
use cartagena_bots::net::Net;
use cartagena_bots::{
    Bot, Budget, Level, Player, Strategy, StrengthLimit, nets, notated_turn, turn_reasons,
};
use std::sync::Arc;

/// Numbers of evaluated positions of the searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchPlan {
    /// Nodes of the search that finds a puzzle; ten times as many confirm it.
    pub nodes: u64,
}

impl Default for SearchPlan {
    fn default() -> SearchPlan {
        SearchPlan { nodes: 6_400 }
    }
}

/// The confirming search is so many times as long.
const CONFIRMING: u64 = 10;
/// Least difference in chance at a table for two; with more seats all chances are smaller, and so is
/// the difference.
const MARGIN_FOR_TWO: f32 = 0.12;
/// A puzzle is not about a game that is lost anyway, or won with other turns, too.
const LEAST_BEST: f32 = 0.15;
const MOST_SECOND: f32 = 0.85;
/// Least number of different actions at the start: with fewer there is little to choose.
const LEAST_ACTIONS: usize = 6;
/// The first search is so many times shorter; it must show this part of the wanted difference, or
/// disagree with the evaluation of whole turns, before a longer one is tried.
const SHORTER: u64 = 4;
const PROMISING: f32 = 0.5;

/// Reason why a position is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// There is little to choose, or the bots have no net for the table.
    FewChoices,
    /// A look one move ahead finds the best turn.
    Obvious,
    /// No turn is clearly best.
    Unclear,
    /// The search of ten times the length disagrees.
    NotConfirmed,
    /// The mover wins or loses with other turns, too.
    Decided,
    /// The solver has proved that another turn is as good.
    Disproved,
    /// The position is a puzzle already.
    Twice,
}

impl Dropped {
    /// Returns the key in reports.
    pub const fn key(self) -> &'static str {
        match self {
            Dropped::FewChoices => "few choices",
            Dropped::Obvious => "obvious",
            Dropped::Unclear => "unclear",
            Dropped::NotConfirmed => "not confirmed",
            Dropped::Decided => "decided",
            Dropped::Disproved => "disproved",
            Dropped::Twice => "twice",
        }
    }
}

/// A puzzle, or the reason why the position is none.
pub type Verdict = Result<Puzzle, Dropped>;

/// Returns the least difference in chance between the best turn and every other.
pub fn margin(seats: usize) -> f32 {
    MARGIN_FOR_TWO * 2.0 / seats as f32
}

/// Examines a position at the beginning of a turn, as the mover sees it.
///
/// # Errors
///
/// The rule by which it is no puzzle.
pub fn find_puzzle(seen: &Observation, plan: &SearchPlan) -> Verdict {
    let net = nets::for_game(seen.rules().variant, seen.seats()).map(Arc::new);
    let net = net.ok_or(Dropped::FewChoices)?;
    if seen.legal_actions().is_none_or(|actions| actions.len() < LEAST_ACTIONS) {
        return Err(Dropped::FewChoices);
    }
    Candidate { game: seen.determinize(|unseen| unseen.nth(0)), seen, net, plan }.examine()
}

struct Candidate<'a> {
    seen: &'a Observation,
    game: Game,
    net: Arc<Net>,
    plan: &'a SearchPlan,
}

impl Candidate<'_> {
    fn examine(&self) -> Verdict {
        let one_move = self.look(Look::OneMove);
        let wanted = margin(self.seen.seats());
        let short = self.measure(self.plan.nodes / SHORTER, 1)?;
        if short.gap() < wanted * PROMISING && self.same(&short.best, &self.look(Look::WholeTurn)) {
            return Err(Dropped::Unclear);
        }
        match prove(self.seen, wanted) {
            Proved::Clear(Proof { best, best_chance, second_chance }) => {
                if self.same(&best, &one_move) {
                    return Err(Dropped::Obvious);
                }
                self.puzzle(&Measured { best, best_chance, second_chance }, true)
            }
            Proved::Open(rated) => {
                let found = self.search(&one_move, wanted)?;
                match contradicts(&rated, &found.best) {
                    true => Err(Dropped::Disproved),
                    false => self.puzzle(&found, false),
                }
            }
        }
    }

    /// Finds a clearly best turn by search, and confirms it by one that is ten times as long.
    fn search(&self, one_move: &[Action], wanted: f32) -> Result<Measured, Dropped> {
        let nodes = self.plan.nodes;
        let found = self.measure(nodes, 2)?;
        if self.same(&found.best, one_move) {
            return Err(Dropped::Obvious);
        }
        if found.gap() < wanted {
            return Err(Dropped::Unclear);
        }
        if found.best_chance < LEAST_BEST || found.second_chance > MOST_SECOND {
            return Err(Dropped::Decided);
        }
        let confirmed = self.measure(nodes * CONFIRMING, 3)?;
        match confirmed.gap() >= wanted && self.same(&confirmed.best, &found.best) {
            true => Ok(confirmed),
            false => Err(Dropped::NotConfirmed),
        }
    }

    fn measure(&self, nodes: u64, seed: u64) -> Result<Measured, Dropped> {
        measure(&self.net, self.seen, nodes, seed).ok_or(Dropped::FewChoices)
    }

    /// Returns whether two lists of actions are the same turn.
    fn same(&self, one: &[Action], other: &[Action]) -> bool {
        let end = TurnEnd::of(&self.game, one);
        end.is_some() && end == TurnEnd::of(&self.game, other)
    }

    fn puzzle(&self, found: &Measured, proved: bool) -> Verdict {
        let reasons = turn_reasons(self.seen, &found.best).unwrap_or_default();
        let percent = |chance: f32| (chance.clamp(0.0, 1.0) * 100.0).round() as u8;
        Ok(Puzzle {
            id: Puzzle::id_of(self.seen),
            grade: self.grade(&found.best),
            themes: Theme::of_turn(&self.game, &found.best, proved, &reasons),
            best: percent(found.best_chance),
            second: percent(found.second_chance),
            proved,
            solution: notated_turn(self.seen, &found.best),
            seen: self.seen.clone(),
        })
    }

    /// Returns the grade: the shortest look from which on all longer ones find the turn.
    fn grade(&self, best: &[Action]) -> u8 {
        let looks = [
            Look::WholeTurn,
            Look::Search(self.plan.nodes / 16),
            Look::Search(self.plan.nodes / 4),
            Look::Search(self.plan.nodes / 2),
        ];
        let misses = |look: &Look| !self.same(&self.look(*look), best);
        let last_miss = looks.iter().rposition(misses);
        last_miss.map_or(1, |at| at as u8 + 2).min(GRADES)
    }

    /// Returns the turn that a look chooses.
    fn look(&self, look: Look) -> Vec<Action> {
        look.turn(self.seen, &self.net)
    }
}

/// Ways to look for a turn, each deeper than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// One move at a time, by the evaluation alone.
    OneMove,
    /// The whole turn, by the evaluation alone.
    WholeTurn,
    /// The replies, with a number of nodes.
    Search(u64),
}

impl Look {
    fn turn(self, seen: &Observation, net: &Arc<Net>) -> Vec<Action> {
        let exact = StrengthLimit { noise: 0.0, forgotten_retreats: 0.0, advance_bias: 0.0 };
        let (strategy, nodes) = match self {
            Look::OneMove => (Strategy::OneMove(exact), u64::MAX),
            Look::WholeTurn => (Strategy::WholeTurn(exact), u64::MAX),
            Look::Search(nodes) => (Strategy::Search { nodes: u64::MAX }, nodes),
        };
        let bot = Bot::new(Level::Admiral, 1).with_net(Arc::clone(net)).with_strategy(strategy);
        play_turn(bot, seen, nodes)
    }
}

/// Returns the actions that a bot plays in a turn, up to its end or the first draw from the pile.
pub(super) fn play_turn(mut bot: Bot, seen: &Observation, nodes: u64) -> Vec<Action> {
    let mut game = seen.determinize(|unseen| unseen.nth(0));
    let Some(mover) = game.turn().seat() else { return Vec::new() };
    let mut actions = Vec::new();
    while actions.len() < 3 {
        let seen = game.observe(Viewer::Seat(mover));
        let Some(action) = bot.choose(&seen, &mut Budget::nodes(nodes)) else { break };
        actions.push(action);
        if game.play(action, &[]).is_err() {
            break;
        }
        if crate::turn_end::is_turn_over(&game, mover) {
            break;
        }
    }
    actions
}
