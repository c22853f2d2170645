// Starts the page, the worker beside it and the service worker. The game itself is in page.js, which
// is made from Rust.
//
// The part of this file that the page may use:
//   html[data-offline="ready"]     every file of this version is kept; the network may go
//   html[data-update="ready"], and the event "cartagena:update" on window
//                                  a newer version waits
//   dispatch "cartagena:update-now" on window
//                                  go on with the newest version, which is looked for if none
//                                  waits: everything is loaded anew
//   window.cartagenaBrain          the worker; its listen(heard, failed) gives also what it said
//                                  before

import init, { page } from "./page.js";

const root = document.documentElement;

// A link to a table, /t/ID or /t/ID#KEY, or to a finished game, /g/ID: a page of the server, whose
// previews other programs show. Here every address is behind the #, and all files are beside the page.
const linked = /^(.*\/)([tg])\/([0-9a-z]+)$/.exec(location.pathname);
if (linked) {
  const [, folder, kind, game] = linked;
  const key = location.hash.replace(/^#\/?/, "/").replace(/^\/$/, "");
  const place = kind === "t" ? `#/at/${game}${key}` : `#/study/at/${game}`;
  history.replaceState(history.state, "", folder + place);
}

start().catch((error) => {
  document.getElementById("failed")?.removeAttribute("hidden");
  // Whoever looks into it needs the reason, and a test must notice.
  console.error(error);
});

async function start() {
  // Also where there is no service worker, or it cannot be had.
  window.addEventListener("cartagena:update-now", update);
  const program = compile();
  window.cartagenaBrain = wake(program);
  await init({ module_or_path: await program });
  page();
  // Nobody needs it before there is something to press.
  await import("./focus.js");
  await keepOffline().catch((error) => console.warn("no offline play:", error));
}

// Once for both, the page and the worker.
async function compile() {
  const address = "page_bg.wasm";
  try {
    return await WebAssembly.compileStreaming(fetch(address));
  } catch {
    // Some hosts do not say what kind of file it is.
    return WebAssembly.compile(await (await fetch(address)).arrayBuffer());
  }
}

function wake(program) {
  const worker = new Worker("worker.js", { type: "module" });
  // If it fails, the page says so.
  program.then((module) => worker.postMessage(module), () => {});
  const early = [];
  let broken = false;
  worker.onmessage = (event) => early.push(event);
  worker.onerror = () => (broken = true);
  worker.listen = (heard, failed) => {
    worker.onmessage = heard;
    worker.onerror = failed;
    early.forEach((event) => heard(event));
    if (broken) failed();
  };
  return worker;
}

async function keepOffline() {
  // Without a secure address browsers have no service workers; the game goes on without.
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", heard);
  const registration = await workers.register("sw.js");
  announceUpdates(registration);
  await workers.ready;
  // The rest of the files waits until the page has time.
  whenIdle(() => registration.active.postMessage({ type: "keepRest" }));
}

function heard({ data }) {
  if (data?.type === "kept") root.dataset.offline = "ready";
  // A notification was touched.
  if (data?.type === "open") location.hash = `#/at/${data.game}`;
}

function announceUpdates(registration) {
  const announce = () => {
    root.dataset.update = "ready";
    window.dispatchEvent(new Event("cartagena:update"));
  };
  // The very first service worker replaces nothing, so it is no news.
  if (registration.waiting && navigator.serviceWorker.controller) announce();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) announce();
    });
  });
}

async function update() {
  const newer = await newest().catch(() => null);
  if (!newer) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  const go = () => {
    if (newer.state === "installed") newer.postMessage({ type: "skipWaiting" });
    // It could not be kept whole.
    else if (newer.state === "redundant") location.reload();
  };
  newer.addEventListener("statechange", go);
  go();
}

// The service worker of a newer version, if there is one. Merely loading the page anew would give
// the old one, which is what the present service worker keeps.
async function newest() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return null;
  if (!registration.waiting) await registration.update();
  return registration.waiting ?? registration.installing;
}

function whenIdle(work) {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}
