// "You" and "your turn": the own seat, the line above the hand, answers to touches that lead to no move,
// and the hint on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { look, play } from "./player.js";
import { begin, beginAt, openStage, to } from "./support.js";

const stage = openStage();

const PHONE = { hasTouch: true, viewport: { width: 360, height: 640 } };
const WINDOW = { viewport: { width: 1440, height: 900 } };

/** In the middle of a game: own pirates on 6 and 9, others on 5, 8 and more; no key in the hand. */
const MIDGAME = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH " +
  "0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S BDDHPBDSS - 0.3";

const words = async (page, selector) => (await page.locator(selector).textContent()).trim();

test("the own seat is at the table and says whose turn it is", async () => {
  for (const options of [PHONE, WINDOW]) {
    const { context, page, wrong } = await stage.visit({ name: "", beginner: true }, options);
    await begin(page);
    await look(page);
    assert.equal(await words(page, ".me .mate-name"), "You");
    assert.match(await page.locator(".me").getAttribute("aria-label"), /^You · Blue\. Boat: 0 of 6\./);
    assert.ok(await page.locator(".me.turn .lamps").isVisible(), "the lamps of the turn are on the seat");
    assert.equal(await words(page, ".whose"), "Your turn");
    assert.ok(await page.locator(".whose").isVisible(), "though the beginner is helped");
    await page.locator("#place-0").click();
    await page.locator(".place.target").first().click();
    await page.waitForFunction(() => document.querySelectorAll(".log-turn .log-entry").length === 1);
    await page.locator(".end-turn").click();
    await page.locator(".mates .mate.turn").waitFor();
    assert.doesNotMatch(await words(page, ".whose"), /You/, "it is the bot's turn");
    assert.deepEqual(wrong, []);
    await context.close();
  }
});

test("a name stands for \"You\", and two people at one device read the mover's name all the time", async () => {
  const { context, page, wrong } = await stage.visit({ name: "Anne", beginner: true }, PHONE);
  await begin(page, { seats: ["", ""] });
  await look(page);
  const turns = new Set();
  const each = async (seen) => {
    if (seen.bot || seen.doubt) return;
    const [name, turn] = [await words(page, ".me .mate-name"), await words(page, ".whose")];
    assert.equal(turn, `${name}’s turn`);
    turns.add(name);
  };
  await play(page, { each, enough: ({ moves }) => moves > 8 });
  assert.equal(turns.size, 2, [...turns].join());
  assert.deepEqual(wrong, []);
  await context.close();
});

