// The Web Worker in which rules and bots run. What it does is in brain.js, made from Rust.

import init from "./brain.js";

// The page may speak before the worker can listen: what it says is kept and then said again.
const early = [];
const keep = (event) => early.push(event);
self.addEventListener("message", keep);

await init();

self.removeEventListener("message", keep);
for (const { data, ports } of early) {
  self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
}
