use crate::Goal::{Advance, Board, Draw, Jump, Move};
use crate::PointedThing::{self, Discards, Hand, Moves, Others, Pile, Place, Row};
use crate::Task::{self, Any, EndTurn, Exactly};
use crate::example_plans::{FIRST_PLAN, FREE, SECOND_PLAN, THIRD_PLAN};
use crate::{Lesson, LessonStep};

/// Number of the first lessons that are enough for a first game.
pub const SHORT_COURSE: usize = 6;

/// The course, in the order in which one takes it.
pub static LESSONS: &[Lesson] = &[
    AIM,
    ADVANCE,
    JUMP,
    BOARD,
    BACK_FOR_ONE,
    TURN,
    BACK_FOR_TWO,
    ROAD,
    ROW,
    REFILL,
    HIDDEN,
    LEAVE,
    FIRST_PLAN,
    SECOND_PLAN,
    THIRD_PLAN,
    FREE,
];

/// A position on the tunnel that all but the last lessons share.
macro_rules! line {
    ($variant:literal, $rest:literal) => {
        concat!($variant, " BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS ", $rest)
    };
}

const AIM: Lesson = Lesson {
    id: "aim",
    title: "learn-aim",
    line: line!("tortuga", "33.37.37.37.37.37:K|0.0.0.5.9.14:BDHP HSBPKDBSHDPK B6D7H6K5P7S6 0.3"),
    steps: &[
        LessonStep::read("learn-aim-tunnel", &[Place(0), Place(37)]),
        LessonStep::play(
            "learn-aim-last",
            Exactly(&["K33>37"]),
            "learn-aim-won",
            "learn-aim-wrong",
        ),
    ],
};

const ADVANCE: Lesson = Lesson {
    id: "advance",
    title: "learn-advance",
    line: line!("tortuga", "0.0.0.0.0.0:BDHKPS|0.0.0.0.0.0:BD2HPS KHBSPDDKSBHP - 0.3"),
    steps: &[
        LessonStep::play(
            "learn-advance-first",
            Exactly(&["D0>5"]),
            "learn-advance-first-right",
            "learn-advance-first-wrong",
        )
        .at(&[Hand, Place(5)]),
        LessonStep::play(
            "learn-advance-same",
            Exactly(&["B5>8"]),
            "learn-advance-same-right",
            "learn-advance-same-wrong",
        )
        .at(&[Place(5), Place(8)]),
        LessonStep::play(
            "learn-advance-free",
            Any(Advance),
            "learn-advance-free-right",
            "learn-advance-free-wrong",
        ),
    ],
};

const JUMP: Lesson = Lesson {
    id: "jump",
    title: "learn-jump",
    line: line!("tortuga", "0.0.0.0.0.3:BD2K|0.0.0.5.6.7:BHPS SKPHBDDBKSPH D2HK 0.3"),
    steps: &[
        LessonStep::play(
            "learn-jump-over",
            Exactly(&["D0>18"]),
            "learn-jump-over-right",
            "learn-jump-over-wrong",
        )
        .at(&[Place(5), Place(7)]),
        LessonStep::play(
            "learn-jump-own",
            Exactly(&["D3>22"]),
            "learn-jump-own-right",
            "learn-jump-own-wrong",
        )
        .at(&[Place(3), Place(18)]),
        LessonStep::play(
            "learn-jump-find",
            Any(Jump),
            "learn-jump-find-right",
            "learn-jump-find-wrong",
        )
        .search(),
    ],
};

const BOARD: Lesson = Lesson {
    id: "board",
    title: "learn-board",
    line: line!(
        "tortuga",
        "0.0.0.20.27.30:BDKPS|0.21.29.34.35.36:BHK BSKDHPPKHSDB B5D5H4K4P4S5 0.3"
    ),
    steps: &[
        LessonStep::play(
            "learn-board-last",
            Exactly(&["B30>37"]),
            "learn-board-last-right",
            "learn-board-last-wrong",
        )
        .at(&[Place(30), Place(34)]),
        LessonStep::play(
            "learn-board-far",
            Exactly(&["S20>37"]),
            "learn-board-far-right",
            "learn-board-far-wrong",
        )
        .at(&[Place(20), Place(21), Place(29), Place(36)]),
        LessonStep::play(
            "learn-board-find",
            Any(Board),
            "learn-board-find-right",
            "learn-board-find-wrong",
        )
        .at(&[Place(27)])
        .search(),
    ],
};

