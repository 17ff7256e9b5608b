// node games.mjs PACKAGES GAMES FILE: random legal games of chess, as PGN; each move is any legal one, and a game ends
// with its end or after 120 moves of a side. The same games each time. Prints how many moves there are.

import { createRequire } from 'node:module';
import { createWriteStream } from 'node:fs';

const [packages, games, file] = process.argv.slice(2);
const { Chess } = createRequire(`${packages}/`)('chess.js');
const longest = 240; // half-moves

// Numbers of 32 bits, by Marsaglia's xorshift.
let state = 20161122;
function below(sides) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % sides;
}

// What the public functions are made of: those write each legal move down, where one is played.
function game() {
  const chess = new Chess();
  const written = [];
  for (let ply = 0; ply < longest; ++ply) {
    const legal = chess._moves();
    if (legal.length === 0) break;
    const move = legal[below(legal.length)];
    if (ply % 2 === 0) written.push(`${ply / 2 + 1}.`);
    written.push(chess._moveToSan(move, legal));
    chess._makeMove(move);
    ++plies;
  }
  return `[Event "?"]\n[Site "?"]\n[Date "?"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n${written.join(' ')} *\n\n`;
}

let plies = 0;
const out = createWriteStream(file);
for (let number = 0; number < Number(games); ++number)
  if (!out.write(game())) await new Promise((drained) => out.once('drain', drained));
out.end();
console.log(plies);
