// How long a reader waits. That hangs on the machine: it is told, not held to anything.
import { setTimeout as passed } from 'node:timers/promises';
import { settled } from '../reading.mjs';
import { silent, visit } from '../visit.mjs';

const loads = 20;
/** ms: a new window of Chromium loads pages of its own, which are no part of ours. */
const windowIsThere = 1500;

const median = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];
const shown = (time) => `${time.toFixed(1)} ms`;

/**
 * In a window that is there: from the start of the navigation until a frame is there that shows it all; and until the
 * script was done.
 */
async function opening(browser, url) {
  const all = [];
  const ready = [];
  for (let i = 0; i < loads; ++i) {
    const tab = await browser.tab({ still: false });
    await passed(windowIsThere);
    await tab.open(url);
    const frame = await tab.evaluate(settled);
    const done = await tab.evaluate(() => ({
      loaded: performance.getEntriesByType('navigation')[0].loadEventEnd,
      ready: window.elfrefReplay?.ready ?? null,
    }));
    all.push(Math.max(frame, done.loaded));
    ready.push(done.ready ?? done.loaded);
    silent(tab);
    await tab.close();
  }
  return { frame: median(all), ready: median(ready) };
}

/** What a step costs until all of it is laid out: as the keys take it, with a piece that moves, through the session. */
const stepping = () => {
  const all = [];
  const replay = window.elfrefReplay;
  replay.go(-1);
  for (let before = -2; replay.index !== before; ) {
    before = replay.index;
    const from = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    document.body.getBoundingClientRect();
    all.push(performance.now() - from);
  }
  all.pop();
  all.sort((a, b) => a - b);
  return { steps: all.length, median: all[all.length >> 1], worst: all.at(-1) };
};

export async function speed(tally, program, browser, page) {
  await tally.check(`speed (${browser.name})`, async () => {
    const empty = program.file('<!doctype html><html lang="en"><title>empty</title><p>nothing</p></html>', 'html');
    const nothing = await opening(browser, `file://${empty}`);
    const session = await opening(browser, page.url);
    console.log(`${browser.name}: a session of six opens in ${shown(session.frame)} (its script is done after ` +
      `${shown(session.ready)}), an empty page in ${shown(nothing.frame)}: median of ${loads}, ` +
      `${(session.frame / nothing.frame).toFixed(1)} times as long`);
    await visit(browser, page.url, { still: false }, async (tab) => {
      await tab.evaluate(settled);
      const { steps, median: usual, worst } = await tab.evaluate(stepping);
      console.log(`${browser.name}: a step takes ${shown(usual)}, the worst of ${steps} ${shown(worst)}`);
    });
  });
}
