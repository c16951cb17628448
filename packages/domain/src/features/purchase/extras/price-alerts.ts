import { combine, createEvent, sample } from 'effector';
import * as v from 'valibot';
import { $clock } from '../../../lib/time/clock';
import { createKeptForUser } from '../../../storage/user-persisted-store';
import { STOCK_TOAST_MS } from '../../../limits';
import {
  findWatched,
  formatDateTime,
  formatUsd,
  isInStock,
  lookAtOffers,
  lookUpPrice,
  lookUpStock,
  lowestSeen,
  seenAt,
  unwatchPair,
  watchPair,
  type OfferSeen,
  type Pair,
  type SeenPrice,
  type WatchedPrice,
} from '../../../rules';
import { $countryNames, $priceBook, $serviceNames } from '../../catalogue';
import { $askedService, $offers } from '../../catalogue/offers/country-offers';
import { $selection, $wizardStep } from '../../selection';
import { toast, toastRequested } from '../../notifications/toasts';

// Only what other readers use of the library: the rest of it would be fetched with the first page.
const code = v.pipe(v.string(), v.regex(/^.{1,50}$/));
const seenPrice = v.custom<SeenPrice>(
  (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite),
);

const keptPrices: v.GenericSchema<unknown, readonly WatchedPrice[]> = v.array(
  v.object({
    country: code,
    service: code,
    watch: v.nullable(v.object({ below: v.nullable(v.number()) })),
    seen: v.array(seenPrice),
  }),
);

/** What the last step says of the prices of the pair that is chosen. Prices in USD with 4 decimals. */
export interface PriceWatchView {
  /** Whether the user waits, and what for: a price below this, or any stock. Null while nobody waits. */
  readonly watch: { readonly below: string | null } | null;
  /** Whether there is nothing to buy now, so that it is stock the user would wait for. */
  readonly isOut: boolean;
  /** The prices this browser saw, one for each day, oldest first. */
  readonly seen: readonly number[];
  /** The lowest of them, and when it was seen; null while there is none. */
  readonly lowest: { readonly price: string; readonly at: string } | null;
}

/** A pair that the user watches. */
export interface WatchedPairView extends Pair {
  readonly countryName: string;
  readonly serviceName: string;
  /** What the user waits for: a price below this; null for any stock. */
  readonly below: string | null;
  /** The newest price this browser saw, and when; null while there is none. */
  readonly newest: { readonly price: string; readonly at: string } | null;
}

/** This code has come; what is known already counts. May be told again. */
export const watchedPricesOpened = createEvent();

/** The user watches the pair that is chosen (true), or no longer (false). */
export const priceWatchToggled = createEvent<boolean>();

/** The user ends the watch of a pair. */
export const watchEnded = createEvent<Pair>();

/** A change of what is kept, applied to what another window may have kept meanwhile. */
type Change = (known: readonly WatchedPrice[]) => readonly WatchedPrice[];

const changed = createEvent<Change>();

const $known = createKeptForUser<readonly WatchedPrice[], Change>({
  name: 'watched-prices',
  schema: keptPrices,
  empty: [],
  needed: watchedPricesOpened,
  changed,
  apply: (known, change) => change(known),
});

/** The pair that is chosen on the last step, as the price book has it; null elsewhere, and until the book is known. */
const $chosen = combine(
  $wizardStep,
  $selection,
  $priceBook,
  (step, { country, service }, book): OfferSeen | null => {
    if (step !== 'confirm' || country === null || service === null || !Object.hasOwn(book, country))
      return null;
    return offerIn(book, { country, service });
  },
);

