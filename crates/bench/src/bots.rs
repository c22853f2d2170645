//! The works of the bots, one by one, on positions from games that a net plays with itself.

use crate::{after_action, dealt_game};
use cartagena::{Action, Game, Observation, Position, Seat, Variant, Viewer};
use cartagena_bots::baseline::Searcher;
use cartagena_bots::beam::beam_search;
use cartagena_bots::evaluator::{Accumulator, Evaluator};
use cartagena_bots::features::{Features, TunnelIndex};
use cartagena_bots::knowledge::Knowledge;
use cartagena_bots::net::{HiddenUnits, Net};
use cartagena_bots::random::Rng;
use cartagena_bots::{Bot, Budget, Level, Player, nets};
use std::hint::black_box;

/// Positions to work on, and what is known of them beforehand.
pub struct BotSample {
    net: &'static Net,
    tables: Vec<SampleTable>,
}

struct SampleTable {
    judge: Evaluator<'static>,
    ground: TunnelIndex,
    cases: Vec<SamplePosition>,
}

struct SamplePosition {
    seen: Observation,
    mind: Knowledge,
    before: Position,
    view: Accumulator,
    /// The same as the view, for the net alone.
    units: HiddenUnits,
    moves: Vec<SampleMove>,
}

struct SampleMove {
    action: Action,
    after: Position,
    /// What the mover knows then.
    mind: Knowledge,
    /// The facts that come and go.
    changes: Vec<(u16, bool)>,
}

impl BotSample {
    /// Positions from a few games; `None` where there is no net.
    pub fn new(variant: Variant, seats: usize, games: u64) -> Option<BotSample> {
        // Measured until the program ends.
        let net: &Net = Box::leak(Box::new(nets::for_game(variant, seats)?));
        let tables = (0..games).filter_map(|number| dealt_game(variant, seats, number));
        Some(BotSample { net, tables: tables.map(|game| SampleTable::new(net, game)).collect() })
    }

    /// What everything is done to.
    fn cases(&self) -> impl Iterator<Item = (&SampleTable, &SamplePosition)> {
        self.tables.iter().flat_map(|table| table.cases.iter().map(move |case| (table, case)))
    }

    fn moves(&self) -> impl Iterator<Item = (&SampleTable, &SamplePosition, &SampleMove)> {
        self.cases().flat_map(|(table, case)| case.moves.iter().map(move |one| (table, case, one)))
    }

    /// The facts of every neighbour; how many there were.
    pub fn features(&self) -> u64 {
        let look = |(table, case, one): (&SampleTable, &SamplePosition, &SampleMove)| {
            black_box(case.mind.features_after(
                &table.ground,
                &case.before,
                one.action,
                &one.after,
            ));
        };
        self.moves().map(look).count() as u64
    }

    /// The net alone, from the facts of a position to those of every neighbour.
    pub fn evaluate_net_only(&self) -> u64 {
        let judge = |(_, case, one): (&SampleTable, &SamplePosition, &SampleMove)| {
            let mut units = case.units;
            let changes = one.changes.iter();
            changes.for_each(|(fact, comes)| self.net.apply_feature(&mut units, *fact, *comes));
            black_box(self.net.chance(&units));
        };
        self.moves().map(judge).count() as u64
    }

    /// Facts and net for every neighbour of a position that was looked at.
    pub fn evaluate_incrementally(&self) -> u64 {
        let judge = |(table, case, one): (&SampleTable, &SamplePosition, &SampleMove)| {
            let opinion = table.judge.evaluate_action(&case.view, one.action, &one.after);
            black_box(table.judge.win_chance(&opinion, case.mind.viewer()));
        };
        self.moves().map(judge).count() as u64
    }

    /// Facts and net for every neighbour, each looked at anew.
    pub fn evaluate_from_scratch(&self) -> u64 {
        let judge = |(table, _, one): (&SampleTable, &SamplePosition, &SampleMove)| {
            black_box(table.judge.chances(&one.mind, &one.after));
        };
        self.moves().map(judge).count() as u64
    }

