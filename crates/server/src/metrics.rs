//! Metrics for operators, in the text format of Prometheus.

use crate::process_figures;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 14] = [
    250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 125_000, 250_000, 500_000,
    1_000_000, 4_000_000,
];

/// Distribution of durations.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn observe(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        if let Some(at) = BOUNDS.iter().position(|bound| micros <= *bound) {
            self.buckets[at].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, out: &mut String, name: &str) {
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            let seconds = *bound as f64 / 1e6;
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {count}");
    }
}

/// All metrics.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) connections: AtomicI64,
    pub(crate) sockets: AtomicI64,
    pub(crate) tables: AtomicI64,
    pub(crate) bots_waiting: AtomicI64,
    /// 1 while the store accepts no writes.
    pub(crate) store_away: AtomicI64,
    pub(crate) messages: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) refusals: AtomicU64,
    pub(crate) rate_limited: AtomicU64,
    pub(crate) store_failures: AtomicU64,
    pub(crate) parked_tables: AtomicU64,
    pub(crate) damaged_games: AtomicU64,
    pub(crate) slow_readers: AtomicU64,
    pub(crate) rejected_connections: AtomicU64,
    pub(crate) clock_jumps: AtomicU64,
    pub(crate) sent_notices: AtomicU64,
    pub(crate) failed_notices: AtomicU64,
    pub(crate) dropped_notices: AtomicU64,
    /// Time from the arrival of a message until its effects are sent to all viewers.
    pub(crate) broadcast_time: Histogram,
    /// Time that the store takes for a line.
    pub(crate) persist_time: Histogram,
}

impl Metrics {
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        head(&mut out, "build_info", "The version of this program.", "gauge");
        let _ = writeln!(out, "cartagena_build_info{{version=\"{VERSION}\"}} 1");
        let levels = [
            ("connections", "Open connections, sockets included.", &self.connections),
            ("sockets", "Open sockets.", &self.sockets),
            ("tables_live", "Live tables.", &self.tables),
            ("bot_queue", "Moves that wait for a bot's thread.", &self.bots_waiting),
            ("store_away", "1 while the store accepts no writes.", &self.store_away),
        ];
        for (name, help, value) in levels {
            head(&mut out, name, help, "gauge");
            let _ = writeln!(out, "cartagena_{name} {}", value.load(Ordering::Relaxed));
        }
        for (name, help, value) in self.counts() {
            head(&mut out, name, help, "counter");
            let _ = writeln!(out, "cartagena_{name} {}", value.load(Ordering::Relaxed));
        }
        for (name, help, times) in [
            (
                "broadcast_duration_seconds",
                "Time from a message until its effects are sent.",
                &self.broadcast_time,
            ),
            ("store_duration_seconds", "Time that the store takes for a line.", &self.persist_time),
        ] {
            head(&mut out, name, help, "histogram");
            times.write(&mut out, &format!("cartagena_{name}"));
        }
        process_figures::write(&mut out);
        out
    }

    fn counts(&self) -> [(&'static str, &'static str, &AtomicU64); 13] {
        [
            ("messages_total", "Messages received.", &self.messages),
            ("moves_total", "Moves stored.", &self.moves),
            ("refusals_total", "Requests refused.", &self.refusals),
            ("rate_limited_requests_total", "Requests over a rate limit.", &self.rate_limited),
            ("store_failures_total", "Lines that could not be stored.", &self.store_failures),
            (
                "parked_tables_total",
                "Tables stopped by a line that does not fit.",
                &self.parked_tables,
            ),
            ("damaged_games_total", "Loads of a game that cannot be read.", &self.damaged_games),
            (
                "slow_readers_total",
                "Sockets closed because the client read too slowly.",
                &self.slow_readers,
            ),
            (
                "rejected_connections_total",
                "Connections rejected because all slots were taken.",
                &self.rejected_connections,
            ),
            (
                "clock_jumps_total",
                "Jumps of the system's clock, which no turn followed.",
                &self.clock_jumps,
            ),
            ("notices_sent_total", "Pushes and messages delivered.", &self.sent_notices),
            ("notices_failed_total", "Failed attempts to deliver one.", &self.failed_notices),
            ("notices_dropped_total", "Notices without room in a queue.", &self.dropped_notices),
        ]
    }
}

fn head(out: &mut String, name: &str, help: &str, kind: &str) {
    let _ = writeln!(out, "# HELP cartagena_{name} {help}\n# TYPE cartagena_{name} {kind}");
}

/// Adds one to a counter.
pub(crate) fn increment(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_hold_all_that_is_shorter() {
        let times = Histogram::default();
        for micros in [100, 600, 700, 9_000_000] {
            times.observe(Duration::from_micros(micros));
        }
        let mut text = String::new();
        times.write(&mut text, "t");
        assert!(text.starts_with("t_bucket{le=\"0.00025\"} 1\nt_bucket{le=\"0.0005\"} 1\n"));
        assert!(text.contains("t_bucket{le=\"0.001\"} 3\n"), "{text}");
        assert!(text.ends_with("t_bucket{le=\"+Inf\"} 4\nt_sum 9.0014\nt_count 4\n"), "{text}");
    }
}
