//! quick
use cartagena::*;
use cartagena_bots::random::*;
use cartagena_deal::*;
use std::time::Instant;
fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|x| x.parse().ok()).unwrap_or(2000);
    println!("size {}", size_of::<Position>());
    for variant in Variant::ALL {
        for players in [2usize, 5] {
            let rules = Rules::new(variant);
            let starts: Vec<_> = (0..games).map(|g| {
                let seed = Seed::from_number(g as u64);
                Setup::start(rules, seed.tunnel(), players, seed.first_seat(players), Deck::new(seed).cards()).unwrap().game().unwrap()
            }).collect();
            let mut best = f64::MAX;
            let mut total = 0u64;
            for _ in 0..5 {
                let mut rng = Rng::new(1);
                total = 0;
                let t = Instant::now();
                for g in &starts { total += playout(*g.position(), g.tunnel(), &mut rng, 10_000).actions as u64; }
                best = best.min(t.elapsed().as_nanos() as f64 / total as f64);
            }
            println!("{:?} {players}: {best:.2} ns/action, {:.0} actions/game", variant, total as f64 / games as f64);
        }
    }
}
