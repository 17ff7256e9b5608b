// Tells a session again by touch: each play of a list of plays, as the library lists them, is tapped where the page
// asks for it, as an answer, as an action, or as something else that happened.
import assert from 'node:assert/strict';
import { countsOf } from './hand.mjs';

export const edited = (text, { from, to, text: words }) => text.slice(0, from) + words + text.slice(to);

/**
 * A record without its plays, and without what it claims after them. It says what is written down, as one does that
 * was begun on the page.
 */
export const headOf = (text, level) => {
  const head = text.replace(/^(rounds|turns):[^]*$/m, '$1: []\n');
  return /^session: \{/m.test(head) ? head.replace(/^session: \{/m, `session: {detail: ${level}, `)
    : head.replace(/^game: .*\n/m, `$&session: {detail: ${level}}\n`);
};

/** The same for the same values, in whatever order they were chosen. */
const asOne = (value) => JSON.stringify(value, (_, one) => (one !== null && typeof one === 'object' &&
  !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one));

/** What plays say, by their choices (a road has two names), but for those that the table took back. */
const sayings = (plays) => plays.filter(({ ruling }) => ruling !== 'void').map(({ seat, form, slots, words }) =>
  ({ seat, form, words, parts: form === null ? { words } : Object.fromEntries(Object.entries(slots).map(
    ([slot, value]) => [slot, typeof value === 'string' ? value.replace(/@.*/, '') : value])) }));

/** Whether what is chosen in a slot is the same, or says less: of some things only how many. */
const saysLess = (few, all) => {
  if (asOne(few) === asOne(all)) return true;
  const [less, more] = [few, all].map(countsOf);
  const areCounts = [less, more].every((one) => one !== null && typeof one === 'object' && !Array.isArray(one));
  return areCounts && Object.entries(less).every(([what, n]) => what === 'unknown' || n <= (more[what] ?? 0));
};

/**
 * Whether what was told is a play that was wanted. It may say more, as which of two ways was taken, and it need not say
 * that there was none of something: where the rules leave nothing, no one is asked.
 */
const areAlike = (told, wanted) => told.seat === wanted.seat && told.form === wanted.form &&
  Object.entries(wanted.parts).every(([slot, value]) =>
    asOne(value) === asOne(told.parts[slot]) || (value === 'none' && !(slot in told.parts)));

/** Whether a play says nothing else than another one, though it may say less. */
const isPartOf = (one, other) => one.seat === other.seat && one.form === other.form && one.form !== null &&
  Object.entries(one.parts).every(([slot, value]) => slot in other.parts && saysLess(value, other.parts[slot]));

/** What belongs to no player, as the open row, is listed where the game has it, which may be before what was told. */
const ofNoPlayer = ({ seat }) => seat === null;

/** Whether some plays are the first of others: those of players, and the others. The last may say less yet. */
const isBeginning = (some, all) => [true, false].every((which) => {
  const [few, wanted] = [some, all].map((plays) => plays.filter((one) => ofNoPlayer(one) === which));
  return few.length <= wanted.length && few.every((one, i) =>
    areAlike(one, wanted[i]) || (i === few.length - 1 && isPartOf(one, wanted[i])));
});

/** The number of the first play that is not told yet. */
const firstUntold = (said, wanted) => {
  const left = [...said];
  return wanted.findIndex((one) => {
    const at = left.findIndex((other) => areAlike(other, one));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
};

/** The action after which the plays go on as they should, or null. */
async function actionFor(hand, next, isWanted) {
  const all = next.actions.map((action) => ({ key: `action ${action.id} ${action.words}`, action }));
  const asks = (next.last?.asks ?? []).flatMap((slot) =>
    slot.options.map((action) => ({ key: `${slot.id} ${action.value}`, action })));
  const instead = (next.last?.instead ?? []).map((action) => ({ key: `instead ${action.value}`, action }));
  for (const { key, action } of [...all, ...asks, ...instead]) {
    if (!action.writes || !(await hand.has(key))) continue;
    if (await isWanted(action.writes)) return key;
  }
  return null;
}

/** Whether the plays go on as they should after an edit, and none of the first ones is lost by it. */
async function leads(edit, wanted, first, hand, ask) {
  const { plays } = await ask('plays', edited(await hand.text(), edit));
  const said = sayings(plays ?? []);
  const left = firstUntold(said, wanted);
  return isBeginning(said, wanted) && (left < 0 || left >= first);
}

/** The form that asks for a play. Who acts for a card may be another player than the one whose turn it is. */
async function formFor(next, { form: id, seat, slots }, isWanted, hand) {
  const forms = next.forms.filter((one) => one.id === id);
  const own = forms.find((one) => one.seat === seat || one.seat === null || seat === null);
  if (own || forms.length === 0) return own;
  const choices = JSON.stringify({ seat: forms[0].seat, form: id, slots });
  const { writes } = await hand.ask('sentence', { choices });
  return writes && (await isWanted(writes)) ? forms[0] : undefined;
}

/** Chooses what else the last play may have been, if it was. */
async function correctLast(hand, isWanted) {
  const { last } = await hand.ask('next');
  const action = await actionFor(hand, { last: { ...last, asks: [] }, actions: [] }, isWanted);
  if (action !== null) await hand.key(action);
  return action !== null;
}

/** An action opens the form of a play. */
async function open(hand, { id, words, slots: chosen }, form, slots) {
  await hand.key(`action ${id} ${words}`);
  const { slots: asked } = await hand.ask('sentence', { choices: JSON.stringify({ seat: form.seat, form: form.id,
    slots: chosen }) });
  await hand.answer({ ...form, slots: asked }, slots);
}

/**
 * Tells a session, from what the record says so far.
 * @param hand that taps
 * @param plays as `plays` lists them in the session that is told
 * @param between is called before each play, with its number from 0
 */
export async function retell(hand, plays, ask, between = async () => {}) {
  const wanted = sayings(plays);
  const tellable = plays.filter(({ ruling }) => ruling !== 'void');
  let saidNow = sayings((await ask('plays', await hand.text())).plays);
  for (let told = -1, at; (at = firstUntold(saidNow, wanted)) >= 0;) {
    // Not while the last play is told in part.
    if (saidNow.length > told && saidNow.length <= at) await between(told = saidNow.length);
    const next = await hand.ask('next');
    assert.equal(next.error, undefined, next.error?.words);
    const { form: id, seat, slots } = tellable[at];
    const isWanted = (edit) => leads(edit, wanted, at, hand, ask);
    const form = await formFor(next, tellable[at], isWanted, hand);
    const opener = next.actions.find((one) => one.form === id && !one.writes && (form || next.seat === seat));
    const action = await actionFor(hand, next, isWanted);
    if (action !== null) await hand.key(action);
    else if (opener) await open(hand, opener, form ?? { id, seat, slots: [] }, slots);
    else if (form) await hand.answer(form, slots);
    else await compose(hand, { seat, id, slots });
    const { plays: now } = await ask('plays', await hand.text());
    let said = sayings(now);
    // One tap told it as it mostly is: as it was is beside the last line.
    if (!isBeginning(said, wanted) && (await correctLast(hand, isWanted)))
      said = sayings((await ask('plays', await hand.text())).plays);
    assert.ok(isBeginning(said, wanted), `told: ${said.slice(-3).map(asOne).join('\n  ')}\nwanted: ${
      wanted.slice(said.length - 3, said.length).map(asOne).join('\n  ')}\nafter\n${(await hand.text()).slice(-600)}`);
    const text = (await hand.text()).slice(-600);
    assert.notDeepEqual(said, saidNow, `'${wanted[at].words}' was not written\nafter\n${text}`);
    saidNow = said;
  }
}

/** A caravan is asked for by a name of its own, and its cards are what is paid. */
const asComposed = ({ paid, cards, ...slots }) => {
  const [, n] = /^caravan (\d+)$/.exec(paid) ?? [];
  return n === undefined ? { ...slots, ...(paid && { paid }), ...(cards && { cards }) }
    : { ...slots, how: 'caravan', paid: cards ?? Number(n) };
};

/** Something else happened. */
export async function compose(hand, { seat, id, slots }) {
  await hand.key('else');
  const now = await hand.tab.evaluate(() => document.querySelector('.who .fig')?.getAttribute('aria-label'));
  const { players, else: kinds } = await hand.ask('next');
  if (seat !== null && players[seat].name !== now) await hand.key(`seat ${seat}`);
  if (kinds.filter((one) => one.id !== 'note').length > 1) await hand.key(`kind ${id}`);
  const form = await hand.ask('sentence', { choices: JSON.stringify({ seat, form: id, slots: {}, free: true }) });
  await hand.answer(form, asComposed(slots), true);
}
