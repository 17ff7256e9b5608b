// The ways through a session: keys, slider, links, addresses. Where each leads is worked out here from the data.
import assert from 'node:assert/strict';
import { settled, where } from '../reading.mjs';
import { visit } from '../visit.mjs';

const goTo = (index) => window.elfrefReplay.go(index);
const indexOf = async (tab) => (await tab.evaluate(where)).index;

/** Where plays begin that have something in common, as `common` tells it. */
const beginnings = (moments, common) =>
  moments.flatMap((moment, i) => (i === 0 || common(moment) !== common(moments[i - 1]) ? [i] : []));

/** Where the finding keys go: plays that break a rule, may do so, or were ruled on. */
export const troubles = ({ moments, findings }) =>
  moments.flatMap(({ findings: own, ruling }, i) =>
    ruling || own.some((at) => findings[at].severity !== 'note' || findings[at].ruling === 'void') ? [i] : []);

/** Presses a key until it leads nowhere; where it led. */
async function visited(tab, key, from, most = 2000) {
  await tab.evaluate(goTo, from);
  const all = [];
  for (let before = await indexOf(tab); all.length < most; before = all.at(-1)) {
    await tab.press(key);
    const now = await indexOf(tab);
    if (now === before) break;
    all.push(now);
  }
  return all;
}

/** The tests of one page with one record; it should have some findings. */
export async function steps(tally, browser, page, replay) {
  const named = (name) => `${name} (${browser.name})`;
  const check = (name, test, reader = {}, at = '') =>
    tally.check(named(name), () => visit(browser, page.url + at, reader, test));
  const { moments } = replay;
  const last = moments.length - 1;
  const inOrder = Array.from(moments, (_, i) => i);

  await check('left and right step by play', async (tab) => {
    assert.equal(await indexOf(tab), replay.opens_at);
    assert.deepEqual(await visited(tab, 'ArrowRight', -1), inOrder);
    assert.deepEqual(await visited(tab, 'ArrowLeft', last), [...inOrder.slice(0, -1).reverse(), -1]);
  });
  for (const [what, back, on, common] of [
    ['up and down step by turn', 'ArrowUp', 'ArrowDown', (moment) => moment.turn],
    ['brackets step by round', '[', ']', (moment) => moment.round],
  ]) {
    const starts = beginnings(moments, common);
    await check(what, async (tab) => {
      const there = await visited(tab, on, -1);
      if (!starts.includes(last)) assert.equal(there.pop(), last, 'at the end');
      assert.deepEqual(there, starts);
      const home = await visited(tab, back, last);
      if (home.at(-1) === -1) home.pop();
      assert.deepEqual(home, starts.filter((start) => start < last).reverse());
    });
  }
  const found = troubles(replay);
  assert.ok(found.length > 1, 'a record with findings is needed');
  await check('point and comma step by finding', async (tab) => {
    assert.deepEqual(await visited(tab, '.', -1), found);
    assert.deepEqual(await visited(tab, ',', last), found.filter((at) => at < last).reverse());
  });
  await check('space plays, and stops', async (tab) => {
    await tab.evaluate(goTo, 0);
    await tab.press(' ');
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 4000)));
    const played = await indexOf(tab);
    assert.ok(found.includes(0) || played >= Math.min(2, found.find((at) => at > 0)), `it came to ${played} in 4 s`);
    await tab.press(' ');
    const stopped = await indexOf(tab);
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1600)));
    if (!found.includes(stopped)) assert.equal(await indexOf(tab), stopped, 'it was stopped');
  });
  await check('playing stops at a finding', async (tab) => {
    const at = found.find((index) => index > 0);
    await tab.evaluate(goTo, at - 1);
    await tab.press(' ');
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 4200)));
    assert.equal(await indexOf(tab), at);
  });
  await check('a question mark lists the keys', async (tab) => {
    const seen = () => /space/i.test(document.body.innerText) && /round/i.test(document.body.innerText);
    await tab.press('?');
    assert.ok(await tab.evaluate(seen));
  });
  await check('a modified key is the browser’s', async (tab) => {
    await tab.evaluate(goTo, 3);
    await tab.evaluate(() => {
      for (const held of ['ctrlKey', 'altKey', 'metaKey'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, [held]: true }));
    });
    assert.equal(await indexOf(tab), 3);
  });
  await check('keys that every laptop has', async (tab) => {
    for (const [key, at] of [['e', last], ['a', -1], ['n', found[0]], ['p', found[0]]]) {
      await tab.press(key);
      assert.equal(await indexOf(tab), at, key);
    }
    await tab.press('h');
    assert.ok(await tab.evaluate(() => document.querySelector('#keys').checkVisibility()));
  });
  await slider(check, moments, last);
  await links(check, replay, found);
  await notes(check, replay);
  await addresses(tally, browser, page, replay);
}

