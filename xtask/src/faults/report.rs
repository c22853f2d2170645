//! docs/FAULTS.md, made from the results of a run.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

const HEAD: &str = "\
# Faults, on purpose

`cargo xtask faults` lets things fail while people play, and checks that nothing is lost. It has written this page;
`cargo xtask faults --count N --simulated M` writes it again, `--resume` goes on where the last run has stopped, and
`--minutes` ends it in time. The tests play a few of both (`cargo xtask test`).

";

const CHECKS: &str = "\
## What is checked

* No acknowledged move is lost: what a player was told once stays, in its place. Nothing is told before it is stored.
* None is doubled: every stored move is one that its player asked for at that moment, or that a bot chose (simulated
  runs only).
* Every stored line can be read. In simulated runs reading all of them gives the room that goes on, and the record
  proves its deal; behind real servers all games are validated as `cartagena validate` does.
* Every player knows in the end what a new connection is told.
* No message shows a hidden hand, drawn cards or a secret to anybody who must not see them.
* Nothing hangs: games go on after every fault, and end. Every wait has a deadline.

";

const SIMULATED: &str = "\
## Simulated

The real room, one or two hosts, their store, network and players take steps in the order of a seed
([crates/faults](../crates/faults/src/lib.rs)). The hosts are a model of the server: they do the same things around the
room in few lines. A seed gives the same schedule again:
`cargo xtask faults --count 0 --simulated 1 --seed N`. Hosts that make an error on purpose (they acknowledge too early,
take a conflict or a lost answer for success, repeat a move, mix up viewers, or keep news to themselves) are all found:
a test sees to that.

";

const PROCESSES: &str = "\
## Real processes

Servers over SQLite and PostgreSQL in processes of their own, people who play at them over WebSockets, and proxies of our
own on all wires ([crates/server/tests/it/faults](../crates/server/tests/it/faults/mod.rs)). Each round has a server, two
tables and twelve faults. The seed decides which faults strike, in which order and for how long; the operating system
decides the rest. `cargo xtask faults --simulated 0 --count 12 --seed N` plays the round of a seed again.

";

/// Returns the page; `None` if the results cannot be read.
pub(crate) fn text(simulated: &str, processes: &str) -> Option<String> {
    let mut text = format!("{HEAD}{CHECKS}{SIMULATED}");
    write_simulated(&mut text, &serde_json::from_str(simulated).ok()?)?;
    text.push('\n');
    text.push_str(PROCESSES);
    let rounds: Result<Vec<Value>, _> = processes.lines().map(serde_json::from_str).collect();
    write_processes(&mut text, &rounds.ok()?)?;
    Some(text)
}

fn write_simulated(text: &mut String, results: &Value) -> Option<()> {
    let number = |name: &str| results[name].as_u64();
    let (seed, schedules) = (number("seed")?, number("schedules")?);
    let last = (seed + schedules).saturating_sub(1);
    let (lines, entries, steps) = (number("lines")?, number("entries")?, number("steps")?);
    let _ = writeln!(
        text,
        "{} schedules, seeds {seed} to {last}: {} steps, {} stored lines, {} of them moves, undone moves and \
         ends of turns. Nothing was lost.\n",
        grouped(schedules),
        grouped(steps),
        grouped(lines),
        grouped(entries),
    );
    let counts = results["faults"].as_object()?.iter();
    let counts: Vec<_> = counts.map(|(name, count)| (name.as_str(), count.as_u64())).collect();
    write_table(
        text,
        counts.into_iter().map(|(name, count)| Some((name, count?))).collect::<Option<_>>()?,
    );
    Some(())
}

fn write_processes(text: &mut String, rounds: &[Value]) -> Option<()> {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    for round in rounds {
        for (name, count) in round["faults"].as_object()? {
            *counts.entry(name).or_default() += count.as_u64()?;
        }
    }
    let sum = |name: &str| rounds.iter().map(|round| round[name].as_u64()).sum::<Option<u64>>();
    let seeds: Vec<u64> = rounds.iter().filter_map(|round| round["seed"].as_u64()).collect();
    let _ = writeln!(
        text,
        "{} rounds, seeds {} to {}: {} entries were acknowledged in {} games. Nothing was lost.\n",
        grouped(rounds.len() as u64),
        seeds.iter().min()?,
        seeds.iter().max()?,
        grouped(sum("entries")?),
        grouped(sum("games")?),
    );
    write_table(text, counts.into_iter().collect());
    Some(())
}

fn write_table(text: &mut String, counts: Vec<(&str, u64)>) {
    text.push_str("| fault | struck |\n|---|---:|\n");
    for (name, count) in &counts {
        let _ = writeln!(text, "| {name} | {} |", grouped(*count));
    }
    let total = counts.iter().map(|(_, count)| count).sum();
    let _ = writeln!(text, "| all | {} |", grouped(total));
}

/// Writes a number with commas between its thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_of_all_rounds_are_added_up() {
        let simulated =
            r#"{"seed":1,"schedules":2000,"lines":9,"entries":8,"steps":7,"faults":{"a crash":3}}"#;
        let round = r#"{"round":0,"seed":5,"entries":600,"games":2,"faults":{"kill":7,"cut":5}}"#;
        let text = text(simulated, &format!("{round}\n{round}\n")).unwrap();
        assert!(text.contains("2,000 schedules, seeds 1 to 2000"));
        assert!(text.contains("| a crash | 3 |\n| all | 3 |"));
        assert!(
            text.contains("2 rounds, seeds 5 to 5: 1,200 entries were acknowledged in 4 games")
        );
        assert!(text.contains("| cut | 10 |\n| kill | 14 |\n| all | 24 |"));
        assert_eq!(super::text("", ""), None);
    }

    #[test]
    fn numbers_have_commas() {
        let numbers = [7, 999, 1_000, 12_345, 1_234_567].map(grouped);
        assert_eq!(numbers, ["7", "999", "1,000", "12,345", "1,234,567"]);
    }
}
