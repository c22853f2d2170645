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
  assert.match(over, /^Blue wins/);
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
