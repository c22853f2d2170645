//! Legal moves and their effects.

use crate::cards::{put, take};
use crate::{BOAT, FORT, MOVES, Naive, Seat, Turn, Variant};

/// A move without its consequences. It names a place, not a pirate: pirates of
/// one seat on one place are the same choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NaiveMove {
    /// Play a card and go forward.
    Advance {
        /// Place of the pirate.
        from: usize,
        /// The letter of the card.
        symbol: char,
    },
    /// Go back and draw.
    Retreat {
        /// Place of the pirate.
        from: usize,
    },
    /// End the turn, or pass.
    End,
}

/// Effects of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveEffects {
    /// Place to which the pirate went; `None` for the end of a turn.
    pub to: Option<usize>,
    /// The cards drawn, in order.
    pub drawn: Vec<char>,
    /// The cards newly laid in the row, in order.
    pub laid: Vec<char>,
}

impl Naive {
    /// Returns all legal moves: advances by place, then symbol; retreats by place; the end of the
    /// turn. Empty only when the game is over.
    pub fn legal_moves(&self) -> Vec<NaiveMove> {
        let Turn::Of { seat, left } = self.turn else {
            return Vec::new();
        };
        let mut moves = self.pirate_moves(seat);
        if moves.is_empty() || self.may_end_freely(left) {
            moves.push(NaiveMove::End);
        }
        moves
    }

    /// Checks and plays a move. `dealt` are exactly the cards that leave the
    /// pile (then the reshuffled discards), in order.
    ///
    /// # Errors
    /// The move is not legal or the cards cannot be these; nothing has changed.
    pub fn apply(&mut self, mv: &NaiveMove, dealt: &[char]) -> Result<MoveEffects, String> {
        let (seat, left) = self.check(mv)?;
        let played = match *mv {
            NaiveMove::Retreat { from } => self.retreat(seat, from, dealt)?,
            _ if !dealt.is_empty() => return Err("only a retreat draws cards".into()),
            NaiveMove::Advance { from, symbol } => self.advance(seat, from, symbol),
            NaiveMove::End => MoveEffects::default(),
        };
        self.turn = match mv {
            NaiveMove::End => self.turn_after(seat),
            _ => self.turn_after_move(seat, left),
        };
        Ok(played)
    }

    /// Returns the number of cards that must come from the pile or the reshuffled discards for this
    /// move; 0 for an illegal one.
    pub fn needed(&self, mv: &NaiveMove) -> usize {
        match (self.check(mv), mv) {
            (Ok(_), NaiveMove::Retreat { from }) => {
                let to = self.retreat_target(*from);
                to.map_or(0, |to| self.stock.needed(self.standing_on(to)))
            }
            _ => 0,
        }
    }

    /// Returns the place to which this move takes its pirate, whether or not it is legal.
    pub(crate) fn target(&self, mv: &NaiveMove) -> Option<usize> {
        match *mv {
            NaiveMove::Advance { from, symbol } => Some(self.advance_target(from, symbol)),
            NaiveMove::Retreat { from } => self.retreat_target(from),
            NaiveMove::End => None,
        }
    }

    /// Returns the seat to move and its moves left, if this move is legal.
    pub(crate) fn check(&self, mv: &NaiveMove) -> Result<(usize, usize), String> {
        let Turn::Of { seat, left } = self.turn else {
            return Err("the game is over".into());
        };
        match *mv {
            NaiveMove::Advance { from, symbol } => self.check_advance(seat, from, symbol)?,
            NaiveMove::Retreat { from } => self.check_retreat(seat, from)?,
            NaiveMove::End if self.may_end_freely(left) => (),
            NaiveMove::End if self.can_move(seat) => return Err("a move must be made".into()),
            NaiveMove::End => (),
        }
        Ok((seat, left))
    }

    /// Reports whether any seat could advance or retreat if it were its turn.
    pub(crate) fn anybody_can_move(&self) -> bool {
        (0..self.seats.len()).any(|seat| self.can_move(seat))
    }

    /// Returns the number of pirates of all seats on a place.
    pub(crate) fn standing_on(&self, place: usize) -> usize {
        let all = self.seats.iter().flat_map(|seat| &seat.pirates);
        all.filter(|&&p| p == place).count()
    }

    /// Reports whether all pirates of this seat are in the boat.
    pub(crate) fn is_home(&self, seat: usize) -> bool {
        self.seats[seat].pirates.iter().all(|&place| place == BOAT)
    }

