//! The code that a first game does without. The build cuts the program here, and it comes when it is
//! needed.

use cartagena_harbour::Depth;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Fetches it, once.
#[wasm_split(depth, fallible)]
pub fn depth() -> Result<Depth, SplitLoaderError> {
    Ok(Depth::whole())
}
