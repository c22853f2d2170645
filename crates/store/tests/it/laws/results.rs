//! Results and ratings.

use super::META;
use crate::test_database::TestDatabase;
use cartagena_store::{
    GameIndex, GameResult, GamesQuery, HeadToHead, RatedResult, RatingState, RatingStep, ResultKey,
    ResultSeat, Store, StoreError, StoreLocation, connect,
};
use std::sync::Arc;

const LIST: &str = "tortuga-two";

fn seat(person: i64, place: u8) -> ResultSeat {
    ResultSeat { person: Some(person), bot: None, place, left: place == 2 }
}

pub(crate) fn result(ended: u64, places: &[(i64, u8)], rated: bool) -> GameResult {
    GameResult {
        ended,
        rules: "tortuga+pass".into(),
        variant: "tortuga".into(),
        reason: "play".into(),
        drawn: false,
        public: rated,
        rated,
        seats: places.iter().map(|(person, place)| seat(*person, *place)).collect(),
    }
}

pub(crate) fn key(ended: u64, game: &str) -> ResultKey {
    ResultKey { ended, game: game.into() }
}

/// Plays a game to its end in two lines.
pub(crate) async fn play(store: &Arc<dyn Store>, game: &str, result: GameResult) {
    store.open(game, &META, "open").await.unwrap();
    let seated = result.seats.iter().filter_map(|seat| seat.person).collect();
    let (touched, result) = (result.ended, Some(result));
    let index = GameIndex { seated, over: true, touched, result };
    store.append(game, 2, "over", Some(index)).await.unwrap();
}

/// Returns a verdict by which everybody wins so many points.
pub(crate) fn verdict(key: ResultKey, people: &[i64], games: u32, points: i64) -> RatedResult {
    let step = |person: &i64| RatingStep {
        list: LIST.into(),
        person: *person,
        key: key.clone(),
        games,
        mean: points * 1_000,
        deviation: 5,
        before: points - 7,
        points,
    };
    let changes = people.iter().map(step).collect();
    RatedResult { key: key.clone(), people: people.to_vec(), list: LIST.into(), changes }
}

pub(crate) async fn people(store: &Arc<dyn Store>, names: &[&str]) -> Vec<i64> {
    let mut people = Vec::new();
    for (token, name) in (1_u8..).zip(names) {
        let person = store.new_person([token; 32], "", 5).await.unwrap();
        store.rename(person.id, name).await.unwrap();
        people.push(person.id);
    }
    people
}

async fn points(store: &Arc<dyn Store>, person: i64) -> Option<(u32, i64)> {
    let ratings = store.ratings_of(person).await.unwrap();
    ratings.first().map(|step| (step.games, step.points))
}

pub(crate) async fn a_result_comes_with_its_line(database: &TestDatabase) {
    let store = database.store().await;
    let [anne, mary] = people(&store, &["Anne", "Mary"]).await[..] else { panic!() };
    play(&store, "b", result(20, &[(anne, 1), (mary, 2)], true)).await;
    play(&store, "a", result(20, &[(mary, 1), (anne, 2)], true)).await;
    let mut private = result(9, &[(anne, 1), (0, 2)], false);
    private.seats[1] = ResultSeat { person: None, bot: Some("sailor".into()), ..seat(0, 2) };
    play(&store, "c", private).await;
    // A refused line leaves no result.
    let index = Some(GameIndex { result: Some(result(1, &[(9, 1)], true)), ..Default::default() });
    assert_eq!(store.append("a", 2, "late", index).await, Err(StoreError::Conflict));
    assert!(store.games_without_result("", 9).await.unwrap().is_empty());

    let waiting = store.waiting_results(9).await.unwrap();
    let keys: Vec<_> = waiting.iter().map(|result| result.key.clone()).collect();
    assert_eq!(keys, [key(20, "a"), key(20, "b")]);
    assert_eq!(waiting[0].places, [(mary, 1), (anne, 2)]);

    let question =
        GamesQuery { person: anne, viewer: mary, before: None, variant: String::new(), limit: 9 };
    let games = store.finished_games(&question).await.unwrap();
    assert_eq!(games.iter().map(|game| &game.key.game[..]).collect::<Vec<_>>(), ["b", "a"]);
    assert_eq!(games[0].seats[1].name, "Mary");
    assert_eq!((games[0].rating, games[0].points), (RatingState::Waiting, None));
    let own = GamesQuery { viewer: anne, before: Some(key(20, "a")), ..question.clone() };
    let games = store.finished_games(&own).await.unwrap();
    assert_eq!((games.len(), &games[0].seats[1].bot[..]), (1, "sailor"));
    let other = GamesQuery { variant: "jamaica".into(), ..question };
    assert!(store.finished_games(&other).await.unwrap().is_empty());

    let tallies = store.tallies(anne).await.unwrap();
    assert_eq!((tallies[0].games, tallies[0].won, tallies[0].left), (3, 2, 1));
    let against = HeadToHead { ahead: 1, level: 0, behind: 1 };
    assert_eq!(store.head_to_head(anne, mary).await, Ok(against));
}

