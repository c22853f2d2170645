//! The words of the rulebooks, and sentences as they are read at the table.

use cartagena_texts::{Args, COLOURS, Lang, SYMBOLS, Texts, VARIANTS, args, bidi, say, takes};

/// One row of the word list: he, ru, da, cs, ja.
type Row = (&'static str, [&'static str; 5]);

const WORDS: &[Row] = &[
    ("word-pirate", ["פיראט", "пират", "sørøver", "pirát", "海賊"]),
    ("word-boat", ["סירה", "шлюпка", "skib", "šalupa", "船"]),
    ("word-fort", ["מבצר", "крепость", "fort", "pevnost", "要塞"]),
    ("word-card", ["קלף", "карта", "kort", "karta", "カード"]),
];

/// Words that stand only within sentences, or as much of them as no ending changes.
const WITHIN: &[Row] = &[
    ("field-tunnel", ["מנהרה", "подземный проход", "tunnel", "tunel", "トンネル"]),
    ("place-at", ["משבצת", "делени", "plads", "políčk", "マス"]),
    ("problem-partly-known", ["יד", "рук", "hånd", "ruce", "手札"]),
    ("draw-pile", ["חפיסה", "колода", "bunke", "dobírací balíček", "山札"]),
    (
        "discard-pile",
        ["חפיסת המסירה", "сброс", "bunken med afsmid", "odkládací hromádka", "捨て札"],
    ),
    ("row", ["שורה", "ряд", "række", "řada", "列"]),
    ("field-turn", ["תור", "ход", "tur", "tah", "手番"]),
    ("moves-left", ["מהלכים", "перемещения", "træk", "pohyby", "移動"]),
    ("rules-advance", ["קדימה", "вперёд", "frem", "dopředu", "前進"]),
    ("rules-retreat", ["אחורה", "назад", "tilbage", "dozadu", "後退"]),
    ("problem-segment-length", ["סמל", "символ", "symbol", "symbol", "アイテム"]),
    (
        "hand-hidden",
        ["קלפים מכוסים", "скрытые карты", "skjulte kort", "zakryté karty", "伏せたカード"],
    ),
];

const SYMBOL_WORDS: [[&str; 5]; 6] = [
    ["בקבוק", "бутылка", "flaske", "láhev", "ビン"],
    ["פגיון", "кинжал", "dolk", "dýka", "短剣"],
    ["כובע משולש", "треуголка", "trekantet hat", "třírohý klobouk", "三角帽"],
    ["מפתח", "ключ", "nøgle", "klíč", "鍵"],
    ["אקדח", "пистолет", "pistol", "pistole", "銃"],
    ["גולגולת", "череп", "dødningehoved", "lebka", "ガイコツ"],
];

const COLOUR_WORDS: [[&str; 5]; 5] = [
    ["כחול", "синий", "blå", "modrá", "青"],
    ["אדום", "красный", "rød", "červená", "赤"],
    ["צהוב", "жёлтый", "gul", "žlutá", "黄色"],
    ["ירוק", "зелёный", "grøn", "zelená", "緑"],
    ["חום", "коричневый", "brun", "hnědá", "茶色"],
];

const VARIANT_WORDS: [[&str; 5]; 3] = [
    ["ג'מייקה", "Ямайка", "Jamaica", "Jamajka", "ジャマイカ"],
    ["טורטוגה", "Тортуга", "Tortuga", "Tortuga", "トルチュ"],
    ["היספניולה", "Эспаньола", "Hispaniola", "Hispaniola", "イスパニョーラ"],
];

const LANGS: [Lang; 5] = [Lang::He, Lang::Ru, Lang::Da, Lang::Cs, Lang::Ja];

fn check(id: &str, args: &Args, expect: [&str; 5]) {
    let said = LANGS.map(|lang| Texts::new(lang).say_with(id, args));
    assert_eq!(said, expect, "{id} {args:?}");
}

fn check_choices(id: &'static str, keys: &[&str], rows: &[[&str; 5]]) {
    assert_eq!(keys.len(), rows.len());
    for (&key, &row) in keys.iter().zip(rows) {
        check(id, &Args::new().with(id, key), row);
    }
}

#[test]
fn words_are_those_of_the_rulebooks() {
    for &(id, row) in WORDS {
        check(id, &Args::new(), row);
    }
    check_choices("symbol", SYMBOLS, &SYMBOL_WORDS);
    check_choices("colour", COLOURS, &COLOUR_WORDS);
    check_choices("variant", VARIANTS, &VARIANT_WORDS);
}

