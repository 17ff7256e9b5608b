// What is packed into the page: it comes out as it went in, where it is needed, and nothing else comes out of it.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../browser/packages.mjs';
import { visit } from '../../browser/visit.mjs';
import { bytesOf, lettersOf } from '../../../tools/page/src/packed.js';
import { judged, said, show, slip, until } from './works.mjs';

/** What no script holds as it is: NUL, ends of lines and `<` among them. */
const awkward = /[\x00-\x0d<]|[^\x00-\u07ff]/;

/** Bytes in which each seven bits, and each two that follow each other, are somewhere; and short and plain ones. */
function* bytesToPack() {
  const byChance = (length, start) => {
    let state = start + 1;
    return Uint8Array.from({ length }, () => (state = (state * 48271) % 0x7fffffff) >> 8);
  };
  for (let length = 0; length < 40; ++length) {
    for (const value of [0, 1, 0x3c, 0x78, 0xff]) yield new Uint8Array(length).fill(value);
    yield byChance(length, length);
  }
  yield byChance(200_000, 1);
}

export async function packs(tally) {
  await tally.check('what is packed is unpacked to the same bytes', () => {
    for (const bytes of bytesToPack()) {
      const letters = lettersOf(bytes);
      assert.deepEqual(bytesOf(letters), bytes);
      assert.doesNotMatch(letters, awkward);
      const most = Math.ceil((bytes.length * 8) / 7) + `${bytes.length} `.length + 1;
      assert.ok(Buffer.byteLength(letters) <= most, `${bytes.length} bytes take ${Buffer.byteLength(letters)}`);
    }
  });
}

export async function unpacks(tally, browser, page) {
  const named = (what) => `${what} (${browser.name})`;
  await tally.check(named('each example is a record of the folder records'), () =>
    visit(browser, page.url, {}, async (tab) => {
      await tab.evaluate(judged);
      await tab.evaluate(show, 'games');
      const count = await tab.evaluate(() => document.querySelectorAll('#examples button').length);
      assert.ok(count > 3, `${count} examples`);
      for (let i = 0; i < count; ++i) {
        await tab.evaluate(show, 'games');
        const key = await tab.evaluate((at) => {
          const one = document.querySelectorAll('#examples button')[at];
          one.click();
          return one.dataset.key;
        }, i);
        const files = ['elfenland', 'elven-rage', 'master-elf']
          .map((game) => join(root, 'records', game, 'sessions', key.replace('example ', ''))).filter(existsSync);
        const texts = files.map((path) => readFileSync(path, 'utf8').replace(/^# yaml-language-server:.*\n/, ''));
        await until(tab, (some) => some.includes(window.elfrefPage.text()), texts);
      }
    }));
  await tally.check(named('the editor comes when the record is shown as text'), () =>
    visit(browser, page.url, {}, async (tab) => {
      const editor = () => document.querySelector('.cm-content')?.getAttribute('aria-label');
      await tab.evaluate((text) => window.elfrefPage.open('record.yaml', text), slip());
      await tab.evaluate(judged);
      assert.equal(await tab.evaluate(editor), undefined, 'it is there before it is needed');
      // Shown, left at once, and shown again: the text is there, and it is judged.
      for (const view of ['type', 'home', 'type']) await tab.evaluate(show, view);
      await tab.evaluate(judged);
      assert.equal(await tab.evaluate(editor), 'The record');
      assert.equal(await tab.evaluate(() => document.querySelectorAll('.cm-editor').length), 1);
      assert.match((await tab.evaluate(said)).verdict, /^illegal 1 breach/);
    }));
  await tally.check(named('no other script runs in place of the editor, and the page says so'), async () => {
    const tab = await browser.tab({});
    try {
      await tab.open(page.url);
      await tab.evaluate(judged);
      const other = lettersOf(gzipSync('window.elfrefEditor = {}'));
      for (const [letters, complaint] of [[other, /cannot answer: .*does not run/], ['4 abcdef', /cannot answer/]]) {
        await tab.evaluate((packed) => {
          document.getElementById('packed-editor').textContent = packed;
        }, letters);
        await tab.evaluate(show, 'home');
        await tab.evaluate(show, 'type');
        await tab.evaluate(judged);
        assert.match((await tab.evaluate(said)).verdict, complaint);
        assert.equal(await tab.evaluate(() => window.elfrefEditor), undefined);
      }
    } finally {
      await tab.close();
    }
  });
}
