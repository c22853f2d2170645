import init from "./engine.js";

await init();

export { Bot, Game, actionCount, actionNumber, actionText, levels } from "./engine.js";
