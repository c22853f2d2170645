//! Chances from the net's answers, by plain arithmetic that gives the same everywhere: the system's
//! `exp` is not the same on every machine, these additions and multiplications are.

use cartagena::Seat;

/// Turns as many answers as there are seats into chances that sum to one, in place.
pub fn softmax(answers: &mut [f32]) {
    let most = answers.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for answer in answers.iter_mut() {
        *answer = exp(*answer - most);
        sum += *answer;
    }
    answers.iter_mut().for_each(|answer| *answer /= sum);
}

/// The first seat's chance alone.
pub fn first_chance(answers: &[f32; Seat::MAX], seats: usize) -> f32 {
    let others = answers[1..seats].iter().map(|answer| exp(*answer - answers[0]));
    1.0 / (1.0 + others.sum::<f32>())
}

/// The exponential function to about six digits.
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
        let answers = [0.3, -1.0, 2.5, 0.0, -7.0];
        for seats in Seat::MIN..=Seat::MAX {
            let mut chances = answers;
            softmax(&mut chances[..seats]);
            let sum: f32 = chances[..seats].iter().sum();
            assert!((sum - 1.0).abs() < 1e-6);
            assert!((chances[0] - first_chance(&answers, seats)).abs() < 1e-6);
        }
    }
}
