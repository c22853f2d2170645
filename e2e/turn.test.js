// "It is your turn", while the page is hidden: title, icon, badge, and a notification for those who want it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "./player.js";
import { begin, openStage, to } from "./support.js";

const PHONE = { viewport: { width: 360, height: 640 } };

const stage = openStage();

/** Notes what the page asks of the system, in place of a system that would show it. */
const watchSystem = (page) => page.addInitScript(() => {
  window.told = [];
  navigator.setAppBadge = async () => { window.told.push("badge"); };
  navigator.clearAppBadge = async () => { window.told.push("no badge"); };
  window.Notification = class {
    static permission = localStorage.getItem("test-allowed") ?? "default";
    static async requestPermission() {
      localStorage.setItem("test-allowed", "granted");
      return (this.permission = "granted");
    }
    constructor(title, { body, tag }) { window.told.push(`${title}: ${body} (${tag})`); }
    close() {}
  };
});

/** Hides the page, as another tab in front of it does, or shows it again. */
const hide = (page, hidden) => page.evaluate((hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}, hidden);

const titled = (page, pattern) =>
  page.waitForFunction((pattern) => new RegExp(pattern).test(document.title), pattern);
const icon = (page) => page.locator("link[rel='icon']").getAttribute("href");
const told = (page) => page.evaluate(() => window.told);

test("a hidden page says that the bots have moved", async () => {
  const { context, page, wrong } = await stage.visit({}, PHONE);
  await watchSystem(page);
  await page.reload();
  await begin(page);
  const title = await page.title();
  await hide(page, true);
  await titled(page, "^● Your turn · ");
  assert.equal(await icon(page), "icons/icon-turn.svg");
  await hide(page, false);
  await titled(page, `^${title}$`);
  assert.equal(await icon(page), "icons/icon.svg");
  // Nobody is notified who has not asked for it.
  assert.deepEqual(await told(page), ["badge", "no badge"]);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("whoever wants it is notified of a turn online, once, whatever page is open", async () => {
  const [anne, bert] = [await stage.visit({ name: "Anne" }, PHONE), await stage.visit({ name: "Bert" }, PHONE)];
  await watchSystem(bert.page);
  await bert.page.reload();
  await to(bert.page, "#/settings");
  await bert.page.getByRole("switch", { name: "Notify me when it is my turn" }).check();
  await to(anne.page, "#/online/new");
  await anne.page.getByLabel("Who begins?").selectOption("0");
  await anne.page.getByRole("button", { name: "Open a table" }).click();
  await bert.page.goto(await anne.page.getByLabel("Link for your friends").inputValue());
  await bert.page.getByRole("button", { name: "Sit down as Bert" }).click();
  await Promise.all([anne, bert].map(({ page }) => page.locator("#place-0").waitFor()));
  await to(bert.page, "#/rules");
  await hide(bert.page, true);
  assert.deepEqual(await told(bert.page), []);
  await together([anne.page], (seen) => seen.end);
  await anne.page.locator(".end-turn").click();
  await titled(bert.page, "^● Your turn · ");
  await bert.page.waitForFunction(() => window.told.length > 1);
  assert.deepEqual((await told(bert.page)).sort(), ["Cartagena: Your turn: Anne (cartagena-turn)", "badge"].sort());
  await hide(bert.page, false);
  await titled(bert.page, "^Rules");
  for (const { context, wrong } of [anne, bert]) {
    assert.deepEqual(wrong, []);
    await context.close();
  }
});