test("those who watch bots have no hand, no buttons of a player and no turn of theirs", async () => {
  const { context, page, wrong } = await stage.visit({ name: "Anne", beginner: true }, WINDOW);
  await begin(page, { seats: ["deckhand", "sailor"] });
  await page.locator(".status").waitFor();
  assert.match(await words(page, ".status"), /^You are watching · /);
  assert.equal(await page.locator(".me, .stack, .undo, .ask, .end-turn").count(), 0);
  assert.doesNotMatch(await page.locator("section.table").innerText(), /\byours?\b/i);
  await page.keyboard.press("?");
  await page.locator(".keys").waitFor();
  assert.doesNotMatch(await page.locator(".keys").innerText(), /\byours?\b/i);
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Everything said from now on. */
const hearken = (page) => page.evaluate(() => {
  window.heard = [];
  const live = document.getElementById("live");
  new MutationObserver(() => {
    const said = live.textContent.trim();
    if (said && window.heard.at(-1) !== said) window.heard.push(said);
  }).observe(live, { childList: true, characterData: true, subtree: true });
});

/** Touches something that leads to no move; the answer is one line near it. */
async function answered(page, thing, answer) {
  // A button that says that it is disabled is not waited for.
  await page.locator(thing).click({ force: true });
  const line = page.locator(".touch-answer").filter({ hasText: answer });
  await line.waitFor();
  const [said, touched] = [await line.boundingBox(), await page.locator(thing).boundingBox()];
  const { width, height } = page.viewportSize();
  assert.ok(said.x >= 0 && said.x + said.width <= width && said.y >= 0 && said.y + said.height <= height, thing);
  const gap = Math.max(touched.y - (said.y + said.height), said.y - (touched.y + touched.height));
  assert.ok(gap < 20, `the answer to ${thing} is ${gap} px away`);
  await page.waitForFunction((answer) => window.heard.some((said) => said.includes(answer)), answer);
}

test("every touch answers, near the finger and aloud", async () => {
  for (const options of [PHONE, WINDOW]) {
    const { context, page, wrong } = await stage.visit({ name: "" }, options);
    await beginAt(page, MIDGAME);
    await look(page);
    await hearken(page);
    await answered(page, "#act-end", "Make at least one move first.");
    await answered(page, "#act-undo", "There is no move of this turn to take back.");
    await answered(page, "#act-again", "Nothing has happened yet.");
    await answered(page, "#place-8", "Yours are the ones that glow.");
    await answered(page, "#place-1", "Nobody is here.");
    await answered(page, "#place-37", "A card leads into the boat only if");
    await answered(page, "#hand-K", "You do not hold this card: key.");
    await page.locator("#place-6").click();
    await page.locator(".place.target").first().waitFor();
    assert.equal(await page.locator(".touch-answer").count(), 0, "gone with the next touch");
    await answered(page, "#place-2", "Going back leads to the nearest space");
    await page.locator("#place-6").click();
    await answered(page, "#place-20", "A card leads to the next empty space with its symbol.");
    assert.equal(await page.locator(".log-turn").count(), 0, "nothing was played");
    assert.deepEqual(wrong, []);
    await context.close();
  }
});

test("the same answer is said once, however often one presses", async () => {
  const { context, page, wrong } = await stage.visit({}, PHONE);
  await beginAt(page, MIDGAME);
  await look(page);
  await hearken(page);
  for (let times = 0; times < 4; times += 1) await answered(page, "#act-end", "Make at least one move first.");
  const heard = await page.evaluate(() => window.heard.filter((said) => said.includes("one move first")).length);
  assert.equal(heard, 1);
  await page.locator(".touch-answer").waitFor({ state: "detached" });
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a hint is drawn on the board, with the card at the start of its arrow", async () => {
  for (const options of [PHONE, WINDOW]) {
    const { context, page, wrong } = await stage.visit({ notation: false }, options);
    await beginAt(page, MIDGAME);
    await look(page);
    await page.locator("#act-hint").click();
    await page.locator(".advice-moves li").first().waitFor();
    const moves = await page.locator(".advice-moves").first().locator("li").count();
    const arrows = page.locator(".plans .plan");
    await arrows.first().waitFor({ state: "attached" });
    assert.ok(await arrows.count() >= 1 && await arrows.count() <= moves);
    const board = await page.locator(".board").boundingBox();
    const advice = await page.locator(".advice").boundingBox();
    const clear = advice.y >= board.y + board.height - 1 || advice.x >= board.x + board.width - 1 ||
      advice.x + advice.width <= board.x + 1;
    assert.ok(clear, "the words leave the board alone");
    await page.locator("#place-0").click();
    await arrows.first().waitFor({ state: "detached" });
    await page.locator("#place-0").click();
    await arrows.first().waitFor({ state: "attached" });
    await page.locator(".advice-do .primary").click();
    await page.locator("#log-1").waitFor({ state: "attached" });
    await arrows.first().waitFor({ state: "detached" });
    assert.deepEqual(wrong, []);
    await context.close();
  }
});

test("notation is shown only to those who turn it on", async () => {
  const { context, page, wrong } = await stage.visit({ notation: false }, WINDOW);
  await begin(page);
  await play(page, { enough: ({ moves }) => moves > 4 });
  assert.equal(await page.locator(".log .notation").count(), 0);
  const table = await page.evaluate(() => location.hash);
  await to(page, "#/settings");
  await page.getByRole("switch", { name: /^Notation of moves/ }).check();
  await to(page, table);
  await page.locator(".log .notation").first().waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});
