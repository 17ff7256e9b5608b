// A whole round that is recorded on a phone by touch alone, from the first screen; and plays that break a rule.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../browser/packages.mjs';
import { picture, visit } from '../../browser/visit.mjs';
import { Hand, phone } from '../hand.mjs';
import { retell } from '../retelling.mjs';
import { reload, show, until } from './works.mjs';

/** How many taps a round may take, from the second on; the first one also begins, and lays out the open row. */
const mostOfRound = 53;
const toBegin = 2;
const toLayOut = 5;

/** A round of three players as all can see it. */
const round = `game: elfenland
players: [Anna, Boris, Clara]
rounds:
- deal: {Anna: 8, Boris: 8, Clara: 8}
  row: [pig, wagon, elfcycle, dragon, unicorn]
  choose:
  - Anna: pig then pig
  - Boris: wagon then pig
  - Clara: elfcycle then cloud
  - Anna: dragon then wagon
  - Boris: pig then cloud
  - Clara: unicorn then dragon
  - Anna: wagon then elfcycle
  - Boris: pig then cloud
  - Clara: elfcycle then cloud
  plan:
  - Anna: wagon on Elvenhold-Lapphalya
  - Boris: pig on Lapphalya-Virst
  - Clara: elfcycle on Ixara-Virst
  - Anna: pig on Beata-Strykhaven
  - Boris: wagon on Beata-Elvenhold
  - Clara: unicorn on Erg'Eren-Tichih
  - Anna: dragon on Strykhaven-Virst
  - Boris: pass
  - Clara: elfcycle on Elvenhold-Erg'Eren
  - Anna: pass
  - Boris: pass
  - Clara: pass
  travel:
  - Anna:
    - Lapphalya: wagon
    - Virst: pig
    - Ixara: elfcycle
    - discard: 1
  - Boris:
    - Beata: wagon
    - Strykhaven: pig
    - Virst: dragon
    - discard: 1
  - Clara:
    - Erg'Eren: elfcycle
    - Tichih: unicorn
    - discard: 2
`;

/** The round after it: who has several counters left keeps one; some of what is placed and drawn stays hidden. */
const nextRound = `  keep: {Boris: pig}
- deal: {Boris: 4, Clara: 4, Anna: 4}
  choose:
  - Boris: blind pig
  - Clara: cloud then pig
  - Anna: blind pig
  - Boris: dragon then cloud
  - Clara: blind pig
  - Anna: pig then pig
  - Boris: blind pig
  - Clara: pig then cloud
  - Anna: cloud then unicorn
  plan:
  - Boris: hidden pig on Feodor-Lapphalya
  - Clara: elfcycle on Feodor-Rivinia
  - Anna: pig on Usselen-Wylhien
  - Boris: pig on Strykhaven-Beata
  - Clara: cloud on Ixara-Mah'Davikia
  - Anna: unicorn on Rivinia-Lapphalya
  - Boris: dragon on Lapphalya-Ixara
  - Clara: pass
  - Anna: pass
  - Boris: pass
  travel:
  - Boris:
    - Ixara: raft by river
    - Mah'Davikia: cloud by road
    - Grangor: raft by river
    - discard: 1
  - Clara:
    - Rivinia: 2 raft
    - Feodor: elfcycle
    - Lapphalya: pig
    - discard: none
  - Anna:
    - Mah'Davikia: cloud by road
    - Grangor: raft by river
    - Yttar: 2 raft by ferry
    - discard: none
  keep: {Anna: cloud, Boris: none, Clara: pig}
`;

/** Its beginning, up to the first counter of the plan. */
const begun = round.slice(0, round.indexOf('  - Boris: pig on'));

/** Names of an earlier session, as the page keeps them. */
const playedBefore = () => {
  localStorage.setItem('elfref/players', JSON.stringify(['Anna', 'Boris', 'Clara']));
  localStorage.setItem('elfref/player-count', '3');
};

export const asker = (tab, name = 'record.yaml') => async (ask, record, more = {}) =>
  JSON.parse(await tab.evaluate((request) => window.elfrefPage.ask(request), { ask, name, record, ...more }));

