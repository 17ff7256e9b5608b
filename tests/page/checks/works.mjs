// Written in, looked at, mended: as somebody would.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { records, root } from '../../browser/packages.mjs';
import { settled } from '../../browser/reading.mjs';
import { picture, visit } from '../../browser/visit.mjs';

/** A whole session of Elfenland. */
export const session = () => readFileSync(join(records, 'sessions', 'three-players-full.yaml'), 'utf8');
/** A session with one pig too few in it. */
export const slip = () => session().replace('Parundia: 2 pigs', 'Parundia: pig');

/** Waits until the page has judged what is written. */
export const judged = () => window.elfrefPage.judged();
/** Chooses the language of the page. */
export const speak = async (tab, language) => {
  await tab.evaluate((tag) => {
    const select = document.getElementById('language');
    select.value = tag;
    select.dispatchEvent(new window.Event('change'));
  }, language);
  await tab.evaluate(judged);
};
/** Writes a text in the editor, in place of what it holds. */
export const write = (text) => {
  window.elfrefPage.show('type');
  window.elfrefPage.write(text);
};
/** Shows a view. */
export const show = (view) => window.elfrefPage.show(view);
/** What the page says of the record, and of each finding. */
export const said = () => ({
  verdict: document.getElementById('judged').textContent,
  findings: [...document.querySelectorAll('#findings-list li .go')].map((one) => one.textContent),
});
/** Waits until something is so in the page. */
export async function until(tab, what, given) {
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    // A page that is loaded again answers nothing for a moment.
    const isLeft = (error) => /context was destroyed|navigation|detached/i.test(error.message);
    if (await tab.evaluate(what, given).catch((error) => (isLeft(error) ? false : Promise.reject(error)))) return;
    await passed(20);
  }
  assert.fail(`in a minute it does not come to ${what}`);
}
/** Loads the page again, and waits for the new document: for a while the old one still answers. */
export async function reload(tab) {
  await tab.evaluate(() => {
    window.isLeft = true;
    location.reload();
  });
  await until(tab, () => !window.isLeft && window.elfrefPage !== undefined);
  await tab.evaluate(judged);
}

/** Something like a tab, whose document is another one after it has answered a few times more. */
function slowTab() {
  let left = Infinity;
  const location = { reload: () => (left = 3) };
  const pageOf = (name) => ({ window: { elfrefPage: { judged: () => name } }, location });
  const documents = [pageOf('old'), pageOf('new')].map((page) => createContext(page));
  return { evaluate: async (what) => runInContext(`(${what})()`, documents[left-- > 0 ? 0 : 1]),
    shown: () => documents[left > 0 ? 0 : 1].window.elfrefPage.judged() };
}

export async function waits(tally) {
  await tally.check('a page that is loaded again is the new document', async () => {
    const tab = slowTab();
    await reload(tab);
    assert.equal(tab.shown(), 'new');
  });
}

const phone = { width: 360, height: 740 };