#[test]
fn sentences_use_the_words_of_the_rulebooks() {
    for &(id, row) in WITHIN {
        let args = match takes(id, &[]) {
            true => Args::new(),
            false if takes(id, &["place"]) => args![place = 3],
            false => args![count = 3],
        };
        for (lang, word) in LANGS.into_iter().zip(row) {
            let said = bidi::unmarked(&Texts::new(lang).say_with(id, &args)).to_lowercase();
            assert!(said.contains(word), "{lang}: {id}: {word} is not in {said}");
        }
    }
}

#[test]
fn a_seat_is_called_by_its_colour() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for &colour in COLOURS {
            let name = say!(texts, "seat-name", colour = colour);
            // Hebrew calls a player "the blue one", with the article in front.
            let article = if lang == Lang::He { "ה" } else { "" };
            let expect = format!("{article}{}", say!(texts, "colour", colour = colour));
            assert_eq!(name.to_lowercase(), expect, "{lang}");
            assert!(!name.starts_with(char::is_lowercase), "{lang}: {name}");
        }
    }
}

#[test]
fn an_advance_reads_well() {
    let check = |lang, from: u8, to: u8, symbol: char, expect: &str| {
        let texts = Texts::new(lang);
        let name = say!(texts, "seat-name", colour = "blue");
        let said = say!(texts, "log-advance", name = name, from = from, to = to, symbol = symbol);
        assert_eq!(bidi::unmarked(&said), expect);
    };
    check(Lang::En, 6, 15, 'D', "Blue moves 6 → 15 with a dagger.");
    check(Lang::En, 0, 7, 'D', "Blue moves fort → 7 with a dagger.");
    check(Lang::En, 17, 37, 'B', "Blue moves 17 → boat with a bottle. One more aboard!");
    check(Lang::He, 6, 15, 'D', "הכחול: 6 ← 15 עם פגיון.");
    check(Lang::Ru, 0, 7, 'D', "Синий ходит картой-кинжалом: крепость → 7.");
    check(Lang::Da, 9, 23, 'S', "Blå rykker 9 → 23 med et dødningehoved.");
    check(
        Lang::Cs,
        17,
        37,
        'B',
        "Modrá hraje kartu s lahví: 17 → šalupa. Další pirát je na palubě!",
    );
    check(Lang::Ja, 6, 15, 'D', "青が短剣で6番から15番へ前進。");
}

#[test]
fn a_retreat_reads_well() {
    let check = |lang, from: u8, count: u8, expect: &str| {
        let texts = Texts::new(lang);
        let name = say!(texts, "seat-name", colour = "red");
        let said = say!(texts, "log-retreat", name = name, from = from, to = 6, count = count);
        assert_eq!(bidi::unmarked(&said), expect);
    };
    check(Lang::En, 8, 2, "Red goes back 8 → 6 and draws 2 cards.");
    check(Lang::En, 8, 0, "Red goes back 8 → 6 and draws nothing: no cards are left.");
    check(Lang::He, 8, 2, "האדום, אחורה: 8 ← 6, שני קלפים חדשים.");
    check(Lang::Ru, 8, 1, "Красный отступает: 8 → 6, берёт 1 карту.");
    check(Lang::Ru, 37, 2, "Красный отступает: шлюпка → 6, берёт 2 карты.");
    check(Lang::Da, 8, 1, "Rød rykker tilbage 8 → 6 og trækker 1 kort.");
    check(Lang::Cs, 8, 1, "Červená jde dozadu: 8 → 6, bere si 1 kartu.");
    check(Lang::Ja, 8, 2, "赤が8番から6番へ後退。カードを2枚引きました。");
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let check = |lang, things: &[&str], expect: &str| {
        assert_eq!(bidi::unmarked(&Texts::new(lang).list(things)), expect, "{lang}");
    };
    check(Lang::En, &[], "");
    check(Lang::En, &["key"], "key");
    check(Lang::En, &["key", "hat"], "key and hat");
    check(Lang::En, &["key", "hat", "hat", "skull"], "key, hat, hat and skull");
    check(Lang::He, &["מפתח", "אקדח"], "מפתח ואקדח");
    check(Lang::He, &["כחול", "Anne"], "כחול ו־Anne");
    check(Lang::Ru, &["ключ", "череп"], "ключ и череп");
    check(Lang::Da, &["dolk", "flaske", "pistol"], "dolk, flaske og pistol");
    check(Lang::Cs, &["klíč", "lebka"], "klíč a lebka");
    check(Lang::Ja, &["鍵", "銃", "ビン"], "鍵、銃、ビン");
}
