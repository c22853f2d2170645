//! Rounds of faults: each has a server of its own, players and a seed.

use super::kinds::Kind;
use super::place::{Database, Place, may_mount};
use crate::common::crew::Crew;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Number of faults in a round.
const FAULTS: u64 = 12;
/// Number of faults that the tests let strike: one round of each sort.
const FAULTS_OF_TESTS: u64 = 3 * FAULTS;
/// Entries that have to be acknowledged after each fault.
const ENTRIES: u64 = 4;

/// The kind of game to be played.
pub(super) struct Order {
    count: u64,
    seed: u64,
    /// File to which a line is added for every round; rounds that are in it are not played again.
    results: Option<PathBuf>,
    /// Time after which no round is begun.
    time: Option<Duration>,
}

impl Order {
    /// Reads the variables that `cargo xtask faults` sets.
    pub(super) fn from_variables() -> Order {
        let number = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
        let minutes = number("CARTAGENA_FAULTS_MINUTES");
        Order {
            count: number("CARTAGENA_FAULTS_COUNT").unwrap_or(FAULTS_OF_TESTS),
            seed: number("CARTAGENA_FAULTS_SEED").unwrap_or(1),
            results: std::env::var_os("CARTAGENA_FAULTS_RESULTS").map(PathBuf::from),
            time: minutes.map(|minutes| Duration::from_secs(60 * minutes)),
        }
    }

    /// Returns the number of rounds that an earlier run has played.
    fn rounds_played(&self) -> u64 {
        let text = self.results.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
        text.map_or(0, |text| text.lines().count() as u64)
    }

    fn note(&self, round: &Value) {
        use std::io::Write as _;
        let Some(file) = &self.results else { return };
        let file = std::fs::OpenOptions::new().create(true).append(true).open(file);
        writeln!(file.expect("the file of results"), "{round}").expect("written");
    }
}

/// Sort of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Disk,
    Database,
    Standby,
}

impl Sort {
    const fn of(seed: u64) -> Sort {
        match seed % 3 {
            0 => Sort::Disk,
            1 => Sort::Database,
            _ => Sort::Standby,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Sort::Disk => "SQLite",
            Sort::Database => "PostgreSQL",
            Sort::Standby => "PostgreSQL with a standby",
        }
    }
}

/// Plays rounds until enough faults have struck.
pub(super) async fn play_rounds(order: &Order) {
    let begun = Instant::now();
    let mut database = None;
    for round in order.rounds_played()..order.count.div_ceil(FAULTS) {
        if order.time.is_some_and(|time| begun.elapsed() >= time) {
            return println!("the time is over before round {round}");
        }
        database = play_round(order, round, database).await;
    }
}

/// Plays a round, and returns the database for the next one.
async fn play_round(order: &Order, round: u64, database: Option<Database>) -> Option<Database> {
    let seed = order.seed + round;
    let sort = Sort::of(seed);
    println!("round {round}, seed {seed}: {}", sort.name());
    let mut kinds = Kinds::new(sort, seed);
    let (mut place, left) = begin(sort, seed, database).await;
    let rules = ["jamaica", "tortuga", "hispaniola", "jamaica+pass"];
    let mut crews = [0, 1].map(|number| {
        let rules = rules[kinds.below(rules.len())];
        Crew::new(place.wire.address, rules, seed * 2 + number)
    });
    let counts = strike_all(&mut kinds, &mut place, &mut crews).await;
    let (mut entries, mut games) = (0, 0);
    for crew in crews {
        let (more, played) = crew.end().await;
        (entries, games) = (entries + more, games + played);
    }
    let (stored, database) = place.close().await;
    assert!(stored >= games, "{games} games were played, and {stored} are stored");
    let store = sort.name();
    order.note(&json!({
        "round": round,
        "seed": seed,
        "store": store,
        "entries": entries,
        "games": games,
        "faults": counts,
    }));
    println!("  none of {entries} acknowledged entries of {games} games is lost");
    database.or(left)
}

/// Starts the server of a round. Returns the database, too, if the round has no use for it.
async fn begin(sort: Sort, seed: u64, database: Option<Database>) -> (Place, Option<Database>) {
    if sort == Sort::Disk {
        return (Place::on_disk().await, database);
    }
    let database = database.unwrap_or_else(Database::new).renewed(seed);
    let database = if sort == Sort::Standby { database.followed() } else { database };
    (Place::with_database(database).await, None)
}

/// Lets the faults of a round strike one after another; after each the games have to go on.
async fn strike_all(
    kinds: &mut Kinds,
    place: &mut Place,
    crews: &mut [Crew; 2],
) -> Map<String, Value> {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    for number in 0..FAULTS {
        let kind = kinds.next(number);
        let hold = Duration::from_millis(20 + kinds.below(380) as u64);
        println!("  {}, {} ms", kind.name(), hold.as_millis());
        kind.strike(place, hold).await;
        for crew in &mut *crews {
            crew.play(ENTRIES, kind.name()).await;
        }
        *counts.entry(kind.name()).or_default() += 1;
    }
    counts.into_iter().map(|(name, count)| (name.to_owned(), count.into())).collect()
}

/// The faults of a round, in an order that follows from its seed.
struct Kinds {
    lots: u64,
    kinds: Vec<Kind>,
    /// Number of the fault that is a failover, if the round has a standby.
    failover_at: Option<u64>,
}

impl Kinds {
    fn new(sort: Sort, seed: u64) -> Kinds {
        let mut kinds = match sort {
            Sort::Disk => Kind::SQLITE.to_vec(),
            Sort::Database | Sort::Standby => Kind::POSTGRES.to_vec(),
        };
        if !may_mount() {
            kinds.retain(|kind| *kind != Kind::ReadOnlyDisk);
        }
        let mut kinds = Kinds { lots: seed, kinds, failover_at: None };
        kinds.below(1);
        kinds.failover_at = (sort == Sort::Standby).then(|| kinds.below(FAULTS as usize) as u64);
        kinds
    }

    /// Returns a pseudo-random number below a bound.
    fn below(&mut self, bound: usize) -> usize {
        self.lots = self.lots.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.lots >> 33) as usize % bound
    }

    fn next(&mut self, number: u64) -> Kind {
        if self.failover_at == Some(number) {
            return Kind::Failover;
        }
        // While a standby must acknowledge every commit, the first server cannot be killed alone.
        let waits = self.failover_at.is_some_and(|at| number < at);
        loop {
            let at = self.below(self.kinds.len());
            let kind = self.kinds[at];
            if !waits || kind != Kind::KillDatabase {
                return kind;
            }
        }
    }
}
