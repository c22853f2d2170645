/// Returns the delay before the next attempt to reach a server, in milliseconds: longer after every
/// failure (exponential backoff), with jitter so that not all pages come at once. `jitter` is a
/// random number from 0 up to below 1.
pub fn retry_delay(failed: u32, jitter: f64) -> u32 {
    let whole = 400_u32.saturating_mul(1 << failed.min(6)).min(20_000);
    whole / 2 + (f64::from(whole / 2) * jitter.clamp(0.0, 1.0)) as u32
}

#[cfg(test)]
mod tests {
    use super::retry_delay;

    #[test]
    fn waiting_grows_and_has_an_end() {
        let longest: Vec<u32> = (0..8).map(|failed| retry_delay(failed, 1.0)).collect();
        assert_eq!(longest, [400, 800, 1_600, 3_200, 6_400, 12_800, 20_000, 20_000]);
    }

    #[test]
    fn pages_do_not_come_back_all_at_once() {
        assert_eq!((retry_delay(3, 0.0), retry_delay(3, 0.5)), (1_600, 2_400));
    }
}
