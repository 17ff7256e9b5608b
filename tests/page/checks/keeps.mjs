// Nothing that is written is lost: reloaded, killed, without a network, and where a browser keeps nothing.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { load } from '../../browser/packages.mjs';
import { found } from '../../browser/program.mjs';
import { judged, said, session, show, slip, write } from './works.mjs';

const options = { executablePath: found('chromium', 'chromium-browser', 'google-chrome'), chromiumSandbox: false };
const types = { '.html': 'text/html', '.js': 'text/javascript', '.png': 'image/png',
  '.webmanifest': 'application/manifest+json' };
const chromium = () => load('playwright-core').chromium;

/** A browser with a folder of its own, which can be killed as a machine that fails would. */
async function running(folder) {
  const process = spawn(options.executablePath, ['--headless=new', '--no-sandbox', '--no-first-run',
    `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(process, 'exit');
  let told = '';
  for await (const words of process.stderr) {
    told += words;
    if (/DevTools listening on (\S+)/.test(told)) break;
  }
  const browser = await chromium().connectOverCDP(/DevTools listening on (\S+)/.exec(told)[1]);
  const [context] = browser.contexts();
  const tab = context.pages()[0] ?? (await context.newPage());
  return { tab, kill: async () => {
    process.kill('SIGKILL');
    await ended;
  } };
}

/** Serves a folder; what was asked for is in `asked`. */
function host(folder) {
  const asked = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    asked.push(path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ asked, url: `http://127.0.0.1:${server.address().port}/`,
      end: () => new Promise((ended) => {
        server.close(ended);
        server.closeAllConnections();
      }) }));
  });
}

