// Another way on, beside the one that is written.
import assert from 'node:assert/strict';
import { overlapping, settled, where } from '../reading.mjs';
import { picture, visit } from '../visit.mjs';
import { comparePositions } from './positions.mjs';

/** What of the branch is seen. */
const seen = () => ({
  otherwise: document.querySelector('#way-otherwise').checked,
  lines: [...document.querySelectorAll('#branch .lines > *')].map((line) => line.textContent),
  links: [...document.querySelectorAll('#branch a')].map(({ hash, textContent }) => [hash, textContent]),
});

export async function branches(tally, browser, page, [written, otherwise]) {
  const check = (name, test, reader = {}, at = '') =>
    tally.check(`another way on: ${name} (${browser.name})`, () => visit(browser, page.url + at, reader, test));
  const { branch } = otherwise;
  const at = branch.parts_at;
  for (const reader of [{}, { width: 360, height: 740 }])
    await check(`opens where they part, ${reader.width ?? 1280} pixels`, async (tab) => {
      assert.equal((await tab.evaluate(where)).index, at);
      const { otherwise: on, lines, links } = await tab.evaluate(seen);
      assert.ok(on);
      const { old, new: now } = branch.changes[0];
      assert.deepEqual(lines, [...old, ...now].map((line) => line.trim()));
      const found = [...branch.gone, ...[...branch.kept, ...branch.came].map((i) => otherwise.findings[i])];
      assert.deepEqual(links.map(([, words]) => words), found.map(({ message }) => message));
      assert.deepEqual(await tab.evaluate(overlapping), [], 'cards on each other');
      await picture(tab, `branch-${reader.width ?? 1280}`);
    }, reader);
  await check('positions of both', async (tab) => {
    await comparePositions(tab, otherwise);
    await tab.press('o');
    await tab.evaluate(settled);
    await comparePositions(tab, written);
  });
  await check('the switch keeps the play', async (tab) => {
    for (const index of [0, at - 1, at, written.moments.length - 1]) {
      await tab.evaluate((to) => window.elfrefReplay.go(to), index);
      const hash = await tab.evaluate(() => location.hash);
      await tab.press('o');
      await tab.evaluate(settled);
      const same = await tab.evaluate(where);
      const name = otherwise.moments[Math.min(index, otherwise.moments.length - 1)].at;
      const there = index < at ? index : written.moments.findIndex((moment) => moment.at === name);
      assert.equal(same.index, there < 0 ? at : there, `from play ${index} at ${hash}`);
      await tab.press('o');
      await tab.evaluate(settled);
    }
  });
  await check('an address within it', async (tab) => {
    assert.equal((await tab.evaluate(where)).index, at - 1);
    assert.ok((await tab.evaluate(seen)).otherwise);
  }, {}, `#if/${encodeURIComponent(otherwise.moments[at - 1].at)}`);
  await check('an address within what is written', async (tab) => {
    assert.equal((await tab.evaluate(where)).index, at);
    assert.ok(!(await tab.evaluate(seen)).otherwise);
  }, {}, `#${encodeURIComponent(written.moments[at].at)}`);
}
