//! Choosing a move: a pirate, then how it goes.

use cartagena::{Action, Observation, Place, Rules, Seat, Symbol};
use cartagena_texts::{Texts, say};

/// How a pirate goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Forward with a card.
    Card(Symbol),
    /// Back, for cards.
    Back,
}

/// What is pointed at. It always names a legal move if there is one besides ending the turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// Where the pirate stands.
    pub place: Option<Place>,
    /// How it is to go.
    pub way: Option<Way>,
    /// Digits typed so far of the number of a place.
    pub digits: String,
}

/// The places from which the seat to move can do something, from the fort on.
pub fn movers(seen: &Observation) -> Vec<Place> {
    let mut places: Vec<Place> = actions(seen).iter().filter_map(origin).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// How the pirate at a place can go: cards in their order, then back.
pub fn ways(seen: &Observation, place: Place) -> Vec<Way> {
    actions(seen).iter().filter(|action| origin(action) == Some(place)).filter_map(way).collect()
}

/// Whether the turn may be ended now.
pub fn may_end(seen: &Observation) -> bool {
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

fn way(action: &Action) -> Option<Way> {
    match *action {
        Action::Advance { card, .. } => Some(Way::Card(card)),
        Action::Retreat { .. } => Some(Way::Back),
        Action::EndTurn => None,
    }
}

/// The action of a pirate that goes a way.
pub fn action(from: Place, way: Way) -> Action {
    match way {
        Way::Card(card) => Action::Advance { from, card },
        Way::Back => Action::Retreat { from },
    }
}

impl Pick {
    /// The move that is pointed at.
    pub fn action(&self) -> Option<Action> {
        Some(action(self.place?, self.way?))
    }

    /// Points at something legal again after the game or the choice has changed.
    pub fn settle(&mut self, seen: &Observation) {
        let movers = movers(seen);
        let stays = self.place.filter(|place| movers.contains(place));
        self.place = stays.or_else(|| self.nearest(&movers));
        let ways = self.place.map(|place| ways(seen, place)).unwrap_or_default();
        let stays = self.way.filter(|way| ways.contains(way));
        self.way = stays.or(ways.first().copied());
    }

    /// The next pirate towards the boat from the one that is gone, else the last behind it.
    fn nearest(&self, movers: &[Place]) -> Option<Place> {
        let ahead = movers.iter().find(|place| Some(**place) >= self.place);
        ahead.or(movers.last()).copied()
    }

    /// Points at another pirate, `step` farther on; round again at the ends.
    pub fn step_pirate(&mut self, seen: &Observation, step: isize) {
        self.place = stepped(&movers(seen), self.place, step);
        self.digits.clear();
        self.settle(seen);
    }

    /// Points at another way to go.
    pub fn step_way(&mut self, seen: &Observation, step: isize) {
        let ways = self.place.map(|place| ways(seen, place)).unwrap_or_default();
        self.way = stepped(&ways, self.way, step);
        self.digits.clear();
    }

    /// Points at a card; if the pirate cannot use it, at one that can.
    pub fn choose(&mut self, seen: &Observation, texts: &Texts, way: Way) -> Result<(), String> {
        self.digits.clear();
        let can = |place: &Place| ways(seen, *place).contains(&way);
        match self.place.filter(can).or_else(|| movers(seen).into_iter().find(can)) {
            Some(place) if way != Way::Back || Some(place) == self.place => {
                (self.place, self.way) = (Some(place), Some(way));
                Ok(())
            }
            _ => Err(self.cannot(seen.rules(), texts, way)),
        }
    }

    fn cannot(&self, rules: Rules, texts: &Texts, way: Way) -> String {
        match (way, self.place) {
            (Way::Card(card), _) => say!(texts, "error-no-card", symbol = card.letter()),
            (Way::Back, Some(Place::FORT)) => say!(texts, "error-fort-retreat"),
            (Way::Back, Some(Place::BOAT)) if !rules.boat => say!(texts, "error-boat-retreat"),
            (Way::Back, _) => say!(texts, "error-no-retreat"),
        }
    }

    /// Takes one more digit of the number of a place and points there as soon as it can. Where no
    /// place has the longer number, a new one begins.
    pub fn digit(&mut self, seen: &Observation, texts: &Texts, digit: char) -> Result<(), String> {
        self.digits.push(digit);
        if self.digits.len() > 2 || self.typed().is_none() {
            self.digits = digit.to_string();
        }
        if let Some(place) = self.typed().filter(|place| movers(seen).contains(place)) {
            self.place = Some(place);
            self.settle(seen);
            return Ok(());
        }
        // The number of a place may still have a second digit.
        if matches!(self.digits.as_str(), "1" | "2" | "3") {
            return Ok(());
        }
        self.check(seen, texts)
    }

    fn typed(&self) -> Option<Place> {
        self.digits.parse().ok().and_then(Place::new)
    }

    /// Refuses a typed number that names no pirate who could move.
    pub fn check(&mut self, seen: &Observation, texts: &Texts) -> Result<(), String> {
        let typed = self.typed();
        self.digits.clear();
        match typed.filter(|_| typed != self.place) {
            Some(place) => Err(not_there(seen, texts, place)),
            None => Ok(()),
        }
    }
}

fn not_there(seen: &Observation, texts: &Texts, place: Place) -> String {
    let own = seen.turn().seat().is_some_and(|seat: Seat| seen.count(seat, place) > 0);
    match (own, place) {
        (false, _) => say!(texts, "error-no-pirate", place = place.number()),
        (true, Place::BOAT) if !seen.rules().boat => say!(texts, "error-boat-retreat"),
        (true, Place::BOAT) => say!(texts, "error-boat-advance"),
        (true, _) => say!(texts, "error-no-retreat"),
    }
}

fn stepped<T: Copy + PartialEq>(all: &[T], now: Option<T>, step: isize) -> Option<T> {
    let at = all.iter().position(|one| Some(*one) == now).unwrap_or(0) as isize;
    let length = all.len() as isize;
    (length > 0).then(|| all[(at + step).rem_euclid(length) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Game, Viewer};
    use cartagena_texts::Lang;

    const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
        BDDHPBDSS - 0.3";

    fn book() -> Observation {
        BOOK.parse::<Game>().expect("a position").observe(Viewer::Public)
    }

    fn settled(seen: &Observation) -> Pick {
        let mut pick = Pick::default();
        pick.settle(seen);
        pick
    }

    fn typed(keys: &str) -> (Option<String>, Option<String>) {
        let (seen, texts) = (book(), Texts::new(Lang::En));
        let mut pick = settled(&seen);
        let mut said = None;
        for key in keys.chars() {
            let result = match key {
                '<' => pick.choose(&seen, &texts, Way::Back),
                '0'..='9' => pick.digit(&seen, &texts, key),
                _ => pick.choose(&seen, &texts, Way::Card(Symbol::from_letter(key).unwrap())),
            };
            said = result.err();
        }
        (pick.action().map(|action| action.to_string()), said)
    }

    #[test]
    fn a_move_can_be_typed_as_it_is_written() {
        let check = |keys: &str| assert_eq!(typed(keys), (Some(keys.to_owned()), None));
        check("D6");
        check("18<");
        check("S17");
        check("D0");
        check("9<");
        assert_eq!(typed("9618").0.as_deref(), Some("B18"), "a longer number begins anew");
    }

    #[test]
    fn what_cannot_be_typed_is_explained() {
        let check = |keys, expect: &str| assert_eq!(typed(keys).1.as_deref(), Some(expect));
        check("K", "You do not hold this card: key.");
        check("0<", "A pirate in the fort cannot go back.");
        check("5", "You have no pirate there: 5.");
        check("37", "You have no pirate there: boat.");
    }

    #[test]
    fn steps_go_round_and_stay_legal() {
        let seen = book();
        let mut pick = settled(&seen);
        assert_eq!(pick.place, Some(Place::FORT));
        pick.step_pirate(&seen, -1);
        assert_eq!(pick.place, Place::new(18));
        pick.step_way(&seen, -1);
        assert_eq!(pick.action().unwrap().to_string(), "18<");
        pick.step_pirate(&seen, 1);
        assert_eq!(pick.action().unwrap().to_string(), "B0");
    }
}
