//! Parts of the bots, measured one by one on positions from games that a net plays against itself.

use crate::{after_action, dealt_game};
use cartagena::{Action, Game, Observation, Position, Seat, Variant, Viewer};
use cartagena_bots::baseline::Searcher;
use cartagena_bots::beam::beam_search;
use cartagena_bots::evaluator::{Accumulator, Evaluator};
use cartagena_bots::features::{Features, SlotChange, TunnelIndex};
use cartagena_bots::knowledge::Knowledge;
use cartagena_bots::net::{HiddenUnits, Net};
use cartagena_bots::random::Rng;
use cartagena_bots::{Bot, Budget, Level, Player, nets};
use std::hint::black_box;

/// Positions to measure on, with prepared data.
pub struct BotSample {
    net: &'static Net,
    tables: Vec<SampleTable>,
}

struct SampleTable {
    evaluator: Evaluator<'static>,
    tunnel_index: TunnelIndex,
    cases: Vec<SamplePosition>,
}

struct SamplePosition {
    seen: Observation,
    knowledge: Knowledge,
    before: Position,
    accumulator: Accumulator,
    /// Hidden units of the position, for measuring the net alone.
    units: HiddenUnits,
    moves: Vec<SampleMove>,
}

struct SampleMove {
    action: Action,
    after: Position,
    /// The mover's knowledge after the move.
    knowledge: Knowledge,
    changes: Vec<SlotChange>,
}

impl BotSample {
    /// Creates the sample from a few games; `None` if there is no net.
    pub fn new(variant: Variant, seats: usize, games: u64) -> Option<BotSample> {
        // Leaked: it is used until the program ends.
        let net: &Net = Box::leak(Box::new(nets::for_game(variant, seats)?));
        let tables = (0..games).filter_map(|number| dealt_game(variant, seats, number));
        Some(BotSample { net, tables: tables.map(|game| SampleTable::new(net, game)).collect() })
    }

    /// Returns all positions.
    fn cases(&self) -> impl Iterator<Item = (&SampleTable, &SamplePosition)> {
        self.tables.iter().flat_map(|table| table.cases.iter().map(move |case| (table, case)))
    }

    fn moves(&self) -> impl Iterator<Item = (&SampleTable, &SamplePosition, &SampleMove)> {
        self.cases().flat_map(|(table, case)| case.moves.iter().map(move |one| (table, case, one)))
    }

    /// Computes the features of every neighbour; returns their number.
    pub fn features(&self) -> u64 {
        let look = |(table, case, one): (&SampleTable, &SamplePosition, &SampleMove)| {
            black_box(case.knowledge.features_after(
                &table.tunnel_index,
                &case.before,
                one.action,
                &one.after,
            ));
        };
        self.moves().map(look).count() as u64
    }

    /// Evaluates every neighbour by the net alone, with prepared feature changes; returns their
    /// number.
    pub fn evaluate_net_only(&self) -> u64 {
        let evaluator = |(_, case, one): (&SampleTable, &SamplePosition, &SampleMove)| {
            let mut units = case.units;
            self.net.apply_changes(&mut units, &one.changes);
            black_box(self.net.chance(&units));
        };
        self.moves().map(evaluator).count() as u64
    }

    /// Evaluates every neighbour incrementally from the position's accumulator; returns their
    /// number.
    pub fn evaluate_incrementally(&self) -> u64 {
        let evaluator = |(table, case, one): (&SampleTable, &SamplePosition, &SampleMove)| {
            let opinion =
                table.evaluator.evaluate_action(&case.accumulator, one.action, &one.after);
            black_box(table.evaluator.win_chance(&opinion, case.knowledge.viewer()));
        };
        self.moves().map(evaluator).count() as u64
    }

    /// Evaluates every neighbour from scratch; returns their number.
    pub fn evaluate_from_scratch(&self) -> u64 {
        let evaluator = |(table, _, one): (&SampleTable, &SamplePosition, &SampleMove)| {
            black_box(table.evaluator.chances(&one.knowledge, &one.after));
        };
        self.moves().map(evaluator).count() as u64
    }

    /// Chooses the best single move; returns the number of choices.
    pub fn one_move(&self, rng: &mut Rng) -> u64 {
        let choose = |(table, case): (&SampleTable, &SamplePosition)| {
            black_box(table.evaluator.best_action(&case.before, &case.knowledge, rng));
        };
        self.cases().map(choose).count() as u64
    }

    /// Runs the beam search; returns the number of turns found.
    pub fn beam_searches(&self, width: usize, rng: &mut Rng) -> u64 {
        let mut budget = Budget::nodes(1);
        let find = |(table, case): (&SampleTable, &SamplePosition)| {
            let widths = (width, usize::MAX);
            beam_search(&table.evaluator, &case.before, &case.knowledge, widths, rng, &mut budget)
                .len() as u64
        };
        self.cases().map(find).sum()
    }

