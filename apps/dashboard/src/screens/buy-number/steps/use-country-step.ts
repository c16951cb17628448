import {
  $countries,
  $countryOffers,
  $countryQuery,
  $countryScope,
  $countrySort,
  $favouriteCountries,
  $isOffersLoading,
  $offeredServiceName,
  $recentPurchases,
  $shownCountries,
  $successRateLabels,
  allCountriesToggled,
  countryChosen,
  countryQueryChanged,
  countrySortChanged,
  deepLinkOpened,
  favouriteCountryToggled,
} from '@sms/domain';
import type { BuyNumberStep } from '@sms/ui/pages/buy-number';
import { useUnit } from 'effector-react';

/** First step: the country. */
export const useCountryStep = (): BuyNumberStep => {
  const { all, offers, isLoadingOffers, offered, toggleAll, openDeepLink, ...list } = useUnit({
    all: $countries,
    offers: $countryOffers,
    isLoadingOffers: $isOffersLoading,
    offered: $offeredServiceName,
    recent: $recentPurchases,
    favourites: $favouriteCountries,
    countries: $shownCountries,
    scope: $countryScope,
    query: $countryQuery,
    sort: $countrySort,
    successRates: $successRateLabels,
    onQueryChange: countryQueryChanged,
    onSortChange: countrySortChanged,
    toggleAll: allCountriesToggled,
    openDeepLink: deepLinkOpened,
    onFavouriteToggle: favouriteCountryToggled,
    onChoose: countryChosen,
  });
  return {
    kind: 'country',
    ...list,
    total: all?.length ?? 0,
    pricesFor: offered ?? undefined,
    prices: isLoadingOffers ? 'loading' : offers === null ? 'none' : 'ready',
    onScopeChange: (scope) => toggleAll(scope === 'all'),
    onRecentChoose: openDeepLink,
  };
};
