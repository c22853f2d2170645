// Measurement of the page's speed by Chromium's own figures, compared with the promised one:
//   CARTAGENA_BIN=… node e2e/bench.mjs [--json] [--quick]
// Nothing fails because it is slow: speed depends on the machine, and on what else it does.

import { cpus, loadavg } from "node:os";
import { frames } from "./bench/frames.js";
import { offline, start, transfer } from "./bench/load.js";
import { memory } from "./bench/memory.js";
import { table, verdicts } from "./bench/report.js";
import { touch } from "./bench/touch.js";
import { setStage } from "./support.js";

const HOW_OFTEN = { starts: 5, touches: 20, turns: 6, games: 20 };
/** Enough to see that everything can be measured. */
const QUICK = { starts: 1, touches: 3, turns: 1, games: 2 };

const wishes = new Set(process.argv.slice(2));
const often = wishes.has("--quick") ? QUICK : HOW_OFTEN;

/** Says on the error output what is being done, over what was said before if somebody looks on. */
function told(what) {
  const { isTTY } = process.stderr;
  process.stderr.write(isTTY ? `\r\x1b[K${what}` : `${what}\n`);
}

async function measure(stage) {
  told("what the first visit transfers");
  const loading = { transfer: await transfer(stage), offline: await offline(stage) };
  return {
    browser: stage.browser.version(),
    processors: cpus().length,
    load: loadavg()[0],
    ...loading,
    start: await start(stage, often.starts, told),
    touch: await touch(stage, often.touches, told),
    frames: await frames(stage, often.turns, told),
    memory: await memory(stage, often.games, told),
  };
}

const stage = await setStage();
try {
  const figures = await measure(stage);
  told("");
  const { browser, processors, load } = figures;
  const machine = `Chromium ${browser}, ${processors} processors, load ${load.toFixed(1)}`;
  const plain = `${machine}\n\n${table(figures)}`;
  console.log(wishes.has("--json") ? JSON.stringify({ ...figures, met: verdicts(figures) }) : plain);
} finally {
  await stage.close();
}
