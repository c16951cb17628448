import { spawnSync } from 'node:child_process';

/** Command for one Vitest project of vitest.config.ts, with a report. */
const vitest = (project) =>
  `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=reports/${project}.json`;

/**
 * Checks of the whole repository, part of `npm test`. Each also runs alone: `npm test -- lint`. Those with a report
 * count their tests.
 */
export const CHECKS = {
  lint: 'npm run --silent lint',
  types:
    'npx tsc -b --incremental --checkers 1 . packages/domain packages/ui packages/api-mocks apps/dashboard apps/storybook',
  format: 'npx prettier --check .',
  commits: 'node scripts/ci/lint-commits.mjs',
  unused: 'npx knip',
  boundaries:
    'npx depcruise packages/domain/src packages/ui/src packages/api-mocks/src apps/dashboard/src --output-type err-long',
  // One of its tests reads the production build.
  repository: vitest('repository'),
  size: 'node scripts/quality/size.mjs',
};

const BUILD = 'npx turbo run build --filter=@sms/dashboard';
const BUILDS = 'npx turbo run build build:demo --filter=@sms/dashboard';

/** Tests that `npm test` leaves out, or one part of it: `npm test -- flows deposits`. The last command gets the arguments. */
export const SUITES = {
  coverage: ['npx vitest run --coverage'],
  engines: [
    'npx playwright install --with-deps firefox webkit',
    BUILD,
    'npm run test:engines --workspace @sms/dashboard --',
  ],
  deploy: ['npx turbo run test:deploy'],
  faults: [BUILD, 'npm run test:faults --workspace @sms/dashboard'],
  flows: [BUILDS, 'npm run test:e2e --workspace @sms/dashboard --'],
  size: ['npx turbo run build build:storybook', CHECKS.size],
};

/** Runs commands one after the other, until one fails; returns its status. */
export const runAll = (commands, args = []) => {
  const quoted = args.map((arg) => JSON.stringify(arg)).join(' ');
  for (const [index, command] of commands.entries()) {
    const isLast = index === commands.length - 1;
    const { status } = spawnSync(isLast ? `${command} ${quoted}` : command, {
      stdio: 'inherit',
      shell: true,
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
};
