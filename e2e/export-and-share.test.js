// Exporting games: files to save, links to copy and to share, files that are dropped.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { play } from "./player.js";
import { LAST_STEP, PATIENCE, beginAt, openStage, to } from "./support.js";

const stage = openStage();

const golden = (name) => readFile(new URL(`../crates/record/tests/golden/${name}.txt`, import.meta.url), "utf8");
const GOLDEN = await golden("01-jamaica-2");
const SECOND = await golden("23-tortuga-3");

/** A text file let go over something, as a file manager does it. */
async function drop(page, selector, text) {
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.txt", { type: "text/plain" }));
    return data;
  }, text);
  const target = page.locator(selector);
  await target.dispatchEvent("dragover", { dataTransfer });
  await target.dispatchEvent("drop", { dataTransfer });
}

async function opened(page, text = GOLDEN) {
  await to(page, "#/study");
  await drop(page, ".study-door", text);
  await page.locator(".study-board svg").first().waitFor();
}

async function choose(page, name) {
  await page.getByText("Share and save").click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** Returns the file that is saved by doing something: its name and its bytes. */
async function saved(page, deed) {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 4 * PATIENCE }), deed()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("a dropped record is opened, and saved as it was", async () => {
  const { context, page, wrong } = await stage.visit();
  await opened(page);
  const record = await saved(page, () => choose(page, "Save the record"));
  assert.equal(record.name, "cartagena.txt");
  assert.equal(record.bytes.toString().trim(), GOLDEN.trim());
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the board is saved as a picture, drawn and in points", async () => {
  const { context, page, wrong } = await stage.visit();
  await opened(page);
  const drawn = await saved(page, () => choose(page, "Save a picture (SVG)"));
  assert.match(drawn.bytes.toString(), /^<svg [^]*<\/svg>\s*$/);
  const points = await saved(page, () => choose(page, "Save a picture (PNG)"));
  assert.equal(points.bytes.subarray(1, 4).toString(), "PNG");
  assert.ok(points.bytes.length > 20_000, `${points.bytes.length} bytes`);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a game is saved as an animation", async () => {
  const { context, page, wrong } = await stage.visit();
  await opened(page);
  const film = await saved(page, () => choose(page, "Save the game as an animation (GIF)"));
  assert.equal(film.name, "cartagena.gif");
  assert.equal(film.bytes.subarray(0, 6).toString(), "GIF89a");
  assert.deepEqual([film.bytes.readUInt16LE(6), film.bytes.readUInt16LE(8)], [720, 405]);
  assert.ok(film.bytes.length < 4_000_000, `${film.bytes.length} bytes`);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("all finished games are one file, and it can be looked at again", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, "#/settings");
  const button = page.getByRole("button", { name: "Download all finished games" });
  await button.click();
  await page.getByText("There are no finished games yet.").first().waitFor();
  await beginAt(page, LAST_STEP);
  await play(page);
  await to(page, "#/settings");
  const { bytes } = await saved(page, () => button.click());
  await opened(page, bytes.toString());
  assert.equal(await page.locator(".study-slider").getAttribute("max"), "1");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("several games in one file are put on the shelf of another device, and none twice", async () => {
  const first = await stage.visit();
  await beginAt(first.page, LAST_STEP);
  await play(first.page);
  await to(first.page, "#/study");
  await drop(first.page, ".study-door", `${GOLDEN}\n${SECOND}`);
  await first.page.getByText("2 games were added to your games.").waitFor();
  await to(first.page, "#/settings");
  const button = first.page.getByRole("button", { name: "Download all finished games" });
  const { bytes } = await saved(first.page, () => button.click());
  await first.context.close();
  const { context, page, wrong } = await stage.visit();
  await to(page, "#/study");
  await drop(page, ".study-door", bytes.toString());
  await page.getByText("3 games were added to your games.").waitFor();
  await page.locator(".study-games li").nth(2).waitFor();
  await drop(page, ".study-door", SECOND + bytes.toString());
  await page.getByText("0 games were added to your games. 4 games were already here.").waitFor();
  await page.reload();
  await to(page, "#/games");
  await page.locator("ul.games > li").nth(2).waitFor();
  assert.equal(await page.locator("ul.games > li").count(), 3);
  assert.deepEqual([...first.wrong, ...wrong], []);
  await context.close();
});

test("a bad game in a file is told with its number and place, and the others are kept", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, "#/study");
  await drop(page, ".study-door", `${GOLDEN}\n${GOLDEN.replace("[Rules", "[Ruled")}`);
  await page.getByText("1 game was added to your games. 1 game cannot be read.").waitFor();
  const line = GOLDEN.split("\n").length;
  const told = await page.locator(".study-error").textContent();
  assert.match(told, /game 2 of 2: line \d+, column/);
  assert.ok(Number(/line (\d+)/.exec(told)[1]) > line, told);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("games, settings and lessons of a device are one file, and are there again on another", async () => {
  const first = await stage.visit({ name: "Grace", letters: true });
  await first.page.evaluate(() => localStorage.setItem("cartagena-lessons", "aim jump"));
  await beginAt(first.page, LAST_STEP);
  await play(first.page);
  // A game that goes on is saved, too, where no card is hidden.
  await beginAt(first.page, LAST_STEP);
  await to(first.page, "#/settings");
  const save = first.page.getByRole("button", { name: "Save everything to a file" });
  const { name, bytes } = await saved(first.page, () => save.click());
  assert.equal(name, "cartagena-backup.txt");
  await first.context.close();
  const { context, page, wrong } = await stage.visit();
  await page.evaluate(() => localStorage.setItem("cartagena-lessons", "road"));
  await to(page, "#/settings");
  const file = page.getByLabel("Bring back from a file");
  await file.setInputFiles({ name, mimeType: "text/plain", buffer: bytes });
  await page.getByText("2 games were added to your games.").first().waitFor();
  assert.equal(await page.locator("#name").inputValue(), "Grace");
  const lessons = await page.evaluate(() => localStorage.getItem("cartagena-lessons"));
  assert.deepEqual(lessons.split(" ").sort(), ["aim", "jump", "road"]);
  await to(page, "#/games");
  await page.locator(".games .game").nth(1).waitFor();
  await to(page, "#/settings");
  await file.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from("ahoy") });
  await page.getByText("There are no games or settings in this file.").first().waitFor();
  assert.deepEqual([...first.wrong, ...wrong], []);
  await context.close();
});

