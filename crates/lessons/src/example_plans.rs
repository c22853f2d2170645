use crate::PointedThing::{Hand, Place};
use crate::Task::{Exactly, Turn};
use crate::{Lesson, LessonStep};

/// The game that every rulebook explains, with a seat to move.
macro_rules! table {
    ($turn:literal) => {
        concat!(
            "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH ",
            "0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|",
            "0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 BDDHPBDSS - ",
            $turn
        )
    };
}

pub(crate) use table;

/// The game that every rulebook explains, with its first player to move.
pub const EXAMPLE_POSITION: &str = table!("0.3");

const WRONG: &str = "learn-plan-wrong";

pub(crate) const FIRST_PLAN: Lesson = Lesson {
    id: "first-plan",
    title: "learn-first",
    line: EXAMPLE_POSITION,
    steps: &[
        LessonStep::read("learn-plan-table", &[Hand]),
        LessonStep::play("learn-first-fort", Exactly(&["D0>7"]), "learn-first-fort-right", WRONG),
        LessonStep::play("learn-first-six", Exactly(&["D6>15"]), "learn-first-six-right", WRONG)
            .at(&[Place(6)]),
        LessonStep::play(
            "learn-first-other",
            Exactly(&["D6>24"]),
            "learn-first-other-right",
            WRONG,
        )
        .at(&[Place(6)]),
    ],
};

pub(crate) const SECOND_PLAN: Lesson = Lesson {
    id: "second-plan",
    title: "learn-second",
    line: EXAMPLE_POSITION,
    steps: &[
        LessonStep::play(
            "learn-second-one",
            Exactly(&["17<12+B"]),
            "learn-second-one-right",
            WRONG,
        )
        .at(&[Place(17)]),
        LessonStep::play(
            "learn-second-two",
            Exactly(&["18<17+DD"]),
            "learn-second-two-right",
            WRONG,
        )
        .at(&[Place(18), Place(17)]),
        LessonStep::play(
            "learn-second-more",
            Exactly(&["17<12+HP"]),
            "learn-second-more-right",
            WRONG,
        )
        .at(&[Place(17), Place(12)]),
    ],
};

pub(crate) const THIRD_PLAN: Lesson = Lesson {
    id: "third-plan",
    title: "learn-third",
    line: EXAMPLE_POSITION,
    steps: &[
        LessonStep::play("learn-third-boat", Exactly(&["B17>37"]), "learn-third-boat-right", WRONG)
            .at(&[Place(17), Place(18), Place(22), Place(29), Place(33)]),
        LessonStep::play(
            "learn-third-back",
            Exactly(&["18<17+BD"]),
            "learn-third-back-right",
            WRONG,
        )
        .at(&[Place(18), Place(17)]),
        LessonStep::play("learn-third-fort", Exactly(&["D0>7"]), "learn-third-fort-right", WRONG)
            .at(&[Place(0)]),
    ],
};

pub(crate) const FREE: Lesson = Lesson {
    id: "free",
    title: "learn-free",
    line: EXAMPLE_POSITION,
    steps: &[LessonStep {
        right: Some("learn-free-right"),
        ..LessonStep::silent("learn-free-turn", Turn)
    }],
};
