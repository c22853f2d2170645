// A pressed button often disappears, or is switched off; the focus stays on the page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Keys } from "./keyboard-user.js";
import { look } from "./player.js";
import { begin, openStage, to } from "./support.js";

const stage = openStage();

const GOLDEN = new URL("../crates/record/tests/golden/01-jamaica-2.txt", import.meta.url);

/** A page on which things are pressed by key, each followed by something that comes of it. */
async function presser() {
  const { context, page, wrong } = await stage.visit({}, { viewport: { width: 360, height: 640 } });
  const keys = new Keys(page);
  const press = async (thing, effect) => {
    keys.last = `Enter on ${thing}`;
    await page.locator(thing).first().press("Enter");
    await effect();
    await keys.found();
  };
  const end = async () => {
    assert.deepEqual([...keys.lost], [], "after these nothing had the focus");
    assert.deepEqual(wrong, []);
    await context.close();
  };
  const comes = (thing) => () => page.locator(thing).first().waitFor({ state: "attached" });
  const goes = (thing) => () => page.locator(thing).first().waitFor({ state: "detached" });
  return { page, press, comes, goes, end };
}

test("at the table", async () => {
  const { page, press, comes, goes, end } = await presser();
  await begin(page);
  await look(page);
  await press("#place-0", comes(".place.target"));
  await press(".place.target", comes('.undo[aria-disabled="false"]'));
  await press(".undo", comes('.undo[aria-disabled="true"]'));
  await press(".ask", comes(".advice-chance"));
  await press(".advice-head button", goes(".advice"));
  await press("#place-0", comes(".place.target"));
  await press(".place.target", comes("#log-1"));
  await press(".menu-button", comes("dialog[open]"));
  await press(".menu-log", comes(".log.open"));
  await press("#log-0", comes(".past"));
  await press(".past button", goes(".past"));
  await end();
});

test("behind the curtain", async () => {
  const { page, press, goes, end } = await presser();
  await begin(page, { variant: "Jamaica", seats: ["", ""] });
  await press(".curtain button", goes(".curtain"));
  await end();
});

test("on the other pages", async () => {
  const { page, press, comes, goes, end } = await presser();
  await begin(page);
  await to(page, "#/new");
  const seats = (count) => () => page.waitForFunction((count) =>
    document.querySelectorAll(".setup .seats select").length === count, count);
  for (const count of [3, 4, 5]) await press(".setup button:has-text('Add a player')", seats(count));
  await press(".setup .seats .leave", seats(4));
  await to(page, "#/games");
  await press(".games button:has-text('Delete')", goes(".games"));
  await press(".notice button", comes(".games"));
  await to(page, "#/study");
  await page.locator("#study-text").fill(await readFile(GOLDEN, "utf8"));
  await press(".study-door form button.primary", comes(".study-board svg"));
  await press("summary", comes("details[open]"));
  await press(".study-menu-list button:has-text('Copy the position')", goes("details[open]"));
  await end();
});
