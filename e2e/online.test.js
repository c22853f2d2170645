// People at devices of their own: from one link to another game.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { returned, together } from "./player.js";
import { PATIENCE, addRows, openStage, to } from "./support.js";

/** Long enough for the minute after which somebody is missed. */
const MINUTE = { timeout: 60_000 + PATIENCE };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

const stage = openStage();

const button = (page, name) => page.getByRole("button", { name, exact: true });
const heard = (page, words) =>
  page.waitForFunction((words) => document.querySelector("#live").textContent.includes(words), words);

/** Opens a table as a person does, and gives the link for others. */
async function open(page, { guests = ["friend"], variant = "Tortuga", time, first } = {}) {
  await to(page, "#/online/new");
  await page.getByRole("radio", { name: variant }).check();
  const rows = page.locator(".setup .seats select");
  await rows.first().waitFor();
  await addRows(page, rows, guests.length);
  for (const [at, guest] of guests.entries()) await rows.nth(at).selectOption(guest);
  if (time) await page.getByRole("radio", { name: time }).check();
  if (first) await page.getByLabel("Who begins?").selectOption(first);
  await button(page, "Open a table").click();
  return page.getByLabel("Link for your friends").inputValue();
}

const sitDown = (page) => page.getByRole("button", { name: /^Sit (here|down)/ });

/** Comes by a link and sits down. */
async function join(page, link) {
  await page.goto(link);
  await page.getByRole("button", { name: /^Sit down as/ }).click();
}

/** Comes by the lobby to a table that Anne opened, and sits down there. */
async function joinFromLobby(page) {
  await to(page, "#/online");
  await page.getByRole("button", { name: /^Join: .*Anne/ }).first().click();
}

const come = (name) => stage.visit({ name }, PHONE);
const leave = (...visitors) => Promise.all(visitors.map(({ context }) => context.close()));

const table = (page) => page.locator("#place-0").waitFor();

/** Anne opens a table, Bert sits down by her link: `[anne, bert, link]`. */
async function pair(options) {
  const [anne, bert] = [await come("Anne"), await come("Bert")];
  const link = await open(anne.page, options);
  await join(bert.page, link);
  await Promise.all([table(anne.page), table(bert.page)]);
  return [anne, bert, link];
}

/** Nothing is wider than the screen. */
async function fits(page) {
  const [wide, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth, document.documentElement.clientWidth,
  ]);
  assert.ok(wide <= screen, `${wide} > ${screen} at ${page.url()}`);
}

const moves = (page) => page.locator(".log-entry").count();

/** Does something from the menu of a game. */
async function menu(page, ...names) {
  await button(page, "Menu").click();
  for (const name of names) await button(page, name).click();
}

test("two phones: one link, a lost connection, the end, the proof, the analysis, another game", async () => {
  const [anne, bert] = await pair();
  await Promise.all([fits(anne.page), fits(bert.page)]);
  // Somewhere in the game Bert is in a tunnel of his own.
  const pages = [anne.page, bert.page];
  await together(pages, (seen) => seen.moves > 6);
  await bert.context.setOffline(true);
  await bert.page.locator(".back-soon").waitFor();
  await heard(anne.page, "Bert is away.");
  await bert.context.setOffline(false);
  await bert.page.locator(".back-soon").waitFor({ state: "detached" });
  await heard(anne.page, "Bert is back.");

  const end = await together(pages);
  assert.match(end.over, /^(You won!|(Anne|Bert) won)$/);

  // Both browsers had a part in the deal and noted all fingerprints before it.
  for (const { page } of [anne, bert]) {
    await button(page, "Check the deal").click();
    const sheet = page.locator("dialog[open]");
    await sheet.getByText("Proved by what this browser noted").waitFor();
    await sheet.getByText("These players added a number: Anne and Bert.").waitFor();
    await sheet.getByText("the record has the same ones").waitFor();
    assert.equal(await sheet.locator(".warning").count(), 0);
    const saved = page.waitForEvent("download");
    await sheet.getByRole("link", { name: "Save the receipt" }).click();
    const receipt = await readFile(await (await saved).path(), "utf8");
    assert.match(receipt, /^\[Receipt "1"\]\n\[Game "\w+"\]\n\[Fair "1 [0-9a-f]{64}"\]\n\[Promise0 "[0-9a-f]{64}"\]\n/);
    await button(page, "Close").click();
  }

  await anne.page.getByRole("link", { name: "Review the game" }).click();
  await anne.page.locator(".study-deal").waitFor();
  await anne.page.getByRole("tab", { name: "Chances" }).click();
  await anne.page.locator(".study-panel svg").first().waitFor();
  await anne.page.goBack();

  await button(bert.page, "Play again").click();
  await button(anne.page, "Play again").click();
  await Promise.all([table(anne.page), table(bert.page)]);
  assert.equal(await moves(anne.page), 0);
  assert.deepEqual([anne.wrong, bert.wrong.filter((said) => !said.includes("ERR_INTERNET"))], [[], []]);
  await leave(anne, bert);
});

