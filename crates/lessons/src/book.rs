use crate::TextId;
use crate::lesson::{notated, read};
use cartagena::{Action, Game, Observation, Place, Seat, Symbol, Viewer};

/// A chapter of the rules.
#[derive(Debug)]
pub struct Section {
    /// Its name in addresses; never changes.
    pub id: &'static str,
    /// Its name for people.
    pub title: TextId,
    /// Its blocks, in order.
    pub blocks: &'static [Block],
}

/// A piece of a chapter.
#[derive(Debug)]
pub enum Block {
    /// A paragraph.
    Text(TextId),
    /// A question or a name, and what there is to say to it.
    Entry(TextId, TextId),
    /// A picture of the table.
    Diagram(Diagram),
    /// The six symbols with their names.
    Symbols,
    /// The variants, each with its name and what is special in it.
    Variants,
}

/// A position with moves drawn into it.
#[derive(Debug)]
pub struct Diagram {
    /// The position, as one line.
    pub line: &'static str,
    /// The moves, one after another.
    pub moves: &'static [&'static str],
    /// Places to mark, by number.
    pub marks: &'static [u8],
    /// The message that describes the picture.
    pub caption: TextId,
}

/// A move as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The seat of the pirate that moves.
    pub seat: Seat,
    /// The place it left.
    pub from: Place,
    /// The place it went to.
    pub to: Place,
    /// The card that was played; none for a way back.
    pub card: Option<Symbol>,
    /// Number of pirates that a retreat finds there, which is the number of cards it draws.
    pub wins: u8,
}

impl Section {
    /// Returns all messages without variables, in order, for searching.
    pub fn texts(&self) -> impl Iterator<Item = TextId> {
        std::iter::once(self.title).chain(self.blocks.iter().flat_map(Block::texts))
    }
}

impl Block {
    /// Returns the messages of this block that need no variables.
    pub fn texts(&self) -> Vec<TextId> {
        match self {
            Block::Text(text) => vec![text],
            Block::Entry(term, text) => vec![term, text],
            Block::Diagram(diagram) => vec![diagram.caption],
            Block::Symbols | Block::Variants => Vec::new(),
        }
    }
}

impl Diagram {
    /// Returns the position before the first move.
    pub fn game(&self) -> Game {
        read(self.line)
    }

    /// Returns the moves from place to place, one after another.
    pub fn arrows(&self) -> Vec<Arrow> {
        self.played().map(|(arrow, _)| arrow).collect()
    }

    /// Returns the public observations before the first move and after each.
    pub fn moments(&self) -> Vec<Observation> {
        let first = self.game().observe(Viewer::Public);
        std::iter::once(first).chain(self.played().map(|(_, seen)| seen)).collect()
    }

    /// Returns the marked places.
    pub fn places(&self) -> Vec<Place> {
        let moves = self.played().flat_map(|(arrow, _)| [arrow.from, arrow.to]);
        moves.chain(self.marks.iter().filter_map(|number| Place::new(*number))).collect()
    }

    fn played(&self) -> impl Iterator<Item = (Arrow, Observation)> {
        let mut game = self.game();
        self.moves.iter().map(move |text| {
            let arrow = arrow(&mut game, text);
            (arrow, game.observe(Viewer::Public))
        })
    }
}

fn arrow(game: &mut Game, text: &str) -> Arrow {
    let notated = notated(text);
    let dealt = notated.resolve(game).expect("the tests have played every diagram");
    let to = game.target(notated.action).expect("a diagram shows moves");
    let wins = wins_of(game, notated.action);
    let event = game.play(notated.action, &dealt.unwrap_or_default());
    let event = event.expect("the tests have played every diagram");
    let (from, card) = origin(event.action());
    Arrow { seat: event.seat(), from, to, card, wins }
}

fn wins_of(game: &Game, action: Action) -> u8 {
    match action {
        Action::Retreat { from } => {
            game.observe(Viewer::Public).retreat_draws(from).unwrap_or_default()
        }
        _ => 0,
    }
}

fn origin(action: Action) -> (Place, Option<Symbol>) {
    match action {
        Action::Advance { from, card } => (from, Some(card)),
        Action::Retreat { from } => (from, None),
        Action::EndTurn => (Place::FORT, None),
    }
}
