// The cable is pulled after the first visit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { play } from "./player.js";
import { begin, openStage, serve, to, visit } from "./support.js";

const stage = openStage();

test("without a network there are all variants, all languages, all bots", async () => {
  const server = await serve();
  const { context, page, wrong } = await visit(stage.browser, server.address);
  await page.locator('html[data-offline="ready"]').waitFor({ state: "attached" });
  await server.stop();
  await context.setOffline(true);
  await page.reload();
  await page.locator("main h1").waitFor({ state: "attached" });
  for (const variant of ["Hispaniola", "Jamaica"]) {
    await begin(page, { variant, seats: ["", "captain", "deckhand"] });
    const seen = await play(page, { enough: ({ moves, bot }) => moves > 9 && !bot });
    assert.ok(seen.moves > 9, variant);
  }
  await to(page, "#/settings");
  await page.locator("select, input[type=radio]").first().waitFor();
  await to(page, "#/");
  await page.getByRole("button", { name: "日本語" }).click();
  await page.locator('html[lang="ja"]').waitFor({ state: "attached" });
  await page.reload();
  await page.locator('html[lang="ja"] main h1').waitFor({ state: "attached" });
  // Browsers look for a newer service worker by themselves and find nobody.
  assert.deepEqual(wrong.filter((line) => !line.endsWith("/sw.js")), []);
  await context.close();
});
