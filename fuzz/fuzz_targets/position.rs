//! Any text as a position line: what is read is written the same again, what is refused is pointed
//! at.
#![no_main]

use cartagena::{Fault, Setup, Viewer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &str| {
    match line.parse::<Setup>() {
        Ok(setup) => check_setup(&setup, line),
        Err(fault) => check_fault(&fault, line),
    }
});

fn check_setup(setup: &Setup, line: &str) {
    assert_eq!(setup.to_string(), line);
    match setup.observation(Viewer::Public) {
        Ok(observation) => assert_eq!(observation.to_string(), line),
        Err(fault) => check_fault(&fault, line),
    }
    match setup.game() {
        Ok(game) => assert_eq!(game.to_string(), line),
        Err(fault) => check_fault(&fault, line),
    }
}

fn check_fault(fault: &Fault, line: &str) {
    assert!(line.get(fault.span(line)).is_some(), "{fault} points outside of the line");
}
