// Whole sessions, one of each game, told again by touch: with plays planted that break a rule, a correction ten plays
// back, a reload and a lost tab in the middle. What is saved differs from the session by what was planted alone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../browser/packages.mjs';
import { visit } from '../../browser/visit.mjs';
import { gathering, Hand, phone } from '../hand.mjs';
import { compose, edited, headOf, retell } from '../retelling.mjs';
import { asker } from './taps.mjs';
import { reload, until } from './works.mjs';

const sessions = ['elfenland/sessions/three-players-full.yaml',
  'elven-rage/sessions/three-players-lord-of-dragons-public.yaml', 'master-elf/sessions/three-players-won-full.yaml'];
const planted = 3;
const back = 10;

/** The sentence of a play, of which the first answers complete what is not chosen in `slots`. */
async function completed(hand, choices) {
  for (;;) {
    const sentence = await hand.ask('sentence', { choices: JSON.stringify(choices) });
    const open = sentence.slots?.find(({ id, optional, options }) => !optional && !(id in choices.slots) &&
      options.length > 0);
    if (sentence.complete || !open) return sentence;
    const [{ value }] = open.options;
    choices.slots[open.id] = gathering.includes(open.look) ? { [value]: 1 } : value;
  }
}

/** What is offered and breaks a rule: the first play of the kind that the page would ask to rule. */
async function wrongPlay(hand) {
  const { forms, else: kinds } = await hand.ask('next');
  const text = await hand.text();
  for (const { id, seat, slots } of forms)
    for (const slot of slots) {
      const wrong = slot.options.find(({ legal }) => legal === 'no');
      if (!wrong || slot.later) continue;
      const values = Object.fromEntries(slots.filter(({ later, optional }) => !later && !optional).map((other) =>
        [other.id, other === slot ? wrong.value : other.options[0]?.value]));
      const isComposed = kinds.some((kind) => kind.id === id);
      if (!isComposed && slots.length > 1) continue;
      const { complete, legal, writes } = await completed(hand, { seat, form: id, slots: values, free: true });
      if (!complete || legal !== 'no' || !writes) continue;
      const { ruling } = await hand.ask('next', { record: edited(text, writes) });
      if (ruling) return { seat, id, slots: values, answer: isComposed ? null : { slot, wrong } };
    }
  return null;
}

/** Writes a play that breaks a rule, and has it ruled void. Where nothing of the kind is offered: false. */
async function plant(hand) {
  const play = await wrongPlay(hand);
  if (!play) return false;
  if (play.answer) {
    const { slot, wrong } = play.answer;
    await hand.choose(slot.id, wrong.value, { ...wrong, form: play.id });
    await hand.key('happened');
  } else {
    await compose(hand, play);
  }
  const { ruling } = await hand.ask('next');
  assert.ok(ruling, 'a play that breaks a rule is ruled');
  const no = ruling.actions.at(-1);
  await hand.key(`action ${no.id} ${no.words}`);
  return true;
}

/** Changes a play ten plays back into another one, and takes that back: two changes by touch. */
async function correct(hand, ask) {
  const text = await hand.text();
  const { plays: now } = await ask('plays', text);
  const one = now.slice(0, -back).findLast(({ can, form }) => can.change && form !== null);
  if (!one) return false;
  await hand.key('list');
  await hand.key(`play ${one.play}`);
  await hand.key(`pen ${one.play}`);
  assert.equal(await hand.text(), text, 'nothing is written yet');
  await hand.key('leave');
  assert.equal(await hand.text(), text, 'it is left without a trace');
  // Left out, and put back by one undo.
  await hand.key('list');
  await hand.key(`play ${one.play}`);
  await hand.key(`x ${one.play}`);
  assert.notEqual(await hand.text(), text);
  await hand.key('undo');
  assert.equal(await hand.text(), text, 'a correction is one entry of undo');
  if (await hand.has('back')) await hand.key('back');
  return true;
}

/** What is seen after the tab was lost, or loaded again. */
async function again(tab, how) {
  const text = await tab.evaluate(() => window.elfrefPage.text());
  if (how !== 'reload') await tab.evaluate(() => window.history.replaceState(null, ''));
  await reload(tab);
  if (how !== 'reload') await new Hand(tab).tap('#home-in .card'); // go on
  await until(tab, () => document.querySelector('#pan h2') !== null);
  assert.equal(await tab.evaluate(() => window.elfrefPage.text()), text);
}

export async function retells(tally, program, browser, page) {
  for (const path of sessions)
    await tally.check(`${path} is told again by touch (${browser.name})`, () =>
      visit(browser, page.url, phone, async (tab) => {
        const session = readFileSync(join(root, 'records', path), 'utf8');
        const name = path.split('/').at(-1);
        const ask = asker(tab, name);
        const { plays } = await ask('plays', session);
        const head = headOf(session, (await ask('next', session)).level);
        await tab.evaluate(([file, text]) => window.elfrefPage.open(file, text), [name, head]);
        const hand = new Hand(tab, name);
        await until(tab, () => document.querySelector('#pan h2') !== null);
        let wrong = 0;
        let corrected = false;
        const parts = [1, 2, 3].map((part) => Math.floor((part * plays.length) / (planted + 1)));
        await retell(hand, plays, ask, async (told) => {
          // Where nothing that is offered breaks a rule, a later play is waited for.
          if (told < (parts[wrong] ?? Infinity) || !(await plant(hand))) return;
          ++wrong;
          if (told > back && !corrected) corrected = await correct(hand, ask);
          await again(tab, wrong % 2 === 0 ? 'reload' : 'lost');
        });
        if (await hand.has('agrees')) await hand.key('agrees');
        console.log(`${browser.name}: ${hand.taps} taps tell ${plays.length} plays of ${name}`);
        assert.ok(corrected, 'no play so far back can be changed');
        const saved = program.file(await hand.text());
        const told = JSON.parse(await program.run('diff', '--format', 'json',
          join(root, 'records', path), saved));
        assert.equal(wrong, planted, 'plays that were planted');
        const { plays: saidAtLast } = await ask('plays', await hand.text());
        assert.equal(saidAtLast.filter(({ ruling }) => ruling === 'void').length, wrong, 'plays that are taken back');
        // Where a play is of a kind that need not be told, as a look at a squad, one that is planted tells more.
        // The session may say what follows from the rules, as that a card dies.
        const [, more] = told.tells_more;
        const changes = told.differences;
        assert.ok(changes.every(({ how }) => how === 'only-in-second') && changes.length <= wrong &&
          changes.length + more >= wrong, JSON.stringify({ more, changes }).slice(0, 2000));
      }));
}
