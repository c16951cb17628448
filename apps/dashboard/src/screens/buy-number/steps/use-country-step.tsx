import { $countries } from '@sms/domain/catalogue/lists/catalogue-lists';
import {
  $countryOffers,
  $isOffersLoading,
  $offeredServiceName,
} from '@sms/domain/catalogue/offers/country-offers';
import {
  $countryQuery,
  $countryScope,
  $countrySort,
  $shownCountries,
  allCountriesToggled,
  countryQueryChanged,
  countrySortChanged,
} from '@sms/domain/catalogue/lists/country-list';
import { $suggestedServices } from '@sms/domain/catalogue/lists/service-list';
import { countryChosen } from '@sms/domain/catalogue/selection';
import { $recentPurchases } from '@sms/domain/purchase/wizard/recent-purchases';
import { deepLinkOpened } from '@sms/domain/purchase/wizard/deep-link';
import { wizardResetClicked } from '@sms/domain/purchase/wizard/wizard-buttons';
import type { BuyNumberStep } from '@sms/ui/pages/buy-number';
import { CountryResults } from '@sms/ui/catalogue/country-list/country-results';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import type { FirstSearchScreenProps } from '../first-search-screen';

/** Without its code, a search finds countries. */
const FirstSearchScreen = lazyWithRetry<FirstSearchScreenProps>(
  () => import('../first-search-screen'),
  (notice, { results }) => (
    <>
      {notice}
      <CountryResults {...results} />
    </>
  ),
);

export const useCountryStep = (): BuyNumberStep => {
  const { all, offers, isLoadingOffers, offered, toggleAll, openDeepLink, reset, ...list } = useUnit({
    all: $countries,
    offers: $countryOffers,
    isLoadingOffers: $isOffersLoading,
    offered: $offeredServiceName,
    recent: $recentPurchases,
    services: $suggestedServices,
    countries: $shownCountries,
    scope: $countryScope,
    query: $countryQuery,
    sort: $countrySort,
    onQueryChange: countryQueryChanged,
    onSortChange: countrySortChanged,
    toggleAll: allCountriesToggled,
    openDeepLink: deepLinkOpened,
    reset: wizardResetClicked,
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
    onServiceToggle: (service) =>
      list.services.some(({ code, isChosen }) => isChosen && code === service)
        ? reset()
        : openDeepLink({ service }),
    renderResults: (results) => <FirstSearchScreen results={results} />,
  };
};
