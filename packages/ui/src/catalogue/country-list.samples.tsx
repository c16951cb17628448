import { fn } from 'storybook/test';

import { sampleCountries, sampleLimits } from '../story-kit';
import { suggestedServices } from './suggested-services.samples';
import {
  RecentPurchases,
  type CountryListProps,
  type CountryListSort,
  type RecentPurchaseItem,
} from './country-list';
import { CountryResults, type CountryResultsProps } from './country-list/country-results';
import { SuggestedServices } from './suggested-services';

/** The popular countries, before anything is typed or chosen. */
export const countryResults: CountryResultsProps = {
  limits: sampleLimits,
  countries: sampleCountries,
  total: 195,
  prices: 'none',
  scope: 'popular',
  listKey: '',
  onScopeChange: fn(),
  onChoose: fn(),
};

/** Three of them for a service: the last one is sold out. */
export const pricedCountries = sampleCountries.slice(0, 3).map((country, index) => ({
  ...country,
  price: index === 2 ? undefined : `$0.${index + 1}400`,
  availability: index === 2 ? 0 : 370 * index + 4,
}));

export interface CountrySample extends Partial<CountryResultsProps> {
  recent?: readonly RecentPurchaseItem[];
  query?: string;
  sort?: CountryListSort;
}

/** The first step with these results. */
export const countryList = ({ recent, query = '', sort = 'popular', ...change }: CountrySample = {}) => {
  const results = { ...countryResults, ...change };
  return {
    services: <SuggestedServices services={suggestedServices} onToggle={fn()} />,
    recent: recent && <RecentPurchases purchases={recent} onChoose={fn()} />,
    query,
    sort,
    hasPrices: results.prices === 'ready',
    picksFirst: results.scope === 'search',
    onQueryChange: fn(),
    onSortChange: fn(),
    children: <CountryResults {...results} />,
  } satisfies CountryListProps;
};
