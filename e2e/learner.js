// Somebody who takes lessons: touches what glows, presses what the sentence points at.

import assert from "node:assert/strict";

/**
 * Returns what a learner sees, once it differs from `before`: the next thing to touch, the sentence, and
 * everything that changes when something happens.
 */
function look([cardsFirst, before]) {
  const find = (...orders) => orders.find((order) => document.querySelector(order));
  const lesson = document.querySelector(".lesson");
  if (lesson?.dataset.points === undefined) return null;
  const points = lesson.dataset.points.split(" ");
  const pressed = ["undo", "hint", "end"].find((name) => points.includes(name));
  const button = { undo: ".undo:enabled", hint: ".ask:enabled", end: ".end-turn:enabled" }[pressed];
  const chosen = document.querySelector(".lesson .place[aria-pressed='true'], .lesson .stack.chosen");
  const begin = [".lesson .place.source", ".lesson .stack.usable"];
  if (cardsFirst) begin.reverse();
  const target = document.querySelector(".lesson .stack.chosen") ? ".lesson .place.source" : ".lesson .place.target";
  const next = find(".lesson .lesson-on .more", ".lesson .forward:not(:disabled)", "dialog[open] .meant")
    ?? (button && find(button)) ?? find(".lesson .end-turn.glows:enabled")
    ?? (chosen ? find(target) : find(...begin));
  const labels = [...document.querySelectorAll(".lesson [aria-pressed], .lesson [aria-label]")];
  const state = labels.map((it) => `${it.ariaLabel} ${it.ariaPressed}`).join();
  const words = document.querySelector(".lesson-words")?.textContent;
  const seen = [location.hash, words, state, !!document.querySelector("dialog[open]")].join("|");
  return next && seen !== before ? { next, words, seen } : null;
}

/**
 * Follows the lessons until `enough` says so of what is seen, and returns all sentences. Moves are
 * begun by a pirate or, with `cardsFirst`, by a card.
 */
export async function learn(page, enough, { cardsFirst = false } = {}) {
  const sentences = [];
  for (let steps = 0, before = ""; ; steps += 1) {
    assert.ok(steps < 600, before);
    const handle = await page.waitForFunction(look, [cardsFirst, before], { polling: 20, timeout: 20_000 });
    const now = await handle.jsonValue();
    if (now.words && sentences.at(-1) !== now.words) sentences.push(now.words);
    if (await enough(now)) return sentences;
    before = await pressed(page, now.next) ? now.seen : "";
  }
}

/**
 * Presses something, unless it has vanished: the address changes before the lesson does, and then
 * the button seen was still that of the lesson before.
 */
async function pressed(page, order) {
  try {
    await page.locator(order).first().click({ timeout: 5_000 });
    return true;
  } catch (error) {
    if (error.name === "TimeoutError" && !(await page.locator(order).count())) return false;
    throw error;
  }
}
