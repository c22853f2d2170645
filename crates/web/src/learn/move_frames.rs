//! A lesson's moves as something to be watched, one after another. No browser.

use super::interaction::TouchOutcome;
use cartagena::{Event, Observation, Place, Seat};
use cartagena_art::{Layout, Mark};

/// One frame of a move's animation.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveFrame {
    /// The observation after the move.
    pub after: Observation,
    /// The seat that moves.
    pub seat: Seat,
    /// The place it leaves.
    pub from: Place,
    /// The place it goes to.
    pub to: Place,
    /// The taken spaces on the way.
    occupied: Vec<Place>,
}

/// Returns the frames of the pirates' moves among the events.
pub fn move_frames(happened: &TouchOutcome) -> Vec<MoveFrame> {
    let mut seen = happened.before.clone();
    let mut frames = Vec::new();
    for event in &happened.events {
        let before = seen.clone();
        if seen.apply(event).is_err() {
            break;
        }
        if let Some((from, to)) = endpoints(event) {
            let taken = occupied_between(&before, from, to);
            frames.push(MoveFrame {
                after: seen.clone(),
                seat: event.seat(),
                from,
                to,
                occupied: taken,
            });
        }
    }
    frames
}

fn endpoints(event: &Event) -> Option<(Place, Place)> {
    match event {
        Event::Advanced { from, to, .. } | Event::Retreated { from, to, .. } => Some((*from, *to)),
        Event::EndedTurn { .. } => None,
    }
}

fn occupied_between(seen: &Observation, from: Place, to: Place) -> Vec<Place> {
    let crowd = |place: Place| {
        Seat::first_n(seen.seats()).map(|seat| seen.pirates_at(seat, place)).sum::<u8>()
    };
    let between = |place: &Place| from.min(to) < *place && *place < from.max(to);
    Place::spaces().filter(between).filter(|place| crowd(*place) > 0).collect()
}

impl MoveFrame {
    /// Returns the trail that it leaves.
    pub fn trail(&self) -> Mark {
        Mark::Trail { seat: self.seat, from: self.from, to: self.to }
    }

    /// Returns the mark that hides the pirate at its target before it has arrived.
    pub fn away(&self) -> Mark {
        Mark::Away { place: self.to, seat: self.seat }
    }

    /// Returns the places where the pirate touches the ground: the occupied spaces that it jumps
    /// over, and both ends of every turn of the tunnel.
    pub fn stones(&self, layout: Layout) -> Vec<Place> {
        let (low, high) = (self.from.min(self.to), self.from.max(self.to));
        let turns = layout.turnings().into_iter().map(|turning| turning.from);
        let turns = turns.flat_map(|end| [Some(end), Place::new(end.number() + 1)]).flatten();
        let between = turns.filter(|place| low < *place && *place < high);
        let mut stones: Vec<Place> =
            between.chain(self.occupied.iter().copied()).chain([low, high]).collect();
        stones.sort_unstable();
        stones.dedup();
        if self.to < self.from {
            stones.reverse();
        }
        stones
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::interaction::Interaction;
    use cartagena::Symbol;
    use cartagena_lessons::LESSONS;

    fn numbers(places: &[Place]) -> Vec<u8> {
        places.iter().map(|place| place.number()).collect()
    }

    fn desk(id: &str) -> Interaction {
        Interaction::new(LESSONS.iter().find(|lesson| lesson.id == id).expect("a lesson"))
    }

    #[test]
    fn a_jump_goes_over_those_in_the_way_and_round_the_turns() {
        let mut desk = desk("jump");
        desk.touch(Place::FORT);
        let happened = desk.touch(Place::new(18).expect("a place")).expect("a move");
        let frames = move_frames(&happened);
        assert_eq!(frames.len(), 1);
        assert_eq!(numbers(&frames[0].stones(Layout::Phone)), [0, 3, 5, 6, 7, 12, 13, 18]);
        assert_eq!(numbers(&frames[0].stones(Layout::Wide)), [0, 3, 5, 6, 7, 12, 13, 18]);
    }

    #[test]
    fn the_way_back_goes_backwards() {
        let mut desk = desk("back-for-one");
        desk.touch(Place::new(15).expect("a place"));
        let happened = desk.touch(Place::new(12).expect("a place")).expect("a move");
        let frames = move_frames(&happened);
        assert_eq!(numbers(&frames[0].stones(Layout::Phone)), [15, 13, 12]);
    }

    #[test]
    fn the_others_move_after_the_learner() {
        let mut desk = desk("turn");
        desk.touch(Place::FORT);
        desk.touch_card(Symbol::Bottle);
        desk.touch_card(Symbol::Bottle);
        desk.go_on();
        let happened = desk.end_turn().expect("the end of the turn");
        let frames = move_frames(&happened);
        assert_eq!(frames.iter().map(|frame| frame.seat.index()).collect::<Vec<_>>(), [1, 1]);
        assert_eq!(
            frames.last().map(|frame| frame.after.viewer()),
            Some(desk.observation().viewer())
        );
    }
}
