// What every change is tested by: a page opens, steps and looks like something.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { records } from '../packages.mjs';
import { where } from '../reading.mjs';
import { picture, visit } from '../visit.mjs';
import { comparePositions } from './positions.mjs';

export async function quick(tally, program, browser) {
  await tally.check(`a session opens, and its positions are those of the library (${browser.name})`, async () => {
    const session = join(records, 'sessions', 'three-players-full.yaml');
    const [page, [replay]] = await Promise.all([program.page(session), program.replays(session)]);
    await visit(browser, page.url, {}, async (tab) => {
      assert.equal((await tab.evaluate(where)).index, replay.opens_at, 'where it opens');
      await picture(tab, 'session');
      await tab.press('ArrowRight');
      assert.equal((await tab.evaluate(where)).index, replay.opens_at + 1, 'where a step leads');
      assert.ok((await comparePositions(tab, replay)) > 100);
    });
  });
}
