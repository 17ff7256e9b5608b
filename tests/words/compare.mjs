// compare.mjs PROGRAM FOLDER…: words.js makes the same of messages as the library. PROGRAM prints messages with their
// texts; each FOLDER has the catalogues of a room.
import assert from 'node:assert';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../../lib/elfref/core/pages/replay/words.js';

const [program, ...rooms] = process.argv.slice(2);
const filesOf = (folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
const inLanguage = (language) => rooms.map((room) => join(room, language)).filter((folder) => existsSync(folder));
const catalogues = (language) => inLanguage(language).flatMap(filesOf).join('\n');
const english = catalogues('en');
const languages = new Map();
const ids = new Set();
const printed = execFileSync(program, { encoding: 'utf8', maxBuffer: 1 << 28 });
const lines = printed.trimEnd().split('\n').map((line) => JSON.parse(line));
let different = 0;
for (const { language, players, message, text } of lines) {
  if (!languages.has(language)) languages.set(language, words(language, catalogues(language), english, players));
  const said = languages.get(language)(message);
  ids.add(message.id);
  if (said === text) continue;
  different += 1;
  if (different > 10) continue;
  console.error(`${language} ${JSON.stringify(message)}\n  library:  ${text}\n  words.js: ${said}`);
}
console.log(`${lines.length} texts of ${ids.size} messages in ${languages.size} languages; ${different} are different`);
assert.equal(different, 0);
assert.ok(languages.size === 5 && ids.size > 20, 'all languages and messages are tried');
