// A round that is recorded by taps alone, on a phone, with two slips on the way.
import assert from 'node:assert/strict';
import { picture, visit } from '../../browser/visit.mjs';
import { judged, said, write } from './works.mjs';

const start = 'game: elfenland\nplayers: [Anna, Boris, Clara]\n';
/** What is tapped one after the other: the first that is like it; `back` takes a slip back. */
const round = [/^rounds\b/, /^plan\b/, / on /, /^(?!.*pass).* on /, 'back', / on /, / on /, /\bpass\b/, /\bpass\b/,
  /\bpass\b/, /^travel\b/, /: \d* ?\w+/, 'back', /: \d* ?\w+/, /: \d* ?\w+/, /: \d* ?\w+/];

/** Marks the first button whose words are like that; its words, or null. */
const find = (source) => {
  for (const old of document.querySelectorAll('.wanted')) old.classList.remove('wanted');
  const like = new RegExp(source);
  const found = [...document.querySelectorAll('#words-next .chip')].find((chip) =>
    like.test(chip.querySelector('span').textContent));
  found?.classList.add('wanted');
  return found?.querySelector('span').textContent ?? null;
};

export async function taps(tally, browser, page) {
  await tally.check(`a round is recorded by taps alone (${browser.name})`, () =>
    visit(browser, page.url, { width: 360, height: 740 }, async (tab) => {
      await tab.evaluate(write, start);
      await tab.click('[data-way=record]');
      let count = 0;
      for (const what of round) {
        await tab.evaluate(judged);
        if (what === 'back') {
          await tab.click('#take-back');
        } else {
          const words = await tab.evaluate(find, what.source);
          assert.ok(words !== null, `nothing like ${what} is offered behind\n` +
            `${await tab.evaluate(() => window.elfrefPage.text())}\nbut ${await tab.evaluate(() =>
              [...document.querySelectorAll('#words-next .chip span')].slice(0, 20).map((one) => one.textContent))}`);
          await tab.click('.wanted');
        }
        ++count;
        if (count === 8) await picture(tab, 'page-record-360');
      }
      await tab.evaluate(judged);
      const text = await tab.evaluate(() => window.elfrefPage.text());
      assert.match((await tab.evaluate(said)).verdict, /^legal/, text);
      assert.ok(3 * count <= text.length, `${count} taps for ${text.length} letters:\n${text}`);
      console.log(`${browser.name}: ${count} taps write ${text.length} letters`);
    }));
}
