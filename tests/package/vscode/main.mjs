// node main.mjs EXTENSION PROGRAM: loads the extension of that folder in an editor without a screen. It shows findings
// of records and of nothing else, by the program and by WebAssembly alike. The last line counts the tests.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { activated, editor, until } from './host.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [extension, program] = process.argv.slice(2).map((one) => realpathSync(resolve(one)));
const inTree = (name) => readFileSync(join(root, name), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'elfref-vscode-'));
const dispute = 'records/elfenland/disputes/obstacle-paid-too-little.yaml';
const plan = 'players: [Anna, Boris]\nrounds:\n- plan:\n';
const withBox = 'game: elven-rage\ncomponents: box.yaml\nplayers: [Anna, Boris]\nturns: []\n';

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

const others = {
  'compose.yaml': 'services:\n  web:\n    image: nginx\n',
  'league.yaml': 'players: [Anna, Boris]\nteams: [Red]\n',
  'chess.yaml': 'game: chess\nplayers: [Anna, Boris]\nrounds: []\n',
  'nested.yaml': 'match:\n  game: elfenland\n  players: [Anna]\n  rounds: []\n',
  'text.yaml': 'note: |\n  players and rounds\n',
  'api.yaml': 'openapi: 3.1.0\ncomponents:\n  schemas: {}\nmaps: []\n',
  'broken.yaml': 'a: [b\n',
};
const records = {
  'by-game.yaml': 'game: elfenland\nplayers: [Anna]\n',
  'by-rounds.yaml': '# ours\nplayers: [Anna, Boris]\nrounds:\n- plan: nothing\n',
  'russian.yaml': 'Игра: elfenland\nигроки: [Аня]\n',
  'by-schema.yaml': '# yaml-language-server: $schema=../elfenland.schema.json\nplayers: [Anna]\n',
  'empty.elf.yaml': '',
};

/** What the editor shows of a document. */
const shown = (host, { document }) => host.found.get(document.uri.toString());
const placed = (all) => all.map(({ range: { start, end }, code, severity }) =>
  `${start.line}:${start.character}-${end.line}:${end.character} ${code} ${severity}`);

/** An editor with the extension, and how records are judged in it. */
async function started(settings, language = 'en') {
  const host = editor({ language, settings: { files: ['**/*.elf.{yaml,yml,json}'], ...settings } });
  const ours = await activated(extension, host.vscode);
  return { ...host, ours };
}

/** @type {Map<string, string[][]>} */
const seen = new Map();
for (const [how, path] of [['by the program', program], ['by WebAssembly', join(folder, 'no-such-program')]]) {
  const host = await started({ path });
  await test(`${how}: says so`, () =>
    assert.match(host.log.join('\n'), path === program ? /judged by .*elfref/ : /judged by WebAssembly/));
  await test(`${how}: a record gets its findings, with the columns of the editor`, async () => {
    const open = host.open(join(root, dispute), inTree(dispute));
    await until(() => shown(host, open), 'findings');
    const expected = inTree(dispute).split('\n').findIndex((line) => line.includes('# expect:'));
    assert.ok(shown(host, open).some(({ range, severity, source }) =>
      range.start.line === expected && severity === 0 && source === 'elfref'), placed(shown(host, open)).join('\n'));
    open.close();
    await until(() => !shown(host, open)?.length, 'no findings after it is closed');
  });
  await test(`${how}: columns are units of UTF-16`, async () => {
    const zoe = '"\u{1F409}\u{1F409} Zoe"';
    const text = `players: [${zoe}, Boris]\nrounds:\n- plan:\n  - ${zoe}: dargon on Elvenhold-Lapphalya\n`;
    const open = host.open(join(folder, 'dragons.yaml'), text);
    await until(() => shown(host, open)?.length, 'findings');
    const line = text.split('\n')[3];
    const { range } = shown(host, open).find(({ code }) => code === 'unknown-transport');
    assert.equal(line.slice(range.start.character, range.end.character), 'dargon');
    open.write(text.replace('dargon', 'dragon'));
    await until(() => !shown(host, open).some(({ code }) => code === 'unknown-transport'), 'no such finding any more');
    open.close();
  });
  await test(`${how}: other YAML is never judged`, async () => {
    const open = Object.entries(others).map(([name, text]) => host.open(join(folder, name), text));
    const last = host.open(join(folder, 'last.elf.yaml'), 'nonsense\n');
    await until(() => shown(host, last)?.length, 'findings of what comes last');
    for (const one of open) assert.equal(shown(host, one), undefined, one.document.uri.path);
    const [compose] = open;
    compose.write('game: elfenland\nplayers: [Anna]\n');
    await until(() => shown(host, compose), 'a record that it has become');
    compose.write('services: {}\n');
    await until(() => !shown(host, compose), 'no record any more');
    for (const one of [...open, last]) one.close();
  });
  await test(`${how}: records are known by their first lines or their name`, async () => {
    for (const [name, text] of Object.entries(records)) {
      const open = host.open(join(folder, name), text);
      await until(() => shown(host, open), name);
      open.close();
    }
    const json = host.open(join(folder, 'one.elf.json'), '{"players": 7}', 'json');
    await until(() => shown(host, json)?.length, 'findings in JSON');
    json.close();
  });
  await test(`${how}: every record of the project is known, and judged alike`, async () => {
    const all = [];
    for (const name of [dispute, 'records/elven-rage/disputes', 'records/master-elf/disputes'].flatMap(yamlIn)) {
      const open = host.open(join(root, name), inTree(name));
      await until(() => shown(host, open), name);
      all.push([name, ...placed(shown(host, open))]);
      open.close();
    }
    assert.ok(all.length > 3);
    seen.set(how, all);
  });
  await test(`${how}: the box is taken from the editor, else from the disk`, async () => {
    writeFileSync(join(folder, 'box.yaml'), 'components: mine\ngame: elven-rage\ndecks: 7\n');
    const open = host.open(join(folder, 'boxed.yaml'), withBox);
    await until(() => shown(host, open) || host.found.size > 0, 'findings');
    const box = host.open(join(folder, 'box.yaml'), 'components: mine\ndecks: {}\nsnark: 7\n');
    const named = () => shown(host, box)?.some(({ message }) => message.includes('snark'));
    await until(named, 'faults of the box, in the box');
    box.close();
    open.close();
  });
  await host.ours.deactivate();
}
await test('both ways show the same places, rules and severities', () =>
  assert.deepEqual(seen.get('by WebAssembly'), seen.get('by the program')));

