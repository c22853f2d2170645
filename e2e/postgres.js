// A throw-away PostgreSQL for tests of the page with several servers.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { within } from "./support.js";

/** Where Debian keeps the programs of each version. */
const VERSIONS = "/usr/lib/postgresql";
/** The server says this when it takes connections. */
const READY = "ready to accept connections";

/** PostgreSQL refuses to run as root: then its own account runs it. */
async function account() {
  if (process.getuid() !== 0) return {};
  const line = (await readFile("/etc/passwd", "utf8")).split("\n").find((line) => line.startsWith("postgres:"));
  const [, , uid, gid] = line.split(":").map(Number);
  return { uid, gid };
}

/** Starts an empty one: `{ address, stop() }`. Nothing but a socket file leads to it. */
export async function startPostgres() {
  const versions = (await readdir(VERSIONS)).map(Number).sort((a, b) => a - b);
  const programs = join(VERSIONS, String(versions.at(-1)), "bin");
  const folder = await mkdtemp(join(tmpdir(), "cartagena-pg-"));
  const owner = await account();
  if (owner.uid) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const options = ["-U", "cartagena", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D", data];
  execFileSync(join(programs, "initdb"), options, { ...owner, cwd: folder, stdio: "ignore" });
  const server = spawn(join(programs, "postgres"), ["-D", data, "-c", "listen_addresses=", "-k", folder], {
    ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"],
  });
  process.once("exit", () => server.kill("SIGKILL"));
  await within("PostgreSQL starts", new Promise((ready, fail) => {
    let said = "";
    server.stderr.on("data", (text) => {
      said += text;
      if (said.includes(READY)) ready();
    });
    server.once("exit", () => fail(new Error(said)));
  }));
  const create = ["-h", folder, "-U", "cartagena", "games"];
  execFileSync(join(programs, "createdb"), create, { ...owner, cwd: folder });
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await within("PostgreSQL stops", ended);
    await rm(folder, { recursive: true, force: true });
  };
  return { address: `postgres://cartagena@localhost/games?host=${folder}`, stop };
}
