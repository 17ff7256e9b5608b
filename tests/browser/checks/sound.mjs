// Valid, and for everybody: html-validate has nothing to say of the file nor of what the script makes of it, axe-core
// nothing serious.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { load, packaged } from '../packages.mjs';
import { settled } from '../reading.mjs';
import { visit } from '../visit.mjs';

/** What html-validate finds wrong by the standard. */
export async function invalid(text) {
  const { HtmlValidate } = load('html-validate');
  // An attribute without a value, or spare white space, is as valid as another way to write it.
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`));
}

/** The script of axe-core, which `grave` needs in a page. */
export const axe = () => readFileSync(packaged('axe-core', 'axe.min.js'), 'utf8');

/** What axe-core finds that is serious or critical. */
export const grave = () =>
  window.axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join('; ')}`));

/** The page as the script has made it. */
export const asShown = () => `<!doctype html>${document.documentElement.outerHTML}`;

/** Tries a page as it opens, and after each of `plays`, if any. */
export async function sound(tally, browser, page, name, plays = []) {
  const named = (what) => `${name}: ${what} (${browser.name})`;
  if (browser.name === 'Chromium')
    await tally.check(named('valid as a file'), async () => assert.deepEqual(await invalid(page.text()), []));
  await tally.check(named('valid as it is shown'), () => visit(browser, page.url, {}, async (tab) => {
    assert.deepEqual((await invalid(await tab.evaluate(asShown))).slice(0, 10), []);
  }));
  for (const reader of [{}, { dark: true }, { width: 360, height: 740 }]) {
    const how = `${reader.width ?? 1280} pixels${reader.dark ? ', dark' : ''}`;
    await tally.check(named(`accessible, ${how}`), () => visit(browser, page.url, reader, async (tab) => {
      await tab.evaluate(axe());
      for (const at of [null, ...plays]) {
        if (at !== null) await tab.evaluate((to) => window.elfrefReplay.go(to), at);
        await tab.evaluate(settled);
        assert.deepEqual(await tab.evaluate(grave), [], at === null ? 'as it opens' : `after play ${at}`);
      }
    }));
  }
}
