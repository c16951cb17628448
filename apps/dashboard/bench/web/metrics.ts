import { median } from '../median';
import { AHEAD_OF_USE } from './prefetched';
import { longestChain } from './critical-chain';
import type { Exchange } from './traffic';
import type { Visit } from './visit';

/** The calls of the API of which each was sent only after the one before was answered. */
export const callsInARow = ({ exchanges }: Visit): readonly Exchange[] =>
  longestChain(exchanges.filter(({ path }) => path.startsWith('/api/')));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const bytesOf = (exchanges: readonly Exchange[]): number => sum(exchanges.map(({ bytes }) => bytes));

/** A visit in numbers: bytes, counts and ms. */
export const figuresOf = (visit: Visit) => {
  const { exchanges, inPage, longTasks, ...vitals } = visit;
  const bytes = (kind: Exchange['kind']) => bytesOf(exchanges.filter((exchange) => exchange.kind === kind));
  return {
    script: bytes('script') + inPage.script,
    ahead: bytesOf(exchanges.filter(({ path }) => AHEAD_OF_USE.has(path))),
    style: bytes('style') + inPage.style,
    font: bytes('font'),
    image: bytes('image'),
    document: bytes('document') - inPage.script - inPage.style,
    fetch: bytes('fetch'),
    total: bytesOf(exchanges),
    requests: exchanges.length,
    callDepth: callsInARow(visit).length,
    depth: longestChain(exchanges).length,
    longTasks: longTasks.length,
    longTaskTime: sum(longTasks),
    ...vitals,
  };
};

/** What is measured of a page. */
export type Figures = ReturnType<typeof figuresOf>;

/** The median of each figure over several visits of one page. */
export const medianOf = (runs: readonly Figures[]): Figures => {
  const [first] = runs;
  if (first === undefined) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;
};
