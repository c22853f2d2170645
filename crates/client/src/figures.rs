//! Which figure is which. The rules know only how many of a crew stand where; whoever draws them
//! needs to know which one went.

use cartagena::{Observation, Place, Seat};

/// A figure: the n-th of a seat's six.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    /// Whose.
    pub seat: Seat,
    /// Which, from 0 to 5.
    pub number: usize,
}

/// A figure that went from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureMove {
    /// Which.
    pub figure: Figure,
    /// Where it stood.
    pub from: Place,
    /// Where it stands.
    pub to: Place,
}

/// Where every figure stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures(Vec<[Place; 6]>);

impl Figures {
    /// Puts figures where the pirates are.
    pub fn new(seen: &Observation) -> Figures {
        Figures(Seat::first_n(seen.seats()).map(|seat| seen.places(seat)).collect())
    }

    /// All figures.
    pub fn all(&self) -> impl Iterator<Item = Figure> + use<> {
        let crews = Seat::first_n(self.0.len());
        crews.flat_map(|seat| (0..6).map(move |number| Figure { seat, number }))
    }

    /// Where a figure stands; at the fort if there is no such figure.
    pub fn place(&self, figure: Figure) -> Place {
        self.0.get(figure.seat.index()).map_or(Place::FORT, |crew| crew[figure.number])
    }

    /// Where a figure stands among those on its place, and how many they are.
    pub fn rank(&self, figure: Figure) -> (usize, usize) {
        let place = self.place(figure);
        let mut there = self.all().filter(|other| self.place(*other) == place);
        let rank = there.by_ref().position(|other| other == figure).unwrap_or(0);
        (rank, rank + 1 + there.count())
    }

    /// Lets as few figures as possible walk so that they stand as the pirates do.
    pub fn follow(&mut self, seen: &Observation) -> Vec<FigureMove> {
        if self.0.len() != seen.seats() {
            *self = Figures::new(seen);
            return Vec::new();
        }
        Seat::first_n(seen.seats()).flat_map(|seat| self.follow_crew(seat, seen)).collect()
    }

    fn follow_crew(&mut self, seat: Seat, seen: &Observation) -> Vec<FigureMove> {
        // They come in the order of the way, and the first to walk takes the first.
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
