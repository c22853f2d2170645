// Looking back together: one leads, the other follows, in the game and beside it; the chat stays.

import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "./player.js";
import { PATIENCE, openStage, openTable } from "./support.js";

const stage = openStage();

const button = (page, name) => page.getByRole("button", { name, exact: true });
const slider = (page) => page.locator(".study-slider");
const at = (page, moves) => page.waitForFunction((moves) =>
  document.querySelector(".study-slider")?.value === String(moves), moves);

/** Anne and Bert play some moves and agree to a draw. */
async function game(screens) {
  const [anne, bert] = [await stage.visit({ name: "Anne" }, screens[0]), await stage.visit({ name: "Bert" }, screens[1])];
  await bert.page.goto(await openTable(anne.page));
  await button(bert.page, "Sit down as Bert").click();
  for (const { page } of [anne, bert]) await page.locator("#place-0").waitFor();
  await together([anne.page, bert.page], ({ moves }) => moves > 7);
  for (const { page } of [anne, bert]) {
    await button(page, "Menu").click();
    await button(page, "I agree to a draw").click();
    await page.keyboard.press("Escape");
  }
  for (const { page } of [anne, bert]) await page.getByText("Everybody agrees: the game is drawn.").first().waitFor();
  return [anne, bert];
}

test("after an online game one leads through moments and variations, and the other follows", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  const [anne, bert] = await game([{ viewport: { width: 1440, height: 900 } }, phone]);
  await anne.page.getByRole("link", { name: "Review the game" }).click();
  await anne.page.locator(".study-board svg").first().waitFor();
  await button(anne.page, "Look back together").click();
  await button(anne.page, "Lead").click();
  await anne.page.getByText("You lead: the others see what you look at.").waitFor();

  // Bert is still at the table, hears of it there, and comes along by one touch.
  await bert.page.getByText("Anne is looking back at the game with everybody.").waitFor();
  await button(bert.page, "Look along").click();
  await bert.page.getByText("Anne leads, and you follow.").waitFor({ timeout: 2 * PATIENCE });
  await anne.page.keyboard.press("Home");
  await at(bert.page, 0);
  await anne.page.keyboard.press("ArrowRight");
  await at(bert.page, 1);

  // A variation is seen by both, and so is the way back.
  await button(anne.page, "Try other moves here").click();
  await anne.page.locator(".trial .place.source").first().click();
  await anne.page.locator(".trial .place.target").first().click();
  await bert.page.locator(".trial .place").first().waitFor();
  await bert.page.locator(".trial-open").click();
  await bert.page.locator(".trial-line .study-move").nth(1).waitFor();
  await button(anne.page, "Back to the game").click();
  await bert.page.locator(".study-board svg").first().waitFor();
  await at(bert.page, 1);

  // The chat stays.
  for (const { page } of [anne, bert]) await page.locator(".together-talk summary").click();
  await anne.page.getByLabel("Say something").fill("Here I went wrong.");
  await anne.page.keyboard.press("Enter");
  await bert.page.locator(".together .chat-line", { hasText: "Here I went wrong." }).waitFor();

  // Bert looks on alone, comes back, and takes the lead by keyboard.
  await button(bert.page, "Look on my own").click();
  await bert.page.getByText("Anne leads.", { exact: true }).waitFor();
  await anne.page.locator(".study-slider").focus();
  await anne.page.keyboard.press("Home");
  await at(anne.page, 0);
  await button(bert.page, "Follow").click();
  await at(bert.page, 0);
  await button(bert.page, "Take the lead").focus();
  await bert.page.keyboard.press("Enter");
  await anne.page.getByText("Bert leads, and you follow.").waitFor();
  await bert.page.locator(".study-moment").click();
  await bert.page.keyboard.press("End");
  const end = await slider(bert.page).getAttribute("max");
  await at(anne.page, Number(end));
  await button(bert.page, "Stop leading").click();
  await anne.page.getByText("Nobody leads.").waitFor();
  if (process.env.SHOTS) await bert.page.screenshot({ path: `${process.env.SHOTS}/together.png`, fullPage: true });
  assert.deepEqual([anne.wrong, bert.wrong], [[], []]);
  await Promise.all([anne.context.close(), bert.context.close()]);
});
