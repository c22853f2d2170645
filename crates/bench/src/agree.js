// Prints what the bots of every level do at tables of every kind, run by `node -e`: FILE SEED LEVELS FIRST-DAY DAYS
const [file, seed, levels, first, days] = process.argv.slice(1);
const bytes = require("node:fs").readFileSync(file);
WebAssembly.instantiate(bytes, {}).then(({ instance }) => {
  for (let variant = 0; variant < 3; variant += 1)
    for (let players = 2; players <= 5; players += 1)
      for (let level = 0; level < Number(levels); level += 1) {
        const number = instance.exports.choices(variant, players, level, Number(seed));
        console.log(BigInt.asUintN(64, number).toString(16));
      }
  for (let day = Number(first); day < Number(first) + Number(days); day += 1)
    console.log(BigInt.asUintN(64, instance.exports.daily(day)).toString(16));
});
