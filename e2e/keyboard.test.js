// A whole game and the next one with Tab, arrows, Enter, Space and Escape alone, and the focus never
// lost on the way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Keys } from "./keyboard-user.js";
import { look, mover } from "./player.js";
import { openStage } from "./support.js";

const stage = openStage();

/** Chooses the card first: any that can be played, and where it leads farthest. */
async function byCard(keys, page, seen) {
  await keys.board();
  await keys.reach(/\busable\b/);
  await keys.press("Space");
  await page.locator(".stack.chosen").waitFor();
  const chosen = await look(page);
  await keys.walk(Math.max(...chosen.targets));
  await keys.press("Enter");
  return chosen;
}

/** Chooses the pirate first, thinks better of it, and chooses it again. */
async function byPirate(keys, page, seen) {
  await keys.walk(mover(seen));
  await keys.press("Enter");
  const chosen = await look(page, seen.key);
  if (chosen.moves % 5 === 0) {
    await keys.press("Escape");
    assert.equal((await look(page, chosen.key)).chosen, null);
    await keys.press("Space");
    await look(page, seen.key);
  }
  await keys.walk(Math.max(...chosen.targets));
  await keys.press(chosen.moves % 2 ? "Enter" : "Space");
  return chosen;
}

/** Does what there is to do, and says what was seen last before it came about. */
async function act(keys, page, seen) {
  if (seen.doubt) {
    await keys.reach(/\bmeant\b/);
    await keys.press("Enter");
  } else if (seen.bot) {
    // The bot may be faster than a hand.
    if (/\bgo-on\b/.test((await keys.focus()).kind)) await keys.press("Enter");
  } else if (seen.chosen !== null || seen.card) {
    // The move that was meant is on its way: the choice stays until it comes back. A card chosen
    // first would otherwise be looked for again, and after the third move there is none to find.
    return seen;
  } else if (seen.sources.length) {
    const cards = seen.hand && seen.moves % 7 === 1;
    return (cards ? byCard : byPirate)(keys, page, seen);
  } else {
    await keys.reach(/\bend-turn\b/);
    await keys.press("Enter");
  }
  return seen;
}

async function play(keys, page, enough) {
  let seen = await look(page);
  for (let deeds = 0; !enough(seen); deeds += 1) {
    assert.ok(deeds < 1500, `this game has no end: ${seen.key}`);
    const before = await act(keys, page, seen);
    seen = await look(page, before.key);
  }
  return seen;
}

test("a whole game and the next by keys, and the focus is always seen", async () => {
  const { context, page, wrong } = await stage.visit();
  await page.keyboard.press("Tab");
  const keys = new Keys(page);
  await keys.reach(/^Play$/);
  await keys.press("Enter");
  await page.locator("#place-0").waitFor();
  const { over } = await play(keys, page, (seen) => seen.over);
  assert.match(over, /^You won!$| won$/);

  await keys.reach(/^Play again$/);
  await keys.press("Enter");
  await page.locator("#ending-words").waitFor({ state: "detached" });
  await play(keys, page, ({ moves }) => moves > 6);
  assert.deepEqual([...keys.lost], [], "after these nothing had the focus");
  for (const key of ["Tab", "Shift+Tab", "ArrowLeft", "ArrowRight", "Enter", "Space", "Escape"]) {
    assert.ok(keys.pressed[key] > 0, `${key} was never pressed`);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a game is set up and begun by keys", async () => {
  const { context, page, wrong } = await stage.visit();
  await page.keyboard.press("Tab");
  const keys = new Keys(page);
  await keys.reach(/^New game$/);
  await keys.press("Enter");
  await page.locator(".setup").waitFor();
  await keys.reach(/^Start the game$/);
  await keys.press("Space");
  await page.locator("#place-0").waitFor();
  await play(keys, page, ({ moves, bot }) => moves >= 3 && !bot);
  assert.deepEqual([...keys.lost], [], "after these nothing had the focus");
  assert.deepEqual(wrong, []);
  await context.close();
});
