// Playing with friends: names, sitting down, another game, the chat's column, the code to scan.

import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "./player.js";
import { addRows, openStage, to } from "./support.js";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const stage = openStage();

const button = (page, name) => page.getByRole("button", { name, exact: true });
const heard = (page, words) =>
  page.waitForFunction((words) => document.querySelector("#live").textContent.includes(words), words);
const come = (name, options = PHONE, settings = {}) => stage.visit({ name, ...settings }, options);
const leave = (...visitors) => Promise.all(visitors.map(({ context }) => context.close()));
const table = (page) => page.locator("#place-0").waitFor();
const offer = (page) => page.locator(".rematch-offer");

/** Opens a table as a person does, and gives the link for others. */
async function open(page, { guests = ["friend"], time, first } = {}) {
  await to(page, "#/online/new");
  const rows = page.locator(".setup .seats select");
  await rows.first().waitFor();
  await addRows(page, rows, guests.length);
  for (const [at, guest] of guests.entries()) await rows.nth(at).selectOption(guest);
  if (time) await page.getByRole("radio", { name: time }).check();
  if (first) await page.getByLabel("Who begins?").selectOption(first);
  await button(page, "Open a table").click();
  return page.getByLabel("Link for your friends").inputValue();
}

/** Anne opens a table, Bert sits down by her link. */
async function pair(options, ...screens) {
  const [anne, bert] = [await come("Anne", screens[0]), await come("Bert", screens[1])];
  const link = await open(anne.page, options);
  await bert.page.goto(link);
  await button(bert.page, "Sit down as Bert").click();
  await Promise.all([table(anne.page), table(bert.page)]);
  return [anne, bert];
}

/** Ends a game at once: both agree to a draw. */
async function draw(...visitors) {
  for (const { page } of visitors) {
    await button(page, "Menu").click();
    await button(page, "I agree to a draw").click();
    await page.keyboard.press("Escape");
  }
  for (const { page } of visitors) {
    await page.getByText("Everybody agrees: the game is drawn.").first().waitFor();
  }
}

/** Counts the tones that a page plays from now on. */
const countTones = (page) => page.evaluate(() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
});

/** Fails if two of these are on the screen at one place. */
async function apart(page, ...selectors) {
  const boxes = await page.evaluate((selectors) => selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility()).map((it) => {
      const { left, top, right, bottom } = it.getBoundingClientRect();
      return { selector, left, top, right, bottom };
    })), selectors);
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const beside = one.right <= other.left || other.right <= one.left;
      assert.ok(beside || one.bottom <= other.top || other.bottom <= one.top, JSON.stringify([one, other]));
    }
  }
}

test("a name typed anywhere is the name, without another button", async () => {
  const [anne, bert] = [await come(""), await come("")];
  await to(anne.page, "#/online/new");
  await anne.page.getByLabel("Your name").fill("Anne");
  const link = await (async () => {
    await button(anne.page, "Open a table").click();
    return anne.page.getByLabel("Link for your friends").inputValue();
  })();
  await bert.page.goto(link);
  // Without a name one plays under a colour.
  await button(bert.page, "Sit down as Red").waitFor();
  assert.equal(await bert.page.locator("button.primary, a.primary").count(), 1, "one bright button");
  await bert.page.getByLabel("Your name").fill("Bert");
  await bert.page.locator(".place-name", { hasText: "Anne" }).waitFor();
  await button(bert.page, "Sit down as Bert").click();
  await Promise.all([table(anne.page), table(bert.page)]);
  await anne.page.locator(".mate", { hasText: "Bert" }).waitFor();

  // Typed in the settings, it is the name at the next online page and at the table.
  await to(bert.page, "#/settings");
  await bert.page.getByLabel("Your name").fill("Bartholomew");
  await to(bert.page, "#/online");
  await anne.page.locator(".mate", { hasText: "Bartholomew" }).waitFor();
  assert.equal(await bert.page.getByLabel("Your name").inputValue(), "Bartholomew");
  // Typed in the lobby, it needs no key and no button.
  await bert.page.getByLabel("Your name").fill("Bartholomew!");
  await anne.page.locator(".mate", { hasText: "Bartholomew!" }).waitFor();
  assert.deepEqual([anne.wrong, bert.wrong], [[], []]);
  await leave(anne, bert);
});

