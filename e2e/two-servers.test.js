// Two people in two browsers, by two servers on one database; one of the servers is killed.

import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { returned, together } from "./player.js";
import { startPostgres } from "./postgres.js";
import { browse, failLate, serve, to, visit, within } from "./support.js";

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** The place where a proxy stands: what it gets goes to the first of its servers that is there. */
async function entrance(servers) {
  const proxy = createServer((client) => {
    const tryNext = ([next, ...others]) => {
      if (!next) return client.destroy();
      const { hostname, port } = new URL(next.address);
      const server = connect(Number(port), hostname);
      const goOn = () => tryNext(others);
      server.once("error", goOn);
      server.once("connect", () => {
        server.off("error", goOn);
        server.on("error", () => client.destroy());
        server.on("close", () => client.destroy());
        client.on("error", () => server.destroy());
        client.pipe(server).pipe(client);
      });
    };
    tryNext(servers);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return { address: `http://127.0.0.1:${proxy.address().port}/`, close: () => proxy.close() };
}

const stage = {};
failLate();

before(async () => {
  stage.postgres = await startPostgres();
  stage.folder = await mkdtemp(join(tmpdir(), "cartagena-two-"));
  const more = ["--database", stage.postgres.address, "--key-file", join(stage.folder, "server-key")];
  stage.servers = [];
  for (const server of ["one", "other"]) {
    stage.servers.push(await serve({ data: join(stage.folder, server), store: more }));
  }
  const [one, other] = stage.servers;
  stage.entrances = [await entrance([one, other]), await entrance([other, one])];
  stage.browsers = [await browse(), await browse()];
});

after(async () => {
  for (const browser of stage.browsers ?? []) await within("a browser closes", browser.close());
  for (const entrance of stage.entrances ?? []) entrance.close();
  for (const server of stage.servers?.slice(1) ?? []) await server.stop();
  await stage.postgres?.stop();
  if (stage.folder) await rm(stage.folder, { recursive: true, force: true });
});

/** Opens a table for two, and gives the link for the other. */
async function open(page) {
  await to(page, "#/online/new");
  await page.getByRole("radio", { name: "Tortuga" }).check();
  await page.locator(".setup .seats select").first().waitFor();
  await page.locator(".setup .seats select").first().selectOption("friend");
  await button(page, "Open a table").click();
  return page.getByLabel("Link for your friends").inputValue();
}

test("a game goes on by the other server when one is killed, and its deal is proved", async () => {
  const [here, there] = stage.entrances;
  const anne = await visit(stage.browsers[0], here.address, { name: "Anne" });
  const bert = await visit(stage.browsers[1], there.address, { name: "Bert" });
  const link = await open(anne.page);
  // The same table, by the other server.
  await bert.page.goto(link.replace(new URL(here.address).host, new URL(there.address).host));
  await bert.page.getByRole("button", { name: /^Sit down as/ }).click();
  const pages = [anne.page, bert.page];
  for (const page of pages) await page.locator("#place-0").waitFor();
  await together(pages, (seen) => seen.moves > 9);
  const moves = (page) => page.locator(".log-entry").count();
  const before = await moves(bert.page);
  // What is pressed while there is no connection is not sent later.
  const back = returned(anne.page);
  await stage.servers[0].kill();
  await within("the other server takes Anne", back);
  const end = await together(pages);
  assert.ok(await moves(bert.page) > before);
  assert.match(end.over, /^(You won!|(Anne|Bert) won)$/);
  for (const page of pages) {
    await button(page, "Check the deal").click();
    const sheet = page.locator("dialog[open]");
    await sheet.getByText("Proved by what this browser noted").waitFor();
    await sheet.getByText("These players added a number: Anne and Bert.").waitFor();
    assert.equal(await sheet.locator(".warning").count(), 0);
    await button(page, "Close").click();
  }
  for (const { context } of [anne, bert]) await context.close();
});
