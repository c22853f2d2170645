//! The protocol, line for line.

use cartagena_cli::engine::{Engine, EngineResponse, MAX_LINE_BYTES, serve};

const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";
const JAMAICA: &str = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.0.7:BD2HKP|0.0.0.0.0.12:HK3PS - - 1.3";
const UNKNOWN: &str = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.0.7:BD2HKP|0.0.0.0.0.12:?6 - - 0.1";
const THEIRS: &str = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.0.7:BD2HKP|0.0.0.0.0.12:?6 - - 1.3";
const WON: &str = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    37.37.37.37.37.37:-|0.0.0.0.0.0:B - - won.0";

fn response(engine: &mut Engine, line: &str) -> String {
    match engine.respond(line) {
        EngineResponse::Line(line) => line,
        EngineResponse::Quit => panic!("{line:?} ended the engine"),
    }
}

fn with(position: &str) -> Engine {
    let mut engine = Engine::default();
    assert_eq!(response(&mut engine, &format!("position {position}")), "ok");
    engine
}

/// Checks each line with its exact answer.
fn check(engine: &mut Engine, talk: &[(&str, &str)]) {
    for (line, answer) in talk {
        assert_eq!(response(engine, line), *answer, "{line}");
    }
}

fn served(input: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    let input = std::io::Cursor::new(input.to_vec());
    serve(Engine::default(), input, &mut output).expect("memory can be written");
    let output = String::from_utf8(output).expect("answers are UTF-8");
    output.lines().map(str::to_owned).collect()
}

#[test]
fn the_rulebooks_second_plan() {
    let mut engine = with(BOOK);
    let legal = response(&mut engine, "legal");
    assert_eq!(legal.split(' ').count(), 29);
    assert!(legal.starts_with("B0>1 D0>7 H0>3 P0>2 S0>4 B6>37 "), "{legal}");
    assert!(legal.ends_with(" 6<5 9<8 17<12 18<12"), "{legal}");
    check(
        &mut engine,
        &[("play 17<", "17<12+B"), ("play 18<", "18<17+DD"), ("play 17<", "17<12+HP")],
    );
    let after = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.12.12:B2D6H2P2S2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
        BDSS - 1.3";
    assert_eq!(response(&mut engine, "show"), after);
}

#[test]
fn moves_are_taken_short_and_long() {
    check(
        &mut with(BOOK),
        &[
            ("play D0", "D0>7"),
            ("play D6>15", "D6>15"),
            ("play .", "."),
            ("play 8<", "8<7+B"),
            (
                "play 17<15+DD",
                "error: this move brings different cards; if cards are listed, they must be \
                 exactly those",
            ),
        ],
    );
    check(
        &mut with(JAMAICA),
        &[
            ("legal", "H0>3 K0>6 P0>2 S0>4 H12>13 K12>14 P12>15 S12>17 12<7"),
            ("play 12<7+S", "12<7+S"),
            ("play S7>12", "S7>12"),
            ("legal", "H0>3 K0>6 P0>2 S0>4 H12>13 K12>14 P12>15 S12>17 12<7 ."),
        ],
    );
}

#[test]
fn sequences_are_counted() {
    let chance = "error: the move 12< draws cards by chance before the last move; count shorter \
        sequences";
    check(&mut with(BOOK), &[("perft 0", "1"), ("perft 1", "29"), ("perft 2", "812")]);
    check(&mut with(JAMAICA), &[("perft 1", "9"), ("perft 2", chance)]);
    check(&mut with(WON), &[("perft 0", "1"), ("perft 1", "1"), ("perft 4294967295", "1")]);
}

