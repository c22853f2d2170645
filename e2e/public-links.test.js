// Links that show the board: /t/ID and /g/ID in a fresh browser, with tags and previews for programs
// that show links, and offline.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openStage, to } from "./support.js";

const stage = openStage();

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Opens a table for a friend, and gives the link for others. */
async function open(page) {
  await to(page, "#/online/new");
  await button(page, "Open a table").click();
  return page.getByLabel("Link for your friends").inputValue();
}

/** Both agree to a draw, which ends a game at once. */
async function draw(...pages) {
  for (const page of pages) {
    await button(page, "Menu").click();
    await button(page, "I agree to a draw").click();
    await page.keyboard.press("Escape");
  }
  for (const page of pages) await page.getByText("Everybody agrees: the game is drawn.").first().waitFor();
}

const tags = (text) => Object.fromEntries(
  [...text.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]),
);

test("a link to a table shows the board, and sits a friend down", async () => {
  const anne = await stage.visit({ name: "Anne" });
  const link = await open(anne.page);
  assert.match(link, /^http:\/\/[^/]+\/t\/[0-9a-z]+#[0-9a-z]+$/);
  const address = link.split("#")[0];
  const told = tags(await (await fetch(address, { headers: { "accept-language": "da" } })).text());
  assert.match(told["og:title"], /^Anne – Cartagena/);
  assert.match(told["og:description"], /^1 plads er fri\./);
  assert.equal(told["og:image"], `${address}.png`);
  const preview = await fetch(told["og:image"]);
  assert.equal(preview.headers.get("content-type"), "image/png");
  const bert = await stage.visit({ name: "Bert" });
  await bert.page.goto(link);
  await button(bert.page, "Sit down as Bert").click();
  for (const { page } of [anne, bert]) await page.locator("#place-0").waitFor();
  // Earlier links lead to the same table.
  const [, game] = address.split("/t/");
  const late = await stage.visit({ name: "Carl" });
  await late.page.goto(`${new URL(address).origin}/#/at/${game}`);
  await late.page.locator("#place-0").waitFor();
  await late.page.reload();
  await late.page.locator("#place-0").waitFor();
  await draw(anne.page, bert.page);
  // A stranger, whose browser has never been here, looks at the finished game.
  const eva = await stage.browser.newContext();
  const page = await eva.newPage();
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  await page.goto(address.replace("/t/", "/g/"));
  await page.locator(".study-board svg").first().waitFor();
  assert.match(tags(await (await fetch(address.replace("/t/", "/g/"))).text())["og:description"], /draw/);
  assert.deepEqual(wrong, []);
  for (const { context, wrong } of [anne, bert, late]) {
    assert.deepEqual(wrong, []);
    await context.close();
  }
  await eva.close();
});

test("a link opens the page without a network, too", async () => {
  const { context, page } = await stage.visit({ name: "Anne" });
  const link = await open(page);
  await page.locator('html[data-offline="ready"]').waitFor({ state: "attached" });
  await context.setOffline(true);
  await page.goto(link.split("#")[0]);
  await page.locator("main h1").waitFor({ state: "attached" });
  assert.equal(await page.locator("#failed").count(), 0);
  await context.close();
});
