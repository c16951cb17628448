import { combine, createEvent, sample } from 'effector';
import * as v from 'valibot';
import { $clock } from '../../../lib/time/clock';
import { createUserPersistedStore } from '../../../storage/user-persisted-store';
import { STOCK_TOAST_MS } from '../../../limits';
import {
  findTrackedPrice,
  checkPriceAlerts,
  lowestSeen,
  seenAt,
  removePriceAlert,
  addPriceAlert,
  type ObservedOffer,
  type Pair,
  type SeenPrice,
  type TrackedPrice,
} from './check-price-alerts';
import { formatDateTime, formatUsd, isInStock, lookUpPrice, lookUpStock } from '../../../rules';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $priceBook } from '../../catalogue/offers/prices';
import { $requestedService, $offers } from '../../catalogue/offers/country-offers';
import { $selection, $wizardStep } from '../../catalogue/selection';
import { toast, toastRequested } from '../../notifications/toasts/toasts';

// Only validators that other readers use: the rest of the library would be loaded with the first page.
const code = v.pipe(v.string(), v.regex(/^.{1,50}$/));
const observedPrice = v.custom<SeenPrice>(
  (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite),
);

const trackedPricesSchema: v.GenericSchema<unknown, readonly TrackedPrice[]> = v.array(
  v.object({
    country: code,
    service: code,
    watch: v.nullable(v.object({ below: v.nullable(v.number()) })),
    seen: v.array(observedPrice),
  }),
);

/** Price alert of the selected pair on the last step. Prices in USD with 4 decimals. */
export interface SelectionPriceAlertView {
  /** The alert: fires below this price, or on any stock. Null without an alert. */
  readonly alert: { readonly below: string | null } | null;
  /** True while out of stock, so that an alert would be for stock. */
  readonly isOutOfStock: boolean;
  /** The prices this browser saw, one for each day, oldest first. */
  readonly seen: readonly number[];
  /** The lowest of them, and when it was seen; null while there is none. */
  readonly lowest: { readonly price: string; readonly at: string } | null;
}

/** A pair that the user watches. */
export interface PriceAlertView extends Pair {
  readonly countryName: string;
  readonly serviceName: string;
  /** The alert's price limit; null for any stock. */
  readonly below: string | null;
  /** The newest price this browser saw, and when; null while there is none. */
  readonly newest: { readonly price: string; readonly at: string } | null;
}

/** This lazily loaded code is ready; data loaded before already counts. May be fired again. */
export const priceAlertsRequested = createEvent();

/** The user watches the pair that is chosen (true), or no longer (false). */
export const priceAlertToggled = createEvent<boolean>();

/** The user ends the watch of a pair. */
export const priceAlertRemoved = createEvent<Pair>();

/** A change of the stored data, applied to data that another window may have stored meanwhile. */
type Change = (known: readonly TrackedPrice[]) => readonly TrackedPrice[];

const changed = createEvent<Change>();

const $trackedPrices = createUserPersistedStore<readonly TrackedPrice[], Change>({
  name: 'watched-prices',
  schema: trackedPricesSchema,
  defaultValue: [],
  loadOn: priceAlertsRequested,
  changed,
  apply: (known, change) => change(known),
});

/** The pair that is chosen on the last step, as the price book has it; null elsewhere, and until the book is known. */
const $chosen = combine(
  $wizardStep,
  $selection,
  $priceBook,
  (step, { country, service }, book): ObservedOffer | null => {
    if (step !== 'confirm' || country === null || service === null || !Object.hasOwn(book, country))
      return null;
    return offerIn(book, { country, service });
  },
);

/** Loaded offers of the pairs with an alert, and of the selected one. */
const $observedOffers = combine(
  {
    known: $trackedPrices,
    chosen: $chosen,
    book: $priceBook,
    requestedService: $requestedService,
    offers: $offers,
  },
  ({ known, chosen, book, requestedService, offers }): readonly ObservedOffer[] => {
    const watched = known
      .filter(({ watch }) => watch !== null)
      .flatMap(({ country, service }): ObservedOffer[] => {
        if (Object.hasOwn(book, country)) return [offerIn(book, { country, service })];
        const offer = service === requestedService ? offers?.get(country) : undefined;
        return offer === undefined ? [] : [{ country, service, usd: offer.price, stock: offer.stock }];
      });
    return chosen === null ? watched : [...watched, chosen];
  },
);

/** For the last step; null elsewhere, and until the prices are loaded. */
export const $selectionPriceAlert = combine(
  $trackedPrices,
  $chosen,
  (known, chosen): SelectionPriceAlertView | null => {
    if (chosen === null) return null;
    const { watch = null, seen = [] } = findTrackedPrice(known, chosen) ?? {};
    const lowest = lowestSeen(seen);
    return {
      alert: watch && { below: watch.below === null ? null : formatUsd(watch.below) },
      isOutOfStock: isOutOfStock(chosen),
      seen: seen.map(([, usd]) => usd),
      lowest: lowest && { price: formatUsd(lowest[1]), at: formatDateTime(seenAt(lowest)) },
    };
  },
);

/** The user's price alerts, oldest first. */
export const $priceAlerts = combine(
  $trackedPrices,
  $countryNames,
  $serviceNames,
  (known, countries, services): readonly PriceAlertView[] =>
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

const checked = sample({
  clock: [priceAlertsRequested, $observedOffers],
  source: { tracked: $trackedPrices, offers: $observedOffers, clock: $clock },
  fn: ({ tracked, offers, clock }) => {
    const now = clock.now();
    const check = checkPriceAlerts(tracked, offers, now);
    return {
      triggered: check.triggered,
      change:
        check.tracked === tracked
          ? undefined
          : (stored: typeof tracked) => checkPriceAlerts(stored, offers, now).tracked,
    };
  },
});
sample({ clock: checked.filterMap(({ change }) => change), target: changed });
sample({
  clock: checked.map(({ triggered }) => triggered).filter({ fn: (triggered) => triggered.length > 0 }),
  source: { countries: $countryNames, services: $serviceNames },
  fn: ({ countries, services }, triggered) => ({
    ...toast(
      'info',
      triggered.every(({ isBack }) => isBack) ? 'Numbers are available again' : 'Price dropped',
      STOCK_TOAST_MS,
    ),
    about: triggered
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
    clock: priceAlertToggled,
    source: $chosen,
    fn: (chosen, isOn) => ({ chosen, isOn }),
  }).filterMap(({ chosen, isOn }): Change | undefined => {
    if (chosen === null) return undefined;
    if (!isOn) return (known) => removePriceAlert(known, chosen);
    return (known) => addPriceAlert(known, chosen, isOutOfStock(chosen) ? null : chosen.usd);
  }),
  target: changed,
});
sample({
  clock: priceAlertRemoved,
  fn:
    (pair): Change =>
    (known) =>
      removePriceAlert(known, pair),
  target: changed,
});

function offerIn(book: Parameters<typeof lookUpPrice>[0], pair: Pair): ObservedOffer {
  return {
    ...pair,
    usd: lookUpPrice(book, { ...pair, operator: null }),
    stock: lookUpStock(book, pair.country, pair.service),
  };
}

/** False for an unknown stock: an offer with a price can be bought. */
function isOutOfStock({ usd, stock }: ObservedOffer): boolean {
  return usd === null || (stock !== null && !isInStock(stock));
}
