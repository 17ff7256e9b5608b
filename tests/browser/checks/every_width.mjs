// Every session and every dispute of the records, in narrow and wide windows, light and dark, in English and Russian:
// nothing is too wide, the verdict and who won are seen without scrolling, and everybody can use it.
import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { settled, widths } from '../reading.mjs';
import { filesOf } from '../samples.mjs';
import { silent } from '../visit.mjs';
import { axe, grave } from './sound.mjs';

const windows = [[360, 740], [768, 1024], [1280, 800], [1920, 1080]];
const ways = [['en', false], ['ru', true], ['ru', false], ['en', true]]; // language, dark
const every = process.env.ELFREF_EVERY_WIDTH === '1'; // else each record in one of these ways

/** The chips that show the verdict and who won, or the first lines of a list of records, if they are not in view. */
const unseen = () => {
  const chips = [...document.querySelectorAll('#chips > *, #list li:nth-child(-n + 2)')]
    .filter((chip) => chip.checkVisibility());
  const lost = chips.filter((chip) => {
    const { left, right, top, bottom } = chip.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  return chips.length === 0 ? ['there is none'] : lost.map((chip) => {
    const { left, right, top, bottom } = chip.getBoundingClientRect();
    return `${chip.textContent}: ${[left, right, top, bottom].map(Math.round)} of ${innerWidth} × ${innerHeight}`;
  });
};

export async function everyWidth(tally, program, browser) {
  const files = filesOf('sessions', 'disputes', '../elven-rage/sessions', '../elven-rage/disputes',
    '../master-elf/sessions', '../master-elf/disputes');
  const tabs = { false: await browser.tab(), true: await browser.tab({ dark: true }) };
  for (const [i, path] of files.entries())
    for (const [language, dark] of every ? ways : [ways[i % ways.length]])
      await tally.check(`${basename(path)} in every width, ${language}${dark ? ', dark' : ''}`, async () => {
        const page = await program.page(path, '--lang', language);
        const tab = tabs[dark];
        for (const [width, height] of windows) {
          await tab.resize(width, height);
          await tab.open(page.url);
          await tab.evaluate(settled);
          const { page: wide, window: seen } = await tab.evaluate(widths);
          assert.ok(wide <= seen, `at ${width} pixels the page is ${wide} wide`);
          assert.deepEqual(await tab.evaluate(unseen), [], `at ${width} pixels`);
          if (width !== 360 && width !== 1280) continue;
          await tab.evaluate(axe());
          assert.deepEqual(await tab.evaluate(grave), [], `at ${width} pixels`);
        }
        silent(tab);
        page.remove();
      });
  await Promise.all(Object.values(tabs).map((tab) => tab.close()));
}
