// Other moves beside a game: tried at a table, named, kept on the device, shared in the link.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { PATIENCE, complaints, openStage, to } from "./support.js";

const GOLDEN = new URL("../crates/record/tests/golden/", import.meta.url);

const stage = openStage();

async function open(page, name) {
  const text = await readFile(new URL(name, GOLDEN), "utf8");
  await to(page, "#/study");
  await page.locator("#study-text").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.locator(".study-board svg").first().waitFor();
}

/** Opens the panel of the captain and the line, which wide windows show anyway. */
async function openPanel(page) {
  const button = page.locator(".trial-open");
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
}

/** Plays a move that the page offers. */
async function playAnything(page) {
  await page.locator(".trial .place.source").first().click();
  await page.locator(".trial .place.target").first().click();
}

test("a variation is tried, judged, named, kept and shared", async () => {
  const { context, page, wrong } = await stage.visit({}, { viewport: { width: 360, height: 740 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "21-tortuga-2.txt");
  await page.locator(".study-turn .study-move").nth(4).click();
  await page.getByRole("button", { name: "Try other moves here" }).click();
  await page.locator(".trial-chance").first().waitFor({ timeout: 2 * PATIENCE });

  // The captain goes on thinking, lists several turns, and draws them as arrows.
  await openPanel(page);
  await page.locator(".trial-turn").nth(1).waitFor();
  assert.match(await page.locator(".trial-turn").first().innerText(), /^\d+%/);
  assert.equal(await page.locator(".trial .plans > *").count(), 0);
  await page.locator(".trial-turn").first().click();
  await page.locator(".trial .plans > *").first().waitFor({ state: "attached" });
  assert.equal(await page.locator(".trial-turn").first().getAttribute("aria-pressed"), "true");
  await page.locator(".trial-open").click();

  // Moves of both sides; the line goes back and on again.
  await playAnything(page);
  await openPanel(page);
  await page.locator(".trial-line .study-move").nth(1).waitFor();
  await page.getByLabel("Name").fill("Was wäre, wenn");
  await page.getByLabel("Name").press("Enter");
  await page.getByRole("heading", { name: "Was wäre, wenn" }).waitFor();
  await page.locator(".trial-open").click();
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByRole("heading", { name: "Trying moves" }).waitFor();
  await page.getByRole("button", { name: "Back to the game" }).click();

  // It stands in the list, and is still there when the page comes again.
  const entry = page.getByRole("button", { name: "Variation: Was wäre, wenn" });
  await entry.waitFor();
  await page.getByText("Share and save").click();
  await page.getByRole("button", { name: "Copy a link" }).click();
  const link = await page.waitForFunction(async () => {
    const text = await navigator.clipboard.readText();
    return text.includes("#/replay/") ? text : null;
  });
  await page.reload();
  await open(page, "21-tortuga-2.txt");
  await entry.click();
  await page.getByRole("heading", { name: "Was wäre, wenn" }).waitFor();

  // A friend opens it from the link and deletes it there.
  const friend = await stage.visit({}, { viewport: { width: 1280, height: 800 } });
  const wrongThere = complaints(friend.page);
  await friend.page.goto(await link.jsonValue());
  await friend.page.getByRole("button", { name: "Variation: Was wäre, wenn" }).click();
  await friend.page.locator(".trial-line .study-move[aria-current]").waitFor();
  await friend.page.getByRole("button", { name: "Delete it" }).click();
  await friend.page.getByRole("heading", { name: "Trying moves" }).waitFor();
  await friend.page.getByRole("button", { name: "Back to the game" }).click();
  await friend.page.locator(".study-board svg").first().waitFor();
  assert.equal(await friend.page.locator(".study-branch").count(), 0);
  assert.deepEqual([...wrong, ...friend.wrong, ...wrongThere], []);
  await friend.context.close();
  await context.close();
});

test("everything saved to a file brings variations to another device", async () => {
  const { context, page, wrong } = await stage.visit();
  await open(page, "21-tortuga-2.txt");
  await page.locator(".study-turn .study-move").nth(4).click();
  await page.getByRole("button", { name: "Try other moves here" }).click();
  await playAnything(page);
  await openPanel(page);
  await page.getByLabel("Name").fill("Sideways");
  await page.getByLabel("Name").press("Enter");
  await page.getByRole("heading", { name: "Sideways" }).waitFor();
  await page.evaluate(() => localStorage.setItem("cartagena-puzzles", "1016 abc:1:0:0"));
  await to(page, "#/settings");
  const waits = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save everything to a file" }).click();
  const file = await (await waits).path();

  const other = await stage.visit();
  await to(other.page, "#/settings");
  await other.page.locator('.device input[type="file"]').setInputFiles({
    name: "cartagena-backup.txt", mimeType: "text/plain", buffer: await readFile(file),
  });
  await other.page.waitForFunction(() => localStorage.getItem("cartagena-puzzles") !== null);
  await open(other.page, "21-tortuga-2.txt");
  await other.page.getByRole("button", { name: "Variation: Sideways" }).waitFor();
  assert.deepEqual([...wrong, ...other.wrong], []);
  await Promise.all([context.close(), other.context.close()]);
});

test("by keyboard alone, with hidden hands, and what cannot be kept is said", async () => {
  const { context, page, wrong } = await stage.visit({}, { viewport: { width: 1280, height: 800 } });
  await open(page, "01-jamaica-2.txt");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const button = page.getByRole("button", { name: "Try other moves here" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.locator(".trial-turn").first().waitFor({ timeout: 2 * PATIENCE });
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "H1");

  // The storage is full from here on.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new Error("full"); };
  });
  await page.locator(".trial .place.source").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".trial .place.target").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".trial-line .study-move[aria-current]").waitFor();
  await page.getByText("Your browser doesn’t keep this.").waitFor();
  assert.equal(await page.locator("dialog[open], .curtain:visible").count(), 0, "all hands are open");

  // An undone move is gone, and so is its variation.
  await page.locator(".trial .undo").focus();
  await page.keyboard.press("Enter");
  await page.getByText("This is what was played.").waitFor();
  await page.getByRole("button", { name: "Back to the game" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "study-try");
  assert.equal(await page.locator(".study-branch").count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});