await test("the program answers the editor's questions", async () => {
  const host = await started({ path: program });
  const text = `${plan}  - Anna: dragon on Elvenhold-Lapphalya\n  - Boris: cloud on Elvenhold-Lapphalya\n`;
  const { document } = host.open(join(folder, 'asked.yaml'), text);
  const place = (line, character) => new host.vscode.Position(line, character);
  const { items } = await host.providers.get('completion').provideCompletionItems(document, place(4, 11));
  assert.ok(items.length > 0 && items[0].range);
  assert.match((await host.providers.get('hover').provideHover(document, place(3, 12))).contents.value, /\S/);
  const fixes = await host.providers.get('fixes').provideCodeActions(document, new host.vscode.Range(4, 0, 4, 40));
  assert.ok(fixes.length > 0 && fixes[0].edit.edits.length > 0);
  assert.ok((await host.providers.get('symbols').provideDocumentSymbols(document)).length > 0);
  const hints = await host.providers.get('hints').provideInlayHints(document, new host.vscode.Range(0, 0, 5, 0));
  assert.ok(Array.isArray(hints));
  const foreign = host.open(join(folder, 'foreign.yaml'), 'services: {}\n');
  assert.equal(await host.providers.get('hover').provideHover(foreign.document, place(0, 1)), null);
  await host.ours.deactivate();
});
await test('a program that ends leaves the records to WebAssembly', async () => {
  const dies = join(folder, 'dies');
  writeFileSync(dies, `#!/bin/sh\nexec timeout 1 "${program}" "$@"\n`, { mode: 0o755 });
  const host = await started({ path: dies });
  await until(() => host.log.some((line) => line.includes('From here on')), 'word of its end');
  const open = host.open(join(folder, 'later.elf.yaml'), 'nonsense\n');
  await until(() => shown(host, open)?.length, 'findings');
  await host.ours.deactivate();
});
await test("settings hold, and begin to hold when they change; the language is the editor's", async () => {
  const host = await started({ path: '', recogniseByContent: false }, 'ru');
  const open = host.open(join(folder, "set.yaml"), `${plan}  - Anna: dargon on Elvenhold-Lapphalya\n`);
  const named = host.open(join(folder, 'set.elf.yaml'), 'nonsense\n');
  await until(() => shown(host, named)?.length, 'findings');
  assert.equal(shown(host, open), undefined);
  assert.match(shown(host, named)[0].message, /[а-я]/);
  host.configure({ recogniseByContent: true });
  await until(() => shown(host, open)?.length, 'findings after the change');
  await host.ours.deactivate();
});

function yamlIn(name) {
  if (name.endsWith('.yaml')) return [name];
  return readdirSync(join(root, name)).filter((one) => one.endsWith(".yaml")).sort().map((one) => `${name}/${one}`);
}

rmSync(folder, { recursive: true });
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed > 0 ? 1 : 0;
