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
const complaintOf = (request) => JSON.parse(referee.ask(request)).complaint;
await tally.check('a request with something wrong gets one complaint, in its language', () => {
  assert.equal(complaintOf({ ask: 'check', lang: 'tlh', record: 'game: elfenland\n' }),
    "unknown language 'tlh': write en, ru, de, it or ja");
  assert.equal(complaintOf({ ask: 'nothing' }), "unknown request 'nothing'");
  assert.equal(complaintOf({ ask: 'nothing', lang: 'ru' }), "неизвестный запрос 'nothing'");
  assert.equal(complaintOf({ ask: 'moves', at: 'x\u0007', record: '' }), "'x\ufffd' is not a place in a record");
  assert.equal(complaintOf({ ask: 'moves', at: 'x', lang: 'ru', record: '' }), "'x' – это не место в записи");
});
await tally.check('it has the texts of the page in each language', () => {
  const ids = (lang) => {
    const { language, texts, english } = JSON.parse(referee.ask({ ask: 'texts', lang }));
    assert.equal(language, lang);
    assert.deepEqual(english, {}, `${lang} lacks a text`);
    return Object.keys(texts);
  };
  for (const lang of ['ru', 'de', 'it', 'ja']) assert.deepEqual(ids(lang), ids('en'));
});
await tally.check('a record is begun and goes on by taps', () => {
  const ask = (request) => JSON.parse(referee.ask(request));
  const { games } = ask({ ask: 'begin', lang: 'ru' });
  assert.ok(games.length > 0);
  for (const { game, players } of games) {
    const names = ['Аня', 'Борис', 'Вера', 'Глеб'].slice(0, players.least);
    let { text } = ask({ ask: 'begin', choices: JSON.stringify({ game, players: names.map((name) => ({ name })) }) });
    for (let step = 0; step < 3; ++step) {
      const next = ask({ ask: 'next', lang: 'ru', record: text, board: step === 0 });
      assert.equal(next.language, 'ru');
      assert.equal(next.picture.board === null, step > 0);
      const options = next.forms.flatMap(({ slots }) => slots.flatMap((slot) => slot.options));
      const tap = [...next.actions, ...options].find(({ writes }) => writes);
      if (!tap) break;
      const { from, to, text: words } = tap.writes;
      text = text.slice(0, from) + words + text.slice(to);
      assert.notEqual(ask({ ask: 'check', record: text }).verdict, 'unreadable', text);
    }
    assert.ok(Array.isArray(ask({ ask: 'plays', record: text }).plays));
  }
  assert.equal(ask({ ask: 'next', record: 'players: [' }).error.id, 'unreadable');
  assert.equal(ask({ ask: 'begin', choices: '[' }).error.id, 'bad-choices');
});
await tally.check('a referee that ended begins anew', () => {
  const huge = { ask: 'check', record: new Uint8Array(0x7fff_0000) };
  assert.throws(() => referee.ask(huge));
  const { what, request, told } = all[0];
  assert.equal(referee.ask(request), told, what);
});
console.log(`${referee.memory() >> 20} MiB of memory`);
process.exitCode = tally.report();
