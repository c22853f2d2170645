// The end of a game: the last pirate arrives, the boat leaves, and a card tells the rest.

import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.js";
import { LAST_STEP, beginAt, openStage, to } from "./support.js";

const stage = openStage();

/** One step before the end, with somebody close behind. */
const CLOSE = LAST_STEP.replace("0.0.0.0.0.0", "30.37.37.37.37.37");

const lastStep = async (page) => {
  await page.locator("#place-36").click();
  await page.locator("#place-37").click();
  await page.locator("dialog[open] .meant").first().click();
};

/** Notes from now on, frame by frame, what is seen of the end. */
const watch = (page) => page.evaluate(() => {
  window.seen = [];
  const look = () => {
    const moving = (id) => document.getAnimations().some((one) => !(one instanceof CSSTransition) &&
      one.playState === "running" && one.effect.target?.id.startsWith(id));
    const flag = document.querySelector("#boat")?.innerHTML.includes("M2 -58C14");
    const now = [
      moving("crew-") && "hop", flag && "flag", document.querySelector("#afloat") && "at sea",
      moving("afloat") && "sails", document.querySelector(".ending") && "card",
    ].filter(Boolean).join(", ");
    if (window.seen.at(-1) !== now) window.seen.push(now);
    requestAnimationFrame(look);
  };
  look();
});

