// Coming back: a person loses a device and goes on elsewhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "./player.js";
import { addRows, openStage, to } from "./support.js";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1440, height: 900 } };

const stage = openStage();

const button = (page, name) => page.getByRole("button", { name, exact: true });
const moves = (page) => page.locator(".log-entry").count();

/** Opens a table, and gives the link for others. */
async function open(page) {
  await to(page, "#/online/new");
  await page.getByRole("radio", { name: "Tortuga" }).check();
  const rows = page.locator(".setup .seats select");
  await rows.first().waitFor();
  await addRows(page, rows, 1);
  await rows.nth(0).selectOption("friend");
  await button(page, "Open a table").click();
  return page.getByLabel("Link for your friends").inputValue();
}

/** Anne on a phone and Bert begin a game. */
async function pair() {
  const anne = await stage.visit({ name: "Anne" }, PHONE);
  const bert = await stage.visit({ name: "Bert" }, LAPTOP);
  await bert.page.goto(await open(anne.page));
  await bert.page.getByRole("button", { name: /^Sit down as/ }).click();
  await Promise.all([anne, bert].map(({ page }) => page.locator("#place-0").waitFor()));
  return [anne, bert];
}

/** Makes a recovery code by keyboard, and writes it down. */
async function writeDown(page) {
  await to(page, "#/account");
  await button(page, "Make a recovery code").focus();
  await page.keyboard.press("Enter");
  const shown = page.getByRole("group", { name: "Your recovery code" });
  await shown.waitFor();
  // The focus is where the code can be read.
  await page.waitForFunction(() => document.activeElement?.classList.contains("new-code"));
  const code = (await shown.locator(".new-code-text").innerText()).replaceAll(/\s/g, "");
  assert.match(code, /^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  await button(page, "I have written it down").click();
  await shown.waitFor({ state: "detached" });
  assert.equal((await page.content()).includes(code), false, "it is shown only once");
  return code;
}

test("a person plays on a phone, loses it, and goes on with the game on a laptop with the code", async () => {
  const [anne, bert] = await pair();
  await together([anne.page, bert.page], (seen) => seen.moves > 4);
  const game = anne.page.url();
  const code = await writeDown(anne.page);
  assert.deepEqual(anne.wrong, []);
  await anne.context.close();

  const laptop = await stage.visit({}, LAPTOP);
  await to(laptop.page, "#/account");
  await laptop.page.getByText("You have not played online in this browser yet.").waitFor();
  const field = laptop.page.getByRole("textbox", { name: "Recovery code" });
  const mistyped = `${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`;
  await field.fill(mistyped);
  await button(laptop.page, "Sign in").click();
  await laptop.page.getByText("This is not a whole code").waitFor();
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  // As people type: small letters, spaces instead of dashes.
  await field.fill(code.toLowerCase().replaceAll("-", " "));
  await field.press("Enter");
  await laptop.page.waitForFunction(() =>
    document.querySelector("#live").textContent.includes("Welcome back!"));
  await laptop.page.locator(".device-line").nth(1).waitFor();
  await laptop.page.goto(game);
  await laptop.page.locator("#place-0").waitFor();
  const before = await moves(bert.page);
  await together([laptop.page, bert.page], (seen) => seen.moves > before + 4);

  // The code is used up, and the lost phone is signed out from afar.
  await to(laptop.page, "#/account");
  await laptop.page.getByText("You have no recovery code yet.").waitFor();
  await laptop.page.getByRole("button", { name: /^Sign out there/ }).click();
  await laptop.page.locator(".device-line").nth(1).waitFor({ state: "detached" });
  const wrong = laptop.wrong.filter((said) => !said.includes("400 (Bad Request)"));
  assert.deepEqual([wrong, bert.wrong], [[], []]);
  await Promise.all([laptop.context.close(), bert.context.close()]);
});

test("tables of a visit come along when its person signs in", async () => {
  const anne = await stage.visit({ name: "Anne" }, PHONE);
  const code = await writeDown(anne.page);
  const borrowed = await stage.visit({ name: "Guest" }, LAPTOP);
  await open(borrowed.page);
  const table = borrowed.page.url();
  await to(borrowed.page, "#/account");
  await borrowed.page.getByRole("textbox", { name: "Recovery code" }).fill(code);
  await button(borrowed.page, "Sign in").click();
  await borrowed.page.locator(".device-line").nth(1).waitFor();
  await borrowed.page.goto(table);
  await borrowed.page.locator(".place.own").waitFor();
  await to(anne.page, "#/online");
  await anne.page.locator(".game").first().waitFor();
  await Promise.all([anne.context.close(), borrowed.context.close()]);
});

test("the account fits a phone in every language", async () => {
  for (const lang of ["en", "he", "ru", "da", "cs", "ja"]) {
    const visitor = await stage.visit({ lang }, PHONE);
    await to(visitor.page, "#/account");
    await visitor.page.locator(".account button.primary").first().click();
    await visitor.page.locator(".new-code").waitFor();
    const [wide, screen] = await visitor.page.evaluate(() => [
      document.documentElement.scrollWidth, document.documentElement.clientWidth,
    ]);
    assert.ok(wide <= screen, `${lang}: ${wide} > ${screen}`);
    assert.deepEqual(visitor.wrong, []);
    await visitor.context.close();
  }
});
