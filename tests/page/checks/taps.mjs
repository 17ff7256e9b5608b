// A whole round that is recorded on a phone, by taps alone and by typing, with two slips on the way.
import assert from 'node:assert/strict';
import { picture, visit } from '../../browser/visit.mjs';
import { judged, said, until, write } from './works.mjs';

const phone = { width: 360, height: 740 };

/** The round: who lays what where, and who goes where for what. */
const laid = [['wagon', 'Elvenhold', 'Lapphálya'], ['pig', 'Lapphálya', 'Virst'], ['elfcycle', 'Ixara', 'Virst'],
  ['wagon', 'Beatá', 'Elvenhold'], ['pig', 'Beatá', 'Strykhaven'], ['dragon', 'Strykhaven', 'Virst'],
  ['pig', 'Ixara', 'Lapphálya'], ['elfcycle', 'Elvenhold', "Erg'Erén"], ['unicorn', "Erg'Erén", 'Tichih']];
const journeys = [['Lapphalya: wagon', 'Virst: pig', 'Ixara: elfcycle'],
  ['Beata: wagon', 'Strykhaven: pig', 'Virst: dragon'], ["Erg'Eren: elfcycle", 'Tichih: unicorn']];

/** Marks the first button whose words begin so; what there is besides, where there is none. */
const find = (words) => {
  for (const old of document.querySelectorAll('.wanted')) old.classList.remove('wanted');
  const chips = [...document.querySelectorAll('#words-next .chip')].filter((chip) => chip.checkVisibility());
  const textOf = (chip) => (chip.querySelector('span') ?? chip).textContent;
  const found = chips.find((chip) => textOf(chip) === words) ?? chips.find((chip) => textOf(chip).startsWith(words));
  found?.classList.add('wanted');
  return found ? null : chips.map(textOf).slice(0, 30).join(', ');
};

/** Where the middle of a road, or a river, is on the screen. */
const middleOf = async ({ from, to }) => {
  const map = document.querySelector('#board svg.map');
  const replays = JSON.parse(await window.elfrefPage.ask({ ask: 'replay', record: 'players: [Anna, Boris]' }));
  const { places, ways } = replays.replays.at(-1).picture;
  const names = (way) => way.ends.map((id) => places[id].name);
  const way = Object.values(ways).find((one) => names(one).includes(from) && names(one).includes(to));
  const { x, y } = new DOMPoint(...(way.spots[0] ?? way.price)).matrixTransform(map.getScreenCTM());
  return { x, y };
};

/** A finger on the page that counts how often it taps. */
class Finger {
  taps = 0;

  constructor(tab) {
    this.tab = tab;
  }

  async tap(selector) {
    await this.tab.click(selector);
    ++this.taps;
    await this.tab.evaluate(judged);
  }

  async button(words) {
    const others = await this.tab.evaluate(find, words);
    assert.equal(others, null, `no '${words}' behind\n${await this.tab.evaluate(() => window.elfrefPage.text())}`);
    await this.tap('.wanted');
  }

  async road(from, to) {
    await until(this.tab, () => document.querySelector('#board svg.map .mark.legal') !== null);
    const at = await this.tab.evaluate(middleOf, { from, to });
    await this.tab.mouse('click', at.x, at.y);
    ++this.taps;
    assert.match(await this.tab.evaluate(() => document.getElementById('named').textContent), /^Only with .+, /);
  }

  async lays([piece, from, to]) {
    await this.road(from, to);
    await this.button(`${piece} on `);
  }
}

const textOf = (tab) => tab.evaluate(() => window.elfrefPage.text());

