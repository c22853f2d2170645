// Looking back: a record is judged to its end, and travels in a link.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { PATIENCE, complaints, openStage, to } from "./support.js";

const GOLDEN = new URL("../crates/record/tests/golden/", import.meta.url);

const stage = openStage();

async function open(page, text) {
  await to(page, "#/study");
  await page.locator("#study-text").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

test("a golden record is judged, and its link leads back to it", async () => {
  const text = await readFile(new URL("01-jamaica-2.txt", GOLDEN), "utf8");
  const { context, page, wrong } = await stage.visit();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, text);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByRole("tab", { name: "Chances" }).click();
  await page.getByRole("button", { name: "Analyse every turn" }).click();
  await page.locator(".study-graph svg").waitFor();
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached", timeout: 5 * PATIENCE });
  await page.getByRole("tab", { name: "Lessons" }).click();
  const lessons = await page.locator(".study-lesson").count();
  assert.ok(lessons > 0, "nobody plays without a slip");
  await page.locator(".study-lesson").first().click();

  await page.getByText("Share and save").click();
  await page.getByRole("button", { name: "Copy a link" }).click();
  const link = await page.waitForFunction(async () => {
    const text = await navigator.clipboard.readText();
    return text.includes("#/replay/") ? text : null;
  });
  const other = await context.newPage();
  const wrongThere = complaints(other);
  await other.goto(await link.jsonValue());
  await other.locator(".study-board svg").first().waitFor();
  const end = (which) => which.locator(".study-slider").getAttribute("max");
  assert.equal(await end(other), await end(page));

  // The text of the game has what the captain said; a link stays short.
  await page.getByText("Share and save").click();
  await page.getByRole("button", { name: "Copy the game" }).click();
  const noted = await page.waitForFunction(async () => {
    const text = await navigator.clipboard.readText();
    return text.startsWith("[Cartagena") ? text : null;
  });
  const record = await noted.jsonValue();
  for (const part of ["\n#[Chances \"", "\n#[Loss \"", "\n#[Mark \"", "\n#[Comment \"", "\n#| "]) {
    assert.ok(record.includes(part), `${part} is not in ${record}`);
  }
  await other.goto(new URL("#/study", stage.address).href);
  await other.reload();
  await open(other, record);
  await other.locator(".study-board svg").first().waitFor();
  assert.equal(await end(other), await end(page));
  assert.deepEqual([...wrong, ...wrongThere], []);
  await context.close();
});

/** The lowest edge of an element, and the upper edge of another one. */
const edges = (page, one, other) => page.evaluate(([one, other]) => [
  document.querySelector(one).getBoundingClientRect().bottom,
  document.querySelector(other).getBoundingClientRect().top,
], [one, other]);

for (const [lang, names] of [["ru", ["Синий", "Красный"]], ["he", ["הכחול", "האדום"]]]) {
  test(`on a phone in ${lang} the last line of the caption is in sight, and pictures name the seats`, async () => {
    const text = await readFile(new URL("21-tortuga-2.txt", GOLDEN), "utf8");
    const { context, page, wrong } = await stage.visit({ lang }, { viewport: { width: 360, height: 640 }, hasTouch: true });
    await to(page, "#/study");
    await page.locator("#study-text").fill(text);
    await page.locator("main button.primary").first().click();
    await page.locator(".study-board svg").first().waitFor();
    for (let moves = 0; moves < 30; moves += 1) {
      await page.keyboard.press("ArrowRight");
      const [caption, controls] = await edges(page, ".study-caption", ".study-controls");
      assert.ok(caption <= controls + 0.5, `${caption} is below ${controls} after ${moves + 1} moves`);
      const [keys] = await edges(page, ".study-keys-row", ".study-controls");
      assert.ok(keys <= 640.5, `the keys end at ${keys}`);
    }
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/review-${lang}.png` });
    await page.locator("#tab-cards").click();
    const drawn = await page.locator(".study-cards text").allTextContents();
    assert.deepEqual(drawn.slice(0, 2), names);
    if (process.env.SHOTS) await page.locator(".study-cards").screenshot({ path: `${process.env.SHOTS}/cards-${lang}.png` });
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test("the turns that cost most are offered to be played better, and the game is there afterwards", async () => {
  const text = await readFile(new URL("21-tortuga-2.txt", GOLDEN), "utf8");
  const { context, page, wrong } = await stage.visit({}, { viewport: { width: 1280, height: 800 } });
  await open(page, text);
  await page.getByRole("tab", { name: "Chances" }).click();
  await page.getByRole("button", { name: "Analyse every turn" }).click();
  await page.locator(".study-graph svg").waitFor();
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached", timeout: 5 * PATIENCE });
  await page.getByRole("tab", { name: "Lessons" }).click();
  await page.locator(".study-lesson").first().waitFor();
  await page.locator(".find-yourself").click();
  // A wrong try is looked at by the captain, who says what it gives, or that it is as good.
  await page.locator(".puzzle .place.source").first().click();
  await page.locator(".puzzle .place.target").first().click();
  await page.locator(".puzzle .end-turn").click();
  await page.locator(".puzzle-words:is(.hint, .praise)").waitFor();
  if (await page.locator(".puzzle-words.hint").count()) {
    await page.locator(".puzzle-lines").getByText(/It gives you \d+%, the best turn \d+%\./).waitFor();
    await page.locator(".puzzle .show-solution").click();
  }
  await page.locator(".puzzle-moves li").first().waitFor();
  await page.locator(".puzzle-lines").getByText(/\d+% with what was played\./).waitFor();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.locator(".study-board svg").first().waitFor();
  await page.getByRole("tab", { name: "Chances" }).click();
  await page.getByRole("button", { name: "Analyse every turn" }).click();
  await page.getByRole("tab", { name: "Lessons" }).click();
  await page.locator(".study-lesson").first().waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});
