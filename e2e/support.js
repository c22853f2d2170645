// A real server and a real browser for the tests.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

const PROGRAM = process.env.CARTAGENA_BIN;
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Serves the page on a free port: `{ address, stop() }`. */
export async function serve() {
  if (!PROGRAM) throw new Error("CARTAGENA_BIN must name the program with the page inside");
  const server = spawn(PROGRAM, ["serve", "--listen", "127.0.0.1:0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [address] = await Promise.race([
    once(createInterface(server.stdout), "line"),
    once(server, "exit").then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ]);
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    const [code] = await ended;
    if (code !== 0) throw new Error(`the server stopped with ${code}`);
  };
  return { address, stop };
}

export function browse() {
  return chromium.launch({ executablePath: BROWSER });
}

/** Everything that goes wrong on a page, as it comes; a test wants this list empty. */
export function complaints(page) {
  const list = [];
  page.on("pageerror", (error) => list.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => list.push(`not loaded: ${request.url()}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) list.push(`console: ${message.text()}`);
  });
  return list;
}
