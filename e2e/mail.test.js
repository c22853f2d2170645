// An e-mail address as a person sets it: entered on the page, confirmed by the link in a mail, and removed by
// the link in another. The mail server is part of this test.

import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { browse, complaints, serve, to, visit, within } from "./support.js";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1440, height: 900 } };

/** A mail server that keeps the texts of all mails. */
async function mailSink() {
  const mails = [];
  const server = createServer((socket) => {
    let rest = "";
    let inText = false;
    socket.on("error", () => {});
    socket.write("220 sink\r\n");
    socket.on("data", (part) => {
      rest += part.toString("latin1");
      for (;;) {
        const end = inText ? rest.indexOf("\r\n.\r\n") : rest.indexOf("\r\n");
        if (end < 0) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + (inText ? 5 : 2));
        if (inText) {
          mails.push(readMail(line));
          inText = false;
          socket.write("250 taken\r\n");
        } else if (line === "DATA") {
          inText = true;
          socket.write("354 go on\r\n");
        } else if (line === "QUIT") {
          socket.end("221 bye\r\n");
        } else {
          socket.write("250 ok\r\n");
        }
      }
    });
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  return { mails, port: server.address().port, close: () => server.close() };
}

/** Head and text of a mail: `{ head, text }`. */
function readMail(raw) {
  const at = raw.indexOf("\r\n\r\n");
  const [head, body] = [raw.slice(0, at), raw.slice(at + 4)];
  const coding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1];
  const text = {
    base64: () => Buffer.from(body, "base64").toString("utf8"),
    "quoted-printable": () => Buffer.from(body.replaceAll("=\r\n", "").replace(
      /=([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(parseInt(digits, 16))), "latin1").toString("utf8"),
  }[coding]?.() ?? body;
  return { head, text: text.replaceAll("\r\n", "\n") };
}

const button = (page, name) => page.getByRole("button", { name, exact: true });

async function until(awaited, holds) {
  await within(awaited, (async () => {
    while (!(await holds())) await new Promise((again) => setTimeout(again, 50));
  })());
}

/** A free port of this machine: the server has to know its own address before it starts. */
async function freePort() {
  const server = createServer();
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

const stage = {};

before(async () => {
  stage.sink = await mailSink();
  const listen = `127.0.0.1:${await freePort()}`;
  const more = [
    "--origin", `http://${listen}`, "--mail-from", "cartagena@game.example",
    "--mail-server", `smtp+plain://127.0.0.1:${stage.sink.port}`,
  ];
  stage.server = await serve({ listen, more });
  stage.browser = await browse();
});

after(async () => {
  await stage.browser?.close();
  await stage.server?.stop();
  stage.sink?.close();
});

const link = (mail, what) => mail.text.split("\n").find((line) => line.includes(`/mail/${what}/`));

/** Opens a link of a mail in a browser that was never here. */
async function follow(address, options) {
  const context = await stage.browser.newContext(options);
  const page = await context.newPage();
  const wrong = complaints(page);
  await page.goto(address);
  return { context, page, wrong };
}

for (const [name, options, settings, words] of [
  ["a phone", PHONE, { lang: "en" }, {
    field: "Your e-mail address", set: "Send e-mails there", waiting: /An e-mail has gone to anne@example\.org/,
    confirm: "Yes, send them there", done: "Done: when it is your turn", is: "E-mails go to anne@example.org.",
    kind: "A game is over", bad: "This is not an e-mail address", stop: "No more e-mails", stopped: "The address is removed.",
  }],
  ["a laptop, in Hebrew", LAPTOP, { lang: "he" }, {
    field: "כתובת הדוא״ל שלכם", set: "לשלוח לשם", waiting: /הודעה נשלחה אל/,
    confirm: "כן, לשלוח לשם", done: "זהו: כשיגיע תורכם", is: /הודעות נשלחות אל/,
    kind: "משחק נגמר", bad: "זאת לא כתובת דוא״ל", stop: "להפסיק לשלוח", stopped: "הכתובת נמחקה",
  }],
]) {
  test(`an address is entered, confirmed and removed on ${name}`, async () => {
    const { server, browser, sink } = stage;
    const before = sink.mails.length;
    const { context, page, wrong } = await visit(browser, server.address, { name: "Anne", ...settings }, options);
    // Who was never at a table is told nothing, and sees no field.
    await to(page, "#/away");
    await page.locator(".away h2").first().waitFor();
    assert.equal(await page.getByLabel(words.field).count(), 0);
    await to(page, "#/online/new");
    await page.locator(".setup .seats select").first().waitFor();
    await page.locator(".launch button").click();
    await page.waitForURL(/#\/at\/[0-9a-z]{16}$/);
    await to(page, "#/away");
    const field = page.getByLabel(words.field);
    await field.fill("anne@localhost");
    await button(page, words.set).click();
    await page.getByText(words.bad).waitFor();
    await field.fill("anne@example.org");
    await button(page, words.set).click();
    await page.getByText(words.waiting).waitFor();
    await until("the question", () => sink.mails.length === before + 1);
    const question = sink.mails[before];
    assert.match(question.head, /^To: anne@example\.org$/m);
    if (settings.lang === "he") assert.match(question.text, /^\u200f/);
    // In another browser: looking changes nothing, the button does, and the same link is no use again.
    const other = await follow(link(question, "confirm"), options);
    assert.equal(await other.page.evaluate(() => document.documentElement.lang), settings.lang);
    // The look is that of the device: these pages have no settings.
    const ground = async (colorScheme) => {
      await other.page.emulateMedia({ colorScheme });
      return other.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    };
    assert.deepEqual([await ground("dark"), await ground("light")], ["rgb(14, 20, 32)", "rgb(239, 227, 198)"]);
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `the page is ${wide} px too wide`);
    if (process.env.SHOTS) await other.page.screenshot({ path: `${process.env.SHOTS}/confirm-${settings.lang}.png` });
    await to(page, "#/rules");
    await to(page, "#/away");
    await page.getByText(words.waiting).waitFor();
    await button(other.page, words.confirm).click();
    await other.page.getByText(words.done).waitFor();
    await other.page.goto(link(question, "confirm"));
    assert.equal(await other.page.getByRole("button").count(), 0);
    await to(page, "#/rules");
    await to(page, "#/away");
    await page.getByText(words.is).waitFor();
    // A kind is turned off, and stays so.
    const over = page.getByRole("group", { name: words.is }).getByRole("switch", { name: words.kind });
    await over.uncheck();
    await to(page, "#/rules");
    await to(page, "#/away");
    await over.waitFor();
    assert.equal(await over.isChecked(), false);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/away-${settings.lang}.png`, fullPage: true });
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(spare <= 0, `the page is ${spare} px too wide`);
    // The link under every mail ends them.
    await other.page.goto(link(question, "stop"));
    await button(other.page, words.stop).click();
    await other.page.getByText(words.stopped).waitFor();
    await to(page, "#/rules");
    await to(page, "#/away");
    await field.waitFor();
    assert.equal(await page.getByText(words.is).count(), 0);
    assert.deepEqual(wrong.filter((line) => !/400/.test(line)), []);
    assert.deepEqual(other.wrong.filter((line) => !/404/.test(line)), []);
    await Promise.all([context.close(), other.context.close()]);
  });
}
