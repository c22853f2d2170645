//! The words of mails. Players choose their names, so what comes from them stays in its line and leads
//! nowhere; every line of a language that runs from the right begins with a mark that says so.

use cartagena_outbound::{EmailAddress, Mail, MailOrder, mail, one_line};
use cartagena_texts::{Texts, say};

/// The line between the text and the words under every mail.
const SIGNATURE: &str = "-- ";
/// Signs with which mail programs make links of a name, and what stands for them.
const IN_LINKS: [(char, char); 4] = [('@', '＠'), (':', '∶'), ('/', '∕'), ('\\', '∖')];

/// A mail in words.
#[derive(Debug)]
pub(super) struct Letter<'a> {
    subject: String,
    text: String,
    lang: &'static str,
    name: String,
    stop: &'a str,
}

/// Asks whether an address is its owner's.
pub(super) fn question<'a>(
    texts: &Texts,
    origin: &str,
    confirm: &str,
    stop: &'a str,
) -> Letter<'a> {
    let lines = [
        line(texts, &say!(texts, "mail-question", form = origin)),
        confirm.to_owned(),
        String::new(),
        line(texts, &say!(texts, "mail-question-no")),
        stop.to_owned(),
    ];
    letter(texts, &say!(texts, "mail-question-subject"), &lines, stop)
}

/// Tells a notice of a game.
pub(super) fn notice<'a>(
    texts: &Texts,
    said: &str,
    (origin, game): (&str, &str),
    stop: &'a str,
) -> Letter<'a> {
    let lines = [
        line(texts, said),
        String::new(),
        line(texts, &say!(texts, "mail-open")),
        format!("{origin}/#/at/{game}"),
        String::new(),
        SIGNATURE.to_owned(),
        line(texts, &say!(texts, "mail-why", form = origin)),
        line(texts, &say!(texts, "mail-settings")),
        format!("{origin}/#/away/{game}"),
        line(texts, &say!(texts, "mail-stop")),
        stop.to_owned(),
    ];
    letter(texts, said, &lines, stop)
}

fn letter<'a>(texts: &Texts, subject: &str, lines: &[String], stop: &'a str) -> Letter<'a> {
    let name = say!(texts, "game-name");
    let text = lines.iter().map(|line| format!("{line}\n")).collect();
    let subject = line(texts, &format!("{name}: {subject}"));
    Letter { subject, text, lang: texts.lang().tag(), name, stop }
}

/// Returns a line of text in the direction of its language.
fn line(texts: &Texts, text: &str) -> String {
    let mark = if texts.lang().is_rtl() { "\u{200f}" } else { "" };
    format!("{mark}{}", one_line(text))
}

/// Takes from a name what a mail program would make a link of: nobody leads others astray by a name.
pub(in crate::notices) fn harmless(name: &str) -> String {
    let mut harmless = String::with_capacity(name.len());
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        let other = IN_LINKS.iter().find(|(sign, _)| *sign == letter).map(|(_, other)| *other);
        let inside = letter == '.' && letters.peek().is_some_and(|next| next.is_alphanumeric());
        harmless.push(if inside { '․' } else { other.unwrap_or(letter) });
    }
    one_line(&harmless)
}

impl Letter<'_> {
    pub(super) fn mail(
        &self,
        from: &EmailAddress,
        to: &EmailAddress,
        (id, now): (&str, u64),
    ) -> Option<Mail> {
        let (subject, text, lang, stop) = (&self.subject, &self.text, self.lang, self.stop);
        mail(MailOrder { from: (from, &self.name), to, subject, text, lang, stop, id, now })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::sentences;
    use cartagena_texts::Lang;

    #[test]
    fn every_language_has_both_mails_with_all_their_links() {
        let (origin, game) = ("https://game.example", "k3w9xq7pm2abcdef");
        let (confirm, stop) =
            ("https://game.example/mail/confirm/A", "https://game.example/mail/stop/B");
        for lang in Lang::ALL {
            let texts = sentences::texts(lang.tag());
            let asked = question(texts, origin, confirm, stop);
            let told = notice(texts, "Anne", (origin, game), stop);
            for (letter, links) in [
                (&asked, vec![confirm, stop]),
                (&told, vec!["https://game.example/#/at/k3w9xq7pm2abcdef", stop]),
            ] {
                for link in links {
                    let alone = letter.text.lines().filter(|line| *line == link).count();
                    assert_eq!(alone, 1, "{lang} {link}: {}", letter.text);
                }
                for line in letter.text.lines().filter(|line| !line.starts_with("https://")) {
                    let marked = line.starts_with('\u{200f}');
                    let said = !line.is_empty() && line != SIGNATURE;
                    assert_eq!(marked, lang.is_rtl() && said, "{lang}: {line}");
                }
                assert!(!letter.text.contains('{'), "{}", letter.text);
            }
            assert!(told.subject.contains("Anne") && !asked.subject.contains("Anne"));
        }
    }

    #[test]
    fn a_name_is_no_link() {
        let evil = "www.evil.example https://evil.example/ a@b.c\r\nBcc: x J. R.";
        let said = harmless(evil);
        assert!(!said.contains("evil.example") && !said.contains("://") && !said.contains('@'));
        assert!(!said.contains('\n') && said.ends_with("J. R."), "{said}");
    }
}
