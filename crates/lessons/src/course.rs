use crate::Goal::{Advance, Board, Draw, Jump, Move};
use crate::PointedThing::{EndTurn, Hand, Moves, Others, Pile, Place, Row};
use crate::Task::{Any, Exactly};
use crate::example_plans::{FIRST_PLAN, FREE, SECOND_PLAN, THIRD_PLAN};
use crate::{Lesson, LessonStep};

/// The course, in the order in which one takes it.
pub static LESSONS: &[Lesson] = &[
    AIM,
    ADVANCE,
    JUMP,
    BOARD,
    BACK_FOR_ONE,
    BACK_FOR_TWO,
    TURN,
    ROAD,
    ROW,
    HIDDEN,
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
    line: line!("tortuga", "33.37.37.37.37.37:K|0.0.0.5.9.14:BDHP HSBPKDBSHDPK - 0.3"),
    steps: &[
        LessonStep::read("learn-aim-tunnel", &[Place(0), Place(37)]),
        LessonStep::read("learn-aim-six", &[Place(33), Place(37)]),
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
    line: line!("tortuga", "0.0.0.0.0.3:BD2K|0.0.0.5.6.7:BHPS SKPHBDDBKSPH - 0.3"),
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
        ),
    ],
};

const BOARD: Lesson = Lesson {
    id: "board",
    title: "learn-board",
    line: line!("tortuga", "0.0.0.20.27.30:BDKPS|0.21.29.34.35.36:BHK BSKDHPPKHSDB - 0.3"),
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
        .at(&[Place(27)]),
    ],
};

const BACK_FOR_ONE: Lesson = Lesson {
    id: "back-for-one",
    title: "learn-one",
    line: line!("tortuga", "0.0.0.0.9.15:-|0.0.0.0.0.12:BDHK PKSHBDKDPSHB - 0.3"),
    steps: &[
        LessonStep::play(
            "learn-one-back",
            Exactly(&["15<12"]),
            "learn-one-back-right",
            "learn-one-wrong",
        )
        .at(&[Place(15), Place(12)]),
        LessonStep::play(
            "learn-one-own",
            Exactly(&["12<9"]),
            "learn-one-own-right",
            "learn-one-wrong",
        )
        .at(&[Place(12), Place(9)]),
        LessonStep::play(
            "learn-one-play",
            Any(Advance),
            "learn-one-play-right",
            "learn-one-play-wrong",
        )
        .at(&[Hand]),
    ],
};

const BACK_FOR_TWO: Lesson = Lesson {
    id: "back-for-two",
    title: "learn-two",
    line: line!("tortuga", "0.0.10.20.22.26:K|4.4.10.17.17.25:BDS DHBPSKKBHDSP - 0.3"),
    steps: &[
        LessonStep::play(
            "learn-two-pair",
            Exactly(&["20<17"]),
            "learn-two-pair-right",
            "learn-two-pair-wrong",
        )
        .at(&[Place(20), Place(17)]),
        LessonStep::play(
            "learn-two-skip",
            Exactly(&["22<10"]),
            "learn-two-skip-right",
            "learn-two-skip-wrong",
        )
        .at(&[Place(22), Place(17)]),
        LessonStep::play(
            "learn-two-find",
            Any(Draw(2)),
            "learn-two-find-right",
            "learn-two-find-wrong",
        ),
        LessonStep::read("learn-two-boat", &[Place(0), Place(37)]),
    ],
};

const TURN: Lesson = Lesson {
    id: "turn",
    title: "learn-turn",
    line: line!("tortuga", "0.0.0.0.4.11:BHKPS2|0.0.0.0.3.13:BDKP DKBSHPSBPDKH - 0.3"),
    steps: &[
        LessonStep::play("learn-turn-one", Any(Move), "learn-turn-one-right", "learn-turn-wrong")
            .at(&[Moves]),
        LessonStep::play(
            "learn-turn-stop",
            Exactly(&["."]),
            "learn-turn-stop-right",
            "learn-turn-stop-wrong",
        )
        .then(&["K0", "P0", "."])
        .at(&[EndTurn]),
        LessonStep { right: None, ..move_of_turn("learn-turn-three") }.at(&[Moves]),
        LessonStep { right: None, ..move_of_turn("learn-turn-more") }.at(&[Moves]),
        move_of_turn("learn-turn-last"),
    ],
};

const fn move_of_turn(say: &'static str) -> LessonStep {
    LessonStep::play(say, Any(Move), "learn-turn-over", "learn-turn-wrong")
}

const ROAD: Lesson = Lesson {
    id: "road",
    title: "learn-road",
    line: line!("tortuga", "0.0.0.5.7.16:DKS|0.0.0.0.4.12:BDP HBKPDSSKBHDP - 0.3"),
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
            Exactly(&["."]),
            "learn-road-wait-right",
            "learn-road-wait-wrong",
        )
        .then(&["D0>22", "."])
        .at(&[EndTurn, Others]),
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
    line: line!("tortuga", "0.0.0.11.20.28:D|0.0.0.9.17.17:BKP KHSBDPSKHPDB - 0.3"),
    steps: &[
        LessonStep::read("learn-row-open", &[Row, Others]),
        LessonStep::play(
            "learn-row-one",
            Any(Draw(1)),
            "learn-row-one-right",
            "learn-row-one-wrong",
        )
        .at(&[Row]),
        LessonStep::play(
            "learn-row-two",
            Any(Draw(2)),
            "learn-row-two-right",
            "learn-row-two-wrong",
        )
        .at(&[Row]),
    ],
};

const HIDDEN: Lesson = Lesson {
    id: "hidden",
    title: "learn-hidden",
    line: line!("jamaica", "0.0.0.0.8.13:BHS|0.0.0.0.0.10:DKP2 - - 0.3"),
    steps: &[
        LessonStep::read("learn-hidden-jamaica", &[Others, Pile]),
        LessonStep::play(
            "learn-hidden-draw",
            Exactly(&["13<10+K"]),
            "learn-hidden-draw-right",
            "learn-hidden-draw-wrong",
        )
        .at(&[Place(13), Pile]),
        LessonStep::read("learn-hidden-hispaniola", &[]),
    ],
};
