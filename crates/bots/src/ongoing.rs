//! A search for as long as somebody looks at a position: thought about in pieces, and asked for its best turns
//! in between.

use crate::bot::{advice_from_candidates, mover, other_turns};
use crate::evaluator::Evaluator;
use crate::mcts::{Mcts, PausedSearch};
use crate::net::Net;
use crate::random::Rng;
use crate::search_config::SearchConfig;
use crate::{Advice, Budget, Variation};
use alloc::sync::Arc;
use alloc::vec::Vec;
use cartagena::{Observation, Seat};
use core::fmt;

/// A search that goes on from piece to piece.
///
/// ```
/// use cartagena::{Game, Viewer};
/// use cartagena_bots::{Budget, OngoingSearch, nets};
/// use std::sync::Arc;
///
/// let game: Game = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
///     0.0.0.0.0.0:B2DHKP|0.0.0.0.0.0:DHKPS2 KHDSPBBDHKSS - 0.3".parse()?;
/// let seat = game.turn().seat().expect("a game that goes on");
/// let net = nets::for_game(game.position().rules().variant, 2).expect("a net for two");
/// let mut search = OngoingSearch::new(game.observe(Viewer::Seat(seat)), Arc::new(net), 1).unwrap();
/// search.think(&mut Budget::nodes(500));
/// let early = search.simulations();
/// search.think(&mut Budget::nodes(500));
/// assert!(search.simulations() > early);
/// let (advice, others) = search.turns().expect("there is a turn to play");
/// assert!(!advice.best.actions.is_empty() && others.len() <= 3);
/// # Ok::<(), cartagena::Fault>(())
/// ```
pub struct OngoingSearch {
    seen: Observation,
    seat: Seat,
    net: Arc<Net>,
    seed: u64,
    tree: Option<PausedSearch>,
    simulations: u32,
    best: Option<(Advice, Vec<Variation>)>,
}

impl OngoingSearch {
    /// Begins a search for the seat to move. `None` if the game is over, the viewer does not know the seat's
    /// hand, or the net is for other tables.
    pub fn new(seen: Observation, net: Arc<Net>, seed: u64) -> Option<OngoingSearch> {
        let seat = mover(&seen)?;
        let fits = net.variant == seen.rules().variant && net.seats == seen.seats();
        fits.then_some(OngoingSearch {
            seen,
            seat,
            net,
            seed,
            tree: None,
            simulations: 0,
            best: None,
        })
    }

    /// Thinks until the budget of this piece is used up.
    pub fn think(&mut self, budget: &mut Budget) {
        let evaluator = Evaluator::new(&self.net, self.seen.tunnel());
        let mut tree = match self.tree.take() {
            Some(paused) => paused.resume(&evaluator, &self.seen),
            None => {
                let (variant, seats) = (self.seen.rules().variant, self.seen.seats());
                let config = SearchConfig::for_table(variant, seats, u64::MAX);
                let rng = Rng::new(self.seed);
                Mcts::new(&evaluator, config, &self.seen, self.seat, rng, budget)
            }
        };
        tree.run_on(budget);
        self.simulations = tree.simulations();
        let ranked = tree.ranked();
        self.best = ranked.first().map(|best| {
            let advice = advice_from_candidates(&self.seen, self.seat, best, &ranked);
            (advice, other_turns(best, &ranked, self.seat))
        });
        self.tree = Some(tree.pause());
    }

    /// Returns the number of simulations so far.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// Returns the best turn found so far, with chances and reasons, and further ones that differ in more than
    /// the order of their moves. `None` before the first piece.
    pub fn turns(&self) -> Option<(&Advice, &[Variation])> {
        self.best.as_ref().map(|(advice, others)| (advice, others.as_slice()))
    }
}

impl fmt::Debug for OngoingSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let simulations = self.simulations;
        f.debug_struct("OngoingSearch").field("simulations", &simulations).finish_non_exhaustive()
    }
}
