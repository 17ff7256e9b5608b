// What a linter holds of the script of the page and of these tests. The rules are named here, not taken from a preset:
// so a newer linter finds nothing new in code that nobody touched.
const errors = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']));

const rules = {
  ...errors('array-callback-return', 'constructor-super', 'for-direction', 'getter-return', 'no-async-promise-executor',
    'no-class-assign', 'no-compare-neg-zero', 'no-cond-assign', 'no-const-assign', 'no-constant-binary-expression',
    'no-constant-condition', 'no-debugger', 'no-dupe-args', 'no-dupe-class-members', 'no-dupe-else-if', 'no-dupe-keys',
    'no-duplicate-case', 'no-duplicate-imports', 'no-empty', 'no-ex-assign', 'no-fallthrough', 'no-func-assign',
    'no-import-assign', 'no-inner-declarations', 'no-invalid-regexp', 'no-irregular-whitespace',
    'no-loss-of-precision', 'no-misleading-character-class', 'no-self-assign', 'no-self-compare', 'no-setter-return',
    'no-sparse-arrays', 'no-this-before-super', 'no-undef', 'no-unreachable', 'no-unreachable-loop',
    'no-unsafe-finally', 'no-unsafe-negation', 'no-unsafe-optional-chaining', 'no-unused-private-class-members',
    'no-useless-backreference', 'use-isnan', 'valid-typeof'),
  ...errors('no-caller', 'no-delete-var', 'no-eval', 'no-extend-native', 'no-implied-eval', 'no-new-func',
    'no-octal-escape', 'no-param-reassign', 'no-redeclare', 'no-return-assign', 'no-sequences', 'no-shadow',
    'no-throw-literal', 'no-unused-expressions', 'no-useless-catch', 'no-useless-escape', 'no-useless-return', 'no-var',
    'no-void', 'no-with', 'object-shorthand', 'prefer-const', 'prefer-rest-params', 'prefer-spread', 'prefer-template'),
  eqeqeq: ['error', 'always'],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  'max-lines': ['error', 600],
  'max-len': ['error', { code: 120 }],
};

// Nothing of the page may write markup that came from a record, nor ask for anything outside of the file.
const page = {
  'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'event', 'name'],
  'no-restricted-properties': ['error', { object: 'document', property: 'write' },
    { object: 'document', property: 'cookie' }],
};

const named = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
// In the page the checker of types knows what is defined; tests have functions that run in a page.
const inPages = named('document', 'getComputedStyle', 'innerHeight', 'innerWidth', 'location', 'window',
  'requestAnimationFrame', 'KeyboardEvent');
const inNode = named('Buffer', 'URL', 'console', 'performance', 'process', 'setTimeout');

export default [
  { files: ['lib/**/*.js'], rules: { ...rules, ...page, 'no-undef': 'off' } },
  { files: ['tests/**/*.mjs'], rules, languageOptions: { globals: { ...inNode, ...inPages } } },
];
