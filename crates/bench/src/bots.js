// Runs what `work` in `wasm.rs` offers and prints nanoseconds for each, run by `node -e`:
// FILE VARIANT PLAYERS GAMES
const [file, variant, players, games] = process.argv.slice(1);
const bytes = require("node:fs").readFileSync(file);
WebAssembly.instantiate(bytes, {}).then(({ instance }) => {
  const { prepare_bots, work } = instance.exports;
  prepare_bots(Number(variant), Number(players), Number(games));
  const time = (which) => {
    // Time on the processor, in microseconds: other programs do not count.
    const start = process.cpuUsage();
    let [done, spent] = [0, 0];
    do {
      done += work(which);
      const { user, system } = process.cpuUsage(start);
      spent = user + system;
    } while (spent < 60e3);
    return (spent * 1e3) / done;
  };
  // The engine compiles twice, quickly and then well; only the second is of interest.
  const works = [0, 1, 2, 3, 4];
  for (let warm = 0; warm < 2; warm += 1) works.map(time);
  console.log(...works.map(time));
});
