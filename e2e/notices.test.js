// Being told while one is elsewhere: the page's half. Chromium refuses `subscribe` in tests, so pushes are
// delivered to the service worker by the protocol for developers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addRows, openStage, to, within } from "./support.js";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1440, height: 900 } };

const stage = openStage();

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Anne opens a table, Bert sits down; returns both with the table's id. */
async function pair() {
  const anne = await stage.visit({ name: "Anne" }, PHONE);
  const bert = await stage.visit({ name: "Bert" }, LAPTOP);
  await to(anne.page, "#/online/new");
  await anne.page.getByRole("radio", { name: "Tortuga" }).check();
  const rows = anne.page.locator(".setup .seats select");
  await rows.first().waitFor();
  await addRows(anne.page, rows, 1);
  await rows.nth(0).selectOption("friend");
  await button(anne.page, "Open a table").click();
  await bert.page.goto(await anne.page.getByLabel("Link for your friends").inputValue());
  await bert.page.getByRole("button", { name: /^Sit down as/ }).click();
  await Promise.all([anne, bert].map(({ page }) => page.locator("#place-0").waitFor()));
  return { anne, bert, game: /#\/at\/([0-9a-z]{16})/.exec(anne.page.url())[1] };
}

/** Delivers a push to the page's service worker, as the browser would. */
async function deliver(page, data) {
  const client = await page.context().newCDPSession(page);
  let registrationId;
  const registered = new Promise((found) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) found(one.registrationId);
    });
  });
  await client.send("ServiceWorker.enable");
  registrationId = await within("a service worker", registered);
  const origin = new URL(page.url()).origin;
  await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

const shown = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  const all = await registration.getNotifications();
  return all.map(({ title, body, tag, lang, dir, data }) => ({ title, body, tag, lang, dir, data }));
});

async function until(awaited, holds) {
  await within(awaited, (async () => {
    while (!(await holds())) await new Promise((again) => setTimeout(again, 50));
  })());
}

test("a push is shown once for each table, and a touch opens the table", async () => {
  const { anne, bert, game } = await pair();
  await anne.context.grantPermissions(["notifications"]);
  await anne.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await to(anne.page, "#/rules");
  const push = (body) => JSON.stringify({ title: "קרטחנה", body, game, number: 7, lang: "he", dir: "rtl" });
  await deliver(anne.page, push("תורכם מול Bert."));
  await until("the notification", async () => (await shown(anne.page)).length === 1);
  assert.deepEqual(await shown(anne.page), [
    { title: "קרטחנה", body: "תורכם מול Bert.", tag: game, lang: "he", dir: "rtl", data: { game } },
  ]);
  await deliver(anne.page, push("שוב תורכם."));
  await until("the later one", async () => (await shown(anne.page))[0]?.body === "שוב תורכם.");
  assert.equal((await shown(anne.page)).length, 1, "one table has one notification");
  // A push that cannot be read is shown by the game's name: a browser wants to see something for every push.
  await deliver(anne.page, "nonsense");
  await until("the unreadable one", async () => (await shown(anne.page)).length === 2);
  // The page opens the table that the service worker names.
  await anne.page.evaluate((game) => {
    navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: { type: "open", game } }));
  }, game);
  await anne.page.locator("#place-0").waitFor();
  assert.match(anne.page.url(), new RegExp(`#/at/${game}$`));
  assert.deepEqual([...anne.wrong, ...bert.wrong], []);
  await Promise.all([anne.context.close(), bert.context.close()]);
});

test("kinds, one table, a chat program and holidays are set on their page", async () => {
  const { anne, bert, game } = await pair();
  for (const { page } of [anne, bert]) {
    await to(page, `#/away/${game}`);
    await page.getByRole("heading", { name: "While you are elsewhere" }).waitFor();
    const about = page.getByRole("switch", { name: "Tell me about this table" });
    await about.uncheck();
    const turn = page.getByRole("switch", { name: "It is my turn" }).last();
    await turn.uncheck();
    await page.waitForFunction(() => document.readyState === "complete");
    await to(page, "#/rules");
    await to(page, `#/away/${game}`);
    await page.getByRole("switch", { name: "Tell me about this table" }).waitFor();
    await page.waitForFunction(() => [...document.querySelectorAll("[role=switch]")].filter((it) => !it.checked).length === 2);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `the page is ${wide} px too wide`);
  }
  // Only the person who opened the table sets its chat program.
  assert.equal(await bert.page.getByLabel("Address of the webhook").count(), 0);
  await anne.page.getByLabel("Address of the webhook").fill("https://10.0.0.1/hook");
  await button(anne.page, "Write there").click();
  await anne.page.getByText("This address will not do").waitFor();
  await anne.page.getByLabel("Address of the webhook").fill("https://chat.example/hook/secret");
  await button(anne.page, "Write there").click();
  await anne.page.getByText("Messages go to chat.example.").waitFor();
  assert.match(await anne.page.locator(".away-key").innerText(), /^[0-9a-f]{64}$/);
  await button(anne.page, "Stop writing there").click();
  await anne.page.getByText("Messages go to chat.example.").waitFor({ state: "detached" });
  await anne.page.getByRole("spinbutton", { name: "Days" }).fill("21");
  await button(anne.page, "Begin the holiday").click();
  await anne.page.getByText("You are on holiday until").waitFor();
  await button(anne.page, "End the holiday").click();
  await button(anne.page, "Begin the holiday").waitFor();
  assert.deepEqual([...anne.wrong.filter((it) => !/400/.test(it)), ...bert.wrong], []);
  await Promise.all([anne.context.close(), bert.context.close()]);
});
