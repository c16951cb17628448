import { combine, sample } from 'effector';
import * as v from 'valibot';
import { createUserPersistedStore } from '../../session/user-persisted-store';
import { RECENT_PURCHASES_MAX } from '../../limits/tuning';
import { $countries, $services } from '../../catalogue/lists/catalogue-lists';
import { wizardOpened } from '../../catalogue/selection';
import { $purchase } from '../purchase';
import { purchaseSucceeded } from '../purchase-attempt';

const storedOffersSchema = v.array(
  v.object({ country: v.string(), service: v.string(), operator: v.string() }),
);

const bought = sample({ clock: purchaseSucceeded, source: $purchase }).filterMap(({ latest }) => {
  if (latest === null) return undefined;
  const { country, service, operator } = latest;
  return { country, service, operator };
});

const $offers = createUserPersistedStore({
  name: 'recent-purchases',
  schema: storedOffersSchema,
  defaultValue: [],
  loadOn: wizardOpened,
  changed: bought,
  apply: (earlier, offer) =>
    [
      offer,
      ...earlier.filter(({ country, service }) => country !== offer.country || service !== offer.service),
    ].slice(0, RECENT_PURCHASES_MAX),
});

/** The last purchases of this user in this browser, newest first, each pair of country and service once. */
export const $recentPurchases = combine($offers, $countries, $services, (offers, countries, services) =>
  offers.flatMap((offer) => {
    const country = countries?.find(({ code }) => code === offer.country);
    const service = services?.find(({ code }) => code === offer.service);
    if (country === undefined || service === undefined) return [];
    return [{ ...offer, countryName: country.name, serviceName: service.name }];
  }),
);
