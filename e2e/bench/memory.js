// What stays in memory after game upon game in one page: JavaScript's heap and wasm's memory, of the
// page and of the worker beside it.

import { play } from "../player.js";
import { LAST_STEP, begin, beginAt, to } from "../support.js";

/** Speaks with the inside of a page or of a worker, as developers' tools do. */
class Insides {
  constructor(send) {
    this.send = send;
  }

  /** Bytes of all memories that wasm has. */
  async wasm() {
    const { result: prototype } = await this.send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
    const { objects } = await this.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId });
    const { result } = await this.send("Runtime.callFunctionOn", {
      objectId: objects.objectId,
      functionDeclaration: "function () { return this.reduce((all, one) => all + one.buffer.byteLength, 0); }",
      returnByValue: true,
    });
    await this.send("Runtime.releaseObject", { objectId: objects.objectId });
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

/** A game that is won with the first move. */
async function short(page) {
  await beginAt(page, LAST_STEP);
  await play(page);
  await to(page, "#/");
}

async function whole(page) {
  await begin(page);
  await play(page);
  await to(page, "#/");
}

/** Bytes after each game: whole ones until everything has been needed once, then short ones. */
export async function memory(stage, { shorts, wholes }, told) {
  const { context, page } = await stage.visit();
  const session = await context.newCDPSession(page);
  const [own, worker] = [new Insides((...what) => session.send(...what)), await beside(session)];
  const games = [...Array(wholes).fill(whole), ...Array(shorts).fill(short)];
  const after = [];
  for (const [at, game] of games.entries()) {
    told(`game ${at + 1} of ${games.length}`);
    await game(page);
    const [inPage, inWorker] = [await own.weigh(), await worker.weigh()];
    const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
    after.push({ game: game.name, page: inPage, worker: inWorker, nodes, listeners });
  }
  await context.close();
  return after;
}
