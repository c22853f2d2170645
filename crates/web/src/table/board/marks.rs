//! Marks over the board: rings around what can be touched, ghosts and cards at the targets, trails
//! of made and possible moves.

use super::crowd::Crowds;
use cartagena::{Event, Place, Seat, Symbol};
use cartagena_art::{
    Layout, Look, Palette, RingLight, pirate, place_light, retreat, target, trail,
};
use cartagena_client::{Choice, MoveOption};

/// The possible moves and the choice from which the marks are made.
pub struct Highlights<'a> {
    /// Everything that can be done.
    pub offers: &'a [MoveOption],
    /// The current choice, or the thing pointed at while nothing is chosen.
    pub choice: Choice,
}

impl Highlights<'_> {
    /// Returns the moves that are shown.
    pub fn shown(&self) -> Vec<MoveOption> {
        if self.choice == Choice::default() {
            return Vec::new();
        }
        self.offers.iter().filter(|offer| self.choice.fits(offer)).copied().collect()
    }

    /// Returns the places to which pirates could go.
    pub fn targets(&self) -> Vec<Place> {
        unique(self.shown().iter().map(|offer| offer.to))
    }

    /// Returns the places of pirates that can be chosen: all that can move, or with a chosen card
    /// those that can use it.
    pub fn sources(&self) -> Vec<Place> {
        let card = self.choice.card;
        let usable =
            self.offers.iter().filter(|offer| card.is_none_or(|it| offer.card == Some(it)));
        unique(usable.map(|offer| offer.from))
    }

    /// Returns the cards that can be played, by the pirate that is chosen or by any.
    pub fn cards(&self) -> Vec<Symbol> {
        let pirate = self.choice.pirate;
        let usable = self.offers.iter().filter(|offer| pirate.is_none_or(|it| offer.from == it));
        unique(usable.filter_map(|offer| offer.card))
    }
}

fn unique<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    all.fold(Vec::new(), |mut seen, one| {
        if !seen.contains(&one) {
            seen.push(one);
        }
        seen
    })
}

/// Draws the rings: whole around pirates that can be chosen, dashed around their targets.
pub fn rings(lit: &Highlights<'_>, layout: Layout, palette: &Palette) -> String {
    let targets = lit.targets();
    let sources = lit.sources().into_iter().filter(|place| !targets.contains(place)).map(|place| {
        let chosen = lit.choice.pirate == Some(place);
        let colour = if chosen { palette.own_rim } else { palette.glow };
        let class = if chosen { "chosen" } else { "source" };
        group(class, place_light(layout, place, RingLight { colour, dashed: false }))
    });
    let shown = lit.shown();
    let goals = targets.iter().map(|place| {
        let ahead = shown.iter().any(|offer| offer.to == *place && offer.card.is_some());
        let colour = if ahead { palette.glow } else { palette.retreat };
        group("goal", place_light(layout, *place, RingLight { colour, dashed: true }))
    });
    sources.chain(goals).collect()
}

fn group(class: &str, body: String) -> String {
    format!("<g class=\"{class}\">{body}</g>")
}

/// Draws the ghosts of pirates at their targets, with the cards that take them there.
pub fn ghosts(
    lit: &Highlights<'_>,
    crowds: &Crowds,
    seat: Seat,
    layout: Layout,
    palette: &Palette,
) -> String {
    ghost_figures(&lit.targets(), crowds, seat, layout, palette)
        + &target_signs(&lit.shown(), layout, palette)
}

/// Draws the ghosts of pirates on spaces.
pub fn ghost_figures(
    places: &[Place],
    crowds: &Crowds,
    seat: Seat,
    layout: Layout,
    palette: &Palette,
) -> String {
    let look = Look { rim: Some(palette.own_rim), letter: None, ghost: true };
    let figure = |space: &Place| {
        let foot = crowds.ghost_position(*space, layout);
        pirate(seat, foot.x, foot.y, foot.height, look)
    };
    places.iter().filter(|place| place.is_space()).map(figure).collect()
}

