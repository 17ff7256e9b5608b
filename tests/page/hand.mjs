// A hand that touches the page: it finds what can be tapped by its key, brings it into view, and counts its taps.
import assert from 'node:assert/strict';
import { judged } from './checks/works.mjs';

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
      assert.fail(`no '${what}' is seen, but ${seen.join(', ')}\nafter\n${await this.text()}`);
    }
    assert.equal(at.covered, undefined, `'${what}' is covered`);
    await this.touch(at);
  }

  /** Taps a point of the screen. */
  async touch({ x, y }) {
    await this.tab.touch(x, y);
    ++this.taps;
    await this.tab.evaluate(judged);
  }

  /** Taps what has a key. */
  key(key) {
    return this.tap(`[data-key="${key.replace(/["\\]/g, '\\$&')}"]`, key);
  }

  has(key) {
    return this.tab.evaluate((wanted) => [...document.querySelectorAll('[data-key]')].some((one) =>
      one.getAttribute('data-key') === wanted && one.checkVisibility()), key);
  }

  text() {
    return this.tab.evaluate(() => window.elfrefPage.text());
  }

  async ask(ask, more = {}) {
    const request = { ask, name: this.name, record: await this.text(), ...more };
    return JSON.parse(await this.tab.evaluate((asked) => window.elfrefPage.ask(asked), request));
  }

  /** Chooses one answer of a slot: where it is a button, else on the picture. */
  async choose(slot, value, at, words) {
    if (await this.has(`${slot} ${value}`)) return this.key(`${slot} ${value}`);
    // Where there may be many of each, they are counted by steps.
    if (words && (await this.has(`more ${words}`))) return this.key(`more ${words}`);
    assert.ok(at, `'${slot} ${value}' is neither a button nor on the picture`);
    const point = await this.tab.evaluate(pointOfAnswer, { at, name: this.name });
    assert.ok(point, `'${slot} ${value}' (${at}) is not on the picture`);
    await this.touch(point);
    // Where two lie near each other the page asks which.
    return (await this.tab.evaluate(() => document.querySelector('.which') !== null)) &&
      (await this.has(`${slot} ${value}`)) ? this.key(`${slot} ${value}`) : undefined;
  }

  /** Chooses all that a slot of a play holds; `slots`: what is chosen in all of them. */
  async fill(slot, value, slots) {
    const choose = (one) => {
      // A place that several ways lead to is an answer for each of them.
      const ways = slot.options.filter((option) => option.value === one || option.value.startsWith(`${one}@`));
      const paid = JSON.stringify(Object.values(slots));
      const option = ways.find(({ price }) => price?.every(({ picto }) => paid.includes(picto))) ?? ways[0];
      return this.choose(slot.id, option?.value ?? one, option?.at, option?.words);
    };
    if (value === null || value === undefined) return;
    if (typeof value === 'number') await this.key(`only ${slot.id}`);
    else if (Array.isArray(value))
      for (const one of value) if (one !== null) await choose(one);
    if (typeof value === 'string') await choose(value);
    if (typeof value !== 'object' || Array.isArray(value)) return;
    const chosen = slot.chosen ?? {};
    for (const [one, n] of Object.entries(value))
      for (let i = slot.look === 'many' ? (chosen[one] ?? 0) : 0; i < n; ++i)
        await choose(one);
  }

  /** Fills a form that the page asks for, or that is composed: what is chosen may bring another slot. */
  async answer(form, slots) {
    const chosen = {};
    for (let asked = form.slots, slot; (slot = asked.find(({ id }) => id in slots && !(id in chosen)));) {
      const before = await this.text();
      await this.fill(slot, slots[slot.id], slots);
      if ((await this.text()) !== before) return; // the play is complete
      chosen[slot.id] = slots[slot.id];
      const choices = { seat: form.seat, form: form.form ?? form.id, slots: chosen, free: true };
      asked = (await this.ask('sentence', { choices: JSON.stringify(choices) })).slots ?? asked;
    }
    if (await this.has('write')) await this.key('write');
  }
}
