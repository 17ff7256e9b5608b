// How a page looks: narrow to wide, light and dark, moving and still, printed.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '../pdf.mjs';
import { folder } from '../packages.mjs';
import { covered, drawnNow, overlapping, settled, widths } from '../reading.mjs';
import { picture, visit } from '../visit.mjs';
import { troubles } from './steps.mjs';

const goTo = (index) => window.elfrefReplay.go(index);

/** How bright the paper is, from 0 to 1. */
const brightness = () => {
  const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

/** Texts of the picture that are seen and smaller than so many pixels. */
const smallTexts = (least) =>
  [...document.querySelectorAll('svg text')].flatMap((text) => {
    const box = text.getBoundingClientRect();
    const scale = text.getScreenCTM()?.d ?? 0;
    const size = parseFloat(getComputedStyle(text).fontSize) * scale;
    const seen = box.width > 0 && text.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return seen && size < least - 0.05 ? [`${text.textContent}: ${size.toFixed(1)} px`] : [];
  });

/** Buttons and inputs that a thumb would miss. */
const smallTargets = (least) =>
  [...document.querySelectorAll('button, [role=tab], summary, select')].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    if (!target.checkVisibility({ visibilityProperty: true }) || width === 0) return [];
    return width < least || height < least ? [`${target.id || target.textContent}: ${width} × ${height}`] : [];
  });

export async function looks(tally, browser, page, replay, name) {
  const check = (what, reader, test) =>
    tally.check(`${name}: ${what} (${browser.name})`, () => visit(browser, page.url, reader, test));

  for (const [width, height] of [[360, 740], [768, 1024], [1280, 900], [1920, 1080], [2560, 1440]]) {
    await check(`${width} pixels wide`, { width, height }, async (tab) => {
      await picture(tab, `${name}-${width}`);
      if (width < 1000) await picture(tab, `${name}-${width}-all`, true);
      for (const at of new Set([replay.opens_at, -1, replay.moments.length - 1, ...troubles(replay)])) {
        await tab.evaluate(goTo, at);
        await tab.evaluate(settled);
        const { page: wide, window: seen } = await tab.evaluate(widths);
        assert.ok(wide <= seen, `the page is ${wide} wide`);
        assert.deepEqual(await tab.evaluate(overlapping), [], 'cards on each other');
        assert.deepEqual(await tab.evaluate(smallTexts, 9), [], 'texts under 9 px');
        assert.deepEqual(await tab.evaluate(covered), [], `covered after play ${at}`);
      }
      if (width < 600) assert.deepEqual(await tab.evaluate(smallTargets, 44), [], 'smaller than a thumb');
    });
  }
  await check('light', {}, async (tab) => assert.ok((await tab.evaluate(brightness)) > 0.8));
  for (const width of [360, 1280]) {
    await check(`dark, ${width} pixels wide`, { width, dark: true }, async (tab) => {
      assert.ok((await tab.evaluate(brightness)) < 0.2);
      await picture(tab, `${name}-${width}-dark`);
    });
  }
  for (const dark of [false, true]) {
    await check(`printed on one page${dark ? ', by one who likes it dark' : ''}`, { dark }, async (tab) => {
      const prints = join(folder, 'pictures');
      mkdirSync(prints, { recursive: true });
      const path = join(prints, `${name}${dark ? '-dark' : ''}-${tab.browser}.pdf`);
      assert.equal(pagesOf(await tab.printed(path)), 1, 'pages');
    });
  }
}

/** What is printed is the whole session: its last position, whatever play is open, and a page of it. */
export async function sheet(tally, browser, page, replay, name) {
  await tally.check(`${name}: printed is the last position (${browser.name})`, () => visit(browser, page.url, {},
    async (tab) => {
      await tab.evaluate(goTo, replay.moments.length - 1);
      const last = await tab.evaluate(drawnNow);
      await tab.evaluate(goTo, 0);
      const first = await tab.evaluate(drawnNow);
      assert.notDeepEqual(first, last, 'a session in which nothing comes to lie elsewhere tells nothing');
      await tab.evaluate(`window.addEventListener('beforeprint', () => {
        const marks = document.querySelectorAll('#board .mark.thin').length;
        const numbers = [...document.querySelectorAll('#board .pill')].map((pill) => pill.textContent).join(' ');
        window.printed = { drawn: (${drawnNow})(), marks, numbers };
      })`);
      await tab.printed(join(folder, 'pictures', `${name}-sheet-${tab.browser}.pdf`));
      const printed = await tab.evaluate(() => window.printed);
      assert.deepEqual(printed.drawn, last);
      assert.equal(printed.marks, 0, 'no play is in hand');
      const listed = troubles(replay).flatMap((at) => replay.moments[at].ways);
      if (listed.length > 0) assert.match(printed.numbers, /1/, 'findings are numbered on the picture');
      assert.deepEqual(await tab.evaluate(drawnNow), first, 'and behind it the page is as it was');
    }));
}

