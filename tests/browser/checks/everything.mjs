// All that the page should do, in one browser.
import { alike, crowded, hostile, irregular, scoreSheet, several, six, unreadable } from '../samples.mjs';
import { branches } from './branch.mjs';
import { cards } from './cards.mjs';
import { games } from './games.mjs';
import { closer, looks, motion, sheet } from './looks.mjs';
import { plays, result } from './plays.mjs';
import { hostileRecord, selfContained, severalRecords, sheetToSign, unreadableRecord } from './odd.mjs';
import { sound } from './sound.mjs';
import { speed } from './speed.mjs';
import { addresses, steps, troubles } from './steps.mjs';

/** A record's page, and what the library says of it. */
async function sample(program, text) {
  const path = program.file(text);
  const [page, replays] = await Promise.all([program.page(path), program.replays(path)]);
  return { page, replays, replay: replays[0] };
}

export async function everything(tally, program, browser) {
  const odd = await sample(program, irregular());
  await steps(tally, browser, odd.page, odd.replay);
  await plays(tally, browser, odd.page, odd.replay);
  await result(tally, browser, odd.page, odd.replay, 'irregular');
  await looks(tally, browser, odd.page, odd.replay, 'irregular');
  await closer(tally, browser, odd.page, odd.replay);
  await sheet(tally, browser, odd.page, odd.replay, 'irregular');
  await motion(tally, browser, odd.page, odd.replay);
  await sound(tally, browser, odd.page, 'irregular', [-1, ...troubles(odd.replay)]);
  await selfContained(tally, browser, odd.page, 'irregular');

  const full = await sample(program, await six(program));
  await looks(tally, browser, full.page, full.replay, 'six');
  await selfContained(tally, browser, full.page, 'six');
  await sound(tally, browser, full.page, 'six', [-1, full.replay.moments.length - 1]);

  for (const [name, text] of [['names that begin alike', await alike(program)], ['crowded', await crowded(program)]]) {
    const other = await sample(program, text);
    await looks(tally, browser, other.page, other.replay, name);
  }

  const names = await sample(program, await hostile(program));
  await hostileRecord(tally, browser, names.page, names.replay);
  await addresses(tally, browser, names.page, names.replay, 'hostile names: ');
  await sound(tally, browser, names.page, 'hostile names');

  const many = await sample(program, several());
  await severalRecords(tally, browser, many.page, many.replays);
  await sound(tally, browser, many.page, 'several records');

  const path = program.file(irregular());
  const breach = odd.replay.findings.find(({ severity }) => severity === 'error');
  const options = ['--what-if', `${odd.replay.moments[breach.moment].at}=Parundia: 2 pigs`];
  const page = await program.page(path, ...options);
  await branches(tally, browser, page, await program.replays(path, ...options));
  await sound(tally, browser, page, 'another way on');

  const broken = await sample(program, unreadable());
  await unreadableRecord(tally, browser, broken.page, broken.replay);
  await sound(tally, browser, broken.page, 'unreadable');

  const claimed = await sample(program, scoreSheet);
  await sheetToSign(tally, browser, claimed.page, claimed.replay);
  await sound(tally, browser, claimed.page, 'a score sheet');

  await games(tally, program, browser);
  await cards(tally, program, browser);
  await speed(tally, program, browser, full.page);
}