    /// The best of all single moves; how many choices.
    pub fn one_move(&self, rng: &mut Rng) -> u64 {
        let choose = |(table, case): (&SampleTable, &SamplePosition)| {
            black_box(table.judge.best_action(&case.before, &case.mind, rng));
        };
        self.cases().map(choose).count() as u64
    }

    /// Whole turns; how many different ones were found.
    pub fn beam_searches(&self, width: usize, rng: &mut Rng) -> u64 {
        let mut budget = Budget::nodes(1);
        let find = |(table, case): (&SampleTable, &SamplePosition)| {
            let widths = (width, usize::MAX);
            beam_search(&table.judge, &case.before, &case.mind, widths, rng, &mut budget).len()
                as u64
        };
        self.cases().map(find).sum()
    }

    /// A bot's choices; how many positions it looked at, and how many choices it made.
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

    /// The choices of the exhaustive search of the own turn; how many sequences of moves it saw.
    pub fn exhaustive(&self, sequences: u64) -> u64 {
        let mut searcher = Searcher::new(1);
        for (_, case) in self.cases() {
            black_box(searcher.choose(&case.seen, &mut Budget::nodes(1)));
        }
        sequences
    }

    /// How many sequences of moves there are in the turns at all positions.
    pub fn sequences(&self) -> u64 {
        self.cases().map(|(table, case)| sequences(&case.before, &table.ground)).sum()
    }

    /// How many positions there are.
    pub fn len(&self) -> u64 {
        self.cases().count() as u64
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl SampleTable {
    /// Plays a game one move ahead and keeps some of its positions.
    fn new(net: &'static Net, game: Game) -> SampleTable {
        let mut table = SampleTable {
            judge: Evaluator::new(net, game.tunnel()),
            ground: TunnelIndex::new(game.tunnel()),
            cases: Vec::new(),
        };
        let mut rng = Rng::new(1);
        let mut minds: Vec<Knowledge> = Seat::first_n(net.seats)
            .map(|seat| Knowledge::from_observation(&game.observe(Viewer::Seat(seat)), seat))
            .collect();
        let mut game = game;
        for at in 0..200 {
            let Some(seat) = game.turn().seat() else { break };
            // Three of four turns are like those before them.
            if at % 12 < 3 {
                table.cases.extend(SamplePosition::new(net, &table, &game, seat));
            }
            let before = *game.position();
            let (action, _) = table.judge.best_action(&before, &minds[seat.index()], &mut rng);
            let Some(next) = after_action(&game, action, &mut rng) else { break };
            let after = *next.position();
            minds.iter_mut().for_each(|mind| *mind = mind.after(&before, action, &after));
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
        let mind = Knowledge::from_observation(&seen, seat);
        let view = table.judge.accumulator(&mind, &before);
        let features = mind.features(&table.ground, &before);
        let units =
            net.updated_units(&net.initial_units(&table.ground), &Features::NONE, &features);
        let moves = before.legal_actions().list().into_iter().filter_map(|action| {
            let mut after = before;
            after.play_unchecked(table.ground.tunnel(), action, |pile| rng.draw_card(pile));
            let mut changes = Vec::new();
            let scene = mind.perspective_after(&before, action, &after);
            let change = |fact, comes| changes.push((fact, comes));
            features.diff(&mind.perspective(&before), &scene, &table.ground, change);
            let mind = mind.after(&before, action, &after);
            after.outcome().is_none().then_some(SampleMove { action, after, mind, changes })
        });
        let moves: Vec<SampleMove> = moves.collect();
        (!moves.is_empty()).then_some(SamplePosition { seen, mind, before, view, units, moves })
    }
}

/// How many sequences of moves the rest of the turn has, as the exhaustive search goes through them.
fn sequences(position: &Position, ground: &TunnelIndex) -> u64 {
    let seat = position.turn().seat();
    let actions = position.legal_actions().list().into_iter();
    let after = actions.map(|action| {
        let mut next = *position;
        next.play_unchecked(ground.tunnel(), action, |pile| pile.nth(0));
        let goes_on = action != Action::EndTurn && next.turn().seat() == seat;
        if goes_on { sequences(&next, ground) } else { 1 }
    });
    after.sum()
}
