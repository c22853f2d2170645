// Measurement of the memory after many games in one page: JavaScript's heap and wasm's memory, of the
// page and of the worker beside it.

import { play } from "../player.js";
import { begin, to } from "../support.js";

/** Speaks with the inside of a page or of a worker, as developers' tools do. */
class Insides {
  constructor(send) {
    this.send = send;
  }

  /** Bytes of the program's memory: it is loaded already, so this gives what it gave out. */
  async wasm() {
    const expression = 'import("/page.js").then(({ initSync }) => initSync().memory.buffer.byteLength)';
    const wanted = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", wanted);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async weigh() {
    await this.send("HeapProfiler.collectGarbage");
    const { usedSize } = await this.send("Runtime.getHeapUsage");
    return { heap: usedSize, wasm: await this.wasm() };
  }
}

/** The worker's insides are reached through its page, in messages within messages. */
async function beside(session) {
  const found = new Promise((done) => session.on("Target.attachedToTarget", (target) => {
    // The service worker is another.
    if (target.targetInfo.type === "worker") done(target);
  }));
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const { sessionId } = await found;
  const awaited = new Map();
  session.on("Target.receivedMessageFromTarget", ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const { id, result, error } = JSON.parse(message);
    if (error) awaited.get(id)?.failed(new Error(error.message));
    else awaited.get(id)?.done(result);
    awaited.delete(id);
  });
  let next = 0;
  return new Insides((method, params = {}) => new Promise((done, failed) => {
    next += 1;
    awaited.set(next, { done, failed });
    session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id: next, method, params }) })
      .catch(failed);
  }));
}

async function whole(page) {
  await begin(page);
  await play(page);
  await to(page, "#/");
}

/** Bytes after each of some whole games. */
export async function memory(stage, games, told) {
  const { context, page } = await stage.visit();
  const session = await context.newCDPSession(page);
  const [own, worker] = [new Insides((...what) => session.send(...what)), await beside(session)];
  const after = [];
  for (let game = 1; game <= games; game += 1) {
    told(`game ${game} of ${games}`);
    await whole(page);
    const [inPage, inWorker] = [await own.weigh(), await worker.weigh()];
    const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
    after.push({ page: inPage, worker: inWorker, nodes, listeners });
  }
  await context.close();
  return after;
}
