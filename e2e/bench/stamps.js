// Helpers of all measurements: stamps of frames, and medians of lists.

/** The value below which a part of the list lies; the middle if not said otherwise. */
export function quantile(list, part = 0.5) {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/**
 * For the page, before anything else runs: `window.stamps` tells when each of some things had been
 * painted, and when something was first clicked, in milliseconds since the navigation.
 */
export function watch(wanted) {
  window.stamps = {};
  const awaited = new Map(Object.entries(wanted));
  // A message sent in a frame arrives when the frame has been handed on.
  const painted = (name) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.stamps[name] = performance.now(); };
    port2.postMessage(null);
  });
  new MutationObserver(() => {
    for (const [name, selector] of awaited) {
      if (!document.querySelector(selector)) continue;
      awaited.delete(name);
      painted(name);
    }
  }).observe(document, { childList: true, subtree: true });
  addEventListener("click", ({ timeStamp }) => { window.stamps.click ??= timeStamp; }, { capture: true });
}

/** Waits for a stamp and gives all of them. */
export async function stamped(page, name) {
  const found = await page.waitForFunction((name) => window.stamps[name] && window.stamps, name);
  return found.jsonValue();
}
