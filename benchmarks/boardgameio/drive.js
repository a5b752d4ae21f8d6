// node drive.js PORT TABLES SECONDS SERVERPID: two clients a table, moves as fast as acknowledged.
const fs = require("fs");
const { io } = require("socket.io-client");

const [port, tables, seconds, pid] = process.argv.slice(2).map(Number);
const taken = [];
const now = () => performance.now() / 1000;
const used = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
};
const warm = Math.max(3, tables / 100);
const began = now() + warm;
const ends = began + seconds;

function seat(matchID, playerID) {
  const socket = io(`http://127.0.0.1:${port}/toy`, { transports: ["websocket"] });
  let asked = 0;
  const move = (state) => {
    if (asked && state.ctx.currentPlayer !== playerID) {
      if (asked >= began && now() < ends) taken.push(now() - asked);
      asked = 0;
    }
    if (now() > ends || state.ctx.currentPlayer !== playerID || asked) return;
    asked = now();
    const payload = { type: "mark", args: [Math.floor(Math.random() * 9)], playerID };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  socket.on("sync", (_id, info) => move(info.state));
  socket.on("update", (_id, state) => move(state));
}

for (let table = 0; table < tables; table++) {
  seat(`match${table}`, "0");
  setTimeout(() => seat(`match${table}`, "1"), 500);
}
let before = 0;
setTimeout(() => (before = used()), warm * 1000);
setTimeout(() => {
  const cpu = used() - before;
  taken.sort((a, b) => a - b);
  const at = (share) => Math.round(1e5 * taken[Math.floor(taken.length * share)]) / 100;
  console.log(JSON.stringify({
    moves: taken.length,
    moves_per_s: Math.round(taken.length / seconds),
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    server_us_per_move: Math.round((1e6 * cpu) / taken.length),
    tables,
  }));
  process.exit(0);
}, (ends - now()) * 1000);