    fn may_end_freely(&self, left: usize) -> bool {
        self.pass || left < MOVES
    }

    fn can_move(&self, seat: usize) -> bool {
        let Seat { pirates, hand, .. } = &self.seats[seat];
        let advances = !hand.is_empty() && !self.is_home(seat);
        advances || pirates.iter().any(|&from| self.retreat_target(from).is_some())
    }

    fn pirate_moves(&self, seat: usize) -> Vec<NaiveMove> {
        let mut places = self.seats[seat].pirates.clone();
        let mut symbols = self.seats[seat].hand.clone();
        places.dedup();
        symbols.dedup();
        let mut moves = Vec::new();
        for &from in places.iter().filter(|&&place| place != BOAT) {
            moves.extend(symbols.iter().map(|&symbol| NaiveMove::Advance { from, symbol }));
        }
        places.retain(|&from| self.retreat_target(from).is_some());
        moves.extend(places.iter().map(|&from| NaiveMove::Retreat { from }));
        moves
    }

    fn advance_target(&self, from: usize, symbol: char) -> usize {
        let mut ahead = from + 1..BOAT;
        let free = ahead.find(|&s| self.tunnel[s - 1] == symbol && self.standing_on(s) == 0);
        free.unwrap_or(BOAT)
    }

    fn retreat_target(&self, from: usize) -> Option<usize> {
        if from == BOAT && !self.boat {
            return None;
        }
        let mut behind = (FORT + 1..from).rev();
        behind.find(|&space| matches!(self.standing_on(space), 1 | 2))
    }

    fn check_pirate(&self, seat: usize, from: usize) -> Result<(), String> {
        match self.seats[seat].pirates.contains(&from) {
            true => Ok(()),
            false => Err(format!("seat {seat} has no pirate on {from}")),
        }
    }

    fn check_advance(&self, seat: usize, from: usize, symbol: char) -> Result<(), String> {
        self.check_pirate(seat, from)?;
        if from == BOAT {
            return Err("a pirate in the boat is home".into());
        }
        match self.seats[seat].hand.contains(&symbol) {
            true => Ok(()),
            false => Err(format!("seat {seat} has no card {symbol}")),
        }
    }

    fn check_retreat(&self, seat: usize, from: usize) -> Result<(), String> {
        self.check_pirate(seat, from)?;
        match self.retreat_target(from) {
            Some(_) => Ok(()),
            None => Err(format!("the pirate on {from} cannot retreat")),
        }
    }

    fn advance(&mut self, seat: usize, from: usize, symbol: char) -> MoveEffects {
        let to = self.advance_target(from, symbol);
        take(&mut self.seats[seat].hand, symbol);
        take(&mut self.seats[seat].seen, symbol);
        put(&mut self.stock.discard, symbol);
        self.move_pirate(seat, from, to);
        MoveEffects { to: Some(to), ..MoveEffects::default() }
    }

    fn retreat(&mut self, seat: usize, from: usize, dealt: &[char]) -> Result<MoveEffects, String> {
        let to = self.retreat_target(from).ok_or("nowhere to retreat to")?;
        let mut stock = self.stock.clone();
        let drawn = stock.draw(self.standing_on(to), dealt)?;
        self.stock = stock;
        self.move_pirate(seat, from, to);
        self.receive(seat, &drawn);
        let laid = if self.stock.has_row { dealt.to_vec() } else { Vec::new() };
        Ok(MoveEffects { to: Some(to), drawn, laid })
    }

    fn receive(&mut self, seat: usize, drawn: &[char]) {
        for &card in drawn {
            put(&mut self.seats[seat].hand, card);
            if self.variant == Variant::Hispaniola {
                put(&mut self.seats[seat].seen, card);
            }
        }
    }

    fn move_pirate(&mut self, seat: usize, from: usize, to: usize) {
        let pirates = &mut self.seats[seat].pirates;
        if let Some(pirate) = pirates.iter_mut().find(|place| **place == from) {
            *pirate = to;
        }
        pirates.sort_unstable();
    }

    fn turn_after(&self, seat: usize) -> Turn {
        Turn::Of { seat: (seat + 1) % self.seats.len(), left: MOVES }
    }

    fn turn_after_move(&self, seat: usize, left: usize) -> Turn {
        if self.is_home(seat) {
            Turn::Won(seat)
        } else if !self.anybody_can_move() {
            Turn::Drawn
        } else if left == 1 {
            self.turn_after(seat)
        } else {
            Turn::Of { seat, left: left - 1 }
        }
    }
}
