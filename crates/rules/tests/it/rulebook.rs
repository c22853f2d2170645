//! The rulebooks' illustrated position, and the decisions where the books are silent.

use crate::common::RULEBOOK;
use cartagena::{Game, IllegalAction, Notated, Outcome, Place, Rules, Seat, Symbol, Turn, Variant};

fn game(line: &str) -> Game {
    line.parse().unwrap_or_else(|fault| panic!("{line}: {fault}"))
}

/// Plays moves whose chance, if any, is written out or lies in the row, and returns the long forms.
fn play(game: &mut Game, moves: &str) -> String {
    let long = |text: &str| {
        let notated: Notated = text.parse().expect("a move");
        let dealt = notated.resolve(game).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
        game.play(notated.action, &dealt.unwrap_or_default()).expect("legal").notation().to_string()
    };
    moves.split(' ').map(long).collect::<Vec<_>>().join(" ")
}

fn refused(game: &Game, text: &str) -> IllegalAction {
    let notated: Notated = text.parse().expect("a move");
    game.clone().play(notated.action, &[]).expect_err("illegal")
}

fn legal(game: &Game) -> String {
    let list = game.legal_actions().list();
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn place(number: u8) -> Place {
    Place::new(number).expect("a place")
}

const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";

/// A Jamaica position on the printed segments in their listed order.
fn jamaica(seats: &str, discard: &str, turn: &str) -> Game {
    game(&format!("jamaica {TUNNEL} {seats} - {discard} {turn}"))
}

#[test]
fn yellow_jumps_two_skulls() {
    let mut yellow = game(&RULEBOOK.replace(" - 0.3", " - 2.3"));
    assert_eq!(play(&mut yellow, "S9"), "S9>23");
}

#[test]
fn red_goes_back_to_two_blues() {
    let mut red = game(&RULEBOOK.replace(" - 0.3", " - 1.3"));
    assert_eq!(play(&mut red, "8<"), "8<6+BD");
}

#[test]
fn blue_first_plan_opens_a_road_of_daggers() {
    let mut blue = game(RULEBOOK);
    assert_eq!(play(&mut blue, "D0 D6 D6"), "D0>7 D6>15 D6>24");
    let taken =
        |number| Seat::first_n(4).any(|seat| blue.position().pirates_at(seat, place(number)) > 0);
    for number in [5, 7, 15, 24] {
        assert_eq!(blue.tunnel().symbol(place(number)), Some(Symbol::Dagger));
        assert!(taken(number), "dagger {number} is jumped");
    }
    assert_eq!(blue.turn(), Turn::start(Seat::new(1).expect("a seat")));
}

/// One book lets the second dagger go 7 → 15; it is the pirate on 6 that goes.
#[test]
fn blue_first_plan_misprint() {
    let mut blue = game(RULEBOOK);
    play(&mut blue, "D0");
    assert_eq!(blue.position().pirates_at(Seat::FIRST, place(7)), 1);
    assert_eq!(play(&mut blue.clone(), "D7"), "D7>15");
    play(&mut blue, "D6 D6");
    assert_eq!(blue.position().pirates_at(Seat::FIRST, place(7)), 1);
}

#[test]
fn blue_second_plan_draws_five() {
    let mut blue = game(RULEBOOK);
    let cards = blue.position().hand(Seat::FIRST).len();
    assert_eq!(blue.legal_actions().len(), 29);
    assert_eq!(play(&mut blue, "17< 18< 17<"), "17<12+B 18<17+DD 17<12+HP");
    assert_eq!(blue.position().hand(Seat::FIRST).len(), cards + 5);
    assert_eq!(blue.position().row().to_string(), "BDSS");
}

#[test]
fn blue_third_plan_frees_a_bottle() {
    let mut blue = game(RULEBOOK);
    assert_eq!(play(&mut blue, "B17 18< D0"), "B17>37 18<17+BD D0>7");
    let bottle = place(18);
    assert_eq!(blue.tunnel().symbol(bottle), Some(Symbol::Bottle));
    assert!(Seat::first_n(4).all(|seat| blue.position().pirates_at(seat, bottle) == 0));
}

#[test]
fn without_a_move_the_turn_can_only_end() {
    // At the start of a turn: no card, nobody to go back to.
    let start = jamaica("0.0.0.0.0.1:-|0.0.0.0.0.0:B", "-", "0.3");
    assert_eq!(legal(&start), ".");
    // In mid-turn: the last card was played.
    let mut middle = jamaica("0.0.0.0.0.0:B|0.0.0.0.0.0:B", "-", "0.3");
    play(&mut middle, "B0");
    assert_eq!(legal(&middle), ".");
}

#[test]
fn nobody_can_move_is_a_draw() {
    let mut last = jamaica("0.0.0.0.0.0:B|0.0.0.0.0.0:-", "-", "0.3");
    play(&mut last, "B0");
    assert_eq!(last.outcome(), Some(Outcome::Drawn));
    assert_eq!(legal(&last), "");
    assert_eq!(refused(&last, "."), IllegalAction::GameOver);
}

#[test]
fn somebody_who_can_go_back_keeps_the_game_alive() {
    let mut last = jamaica("0.0.0.0.0.0:B|0.0.0.0.0.9:-", "-", "0.3");
    play(&mut last, "B0 .");
    assert_eq!(legal(&last), "9<");
}

/// A draw in one set of rules, a way out in the other.
#[test]
fn a_boat_that_can_be_left_keeps_the_game_alive() {
    let line = |rules| format!("{rules} {TUNNEL} 0.0.0.0.0.37:B|0.0.0.0.0.0:- - - 0.3");
    let mut stays = game(&line("jamaica-boat"));
    play(&mut stays, "B0");
    assert_eq!(stays.outcome(), Some(Outcome::Drawn));
    let mut leaves = game(&line("jamaica"));
    play(&mut leaves, "B0");
    assert_eq!(legal(&leaves), "37< .");
}

#[test]
fn only_a_boat_pirate_can_retreat_so_it_must() {
    let must = jamaica("0.0.0.0.0.37:-|0.0.0.0.0.1:B", "-", "0.3");
    assert_eq!(legal(&must), "37<");
    assert_eq!(refused(&must, "."), IllegalAction::MustMove);
}

#[test]
fn ahead_is_strict() {
    // Spaces 1, 8, 16, 20, 30 and 34 show bottles.
    let mut middle = jamaica("0.0.0.0.0.16:B|0.0.0.0.0.0:B", "-", "0.3");
    assert_eq!(play(&mut middle, "B16"), "B16>20");
    let mut end = jamaica("0.0.0.0.0.34:B|0.0.0.0.0.0:B", "-", "0.3");
    assert_eq!(play(&mut end, "B34"), "B34>37");
}

#[test]
fn a_space_of_three_counts_two_once_one_has_left() {
    let mut crowd = jamaica("5.5.5.9.37.37:-|0.0.0.0.0.0:B", "-", "0.3");
    // Five is full: nobody can go there, and nothing else is behind nine.
    assert_eq!(legal(&crowd), "37<");
    let mut freed = jamaica("2.5.5.5.9.37:-|0.0.0.0.0.0:B", "-", "0.3");
    assert_eq!(play(&mut freed, "5<2+K 9<5+KK"), "5<2+K 9<5+KK");
    play(&mut crowd, "37<9+K");
    assert_eq!(crowd.position().pirates_at(Seat::FIRST, place(9)), 2);
}

#[test]
fn the_draw_is_not_optional() {
    let draws = jamaica("0.0.0.0.4.9:-|0.0.0.0.0.0:B", "-", "0.3");
    assert_eq!(refused(&draws, "9<"), IllegalAction::WrongDeal { needed: 1, given: 0 });
}

#[test]
fn fewer_players_leave_the_deck_whole() {
    for players in 2..=5 {
        let fresh = crate::common::fresh_game(Rules::new(Variant::Tortuga), players, 3);
        assert_eq!(fresh.position().pile().len(), 102 - 6 * players - 12);
    }
}

#[test]
fn the_sixth_pirate_wins_in_mid_turn() {
    let mut last = jamaica("34.37.37.37.37.37:B2|0.0.0.0.0.0:B", "-", "0.3");
    assert_eq!(play(&mut last, "B34"), "B34>37");
    assert_eq!(last.outcome(), Some(Outcome::Won(Seat::FIRST)));
    assert!(last.to_string().ends_with(" won.0"));
}

#[test]
fn options_are_what_they_say() {
    let line = |rules| format!("{rules} {TUNNEL} 0.0.0.4.5.37:B|0.0.0.0.0.0:B - - 0.3");
    assert_eq!(legal(&game(&line("jamaica"))), "B0 B4 B5 5< 37<");
    assert_eq!(legal(&game(&line("jamaica+pass"))), "B0 B4 B5 5< 37< .");
    assert_eq!(legal(&game(&line("jamaica-boat"))), "B0 B4 B5 5<");
    assert_eq!(refused(&game(&line("jamaica-boat")), "37<"), IllegalAction::BoatStays);
    assert_eq!(refused(&game(&line("jamaica")), "B37"), IllegalAction::AlreadyHome);
    assert_eq!(refused(&game(&line("jamaica")), "0<"), IllegalAction::AtFort);
    assert_eq!(refused(&game(&line("jamaica")), "4<"), IllegalAction::NothingBehind(place(4)));
    assert_eq!(refused(&game(&line("jamaica")), "9<"), IllegalAction::NoPirate(place(9)));
    assert_eq!(refused(&game(&line("jamaica")), "K0"), IllegalAction::NotInHand(Symbol::Key));
}

#[test]
fn presets_are_those_of_the_books() {
    let options =
        |language| Rules::rulebook(language, Variant::Tortuga).map(|rules| rules.to_string());
    for language in ["he", "ru", "da", "ja"] {
        assert_eq!(options(language).as_deref(), Some("tortuga"));
    }
    assert_eq!(options("cs").as_deref(), Some("tortuga+pass"));
    assert_eq!(options("en"), None);
}

/// The whole pile comes before any reshuffled discard, in one draw of two.
#[test]
fn the_pile_runs_out_in_mid_draw() {
    let hand = "B17D17H17K17P17S13";
    let start = jamaica(&format!("0.0.0.4.4.9:{hand}|0.0.0.0.0.0:-"), "S3", "0.3");
    assert_eq!(start.position().pile().to_string(), "S");
    let mut drawn = start.clone();
    assert_eq!(play(&mut drawn, "9<4+SS"), "9<4+SS");
    assert_eq!(drawn.position().pile().len(), 2);
    assert!(drawn.position().discard().is_empty());
}

#[test]
fn a_row_that_runs_empty_is_laid_at_once() {
    let line = format!("tortuga {TUNNEL} 0.0.0.4.4.9:B|0.0.0.0.0.0:B K - 0.3");
    let mut row = game(&line);
    assert_eq!(play(&mut row, "9<4+KH=HSSSDDDBBBPP"), "9<4+KH=HSSSDDDBBBPP");
    assert_eq!(row.position().row().to_string(), "SSSDDDBBBPP");
}

#[test]
fn an_empty_row_is_laid_before_the_next_draw() {
    let hands = "0.0.0.4.4.9:B16D17H17K17P17S17|0.0.0.0.0.0:-";
    let mut none = game(&format!("tortuga {TUNNEL} {hands} B - 0.3"));
    assert_eq!(play(&mut none, "9<4+B"), "9<4+B");
    assert!(none.position().row().is_empty());
    assert_eq!(play(&mut none, "K0 S4 ."), "K0>6 S4>12 .");
    assert_eq!(play(&mut none, "12<6+K=KS"), "12<6+K=KS");
    assert_eq!(none.position().row().to_string(), "S");
}

#[test]
fn nothing_left_to_draw_does_not_forbid_the_retreat() {
    let hands = "0.0.0.4.4.9:B17D17H17K17P17S17|0.0.0.0.0.0:-";
    let mut rich = game(&format!("tortuga {TUNNEL} {hands} - - 0.3"));
    assert_eq!(play(&mut rich, "9<"), "9<4");
}
