// One game after another, and tables that are left and come back to, without loading the page anew.

import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.js";
import { openStage, to } from "./support.js";

/** One step before the end: any card brings the last pirate home. */
const LAST_STEP = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH " +
  "36.37.37.37.37.37:BDHKPS|0.0.0.0.0.0:BDHKPS BDHKPSBDHKPS - 0.3";

const stage = openStage();

test("after the end comes the next game, and the one after", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, `#/new/${LAST_STEP.replaceAll(" ", "_")}`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#place-0").waitFor();
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
