//! Where chance comes from.

use cartagena_deal::Seed;

/// A seed that nobody could guess, from the operating system.
pub fn fresh_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(bytes))
}
