// What is not one record of a whole session: several of them, one that cannot be read, names that nobody expects.
import assert from 'node:assert/strict';
import { overlapping, settled, where } from '../reading.mjs';
import { hostileNames } from '../samples.mjs';
import { picture, visit } from '../visit.mjs';
import { comparePositions } from './positions.mjs';
import { troubles } from './steps.mjs';

const text = () => document.body.innerText;

export async function severalRecords(tally, browser, page, replays) {
  const check = (name, at, test) =>
    tally.check(`${name} (${browser.name})`, () => visit(browser, page.url + at, {}, test));
  await check('several records: a list, and each of them', '', async (tab) => {
    const links = await tab.evaluate(() =>
      [...document.querySelectorAll('a[href^="#r"]')].filter((link) => link.checkVisibility()).map(({ hash }) => hash));
    assert.equal(links.length, replays.length, `linked are ${links}`);
    await picture(tab, 'several');
    for (const [i, replay] of replays.entries()) {
      if (replay.moments.length === 0) continue;
      await tab.evaluate((to) => new Promise((followed) => {
        window.addEventListener('hashchange', followed, { once: true });
        location.hash = to;
      }), links[i]);
      await tab.evaluate(settled);
      assert.equal((await tab.evaluate(where)).index, replay.opens_at);
      await comparePositions(tab, replay);
    }
  });
  await check('several records: a link of the list is followed, and back', '', async (tab) => {
    await tab.click('a[href^="#r2"]');
    await tab.evaluate(settled);
    assert.equal((await tab.evaluate(where)).index, replays[1].opens_at);
    await tab.evaluate(() => {
      location.hash = '#';
    });
    await tab.evaluate(settled);
    assert.ok(await tab.evaluate(() => document.querySelector('a[href^="#r3"]').checkVisibility()));
  });
  const at = troubles(replays[1])[0];
  const { line, at: name } = replays[1].moments[at];
  await check('several records: an address within one', `#r2/${encodeURIComponent(name)}`, async (tab) =>
    assert.equal((await tab.evaluate(where)).index, at));
  await check('several records: a line within one', `#r2/${line}`, async (tab) => {
    const { index } = await tab.evaluate(where);
    const { line: from, end_line: to } = replays[1].moments[index];
    assert.ok(from <= line && line <= to, `line ${line} leads to play ${index}`);
  });
  await check('several records: no such record', '#r9/1', async (tab) =>
    assert.ok(await tab.evaluate(() => document.querySelector('a[href^="#r1"]').checkVisibility())));
}

export async function unreadableRecord(tally, browser, page, replay) {
  for (const reader of [{}, { width: 360, height: 740 }]) {
    await tally.check(`an unreadable record: its text and its faults, ${reader.width ?? 1280} pixels (${browser.name})`,
      () => visit(browser, page.url, reader, async (tab) => {
        assert.ok(replay.complaint, 'the library says why');
        assert.ok(replay.findings.length > 1, 'two faults');
        const all = await tab.evaluate(() => document.body.textContent);
        for (const { message } of replay.findings) assert.ok(all.includes(message), message);
        for (const line of replay.text.lines) assert.ok(all.includes(line.trim()), line);
        assert.ok((await tab.evaluate(text)).includes(replay.findings[0].message), 'the first fault is seen');
        const links = await tab.evaluate(() => [...document.querySelectorAll('a[href^="#"]')].map((link) => link.hash));
        for (const { line } of replay.findings) assert.ok(links.includes(`#${line}`), `line ${line} is linked`);
        await picture(tab, `unreadable-${reader.width ?? 1280}`);
        for (const key of ['ArrowRight', 'ArrowDown', ']', '.', ' ', 'End']) await tab.press(key);
        assert.deepEqual(await tab.evaluate(overlapping), [], 'cards on each other');
      }));
  }
}

/** A score sheet is a table, with a line for each player to sign. */
export async function sheetToSign(tally, browser, page, replay) {
  for (const reader of [{}, { width: 360, height: 740 }]) {
    await tally.check(`a score sheet to sign, ${reader.width ?? 1280} pixels (${browser.name})`, () =>
      visit(browser, page.url, reader, async (tab) => {
        const seen = await tab.evaluate(() => ({
          rows: [...document.querySelectorAll('#score-table tbody th')].map((cell) => cell.innerText.trim()),
          signed: [...document.querySelectorAll('#signatures li')]
            .filter((line) => line.checkVisibility()).map((line) => line.innerText),
          title: document.getElementById('words').innerText,
        }));
        const names = replay.score.rows.map(({ player }) => player);
        assert.deepEqual(seen, { rows: names, signed: names, title: replay.outcome });
        assert.deepEqual(await tab.evaluate(overlapping), [], 'cards on each other');
        await picture(tab, `score-sheet-${reader.width ?? 1280}`);
      }));
  }
}

export async function hostileRecord(tally, browser, page, replay) {
  await tally.check(`hostile names are names (${browser.name})`, () => visit(browser, page.url, {}, async (tab) => {
    for (const name of Object.values(hostileNames))
      assert.ok((await tab.evaluate(() => document.body.textContent)).includes(name), `${name} is shown`);
    for (let at = -1; at < replay.moments.length; at += 7) await tab.evaluate((to) => window.elfrefReplay.go(to), at);
    await tab.press('w');
    const odd = await tab.evaluate(() => ({
      broken: window.broken ?? null,
      images: document.querySelectorAll('img, iframe, object, embed, link, base').length,
      scripts: document.querySelectorAll('script').length,
      events: [...document.querySelectorAll('*')].filter((one) =>
        [...one.attributes].some(({ name }) => /^on/i.test(name))).length,
    }));
    assert.deepEqual({ ...odd, scripts: 0 }, { broken: null, images: 0, scripts: 0, events: 0 });
    assert.ok(odd.scripts <= 3, `${odd.scripts} scripts`);
    await picture(tab, 'hostile');
  }));
  await tally.check(`positions with hostile names (${browser.name})`, () =>
    visit(browser, page.url, {}, (tab) => comparePositions(tab, replay)));
}

/** The page says itself that nothing comes from outside, and is small enough to be mailed. */
export async function selfContained(tally, browser, page, name) {
  await tally.check(`${name}: one small file, and nothing comes from outside (${browser.name})`, async () => {
    const file = page.text();
    const bytes = Buffer.byteLength(file);
    assert.ok(bytes < 500_000, `${bytes} bytes`);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(file)?.[1] ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /https?:|\*|unsafe-eval|'self'|connect-src/);
    await visit(browser, page.url, {}, async (tab) => {
      const outside = await tab.evaluate(() =>
        [...document.querySelectorAll('[src], link[href], use[href], image')].map((one) => one.outerHTML.slice(0, 100))
          .filter((tag) => !/href="#/.test(tag)));
      assert.deepEqual(outside, []);
    });
  });
}
