// node bundle.mjs WASM PACKAGES OUTPUT: the page, OUTPUT/elfref.html, which works alone; and OUTPUT/site, the same for
// a host of files, from where it is installed to a phone's home screen. PACKAGES is where npm put what package.json
// names. The same sources make the same bytes. Prints what the page is made of.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadElfref } from '../wasm/elfref.mjs';
import { icon } from './icon.mjs';
import { lettersOf } from './src/packed.js';

const [wasm, packages, output] = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');
const { build, transform } = createRequire(join(packages, 'package.json'))('esbuild');
const source = (name) => readFileSync(join(here, 'src', name), 'utf8');
/** Packed as gzip packs, by who takes more time for fewer bytes. */
const gzipped = (bytes) => {
  const unpacked = join(output, 'unpacked');
  mkdirSync(output, { recursive: true });
  writeFileSync(unpacked, bytes);
  const packed = execFileSync('zopfli', ['-c', unpacked], { maxBuffer: 2 ** 26 });
  rmSync(unpacked);
  return packed;
};
const hashOf = (text) => createHash('sha256').update(text).digest('base64');

/** A module with all that it imports, as one script, which gives what it exports a name; and the packages in it. */
async function bundled(name, globalName) {
  const { outputFiles: [script], metafile } = await build({
    entryPoints: [join(here, 'src', name)],
    absWorkingDir: root,
    nodePaths: [join(packages, 'node_modules')],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName,
    charset: 'utf8',
    logOverride: { 'package.json': 'silent' }, // that of a package is none of ours
    target: ['chrome111', 'firefox115', 'safari16.4'],
  });
  const text = script.text.trimEnd();
  if (/<\/script|<!--/i.test(text)) throw new Error(`${name} holds what no script of a page may hold`);
  const used = Object.keys(metafile.inputs).flatMap((path) =>
    /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return { text, used };
}

/** What must be given with the page, of the referee and of the packages in the script: what they are, and the texts. */
function noticesOf(used) {
  const packed = used.map((name) => {
    const folder = join(packages, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { title: `${name} ${version}`, license, text: readFileSync(join(folder, 'LICENSE'), 'utf8').trim() };
  });
  const ofReferee = readFileSync(join(dirname(wasm), 'notices.txt'), 'utf8');
  const end = ofReferee.indexOf('\n\n', ofReferee.indexOf('It contains code of')) + 1;
  const rows = packed.map(({ title, license }) => `  ${title.padEnd(40)} ${license}\n`).join('');
  const texts = packed.map(({ title, text }) => `\n${title}\n${'='.repeat(title.length)}\n\n${text}\n`).join('');
  return { head: ofReferee.slice(0, end) + rows, texts: ofReferee.slice(end) + texts };
}

/** Records to begin with: what each is, the catalogues say. */
const examples = [
  ['elfenland/sessions/three-players-full.yaml', 'Elfenland', 'screen-example-full'],
  ['elfenland/sessions/three-players-minimal.yaml', 'Elfenland', 'screen-example-short'],
  ['elven-rage/sessions/three-players-lord-of-dragons-public.yaml', 'Elven Rage', 'screen-example-three'],
  ['master-elf/sessions/three-players-won-full.yaml', 'Master Elf', 'screen-example-three'],
].map(([path, game, what]) => ({
  name: path.split('/').at(-1),
  game,
  what,
  text: readFileSync(join(root, 'records', path), 'utf8').replace(/^# yaml-language-server:.*\n/, ''),
}));

const code = readFileSync(wasm);
const referee = await loadElfref(code);
const look = referee.ask({ ask: 'look' });
// The page of a replay is shown within this one, whose policy must let its script run.
const replay = referee.ask({ ask: 'page', record: examples[0].text });
const [, hashOfReplay] = /script-src '(sha256-[^']+)'/.exec(replay);
const [, version] = /project\(elfref VERSION ([\d.]+)/.exec(readFileSync(join(root, 'CMakeLists.txt'), 'utf8'));

const main = await bundled('main.js');
const editor = await bundled('editor.js', 'elfrefEditor');
const worker = await bundled('worker.js');
// The picture of a session is drawn here as there.
const [, pictures] = /\n(\/\* The picture\. \*\/\n[^]*?)\n\/\* The time line\. \*\//.exec(
  readFileSync(join(root, 'lib/elfref/core/pages/replay/style.css'), 'utf8'));
const notices = noticesOf([...new Set([...main.used, ...editor.used, ...worker.used])].sort());
const style = (await transform(look + pictures + source('style.css'), { loader: 'css', minify: true })).code.trim();
// What the first screen does without.
const packed = Object.fromEntries(Object.entries({
  referee: code,
  editor: editor.text,
  examples: JSON.stringify(Object.fromEntries(examples.map(({ name, text }) => [name, text]))),
  notices: notices.texts,
}).map(([name, part]) => [name, lettersOf(gzipped(part))]));
// What the page says, in each language. Of the texts of replays, the modules that are used here say only some.
const markup = source('page.html');
const isSaid = ([id]) =>
  main.text.includes(id) || editor.text.includes(id) || markup.includes(id) || /^(range|list-|screen-)/.test(id);
const languages = ['en', 'ru', 'de', 'it', 'ja'];
const texts = Object.fromEntries(languages.map((lang) => {
  const { language, texts: all, english } = JSON.parse(referee.ask({ ask: 'texts', lang }));
  return [language, { language, texts: Object.fromEntries(Object.entries(all).filter(isSaid)), english }];
}));
// The first screen shows the games before the referee is there.
const games = Object.fromEntries(languages.map((lang) => [lang, JSON.parse(referee.ask({ ask: 'begin', lang })).games
  .map(({ game, words, about, symbol, players }) => ({ game, words, about, symbol, players }))]));
const english = texts.en.texts;
const escaped = (text) => text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const data = JSON.stringify({
  version,
  worker: worker.text,
  examples: examples.map(({ name, game, what }) => ({ name, game, what })),
  texts,
  games,
}).replace(/[<>&]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
const policy = (more) => [
  "default-src 'none'",
  `script-src 'sha256-${hashOf(main.text)}' 'sha256-${hashOf(editor.text)}' '${hashOfReplay}' 'wasm-unsafe-eval'`,
  "style-src 'unsafe-inline'",
  `worker-src blob:${more.worker}`,
  'frame-src blob:',
  `img-src data:${more.image}`,
  ...more.rest,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The text with an id, in English. */
function inEnglish(id) {
  if (english[id] === undefined) throw new Error(`page.html names ${id}, which is no text`);
  return escaped(english[id]);
}

/** The template in English; it keeps which texts these are, so that the page can say them in another language. */
const template = markup
  .replace(/([\w-]+)="@say:([\w-]+)@"/g, (_, name, id) => `${name}="${inEnglish(id)}" data-say-${name}="${id}"`)
  .replace(/>@say:([\w-]+)@/g, (_, id) => ` data-say="${id}">${inEnglish(id)}`);
/** Each language says a text, one after the other. */
const inEach = (element, id) => Object.entries(texts)
  .map(([tag, { texts: own }]) => element(tag, escaped(own[id]))).join('\n');

/** The page, with what its head says besides. */
function page(head, more) {
  const parts = {
    policy: policy(more), head, style, data, script: main.text,
    languages: inEach((tag, name) => `<option value="${tag}" lang="${tag}">${name}</option>`, 'screen-this-language'),
    'needs-script': inEach((tag, words) => `<p class="told" lang="${tag}">${words}</p>`, 'screen-needs-script'),
    libraries: notices.head.replace(/[<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`),
    packed: Object.entries(packed).map(([name, letters]) =>
      `<script type="text/plain" id="packed-${name}">${letters}</script>`).join('\n'),
  };
  return template.replace(/@(policy|head|style|packed|data|script|libraries|languages|needs-script)@/g,
    (_, part) => parts[part]);
}

rmSync(output, { recursive: true, force: true });
mkdirSync(join(output, 'site'), { recursive: true });
const alone = page('', { worker: '', image: '', rest: [] });
writeFileSync(join(output, 'elfref.html'), alone);

const links = '<link rel="manifest" href="manifest.webmanifest">\n<link rel="icon" href="icon-192.png">\n' +
  '<link rel="apple-touch-icon" href="icon-192.png">\n';
const site = {
  'index.html': page(links, { worker: " 'self'", image: " 'self'", rest: ["manifest-src 'self'"] }),
  'manifest.webmanifest': source('manifest.webmanifest'),
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
};
writeFileSync(join(output, 'site', 'notices.txt'), notices.head + notices.texts); // to read; the page has them too
const whole = createHash('sha256');
for (const file of Object.values(site)) whole.update(file);
const cache = `elfref-${whole.digest('hex').slice(0, 16)}`;
site['service-worker.js'] = source('service-worker.js')
  .replace('@cache@', cache).replace("'@files@'", Object.keys(site).map((name) => `'${name}'`).join(', '));
for (const [name, file] of Object.entries(site)) writeFileSync(join(output, 'site', name), file);

const kilobytes = (text) => `${(Buffer.byteLength(text) / 1000).toFixed(0)} kB`;
console.log([
  `${relative(process.cwd(), join(output, 'elfref.html'))}: ${kilobytes(alone)}`,
  `  referee, with all games and the page of replays: ${kilobytes(packed.referee)} (${kilobytes(code)} unpacked)`,
  `  editor: ${kilobytes(packed.editor)} (${kilobytes(editor.text)} unpacked)`,
  `  script: ${kilobytes(main.text)}; look: ${kilobytes(style)}; data (texts, cards of games, worker): ${
    kilobytes(data)}`,
  `  examples: ${kilobytes(packed.examples)}; notices: ${kilobytes(packed.notices)}`,
].join('\n'));
