// The page below a path of another web host, and a newer version of it that comes while it is open.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { complaints, openStage, within } from "./support.js";

const BELOW = "/games/cartagena/";
const PASSED_ON = ["content-type", "content-security-policy"];

const stage = openStage();
let host;
let version;

/** Another web host: passes the page on from below a path, and says which version it is. */
async function answer(request, response) {
  if (!request.url.startsWith(BELOW)) return response.writeHead(404).end();
  const file = await fetch(stage.address + request.url.slice(BELOW.length));
  const headers = PASSED_ON.map((name) => [name, file.headers.get(name)]).filter(([, value]) => value);
  const body = Buffer.from(await file.arrayBuffer());
  response.writeHead(file.status, Object.fromEntries(headers));
  response.end(request.url.endsWith("/sw.js") ? versioned(body.toString()) : body);
}

function versioned(worker) {
  const changed = worker.replace(/"version":"[0-9a-f]+"/, `"version":"${version}"`);
  assert.notEqual(changed, worker, "the version is not where it was");
  return changed;
}

before(async () => {
  host = createServer((request, response) => answer(request, response).catch((e) => response.destroy(e)));
  const listening = new Promise((done) => host.listen(0, "127.0.0.1", done));
  await within("the other web host listens", listening);
});

after(() => host?.close());

const kept = (page) => page.evaluate(async () => (await caches.keys()).sort());

test("a newer version waits, is announced, and takes over when told to", async () => {
  version = "first";
  const page = await stage.browser.newPage();
  const wrong = complaints(page);
  await page.goto(`http://127.0.0.1:${host.address().port}${BELOW}`);
  await page.locator('html[data-offline="ready"]').waitFor({ state: "attached" });
  assert.equal(await page.locator("html").getAttribute("data-update"), null);

  version = "second";
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.locator('html[data-update="ready"]').waitFor({ state: "attached" });
  assert.deepEqual(await kept(page), ["cartagena-first", "cartagena-second"]);

  const loaded = page.waitForEvent("load");
  await page.evaluate(() => window.dispatchEvent(new Event("cartagena:update-now")));
  await loaded;
  await page.locator('html[data-offline="ready"]').waitFor({ state: "attached" });
  assert.deepEqual(await kept(page), ["cartagena-second"]);
  assert.equal(await page.locator("html").getAttribute("data-update"), null);
  assert.deepEqual(wrong, []);
});
