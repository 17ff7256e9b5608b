// What tests read from a page that is open: functions that run in the page.

/**
 * Goes through all plays from the start; what the script tells and what is drawn after each, where that is not as it
 * was: a text for each slot, and for each place where a slot is drawn.
 */
export function readBack() {
  const replay = window.elfrefReplay;
  const attributes = ['data-kind', 'data-state', 'data-count', 'data-most', 'data-owner'];
  const before = { told: {}, drawn: {} };
  const changed = (name, now) => {
    const news = {};
    for (const [key, text] of Object.entries(now)) if (before[name][key] !== text) news[key] = text;
    const gone = Object.keys(before[name]).filter((key) => !(key in now));
    before[name] = now;
    return { news, gone };
  };
  const told = () =>
    Object.fromEntries(Object.entries(replay.position()).map(([slot, held]) => [slot, JSON.stringify(held)]));
  const drawn = () => {
    const groups = [...document.querySelectorAll('[data-slot]')];
    const pieces = new Map(groups.map((group) => [group, []]));
    for (const piece of document.querySelectorAll('[data-kind]')) {
      const facts = attributes.map((name) => piece.getAttribute(name));
      pieces.get(piece.closest('[data-slot]'))?.push(facts.join(' '));
    }
    return Object.fromEntries(
      groups.map((group, i) => [`${group.getAttribute('data-slot')} ${i}`, pieces.get(group).sort().join(', ')]));
  };
  const all = [];
  replay.go(-1);
  for (let index = -1; ; ++index) {
    if (replay.index !== index) return { all, stuck: `go(${index}) leads to ${replay.index}` };
    all.push({ told: changed('told', told()), drawn: changed('drawn', drawn()) });
    replay.go(index + 1);
    if (replay.index === index) return { all, stuck: null };
  }
}

/** Waits until what was asked for is drawn. */
export const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))));

/** Where the page stands. */
export const where = () => ({
  index: window.elfrefReplay.index,
  hash: location.hash,
  title: document.title,
});

/** How wide the page is, and the window. */
export const widths = () => ({ page: document.documentElement.scrollWidth, window: innerWidth });

/** Cards that lie on each other; a card within one, or over all like the list of keys, is no mistake. */
export const overlapping = () => {
  const cards = [...document.querySelectorAll('.card:not(svg *)')].filter(
    (card) => card.checkVisibility() && getComputedStyle(card).position !== 'fixed');
  const name = (card) => card.innerText.slice(0, 30).replaceAll('\n', ' ');
  return cards.flatMap((one, i) => {
    const box = one.getBoundingClientRect();
    return cards.slice(i + 1).flatMap((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const apart = left > box.right - 1 || right < box.left + 1 || top > box.bottom - 1 || bottom < box.top + 1;
      return apart || one.contains(other) || box.width * box.height === 0 ? [] : [`${name(one)} / ${name(other)}`];
    });
  });
};

/**
 * What is drawn on the picture over something that has to be read: names over names and over what lies on roads, and
 * what marks a play (a number, words) over these and over towns. Boots stand where there is room.
 */
export const covered = () => {
  const map = document.querySelector('#board svg.map');
  const touching = 1; // px, at which nobody takes offence
  // Without strokes, which one browser counts and another does not; and letters are less high than their line.
  const boxOf = (one) => {
    const { a: scale, e: x, f: y } = one.getScreenCTM();
    const box = one.getBBox();
    const size = parseFloat(getComputedStyle(one).fontSize);
    const [top, bottom] = one.matches('.name') ? [-0.73 * size, 0.2 * size] : [box.y, box.y + box.height];
    return { left: x + scale * box.x, right: x + scale * (box.x + box.width), top: y + scale * top,
      bottom: y + scale * bottom };
  };
  const drawn = { name: '.name', pill: '.pill .size rect', town: '.place, .home', piece: '[data-way] .gr' };
  const all = Object.entries(drawn).flatMap(([sort, selector]) =>
    [...(map?.querySelectorAll(selector) ?? [])].map((one) => {
      const text = one.textContent || one.closest('.pill')?.textContent || one.closest('[data-slot]')?.dataset.slot;
      return { sort, name: `${sort} ${text ?? ''}`, ...boxOf(one) };
    }));
  const lies = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > touching &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > touching;
  return all.flatMap((a, i) => all.slice(0, i).flatMap((b) => {
    const sorts = [a.sort, b.sort];
    const apart = sorts.includes('pill') || (sorts.includes('name') && !sorts.includes('town'));
    return apart && lies(a, b) ? [`${a.name} / ${b.name}`] : [];
  }));
};

/** What is drawn on the picture: pieces with what is known of them, by slot. */
export const drawnNow = () =>
  [...document.querySelectorAll('#board [data-slot]')].map((slot) => {
    const pieces = [...slot.querySelectorAll('[data-kind]')].map((piece) =>
      ['data-kind', 'data-state', 'data-count', 'data-most', 'data-owner'].map((name) => piece.getAttribute(name)));
    return `${slot.dataset.slot}: ${pieces.join('; ')}`;
  }).filter((slot) => !slot.endsWith(': '));
