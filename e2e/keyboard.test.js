// Setting a game up and playing it with Tab, arrows and Enter alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { look } from "./player.js";
import { openStage } from "./support.js";

const stage = openStage();

const focused = (page) => page.evaluate(() => {
  const it = document.activeElement;
  const shown = it.matches(":focus-visible") && it.getClientRects().length > 0;
  return { name: it.ariaLabel ?? it.textContent.trim(), id: it.id, shown };
});

/** Tabs until something is reached. */
async function tab(page, wanted) {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (wanted.test(now.name) || wanted.test(`#${now.id}`)) {
      assert.ok(now.shown, `${now.name} has the focus and does not show it`);
      return now;
    }
  }
  throw new Error(`${wanted} cannot be reached by Tab`);
}

/** Walks along the tunnel to a place and presses Enter. */
async function touch(page, number) {
  await page.keyboard.press("Home");
  for (let at = 0; at < number; at += 1) await page.keyboard.press("ArrowRight");
  assert.equal((await focused(page)).id, `place-${number}`);
  await page.keyboard.press("Enter");
}

test("a game is set up and begun by keys", async () => {
  const { context, page, wrong } = await stage.visit();
  await tab(page, /^New game$/);
  await page.keyboard.press("Enter");
  await page.locator(".setup").waitFor();
  await tab(page, /^Start the game$/);
  await page.keyboard.press("Enter");
  await page.locator("#place-0").waitFor();
  let seen = await look(page);
  while (seen.bot) seen = await look(page, seen.key);
  await tab(page, /^#place-/);
  for (let moves = 0; moves < 3; moves += 1) {
    await touch(page, 0);
    seen = await look(page, seen.key);
    await touch(page, Math.max(...seen.targets));
    seen = await look(page, seen.key);
    while (seen.chosen !== null) seen = await look(page, seen.key);
  }
  await tab(page, /^End turn$/);
  await page.keyboard.press("Enter");
  seen = await look(page, seen.key);
  assert.ok(seen.bot || seen.moves > 3);
  assert.deepEqual(wrong, []);
  await context.close();
});
