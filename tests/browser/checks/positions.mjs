// Positions read back from the page equal those of the library, play by play: what its script tells, and what is drawn.
import assert from 'node:assert/strict';
import { heldInWords, positions } from '../fold.mjs';
import { readBack } from '../reading.mjs';

const most = 5; // of what is wrong, so many are told

/** Compares the page that is open with one record of what the library says. Returns how many positions there were. */
export async function comparePositions(tab, replay, track, start) {
  const { all, stuck } = await tab.evaluate(readBack);
  assert.equal(stuck, null);
  assert.equal(all.length, replay.moments.length + 1, 'positions of the page, and of the library');
  const told = new Map();
  const drawn = new Map();
  const wrong = [];
  let after = -1;
  for (const expected of positions(replay, track, start)) {
    const step = all[after + 1];
    for (const slot of step.told.gone) told.delete(slot);
    for (const [slot, text] of Object.entries(step.told.news)) told.set(slot, heldInWords(JSON.parse(text)));
    for (const place of step.drawn.gone) drawn.delete(place);
    for (const [place, text] of Object.entries(step.drawn.news)) drawn.set(place, text);
    const at = after < 0 ? 'at the start' : `after play ${after} (${replay.moments[after].at})`;
    for (const what of toldOtherwise(expected.held, told)) wrong.push(`${at}, position(): ${what}`);
    for (const what of drawnOtherwise(expected.pieces, drawn)) wrong.push(`${at}, drawn: ${what}`);
    ++after;
  }
  assert.ok(wrong.length === 0, `${wrong.length} differences:\n${wrong.slice(0, most).join('\n')}`);
  return all.length;
}

function toldOtherwise(expected, told) {
  const wrong = [];
  for (const [slot, right] of expected)
    if (told.get(slot) !== right) wrong.push(`${slot}: '${told.get(slot)}' where the library has '${right}'`);
  for (const slot of told.keys()) if (!expected.has(slot)) wrong.push(`${slot}: no such slot`);
  return wrong;
}

/** What is drawn otherwise than the library has it: of a slot that is shown all is shown, wherever it is. */
function drawnOtherwise(expected, drawn) {
  const wrong = [];
  const shown = new Set();
  for (const [place, here] of drawn) {
    const slot = place.replace(/ \d+$/, '');
    shown.add(slot);
    const right = expected.get(slot);
    if (right !== here) wrong.push(`${slot}: '${here}' where the library has '${right ?? 'no such slot'}'`);
  }
  for (const [slot, right] of expected)
    if (right !== '' && !shown.has(slot)) wrong.push(`${slot} is not shown: ${right}`);
  return wrong;
}
