import js from '@eslint/js';
import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

const source = ['**/*.{ts,tsx}'];

/** Scripts run on the same Node as this file, and some of their functions in a page. */
const scriptGlobals = Object.fromEntries(
  [...Object.getOwnPropertyNames(globalThis), 'localStorage', 'navigator'].map((name) => [name, 'readonly']),
);

/**
 * Linted without types, which takes half the time: the type checker still checks them, and they run. A missing `await`
 * is found by the rules of Storybook and by `notAwaited`.
 */
const runAsTests = ['**/*.{test,stories,states,samples}.{ts,tsx}'];

const asHtml = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Text from outside is text: render it as a child, never as HTML.',
};

const forItsEffect = {
  selector: 'ImportDeclaration[specifiers.length=0][source.value=/^\\./]:not([source.value=/\\.css$/])',
  message:
    'The packages are marked free of side effects: the bundler drops a module nothing is taken from (docs/testing.md). Import a name that is used.',
};

/** What is there at times only: an element, another element or none, a list. */
const CONDITIONAL =
  ':matches(LogicalExpression[operator="&&"], ConditionalExpression:has(> :matches(JSXElement, JSXFragment, Literal[raw="null"])), CallExpression[callee.property.name="map"], Identifier[name="icon"])';
const TEXT =
  ':matches(TemplateLiteral, BinaryExpression[operator="+"], Identifier[name=/^(label|title|text|name|time)$/], MemberExpression[property.name=/^(label|title|text|name|time)$/], ConditionalExpression:has(> Identifier[name="children"]))';
const textBesideConditional = {
  selector: [
    `:matches(JSXElement, JSXFragment):has(> JSXText[value=/\\S/]) > JSXExpressionContainer > ${CONDITIONAL}`,
    `JSXExpressionContainer:has(> ${TEXT}) ~ JSXExpressionContainer > ${CONDITIONAL}`,
    `JSXExpressionContainer:has(> ${CONDITIONAL}) ~ JSXExpressionContainer > ${TEXT}`,
    'JSXExpressionContainer:has(> Identifier[name="icon"]) ~ JSXExpressionContainer > Identifier[name="children"]',
    'JSXFragment > JSXText[value=/\\S/]',
  ].join(', '),
  message:
    'Give the text an element of its own: a page translator replaces it, and React then fails to remove it or to insert before it.',
};

const pathOfFileUrl = {
  selector:
    ':matches(MemberExpression[property.name="pathname"], VariableDeclarator:has(ObjectPattern > Property[key.name="pathname"])) > NewExpression[callee.name="URL"]:has(MetaProperty)',
  message:
    'The pathname of a file URL is percent-encoded: use fileURLToPath, or a folder with a space or an umlaut is not found.',
};

const notAwaited = {
  selector: 'ExpressionStatement > CallExpression[callee.name=/^(allSettled|waitFor)$/]',
  message: 'Await it, or the test ends before it.',
};

/** For every file: a later `no-restricted-syntax` replaces an earlier one. */
const everywhere = [pathOfFileUrl];

const bareCross = {
  selector:
    'JSXElement[openingElement.name.name="button"]:not(:has(> JSXElement[openingElement.name.name!="X"])) > JSXElement[openingElement.name.name="X"]',
  message: 'What a cross closes, an IconButton closes (docs/ui-kit.md).',
};

/** A number of the specification in a text, a constant or a field's bounds. */
const NUMBER_IN_TEXT =
  '/₦\\d|\\d[\\d,.]*( more)?[ -]?(minute|second|hour|day)|(up to|after|within) \\d|minute and a half/i';
