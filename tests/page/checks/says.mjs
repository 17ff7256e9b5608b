// What the page says of every record and every fixture is what the program says; and no text makes it complain.
import assert from 'node:assert/strict';
import { visit } from '../../browser/visit.mjs';
import { changedByChance, expected } from '../../wasm/reports.mjs';
import { speak } from './works.mjs';

const atOnce = 40; // requests: what is handed to a browser takes time

export async function says(tally, browser, page) {
  await tally.check(`what is said of all records (${browser.name})`, () => visit(browser, page.url, {}, async (tab) => {
    const all = (await expected(page.program, { few: true })).flatMap(({ what, request, told }) => {
      const record = request.record.toString('utf8');
      return Buffer.from(record).equals(request.record) ? [{ what, request: { ...request, record }, told }] : [];
    });
    for (let i = 0; i < all.length; i += atOnce) {
      const some = all.slice(i, i + atOnce);
      const answers = await tab.evaluate(
        (requests) => Promise.all(requests.map((request) => window.elfrefPage.ask(request))),
        some.map(({ request }) => request));
      some.forEach(({ what, told }, at) => assert.ok(answers[at] === told, what));
    }
    assert.ok(all.length > 700, `${all.length} records were tried`);
  }));
  await tally.check(`1000 records with something changed by chance (${browser.name})`, () =>
    visit(browser, page.url, {}, async (tab) => {
      const texts = changedByChance(1000).map((text) => text.toString('utf8'));
      await speak(tab, 'en'); // a browser keeps what another test chose
      for (let i = 0; i < texts.length; i += atOnce) {
        const failures = await tab.evaluate(async (some) => {
          const all = [];
          window.elfrefPage.show('type');
          for (const text of some) {
            window.elfrefPage.write(text);
            await window.elfrefPage.judged();
            const verdict = document.getElementById('judged').textContent;
            if (!/^(legal|illegal|possible|unreadable|Nothing is written)\b/.test(verdict)) all.push([verdict, text]);
          }
          return all;
        }, texts.slice(i, i + atOnce));
        assert.deepEqual(failures, []);
      }
    }));
}
