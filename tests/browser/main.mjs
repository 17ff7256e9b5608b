// Runs the tests of this folder: see `run`. Without --all, what every change is tested by: the sources, and one page in
// Chromium.
import { checkSources } from './sources.mjs';
import { browsersToTry, closeAll } from './browsers.mjs';
import { Tally } from './tally.mjs';
import { Program } from './program.mjs';
import { allPositions } from './checks/all_positions.mjs';
import { everything } from './checks/everything.mjs';
import { everyWidth } from './checks/every_width.mjs';
import { quick } from './checks/quick.mjs';

const [path, ...options] = process.argv.slice(2);
const all = options.includes('--all');
const program = new Program(path);
const tally = new Tally(options.includes('--only') ? options[options.indexOf('--only') + 1] : '');
// Else the browsers alone would be ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
try {
  const sources = checkSources(tally); // runs beside the browser
  const there = browsersToTry(all).filter((browser) => {
    if (!browser.path) tally.skip(`there is no ${browser.name} here: no page was tried in it`);
    return browser.path;
  });
  for (const browser of there) await quick(tally, program, browser);
  if (all) {
    for (const browser of there) await everything(tally, program, browser);
    if (there.length > 0) await everyWidth(tally, program, there[0]);
    await allPositions(tally, program, there);
  }
  await sources;
} catch (error) {
  tally.fail('what the tests need', error);
} finally {
  await closeAll().catch(() => {}); // one that crashed is closed
  program.clear();
}
process.exitCode = tally.report();
