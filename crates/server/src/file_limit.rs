//! The limit of open files: each connection is one to the system.

use crate::limits::Limits;

/// Files that are not connections: the database, the listener, logs, timers.
const OTHER_FILES: usize = 64;

/// Raises the soft limit of open files so that all connections fit, and says so in the log. If the
/// hard limit is too low, returns limits with fewer connections: to refuse some is better than to fail
/// to accept any, or to have no file left for the database.
pub(crate) fn fit_connections(limits: Limits) -> Limits {
    let wanted = limits.connections.saturating_add(OTHER_FILES);
    let files = match rlimit::increase_nofile_limit(wanted as u64) {
        Ok(files) => usize::try_from(files).unwrap_or(usize::MAX),
        Err(error) => {
            tracing::warn!(%error, "the limit of open files is not known");
            return limits;
        }
    };
    let fitting = limited_to(limits, files);
    if fitting.connections < limits.connections {
        tracing::warn!(
            files,
            connections = fitting.connections,
            wanted = limits.connections,
            "the system allows too few open files for all connections; raise its hard limit, for \
            example with LimitNOFILE= of systemd or ulimit -Hn"
        );
    } else {
        tracing::info!(files, connections = fitting.connections, "open files and connections");
    }
    fitting
}

/// Returns limits with as many connections as there are files for.
fn limited_to(limits: Limits, files: usize) -> Limits {
    let connections = limits.connections.min(files.saturating_sub(OTHER_FILES).max(1));
    let sockets = limits.sockets.min(Limits::default().with_connections(connections).sockets);
    match connections < limits.connections {
        true => Limits { connections, sockets, ..limits },
        false => limits,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_limited_by_files() {
        let limits = Limits::default();
        assert_eq!(limited_to(limits, 1_000_000), limits);
        assert_eq!(limited_to(limits, 16_064), limits);
        let few = limited_to(limits, 1_024);
        assert_eq!((few.connections, few.sockets), (960, 900));
        assert_eq!(limited_to(limits, 10).connections, 1);
    }

    /// Regression: the soft limit, often 1,024, stayed as it was.
    #[cfg(unix)]
    #[test]
    fn the_soft_limit_is_raised() {
        let (_, hard) = rlimit::Resource::NOFILE.get().expect("a limit");
        rlimit::Resource::NOFILE.set(hard.min(256), hard).expect("a lower limit");
        let limits = fit_connections(Limits::default().with_connections(500));
        let (soft, _) = rlimit::Resource::NOFILE.get().expect("a limit");
        assert!(soft >= hard.min(564), "{soft} of {hard}");
        assert!(hard < 564 || limits.connections == 500);
    }
}
