// bench.js [DUELS] [PACK]: plays random duels, Knight against Mage, through boardgame.io's client without a screen, and
// prints duels per second, the median of rounds, and the shares of wins with their 95 % intervals.
'use strict';

const path = require('node:path');
const { Client } = require('boardgame.io/client');
const { newDuel } = require('./duel.js');
const { readHero } = require('./pack.js');

const warmUp = 50;

// choices returns a seeded source of whole numbers from 0 to n-1 (Mulberry32).
function choices(seed) {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

// playRandom plays the duel of a seed and returns its length in rounds and who won.
function playRandom({ game, playable }, seed) {
  const client = Client({ game: { ...game, seed }, numPlayers: 2, debug: false });
  const below = choices(seed);
  client.start();
  let { G, ctx } = client.getState();
  while (ctx.gameover === undefined) {
    const seat = Number(ctx.currentPlayer);
    const cards = playable(G, seat);
    const choice = below(cards.length + 1);
    if (choice === cards.length) client.events.endTurn();
    else client.moves.playCard(cards[choice]);
    ({ G, ctx } = client.getState());
  }
  client.stop();
  return { rounds: G.round, starterWon: ctx.gameover.winner === G.starter, knightWon: ctx.gameover.winner === 0 };
}

// share formats how many of the results are such, with the 95 % interval.
function share(results, isSuch) {
  const p = results.filter(isSuch).length / results.length;
  const margin = 1.96 * Math.sqrt((p * (1 - p)) / results.length);
  return `${(100 * p).toFixed(1)} % ± ${(100 * margin).toFixed(1)}`;
}

function main() {
  const duels = Number(process.argv[2] ?? 1000);
  const pack = process.argv[3] ?? path.join(__dirname, '..', '..', 'assets', 'classic');
  if (!Number.isInteger(duels) || duels < 1) throw new Error('usage: node bench.js [DUELS] [PACK]');
  const duel = newDuel([readHero(pack, 'knight'), readHero(pack, 'mage')]);
  for (let i = 0; i < warmUp; i++) playRandom(duel, -1 - i);

  const start = process.hrtime.bigint();
  const results = Array.from({ length: duels }, (_, i) => playRandom(duel, i));
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;

  const rounds = results.map((r) => r.rounds).sort((a, b) => a - b);
  console.log(`boardgame.io: ${(duels / seconds).toFixed(1)} duels/s`);
  console.log(`rounds: median ${rounds[duels >> 1]}, longest ${rounds[duels - 1]}`);
  console.log(`wins of ${duels}: first player ${share(results, (r) => r.starterWon)}, Knight ${share(results, (r) => r.knightWon)}`);
}

main();
