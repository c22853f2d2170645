// A server whose disk is full: the table says so, nothing is lost, and the game goes on by itself.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { together } from "./player.js";
import { browse, fillDisk, serve, to, visit } from "./support.js";

const server = await serve({ survivesFullDisk: true });
const browser = await browse();
after(async () => {
  await browser.close();
  await server.stop();
});

const AWAY = "The server cannot save anything right now.";
const BACK = "The server can save again.";
const PHONE = { viewport: { width: 360, height: 640 } };
const heard = (page, words) =>
  page.waitForFunction((words) => document.querySelector("#live").textContent.includes(words), words);
const notice = (page) => page.locator(".back-soon", { hasText: AWAY });
const moves = (page) => page.locator(".log-entry").count();

test("a full disk is told at the table, and the game goes on when there is room again", async () => {
  const [anne, bert] = [
    await visit(browser, server.address, { name: "Anne" }, PHONE),
    await visit(browser, server.address, { name: "Bert" }, PHONE),
  ];
  const pages = [anne.page, bert.page];
  await to(anne.page, "#/online/new");
  await anne.page.getByRole("button", { name: "Open a table" }).click();
  await bert.page.goto(await anne.page.getByLabel("Link for your friends").inputValue());
  await bert.page.getByRole("button", { name: "Sit down as Bert" }).click();
  await Promise.all(pages.map((page) => page.locator("#place-0").waitFor()));
  await together(pages, (seen) => seen.moves > 2);
  const before = await moves(anne.page);

  fillDisk(server.pid, true);
  // Everybody is told, before anybody has tried anything, and sees it for as long as it lasts.
  await Promise.all(pages.map((page) => heard(page, AWAY)));
  await Promise.all(pages.map((page) => notice(page).waitFor()));
  // A page that is loaded now is told, too, and shows the game as it stands.
  await anne.page.reload();
  await notice(anne.page).waitFor();
  await anne.page.locator("#place-0").waitFor();
  assert.equal(await moves(anne.page), before);

  fillDisk(server.pid, false);
  await Promise.all(pages.map((page) => heard(page, BACK)));
  await Promise.all(pages.map((page) => notice(page).waitFor({ state: "detached" })));
  await together(pages, (seen) => seen.moves > before + 4);
  for (const { context } of [anne, bert]) await context.close();
});
