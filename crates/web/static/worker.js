// The Web Worker in which rules and bots run. What it does is in page.js, made from Rust.

// The page may speak before the worker can listen: what it says is kept and then said again. The
// first thing that it says is the program.
const early = [];
let take;
const program = new Promise((taken) => (take = taken));
const keep = (event) => (event.data instanceof WebAssembly.Module ? take(event.data) : early.push(event));
self.addEventListener("message", keep);

const { default: init, start_worker } = await import("./page.js");
await init({ module_or_path: await program });
start_worker();

self.removeEventListener("message", keep);
for (const { data, ports } of early) {
  self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
}