test("a server that dies in mid-game loses nothing, and nobody has to do anything", async () => {
  const [anne, bert] = await pair();
  const pages = [anne.page, bert.page];
  await together(pages, (seen) => seen.moves > 9);
  const before = await Promise.all(pages.map(moves));
  const back = pages.map(returned);
  await stage.restart();
  await Promise.all(back);
  assert.deepEqual(await Promise.all(pages.map(moves)), before);
  await together(pages, (seen) => seen.moves > Math.max(...before) + 6);
  for (const page of pages) await page.locator(".back-soon").waitFor({ state: "detached" });
  await leave(anne, bert);
});

test("somebody who looks on sees the public view and cannot act", async () => {
  const [anne, bert, link] = await pair();
  const carl = await stage.visit({ name: "Carl" });
  await carl.page.goto(link);
  await table(carl.page);
  await together([anne.page, bert.page], (seen) => seen.moves > 4);
  await carl.page.locator("#log-3").waitFor({ state: "attached" });
  assert.equal(await carl.page.locator(".place.source").count(), 0);
  assert.equal(await carl.page.locator(".end-turn, .undo, .me").count(), 0);
  assert.match(await carl.page.locator(".status").textContent(), /^You are watching · /);
  assert.doesNotMatch(await carl.page.locator("section.table").innerText(), /\byours?\b/i);
  assert.equal(await carl.page.locator(".hand .stack").count(), 0);
  await leave(anne, bert, carl);
});

test("what is said is text, whatever it says", async () => {
  const [anne, bert] = await pair();
  const nasty = "<b>bold</b> <script>alert(1)</script> שלום";
  await anne.page.locator(".talk-button").click();
  await anne.page.getByRole("textbox", { name: "Say something" }).fill(nasty);
  await button(anne.page, "Send").click();
  await heard(bert.page, nasty);
  await bert.page.locator(".talk-button").click();
  assert.equal(await bert.page.locator(".chat-line bdi").last().textContent(), nasty);
  assert.equal(await bert.page.locator(".chat-line b b").count(), 0);
  const mute = bert.page.getByRole("button", { name: "Mute: Anne" });
  await mute.click();
  assert.equal(await bert.page.locator(".chat-line").count(), 0);
  // It stays so on this device, whatever is loaded anew.
  await bert.page.reload();
  await table(bert.page);
  await bert.page.locator(".talk-button").click();
  assert.equal(await mute.getAttribute("aria-pressed"), "true");
  await button(anne.page, "Send").waitFor();
  await anne.page.getByRole("textbox", { name: "Say something" }).fill("anybody?");
  await button(anne.page, "Send").click();
  await anne.page.getByText("anybody?").waitFor();
  assert.equal(await bert.page.locator(".chat-line").count(), 0);
  await leave(anne, bert);
});

test("where there is no server, the page says so and everything else works", async () => {
  const visited = await stage.visit({}, PHONE);
  const { page } = visited;
  await page.addInitScript(() => {
    // A host that serves files only.
    window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.({}), 0); } send() {} close() {} };
  });
  await page.reload();
  await to(page, "#/online");
  await page.getByText("You cannot reach anyone from here right now.").waitFor();
  await fits(page);
  await to(page, "#/");
  await button(page, "Play").click();
  await table(page);
  await visited.context.close();
});

test("a stranger comes from the lobby, hidden hands stay hidden, and giving up ends it", async () => {
  const [anne, bert] = [await come("Anne"), await come("Bert")];
  await open(anne.page, { guests: ["anyone"], variant: "Jamaica", time: /^0:30/ });
  await joinFromLobby(bert.page);
  const pages = [anne.page, bert.page];
  await Promise.all(pages.map(table));
  await together(pages, (seen) => seen.moves > 3);
  for (const page of pages) {
    assert.ok(await page.locator(".clock").count() > 0, "there is a clock");
    assert.equal(await page.locator(".mate .hidden-cards").count(), 1, "only the other's hand is hidden");
  }
  await menu(bert.page, "Give up", "Really give up?");
  await anne.page.getByText("Nobody else is left: Anne wins.").first().waitFor();
  assert.deepEqual([anne.wrong, bert.wrong], [[], []]);
  await leave(anne, bert);
});

test("a personal link makes another device the same person, once", async () => {
  const [anne, bert] = await pair();
  await to(anne.page, "#/online");
  await button(anne.page, "Make a personal link").click();
  const link = await anne.page.getByLabel("Your personal link").inputValue();
  const other = await come("");
  await other.page.goto(link);
  // Nobody becomes somebody else without having been asked.
  await button(other.page, "Continue").click();
  await other.page.getByRole("heading", { name: "Your tables" }).waitFor();
  await other.page.locator(".game").first().getByRole("link", { name: /^Continue/ }).click();
  await table(other.page);
  // Anne plays on there: her own seat and hand.
  await together([other.page, bert.page], (seen) => seen.moves > 6);
  const third = await stage.visit({}, PHONE);
  await third.page.goto(link);
  await button(third.page, "Continue").click();
  await third.page.getByText("This personal link has already been used or is too old").waitFor();
  await leave(anne, bert, other, third);
});

