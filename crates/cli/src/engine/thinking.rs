//! Version 2 of the protocol: thinking that reports and can be stopped, options, and values of
//! moves.

use super::session::{LineSession, StopSignal};
use super::{EngineError, number};
use crate::time_budget::think_within;
use cartagena::{Action, Notated, Observation, Outcome, Viewer};
use cartagena_bots::mcts::{Mcts, RootCandidate};
use cartagena_bots::{Bot, Budget, Level, Player, SearchProgress, notated_turn};
use std::time::{Duration, Instant};

/// Words of `go`.
const GO_OPTIONS: &[&str] = &["level", "ms", "nodes", "infinite", "seed"];
/// Options of `set`.
const OPTIONS: &[&str] = &["level", "info", "lines"];
/// Most lines of a report.
const MAX_LINES: u64 = 16;
/// Time between two reports.
const REPORT_INTERVAL: Duration = Duration::from_millis(100);

/// Options of a conversation in version 2.
#[derive(Clone, Copy, Debug)]
pub(super) struct EngineOptions {
    level: Level,
    info: bool,
    lines: usize,
}

impl Default for EngineOptions {
    fn default() -> EngineOptions {
        EngineOptions { level: Level::Admiral, info: false, lines: 1 }
    }
}

impl EngineOptions {
    /// Returns the lines that describe program and options.
    pub(super) fn describe() -> Vec<String> {
        let levels = Level::ALL.map(Level::name).join(" ");
        vec![
            format!("id cartagena {}", env!("CARGO_PKG_VERSION")),
            format!("option level default {} values {levels}", Level::Admiral.name()),
            "option info default off values off on".to_owned(),
            format!("option lines default 1 range 1 {MAX_LINES}"),
        ]
    }

    /// Sets an option, given its name and value.
    pub(super) fn set(&mut self, rest: Option<&str>) -> Result<(), EngineError> {
        let form = EngineError::MissingArguments("set <option> <value>");
        let (name, value) = rest.and_then(|rest| rest.split_once(' ')).ok_or(form)?;
        let known = OPTIONS.iter().find(|known| **known == name);
        let known = known.ok_or(EngineError::NoSuchOption(OPTIONS))?;
        self.set_value(known, value).ok_or(EngineError::OptionValue(known))
    }

    fn set_value(&mut self, name: &str, value: &str) -> Option<()> {
        match (name, value) {
            ("level", _) => self.level = value.parse().ok()?,
            ("lines", _) => self.lines = number(value, 1..=MAX_LINES)? as usize,
            (_, "off" | "on") => self.info = value == "on",
            _ => return None,
        }
        Some(())
    }
}

/// A request to think.
pub(super) struct ThinkRequest {
    level: Level,
    milliseconds: Option<u64>,
    nodes: Option<u64>,
    infinite: bool,
    seed: u64,
}

impl ThinkRequest {
    /// Reads the words after `go`, each once.
    pub(super) fn parse(
        rest: Option<&str>,
        options: &EngineOptions,
    ) -> Result<ThinkRequest, EngineError> {
        let (level, seed, infinite) = (options.level, 0, false);
        let mut wanted = ThinkRequest { level, milliseconds: None, nodes: None, infinite, seed };
        let mut words = rest.into_iter().flat_map(|rest| rest.split(' '));
        let mut seen = Vec::new();
        while let Some(word) = words.next() {
            let name = GO_OPTIONS.iter().find(|known| **known == word && !seen.contains(&word));
            let name = name.ok_or(EngineError::Options(GO_OPTIONS))?;
            match *name {
                "infinite" => wanted.infinite = true,
                name => {
                    let value = words.next().ok_or(EngineError::Options(GO_OPTIONS))?;
                    wanted.set(name, value).ok_or(EngineError::OptionValue(name))?;
                }
            }
            seen.push(word);
        }
        if wanted.infinite && (wanted.milliseconds.is_some() || wanted.nodes.is_some()) {
            return Err(EngineError::OptionValue("infinite"));
        }
        Ok(wanted)
    }

    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "level" => self.level = value.parse().ok()?,
            "ms" => self.milliseconds = Some(number(value, 0..=u64::MAX)?),
            "nodes" => self.nodes = Some(number(value, 1..=u64::MAX)?),
            _ => self.seed = number(value, 0..=u64::MAX)?,
        }
        Some(())
    }

    /// Returns the time, if there is a limit: without any other one, the level's time for a turn.
    fn time(&self) -> Option<Duration> {
        let usual =
            (!self.infinite && self.nodes.is_none()).then(|| self.level.turn_milliseconds());
        self.milliseconds.or(usual).map(Duration::from_millis)
    }

    /// Thinks and returns the chosen move; reports on the way if the options say so.
    pub(super) fn choose(
        &self,
        seen: &Observation,
        options: &EngineOptions,
        session: &mut LineSession<'_>,
    ) -> Option<Action> {
        let stop = StopSignal::new(session, self.infinite);
        let (begun, time) = (Instant::now(), self.time());
        let mut clock = |_| match time {
            _ if stop.is_set() => 1.0,
            Some(Duration::ZERO) => 1.0,
            Some(time) => begun.elapsed().as_secs_f32() / time.as_secs_f32(),
            None => 0.0,
        };
        let mut report = Report { seen, begun, lines: options.lines, last: begun, session };
        let mut watch = |progress: SearchProgress<'_>| report.show(progress);
        let mut budget = Budget::clock(&mut clock);
        if options.info {
            budget = budget.watched(&mut watch);
        }
        if let Some(nodes) = self.nodes {
            budget.limit_nodes(nodes);
        }
        let chosen = Bot::new(self.level, self.seed).choose(seen, &mut budget);
        stop.wait();
        chosen
    }
}

