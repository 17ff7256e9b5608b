// What the program says of every record and every fixture, faults included, and of texts that are no records any more:
// what the referee that runs in a page has to say as well, byte for byte.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const limits = { cwd: root, maxBuffer: 1 << 30, encoding: 'utf8' };

/** What a program prints; what it finds in a record is no failure, and what it cannot do it says elsewhere. */
const printed = (program, ...options) => new Promise((resolve, reject) => {
  execFile(program, options, limits, (error, out) => {
    if (error && typeof error.code !== 'number') reject(error);
    else resolve(out);
  });
});

/** Every file in some folders of the project whose name ends so, as the program is told it. */
const filesIn = (...folders) => folders.flatMap((folder) => {
  const all = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return all.flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return filesIn(path);
    return /\.(ya?ml|json)$/.test(one.name) ? [path] : [];
  });
});

/** Numbers that look like chance, and are the same each time. */
function* dice(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}

/** Records with a few bytes changed, into what YAML or a reader may stumble over. */
function* mutated(files, count) {
  const bites = ['[', ']', '{', '}', '"', "'", '&a ', '*a ', '\t', ':', '- ', '\n', '#', '\u0000', '\xff', '\xc3',
    '---\n', '|', ','];
  const die = dice(20161122);
  const next = (below) => die.next().value % below;
  for (let i = 0; i < count; ++i) {
    const text = readFileSync(join(root, files[next(files.length)])).toString('latin1');
    let now = text;
    for (let bite = 0; bite <= next(3); ++bite) {
      const at = next(now.length + 1);
      now = now.slice(0, at) + bites[next(bites.length)] + now.slice(at + next(4));
    }
    yield Buffer.from(now, 'latin1');
  }
}

/** So many records of the project, with something changed by chance. */
export const changedByChance = (count) => [...mutated(filesIn('records'), count)];

/** Texts that are as deep, as long or as strange as they come. */
const extremes = () => [
  ['deep.yaml', '['.repeat(100_000)], ['deep.json', '['.repeat(100_000)],
  ['long.yaml', `players: ${'a'.repeat(5_000_000)}`],
  ['empty.yaml', ''], ['mark.yaml', '\uFEFFgame: elfenland\n'], ['keys.json', '{"game": "elfenland", "game": 1}'],
];

/** The documents that a record may name, which stand beside it. */
function besideOf(file, text) {
  const beside = {};
  for (const [name] of text.matchAll(/(?<![\w./-])[\w./-]+\.(?:ya?ml|json)\b/g)) {
    const path = join(root, dirname(file), name);
    if (!name.startsWith('/') && !name.includes('..') && existsSync(path)) beside[name] = readFileSync(path, 'utf8');
  }
  return beside;
}

/** So many at once as the machine has processors. */
async function eachAtOnce(all, act) {
  const rest = [...all];
  const one = async () => {
    while (rest.length > 0) await act(rest.shift());
  };
  await Promise.all(Array.from({ length: availableParallelism() }, one));
}

/**
 * What is to be asked, and what is to be answered: `{what, request, told}`.
 * @param {string} program
 * @param {{few?: boolean}} [how] `few`: without what was changed by chance, and without long answers
 */
export async function expected(program, { few = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'elfref-reports-'));
  try {
    const own = filesIn('records', 'tests');
    const changed = changedByChance(400).map((text, i) => [`mutated-${i}.yaml`, text]);
    const made = (few ? [] : [...extremes(), ...changed]).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    });
    const files = [...own, ...made];
    const asked = files.map((file) => {
      const record = readFileSync(file.startsWith('/') ? file : join(root, file));
      return { file, record, request: { name: file, record, beside: besideOf(file, record.toString('latin1')) } };
    });
    const all = [];
    // A line for each record: those of a file are what is asked of it.
    const checked = async (what, options, flags) => {
      const lines = (await printed(program, 'check', '--format', 'ndjson', ...options, ...files)).split('\n');
      const byFile = new Map();
      for (const line of lines.slice(0, -1)) {
        const { file } = JSON.parse(line);
        byFile.set(file, `${byFile.get(file) ?? ''}${line}\n`);
      }
      for (const { file, request } of asked) {
        const told = byFile.get(file) ?? '';
        all.push({ what: `${what} ${file}`, request: { ask: 'check', ...flags, ...request }, told });
      }
    };
    await checked('check', [], {});
    if (few) return all;
    await checked('check --lang ru', ['--lang', 'ru'], { lang: 'ru' });
    await checked('check --suggest --deductions', ['--suggest', '--deductions'], { suggest: true, deductions: true });
    await eachAtOnce(asked.filter(({ file }) => file.startsWith('records')), async ({ file, record, request }) => {
      const single = !/^---/m.test(record.toString('latin1'));
      for (const lang of single ? ['en', 'ru'] : []) {
        const moves = await printed(program, 'moves', '--lang', lang, '--format', 'json', file);
        const there = { ask: 'moves', lang, ...request };
        if (moves) all.push({ what: `moves ${file}, ${lang}`, request: there, told: moves });
      }
      if (!/\b(sessions|disputes)\b/.test(file)) return;
      const replay = await printed(program, 'replay', '--format', 'json', file);
      if (replay) all.push({ what: `replay ${file}`, request: { ask: 'replay', ...request }, told: replay });
      for (const lang of file.includes('sessions') ? ['en', 'ru'] : []) {
        const page = await printed(program, 'replay', '--lang', lang, '--html', '-', file);
        if (page) all.push({ what: `page ${file}, ${lang}`, request: { ask: 'page', lang, ...request }, told: page });
      }
    });
    return all;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