test("a stranger cannot take the seat of a friend", async () => {
  const [anne, bert, carl] = [await come("Anne"), await come("Bert"), await come("Carl")];
  const link = await open(anne.page, { guests: ["friend", "anyone"] });
  await joinFromLobby(carl.page);
  await anne.page.locator(".place-name", { hasText: "Carl" }).waitFor();
  await carl.page.getByText("Free for a friend with the link").waitFor();
  assert.equal(await sitDown(carl.page).count(), 0);
  // The link without its key is no invitation.
  await bert.page.goto(link.replace(/[#/][^#/]*$/, ""));
  await bert.page.getByText("Free for a friend with the link").waitFor();
  assert.equal(await sitDown(bert.page).count(), 0);
  await join(bert.page, link);
  await Promise.all([anne, bert, carl].map(({ page }) => table(page)));
  assert.deepEqual([anne.wrong, bert.wrong, carl.wrong], [[], [], []]);
  await leave(anne, bert, carl);
});

test("nobody has to wait for somebody who has been missing for a minute", async () => {
  const [anne, bert, link] = await pair({ first: "1" });
  const [carl, dora] = [await come("Carl"), await come("Dora")];
  await join(dora.page, await open(carl.page, { guests: ["friend", "friend"] }));
  await heard(carl.page, "Dora sits down.");
  for (const { page } of [bert, carl]) await page.goto("about:blank");

  const notice = anne.page.locator(".absentee");
  await notice.waitFor(MINUTE);
  await notice.getByRole("button", { name: "Let a bot play" }).click();
  await heard(anne.page, "A bot plays for Bert until they are back.");
  await anne.page.locator(".place.source").first().waitFor();
  await bert.page.goto(link);
  await heard(anne.page, "Bert is back.");
  await table(bert.page);
  const before = await moves(anne.page);
  await together([anne.page, bert.page], (seen) => seen.moves > before + 6);

  // Carl opened the other table; Dora begins without him.
  const start = button(dora.page, "Start the game");
  await start.waitFor(MINUTE);
  await start.click();
  await table(dora.page);
  await leave(anne, bert, carl, dora);
});

test("a draw is agreed, and from a table that was closed there is a way to another", async () => {
  const [anne, bert] = await pair();
  const draw = "I agree to a draw";
  await menu(anne.page, draw);
  await heard(bert.page, "Anne agrees to a draw.");
  await menu(bert.page, draw);
  for (const { page } of [anne, bert]) {
    await page.getByText("Everybody agrees: the game is drawn.").first().waitFor();
    await page.keyboard.press("Escape");
  }
  await button(bert.page, "Play again").click();
  await button(bert.page, "Leave the seat").click();
  await bert.page.getByText("The table is closed").first().waitFor();
  await button(anne.page, "Play again").click();
  await anne.page.locator(".place-name").first().waitFor();
  await bert.page.goBack();
  // The offer stands beside the page until the card of the ending is there, and then on the card.
  await button(bert.page.locator(".ending"), "Play again").click();
  await Promise.all([table(anne.page), table(bert.page)]);
  await leave(anne, bert);
});

test("with hours for a turn people look in, play and go", async () => {
  const [anne, bert] = await pair({ time: /^8 hours/, first: "1" });
  await anne.page.locator(".clock.runs").getByText("8 hours").waitFor();
  await to(bert.page, "#/online");
  const card = bert.page.locator(".game.turn").first();
  await card.getByText("8 hours").waitFor();
  await bert.page.getByRole("link", { name: "To the next table where it is your turn" }).click();
  await table(bert.page);
  await together([bert.page], (seen) => seen.end);
  await leave(anne, bert);
});

test("whoever has little time left is warned", async () => {
  const anne = await come("Anne");
  await anne.page.clock.install();
  await anne.page.reload();
  const bert = await come("Bert");
  await join(bert.page, await open(anne.page, { time: /^0:30/, first: "0" }));
  await anne.page.locator(".clock.runs").waitFor();
  // Three and a half minutes are agreed on; only this page believes that they have passed.
  await anne.page.clock.fastForward("03:05");
  await heard(anne.page, "Only 30 seconds left!");
  await anne.page.locator(".clock.short").waitFor();
  await leave(anne, bert);
});

test("two people and a bot", async () => {
  const [anne, bert] = await pair({ guests: ["friend", "sailor"] });
  const pages = [anne.page, bert.page];
  await together(pages, (seen) => seen.moves > 12);
  for (const page of pages) assert.match(await page.locator(".mates").textContent(), /Sailor/);
  assert.deepEqual([anne.wrong, bert.wrong], [[], []]);
  await leave(anne, bert);
});
