//! Lines in visual order. Every expectation was worked out by hand from the rules of Unicode's
//! bidirectional algorithm: read it from the left, character by character.

use cartagena_texts::bidi::{unmarked, visual, visual_chars};
use cartagena_texts::{Lang, Texts, say};

fn check_rtl(logical: &str, expect: &str) {
    assert_eq!(visual(logical, true), expect, "{logical:?}");
}

fn check_ltr(logical: &str, expect: &str) {
    assert_eq!(visual(logical, false), expect, "{logical:?}");
}

#[test]
fn words_turn_round() {
    check_rtl("שלום", "םולש");
    check_rtl("שלום לכם.", ".םכל םולש");
    check_rtl("", "");
    check_ltr("שלום", "םולש");
    check_ltr("Blue → red", "Blue → red");
}

#[test]
fn numbers_keep_their_digits_in_order() {
    check_rtl("נותרו 12 מהלכים", "םיכלהמ 12 ורתונ");
    check_rtl("סירה: 6", "6 :הריס");
    check_rtl("3.5 שלום", "םולש 3.5");
}

#[test]
fn an_arrow_between_numbers_points_the_way_one_reads() {
    check_rtl("כחול: 6 ← 15", "15 ← 6 :לוחכ");
}

#[test]
fn brackets_and_quotes_open_towards_what_they_hold() {
    check_rtl("(שלום)", "(םולש)");
    check_rtl("[א] {ב} <ג> «ד» ‹ה›", "‹ה› «ד» <ג> {ב} [א]");
    check_rtl("סירה (6)", "(6) הריס");
    check_rtl("א ≤ ב", "ב ≥ א");
    check_rtl("אמר „שלום“", "“םולש„ רמא");
}

#[test]
fn latin_inside_hebrew_stays_readable() {
    check_rtl("הקישו Enter עכשיו", "וישכע Enter ושיקה");
    check_rtl("קובץ a (1).txt נשמר", "רמשנ a (1).txt ץבוק");
}

#[test]
fn hebrew_inside_latin() {
    check_ltr("Turn of דנה כהן!", "Turn of ןהכ הנד!");
    // The bracket follows Hebrew and holds a number, so it belongs to the Hebrew.
    check_ltr("Blue: כחול (6)", "Blue: (6) לוחכ");
    check_ltr("Blue: \u{2068}כחול\u{2069} (6)", "Blue: לוחכ (6)");
}

#[test]
fn isolates_are_obeyed_and_removed() {
    // Bare, the neutral sign takes the direction of the line and the move reads backwards.
    check_rtl("18<17", "17>18");
    check_rtl("\u{2068}18<17\u{2069}", "18<17");
    check_rtl("מהלך \u{2068}18<17+BD\u{2069} אסור", "רוסא 18<17+BD ךלהמ");
    check_rtl("\u{2068}Anne!\u{2069} ניצחה", "החצינ Anne!");
    check_rtl("Anne! ניצחה", "החצינ !Anne");
    check_rtl("א\u{200f}ב\u{200e}", "בא");
    assert_eq!(unmarked("\u{2068}א\u{2069}\u{200e}b\u{202e}"), "אb");
}

#[test]
fn points_stay_on_their_letters() {
    // shin + qamats, lamed, vav + holam, final mem
    check_rtl("ש\u{5b8}לו\u{5b9}ם", "םו\u{5b9}לש\u{5b8}");
}

#[test]
fn lines_are_turned_one_by_one() {
    check_rtl("אב\nגד", "בא\nדג");
    check_rtl("אב ", " בא");
}

#[test]
fn every_glyph_knows_where_it_came_from() {
    let line = "אב (\u{2068}x\u{2069})";
    let shown: Vec<_> =
        visual_chars(line, true).iter().map(|glyph| (glyph.at, glyph.shown)).collect();
    assert_eq!(shown, [(13, '('), (9, 'x'), (5, ')'), (4, ' '), (2, 'ב'), (0, 'א')]);
}

/// The first two of three came in the order of English, since a list within a list had no
/// direction of its own.
#[test]
fn lists_run_from_the_right_however_long() {
    let texts = Texts::new(Lang::He);
    let check = |things: &[&str], expect: &str| check_rtl(&texts.list(things), expect);
    check(&["כחול", "אדום"], "םודאו לוחכ");
    check(&["כחול", "אדום", "צהוב"], "בוהצו םודא ,לוחכ");
    check(&["כחול", "אדום", "צהוב", "ירוק"], "קוריו בוהצ ,םודא ,לוחכ");
    check(&["Anne", "אדום", "Mary", "ירוק"], "קוריו Mary ,םודא ,Anne");
    check(&["Anne", "Mary", "Jack"], "Jack־ו Mary ,Anne");
    let cards = texts.list(&["מפתח", "אקדח", "בקבוק"]);
    let said = say!(texts, "log-retreat-cards", name = "Anne", from = 8, to = 6, cards = cards);
    check_rtl(&said, ".קובקבו חדקא ,חתפמ :םישדחה םיפלקה .6 ← 8 :הרוחא ,Anne");
}

/// A pair of a field and its fault has no letters of its own either.
#[test]
fn a_sentence_within_a_sentence_runs_the_same_way() {
    let texts = Texts::new(Lang::He);
    let fault = say!(texts, "fault", field = "תור", reason = "המשחק נגמר");
    check_rtl(&fault, "רמגנ קחשמה :רות");
    let whole = say!(texts, "error-position", reason = fault);
    assert!(visual(&whole, true).starts_with("רמגנ קחשמה :רות :"), "{whole}");
}

#[test]
fn sentences_of_the_game() {
    let texts = Texts::new(Lang::He);
    let check = |said: String, expect: &str| check_rtl(&said, expect);
    let advance = |name| say!(texts, "log-advance", name = name, from = 6, to = 15, symbol = 'D');
    check(advance("כחול"), ".ןויגפ םע 15 ← 6 :לוחכ");
    check(advance("Anne"), ".ןויגפ םע 15 ← 6 :Anne");
    check(advance("R2 (D2)"), ".ןויגפ םע 15 ← 6 :R2 (D2)");
    check(
        say!(texts, "log-retreat", name = "אדום", from = 37, to = 36, count = 1),
        ".דחא שדח ףלק ,36 ← הריס :הרוחא ,םודא",
    );
    check(say!(texts, "draw-pile", count = 12), "םיפלק 12 :הסיפח");
    check(say!(texts, "boat-count", count = 3), "6 ךותמ 3 :הריס");
    check(say!(texts, "usage-surplus", input = "D6>16"), "D6>16 :יופצ אל טנמוגרא");
    check(say!(texts, "usage-surplus", input = "18<17"), "18<17 :יופצ אל טנמוגרא");
    check(say!(texts, "variant", variant = "jamaica"), "הקיימ'ג");
}