/** Begins a session of Elfenland with three players. */
export async function begin(tab) {
  const hand = new Hand(tab);
  await tab.evaluate(playedBefore);
  await until(tab, () => document.querySelector('[data-key="game elfenland"]') !== null);
  await hand.key('game elfenland');
  await until(tab, () => document.querySelector('#player-2') !== null);
  await hand.tap('#begin');
  await until(tab, () => document.getElementById('app').dataset.view === 'record');
  await until(tab, () => document.querySelector('#pan .act, #pan .op') !== null);
  return hand;
}

/** Opens the round as it is after the first counter of the plan. */
async function openBegun(tab) {
  await tab.evaluate((text) => window.elfrefPage.open('record.yaml', text), begun);
  await until(tab, () => document.querySelector('#pan .op') !== null);
  return new Hand(tab);
}

export async function taps(tally, browser, page) {
  await tally.check(`two rounds are recorded by touch alone (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      const ask = asker(tab);
      const { plays, error } = await ask('plays', round);
      assert.equal(error, undefined, error?.words);
      const hand = await begin(tab);
      assert.equal(hand.taps, toBegin);
      await retell(hand, plays, ask, async (told) => told === 20 && picture(tab, 'page-record-360'));
      const { verdict } = await hand.ask('next');
      assert.equal(verdict.breaches, 0, await hand.text());
      const most = mostOfRound + toBegin + toLayOut;
      console.log(`${browser.name}: ${hand.taps} taps record a round of ${plays.length} plays`);
      assert.ok(hand.taps <= most, `${hand.taps} taps, of at most ${most}`);
      const { plays: all } = await ask('plays', round + nextRound);
      const before = hand.taps;
      await retell(hand, all, ask);
      const taken = hand.taps - before;
      console.log(`${browser.name}: ${taken} taps record the next round of ${all.length - plays.length} plays`);
      assert.ok(taken <= mostOfRound, `${taken} taps, of at most ${mostOfRound}`);
    }));
  await tally.check(`a play that breaks a rule says why, is written, and is ruled (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      const ask = asker(tab);
      const hand = await openBegun(tab);
      const { forms, verdict } = await hand.ask('next');
      assert.equal(verdict.breaches, 0);
      // What is chosen first narrows the other slot: some of its answers break a rule then.
      const [{ id, seat, slots: [first] }] = forms;
      const { value } = first.options.find(({ legal }) => legal === 'yes');
      await hand.choose(first.id, value);
      const { slots } = await hand.ask('sentence', { choices: JSON.stringify({ seat, form: id,
        slots: { [first.id]: value } }) });
      const slot = slots.find(({ options }) => options.some(({ legal, at }) => legal === 'no' && at));
      const wrong = slot.options.find(({ legal, at }) => legal === 'no' && at);
      await hand.choose(slot.id, wrong.value, wrong);
      const blame = await tab.evaluate(() => document.querySelector('.blame').textContent);
      assert.ok(blame.includes(wrong.because.words), blame);
      assert.equal(await hand.text(), begun, 'nothing is written before it is confirmed');
      await hand.key('happened');
      assert.ok(await tab.evaluate(() => document.querySelector('.comp .act.wrong') !== null));
      await picture(tab, 'page-record-breach-360');
      await hand.key('write');
      const { ruling } = await hand.ask('next');
      assert.ok(ruling, 'the ruling is asked for');
      assert.equal(await tab.evaluate(() => document.querySelectorAll('#pan .op').length), 0, 'and nothing else is');
      await picture(tab, 'page-record-ruling-360');
      const [action] = ruling.actions;
      await hand.key(`action ${action.id} ${action.words}`);
      assert.equal((await hand.ask('next')).ruling, null);
      for (let i = 0; i < 2; ++i) await hand.key('undo');
      assert.equal(await hand.text(), begun, 'what is undone leaves the same bytes');
      assert.equal((await ask('plays', await hand.text())).error, undefined);
    }));
  await tally.check(`a chat that is pasted is taken line by line (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      const hand = await openBegun(tab);
      await tab.evaluate(() => window.elfrefPage.show('paste'));
      await tab.evaluate(() => {
        document.getElementById('paste-text').value = '[12:30] Boris: pig on Lapphalya - Virst\nwho wants tea?';
      });
      await hand.tap('#read-pasted');
      await until(tab, () => document.querySelectorAll('#pasted .alt').length === 3);
      await hand.tap('#pasted .alt');
      const { plays } = await asker(tab)('plays', await hand.text());
      const { plays: wanted } = await asker(tab)('plays', round);
      assert.equal(plays.at(-1).words, wanted[plays.length - 1].words);
      // The other line is not a play: it becomes a note.
      await until(tab, () => document.querySelector('#pasted q')?.textContent.includes('tea') &&
        document.querySelectorAll('#pasted .alt').length === 2);
      await hand.tap('#pasted .alt');
      assert.match(await hand.text(), /who wants tea\?/);
      assert.ok(await tab.evaluate(() => document.getElementById('pasted').hidden));
    }));
  await tally.check(`the first tap narrows, the second lets go (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      const hand = await openBegun(tab);
      await until(tab, () => document.querySelector('[data-key="piece pig"]') !== null);
      const pressed = () => tab.evaluate(() => document.querySelector('[data-key="piece pig"]').ariaPressed);
      await hand.key('piece pig');
      assert.equal(await pressed(), 'true');
      await reload(tab);
      await until(tab, () => document.querySelector('[data-key="piece pig"]')?.ariaPressed === 'true');
      await hand.key('piece pig');
      assert.equal(await pressed(), 'false');
      assert.equal(await hand.text(), begun);
    }));
  await tally.check(`other numbers at the end are told by touch, and judged (${browser.name})`, () =>
    visit(browser, page.url, phone, async (tab) => {
      const session = readFileSync(join(root, 'records/elfenland/sessions/three-players-public.yaml'), 'utf8');
      const unclaimed = session.replace(/^(winner|result):.*\n([ \t]+.*\n)*/gm, '');
      await tab.evaluate((text) => window.elfrefPage.open('record.yaml', text), unclaimed);
      await tab.evaluate(show, 'record'); // a session that is opened shows its replay first
      const hand = new Hand(tab);
      await until(tab, () => document.querySelector('#pan h2') !== null);
      // Without claims the last journey may go on.
      const stop = (await hand.ask('next')).actions.find(({ id }) => id === 'stop');
      await hand.key(`action stop ${stop.words}`);
      await until(tab, () => document.querySelector('[data-key="agrees"]') !== null);
      const ended = await hand.text();
      const { over, actions, players } = await hand.ask('next');
      assert.match(over.words, / wins? with \d+$/);
      const claims = async () => (await hand.ask('plays')).verdict;
      const { breaches } = await claims();
      // Also after the table has agreed.
      await hand.key('agrees');
      assert.equal((await claims()).claims, 'confirmed');
      const agreed = await hand.text();
      const open = `action numbers ${actions.find(({ id }) => id === 'numbers').words}`;
      await hand.key(open);
      await picture(tab, 'page-record-numbers-360');
      const asked = (told = {}) =>
        hand.ask('sentence', { choices: JSON.stringify({ form: 'numbers', slots: told }) });
      const { slots, legal } = await asked();
      assert.equal(legal, 'yes');
      const towns = slots.find(({ id }) => id === '0.towns');
      await hand.key(`less ${players[0].name}: ${towns.words}`);
      assert.equal(await hand.text(), agreed, 'nothing is written before it is confirmed');
      const said = await tab.evaluate(() => document.querySelector('.comp').textContent);
      const { because } = await asked({ '0.towns': Object.values(towns.chosen)[0] - 1 });
      assert.ok(said.includes(because.words), said);
      await hand.key('write');
      assert.equal((await claims()).claims, 'refuted');
      assert.equal((await claims()).breaches, breaches, 'a claim accuses no player');
      await hand.key(open);
      await hand.key(`more ${players[0].name}: ${towns.words}`);
      await hand.key('write');
      assert.equal((await claims()).claims, 'confirmed');
      for (let i = 0; i < 3; ++i) await hand.key('undo');
      assert.equal(await hand.text(), ended, 'what is undone leaves the same bytes');
    }));
}
