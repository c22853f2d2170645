//! A tree of moves as the annotations and variations of a record.

use super::{Moment, MoveTree, NAME};
use crate::Record;
use crate::notes::{Notes, Variation, VariationTurn};
use cartagena::{Event, Game, Notated};
use std::collections::BTreeMap;
use std::fmt;

impl MoveTree {
    /// Returns the record, and the bytes that are left in it; `None` if not all fits.
    pub(super) fn write(&self) -> (Record, Option<usize>) {
        let mut notes: BTreeMap<usize, Notes> = BTreeMap::new();
        for (turn, tags) in &self.turn_tags {
            notes.entry(*turn).or_default().tags.clone_from(tags);
        }
        let starts = self.turn_starts();
        for (index, start) in starts.iter().enumerate() {
            let variations = self.variations_of_turn(*start, *start);
            if !variations.is_empty() {
                notes.entry(index + 1).or_default().variations = variations;
            }
        }
        let games: Vec<&Game> = starts.iter().map(|start| self.game(*start)).collect();
        let mut record = self.record.clone();
        let room = record.add_notes(notes, &games);
        (record, room)
    }

    /// Returns the variations that leave a line within one turn of it. `start` is the beginning of the turn,
    /// `from` the first moment that belongs to the line.
    fn variations_of_turn(&self, start: Moment, from: Moment) -> Vec<Variation> {
        let (mut variations, mut at) = (Vec::new(), from);
        loop {
            let ways = self.side_ways(at).into_iter();
            variations.extend(ways.map(|first| self.variation(start, first)));
            match self.next(at) {
                Some(next) if !self.game(next).turn().is_start() => at = next,
                _ => return variations,
            }
        }
    }

    /// Returns the variation that begins with a moment, written from the beginning of its turn on.
    fn variation(&self, start: Moment, first: Moment) -> Variation {
        let back = |at: &Moment| self.before(*at).filter(|_| *at != start);
        let mut path: Vec<Moment> = std::iter::successors(Some(self.end(first)), back).collect();
        path.reverse();
        let own = path.iter().position(|moment| *moment == first).unwrap_or(1);
        let (mut turns, mut moves, mut turn_start) = (Vec::new(), Vec::new(), 0);
        for (at, moment) in path.iter().enumerate().skip(1) {
            moves.extend(self.event(*moment).map(notated));
            let over = self.game(*moment).turn();
            if !over.is_start() && over.outcome().is_none() && at + 1 < path.len() {
                continue;
            }
            // What leaves the line before its own first move belongs to the line that it left.
            let from = path[turn_start.max(own)];
            let named = (turns.is_empty() && !self.name(first).is_empty())
                .then(|| (NAME.to_owned(), self.name(first).to_owned()));
            let tags = named.into_iter().chain(self.nodes[moment.0].tags.iter().cloned()).collect();
            let variations = self.inner_variations(path[turn_start], from);
            let moves = std::mem::take(&mut moves);
            turns.push(VariationTurn { moves, notes: Notes { tags, variations } });
            turn_start = at;
        }
        Variation { turns }
    }

    /// Returns the variations of one turn of a variation.
    fn inner_variations(&self, start: Moment, from: Moment) -> Vec<Variation> {
        let begins_here = self.game(from).turn().is_start() && from != start;
        // The turn of the first own move was its last one.
        if begins_here { Vec::new() } else { self.variations_of_turn(start, from) }
    }
}

impl fmt::Display for MoveTree {
    /// Writes the record with its annotations and variations.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.record().fmt(f)
    }
}

fn notated(event: &Event) -> Notated {
    let text = event.notation().to_string();
    // An event whose cards are all known is written as the move that it is.
    text.parse().unwrap_or(Notated { action: event.action(), to: None, chance: None })
}
