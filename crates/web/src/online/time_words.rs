//! Rules and time controls in words.

use super::clock;
use cartagena::Rules;
use cartagena_protocol::{OnTimeout, TimeControl};
use cartagena_texts::{Texts, say};

/// The most common agreements, from the quickest.
pub const LIVE_TIMES: [(u32, u32); 3] = [(30, 180), (60, 300), (120, 600)];
/// Agreements for people who look in now and then.
pub const CORRESPONDENCE_TIMES: [u32; 3] = [8 * 3_600, 86_400, 3 * 86_400];

/// Describes variant and options.
pub fn game_words(texts: &Texts, rules: Rules) -> String {
    let variant = say!(texts, "variant", variant = rules.variant.as_str());
    let options = [
        rules.pass.then(|| say!(texts, "option-pass")),
        (!rules.boat).then(|| say!(texts, "online-no-boat")),
    ];
    [Some(variant)].into_iter().chain(options).flatten().collect::<Vec<_>>().join(" · ")
}

/// Names a time control in a word or two.
pub fn short(texts: &Texts, pace: Option<TimeControl>) -> String {
    match pace {
        None => say!(texts, "pace-none"),
        Some(TimeControl { turn, reserve: 0, .. }) => {
            say!(texts, "pace-turn", form = time(texts, turn))
        }
        Some(TimeControl { turn, reserve, .. }) => {
            say!(texts, "pace-reserve", form = time(texts, turn), input = time(texts, reserve))
        }
    }
}

/// Describes a time control, and the consequence of running out of time.
pub fn sentence(texts: &Texts, pace: Option<TimeControl>) -> String {
    let Some(agreed) = pace else { return say!(texts, "pace-none") };
    let zero = match agreed.at_zero {
        OnTimeout::Bot => say!(texts, "at-zero-bot"),
        OnTimeout::Out => say!(texts, "at-zero-out"),
    };
    format!("{} {zero}", short(texts, pace))
}

fn time(texts: &Texts, seconds: u32) -> String {
    clock::words(texts, u64::from(seconds) * 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    #[test]
    fn what_happens_at_zero_is_said_with_the_time() {
        let texts = Texts::new(Lang::En);
        let pace =
            |turn, reserve, at_zero| sentence(&texts, Some(TimeControl { turn, reserve, at_zero }));
        assert_eq!(
            pace(60, 300, OnTimeout::Bot),
            "1:00 per turn, plus 5:00 in reserve for the whole game. When the time is up, a bot plays the turn."
        );
        assert_eq!(
            pace(86_400, 0, OnTimeout::Out),
            "24 hours per turn. When the time is up, the player is out of the game."
        );
        assert_eq!(sentence(&texts, None), "No time limit.");
    }

    #[test]
    fn a_game_is_told_with_its_options() {
        let texts = Texts::new(Lang::En);
        let rules = "tortuga+pass".parse().expect("rules");
        assert_eq!(game_words(&texts, rules), "Tortuga · Skipping a turn");
    }
}
