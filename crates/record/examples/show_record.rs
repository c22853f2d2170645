//! Reads a record and prints the position after every turn.
//!
//! `cargo run -p cartagena-record --example show_record FILE`

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

use cartagena_record::Record;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("the file of a record is needed")?;
    let text = std::fs::read_to_string(path)?;
    let record = Record::read(&text).map_err(|error| {
        let (line, column) = error.line_and_column(&text);
        format!("line {line}, column {column}: {}", error.problem)
    })?;
    for game in record.games().filter(|game| game.turn().is_start()) {
        println!("{game}");
    }
    println!("{}", record.result());
    Ok(())
}
