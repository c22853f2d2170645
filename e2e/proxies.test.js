// The examples of proxies in docs/operating, each in front of a server: what operators copy must work.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:http2";
import { request } from "node:https";
import { createServer as createPort } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { together } from "./player.js";
import { PATIENCE, browse, serve, to, visit, within } from "./support.js";

const EXAMPLES = new URL("../docs/operating/", import.meta.url);
const button = (page, name) => page.getByRole("button", { name, exact: true });

let folder;
let browser;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartagena-proxies-"));
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", [
    "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
    ...names, "-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem"),
  ], { stdio: "ignore", timeout: PATIENCE });
  // The proxies have certificates of their own, for the service worker, too.
  browser = await browse(["--ignore-certificate-errors"]);
});
after(async () => {
  await within("the browser closes", browser?.close() ?? Promise.resolve());
  await rm(folder, { recursive: true, force: true });
});

/** A port that is free now. */
async function freePort() {
  const server = createPort().listen(0, "127.0.0.1");
  await within("a port", once(server, "listening"));
  const { port } = server.address();
  server.close();
  await within("the port is free", once(server, "close"));
  return port;
}

/** Replaces something that must be in the example. */
function replaced(text, from, to) {
  assert.ok(text.includes(from), `the example has no ${from}`);
  return text.replaceAll(from, to);
}

const PROXIES = {
  async nginx({ http, https, upstream }) {
    let site = await readFile(new URL("nginx.conf", EXAMPLES), "utf8");
    site = site.split("\n").filter((line) => !line.includes("listen [::]")).join("\n");
    site = replaced(site, "listen 80;", `listen 127.0.0.1:${http};`);
    site = replaced(site, "listen 443 ssl http2;", `listen 127.0.0.1:${https} ssl http2;`);
    site = replaced(site, "server 127.0.0.1:7777;", `server ${upstream};`);
    site = replaced(site, "server_name game.example;", "server_name localhost;");
    site = replaced(site, "/etc/letsencrypt/live/game.example/fullchain.pem", join(folder, "cert.pem"));
    site = replaced(site, "/etc/letsencrypt/live/game.example/privkey.pem", join(folder, "key.pem"));
    await writeFile(join(folder, "site.conf"), site);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${join(folder, name)};`).join(" ");
    const user = process.getuid() === 0 ? "user root;" : "";
    const main = `daemon off; ${user} pid ${join(folder, "nginx.pid")}; error_log stderr warn;
      events {} http { access_log off; ${temporary} include ${join(folder, "site.conf")}; }`;
    await writeFile(join(folder, "nginx.conf"), main);
    return ["/usr/sbin/nginx", "-c", join(folder, "nginx.conf"), "-p", folder];
  },
  async caddy({ https, upstream }) {
    let site = await readFile(new URL("Caddyfile", EXAMPLES), "utf8");
    const place = `https://localhost:${https} {\n\tbind 127.0.0.1\n`;
    const certificate = `\ttls ${join(folder, "cert.pem")} ${join(folder, "key.pem")}\n`;
    site = replaced(site, "\ngame.example {\n", `\n${place}${certificate}`);
    site = replaced(site, "reverse_proxy 127.0.0.1:7777", `reverse_proxy ${upstream}`);
    const file = join(folder, "Caddyfile");
    await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
    return ["caddy", "run", "--config", file, "--adapter", "caddyfile"];
  },
};

/** Starts a proxy in front of a server and waits until it answers: `{ origin, port, stop() }`. */
async function start(name, upstream, https) {
  const [program, ...args] = await PROXIES[name]({ http: await freePort(), https, upstream });
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], env });
  process.once("exit", () => proxy.kill("SIGKILL"));
  let said = "";
  proxy.stderr.on("data", (text) => { said += text; });
  const answers = async () => {
    while (proxy.exitCode === null) {
      try {
        return await ask(https);
      } catch {
        await sleep(20);
      }
    }
    throw new Error(`${name} ended: ${said}`);
  };
  await within(`${name} answers`, answers());
  const stop = async () => {
    const ended = once(proxy, "exit");
    proxy.kill("SIGTERM");
    await within(`${name} stops`, ended);
  };
  return { origin: `https://localhost:${https}`, stop };
}

/** The answer to a request by HTTP/1.1, as text. */
function ask(port, headers = {}) {
  const asked = new Promise((done, failed) => {
    const options = { port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false };
    request({ ...options, path: "/", headers: { host: `localhost:${port}`, ...headers } }, (answer) => {
      let text = "";
      answer.on("data", (part) => { text += part; });
      answer.on("end", () => (answer.statusCode === 200 ? done(text) : failed(new Error(answer.statusCode))));
    }).on("error", failed).end();
  });
  return within("an answer", asked);
}

/** A server that answers with the headers that it got. */
async function echo() {
  const server = createServer((asked, answer) => answer.end(JSON.stringify(asked.headers)));
  server.listen(0, "127.0.0.1");
  await within("a port", once(server, "listening"));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `127.0.0.1:${server.address().port}`, stop };
}

/** Opens a table with one seat for a friend, and gives the link. */
async function open(page) {
  await to(page, "#/online/new");
  await page.locator(".setup .seats select").first().waitFor();
  await button(page, "Open a table").click();
  return page.getByLabel("Link for your friends").inputValue();
}

for (const name of Object.keys(PROXIES)) {
  test(`${name} tells the server who asks, whatever the client claims`, async () => {
    const server = await echo();
    const port = await freePort();
    const proxy = await start(name, server.address, port);
    const headers = JSON.parse(await ask(port, { "X-Forwarded-For": "192.0.2.9", "X-Forwarded-Proto": "http" }));
    assert.equal(headers["x-forwarded-for"].split(",").at(-1).trim(), "127.0.0.1");
    assert.equal(headers["x-forwarded-proto"], "https");
    await proxy.stop();
    server.stop();
  });

  test(`a game is played through ${name}: the page by HTTP/2, moves by a socket`, async (test) => {
    const port = await freePort();
    const more = ["--origin", `https://localhost:${port}`, "--behind-proxy"];
    const server = await serve({ more });
    test.after(() => server.stop());
    const proxy = await start(name, new URL(server.address).host, port);
    test.after(() => proxy.stop());
    const session = connect(proxy.origin, { rejectUnauthorized: false });
    await within("HTTP/2", once(session, "connect"));
    assert.equal(session.alpnProtocol, "h2");
    session.close();
    const come = (name) => visit(browser, proxy.origin, { name });
    const [anne, bert] = [await come("Anne"), await come("Bert")];
    const by = await anne.page.evaluate(() => performance.getEntriesByType("navigation")[0].nextHopProtocol);
    assert.equal(by, "h2");
    const link = await open(anne.page);
    assert.ok(link.startsWith(`${proxy.origin}/`), link);
    await bert.page.goto(link);
    await bert.page.getByRole("button", { name: /^Sit down as/ }).click();
    await together([anne.page, bert.page], (seen) => seen.moves > 3);
    for (const { page } of [anne, bert]) {
      await page.waitForFunction(() => document.querySelectorAll(".log-entry").length > 3);
    }
    assert.deepEqual([...anne.wrong, ...bert.wrong], []);
    await Promise.all([anne, bert].map(({ context }) => within("a page closes", context.close())));
  });
}
