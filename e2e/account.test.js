// Coming back: a person loses a device and goes on elsewhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "./player.js";
import { openStage, openTable, to, visit } from "./support.js";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1440, height: 900 } };

const stage = openStage();

const button = (page, name) => page.getByRole("button", { name, exact: true });
const moves = (page) => page.locator(".log-entry").count();

/** Anne on a phone and Bert begin a game. */
async function pair() {
  const anne = await stage.visit({ name: "Anne" }, PHONE);
  const bert = await stage.visit({ name: "Bert" }, LAPTOP);
  await bert.page.goto(await openTable(anne.page));
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
  await openTable(borrowed.page);
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

/** Gives a page an authenticator of its own, with or without keys that another has made. */
async function authenticator(page, credentials = []) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true,
      isUserVerified: true, automaticPresenceSimulation: true,
    },
  });
  for (const credential of credentials) {
    await devtools.send("WebAuthn.addCredential", { authenticatorId, credential });
  }
  const keys = async () =>
    (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return { keys };
}

/** A browser that knows the server as localhost: for addresses without a name there are no passkeys. */
async function atLocalhost(settings, options) {
  const address = stage.address.replace("127.0.0.1", "localhost");
  return visit(stage.browser, address, settings, options);
}

test("a person plays on a phone, loses it, and comes back on a laptop with a passkey", async () => {
  const phone = await atLocalhost({ name: "Anne" }, { ...PHONE, viewport: { width: 390, height: 844 } });
  const { keys } = await authenticator(phone.page);
  await openTable(phone.page);
  const table = phone.page.url();
  await to(phone.page, "#/account");
  await phone.page.getByRole("textbox", { name: "A name for the new passkey" }).fill("Ring");
  await button(phone.page, "Make a passkey").focus();
  await phone.page.keyboard.press("Enter");
  await phone.page.locator(".device-line", { hasText: "Ring" }).waitFor();
  const made = await keys();
  assert.equal(made.length, 1);
  assert.equal(made[0].isResidentCredential, true);
  assert.deepEqual(phone.wrong, []);
  await phone.context.close();

  const laptop = await atLocalhost({}, LAPTOP);
  await authenticator(laptop.page, made);
  await to(laptop.page, "#/account");
  await button(laptop.page, "Sign in with a passkey").click();
  await laptop.page.locator(".device-line", { hasText: "Ring" }).waitFor();
  await laptop.page.goto(table);
  await laptop.page.locator(".place.own").waitFor();

  // Removed, it opens nothing any more.
  await to(laptop.page, "#/account");
  await laptop.page.getByRole("button", { name: "Remove the passkey: Ring" }).click();
  await laptop.page.getByText("You have no passkey yet.").waitFor();
  const stranger = await atLocalhost({}, LAPTOP);
  await authenticator(stranger.page, made);
  await to(stranger.page, "#/account");
  await button(stranger.page, "Sign in with a passkey").click();
  await stranger.page.getByText("This passkey does not work here").waitFor();
  assert.deepEqual(laptop.wrong, []);
  await Promise.all([laptop.context.close(), stranger.context.close()]);
});

test("a person downloads everything, deletes it by keyboard, and is nobody to the others", async () => {
  const [anne, bert] = await pair();
  await together([anne.page, bert.page], (seen) => seen.moves > 2);
  await to(anne.page, "#/account");
  const download = anne.page.waitForEvent("download");
  await button(anne.page, "Download everything").click();
  assert.equal((await download).suggestedFilename(), "cartagena.zip");
  await button(anne.page, "Delete me").focus();
  await anne.page.keyboard.press("Enter");
  const word = anne.page.getByRole("textbox", { name: "The word, to confirm" });
  await word.waitFor();
  await anne.page.waitForFunction(() => document.activeElement?.closest(".delete-me"));
  const sure = button(anne.page, "Delete everything for good");
  assert.equal(await sure.isDisabled(), true);
  await button(anne.page, "Keep everything").click();
  await word.waitFor({ state: "detached" });
  await button(anne.page, "Delete me").click();
  await word.fill("delete");
  await word.press("Enter");
  await anne.page.getByText("You have not played online in this browser yet.").waitFor();
  assert.equal((await anne.page.content()).includes("Anne"), false);
  // Sentences that an open page has already shown stay until it is loaded anew.
  await bert.page.reload();
  await bert.page.locator("#place-0").waitFor();
  await bert.page.waitForFunction(() => !document.body.textContent.includes("Anne"));
  assert.deepEqual([anne.wrong, bert.wrong], [[], []]);
  await Promise.all([anne.context.close(), bert.context.close()]);
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
