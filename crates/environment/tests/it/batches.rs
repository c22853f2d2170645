//! Batches beside the same games played one by one.

use cartagena::{Rules, Seat, Tunnel, Variant, Viewer};
use cartagena_deal::Seed;
use cartagena_environment::action_number::{self, COUNT};
use cartagena_environment::{
    Batch, BatchError, BatchSettings, MAX_GAMES, MAX_THREADS, Playthrough, encoding,
};
use cartagena_table::NewGame;

fn settings(threads: usize) -> BatchSettings {
    let rules = Rules::new(Variant::Hispaniola);
    let table = NewGame { rules, players: 3, ..NewGame::default() };
    BatchSettings { games: 7, table, max_actions: 3_000, threads }
}

#[test]
fn every_game_of_a_batch_is_the_game_of_its_seed() {
    let (mut batch, mut arrays) = Batch::new(settings(3), 5).unwrap();
    let new = settings(3).table;
    let deal = |seed| Playthrough::deal(&new, Seed::from_number(seed)).unwrap();
    let mut games: Vec<Playthrough> = batch.seeds().into_iter().map(deal).collect();
    let mut ended = 0;
    for _ in 0..2_500 {
        for (at, game) in games.iter().enumerate() {
            let seat = game.game().turn().seat().unwrap();
            assert_eq!(arrays.seats[at], seat.number().cast_signed());
            let mut seen = vec![0; encoding::length(3)];
            encoding::write(&game.game().observe(Viewer::Seat(seat)), &mut seen);
            assert_eq!(arrays.observations[at * seen.len()..][..seen.len()], seen);
            let mut mask = vec![0; COUNT];
            action_number::write_mask(&game.game().legal_actions(), &mut mask);
            assert_eq!(arrays.masks[at * COUNT..][..COUNT], mask);
        }
        let actions = batch.sample_actions();
        arrays = batch.step(&actions).unwrap();
        for (at, game) in games.iter_mut().enumerate() {
            let number = usize::try_from(actions[at]).unwrap();
            game.play_action(action_number::action(number).unwrap()).unwrap();
            let over = game.game().outcome().is_some();
            assert_eq!(arrays.terminated[at], over);
            let sum: f32 = arrays.rewards[at * 3..][..3].iter().sum();
            assert!(sum.abs() < 1e-6 && over == (arrays.rewards[at * 3] != 0.0));
            if over {
                *game = deal(batch.seeds()[at]);
                ended += 1;
            }
        }
    }
    assert!(ended > 3, "{ended} games ended");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let play = |threads| {
        let (mut batch, _) = Batch::new(settings(threads), 11).unwrap();
        let mut step = || {
            let actions = batch.sample_actions();
            batch.step(&actions).unwrap()
        };
        (0..300).map(|_| step()).collect::<Vec<_>>()
    };
    let one = play(1);
    assert_eq!(one, play(2));
    assert_eq!(one, play(100));
}

#[test]
fn a_chosen_tunnel_and_first_seat_are_those_of_every_game() {
    let tunnel: Tunnel = "HDKBPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/BPHSDK".parse().unwrap();
    let (chosen, first) = (Some(tunnel.clone()), Seat::new(2));
    let table = NewGame { tunnel: chosen, first, ..settings(1).table };
    let (mut batch, arrays) =
        Batch::new(BatchSettings { table, max_actions: 2, ..settings(1) }, 1).unwrap();
    assert_eq!(arrays.seats, [2; 7]);
    for _ in 0..5 {
        assert!((0..7).all(|at| *batch.game(at).unwrap().tunnel() == tunnel));
        let actions = batch.sample_actions();
        batch.step(&actions).unwrap();
    }
}

#[test]
fn a_game_is_cut_off_after_its_last_action() {
    let cut = BatchSettings { max_actions: 4, ..settings(1) };
    let (mut batch, _) = Batch::new(cut, 1).unwrap();
    for step in 1..=8 {
        let actions = batch.sample_actions();
        let arrays = batch.step(&actions).unwrap();
        assert_eq!(arrays.truncated, vec![step % 4 == 0; 7]);
        assert_eq!(arrays.terminated, vec![false; 7]);
    }
}

#[test]
fn wrong_input_is_named_and_changes_nothing() {
    let error = |wrong: BatchSettings| Batch::new(wrong, 1).unwrap_err();
    let crowd = NewGame { players: 6, ..settings(1).table };
    assert_eq!(error(BatchSettings { table: crowd, ..settings(1) }), BatchError::Players(6));
    assert_eq!(error(BatchSettings { games: 0, ..settings(1) }), BatchError::Zero("games"));
    assert_eq!(error(settings(0)), BatchError::Zero("threads"));
    for (wrong, name, most) in [
        (BatchSettings { games: MAX_GAMES + 1, ..settings(1) }, "games", MAX_GAMES),
        (BatchSettings { games: usize::MAX, ..settings(1) }, "games", MAX_GAMES),
        (settings(MAX_THREADS + 1), "threads", MAX_THREADS),
    ] {
        assert_eq!(error(wrong), BatchError::TooMany { name, most });
    }

    let (mut batch, _) = Batch::new(settings(2), 1).unwrap();
    let before = batch.game(0).unwrap().clone();
    let mut actions = batch.sample_actions();
    for illegal in [-1, 260, i64::MAX, 259] {
        actions[6] = illegal;
        let error = batch.step(&actions).unwrap_err();
        assert_eq!(error, BatchError::IllegalAction { game: 6, action: illegal });
    }
    let error = batch.step(&actions[..5]).unwrap_err();
    assert_eq!(error, BatchError::ActionCount { games: 7, actions: 5 });
    assert_eq!(*batch.game(0).unwrap(), before);
}
