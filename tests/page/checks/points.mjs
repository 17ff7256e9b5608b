// Where a record can go on: every line of every record stands where the lines before it let it stand.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../browser/packages.mjs';

/** A module of the page, which Node would not take for one by its name. */
async function moduleOf(path) {
  const text = readFileSync(join(root, path), 'utf8');
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

const sessions = () => ['elfenland', 'elven-rage', 'master-elf'].flatMap((game) =>
  readdirSync(join(root, 'records', game, 'sessions')).map((file) => join(root, 'records', game, 'sessions', file)));

/** How a line begins: its indentation and its first dash. */
const beginningOf = (line) => /^ *(- )?/.exec(line)[0];
/** How many brackets of some lines are open. */
const openIn = (lines) => {
  const bare = lines.join('\n').replace(/#.*|"[^"]*"/g, '');
  return bare.split(/[[{]/).length - bare.split(/[\]}]/).length;
};

export async function points(tally) {
  const { pointsOf, written } = await moduleOf('tools/page/src/points.js');
  await tally.check('a record can go on wherever one does', () => {
    let tried = 0;
    for (const file of sessions()) {
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      lines.forEach((line, i) => {
        const before = lines.slice(0, i);
        if (i === 0 || /^\s*(#|$|---)/.test(line) || openIn(before) > 0 || openIn([line]) < 0) return;
        // What goes on with the words of the line before, and the first line below a key, which may stand as far right
        // as it likes.
        const above = before.findLast((one) => !/^\s*(#|$)/.test(one))?.replace(/\s#.*/, '').trimEnd() ?? '';
        if (above === '' || above.endsWith(':') || !/[:-]( |$)/.test(line)) return;
        const text = `${before.join('\n')}\n`;
        const ways = pointsOf(text);
        ++tried;
        assert.ok(ways.some((point) => point.before === `\n${beginningOf(line)}`),
          `${file}:${i + 1}: '${line}' is none of ${JSON.stringify(ways.map((point) => point.before))}`);
        for (const point of ways) assert.ok(written(text, point, 'x').startsWith(text.slice(0, point.keep)));
      });
    }
    assert.ok(tried > 300, `${tried} lines were tried`);
  });
}
