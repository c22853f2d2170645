//! The code that a first game does not need. The build splits the program here, and this part is
//! fetched when it is needed.

use cartagena_offline::DeferredCode;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Fetches the deferred code, once.
#[wasm_split(deferred_code, fallible)]
pub fn deferred_code() -> Result<DeferredCode, SplitLoaderError> {
    Ok(DeferredCode::all())
}