/// Reports on a search.
struct Report<'a, 'b> {
    seen: &'a Observation,
    begun: Instant,
    lines: usize,
    /// Time of the last report, or of the beginning.
    last: Instant,
    session: &'a mut LineSession<'b>,
}

impl Report<'_, '_> {
    /// Prints the best turns, at most ten times a second and at the end.
    fn show(&mut self, SearchProgress { tree, nodes, finished }: SearchProgress<'_>) {
        if !finished && self.last.elapsed() < REPORT_INTERVAL {
            return;
        }
        self.last = Instant::now();
        let simulations = tree.simulations();
        let spent = self.begun.elapsed();
        let per_second = nodes as f64 / spent.as_secs_f64().max(1e-6);
        let head = format!(
            "info ms {} simulations {simulations} nodes {nodes} nps {per_second:.0}",
            spent.as_millis()
        );
        for (number, candidate) in (1..).zip(tree.ranked().iter().take(self.lines)) {
            let line = self.line(tree, candidate);
            (self.session.print)(&format!("{head} line {number} {line}"));
        }
    }

    fn line(&self, tree: &Mcts<'_>, candidate: &RootCandidate<'_>) -> String {
        let chance = candidate.values[tree.mover().index()];
        let turn = turn_notation(self.seen, candidate.turn.actions());
        format!("chance {chance:.4} turn {turn}")
    }
}

/// Returns the moves of a turn with their targets, as far as they do not depend on unknown cards.
fn turn_notation(seen: &Observation, actions: &[Action]) -> String {
    let words = notated_turn(seen, actions).iter().map(Notated::to_string).collect::<Vec<_>>();
    words.join(" ")
}

/// Returns the moves with the chances of the seat to move, all of them thought about for the same
/// part of the time: `D6>15=0.5123 18<17=0.4410`.
pub(super) fn values(
    seen: &Observation,
    milliseconds: u64,
    session: &LineSession<'_>,
) -> Option<String> {
    let actions = seen.legal_actions()?.list();
    let stop = StopSignal::new(session, false);
    let time = Duration::from_millis(milliseconds) / actions.len().max(1) as u32;
    let mut words = Vec::new();
    for action in actions {
        let value = |budget: &mut Budget| action_value(seen, action, budget);
        let value = think_within(time, || stop.is_set(), value)?;
        words.push(format!("{}={value:.4}", seen.notated(action)));
    }
    Some(words.join(" "))
}

/// Returns the chance of the seat to move if it begins with an action and goes on in the best way.
fn action_value(seen: &Observation, action: Action, budget: &mut Budget) -> Option<f32> {
    let seat = seen.turn().seat()?;
    let mut bot = Bot::new(Level::Admiral, 0);
    let mut game = seen.determinize(|unseen| unseen.nth(0));
    if game.play(action, &[]).is_ok() {
        match game.outcome() {
            Some(Outcome::Won(winner)) => return Some(f32::from(u8::from(winner == seat))),
            Some(Outcome::Drawn) => return Some(1.0 / seen.seats() as f32),
            None => {}
        }
        if game.turn().seat() == Some(seat) && !game.turn().is_start() {
            let rest = game.observe(Viewer::Seat(seat));
            return bot.advise(&rest, budget).map(|advice| advice.chances.of(seat));
        }
    }
    bot.review_turn(seen, &[action], budget).map(|review| review.played_chance)
}
