//! Figures of this process for metrics, by the names that Prometheus' own libraries use. They come from
//! Linux's `/proc`; elsewhere there are none.

use std::fmt::Write as _;
use std::fs;

/// Keys of the auxiliary vector: bytes of a page of memory, and clock ticks of a second.
const PAGE_BYTES_KEY: usize = 6;
const TICKS_KEY: usize = 17;
/// Fields of `/proc/self/stat` after the name of the program, which are counted from 3 on.
const USER_TICKS: usize = 14;
const SYSTEM_TICKS: usize = 15;
const THREADS: usize = 20;
const START_TICKS: usize = 22;
const VIRTUAL_BYTES: usize = 23;
const RESIDENT_PAGES: usize = 24;

/// Appends the figures, or nothing where they are not known.
pub(crate) fn write(out: &mut String) {
    let Some(figures) = figures() else { return };
    for (name, kind, help, value) in figures {
        let _ = writeln!(out, "# HELP process_{name} {help}\n# TYPE process_{name} {kind}");
        let _ = writeln!(out, "process_{name} {value}");
    }
}

type Figure = (&'static str, &'static str, &'static str, f64);

fn figures() -> Option<[Figure; 7]> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let field = |number: usize| stat_field(&stat, number);
    let (second, page) = (auxiliary(TICKS_KEY)?, auxiliary(PAGE_BYTES_KEY)?);
    let cpu = (field(USER_TICKS)? + field(SYSTEM_TICKS)?) / second;
    let started = boot_time()? + field(START_TICKS)? / second;
    let (resident, size) = (field(RESIDENT_PAGES)? * page, field(VIRTUAL_BYTES)?);
    let open = fs::read_dir("/proc/self/fd").ok()?.count() as f64;
    let (most, _) = rlimit::getrlimit(rlimit::Resource::NOFILE).ok()?;
    Some([
        ("cpu_seconds_total", "counter", "Time on processors.", cpu),
        ("resident_memory_bytes", "gauge", "Memory in use.", resident),
        ("virtual_memory_bytes", "gauge", "Memory that is mapped.", size),
        ("start_time_seconds", "gauge", "Time of the start since 1970.", started),
        ("threads", "gauge", "Threads.", field(THREADS)?),
        ("open_fds", "gauge", "Open files and connections.", open),
        ("max_fds", "gauge", "Open files and connections that the system allows.", most as f64),
    ])
}

/// Returns a field of `stat`. The program's name before them is in parentheses and may hold anything.
fn stat_field(stat: &str, number: usize) -> Option<f64> {
    let (_, fields) = stat.rsplit_once(')')?;
    fields.split_whitespace().nth(number.checked_sub(3)?)?.parse().ok()
}

/// Returns a value that the kernel tells every process at its start.
fn auxiliary(key: usize) -> Option<f64> {
    const WORD: usize = size_of::<usize>();
    let bytes = fs::read("/proc/self/auxv").ok()?;
    let word = |bytes: &[u8]| bytes.try_into().ok().map(usize::from_ne_bytes);
    let pairs = bytes.chunks_exact(2 * WORD);
    let mut pairs = pairs.filter_map(|pair| Some((word(&pair[..WORD])?, word(&pair[WORD..])?)));
    pairs.find(|(found, _)| *found == key).map(|(_, value)| value as f64)
}

fn boot_time() -> Option<f64> {
    let stat = fs::read_to_string("/proc/stat").ok()?;
    stat.lines().find_map(|line| line.strip_prefix("btime "))?.trim().parse().ok()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::time::SystemTime;

    #[test]
    fn the_figures_are_those_of_this_process() {
        let figures = figures().expect("figures");
        let value = |name: &str| figures.iter().find(|it| it.0 == name).expect(name).3;
        let now = SystemTime::UNIX_EPOCH.elapsed().expect("a time after 1970").as_secs_f64();
        let age = now - value("start_time_seconds");
        assert!((-5.0..86_400.0).contains(&age), "{age}");
        assert!(value("resident_memory_bytes") > 1e6);
        assert!(value("virtual_memory_bytes") >= value("resident_memory_bytes"));
        assert!(value("open_fds") >= 3.0 && value("open_fds") <= value("max_fds"));
        assert!(value("threads") >= 2.0 && value("cpu_seconds_total") >= 0.0);
    }

    #[test]
    fn a_name_with_blanks_and_parentheses_shifts_nothing() {
        assert_eq!(stat_field("7 (a) b) R 3 4", 3), None);
        assert_eq!(stat_field("7 (a) b) 33 44", 4), Some(44.0));
    }
}
