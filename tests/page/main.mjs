// Runs the tests of this folder: see `run`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browsersToTry, closeAll } from '../browser/browsers.mjs';
import { Program } from '../browser/program.mjs';
import { Tally } from '../browser/tally.mjs';
import { keeps } from './checks/keeps.mjs';
import { packs, unpacks } from './checks/packs.mjs';
import { retells } from './checks/retells.mjs';
import { says } from './checks/says.mjs';
import { everyScreen } from './checks/screens.mjs';
import { sound } from './checks/sound.mjs';
import { checkSources } from './checks/sources.mjs';
import { speaks } from './checks/speaks.mjs';
import { speed } from './checks/speed.mjs';
import { taps } from './checks/taps.mjs';
import { texts } from './checks/texts.mjs';
import { runs, undoes } from './checks/undoes.mjs';
import { waits, works } from './checks/works.mjs';

const [path, folder, ...options] = process.argv.slice(2);
const program = new Program(path);
const tally = new Tally(options.includes('--only') ? options[options.indexOf('--only') + 1] : '');
const page = { url: pathToFileURL(join(folder, 'elfref.html')).href, file: join(folder, 'elfref.html'),
  site: join(folder, 'site'), program: path };
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
try {
  await checkSources(tally);
  await texts(tally);
  await packs(tally);
  await waits(tally);
  const there = browsersToTry(true).filter((browser) => {
    if (!browser.path) tally.skip(`there is no ${browser.name} here: no page was tried in it`);
    return browser.path;
  });
  for (const browser of there) {
    await works(tally, program, browser, page);
    await unpacks(tally, browser, page);
    await taps(tally, browser, page);
    await undoes(tally, browser, page);
    await runs(tally, browser, page);
    await everyScreen(tally, browser, page);
    await retells(tally, program, browser, page);
    await sound(tally, browser, page);
    await says(tally, browser, page);
    await speed(tally, program, browser, page);
  }
  if (there.some(({ name }) => name === 'Chromium')) {
    await keeps(tally, program, page);
    await speaks(tally, page);
  }
} catch (error) {
  tally.fail('what the tests need', error);
} finally {
  await closeAll().catch(() => {});
  program.clear();
}
process.exitCode = tally.report();
