// Two people at one device, with hidden cards: nothing on the page ever tells one of them what the
// other holds or has drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.js";
import { begin, openStage } from "./support.js";

const stage = openStage();

const SYMBOL = "bottle|dagger|hat|key|pistol|skull";
const TOLD = new RegExp(`Your hand: [^<.]*(${SYMBOL})|(Drawn|draws): [^<.]*(${SYMBOL})|\\+[BDHKPS]`);
const CARD = new RegExp(`\\b(${SYMBOL})s?\\b`);

/** The whole document without what everybody may see, and without what the viewer may. */
const rest = (page, viewer) => page.evaluate((viewer) => {
  const all = document.documentElement.cloneNode(true);
  const open = ["head", "script", "svg", ".places", "#pile-discard", "dialog"];
  // The places of pirates and cards played in the open.
  const played = [...all.querySelectorAll(".log-entry")].filter((entry) =>
    /^[BDHKPS]\d+>\d+$/.test(entry.querySelector(".notation")?.textContent ?? ""));
  played.forEach((entry) => entry.remove());
  const own = viewer === null ? [] : [".own", "#live", ".toast", ".typing-lines", `.log-turn.seat-${viewer}`];
  all.querySelectorAll([...open, ...own].join()).forEach((part) => part.remove());
  return all.outerHTML;
}, viewer);

/** Returns the number of cards that lie open in a hand. */
const held = (page) => page.locator(".hand .stack:not(.none)").count();

// With typing the table also writes down what it says.
test("no hidden card is ever on the page", async () => {
  const { context, page, wrong } = await stage.visit({ text_mode: true });
  await begin(page, { variant: "Jamaica", seats: ["", ""] });
  let [viewer, passed] = [null, 0];
  const pass = async ({ pass }) => {
    passed += 1;
    assert.equal(await held(page), 0, "a hand behind the curtain");
    const all = await rest(page, null);
    assert.doesNotMatch(all, TOLD, "behind the curtain");
    assert.doesNotMatch(all.replace(/<div class="aside" id="live".*?<\/div>/s, "")
      .replace(/<ol class="typing-lines".*?<\/ol>/s, ""), CARD, "behind the curtain");
    viewer = pass.endsWith("Blue") ? 0 : 1;
    await page.getByRole("button", { name: "Show my cards" }).click();
  };
  const each = async (seen) => {
    if (!seen.pass) assert.doesNotMatch(await rest(page, viewer), CARD, `seen by ${viewer}`);
  };
  const seen = await play(page, { pass, each, enough: ({ moves }) => moves > 36 });
  assert.ok(passed > 6 && (seen.over || seen.moves > 36));
  assert.deepEqual(wrong, []);
  await context.close();
});
