// What the page says is in its catalogues, with the arguments that it gives; and nothing else is in them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../browser/packages.mjs';

/** The arguments of each text of a catalogue in English, by id. */
function textsOf(path) {
  const all = new Map();
  for (const message of readFileSync(join(root, path), 'utf8').split(/^(?=[a-z][a-z0-9-]* =)/m)) {
    const [, id, text] = /^([a-z][a-z0-9-]*) =([^]*)/.exec(message.replace(/^#.*/gm, '')) ?? [];
    if (id) all.set(id, [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort());
  }
  return all;
}

/** The names of what is given to a text: `player, why: whyOf(error)`. */
function namesIn(given) {
  let bare = given;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return bare.split(',').map((one) => one.split(':')[0].trim()).filter(Boolean).sort();
}

/** What is wrong with what some sources say of two catalogues, the first of which is said in full. */
export function wrongIn(sources, own, shared) {
  const wrong = [];
  const said = new Set([...sources.matchAll(/["'](screen-[\w-]+)["']|@say:([\w-]+)@/g)].map(([, a, b]) => a ?? b));
  for (const id of said) if (!own.has(id) && !shared.has(id)) wrong.push(`${id}: there is no such text`);
  for (const id of own.keys()) if (!said.has(id)) wrong.push(`${id}: nothing says it`);
  for (const [, id, given] of sources.matchAll(/\bsay\("([\w-]+)"(?:,\s*\{([^{}]*)\})?\)/g)) {
    const wanted = own.get(id) ?? shared.get(id);
    if (String(wanted) !== String(namesIn(given ?? ''))) wrong.push(`${id}: other arguments are given`);
  }
  return wrong;
}

export async function texts(tally) {
  const folder = join(root, 'tools', 'page');
  const modules = readdirSync(join(folder, 'src')).map((name) => join(folder, 'src', name));
  const files = [join(folder, 'bundle.mjs'), ...modules];
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const own = new Map(['screen', 'recorder'].flatMap((name) => [...textsOf(`tools/page/words/en/${name}.ftl`)]));
  const shared = textsOf('lib/elfref/core/pages/words/en/replay.ftl');
  await tally.check('the page says its catalogue', () => assert.deepEqual(wrongIn(sources, own, shared), []));
  await tally.check('a text that is missing, left over or given something else is found', () => {
    const changed = sources.replaceAll('"screen-undo"', '"screen-unmake"').replaceAll('@say:screen-licences@', '')
      .replace('say("screen-only-how-many", { number ', 'say("screen-only-how-many", { many ');
    assert.deepEqual(wrongIn(changed, own, shared).sort(), ['screen-licences: nothing says it',
      'screen-only-how-many: other arguments are given', 'screen-undo: nothing says it',
      'screen-unmake: other arguments are given', 'screen-unmake: there is no such text']);
  });
}
