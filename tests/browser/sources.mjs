// What pages are made of, and these tests: types, as the comments tell them, what a linter has to say, and whether the
// catalogues of texts are what Mozilla takes for Fluent.
import assert, { AssertionError } from 'node:assert';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, load, packaged, root } from './packages.mjs';

const here = join(root, 'tests', 'browser');

/** Runs a program of a package; what it prints is what is wrong. */
function run(script, ...options) {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, ELFREF_PACKAGES: folder };
    execFile(process.execPath, [script, ...options], { cwd: root, env: environment }, (error, out, complaint) => {
      if (error) reject(new AssertionError({ message: (out + complaint).trim() || error.message }));
      else resolve();
    });
  });
}

/** Whether Mozilla's parser reads each catalogue, and finds in it each message that begins in it. */
function checkCatalogues() {
  const { parse } = load('@fluent/syntax');
  const files = ['lib/elfref', 'tools', 'tests/words'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true }).filter((file) => file.endsWith('.ftl'))
      .map((file) => join(root, top, file)));
  assert.ok(files.length > 0, 'there are catalogues');
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const read = parse(text, {}).body;
    const junk = read.find(({ type }) => type === 'Junk');
    assert.equal(junk?.annotations[0]?.message ?? junk?.content, undefined, file);
    const ids = text.match(/^[a-z][a-z0-9-]*(?= =)/gm) ?? [];
    assert.deepEqual(read.filter(({ type }) => type === 'Message').map(({ id }) => id.name), ids, file);
  }
}

export async function checkSources(tally) {
  await Promise.all([
    tally.check('types of the page', () => run(packaged('typescript', 'bin', 'tsc'), '-p', here)),
    tally.check('catalogues', checkCatalogues),
    tally.check('linter', () =>
      run(packaged('eslint', 'bin', 'eslint.js'), '--config', join(here, 'eslint.config.mjs'), '--max-warnings', '0',
        'lib/elfref/core/pages/replay', 'tests/browser', 'tests/words')),
  ]);
}
