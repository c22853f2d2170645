// Pictures of every page in every language, look and size, with an index to look through:
//   CARTAGENA_BIN=… node e2e/gallery.mjs target/gallery
// and the two pictures of the README:
//   CARTAGENA_BIN=… node e2e/gallery.mjs --readme docs

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES, LOOKS, PAGES, SIZES, resident, speak } from "./pages.js";
import { setStage } from "./support.js";

const drawn = (page) => page.evaluate(() =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function readme(stage, folder) {
  for (const size of Object.keys(SIZES)) {
    const { context, page, games } = await resident(stage, "dark", size);
    await PAGES.table(page, games);
    await page.mouse.move(0, 0);
    await drawn(page);
    await page.screenshot({ path: join(folder, `page-${size}.png`) });
    await context.close();
  }
}

async function everything(stage, folder) {
  const names = [];
  for (const size of Object.keys(SIZES)) {
    for (const look of LOOKS) {
      const { context, page, games } = await resident(stage, look, size);
      for (const lang of LANGUAGES) {
        await speak(page, stage.address, lang);
        for (const [name, open] of Object.entries(PAGES)) {
          await open(page, games);
          await drawn(page);
          const file = `${name}-${lang}-${look}-${size}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true });
          names.push(file);
        }
      }
      await context.close();
    }
  }
  await writeFile(join(folder, "index.html"), index(names));
}

function index(names) {
  const figure = (name) => `<figure><img src="${name}" loading="lazy" alt=""><figcaption>${name}</figcaption></figure>`;
  const style = "body{display:flex;flex-wrap:wrap;gap:1em;font:14px sans-serif}img{max-width:360px}";
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>
${names.sort().map(figure).join("\n")}\n`;
}

const [first, second] = process.argv.slice(2);
const folder = first === "--readme" ? second : first;
if (!folder) throw new Error("a folder to write to must be given");
await mkdir(folder, { recursive: true });
const stage = await setStage();
try {
  await (first === "--readme" ? readme : everything)(stage, folder);
} finally {
  await stage.close();
}
