//! A game together with everything that could have been played: the moves of its variations as a tree.

mod writing;

use crate::notes::{Variation, check_tag};
use crate::{MAX_VARIATION_DEPTH, Record, RecordError};
use cartagena::{Action, Event, Game, Notated, Symbol};
use cartagena_deal::{Deck, Seed};
use std::collections::{BTreeMap, BTreeSet};

/// The most moments of all variations of a game.
pub const MAX_VARIATION_MOVES: usize = 2_000;
/// The name of the annotation that names a variation, on its first turn.
const NAME: &str = "Name";
/// The most characters of the name of a variation.
pub const MAX_VARIATION_NAME: usize = 60;
/// The most bytes of a line of a variation beside its moves: `#|`, a bar for each variation around it, the
/// number of the turn, the seat, and what separates them.
const MAX_LINE_HEAD: usize = 16 + MAX_VARIATION_DEPTH;

/// A moment in a [`MoveTree`]: the position after some moves of the game or of a variation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(usize);

/// The ways that lead to a moment and on from it. The first way on continues the line, the others begin variations.
#[derive(Clone, Debug)]
struct Node {
    parent: Option<Moment>,
    event: Option<Event>,
    game: Game,
    children: Vec<Moment>,
    /// The number of the turn that goes on or begins here, from 1.
    turn: usize,
    name: String,
    /// Annotations of the turn that ends here in its line.
    tags: Vec<(String, String)>,
}

/// A game with its variations, move by move. What is tried here can be written down: there is no room for more
/// than a [`Record`] holds.
///
/// ```
/// use cartagena_record::{MoveTree, Record};
///
/// # let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/21-tortuga-2.txt");
/// # let text = std::fs::read_to_string(golden).expect("a golden game");
/// let mut tree = MoveTree::read(&text)?;
/// let start = tree.of_game(0);
/// let other = tree.game(start).legal_actions().list()[0];
/// let moment = tree.play(start, other).expect("a legal move");
/// assert_eq!(tree.branches().len(), usize::from(!tree.is_game(moment)));
/// assert_eq!(Record::read(&tree.to_string())?.events().len(), tree.moves());
/// # Ok::<(), cartagena_record::RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct MoveTree {
    /// The game without its notes.
    record: Record,
    nodes: Vec<Node>,
    /// Nodes of moves that were taken back, for the next ones.
    free: Vec<Moment>,
    /// Annotations of the game's turns by their numbers.
    turn_tags: BTreeMap<usize, Vec<(String, String)>>,
    /// The number of moments of variations.
    tried: usize,
    /// Bytes that are free for certain in the record; there may be more.
    room: usize,
}

/// A variation in the list of all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The moment after its first own move.
    pub first: Moment,
    /// Its last moment.
    pub end: Moment,
    /// The number of the turn in which it leaves its line, from 1.
    pub turn: usize,
    /// The number of variations that it lies in.
    pub depth: usize,
    /// Its name; may be empty.
    pub name: String,
}

impl MoveTree {
    /// Reads a record with its variations.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if the text is no record.
    pub fn read(text: &str) -> Result<MoveTree, RecordError> {
        Ok(MoveTree::of(&Record::read(text)?))
    }

    /// Returns the tree of a record.
    #[must_use]
    pub fn of(record: &Record) -> MoveTree {
        let mut tree = MoveTree {
            record: record.clone().without_notes(),
            nodes: Vec::with_capacity(record.events().len() + 1),
            free: Vec::new(),
            turn_tags: BTreeMap::new(),
            tried: 0,
            room: 0,
        };
        for (at, game) in record.games().enumerate() {
            let parent = at.checked_sub(1);
            let event = parent.and_then(|before| record.events().get(before).cloned());
            tree.add(parent.map(Moment), event, game);
        }
        tree.merge(record);
        tree
    }

    /// Adds the annotations and variations of another record of the same game. Those of another game change
    /// nothing.
    pub fn merge(&mut self, other: &Record) {
        if other.start() != self.record.start() || other.events() != self.record.events() {
            return;
        }
        self.room = 0;
        let starts = self.turn_starts();
        for (turn, notes) in other.all_notes() {
            let tags = self.turn_tags.entry(turn).or_default();
            let known: BTreeSet<_> = tags.iter().collect();
            let new = notes.tags.iter().filter(|tag| !known.contains(tag)).cloned();
            let new: Vec<_> = new.collect();
            tags.extend(new);
            if let Some(start) = turn.checked_sub(1).and_then(|index| starts.get(index)) {
                notes.variations.iter().for_each(|variation| self.add_variation(*start, variation));
            }
        }
    }

