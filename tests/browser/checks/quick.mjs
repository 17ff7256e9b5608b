// What every change is tested by: a page opens, steps and looks like something.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { records } from '../packages.mjs';
import { where } from '../reading.mjs';
import { picture, visit } from '../visit.mjs';
import { nothingFound, result } from './plays.mjs';
import { comparePositions } from './positions.mjs';

export async function quick(tally, program, browser) {
  const session = join(records, 'sessions', 'three-players-full.yaml');
  const [page, [replay]] = await Promise.all([program.page(session), program.replays(session)]);
  await nothingFound(tally, browser, page, replay);
  await result(tally, browser, page, replay, 'legal');
  await tally.check(`a session opens, and its positions are those of the library (${browser.name})`, async () => {
    await visit(browser, page.url, {}, async (tab) => {
      assert.equal((await tab.evaluate(where)).index, replay.opens_at, 'where it opens');
      await picture(tab, 'session');
      await tab.press('ArrowLeft');
      assert.equal((await tab.evaluate(where)).index, replay.opens_at - 1, 'where a step leads');
      assert.ok((await comparePositions(tab, replay)) > 100);
    });
  });
}
