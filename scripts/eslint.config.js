import eslint from '@eslint/js';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { readCatalogue } from './catalogue.mjs';

/** Rooms that run in Node and in workers too. */
const withoutDom = ['cards', 'rules', 'solver', 'session', 'keeping', 'words', 'game', 'poster'];

const domNames = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'customElements',
  'Element',
  'HTMLElement',
  'ShadowRoot',
  'Node',
  'Event',
  'CustomEvent',
  'requestAnimationFrame',
  'getComputedStyle',
  'matchMedia',
];

const domTypes = {
  selector: `TSTypeReference > Identifier[name=/^(${domNames.join('|')})$/]`,
  message: 'This room has no DOM.',
};

/** A comparison with one role says nothing to the compiler when there is a new one. */
const namedRole = {
  selector:
    'BinaryExpression[operator=/^[!=]==$/] > Literal[value=/^(foundation|tableau|stock|waste|turned)$/]',
  message: 'Ask for a trait of the role (ROLES), or use a Record of roles.',
};

/** The policy of a page may forbid styles that are written into an element. */
const styleAttribute = [
  'ObjectExpression > Property[key.name="style"]',
  'CallExpression[callee.property.name="setAttribute"] > Literal[value="style"]',
  'TemplateElement[value.raw=/ style="?$/]',
  'TemplateElement[value.raw=/ style=["\']?[a-z]/]',
].map((selector) => ({
  selector,
  message:
    'Many pages forbid style attributes (style-src): use a class, an attribute, or element.style.',
}));

const games = (await readCatalogue()).map(({ id }) => id);

const litRecommended = /** @type {any} */ (lit.configs)['flat/recommended'];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'storybook-static/',
      '.cache/',
      'coverage/',
      'site/',
      'test/pictures/',
      'types/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'object-shorthand': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      // TypeScript knows the names, and with noUnusedLocals also which of them are unused.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowTaggedTemplates: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // An interface of a class's name lists the properties that Lit makes from a table.
      '@typescript-eslint/no-unsafe-declaration-merging': 'off',
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      // `import { type T }` keeps the module in the bundle; `import type { T }` does not.
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'stories/**/*.ts'],
    plugins: { lit, 'lit-a11y': litA11y },
    extends: [wc['flat/best-practice'], litRecommended],
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
    rules: {
      'lit/lifecycle-super': 'error',
      'lit/no-classfield-shadowing': 'error',
      'lit/no-this-assign-in-render': 'error',
      'lit/no-invalid-escape-sequences': 'error',
      'lit/attribute-names': 'off',
      // Blocked under a strict content security policy.
      'lit/ban-attributes': ['error', 'style'],
      'lit/prefer-static-styles': 'error',
      'lit/value-after-constraints': 'error',
      'wc/guard-super-call': 'off',
      'wc/guard-define-call': 'off',
      'wc/max-elements-per-file': 'off',
      'wc/no-exports-with-element': 'off',
      'wc/expose-class-on-global': 'off',
      'wc/file-name-matches-element': 'off',
      'wc/tag-name-matches-class': 'off',
      'wc/no-method-prefixed-with-on': 'off',
      'wc/no-constructor': 'off',
      'wc/define-tag-after-class-definition': 'off',
      'lit-a11y/alt-text': 'error',
      'lit-a11y/aria-attr-valid-value': 'error',
      'lit-a11y/aria-attrs': 'error',
      'lit-a11y/aria-role': 'error',
      'lit-a11y/aria-unsupported-elements': 'error',
      'lit-a11y/iframe-title': 'error',
      'lit-a11y/list': 'error',
      'lit-a11y/no-access-key': 'error',
      'lit-a11y/no-autofocus': 'error',
      'lit-a11y/no-redundant-role': 'error',
      'lit-a11y/role-has-required-aria-attrs': 'error',
      'lit-a11y/role-supports-aria-attr': 'error',
      'lit-a11y/tabindex-no-positive': 'error',
      'lit-a11y/valid-lang': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['lit/directives/style-map.js', 'lit/directives/unsafe-*.js'],
              message: 'Blocked under a strict content security policy or Trusted Types.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
          property,
          message: 'Blocked under Trusted Types.',
        })),
        // TypeScript has them in one library with findLast, which all browsers of browserslist know.
        ...['toReversed', 'toSorted', 'toSpliced'].map((property) => ({
          property,
          message: 'Chromium 109 lacks it.',
        })),
        {
          property: 'getItem',
          message: 'Use readText of keeping/storage.ts: a page’s storage can return anything.',
        },
      ],
    },
  },
  {
    files: [...withoutDom.map((room) => `src/${room}/**/*.ts`), 'src/play.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...domNames.map((name) => ({ name, message: 'This room has no DOM.' })),
      ],
      // As types they are no globals to the rule above.
      'no-restricted-syntax': ['error', domTypes],
    },
  },
  {
    files: ['rules/contract', 'solver', 'session', 'keeping', 'game'].map(
      (room) => `src/${room}/**/*.ts`,
    ),
    rules: { 'no-restricted-syntax': ['error', domTypes, namedRole] },
  },
  {
    files: ['embed', 'builder'].map((room) => `src/${room}/**/*.ts`),
    rules: { 'no-restricted-syntax': ['error', namedRole] },
  },
  {
    files: ['controls', 'element', 'tags'].map((room) => `src/${room}/**/*.ts`),
    rules: { 'no-restricted-syntax': ['error', namedRole, ...styleAttribute] },
  },
  {
    files: ['src/board/layouts/**/*.ts', 'src/daily/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...styleAttribute] },
  },
  {
    files: ['src/board/**/*.ts'],
    ignores: ['src/board/layouts/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...styleAttribute,
        ...games.flatMap((game) =>
          [`Literal[value="${game}"]`, `TemplateElement[value.cooked="${game}"]`].map(
            (selector) => ({
              selector,
              message: 'The board knows no game by name; that belongs in board/layouts.',
            }),
          ),
        ),
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
    },
  },
);
