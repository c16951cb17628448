/**
 * Runs everything a change must pass, what is likeliest to fail first: a line per suite when it ends, with
 * the beginning of its failures and the time left, then `N passed, N failed`, in at most 60 lines. A suite
 * with reports counts its tests, also those restored from Turborepo's cache; any other counts as one. `npm
 * test -- <suite>` runs one alone, with further arguments: `npm test -- flows deposits` for files of that
 * name, `npm test -- stories -g NumberCard` for tests. `npm run check` runs the fast ones on the files that
 * differ from the last commit or, with `npm run check -- main`, from another.
 */
import { spawnSync } from 'node:child_process';
import { branchPoint, suitesSince } from './ci/changed.mjs';
import { runSuites } from './ci/run-suites.mjs';
import { setUp } from './setup.mjs';

const TURBO = 'npx turbo run --output-logs=errors-only --log-prefix=none --continue';

/**
 * Suites that need one core each, with the seconds they take of it, compared with each other; the slowest
 * first.
 */
const PLAIN = {
  unit: {
    seconds: 300,
    command: `${TURBO} test --concurrency=1`,
    reports: ['packages/domain', 'packages/api-mocks', 'packages/ui', 'apps/dashboard'].map(
      (folder) => `${folder}/reports/test.json`,
    ),
  },
  format: { seconds: 30, command: 'npx prettier --check .' },
  effector: { seconds: 25, command: 'npm run --silent lint:effector' },
  unused: { seconds: 15, command: 'npx knip' },
  boundaries: {
    seconds: 10,
    command:
      'npx depcruise packages/domain/src packages/ui/src packages/api-mocks/src apps/dashboard/src --output-type err',
  },
  repository: {
    seconds: 10,
    command:
      'npx vitest run --project repository --reporter=default --reporter=json --outputFile.json=reports/repository.json',
    reports: ['reports/repository.json'],
  },
  commits: { seconds: 3, command: 'node scripts/ci/lint-commits.mjs' },
};

/** Suites that need a build and a browser, one at a time: two browsers need more than two cores. */
const BROWSER = {
  builds: { seconds: 60, command: `${TURBO} build build:demo build:storybook` },
  stories: {
    seconds: 110,
    command: `${TURBO} test:storybook`,
    reports: ['apps/storybook/reports/test-storybook.json'],
  },
  deploy: {
    seconds: 20,
    command: `${TURBO} test:deploy`,
    reports: ['apps/dashboard/reports/test-deploy.json'],
  },
  flows: {
    seconds: 300,
    command: `${TURBO} test:e2e`,
    reports: ['apps/dashboard/reports/test-e2e.json'],
  },
  // Counts the critical request chain, on an idle machine.
  size: { seconds: 10, command: 'node scripts/quality/size.mjs' },
};

/** What is likeliest to fail, and says so within a minute. */
const FIRST = {
  types: { seconds: 15, command: 'npm run --silent typecheck -- --checkers 1' },
  lint: { seconds: 15, command: 'npx oxlint --format=unix' },
};

/** Suites that run by name alone; the scheduled workflow runs the first. */
const OTHERS = {
  engines: {
    command:
      'npx playwright install --with-deps firefox webkit && npx turbo run build --filter=@sms/dashboard && npm run test:engines --workspace @sms/dashboard --',
  },
  coverage: { command: 'npx vitest run --coverage' },
};

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
const [only, ...args] = process.argv.slice(2);
const queue = (suites) => Object.entries(suites).map(([name, suite]) => ({ name, ...suite }));

const runAll = async () => {
  await setUp({ tests: true });
  const changed = suitesSince(branchPoint('origin/main', 'main', 'HEAD'));
  const first = [...queue(FIRST), ...changed.filter(({ name }) => name === 'changed')];
  const plain = queue(PLAIN);
  // One core for each lane, and both for the rest of the plain ones.
  return runSuites(
    [
      [first, queue(BROWSER), plain],
      [first, plain],
    ],
    env,
  );
};

const runChanged = async ([base = 'HEAD']) => {
  const commit = branchPoint(base);
  if (commit === undefined) {
    console.error(`'${base}' is no commit. Type: npm run check, or npm run check -- main`);
    return false;
  }
  await setUp();
  const suites = [...queue({ types: FIRST.types }), ...suitesSince(commit)];
  return runSuites([[suites], [suites]], env);
};

const runOne = async () => {
  const all = { ...FIRST, ...PLAIN, ...BROWSER, ...OTHERS };
  if (!(only in all)) {
    console.error(`'${only}' is none of changed, ${Object.keys(all).join(', ')}.`);
    return false;
  }
  await setUp({ tests: only in BROWSER });
  const command = all[only].command.replace('errors-only', 'full');
  const words = args.map((arg) => JSON.stringify(arg)).join(' ');
  const separator = command.startsWith(TURBO.slice(0, 13)) && words !== '' ? ' -- ' : ' ';
  return spawnSync(command + separator + words, { stdio: 'inherit', shell: true, env }).status === 0;
};

const runs = { undefined: runAll, changed: runChanged };
process.exitCode = (await (runs[only] ?? runOne)(args)) ? 0 : 1;
