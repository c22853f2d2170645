use crate::golden::{GAMES, player_of, records};
use cartagena::{Action, Game, Viewer};
use cartagena_daily::{DailyDeal, Day, Forgery, PlayerV1, check_game};
use cartagena_record::{Record, RecordEnd};

/// Plays a day's game with another move of the opponent wherever there is one, and otherwise as the opponent would.
fn with_other_opponent(day: Day, player: &PlayerV1) -> Record {
    let deal = DailyDeal::of(day);
    let (mut game, mut deck) = deal.game();
    let mut record = Record::new(game.clone(), []);
    record.seed = Some(deal.seed());
    let mut forged = false;
    while let Some(seat) = game.turn().seat() {
        let chosen = player.choose(&game.observe(Viewer::Seat(seat))).unwrap();
        let other = game.legal_actions().iter().find(|action| *action != chosen);
        let forge = !forged && seat == deal.opponent() && other.is_some();
        let action: Action = if forge { other.unwrap() } else { chosen };
        forged |= forge;
        let cards = deck.deal_for(&game, action);
        record.push(game.play(action, &cards).unwrap()).unwrap();
    }
    record
}

#[test]
fn a_move_that_the_opponent_would_not_play_is_found() {
    for (day, _) in records().into_iter().take(4) {
        let player = player_of(day);
        let forged = with_other_opponent(day, &player);
        let text = forged.to_string();
        assert_eq!(Record::read(&text).as_ref(), Ok(&forged), "every move is legal");
        let found = check_game(&forged, day, &player);
        assert!(matches!(found, Err(Forgery::OtherOpponent { .. })), "{day}: {found:?}");
    }
}

#[test]
fn a_game_of_another_day_or_seed_is_refused() {
    let records = records();
    for pair in records.windows(2) {
        let ((day, record), (other, _)) = (&pair[0], &pair[1]);
        assert_eq!(check_game(record, *other, &player_of(*other)), Err(Forgery::OtherDeal));
        let mut without = record.clone();
        without.seed = None;
        assert_eq!(check_game(&without, *day, &player_of(*day)), Err(Forgery::OtherDeal));
    }
}

#[test]
fn a_game_that_is_not_over_by_the_rules_is_refused() {
    let (day, record) = records().remove(0);
    let mut short = Record::new(record.start().clone(), []);
    short.seed = record.seed;
    record.events()[..20].iter().for_each(|event| short.push(event.clone()).unwrap());
    assert_eq!(check_game(&short, day, &player_of(day)), Err(Forgery::NotOver));
    short.ending = Some(RecordEnd::Resignation(DailyDeal::of(day).person()));
    assert_eq!(check_game(&short, day, &player_of(day)), Err(Forgery::NotOver));
}

#[test]
fn a_record_with_another_card_is_not_even_read() {
    let first = cartagena_record::Record::split(GAMES).unwrap().remove(0).text;
    let drawn = first.find('+').unwrap() + 1;
    let card = if &first[drawn..=drawn] == "B" { "D" } else { "B" };
    let forged = format!("{}{card}{}", &first[..drawn], &first[drawn + 1..]);
    assert!(Record::read(first).is_ok() && Record::read(&forged).is_err());
}

#[test]
fn positions_of_other_games_do_no_harm() {
    let three: Game = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS BDDHPBDSS - 0.3"
        .parse()
        .unwrap();
    let bare: Game = "tortuga+pass-boat BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.0.0.0.0.37:-|0.0.0.0.0.5:B B - 0.3"
        .parse()
        .unwrap();
    let player = PlayerV1::built_in(cartagena::Variant::Tortuga).unwrap();
    let choose = |game: &Game| player.choose(&game.observe(Viewer::Seat(cartagena::Seat::FIRST)));
    assert_eq!(choose(&three), None);
    let chosen = choose(&bare);
    assert!(bare.legal_actions().is_empty() || chosen.is_some_and(|it| bare.is_legal(it)));
}
