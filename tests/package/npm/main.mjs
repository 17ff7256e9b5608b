// node main.mjs PROGRAM: the package elfref, installed in the folder where this runs, says what PROGRAM says. The last
// line counts the tests.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [program, root] = process.argv.slice(2);
const { check, checkAll, compare, documentsOf, generate, moves, Refused, replay, score } =
  await import(pathToFileURL(join(process.cwd(), 'node_modules/elfref/node.js')).href);
const inTree = (name) => readFileSync(join(root, name), 'utf8');
const dispute = 'records/elfenland/disputes/obstacle-paid-too-little.yaml';
const games = ['elfenland', 'elven-rage', 'master-elf'];

let passed = 0;
let failed = 0;
async function test(what, act) {
  try {
    await act();
    ++passed;
  } catch (error) {
    ++failed;
    console.log(`FAILED: ${what}\n${error.stack}`);
  }
}

/** What a program prints, and how it ends. */
function ran(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30 });
  return { status, stdout, stderr };
}
const printed = (...args) => JSON.parse(ran(program, ...args).stdout);
const npx = (...args) => ran(process.execPath, join(process.cwd(), 'node_modules/elfref/cli.js'), ...args);

const records = [dispute, ...games.map((game) => {
  const folder = `records/${game}/disputes`;
  return `${folder}/${readdirSync(join(root, folder)).filter((one) => one.endsWith('.yaml')).sort()[0]}`;
})];

for (const name of records) {
  await test(`each function, ${name}`, async () => {
    const record = inTree(name);
    const how = { name };
    assert.deepEqual(await check(record, how), printed('check', '--format', 'ndjson', name));
    assert.deepEqual(await check(record, { ...how, lang: 'ru', suggest: true, deductions: true }),
      printed('check', '--format', 'ndjson', '--lang', 'ru', '--suggest', '--deductions', name));
    assert.deepEqual(await score(record, how), printed('score', '--by-round', '--format', 'ndjson', name));
    assert.deepEqual(await compare(record, how), printed('compare', '--format', 'ndjson', name));
    assert.deepEqual(await moves(record, how), printed('moves', '--format', 'json', name));
    assert.deepEqual(await replay(record, how), printed('replay', '--format', 'json', name));
  });
  await test(`npx prints what the program prints, ${name}`, () => {
    for (const args of [['check'], ['check', '--lang', 'ru'], ['score', '--by-round'], ['compare'], ['moves'], ['replay']])
      assert.deepEqual(npx(...args, name), ran(program, ...args, name), args.join(' '));
  });
}
await test('options and editions hold, and wrong ones are refused', async () => {
  const record = inTree(dispute);
  const how = { name: dispute, edition: 'rio-grande-2015', options: { caravan: 'only-if-unable' } };
  assert.deepEqual(await check(record, how), printed(
    'check', '--format', 'ndjson', '--edition', 'rio-grande-2015', '--option', 'caravan=only-if-unable', dispute));
  await assert.rejects(check(record, { edition: 'klingon' }), Refused);
  await assert.rejects(check(record, { lang: 'tlh' }), Refused);
  await assert.rejects(compare(record, { editions: ['klingon'] }), Refused);
  await assert.rejects(moves(record, { at: 'nowhere?' }), Refused);
  await assert.rejects(generate({ game: 'chess' }), Refused);
  await assert.rejects(generate({ seed: -1 }), Refused);
  await assert.rejects(generate({ breaks: 'no-such-rule' }), Refused);
  await assert.rejects(check(`${record}---\n${record}`), Refused);
  assert.equal((await checkAll(`${record}---\n${record}`)).length, 2);
});
for (const game of games)
  await test(`generated sessions are the same, ${game}`, async () => {
    const wanted = { game, seed: 20161122n, games: 6 };
    const args = ['generate', '--game', game, '--seed', '20161122', '--games', '6'];
    assert.equal((await generate(wanted)).join('---\n'), ran(program, ...args).stdout);
    assert.equal((await generate({ ...wanted, breaks: 'any' })).join('---\n'),
      ran(program, ...args, '--break', 'any').stdout);
    assert.equal((await generate({ ...wanted, detail: 'public' })).join('---\n'),
      ran(program, ...args, '--detail', 'public').stdout);
    assert.deepEqual(npx(...args, '--format', 'json').stdout, ran(program, ...args, '--format', 'ndjson').stdout);
  });
await test('documents that a record names', async () => {
  assert.deepEqual(await documentsOf('game: elven-rage\ncomponents: box.yaml\nplayers: [A, B]\nturns: []\n'), ['box.yaml']);
  assert.deepEqual(await documentsOf(inTree(dispute)), []);
  const box = 'components: mine\ngame: elven-rage\nsnark: 7\n';
  writeFileSync('box.yaml', box);
  writeFileSync('boxed.yaml', 'game: elven-rage\ncomponents: box.yaml\nplayers: [A, B]\nturns: []\n');
  const there = join(process.cwd(), 'boxed.yaml');
  const asked = printed('check', '--format', 'ndjson', there);
  assert.ok(asked.findings.some(({ message }) => message.includes('snark')));
  assert.deepEqual(await check(readFileSync(there), { name: there, documents: { 'box.yaml': box } }), asked);
  assert.deepEqual(npx('check', there), ran(program, 'check', there));
});
await test('npx ends as the program does', () => {
  assert.equal(npx('check', 'no-such-file.yaml').status, 2);
  assert.equal(npx('check', 'README.md').status, 2);
  assert.equal(npx('check').status, 2);
  assert.equal(npx('frobnicate', dispute).status, 2);
  assert.equal(npx('check', '--edition', 'klingon', dispute).status, 2);
  assert.match(npx('--version').stdout, /^elfref \d+\.\d+\.\d+/);
  assert.match(npx('--licences').stdout, /yaml-cpp/);
  assert.match(npx('--help').stdout, /elfref check/);
  const piped = execFileSync(process.execPath, [join(process.cwd(), 'node_modules/elfref/cli.js'), 'score', '-'],
    { input: inTree('records/elfenland/sessions/three-players-full.yaml'), encoding: 'utf8' });
  assert.match(piped, /Brandy/);
});

console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed > 0 ? 1 : 0;
