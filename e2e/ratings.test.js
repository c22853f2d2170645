// Rated games: two people finish one, and their profiles, the list of ratings and the records show it.

import assert from "node:assert/strict";
import { mkdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { openStage, to } from "./support.js";

const AXE = await readFile(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const stage = openStage();

const button = (page, name) => page.getByRole("button", { name, exact: true });
const heading = (page, name) => page.getByRole("heading", { name, exact: true }).first().waitFor();

/** Pictures for people who look, if a folder is given. */
async function picture(page, name) {
  const folder = process.env.CARTAGENA_PICTURES;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Returns what would shut somebody out: axe's serious findings, and anything wider than the window. */
async function sound(page, name) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ["violations"] });
    const bad = found.violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
    return bad.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
  });
  const wide = await page.evaluate(() =>
    document.scrollingElement.scrollWidth - document.documentElement.clientWidth);
  assert.deepEqual([found, Math.max(wide, 0)], [[], 0], name);
}

/** Opens a rated table by keyboard and pointer, as a person does; gives the link for others. */
async function openRated(page) {
  await to(page, "#/online/new");
  const rated = page.getByRole("switch", { name: "Rated game" });
  await page.getByLabel("Who begins?").waitFor();
  await rated.focus();
  await page.keyboard.press("Space");
  assert.ok(await rated.isChecked());
  // The settings that a rated game needs are chosen with it; those that chance decides cannot be chosen.
  assert.ok(await page.getByRole("radio", { name: "When the time is up, the player is out of the game." }).isChecked());
  assert.equal(await page.getByLabel("Who begins?").count(), 0);
  await page.locator(".setup .seats select").first().selectOption("sailor");
  assert.ok(!await rated.isChecked(), "no rated game with a bot");
  await rated.check();
  assert.equal(await page.locator(".setup .seats select").first().inputValue(), "friend");
  await button(page, "Open a table").click();
  await page.getByText("This game is rated").waitFor();
  return page.getByLabel("Link for your friends").inputValue();
}

async function resign(page) {
  await button(page, "Menu").click();
  assert.equal(await page.getByRole("button", { name: "Let a bot play" }).count(), 0);
  await button(page, "Give up").click();
  await button(page, "Really give up?").click();
  await page.locator(".ending").waitFor();
}

test("two people finish a rated game, and everybody finds it in their profiles", async () => {
  const [anne, bert] = [await stage.visit({ name: "Anne" }, PHONE), await stage.visit({ name: "Bert" }, DESKTOP)];
  const link = await openRated(anne.page);
  const game = /#\/at\/([0-9a-z]{16})/.exec(anne.page.url())[1];
  await bert.page.goto(link);
  await bert.page.getByText("This game is rated").waitFor();
  // A name in front of the game leads to the profile.
  await bert.page.getByRole("link", { name: "Anne" }).first().click();
  await heading(bert.page, "Anne");
  await bert.page.getByText("No rated games yet.").waitFor();
  assert.match(bert.page.url(), /#\/p\/[0-9a-f]{32}$/, "the lasting address");
  await bert.page.goBack();
  await button(bert.page, "Sit down as Bert").click();
  await Promise.all([anne, bert].map(({ page }) => page.locator("#place-0").waitFor()));
  await resign(bert.page);

  await to(anne.page, "#/p");
  await heading(anne.page, "Anne");
  await anne.page.locator(".rating-points", { hasText: "1579" }).or(anne.page.getByText("No rated games yet.")).waitFor();
  if (await anne.page.getByText("No rated games yet.").count()) await anne.page.reload();
  await anne.page.locator(".rating-points", { hasText: "1579" }).waitFor();
  await anne.page.getByText("one game of ten has counted").waitFor();
  // The graph is there for the eyes, and as a table for everybody else.
  await anne.page.getByRole("img", { name: /began at 1500 and is 1579 now/ }).waitFor();
  await anne.page.getByText("The same in numbers").click();
  await anne.page.getByRole("cell", { name: "1579" }).waitFor();
  await sound(anne.page, "own profile on a phone");
  await picture(anne.page, "profile-phone");

  const entry = anne.page.locator(".finished-game");
  await entry.getByText("Won").waitFor();
  assert.match(await entry.innerText(), /Rating .?\+79/);
  // The search finds by name, and tells if there is nothing.
  const search = anne.page.getByLabel("Opponent");
  await search.fill("carl");
  await anne.page.getByText("There is no such game.").waitFor();
  await search.fill("BER");
  await entry.waitFor();
  await anne.page.getByRole("combobox", { name: "Result" }).selectOption("drawn");
  await entry.waitFor({ state: "detached" });
  await anne.page.getByRole("combobox", { name: "Result" }).selectOption("won");
  await entry.waitFor();

  // The other's profile has the results against each other, and the way to the record.
  await entry.getByRole("link", { name: "Bert", exact: true }).click();
  await heading(anne.page, "Bert");
  await anne.page.locator(".against > div", { hasText: "You were ahead" }).getByText("1").waitFor();
  await sound(anne.page, "the other's profile");
  await anne.page.getByRole("link", { name: /^Review:/ }).click();
  await anne.page.locator(".study").first().waitFor();
  assert.ok(anne.page.url().includes(game));

  // The list of ratings: both are not settled, one of them is oneself.
  await to(bert.page, "#/online");
  await bert.page.getByRole("link", { name: "Ratings", exact: true }).click();
  await heading(bert.page, "Ratings");
  await bert.page.getByText("Nobody has played ten rated games").waitFor();
  const rows = bert.page.locator("tbody tr");
  assert.deepEqual(await rows.allInnerTexts(), ["Anne\t1579\t1", "Bert You\t1421\t1"]);
  assert.equal(await bert.page.locator("tr.own").count(), 1);
  await sound(bert.page, "the list of ratings");
  await picture(bert.page, "ratings-desktop");
  await bert.page.getByRole("link", { name: "Jamaica · three and more" }).click();
  await heading(bert.page, "Jamaica · three and more");
  await rows.first().waitFor({ state: "detached" });
  // A profile that is not there says so, and offers to try again.
  await to(bert.page, "#/p/00000000000000000000000000000000");
  await bert.page.getByText("There is no such profile.").waitFor();
  const wrong = bert.wrong.filter((line) => !line.includes("404"));
  assert.deepEqual([anne.wrong, wrong], [[], []]);

  // Every language and look on a phone: nothing is wider than the window.
  for (const [lang, look] of [["he", "dark"], ["ru", "light"], ["ja", "dark"], ["cs", "light"], ["da", "dark"]]) {
    const other = await stage.visit({ lang, look, name: "Anne" }, { ...PHONE, storageState: await anne.context.storageState() });
    await other.page.evaluate(([lang, look]) => {
      const chosen = JSON.parse(localStorage.getItem("cartagena-settings"));
      localStorage.setItem("cartagena-settings", JSON.stringify({ ...chosen, lang, look }));
    }, [lang, look]);
    await other.page.reload();
    for (const [name, path] of [["profile", "#/p"], ["ratings", "#/ratings"], ["new-table", "#/online/new"]]) {
      await to(other.page, path);
      await other.page.locator({ "profile": ".finished-game", "ratings": "tbody tr", "new-table": "#rated-about" }[name]).first().waitFor();
      await sound(other.page, `${name} ${lang} ${look}`);
      await picture(other.page, `${name}-${lang}-${look}`);
    }
    assert.deepEqual(other.wrong, []);
    await other.context.close();
  }
  await Promise.all([anne, bert].map(({ context }) => context.close()));
});
