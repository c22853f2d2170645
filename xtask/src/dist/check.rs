//! `cargo xtask dist --check`: the package and the image as people use them, in a folder with a small
//! Debian of its own. systemd does not run there: the unit is checked, and its command is run as the unit
//! would, with a socket that it notifies.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixDatagram;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use super::archive::FileTree;
use super::{Parts, VERSION, archive, build, debian_package, files, image, image_layer, recreate};
use crate::command::{output, root, run, target_dir};
use crate::setup;

/// Debian of the small system.
const SUITE: &str = "bookworm";
/// Version of the package before the one that is checked.
const OLDER: &str = "0.0.1";
/// Folder of the games.
const GAMES: &str = "var/lib/cartagena";
/// Longest time for anything here.
const PATIENCE: Duration = Duration::from_secs(60);
/// Most points for exposure, of 100, that `systemd-analyze security` may give the unit.
const EXPOSURE: &str = "20";

pub(crate) fn check(quick: bool) -> Result<()> {
    setup::prepare(setup::TO_CHECK_PACKAGES)?;
    let parts = build(quick)?;
    println!("Making everything twice");
    ensure!(files(&parts)? == files(&parts)?, "two runs differ");
    check_unit()?;
    check_archive(&parts)?;
    check_package(&parts)?;
    check_image(&parts)?;
    println!("The unit, the archive, the package and the image work.");
    Ok(())
}

/// Returns a folder for one check, empty.
fn place(name: &str) -> Result<PathBuf> {
    let place = std::path::absolute(target_dir().join("dist-check").join(name))?;
    recreate(&place)?;
    Ok(place)
}

fn check_unit() -> Result<()> {
    let unit = root().join("packaging/cartagena.service");
    let security = ["security", "--offline=true", "--no-pager", "--threshold", EXPOSURE];
    let mut analyze = Command::new("systemd-analyze");
    run(analyze.args(security).arg(&unit).stdout(Stdio::null()))
}

/// Unpacks the archive and runs what is in it.
fn check_archive(parts: &Parts) -> Result<()> {
    let place = place("archive")?;
    unpack(&archive(parts)?, &place)?;
    let inside = place.join(format!("cartagena-{VERSION}"));
    let mut program = Command::new(inside.join("cartagena"));
    program.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(place.join("games"));
    serves_and_stops(program, None).context("the program of the archive")
}

fn unpack(files: &FileTree, place: &Path) -> Result<()> {
    let bytes = files.tar("", 0)?;
    let mut archive = tar::Archive::new(bytes.as_slice());
    archive.set_preserve_permissions(true);
    archive.set_preserve_ownerships(true);
    Ok(archive.unpack(place)?)
}

fn check_package(parts: &Parts) -> Result<()> {
    let system = small_debian()?;
    fs::write(system.join("old.deb"), debian_package(parts, OLDER)?)?;
    fs::write(system.join("new.deb"), debian_package(parts, VERSION)?)?;
    println!("Installing, starting, upgrading, removing, purging");
    apt(&system, &["install", "/old.deb"])?;
    let mut verify = Command::new("systemd-analyze");
    verify.args(["verify", "--man=no", "--recursive-errors=no", "--root"]).arg(&system);
    run(verify.arg("/lib/systemd/system/cartagena.service"))?;
    serves_and_stops(service(&system)?, Some(&system)).context("the installed service")?;
    let key = system.join(GAMES).join("server-key");
    let before = fs::read(&key).context("the server made no key")?;
    let settings = system.join(super::deb::SETTINGS);
    let changed = format!("{}connections = 99\n", fs::read_to_string(&settings)?);
    fs::write(&settings, &changed)?;
    apt(&system, &["install", "/new.deb"])?;
    ensure!(fs::read_to_string(&settings)? == changed, "the upgrade has changed the settings");
    serves_and_stops(service(&system)?, Some(&system)).context("the upgraded service")?;
    apt(&system, &["remove", "cartagena"])?;
    ensure!(!system.join("usr/bin/cartagena").exists(), "the program was not removed");
    apt(&system, &["install", "/new.deb"])?;
    let mask = system.join("etc/systemd/system/cartagena.service");
    ensure!(mask.symlink_metadata().is_err(), "a package that is installed again stays masked");
    apt(&system, &["remove", "cartagena"])?;
    apt(&system, &["purge", "cartagena"])?;
    ensure!(!settings.exists(), "the settings were not purged");
    ensure!(fs::read(&key)? == before, "the games were not kept");
    Ok(())
}

