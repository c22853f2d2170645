import { readFileSync } from "node:fs";
import { initSync } from "./engine.js";

initSync({ module: readFileSync(new URL("./engine_bg.wasm", import.meta.url)) });

export { Bot, Game, actionCount, actionNumber, actionText, levels } from "./engine.js";
