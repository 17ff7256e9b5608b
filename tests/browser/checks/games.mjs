// Pictures, panels and tables of every game.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { root } from '../packages.mjs';
import { settled } from '../reading.mjs';
import { picture, visit } from '../visit.mjs';

const goTo = (index) => window.elfrefReplay.go(index);

/** Of some elements, those that are seen, as boxes. */
const boxesOf = (selector) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom, words: one.textContent };
  });

/** Columns of the score in which nobody has anything. */
const emptyColumns = () =>
  [...document.querySelectorAll('#score-table table')].flatMap((table) =>
    [...table.querySelectorAll('thead th')].flatMap((head, i) =>
      [...table.querySelectorAll('tbody tr:not(.why)')].some((row) => row.children[i].textContent !== '')
        ? [] : [head.textContent]));

const sessions = [
  ['elfenland', 'three-players-full'],
  ['elven-rage', 'three-players-lord-of-dragons-public'],
  ['elven-rage', 'two-players-only-war-full'],
  ['master-elf', 'three-players-won-full'],
  ['master-elf', 'three-players-minimal'],
];

export async function games(tally, program, browser) {
  for (const [game, name] of sessions) {
    const path = join(root, 'records', game, 'sessions', `${name}.yaml`);
    const [page, [replay]] = await Promise.all([program.page(path), program.replays(path)]);
    const check = (what, reader, test) =>
      tally.check(`${game}, ${name}: ${what} (${browser.name})`, () => visit(browser, page.url, reader, test));
    const some = [-1, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * (replay.moments.length - 1)));
    await check('hands are seen without scrolling', { width: 1280, height: 800 }, async (tab) => {
      for (const at of some) {
        await tab.evaluate(goTo, at);
        await tab.evaluate(settled);
        for (const { bottom, words } of await tab.evaluate(boxesOf, '#hands .rows > :first-child'))
          assert.ok(bottom <= 800, `${words} ends at ${bottom} after play ${at}`);
      }
      await picture(tab, `${game}-${name}`);
    });
    for (const width of [360, 1280])
      await check(`numbers of rounds stand clear, ${width} pixels`, { width, height: 800 }, async (tab) => {
        await tab.evaluate(settled);
        const numbers = await tab.evaluate(boxesOf, '#lanes b');
        assert.ok(numbers.length > 1);
        numbers.forEach(({ left, words }, i) => assert.ok(i === 0 || left >= numbers[i - 1].right + 3, words));
        for (const note of await tab.evaluate(boxesOf, '#signs .small'))
          assert.ok(numbers.every(({ bottom }) => bottom <= note.top + 1), 'a note on a number');
      });
    await check('no column of the score is empty', {}, async (tab) =>
      assert.deepEqual(await tab.evaluate(emptyColumns), []));
    if (game === 'elven-rage')
      await check('the map alone where nobody fights', { width: 1280, height: 900 }, async (tab) => {
        const [map] = replay.picture.parts;
        const seen = new Set();
        for (let at = 0; at < Math.min(80, replay.moments.length); ++at) {
          await tab.evaluate(goTo, at);
          const [view, fought] = await tab.evaluate(() => [
            document.querySelector('#board svg.map').getAttribute('viewBox'),
            document.querySelector('#board [data-slot^="battle:"] [data-kind]') !== null,
          ]);
          assert.equal(view, (fought ? replay.picture.view : map).join(' '), `after play ${at}`);
          seen.add(fought);
        }
        assert.equal(seen.size, 2, 'both are seen');
      });
  }
}
