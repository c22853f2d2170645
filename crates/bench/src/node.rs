//! Runs the wasm build of this crate in Node.js.

use crate::Failure;
use std::path::Path;
use std::process::Command;

/// Runs a script with the wasm file and some numbers as arguments; returns its output.
pub fn run(script: &str, file: &Path, numbers: &[usize]) -> Result<String, Failure> {
    let node = Command::new("node")
        .args(["-e", script, "--"])
        .arg(file)
        .args(numbers.iter().map(usize::to_string))
        .output()
        .map_err(|error| format!("node, which runs the wasm, does not start: {error}"))?;
    if !node.status.success() {
        return Err(format!("node: {}", String::from_utf8_lossy(&node.stderr)).into());
    }
    Ok(String::from_utf8(node.stdout)?)
}

/// Runs a script that prints numbers; returns them.
pub fn numbers(script: &str, file: &Path, numbers: &[usize]) -> Result<Vec<f64>, Failure> {
    let text = run(script, file, numbers)?;
    Ok(text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?)
}
