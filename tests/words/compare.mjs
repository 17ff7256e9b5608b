// compare.mjs PROGRAM: words.js makes the same of messages as the library. PROGRAM prints, for each language, its texts
// and messages with what the library makes of them.
import assert from 'node:assert';
import { execFileSync } from 'node:child_process';
import { words } from '../../lib/elfref/core/pages/replay/words.js';

const [program] = process.argv.slice(2);
const printed = execFileSync(program, { encoding: 'utf8', maxBuffer: 1 << 28 });
const lines = printed.trimEnd().split('\n').map((line) => JSON.parse(line));
const languages = new Map();
const ids = new Set();
let texts = {};
let compared = 0;
let different = 0;
for (const line of lines) {
  if (line.texts) {
    texts = line;
    continue;
  }
  const { language, players, message, text } = line;
  assert.equal(language, texts.language);
  if (!languages.has(language)) languages.set(language, words(language, texts.texts, texts.english, players));
  const said = languages.get(language)(message);
  ids.add(message.id);
  compared += 1;
  if (said === text) continue;
  different += 1;
  if (different > 10) continue;
  console.error(`${language} ${JSON.stringify(message)}\n  library:  ${text}\n  words.js: ${said}`);
}
console.log(`${compared} texts of ${ids.size} messages in ${languages.size} languages; ${different} are different`);
assert.equal(different, 0);
assert.ok(languages.size === 5 && ids.size > 20, 'all languages and messages are tried');
