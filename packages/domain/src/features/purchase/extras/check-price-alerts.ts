import { TRACKED_PRICE_MAX_AGE_MS, TRACKED_PRICES_MAX, TRACKED_PAIRS_MAX } from '../../../limits';
import { isInStock } from '../../../rules/pricing/stock';

/** A service in a country, by codes. */
export interface Pair {
  readonly country: string;
  readonly service: string;
}

/** An observed price: its time in minutes since 1970, and the amount in USD with 4 decimals. */
export type SeenPrice = readonly [minute: number, usd: number];

/** Stored prices of a pair. */
export interface TrackedPrice extends Pair {
  /**
   * The alert: fires below this price, in USD, or on any stock where it is null. Null without an alert, when
   * only prices are tracked.
   */
  readonly watch: { readonly below: number | null } | null;
  /** The lowest price of each day on which some were seen, oldest first. */
  readonly seen: readonly SeenPrice[];
}

/** Current offer of a pair in a response. */
export interface ObservedOffer extends Pair {
  /** Displayed price in USD with any operator; null where there is none. */
  readonly usd: number | null;
  /** Numbers in stock; null while unknown. */
  readonly stock: number | null;
}

/** An offer that triggered an alert. */
export interface TriggeredPriceAlert extends ObservedOffer {
  readonly usd: number;
  /** True for returned stock, false for a lower price. */
  readonly isBack: boolean;
}

const MINUTE_MS = 60_000;

const isSame = (one: Pair, other: Pair): boolean =>
  one.country === other.country && one.service === other.service;

/** The tracked prices of a pair; undefined without any. */
export const findTrackedPrice = (known: readonly TrackedPrice[], pair: Pair): TrackedPrice | undefined =>
  known.find((entry) => isSame(entry, pair));

/** The moment of a price that was seen, in ms since 1970. */
export const seenAt = ([minute]: SeenPrice): number => minute * MINUTE_MS;

const dayOf = (price: SeenPrice): string => new Date(seenAt(price)).toDateString();

/** Adds a price: keeps the lowest of a day, and drops old ones. `now` in ms since 1970. */
const addPrice = (seen: readonly SeenPrice[], usd: number, now: number): readonly SeenPrice[] => {
  const price: SeenPrice = [Math.floor(now / MINUTE_MS), usd];
  const today = seen.find((other) => dayOf(other) === dayOf(price));
  if (today !== undefined && today[1] <= usd) return seen;
  return [
    ...seen.filter((other) => other !== today && seenAt(other) > now - TRACKED_PRICE_MAX_AGE_MS),
    price,
  ].slice(-TRACKED_PRICES_MAX);
};

/** True if an offer triggers the alert. */
const isTriggered = (
  watch: NonNullable<TrackedPrice['watch']>,
  usd: number,
  stock: number | null,
): boolean => (watch.below === null ? isInStock(stock) : usd < watch.below && stock !== 0);

/** Pairs without an alert are evicted first, then those tracked longest. */
const evictOverflow = (known: readonly TrackedPrice[]): readonly TrackedPrice[] => {
  if (known.length <= TRACKED_PAIRS_MAX) return known;
  const evicted = known.find(({ watch }) => watch === null) ?? known[0];
  return evictOverflow(known.filter((entry) => entry !== evicted));
};

const upsert = (known: readonly TrackedPrice[], entry: TrackedPrice): readonly TrackedPrice[] => {
  const earlier = findTrackedPrice(known, entry);
  if (earlier === undefined) return evictOverflow([...known, entry]);
  return known.map((other) => (other === earlier ? entry : other));
};

/**
 * Checks the offers of a response: returns the updated prices, and the triggered alerts. An alert fires again
 * only on a lower price. Returns `known` itself without a change.
 */
export const checkPriceAlerts = (
  known: readonly TrackedPrice[],
  offers: readonly ObservedOffer[],
  now: number,
): { readonly tracked: readonly TrackedPrice[]; readonly triggered: readonly TriggeredPriceAlert[] } => {
  const triggered: TriggeredPriceAlert[] = [];
  const updated = offers.reduce((entries, { usd: exact, ...offer }) => {
    const usd = exact === null ? null : Number(exact.toFixed(4));
    const entry = findTrackedPrice(entries, offer) ?? newPair(offer);
    const seen = usd === null ? entry.seen : addPrice(entry.seen, usd, now);
    if (entry.watch !== null && usd !== null && isTriggered(entry.watch, usd, offer.stock)) {
      triggered.push({ ...offer, usd, isBack: entry.watch.below === null });
      return upsert(entries, { ...entry, watch: { below: usd }, seen });
    }
    return seen === entry.seen ? entries : upsert(entries, { ...entry, seen });
  }, known);
  // When all others have an alert, a pair without one is added and evicted at once.
  const isNew = updated.some((entry, at) => entry !== known[at]);
  return { tracked: isNew ? updated : known, triggered };
};

/** Begins to watch a pair for a price below `below` in USD, or for any stock where that is null. */
export const addPriceAlert = (
  known: readonly TrackedPrice[],
  pair: Pair,
  below: number | null,
): readonly TrackedPrice[] =>
  upsert(known, {
    ...(findTrackedPrice(known, pair) ?? newPair(pair)),
    watch: { below: below === null ? null : Number(below.toFixed(4)) },
  });

/** Ends a watch; the prices that were seen stay. */
export const removePriceAlert = (known: readonly TrackedPrice[], pair: Pair): readonly TrackedPrice[] =>
  known.map((entry) => (isSame(entry, pair) ? { ...entry, watch: null } : entry));

/** The lowest price that was seen, of several equal ones the newest; null while none was. */
export const lowestSeen = (seen: readonly SeenPrice[]): SeenPrice | null =>
  seen.reduce<SeenPrice | null>(
    (lowest, price) => (lowest === null || price[1] <= lowest[1] ? price : lowest),
    null,
  );

const newPair = ({ country, service }: Pair): TrackedPrice => ({ country, service, watch: null, seen: [] });
