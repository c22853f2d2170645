// The npm package as a program uses it. `cargo xtask test` installs it in a folder of its own and runs
// this file there, with the root of the repository in CARTAGENA_ROOT.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Bot, Game, actionCount, actionNumber, actionText, levels } from "cartagena";

const POSITION =
  "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS 0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3";
const WON =
  "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS 37.37.37.37.37.37:B|0.0.0.0.0.5:HK3PS BDH - won.0";

const crates = `${process.env.CARTAGENA_ROOT}/crates`;
const readme = `${crates}/javascript/package/README.md`;
const numbers = `${crates}/environment/tests/action_numbers.txt`;

function playRandomly(game, seed, moves = 5000) {
  let state = seed;
  while (!game.isOver && game.moves.length < moves) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const actions = game.legalActions();
    game.play(actions[state % actions.length]);
  }
  return game;
}

test("the example of the README plays a game", async () => {
  const [, code] = readFileSync(readme, "utf8").match(/```js\n([^]*?)```/);
  const lines = [];
  const run = code.replace(/import .*\n/, "");
  new Function("Bot", "Game", "console", run)(Bot, Game, { log: (line) => lines.push(line) });
  assert.match(lines[0], /^seat [01] has won after \d+ moves$/);
});

test("actions have the same numbers as everywhere", () => {
  const lines = readFileSync(numbers, "utf8").trim().split("\n");
  assert.equal(lines.length, actionCount());
  lines.forEach((text, number) => {
    assert.equal(actionText(number), text);
    assert.equal(actionNumber(text), number);
  });
});

test("moves are text or numbers", () => {
  const game = Game.fromPosition(POSITION, 5);
  assert.equal(game.position, POSITION);
  assert.deepEqual([game.seat, game.movesLeft, game.players, game.isOver], [0, 3, 2, false]);
  assert.equal(game.legalMoves().length, 11);
  assert.equal(game.play("B7"), "B7>8");
  assert.equal(game.play(actionNumber("8<")).slice(0, 4), "8<5+");
  assert.deepEqual(
    Array.from(game.actionMask()).flatMap((legal, number) => (legal ? [number] : [])),
    Array.from(game.legalActions()),
  );
});

test("a viewer sees no more than it may", () => {
  const game = Game.fromPosition(POSITION);
  assert.ok(game.observation(1).includes("?6|0.0.0.0.0.5:HK3PS"));
  assert.ok(game.observation("public").includes("?6|0.0.0.0.0.5:?6"));
  assert.equal(game.observation(), game.observation(0));
  assert.equal(game.observationArray().length, 393);
  assert.ok(game.svg("public", "light").startsWith("<svg "));
});

test("texts bring back the game and its cards", () => {
  const game = playRandomly(new Game("hispaniola", 4, 12345678901234567890n), 1, 100);
  const again = Game.fromText(game.toText(["Ann"]));
  const copy = game.clone();
  const end = playRandomly(game, 2).position;
  assert.equal(playRandomly(again, 2).position, end);
  assert.equal(playRandomly(copy, 2).position, end);
  assert.ok(game.isOver && game.seat === undefined && game.returns()[game.winner] === 1);
});

test("tunnel and first seat can be chosen", () => {
  const tunnel = "HDKBPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/BPHSDK";
  for (const first of [0, 1, 2]) {
    const game = new Game("jamaica", 3, 5, { tunnel, first });
    assert.equal(game.seat, first);
    assert.ok(game.position.startsWith(`jamaica ${tunnel} `));
  }
  assert.equal(new Game("jamaica", 3, 5, {}).position, new Game("jamaica", 3, 5).position);
});

test("every level plays", () => {
  for (const level of levels()) {
    const game = new Game("jamaica", 3, 1);
    const bot = new Bot(level, 7);
    assert.equal(bot.level, level);
    assert.ok(game.legalActions().includes(bot.choose(game, { nodes: 200 })));
  }
  const chances = new Bot().evaluate(new Game(), { milliseconds: 20 });
  assert.ok(Math.abs(chances[0] + chances[1] - 1) < 1e-5);
});

