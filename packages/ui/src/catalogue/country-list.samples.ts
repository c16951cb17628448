import { createElement } from 'react';
import { fn } from 'storybook/test';

import { sampleCountries, sampleLimits } from '../story-kit';
import { suggestedServices } from './suggested-services.samples';
import type { CountryListProps } from './country-list';
import { CountryResults } from './country-list/country-results';

/** The popular countries, before anything is typed or chosen. */
export const countryList: CountryListProps = {
  limits: sampleLimits,
  recent: [],
  services: suggestedServices,
  countries: sampleCountries,
  total: 195,
  prices: 'none',
  scope: 'popular',
  query: '',
  sort: 'popular',
  onQueryChange: fn(),
  onSortChange: fn(),
  onScopeChange: fn(),
  onRecentChoose: fn(),
  onServiceToggle: fn(),
  onChoose: fn(),
  renderResults: (results) => createElement(CountryResults, results),
};
