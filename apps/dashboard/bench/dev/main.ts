/**
 * Measures the waiting times of development: the first screen after a start, beside that of the baseline
 * (bench/web/baseline), and the tests of one file. Run by `npm run bench -- dev`; `--write` puts the table into
 * docs/performance.md.
 */
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../../scripts/ci/browser.mjs';
import { median } from '../median';
import { circumstances, report, writeToDocument } from '../report';
import { tableOf } from '../table';
import { timeToFirstScreen, type DevServer } from './first-screen';

const RUNS = 3;

const DASHBOARD: DevServer = {
  args: ['--mode', 'mock'],
  cache: 'node_modules/.vite',
  firstScreen: 'Welcome back',
};
const BASELINE: DevServer = {
  args: ['--config', 'bench/vite.config.ts', '--mode', 'baseline'],
  cache: 'node_modules/.vite-baseline',
  firstScreen: 'Welcome back',
};

const testsOf = (workspace: string, script: string, file: string) => (): Promise<number> => {
  const beganAt = performance.now();
  execFileSync('npm', ['run', script, '--workspace', workspace, '--', file], {
    cwd: '../..',
    stdio: 'ignore',
  });
  return Promise.resolve(performance.now() - beganAt);
};

const browser = await chromium.launch(launchOptions());
const firstScreen = (server: DevServer, keepsCache: boolean) => () =>
  timeToFirstScreen(browser, server, { keepsCache });

/** Measured waits, with the same wait of the baseline where there is one. */
const WAITS = [
  {
    name: 'first screen, first start',
    measure: firstScreen(DASHBOARD, false),
    ofBaseline: firstScreen(BASELINE, false),
  },
  {
    name: 'first screen, every later start',
    measure: firstScreen(DASHBOARD, true),
    ofBaseline: firstScreen(BASELINE, true),
  },
  { name: "one rule's tests", measure: testsOf('@sms/domain', 'test', 'src/rules/money.test.ts') },
  { name: "one component's stories", measure: testsOf('@sms/storybook', 'test:stories', 'number-card') },
];

const found = WAITS.map(({ name }) => ({ name, own: [] as number[], ofBaseline: [] as number[] }));
for (let run = 0; run < RUNS; run += 1) {
  for (const [index, { name, measure, ofBaseline }] of WAITS.entries()) {
    found[index]?.own.push(await measure());
    if (ofBaseline !== undefined) found[index]?.ofBaseline.push(await ofBaseline());
    console.error(`run ${run + 1} of ${RUNS}: ${name}`);
  }
}

const seconds = (times: readonly number[]): string =>
  times.length === 0 ? '' : (median(times) / 1_000).toFixed(1);
const table = tableOf(found, {
  's to': ({ name }) => name,
  dashboard: ({ own }) => seconds(own),
  baseline: ({ ofBaseline }) => seconds(ofBaseline),
  'of the baseline': ({ own, ofBaseline }) =>
    ofBaseline.length === 0 ? '' : (median(own) / median(ofBaseline)).toFixed(2),
});
const markdown = `${circumstances(browser)}\n\n${table}`;
report('dev', markdown, found);
if (process.argv.includes('--write')) await writeToDocument('bench:dev', markdown);
await browser.close();
