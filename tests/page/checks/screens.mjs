// Every screen, in both themes, in English and in Russian: accessible, no wider than its window, and nothing that can
// be tapped smaller than a thumb. All that is tapped on the way leaves a record that can be read.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axe, grave } from '../../browser/checks/sound.mjs';
import { root } from '../../browser/packages.mjs';
import { settled } from '../../browser/reading.mjs';
import { picture, visit } from '../../browser/visit.mjs';
import { Hand, phone } from '../hand.mjs';
import { begin } from './taps.mjs';
import { judged, speak, until } from './works.mjs';

const sizes = [[320, 568], [360, 640], [360, 740], [600, 960], [740, 360], [1000, 700], [1280, 900], [1920, 1080]];
const least = 44;

/** What can be tapped and is too small; and what is wider than it may be. */
const misfits = (thumb) => {
  const found = [];
  const isSeen = (one) => one.checkVisibility() && !one.closest('.cm-editor, iframe, svg');
  for (const one of document.querySelectorAll('button, select, input, textarea, summary, label.act, a')) {
    if (!isSeen(one) || one.matches('.file, [type=radio], [type=checkbox]')) continue;
    const { width, height } = one.getBoundingClientRect();
    // With a mouse, the lines of a list may be lower.
    const high = one.matches('.line') && innerWidth >= 1000 ? 27 : thumb;
    if (width < thumb - 0.5 || height < high - 0.5)
      found.push(`${one.dataset.key ?? one.id}: ${Math.round(width)} × ${Math.round(height)}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page: ${scrollWidth}`);
  const round = document.getElementById('where');
  if (innerWidth >= 360 && round.checkVisibility() && round.scrollWidth > round.clientWidth)
    found.push(`the round, '${round.textContent}', is cut off`);
  for (const one of document.querySelectorAll('.pan, .side, .home, .sc, .findings'))
    if (isSeen(one) && one.scrollWidth > one.clientWidth) found.push(`.${one.className}: ${one.scrollWidth}`);
  return found;
};

const show = async (tab, view) => {
  await tab.evaluate((wanted) => window.elfrefPage.show(wanted), view);
  await tab.evaluate(judged);
};
const openText = async (tab, name, text) => {
  await tab.evaluate(([file, words]) => window.elfrefPage.open(file, words), [name, text]);
  await until(tab, () => document.querySelector('#pan h2') !== null);
  await tab.evaluate(judged);
};
const read = (path) => readFileSync(join(root, 'records', path), 'utf8');
const name = 'record.yaml';

/** A session without its last part: of its lines, this part. */
const beginningOf = (path, part) => {
  const lines = read(path).split('\n');
  return `${lines.slice(0, Math.floor(lines.length * part)).join('\n')}\n`;
};

/** The screens by name, each reached from the one before. */
const screens = {
  'first screen': () => {},
  'start sheet': async (tab) => {
    await new Hand(tab).key('game elven-rage');
    await until(tab, () => document.querySelector('#player-1') !== null);
  },
  'first question': async (tab) => {
    await show(tab, 'home');
    await begin(tab);
  },
  'a question': (tab) => openText(tab, name, beginningOf('elfenland/sessions/three-players-public.yaml', 0.4)),
  'something else': (tab) => new Hand(tab).key('else'),
  'a note': (tab) => new Hand(tab).tap('#pan [data-key="note"]'), // an opened play has one, too
  plays: (tab) => show(tab, 'plays'),
  'a play opened': (tab) => new Hand(tab).key('play 2'),
  sharing: (tab) => show(tab, 'share'),
  'as text': (tab) => show(tab, 'type'),
  'all games': (tab) => show(tab, 'games'),
  pasting: (tab) => show(tab, 'paste'),
  'the end': (tab) => openText(tab, name, read('elfenland/sessions/three-players-full.yaml')),
  'Elven Rage': (tab) => openText(tab, name,
    beginningOf('elven-rage/sessions/three-players-lord-of-dragons-public.yaml', 0.5)),
  'Master Elf': (tab) => openText(tab, name, beginningOf('master-elf/sessions/three-players-won-full.yaml', 0.5)),
};

/** Taps everything that can be tapped, one after the other from the same text; what is written can be read. */
async function tapAll(tab, text) {
  const hand = new Hand(tab);
  const keys = (await tab.evaluate(() => [...document.querySelectorAll('#pan [data-key]')]
    .filter((one) => one.checkVisibility() && one instanceof window.HTMLButtonElement).map((one) => one.dataset.key)));
  assert.ok(keys.length > 2, `only ${keys}`);
  for (const key of keys) {
    if (!(await hand.has(key))) continue;
    await hand.key(key);
    const written = await hand.text();
    const { error } = await hand.ask('next');
    assert.equal(error, undefined, `'${key}' leaves an unreadable record: ${error?.words}\n${written}`);
    if (written !== text) {
      await hand.key('undo');
      assert.equal(await hand.text(), text, `'${key}' cannot be undone`);
    } else if (await hand.has('leave')) {
      await hand.key('leave');
    } else if (await hand.has('let go')) {
      await hand.key('let go');
    }
  }
  return keys.length;
}

/** What lies on the table, by the colours in which its pictograms are drawn, and in which they should be. */
const onTable = () => [...document.querySelectorAll('#table .pc use')].map((one) => ({
  drawn: getComputedStyle(one).fill,
  wanted: getComputedStyle(one.closest('.pc')).color,
}));

/** How many cards of a battle are seen whole, and what is seen of the picture beside them. */
const battle = () => {
  const map = document.querySelector('#board svg.map');
  const { left, right, top, height } = map.getBoundingClientRect();
  const cards = [...map.querySelectorAll('[data-slot^="battle:"] .at')].map((one) => one.getBoundingClientRect());
  const { x, width } = map.viewBox.baseVal;
  const edges = [x, x + width].map((at) => new DOMPoint(at, 0).matrixTransform(map.getScreenCTM()).x);
  const beside = [edges[0] - 3, edges[1] + 3].filter((at) => at > left && at < right);
  const points = beside.flatMap((at) => Array.from({ length: 9 }, (_, i) => [at, top + (height * (i + 0.5)) / 9]));
  return {
    cards: cards.filter((card) => card.left >= edges[0] && card.right <= edges[1]).length,
    beside: points.filter((point) => map.contains(document.elementFromPoint(...point))).length,
  };
};

export async function everyScreen(tally, browser, page) {
  for (const dark of [false, true])
    for (const language of ['en', 'ru'])
      await tally.check(`every screen is accessible, in ${language}${dark ? ', dark' : ''} (${browser.name})`, () =>
        visit(browser, page.url, { ...phone, dark }, async (tab) => {
          await tab.evaluate(axe());
          await tab.evaluate(judged);
          await speak(tab, language);
          for (const [screen, go] of Object.entries(screens)) {
            await go(tab);
            await tab.evaluate(settled);
            assert.deepEqual(await tab.evaluate(grave), [], screen);
            await picture(tab, `page-${screen.replaceAll(' ', '-')}-${language}${dark ? '-dark' : ''}`);
          }
        }));
  for (const language of ['en', 'ru'])
    await tally.check(`nothing is too wide or too small, in ${language} (${browser.name})`, () =>
      visit(browser, page.url, phone, async (tab) => {
        await tab.evaluate(judged);
        await speak(tab, language);
        for (const [screen, go] of Object.entries(screens)) {
          await tab.resize(phone.width, phone.height);
          await go(tab);
          for (const [width, height] of sizes) {
            await tab.resize(width, height);
            await tab.evaluate(settled);
            assert.deepEqual(await tab.evaluate(misfits, least), [], `${screen}, ${width} × ${height}`);
          }
        }
      }));
  await tally.check(`whatever is tapped leaves a record that can be read (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      await tab.evaluate(judged);
      let tapped = 0;
      for (const path of ['elfenland/sessions/three-players-public.yaml',
        'elven-rage/sessions/three-players-lord-of-dragons-public.yaml',
        'master-elf/sessions/three-players-won-full.yaml'])
        for (const part of [0.2, 0.4, 0.6, 0.8]) {
          const text = beginningOf(path, part);
          const { error } = await new Hand(tab).ask('next', { record: text });
          if (error) continue; // a line is cut in its middle
          await openText(tab, name, text);
          tapped += await tapAll(tab, text);
        }
      assert.ok(tapped > 60, `${tapped} buttons were tapped`);
    }));
  await tally.check(`the areas fill the picture, whatever is asked of the table (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      await tab.evaluate(judged);
      const share = () => tab.evaluate(() => {
        const { width } = document.querySelector('#board svg.map').viewBox.baseVal;
        const boxes = [...document.querySelectorAll('#board .patch')].slice(0, 11).map((one) => one.getBBox());
        return (Math.max(...boxes.map((box) => box.x + box.width)) - Math.min(...boxes.map(({ x }) => x))) / width;
      });
      await screens['Master Elf'](tab);
      assert.ok((await share()) > 0.9, `${await share()} of its width`);
      const create = await tab.evaluate(() => document.querySelector('[data-key^="action create "]')?.dataset.key);
      assert.ok(create, 'no gift can be created');
      await new Hand(tab).key(create);
      assert.ok((await share()) > 0.9, `${await share()} of its width, while a gift is created`);
    }));
  await tally.check(`each part of a round has its pictogram (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      await tab.evaluate(judged);
      for (const screen of ['a question', 'Elven Rage', 'Master Elf']) {
        await screens[screen](tab);
        const parts = await tab.evaluate(() => [...document.querySelectorAll('#strip .ph')].map((one) =>
          [one.textContent, one.querySelector('svg') !== null]));
        assert.ok(parts.length > 1, screen);
        assert.deepEqual(parts.filter(([, isDrawn]) => !isDrawn), [], screen);
      }
    }));
  await tally.check(`what lies on the table has the colours of pieces (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      await tab.evaluate(judged);
      await screens['Master Elf'](tab);
      const pictograms = await tab.evaluate(onTable);
      assert.ok(pictograms.length > 0, 'no pictogram is drawn');
      for (const { drawn, wanted } of pictograms) assert.equal(drawn, wanted);
    }));
  await tally.check(`a battle takes the place of the map, whole and alone (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      await tab.evaluate(judged);
      const text = read('elven-rage/sessions/three-players-lord-of-dragons-public.yaml');
      const act = '  - Ysolde Whitewind: Bog Wisp dies\n';
      await openText(tab, name, text.slice(0, text.indexOf(act) + act.length));
      await tab.evaluate(settled);
      const { cards, beside } = await tab.evaluate(battle);
      assert.ok(cards >= 4, `${cards} cards of the battle are seen`);
      assert.equal(beside, 0, 'the map is seen beside the battle');
      await picture(tab, 'page-battle-360');
    }));
  await tally.check(`keys of a keyboard answer (${browser.name})`, () => visit(browser, page.url, {}, async (tab) => {
    await tab.evaluate(judged);
    const text = beginningOf('elfenland/sessions/three-players-public.yaml', 0.4);
    await openText(tab, name, text);
    await tab.press('p');
    await tab.evaluate(judged);
    assert.equal(await tab.evaluate(() => document.getElementById('app').dataset.view), 'plays');
    await tab.press('Escape');
    await tab.press('e');
    await tab.evaluate(judged);
    assert.ok(await tab.evaluate(() => document.querySelector('.segs') !== null));
    await tab.press('Escape');
    await tab.evaluate(judged);
    assert.ok(await tab.evaluate(() => document.querySelector('.segs') === null));
    await tab.press('1');
    await tab.evaluate(judged);
    if ((await tab.evaluate(() => window.elfrefPage.text())) === text)
      assert.ok(await tab.evaluate(() => document.querySelector('#pan .op')?.ariaPressed === 'true'));
    await tab.press('u');
    await tab.evaluate(judged);
    assert.equal(await tab.evaluate(() => window.elfrefPage.text()), text);
  }));
}
