// A page, visited.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './packages.mjs';
import { settled } from './reading.mjs';

/** Nothing was complained of, and nothing asked for that is not in the file. */
export function silent(tab) {
  assert.deepEqual(tab.complaints, [], 'what the browser complains of');
  assert.deepEqual(tab.requests, [], 'what the page asks for');
}

/** Opens a page for one who reads it so (width, height, dark, still), and lets `test` try it; it makes no noise. */
export async function visit(browser, url, reader, test) {
  const tab = await browser.tab(reader);
  try {
    await tab.open(url);
    await test(tab);
    silent(tab);
  } finally {
    await tab.close();
  }
}

/** A picture of what is seen, kept to be looked at. */
export async function picture(tab, name, fullPage = false) {
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  const path = join(pictures, `${name}-${tab.browser}.png`);
  await tab.evaluate(settled);
  await tab.screenshot(path, fullPage);
  const size = readFileSync(path).length;
  assert.ok(size > 10000, `${path} holds ${size} bytes: is there anything to be seen?`);
}