    /// Returns the moment after so many moves of the game; its last if there were fewer.
    #[must_use]
    pub fn of_game(&self, moves: usize) -> Moment {
        Moment(moves.min(self.moves()))
    }

    /// Reports whether a moment is one of the game and not of a variation.
    #[must_use]
    pub fn is_game(&self, at: Moment) -> bool {
        at.0 <= self.moves()
    }

    /// Returns the number of moves of the game.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.record.events().len()
    }

    /// Returns the position at a moment.
    ///
    /// # Panics
    ///
    /// If the moment is of another tree, as all functions that take one.
    #[must_use]
    pub fn game(&self, at: Moment) -> &Game {
        &self.nodes[at.0].game
    }

    /// Returns the move that led to a moment; `None` at the start.
    #[must_use]
    pub fn event(&self, at: Moment) -> Option<&Event> {
        self.nodes[at.0].event.as_ref()
    }

    /// Returns the moment before.
    #[must_use]
    pub fn before(&self, at: Moment) -> Option<Moment> {
        self.nodes[at.0].parent
    }

    /// Returns the next moment of the same line.
    #[must_use]
    pub fn next(&self, at: Moment) -> Option<Moment> {
        let next = self.nodes[at.0].children.first().copied()?;
        // After the last move of the game there are variations only.
        (self.is_game(next) || !self.is_game(at)).then_some(next)
    }

    /// Returns the last moment of the line.
    #[must_use]
    pub fn end(&self, mut at: Moment) -> Moment {
        while let Some(next) = self.next(at) {
            at = next;
        }
        at
    }

    /// Returns the moments from the start to this one.
    #[must_use]
    pub fn path(&self, at: Moment) -> Vec<Moment> {
        let mut path: Vec<Moment> =
            std::iter::successors(Some(at), |moment| self.before(*moment)).collect();
        path.reverse();
        path
    }

    /// Returns the number of the turn that goes on or begins at a moment, from 1.
    #[must_use]
    pub fn turn(&self, at: Moment) -> usize {
        self.nodes[at.0].turn
    }

    /// Returns the last moment of the game before a variation, or the moment itself.
    #[must_use]
    pub fn left_game_at(&self, mut at: Moment) -> Moment {
        while let Some(before) = self.before(at).filter(|_| !self.is_game(at)) {
            at = before;
        }
        at
    }

    /// Returns the first own moment of the variation that a moment lies in; `None` in the game.
    #[must_use]
    pub fn branch_of(&self, mut at: Moment) -> Option<Moment> {
        while !self.is_game(at) {
            let before = self.before(at)?;
            if self.next(before) != Some(at) {
                return Some(at);
            }
            at = before;
        }
        None
    }

    /// Plays a move and returns the moment after it. A move that is there already is followed; another one
    /// begins or continues a variation. Cards from the pile come by a chance of their own, the same for the
    /// same position. `None` if the move is not legal or there is no room.
    pub fn play(&mut self, at: Moment, action: Action) -> Option<Moment> {
        if let Some(next) = self.known(at, action) {
            return Some(next);
        }
        let next = self.grow_by_chance(at, action)?;
        let room = self.room.checked_sub(self.most_bytes(next)).or_else(|| self.write().1);
        if let Some(room) = room {
            self.room = room;
            return Some(next);
        }
        self.remove(next);
        None
    }

    /// Removes a moment of a variation with all that follows, whose numbers later moves get. Moments of the game
    /// stay.
    pub fn remove(&mut self, at: Moment) {
        let Some(before) = self.before(at).filter(|_| !self.is_game(at)) else { return };
        let ways = &mut self.nodes[before.0].children;
        let Some(way) = ways.iter().position(|child| *child == at) else { return };
        ways.remove(way);
        let mut gone = vec![at];
        while let Some(moment) = gone.pop() {
            gone.append(&mut self.nodes[moment.0].children);
            self.free.push(moment);
            self.tried -= 1;
        }
        self.room = 0;
    }

    /// Returns the name of the variation that begins with a moment.
    #[must_use]
    pub fn name(&self, first: Moment) -> &str {
        &self.nodes[first.0].name
    }

    /// Names the variation that begins with a moment. Returns false, and changes nothing, if there is no room for
    /// a longer name.
    pub fn rename(&mut self, first: Moment, name: &str) -> bool {
        let before = self.name(first).to_owned();
        self.set_name(first, name);
        self.room = 0;
        let fits = self.name(first).len() <= before.len() || self.write().1.is_some();
        if !fits {
            self.nodes[first.0].name = before;
        }
        fits
    }

    fn set_name(&mut self, first: Moment, name: &str) {
        let printable: String = name.chars().filter(|letter| !letter.is_control()).collect();
        let short: String = printable.trim().chars().take(MAX_VARIATION_NAME).collect();
        self.nodes[first.0].name = short.trim_end().to_owned();
    }

    /// Returns all variations, in the order in which they leave the game.
    #[must_use]
    pub fn branches(&self) -> Vec<Branch> {
        let mut branches = Vec::new();
        for at in 0..=self.moves() {
            self.collect_branches(Moment(at), 0, &mut branches);
        }
        branches
    }

    /// Returns the record of the moves up to a moment, without variations.
    #[must_use]
    pub fn record_to(&self, at: Moment) -> Record {
        let path = self.path(at);
        let events = path.iter().filter_map(|moment| self.event(*moment).cloned()).collect();
        let start = self.record.start().clone();
        Record::from_played(start, std::iter::empty(), events, self.game(at).clone())
    }

    /// Returns the game's record with all annotations and variations. Where those of several records were
    /// [merged](MoveTree::merge), the last variations are left out if not all fit.
    #[must_use]
    pub fn record(&self) -> Record {
        self.write().0
    }

    /// Returns the moments of the game at which a turn begins, and the one after it if another would.
    fn turn_starts(&self) -> Vec<Moment> {
        let begins = |at: &usize| *at == 0 || self.nodes[*at].game.turn().is_start();
        (0..=self.moves()).filter(begins).map(Moment).collect()
    }

    fn add(&mut self, parent: Option<Moment>, event: Option<Event>, game: Game) -> Moment {
        let begins = usize::from(game.turn().is_start());
        let turn = parent.map_or(1, |parent| self.turn(parent) + begins);
        let (children, name, tags) = (Vec::new(), String::new(), Vec::new());
        let node = Node { parent, event, game, children, turn, name, tags };
        let moment = self.free.pop().unwrap_or(Moment(self.nodes.len()));
        match self.nodes.get_mut(moment.0) {
            Some(free) => *free = node,
            None => self.nodes.push(node),
        }
        if let Some(parent) = parent {
            self.nodes[parent.0].children.push(moment);
        }
        moment
    }

    fn grow(&mut self, at: Moment, action: Action, dealt: &[Symbol]) -> Option<Moment> {
        let leaves = self.is_game(at) || self.next(at).is_some();
        let depth = self.depth(at) + usize::from(leaves);
        if self.tried >= MAX_VARIATION_MOVES || depth > MAX_VARIATION_DEPTH {
            return None;
        }
        let mut game = self.game(at).clone();
        let event = game.play(action, dealt).ok()?;
        self.tried += 1;
        Some(self.add(Some(at), Some(event), game))
    }

    /// Returns the moment after a move that is there already.
    fn known(&self, at: Moment, action: Action) -> Option<Moment> {
        let known = |next: &Moment| self.event(*next).map(Event::action) == Some(action);
        self.nodes[at.0].children.iter().copied().find(known)
    }

    /// Adds a move whose cards come by chance, if it is legal.
    fn grow_by_chance(&mut self, at: Moment, action: Action) -> Option<Moment> {
        if !self.game(at).is_legal(action) {
            return None;
        }
        let dealt = supposed_cards(self.game(at), action);
        self.grow(at, action, &dealt)
    }

    /// Returns the number of variations that a moment lies in.
    fn depth(&self, at: Moment) -> usize {
        let around = |at: &Moment| self.before(self.branch_of(*at)?);
        std::iter::successors(Some(at), around).count() - 1
    }

    /// Returns the most bytes that the last move of a variation adds to the record: a line with its turn.
    fn most_bytes(&self, mut at: Moment) -> usize {
        let mut bytes = MAX_LINE_HEAD;
        while let (Some(event), Some(before)) = (self.event(at), self.before(at)) {
            bytes += event.notation().to_string().len() + 1;
            if self.game(before).turn().is_start() {
                break;
            }
            at = before;
        }
        bytes
    }

    /// Adds a variation of a turn, as far as there is room; what is there already is followed.
    fn add_variation(&mut self, start: Moment, variation: &Variation) {
        let (mut at, mut inner, mut first) = (start, Vec::new(), None);
        'turns: for (index, turn) in variation.turns.iter().enumerate() {
            inner.extend(turn.notes.variations.iter().map(|variation| (at, variation)));
            for notated in &turn.moves {
                let known = self.tried;
                let Some(next) = self.step(at, notated) else { break 'turns };
                at = next;
                first = first.or((self.tried > known).then_some(next));
            }
            if !self.is_game(at) {
                let others = turn.notes.tags.iter().filter(|(name, _)| index > 0 || name != NAME);
                // They may come to lie deeper here.
                let short = |tag: &&(String, String)| {
                    check_tag(&tag.0, &tag.1, MAX_VARIATION_DEPTH).is_ok()
                };
                self.nodes[at.0].tags = others.filter(short).cloned().collect();
            }
        }
        let name = variation.turns.first().and_then(|turn| turn.notes.get(NAME));
        if let (Some(name), Some(first)) = (name, first) {
            self.set_name(first, name);
        }
        inner.into_iter().for_each(|(at, variation)| self.add_variation(at, variation));
    }

    /// Follows a written move, or adds it.
    fn step(&mut self, at: Moment, notated: &Notated) -> Option<Moment> {
        let Some(dealt) = notated.resolve(self.game(at)).ok()? else {
            // A move without its cards is the last of its variation: some come here, too.
            let known = self.known(at, notated.action);
            return known.or_else(|| self.grow_by_chance(at, notated.action));
        };
        let mut game = self.game(at).clone();
        let event = game.play(notated.action, &dealt).ok()?;
        let known = |next: &&Moment| self.event(**next) == Some(&event);
        match self.nodes[at.0].children.iter().find(known) {
            Some(next) => Some(*next),
            None => self.grow(at, notated.action, &dealt),
        }
    }

    fn collect_branches(&self, at: Moment, depth: usize, branches: &mut Vec<Branch>) {
        for first in self.side_ways(at) {
            let (end, name) = (self.end(first), self.name(first).to_owned());
            branches.push(Branch { first, end, turn: self.turn(at), depth, name });
            let mut next = Some(first);
            while let Some(moment) = next {
                self.collect_branches(moment, depth + 1, branches);
                next = self.next(moment);
            }
        }
    }

    /// Returns the moments with which variations leave the line here.
    fn side_ways(&self, at: Moment) -> Vec<Moment> {
        let line = self.next(at);
        let children = self.nodes[at.0].children.iter().copied();
        children.filter(|child| Some(*child) != line).collect()
    }
}