const BACK_FOR_ONE: Lesson = Lesson {
    id: "back-for-one",
    title: "learn-one",
    line: line!("tortuga", "0.0.0.0.9.15:-|0.0.0.7.7.12:BDHK PKSHBDKDPSHB BD3K2P2S2 0.3"),
    steps: &[
        LessonStep::play(
            "learn-one-back",
            Exactly(&["15<12"]),
            "learn-one-back-right",
            "learn-one-back-wrong",
        )
        .at(&[Place(15), Place(12)]),
        LessonStep::play(
            "learn-one-pair",
            Exactly(&["9<7"]),
            "learn-one-pair-right",
            "learn-one-pair-wrong",
        )
        .at(&[Place(9), Place(7), Row]),
        LessonStep::play(
            "learn-one-play",
            Any(Advance),
            "learn-one-play-right",
            "learn-one-play-wrong",
        )
        .at(&[Hand]),
    ],
};

const TURN: Lesson = Lesson {
    id: "turn",
    title: "learn-turn",
    line: line!("tortuga", "0.0.0.0.4.11:BHKPS2|0.0.0.0.3.13:BDKP DKBSHPSBPDKH H3S 0.3"),
    steps: &[
        LessonStep::play("learn-turn-one", Any(Move), "learn-turn-one-right", "learn-turn-wrong")
            .at(&[Moves]),
        LessonStep {
            wrong: Some("learn-turn-undo-wrong"),
            ..LessonStep::silent("learn-turn-undo", Task::Undo)
        }
        .at(&[PointedThing::Undo]),
        LessonStep {
            wrong: Some("learn-turn-hint-wrong"),
            ..LessonStep::silent("learn-turn-hint", Task::Hint)
        }
        .at(&[PointedThing::Hint]),
        LessonStep::play(
            "learn-turn-captain",
            Exactly(&["S0>12"]),
            "learn-turn-captain-right",
            "learn-turn-captain-wrong",
        ),
        LessonStep::play(
            "learn-turn-stop",
            EndTurn,
            "learn-turn-stop-right",
            "learn-turn-stop-wrong",
        )
        .then(&["K0>6", "P0>2", "."])
        .at(&[PointedThing::EndTurn]),
        LessonStep {
            right: Some("learn-turn-over"),
            ..LessonStep::silent("learn-turn-whole", Task::Turn)
        }
        .at(&[Moves]),
    ],
};

const BACK_FOR_TWO: Lesson = Lesson {
    id: "back-for-two",
    title: "learn-two",
    line: line!("tortuga", "0.0.10.20.22.26:K|4.4.10.17.17.25:BDS DHBPSKKBHDSP B2D3H3K2P4S4 0.3"),
    steps: &[
        LessonStep::play(
            "learn-two-single",
            Exactly(&["22<20"]),
            "learn-two-single-right",
            "learn-two-single-wrong",
        )
        .at(&[Place(22), Place(20), Place(17)]),
        LessonStep::play(
            "learn-two-pair",
            Exactly(&["20<17"]),
            "learn-two-pair-right",
            "learn-two-pair-wrong",
        )
        .at(&[Place(20), Place(17)]),
        LessonStep::play(
            "learn-two-skip",
            Exactly(&["20<10"]),
            "learn-two-skip-right",
            "learn-two-skip-wrong",
        )
        .at(&[Place(17), Place(10)])
        .search(),
    ],
};

