// The page speaks the language of the browser, or the one that was chosen, and nothing of it stays in another.
import assert from 'node:assert/strict';
import { load } from '../../browser/packages.mjs';
import { found } from '../../browser/program.mjs';
import { judged, said, show, slip, write } from './works.mjs';

/** How the page names the verdict on a slip. */
const illegal = { en: 'illegal', ru: 'с нарушениями', de: 'regelwidrig' };

/** Words in Latin letters that may be seen in a page in Russian: names. */
const names = ['elfref', 'Elfenland', 'Elven', 'Rage', 'Master', 'Elf', 'Alan', 'Moon', 'Nelin', 'Kleyman', 'Amigo',
  'AMIGO', 'Rio', 'Grande', 'Board', 'Game', 'Arena', 'BG', 'Stats'];

/** The texts that are seen and heard, but for what records hold: names, notation and what quotes it. */
const texts = () => {
  const notation = ['code', 'script', 'style', 'pre', 'svg', 'noscript', '#language', '#editor', '.mend', 'iframe']
    .join(', ');
  const all = [];
  const walk = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const { parentElement: parent } = node;
    if (parent.checkVisibility() && !parent.closest(notation)) all.push(node.nodeValue);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'data-none'])
    for (const one of document.querySelectorAll(`[${name}]`))
      if (one.checkVisibility() && !one.closest('svg, #beside')) all.push(one.getAttribute(name));
  return all.map((one) => one.trim()).filter(Boolean);
};

/** What a text quotes: an apostrophe within a word is no quotation mark. File names count as quoted, too. */
const quotation = /(?<![\p{L}\p{N}])'[^]*?'(?![\p{L}\p{N}])|«[^»]*»|[\w-]+\.(?:ya?ml|json)\b/gu;

/** The words of some texts in Latin letters that are not among `known`. */
export const latinIn = (all, known) => all.flatMap((text) =>
  (text.replace(quotation, '').match(/\p{Script=Latin}{2,}/gu) ?? [])
    .filter((word) => !known.includes(word)).map((word) => `${word}: ${text}`));

/** Waits until the replay within the page is in a language: its frame may be replaced meanwhile, and is found again. */
const replayIn = (tab, language) => tab.frameLocator('#look iframe').locator(`html[lang="${language}"]`)
  .waitFor({ state: 'attached' });

export async function speaks(tally, page) {
  const browser = await load('playwright-core').chromium.launch({
    executablePath: found('chromium', 'chromium-browser', 'google-chrome'), chromiumSandbox: false });
  /** A page for who has a browser in this language. */
  const visit = async (locale, test) => {
    const context = await browser.newContext({ locale });
    try {
      const tab = await context.newPage();
      const complaints = [];
      tab.on('pageerror', (error) => complaints.push(String(error)));
      tab.on('console', (one) => ['error', 'warning'].includes(one.type()) && complaints.push(one.text()));
      await tab.goto(page.url);
      await tab.evaluate(judged);
      await test(tab);
      assert.deepEqual(complaints, []);
    } finally {
      await context.close();
    }
  };
  const languageOf = (tab) => tab.evaluate(() => document.documentElement.lang);
  try {
    for (const [locale, language] of [['ru-RU', 'ru'], ['de-AT', 'de'], ['it', 'it'], ['ja-JP', 'ja'], ['en-GB', 'en'],
      ['fr-FR', 'en']])
      await tally.check(`a browser in ${locale} gets the page in ${language}`, () => visit(locale, async (tab) => {
        assert.equal(await languageOf(tab), language);
        assert.equal(await tab.inputValue('#language'), language);
        await tab.setViewportSize({ width: 320, height: 640 });
        assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth), 320, 'nothing is wider');
        await tab.evaluate(write, slip());
        await tab.evaluate(judged);
        const told = JSON.parse(await tab.evaluate((lang) =>
          window.elfrefPage.ask({ ask: 'check', lang, record: window.elfrefPage.text() }), language));
        assert.ok((await tab.evaluate(said)).verdict.endsWith(` ${told.in_words}`));
      }));
    await tally.check('a page in Russian has no word in Latin letters but names', () => visit('ru-RU', async (tab) => {
      const known = [...names, ...new Set(slip().match(/\p{L}+/gu))];
      for (const text of [slip(), 'game: elfenland\nplayers: [Anna, Boris]\n', '']) {
        await tab.evaluate(write, text);
        await tab.evaluate(judged);
        for (const way of ['type', 'share', 'record', 'plays', 'games', 'home']) {
          await tab.evaluate(show, way);
          await tab.evaluate(judged);
          const all = await tab.evaluate(texts);
          assert.ok(all.length > 4, `${way}: ${all.length} texts`);
          assert.deepEqual(latinIn(all, known), [], way);
        }
      }
      assert.notDeepEqual(latinIn(['Запись и Files'], names), [], 'the check can fail');
    }));
    await tally.check('words in Latin letters are found beside names with apostrophes, and not in quotations', () => {
      const known = ['Erg', 'Eren', 'Mah', 'Davikia'];
      const foundIn = (text) => latinIn([text], known).map((one) => one.split(':')[0]);
      assert.deepEqual(foundIn("Erg'Eren: 'pig on Erg'Eren-Mah'Davikia', «wagon», game.yaml"), []);
      assert.deepEqual(foundIn("Erg'Eren и Files у Mah'Davikia"), ['Files']);
      assert.deepEqual(foundIn("'pig' и Files, 'raft'"), ['Files']);
      assert.deepEqual(foundIn("дорога в Erg'Virst"), ['Virst']);
    });
    await tally.check('another language is chosen: all is said in it at once, and after a reload', () =>
      visit('en-US', async (tab) => {
        await tab.evaluate(write, slip());
        await tab.evaluate(judged);
        const before = await tab.evaluate(said);
        assert.ok(before.verdict.startsWith(illegal.en), before.verdict);
        for (const language of ['ru', 'de']) {
          await tab.evaluate(show, 'home');
          await tab.selectOption('#language', language);
          await tab.evaluate(show, 'type');
          await tab.evaluate(judged);
          const { verdict, findings } = await tab.evaluate(said);
          assert.ok(verdict.startsWith(illegal[language]), verdict);
          assert.equal(findings.length, before.findings.length);
          findings.forEach((one, i) => assert.notEqual(one, before.findings[i]));
          assert.equal(await languageOf(tab), language);
        }
        await tab.evaluate(show, 'home');
        await tab.selectOption('#language', 'ru');
        await tab.evaluate(show, 'type');
        await tab.reload();
        await tab.evaluate(judged);
        assert.equal(await languageOf(tab), 'ru');
        assert.ok((await tab.evaluate(said)).verdict.startsWith(illegal.ru));
      }));
    await tally.check('the replay is in the language of the page', () => visit('ru-RU', async (tab) => {
      await tab.evaluate(write, slip());
      await tab.evaluate(show, 'look');
      await replayIn(tab, 'ru');
      await tab.evaluate(show, 'home');
      await tab.selectOption('#language', 'ja');
      await tab.evaluate(show, 'look');
      await replayIn(tab, 'ja');
      assert.equal(await tab.locator('#look iframe').count(), 1);
    }));
  } finally {
    await browser.close();
  }
}
