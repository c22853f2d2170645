use cartagena_daily::{DailyDeal, Day};

/// The vectors of the documentation, by which other programs can check their derivation.
#[test]
fn the_documentation_has_the_deals_of_these_days() {
    let page = include_str!("../../../../docs/DAILY.md");
    let block = page.split("```vectors\n").nth(1).unwrap().split("```").next().unwrap();
    let lines: Vec<_> = block.lines().collect();
    assert_eq!(lines.len(), 6);
    for line in lines {
        let day: Day = line.split(' ').next().unwrap().parse().unwrap();
        assert_eq!(vector(day), line);
    }
}

/// Returns date, seed, person's seat and position, as the documentation has them.
fn vector(day: Day) -> String {
    let deal = DailyDeal::of(day);
    let game = deal.game().0;
    let line = cartagena::Setup::from(&game);
    format!("{day} {} {} {line}", deal.seed(), deal.person())
}

#[test]
fn every_variant_and_seat_comes_often() {
    let mut day = Day::FIRST;
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..600 {
        let deal = DailyDeal::of(day);
        let key = (deal.rules().variant.as_str(), deal.person().number());
        *counts.entry(key).or_insert(0) += 1;
        day = day.after().unwrap();
    }
    assert_eq!(counts.len(), 6);
    assert!(counts.values().all(|count| (60..=140).contains(count)), "{counts:?}");
}
