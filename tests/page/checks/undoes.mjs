// Every tap that writes can be undone and done again, also after a reload; and the bytes are the same.
import assert from 'node:assert/strict';
import { visit } from '../../browser/visit.mjs';
import { phone } from '../hand.mjs';
import { begin } from './taps.mjs';
import { reload, until } from './works.mjs';

const taps = 30;

/** Arrow keys run along the list of plays, as on the page of a replay. */
export async function runs(tally, browser, page) {
  await tally.check(`arrow keys run along the list of plays (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      const hand = await begin(tab);
      for (let i = 0; i < 4; ++i) {
        const key = await tab.evaluate(() => [...document.querySelectorAll('#pan .op.yes, #pan .act:not(.else, .no)')]
          .find((one) => one.checkVisibility() && one.getAttribute('aria-pressed') !== 'true')?.dataset.key);
        if (key !== undefined) await hand.key(key);
      }
      await tab.evaluate(() => window.elfrefPage.show('plays'));
      await until(tab, () => document.querySelectorAll('#side button.line').length > 1);
      const focused = () => [...document.querySelectorAll('#side button.line')].indexOf(document.activeElement);
      await tab.evaluate(() => document.querySelector('#side button.line').focus());
      for (const [key, line] of [['ArrowDown', 1], ['ArrowUp', 0], ['ArrowUp', 0]]) {
        await tab.press(key);
        assert.equal(await tab.evaluate(focused), line, key);
      }
    }));
}

export async function undoes(tally, browser, page) {
  await tally.check(`all that was tapped is undone and done again, after a reload too (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      const hand = await begin(tab);
      const texts = [await hand.text()];
      for (let i = 0; i < taps; ++i) {
        const key = await tab.evaluate(() => [...document.querySelectorAll('#pan .act:not(.else, .no), #pan .op.yes')]
          .find((one) => one.checkVisibility() && one.getAttribute('aria-pressed') !== 'true')?.dataset.key);
        if (key === undefined) break;
        await hand.key(key);
        const text = await hand.text();
        if (text !== texts.at(-1)) texts.push(text);
      }
      assert.ok(texts.length > taps / 3, `${texts.length - 1} of ${taps} taps wrote`);
      const half = texts.length >> 1;
      const undo = async (i) => {
        await hand.key('undo');
        assert.equal(await hand.text(), texts[i - 1], `undone: ${i}`);
      };
      for (let i = texts.length - 1; i > half; --i) await undo(i);
      await reload(tab);
      await until(tab, () => document.querySelector('#pan h2') !== null);
      for (let i = half; i > 0; --i) await undo(i);
      for (const text of texts.slice(1)) {
        await hand.key('redo');
        assert.equal(await hand.text(), text);
      }
    }));
}
