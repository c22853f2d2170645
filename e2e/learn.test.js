// The course from its first step to its last, and the offer of it at the front door.

import assert from "node:assert/strict";
import { test } from "node:test";
import { learn } from "./learner.js";
import { begin, openStage, to } from "./support.js";

const stage = openStage();
const PHONE = { viewport: { width: 360, height: 640 } };

const offer = (page) => page.getByRole("link", { name: "New here? Learn in 3 minutes" });

for (const cardsFirst of [false, true]) {
  test(`the course can be gone through, ${cardsFirst ? "cards" : "pirates"} first`, async () => {
    const { context, page, wrong } = await stage.visit({}, PHONE);
    await to(page, "#/learn");
    const lessons = await page.locator(".lessons li").count();
    await page.getByRole("link", { name: "Begin" }).click();
    await learn(page, (now) => now.next === ".lesson .forward:not(:disabled)" && page.locator(".lesson .play").count(), { cardsFirst });
    await to(page, "#/learn");
    assert.equal(await page.locator(".lesson-link.done").count(), lessons);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test("a newcomer is offered the short course, which leads into the first game", async () => {
  const { context, page, wrong } = await stage.visit({}, PHONE);
  await offer(page).click();
  await learn(page, (now) => now.next === ".lesson .lesson-on .more");
  await page.getByRole("button", { name: "Play a real game" }).click();
  await page.locator(".table:not(.lesson) #place-0").waitFor();
  await page.getByText("Landlubber").first().waitFor();
  await to(page, "#/");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await offer(page).count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the short course is not offered to those who have played", async () => {
  const { context, page } = await stage.visit({}, PHONE);
  await offer(page).waitFor();
  await begin(page);
  await to(page, "#/");
  await page.locator(".home-go .waiting .crews").waitFor();
  assert.equal(await offer(page).count(), 0);
  await context.close();
});

test("a move to find glows only after a wrong try", async () => {
  const { context, page } = await stage.visit({}, PHONE);
  await to(page, "#/learn/board");
  await learn(page, () => page.locator(".dot.lit").count().then((count) => count === 2 && page.locator(".lesson .forward").count().then((on) => on === 0)));
  const glowing = () => page.locator(".lesson .stack.usable").count();
  assert.equal(await glowing(), 3);
  await page.locator("#hand-K").click();
  await page.locator("#place-27").click();
  await page.locator(".lesson-words.hint").waitFor();
  assert.equal(await glowing(), 1);
  await context.close();
});

/** Presses keys until the focus is on something that a selector finds. */
async function walk(page, key, selector) {
  for (let steps = 0; !(await page.locator(`${selector}:focus`).count()); steps += 1) {
    assert.ok(steps < 40, `${key} does not lead to ${selector}`);
    await page.keyboard.press(key);
  }
}

test("a lesson can be played by keys", async () => {
  const { context, page, wrong } = await stage.visit();
  await to(page, "#/learn/back-for-one");
  await page.locator("#place-15.source").waitFor();
  for (const [from, to] of [[15, 12], [9, 7]]) {
    await page.locator(`#place-${from}.source`).waitFor();
    await page.locator(`#place-${from}`).focus();
    await page.keyboard.press("Enter");
    await walk(page, "ArrowLeft", `#place-${to}`);
    await page.keyboard.press("Enter");
    await page.locator(".lesson .forward:focus").waitFor();
    await page.keyboard.press("Enter");
  }
  await page.locator(".lesson .place.source:focus").waitFor();
  await page.keyboard.press("Enter");
  await walk(page, "ArrowRight", ".place.target");
  await page.keyboard.press("Enter");
  await page.locator(".lesson a.forward:focus").waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});
