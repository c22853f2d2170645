//! The help of `arena`.

use crate::text::pad;
use cartagena_arena::MAX_ACTIONS;
use cartagena_bots::Level;
use cartagena_texts::{Texts, say};

/// Returns the help: what the command does, and how every kind of contestant is written.
pub(super) fn help(texts: &Texts) -> String {
    let forms = forms(texts);
    let columns = forms.iter().map(|(form, _)| form.len()).max().unwrap_or(0);
    let line = |(form, is): &(&str, String)| format!("  {}  {is}\n", pad(form, columns));
    let forms: String = forms.iter().map(line).collect();
    format!("{}\n\n{forms}", say!(texts, "more-arena", key = "Ctrl+C", count = MAX_ACTIONS))
}

fn forms(texts: &Texts) -> [(&'static str, String); 9] {
    let levels = Level::ALL.map(Level::name).join(", ");
    [
        ("captain", say!(texts, "arena-form-level", form = levels)),
        ("admiral@100", say!(texts, "arena-form-time")),
        ("admiral#5000", say!(texts, "arena-form-nodes")),
        ("captain:net=FILE", say!(texts, "arena-form-net")),
        ("clumsy, sensible, hoarder", say!(texts, "arena-form-beginner")),
        ("random, greedy", say!(texts, "arena-form-baseline")),
        ("searcher:card=3,boarded=8", say!(texts, "arena-form-searcher")),
        (
            "\"program@100:./mine --fast\"",
            say!(texts, "arena-form-program", form = "cartagena engine"),
        ),
        ("name=mine:captain", say!(texts, "arena-form-name")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_arena::Contestant;
    use cartagena_texts::Lang;

    #[test]
    fn every_form_is_a_contestant() {
        for (form, _) in forms(&Texts::new(Lang::En)) {
            let form = form.trim_matches('"').replace(":net=FILE", "");
            for word in form.split(", ") {
                word.parse::<Contestant>().unwrap_or_else(|why| panic!("{word}: {why}"));
            }
        }
    }
}
