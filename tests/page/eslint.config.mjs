// The rules are those of tests/browser; what is defined is another matter here and there.
import all from '../browser/eslint.config.mjs';

const [page, tests] = all;
const named = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const inNode = named('Blob', 'Buffer', 'DataView', 'TextDecoder', 'TextEncoder', 'URL', 'WebAssembly', 'console',
  'performance', 'process', 'setTimeout');
const inPages = named('DOMException', 'DOMPoint', 'DOMRect', 'MessageChannel', 'localStorage', 'navigator');

export default [
  { ...page, files: ['tools/page/src/*.js'], ignores: ['**/service-worker.js'] },
  { ...tests, files: ['tests/**/*.mjs', 'tools/page/*.mjs', 'tools/wasm/*.mjs'],
    languageOptions: { globals: { ...tests.languageOptions.globals, ...inNode, ...inPages } } },
];