/// Returns a folder with a small Debian, which is fetched once.
fn small_debian() -> Result<PathBuf> {
    let fetched = target_dir().join("dist-check").join(format!("{SUITE}.tar"));
    if !fetched.is_file() {
        println!("Fetching a small Debian");
        fs::create_dir_all(target_dir().join("dist-check"))?;
        let part = fetched.with_extension("part.tar");
        let mut make = Command::new("mmdebstrap");
        make.args(["--variant=apt", "--include=adduser", "--format=tar", SUITE]).arg(&part);
        run(make.stdout(Stdio::null()))?;
        fs::rename(part, &fetched)?;
    }
    let system = place("system")?;
    let mut unpack = Command::new("tar");
    unpack.args(["--numeric-owner", "--exclude=./dev/*", "-xpf"]).arg(&fetched);
    run(unpack.arg("-C").arg(&system))?;
    for (device, minor) in [("null", "3"), ("urandom", "9")] {
        let mut make = Command::new("mknod");
        run(make.args(["-m", "666"]).arg(system.join("dev").join(device)).args(["c", "1", minor]))?;
    }
    Ok(system)
}

fn apt(system: &Path, args: &[&str]) -> Result<()> {
    let mut command = Command::new("chroot");
    command.arg(system).args(["apt-get", "--yes", "--quiet=2", "-o", "Dpkg::Use-Pty=0"]);
    command.env("DEBIAN_FRONTEND", "noninteractive").env("LC_ALL", "C");
    run(command.args(args).stdout(Stdio::null()))
}

/// Returns the command of the unit, run by its user.
fn service(system: &Path) -> Result<Command> {
    let unit = fs::read_to_string(system.join("lib/systemd/system/cartagena.service"))?;
    let line = unit.lines().find_map(|line| line.strip_prefix("ExecStart="));
    let mut command = Command::new("chroot");
    command.args(["--userspec=cartagena:cartagena".as_ref(), system.as_os_str()]);
    command.args(line.context("the unit starts nothing")?.split(' '));
    command.args(["--listen", "127.0.0.1:0"]);
    Ok(command)
}

/// Unpacks the image's layer as a runtime would, and runs it as its configuration says.
fn check_image(parts: &Parts) -> Result<()> {
    let image_file = place("image")?.join("image.tar");
    let layer = image_layer(parts)?;
    fs::write(&image_file, image::image(&layer, VERSION, parts.time)?.tar("", parts.time)?)?;
    let inspect = output(
        Command::new("skopeo").arg("inspect").arg(format!("oci-archive:{}", image_file.display())),
    );
    ensure!(
        inspect.is_some_and(|text| text.contains("\"Layers\"")),
        "skopeo cannot read the image"
    );
    let rootfs = place("rootfs")?;
    unpack(&layer, &rootfs)?;
    let user = image::USER;
    let mut command = Command::new("chroot");
    command.arg(format!("--userspec={user}:{user}")).arg(&rootfs);
    command.args(["/usr/bin/cartagena", "serve", "--config", "/etc/cartagena/cartagena.toml"]);
    command.args(["--listen", "127.0.0.1:0"]);
    serves_and_stops(command, None).context("the image")
}

/// A process that does not outlive its check.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a server, asks it for its page, and stops it as systemd would.
fn serves_and_stops(mut command: Command, system: Option<&Path>) -> Result<()> {
    let notified = system.map(notify_socket).transpose()?;
    command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").env("LC_ALL", "C");
    if notified.is_some() {
        command.env("NOTIFY_SOCKET", "/run/notify");
    }
    command.process_group(0).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut server = Running(command.spawn()?);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().context("no output")?).read_line(&mut line)?;
    let address = line.trim().strip_prefix("http://").and_then(|it| it.strip_suffix('/'));
    let address = address.with_context(|| format!("it does not serve: {line:?}"))?;
    ensure!(get(address, "/healthz/ready")?.starts_with("HTTP/1.1 200"), "it is not ready");
    ensure!(get(address, "/")?.contains("<!doctype html>"), "it has no page");
    if let Some(socket) = &notified {
        heard(socket, "READY=1")?;
    }
    run(Command::new("kill").args(["-TERM", &server.0.id().to_string()]))?;
    if let Some(socket) = &notified {
        heard(socket, "STOPPING=1")?;
    }
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if let Some(status) = server.0.try_wait()? {
            ensure!(status.success(), "it ended with {status}");
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    bail!("it does not stop")
}

fn notify_socket(system: &Path) -> Result<UnixDatagram> {
    let path = system.join("run/notify");
    let _ = fs::remove_file(&path);
    let socket = UnixDatagram::bind(&path)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o666))?;
    Ok(socket)
}

fn heard(socket: &UnixDatagram, wanted: &str) -> Result<()> {
    let mut bytes = [0; 256];
    let count = socket.recv(&mut bytes).with_context(|| format!("no {wanted}"))?;
    let text = String::from_utf8_lossy(&bytes[..count]);
    ensure!(text.lines().any(|line| line == wanted), "{text:?} is not {wanted}");
    Ok(())
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut connection = TcpStream::connect(address)?;
    connection.set_read_timeout(Some(PATIENCE))?;
    write!(connection, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).to_lowercase().replacen("http/1.1", "HTTP/1.1", 1))
}
