/**
 * Measures the first visit of each page, on a slow network and a slow CPU, beside the baseline: a minimal page with the
 * same libraries. Run by `npm run bench -- web`; paths on the command line select pages, and `--write` puts the tables
 * into docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../../scripts/ci/browser.mjs';
import { circumstances, report, writeToDocument } from '../report';
import { medianOf, metricsOf, type PageMetrics } from './metrics';
import { BASELINE, PAGES } from './pages';
import { tablesOf } from './tables';
import { visit } from './visit';

const RUNS = 3;
const SLOWDOWN = 4;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const selected = PAGES.filter(({ path }) => positionals.length === 0 || positionals.includes(path));
const pages = [
  { name: 'baseline', page: BASELINE, runs: [] as PageMetrics[] },
  ...selected.map((page) => ({
    name: page.again === true ? `${page.path} again` : page.path,
    page,
    runs: [] as PageMetrics[],
  })),
];

const browser = await chromium.launch(launchOptions());
// All pages in turn, run after run, so that other load on the machine affects them alike.
for (let run = 0; run < RUNS; run += 1) {
  for (const { name, page, runs } of pages) {
    runs.push(metricsOf(await visit(browser, page, SLOWDOWN)));
    console.error(`run ${run + 1} of ${RUNS}: ${name}`);
  }
}
const found = pages.map(({ name, runs }) => ({ name, runs, median: medianOf(runs) }));
const markdown = `${circumstances(browser)}\n\n${tablesOf(found)}`;
report('web', markdown, found);
if (values.write) await writeToDocument('bench:web', markdown);
await browser.close();
