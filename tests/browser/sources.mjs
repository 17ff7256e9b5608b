// What pages are made of, and these tests: types, as the comments tell them, and what a linter has to say.
import { AssertionError } from 'node:assert';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { folder, packaged, root } from './packages.mjs';

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

export async function checkSources(tally) {
  await Promise.all([
    tally.check('types of the page', () => run(packaged('typescript', 'bin', 'tsc'), '-p', here)),
    tally.check('linter', () =>
      run(packaged('eslint', 'bin', 'eslint.js'), '--config', join(here, 'eslint.config.mjs'), '--max-warnings', '0',
        'lib/elfref/core/pages/replay', 'tests/browser')),
  ]);
}