test("Join in the lobby sits down", async () => {
  const [anne, bert] = [await come("Anne"), await come("Bert")];
  await open(anne.page, { guests: ["anyone"] });
  await to(bert.page, "#/online");
  await bert.page.getByRole("button", { name: /^Join: .*Anne/ }).first().click();
  await Promise.all([table(anne.page), table(bert.page)]);
  await anne.page.locator(".mate", { hasText: "Bert" }).waitFor();
  assert.deepEqual([anne.wrong, bert.wrong], [[], []]);
  await leave(anne, bert);
});

test("a rematch is seen, heard and one tap away, at the table and elsewhere", async () => {
  const [anne, bert] = await pair();
  await draw(anne, bert);
  await countTones(anne.page);
  await anne.page.evaluate(() => {
    const chosen = JSON.parse(localStorage.getItem("cartagena-settings"));
    localStorage.setItem("cartagena-settings", JSON.stringify({ ...chosen, sound: true }));
  });

  // With the ending before one's eyes it is said there, once.
  await button(bert.page, "Play again").click();
  await heard(anne.page, "Bert wants to play again.");
  await anne.page.locator(".ending .rematch-words", { hasText: "Bert wants to play again." }).waitFor();
  assert.ok(await offer(anne.page).isHidden());
  await button(anne.page.locator(".ending"), "Play again").click();
  await Promise.all([table(anne.page), table(bert.page)]);
  await anne.page.locator("#ending-words").waitFor({ state: "detached" });

  // On another page a notice says it, with the sound of a call; it can be refused.
  await draw(anne, bert);
  await to(anne.page, "#/settings");
  await anne.page.getByLabel("Sound").check();
  await countTones(anne.page);
  await button(bert.page, "Play again").click();
  await heard(anne.page, "Bert wants to play again.");
  await offer(anne.page).waitFor();
  await anne.page.waitForFunction(() => window.tones > 0);
  await offer(anne.page).getByRole("button", { name: "Close" }).click();
  await offer(anne.page).waitFor({ state: "detached" });
  // Whoever does not wait closes the table, and with another offer there is another notice.
  await button(bert.page, "Leave the seat").click();
  await bert.page.goBack();
  await button(bert.page.locator(".ending"), "Play again").click();
  await offer(anne.page).getByRole("button", { name: "Play again" }).click();
  await Promise.all([table(anne.page), table(bert.page)]);
  assert.deepEqual([anne.wrong, bert.wrong], [[], []]);
  await leave(anne, bert);
});

test("while looking back a rematch is one tap away", async () => {
  const [anne, bert] = await pair();
  await together([anne.page, bert.page], (seen) => seen.moves > 4);
  await draw(anne, bert);
  await anne.page.getByRole("link", { name: "Review the game" }).click();
  await anne.page.locator(".study-deal").waitFor();
  await button(bert.page, "Play again").click();
  await offer(anne.page).getByRole("button", { name: "Play again" }).click();
  await Promise.all([table(anne.page), table(bert.page)]);
  await leave(anne, bert);
});

test("what is shown in passing covers neither the menu nor the chat nor itself", async () => {
  const [anne, bert] = await pair();
  for (const open of [false, true]) {
    if (open) await anne.page.locator(".talk-button").click();
    await anne.context.setOffline(true);
    const toasts = anne.page.locator(".toast:visible");
    await anne.page.locator(".back-soon:visible").waitFor();
    // A second one beside the first: something that cannot be sent.
    if (open) {
      await anne.page.getByRole("textbox", { name: "Say something" }).fill("Hello?");
      await button(anne.page, "Send").click();
    } else {
      await button(anne.page, "Menu").click();
      await button(anne.page, "I agree to a draw").click();
      await anne.page.keyboard.press("Escape");
    }
    await toasts.nth(1).waitFor();
    await apart(anne.page, ".toast", ".menu-button", ".chat-lines", ".typing-line", ".log-head button");
    await anne.context.setOffline(false);
    await anne.page.locator(".back-soon:visible").waitFor({ state: "detached" });
  }
  await leave(anne, bert);
});

