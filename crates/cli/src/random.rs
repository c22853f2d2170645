//! Random seeds.

use cartagena_deal::Seed;

/// Returns an unpredictable seed from the operating system.
pub(crate) fn fresh_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(bytes))
}

/// Returns a number for choices that may be predictable.
pub(crate) fn fresh_number() -> u64 {
    let mut bytes = [0; 8];
    // Without random bytes the choices are the same every time, which does no harm.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