#[test]
fn a_finished_game_has_no_moves() {
    check(
        &mut with(WON),
        &[
            ("legal", ""),
            ("show", WON),
            ("play .", "error: the game is over"),
            ("go", "error: the game is over"),
            ("go level sailor ms 1", "error: the game is over"),
            ("eval", "eval 1.0000 0.0000"),
        ],
    );
    let drawn = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.0.0:-|0.0.0.0.0.0:-|0.0.0.0.0.0:- KHDSPBBDHKSS - drawn";
    check(
        &mut with(drawn),
        &[("eval ms 5", "eval 0.3334 0.3333 0.3333"), ("go", "error: the game is over")],
    );
}

const LEVELS: [&str; 6] = ["landlubber", "deckhand", "sailor", "bosun", "captain", "admiral"];

const SEEN_ROW: &str = "hispaniola BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.0.7:B2|0.0.0.0.7.12:BD?4|0.0.0.0.9.12:?6 KHDSPBB BDS2 0.3";

/// With time and without, from what is known whole and in part.
#[test]
fn every_level_chooses_a_legal_move() {
    for position in [BOOK, JAMAICA, UNKNOWN, SEEN_ROW] {
        let mut engine = with(position);
        let legal = response(&mut engine, "legal");
        for level in LEVELS {
            for options in ["ms 0", "ms 3", "ms 1 seed 5"] {
                let best = response(&mut engine, &format!("go level {level} {options}"));
                let best = best.strip_prefix("best ").unwrap_or_else(|| panic!("{level}: {best}"));
                assert!(legal.split(' ').any(|one| one == best), "{level}: {best} of {legal}");
            }
        }
        assert_eq!(response(&mut engine, "show"), position);
    }
}

#[test]
fn a_dealt_game_is_played_to_its_end_by_bots() {
    let mut engine = Engine::default();
    assert_eq!(response(&mut engine, "new hispaniola 3 seed 4"), "ok");
    let mut moves = 0;
    while !response(&mut engine, "legal").is_empty() {
        let level = LEVELS[moves / 3 % 2];
        let best = response(&mut engine, &format!("go ms 0 level {level} seed {moves}"));
        let played = response(&mut engine, &format!("play {}", &best[5..]));
        assert!(!played.starts_with("error"), "{best}: {played}");
        moves += 1;
        assert!(moves < 3_000, "it does not end");
    }
}

#[test]
fn chances_sum_to_one() {
    for (position, seats) in [(BOOK, 4), (JAMAICA, 2), (UNKNOWN, 2), (SEEN_ROW, 3)] {
        let answer = response(&mut with(position), "eval ms 3");
        let words = answer.strip_prefix("eval ").unwrap_or_else(|| panic!("{answer}"));
        let parts: Vec<u32> = words
            .split(' ')
            .map(|word| word.replace('.', ""))
            .map(|word| word.parse().expect("four decimals"))
            .collect();
        assert_eq!((parts.len(), parts.iter().sum()), (seats, 10_000), "{answer}");
    }
}

/// Compares two games that differ only in the hand of another seat.
#[test]
fn nobody_thinks_about_what_the_seat_to_move_cannot_know() {
    let other = JAMAICA.replace("BD2HKP", "B2S4");
    for level in LEVELS {
        let go = format!("go level {level} ms 0 seed 3");
        assert_eq!(response(&mut with(JAMAICA), &go), response(&mut with(&other), &go), "{level}");
    }
}

#[test]
fn options_that_do_not_fit_are_named() {
    check(
        &mut with(BOOK),
        &[
            ("go depth 3", "error: the options are level, ms, seed, each once with its value"),
            ("go level", "error: the options are level, ms, seed, each once with its value"),
            (
                "go level strong",
                "error: the levels are landlubber, deckhand, sailor, bosun, captain, admiral",
            ),
            ("go ms x", "error: ms is a number of milliseconds from 0 to 18446744073709551615"),
            ("go seed -1", "error: a seed is a number from 0 to 18446744073709551615"),
            ("eval seed 1", "error: the options are ms, each once with its value"),
        ],
    );
}

