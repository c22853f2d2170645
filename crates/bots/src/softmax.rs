//! Softmax with portable arithmetic: the system's `exp` differs between machines, these additions
//! and multiplications do not.
#![allow(
    clippy::cast_possible_truncation,
    reason = "the number is clamped to the range of the exponent before the cast"
)]

use cartagena::Seat;

/// Turns logits into chances that sum to one, in place.
pub fn softmax(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for logit in logits.iter_mut() {
        *logit = exp(*logit - most);
        sum += *logit;
    }
    logits.iter_mut().for_each(|logit| *logit /= sum);
}

/// Returns the chance of the first seat alone.
pub fn first_chance(logits: &[f32; Seat::MAX], seats: usize) -> f32 {
    let others = logits[1..seats].iter().map(|logit| exp(*logit - logits[0]));
    1.0 / (1.0 + others.sum::<f32>())
}

/// Returns the exponential function to about six digits.
pub fn exp(x: f32) -> f32 {
    let x = (x * core::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    let whole = (x + 0.5) as i32 - i32::from(x < -0.5);
    let part = (x - whole as f32) * core::f32::consts::LN_2;
    let series =
        1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part / 120.0))));
    f32::from_bits(((whole + 127) as u32) << 23) * series
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The exponential by its series for a small part of the exponent, squared up again.
    fn by_squares(x: f64) -> f64 {
        let (mut term, mut sum) = (1.0, 1.0);
        for n in 1..20 {
            term *= x / 1024.0 / f64::from(n);
            sum += term;
        }
        (0..10).fold(sum, |power, _| power * power)
    }

    #[test]
    fn exp_is_close_to_the_real_one() {
        for step in -800..800 {
            let x = f64::from(step) / 10.0;
            let (real, ours) = (by_squares(x), f64::from(exp(x as f32)));
            assert!((ours / real - 1.0).abs() < 1e-5, "{x}: {ours} is not {real}");
        }
    }

    #[test]
    fn chances_sum_to_one_and_agree() {
        let logits = [0.3, -1.0, 2.5, 0.0, -7.0];
        for seats in Seat::MIN..=Seat::MAX {
            let mut chances = logits;
            softmax(&mut chances[..seats]);
            let sum: f32 = chances[..seats].iter().sum();
            assert!((sum - 1.0).abs() < 1e-6);
            assert!((chances[0] - first_chance(&logits, seats)).abs() < 1e-6);
        }
    }
}
