import { combine } from 'effector';
import { bestPick } from '../../catalogue/offers/best-pick';
import { createCatalogueSearch } from '../../search/purchase-search';
import { $countries, $countryNames, $services } from '../../catalogue/lists/catalogue-lists';
import { $countryQuery } from '../../catalogue/lists/country-list';
import { $countryOffers, $isOffersLoading, $offeredServiceName } from '../../catalogue/offers/country-offers';
import { formatUsd } from '../../lib/format/money';

const $search = combine($services, $countries, (services, countries) =>
  createCatalogueSearch(services ?? [], countries ?? []),
);

/** Services that match the search of the country step, best first. */
export const $serviceMatches = combine($search, $countryQuery, (search, text) =>
  search(text).flatMap(({ service, country }) =>
    service === null
      ? []
      : [
          {
            service: { code: service.code, name: service.name, spelling: service.spelling },
            country: country && { code: country.code, name: country.name },
          },
        ],
  ),
);

/** The offer to begin with; null while no service is looked for, and during a search. */
export const $bestPick = combine(
  {
    offered: $offeredServiceName,
    isLoading: $isOffersLoading,
    offers: $countryOffers,
    names: $countryNames,
    query: $countryQuery,
  },
  ({ offered, isLoading, offers, names, query }) => {
    if (offered === null || query.trim() !== '') return null;
    if (offers === null) return { kind: isLoading ? 'loading' : 'failed' } as const;
    const pick = bestPick(offers);
    return pick === null
      ? ({ kind: 'none' } as const)
      : ({
          kind: 'pick',
          code: pick.country,
          name: names.get(pick.country) ?? pick.country,
          price: formatUsd(pick.price),
          availability: pick.stock,
          reason: pick.reason,
        } as const);
  },
);
