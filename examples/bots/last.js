// A bot in JavaScript: it takes the last option that it is offered.
//
//     tawy arena match ankh "program:node examples/bots/last.js" random --games 2

const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const asked = JSON.parse(line);
  const choice = asked.options[asked.options.length - 1].option;
  process.stdout.write(JSON.stringify({ choice }) + "\n");
});