/** What the answers that are there say of the pairs that are watched, and of the one that is chosen. */
const $offersSeen = combine(
  { known: $known, chosen: $chosen, book: $priceBook, asked: $askedService, offers: $offers },
  ({ known, chosen, book, asked, offers }): readonly OfferSeen[] => {
    const watched = known
      .filter(({ watch }) => watch !== null)
      .flatMap(({ country, service }): OfferSeen[] => {
        if (Object.hasOwn(book, country)) return [offerIn(book, { country, service })];
        const offer = service === asked ? offers?.get(country) : undefined;
        return offer === undefined ? [] : [{ country, service, usd: offer.price, stock: offer.stock }];
      });
    return chosen === null ? watched : [...watched, chosen];
  },
);

/** For the last step; null elsewhere, and until the prices are known. */
export const $priceWatch = combine($known, $chosen, (known, chosen): PriceWatchView | null => {
  if (chosen === null) return null;
  const { watch = null, seen = [] } = findWatched(known, chosen) ?? {};
  const lowest = lowestSeen(seen);
  return {
    watch: watch && { below: watch.below === null ? null : formatUsd(watch.below) },
    isOut: isOut(chosen),
    seen: seen.map(([, usd]) => usd),
    lowest: lowest && { price: formatUsd(lowest[1]), at: formatDateTime(seenAt(lowest)) },
  };
});

/** What the user watches, in the order of watching. */
export const $watchedPairs = combine(
  $known,
  $countryNames,
  $serviceNames,
  (known, countries, services): readonly WatchedPairView[] =>
    known.flatMap(({ country, service, watch, seen }) => {
      if (watch === null) return [];
      const newest = seen.at(-1);
      return {
        country,
        service,
        countryName: countries.get(country) ?? country,
        serviceName: services.get(service) ?? service,
        below: watch.below === null ? null : formatUsd(watch.below),
        newest:
          newest === undefined ? null : { price: formatUsd(newest[1]), at: formatDateTime(seenAt(newest)) },
      };
    }),
);

const looked = sample({
  clock: [watchedPricesOpened, $offersSeen],
  source: { known: $known, offers: $offersSeen, clock: $clock },
  fn: ({ known, offers, clock }) => {
    const now = clock.now();
    const look = lookAtOffers(known, offers, now);
    return {
      came: look.came,
      change:
        look.known === known ? undefined : (kept: typeof known) => lookAtOffers(kept, offers, now).known,
    };
  },
});
sample({ clock: looked.filterMap(({ change }) => change), target: changed });
sample({
  clock: looked.map(({ came }) => came).filter({ fn: (came) => came.length > 0 }),
  source: { countries: $countryNames, services: $serviceNames },
  fn: ({ countries, services }, came) => ({
    ...toast(
      'info',
      came.every(({ isBack }) => isBack) ? 'Numbers are available again' : 'A watched price fell',
      STOCK_TOAST_MS,
    ),
    about: came
      .map(
        ({ country, service, usd }) =>
          `${services.get(service) ?? service} in ${countries.get(country) ?? country} · ${formatUsd(usd)}`,
      )
      .join(', '),
  }),
  target: toastRequested,
});

sample({
  clock: sample({
    clock: priceWatchToggled,
    source: $chosen,
    fn: (chosen, isOn) => ({ chosen, isOn }),
  }).filterMap(({ chosen, isOn }): Change | undefined => {
    if (chosen === null) return undefined;
    if (!isOn) return (known) => unwatchPair(known, chosen);
    return (known) => watchPair(known, chosen, isOut(chosen) ? null : chosen.usd);
  }),
  target: changed,
});
sample({
  clock: watchEnded,
  fn:
    (pair): Change =>
    (known) =>
      unwatchPair(known, pair),
  target: changed,
});

function offerIn(book: Parameters<typeof lookUpPrice>[0], pair: Pair): OfferSeen {
  return {
    ...pair,
    usd: lookUpPrice(book, { ...pair, operator: null }),
    stock: lookUpStock(book, pair.country, pair.service),
  };
}

/** Of an unknown stock nothing is said: what has a price can be bought. */
function isOut({ usd, stock }: OfferSeen): boolean {
  return usd === null || (stock !== null && !isInStock(stock));
}
