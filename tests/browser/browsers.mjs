// Chromium, driven by playwright-core, and Firefox, by puppeteer-core over WebDriver BiDi: Debian's, as nothing else is
// fetched. Both look the same from here.
import { found } from './program.mjs';
import { load } from './packages.mjs';
import { settled } from './reading.mjs';

const toClose = [];
const patience = 120_000; // ms: a machine may have much else to do

/** A page that is open. It hears what the browser complains of, and what is asked for besides the file itself. */
class Tab {
  complaints = [];
  requests = [];
  #page;
  #opened = '';

  constructor(page, browser) {
    page.setDefaultTimeout(patience);
    page.setDefaultNavigationTimeout(patience);
    this.#page = page;
    this.browser = browser;
    page.on('console', (message) => {
      if (['error', 'warning', 'warn', 'assert'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error?.message ?? error)));
    page.on('request', (request) => {
      const url = request.url();
      if (url.replace(/#.*/s, '') !== this.#opened && !/^(data|blob):/.test(url)) this.requests.push(url);
    });
  }

  async open(url) {
    const file = url.replace(/#.*/s, '');
    // An address of the same file with another moment loads nothing.
    if (file === this.#opened) await this.#page.goto('about:blank');
    this.#opened = file;
    await this.#page.goto(url, { waitUntil: 'load' });
    // Firefox may say so of the page before.
    const there = (wanted) => location.href.replace(/#.*/s, '') === wanted && document.readyState === 'complete';
    for (const until = performance.now() + patience; performance.now() < until; )
      if (await this.#page.evaluate(there, file)) return;
    throw new Error(`${url} does not load`);
  }

  /** Runs a function, or a text, in the page. */
  evaluate(what, given) {
    return this.#page.evaluate(what, given);
  }

  /** The same in the page that is shown within this one, as soon as there is one. */
  evaluateWithin(what, given) {
    const [, within] = this.#page.frames();
    return within ? within.evaluate(what, given) : null;
  }

  /** Presses a key, or several at once: `Control+End`. */
  async press(keys) {
    const [key, ...held] = keys.split(/(?<=.)\+/).reverse();
    for (const one of held) await this.#page.keyboard.down(one);
    await this.#page.keyboard.press(key);
    for (const one of held) await this.#page.keyboard.up(one);
  }

  type(letters) {
    return this.#page.keyboard.type(letters);
  }

  /** Clicks as one who sees it would: it must be there, and nothing may lie on it. A link is followed. */
  async click(selector) {
    await this.#page.click(selector);
    await this.evaluate(settled);
  }

  /** Moves the mouse there; and presses it, lets it go, or both. */
  async mouse(what, x, y) {
    await this.#page.mouse.move(x, y);
    if (what !== 'move' && what !== 'up') await this.#page.mouse.down();
    if (what === 'click' || what === 'up') await this.#page.mouse.up();
  }

  /** Touches the page there, as a finger does. */
  touch(x, y) {
    return this.#page.touchscreen.tap(x, y);
  }

  /** How large the page is, in pixels. */
  resize(width, height) {
    return this.#page.setViewportSize?.({ width, height }) ?? this.#page.setViewport({ width, height });
  }

  /** Chromium alone: makes the machine slower by a factor. */
  async slowDown(rate) {
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  screenshot(path, fullPage = false) {
    return this.#page.screenshot({ path, fullPage });
  }

  async printed(path) {
    return Buffer.from(await this.#page.pdf({ path, preferCSSPageSize: true }));
  }

  async close() {
    await this.#page.close();
  }
}

class Chromium {
  name = 'Chromium';
  path = found('chromium', 'chromium-browser', 'google-chrome');
  #running;

  async tab({ width = 1280, height = 900, dark = false, still = true, touch = false } = {}) {
    // Only pages of our own are opened, and containers often have nothing that the sandbox needs.
    const options = { executablePath: this.path, chromiumSandbox: false, timeout: patience };
    this.#running ??= load('playwright-core').chromium.launch(options);
    const browser = await this.#running;
    if (!toClose.includes(browser)) toClose.push(browser);
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: still ? 'reduce' : 'no-preference',
      hasTouch: touch,
    });
    return new Tab(page, this.name.toLowerCase());
  }
}

class Firefox {
  name = 'Firefox';
  path = found('firefox-esr', 'firefox');
  #running = new Map();

  // Over WebDriver BiDi a page cannot be told what its reader likes; a browser can.
  async tab({ width = 1280, height = 900, dark = false, still = true } = {}) {
    const kind = `${dark} ${still}`;
    if (!this.#running.has(kind)) {
      const browser = await load('puppeteer-core').launch({
        browser: 'firefox',
        executablePath: this.path,
        timeout: patience,
        protocolTimeout: 5 * patience,
        extraPrefsFirefox: {
          'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
          'ui.prefersReducedMotion': still ? 1 : 0,
        },
      });
      toClose.push(browser);
      this.#running.set(kind, browser);
    }
    const page = await this.#running.get(kind).newPage();
    await page.setViewport({ width, height });
    return new Tab(page, this.name.toLowerCase());
  }
}

/** The browsers; with a path of null where there is none. */
export function browsersToTry(all) {
  return all ? [new Chromium(), new Firefox()] : [new Chromium()];
}

export async function closeAll() {
  for (const browser of toClose) await browser.close();
}