test("the browser is asked to keep the games once there is one to lose", async () => {
  const { context, page, wrong } = await stage.visit();
  await context.addInitScript(() => {
    window.asked = 0;
    StorageManager.prototype.persist = () => Promise.resolve(!!(window.asked += 1));
  });
  await page.reload();
  await beginAt(page, LAST_STEP);
  assert.equal(await page.evaluate(() => window.asked), 0);
  await play(page);
  await page.waitForFunction(() => window.asked === 1);
  await beginAt(page, LAST_STEP);
  await play(page);
  assert.equal(await page.evaluate(() => window.asked), 1);
  assert.deepEqual(wrong, []);
  await context.close();
});

/** A browser that can share, and how that ends. */
const sharing = (context, outcome) => context.addInitScript((outcome) => {
  window.shared = [];
  window.said = "";
  new MutationObserver(() => { window.said += document.querySelector("#live")?.textContent ?? ""; })
    .observe(document, { childList: true, characterData: true, subtree: true });
  navigator.share = async (what) => {
    window.shared.push(what);
    if (outcome) throw new DOMException("no", outcome);
  };
}, outcome);

async function share(outcome) {
  const visited = await stage.visit();
  const { context, page } = visited;
  await sharing(context, outcome);
  await page.reload();
  await opened(page);
  await choose(page, "Share a link");
  await page.waitForFunction(() => window.shared.length === 1);
  return visited;
}

const REFUSED = "This could not be shared.";

test("a link is shared where the browser can, and leads to the game", async () => {
  const { context, page, wrong } = await share(null);
  const [{ url, title }] = await page.evaluate(() => window.shared);
  assert.equal(title, "Cartagena");
  await page.goto(url);
  await page.locator(".study-board svg").first().waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("sharing that is refused is told, thinking better of it is not", async () => {
  const refused = await share("NotAllowedError");
  await refused.page.waitForFunction((words) => window.said.includes(words), REFUSED);
  const left = await share("AbortError");
  await left.context.grantPermissions(["clipboard-write"]);
  await choose(left.page, "Copy the game");
  await left.page.waitForFunction(() => window.said.includes("Copied."));
  assert.ok(!await left.page.evaluate((words) => window.said.includes(words), REFUSED));
  assert.deepEqual([...refused.wrong, ...left.wrong], []);
  await Promise.all([refused, left].map(({ context }) => context.close()));
});

test("where nothing can be shared or copied, the link is there to be copied by hand", async () => {
  const { context, page, wrong } = await stage.visit();
  await context.addInitScript(() => {
    delete Navigator.prototype.share;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.reload();
  await opened(page);
  await choose(page, "Copy a link");
  const text = page.getByLabel("Your browser doesn’t let us copy.");
  assert.match(await text.inputValue(), /#\/replay\/[\w-]{100,}$/);
  assert.equal(await page.getByRole("button", { name: "Share a link" }).count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});
