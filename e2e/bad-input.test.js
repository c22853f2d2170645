// Text that cannot be read is answered with a sentence, and nothing is lost by it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LAST_STEP, begin, kept, openStage, to } from "./support.js";

const stage = openStage();

const NONSENSE = ["hello", "tortuga BPHSDK", "1. e4 e5 2. Nf3", "\u0000\uffff 🏴‍☠️", "x".repeat(200_000)];

test("pasted nonsense gets a sentence, and the text stays", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, "#/study");
  for (const text of NONSENSE) {
    await page.locator("#study-text").fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    const said = await page.locator(".study-error").textContent();
    assert.ok(said.length > 20 && said.length < 400, `${said.length}: ${said.slice(0, 400)}`);
    assert.equal(await page.locator("#study-text").inputValue(), text);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test("pasted words and addresses get a friendly sentence", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, "#/study");
  const open = async (text) => {
    await page.locator("#study-text").fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
  };
  const error = page.locator(".study-error");
  await open("see you tonight");
  await error.filter({ hasText: "doesn’t look like a game of Cartagena" }).waitFor();
  await open("https://example.org/games/17");
  await error.filter({ hasText: "This address doesn’t lead to a game" }).waitFor();
  await open(`${stage.address}#/at/k3x`);
  await error.filter({ hasText: "This link leads to an online table." }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Go to the table" }).getAttribute("href"), "#/at/k3x");
  // A link to a position is as good as the position.
  await open(`${stage.address}#/new/${LAST_STEP.replaceAll(" ", "_")}`);
  await page.locator(".study-board svg").first().waitFor();
  await to(page, "#/new");
  await page.getByRole("radio", { name: "Continue from a position" }).check();
  const position = page.getByLabel("Position in notation");
  await position.fill("see you tonight");
  await page.locator(".problem").filter({ hasText: "doesn’t look like a position" }).waitFor();
  await position.fill('[Cartagena "1"]');
  await page.locator(".problem").filter({ hasText: "This is a whole game" }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a position that is none does not begin, and says why", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, "#/new");
  await page.getByRole("radio", { name: "Continue from a position" }).check();
  for (const text of NONSENSE.slice(0, 4)) {
    await page.getByLabel("Position in notation").fill(text);
    await page.locator(".problem").filter({ hasText: /./ }).waitFor();
    assert.ok(await page.getByRole("button", { name: "Start the game" }).isDisabled());
  }
  await page.getByRole("radio", { name: "Random", exact: true }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#place-0").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a link that was cut short says so", async () => {
  const { context, page, wrong } = await stage.visit();
  for (const packed of ["AAAA", "!!!", "_".repeat(3000)]) {
    await to(page, `#/replay/${packed}`);
    await page.getByText("This link was cut off").waitFor();
    await to(page, "#/");
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test("an address that leads nowhere has a way out", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, "#/table/nothing");
  await page.getByText("This game is not on this device.").waitFor();
  await page.locator("main").getByRole("link", { name: "Games" }).click();
  await page.locator(".shelf").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a broken game on the shelf is told of and left as it is", async () => {
  const { context, page, wrong } = await stage.visit();
  await begin(page);
  await to(page, "#/");
  const broken = { record: "no record at all", touched: 1, version: 1 };
  await page.evaluate((broken) => new Promise((done, failed) => {
    const asked = indexedDB.open("cartagena");
    asked.onsuccess = () => {
      const writing = asked.result.transaction("games", "readwrite");
      writing.objectStore("games").put(broken, "broken1");
      writing.oncomplete = () => { asked.result.close(); done(); };
      writing.onerror = () => failed(writing.error);
    };
  }), broken);
  await page.reload();
  await to(page, "#/games");
  await page.getByText("A saved game cannot be read.").first().waitFor();
  assert.equal(await page.locator(".games .game").count(), 1, "the good game is there");
  const games = await kept(page);
  assert.equal(games.broken1.record, "no record at all");
  assert.deepEqual(wrong, []);
  await context.close();
});