async function slider(check, moments, last) {
  const box = () => {
    const slide = document.querySelector('[role=slider], input[type=range]');
    const { left, top, width, height } = slide.getBoundingClientRect();
    return { left, top, width, height, now: slide.getAttribute('aria-valuenow') ?? slide.value };
  };
  await check('the slider goes where it is touched, dragged or driven by keys', async (tab) => {
    await tab.evaluate(goTo, -1);
    const { left, top, width, height } = await tab.evaluate(box);
    assert.ok(width > 200 && height > 0, `the slider is ${width} wide and ${height} high`);
    await tab.mouse('click', left + width / 2, top + height / 2);
    const middle = await indexOf(tab);
    assert.ok(middle > last * 0.2 && middle < last * 0.8, `the middle is ${middle} of ${last}`);
    await tab.mouse('down', left + width / 2, top + height / 2);
    await tab.mouse('move', left + width - 2, top + height / 2);
    await tab.mouse('up', left + width - 2, top + height / 2);
    assert.ok((await indexOf(tab)) > last * 0.95, 'dragged to the end');
    await tab.evaluate(goTo, 5);
    await tab.evaluate(() => document.querySelector('[role=slider], input[type=range]').focus());
    const before = Number((await tab.evaluate(box)).now);
    await tab.press('ArrowRight');
    assert.equal(await indexOf(tab), 6, 'one step, though slider and page both hear the key');
    assert.equal(Number((await tab.evaluate(box)).now), before + 1, 'what it tells a screen reader');
    await tab.press('Home');
    assert.ok((await indexOf(tab)) <= 0);
    await tab.press('End');
    assert.equal(await indexOf(tab), last);
  });
}

/** What somebody noted is on the time line, told apart from what was found, and read where it leads. */
async function notes(check, replay) {
  assert.ok(replay.notes.some(({ moment }) => moment !== null), 'a record with notes is needed');
  await check('notes of the record are on the time line, and are read at their play', async (tab) => {
    for (const { text, moment } of replay.notes) {
      if (moment === null) continue;
      const name = encodeURIComponent(replay.moments[moment].at).replaceAll('%3A', ':');
      const sign = `#signs a.said[href="#${name}"]`;
      assert.ok((await tab.evaluate((link) => document.querySelector(link)?.ariaLabel ?? document
        .querySelector(link)?.getAttribute('aria-label'), sign)).includes(text), text);
      await tab.evaluate((link) => document.querySelector(link).click(), sign);
      // A browser that is busy follows a link later.
      for (let tries = 0; tries < 100 && (await indexOf(tab)) !== moment; tries += 1) await tab.evaluate(settled);
      assert.equal(await indexOf(tab), moment);
      assert.ok(await tab.evaluate((words) => document.querySelector('#finding').textContent.includes(words), text));
    }
  });
}

