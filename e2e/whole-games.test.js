// Whole games against bots, by touching what glows, and a look back at each.

import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.js";
import { begin, openStage } from "./support.js";

const stage = openStage();

async function whole(variant, seats, viewport) {
  const { context, page, wrong } = await stage.visit({}, { viewport });
  await begin(page, { variant, seats });
  const { over, moves } = await play(page);
  assert.match(over, /^You won!$| won$/);
  assert.ok(moves > 12, `${moves} moves`);
  await page.getByRole("link", { name: "Review the game" }).click();
  await page.locator(".study-board svg").first().waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
}

test("Tortuga against a deckhand", () => whole("Tortuga", ["", "deckhand"], { width: 360, height: 640 }));

test("Jamaica against two bots", () =>
  whole("Jamaica", ["", "deckhand", "sailor"], { width: 1280, height: 720 }));

test("Hispaniola against a sailor", () =>
  whole("Hispaniola", ["", "sailor"], { width: 768, height: 1024 }));

test("one tap is enough for a first game", async () => {
  const { context, page, wrong } = await stage.visit({ confirm: false });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await play(page, { enough: ({ moves }) => moves > 12 });
  assert.match(page.url(), /#\/table\//);
  assert.deepEqual(wrong, []);
  await context.close();
});
