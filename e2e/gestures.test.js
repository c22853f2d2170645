// Playing with mouse and finger in the ways that are not a tap: dragging, resting, being asked which
// move was meant, and looking at an earlier moment.

import assert from "node:assert/strict";
import { test } from "node:test";
import { look, play } from "./player.js";
import { LAST_STEP, begin, beginAt, kept, openStage } from "./support.js";

const stage = openStage();

const PHONE = { hasTouch: true, viewport: { width: 360, height: 640 } };

async function middle(page, selector) {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** The same three motions of a mouse and of a finger. */
async function mouse(page) {
  return {
    down: async ({ x, y }) => { await page.mouse.move(x, y); await page.mouse.down(); },
    move: ({ x, y }) => page.mouse.move(x, y, { steps: 6 }),
    up: () => page.mouse.up(),
  };
}

async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  let at;
  return {
    down: async (point) => { at = point; await send("touchStart", [at]); },
    move: async ({ x, y }) => {
      const from = at;
      for (let part = 1; part <= 6; part += 1) {
        at = { x: Math.round(from.x + (x - from.x) * part / 6), y: Math.round(from.y + (y - from.y) * part / 6) };
        await send("touchMove", [at]);
      }
    },
    up: () => send("touchEnd", []),
  };
}

const moves = (page) => page.locator(".log-entry").count();
const carried = (page, there) => page.locator(".carried").waitFor({ state: there ? "visible" : "detached" });

/** Drags a pirate to nowhere, then to a target, then a card to a pirate. */
async function drag(hand, page) {
  const { sources } = await look(page);
  const pirate = await middle(page, `#place-${sources[0]}`);
  await hand.down(pirate);
  await hand.move(await middle(page, ".status"));
  await carried(page, true);
  const targets = await page.locator(".place.target").count();
  assert.ok(targets > 0, "where it can go is shown under way");
  await hand.up();
  await carried(page, false);
  assert.equal(await moves(page), 0, "let go over nothing");
  await page.keyboard.press("Escape");

  await hand.down(pirate);
  await hand.move(await middle(page, ".status"));
  await hand.move(await middle(page, ".place.target >> nth=0"));
  await hand.up();
  // The log begins with the start.
  await page.waitForFunction(() => document.querySelectorAll(".log-turn .log-entry").length === 1);

  await hand.down(await middle(page, ".stack.usable >> nth=0"));
  await hand.move(await middle(page, `#place-${sources[0]}`));
  await hand.up();
  await page.waitForFunction(() => document.querySelectorAll(".log-turn .log-entry").length === 2);
}

test("a pirate is dragged to where it goes, and a card to a pirate, by mouse", async () => {
  const { context, page, wrong } = await stage.visit({}, { viewport: { width: 1280, height: 720 } });
  await begin(page);
  await drag(await mouse(page), page);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("and by finger", async () => {
  const { context, page, wrong } = await stage.visit({}, PHONE);
  await begin(page);
  await drag(await finger(page), page);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a finger that rests on a pirate sees where it can go", async () => {
  const { context, page, wrong } = await stage.visit({}, PHONE);
  await begin(page);
  const { sources } = await look(page);
  const hand = await finger(page);
  const pirate = await middle(page, `#place-${sources[0]}`);
  await hand.down(pirate);
  await page.locator(".place.target").first().waitFor();
  assert.ok(await page.locator(".ghosts > *").count() > 0);
  assert.equal(await page.locator('.place[aria-pressed="true"]').count(), 0, "nothing is chosen yet");
  await hand.up();
  assert.equal(await moves(page), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a finger that rests on a target sees the jump", async () => {
  const { context, page, wrong } = await stage.visit({}, PHONE);
  await begin(page);
  const { sources } = await look(page);
  await page.locator(`#place-${sources[0]}`).tap();
  await page.locator(".place.target").first().waitFor();
  const hand = await finger(page);
  await hand.down(await middle(page, ".place.target >> nth=0"));
  await page.locator(".preview > *").first().waitFor({ state: "attached" });
  assert.equal(await moves(page), 0, "looking is not playing");
  await hand.up();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("where six cards lead to one place, one is asked which is meant", async () => {
  const { context, page, wrong } = await stage.visit();
  await beginAt(page, LAST_STEP);
  await page.locator("#place-36").click();
  await page.locator("#place-37").click();
  const meant = page.locator("dialog[open] .meant");
  await meant.nth(5).waitFor();
  assert.equal(await meant.count(), 6);
  await page.keyboard.press("Escape");
  await meant.first().waitFor({ state: "detached" });
  assert.equal(await page.locator("#ending-words").count(), 0, "nothing was played");

  await page.locator("#place-37").click();
  await meant.filter({ hasText: "key" }).click();
  await page.locator("#ending-words").waitFor();
  const said = await page.locator(".log-turn .notation").allTextContents();
  assert.deepEqual(said, ["K36>37"]);
  assert.deepEqual(wrong, []);
  await context.close();
});

const places = (page) => page.evaluate(() =>
  [...document.querySelectorAll(".place")].map((place) => place.getAttribute("aria-label")));

async function lookBack(viewport) {
  const { context, page, wrong } = await stage.visit({}, { viewport });
  await begin(page);
  await play(page, { enough: ({ moves, bot, chosen }) => moves > 9 && !bot && chosen === null });
  const [now, games] = [await places(page), await kept(page)];
  if (!await page.locator("#log-2").isVisible()) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator(".menu-log").click();
  }
  await page.locator("#log-0").click();
  await page.locator(".past").waitFor();
  assert.notDeepEqual(await places(page), now, "the first moment is another");
  assert.equal(await page.locator(".place.source").count(), 0, "the past cannot be played");
  await page.locator(".past button").click();
  await page.locator(".past").waitFor({ state: "detached" });
  assert.deepEqual(await places(page), now);
  assert.deepEqual(await kept(page), games, "the game is as it was");
  assert.deepEqual(wrong, []);
  await context.close();
}

test("an entry of the log shows its moment, and the band leads back", () =>
  lookBack({ width: 1280, height: 720 }));

test("and on a phone", () => lookBack({ width: 360, height: 640 }));
