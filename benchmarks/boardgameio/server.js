// boardgame.io's own server with its storage in memory, on the loopback.
const { Server, Origins } = require("boardgame.io/server");
const { Toy } = require("./game.js");

const server = Server({ games: [Toy], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
