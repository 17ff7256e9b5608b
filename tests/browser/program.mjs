// What the program makes: pages, and what the library says of the same records.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const limits = { maxBuffer: 1 << 30, encoding: 'utf8' };

export class Program {
  #program;
  #folder = mkdtempSync(join(tmpdir(), 'elfref-pages-'));
  #made = 0;

  constructor(program) {
    this.#program = program;
  }

  /** A new file with this text; its path. */
  file(text, ending = 'yaml') {
    const path = join(this.#folder, `${++this.#made}.${ending}`);
    writeFileSync(path, text);
    return path;
  }

  /** What the program prints. What it finds in a record is no failure. */
  run(...options) {
    return new Promise((resolve, reject) => {
      execFile(this.#program, options, limits, (error, out, complaint) => {
        if (error && (typeof error.code !== 'number' || error.code > 2 || (error.code === 2 && !out && complaint)))
          reject(new Error(`${options.join(' ')}: ${complaint || error.message}`));
        else resolve(out);
      });
    });
  }

  /** The page of a record's file: where it is, and its text. */
  async page(record, ...options) {
    const path = join(this.#folder, `${++this.#made}.html`);
    await this.run('replay', record, ...options, '--html', path);
    return {
      url: pathToFileURL(path).href,
      text: () => readFileSync(path, 'utf8'),
      remove: () => rmSync(path),
    };
  }

  /** The card of a game: where it is. */
  async card(game, language) {
    const path = join(this.#folder, `${++this.#made}.html`);
    await this.run('card', game, '--lang', language, '-o', path);
    return pathToFileURL(path).href;
  }

  /** What the library says of a record's file. */
  async replays(record, ...options) {
    return JSON.parse(await this.run('replay', record, ...options, '--format', 'json')).replays;
  }

  clear() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Where a program is, by the first of its names that is found. */
export function found(...names) {
  for (const name of names) {
    try {
      return execFileSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).trim();
    } catch {
      // the next
    }
  }
  return null;
}
