// People who do not know each other: quick pairing, blocking, reporting, and what is kept.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { openStage, to } from "./support.js";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const stage = openStage({ more: ["--keep-chat", "30", "--keep-games", "1"] });

const button = (page, name) => page.getByRole("button", { name, exact: true });
const come = (name, options) => stage.visit({ name }, options);
const table = (page) => page.locator("#place-0").waitFor();
const find = (page) => button(page, "Tortuga: find somebody now");

/** Fails if something on the page is wider than the window. */
async function fits(page) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `${content} > ${window}`);
}

test("one tap each brings two people to a game, and one can block and report the other", async () => {
  const [anne, bert] = [await come("Anne", PHONE), await come("Bert", DESKTOP)];
  for (const { page } of [anne, bert]) await to(page, "#/online");
  await find(anne.page).click();
  await anne.page.getByText("Looking for somebody for Tortuga …").waitFor();
  await fits(anne.page);
  await find(bert.page).click();
  await Promise.all([table(anne.page), table(bert.page)]);

  // On the desktop the chat stands beside the board, on the phone it is a drawer.
  const say = async (page, words) => {
    await page.getByRole("textbox", { name: "Say something" }).fill(words);
    await button(page, "Send").click();
  };
  await say(bert.page, "something nasty");
  await anne.page.locator(".talk-button").click();
  await anne.page.locator(".chat-line", { hasText: "something nasty" }).waitFor();
  await anne.page.locator(".chat-line .person-more").click();
  await button(anne.page, "Report").click();
  await fits(anne.page);
  await button(anne.page, "Send the report").click();
  await anne.page.getByText("Thank you. The people who run this server will look at it.").first().waitFor();

  await anne.page.locator(".people .person-more").click();
  await button(anne.page, "Block").click();
  await anne.page.getByText("You block Bert now.").first().waitFor();
  await anne.page.locator(".chat-line", { hasText: "something nasty" }).waitFor({ state: "detached" });
  await say(bert.page, "nobody hears this");
  await bert.page.locator(".chat-line", { hasText: "nobody hears this" }).waitFor();
  await say(anne.page, "a word");
  await bert.page.locator(".chat-line", { hasText: "a word" }).waitFor();
  assert.equal(await anne.page.locator(".chat-line", { hasText: "nobody hears this" }).count(), 0);

  await to(anne.page, "#/online");
  await anne.page.getByText("People you block").click();
  await button(anne.page, "Unblock Bert").waitFor();
  await fits(anne.page);

  const admin = (...act) => execFileSync(process.env.CARTAGENA_BIN,
    ["admin", ...act, "--json", ...stage.store], { encoding: "utf8" });
  const { reports } = JSON.parse(admin("reports")).reports;
  assert.equal(reports.length, 1);
  assert.equal(reports[0].context[0].text, "something nasty");
  admin("ban", `${reports[0].about.person}`);
  await to(bert.page, "#/online");
  await bert.page.getByText("You cannot play on this server at present.", { exact: false }).first().waitFor();
  await Promise.all([anne.context.close(), bert.context.close()]);
});

test("a page says what is kept, and for how long", async () => {
  const { page, context } = await come("", PHONE);
  await to(page, "#/privacy");
  await page.getByText("Whom you block. They are not told.").waitFor();
  assert.equal(await page.locator(".kept li").count(), 19);
  const days = await page.locator(".kept-days li").allInnerTexts();
  assert.deepEqual(days, [
    "Finished games are removed after a day. Their results and the ratings stay.",
    "The chat of finished games is removed after 30 days.",
  ]);
  await fits(page);
  await context.close();
});
