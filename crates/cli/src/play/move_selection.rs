//! Selecting a move: a pirate, then its card or retreat.

use cartagena::{Action, Observation, Place, Symbol};
use cartagena_speech::{MoveProblem, retreat_problem};

/// Kind of a pirate's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveKind {
    /// Forward with a card.
    Card(Symbol),
    /// Back, for cards.
    Retreat,
}

/// The selection. It always names a legal move if there is one besides ending the turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MoveSelection {
    /// Place of the selected pirate.
    pub place: Option<Place>,
    /// Its move.
    pub kind: Option<MoveKind>,
    /// Characters typed of a move.
    pub typed: String,
    /// The error in them; Enter does nothing until something else is selected.
    pub error: Option<MoveProblem>,
}

/// Returns the places from which the seat to move can move, from the fort on.
pub(super) fn movable_places(seen: &Observation) -> Vec<Place> {
    let mut places: Vec<Place> = actions(seen).iter().filter_map(origin).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Returns the moves of the pirate at a place: cards in their order, then the retreat.
pub(super) fn moves_from(seen: &Observation, place: Place) -> Vec<MoveKind> {
    actions(seen)
        .iter()
        .filter(|action| origin(action) == Some(place))
        .filter_map(kind_of)
        .collect()
}

/// Reports whether the turn may be ended now.
pub(super) fn may_end(seen: &Observation) -> bool {
    actions(seen).contains(&Action::EndTurn)
}

fn actions(seen: &Observation) -> Vec<Action> {
    seen.legal_actions().map(|actions| actions.list().to_vec()).unwrap_or_default()
}

fn origin(action: &Action) -> Option<Place> {
    match *action {
        Action::Advance { from, .. } | Action::Retreat { from } => Some(from),
        Action::EndTurn => None,
    }
}

fn kind_of(action: &Action) -> Option<MoveKind> {
    match *action {
        Action::Advance { card, .. } => Some(MoveKind::Card(card)),
        Action::Retreat { .. } => Some(MoveKind::Retreat),
        Action::EndTurn => None,
    }
}

/// Returns the action of a pirate's move.
pub(super) fn action(from: Place, way: MoveKind) -> Action {
    match way {
        MoveKind::Card(card) => Action::Advance { from, card },
        MoveKind::Retreat => Action::Retreat { from },
    }
}

impl MoveSelection {
    /// Returns the selected move.
    pub(super) fn action(&self) -> Option<Action> {
        Some(action(self.place?, self.kind?))
    }

    /// Selects something legal again after the game or the choice has changed.
    pub(super) fn settle(&mut self, seen: &Observation) {
        let movers = movable_places(seen);
        let stays = self.place.filter(|place| movers.contains(place));
        self.place = stays.or_else(|| self.nearest(&movers));
        let ways = self.place.map(|place| moves_from(seen, place)).unwrap_or_default();
        let stays = self.kind.filter(|way| ways.contains(way));
        self.kind = stays.or(ways.first().copied());
    }

    /// Returns the next pirate towards the boat from the one that is gone, otherwise the last
    /// behind it.
    fn nearest(&self, movers: &[Place]) -> Option<Place> {
        let ahead = movers.iter().find(|place| Some(**place) >= self.place);
        ahead.or(movers.last()).copied()
    }

    /// Selects a move, if it is legal.
    pub(super) fn select(&mut self, seen: &Observation, action: Action) {
        if actions(seen).contains(&action)
            && let (Some(place), Some(way)) = (origin(&action), kind_of(&action))
        {
            self.clear_typed();
            (self.place, self.kind) = (Some(place), Some(way));
        }
    }

    /// Selects another pirate, `step` farther on; wraps around at the ends.
    pub(super) fn step_pirate(&mut self, seen: &Observation, step: isize) {
        self.place = cycle(&movable_places(seen), self.place, step);
        self.clear_typed();
        self.settle(seen);
    }

    /// Selects another move of the pirate.
    pub(super) fn step_kind(&mut self, seen: &Observation, step: isize) {
        let ways = self.place.map(|place| moves_from(seen, place)).unwrap_or_default();
        self.kind = cycle(&ways, self.kind, step);
        self.clear_typed();
    }

    /// Clears the typed characters.
    pub(super) fn clear_typed(&mut self) {
        self.typed.clear();
        self.error = None;
    }

    /// Handles the letter of a card, with which a new move begins; if the pirate cannot use it,
    /// selects one that can.
    pub(super) fn type_card(&mut self, seen: &Observation, card: Symbol) {
        self.clear_typed();
        self.typed.push(card.letter());
        let way = MoveKind::Card(card);
        let can = |place: &Place| moves_from(seen, *place).contains(&way);
        match self.place.filter(can).or_else(|| movable_places(seen).into_iter().find(can)) {
            Some(place) => (self.place, self.kind) = (Some(place), Some(way)),
            None => self.error = Some(MoveProblem::NoCard(card)),
        }
    }

    /// Handles the sign of a retreat, with which a move ends.
    pub(super) fn type_retreat(&mut self, seen: &Observation) {
        if self.digits().is_empty() {
            self.clear_typed();
        }
        self.typed.push('<');
        // An error in the number stays, whatever follows it.
        self.error =
            self.error.or_else(|| self.number_error(seen)).or_else(|| self.retreat_error(seen));
        if self.error.is_none() {
            self.kind = Some(MoveKind::Retreat);
        }
    }

    fn retreat_error(&self, seen: &Observation) -> Option<MoveProblem> {
        let place = self.place?;
        let can = moves_from(seen, place).contains(&MoveKind::Retreat);
        (!can).then(|| retreat_problem(seen, place))
    }

    /// Handles one more digit of a place's number, and selects the pirate there as soon as
    /// possible. Where no place has the longer number, a new one begins.
    pub(super) fn type_digit(&mut self, seen: &Observation, digit: char) {
        if self.typed.ends_with('<') {
            self.clear_typed();
        }
        self.typed.push(digit);
        if self.digits().len() > 2 || self.number().is_none() {
            self.begin_number(digit);
        }
        if matches!(self.error, Some(MoveProblem::NoCard(_))) {
            return;
        }
        self.error = None;
        if let Some(place) = self.number().filter(|place| movable_places(seen).contains(place)) {
            self.place = Some(place);
            self.settle(seen);
        } else if !matches!(self.digits(), "1" | "2" | "3") {
            // These may still get a second digit.
            self.error = self.number_error(seen);
        }
    }

    fn begin_number(&mut self, digit: char) {
        let card = self.typed.len() - self.digits().len();
        self.typed.truncate(card);
        self.typed.push(digit);
    }

    /// Returns the typed digits of a place's number.
    fn digits(&self) -> &str {
        let number = self.typed.trim_end_matches('<');
        let card = number.trim_end_matches(|letter: char| letter.is_ascii_digit()).len();
        &number[card..]
    }

    fn number(&self) -> Option<Place> {
        self.digits().parse().ok().and_then(Place::new)
    }

    /// Refuses a typed number that names no pirate who could move.
    pub(super) fn check_typed(&mut self, seen: &Observation) {
        self.error = self.error.or_else(|| self.number_error(seen));
    }

    fn number_error(&self, seen: &Observation) -> Option<MoveProblem> {
        let place = self.number().filter(|place| Some(*place) != self.place)?;
        let own = seen.turn().seat().is_some_and(|seat| seen.pirates_at(seat, place) > 0);
        Some(match (own, place) {
            (false, _) => MoveProblem::NoPirate(place),
            (true, Place::BOAT) if !seen.rules().boat => MoveProblem::NoRetreatFromBoat,
            (true, Place::BOAT) => MoveProblem::AlreadyInBoat,
            (true, _) => MoveProblem::NoRetreat,
        })
    }
}

fn cycle<T: Copy + PartialEq>(all: &[T], now: Option<T>, step: isize) -> Option<T> {
    let at = all.iter().position(|one| Some(*one) == now).unwrap_or(0) as isize;
    let length = all.len() as isize;
    (length > 0).then(|| all[(at + step).rem_euclid(length) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Game, Viewer};
    use cartagena_texts::{Lang, Texts};

    const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
        BDDHPBDSS - 0.3";

    fn book() -> Observation {
        BOOK.parse::<Game>().expect("a position").observe(Viewer::Public)
    }

    fn settled(seen: &Observation) -> MoveSelection {
        let mut pick = MoveSelection::default();
        pick.settle(seen);
        pick
    }

    fn typed(keys: &str) -> MoveSelection {
        let seen = book();
        let mut pick = settled(&seen);
        for key in keys.chars() {
            match key {
                '<' => pick.type_retreat(&seen),
                '0'..='9' => pick.type_digit(&seen, key),
                _ => pick.type_card(&seen, Symbol::from_letter(key).unwrap()),
            }
        }
        pick
    }

    fn action_of(keys: &str) -> Option<String> {
        typed(keys).action().map(|action| action.to_string())
    }

    #[test]
    fn a_move_can_be_typed_as_it_is_written() {
        for keys in ["D6", "18<", "S17", "D0", "9<"] {
            let pick = typed(keys);
            assert_eq!((action_of(keys).as_deref(), pick.error), (Some(keys), None));
            assert_eq!(pick.typed, keys, "it can be seen");
        }
        assert_eq!(action_of("9618").as_deref(), Some("B18"), "a longer number begins anew");
        assert_eq!(typed("D6H").typed, "H", "and so does another card");
    }

    #[test]
    fn what_cannot_be_typed_is_explained() {
        let check = |keys, expect: &str| {
            let sentence = typed(keys).error.map(|why| why.sentence(&Texts::new(Lang::En)));
            assert_eq!(sentence.as_deref(), Some(expect), "{keys}");
        };
        check("K", "You do not hold this card: key.");
        check("0<", "A pirate in the fort cannot go back.");
        check("5", "You have no pirate there: 5.");
        check("37", "You have no pirate there: boat.");
        // The number that followed a card which nobody holds hid what was wrong.
        check("K6", "You do not hold this card: key.");
        check("K18", "You do not hold this card: key.");
        // The pirate that was pointed at before went back instead.
        check("5<", "You have no pirate there: 5.");
        check("1<", "You have no pirate there: 1.");
    }

    #[test]
    fn what_was_wrong_is_forgotten_with_the_next_choice() {
        for keys in ["K6D", "5<18", "518", "KD6"] {
            assert_eq!(typed(keys).error, None, "{keys}");
        }
        let mut pick = typed("K6");
        pick.step_kind(&book(), 1);
        assert_eq!((pick.error, pick.typed.as_str()), (None, ""));
    }

    #[test]
    fn steps_go_round_and_stay_legal() {
        let seen = book();
        let mut pick = settled(&seen);
        assert_eq!(pick.place, Some(Place::FORT));
        pick.step_pirate(&seen, -1);
        assert_eq!(pick.place, Place::new(18));
        pick.step_kind(&seen, -1);
        assert_eq!(pick.action().unwrap().to_string(), "18<");
        pick.step_pirate(&seen, 1);
        assert_eq!(pick.action().unwrap().to_string(), "B0");
    }
}