const WRONG = [
  [() => new Game("chess"), /variant/],
  [() => new Game("tortuga", 6), /players must be 2, 3, 4 or 5, not 6/],
  [() => new Game("tortuga", 2.5), /players must be a whole number/],
  [() => new Game("tortuga", 2, -1), /seed must be/],
  [() => new Game("tortuga", 2, 2n ** 64n), /seed must be/],
  [() => new Game("tortuga", 2, "seven"), /seed must be/],
  [() => new Game(5), /rules must be a string, not number/],
  [() => new Game("tortuga", 2, 1, { tunnel: "BDHKPS" }), /tunnel/],
  [() => new Game("tortuga", 2, 1, { tunnel: 7 }), /tunnel must be a string, not number/],
  [() => new Game("tortuga", 2, 1, { first: 2 }), /first must be a seat from 0 to 1/],
  [() => new Game("tortuga", 2, 1, { first: "0" }), /first must be a seat/],
  [() => Game.fromPosition(undefined), /position must be a string, not undefined/],
  [() => Game.fromPosition({}), /position must be a string, not object/],
  [() => Game.fromText(7), /text must be a string, not number/],
  [() => new Game().toText("Ann"), /names must be an array of strings/],
  [() => new Game().toText([1, 2]), /names must be an array of strings/],
  [() => Game.fromPosition("nothing"), /position/],
  [() => Game.fromText("nothing"), /line 1, column 1/],
  [() => new Game().play("nonsense"), /"nonsense" is not a move/],
  [() => new Game().play("."), /at least one move/],
  [() => new Game().play(260), /0 to 259, not 260/],
  [() => new Game().play(1.5), /0 to 259, not 1.5/],
  [() => new Game().play(undefined), /a move is a string or a number/],
  [() => Game.fromPosition(WON).play("B0"), /the game is over/],
  [() => new Bot().choose(Game.fromPosition(WON)), /the game is over/],
  [() => new Game().observation(2), /viewer must be a seat from 0 to 1/],
  [() => new Game().svg("public", "pink"), /theme must be/],
  [() => new Game().svg("public", 3), /theme must be a string, not number/],
  [() => new Bot("pirate"), /level must be one of landlubber/],
  [() => new Bot(3), /level must be a string, not number/],
  [() => new Bot("captain", "seven"), /seed must be/],
  [() => new Bot().choose(new Game(), { nodes: 0 }), /nodes must be at least 1/],
  [() => new Bot().choose(new Game(), 100), /nodes or milliseconds/],
  [() => new Bot().choose(new Game(), { nodes: -1 }), /nodes must be/],
  [() => new Bot().choose(new Game(), { milliseconds: NaN }), /milliseconds must be/],
  [() => new Bot().choose(new Game(), {}), /nodes or milliseconds/],
  [() => actionText(-1), /0 to 259/],
  [() => actionText("D6"), /0 to 259/],
  [() => actionNumber("B37"), /boat/],
  [() => actionNumber(37), /text must be a string, not number/],
];

WRONG.forEach(([call, message], number) => {
  test(`wrong input ${number} is named`, () => {
    assert.throws(call, (error) => {
      assert.ok(error instanceof Error && typeof error.code === "string", String(error));
      assert.match(error.message, message);
      return true;
    });
  });
});

test("types are written for every export", () => {
  const types = readFileSync(new URL(import.meta.resolve("cartagena").replace("node.js", "index.d.ts")), "utf8");
  for (const name of ["class Game", "class Bot", "function actionText", "legalMoves(): string[]"]) {
    assert.ok(types.includes(name), name);
  }
  assert.match(types, /play\(move: string \| number\): string/);
  assert.match(types, /constructor\(rules\?: string/);
  // A program for Node has no types of the browser; TypeScript refused the package there.
  for (const name of ["RequestInfo", "WebAssembly", "BufferSource"]) {
    assert.ok(!types.includes(name), name);
  }
});
