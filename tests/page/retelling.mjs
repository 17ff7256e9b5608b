// Tells a session again by touch: each play of a list of plays, as the library lists them, is tapped where the page
// asks for it, as an answer, as an action, or as something else that happened.
import assert from 'node:assert/strict';

const edited = (text, { from, to, text: words }) => text.slice(0, from) + words + text.slice(to);

/** A record without its plays, and without what it claims after them. */
export const headOf = (text) => text.replace(/^(rounds|turns):[^]*$/m, '$1: []\n');

/** The same for the same values, in whatever order they were chosen. */
const asOne = (value) => JSON.stringify(value, (_, one) => (one !== null && typeof one === 'object' &&
  !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one));

/** What plays say, by their choices (a road has two names), but for those that the table took back. */
const sayings = (plays) => plays.filter(({ ruling }) => ruling !== 'void').map(({ seat, form, slots, words }) =>
  ({ seat, form, words, parts: form === null ? [words] : Object.entries(slots).map(([slot, value]) =>
    asOne([slot, typeof value === 'string' ? value.replace(/@.*/, '') : value])).sort() }));

/** Whether what was told is a play that was wanted; it may say more, as which of two ways was taken. */
const areAlike = (told, wanted) => told.seat === wanted.seat && told.form === wanted.form &&
  wanted.parts.every((part) => told.parts.includes(part));

/** Whether a play says nothing else than another one, though it may say less. */
const isPartOf = (one, other) => one.seat === other.seat && one.form === other.form && one.form !== null &&
  one.parts.every((part) => other.parts.includes(part));

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
async function actionFor(hand, next, wanted, ask) {
  const text = await hand.text();
  const all = next.actions.map((action) => ({ key: `action ${action.id} ${action.words}`, action }));
  const asks = (next.last?.asks ?? []).flatMap((slot) =>
    slot.options.map((action) => ({ key: `${slot.id} ${action.value}`, action })));
  const instead = (next.last?.instead ?? []).map((action) => ({ key: `instead ${action.value}`, action }));
  for (const { key, action } of [...all, ...asks, ...instead]) {
    if (!action.writes || !(await hand.has(key))) continue;
    const { plays } = await ask('plays', edited(text, action.writes));
    const said = sayings(plays ?? []);
    if (isBeginning(said, wanted)) return key;
  }
  return null;
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
    if (saidNow.length > told) await between(told = saidNow.length);
    const next = await hand.ask('next');
    assert.equal(next.error, undefined, next.error?.words);
    const { form: id, seat, slots } = tellable[at];
    const form = next.forms.find((one) => one.id === id && (one.seat === seat || seat === null));
    const action = await actionFor(hand, next, wanted, ask);
    if (action !== null) await hand.key(action);
    else if (form) await hand.answer(form, slots);
    else await compose(hand, { seat, id, slots });
    const { plays: now } = await ask('plays', await hand.text());
    const said = sayings(now);
    assert.ok(isBeginning(said, wanted), `told: ${asOne(said.at(-1))}\nwanted: ${asOne(wanted[at])}`);
    const text = (await hand.text()).slice(-600);
    assert.notDeepEqual(said, saidNow, `'${wanted[at].words}' was not written\nafter\n${text}`);
    saidNow = said;
  }
}

/** Something else happened. */
export async function compose(hand, { seat, id, slots }) {
  await hand.key('else');
  const now = await hand.tab.evaluate(() => document.querySelector('.who .fig')?.getAttribute('aria-label'));
  const { players, else: kinds } = await hand.ask('next');
  if (seat !== null && players[seat].name !== now) await hand.key(`seat ${seat}`);
  if (kinds.filter((one) => one.id !== 'note').length > 1) await hand.key(`kind ${id}`);
  const form = await hand.ask('sentence', { choices: JSON.stringify({ seat, form: id, slots: {}, free: true }) });
  await hand.answer(form, slots);
}
