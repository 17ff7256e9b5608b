// node compare.mjs PROGRAM WASM: the referee that runs in a page says what the program says, byte for byte. The last
// line counts the answers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Tally } from '../browser/tally.mjs';
import { loadElfref } from '../../tools/wasm/elfref.mjs';
import { expected } from './reports.mjs';

const [program, wasm] = process.argv.slice(2);
const tally = new Tally();
const referee = await loadElfref(readFileSync(wasm));
/** Where two texts part. */
const parting = (a, b) => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) ++at;
  return `at letter ${at}: '${a.slice(at, at + 80)}', and not '${b.slice(at, at + 80)}'`;
};
const all = await expected(program);
for (const { what, request, told } of all)
  await tally.check(what, () => {
    const answer = referee.ask(request);
    assert.ok(answer === told, parting(answer, told));
  });
await tally.check('a referee that ended begins anew', () => {
  const huge = { ask: 'check', record: new Uint8Array(0x7fff_0000) };
  assert.throws(() => referee.ask(huge));
  const { what, request, told } = all[0];
  assert.equal(referee.ask(request), told, what);
});
console.log(`${referee.memory() >> 20} MiB of memory`);
process.exitCode = tally.report();
