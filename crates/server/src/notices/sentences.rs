//! Notices in words, in the language of those who read them.
//!
//! They are made here and not in the browser: a service worker has no sentences, and e-mails and chat
//! programs need them anyway. A push is encrypted for its browser, so nobody on the way reads them.

use super::kind::NoticeKind;
use super::mail::harmless;
use super::notice::AboutTable;
use cartagena::{Outcome, Seat};
use cartagena_protocol::SeatLabel;
use cartagena_texts::{Lang, Texts, say};
use std::sync::OnceLock;

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
/// Time from which on it is told in hours.
const IN_HOURS_MS: u64 = 2 * HOUR_MS;
/// Characters that chat programs take for orders or marks, and what stands for them.
const IN_CHATS: [(char, char); 9] = [
    ('<', '‹'),
    ('>', '›'),
    ('@', '＠'),
    ('&', '＆'),
    ('[', '('),
    (']', ')'),
    ('*', '∗'),
    ('`', '´'),
    ('#', '＃'),
];

/// Returns the sentences of a language, by its tag; English if there is no such language.
pub(crate) fn texts(tag: &str) -> &'static Texts {
    static ALL: [OnceLock<Texts>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    let lang = Lang::from_tag(tag).unwrap_or(Lang::En);
    let place = Lang::ALL.iter().position(|other| *other == lang).unwrap_or_default();
    ALL[place].get_or_init(|| Texts::new(Lang::ALL[place]))
}

/// Says a notice to the person in a seat.
pub(crate) fn to_person(texts: &Texts, kind: NoticeKind, about: &AboutTable, seat: Seat) -> String {
    said_to_person(texts, kind, about, (seat, names(texts, about)))
}

/// Says the same in a mail.
pub(crate) fn to_mail(texts: &Texts, kind: NoticeKind, about: &AboutTable, seat: Seat) -> String {
    let names = names(texts, about).iter().map(|name| harmless(name)).collect();
    said_to_person(texts, kind, about, (seat, names))
}

fn said_to_person(
    texts: &Texts,
    kind: NoticeKind,
    about: &AboutTable,
    (seat, names): (Seat, Vec<String>),
) -> String {
    let others = names.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let name = texts.list(&others.map(|(_, name)| name.clone()).collect::<Vec<_>>());
    let form = variant(texts, about);
    match kind {
        NoticeKind::Turn => say!(texts, "notice-turn", name = name, form = form),
        NoticeKind::Reminder => {
            say!(texts, "notice-reminder", name = name, form = form, input = left(texts, about))
        }
        NoticeKind::Over => match about.outcome {
            Some(Outcome::Won(winner)) if winner == seat => {
                say!(texts, "notice-won", name = name, form = form)
            }
            Some(Outcome::Won(winner)) => {
                let winner = name_of(&names, winner);
                say!(texts, "notice-lost", name = name, form = form, input = winner)
            }
            _ => say!(texts, "notice-drawn", name = name, form = form),
        },
    }
}

/// Says a notice in a chat that all players read.
pub(crate) fn to_chat(texts: &Texts, kind: NoticeKind, about: &AboutTable) -> String {
    let names: Vec<String> = names(texts, about).iter().map(|name| for_chat(name)).collect();
    let form = variant(texts, about);
    let turn = about.turn.map_or_else(String::new, |seat| name_of(&names, seat));
    let others = |names: &[String]| {
        let others = names.iter().enumerate();
        let others = others.filter(|(seat, _)| about.turn.is_none_or(|turn| turn.index() != *seat));
        texts.list(&others.map(|(_, name)| name.clone()).collect::<Vec<_>>())
    };
    match kind {
        NoticeKind::Turn => {
            say!(texts, "chat-turn", first = turn, name = others(&names), form = form)
        }
        NoticeKind::Reminder => {
            let (name, left) = (others(&names), left(texts, about));
            say!(texts, "chat-reminder", first = turn, name = name, form = form, input = left)
        }
        NoticeKind::Over => {
            let all = texts.list(&names);
            match about.outcome {
                Some(Outcome::Won(winner)) => {
                    let winner = name_of(&names, winner);
                    say!(texts, "chat-won", name = all, form = form, input = winner)
                }
                _ => say!(texts, "chat-drawn", name = all, form = form),
            }
        }
    }
}

