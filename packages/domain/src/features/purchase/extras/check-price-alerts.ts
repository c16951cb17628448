import { TRACKED_PRICE_MAX_AGE_MS, TRACKED_PRICES_MAX, TRACKED_PAIRS_MAX } from '../../../limits';
import { isInStock } from '../../../rules/pricing/stock';

/** A service in a country, by codes. */
export interface Pair {
  readonly country: string;
  readonly service: string;
}

/** A price that was seen: when, in minutes since 1970, and what, in USD with 4 decimals. */
export type SeenPrice = readonly [minute: number, usd: number];

/** What this browser knows of a pair. */
export interface TrackedPrice extends Pair {
  /**
   * What the user waits for: a price below this, in USD, or any stock where it is null. Null while nobody waits, and only
   * the prices seen are kept.
   */
  readonly watch: { readonly below: number | null } | null;
  /** The lowest price of each day on which some were seen, oldest first. */
  readonly seen: readonly SeenPrice[];
}

/** What an answer says of a pair now. */
export interface ObservedOffer extends Pair {
  /** Displayed price in USD with any operator; null where there is none. */
  readonly usd: number | null;
  /** Numbers in stock; null where the answer says nothing. */
  readonly stock: number | null;
}

/** An offer that somebody waited for. */
export interface TriggeredPriceAlert extends ObservedOffer {
  readonly usd: number;
  /** Whether it was stock that was waited for, not a lower price. */
  readonly isBack: boolean;
}

const MINUTE_MS = 60_000;

const isSame = (one: Pair, other: Pair): boolean =>
  one.country === other.country && one.service === other.service;

/** What is known of a pair; undefined for nothing. */
export const findTrackedPrice = (known: readonly TrackedPrice[], pair: Pair): TrackedPrice | undefined =>
  known.find((entry) => isSame(entry, pair));

/** The moment of a price that was seen, in ms since 1970. */
export const seenAt = ([minute]: SeenPrice): number => minute * MINUTE_MS;

const dayOf = (price: SeenPrice): string => new Date(seenAt(price)).toDateString();

/** Adds a price: the lowest of a day stands for it, and old ones go. `now` in ms since 1970. */
const addPrice = (seen: readonly SeenPrice[], usd: number, now: number): readonly SeenPrice[] => {
  const price: SeenPrice = [Math.floor(now / MINUTE_MS), usd];
  const today = seen.find((other) => dayOf(other) === dayOf(price));
  if (today !== undefined && today[1] <= usd) return seen;
  return [
    ...seen.filter((other) => other !== today && seenAt(other) > now - TRACKED_PRICE_MAX_AGE_MS),
    price,
  ].slice(-TRACKED_PRICES_MAX);
};

/** Whether an offer is what the user waits for. */
const isTriggered = (
  watch: NonNullable<TrackedPrice['watch']>,
  usd: number,
  stock: number | null,
): boolean => (watch.below === null ? isInStock(stock) : usd < watch.below && stock !== 0);

/** What nobody waits for gives way first, then what is known for longest. */
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
 * Looks at what an answer says: what is known afterwards, and the pairs that have become what the user waits for. Who
 * was told once is told again only of a lower price. `known` itself comes back where nothing is new.
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
  // Where all others are watched, a pair that nobody waits for is put in and gives way at once.
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