export async function works(tally, program, browser, page) {
  const named = (what) => `${what} (${browser.name})`;
  await tally.check(named('a record opens and is judged'), () => visit(browser, page.url, {}, async (tab) => {
    await tab.evaluate(write, session());
    await tab.evaluate(judged);
    const { verdict, findings } = await tab.evaluate(said);
    assert.match(verdict, /^legal \d+ plays/);
    assert.deepEqual(findings.filter((one) => /breach/.test(one)), []);
    await picture(tab, 'page-type');
  }));
  await tally.check(named('a slip is told as it is written, and mended by a button'), () =>
    visit(browser, page.url, {}, async (tab) => {
      await tab.evaluate(write, slip());
      await tab.evaluate(judged);
      const { verdict, findings } = await tab.evaluate(said);
      assert.match(verdict, /^illegal 1 breach/);
      assert.ok(findings.some((one) => one.startsWith('line ')), findings.join('\n'));
      await tab.click('#findings-list li.bad .go'); // the editor draws what is near
      await until(tab, () => document.querySelector('.cm-lintRange') !== null);
      await until(tab, () => document.querySelector('#findings-list .mend') !== null);
      await picture(tab, 'page-slip');
      await tab.click('#findings-list .mend');
      await tab.evaluate(judged);
      assert.match((await tab.evaluate(said)).verdict, /^legal/);
    }));
  await tally.check(named('the notices of what the page contains can be read'), () =>
    visit(browser, page.url, phone, async (tab) => {
      await tab.evaluate(judged);
      await tab.evaluate(show, 'share');
      assert.ok(await tab.evaluate(() => !document.querySelector('#notices').open),
        'the notices are open before anybody asks for them');
      await tab.click('#notices summary');
      await until(tab, () => document.querySelector('#notices pre').textContent.includes('Marijn Haverbeke'));
      const { shown, wider } = await tab.evaluate(() => ({
        shown: document.querySelector('#notices pre').innerText,
        wider: document.querySelector('#share').scrollWidth - document.querySelector('#share').clientWidth,
      }));
      assert.ok(wider <= 0, `they are ${wider} pixels wider than the page`);
      const lock = readFileSync(join(root, 'tools/page/package-lock.json'), 'utf8');
      const inScript = [...lock.matchAll(
        /"node_modules\/((?:@codemirror|@lezer)\/[^/"]+|style-mod|w3c-keyname|crelt|lean-qr)"/g,
      )].map(([, name]) => name);
      assert.ok(inScript.length > 3);
      const ofReferee = readFileSync(join(root, 'lib/licences/libraries'), 'utf8').split('\n')
        .filter((line) => /^[^# ]/.test(line)).map((line) => line.split('|').map((part) => part.trim()))
        .filter(([, , places]) => places?.split(' ').includes('page')).map(([name]) => name);
      assert.ok(ofReferee.length > 7);
      for (const name of ['the authors of elfref', 'Licence: MIT', 'CC0-1.0', ...ofReferee, ...inScript])
        assert.ok(shown.includes(name), `${name} is not named`);
      for (const text of ['Victor Zverovich', 'Niels Lohmann', 'Boost Software License', 'Apache License',
        'Rich Felker', 'Marijn Haverbeke']) assert.ok(shown.includes(text), `there is no ${text}`);
      const alone = readFileSync(join(page.site, 'notices.txt'), 'utf8');
      assert.equal(alone.replace(/\s+/g, ' ').trim(), shown.replace(/\s+/g, ' ').trim());
    }));
  await tally.check(named('a finding leads to its place'), () => visit(browser, page.url, phone, async (tab) => {
    await tab.evaluate(write, slip());
    await tab.evaluate(judged);
    await tab.click('#findings-list li.bad .go');
    const selected = await tab.evaluate(() => String(document.getSelection()));
    assert.match(selected, /pig/);
    await picture(tab, 'page-slip-360');
  }));
  for (const [how, reader] of [['wide', {}], ['narrow and dark', { ...phone, dark: true }]])
    await tally.check(named(`it can be looked at, ${how}`), () => visit(browser, page.url, reader, async (tab) => {
      await tab.evaluate(write, session());
      await tab.evaluate(judged);
      await tab.evaluate(show, 'look');
      await until(tab, () => document.querySelector('#look iframe') !== null);
      const isDrawn = () => document.querySelector('#board svg.map .things *') !== null;
      await until({ evaluate: (what) => tab.evaluateWithin(what) }, isDrawn);
      await tab.evaluateWithin(settled);
      await picture(tab, `page-look-${how.split(' ')[0]}`);
      await tab.evaluate(show, 'share');
      await picture(tab, `page-share-${how.split(' ')[0]}`);
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, 'the page is wider than its window');
    }));
  await tally.check(named('the result goes to BG Stats as a code and an address'), () =>
    visit(browser, page.url, phone, async (tab) => {
      const told = () => document.getElementById('share-words').textContent;
      const file = join(records, 'sessions', 'three-players-full.yaml');
      await tab.evaluate((text) => window.elfrefPage.open('three-players-full.yaml', text), session());
      await tab.evaluate(judged);
      await tab.evaluate(show, 'share');
      await tab.click('#stats');
      await until(tab, () => document.getElementById('bgstats') !== null);
      const link = await tab.evaluate(() => document.getElementById('bgstats').href);
      assert.equal(link, (await program.run('score', '--format', 'bgstats-link', file)).trim());
      assert.ok(await tab.evaluate(() => document.querySelector('#stats + .code') !== null), 'there is no code');
      await picture(tab, 'page-bgstats-360');
      await tab.evaluate(() => window.elfrefPage.write('game: elfenland\nplayers: [Anna, Boris]\n'));
      await tab.evaluate(judged);
      await tab.evaluate(show, 'share');
      assert.ok(await tab.evaluate(() => document.getElementById('bgstats') === null), 'it is of another record');
      await tab.click('#stats');
      await until(tab, () => document.getElementById('share-words').textContent !== '');
      assert.match(await tab.evaluate(told), /^no result/);
    }));
  await tally.check(named('texts that are no records'), () => visit(browser, page.url, {}, async (tab) => {
    for (const text of ['', '\n', '[', '- O', '\u0000', '---\n---\n', '\uFEFFgame: elfenland', 'a: &b [*b]']) {
      await tab.evaluate(write, text);
      await tab.evaluate(judged);
      const { verdict } = await tab.evaluate(said);
      assert.match(verdict, /^(unreadable|Nothing is written)/, JSON.stringify(text));
    }
  }));
}
