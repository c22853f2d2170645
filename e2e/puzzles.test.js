// Puzzles: solved by keyboard, a wrong try is answered, progress stays, damage is survived, no network is
// needed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openStage, to } from "./support.js";

const stage = openStage();
const PHONE = { viewport: { width: 360, height: 640 } };

/** The shipped puzzles: id, themes, position and solution. */
async function shelf(page) {
  const text = await page.evaluate(() => fetch("puzzles.txt").then((answer) => answer.text()));
  return text.trim().split("\n").slice(1).map((line) => {
    const [id, grade, themes, , ...rest] = line.split(" ");
    return { id, grade, themes, variant: rest[0], seats: rest[2].split("|").length, moves: rest.slice(6) };
  });
}

const isAdvance = (move) => /^[BDHKPS]\d+>\d+$/.test(move);

/** A puzzle whose solution is three cards, none for a pirate that another move has just brought. */
const plain = ({ moves, seats, variant }) =>
  moves.length === 3 && moves.every(isAdvance) && seats === 2 && variant === "tortuga";

/** Focuses something and presses Enter, as one who has no pointer. */
async function press(page, selector) {
  await page.locator(selector).focus();
  await page.keyboard.press("Enter");
}

/** Plays a card: first the card, then the pirate. */
async function play(page, move) {
  const [, card, from] = /^([BDHKPS])(\d+)>/.exec(move);
  await press(page, `#hand-${card}`);
  await press(page, `#place-${from}`);
}

async function standing(page) {
  await to(page, "#/puzzles");
  return page.locator(".puzzle-standing").innerText();
}

test("a puzzle is solved by keyboard, and the result stays after a reload", async () => {
  const { context, page, wrong } = await stage.visit({}, PHONE);
  const puzzle = (await shelf(page)).find(plain);
  await to(page, `#/puzzles/${puzzle.id}`);
  await page.locator(".puzzle .place.source").first().waitFor();
  for (const move of puzzle.moves) await play(page, move);
  // The focus is where the turn goes on.
  await page.locator(".puzzle .end-turn:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".puzzle-words.praise").waitFor();
  assert.equal(await page.locator(".puzzle-moves li").count(), 3);
  assert.match(await page.locator(".puzzle-themes").innerText(), /Your rating: 1\d\d\d \(\+\d+\)/);
  await page.locator(".puzzle .forward:focus").waitFor();
  assert.match(await standing(page), /Solved: 1 of 1/);
  await page.reload();
  await page.getByText("Solved: 1 of 1").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a wrong try is answered, can be tried again, and costs the point", async () => {
  const { context, page, wrong } = await stage.visit({}, PHONE);
  const puzzle = (await shelf(page)).find(plain);
  await to(page, `#/puzzles/${puzzle.id}`);
  await page.locator(".puzzle .place.source").first().waitFor();
  await play(page, puzzle.moves[0]);
  await press(page, ".puzzle .end-turn");
  await page.locator(".puzzle-words.hint").waitFor();
  const said = await page.locator(".puzzle-lines li").allInnerTexts();
  assert.equal(said[0], "Not the best turn.");
  assert.ok(said.length >= 3, said.join(" "));
  assert.match(said.at(-1), /No other turn gives you more than \d+%; the best one gives you \d+%\./);
  await page.getByRole("button", { name: "Try again" }).click();
  for (const move of puzzle.moves) await play(page, move);
  await press(page, ".puzzle .end-turn");
  await page.locator(".puzzle-words.praise").waitFor();
  assert.match(await standing(page), /Solved: 0 of 1/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("hints narrow the choice, and the solution is drawn on the board", async () => {
  const { context, page, wrong } = await stage.visit();
  const puzzle = (await shelf(page)).find(plain);
  await to(page, `#/puzzles/${puzzle.id}`);
  await page.locator(".puzzle .ask").click();
  await page.getByRole("listitem").filter({ hasText: "Look for:" }).waitFor();
  await page.locator(".puzzle .ask").click();
  await page.getByRole("listitem").filter({ hasText: "begins with the move that glows" }).waitFor();
  assert.equal(await page.locator(".puzzle .stack.usable").count(), 1);
  await page.locator(".puzzle .show-solution").click();
  await page.locator(".puzzle-moves li").first().waitFor();
  assert.equal(await page.locator(".puzzle-moves li").count(), 3);
  assert.match(await standing(page), /Solved: 0 of 1/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the filter leads to a puzzle of its theme and grade", async () => {
  const { context, page } = await stage.visit({}, PHONE);
  const all = await shelf(page);
  await to(page, "#/puzzles");
  await page.getByRole("button", { name: "Feed on the crowd" }).click();
  await page.getByRole("button", { name: "Difficulty 4 of 5" }).click();
  const fitting = all.filter(({ themes, grade }) => themes.includes("f") && grade === "4");
  await page.getByText(`0 of ${fitting.length} solved`).waitFor();
  await page.locator(".solve").click();
  await page.locator(".puzzle").waitFor();
  const id = new URL(page.url()).hash.split("/").at(-1);
  assert.ok(fitting.some((puzzle) => puzzle.id === id), id);
  await context.close();
});

test("damaged results and a damaged file are survived", async () => {
  const { context, page } = await stage.visit({}, PHONE);
  await page.evaluate(() => localStorage.setItem("cartagena-puzzles", "{\"x\": \u0000 ::: 7"));
  assert.match(await standing(page), /Your rating: 1000 · Solved: 0 of 0/);
  // The service worker may hold the file already; a page without one asks the network.
  const other = await stage.browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const fresh = await other.newPage();
  await fresh.route("**/puzzles.txt", (route) => route.fulfill({ body: "cartagena-puzzles 1\nnonsense\n" }));
  await fresh.goto(page.url());
  await fresh.getByRole("alert").filter({ hasText: "could not be downloaded" }).waitFor();
  await fresh.unroute("**/puzzles.txt");
  await fresh.getByRole("button", { name: "Try again" }).click();
  await fresh.locator(".puzzle-standing").waitFor();
  await other.close();
  await context.close();
});

test("puzzles need no network", async () => {
  const { context, page } = await stage.visit({}, PHONE);
  await page.locator('html[data-offline="ready"]').waitFor({ state: "attached" });
  await context.setOffline(true);
  await page.reload();
  await to(page, "#/puzzles/daily");
  await page.locator(".puzzle .place.source").first().waitFor();
  await context.close();
});

for (const lang of ["en", "he", "ru", "da", "cs", "ja"]) {
  test(`nothing runs out of a phone's window: ${lang}`, async () => {
    const { context, page } = await stage.visit({ lang }, PHONE);
    for (const where of ["#/puzzles", "#/puzzles/daily"]) {
      await to(page, where);
      await page.locator(where.endsWith("daily") ? ".puzzle .place.source" : ".puzzle-standing").first().waitFor();
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), where);
    }
    await context.close();
  });
}
