export { Bot, Game, actionCount, actionNumber, actionText, levels } from "./engine.js";
