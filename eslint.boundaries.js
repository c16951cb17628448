import { RULES_BESIDE_FEATURES } from './scripts/quality/rule-modules.mjs';

/**
 * Who may import whom (decision 0001). Each rule says why, so that whoever breaks it learns the design as
 * well.
 */

/** Each pattern is a regular expression on the name of an imported module, with the reason it is refused. */
const noImport = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map(([regex, message]) => ({ regex, message })) },
    ],
  },
});

const REACT = [
  '^(react|react-dom|effector-react|react-router-dom)(/|$)',
  'The domain is headless: it knows no view library, so that every rule runs and is tested without one.',
];

const MSW = [
  '^(msw|@faker-js/faker|@sms/api-mocks)(/|$)',
  'The simulated backend must never reach production code: only the files listed in tests/structure/no-mocks-in-production.test.ts load it.',
];

const BROWSER_GLOBALS = [
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

export const boundaries = [
  noImport(
    ['packages/domain/src/**'],
    [REACT, MSW, ['^@sms/', 'The domain stands below every other package and imports none of them.']],
  ),
  {
    files: ['packages/domain/src/**'],
    rules: { 'no-restricted-globals': ['error', ...BROWSER_GLOBALS] },
  },
  noImport(
    ['packages/domain/src/rules/**', ...RULES_BESIDE_FEATURES],
    [
      REACT,
      MSW,
      [
        '^(effector|patronum|ofetch)(/|$)',
        'A rule is a pure function: units and calls belong to features and api.',
      ],
    ],
  ),
  noImport(
    ['packages/ui/src/**'],
    [
      [
        '^(@sms/|(effector|effector-react|react-router-dom|msw)(/|$))',
        'The UI kit takes plain props and imports no workspace package, so that a designer sees every state without a backend.',
      ],
    ],
  ),
  noImport(
    ['packages/api-mocks/src/**'],
    [
      [
        '^@sms/(?!domain/(contracts|limits)$)',
        'The simulation imports contracts and limits only: a client rule shared with it would be wrong on both sides and no test would see it.',
      ],
    ],
  ),
  noImport(
    ['apps/dashboard/src/**'],
    [MSW],
    [
      'apps/dashboard/src/simulator/start-simulated-backend.ts',
      'apps/dashboard/src/testing/**',
      'apps/dashboard/src/**/*.test.{ts,tsx}',
      'apps/dashboard/src/**/*.stories.tsx',
    ],
  ),
];
