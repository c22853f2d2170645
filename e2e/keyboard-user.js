// A person without a pointer who knows no shortcut: Tab, arrows, Enter, Space and Escape alone, and only
// while the focus is visible.

import assert from "node:assert/strict";

const KEYS = ["Tab", "Shift+Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "Space", "Escape"];

/** When nothing has had the focus for so long it is lost, not late; in milliseconds. */
const FOCUS_PATIENCE = 10_000;

/** Returns the element that has the focus and how that is shown; null while nothing has it. */
function sense() {
  const it = document.activeElement;
  if (it === document.body) return null;
  const { width, height, top, bottom, left, right } = it.getBoundingClientRect();
  // A switch is small, and the line is drawn around it and its words.
  const around = [it, it.closest("label")].filter(Boolean).map((part) => getComputedStyle(part));
  const lines = around.filter((style) => style.outlineStyle !== "none" && !/^rgba.*, 0\)$/.test(style.outlineColor));
  return {
    name: it.ariaLabel ?? it.textContent.trim(),
    id: it.id,
    kind: it.className,
    // Whoever comes to another page begins at its heading, where there is nothing to press.
    heading: it.matches("h1, h2, main"),
    line: Math.max(0, ...lines.map((style) => parseFloat(style.outlineWidth))),
    seen: it.matches(":focus-visible") && width > 0 && height > 0,
    beyond: !!(document.querySelector(".places")?.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING),
    inside: top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1,
  };
}

export class Keys {
  constructor(page) {
    this.page = page;
    this.last = "the front door";
    /** After what nothing had the focus any more, each once. */
    this.lost = new Set();
    /** Number of times that each key was pressed. */
    this.pressed = Object.fromEntries(KEYS.map((key) => [key, 0]));
  }

  /** Waits until something has the focus; where it was lost, that is noted, and Tab finds it again. */
  async found() {
    for (let tabs = 0; tabs < 3; tabs += 1) {
      const sensed = this.page.waitForFunction(sense, null, { timeout: FOCUS_PATIENCE });
      const now = await sensed.then((found) => found.jsonValue(), () => null);
      if (now) return now;
      this.lost.add(this.last);
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`nothing has the focus after ${this.last}, and Tab finds nothing`);
  }

  /** Returns the element that has the focus, and checks that the focus can be seen. */
  async focus() {
    const now = await this.found();
    if (now.heading) return now;
    const where = `${now.name || now.id || now.kind} after ${this.last}`;
    assert.ok(now.seen && now.line >= 2, `the focus is not shown: ${where}, ${now.line} px`);
    assert.ok(now.inside, `the focus is outside the window: ${where}`);
    return now;
  }

  async press(key) {
    assert.ok(KEYS.includes(key), key);
    const now = await this.focus();
    this.pressed[key] += 1;
    this.last = `${key} on ${now.name || now.id || now.kind}`;
    await this.page.keyboard.press(key);
  }

  /** Tabs until something is reached, named by its words, `#id` or `.class`. */
  async reach(wanted, key = "Tab") {
    const fits = ({ name, id, kind }) => [name, `#${id}`, `.${kind}`].some((said) => wanted.test(said));
    for (let tabs = 0; tabs < 80; tabs += 1) {
      const now = await this.focus();
      if (fits(now)) return now;
      await this.press(key);
    }
    throw new Error(`${wanted} cannot be reached by ${key}`);
  }

  /** Tabs to the board, whichever side of it one is on. */
  async board() {
    const { beyond } = await this.focus();
    return this.reach(/^#place-/, beyond ? "Shift+Tab" : "Tab");
  }

  /** Walks along the tunnel to a place. */
  async walk(number) {
    const { id } = await this.board();
    const way = number - Number(id.slice("place-".length));
    const key = way > 0 ? "ArrowRight" : "ArrowLeft";
    for (let steps = Math.abs(way); steps > 0; steps -= 1) await this.press(key);
    assert.equal((await this.focus()).id, `place-${number}`);
  }
}
