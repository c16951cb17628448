import { median } from '../median';
import { PREFETCHED } from './prefetched';
import { criticalChain } from './critical-chain';
import type { Exchange } from './traffic';
import type { Visit } from './visit';

/** The API calls of the critical request chain. */
export const criticalCallChain = ({ exchanges }: Visit): readonly Exchange[] =>
  criticalChain(exchanges.filter(({ path }) => path.startsWith('/api/')));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const bytesOf = (exchanges: readonly Exchange[]): number => sum(exchanges.map(({ bytes }) => bytes));

/** Metrics of a visit: bytes, counts and ms. */
export const metricsOf = (visit: Visit) => {
  const { exchanges, inline, longTasks, ...vitals } = visit;
  const bytes = (kind: Exchange['kind']) => bytesOf(exchanges.filter((exchange) => exchange.kind === kind));
  return {
    script: bytes('script') + inline.script,
    ahead: bytesOf(exchanges.filter(({ path }) => PREFETCHED.has(path))),
    style: bytes('style') + inline.style,
    font: bytes('font'),
    image: bytes('image'),
    document: bytes('document') - inline.script - inline.style,
    fetch: bytes('fetch'),
    total: bytesOf(exchanges),
    requests: exchanges.length,
    callDepth: criticalCallChain(visit).length,
    depth: criticalChain(exchanges).length,
    longTasks: longTasks.length,
    longTaskTime: sum(longTasks),
    ...vitals,
  };
};

export type PageMetrics = ReturnType<typeof metricsOf>;

/** The median of each metric over several visits of one page. */
export const medianOf = (runs: readonly PageMetrics[]): PageMetrics => {
  const [first] = runs;
  if (first === undefined) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as (keyof PageMetrics)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as PageMetrics;
};