const ROAD: Lesson = Lesson {
    id: "road",
    title: "learn-road",
    line: line!("tortuga", "0.0.0.5.7.16:DKS|0.0.0.0.4.12:BDP HBKPDSSKBHDP BD2S2 0.3"),
    steps: &[
        LessonStep::play(
            "learn-road-build",
            Exactly(&["D16>18"]),
            "learn-road-build-right",
            "learn-road-build-wrong",
        )
        .at(&[Place(5), Place(7), Place(16), Place(18)]),
        LessonStep::play(
            "learn-road-wait",
            EndTurn,
            "learn-road-wait-right",
            "learn-road-wait-wrong",
        )
        .then(&["D0>22", "."])
        .at(&[PointedThing::EndTurn, Others]),
        LessonStep::play(
            "learn-road-theirs",
            Exactly(&["S0>17"]),
            "learn-road-theirs-right",
            "learn-road-theirs-wrong",
        )
        .at(&[Place(4), Place(12)]),
    ],
};

const ROW: Lesson = Lesson {
    id: "row",
    title: "learn-row",
    line: line!("tortuga", "0.0.0.11.20.28:D|0.0.0.9.17.17:BKP KHSBDPSKHPDB BH2KS2 0.3"),
    steps: &[
        LessonStep::read("learn-row-open", &[Row, Others]),
        LessonStep::play(
            "learn-row-one",
            Any(Draw(1)),
            "learn-row-one-right",
            "learn-row-one-wrong",
        )
        .at(&[Row])
        .search(),
        LessonStep::play(
            "learn-row-two",
            Any(Draw(2)),
            "learn-row-two-right",
            "learn-row-two-wrong",
        )
        .at(&[Row])
        .search(),
    ],
};

/// The last card of the row is taken while the pile has only four cards.
const REFILL: Lesson = Lesson {
    id: "refill",
    title: "learn-refill",
    line: line!("tortuga", "0.0.8.14.22.30:BD|5.10.20.20.27.36:HKS K B15D15H15K15P16S16 0.3"),
    steps: &[
        LessonStep::play(
            "learn-refill-draw",
            Exactly(&["22<20+KP=PDBHSKDPBSHK"]),
            "learn-refill-draw-right",
            "learn-refill-draw-wrong",
        )
        .at(&[Row, Pile, Discards]),
        LessonStep::play(
            "learn-refill-play",
            Any(Advance),
            "learn-refill-play-right",
            "learn-refill-play-wrong",
        )
        .at(&[Discards]),
    ],
};

const HIDDEN: Lesson = Lesson {
    id: "hidden",
    title: "learn-hidden",
    line: line!("jamaica", "0.0.0.0.8.13:BHS|0.0.0.0.0.10:DKP2 - BHP 0.3"),
    steps: &[
        LessonStep::read("learn-hidden-jamaica", &[Others, Pile]),
        LessonStep::play(
            "learn-hidden-draw",
            Exactly(&["13<10+K"]),
            "learn-hidden-draw-right",
            "learn-hidden-draw-wrong",
        )
        .at(&[Place(13), Pile]),
    ],
};

const LEAVE: Lesson = Lesson {
    id: "leave",
    title: "learn-leave",
    line: line!(
        "tortuga",
        "12.37.37.37.37.37:-|20.33.33.37.37.37:BH KPSHDBKSPHDB B7D8H7K6P7S8 0.3"
    ),
    steps: &[
        LessonStep::play(
            "learn-leave-boat",
            Exactly(&["37<33"]),
            "learn-leave-boat-right",
            "learn-leave-boat-wrong",
        )
        .at(&[Place(37), Place(33)]),
        LessonStep::play(
            "learn-leave-board",
            Exactly(&["K33>37"]),
            "learn-leave-board-right",
            "learn-leave-board-wrong",
        )
        .at(&[Place(33)]),
        LessonStep::play(
            "learn-leave-last",
            Exactly(&["P12>15"]),
            "learn-leave-last-right",
            "learn-leave-last-wrong",
        )
        .at(&[Place(12)]),
    ],
};
