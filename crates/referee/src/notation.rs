//! Moves in notation.

use crate::cards::SYMBOLS;
use crate::{BOAT, MoveEffects, Naive, NaiveMove};

impl Naive {
    /// Returns the legal moves with their targets and without cards, in the canonical order:
    /// `D6>15`, `18<17`, `.`. Empty when the game is over.
    pub fn legal(&self) -> Vec<String> {
        let moves = self.legal_moves();
        moves.iter().map(|mv| spell(mv, self.target(mv))).collect()
    }

    /// Returns the number of cards that must come from the pile or the reshuffled discards for this
    /// move, given with or without its target: in Jamaica the cards drawn, otherwise the cards
    /// newly laid in the row. 0 for an illegal move.
    pub fn cards_needed(&self, mv: &str) -> usize {
        self.parse_legal(mv).map_or(0, |mv| self.needed(&mv))
    }

    /// Plays a move given with or without its target (`D6`, `18<17`, `.`) and returns it in full,
    /// with the cards that chance gave: `18<17+BD`. `dealt` are exactly the cards that leave the
    /// pile (then the reshuffled discards), in order.
    ///
    /// # Errors
    /// Anything wrong with the move or the cards; nothing has changed then.
    pub fn play(&mut self, mv: &str, dealt: &[char]) -> Result<String, String> {
        let mv = self.parse_legal(mv)?;
        let played = self.apply(&mv, dealt)?;
        Ok(spell_full(&mv, &played))
    }

    /// Plays a move written out in full, as it stands in a record.
    ///
    /// # Errors
    /// The move is not legal, or its target or cards are missing, wrong or
    /// impossible; nothing has changed then.
    pub fn play_long(&mut self, mv: &str) -> Result<(), String> {
        let (plain, chance) = mv.split_once('+').unwrap_or((mv, ""));
        let (drawn, laid) = chance.split_once('=').unwrap_or((chance, ""));
        let dealt = if self.stock.has_row { laid } else { drawn };
        let dealt: Vec<char> = dealt.chars().collect();
        let mut next = self.clone();
        let full = next.play(plain, &dealt)?;
        // There is one spelling: a move with missing or extra parts differs from it.
        if full != mv {
            return Err(format!("{mv}: in full this move is {full}"));
        }
        *self = next;
        Ok(())
    }

    /// Returns the legal move that a text stands for.
    fn parse_legal(&self, text: &str) -> Result<NaiveMove, String> {
        let (mv, target) = read(text).ok_or_else(|| format!("{text:?} is not a move"))?;
        self.check(&mv).map_err(|why| format!("{text}: {why}"))?;
        match (target, self.target(&mv)) {
            (Some(target), Some(to)) if target != to => Err(format!("{text}: it goes to {to}")),
            _ => Ok(mv),
        }
    }
}

/// Reads a number in its canonical spelling: no sign, no leading zero.
pub(crate) fn number(text: &str) -> Option<usize> {
    let number: usize = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// Reads a place, fort and boat included.
pub(crate) fn place(text: &str) -> Option<usize> {
    number(text).filter(|&place| place <= BOAT)
}

fn read(text: &str) -> Option<(NaiveMove, Option<usize>)> {
    if text == "." {
        return Some((NaiveMove::End, None));
    }
    match text.split_once('<') {
        Some((from, "")) => Some((NaiveMove::Retreat { from: place(from)? }, None)),
        Some((from, to)) => Some((NaiveMove::Retreat { from: place(from)? }, Some(place(to)?))),
        None => read_advance(text),
    }
}

fn read_advance(text: &str) -> Option<(NaiveMove, Option<usize>)> {
    let symbol = text.chars().next().filter(|c| SYMBOLS.contains(c))?;
    let (from, to) = match text[1..].split_once('>') {
        Some((from, to)) => (from, Some(place(to)?)),
        None => (&text[1..], None),
    };
    Some((NaiveMove::Advance { from: place(from)?, symbol }, to))
}

pub(crate) fn spell(mv: &NaiveMove, to: Option<usize>) -> String {
    let to = to.map_or_else(String::new, |to| to.to_string());
    match mv {
        NaiveMove::Advance { from, symbol } => format!("{symbol}{from}>{to}"),
        NaiveMove::Retreat { from } => format!("{from}<{to}"),
        NaiveMove::End => ".".to_string(),
    }
}

fn spell_full(mv: &NaiveMove, played: &MoveEffects) -> String {
    let mut text = spell(mv, played.to);
    for (sign, cards) in [('+', &played.drawn), ('=', &played.laid)] {
        if !cards.is_empty() {
            text.push(sign);
            text.extend(cards);
        }
    }
    text
}