const numberOfTheSpecification = {
  selector: [
    `JSXText[value=${NUMBER_IN_TEXT}]`,
    `Literal[value=${NUMBER_IN_TEXT}]`,
    `TemplateElement[value.raw=${NUMBER_IN_TEXT}]`,
    'VariableDeclarator[id.name=/_(MS|SECONDS|MINUTES|HOURS|DAYS|NGN|USD|ITEMS|UNSCROLLED)$/][init.type="Literal"]',
    // The end of a progress bar is a scale.
    'JSXOpeningElement:not([name.name="progress"]) > JSXAttribute[name.name=/^(min|max|step|minLength|maxLength)$/] Literal[value>0]',
  ].join(', '),
  message: 'Numbers of the specification come as `limits` (decision 0001): packages/ui/src/limits.ts.',
};

const browserGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'WebSocket',
  'XMLHttpRequest',
  'self',
].map((name) => ({
  name,
  message:
    'The domain touches no browser object: declare a port in domain/src/lib/ports.ts and let the app supply it.',
}));

const browserStorage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
  name,
  message:
    'What is stored is declared in domain/src/lib/storage and reaches the browser through its adapter.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-*/**',
      '**/reports/**',
      '**/.stryker/**',
      '**/test-results/**',
      '**/coverage/**',
      '**/.turbo/**',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: scriptGlobals } },
  { rules: { 'no-restricted-syntax': ['error', ...everywhere] } },
  {
    files: runAsTests,
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', ignoreRestSiblings: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: source,
    ignores: runAsTests,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program for everything, or for a few files those of their packages (scripts/check.mjs).
        ...(process.env['LINT_FEW_FILES'] ? { projectService: true } : { project: './tsconfig.lint.json' }),
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // `_` marks an unused argument; `{ a, ...rest }` is the usual way to omit `a`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', ignoreRestSiblings: true }],
      // Numbers in a template are plain text; only objects and unknowns are mistakes.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` is the usual way to write a handler.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An Effector error is tagged data, not an Error (domain/api/api-error).
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      // `void` is the type of a unit without a payload.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // There is no enum (erasableSyntaxOnly), and the two classes have nothing in common.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['apps/dashboard/{e2e,deploy}/**'],
    rules: {
      // `expect(object.method)` does not call the method.
      '@typescript-eslint/unbound-method': 'off',
      // A fixture of Playwright's that needs no other.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['packages/domain/src/**/*.ts', 'apps/dashboard/src/**/*.{ts,tsx}'],
    ignores: runAsTests,
    plugins: { effector },
    rules: {
      ...effector.configs.recommended.rules,
      ...effector.configs.scope.rules,
      ...effector.configs.patronum.rules,
      ...effector.configs.future.rules,
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, asHtml, textBesideConditional],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
    },
  },
  { files: ['**/*.tsx'], ignores: runAsTests, extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        asHtml,
        textBesideConditional,
        forItsEffect,
        bareCross,
      ],
    },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{stories,states,samples,test}.{ts,tsx}', '**/story-kit/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        asHtml,
        textBesideConditional,
        forItsEffect,
        bareCross,
        numberOfTheSpecification,
      ],
    },
  },
  {
    // The models that act without their screen start here and some export nothing, and the tests' harness opens them
    // all; the domain's package.json marks its features as having effects, so the bundler keeps them.
    files: ['packages/domain/src/{workspace/workspace-opened,testing/harness/opened-*}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    files: ['apps/dashboard/src/**/*.tsx'],
    ignores: runAsTests,
    plugins: { effector },
    rules: effector.configs.react.rules,
  },
  ...storybook.configs['flat/recommended'],
  {
    files: runAsTests,
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, asHtml, forItsEffect, bareCross, notAwaited],
    },
  },
  {
    files: ['packages/domain/src/**'],
    rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
  },
  {
    files: ['{apps/dashboard,packages/ui}/src/**/*.{ts,tsx}'],
    // The theme is applied before any other script, and a checkout window marks itself.
    ignores: [...runAsTests, '**/{browser,boot,testing}/**', '**/checkout-window.ts'],
    rules: { 'no-restricted-globals': ['error', ...browserStorage] },
  },
);
