//! Where chance comes from.

use cartagena_deal::Seed;

/// A seed that nobody could guess, from the operating system.
pub fn fresh_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(bytes))
}

/// A number for choices that nobody has to be kept from guessing.
pub fn fresh_number() -> u64 {
    let mut bytes = [0; 8];
    // Without chance the choices are the same every time, and that is all.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
