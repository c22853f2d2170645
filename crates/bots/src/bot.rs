//! The bots of all levels: choosing actions, giving advice and reviewing turns.

use crate::beam::{CandidateTurn, beam_search};
use crate::endgame::proved_turn;
use crate::evaluator::Evaluator;
use crate::knowledge::Knowledge;
use crate::level::{Strategy, StrengthLimit};
use crate::mcts::{Mcts, RootCandidate};
use crate::net::Net;
use crate::nets;
use crate::random::Rng;
use crate::reasons::reasons;
use crate::search_config::SearchConfig;
use crate::solver::Solver;
use crate::{Advice, Budget, Chances, Level, Player, TurnReview, Variation};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use cartagena::{Action, Observation, Outcome, Seat, Viewer};
use core::fmt;

/// A bot of one level.
pub struct Bot {
    level: Level,
    strategy: Option<Strategy>,
    search_config: Option<SearchConfig>,
    net: Option<Arc<Net>>,
    seed: u64,
    rng: Rng,
    solver: Solver,
    planned: Vec<(Observation, Action)>,
}

/// Function that searches for the actions of a turn.
type TurnSearch = fn(&mut Bot, &Evaluator, &Observation, Seat, &mut Budget) -> Vec<Action>;

impl Bot {
    /// Creates a bot whose choices follow from the seed, its observations and its budget.
    pub fn new(level: Level, seed: u64) -> Bot {
        let rng = Rng::new(seed);
        Bot {
            level,
            strategy: None,
            search_config: None,
            net: None,
            seed,
            rng,
            solver: Solver::new(),
            planned: Vec::new(),
        }
    }

    /// Returns the bot with its own net, which is used for every game that the net fits.
    #[must_use]
    pub fn with_net(mut self, net: Arc<Net>) -> Bot {
        self.net = Some(net);
        self
    }

    /// Returns the bot with another search configuration than that of the table.
    #[must_use]
    pub fn with_search_config(mut self, config: SearchConfig) -> Bot {
        self.search_config = Some(config);
        self
    }

    /// Returns the bot with another strategy than that of its level.
    #[must_use]
    pub fn with_strategy(mut self, strategy: Strategy) -> Bot {
        self.strategy = Some(strategy);
        self
    }

    fn search_config(&self, seen: &Observation, budget: &Budget) -> SearchConfig {
        self.search_config.unwrap_or(SearchConfig::for_table(
            seen.rules().variant,
            seen.seats(),
            budget.nodes_left(),
        ))
    }

    /// Returns the bot's level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Returns the net for a game, if there is one.
    fn net(&mut self, seen: &Observation) -> Option<Arc<Net>> {
        let fits =
            |net: &Arc<Net>| net.variant == seen.rules().variant && net.seats == seen.seats();
        if !self.net.as_ref().is_some_and(fits) {
            self.net = nets::for_game(seen.rules().variant, seen.seats()).map(Arc::new);
        }
        self.net.clone()
    }

