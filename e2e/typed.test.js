// A whole game by typing: every move is read from the answers and written into the field.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, openStage } from "./support.js";

const stage = openStage();

/** Everything answered after the last typed line, once it fits. */
async function answered(page, pattern) {
  const found = await page.waitForFunction(
    (source) => {
      const lines = [...document.querySelectorAll(".typing-lines li")];
      const last = lines.findLastIndex((line) => line.classList.contains("typed"));
      const said = lines.slice(last + 1).map((line) => line.textContent).join(" ");
      return new RegExp(source).test(said) ? said : null;
    },
    pattern.source,
    { polling: 20 },
  );
  return found.jsonValue();
}

async function type(page, line, pattern) {
  await page.locator("#typed").fill(line);
  await page.keyboard.press("Enter");
  return answered(page, pattern);
}

const OVER = /You won!|wins: all six pirates are in the boat/;
const ON = /Your turn|\d moves? left|last move\. End|wins: all six|You won!/;

const reach = (move) => Number(move.split(">")[1] ?? 0) - Number(move.match(/\d+/)[0]);

/** The longest way forward, else one of those back. */
function choose(moves, turn) {
  const ahead = moves.filter((move) => move.includes(">"));
  if (ahead.length) return ahead.reduce((best, move) => (reach(move) > reach(best) ? move : best));
  const back = moves.filter((move) => move.includes("<"));
  return back[turn % back.length] ?? ".";
}

test("a whole game by typing", async () => {
  const { context, page, wrong } = await stage.visit({ text_mode: true });
  await begin(page, { variant: "Tortuga", seats: ["", "deckhand"] });
  await page.locator("#typed").focus();
  let said = await answered(page, /Your turn/);
  for (let turn = 0; !OVER.test(said); turn += 1) {
    assert.ok(turn < 600, `no end: ${said}`);
    if (/last move\. End/.test(said)) {
      said = await type(page, "done", /Your turn|wins: all six|You won!/);
      continue;
    }
    const listed = await type(page, "moves", /Possible moves: /);
    const moves = listed.split("Possible moves: ")[1].match(/[A-Z]\d+>\d+|\d+<\d+|\./g) ?? [];
    said = await type(page, choose(moves, turn), ON);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test("what is no move is answered, and nothing is lost", async () => {
  const { context, page, wrong } = await stage.visit({ text_mode: true });
  await begin(page);
  await answered(page, /Your turn/);
  assert.match(await type(page, "hello", /neither/), /“hello” is neither a move nor a command/);
  assert.match(await type(page, "help", /all possible moves/), /forward, the card and the place/);
  assert.match(await type(page, "look", /pirates/), /Your pirates: 6/);
  assert.deepEqual(wrong, []);
  await context.close();
});
