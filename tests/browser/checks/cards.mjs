// The cards to look things up: one sheet of paper, and a page that a phone can show.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from '../packages.mjs';
import { pagesOf } from '../pdf.mjs';
import { widths } from '../reading.mjs';
import { picture, visit } from '../visit.mjs';

export async function cards(tally, program, browser) {
  for (const game of ['elfenland', 'elven-rage', 'master-elf'])
    for (const language of ['en', 'ru']) {
      const name = `card-${game}-${language}`;
      const url = await program.card(game, language);
      const check = (what, reader, test) =>
        tally.check(`${name}: ${what} (${browser.name})`, () => visit(browser, url, reader, test));
      await check('printed on one page', {}, async (tab) => {
        const prints = join(folder, 'pictures');
        mkdirSync(prints, { recursive: true });
        assert.equal(pagesOf(await tab.printed(join(prints, `${name}-${tab.browser}.pdf`))), 1, 'pages');
      });
      for (const width of [360, 1280])
        await check(`${width} pixels wide`, { width, height: 740 }, async (tab) => {
          await picture(tab, `${name}-${width}`, true);
          const { page: wide, window: seen } = await tab.evaluate(widths);
          assert.ok(wide <= seen, `the page is ${wide} wide`);
        });
    }
}
