/**
 * Measures interactions with the dashboard, and with vanilla DOM that does the same, on a slow CPU. Run by `npm run
 * bench -- interact`; arguments select scenarios by name, and `--write` puts the table into docs/performance.md.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../../scripts/ci/browser.mjs';
import { median, ratioWithSpread } from '../median';
import { circumstances, report, writeToDocument } from '../report';
import { tableOf } from '../table';
import { SCENARIOS, type Readings } from './scenarios';
import { closeHarness, openHarness } from './harness';

const RUNS = Math.max(...SCENARIOS.map(({ runs }) => runs));

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const BUILDS = { dashboard: folder('../../dist'), 'vanilla DOM': folder('../../dist-vanilla') };
const BUILD_NAMES = ['dashboard', 'vanilla DOM'] as const;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const scenarios = SCENARIOS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
const found = scenarios.map((scenario) => ({
  scenario,
  readings: { dashboard: [] as Readings[], 'vanilla DOM': [] as Readings[] },
}));

const browser = await chromium.launch(launchOptions());
for (let run = 0; run < RUNS; run += 1) {
  for (const { scenario, readings } of found.filter(({ scenario: { runs } }) => run < runs)) {
    for (const build of BUILD_NAMES) {
      const harness = await openHarness(browser, BUILDS[build], scenario);
      readings[build].push(await scenario.measure(harness));
      await closeHarness(harness);
      console.error(`run ${run + 1} of ${scenario.runs}: ${scenario.name}, ${build}`, readings[build].at(-1));
    }
  }
}

const rounded = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 1 : 0);
const compared = ({ readings }: (typeof found)[number], reading: string): string =>
  ratioWithSpread(
    readings.dashboard.map(
      (read, run) => (read[reading] ?? NaN) / (readings['vanilla DOM'][run]?.[reading] ?? NaN),
    ),
  );
const rows = found.flatMap((one) =>
  Object.keys(one.readings.dashboard[0] ?? {}).map((reading, index) => ({
    scenario: index === 0 ? one.scenario.name : '',
    reading,
    ratio: compared(one, reading),
    of: (build: (typeof BUILD_NAMES)[number]) =>
      rounded(median(one.readings[build].map((read) => read[reading] ?? NaN))),
  })),
);
const table = tableOf(rows, {
  '': ({ scenario }) => scenario,
  measured: ({ reading }) => reading,
  dashboard: ({ of }) => of('dashboard'),
  'vanilla DOM': ({ of }) => of('vanilla DOM'),
  'of vanilla DOM': ({ ratio }) => ratio,
});
const markdown = `${circumstances(browser)}\n\n${table}`;
report(
  'interact',
  markdown,
  found.map(({ scenario: { name }, readings }) => ({ name, readings })),
);
if (values.write) await writeToDocument('bench:interact', markdown);
await browser.close();
