//! Laws of the rating.

use crate::{
    Change, MAX_GAMES_TOGETHER, PROVISIONAL_GAMES, RatedGame, Rater, Rating, RatingList,
    TOGETHER_MS, Verdict,
};
use cartagena::Variant;
use proptest::prelude::*;

const LIST: RatingList = RatingList { variant: Variant::Tortuga, duel: true };
const DAY: u64 = 24 * 3_600_000;

fn game(ended: u64, places: &[(i64, u8)]) -> RatedGame {
    RatedGame { list: LIST, ended, places: places.to_vec() }
}

fn counted(verdict: Verdict) -> Vec<Change> {
    match verdict {
        Verdict::Counted(changes) => changes,
        Verdict::NotCounted => panic!("not counted"),
    }
}

/// A person's number and the place that they reached, for up to five different people.
fn places() -> impl Strategy<Value = Vec<(i64, u8)>> {
    (2..=5_usize).prop_flat_map(|seats| {
        let people = Just((1..=8_i64).collect::<Vec<_>>()).prop_shuffle();
        (people, prop::collection::vec(1..=3_u8, seats))
            .prop_map(|(people, places)| people.into_iter().zip(places).collect())
    })
}

fn games() -> impl Strategy<Value = Vec<RatedGame>> {
    let game = (places(), 0..3 * DAY, prop::sample::select(RatingList::all().collect::<Vec<_>>()));
    prop::collection::vec(game, 1..60).prop_map(|games| {
        let mut ended = 1_700_000_000_000;
        let mut next = |(places, pause, list)| {
            ended += pause;
            RatedGame { list, ended, places }
        };
        games.into_iter().map(&mut next).collect()
    })
}

proptest! {
    #[test]
    fn the_order_of_the_seats_makes_no_difference(games in games(), turn in 0..5_usize) {
        let (mut one, mut other) = (Rater::default(), Rater::default());
        for mut game in games {
            let verdict = one.rate(&game);
            let seats = game.places.len();
            game.places.rotate_left(turn % seats);
            prop_assert_eq!(verdict, other.rate(&game));
        }
    }

    /// A server that was restarted knows only what it reads: current ratings and the last week's games.
    #[test]
    fn what_is_stored_is_enough_to_go_on(games in games(), cut in 0..60_usize) {
        let cut = cut.min(games.len());
        let (before, later) = games.split_at(cut);
        let mut whole = Rater::default();
        let mut stored = Rater::default();
        let since = later.first().map_or(0, |game| game.ended - TOGETHER_MS);
        for game in before {
            if let Verdict::Counted(changes) = whole.rate(game) {
                for change in &changes {
                    stored.set_rating(game.list, change.person, change.after);
                    let others = changes.iter().filter(|other| other.person > change.person);
                    others.filter(|_| game.ended > since).for_each(|other| {
                        stored.note_together(change.person, other.person, game.ended)
                    });
                }
            }
        }
        for game in later {
            prop_assert_eq!(whole.rate(game), stored.rate(game));
        }
    }

    #[test]
    fn the_first_never_loses_points_and_the_last_never_gains(places in places()) {
        let best = places.iter().map(|(_, place)| *place).min();
        let worst = places.iter().map(|(_, place)| *place).max();
        prop_assume!(best != worst);
        for change in counted(Rater::default().rate(&game(DAY, &places))) {
            let place = places.iter().find(|(person, _)| *person == change.person).map(|it| it.1);
            if place == best {
                prop_assert!(change.after.mean > change.before.mean);
            }
            if place == worst {
                prop_assert!(change.after.mean < change.before.mean);
            }
            prop_assert!(change.after.deviation < change.before.deviation);
        }
    }
}

/// These numbers are stored in databases: whatever changes them makes stored ratings wrong.
#[test]
fn ratings_are_frozen() {
    let mut rater = Rater::default();
    counted(rater.rate(&game(1, &[(1, 1), (2, 2)])));
    counted(rater.rate(&game(2, &[(1, 2), (3, 1)])));
    counted(rater.rate(&game(3, &[(1, 1), (2, 2), (3, 2), (4, 3)])));
    counted(rater.rate(&game(4, &[(2, 1), (3, 1)])));
    let all = [1, 2, 3, 4].map(|person| rater.rating(LIST, person));
    let numbers = all.map(|rating| (rating.mean, rating.deviation, rating.points()));
    assert_eq!(numbers, FROZEN);
}

const FROZEN: [(i64, i64, i64); 4] = [
    (32_150_701, 7_119_288, 1_715),
    (23_667_741, 7_086_462, 1_460),
    (26_429_063, 7_083_506, 1_543),
    (16_979_434, 7_462_756, 1_259),
];

#[test]
fn a_player_without_games_has_the_first_points() {
    let new = Rating::default();
    assert_eq!((new.points(), new.deviation_points(), new.games), (1500, 250, 0));
}

#[test]
fn a_rating_is_provisional_until_ten_games_have_counted() {
    let mut rater = Rater::default();
    for number in 1..=PROVISIONAL_GAMES {
        assert!(rater.rating(LIST, 1).is_provisional());
        counted(rater.rate(&game(DAY, &[(1, 1), (1 + i64::from(number), 2)])));
        assert_eq!(rater.rating(LIST, 1).games, number);
    }
    assert!(!rater.rating(LIST, 1).is_provisional());
}

#[test]
fn a_draw_between_equals_changes_no_points() {
    let changes = counted(Rater::default().rate(&game(DAY, &[(1, 1), (2, 1)])));
    assert!(changes.iter().all(|change| change.after.points() == 1500));
}

/// The seat of a player who left is played on by a bot: whatever it reaches, the player is last.
#[test]
fn a_leaver_loses_against_everybody() {
    let changes = counted(Rater::default().rate(&game(DAY, &[(1, 2), (2, 2), (3, 3)])));
    let gained = |at: usize| changes[at].after.points() - 1500;
    assert!(gained(0) > 0 && gained(0) == gained(1) && gained(2) == -2 * gained(0));
}

#[test]
fn the_same_two_count_five_times_a_week_in_all_lists_together() {
    let mut rater = Rater::default();
    let start = 100 * DAY;
    for (number, list) in RatingList::all().take(MAX_GAMES_TOGETHER).enumerate() {
        let game = RatedGame { list, ended: start + number as u64, places: vec![(1, 1), (2, 2)] };
        counted(rater.rate(&game));
    }
    let before = rater.rating(LIST, 1);
    for ended in [start + 5, start + DAY, start + TOGETHER_MS - 1] {
        assert_eq!(rater.rate(&game(ended, &[(2, 1), (1, 2)])), Verdict::NotCounted);
        // A third person at the table does not make it count, for nobody.
        assert_eq!(rater.rate(&game(ended, &[(2, 1), (9, 2), (1, 2)])), Verdict::NotCounted);
    }
    assert_eq!(rater.rating(LIST, 1), before);
    // Games with others count, and what did not count is not held against anybody.
    counted(rater.rate(&game(start + DAY, &[(1, 1), (3, 2)])));
    counted(rater.rate(&game(start + TOGETHER_MS, &[(2, 1), (1, 2)])));
    assert_eq!(rater.rate(&game(start + TOGETHER_MS, &[(2, 1), (1, 2)])), Verdict::NotCounted);
}

#[test]
fn a_game_against_oneself_counts_nothing() {
    for places in [&[(1, 1), (1, 2)][..], &[(1, 1)], &[]] {
        assert_eq!(Rater::default().rate(&game(DAY, places)), Verdict::NotCounted);
    }
}
