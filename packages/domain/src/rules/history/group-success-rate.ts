import { CHART_ENTRIES } from '../../limits';
import type { NumberStatus } from '../numbers/number-status';

/** Numbers with a code, and numbers in total. */
export interface SuccessRate {
  /** Numbers that received a code. */
  readonly received: number;
  /** Numbers whose outcome is known: they received a code, were cancelled or expired. */
  readonly finished: number;
  /** Numbers that still wait. */
  readonly waiting: number;
}

const NONE: SuccessRate = { received: 0, finished: 0, waiting: 0 };

const plus = (one: SuccessRate, other: SuccessRate): SuccessRate => ({
  received: one.received + other.received,
  finished: one.finished + other.finished,
  waiting: one.waiting + other.waiting,
});

const rateOf = (status: NumberStatus): SuccessRate =>
  status === 'waiting'
    ? { ...NONE, waiting: 1 }
    : { ...NONE, received: Number(status === 'received' || status === 'used'), finished: 1 };

/** The rate of everything that shares a key. */
export interface GroupSuccessRate extends SuccessRate {
  readonly key: string;
}

/** Success rate per group, the largest sample first. */
export const groupSuccessRate = <Purchase extends { readonly status: NumberStatus }>(
  purchases: readonly Purchase[],
  keyOf: (purchase: Purchase) => string,
): readonly GroupSuccessRate[] => {
  const rates = new Map<string, SuccessRate>();
  for (const purchase of purchases) {
    const key = keyOf(purchase);
    rates.set(key, plus(rates.get(key) ?? NONE, rateOf(purchase.status)));
  }
  return [...rates]
    .map(([key, rate]) => ({ key, ...rate }))
    .toSorted((a, b) => b.finished - a.finished || b.waiting - a.waiting || a.key.localeCompare(b.key));
};

/** The largest samples one by one, and all others as one. */
export const largestSamples = (
  rates: readonly GroupSuccessRate[],
): {
  readonly named: readonly GroupSuccessRate[];
  readonly others: (SuccessRate & { count: number }) | null;
} => {
  // 'Others' with a single entry would take the same space as that entry.
  if (rates.length <= CHART_ENTRIES + 1) return { named: rates, others: null };
  const rest = rates.slice(CHART_ENTRIES);
  return {
    named: rates.slice(0, CHART_ENTRIES),
    others: { ...rest.reduce<SuccessRate>(plus, NONE), count: rest.length },
  };
};
