// The page is valid, as a file and as the first screen is shown. Each screen is looked at in screens.mjs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { asShown, invalid } from '../../browser/checks/sound.mjs';
import { visit } from '../../browser/visit.mjs';
import { judged } from './works.mjs';

export async function sound(tally, browser, page) {
  if (browser.name !== 'Chromium') return;
  await tally.check('the page is valid as a file', async () =>
    assert.deepEqual(await invalid(readFileSync(page.file, 'utf8')), []));
  await tally.check('the first screen is valid as it is shown', () => visit(browser, page.url, {}, async (tab) => {
    await tab.evaluate(judged);
    assert.deepEqual((await invalid(await tab.evaluate(asShown))).slice(0, 10), []);
  }));
}