/** Who wants to see more of a crowded corner looks closer: by button and key, and nothing else moves. */
export async function closer(tally, browser, page, replay) {
  await tally.check(`a second look at twice the size (${browser.name})`, () =>
    visit(browser, page.url, { width: 360, height: 740 }, async (tab) => {
      const seen = () => {
        const box = (one) => ['left', 'top', 'width', 'height'].map((side) => one.getBoundingClientRect()[side]);
        const view = document.querySelector('#board svg.map').getAttribute('viewBox').split(' ').map(Number);
        const boxes = [...document.querySelectorAll('#view > *, #closer, #board svg.map')].map(box);
        const pressed = document.querySelector('#closer').getAttribute('aria-pressed');
        return { view, pressed, boxes, hot: document.querySelectorAll('#board .mark.thin').length };
      };
      await tab.evaluate(goTo, replay.opens_at);
      const before = await tab.evaluate(seen);
      await tab.click('#closer');
      const close = await tab.evaluate(seen);
      assert.equal(close.pressed, 'true', 'told to a screen reader');
      assert.deepEqual(close.view.slice(2), before.view.slice(2).map((size) => size / 2), 'twice the size');
      assert.deepEqual(close.boxes, before.boxes, 'nothing else moves');
      assert.ok(await tab.evaluate(() => {
        const map = document.querySelector('#board svg.map').getBoundingClientRect();
        const play = document.querySelector('#board .mark.thin').getBoundingClientRect();
        return play.left < map.right && map.left < play.right && play.top < map.bottom && map.top < play.bottom;
      }), 'the play is in the picture');
      assert.deepEqual(await tab.evaluate(smallTexts, 9), [], 'texts under 9 px');
      await picture(tab, 'closer');
      await tab.press('c');
      assert.deepEqual((await tab.evaluate(seen)).view, before.view, 'a key leads back');
    }));
}

/** Moves, as far as one likes it. The play must move a piece along a road. */
export async function motion(tally, browser, page, replay) {
  const at = replay.moments.findIndex(({ moves }) => moves.some((move) => move.done && move.ways.length > 0));
  // Where all groups are that are drawn, as long as they move: what differs from the frame before.
  const movesFor = (how) =>
    new Promise((resolve) => {
      const places = () =>
        [...document.querySelectorAll('[data-kind]')].map((piece) => {
          const { left, top } = piece.getBoundingClientRect();
          return `${left.toFixed(1)} ${top.toFixed(1)}`;
        }).join();
      if (how.key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: how.key, bubbles: true }));
      else window.elfrefReplay.go(how.to);
      const from = performance.now();
      let before = places();
      let moved = 0;
      const look = () => {
        const now = places();
        if (now !== before) moved = performance.now() - from;
        before = now;
        if (performance.now() - from < 1500) requestAnimationFrame(look);
        else resolve(moved);
      };
      requestAnimationFrame(look);
    });
  const check = (what, still, test) =>
    tally.check(`${what} (${browser.name})`, () => visit(browser, page.url, { still }, test));
  await check('a piece goes along its road', false, async (tab) => {
    await tab.evaluate(goTo, at - 1);
    const time = await tab.evaluate(movesFor, { key: 'ArrowRight' });
    assert.ok(time > 100, `it moved for ${time} ms`);
  });
  await check('a jump moves nothing', false, async (tab) => {
    await tab.evaluate(goTo, at - 1);
    assert.ok((await tab.evaluate(movesFor, { to: at })) < 100);
  });
  await check('who likes no motion sees none', true, async (tab) => {
    await tab.evaluate(goTo, at - 1);
    assert.ok((await tab.evaluate(movesFor, { key: 'ArrowRight' })) < 100);
    const running = () => document.getAnimations().filter((one) => one.playState === 'running').length;
    assert.equal(await tab.evaluate(running), 0);
  });
  await check('the next key ends a motion', false, async (tab) => {
    await tab.evaluate(goTo, at - 1);
    const index = await tab.evaluate((count) => {
      for (let i = 0; i < count; ++i)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      return window.elfrefReplay.index;
    }, 10);
    assert.equal(index, Math.min(at + 9, replay.moments.length - 1));
  });
}
