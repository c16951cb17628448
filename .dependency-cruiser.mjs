/**
 * Who may import whom (decision 0001): `npm test -- boundaries`. Each rule says why, so that its failure
 * teaches the design as well.
 */
import { existsSync } from 'node:fs';

const DOMAIN = 'packages/domain/src/';
const TESTS = '\\.(test|stories|fixture)\\.tsx?$';

/** Packages from npm, wherever npm put them. */
const npm = (names) => `(^|node_modules/)(@types/)?(${names})/`;

const SIMULATION = [npm('msw|@faker-js/faker'), '^packages/api-mocks/'];

/**
 * A refused import: from modules like `from`, except those like `fromNot`, to modules like `to`, except
 * `toNot` and those of the kinds `allowed`.
 */
const refuse = (name, comment, { from, fromNot = [], to, toNot = [], allowed = [] }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: fromNot },
  to: { path: to, pathNot: toNot, dependencyTypesNot: allowed },
});

/** The subjects of the domain, lowest first: each is a folder. */
const SUBJECTS = [
  'session',
  'account',
  'catalogue',
  'search',
  'numbers',
  'history',
  'dashboard',
  'purchase',
  'subscriptions',
  'payments',
  'notifications',
  'workspace',
];

/** The layers of the domain, lowest first; fixtures are above all others. */
const LAYERS = ['limits', 'contracts', 'lib', 'api', 'realtime', ...SUBJECTS].map((layer) => {
  if (!existsSync(DOMAIN + layer)) throw new Error(`.dependency-cruiser.mjs names no folder by ${layer}.`);
  return `^${DOMAIN}${layer}/`;
});

const layers = LAYERS.map((layer, level) =>
  refuse(
    'domain-layers',
    'A layer or subject of the domain imports itself and those below it, so that it is read and tested without those above. Move what both need down, or to the subject that owns the word.',
    {
      from: layer,
      fromNot: [TESTS, ...LAYERS.slice(0, level)],
      to: `^${DOMAIN}`,
      toNot: LAYERS.slice(0, level + 1),
    },
  ),
);

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other, for types too, can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers,
    refuse(
      'domain-headless',
      'The domain is headless and below every other package: every rule runs and is tested without a view or a backend.',
      {
        from: `^${DOMAIN}`,
        to: [npm('react|react-dom|effector-react|react-router-dom'), ...SIMULATION, '^(packages/ui|apps)/'],
      },
    ),
    refuse(
      'module-that-defines',
      'An import names the module that defines the name: a file that only hands on others makes everything of a subject for one event of it.',
      { from: `^(${DOMAIN}|apps/)`, to: `^${DOMAIN}[^/]+\\.ts$` },
    ),
    refuse(
      'ui-from-props',
      'The UI kit takes plain props and imports no workspace package, so that a designer sees every state without a backend.',
      {
        from: '^packages/ui/src/',
        to: [npm('effector|effector-react|react-router-dom|msw'), '^(packages/(domain|api-mocks)|apps)/'],
      },
    ),
    refuse(
      'simulation-independent',
      'The simulation imports contracts and limits only: a client rule shared with it would be wrong on both sides and no test would see it.',
      {
        from: '^packages/api-mocks/src/',
        to: '^(packages/(domain|ui)|apps)/',
        toNot: `^${DOMAIN}(contracts|limits)/`,
      },
    ),
    refuse(
      'no-mocks-in-production',
      'The simulated backend must never reach production code: one module loads it, and only in development and the demo. The panel may import its types.',
      {
        from: '^apps/dashboard/src/',
        fromNot: [TESTS, '^apps/dashboard/src/(testing/|simulator/start-simulated-backend\\.ts$)'],
        to: SIMULATION,
        allowed: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