#[test]
fn unknown_hands_are_shown_but_not_played() {
    let whole = "needs a position in which every hand is known";
    check(
        &mut with(UNKNOWN),
        &[
            ("show", UNKNOWN),
            ("legal", "B0>1 D0>5 H0>3 K0>6 P0>2 B7>8 D7>18 H7>11 K7>9 P7>10 ."),
            ("play D0", &format!("error: play {whole}")),
            ("perft 1", &format!("error: perft {whole}")),
        ],
    );
    let unseen = "error: the hand of the seat to move is not known";
    check(
        &mut with(THEIRS),
        &[("show", THEIRS), ("legal", unseen), ("go", unseen), ("eval ms 5", unseen)],
    );
}

#[test]
fn a_seed_fixes_everything() {
    let mut games = [0, 1, 2].map(|_| Engine::default());
    for (engine, seed) in games.iter_mut().zip(["7", "7", "8"]) {
        assert_eq!(response(engine, &format!("new jamaica 3 seed {seed}")), "ok");
    }
    let [mut one, mut same, mut other] = games;
    assert_ne!(response(&mut one, "show"), response(&mut other, "show"));
    let moves = random_game(&mut one, 300);
    for long in &moves {
        let short = long.split(['+', '=']).next().expect("a move");
        assert_eq!(response(&mut same, &format!("play {short}")), *long);
    }
    assert_eq!(response(&mut one, "show"), response(&mut same, "show"));
    assert_eq!(response(&mut one, "new tortuga 5 seed 18446744073709551615"), "ok");
    assert_eq!(response(&mut one, "new tortuga 2"), "ok");
    assert_ne!(response(&mut one, "show"), response(&mut same, "show"));
}

/// Plays random legal moves and returns their long forms.
fn random_game(engine: &mut Engine, longest: usize) -> Vec<String> {
    let mut played = Vec::new();
    let mut state = 12345_u64;
    while played.len() < longest {
        let legal = response(engine, "legal");
        if legal.is_empty() {
            break;
        }
        let moves: Vec<&str> = legal.split(' ').collect();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let chosen = moves[(state >> 33) as usize % moves.len()];
        let long = response(engine, &format!("play {chosen}"));
        assert!(long.starts_with(chosen), "{chosen} became {long}");
        played.push(long);
    }
    played
}

/// A second engine, with another order of the pile, follows by the cards that the first one names,
/// through reshuffles and new rows.
#[test]
fn long_moves_carry_a_game_over() {
    for (rules, players) in
        [("jamaica", 2), ("jamaica+pass", 5), ("tortuga", 3), ("hispaniola-boat", 4)]
    {
        let mut leader = Engine::default();
        assert_eq!(response(&mut leader, &format!("new {rules} {players} seed 3")), "ok");
        let mut follower = with(&response(&mut leader, "show"));
        let moves = random_game(&mut leader, 600);
        assert!(moves.len() > 100);
        for long in &moves {
            assert_eq!(response(&mut follower, &format!("play {long}")), *long);
        }
        assert_eq!(response(&mut leader, "show"), response(&mut follower, "show"));
        if response(&mut follower, "legal").is_empty() {
            continue;
        }
        let own = random_game(&mut follower, 50);
        assert!(!own.is_empty());
    }
}

