// The page as an app on a device: installing, sound, and people who want it calm.

import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.js";
import { begin, openStage } from "./support.js";

const stage = openStage();

test("Chromium finds nothing that hinders installing, and every icon is as large as is said", async () => {
  const { context, page, wrong } = await stage.visit();
  await page.locator('html[data-offline="ready"]').waitFor({ state: "attached" });
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Playwright's profiles are private ones, which install nothing.
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  const { icons } = JSON.parse(data);
  const sizes = await page.evaluate(([icons, base]) => Promise.all(icons.map(async ({ src }) => {
    const picture = new Image();
    picture.src = new URL(src, base);
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  })), [icons, url]);
  const said = icons.map(({ sizes }) => sizes);
  assert.deepEqual(sizes.filter((_, at) => said[at] !== "any"), said.filter((size) => size !== "any"));
  assert.deepEqual(wrong, []);
  await context.close();
});

/** For the page, before anything else runs: counts what sounds and what moves. */
function count() {
  window.sounds = 0;
  window.motions = 0;
  for (const name of ["createOscillator", "createBufferSource"]) {
    const plain = AudioContext.prototype[name];
    AudioContext.prototype[name] = function (...how) {
      window.sounds += 1;
      return plain.apply(this, how);
    };
  }
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    window.motions += 1;
    return animate.apply(this, how);
  };
}

async function counted(settings, options) {
  const visited = await stage.visit(settings, options);
  await visited.context.addInitScript(count);
  await visited.page.reload();
  await begin(visited.page);
  return visited;
}

const until = (number) => ({ enough: ({ moves, bot, chosen }) => moves > number && !bot && chosen === null });

async function turnSound(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("switch", { name: "Sound" }).click();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

const sounds = (page) => page.evaluate(() => window.sounds);

test("moves are heard, and are not once the sound is off", async () => {
  const { context, page, wrong } = await counted({ sound: true });
  await play(page, until(7));
  assert.ok(await sounds(page) > 6);
  await turnSound(page);
  const quiet = await sounds(page);
  await play(page, until(14));
  assert.equal(await sounds(page), quiet);
  await turnSound(page);
  await play(page, until(21));
  assert.ok(await sounds(page) > quiet);
  assert.deepEqual(wrong, []);
  await context.close();
});

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`with motion at "${reducedMotion}" ${reducedMotion === "reduce" ? "nothing moves" : "pirates hop"}`, async () => {
    const { context, page, wrong } = await counted({ motion: "normal" }, { reducedMotion });
    await play(page, until(7));
    const motions = await page.evaluate(() => window.motions + document.getAnimations().length);
    if (reducedMotion === "reduce") assert.equal(motions, 0);
    else assert.ok(motions > 3, `${motions}`);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}