pub(crate) async fn ratings_are_taken_back_and_given_again(database: &TestDatabase) {
    let store = database.store().await;
    let [anne, mary, grace] = people(&store, &["Anne", "Mary", "Anne"]).await[..] else { panic!() };
    for (game, ended) in [("a", 10), ("b", 20), ("c", 30)] {
        play(&store, game, result(ended, &[(anne, 1), (mary, 2)], true)).await;
    }
    let both = [anne, mary];
    let verdicts = vec![
        verdict(key(10, "a"), &both, 1, 1510),
        verdict(key(20, "b"), &both, 2, 1520),
        RatedResult { changes: Vec::new(), ..verdict(key(30, "c"), &both, 0, 0) },
    ];
    store.rate(verdicts.clone()).await.unwrap();
    assert_eq!(store.rate(verdicts).await, Err(StoreError::Conflict), "they do not wait any more");
    assert_eq!(points(&store, anne).await, Some((2, 1520)));
    assert_eq!(store.rating_history(LIST, anne, 9).await.unwrap().len(), 2);
    assert_eq!(store.counted_games_with_others(anne, 10).await.unwrap().len(), 1);
    assert_eq!(store.counted_games_with_others(anne, 0).await.unwrap()[0].other, mary);
    for (from, rated) in [(key(30, "c"), true), (key(30, "d"), false), (key(0, ""), true)] {
        assert_eq!(store.is_rated_since(&from).await, Ok(rated), "{from:?}");
    }

    // The second game becomes that of another person: it waits, and what followed is taken back.
    store.note_result("b", Some(result(20, &[(anne, 1), (grace, 2)], true))).await.unwrap();
    assert_eq!(store.is_rated_since(&key(20, "b")).await, Ok(true));
    store.rewind_ratings(key(20, "b")).await.unwrap();
    assert_eq!(points(&store, anne).await, Some((1, 1510)));
    let waiting = store.waiting_results(9).await.unwrap();
    assert_eq!(waiting.len(), 2);
    // Ratings computed for those who sat there before are refused.
    let stale = vec![verdict(key(20, "b"), &both, 2, 1520)];
    assert_eq!(store.rate(stale).await, Err(StoreError::Conflict));
    store.rate(vec![verdict(key(20, "b"), &[anne, grace], 2, 1600)]).await.unwrap();
    assert_eq!(points(&store, anne).await, Some((2, 1600)));
    assert_eq!(points(&store, mary).await, Some((1, 1510)));
    assert_eq!(store.rating_steps_after(&ResultKey::default(), 0, 9).await.unwrap().len(), 4);

    // Lists: the best first, namesakes with a number, established ones apart.
    let leaders = store.leaders(LIST, (2, false), 9, 0).await.unwrap();
    let shown: Vec<_> = leaders.iter().map(|row| (row.person.id, row.namesakes)).collect();
    assert_eq!(shown, [(anne, 0), (grace, 1)]);
    assert_eq!(store.leaders(LIST, (2, true), 9, 0).await.unwrap()[0].person.id, mary);
    assert_eq!(store.leader_count(LIST, 2).await, Ok(2));
    assert_eq!(store.leaders_before(LIST, 2, 1600, grace).await, Ok(1));
    assert_eq!(store.namesakes(LIST, grace).await, Ok(1));

    // The copy has all of it.
    let file = database.folder.path().join("copy");
    store.backup(&file).await.unwrap();
    let copy = connect(&StoreLocation::Sqlite(file)).await.unwrap();
    let all = ResultKey::default();
    let steps = copy.rating_steps_after(&all, 0, 9).await.unwrap();
    assert_eq!(steps, store.rating_steps_after(&all, 0, 9).await.unwrap());
    assert_eq!(copy.tallies(anne).await, store.tallies(anne).await);
    copy.close().await.unwrap();
}

