// The records that pages are tried with.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { records } from './packages.mjs';

const session = join(records, 'sessions', 'three-players-full.yaml');

/** Each file of some folders of the records. */
export const filesOf = (...folders) =>
  folders.flatMap((folder) => readdirSync(join(records, folder)).sort().map((file) => join(records, folder, file)));

/** A text with some words changed, each of which it must hold once. */
function changed(text, changes) {
  let now = text;
  for (const [from, to] of changes) {
    assert.equal(now.split(from).length, 2, `'${from}' in ${session}`);
    now = now.replace(from, () => to);
  }
  return now;
}

/** A whole session with a breach, one that the table ruled void, and a deal of which only the number is known. */
export const irregular = () =>
  changed(readFileSync(session, 'utf8'), [
    ['Parundia: 2 pigs,', 'Parundia: pig,'],
    [
      "pass, John: obstacle on Dag'Amura",
      "pass, John: pig on Yttar-Usselen, ruling: void, John: obstacle on Dag'Amura",
    ],
    ['John: [4 rafts, 3 dragons, elfcycle]', 'John: 8'],
  ]);

/** Names that would break a page, an address or a line, had anybody forgotten to write them as what they are. */
export const hostileNames = {
  Chris: '</script><b>',
  Brandy: '<img src=x onerror="window.broken=1">',
  John: 'A:b/c #1%41?&"\'é 日本 <!-- ]]> \\u003c ${x} <script>',
};

/** A record, by players of other names. */
async function renamed(program, record, names) {
  let text = await program.run('convert', '--to', 'ndjson', program.file(record));
  for (const [name, other] of Object.entries(names))
    text = text.replaceAll(JSON.stringify(name), () => JSON.stringify(other));
  return program.run('convert', '--input', 'ndjson', '--to', 'yaml', program.file(text, 'ndjson'));
}

/** The irregular session, by players of such names. */
export const hostile = (program) => renamed(program, irregular(), hostileNames);

/** The same, by players whose names begin alike: their marks have one, two and three letters. */
export const alike = (program) => renamed(program, irregular(), { Chris: 'Anna', Brandy: 'Annabel', John: 'Ansgar' });

/** Six players, in full detail. */
export const six = (program) => program.run('generate', '--players', '6', '--detail', 'full', '--seed', '20');

/** As much as a sheet may have to hold: six players of long names, and a breach of each. */
export async function crowded(program) {
  const text = await six(program);
  const [deal] = /\n  deal:\n(    .*\n)+/.exec(text);
  const names = ['Anna', 'Boris', 'Chris', 'Dora', 'Emil', 'Fay'];
  const long = Object.fromEntries(names.map((name) => [name, `${name}-Katharina Oberhuber-Wallenstein`]));
  return renamed(program, text.replace(deal, () => deal.replace(/(.)\n/g, (end, last) =>
    last === ':' ? end : `${last} + pig\n`)), long);
}

/** Several records in a file; the second has a breach, the third cannot be read. */
export const several = () =>
  [readFileSync(session, 'utf8'), irregular(), 'game: elfenland\nplayers: [Anna\n', readFileSync(session, 'utf8')]
    .join('\n---\n');

/** A result without plays, one claim of which is refuted. */
export const scoreSheet = `session: {event: Spring Cup, heat: 1, table: 2}
players: [Anna, Boris, Chris]
final: {Anna: {towns: 17, cards: 2}, Boris: {towns: 15, cards: 1}, Chris: {towns: 15, cards: 0}}
result: {Chris: {score: 14}}
winner: Anna
`;

/** Not to be read: a name that nobody has, and a key that nobody knows. */
export const unreadable = () =>
  changed(readFileSync(session, 'utf8'), [
    ['Parundia: 2 pigs,', 'Atlantis: 2 pigs,'],
    ['session: {date', 'sessoin: {date'],
  ]);