    /// Lets a bot choose; returns the numbers of evaluated positions and of choices.
    pub fn choices(&self, level: Level, nodes: u64) -> (u64, u64) {
        let mut bot = Bot::new(level, 1);
        let mut choose = |(_, case): (&SampleTable, &SamplePosition)| {
            let mut budget = Budget::nodes(nodes);
            black_box(bot.choose(&case.seen, &mut budget));
            budget.nodes_spent()
        };
        let spent: Vec<u64> = self.cases().map(&mut choose).collect();
        (spent.iter().sum(), spent.len() as u64)
    }

    /// Runs the exhaustive search of the own turn; returns `sequences`, the number of move
    /// sequences it examines.
    pub fn exhaustive(&self, sequences: u64) -> u64 {
        let mut searcher = Searcher::new(1);
        for (_, case) in self.cases() {
            black_box(searcher.choose(&case.seen, &mut Budget::nodes(1)));
        }
        sequences
    }

    /// Returns the number of move sequences of the turns at all positions.
    pub fn sequences(&self) -> u64 {
        self.cases().map(|(table, case)| sequences(&case.before, &table.tunnel_index)).sum()
    }

    /// Returns the number of positions.
    pub fn len(&self) -> u64 {
        self.cases().count() as u64
    }

    /// Returns whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl SampleTable {
    /// Plays a game, looking one move ahead, and keeps some of its positions.
    fn new(net: &'static Net, game: Game) -> SampleTable {
        let mut table = SampleTable {
            evaluator: Evaluator::new(net, game.tunnel()),
            tunnel_index: TunnelIndex::new(game.tunnel()),
            cases: Vec::new(),
        };
        let mut rng = Rng::new(1);
        let mut seat_knowledge: Vec<Knowledge> = Seat::first_n(net.seats)
            .map(|seat| Knowledge::from_observation(&game.observe(Viewer::Seat(seat)), seat))
            .collect();
        let mut game = game;
        for at in 0..200 {
            let Some(seat) = game.turn().seat() else { break };
            // One turn in four is enough: neighbouring turns are alike.
            if at % 12 < 3 {
                table.cases.extend(SamplePosition::new(net, &table, &game, seat));
            }
            let before = *game.position();
            let (action, _) =
                table.evaluator.best_action(&before, &seat_knowledge[seat.index()], &mut rng);
            let Some(next) = after_action(&game, action, &mut rng) else { break };
            let after = *next.position();
            seat_knowledge
                .iter_mut()
                .for_each(|knowledge| *knowledge = knowledge.after(&before, action, &after));
            game = next;
        }
        table
    }
}

impl SamplePosition {
    fn new(net: &Net, table: &SampleTable, game: &Game, seat: Seat) -> Option<SamplePosition> {
        let seen = game.observe(Viewer::Seat(seat));
        let mut rng = Rng::new(2);
        let before = *seen.determinize(|unseen| rng.draw_card(unseen)).position();
        let knowledge = Knowledge::from_observation(&seen, seat);
        let accumulator = table.evaluator.accumulator(&knowledge, &before);
        let features = knowledge.features(&table.tunnel_index, &before);
        let units =
            net.updated_units(&net.initial_units(&table.tunnel_index), &Features::NONE, &features);
        let moves = before.legal_actions().list().into_iter().filter_map(|action| {
            let mut after = before;
            after.play_unchecked(table.tunnel_index.tunnel(), action, |pile| rng.draw_card(pile));
            let mut changes = Vec::new();
            let perspective = knowledge.perspective_after(&before, action, &after);
            let change = |change| changes.push(change);
            features.diff(
                &knowledge.perspective(&before),
                &perspective,
                &table.tunnel_index,
                change,
            );
            let knowledge = knowledge.after(&before, action, &after);
            after.outcome().is_none().then_some(SampleMove { action, after, knowledge, changes })
        });
        let moves: Vec<SampleMove> = moves.collect();
        (!moves.is_empty()).then_some(SamplePosition {
            seen,
            knowledge,
            before,
            accumulator,
            units,
            moves,
        })
    }
}

/// Returns the number of move sequences of the rest of the turn, as the exhaustive search examines
/// them.
fn sequences(position: &Position, tunnel_index: &TunnelIndex) -> u64 {
    let seat = position.turn().seat();
    let actions = position.legal_actions().list().into_iter();
    let after = actions.map(|action| {
        let mut next = *position;
        next.play_unchecked(tunnel_index.tunnel(), action, |pile| pile.nth(0));
        let goes_on = action != Action::EndTurn && next.turn().seat() == seat;
        if goes_on { sequences(&next, tunnel_index) } else { 1 }
    });
    after.sum()
}
