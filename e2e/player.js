// Somebody who plays by touching what glows.

/** Returns the things that can be touched now, as the page shows them; null while there are none. */
function sight(known) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const numbers = (selector) => all(selector).map((place) => Number(place.dataset.place));
  const end = document.querySelector(".end-turn");
  const seen = {
    moves: all(".log-entry").length,
    over: document.querySelector("#ending-words")?.textContent ?? null,
    pass: document.querySelector(".curtain h2")?.textContent ?? null,
    doubt: all("dialog[open] .meant").length,
    bot: !!document.querySelector(".go-on"),
    end: !!end && !end.disabled && end.ariaDisabled !== "true",
    chosen: numbers('.place[aria-pressed="true"]')[0] ?? null,
    card: all(".stack.chosen").length,
    sources: numbers(".place.source"),
    targets: numbers(".place.target"),
    hand: all(".hand .stack:not(.none)").length,
  };
  const busy = seen.over || seen.pass || seen.doubt || seen.bot || seen.end || seen.sources.length;
  const { targets, ...key } = seen;
  seen.key = JSON.stringify(key);
  return busy && seen.key !== known ? seen : null;
}

/** Adds what the page shows to what went wrong. */
async function explain(page, known, error) {
  const shown = await page.evaluate(() => document.body.innerText).catch((error) => error.message);
  return new Error(`${error.message}\nafter ${known}, the page shows:\n${shown}`);
}

/** Waits until there is something else to do than before. */
export async function look(page, known = null) {
  const handle = await page.waitForFunction(sight, known, { polling: 20 })
    .catch(async (error) => { throw await explain(page, known, error); });
  const seen = await handle.jsonValue();
  // The page would keep it for us.
  await handle.dispose();
  return seen;
}

/** Chooses the pirate to move: the last in the tunnel with a card, else somebody who goes back for cards. */
export function mover({ sources, hand, moves }) {
  const ashore = sources.filter((place) => place !== 37);
  if (hand || !ashore.length) return Math.min(...(ashore.length ? ashore : sources));
  return ashore[moves % ashore.length];
}

async function touch(page, seen) {
  const place = (number) => page.locator(`#place-${number}`).click();
  if (seen.doubt) {
    await page.locator("dialog[open] .meant").first().click();
    // The pirate is still chosen until the move comes back.
    return page.locator('.place[aria-pressed="true"]').first().waitFor({ state: "detached" });
  }
  // The bot may be faster than a hand.
  if (seen.bot) return page.evaluate(() => document.querySelector(".go-on")?.click());
  if (seen.chosen !== null) return place(Math.max(...seen.targets));
  if (seen.sources.length) return place(mover(seen));
  return page.locator(".end-turn").click();
}

/**
 * Plays until the game is over, or until `enough(what is seen)`; `pass` is called when the device
 * goes to somebody else, `each` before every touch.
 */
export async function play(page, { enough = () => false, pass, each } = {}) {
  let seen = await look(page);
  for (let touches = 0; !seen.over && !enough(seen); touches += 1) {
    if (touches > 3000) throw new Error(`this game has no end: ${seen.key}`);
    if (each) await each(seen);
    await (seen.pass ? pass(seen) : touch(page, seen));
    seen = await look(page, seen.key);
  }
  return seen;
}

/**
 * Plays a game among people, each on a page of their own, whoever's turn it is; until the game is
 * over on one of the pages, or until `enough(what is seen)` there.
 */
export async function together(pages, enough = () => false) {
  const known = new Map();
  const awaited = new Map();
  const next = (page) => {
    if (!awaited.has(page)) {
      const seen = look(page, known.get(page)).then((seen) => ({ page, seen }));
      // The game may end on another page while this one still waits: that is no error.
      seen.catch(() => {});
      awaited.set(page, seen);
    }
    return awaited.get(page);
  };
  for (let touches = 0; touches < 3000; touches += 1) {
    const { page, seen } = await Promise.race(pages.map(next));
    awaited.delete(page);
    known.set(page, seen.key);
    if (seen.over || enough(seen)) return seen;
    await touch(page, seen);
  }
  throw new Error("this game has no end");
}

/** Waits until the page has opened another socket and got its game through it. */
export const returned = (page) => new Promise((done) => {
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    if (payload.includes('"snapshot"')) done();
  }));
});
