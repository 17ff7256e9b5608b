// A hand that touches the page: it finds what can be tapped by its key, brings it into view, and counts its taps.
import assert from 'node:assert/strict';
import { judged, until } from './checks/works.mjs';

export const phone = { width: 360, height: 740, touch: true };

/** What can be seen and tapped, by its key. */
const keysSeen = () => [...document.querySelectorAll('[data-key]')]
  .filter((one) => one.checkVisibility()).map((one) => one.getAttribute('data-key'));

/** Brings something into view: where its middle is; or what lies upon it; or null where it is not there. */
const findMiddle = (selector) => {
  const one = [...document.querySelectorAll(selector)].find((other) => other.checkVisibility());
  if (!one) return null;
  one.scrollIntoView({ block: 'center', inline: 'center' });
  const box = one.getBoundingClientRect();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const above = document.elementFromPoint(at.x, at.y);
  return above && (one.contains(above) || above.contains(one)) ? at
    : { covered: above?.outerHTML.slice(0, 120) ?? 'nothing: it is outside of the window' };
};

/** Where on the screen the answer of a slot of the picture lies. */
const pointOfAnswer = async ({ at, name }) => {
  const answer = JSON.parse(await window.elfrefPage.ask({ ask: 'next', name, record: window.elfrefPage.text(),
    board: true }));
  const { picture } = answer.picture.board;
  const [sort, id] = [at.slice(0, at.indexOf(':')), at.slice(at.indexOf(':') + 1)];
  const point = sort === 'place' ? picture.places[id]?.at : picture.ways[id]?.spots[0] ?? picture.ways[id]?.price;
  const map = document.querySelector('#board svg.map');
  if (!point || !map?.checkVisibility()) return null;
  const { x, y } = new DOMPoint(...point).matrixTransform(map.getScreenCTM());
  return { x, y };
};

const quoted = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const selectorOf = (key, form) =>
  `[data-key=${quoted(key)}]${form === undefined ? '' : `[data-form=${quoted(form)}]`}`;

/** How many of each are chosen: `2 raft + pig` says it in one word. */
export const countsOf = (value) => (typeof value !== 'string' ? value : value.split(' + ').reduce((counts, one) => {
  const [, n = '1', of] = /^(?:(\d+) )?(.*)$/.exec(one);
  return { ...counts, [of]: (counts[of] ?? 0) + Number(n) };
}, {}));

/** The looks in which several answers are gathered. */
export const gathering = ['counts', 'many'];

export class Hand {
  taps = 0;

  constructor(tab, name = 'record.yaml') {
    this.tab = tab;
    this.name = name;
  }

  async tap(selector, what = selector) {
    const at = await this.tab.evaluate(findMiddle, selector);
    if (at === null) {
      const seen = await this.tab.evaluate(keysSeen);
      assert.fail(`no '${what}' is seen, but ${seen.join(', ')}\nafter\n${(await this.text()).slice(-600)}`);
    }
    assert.equal(at.covered, undefined, `'${what}' is covered`);
    await this.touch(at);
  }

  /** Taps a point of the screen. */
  async touch({ x, y }) {
    await this.tab.evaluate(() => {
      window.isTapped = false;
      window.addEventListener('click', () => (window.isTapped = true), { capture: true, once: true });
    });
    await this.tab.touch(x, y);
    await until(this.tab, () => window.isTapped); // a busy browser makes the click of a touch some time later
    ++this.taps;
    await this.tab.evaluate(judged);
  }

  /** Taps what has a key; `form`: whose answer it is, where several forms ask. */
  key(key, form) {
    return this.tap(selectorOf(key, form), key);
  }

  has(key, form) {
    return this.tab.evaluate((wanted) => [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility()),
      selectorOf(key, form));
  }

  text() {
    return this.tab.evaluate(() => window.elfrefPage.text());
  }

  async ask(ask, more = {}) {
    const request = { ask, name: this.name, record: await this.text(), ...more };
    return JSON.parse(await this.tab.evaluate((asked) => window.elfrefPage.ask(asked), request));
  }

  /** Chooses one answer of a slot: where it is a button, else on the picture. */
  async choose(slot, value, { at, words, form } = {}) {
    const key = `${slot} ${value}`;
    if (await this.has(key, form)) return this.key(key, form);
    // Where there may be many of each, they are counted by steps.
    if (words && (await this.has(`more ${words}`))) return this.key(`more ${words}`);
    assert.ok(at, `'${key}' is neither a button nor on the picture`);
    // What lies on the table is an answer there.
    const row = `table ${at.replace(/^slot:/, '')}`;
    if (await this.has(row)) return this.key(row);
    const point = await this.tab.evaluate(pointOfAnswer, { at, name: this.name });
    assert.ok(point, `'${key}' (${at}) is not on the picture`);
    await this.touch(point);
    // Where two lie near each other the page asks which.
    return (await this.tab.evaluate(() => document.querySelector('.which') !== null)) &&
      (await this.has(key, form)) ? this.key(key, form) : undefined;
  }

  /** Chooses all that a slot of a form holds; `slots`: what is chosen in all of them. */
  async fill(form, slot, value, slots) {
    const choose = (one) => {
      // A place that several ways lead to is an answer for each of them.
      const ways = slot.options.filter((option) => option.value === one || option.value.startsWith(`${one}@`));
      const paid = JSON.stringify(Object.values(slots));
      const option = ways.find(({ price }) => price?.every(({ picto }) => paid.includes(picto))) ?? ways[0];
      return this.choose(slot.id, option?.value ?? one, { at: option?.at, words: option?.words, form });
    };
    if (value === null || value === undefined) return;
    if (typeof value === 'number') await this.key(`only ${slot.id}`);
    else if (Array.isArray(value))
      for (const one of value) if (one !== null) await choose(one);
    if (typeof value === 'string') await choose(value);
    if (typeof value !== 'object' || Array.isArray(value)) return;
    const chosen = slot.look === 'many' ? { ...slot.chosen } : {};
    const sum = () => Object.values(chosen).reduce((all, n) => all + n, 0);
    const tapOne = async (one) => {
      await choose(one);
      // One tap more than there can be lets go of all of a kind.
      const isFull = slot.look === 'many' && ((chosen[one] ?? 0) >=
        slot.options.find((option) => option.value === one).most || sum() >= slot.most);
      chosen[one] = isFull ? 0 : (chosen[one] ?? 0) + 1;
    };
    // What is chosen already and was not meant is let go first.
    for (const one of Object.keys(chosen)) while (chosen[one] > (value[one] ?? 0)) await tapOne(one);
    for (const [one, n] of Object.entries(value)) while ((chosen[one] ?? 0) < n) await tapOne(one);
  }

  /** Fills a form that the page asks for, or that is composed (`free`): what is chosen may bring another slot. */
  async answer(form, slots, free = false) {
    const chosen = {};
    for (let asked = form.slots, slot; (slot = asked.find(({ id }) => id in slots && !(id in chosen)));) {
      const before = await this.text();
      chosen[slot.id] = slots[slot.id];
      const choices = { seat: form.seat, form: form.form ?? form.id, slots: chosen, free };
      const then = (await this.ask('sentence', { choices: JSON.stringify(choices) })).slots ?? asked;
      const value = gathering.includes(slot.look) ? countsOf(slots[slot.id]) : slots[slot.id];
      await this.fill(form.form ?? form.id, slot, value, slots);
      if ((await this.text()) !== before) return; // the play is complete
      asked = then;
    }
    if (await this.has('write')) await this.key('write');
  }
}
