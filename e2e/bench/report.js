// The figures as people read them, beside the limits that were set for the page.

const LIMITS = { bytes: 450_000, start: 1500, frames: 1, thinking: 1500, perSecond: 60, growth: 1.05 };

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
const milliseconds = (time) => `${time.toFixed(0)} ms`;
const verdict = (met) => (met ? "met" : "MISSED");

const total = ({ page, worker }) => page.heap + page.wasm + worker.heap + worker.wasm;

/**
 * Memory of the page after the last game, as a share of that after the fifth: by then
 * everything has been needed once, and wasm never gives memory back.
 */
function growth(memory) {
  return total(memory.at(-1)) / total(memory[Math.min(4, memory.length - 1)]);
}

function loading({ transfer, offline, start }) {
  const { front, tap, both, direct } = start;
  return [
    ["first load, default game with its bot", kilobytes(transfer.bytes), `≤ ${kilobytes(LIMITS.bytes)}`,
      transfer.bytes <= LIMITS.bytes],
    ["kept for playing offline, unpacked", `${kilobytes(offline.bytes)}, ${offline.files} files`],
    ["cold start, front door painted", milliseconds(front.median)],
    ["tap on Play, table painted", milliseconds(tap.median)],
    ["both together", milliseconds(both.median), `< ${LIMITS.start} ms`, both.median < LIMITS.start],
    ["cold start at a table's address, table painted", milliseconds(direct.median), `< ${LIMITS.start} ms`,
      direct.median < LIMITS.start],
  ];
}

function playing({ touch, frames }) {
  const { thinking, interval, perSecond } = frames;
  return [
    ["pirate touched, previews shown: frames", `${touch.frames.median}, worst ${touch.frames.worst}`,
      `≤ ${LIMITS.frames}`, touch.frames.median <= LIMITS.frames],
    ["the same in time",
      `${milliseconds(touch.milliseconds.median)}, worst ${milliseconds(touch.milliseconds.worst)}`],
    ["the admiral thinks", `${milliseconds(thinking.median)}, worst ${milliseconds(thinking.worst)}`,
      `≤ ${LIMITS.thinking} ms`, thinking.worst <= LIMITS.thinking],
    // A screen with 60 frames a second often has 59.9, so one frame less passes.
    ["frames a second meanwhile", perSecond.toFixed(1), `${LIMITS.perSecond}`, perSecond > LIMITS.perSecond - 1],
    ["time between them", `${interval.median.toFixed(1)} ms, 95 % ${interval.p95.toFixed(1)}, ` +
      `worst ${interval.worst.toFixed(1)}`],
  ];
}

function holding({ memory }) {
  const [first, last] = [memory[0], memory.at(-1)];
  const both = (what) => `${what(first)} → ${what(last)}`;
  const rate = growth(memory);
  return [
    [`memory, first to last of ${memory.length} games`, both((one) => kilobytes(total(one)))],
    ["heap of the page", both(({ page }) => kilobytes(page.heap))],
    ["wasm of the page", both(({ page }) => kilobytes(page.wasm))],
    ["heap of the worker", both(({ worker }) => kilobytes(worker.heap))],
    ["wasm of the worker", both(({ worker }) => kilobytes(worker.wasm))],
    ["nodes, listeners", both(({ nodes, listeners }) => `${nodes}, ${listeners}`)],
    ["last game over the fifth", rate.toFixed(3), `≤ ${LIMITS.growth}`, rate <= LIMITS.growth],
  ];
}

/** All lines: what, how much, and where there is one the limit and whether it is met. */
export function table(figures) {
  const rows = [...loading(figures), ...playing(figures), ...holding(figures)];
  const width = (column) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [what, value, limit] = [width(0), width(1), width(2)];
  return rows.map(([name, figure, most = "", met]) =>
    [name.padEnd(what), figure.padStart(value), most.padStart(limit), met === undefined ? "" : verdict(met)]
      .join("  ").trimEnd()).join("\n");
}

/** The limits by name and whether each is met, for programs. */
export function verdicts(figures) {
  const rows = [...loading(figures), ...playing(figures), ...holding(figures)];
  return Object.fromEntries(rows.filter(([, , , met]) => met !== undefined).map(([name, , , met]) => [name, met]));
}
