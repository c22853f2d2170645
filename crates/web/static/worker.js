// The Web Worker in which rules and bots run. What it does is in brain.js, made from Rust.

// The page may speak before the worker can listen: what it says is kept and then said again.
const early = [];
const keep = (event) => early.push(event);
self.addEventListener("message", keep);

// The program and the script that prepares it come side by side.
const program = fetch("brain_bg.wasm");
const { default: init } = await import("./brain.js");
await init({ module_or_path: program });

self.removeEventListener("message", keep);
for (const { data, ports } of early) {
  self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
}
