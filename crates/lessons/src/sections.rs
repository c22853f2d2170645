use crate::example_plans::{EXAMPLE_POSITION, table};
use crate::{Block, Diagram, Section};
use Block::{Entry, Symbols, Text, Variants};

/// The rules, chapter by chapter.
pub static SECTIONS: &[Section] = &[
    AIM, STORY, PARTS, SETUP, TURN, ADVANCE, RETREAT, CARDS, VARIANTS, OPTIONS, END, CASES,
    EXAMPLE, SOURCES,
];

const START: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.0.0.0.0.0:BD2HKS|0.0.0.0.0.0:BHKP2S KSHBDPPBSKDH - 0.3";

const fn picture(
    line: &'static str,
    moves: &'static [&'static str],
    marks: &'static [u8],
    caption: &'static str,
) -> Block {
    Block::Diagram(Diagram { line, moves, marks, caption })
}

const AIM: Section = Section {
    id: "aim",
    title: "book-aim",
    blocks: &[
        Text("rules-goal"),
        Text("book-aim-players"),
        Text("book-aim-time"),
        picture(START, &[], &[0, 37], "book-aim-picture"),
    ],
};

const STORY: Section = Section {
    id: "story",
    title: "book-story",
    blocks: &[Text("book-story-escape"), Text("book-story-names")],
};

const PARTS: Section = Section {
    id: "parts",
    title: "book-parts",
    blocks: &[
        Text("book-parts-symbols"),
        Symbols,
        Text("book-parts-tunnel"),
        Text("book-parts-sides"),
        Text("book-parts-ends"),
        Text("book-parts-cards"),
    ],
};

const SETUP: Section = Section {
    id: "setup",
    title: "book-setup",
    blocks: &[
        Text("book-setup-tunnel"),
        Text("book-setup-pirates"),
        Text("book-setup-deal"),
        Text("book-setup-row"),
        Text("book-setup-first"),
        Text("book-setup-fewer"),
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "book-turn",
    blocks: &[Text("rules-turn"), Text("book-turn-mix"), Text("book-turn-end")],
};

const ADVANCE: Section = Section {
    id: "advance",
    title: "book-advance",
    blocks: &[
        Text("rules-advance"),
        Text("book-advance-jump"),
        picture(table!("2.3"), &["S9>23"], &[12, 17], "book-advance-picture"),
        Text("rules-board"),
        picture(EXAMPLE_POSITION, &["B17>37"], &[18, 22, 29, 33], "book-advance-boat"),
    ],
};

const RETREAT: Section = Section {
    id: "retreat",
    title: "book-retreat",
    blocks: &[
        Text("rules-retreat"),
        picture(table!("1.3"), &["8<6+BD"], &[6], "book-retreat-picture"),
        Text("book-retreat-skip"),
        picture(EXAMPLE_POSITION, &["18<12+B"], &[17, 12], "book-retreat-full"),
        Text("rules-limit"),
    ],
};

const CARDS: Section = Section {
    id: "cards",
    title: "book-cards",
    blocks: &[
        Text("book-cards-now"),
        Text("book-cards-pile"),
        Text("book-cards-row"),
        Text("book-cards-short"),
        Text("book-cards-none"),
        Text("book-cards-open"),
    ],
};

const VARIANTS: Section = Section {
    id: "variants",
    title: "book-variants",
    blocks: &[Variants, Text("book-variants-memory"), Text("book-variants-books")],
};

const OPTIONS: Section = Section {
    id: "options",
    title: "book-options",
    blocks: &[
        Text("book-options-why"),
        Entry("option-pass", "option-pass-about"),
        Entry("option-boat", "option-boat-about"),
        Text("option-boat-off"),
        Text("book-options-default"),
        Text("book-options-books"),
    ],
};

const END: Section = Section {
    id: "end",
    title: "book-end",
    blocks: &[Text("book-end-win"), Text("book-end-draw")],
};

const CASES: Section = Section {
    id: "cases",
    title: "book-cases",
    blocks: &[
        Entry("book-case-none", "book-case-none-answer"),
        Entry("book-case-boat", "book-case-boat-answer"),
        Entry("book-case-same", "book-case-same-answer"),
        Entry("book-case-leave", "book-case-leave-answer"),
        Entry("book-case-draw", "book-case-draw-answer"),
        Entry("book-case-board", "book-case-board-answer"),
    ],
};

const EXAMPLE: Section = Section {
    id: "example",
    title: "book-example",
    blocks: &[
        Text("book-example-table"),
        picture(EXAMPLE_POSITION, &["D0>7", "D6>15", "D6>24"], &[5], "book-example-first"),
        picture(EXAMPLE_POSITION, &["17<12+B", "18<17+DD", "17<12+HP"], &[], "book-example-second"),
        picture(EXAMPLE_POSITION, &["B17>37", "18<17+BD", "D0>7"], &[], "book-example-third"),
    ],
};

const SOURCES: Section = Section {
    id: "sources",
    title: "book-sources",
    blocks: &[
        Text("book-sources-five"),
        Entry("book-source-first", "book-source-first-answer"),
        Entry("book-source-least", "book-source-least-answer"),
        Entry("book-source-draw", "book-source-draw-answer"),
        Entry("book-source-board", "book-source-board-answer"),
        Entry("book-source-shuffle", "book-source-shuffle-answer"),
        Entry("book-source-slips", "book-source-slips-answer"),
    ],
};
