//! Counts of move sequences, in a form that other programs can read: each line of `perft/*.perft` is
//! a position, and after every `;` a depth and its count.

use cartagena::{Game, Position, Tunnel};
use cartagena_referee::Naive;

fn perft(position: &Position, tunnel: &Tunnel, depth: u32) -> u64 {
    let actions = position.legal_actions();
    if depth <= 1 || actions.is_empty() {
        return actions.len().max(1) as u64;
    }
    let after = |action| {
        let mut next = *position;
        next.play(tunnel, action, &[]).expect("no card has to come");
        perft(&next, tunnel, depth - 1)
    };
    actions.list().into_iter().map(after).sum()
}

fn table() -> impl Iterator<Item = (&'static str, u32, u64)> {
    let lines =
        include_str!("../perft/positions.perft").lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| {
        let (position, counts) = line.split_once(" ;").expect("a line of the table");
        counts.split(" ;").map(move |count| {
            let (depth, count) = count.trim().split_once(' ').expect("depth and count");
            (position, depth.parse().expect("a depth"), count.parse().expect("a count"))
        })
    })
}

#[test]
fn the_engine_counts_what_the_table_says() {
    for (line, depth, count) in table() {
        let game: Game = line.parse().expect("a position");
        assert_eq!(perft(game.position(), game.tunnel(), depth), count, "{line} at {depth}");
    }
}

#[test]
fn the_referee_counts_the_same() {
    for (line, depth, count) in table().filter(|(_, _, count)| *count < 30_000) {
        let naive = Naive::from_position(line).expect("a position");
        assert_eq!(naive.perft(depth), Ok(count), "{line} at {depth}");
    }
}
