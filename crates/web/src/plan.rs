//! Plans as arrows on the board: one way of drawing for hints and reviews.

use cartagena::{Place, Seat};
use cartagena_art::Arrow;
use cartagena_client::MoveOption;

/// Returns the arrows of a plan, one for each move. Arrows on the same part of the tunnel lie beside
/// each other.
pub fn plan_arrows(seat: Seat, plan: &[MoveOption]) -> Vec<Arrow> {
    let arrow = |(at, step): (usize, &MoveOption)| Arrow {
        seat,
        from: step.from,
        to: step.to,
        card: step.card,
        draws: step.draws,
        order: (plan.len() > 1).then_some(at as u8 + 1),
        lane: plan[..at].iter().filter(|earlier| overlap(earlier, step)).count() as u8,
        beside: plan[..at].iter().filter(|earlier| earlier.from == step.from).count() as u8,
        stays: plan[at + 1..].iter().all(|later| later.from != step.to),
    };
    plan.iter().enumerate().map(arrow).collect()
}

fn overlap(one: &MoveOption, other: &MoveOption) -> bool {
    let span =
        |step: &MoveOption| -> (Place, Place) { (step.from.min(step.to), step.from.max(step.to)) };
    let ((low, high), (other_low, other_high)) = (span(one), span(other));
    low < other_high && other_low < high
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Game, Viewer};
    use cartagena_client::follow_variation;

    fn arrows(moves: &[&str]) -> Vec<Arrow> {
        let line = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
            0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S BDDHPBDSS - 0.3";
        let game: Game = line.parse().expect("a position");
        let moves: Vec<_> = moves.iter().map(|text| text.parse().expect("a move")).collect();
        plan_arrows(Seat::FIRST, &follow_variation(&game.observe(Viewer::Public), &moves))
    }

    #[test]
    fn a_pirate_stays_where_its_last_arrow_leads() {
        let arrows = arrows(&["D0>7", "D7>15", "18<15"]);
        let ends: Vec<_> = arrows.iter().map(|arrow| (arrow.to.number(), arrow.stays)).collect();
        assert_eq!(ends, [(7, false), (15, true), (15, true)]);
        assert_eq!((arrows[2].card, arrows[2].draws, arrows[2].order), (None, 1, Some(3)));
    }

    #[test]
    fn arrows_in_each_others_way_lie_beside_each_other() {
        let lanes = |moves: &[&str]| arrows(moves).iter().map(|it| it.lane).collect::<Vec<_>>();
        assert_eq!(lanes(&["D0>7", "D6>15"]), [0, 1]);
        assert_eq!(lanes(&["D0>7", "D7>15"]), [0, 0]);
        assert_eq!(arrows(&["D6>7", "D6>15"])[1].beside, 1);
        assert_eq!(arrows(&["D0>7"])[0].order, None);
    }
}
