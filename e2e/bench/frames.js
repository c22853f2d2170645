// Measurement of the page's frames while the strongest bot thinks beside it, and of the time that it takes.

import { play } from "../player.js";
import { begin } from "../support.js";
import { quantile } from "./stamps.js";

/** For the page, before anything else runs: what the worker says and when, and when frames come. */
function overhear() {
  window.heard = [];
  window.frames = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const kind = /^\{"(bot_thinking|events)"/.exec(data)?.[1];
        if (kind) window.heard.push({ kind, at: performance.now() });
      });
    }
  };
  const frame = (at) => {
    window.frames.push(at);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/**
 * From when to when it was thought: the first move of a turn is the answer to all the thinking.
 * Whoever looks anew meanwhile is told once more that somebody thinks.
 */
function thoughts(heard) {
  const spans = [];
  let since = null;
  for (const { kind, at } of heard) {
    if (kind === "bot_thinking") since ??= at;
    else if (since !== null) {
      spans.push([since, at]);
      since = null;
    }
  }
  return spans;
}

/** The times between the frames that came meanwhile. */
function intervals(frames, [from, to]) {
  const inside = frames.filter((at) => at >= from && at <= to);
  return inside.slice(1).map((at, before) => at - inside[before]);
}

const turns = async (page) => thoughts(await page.evaluate(() => window.heard)).length;

/** Plays some turns against the admiral. */
export async function frames(stage, times, told) {
  const context = await stage.browser.newContext();
  await context.addInitScript(overhear);
  const page = await context.newPage();
  await page.goto(stage.address);
  await begin(page, { seats: ["", "admiral"], first: "1" });
  let thought = 0;
  await play(page, {
    each: async () => { told(`the admiral's turn ${thought = await turns(page)} of ${times}`); },
    enough: ({ bot }) => thought >= times && !bot,
  });
  const { heard, all } = await page.evaluate(() => ({ heard: window.heard, all: window.frames }));
  await context.close();
  const spans = thoughts(heard);
  const thinking = spans.map(([from, to]) => to - from);
  const between = spans.flatMap((span) => intervals(all, span));
  const mean = between.reduce((one, other) => one + other, 0) / between.length;
  return {
    thinking: { median: quantile(thinking), worst: Math.max(...thinking), turns: thinking.length },
    interval: { median: quantile(between), p95: quantile(between, 0.95), worst: Math.max(...between) },
    frames: between.length,
    perSecond: 1000 / mean,
  };
}
