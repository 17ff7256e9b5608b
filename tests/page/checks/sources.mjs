// What the page is made of: types, as the comments tell them, and what a linter has to say.
import assert, { AssertionError } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, packaged, root } from '../../browser/packages.mjs';

function run(script, ...options) {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, ELFREF_PACKAGES: folder };
    execFile(process.execPath, [script, ...options], { cwd: root, env: environment }, (error, out, complaint) => {
      if (error) reject(new AssertionError({ message: (out + complaint).trim() || error.message }));
      else resolve();
    });
  });
}

/** Modules that import each other, as a way round: `a.js > b.js > a.js`. */
function circles() {
  const modules = join(root, 'tools', 'page', 'src');
  const imports = Object.fromEntries(readdirSync(modules).filter((name) => name.endsWith('.js')).map((name) =>
    [name, [...readFileSync(join(modules, name), 'utf8').matchAll(/^import .* from "\.\/([\w-]+\.js)"/gm)]
      .map(([, other]) => other)]));
  assert.ok(imports['main.js'].length > 10, 'the imports are found');
  const found = [];
  const done = new Set();
  const follow = (name, way) => {
    if (way.includes(name)) found.push([...way.slice(way.indexOf(name)), name].join(' > '));
    if (way.includes(name) || done.has(name)) return;
    for (const other of imports[name]) follow(other, [...way, name]);
    done.add(name);
  };
  for (const name of Object.keys(imports)) follow(name, []);
  return found;
}

export async function checkSources(tally) {
  await tally.check('no modules of the page import each other', () => assert.deepEqual(circles(), []));
  await tally.check('types of the page that judges', () =>
    run(packaged('typescript', 'bin', 'tsc'), '-p', join(root, 'tests', 'page')));
  await tally.check('linter, of the page that judges', () =>
    run(packaged('eslint', 'bin', 'eslint.js'), '--config', join(root, 'tests', 'page', 'eslint.config.mjs'),
      '--max-warnings', '0', 'tools/page', 'tools/wasm', 'tests/page', 'tests/wasm'));
}