test("the last pirate arrives, then come the flag, the departure and the card", async () => {
  const { context, page, wrong } = await stage.visit({ motion: "normal" });
  await beginAt(page, CLOSE);
  await watch(page);
  await lastStep(page);
  await page.locator("#afloat").waitFor({ state: "attached" });
  const ends = await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(
    document.getAnimations().filter(({ effect }) => effect.target?.id === "afloat")
      .map(({ effect }) => effect.getComputedTiming().endTime)))));
  assert.ok(ends.length === 1 && ends[0] + 600 <= 5000, `hop and departure take ${ends} and 600 ms`);
  await page.locator(".ending").waitFor();
  const seen = await page.evaluate(() => window.seen);
  const first = (word) => seen.findIndex((now) => now.includes(word));
  assert.ok(first("hop") >= 0 && first("hop") < first("flag"), seen.join(" | "));
  assert.ok(!seen.some((now) => now.includes("hop") && now.includes("flag")), seen.join(" | "));
  assert.ok(first("sails") > 0 && first("sails") < first("card"), seen.join(" | "));
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a key ends the departure", async () => {
  const { context, page, wrong } = await stage.visit({ motion: "normal" });
  await beginAt(page, CLOSE);
  await lastStep(page);
  await page.locator("#afloat").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.locator(".ending").waitFor();
  const moving = await page.evaluate(() => document.getAnimations()
    .filter(({ effect }) => effect.target?.id === "afloat").length);
  assert.equal(moving, 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("with reduced motion nothing moves, and the boat is gone", async () => {
  const { context, page, wrong } = await stage.visit({ motion: "normal" }, { reducedMotion: "reduce" });
  await beginAt(page, CLOSE);
  await watch(page);
  await lastStep(page);
  await page.locator(".ending").waitFor();
  assert.equal(await page.evaluate(() => window.seen.filter((now) => /sails|hop/.test(now)).length), 0);
  assert.equal(await page.locator("#afloat").count(), 1);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the card tells the result, the standings and one true sentence, and so does the voice", async () => {
  const { context, page, wrong } = await stage.visit();
  await beginAt(page, CLOSE);
  await play(page);
  const card = page.getByRole("region", { name: "You won!" });
  await card.getByText("Landlubber was only one pirate short.").waitFor();
  assert.deepEqual(await card.locator(".standings .aside").allTextContents(), [
    "You: 6 of 6 aboard, 0 spaces to go.", "Landlubber: 5 of 6 aboard, 7 spaces to go.",
  ]);
  assert.deepEqual(await card.locator(".ending-figures li").allTextContents(),
    ["1 turn", "Longest jump: 1 space (You)"]);
  await page.waitForFunction(() => {
    const said = document.querySelector("#live").textContent;
    return said.includes("only one pirate short") && said.includes("7 spaces to go");
  });
  assert.equal(await page.evaluate(() => document.activeElement.id), "ending-words");
  assert.equal(await page.locator(".table button:disabled:visible").count(), 0, "no dead buttons");
  assert.deepEqual(wrong, []);
  await context.close();
});

test("two people at one device read who has won", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, `#/new/${CLOSE.replaceAll(" ", "_")}`);
  await page.locator(".setup .seats select").nth(1).selectOption("");
  await page.getByRole("button", { name: "Start the game" }).click();
  await play(page);
  assert.equal(await page.locator("#ending-words").textContent(), "Blue won");
  await page.locator(".ending p").filter({ hasText: "Red was only one pirate short." }).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("two wins without any help count, and the next level has a face", async () => {
  const { context, page, wrong } = await stage.visit();
  // One card leads home, so that nothing but the end itself is ever fetched.
  const line = LAST_STEP.replace("36.37.37.37.37.37:BDHKPS", "36.37.37.37.37.37:B");
  for (const _ of [1, 2]) {
    await beginAt(page, line);
    await play(page);
  }
  const next = page.getByRole("button", { name: "Next opponent: Deckhand" });
  await next.locator("svg.face").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the end is fetched while the game is played, and not before", async () => {
  const { context, page, wrong } = await stage.visit();
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  const ends = () => fetched.filter((url) => /chunks\/ending/.test(url));
  // Blue begins, so that no move is made before we have looked.
  await beginAt(page, LAST_STEP.replace("36.37.37.37.37.37", "0.0.0.0.0.0"));
  await page.locator(".place.source").first().waitFor();
  assert.deepEqual(ends(), []);
  const ending = page.waitForRequest(/chunks\/ending/);
  await play(page, { enough: ({ moves }) => moves > 3 });
  await ending;
  assert.deepEqual(wrong, []);
  await context.close();
});

test("a finished game that is opened again is still, with its card", async () => {
  const { context, page, wrong } = await stage.visit({ motion: "normal" });
  await beginAt(page, CLOSE);
  await lastStep(page);
  await page.locator("#afloat").waitFor({ state: "attached" });
  await page.reload();
  await page.locator(".ending").waitFor();
  assert.equal(await page.locator("#afloat").count(), 1);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the board is titled in the script of the page", async () => {
  const names = { he: "קרטחנה", ru: "Картахена", ja: "カルタヘナ" };
  for (const [lang, name] of Object.entries(names)) {
    const { context, page, wrong } = await stage.visit({ lang }, { viewport: { width: 1440, height: 900 } });
    await to(page, "#/study");
    await page.locator("#study-text").fill(LAST_STEP);
    await page.locator(".study-door form button.primary").click();
    await page.locator("#title text").waitFor();
    assert.equal(await page.locator("#title").textContent(), name);
    await to(page, "#/");
    await page.locator("button.primary.big").click();
    await page.locator("#place-0").waitFor();
    assert.equal(await page.locator(".table h1").textContent(), name);
    assert.deepEqual(wrong, []);
    await context.close();
  }
});

test("where a level is chosen, its face is seen", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, "#/new");
  const [row, level] = [page.locator(".seat").nth(1), page.locator(".seat select").nth(1)];
  const faces = new Set();
  for (const name of ["landlubber", "deckhand", "sailor", "bosun", "captain", "admiral"]) {
    await level.selectOption(name);
    faces.add(await row.locator("svg.face").innerHTML());
  }
  assert.equal(faces.size, 6);
  await level.selectOption("");
  await row.locator("svg.face").waitFor({ state: "detached" });
  assert.deepEqual(wrong, []);
  await context.close();
});
