// Measurement of the time until a touched pirate shows where it can go.

import { look, mover } from "../player.js";
import { begin } from "../support.js";
import { quantile } from "./stamps.js";

/**
 * For the page: counts the frames from a touch to the one that shows where it leads, and keeps
 * Chromium's own time from a touch to the next frame.
 */
function count() {
  window.touches = [];
  window.delays = [];
  const shown = () => document.querySelector(".place.target") && document.querySelector(".ghosts")?.firstChild;
  // Looks after the frame has been handed on, so that what is drawn in it counts.
  const after = (look) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = look;
    port2.postMessage(null);
  });
  addEventListener("click", ({ timeStamp }) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      if (shown()) window.touches.push({ frames, milliseconds: performance.now() - timeStamp });
      else if (frames < 60) after(look);
    };
    after(look);
  }, { capture: true });
  new PerformanceObserver((list) => {
    const clicks = list.getEntries().filter(({ name }) => name === "click");
    window.delays.push(...clicks.map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold: 16 });
}

/** Touches a pirate and lets it go, again and again. */
export async function touch(stage, times, told) {
  const { context, page } = await stage.visit({}, { hasTouch: true, viewport: { width: 360, height: 640 } });
  await begin(page);
  const seen = await look(page);
  await page.evaluate(count);
  const pirate = page.locator(`#place-${mover(seen)}`);
  for (let turn = 1; turn <= times; turn += 1) {
    told(`touch ${turn} of ${times}`);
    await pirate.tap();
    await page.waitForFunction((turn) => window.touches.length >= turn, turn);
    await pirate.tap();
    await page.waitForFunction(() => !document.querySelector(".place.target"));
  }
  const { touches, delays } = await page.evaluate(() => ({ touches: window.touches, delays: window.delays }));
  await context.close();
  const frames = touches.map((one) => one.frames);
  const milliseconds = touches.map((one) => one.milliseconds);
  return {
    frames: { median: quantile(frames), worst: Math.max(...frames) },
    milliseconds: { median: quantile(milliseconds), worst: Math.max(...milliseconds) },
    // Chromium tells of those that took 16 ms and longer, in steps of 8.
    chromium: { told: delays.length, worst: Math.max(0, ...delays) },
  };
}
