// Counts tests, and says what is wrong with those that fail.
import { AssertionError } from 'node:assert';

const longest = 3000; // of what is wrong, so many letters are told

export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;

  /** Of the tests those alone are run whose name is like `pattern`. */
  constructor(pattern = '') {
    this.pattern = new RegExp(pattern);
  }

  wants(name) {
    return this.pattern.test(name);
  }

  /** Runs one test: it fails when it throws. */
  async check(name, test) {
    if (!this.wants(name)) return;
    const from = performance.now();
    try {
      await test();
      ++this.passed;
      if (process.env.ELFREF_SHOW_PASSED) console.log(`passed (${Math.round(performance.now() - from)} ms): ${name}`);
    } catch (error) {
      this.fail(name, error);
    }
  }

  fail(name, error) {
    ++this.failed;
    const why = error instanceof AssertionError ? error.message : (error.stack ?? error);
    console.log(`FAILED: ${name}\n  ${String(why).slice(0, longest).replaceAll('\n', '\n  ')}`);
  }

  /** Something could not be tried; with CI=true that is a failure. */
  skip(why) {
    console.log(why);
    if (process.env.CI === 'true') ++this.failed;
    else ++this.skipped;
  }

  /** Says how many; the exit status, which is 77 to CTest where something was left out. */
  report() {
    console.log(`${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`);
    if (this.failed > 0) return 1;
    return this.skipped > 0 ? 77 : 0;
  }
}
