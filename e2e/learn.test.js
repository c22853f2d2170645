// The course from its first step to its last, doing what glows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openStage, to } from "./support.js";

const stage = openStage();

/** What to do next: the kind of thing to touch, with a key that changes when something happened. */
function lesson([known, cardsFirst]) {
  const touched = [".spot.wanted:enabled", ".lesson .wanted:enabled:not(.spot)"];
  if (cardsFirst) touched.reverse();
  const orders = [".lesson a.forward", ".lesson button.forward", ...touched];
  const next = orders.find((order) => document.querySelector(order));
  const words = document.querySelector(".lesson-words")?.textContent;
  const glowing = [...document.querySelectorAll(".lesson .wanted, .lesson .chosen, .dot.lit")];
  const title = document.querySelector("main h1")?.textContent;
  const key = [title, words, next, glowing.map((it) => it.ariaLabel ?? "").join()].join("|");
  const last = document.querySelector(".lesson button.forward")?.previousElementSibling;
  return next && key !== known ? { next, key, last: !!last?.matches(".again") } : null;
}

for (const cardsFirst of [false, true]) {
  test(`the course can be gone through, ${cardsFirst ? "cards" : "pirates"} first`, async () => {
    const { context, page, wrong } = await stage.visit({}, {
      viewport: { width: 360, height: 640 },
    });
    await to(page, "#/learn");
    const lessons = await page.locator(".lessons li").count();
    await page.getByRole("link", { name: /begin|start|first/i }).first().click();
    let seen = { key: "", last: false };
    for (let steps = 0; !seen.last; steps += 1) {
      assert.ok(steps < 500, seen.key);
      seen = await (await page.waitForFunction(lesson, [seen.key, cardsFirst], { polling: 20 })).jsonValue();
      if (!seen.last) await page.locator(seen.next).first().click();
    }
    await to(page, "#/learn");
    assert.equal(await page.locator(".lesson-link.done").count(), lessons);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}