async function links(check, replay, found) {
  const { moments } = replay;
  await check('what was found is linked, and its link leads to it', async (tab) => {
    for (const at of found) {
      await tab.evaluate(goTo, -1);
      const linked = await tab.evaluate((name) => {
        for (const link of document.querySelectorAll('[data-test]')) link.removeAttribute('data-test');
        const all = [...document.querySelectorAll('a[href^="#"]')];
        const link = all.find((one) => decodeURIComponent(one.hash) === `#${name}` && one.checkVisibility());
        link?.setAttribute('data-test', 'this');
        return Boolean(link);
      }, moments[at].at);
      assert.ok(linked, `no link to ${moments[at].at} is seen`);
      await tab.click('[data-test]');
      assert.equal(await indexOf(tab), at);
    }
  });
  await check('each line of the record with a play has a link to it', async (tab) => {
    const names = await tab.evaluate(() =>
      [...document.querySelectorAll('#lines > li')].flatMap((item) =>
        [...item.querySelectorAll('a[href^="#"]')].map(({ hash }) => [item.value, decodeURIComponent(hash).slice(1)])));
    const lines = byLine(moments);
    const leadsTo = (name) =>
      lines.find(({ line }) => `${line}` === name)?.first ?? moments.findIndex(({ at }) => at === name);
    for (const { line, first, last } of lines) {
      const linked = names.filter(([at]) => at === line).map(([, name]) => leadsTo(name));
      assert.ok(linked.length > 0, `line ${line} has no link`);
      assert.ok(linked.every((at) => first <= at && at <= last), `line ${line} leads to plays ${linked}`);
    }
    const { line, first, last } = lines.at(-1);
    await tab.press('t');
    await tab.click(`#lines > li[value="${line}"] a`);
    const now = await indexOf(tab);
    assert.ok(first <= now && now <= last, `the link in line ${line} leads to ${now}`);
  });
  await check('the current line is marked', async (tab) => {
    await tab.press('t');
    for (const at of [0, Math.floor(moments.length / 2), moments.length - 1, found[0]]) {
      await tab.evaluate(goTo, at);
      await tab.evaluate(settled);
      const { there, seen } = await tab.evaluate((line) => {
        const item = document.querySelector(`#lines > li[value="${line}"]`);
        const box = item?.getBoundingClientRect();
        const list = item?.parentNode.getBoundingClientRect();
        const current = item?.matches('[aria-current]') || item?.querySelector('[aria-current]');
        const within = Boolean(box) && box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
        return { there: Boolean(current), seen: within };
      }, moments[at].line);
      assert.ok(there, `line ${moments[at].line} of play ${at} is not marked`);
      assert.ok(seen, `line ${moments[at].line} of play ${at} is not to be seen`);
    }
  });
}

/** Each line that a play begins in, and the first and last of its plays. */
const byLine = (moments) =>
  [...new Set(moments.map(({ line }) => line))].map((line) => {
    const here = moments.flatMap((moment, index) => (moment.line <= line && line <= moment.end_line ? [index] : []));
    return { line, first: here[0], last: here.at(-1) };
  });

/** Whatever a name holds, the address of a play leads back to it; written with more or less percent signs. */
export async function addresses(tally, browser, page, replay, name = '') {
  const check = (what, hash, test) =>
    tally.check(`${name}${what} (${browser.name})`, () => visit(browser, page.url + hash, {}, test));
  const { moments } = replay;
  const last = moments.length - 1;
  await check('each play has an address of its own', '', async (tab) => {
    assert.equal(new Set(moments.map(({ at }) => at)).size, moments.length, 'names of plays');
    for (const at of [0, Math.floor(last / 3), last]) {
      await tab.evaluate(goTo, at);
      await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600))); // a browser wants it not too often
      const { hash } = await tab.evaluate(where);
      assert.match(hash, /^#[!-~]+$/, 'an address is plain ASCII');
      assert.equal(decodeURIComponent(hash).slice(1), moments[at].at);
    }
  });
  for (const at of new Set([0, 1, Math.floor(last / 2), last - 1, last])) {
    const own = moments[at].at;
    for (const hash of new Set([own.split(':').map(encodeURIComponent).join(':'), encodeURIComponent(own)]))
      await check(`#${hash}`, `#${hash}`, async (tab) => assert.equal(await indexOf(tab), at));
  }
  const { line, first } = byLine(moments).at(-3);
  await check('a line of the record', `#${line}`, async (tab) => assert.equal(await indexOf(tab), first));
  const { first_line: from, lines: { length } } = replay.text;
  await check('the empty line after the last', `#${from + length}`, async (tab) =>
    assert.equal(await indexOf(tab), moments.findLastIndex((moment) => moment.line < from + length)));
  for (const hash of ['nothing', '99999', '%', '%ff:%', '__proto__', 'constructor', '3:travel', '-1', '1e1'])
    await check(`#${hash}, which is no play`, `#${hash}`, async (tab) =>
      assert.equal(await indexOf(tab), replay.opens_at));
  await check('another address in the bar leads there', '', async (tab) => {
    await tab.evaluate((to) => {
      location.hash = to;
    }, moments[2].at.split(':').map(encodeURIComponent).join(':'));
    await tab.evaluate(settled);
    assert.equal(await indexOf(tab), 2);
  });
}
