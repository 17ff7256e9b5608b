// Every record and many sessions that nobody played: what each page shows after each play is what the library says.
// What a page shows its script says, and not its browser: others open the records and a quarter of the sessions.
import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { filesOf } from '../samples.mjs';
import { silent } from '../visit.mjs';
import { comparePositions } from './positions.mjs';
import { asShown, axe, grave, invalid } from './sound.mjs';

const generated = 200;
const inOthers = 50; // of them
const details = ['full', 'public', 'minimal'];
const atOnce = 2; // programs that make pages, beside the browser
const named = ({ name }) => `positions: ${name}`;

/** What is tried: a name, and how to come by the file. */
function* wanted(program) {
  for (const path of filesOf('sessions', 'disputes', 'hidden', '../elven-rage/sessions', '../elven-rage/disputes',
    '../master-elf/sessions', '../master-elf/disputes'))
    yield { name: basename(path), written: true, everywhere: true, make: async () => path };
  for (let seed = 1; seed <= generated; ++seed) {
    const options = ['--seed', `${seed}`, '--players', `${2 + (seed % 5)}`];
    if (seed % 4 === 0) options.push('--break', 'any'); // for which all is written down
    else options.push('--detail', details[seed % 3]);
    const name = `generate ${options.join(' ')}`;
    const make = async () => program.file(await program.run('generate', ...options));
    yield { name, everywhere: seed <= inOthers, make };
  }
}

/** The page of each, and what the library says; some are made ahead, while others are tried. */
async function* made(tally, program) {
  const ahead = [];
  const all = wanted(program);
  const begin = () => {
    let { value, done } = all.next();
    while (!done && !tally.wants(named(value))) ({ value, done } = all.next());
    if (done) return;
    const both = value.make().then((path) => Promise.all([program.page(path), program.replays(path)]));
    both.catch(() => {}); // told when it is asked for
    ahead.push({ ...value, name: named(value), both });
  };
  for (let i = 0; i < atOnce; ++i) begin();
  while (ahead.length > 0) {
    const next = ahead.shift();
    begin();
    yield next;
  }
}

/** All records of a page, as the lines so far tell and as the whole record does; how many positions those are. */
async function readAll(tab, page, replays) {
  let positions = 0;
  for (const [i, replay] of replays.entries()) {
    if (replay.moments.length === 0) continue;
    for (const [key, track, start] of [[null, 'changes', 'start'], ['w', 'whole', 'whole_start']]) {
      if (key) await tab.press(key);
      else await tab.open(replays.length > 1 ? `${page.url}#r${i + 1}/` : page.url);
      try {
        positions += await comparePositions(tab, replay, track, start);
      } catch (error) {
        error.message = `${tab.browser}, ${track}: ${error.message}`;
        throw error;
      }
    }
  }
  silent(tab);
  return positions;
}

/** A record that somebody wrote is a valid page, and one for everybody; as it opens, and in its last position. */
async function soundToo(tab, page) {
  await tab.open(page.url);
  await tab.evaluate(axe());
  assert.deepEqual(await tab.evaluate(grave), [], 'as it opens');
  assert.deepEqual((await invalid(await tab.evaluate(asShown))).slice(0, 10), []);
  await tab.press('End');
  assert.deepEqual(await tab.evaluate(grave), [], 'in its last position');
  silent(tab);
}

export async function allPositions(tally, program, browsers) {
  const tabs = await Promise.all(browsers.map((browser) => browser.tab()));
  const count = { records: 0, positions: 0 };
  for await (const { name, written, everywhere, both } of made(tally, program)) {
    await tally.check(name, async () => {
      const [page, replays] = await both;
      const inThese = everywhere ? tabs : tabs.slice(0, 1);
      const read = await Promise.all(inThese.map((tab) => readAll(tab, page, replays)));
      if (written) await soundToo(tabs[0], page);
      ++count.records;
      for (const positions of read) count.positions += positions;
      page.remove();
    });
  }
  await Promise.all(tabs.map((tab) => tab.close()));
  const where = browsers.map(({ name }) => name).join(' and ');
  if (count.records > 0)
    console.log(`${count.positions} positions of ${count.records} records read back from pages in ${where}`);
}