pub(crate) async fn public_ids_are_random_and_lead_back(database: &TestDatabase) {
    let store = database.store().await;
    let both = people(&store, &["Anne", "Anne"]).await;
    let [anne, other] = [both[0], both[1]];
    let public = store.public_person(anne).await.unwrap().unwrap();
    assert_eq!((public.name.as_str(), public.made, public.public_id.len()), ("Anne", 5, 32));
    let id = public.public_id.clone();
    assert_ne!(id, store.public_person(other).await.unwrap().unwrap().public_id);
    assert_eq!(store.person_by_public_id(&id).await, Ok(Some(public)));
    // A person who was forgotten has no id, and an empty one leads to nobody.
    database
        .raw_connection()
        .await
        .run("UPDATE persons SET public_id = '' WHERE name = 'Anne'")
        .await
        .unwrap();
    assert_eq!(store.person_by_public_id(&id).await, Ok(None));
    assert_eq!(store.person_by_public_id("").await, Ok(None));
    assert_eq!(store.public_person(anne).await, Ok(None));
}

pub(crate) async fn a_store_of_version_2_gets_ids_and_room_for_results(database: &TestDatabase) {
    let schemas = match &database.place {
        StoreLocation::Sqlite(path) => {
            std::fs::create_dir(path).unwrap();
            std::fs::write(path.join("cartagena.sqlite"), "").unwrap();
            [
                include_str!("../../../schema/sqlite-1.sql"),
                include_str!("../../../schema/sqlite-2.sql"),
            ]
        }
        StoreLocation::Postgres(_) => [
            include_str!("../../../schema/postgres-1.sql"),
            include_str!("../../../schema/postgres-2.sql"),
        ],
    };
    let mut raw_connection = database.raw_connection().await;
    for schema in schemas {
        raw_connection.run(schema).await.unwrap();
    }
    let hash = match &database.place {
        StoreLocation::Sqlite(_) => "x'00'",
        StoreLocation::Postgres(_) => "'\\x00'",
    };
    let rows = format!(
        "INSERT INTO persons (name, made) VALUES ('Anne', 5); \
         INSERT INTO persons (name, made) VALUES ('Mary', 6); \
         INSERT INTO games VALUES ('over', 1, 5, 1, {hash}, TRUE, 9); \
         INSERT INTO games VALUES ('on', 1, 5, 1, {hash}, FALSE, 9); \
         UPDATE cartagena_store SET version = 2"
    );
    raw_connection.run(&rows).await.unwrap();
    let store = database.store().await;
    let anne = store.public_person(1).await.unwrap().unwrap();
    let mary = store.public_person(2).await.unwrap().unwrap();
    assert_eq!((anne.public_id.len(), &anne.name[..]), (32, "Anne"));
    assert_ne!(anne.public_id, mary.public_id);
    assert_eq!(store.games_without_result("", 9).await.unwrap(), ["over"]);
    store.note_result("over", Some(result(9, &[(1, 1), (2, 2)], false))).await.unwrap();
    assert!(store.games_without_result("", 9).await.unwrap().is_empty());
    assert_eq!(store.tallies(1).await.unwrap()[0].games, 1);
    assert!(store.waiting_results(9).await.unwrap().is_empty());
}
