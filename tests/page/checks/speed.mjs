// How long a writer waits. That hangs on the machine: it is told; how large the page is, it is held to.
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { records } from '../../browser/packages.mjs';
import { visit } from '../../browser/visit.mjs';
import { judged, write } from './works.mjs';

const loads = 20;
const most = 2_000_000; // bytes, of a page with all games, the editor and the page of replays

const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const shown = (time) => `${time.toFixed(1)} ms`;

/** What keystrokes take until all is laid out, in the middle of a record. */
const typing = (letters) => {
  const content = document.querySelector('.cm-content');
  content.focus();
  const all = [];
  for (const letter of letters) {
    const from = performance.now();
    document.execCommand('insertText', false, letter);
    document.body.getBoundingClientRect();
    all.push(performance.now() - from);
  }
  return all;
};

export async function speed(tally, program, browser, page) {
  if (browser.name === 'Chromium')
    await tally.check('the page is no larger than it may be', () => {
      const { size } = statSync(page.file);
      console.log(`The page has ${size} bytes`);
      assert.ok(size <= most, `${size} bytes, of at most ${most}`);
    });
  await tally.check(`how fast the page is (${browser.name})`, async () => {
    const times = [];
    for (let i = 0; i < loads; ++i)
      await visit(browser, page.url, { still: false }, async (tab) => {
        await tab.evaluate(judged);
        times.push(await tab.evaluate(() => window.elfrefPage.ready));
      });
    console.log(`${browser.name}: the page has judged its first record after ${shown(median(times))}: median of ` +
      `${loads}, the worst ${shown(Math.max(...times))}`);
    await visit(browser, page.url, { still: false }, async (tab) => {
      await tab.evaluate(write, readFileSync(join(records, 'sessions', 'three-players-full.yaml'), 'utf8'));
      await tab.evaluate(judged);
      const strokes = await tab.evaluate(typing, '# a remark of some length, as it is typed'.repeat(3));
      console.log(`${browser.name}: a keystroke takes ${shown(median(strokes))}, the worst of ${strokes.length} ` +
        `${shown(Math.max(...strokes))}`);
    });
  });
}
