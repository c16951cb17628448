import {
  $countryQuery,
  $countries,
  $countryScope,
  $countrySort,
  $shownCountries,
  allCountriesToggled,
  countryChosen,
  countryQueryChanged,
  countrySortChanged,
} from '@sms/domain';
import type { BuyNumberStep } from '@sms/ui/pages/buy-number';
import { useUnit } from 'effector-react';

/** First step: the country. */
export const useCountryStep = (): BuyNumberStep => {
  const { all, toggleAll, ...list } = useUnit({
    all: $countries,
    countries: $shownCountries,
    scope: $countryScope,
    query: $countryQuery,
    sort: $countrySort,
    onQueryChange: countryQueryChanged,
    onSortChange: countrySortChanged,
    toggleAll: allCountriesToggled,
    onChoose: countryChosen,
  });
  return {
    kind: 'country',
    ...list,
    total: all?.length ?? 0,
    onScopeChange: (scope) => toggleAll(scope === 'all'),
  };
};
