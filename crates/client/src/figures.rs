//! Identity of the figures on the board. The rules count the pirates of each seat at each place;
//! drawing them needs to know which one moved.

use cartagena::{Observation, Place, Seat};

/// Figure: the n-th of a seat's six pirates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    /// Seat of the figure.
    pub seat: Seat,
    /// Number of the figure, from 0 to 5.
    pub number: usize,
}

/// Move of a figure from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureMove {
    /// Figure that moved.
    pub figure: Figure,
    /// Place before the move.
    pub from: Place,
    /// Place after the move.
    pub to: Place,
}

/// Places of all figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures(Vec<[Place; 6]>);

impl Figures {
    /// Places a figure for each pirate.
    pub fn new(seen: &Observation) -> Figures {
        Figures(Seat::first_n(seen.seats()).map(|seat| seen.places(seat)).collect())
    }

    /// Returns all figures.
    pub fn all(&self) -> impl Iterator<Item = Figure> + use<> {
        let crews = Seat::first_n(self.0.len());
        crews.flat_map(|seat| (0..6).map(move |number| Figure { seat, number }))
    }

    /// Returns the place of a figure; the fort if there is no such figure.
    pub fn place(&self, figure: Figure) -> Place {
        self.0.get(figure.seat.index()).map_or(Place::FORT, |crew| crew[figure.number])
    }

    /// Returns the index of a figure among those at its place, and their number.
    pub fn rank(&self, figure: Figure) -> (usize, usize) {
        let place = self.place(figure);
        let mut there = self.all().filter(|other| self.place(*other) == place);
        let rank = there.by_ref().position(|other| other == figure).unwrap_or(0);
        (rank, rank + 1 + there.count())
    }

    /// Moves as few figures as possible so that they stand as the pirates do, and returns the
    /// moves.
    pub fn follow(&mut self, seen: &Observation) -> Vec<FigureMove> {
        if self.0.len() != seen.seats() {
            *self = Figures::new(seen);
            return Vec::new();
        }
        Seat::first_n(seen.seats()).flat_map(|seat| self.follow_crew(seat, seen)).collect()
    }

    fn follow_crew(&mut self, seat: Seat, seen: &Observation) -> Vec<FigureMove> {
        // Places are sorted along the tunnel; the first figure that has to move takes the first
        // free one.
        let mut wanted = seen.places(seat).to_vec();
        let crew = &mut self.0[seat.index()];
        let mut walkers = Vec::new();
        for (number, place) in crew.iter().enumerate() {
            match wanted.iter().position(|other| other == place) {
                Some(at) => drop(wanted.remove(at)),
                None => walkers.push(number),
            }
        }
        let walk = |(number, to): (usize, Place)| {
            let from = std::mem::replace(&mut crew[number], to);
            FigureMove { figure: Figure { seat, number }, from, to }
        };
        walkers.into_iter().zip(wanted).map(walk).collect()
    }
}
