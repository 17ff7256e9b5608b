// The list of plays in words, the record as text in its place, and the chip that says who won.
import assert from 'node:assert/strict';
import { settled, where } from '../reading.mjs';
import { picture, visit } from '../visit.mjs';

const goTo = (index) => window.elfrefReplay.go(index);
const indexOf = async (tab) => (await tab.evaluate(where)).index;
const phone = { width: 360, height: 740 };

/** What of the list is seen: which line is marked, which has the focus, and what is folded. */
const listed = () => {
  const lines = [...document.querySelectorAll('#plays > .lp')];
  return {
    count: lines.length,
    words: lines.map((line) => line.querySelector('.words').textContent),
    current: lines.findIndex((line) => line.matches('[aria-current]')),
    focused: lines.findIndex((line) => line.contains(document.activeElement)),
    title: document.querySelector('#words').textContent,
  };
};

/** Whether lines of the lists are seen whole, and not behind the buttons of a phone. */
const areSeen = (selectors) => {
  const controls = document.querySelector('#controls');
  const fixed = getComputedStyle(controls).position === 'fixed';
  const floor = fixed ? controls.getBoundingClientRect().top : innerHeight;
  return selectors.every((selector) => {
    const line = document.querySelector(selector);
    const { top, bottom } = line.getBoundingClientRect();
    const list = line.closest('ol').getBoundingClientRect();
    return line.checkVisibility() && top >= list.top - 1 && bottom <= Math.min(list.bottom, floor) + 1;
  });
};

/** The list, its keys, and what lies between the plays of a dispute. The record should have one with two lines. */
export async function plays(tally, browser, page, replay) {
  const check = (what, test, reader = {}) =>
    tally.check(`${what} (${browser.name})`, () => visit(browser, page.url, reader, test));
  const { moments, findings } = replay;
  await check('each play is in the list, in words', async (tab) => {
    const { count, words } = await tab.evaluate(listed);
    assert.equal(count, moments.length);
    assert.deepEqual(words, moments.map((moment) => moment.words));
  });
  await check('plays are counted in one way', async (tab) => {
    const numbers = await tab.evaluate(() =>
      [...document.querySelectorAll('#plays .no')].map(({ textContent }) => textContent));
    assert.deepEqual(numbers, moments.map(({ number }) => (number === null ? '' : `${number}`)));
    const last = moments.findLast(({ number }) => number !== null).number;
    assert.ok(replay.verdict_words.includes(` ${last} plays`), replay.verdict_words);
    await tab.evaluate(goTo, moments.findIndex(({ number }) => number === 7));
    assert.ok((await tab.evaluate(() => document.querySelector('#at').textContent)).startsWith(`Play 7 of ${last} `));
  });
  await check('arrow keys run along the list, and the picture follows', async (tab) => {
    const from = Math.floor(moments.length / 3);
    await tab.evaluate(goTo, from);
    await tab.evaluate(() => document.querySelector('#plays [aria-current] a').focus());
    for (const [key, to] of [['ArrowDown', from + 1], ['ArrowDown', from + 2], ['ArrowUp', from + 1], ['Home', 0],
      ['End', moments.length - 1], ['ArrowDown', moments.length - 1]]) {
      await tab.press(key);
      assert.equal(await indexOf(tab), to, key);
      const { current, focused, title } = await tab.evaluate(listed);
      assert.deepEqual([current, focused, title], [to, to, moments[to].words], key);
    }
  });
  await check('a line leads to its play', async (tab) => {
    await tab.evaluate(goTo, 3);
    await tab.evaluate(settled);
    await tab.click('#plays > .lp[aria-current] + .lp a');
    assert.equal(await indexOf(tab), 4);
  });
  await check('a key shows the record as text, and back', async (tab) => {
    const shown = () => ['#plays', '#lines'].map((list) => document.querySelector(list).checkVisibility());
    assert.deepEqual(await tab.evaluate(shown), [true, false]);
    await tab.press('t');
    assert.deepEqual(await tab.evaluate(shown), [false, true]);
    await tab.press('t');
    assert.deepEqual(await tab.evaluate(shown), [true, false]);
  });
  const apart = findings.find(({ moment, line, related }) =>
    moment !== null && related.some((other) => Math.abs(other.line - line) > 10));
  assert.ok(apart, 'a record with a dispute about lines that are far apart is needed');
  const beside = moments.findIndex(({ line, end_line: end }) =>
    line <= apart.related[0].line && apart.related[0].line <= end);
  for (const reader of [{ width: 1280, height: 800 }, phone]) {
    await check(`both plays of a dispute are seen, ${reader.width} pixels`, async (tab) => {
      if (reader === phone) await tab.click('#tabs [data-tab=plays]');
      await tab.evaluate(goTo, apart.moment);
      await tab.evaluate(settled);
      const both = ['#plays > .lp[aria-current]', '#plays > .lp.rel'];
      assert.ok(await tab.evaluate(areSeen, both), 'both plays');
      assert.equal(await tab.evaluate(() =>
        [...document.querySelectorAll('#plays > .lp')].findIndex((line) => line.matches('.rel'))), beside);
      await picture(tab, `dispute-${reader.width}`);
      await tab.click('#as-text');
      await tab.evaluate(settled);
      // On a phone a line of the record may take three rows: the current one is seen.
      const lines = [apart.line, ...(reader === phone ? [] : [apart.related[0].line])]
        .map((line) => `#lines > li[value="${line}"]`);
      assert.ok(await tab.evaluate(areSeen, lines), 'lines of the record');
      const folded = () => document.querySelectorAll('#lines > [hidden]').length;
      assert.ok((await tab.evaluate(folded)) > 5);
      await tab.click('#lines > .fold button');
      assert.equal(await tab.evaluate(folded), 0, 'unfolded');
    }, reader);
  }
  await check('on a phone the play in hand is above the buttons', async (tab) => {
    await tab.click('#tabs [data-tab=plays]');
    for (const at of [0, 1, Math.floor(moments.length / 2), moments.length - 2, moments.length - 1]) {
      await tab.evaluate(goTo, at);
      await tab.evaluate(settled);
      assert.ok(await tab.evaluate(areSeen, ['#plays > .lp[aria-current]']), `play ${at}`);
      assert.equal(await tab.evaluate(() => window.scrollY), 0, 'the page is not moved');
    }
  }, phone);
}