#[test]
fn whatever_is_wrong_changes_nothing() {
    let bad = [
        "",
        " ",
        " show",
        "show ",
        "show now",
        "Show",
        "SHOW",
        "help",
        "quit now",
        "quit ",
        "position",
        "position ",
        "position x",
        "position tortuga",
        "new",
        "new ",
        "new tortuga",
        "new tortuga ",
        "new tortuga 1",
        "new tortuga 6",
        "new tortuga two",
        "new tortuga 2 ",
        "new tortuga 2 seed",
        "new tortuga 2 seed ",
        "new tortuga 2 seed -1",
        "new tortuga 2 seed +1",
        "new tortuga 2 seed 18446744073709551616",
        "new tortuga 2 seed 1 2",
        "new tortuga  2",
        "new tortuga 2 sead 1",
        "new cartagena 2",
        "new tortuga-pass 2",
        "legal moves",
        "legal ",
        "play",
        "play ",
        "play x",
        "play  D6",
        "play D6 ",
        "play d6",
        "play D06",
        "play D38",
        "play K0",
        "play B37",
        "play D6>16",
        "play 0<",
        "play 18<16",
        "play 18<17",
        "play 18<12+D",
        "play 18<12+BD",
        "play 18<12+B=B",
        "play 18<+B",
        "play .",
        "play ..",
        "play 18<12+??",
        "perft",
        "perft ",
        "perft -1",
        "perft x",
        "perft 1.5",
        "perft +1",
        "perft 4294967296",
        "perft 99999999999999999999",
        "perft 1 2",
        "go now",
        "go ms",
        "go ms x",
        "go ms 1 ms 2",
        "go level",
        "go level ",
        "go depth 3",
        "go ",
        "eval level strong",
        "eval seed 1",
        "eval ",
        "go level strong ms 10 seed 1",
        "go level sailor level sailor",
        "go seed 18446744073709551616",
        "go ms -1",
        "eval ms",
        "\u{0}",
        "\u{7f}",
        "\u{2028}",
        "play \u{1b}[31m",
        "position \u{85}",
        "show\r\r",
        "\u{feff}show",
        "ｓｈｏｗ",
    ];
    for position in [BOOK, WON, UNKNOWN] {
        let mut engine = with(position);
        for line in bad {
            let answer = response(&mut engine, line);
            assert!(answer.starts_with("error: ") && answer.len() > 15, "{line:?}: {answer}");
            assert_eq!(answer.matches("error: ").count(), 1, "{line:?}: {answer}");
            assert!(!answer.contains(char::is_control), "{line:?}: {answer:?}");
            assert_eq!(response(&mut engine, "show"), position, "{line:?}");
        }
    }
}

#[test]
fn nothing_but_position_new_and_quit_works_at_first() {
    let none = "error: there is no position yet: send position or new first";
    check(
        &mut Engine::default(),
        &[
            ("show", none),
            ("legal", none),
            ("play .", none),
            ("play x", none),
            ("perft 1", none),
            ("go", none),
            ("go nonsense", none),
            ("eval", none),
            ("new tortuga 2 seed 1", "ok"),
        ],
    );
    assert_eq!(Engine::default().respond("quit"), EngineResponse::Quit);
    assert_eq!(Engine::default().respond("quit\r"), EngineResponse::Quit);
}

#[test]
fn every_line_gets_one_answer() {
    assert_eq!(served(b""), Vec::<String>::new());
    assert_eq!(served(b"new tortuga 2 seed 1\r\nlegal\r\n").len(), 2);
    assert_eq!(served(b"new tortuga 2 seed 1\nshow").len(), 2, "the last line may lack its end");
    assert_eq!(served(b"quit\nshow\n"), Vec::<String>::new());
    assert_eq!(served(b"\n\r\n"), ["error: the line is empty"; 2]);
    assert_eq!(served(b"\xff\xfe\nshow\n")[0], "error: the line is not UTF-8");
    assert_eq!(served(b"\xff\xfe\nshow\n").len(), 2);
}

#[test]
fn lines_without_end_are_not_kept() {
    let long = |length| [vec![b'x'; length], b"\nnew tortuga 2\n".to_vec()].concat();
    let too_long = "error: the line is longer than 65536 bytes";
    assert_eq!(served(&long(MAX_LINE_BYTES + 1)), [too_long, "ok"]);
    assert_eq!(served(&long(MAX_LINE_BYTES * 40)), [too_long, "ok"]);
    let longest = served(&long(MAX_LINE_BYTES));
    assert!(longest[0].starts_with("error: unknown command ‘xxxx"), "{longest:?}");
    assert!(longest[0].len() < 200);
    assert_eq!(served(&vec![b'x'; MAX_LINE_BYTES + 1]), [too_long]);
}
