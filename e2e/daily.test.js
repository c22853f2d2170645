// The deal of the day, a challenge and the statistics, as somebody meets them who plays by touching.

import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.js";
import { openStage, serve, to, visit } from "./support.js";

const stage = openStage();

/** The days of the test, by the clock of the browser. */
const TODAY = "2027-03-04";
const LATER = "2027-03-05";

/** Lets the page and its worker believe that it is noon of a day. */
async function setDay(context, date) {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const script = `{ const real = Date.now.bind(Date), from = real(); Date.now = () => ${noon} + real() - from; }`;
  await context.addInitScript(script);
  await context.route("**/worker.js", async (route) => {
    const answer = await route.fetch();
    const body = `${script}\n${await answer.text()}`;
    await route.fulfill({ status: 200, contentType: "text/javascript", body });
  });
}

/** A browser whose service worker hands nothing out, so that the worker's clock can be set. */
async function visitOn(address, date) {
  const context = await stage.browser.newContext({ serviceWorkers: "block" });
  await setDay(context, date);
  await context.addInitScript(() => {
    const calm = { lang: "en", motion: "off", sound: false, beginner: false, notation: true, name: "Anne" };
    if (!localStorage.getItem("cartagena-settings")) localStorage.setItem("cartagena-settings", JSON.stringify(calm));
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("main h1").waitFor({ state: "attached" });
  return { context, page };
}

test("today’s deal is one tap away, and its result can be shared and compared", async () => {
  const { context, page } = await visitOn(stage.address, TODAY);
  await page.getByRole("link", { name: "Today’s deal" }).click();
  await page.waitForURL(/#\/table\/daily20270304$/);
  await play(page);
  await page.getByRole("link", { name: "See the result" }).click();
  const line = await page.locator("#daily-line").textContent();
  assert.match(line, /^Cartagena 2027-03-04 · \w+ · (Won in|Lost after) \d+ turns?/);
  await page.getByText(/^Accuracy \d+%$/).waitFor();
  await page.locator("#daily-line", { hasText: "Accuracy" }).waitFor();
  assert.match(await page.locator(".daily-streak").textContent(), /^Days in a row: 1$/);
  const cell = page.getByRole("link", { name: /^4 March|^March 4/ });
  assert.match(await cell.getAttribute("class"), /won|lost/);
  // Another tap does not play it again.
  await to(page, "#/");
  await page.getByRole("link", { name: "Today’s deal" }).click();
  await page.locator("#daily-line").waitFor();
  await to(page, "#/statistics");
  await page.getByText("1 game · ").waitFor();

  await to(page, "#/duel/daily20270304");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.waitForFunction(async () => {
    const text = await navigator.clipboard.readText();
    return text.includes("#/challenge/") ? text : null;
  });
  // The seats of a challenge were shown with "0 0" pirates aboard.
  await page.goto(await link.jsonValue());
  await page.locator(".crews .figure").nth(1).waitFor();
  assert.equal(await page.locator(".crews").innerText(), "");
  await context.close();
});

test("an earlier day is played late and does not count for the days in a row", async () => {
  const { context, page } = await visitOn(`${stage.address}#/daily/${TODAY}`, LATER);
  await page.getByRole("button", { name: "Play this deal" }).click();
  await page.waitForURL(/#\/table\/daily20270304$/);
  await play(page);
  await page.getByRole("link", { name: "See the result" }).click();
  await page.locator("#daily-line", { hasText: "Played later" }).waitFor();
  assert.match(await page.locator(".daily-streak").textContent(), /^Days in a row: 0$/);
  await to(page, "#/daily/2027-03-06");
  await page.getByText("There is no deal for this day.").waitFor();
  await context.close();
});

test("without a network the deals of the coming days can be played", async () => {
  const server = await serve();
  const { context, page } = await visit(stage.browser, server.address);
  await page.locator('html[data-offline="ready"]').waitFor({ state: "attached" });
  await server.stop();
  await context.setOffline(true);
  await page.reload();
  await page.locator("main h1").waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Today’s deal" }).click();
  await page.waitForURL(/#\/table\/daily\d{8}$/);
  const seen = await play(page, { enough: ({ moves, bot }) => moves > 9 && !bot });
  assert.ok(seen.moves > 9);
  await context.close();
});