test("a large window has a column for the chat", async () => {
  const [anne, bert] = await pair({}, DESKTOP);
  const talk = anne.page.locator("section.table > .talk");
  await talk.waitFor();
  assert.ok(await anne.page.locator(".talk-button").isHidden());
  await apart(anne.page, ".talk", ".board", ".hand", ".log:not(.talk)", ".mates", ".menu-button");
  await bert.page.locator(".talk-button").click();
  await bert.page.getByRole("textbox", { name: "Say something" }).fill("Ahoy!");
  await button(bert.page, "Send").click();
  await talk.getByText("Ahoy!").waitFor();
  // A smaller window has a drawer, and nothing is unread.
  await anne.page.setViewportSize({ width: 900, height: 700 });
  await talk.waitFor({ state: "detached" });
  assert.equal(await anne.page.locator(".unread").count(), 0);
  await leave(anne, bert);
});

test("the code to scan is on the screen as a whole", async () => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 640, height: 360 }]) {
    const anne = await come("Anne", { viewport });
    await open(anne.page);
    await anne.page.getByText("QR code", { exact: true }).click();
    const code = anne.page.locator(".code");
    await code.waitFor();
    // As a camera sees it: nothing lies over any of its corners.
    await anne.page.waitForFunction(() => {
      const code = document.querySelector(".code");
      const { left, top, right, bottom } = code.getBoundingClientRect();
      // The corners themselves are rounded.
      const corners = [[left + 5, top + 5], [right - 5, top + 5], [left + 5, bottom - 5], [right - 5, bottom - 5]];
      return corners.every(([x, y]) => code.contains(document.elementFromPoint(x, y)));
    });
    await leave(anne);
  }
});

test("the front door shows the tables that wait for one", async () => {
  const [anne, bert] = await pair({ time: /^24 hours/, first: "0" });
  await to(anne.page, "#/");
  const waiting = anne.page.getByRole("link", { name: /^Your turn: Bert/ });
  await waiting.waitFor();
  await to(bert.page, "#/");
  // Loaded anew, it asks the server by itself, and follows what happens.
  await anne.page.reload();
  await waiting.click();
  await table(anne.page);
  await together([anne.page], (seen) => seen.end);
  await anne.page.locator(".end-turn").click();
  await bert.page.getByRole("link", { name: /^Your turn: Anne/ }).waitFor();
  await to(anne.page, "#/");
  await waiting.waitFor({ state: "detached" });
  assert.deepEqual([anne.wrong, bert.wrong], [[], []]);
  await leave(anne, bert);
});

test("the browser checks the server's signature, and says so where it cannot", async () => {
  const [anne, bert] = await pair();
  await draw(anne, bert);
  const sheet = anne.page.locator("dialog[open]");
  const check = async (sentence) => {
    await button(anne.page, "Check the deal").click();
    await sheet.getByText(sentence).waitFor();
    await button(anne.page, "Close").click();
  };
  await check("This browser has checked the signature");
  await anne.page.evaluate(() => {
    const notes = localStorage.getItem("cartagena-signed");
    window.signed = notes;
    localStorage.setItem("cartagena-signed", notes.replace(/(.)(\s*)$/, (_, last, end) => (last === "0" ? "1" : "0") + end));
  });
  await check("the signature does not fit the server’s key and this game");
  await anne.page.evaluate(() => {
    localStorage.setItem("cartagena-signed", window.signed);
    SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException("unknown", "NotSupportedError"));
  });
  await check("The signature cannot be checked in this browser.");
  await leave(anne, bert);
});
