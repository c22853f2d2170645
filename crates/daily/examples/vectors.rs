//! Prints the test vectors of `docs/DAILY.md` for some days:
//! `cargo run -p cartagena-daily --example vectors 2026-11-01 2028-02-29`.

#![allow(clippy::disallowed_methods, reason = "it reads its arguments")]

use cartagena::Setup;
use cartagena_daily::{DailyDeal, Day};

fn main() {
    for day in std::env::args().skip(1).filter_map(|word| word.parse::<Day>().ok()) {
        let deal = DailyDeal::of(day);
        let start = Setup::from(&deal.game().0);
        println!("{day} {} {} {start}", deal.seed(), deal.person());
    }
}
