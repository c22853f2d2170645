// One game after another, and tables that are left and come back to, without loading the page anew.

import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.js";
import { LAST_STEP, beginAt, openStage, to } from "./support.js";

const stage = openStage();

test("after the end comes the next game, and the one after", async () => {
  const { context, page, wrong } = await stage.visit();
  await beginAt(page, LAST_STEP);
  const { over } = await play(page);
  assert.equal(over, "You won!");
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator("#ending-words").waitFor({ state: "detached" });
  await play(page, { enough: ({ moves }) => moves > 6 });
  for (const way of ["#/", "#/games", "#/rules"]) {
    await to(page, way);
    await page.goBack();
    await page.locator("#place-0").waitFor();
  }
  await play(page, { enough: ({ moves }) => moves > 12 });
  assert.deepEqual(wrong, []);
  await context.close();
});

test("two wins bring the offer of the next level, and the front door keeps it", async () => {
  const { context, page, wrong } = await stage.visit();
  const next = page.getByRole("button", { name: "Next opponent: Deckhand" });
  await page.getByText("Your opponent: Landlubber.").waitFor();
  await beginAt(page, LAST_STEP);
  await play(page);
  assert.equal(await next.count(), 0, "one win is not enough");
  await beginAt(page, LAST_STEP);
  await play(page);
  await next.click();
  await page.locator("#ending-words").waitFor({ state: "detached" });
  await page.locator(".table").getByText("Deckhand").first().waitFor();
  await to(page, "#/");
  await page.getByText("Your opponent: Deckhand.").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});
