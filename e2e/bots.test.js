// Programs of people play online, marked as bots, by tokens that the page makes and revokes.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { play } from "./player.js";
import { openStage, openTable, to, within } from "./support.js";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1440, height: 900 } };
const BOT = fileURLToPath(new URL("../docs/bot.py", import.meta.url));

const stage = openStage();

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Takes a picture, if somebody wants to look at it. */
async function picture(page, name) {
  const folder = process.env.CARTAGENA_PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Makes a token by keyboard, and keeps it. */
async function makeToken(page, name) {
  await to(page, "#/account");
  const field = page.getByRole("textbox", { name: "A name for the bot" });
  await field.fill(name);
  await field.press("Enter");
  const shown = page.getByRole("group", { name: `Token for ${name} (bot)` });
  await shown.waitFor();
  await page.waitForFunction(() => document.activeElement?.classList.contains("new-code"));
  const token = (await shown.locator(".new-token").innerText()).trim();
  assert.match(token, /^[0-9a-f]{64}$/);
  await picture(page, "token");
  await button(page, "I have kept it").click();
  await shown.waitFor({ state: "detached" });
  assert.equal((await page.content()).includes(token), false, "it is shown only once");
  return token;
}

/** Lets the bot of the documentation play in a test: `{ told, ended() }`. */
function bot(context, link, token) {
  const words = ["bot", "--lang", "en", "--ms", "60000", "--table", link, "--token", token, "--", "python3", BOT];
  const program = spawn(process.env.CARTAGENA_BIN, words, { stdio: ["ignore", "pipe", "pipe"] });
  context.after(() => program.kill("SIGKILL"));
  const told = [];
  for (const output of [program.stdout, program.stderr]) {
    output.on("data", (text) => told.push(String(text)));
  }
  const closed = once(program, "close").then(([code]) => [code, told.join("")]);
  return { told, ended: () => within("the bot ends", closed) };
}

test("a program plays at a person's table, and everybody sees that it is a bot", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "cartagena-bot-"));
  const anne = await stage.visit({ name: "Anne" }, LAPTOP);
  const link = await openTable(anne.page);
  const table = anne.page.url();
  const file = join(folder, "token");
  await writeFile(file, await makeToken(anne.page, "Ada"));
  const line = anne.page.locator(".device-line", { hasText: "Ada (bot)" });
  await line.getByText(/^Token made/).waitFor();
  await anne.page.goto(table);
  const ada = bot(context, link, file);
  await anne.page.locator("#place-0").waitFor();
  const bert = await stage.visit({ name: "Bert" }, PHONE);
  await bert.page.goto(link);
  await bert.page.getByText("Ada (bot)").first().waitFor();
  await picture(bert.page, "watched");
  await picture(anne.page, "table");
  // The bot answers at once: without a pause the moves would come faster than the server takes them.
  const seen = await play(anne.page, { each: () => anne.page.waitForTimeout(260) }).catch((error) => {
    throw new Error(`${error.message}\n${ada.told.join("")}`);
  });
  assert.ok(seen.over);
  const [code, told] = await ada.ended();
  assert.equal(code, 0, told);
  await picture(anne.page, "ending");
  // Its profile says what it is.
  await to(anne.page, "#/account");
  await line.getByRole("link", { name: "Ada (bot)" }).click();
  await anne.page.getByText("This is a bot").waitFor();
  await anne.page.getByRole("heading", { name: "Ada (bot)", exact: true }).waitFor();
  await picture(anne.page, "profile");
  assert.deepEqual([anne.wrong, bert.wrong], [[], []]);
  await Promise.all([anne.context.close(), bert.context.close()]);
  await rm(folder, { recursive: true });
});

test("a revoked token ends the program at once", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "cartagena-bot-"));
  const anne = await stage.visit({ name: "Anne" }, PHONE);
  const link = await openTable(anne.page);
  const file = join(folder, "token");
  await writeFile(file, await makeToken(anne.page, "Ada"));
  const ada = bot(context, link, file);
  const line = anne.page.locator(".device-line", { hasText: "Ada (bot)" });
  for (let tries = 0; await line.getByText("Playing right now").count() === 0; tries += 1) {
    assert.ok(tries < 100, "the bot never came");
    await to(anne.page, "#/");
    await to(anne.page, "#/account");
    await line.waitFor();
  }
  await picture(anne.page, "playing");
  await anne.page.getByRole("button", { name: "Revoke the token of Ada (bot)" }).focus();
  await anne.page.keyboard.press("Enter");
  await line.getByText(/^Revoked/).waitFor();
  const [code, told] = await ada.ended();
  assert.equal(code, 1, told);
  assert.match(told, /the server does not know this token/);
  assert.deepEqual(anne.wrong, []);
  await anne.context.close();
  await rm(folder, { recursive: true });
});

test("the token fits a phone in every language", async () => {
  for (const lang of ["en", "he", "ru", "da", "cs", "ja"]) {
    const visitor = await stage.visit({ lang }, PHONE);
    await to(visitor.page, "#/account");
    // Who has a recovery code is known, and may have bots.
    await visitor.page.locator(".account button.primary").first().click();
    const form = visitor.page.locator("form.code-line", { has: visitor.page.locator("input[maxlength][required]") });
    await form.locator("input").fill("Ada");
    await form.locator("button").click();
    await visitor.page.locator(".new-token").waitFor();
    const [wide, screen] = await visitor.page.evaluate(() => [
      document.documentElement.scrollWidth, document.documentElement.clientWidth,
    ]);
    assert.ok(wide <= screen, `${lang}: ${wide} > ${screen}`);
    await picture(visitor.page, `token-${lang}`);
    assert.deepEqual(visitor.wrong, []);
    await visitor.context.close();
  }
});
