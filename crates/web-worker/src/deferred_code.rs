//! The code that a first game does without. The build cuts the program here, and it comes when it is
//! needed.

use cartagena_offline::DeferredCode;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Fetches it, once.
#[wasm_split(deferred_code, fallible)]
pub fn deferred_code() -> Result<DeferredCode, SplitLoaderError> {
    Ok(DeferredCode::all())
}
