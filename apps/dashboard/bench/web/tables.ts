import { ratioWithSpread } from '../median';
import { tableOf, type Columns } from '../table';
import type { PageMetrics } from './metrics';

/** Results of a page; the baseline is the first. */
export interface PageResult {
  readonly name: string;
  readonly median: PageMetrics;
  /** Every visit, in the order of the runs. */
  readonly runs: readonly PageMetrics[];
}

const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);
const ms = (time: number): string => Math.round(time).toString();

const BYTES: Columns<PageResult> = {
  'kB until idle': ({ name }) => name,
  script: ({ median }) => kB(median.script),
  prefetched: ({ median }) => kB(median.ahead),
  style: ({ median }) => kB(median.style),
  font: ({ median }) => kB(median.font),
  image: ({ median }) => kB(median.image),
  document: ({ median }) => kB(median.document),
  fetch: ({ median }) => kB(median.fetch),
  all: ({ median }) => kB(median.total),
  requests: ({ median }) => median.requests,
  'call chain': ({ median }) => median.callDepth,
  'request chain': ({ median }) => median.depth,
};

const TIMES: Columns<PageResult> = {
  ms: ({ name }) => name,
  'first paint': ({ median }) => ms(median.firstPaint),
  'largest paint': ({ median }) => ms(median.largestPaint),
  ready: ({ median }) => ms(median.ready),
  'long tasks': ({ median }) => median.longTasks,
  'in long tasks': ({ median }) => ms(median.longTaskTime),
  'layout shift': ({ median }) => median.layoutShift.toFixed(4),
  'heap, MB': ({ median }) => (median.heap / 1_000_000).toFixed(1),
};

const ratiosTo = ({ median: baseline, runs: ofBaseline }: PageResult): Columns<PageResult> => {
  const ratio =
    (key: keyof PageMetrics) =>
    ({ median }: PageResult): string =>
      (median[key] / baseline[key]).toFixed(2);
  return {
    'of the baseline': ({ name }) => name,
    script: ratio('script'),
    'all bytes': ratio('total'),
    'first paint': ratio('firstPaint'),
    'largest paint': ratio('largestPaint'),
    'ready (spread)': ({ runs }) =>
      ratioWithSpread(runs.map(({ ready }, run) => ready / (ofBaseline[run]?.ready ?? NaN))),
    heap: ratio('heap'),
  };
};

/** Three Markdown tables: the ratios to the baseline, then the figures themselves. */
export const tablesOf = (found: readonly PageResult[]): string => {
  const [baseline, ...pages] = found;
  if (baseline === undefined) throw new Error('There is no baseline.');
  return [tableOf(pages, ratiosTo(baseline)), tableOf(found, TIMES), tableOf(found, BYTES)].join('\n\n');
};
