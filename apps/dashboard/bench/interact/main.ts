/**
 * Measures what people do, and what happens to them, on the dashboard and on bare DOM that does the same, on a slow
 * processor. Run by `npm run bench:interact`; words on the command line choose scenes by their names, and `--write`
 * puts the table into docs/performance.md.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../../scripts/ci/browser.mjs';
import { median } from '../median';
import { circumstances, report, writeToDocument } from '../report';
import { tableOf } from '../table';
import { SCENES, type Readings } from './scenarios';
import { closeStage, openStage } from './harness';

const RUNS = Math.max(...SCENES.map(({ runs }) => runs));

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const BUILDS = { dashboard: folder('../../dist'), 'bare DOM': folder('../../dist-bare') };
const BUILD_NAMES = ['dashboard', 'bare DOM'] as const;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const scenes = SCENES.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
const found = scenes.map((scene) => ({
  scene,
  readings: { dashboard: [] as Readings[], 'bare DOM': [] as Readings[] },
}));

const browser = await chromium.launch(launchOptions());
for (let run = 0; run < RUNS; run += 1) {
  for (const { scene, readings } of found.filter(({ scene: { runs } }) => run < runs)) {
    for (const build of BUILD_NAMES) {
      const stage = await openStage(browser, BUILDS[build], scene);
      readings[build].push(await scene.measure(stage));
      await closeStage(stage);
      console.error(`run ${run + 1} of ${scene.runs}: ${scene.name}, ${build}`, readings[build].at(-1));
    }
  }
}

const rounded = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 1 : 0);
const rows = found.flatMap(({ scene, readings }) =>
  Object.keys(readings.dashboard[0] ?? {}).map((reading, index) => ({
    scene: index === 0 ? scene.name : '',
    reading,
    of: (build: (typeof BUILD_NAMES)[number]) =>
      rounded(median(readings[build].map((read) => read[reading] ?? NaN))),
  })),
);
const table = tableOf(rows, {
  '': ({ scene }) => scene,
  measured: ({ reading }) => reading,
  dashboard: ({ of }) => of('dashboard'),
  'bare DOM': ({ of }) => of('bare DOM'),
});
const markdown = `${circumstances(browser)}\n\n${table}`;
report(
  'interact',
  markdown,
  found.map(({ scene: { name }, readings }) => ({ name, readings })),
);
if (values.write) await writeToDocument('bench:interact', markdown);
await browser.close();
