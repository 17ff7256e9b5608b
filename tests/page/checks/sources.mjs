// What the page is made of: types, as the comments tell them, and what a linter has to say.
import { AssertionError } from 'node:assert';
import { execFile } from 'node:child_process';
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

export async function checkSources(tally) {
  await tally.check('types of the page that judges', () =>
    run(packaged('typescript', 'bin', 'tsc'), '-p', join(root, 'tests', 'page')));
  await tally.check('linter, of the page that judges', () =>
    run(packaged('eslint', 'bin', 'eslint.js'), '--config', join(root, 'tests', 'page', 'eslint.config.mjs'),
      '--max-warnings', '0', 'tools/page', 'tools/wasm', 'tests/page', 'tests/wasm'));
}