fn variant(texts: &Texts, about: &AboutTable) -> String {
    say!(texts, "variant", variant = about.rules.variant.as_str())
}

/// Names the players by seat.
fn names(texts: &Texts, about: &AboutTable) -> Vec<String> {
    let levels: Vec<_> = about.seats.iter().map(SeatLabel::level).collect();
    let seats = Seat::first_n(about.seats.len()).zip(&about.seats);
    seats.map(|(seat, label)| texts.seat_name(seat, &label.name, &levels)).collect()
}

fn name_of(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_default()
}

/// Says how much time is left, rounded to the nearest hour or minute.
fn left(texts: &Texts, about: &AboutTable) -> String {
    match about.left_ms.unwrap_or_default() {
        left if left >= IN_HOURS_MS => {
            say!(texts, "clock-hours", count = (left + HOUR_MS / 2) / HOUR_MS)
        }
        left => say!(texts, "notice-minutes", count = (left + MINUTE_MS / 2) / MINUTE_MS),
    }
}

/// Takes from a name what a chat program would take for an order: nobody shouts at everybody by a name.
fn for_chat(name: &str) -> String {
    let harmless = |letter: char| {
        IN_CHATS
            .iter()
            .find(|(order, _)| *order == letter)
            .map_or(letter, |(_, harmless)| *harmless)
    };
    name.chars().map(harmless).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Rules, Variant};

    fn about(first: &str) -> AboutTable {
        let label = |name: &str, bot: Option<&str>| SeatLabel {
            name: name.into(),
            bot: bot.map(Into::into),
        };
        AboutTable {
            rules: Rules::new(Variant::Tortuga),
            seats: vec![label(first, None), label("Mary", None), label("", Some("sailor"))],
            turn: Some(Seat::FIRST),
            left_ms: Some(6 * HOUR_MS - 5_000),
            outcome: Some(Outcome::Won(Seat::FIRST)),
        }
    }

    #[test]
    fn a_person_reads_who_the_others_are() {
        let (texts, about) = (texts("en"), about("Anne"));
        let said = |kind, seat| to_person(texts, kind, &about, Seat::new(seat).expect("a seat"));
        assert_eq!(said(NoticeKind::Turn, 0), "Your turn against Mary and Sailor (Tortuga).");
        assert_eq!(
            said(NoticeKind::Reminder, 0),
            "Only 6 hours left for your turn against Mary and Sailor (Tortuga)."
        );
        assert_eq!(
            said(NoticeKind::Over, 0),
            "You won the game against Mary and Sailor (Tortuga)."
        );
        assert_eq!(
            said(NoticeKind::Over, 1),
            "The game against Anne and Sailor (Tortuga) is over: Anne won."
        );
    }

    #[test]
    fn nobody_gives_orders_to_a_chat_by_a_name() {
        let (texts, about) = (texts("en"), about("<!channel> @all"));
        let said = to_chat(texts, NoticeKind::Turn, &about);
        assert_eq!(said, "‹!channel› ＠all, it is your turn against Mary and Sailor (Tortuga).");
    }

    #[test]
    fn every_language_says_everything() {
        for lang in Lang::ALL {
            let texts = texts(lang.tag());
            for kind in [NoticeKind::Turn, NoticeKind::Reminder, NoticeKind::Over] {
                for outcome in [Some(Outcome::Drawn), Some(Outcome::Won(Seat::FIRST))] {
                    let about =
                        AboutTable { outcome, left_ms: Some(31 * MINUTE_MS), ..about("Anne") };
                    for said in
                        [to_person(texts, kind, &about, Seat::FIRST), to_chat(texts, kind, &about)]
                    {
                        assert!(said.contains("Mary"), "{lang}: {said}");
                    }
                }
            }
        }
        assert_eq!(texts("xx").lang(), Lang::En);
    }
}