export async function taps(tally, browser, page) {
  await tally.check(`a whole round is recorded by taps alone (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      const finger = new Finger(tab);
      await tab.evaluate(judged);
      await finger.tap('[data-way=files]');
      await tab.evaluate(() => [...document.querySelectorAll('#examples button')]
        .find((one) => /^Elfenland.* nothing is played/.test(one.textContent)).classList.add('wanted'));
      await finger.tap('.wanted');
      await finger.tap('[data-way=record]');
      await finger.button('rounds');
      await finger.button('plan');
      await finger.button('Anna');
      for (const [i, what] of laid.entries()) {
        if (i === 3) { // another one than was meant
          await finger.lays(['dragon', what[1], what[2]]);
          await finger.tap('#take-back');
        }
        if (i === 5) await picture(tab, 'page-record-360');
        await finger.lays(what);
      }
      for (let i = 0; i < 3; ++i) await finger.button('pass');
      await finger.button('travel');
      for (const [i, journey] of journeys.entries()) {
        if (i > 0) await finger.button(['Anna', 'Boris', 'Clara'][i]);
        if (i === 1) { // to another town than was meant
          await finger.button("Erg'Eren: ");
          await picture(tab, 'page-record-travel-360');
          await finger.tap('#take-back');
        }
        for (const step of journey) await finger.button(step);
      }
      const text = await textOf(tab);
      const { verdict, findings } = await tab.evaluate(said);
      assert.match(verdict, /^legal 20 plays/, `${text}\n${findings.join('\n')}`);
      assert.equal(JSON.parse(await tab.evaluate((record) => window.elfrefPage.ask({ ask: 'check', record }), text))
        .plays, 20);
      assert.ok(3 * finger.taps <= text.length, `${finger.taps} taps for ${text.length} letters:\n${text}`);
      console.log(`${browser.name}: ${finger.taps} taps write a round of ${text.length} letters`);
    }));
  await tally.check(`a wrong play is told at once, and can stand (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      const finger = new Finger(tab);
      await tab.evaluate(write, 'game: elfenland\nplayers: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: pass\n');
      await finger.tap('[data-way=record]');
      await tab.evaluate(() => document.getElementById('search').focus());
      await tab.type('Boris: raft on Elvenhold-Virst');
      await tab.press('Enter');
      await tab.evaluate(judged);
      assert.match((await tab.evaluate(said)).verdict, /^illegal 1 breach/, await textOf(tab));
      await until(tab, () => document.querySelector('#findings-list li.bad')?.checkVisibility());
      await picture(tab, 'page-record-slip-360');
      await finger.button('The table lets it stand');
      assert.match(await textOf(tab), /Virst\n {2}- ruling: stands\n$/);
      await until(tab, () => !document.getElementById('words-next').textContent.includes('breaks a rule'));
    }));
  await tally.check(`a round is typed, and its slips are mended (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      await tab.evaluate(write, 'game: elfenland\nplayers: [Anna, Boris, Clara]\nrounds:\n- plan:\n  - Anna: pass');
      await tab.click('.cm-content');
      await tab.press('Control+End');
      const lines = ['- Boris: pig on Lapphalya-Virst', '- Clara: dragn on Strykhaven-Virst'];
      for (const line of lines) {
        await tab.press('Enter');
        await tab.type(line);
      }
      const mendedTo = async (verdict) => {
        await until(tab, () => document.querySelector('#findings-list .mend') !== null);
        await tab.click('#findings-list .mend');
        await tab.evaluate(judged);
        assert.match((await tab.evaluate(said)).verdict, verdict);
      };
      await tab.evaluate(judged);
      assert.match((await tab.evaluate(said)).verdict, /^unreadable/, await textOf(tab));
      await mendedTo(/^legal 3 plays/);
      await tab.click('.cm-content');
      await tab.press('Control+End');
      await tab.press('Enter');
      await tab.type('- Anna: pig on Ixara-Virst');
      await tab.press('Enter');
      await tab.type('- Boris: pig on Lapphalya-Virst');
      await tab.evaluate(judged);
      assert.match((await tab.evaluate(said)).verdict, /^illegal 1 breach/);
      assert.equal((await textOf(tab)).split('\n').filter((line) => line.startsWith('  - ')).length, 5);
    }));
}
