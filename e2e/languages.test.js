// Six languages: the browser's, or the one chosen; Hebrew runs the other way, the tunnel does not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, complaints, openStage } from "./support.js";
import { LANGUAGES, speak } from "./pages.js";

const stage = openStage();

test("the page speaks the browser's language, or English", async () => {
  const wishes = { "cs-CZ": "cs", he: "he", "ja-JP": "ja", "fr-FR": "en" };
  for (const [locale, lang] of Object.entries(wishes)) {
    const context = await stage.browser.newContext({ locale });
    const page = await context.newPage();
    const wrong = complaints(page);
    await page.goto(stage.address);
    await page.locator("main h1").waitFor();
    const root = page.locator("html");
    assert.equal(await root.getAttribute("lang"), lang, locale);
    assert.equal(await root.getAttribute("dir"), lang === "he" ? "rtl" : "ltr", locale);
    assert.deepEqual(wrong, []);
    await context.close();
  }
});

const middle = async (page, selector) => {
  const { x, width } = await page.locator(selector).first().boundingBox();
  return x + width / 2;
};

test("Hebrew mirrors the page and leaves the tunnel as it lies", async () => {
  const { context, page, wrong } = await stage.visit({}, {
    viewport: { width: 1280, height: 720 },
  });
  await begin(page);
  const address = page.url();
  const places = async () => [await middle(page, "#place-1"), await middle(page, "#place-7")];
  const [first, seventh] = await places();
  const end = await middle(page, ".actions .undo") - await middle(page, ".actions button:last-child");
  await speak(page, address, "he");
  await page.locator("#place-0").waitFor();
  const [firstThere, seventhThere] = await places();
  assert.equal(Math.sign(seventhThere - firstThere), Math.sign(seventh - first));
  const endThere = await middle(page, ".actions .undo") - await middle(page, ".actions button:last-child");
  assert.equal(Math.sign(endThere), -Math.sign(end));
  assert.deepEqual(wrong, []);
  await context.close();
});

test("numbers have the right words", async () => {
  const { context, page, wrong } = await stage.visit();
  await begin(page);
  const address = page.url();
  const said = {};
  for (const lang of LANGUAGES) {
    await speak(page, address, lang);
    await page.locator("#place-0").waitFor();
    said[lang] = await page.locator(".status").textContent();
  }
  assert.match(said.en, /3 moves left/);
  assert.match(said.ru, /3 перемещения/);
  assert.match(said.cs, /3 pohyby/);
  assert.equal(new Set(Object.values(said)).size, LANGUAGES.length);
  assert.deepEqual(wrong, []);
  await context.close();
});