/// Draws the cards that lead to places, each once, and the number that a retreat wins.
fn target_signs(shown: &[MoveOption], layout: Layout, palette: &Palette) -> String {
    let mut cards: Vec<(Place, Symbol)> = Vec::new();
    let mut body = String::new();
    for offer in shown {
        let Some(card) = offer.card else {
            body += &retreat(layout, offer.to, offer.draws, palette);
            continue;
        };
        if !cards.contains(&(offer.to, card)) {
            let earlier = cards.iter().filter(|(place, _)| *place == offer.to).count();
            body += &target(layout, offer.to, card, earlier);
            cards.push((offer.to, card));
        }
    }
    body
}

/// Draws the trails of moves.
pub fn trails<'a>(
    events: impl Iterator<Item = &'a Event>,
    layout: Layout,
    palette: &Palette,
) -> String {
    let way = |event: &Event| match *event {
        Event::Advanced { seat, from, to, .. } | Event::Retreated { seat, from, to, .. } => {
            trail(layout, seat, from, to, palette)
        }
        Event::EndedTurn { .. } => String::new(),
    };
    events.map(way).collect()
}

/// Draws the trail of the move that one more touch would make: to the place under the pointer, or
/// the only one left.
pub fn preview(
    lit: &Highlights<'_>,
    pointed: Option<Place>,
    seat: Seat,
    layout: Layout,
    palette: &Palette,
) -> String {
    let shown = lit.shown();
    let meant = |offer: &&MoveOption| shown.len() == 1 || pointed == Some(offer.to);
    let ways = shown.iter().filter(meant);
    ways.map(|offer| trail(layout, seat, offer.from, offer.to, palette)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Game, Viewer};
    use cartagena_client::move_options;

    fn all() -> Vec<MoveOption> {
        let line = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
            0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S BDDHPBDSS - 0.3";
        let game: Game = line.parse().expect("a position");
        move_options(&game.observe(Viewer::Public))
    }

    fn numbers(places: Vec<Place>) -> Vec<u8> {
        places.iter().map(|place| place.number()).collect()
    }

    #[test]
    fn before_anything_is_chosen_all_that_can_move_can_be_touched() {
        let all = all();
        let lit = Highlights { offers: &all, choice: Choice::default() };
        assert_eq!(numbers(lit.sources()), [0, 6, 9, 17, 18]);
        assert!(lit.targets().is_empty());
        assert_eq!(lit.cards().len(), 5);
    }

    #[test]
    fn a_chosen_pirate_shows_each_place_once() {
        let all = all();
        let choice = Choice { pirate: Place::new(6), card: None };
        let lit = Highlights { offers: &all, choice };
        let mut targets = numbers(lit.targets());
        targets.sort_unstable();
        assert_eq!(targets, [5, 7, 10, 11, 12, 29]);
    }

    #[test]
    fn a_chosen_card_shows_those_that_can_use_it() {
        let all = all();
        let choice = Choice { pirate: None, card: Some(Symbol::Dagger) };
        let lit = Highlights { offers: &all, choice };
        assert_eq!(numbers(lit.sources()), [0, 6, 9, 17, 18]);
        let picture = ghosts(
            &lit,
            &Crowds { figures: cartagena_client::Figures::new(&empty()), ghosts: lit.targets() },
            Seat::FIRST,
            Layout::Phone,
            cartagena_art::Theme::Dark.palette(),
        );
        assert_eq!(picture.matches("card-D").count() / 2, lit.targets().len());
    }

    fn empty() -> cartagena::Observation {
        let line = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
            0.0.0.0.0.0:B|0.0.0.0.0.0:B BDDHPBDSS - 0.3";
        let game: Game = line.parse().expect("a position");
        game.observe(Viewer::Public)
    }
}
