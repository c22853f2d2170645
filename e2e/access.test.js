// Every page for everybody: axe-core finds nothing serious, nothing has to be scrolled sideways, and
// the table fits every window. Page, language, look and size are mixed so that every two meet.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES, LOOKS, PAGES, SIZES, resident, speak } from "./pages.js";
import { begin, openStage } from "./support.js";

const AXE = await readFile(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

const stage = openStage();

/** Returns axe's findings that would shut somebody out. */
const faults = (page) => page.evaluate(async () => {
  const found = await window.axe.run(document, { resultTypes: ["violations"] });
  const bad = found.violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
  return bad.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target} ${node.any[0]?.message ?? ""}`));
});

const sideways = (page) => page.evaluate(() =>
  document.scrollingElement.scrollWidth - document.documentElement.clientWidth);

const settings = Object.keys(SIZES).flatMap((size) => LOOKS.map((look) => [size, look]));

for (const [turn, [size, look]] of settings.entries()) {
  test(`nothing serious on a ${size}, ${look}`, async () => {
    const { context, page, wrong, games } = await resident(stage, look, size);
    const found = [];
    for (const [at, lang] of LANGUAGES.entries()) {
      await speak(page, stage.address, lang);
      await page.evaluate(AXE);
      const mine = Object.entries(PAGES).filter((_, number) => (number + at) % settings.length === turn);
      for (const [name, open] of mine) {
        await open(page, games);
        (await faults(page)).forEach((fault) => found.push(`${name} ${lang}: ${fault}`));
        if (await sideways(page) > 0) found.push(`${name} ${lang}: wider than the window`);
      }
    }
    assert.deepEqual(found, []);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

/** Returns the parts of the table that lie outside the window, or cannot be seen without scrolling. */
const outside = (page) => page.evaluate(() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.scrollingElement;
  const parts = [...document.querySelectorAll(".place, .hand .stack, .actions button, .mate, .pile")];
  const out = parts.filter((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect();
    return width > 0 && (left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1);
  });
  const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth;
  return [...(scrolls ? ["the page scrolls"] : []), ...out.map((part) => part.id || part.className)];
});

test("the table fits every window without scrolling", async () => {
  const { context, page, wrong } = await stage.visit({ beginner: true });
  const seats = ["", "deckhand", "deckhand", "deckhand", "deckhand"];
  await begin(page, { variant: "Hispaniola", seats });
  const address = page.url();
  const found = [];
  for (const lang of ["en", "ru", "he"]) {
    await speak(page, address, lang);
    await page.locator("#place-0").waitFor();
    for (const [width, height] of [[360, 640], [640, 360], [768, 1024], [1024, 768], [1280, 720], [2560, 1440]]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      (await outside(page)).forEach((fault) => found.push(`${lang} ${width}×${height}: ${fault}`));
    }
  }
  assert.deepEqual(found, []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("magnified fourfold, the table scrolls to all of its parts", async () => {
  const { context, page, wrong } = await stage.visit({}, { viewport: { width: 1280, height: 720 } });
  await begin(page);
  await page.setViewportSize({ width: 320, height: 180 });
  assert.equal(await sideways(page), 0);
  for (const part of ["#place-0", "#place-37", "#hand-B", ".end-turn"]) {
    await page.locator(part).scrollIntoViewIfNeeded();
    const { y, height } = await page.locator(part).boundingBox();
    assert.ok(y >= -1 && y + height <= 181, `${part} at ${y}`);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});
