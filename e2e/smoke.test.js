// The page starts in a browser, from the real server, and goes on without it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { complaints, openStage, serve } from "./support.js";

const stage = openStage();

test("the page draws itself, guarded, and has nothing to complain of", async () => {
  const page = await stage.browser.newPage();
  const wrong = complaints(page);
  const answer = await page.goto(stage.address);
  const headers = answer.headers();
  assert.match(headers["content-security-policy"], /default-src 'none'.*frame-ancestors 'none'/);
  assert.equal(headers["x-content-type-options"], "nosniff");
  assert.equal(headers["content-encoding"], "br");
  await page.locator("main").waitFor();
  assert.equal(await page.locator("#splash").count(), 0);
  assert.deepEqual(wrong, []);
  await page.close();
});

test("after the first visit nothing needs the server", async () => {
  const host = await serve();
  const context = await stage.browser.newContext();
  const page = await context.newPage();
  await page.goto(host.address);
  await page.locator('html[data-offline="ready"]').waitFor({ state: "attached" });
  await host.stop();
  const wrong = complaints(page);
  await page.reload();
  await page.locator("main").waitFor();
  const names = ["nets/hispaniola-5.net", "texts/ja.ftl", "page_bg.wasm", "manifest.webmanifest"];
  for (const name of names) {
    assert.equal(await page.evaluate(async (name) => (await fetch(name)).status, name), 200, name);
  }
  // Browsers look for a newer service worker by themselves and find nobody.
  assert.deepEqual(wrong.filter((line) => !line.endsWith("/sw.js")), []);
  await context.close();
});
