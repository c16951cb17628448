/**
 * Measures what somebody who works on the dashboard waits for: the first screen after a start, beside that of the floor
 * (bench/web/floor), and the tests of one file. Run by `npm run bench:loop`; `--write` puts the table into
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
const FLOOR: DevServer = {
  args: ['--config', 'bench/vite.config.ts', '--mode', 'floor'],
  cache: 'node_modules/.vite-floor',
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

/** What is waited for, and, where there is one, the same of the floor. */
const WAITS = [
  {
    name: 'first screen, first start',
    measure: firstScreen(DASHBOARD, false),
    ofFloor: firstScreen(FLOOR, false),
  },
  {
    name: 'first screen, every later start',
    measure: firstScreen(DASHBOARD, true),
    ofFloor: firstScreen(FLOOR, true),
  },
  { name: "one rule's tests", measure: testsOf('@sms/domain', 'test', 'src/rules/money.test.ts') },
  { name: "one component's stories", measure: testsOf('@sms/storybook', 'test:stories', 'number-card') },
];

const found = WAITS.map(({ name }) => ({ name, own: [] as number[], ofFloor: [] as number[] }));
for (let run = 0; run < RUNS; run += 1) {
  for (const [index, { name, measure, ofFloor }] of WAITS.entries()) {
    found[index]?.own.push(await measure());
    if (ofFloor !== undefined) found[index]?.ofFloor.push(await ofFloor());
    console.error(`run ${run + 1} of ${RUNS}: ${name}`);
  }
}

const seconds = (times: readonly number[]): string =>
  times.length === 0 ? '' : (median(times) / 1_000).toFixed(1);
const table = tableOf(found, {
  's to': ({ name }) => name,
  dashboard: ({ own }) => seconds(own),
  floor: ({ ofFloor }) => seconds(ofFloor),
  'of the floor': ({ own, ofFloor }) =>
    ofFloor.length === 0 ? '' : (median(own) / median(ofFloor)).toFixed(2),
});
const markdown = `${circumstances(browser)}\n\n${table}`;
report('loop', markdown, found);
if (process.argv.includes('--write')) await writeToDocument('bench:loop', markdown);
await browser.close();
