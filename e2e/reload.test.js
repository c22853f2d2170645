// A reload, or a closed tab, in the middle of a turn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.js";
import { begin, complaints, openStage } from "./support.js";

const stage = openStage();

/** Waits for the table and for its log, which comes after it. */
async function complete(page) {
  await page.locator("#place-0").waitFor();
  await page.locator(".log-entry").first().waitFor({ state: "attached" });
}

/** Everything at the table that can be read: places, cards, whose turn it is, what happened. */
const stands = (page) => page.evaluate(() => {
  const names = (selector) =>
    [...document.querySelectorAll(selector)].map((it) => it.getAttribute("aria-label"));
  const words = (selector) => [...document.querySelectorAll(selector)].map((it) => it.textContent);
  return [
    names(".place, .hand .stack, .lying [aria-label], .seat[aria-label]"),
    words(".status span, .log-entry"),
    [...document.querySelectorAll(".actions button")].map((it) => it.ariaDisabled),
  ];
});

async function inMidTurn(variant) {
  const visited = await stage.visit();
  await begin(visited.page, { variant });
  const midTurn = ({ end, chosen, bot, moves }) => end && chosen === null && !bot && moves > 14;
  const seen = await play(visited.page, { enough: midTurn });
  assert.ok(!seen.over, "the game was over too soon");
  return visited;
}

for (const variant of ["Tortuga", "Jamaica"]) {
  test(`${variant}: after a reload everything is as it was`, async () => {
    const { context, page, wrong } = await inMidTurn(variant);
    const before = await stands(page);
    await page.reload();
    await complete(page);
    assert.deepEqual(await stands(page), before);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test("after a closed tab the front door leads back to the game", async () => {
  const { context, page } = await inMidTurn("Hispaniola");
  const before = await stands(page);
  await page.close();
  const other = await context.newPage();
  const wrong = complaints(other);
  await other.goto(stage.address);
  await other.getByRole("link", { name: "Continue your game" }).click();
  await complete(other);
  assert.deepEqual(await stands(other), before);
  await play(other, { enough: ({ moves }) => moves > 24 });
  assert.deepEqual(wrong, []);
  await context.close();
});