/// Returns the cards that come from the pile in a variation: drawn by a chance that follows from the position.
fn supposed_cards(game: &Game, action: Action) -> Vec<Symbol> {
    let needed = game.cards_needed(action);
    if needed == 0 {
        return Vec::new();
    }
    let mut deck = Deck::from_pile(seed_of(&format!("{game} {action}")), game.position().pile());
    deck.deal(needed, game.position().discard())
}

/// Returns a seed that follows from a text. It keeps no secret: FNV-1a spreads it well enough.
fn seed_of(text: &str) -> Seed {
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    Seed::from_number(text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves that were tried and taken back kept their memory until the page was loaded again.
    #[test]
    fn moves_taken_back_keep_no_memory() {
        let golden = include_str!("../tests/golden/21-tortuga-2.txt");
        let mut tree = MoveTree::read(golden).expect("a golden game");
        let start = tree.of_game(0);
        let made = tree.event(tree.of_game(1)).map(Event::action);
        let legal = tree.game(start).legal_actions().list();
        let others: Vec<Action> =
            legal.iter().copied().filter(|action| Some(*action) != made).take(3).collect();
        for _ in 0..50 {
            let tried = others.iter().filter_map(|action| tree.play(start, *action));
            let tried: Vec<Moment> = tried.collect();
            assert_eq!(tried.len(), others.len());
            tried.into_iter().for_each(|moment| tree.remove(moment));
        }
        assert_eq!(tree.nodes.len(), tree.moves() + 1 + others.len());
        let kept = tree.play(start, others[0]).expect("room");
        assert_eq!((tree.before(kept), tree.branches().len()), (Some(start), 1));
        assert_eq!(tree.record().to_string().matches("\n#| ").count(), 1);
    }
}