/** The verdict and who won are read on the first screen of each width, and lead to the score. */
export async function result(tally, browser, page, replay, name) {
  for (const [width, height] of [[360, 740], [768, 1024], [1280, 800], [1920, 1080]])
    await tally.check(`${name}: who won is read at once, ${width} pixels (${browser.name})`, () =>
      visit(browser, page.url, { width, height }, async (tab) => {
        const seen = await tab.evaluate(() => {
          const all = [...document.querySelectorAll('#chips > *')].map((chip) => chip.getBoundingClientRect());
          const within = ({ left, right, top, bottom }) =>
            left >= 0 && right <= innerWidth && top >= -1 && bottom <= innerHeight;
          return { words: document.querySelector('#chips').innerText, within: all.every(within) };
        });
        assert.ok(seen.within, 'in the first screen');
        const verdict = replay.verdict === 'illegal' ? 'breach' : replay.verdict;
        const end = replay.finished ? replay.outcome : 'unfinished';
        for (const words of [verdict, end]) assert.ok(seen.words.includes(words), `'${words}' in '${seen.words}'`);
        await tab.click('#chips .end');
        await tab.evaluate(settled);
        if (replay.score.rows.length === 0) return;
        assert.ok(await tab.evaluate(() => {
          const { top } = document.querySelector('#score-table').getBoundingClientRect();
          return top >= 0 && top < innerHeight - 100;
        }), 'it leads to the score');
      }));
}

/** A session of which nothing was found opens at its end, and no button leads to a finding. */
export async function nothingFound(tally, browser, page, replay) {
  await tally.check(`a legal session opens at its end (${browser.name})`, () =>
    visit(browser, page.url, {}, async (tab) => {
      assert.equal(replay.opens_at, replay.moments.length - 1);
      assert.equal(await indexOf(tab), replay.opens_at);
      const seen = await tab.evaluate(() => ({
        disabled: ['#previous', '#next'].every((button) => document.querySelector(button).disabled),
        card: document.querySelector('#finding').getBoundingClientRect().height,
      }));
      assert.deepEqual(seen, { disabled: true, card: 64 });
    }));
}
