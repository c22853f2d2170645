// The service worker: keeps every file of one version, so that the game needs no network.
//
// The build puts one line before this text:
//   const BUILD = { version: "…", core: ["index.html", …], rest: ["nets/…", …] };
// so that any change of any file makes another service worker, which browsers notice.

const PREFIX = "cartagena-";
const CACHE = PREFIX + BUILD.version;
const FRONT = "index.html";
const address = (name) => new URL(name, self.registration.scope).href;
const ours = new Set([...BUILD.core, ...BUILD.rest].map(address));

// The core is kept before this version may take over: a game for two in Tortuga needs nothing else
// but its words. A version that was not kept whole is not installed at all.
self.addEventListener("install", (event) => event.waitUntil(keep(BUILD.core)));

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  // A new version waits until nobody uses the old one, or until somebody says so.
  if (event.data?.type === "skipWaiting") self.skipWaiting();
  // Not done while activating: until that is over, requests of the page would wait.
  if (event.data?.type === "keepRest") event.waitUntil(keepRest(event.source));
});

// The server tells that it is the person's turn. It has said everything; here it is only shown. One table
// has one notification: a later one takes its place.
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

// A notification opens its table, or brings the page to the front.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.game));
});

self.addEventListener("fetch", (event) => {
  if (isLink(event.request)) return event.respondWith(front());
  const name = wanted(event.request);
  if (name) event.respondWith(kept(name));
});

async function show(data) {
  const { title, body, game, lang, dir } = told(data);
  await self.registration.showNotification(title, {
    body, lang, dir, tag: game ?? "cartagena-turn", renotify: true, data: { game },
    icon: address("icons/icon-192.png"),
  });
}

// A browser shows something for every push, so an unreadable one is shown by the game's name.
function told(data) {
  try {
    const { title, body, game, lang, dir } = data.json();
    return { title: String(title), body: String(body ?? ""), game: /^[0-9a-z]{16}$/.exec(game)?.[0], lang, dir };
  } catch {
    return { title: "Cartagena", body: "" };
  }
}

// The page that shows the table already, else any page, else a new one.
async function open(game) {
  const pages = await self.clients.matchAll({ type: "window" });
  const wanted = game && new URL(`#/at/${game}`, self.registration.scope).href;
  const page = pages.find(({ url }) => url === wanted) ?? pages[0];
  if (!page) return self.clients.openWindow(wanted ?? self.registration.scope);
  const front = await page.focus();
  if (wanted && page.url !== wanted) (front ?? page).postMessage({ type: "open", game });
}

async function keep(names) {
  const cache = await caches.open(CACHE);
  // Asks the server whether what the browser has is still true, instead of believing it.
  await cache.addAll(names.map((name) => new Request(address(name), { cache: "no-cache" })));
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keepRest(client) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map((request) => request.url));
  await keep(BUILD.rest.filter((name) => !there.has(address(name))));
  client?.postMessage({ type: "kept", version: BUILD.version });
}

// The address of the file that is asked for, or null if it is none of ours.
function wanted(request) {
  if (request.method !== "GET") return null;
  const url = new URL(request.url);
  const plain = url.origin + url.pathname;
  if (plain === self.registration.scope) return address(FRONT);
  return ours.has(plain) ? plain : null;
}

// A link to a table or a finished game: the page itself, which finds its files one folder up.
function isLink(request) {
  const url = new URL(request.url);
  const scope = self.registration.scope;
  const place = (url.origin + url.pathname).slice(scope.length);
  return request.mode === "navigate" && url.href.startsWith(scope) && /^[tg]\/[0-9a-z]+$/.test(place);
}

async function front() {
  const page = await kept(address(FRONT));
  const text = (await page.text()).replace(/ (href|src)="/g, ' $1="../');
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(text, { status: page.status, headers });
}

async function kept(name) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(name);
  if (found) return found;
  const answer = await fetch(name, { cache: "no-cache" });
  if (answer.ok) await cache.put(name, answer.clone());
  return answer;
}
