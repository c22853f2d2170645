// Hands the focus on when what has it is taken away, hidden or switched off: browsers drop it, and
// whoever plays by keys would begin at the top of the page again.
//
// It goes to what stands now where the lost thing stood, in the smallest part of the page that is
// still there; at a table otherwise to the board, elsewhere to the heading.

const REACHABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** The element that had the focus last, its parent, and the number of elements before it there. */
let last = null;
let awaited = false;

document.addEventListener("focusin", ({ target }) => { last = remembered(target); });

new MutationObserver(() => {
  if (!last || awaited) return;
  awaited = true;
  // Everything that changes together has changed by then.
  requestAnimationFrame(() => {
    awaited = false;
    if (last && isLost(last.element)) handOn(last.parts);
  });
}).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ["disabled", "hidden", "open", "class"],
});

function remembered(element) {
  const parts = [];
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
    parts.push({ part, at: isWide(part) ? 0 : reachable(part).indexOf(element) });
  }
  return { element, parts };
}

function reachable(part) {
  return [...part.querySelectorAll(REACHABLE)].filter((one) =>
    one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility());
}

/** Whoever puts the focus elsewhere, or nowhere by a click beside everything, is left alone. */
function isLost(element) {
  const now = document.activeElement;
  if (now && now !== document.body && now !== element) return false;
  return !element.isConnected || element.matches(":disabled") || !element.checkVisibility();
}

function handOn(parts) {
  const { part, at } = parts.find(({ part }) => part.isConnected && part.checkVisibility()) ?? {};
  const next = part && !isWide(part) ? neighbour(part, at) : null;
  (next ?? start())?.focus({ preventScroll: true });
}

/** In a whole page or table what is near in the document means nothing to people. */
function isWide(part) {
  return part.matches("main, main > *");
}

function neighbour(part, at) {
  const there = reachable(part);
  return there[Math.min(Math.max(at, 0), there.length - 1)];
}

function start() {
  const place = document.querySelector('.table .place[tabindex="0"]');
  const heading = document.querySelector("main h1");
  heading?.setAttribute("tabindex", "-1");
  return place ?? heading;
}
