//! Drawing of previews: at most a few at once, each drawn once as long as it is kept.
//!
//! The key is the hash of the drawing, so that what is kept, and how long an answer takes, depends on
//! nothing but what everybody may see.

use crate::bounded_cache::BoundedCache;
use axum::body::Bytes;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// Bytes of all previews that are kept.
const MAX_BYTES: usize = 16 * 1024 * 1024;
/// Number of previews that are drawn at once.
const AT_ONCE: usize = 2;
/// Number of requests that may wait for that.
const WAITING: usize = 32;
/// Longest wait for it.
const PATIENCE: Duration = Duration::from_secs(8);

type Hash = [u8; 32];

/// Reason why there is no preview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotDrawn {
    /// Too many are wanted at once.
    Busy,
    /// The picture cannot be drawn; this is a bug.
    Failed,
}

/// The previews of a server.
pub(crate) struct Previews {
    kept: BoundedCache<Hash, Bytes>,
    drawing: Arc<Semaphore>,
    waiting: Semaphore,
}

impl Default for Previews {
    fn default() -> Previews {
        Previews {
            kept: BoundedCache::new(MAX_BYTES),
            drawing: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Semaphore::new(WAITING),
        }
    }
}

impl Previews {
    /// Returns the picture of a drawing with this hash.
    pub(super) async fn png(&self, hash: Hash, svg: String) -> Result<Bytes, NotDrawn> {
        if let Some(png) = self.kept.get(&hash) {
            return Ok(png);
        }
        let _waiting = self.waiting.try_acquire().map_err(|_| NotDrawn::Busy)?;
        let slot = timeout(PATIENCE, Arc::clone(&self.drawing).acquire_owned()).await;
        let slot = slot.ok().and_then(Result::ok).ok_or(NotDrawn::Busy)?;
        // Somebody else may have had it drawn meanwhile.
        if let Some(png) = self.kept.get(&hash) {
            return Ok(png);
        }
        let drawn = tokio::task::spawn_blocking(move || {
            // It goes on if the client leaves, so it keeps its place until it is done.
            let _slot = slot;
            cartagena_raster::png(&svg, None)
        });
        let png = Bytes::from(drawn.await.map_err(|_| NotDrawn::Failed)?.map_err(|error| {
            tracing::error!(%error, "a preview cannot be drawn");
            NotDrawn::Failed
        })?);
        self.kept.insert(&hash, png.clone(), png.len());
        Ok(png)
    }
}
