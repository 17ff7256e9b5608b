// Valid, and for everybody: html-validate has nothing to say of the file, axe-core nothing serious of what is shown.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axe, grave, invalid } from '../../browser/checks/sound.mjs';
import { settled } from '../../browser/reading.mjs';
import { visit } from '../../browser/visit.mjs';
import { judged } from './works.mjs';

export async function sound(tally, browser, page) {
  if (browser.name === 'Chromium')
    await tally.check('the page is valid as a file', async () =>
      assert.deepEqual(await invalid(readFileSync(page.file, 'utf8')), []));
  for (const reader of [{}, { dark: true }, { width: 360, height: 740 }]) {
    const how = `${reader.width ?? 1280} pixels${reader.dark ? ', dark' : ''}`;
    await tally.check(`the page is accessible, ${how} (${browser.name})`, () =>
      visit(browser, page.url, reader, async (tab) => {
        await tab.evaluate(axe());
        await tab.evaluate(judged);
        for (const way of ['type', 'record', 'files']) {
          await tab.click(`[data-way=${way}]`);
          await tab.evaluate(settled);
          assert.deepEqual(await tab.evaluate(grave), [], way);
        }
      }));
  }
}