export async function keeps(tally, program, page) {
  const folder = mkdtempSync(join(tmpdir(), 'elfref-kept-'));
  const text = 'game: elfenland\nplayers: [Anna, Bert]\n# typed by hand\n';
  try {
    await tally.check('what is written is there after a reload, and after the browser was killed', async () => {
      let { tab, kill } = await running(folder);
      await tab.goto(page.url);
      await tab.evaluate(judged);
      await tab.evaluate(write, text);
      await tab.reload();
      assert.equal(await tab.evaluate(() => window.elfrefPage.text()), text, 'after a reload');
      await tab.evaluate(write, `${text}# and more\n`);
      await passed(6000); // a browser takes its time to write down what it was told to keep
      await kill();
      ({ tab, kill } = await running(folder));
      await tab.goto(page.url);
      await tab.evaluate(judged);
      assert.equal(await tab.evaluate(() => window.elfrefPage.text()), `${text}# and more\n`, 'after it was killed');
      await kill();
    });
    await tally.check('from a host it opens without a network, and asks only for its own files', async () => {
      const served = await host(page.site);
      const browser = await chromium().launch(options);
      try {
        const context = await browser.newContext();
        const tab = await context.newPage();
        const complaints = [];
        tab.on('console', (one) => ['error', 'warning'].includes(one.type()) && complaints.push(one.text()));
        await tab.goto(served.url);
        await tab.evaluate(judged);
        await tab.evaluate(write, text);
        await tab.evaluate(() => navigator.serviceWorker.ready.then(() => true));
        const own = ['/', '/index.html', '/manifest.webmanifest', '/icon-192.png', '/icon-512.png',
          '/service-worker.js'];
        assert.deepEqual(served.asked.filter((path) => !own.includes(path)), []);
        await served.end();
        await tab.reload();
        await tab.evaluate(judged);
        assert.equal(await tab.evaluate(() => window.elfrefPage.text()), text, 'without a network');
        assert.match((await tab.evaluate(said)).verdict, /^\w+/);
        assert.deepEqual(complaints, []);
      } finally {
        await browser.close();
        await served.end().catch(() => {});
      }
    });
    await tally.check('what is written is there after its tab was killed', async () => {
      const browser = await chromium().launch(options);
      try {
        const context = await browser.newContext();
        const tab = await context.newPage();
        await tab.goto(page.url);
        await tab.evaluate(judged);
        await tab.evaluate(write, text);
        const crashed = once(tab, 'crash');
        (await context.newCDPSession(tab)).send('Page.crash').catch(() => {});
        await crashed;
        const other = await context.newPage();
        await other.goto(page.url);
        await other.evaluate(judged);
        assert.equal(await other.evaluate(() => window.elfrefPage.text()), text);
      } finally {
        await browser.close();
      }
    });
    await tally.check('what is saved is what the program reads, and says the same', async () => {
      const browser = await chromium().launch(options);
      try {
        const tab = await browser.newPage();
        await tab.goto(page.url);
        await tab.evaluate(judged);
        await tab.evaluate(write, slip());
        await tab.evaluate(judged);
        const { verdict } = await tab.evaluate(said);
        await tab.evaluate(show, 'share');
        const [download] = await Promise.all([tab.waitForEvent('download'), tab.click('#file')]);
        const file = join(folder, download.suggestedFilename());
        await download.saveAs(file);
        assert.equal(readFileSync(file, 'utf8'), await tab.evaluate(() => window.elfrefPage.text()));
        const told = JSON.parse(await program.run('check', '--format', 'ndjson', file));
        assert.equal(verdict, `${told.verdict} ${told.in_words}`);
        assert.equal(told.verdict, 'illegal');
      } finally {
        await browser.close();
      }
    });
    await tally.check('a document beside the record is picked, kept, named and judged again', async () => {
      const browser = await chromium().launch(options);
      try {
        const tab = await browser.newPage();
        await tab.goto(page.url);
        await tab.evaluate(judged);
        await tab.evaluate(write, 'game: elven-rage\ncomponents: box.yaml\nplayers: [Anna, Bert]\n');
        await tab.evaluate(judged);
        assert.match((await tab.evaluate(said)).findings.join(), /box\.yaml/, 'it is missing');
        const box = join(folder, 'box.yaml');
        const pick = async (words) => {
          writeFileSync(box, words);
          await tab.evaluate(show, 'share');
          await tab.setInputFiles('#add-beside', box);
          await tab.waitForFunction(() => document.querySelector('#beside li') !== null);
          await tab.evaluate(show, 'type');
          await tab.evaluate(judged);
          return tab.evaluate(said);
        };
        const wrong = await pick('components: box\ndecks: {black: {Nightblade: none}}\n');
        assert.match(wrong.findings.join(), /^box\.yaml 2/, 'a fault in it is told with its place');
        const right = await pick('components: box\n');
        assert.doesNotMatch(right.findings.join(), /box\.yaml/);
        await tab.reload();
        await tab.evaluate(judged);
        assert.deepEqual(await tab.evaluate(said), right, 'it is kept');
      } finally {
        await browser.close();
      }
    });
    await tally.check('a file that is opened shows its replay, and goes on where it is unfinished', async () => {
      const browser = await chromium().launch(options);
      try {
        const tab = await browser.newPage();
        await tab.goto(page.url);
        await tab.evaluate(judged);
        const open = async (words) => {
          const file = join(folder, 'opened.yaml');
          writeFileSync(file, words);
          await tab.evaluate(show, 'home');
          await tab.setInputFiles('#open', file);
          await tab.waitForFunction((wanted) => window.elfrefPage.text() === wanted, words);
          await tab.evaluate(judged);
        };
        const view = () => tab.evaluate(() => document.getElementById('app').dataset.view);
        await open(session());
        await tab.waitForSelector('#look iframe');
        assert.equal(await tab.isVisible('#go-on'), false, 'the session is over');
        await open(session().slice(0, session().indexOf('  travel:')));
        await tab.waitForSelector('#look iframe');
        await tab.click('#go-on');
        assert.equal(await view(), 'record');
        await tab.waitForSelector('#pan h2');
        await open('game: elfenland\nplayers: [Anna, Bert]\nrounds: []\n');
        assert.equal(await view(), 'record', 'without plays there is nothing to look at');
        await open('game: [');
        assert.equal(await view(), 'record', 'what cannot be read says so');
      } finally {
        await browser.close();
      }
    });
    await tally.check('where there is no room left the page says so, and goes on', async () => {
      const browser = await chromium().launch(options);
      try {
        const tab = await browser.newPage();
        await tab.goto(page.url);
        await tab.evaluate(judged);
        await tab.evaluate(() => {
          for (let size = 1 << 22; size > 0; size >>= 1)
            try {
              for (let i = 0; ; ++i) localStorage.setItem(`full ${size} ${i}`, 'x'.repeat(size));
            } catch {
              // the rest in smaller pieces
            }
        });
        await tab.evaluate(write, text.repeat(1000));
        await tab.evaluate(judged);
        assert.match(await tab.textContent('#told'), /no room left.*Save the file/);
        assert.equal(await tab.evaluate(() => window.elfrefPage.text()), text.repeat(1000));
        await tab.evaluate(() => localStorage.clear());
        await tab.evaluate(write, text);
        assert.equal(await tab.isVisible('#told'), false, 'there is room again');
      } finally {
        await browser.close();
      }
    });
    await tally.check('where nothing is kept the page says so', async () => {
      const browser = await chromium().launch(options);
      try {
        const tab = await browser.newPage();
        await tab.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('no', 'SecurityError');
            },
          });
        });
        await tab.goto(page.url);
        await tab.evaluate(judged);
        await tab.evaluate(write, text);
        assert.match(await tab.textContent('#told'), /keeps nothing.*Save the file/);
        assert.equal(await tab.evaluate(() => window.elfrefPage.text()), text);
      } finally {
        await browser.close();
      }
    });
    await tally.check('a record in an address is opened from it', async () => {
      const served = await host(page.site);
      const browser = await chromium().launch(options);
      try {
        const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
        const tab = await context.newPage();
        await tab.goto(served.url);
        await tab.evaluate(judged);
        await tab.evaluate(write, text);
        await tab.evaluate(show, 'share');
        await tab.click('#link');
        await tab.waitForFunction(() => document.getElementById('share-words').textContent !== '');
        assert.ok(await tab.isVisible('#share .code'), 'a short address is a code too');
        const link = await tab.evaluate(() => navigator.clipboard.readText());
        assert.match(link, /#record=/);
        const other = await (await browser.newContext()).newPage();
        await other.goto(link);
        await other.evaluate(judged);
        await other.waitForFunction((wanted) => window.elfrefPage.text() === wanted, text);
        assert.equal(await other.evaluate(() => location.hash), '');
      } finally {
        await browser.close();
        await served.end();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