    /// Returns the best turn for the seat to move, with reasons. `None` if the game is over or the
    /// viewer does not know the seat's hand.
    pub fn advise(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Advice> {
        let seat = mover(seen)?;
        let net = self.net(seen)?;
        let evaluator = Evaluator::new(&net, seen.tunnel());
        let (config, rng) = (self.search_config(seen, budget), Rng::new(self.seed));
        let mut tree = Mcts::new(&evaluator, config, seen, seat, rng, budget);
        tree.run(budget);
        let ranked = tree.ranked();
        Some(advice_from_candidates(seen, seat, ranked.first()?, &ranked))
    }

    /// Compares a turn that the seat to move played with the best one. Only the actions up to the
    /// first draw from the pile count, because its cards were unknown before. `None` if the game is
    /// over, the viewer does not know the seat's hand, or these actions are not a turn.
    pub fn review_turn(
        &mut self,
        seen: &Observation,
        played: &[Action],
        budget: &mut Budget,
    ) -> Option<TurnReview> {
        let seat = mover(seen)?;
        let net = self.net(seen)?;
        let evaluator = Evaluator::new(&net, seen.tunnel());
        let (config, rng) = (self.search_config(seen, budget), Rng::new(self.seed));
        let mut tree = Mcts::new(&evaluator, config, seen, seat, rng, budget);
        let at = tree.include_turn(played, budget)?;
        tree.run_comparing(at, budget);
        let (ranked, played) = (tree.ranked(), tree.root_candidate(at));
        let chance = |choice: &RootCandidate| choice.values[seat.index()];
        let best = ranked.first().filter(|best| chance(best) >= chance(&played));
        let best = best.unwrap_or(&played);
        let least = ranked.iter().map(chance).fold(chance(&played), f32::min);
        Some(TurnReview {
            advice: advice_from_candidates(seen, seat, best, &ranked),
            played_chance: chance(&played),
            least_chance: least,
            played_chances: Chances::new(seen.seats(), played.values),
            others: other_turns(best, &ranked, seat),
        })
    }

    /// Returns the winning chances of all seats from the viewer's perspective. `None` if the viewer
    /// does not know the hand of the seat to move.
    pub fn chances(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Chances> {
        match seen.turn().outcome() {
            Some(Outcome::Won(seat)) => Some(Chances::certain_win(seen.seats(), seat)),
            Some(Outcome::Drawn) => Some(Chances::equal(seen.seats())),
            None => self.advise(seen, budget).map(|advice| advice.chances),
        }
    }

    /// Chooses like [`choose`](Player::choose), but a level that [searches](Level::searches) only
    /// follows its plan. A program that never calls the search is much smaller.
    pub fn choose_quickly(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Action> {
        self.choose_by(seen, budget, |_, _, _, _, _| Vec::new())
    }

    fn choose_by(
        &mut self,
        seen: &Observation,
        budget: &mut Budget,
        search: TurnSearch,
    ) -> Option<Action> {
        let seat = mover(seen).filter(|seat| seen.viewer() == Viewer::Seat(*seat))?;
        if let Some((foreseen, action)) = self.planned.pop()
            && foreseen == *seen
        {
            return Some(action);
        }
        self.planned.clear();
        let actions = seen.legal_actions()?.list();
        if let [only] = *actions {
            return Some(only);
        }
        self.think_by_strategy(seen, seat, budget, search).or_else(|| actions.first().copied())
    }

    fn think_by_strategy(
        &mut self,
        seen: &Observation,
        seat: Seat,
        budget: &mut Budget,
        search: TurnSearch,
    ) -> Option<Action> {
        let net = self.net(seen)?;
        let evaluator = Evaluator::new(&net, seen.tunnel());
        let strategy =
            self.strategy.unwrap_or(self.level.strategy(seen.rules().variant, seen.seats()));
        let actions = match strategy {
            Strategy::OneMove(limit) => {
                return self.choose_one_move(&evaluator, seen, seat, limit, budget);
            }
            Strategy::WholeTurn(limit) => {
                self.choose_whole_turn(&evaluator, seen, seat, limit, budget)
            }
            Strategy::Search { nodes } => {
                // With more seats there are more replies before the bot's next turn.
                budget.limit_nodes(nodes.saturating_mul(seen.seats() as u64 - 1));
                search(self, &evaluator, seen, seat, budget)
            }
        };
        self.plan_rest_of_turn(seen, &actions);
        actions.first().copied()
    }

    /// Chooses by looking one move ahead, with the errors of the level.
    fn choose_one_move(
        &mut self,
        evaluator: &Evaluator,
        seen: &Observation,
        seat: Seat,
        limit: StrengthLimit,
        budget: &mut Budget,
    ) -> Option<Action> {
        let rng = &mut self.rng;
        let position = *seen.determinize(|unseen| rng.draw_card(unseen)).position();
        let knowledge = Knowledge::from_observation(seen, seat);
        let accumulator = evaluator.accumulator(&knowledge, &position);
        let mut best = None;
        for action in position.legal_actions().list() {
            let mut after = position;
            after.play_unchecked(evaluator.tunnel(), action, |pile| rng.draw_card(pile));
            budget.spend(1);
            // No level overlooks a winning move.
            if after.outcome() == Some(Outcome::Won(seat)) {
                return Some(action);
            }
            let evaluation = evaluator.evaluate_action(&accumulator, action, &after);
            let chance = evaluator.win_chance(&evaluation, seat);
            let liking = chance + limit.action_bias(seen, action, rng);
            if best.is_none_or(|(_, most)| liking > most) {
                best = Some((action, liking));
            }
        }
        best.map(|(action, _)| action)
    }

    /// Chooses by evaluating whole turns, without considering replies.
    fn choose_whole_turn(
        &mut self,
        evaluator: &Evaluator,
        seen: &Observation,
        seat: Seat,
        limit: StrengthLimit,
        budget: &mut Budget,
    ) -> Vec<Action> {
        let rng = &mut self.rng;
        let position = *seen.determinize(|unseen| rng.draw_card(unseen)).position();
        let mut found = beam_search(
            evaluator,
            &position,
            &Knowledge::from_observation(seen, seat),
            (4, usize::MAX),
            rng,
            budget,
        );
        found.iter_mut().for_each(|turn| turn.chance += limit.sample_noise(seen.seats(), rng));
        let wins = found.iter().filter(|turn| turn.end.outcome() == Some(Outcome::Won(seat)));
        let shortest = wins.min_by_key(|turn| turn.actions().len());
        let best = shortest.or(found.iter().max_by(|a, b| a.chance.total_cmp(&b.chance)));
        best.map(|turn| turn.actions().to_vec()).unwrap_or_default()
    }

    fn search_turn(
        &mut self,
        evaluator: &Evaluator,
        seen: &Observation,
        seat: Seat,
        budget: &mut Budget,
    ) -> Vec<Action> {
        let mut rng = Rng::new(self.rng.next_u64());
        let position = *seen.determinize(|unseen| rng.draw_card(unseen)).position();
        if let Some(actions) = proved_turn(&mut self.solver, &position, seen.tunnel(), budget) {
            return actions;
        }
        let config = self.search_config(seen, budget);
        let mut tree = Mcts::new(evaluator, config, seen, seat, rng, budget);
        tree.run(budget);
        tree.best().map(|best| best.turn.actions().to_vec()).unwrap_or_default()
    }

    /// Stores the rest of the turn together with the observations expected on the way.
    fn plan_rest_of_turn(&mut self, seen: &Observation, actions: &[Action]) {
        self.planned.clear();
        let rng = &mut self.rng;
        let mut game = seen.determinize(|unseen| rng.draw_card(unseen));
        for pair in actions.windows(2) {
            let drawn = game.cards_needed(pair[0]) > 0;
            if drawn || game.play(pair[0], &[]).is_err() {
                break;
            }
            self.planned.push((game.observe(seen.viewer()), pair[1]));
        }
        self.planned.reverse();
    }
}

impl fmt::Debug for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bot").field("level", &self.level).finish_non_exhaustive()
    }
}

impl Player for Bot {
    fn choose(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Action> {
        self.choose_by(seen, budget, Bot::search_turn)
    }
}

/// Builds the advice from the candidates of a search.
pub(crate) fn advice_from_candidates(
    seen: &Observation,
    seat: Seat,
    best: &RootCandidate,
    ranked: &[RootCandidate],
) -> Advice {
    let second = ranked.iter().find(|choice| !same_moves(choice.turn, best.turn));
    Advice {
        chances: Chances::new(seen.seats(), best.values),
        best: variation(best, seat),
        second: second.map(|second| variation(second, seat)),
        reasons: reasons(seen, seat, best.turn.actions(), &best.turn.end),
    }
}

/// Returns the most visited turns that differ from the best one and from each other.
pub(crate) fn other_turns(
    best: &RootCandidate,
    ranked: &[RootCandidate],
    seat: Seat,
) -> Vec<Variation> {
    let mut different: Vec<&RootCandidate> = vec![best];
    for choice in ranked {
        if different.len() > TurnReview::MAX_OTHERS {
            break;
        }
        if different.iter().all(|known| !same_moves(known.turn, choice.turn)) {
            different.push(choice);
        }
    }
    different.into_iter().skip(1).map(|choice| variation(choice, seat)).collect()
}

fn variation(choice: &RootCandidate, seat: Seat) -> Variation {
    Variation { actions: choice.turn.actions().to_vec(), chance: choice.values[seat.index()] }
}

/// Returns the seat to move if the viewer knows its hand.
pub(crate) fn mover(seen: &Observation) -> Option<Seat> {
    seen.turn().seat().filter(|seat| seen.hand(*seat).unknown == 0)
}

fn same_moves(left: &CandidateTurn, right: &CandidateTurn) -> bool {
    let moves = |turn: &CandidateTurn| {
        let moves = turn.actions().iter().copied();
        moves.filter(|action| *action != Action::EndTurn).collect::<Vec<Action>>()
    };
    let (left, right) = (moves(left), moves(right));
    let times = |moves: &[Action], wanted: &Action| moves.iter().filter(|it| *it == wanted).count();
    left.len() == right.len() && left.iter().all(|it| times(&left, it) == times(&right, it))
}
