use cartagena::{Game, Viewer};
use cartagena_daily::{DailyDeal, Day, PlayerV1, TAG, check_game};
use cartagena_record::Record;

/// Games that were never written again since the first version.
pub(crate) const GAMES: &str = include_str!("../golden-v1.txt");

pub(crate) fn records() -> Vec<(Day, Record)> {
    let read = |part: cartagena_record::RecordPart<'_>| {
        let record = part.read().unwrap();
        let date = record.other_tags.iter().find(|(tag, _)| tag == TAG).unwrap().1.parse();
        (date.unwrap(), record)
    };
    Record::split(GAMES).unwrap().into_iter().map(read).collect()
}

pub(crate) fn player_of(day: Day) -> PlayerV1 {
    PlayerV1::built_in(DailyDeal::of(day).rules().variant).unwrap()
}

/// The golden games pin deal, nets and search: a change of any of them would change days that people have
/// played.
#[test]
fn past_days_never_change() {
    let records = records();
    assert_eq!(records.len(), 9);
    for (day, record) in records {
        let (player, (mut game, mut deck)) = (player_of(day), DailyDeal::of(day).game());
        assert_eq!(&game, record.start(), "{day}: the deal");
        for (at, event) in record.events().iter().enumerate() {
            let chosen = player.choose(&game.observe(Viewer::Seat(event.seat())));
            assert_eq!(chosen, Some(event.action()), "{day}: move {at}");
            let cards = deck.deal_for(&game, event.action());
            assert_eq!(&game.play(event.action(), &cards).unwrap(), event, "{day}: move {at}");
        }
        let result = check_game(&record, day, &player).unwrap();
        assert_eq!(Some(result.outcome), game.outcome(), "{day}");
        assert!((5..60).contains(&result.turns), "{day}: {result:?}");
    }
}

/// The same position is played alike whatever happened before, and a hidden card changes nothing.
#[test]
fn the_opponent_chooses_by_what_its_seat_sees() {
    for (day, record) in records() {
        let player = player_of(day);
        for game in record.games().step_by(7) {
            let Some(seat) = game.turn().seat() else { continue };
            let seen = game.observe(Viewer::Seat(seat));
            let other: Game = seen.determinize(|unseen| unseen.nth(unseen.len() - 1));
            let again = player.choose(&other.observe(Viewer::Seat(seat)));
            assert_eq!(again, player.choose(&seen), "{day}");
            assert_eq!(player.choose(&game.observe(Viewer::Public)), None);
        }
    }
}

#[test]
fn another_net_is_refused() {
    use cartagena::Variant;
    let tortuga = cartagena_daily::net_bytes(Variant::Tortuga);
    assert!(PlayerV1::from_bytes(Variant::Tortuga, tortuga).is_some());
    assert!(PlayerV1::from_bytes(Variant::Jamaica, tortuga).is_none());
    assert!(PlayerV1::from_bytes(Variant::Tortuga, &tortuga[1..]).is_none());
    assert!(PlayerV1::from_bytes(Variant::Tortuga, b"").is_none());
}
