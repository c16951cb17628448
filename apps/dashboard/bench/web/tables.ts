import { tableOf, type Columns } from '../table';
import type { Figures } from './metrics';

/** What was found of a page; the floor is the first. */
export interface Finding {
  readonly name: string;
  readonly median: Figures;
}

const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);
const ms = (time: number): string => Math.round(time).toString();

const BYTES: Columns<Finding> = {
  'kB until idle': ({ name }) => name,
  script: ({ median }) => kB(median.script),
  'ahead of use': ({ median }) => kB(median.ahead),
  style: ({ median }) => kB(median.style),
  font: ({ median }) => kB(median.font),
  image: ({ median }) => kB(median.image),
  document: ({ median }) => kB(median.document),
  fetch: ({ median }) => kB(median.fetch),
  all: ({ median }) => kB(median.total),
  requests: ({ median }) => median.requests,
  'calls in a row': ({ median }) => median.callDepth,
  'requests in a row': ({ median }) => median.depth,
};

const TIMES: Columns<Finding> = {
  ms: ({ name }) => name,
  'first paint': ({ median }) => ms(median.firstPaint),
  'largest paint': ({ median }) => ms(median.largestPaint),
  ready: ({ median }) => ms(median.ready),
  'long tasks': ({ median }) => median.longTasks,
  'in long tasks': ({ median }) => ms(median.longTaskTime),
  'layout shift': ({ median }) => median.layoutShift.toFixed(4),
  'heap, MB': ({ median }) => (median.heap / 1_000_000).toFixed(1),
};

const ratiosTo = (floor: Figures): Columns<Finding> => {
  const ratio =
    (key: keyof Figures) =>
    ({ median }: Finding): string =>
      (median[key] / floor[key]).toFixed(2);
  return {
    'of the floor': ({ name }) => name,
    script: ratio('script'),
    'all bytes': ratio('total'),
    'first paint': ratio('firstPaint'),
    'largest paint': ratio('largestPaint'),
    ready: ratio('ready'),
    heap: ratio('heap'),
  };
};

/** Three tables in Markdown: the ratios to the floor, then the figures themselves. */
export const tablesOf = (found: readonly Finding[]): string => {
  const [floor, ...pages] = found;
  if (floor === undefined) throw new Error('There is no floor.');
  return [tableOf(pages, ratiosTo(floor.median)), tableOf(found, TIMES), tableOf(found, BYTES)].join('\n\n');
};
