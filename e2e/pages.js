// Every page, in every language and look, for those who look at all of them.

import { readFile } from "node:fs/promises";
import { begin, to } from "./support.js";
import { play } from "./player.js";

export const LANGUAGES = ["en", "he", "ru", "da", "cs", "ja"];
export const LOOKS = ["dark", "light"];
export const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 720 } };

const GOLDEN = new URL("../crates/record/tests/golden/01-jamaica-2.txt", import.meta.url);

async function study(page) {
  await to(page, "#/study");
  await page.locator("#study-text").fill(await readFile(GOLDEN, "utf8"));
  await page.locator(".study-door form button.primary").click();
  await page.locator(".study-board svg").first().waitFor();
}

async function table(page, hash) {
  await to(page, hash);
  await page.locator("#place-0").waitFor();
}

/** The pages by name; `games` holds the address of a game that goes on, and of one handed over. */
export const PAGES = {
  home: (page) => to(page, "#/"),
  setup: (page) => to(page, "#/new"),
  table: (page, games) => table(page, games.running),
  curtain: (page, games) => table(page, games.passing),
  learn: (page) => to(page, "#/learn"),
  lesson: (page) => to(page, "#/learn/jump"),
  rules: (page) => to(page, "#/rules"),
  games: (page) => to(page, "#/games"),
  study: (page) => to(page, "#/study"),
  replay: study,
  settings: (page) => to(page, "#/settings"),
  online: (page) => to(page, "#/online"),
  opening: (page) => to(page, "#/online/new"),
  room: (page, games) => to(page, games.gathering),
};

const hash = (page) => page.evaluate(() => location.hash);

/** A visitor with games on the shelf: `{ context, page, wrong, games }`. */
export async function resident({ address, visit }, look, size) {
  const options = { viewport: SIZES[size], bypassCSP: true };
  const visited = await visit({ look, name: "" }, options);
  const { page } = visited;
  await begin(page, { variant: "Jamaica", seats: ["", ""] });
  const passing = await hash(page);
  await page.goto(address);
  await begin(page, { variant: "Tortuga", seats: ["", "deckhand", "sailor"] });
  await play(page, { enough: ({ moves, end, chosen }) => moves > 18 && end && chosen === null });
  const running = await hash(page);
  await to(page, "#/online/new");
  await page.locator("main button.primary").last().click();
  await page.waitForFunction(() => location.hash.startsWith("#/at/"));
  return { ...visited, games: { running, passing, gathering: await hash(page) } };
}

/** Speaks another language from now on; the page is loaded anew. */
export async function speak(page, address, lang) {
  await page.evaluate((lang) => {
    const chosen = JSON.parse(localStorage.getItem("cartagena-settings"));
    localStorage.setItem("cartagena-settings", JSON.stringify({ ...chosen, lang }));
  }, lang);
  await page.goto(address);
  await page.reload();
  await page.locator(`html[lang="${lang}"] main h1`).waitFor({ state: "attached" });
}
