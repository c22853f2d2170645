// A whole game with closed eyes: nothing is read but what a screen reader says, which is the live
// region and the name of what has the focus, and nothing is pressed but keys of the sheet.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openStage } from "./support.js";

const stage = openStage();

/** Keeps everything that is said from now on, in order. */
function hearken(page) {
  return page.evaluate(() => {
    window.heard = [];
    const live = document.getElementById("live");
    const note = () => {
      const said = live.textContent.trim();
      if (said) window.heard.push(said);
    };
    new MutationObserver(note).observe(live, { childList: true, characterData: true, subtree: true });
    note();
  });
}

class Player {
  constructor(page, keys) {
    this.page = page;
    this.keys = keys;
    this.known = 0;
  }

  async press(key) {
    assert.ok(this.keys.has(key), `${key} is not on the sheet`);
    await this.page.keyboard.press(key);
  }

  /** The next thing said that fits, and everything said before it. */
  async hear(pattern) {
    const found = await this.page.waitForFunction(
      ([from, source]) => {
        const at = window.heard.findIndex((said, at) => at >= from && new RegExp(source).test(said));
        return at < 0 ? null : { said: window.heard.slice(from, at + 1).join(" "), next: at + 1 };
      },
      [this.known, pattern.source],
      { polling: 20 },
    );
    const { said, next } = await found.jsonValue();
    this.known = next;
    return said;
  }

  /** Presses a key and hears what comes of it. */
  async ask(key, pattern) {
    await this.press(key);
    return this.hear(pattern);
  }
}

/** The keys that the sheet lists, as the keyboard calls them. */
async function sheet(page) {
  await page.keyboard.press("?");
  await page.locator("dialog[open] kbd").first().waitFor();
  const listed = await page.locator("dialog[open] kbd").allTextContents();
  const names = { "←": "ArrowLeft", "→": "ArrowRight", "↑": "ArrowUp", "↓": "ArrowDown", Esc: "Escape" };
  const keys = new Set(listed.map((key) => names[key] ?? key.toLowerCase()));
  ["home", "end", "enter"].forEach((key) => keys.add(key[0].toUpperCase() + key.slice(1)));
  for (let digit = 1; keys.has("1") && keys.has("9") && digit < 9; digit += 1) keys.add(`${digit}`);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  return keys;
}

const OVER = /You won!|wins: all six pirates are in the boat/;

/** Reads the moves that are offered: `1: in the fort.`, `B: bottle, to 7.` or `R: back to 5, 2 cards.` */
function offers(said) {
  const found = [...said.matchAll(/\b([A-Z]|\d): ([^.]*)\./g)];
  return found.map(([, sign, words]) => {
    const to = /into the boat/.test(words) ? 37 : words.match(/to (\d+)/)?.[1];
    return { key: sign.toLowerCase(), back: sign === "R", to: Number(to ?? 0) };
  });
}

/** One move: one of the last pirates, with the card that leads farthest, else back for cards. */
async function move(player, turn) {
  const listed = offers(await player.ask("o", /Pirates that can move|No pirate can move/));
  if (!listed.length) return player.ask("e", /has no possible move|ends the turn\./);
  const chosen = await player.ask(listed[turn % Math.min(listed.length, 3)].key, /Selected: the pirate/);
  const ways = offers(chosen.slice(chosen.lastIndexOf("Selected")));
  const ahead = ways.filter((way) => !way.back).sort((one, other) => other.to - one.to);
  return player.ask((ahead[0] ?? ways[0]).key, /moves? left|last move|wins|You won!/);
}

/** Plays on as somebody who has heard this. */
function answer(player, said, turn) {
  if (/last move\. End the turn/.test(said)) return player.ask("e", /ends the turn\./);
  if (/Your turn|\d moves? left/.test(said)) return move(player, turn);
  return player.ask("g", /./);
}

/** From the front door to the first button, by Tab and Enter, hearing what has the focus. */
async function enter(page) {
  const name = () => page.evaluate(() => document.activeElement.textContent.trim());
  for (let tabs = 0; tabs < 30 && (await name()) !== "Play"; tabs += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

test("a whole game by keys and voice alone", async () => {
  const { context, page, wrong } = await stage.visit();
  await hearken(page);
  await enter(page);
  const player = new Player(page, new Set(["?"]));
  let said = await player.hear(/\? lists the keys/);
  player.keys = await sheet(page);
  for (let turn = 0; !OVER.test(said); turn += 1) {
    assert.ok(turn < 1500, `no end: ${said}`);
    said = await answer(player, said, turn);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});
