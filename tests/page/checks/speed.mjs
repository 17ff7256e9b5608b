// How long a writer waits, and how large the page is. What depends on the machine is printed, with bounds that a busy
// machine meets too.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { visit } from '../../browser/visit.mjs';
import { judged, session, write } from './works.mjs';

const loads = 20;
const taps = 40;
const patience = 2; // a machine may have much else to do
const most = 2_350_000; // bytes, of a page with all games, the editor, the page of replays and all notices

const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const shown = (time) => `${time.toFixed(1)} ms`;

/**
 * Types letters, one after the other, in the middle of what has the class or the name of `where`: what each takes until
 * all is laid out; and the longest that the page did nothing else from the first to the last.
 */
const typing = async ({ where, letters }) => {
  const field = document.querySelector(where);
  field.focus();
  if (field.setSelectionRange) {
    field.setSelectionRange(field.value.length / 2, field.value.length / 2);
  } else {
    const lines = field.querySelectorAll('.cm-line');
    const line = lines[lines.length >> 1];
    document.getSelection().collapse(line, line.childNodes.length);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  const all = [];
  let silent = 0;
  let last = performance.now();
  let over = false;
  const beat = new MessageChannel();
  beat.port1.onmessage = () => {
    const now = performance.now();
    silent = Math.max(silent, now - last);
    last = now;
    if (!over) beat.port2.postMessage(null);
  };
  beat.port2.postMessage(null);
  for (const letter of letters) {
    const from = performance.now();
    document.execCommand('insertText', false, letter);
    document.body.getBoundingClientRect();
    all.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  over = true;
  return { all, silent };
};

/** Until the first screen is there, and until an empty page is there; each in a window that is there. */
async function opening(browser, url) {
  const tab = await browser.tab({ still: false });
  const times = [];
  for (let i = 0; i <= loads; ++i) {
    await tab.open(url);
    const ready = await tab.evaluate(async () => {
      await window.elfrefPage?.judged();
      return window.elfrefPage?.ready ?? performance.getEntriesByType('navigation')[0].loadEventEnd;
    });
    if (i > 0) times.push(ready); // what the browser loads of its own at first is no part of ours
  }
  await tab.close();
  return times;
}

/** Taps what writes, and takes it back, this often: what each takes until the next answers are laid out. */
const tapping = async (times) => {
  const all = [];
  for (let i = 0; i < times; ++i) {
    const one = [...document.querySelectorAll('#pan .act:not(.else, .no), #pan .op.yes')]
      .find((other) => other.checkVisibility());
    const before = window.elfrefPage.text();
    const from = performance.now();
    one.click();
    await window.elfrefPage.judged();
    document.body.getBoundingClientRect();
    all.push(performance.now() - from);
    if (window.elfrefPage.text() === before) one.click();
    else document.querySelector('[data-key=undo]').click();
    await window.elfrefPage.judged();
  }
  return all;
};

export async function speed(tally, program, browser, page) {
  if (browser.name === 'Chromium')
    await tally.check('the page is no larger than it may be', () => {
      const { size } = statSync(page.file);
      console.log(`The page has ${size} bytes`);
      assert.ok(size <= most, `${size} bytes, of at most ${most}`);
    });
  await tally.check(`how fast the page opens (${browser.name})`, async () => {
    const empty = program.file('<!doctype html><html lang="en"><title>empty</title><p>nothing</p></html>', 'html');
    const nothing = median(await opening(browser, `file://${empty}`));
    const times = await opening(browser, page.url);
    console.log(`${browser.name}: the first screen is there after ${shown(median(times))}, an empty page ` +
      `is there after ${shown(nothing)}: median of ${loads}; ${(median(times) / nothing).toFixed(1)} times as long; ` +
      `from ${shown(Math.min(...times))} to ${shown(Math.max(...times))}`);
    // Where much else is to do, the one that was least disturbed tells.
    const quickest = Math.min(...times);
    assert.ok(quickest <= Math.max(300, 20 * nothing), `${shown(quickest)} at best is too slow`);
  });
  await tally.check(`how fast the next answers are there (${browser.name})`, () =>
    visit(browser, page.url, { width: 360, height: 740, still: false }, async (tab) => {
      // Without what follows the last play: the game is not over.
      const whole = session();
      const open = whole.slice(0, whole.search(/^ *keep:(?![^]*^ *keep:)/m));
      await tab.evaluate((text) => window.elfrefPage.open('record.yaml', text), open);
      await tab.evaluate(judged);
      for (const rate of browser.name === 'Chromium' ? [1, 4] : [1]) {
        if (rate > 1) await tab.slowDown(rate);
        const times = await tab.evaluate(tapping, taps);
        const plays = await tab.evaluate(() => document.querySelector('[data-key=list]').textContent);
        console.log(`${browser.name}${rate > 1 ? `, ${rate} times slower` : ''}: ${plays}; from a tap to the next ` +
          `answers ${shown(median(times))}, the worst of ${taps} ${shown(Math.max(...times))}`);
        if (rate > 1) continue;
        assert.ok(median(times) <= 50 * patience, `the median is ${shown(median(times))}`);
        assert.ok(Math.max(...times) <= 150 * patience, `the worst is ${shown(Math.max(...times))}`);
      }
    }));
  await tally.check(`how fast the page writes (${browser.name})`, () =>
    visit(browser, page.url, { still: false }, async (tab) => {
      const text = session();
      const letters = '# pig on Rivinia-Lapphalya, as it is typed '.repeat(3);
      await tab.evaluate(write, text);
      await tab.evaluate(judged);
      const strokes = await tab.evaluate(typing, { where: '.cm-content', letters });
      await tab.evaluate((words) => {
        const plain = document.createElement('textarea');
        plain.id = 'plain';
        plain.value = words;
        document.body.append(plain);
      }, text);
      const plain = await tab.evaluate(typing, { where: '#plain', letters });
      const told = ({ all, silent }) =>
        `${shown(median(all))}, the worst of ${all.length} ${shown(Math.max(...all))}, and never waits for more than ` +
        `${shown(silent)}`;
      console.log(`${browser.name}: a keystroke in a session of 158 plays takes ${told(strokes)}; in a plain text ` +
        `area ${told(plain)}`);
      assert.ok(median(strokes.all) <= 20, `the median is ${shown(median(strokes.all))}`);
      assert.ok(Math.max(...strokes.all) <= 150 || Math.max(...plain.all) > 50, 'the worst is too long');
    }));
}
