//! Positions of the figures, and crowding of every space: the figures that are there, and the ghost
//! of one that could come.

use cartagena::Place;
use cartagena_art::{
    FigurePosition, Layout, boat_figure_position, figure_positions, fort_figure_position,
};
use cartagena_client::{Figure, Figures};

/// The figures and ghosts on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Crowds {
    /// The places of all figures.
    pub figures: Figures,
    /// Places to which the viewer's pirates could go.
    pub ghosts: Vec<Place>,
}

impl Crowds {
    /// Counts the figures on a space, and the ghost.
    pub fn at(&self, place: Place) -> usize {
        let there = self.figures.all().filter(|figure| self.figures.place(*figure) == place);
        there.count() + usize::from(self.ghosts.contains(&place))
    }

    /// Returns the position of a figure.
    pub fn figure_position(&self, figure: Figure, layout: Layout) -> FigurePosition {
        let (place, at) = (self.figures.place(figure), figure.seat.index());
        match place {
            Place::FORT => fort_figure_position(layout, at),
            Place::BOAT => boat_figure_position(layout, at, self.figures.all().count() / 6),
            space => {
                let feet = self.positions(space, layout);
                feet[self.figures.rank(figure).0.min(feet.len() - 1)]
            }
        }
    }

    /// Returns the position of a ghost on a space.
    pub fn ghost_position(&self, space: Place, layout: Layout) -> FigurePosition {
        let feet = self.positions(space, layout);
        feet[feet.len() - 1]
    }

    fn positions(&self, space: Place, layout: Layout) -> Vec<FigurePosition> {
        figure_positions(layout, space, self.at(space))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Game, Viewer};

    const LINE: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:- BDDHPBDSS - 0.3";

    fn crowds(ghosts: &[u8]) -> Crowds {
        let game: Game = LINE.parse().expect("a position");
        let ghosts = ghosts.iter().filter_map(|number| Place::new(*number)).collect();
        let figures = Figures::new(&game.observe(Viewer::Public));
        Crowds { figures, ghosts }
    }

    fn place(number: u8) -> Place {
        Place::new(number).expect("a place")
    }

    #[test]
    fn a_ghost_takes_room_among_those_who_stand_there() {
        assert_eq!(crowds(&[]).at(place(5)), 1);
        assert_eq!(crowds(&[5]).at(place(5)), 2);
        assert_eq!(crowds(&[]).at(place(17)), 3);
        assert_eq!(crowds(&[]).at(place(1)), 0);
    }

    #[test]
    fn nobody_stands_on_anybody() {
        let crowds = crowds(&[5, 7]);
        for layout in [Layout::Phone, Layout::Wide] {
            let shown = crowds.figures.all().filter(|at| crowds.figures.place(*at).is_space());
            let mut feet: Vec<(f32, f32)> = shown
                .map(|figure| crowds.figure_position(figure, layout))
                .chain([place(5), place(7)].map(|space| crowds.ghost_position(space, layout)))
                .map(|foot| (foot.x, foot.y))
                .collect();
            let count = feet.len();
            feet.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
            feet.dedup();
            assert_eq!(feet.len(), count, "{layout:?}");
        }
    }

    #[test]
    fn everybody_stands_on_their_place() {
        let crowds = crowds(&[]);
        for layout in [Layout::Phone, Layout::Wide] {
            for figure in crowds.figures.all() {
                let (foot, area) = (
                    crowds.figure_position(figure, layout),
                    layout.area(crowds.figures.place(figure)),
                );
                assert!(area.x <= foot.x && foot.x <= area.right(), "{figure:?}");
                assert!(area.y <= foot.y && foot.y <= area.bottom() + 1.0, "{figure:?}");
            }
        }
    }
}
