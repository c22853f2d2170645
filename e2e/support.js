// A real server and a real browser for the tests.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

const PROGRAM = process.env.CARTAGENA_BIN;
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
/** An empty database of PostgreSQL, for a file of tests that is to run over it. */
const DATABASE = process.env.CARTAGENA_DATABASE;

/** So long that only something broken takes longer, however slow the machine; in milliseconds. */
export const PATIENCE = 60_000;
/** The same for a script that a test runs in the page; some play or check a lot. */
const SCRIPT_PATIENCE = 5 * PATIENCE;
/** The same for all tests of a file together. */
const FILE_PATIENCE = 20 * PATIENCE;

/** Waits for something that is named, but not for ever. */
export function within(awaited, promise, patience = PATIENCE) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`waited ${patience / 1000} seconds in vain: ${awaited}`)), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Starts a program whose writes beyond a limit fail, as on a full disk, instead of ending it. */
const ON_A_FULL_DISK = ["-c", `trap "" XFSZ; exec "$0" "$@"`];

/**
 * Serves the page on a free port, with games of its own: `{ address, data, store, pid, stop(), kill() }`; `store` are
 * the options by which other commands find them. With `survivesFullDisk` a test can let all its writes fail (see
 * `fillDisk`); `more` are more options.
 */
export async function serve({ listen = "127.0.0.1:0", data, store, survivesFullDisk = false, more = [] } = {}) {
  if (!PROGRAM) throw new Error("CARTAGENA_BIN must name the program with the page inside");
  data ??= await mkdtemp(join(tmpdir(), "cartagena-"));
  store ??= DATABASE
    ? ["--database", DATABASE, "--key-file", join(data, "server-key")] : ["--data", data];
  const line = [PROGRAM, "serve", "--listen", listen, ...store, ...more];
  const [program, ...args] = survivesFullDisk ? ["sh", ...ON_A_FULL_DISK, ...line] : line;
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  // Whatever ends the tests ends the server.
  process.once("exit", () => server.kill("SIGKILL"));
  const [address] = await within("the server says where it listens", Promise.race([
    once(createInterface(server.stdout), "line"),
    once(server, "exit").then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ]));
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    const [code] = await within("the server stops", ended);
    await rm(data, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the server stopped with ${code}`);
  };
  const kill = async () => {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await within("the killed server ends", ended);
  };
  return { address, data, store, pid: server.pid, stop, kill };
}

/** Lets all writes of a process to files fail, or succeed again. */
export function fillDisk(pid, full) {
  execFileSync("prlimit", [`--pid=${pid}`, `--fsize=${full ? 0 : "unlimited"}:`]);
}

/**
 * A browser in which every wait has a deadline, on pages that tests open themselves, too; `args` are more
 * arguments of the browser.
 */
export async function browse(args = []) {
  const browser = await within("the browser starts", chromium.launch({ executablePath: BROWSER, args }));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => setDeadlines(await newContext(options));
  return browser;
}

function setDeadlines(context) {
  context.setDefaultTimeout(PATIENCE);
  context.on("page", (page) => {
    // The only call of a page for which Playwright knows no deadline.
    const evaluate = page.evaluate.bind(page);
    page.evaluate = (...what) => within("a script in the page", evaluate(...what), SCRIPT_PATIENCE);
  });
  return context;
}

/** Everything that goes wrong on a page, as it comes; a test wants this list empty. */
export function complaints(page) {
  const list = [];
  page.on("pageerror", (error) => list.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A page that is left or loaded anew gives up what it was still fetching.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") list.push(`not loaded: ${request.url()}`);
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) list.push(`console: ${message.text()}`);
  });
  return list;
}

/** Choices with which tests are quick: nothing moves, nothing sounds; moves can be read in notation. */
const CALM = { lang: "en", motion: "off", sound: false, beginner: false, notation: true };

/** A browser of its own with settings already chosen: `{ context, page, wrong }`. */
export async function visit(browser, address, settings = {}, options = {}) {
  const context = await browser.newContext(options);
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem("cartagena-settings")) {
      localStorage.setItem("cartagena-settings", JSON.stringify(chosen));
    }
  }, { ...CALM, ...settings });
  const page = await context.newPage();
  const wrong = complaints(page);
  await page.goto(address);
  await page.locator("main h1").waitFor({ state: "attached" });
  return { context, page, wrong };
}

/**
 * The server, with `more` options, and a browser that looks at it:
 * `{ address, data, store, browser, visit(settings, options), restart(), close() }`. Before it is started again
 * the server is killed.
 */
export async function setStage({ more } = {}) {
  let server = await serve({ more });
  const browser = await browse();
  const restart = async () => {
    await server.kill();
    server = await serve({ listen: new URL(server.address).host, data: server.data, more });
  };
  const close = async () => {
    await within("the browser closes", browser.close());
    await server.stop();
  };
  const { address, data, store } = server;
  return { address, data, store, browser, visit: (...wishes) => visit(browser, address, ...wishes), restart, close };
}

/** Ends the tests of a file that hang where nothing else has a deadline. */
export function failLate() {
  const fail = () => {
    console.error(`the tests of ${process.argv[1]} are not done after ${FILE_PATIENCE / PATIENCE} minutes`);
    process.exit(1);
  };
  setTimeout(fail, FILE_PATIENCE).unref();
}

/** The same for the tests of a file: there before the first of them, gone after the last. */
export function openStage(options) {
  const stage = {};
  before(async () => Object.assign(stage, await setStage(options)));
  failLate();
  after(() => stage.close?.());
  return stage;
}

/** Goes to a page by its address behind the `#`. */
export async function to(page, path) {
  await page.evaluate((path) => { location.hash = path; }, path);
  await page.locator("main h1").waitFor({ state: "attached" });
}

/** Adds seats until there are so many. */
export async function addRows(page, rows, wanted) {
  for (let count = await rows.count(); count < wanted; count += 1) {
    await page.getByRole("button", { name: "Add a player", exact: true }).click();
    await rows.nth(count).waitFor();
  }
}

/** Sets a game up as a person does; a seat is "" for a person or the level of a bot. */
export async function begin(page, { variant = "Tortuga", seats = ["", "deckhand"], first = "0" } = {}) {
  await to(page, "#/new");
  await page.getByRole("radio", { name: variant }).check();
  const rows = page.locator(".setup .seats select");
  await addRows(page, rows, seats.length);
  for (const [at, level] of seats.entries()) await rows.nth(at).selectOption(level);
  await page.getByLabel("Who begins?").selectOption(first);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#place-0").waitFor();
}

/** One step before the end: any of six cards brings the last pirate home. */
export const LAST_STEP = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH " +
  "36.37.37.37.37.37:BDHKPS|0.0.0.0.0.0:BDHKPS BDHKPSBDHKPS - 0.3";

/** Begins a game from a position, against a bot. */
export async function beginAt(page, line) {
  await to(page, `#/new/${line.replaceAll(" ", "_")}`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#place-0").waitFor();
}

/** The kept records of all games, by id, as they lie in the browser. */
export function kept(page) {
  return within("the kept records", page.evaluate(() => new Promise((done, failed) => {
    const asked = indexedDB.open("cartagena");
    asked.onerror = () => failed(asked.error);
    asked.onsuccess = () => {
      const games = asked.result.transaction("games").objectStore("games");
      const [keys, values] = [games.getAllKeys(), games.getAll()];
      values.onsuccess = () => {
        done(Object.fromEntries(keys.result.map((key, at) => [key, values.result[at]])));
        asked.result.close();
      };
    };
  })));
}

/** Opens a table of Tortuga for a friend, and returns its link with the key. */
export async function openTable(page) {
  await to(page, "#/online/new");
  await page.getByRole("radio", { name: "Tortuga" }).check();
  const rows = page.locator(".setup .seats select");
  await rows.first().waitFor();
  await addRows(page, rows, 1);
  await rows.nth(0).selectOption("friend");
  await page.getByRole("button", { name: "Open a table", exact: true }).click();
  return page.getByLabel("Link for your friends").inputValue();
}
