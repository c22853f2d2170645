// Plays the games of `wasm.rs` and prints nanoseconds per action, run by `node -e`: FILE VARIANT PLAYERS GAMES
const [file, variant, players, games] = process.argv.slice(1);
const bytes = require("node:fs").readFileSync(file);
WebAssembly.instantiate(bytes, {}).then(({ instance }) => {
  const { prepare, sampled, listed } = instance.exports;
  prepare(Number(variant), Number(players), Number(games));
  const time = (play) => {
    const start = performance.now();
    const actions = play(1);
    return ((performance.now() - start) * 1e6) / actions;
  };
  // The engine compiles twice, quickly and then well; only the second is of interest.
  for (let warm = 0; warm < 3; warm += 1) time(sampled), time(listed);
  console.log(time(sampled), time(listed));
});
