import { combine } from 'effector';
import { bestPick } from '../../catalogue/offers/best-pick';
import { createCatalogueSearch } from '../../search/purchase-search';
import { $countries, $countryNames, $services } from '../../catalogue/lists/catalogue-lists';
import { $countryQuery } from '../../catalogue/lists/country-list';
import { $countryOffers, $isOffersLoading, $offeredServiceName } from '../../catalogue/offers/country-offers';
import { formatUsd } from '../../lib/format/money';

/** A service that matches the search of the country step, with its country where the search names one. */
export interface ServiceMatchView {
  readonly service: { readonly code: string; readonly name: string; readonly spelling: string | undefined };
  readonly country: { readonly code: string; readonly name: string } | null;
}

/** The suggested offer of the service looked for, or why there is none. */
export type BestPickView =
  | { readonly kind: 'loading' | 'failed' | 'none' }
  | {
      readonly kind: 'pick';
      readonly code: string;
      readonly name: string;
      /** Formatted USD, 4 decimals. */
      readonly price: string;
      readonly availability: number | null;
      readonly reason: string;
    };

const $search = combine($services, $countries, (services, countries) =>
  createCatalogueSearch(services ?? [], countries ?? []),
);

/** Services that match the search of the country step, best first. */
export const $serviceMatches = combine($search, $countryQuery, (search, text): readonly ServiceMatchView[] =>
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
  ({ offered, isLoading, offers, names, query }): BestPickView | null => {
    if (offered === null || query.trim() !== '') return null;
    if (offers === null) return { kind: isLoading ? 'loading' : 'failed' };
    const pick = bestPick(offers);
    return pick === null
      ? { kind: 'none' }
      : {
          kind: 'pick',
          code: pick.country,
          name: names.get(pick.country) ?? pick.country,
          price: formatUsd(pick.price),
          availability: pick.stock,
          reason: pick.reason,
        };
  },
);
