// The first visit: what it transfers, and how long until there is something to see.

import { play } from "../player.js";
import { begin, to } from "../support.js";
import { quantile, stamped, watch } from "./stamps.js";

const PAINTED = { front: ".home h1", table: ".table .crew" };

const first = (page) => page.getByRole("button", { name: "Play", exact: true });

/** Returns the bytes that Chromium received for each file, with headers, in the order of their coming. */
function receipts(context) {
  const files = [];
  context.on("requestfinished", async (request) => {
    const file = { name: new URL(request.url()).pathname.slice(1) || "index.html" };
    files.push(file);
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    file.bytes = responseBodySize + responseHeadersSize;
  });
  return files;
}

const sum = (files) => files.reduce((all, file) => all + (file.bytes ?? 0), 0);

/**
 * From nothing to the default game with its bot at play. Without the service worker, which fetches
 * what the other games need when the page has time for it.
 */
export async function transfer({ browser, address }) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const files = receipts(context);
  const page = await context.newPage();
  await page.goto(address);
  await first(page).click();
  // Only a bot that moves needs its net.
  await play(page, { enough: () => files.some(({ name, bytes }) => name.endsWith(".net") && bytes) });
  await context.close();
  return { bytes: sum(files), files: files.sort((one, other) => other.bytes - one.bytes) };
}

/** Everything that is kept for playing without a network, as the service worker has it. */
export async function offline({ browser, address }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-offline="ready"]').waitFor({ state: "attached", timeout: 120_000 });
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const answers = await (await caches.open(name)).matchAll();
    const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size));
    return { files: sizes.length, bytes: sizes.reduce((all, size) => all + size, 0) };
  });
  await context.close();
  return kept;
}

/** A browser nobody has used, looking at an address: `{ page, close() }`. */
async function fresh({ browser, address }, path, options) {
  const context = await browser.newContext(options);
  await context.addInitScript(watch, PAINTED);
  const page = await context.newPage();
  await page.goto(address + path);
  return { page, close: () => context.close() };
}

/** Milliseconds to the front door, and from the first tap to the table. */
async function byTheDoor(stage) {
  const { page, close } = await fresh(stage, "");
  const { front } = await stamped(page, "front");
  await first(page).click();
  const { click, table } = await stamped(page, "table");
  await close();
  return { front, table: table - click };
}

async function byAddress(stage, path, storageState) {
  const { page, close } = await fresh(stage, path, { storageState });
  const { table } = await stamped(page, "table");
  await close();
  return table;
}

/** A browser that has kept a game, and where it is. */
async function running(stage) {
  const { context, page } = await stage.visit();
  await begin(page);
  const path = await page.evaluate(() => location.hash);
  await to(page, "#/");
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { path, state };
}

/** Cold starts in fresh profiles, in milliseconds: the middle and all of them. */
export async function start(stage, times, told) {
  const { path, state } = await running(stage);
  const all = { front: [], tap: [], both: [], direct: [] };
  for (let turn = 1; turn <= times; turn += 1) {
    told(`start ${turn} of ${times}`);
    const { front, table } = await byTheDoor(stage);
    all.front.push(front);
    all.tap.push(table);
    all.both.push(front + table);
    all.direct.push(await byAddress(stage, path, state));
  }
  const summed = Object.entries(all).map(([name, list]) => [name, { median: quantile(list), all: list }]);
  return Object.fromEntries(summed);
}
